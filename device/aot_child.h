//===- aot_child.h - libtpu in a process of its own -------------*- C++ -*-===//
//
// libtpu ends its process on some inputs (1.6 % of random mutations of good
// modules, measured), so it is loaded into a child only: this binary again, as
// `pallasd aot-child LIBTPU`. The child reads a request a line and answers each
// with a line, both JSON:
//   {id, topology, partitions, program}  program: StableHLO text
//   {id, code, message} | {id, codeBytes, vmemBytes?}   code: of absl::Status
// Before the first one it says {ready: true} or {problem: text}.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <string>

namespace pallasd::device {

/// Serves until its input ends; the process's exit code.
int serveAot(const std::string &libtpu);

} // namespace pallasd::device
