//===- aot.h - Compiling for a TPU that isn't there -------------*- C++ -*-===//
//
// libtpu compiles ahead of time for any TPU generation, on any x86-64 Linux,
// without Python, JAX or a TPU. pallasd loads the user's own libtpu (it can't
// be shipped) into a child (aot_child.h), which stays warm between compiles and
// is started anew when it dies.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pallasd::device {

/// The libtpu.so to load: the setting; libtpu/libtpu.so in one of the folders; that of the interpreter's environment
/// (findInterpreter); $TPU_LIBRARY_PATH. Empty: none, `why` says where it was looked for.
struct FoundLibtpu {
  std::string path, why;
};
FoundLibtpu findLibtpu(const std::string &setting, const std::vector<std::string> &pythonPath,
                       const std::string &python, const std::string &file);

/// A place that libtpu named, as the module's locations have it: 1-based lines, columns as they are there.
struct AotPlace {
  std::string path;
  int32_t line = 0, column = 0, endLine = 0, endColumn = 0;
};

struct AotResult {
  enum class Verdict : uint8_t {
    Ok,
    Refused, ///< `message` and, mostly, `place`
    Died,    ///< libtpu ended its process
    TimedOut,
    Cancelled,
    Unavailable ///< no libtpu that can be loaded: `message` says what to do
  } verdict = Verdict::Unavailable;
  std::string code;    ///< "E2003" where libtpu gives one, else the name of the status: "INTERNAL"
  std::string message; ///< one paragraph
  std::optional<AotPlace> place;
  std::optional<int64_t> codeBytes, vmemBytes;
  double seconds = 0;
};

struct AotRequest {
  std::string chip;    ///< "v5e"
  int64_t devices = 1; ///< that the kernel talks to
  std::string program; ///< StableHLO text (lowering::stableHlo)
  std::chrono::milliseconds time{60'000};
};

/// Not thread-safe.
class AotCompiler {
public:
  explicit AotCompiler(std::string libtpu);
  ~AotCompiler();
  AotResult compile(const AotRequest &request, const std::atomic<bool> *cancelled = nullptr);

private:
  class Child;
  std::string libtpu;
  std::unique_ptr<Child> child;
  int64_t lastId = 0;
};

/// What a refusal says, taken apart. For tests.
void readRefusal(int code, const std::string &text, AotResult &result);

} // namespace pallasd::device
