//===- device_cli.h - Verbs that execute user code --------------*- C++ -*-===//
//
// run, and what else needs the user's own Python. Kept apart from the other
// verbs, none of which ever executes user code.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <memory>
#include <optional>

namespace CLI {
class App;
}

namespace pallasd::commands {

class DeviceCommands {
public:
  /// Declares the verbs.
  explicit DeviceCommands(CLI::App &app);
  ~DeviceCommands();
  /// Performs the one that the command line names: its exit code; none, if it
  /// names another verb.
  std::optional<int> perform();

private:
  struct Verbs;
  std::unique_ptr<Verbs> verbs;
};

} // namespace pallasd::commands
