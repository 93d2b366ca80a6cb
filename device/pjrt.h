//===- pjrt.h - The PJRT C API, as far as compiling needs it ----*- C++ -*-===//
//
// libtpu offers the PJRT C API: GetPjrtApi() gives a table of functions, each
// of which takes one struct and returns null or an error object. Tables and
// structs only ever grow at their end and begin with their own size, so that an
// older reader fits a newer library. Declared here is what compiling ahead of
// time uses. Source of the layout: PJRT C API 0.81, which drove libtpu 0.0.30 to
// 0.0.52 (API 0.81 to 0.117) unchanged.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstddef>
#include <cstdint>

namespace pallasd::device::pjrt {

struct Error;
struct Topology;
struct Executable;

/// Positions in the table.
enum Function : size_t {
  ErrorDestroy = 0,
  ErrorMessage = 1,
  ErrorGetCode = 2,
  PluginInitialize = 3,
  ExecutableDestroy = 40,
  ExecutableCodeSize = 45,
  ExecutableOptimizedProgram = 48,
  TopologyCreate = 82,
  TopologyDestroy = 83,
  Compile = 89,
};

struct Version {
  size_t structSize;
  void *extensions;
  int major, minor;
};

struct Api {
  size_t structSize; ///< in bytes; what lies beyond is not there
  void *extensions;
  Version version;
  void *functions[Compile + 1];
};
using GetApi = const Api *(*)();

/// Each struct's size as the callee checks it: up to the end of its last field, without padding behind that.
struct Head {
  size_t structSize;
  void *extensions = nullptr;
};

struct ErrorDestroyArgs {
  Head head{sizeof(ErrorDestroyArgs)};
  Error *error;
};
struct ErrorMessageArgs {
  Head head{sizeof(ErrorMessageArgs)};
  const Error *error;
  const char *message = nullptr; ///< out; lives as long as the error
  size_t messageSize = 0;        ///< out
};
struct ErrorGetCodeArgs {
  Head head{offsetof(ErrorGetCodeArgs, code) + sizeof(int)};
  const Error *error;
  int code = 0; ///< out: a code of absl::Status
};
struct PluginInitializeArgs {
  Head head{sizeof(PluginInitializeArgs)};
};

/// An option; here always a list of integers.
struct NamedInts {
  static constexpr int kIntegerList = 2;
  Head head{sizeof(NamedInts)};
  const char *name;
  size_t nameSize;
  int type = kIntegerList;
  const int64_t *values;
  size_t count;
};
struct TopologyCreateArgs {
  Head head{sizeof(TopologyCreateArgs)};
  const char *name;
  size_t nameSize;
  const NamedInts *options = nullptr;
  size_t optionCount = 0;
  Topology *topology = nullptr; ///< out
};
struct TopologyDestroyArgs {
  Head head{sizeof(TopologyDestroyArgs)};
  Topology *topology;
};

struct Program {
  Head head{sizeof(Program)};
  char *code = nullptr;
  size_t codeSize = 0;
  const char *format = nullptr; ///< "mlir": text or bytecode
  size_t formatSize = 0;
};
struct CompileArgs {
  Head head{sizeof(CompileArgs)};
  const Topology *topology;
  const Program *program;
  const char *options; ///< a serialised CompileOptionsProto
  size_t optionsSize;
  void *client = nullptr;
  Executable *executable = nullptr; ///< out
};
struct ExecutableDestroyArgs {
  Head head{sizeof(ExecutableDestroyArgs)};
  Executable *executable;
};
struct CodeSizeArgs {
  Head head{sizeof(CodeSizeArgs)};
  Executable *executable;
  int64_t bytes = 0; ///< out
};
struct OptimizedProgramArgs {
  Head head{sizeof(OptimizedProgramArgs)};
  Executable *executable;
  Program *program; ///< code null: its size is told; else it is written there
};

} // namespace pallasd::device::pjrt
