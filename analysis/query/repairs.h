//===- repairs.h - What a failed attempt teaches ----------------*- C++ -*-===//
//
// An attempt with stand-ins that ended early says why: a guard of the program
// that came out wrong, a rank that doesn't unpack, sizes that don't fit each
// other. Each becomes a change of the stand-ins; a change that gives what was
// tried before is passed over.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/query/usage.h"
#include "analysis/query/witnesses.h"
#include "analysis/query/workspace.h"

#include <set>
#include <string>
#include <vector>

namespace pallasd::query {

struct Trouble {
  std::string exceptionClass, text;
  bool byProgram = false;                  ///< raised by the program or by plain Python, not by a model of JAX
  bool inKernel = false;                   ///< while a kernel was traced or judged
  std::vector<python::Position> traceback; ///< user frames, innermost first
  std::vector<python::Interp::Condition> conditions; ///< on assumed values, in order
};
Trouble troubleOf(python::Interp &interp, const python::PyError &error);

struct RepairContext {
  Workspace &workspace;
  python::Module &module;
  const Usage &usage;
  const Usage::Function &function;
  WitnessMaker &maker;
};

/// Changes `arguments` to something that is not in `tried`, and enters it there.
/// False if nothing is left to try.
bool repair(RepairContext &context, Arguments &arguments, const Trouble &trouble, std::set<std::string> &tried);

} // namespace pallasd::query
