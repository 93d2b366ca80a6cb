//===- remote.h - Running a script on a host that ssh reaches ---*- C++ -*-===//
//
// One connection of OpenSSH with the user's own configuration. Its input carries
// our part, the script and the workspace's modules that it imports; its end is
// the remote side's sign to kill what runs and to remove everything
// (device/python/pallasd_remote.py).
//
//===----------------------------------------------------------------------===//
#pragma once

#include "device/run.h"
#include "device/sources.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

namespace pallasd::device {

/// ssh://[USER@]HOST[:PORT][/FOLDER]
struct Host {
  std::string user, name, port;
  std::string folder; ///< whose .venv is used; empty: the login folder
};
std::optional<Host> parseHost(const std::string &url);

struct RemoteOutcome {
  ProcessEnd end;
  std::string problem; ///< why the host did not run the script; empty: it did
};
/// `runner`: the request of pallasd_runner.py without places.
RemoteOutcome runRemotely(const RunRequest &request, const Host &host, const ScriptFiles &files,
                          const nlohmann::json &runner, const OutputSink &sink, const std::atomic<bool> *cancelled);

} // namespace pallasd::device
