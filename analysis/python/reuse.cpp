//===- reuse.cpp - One interpreter for many programs ------------*- C++ -*-===//
//
// Everything of Interp::Impl that is not a model's: what is keyed by nodes and
// modules of a program goes, classes and modelled modules stay.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/reuse.h"

#include "analysis/python/impl.h"

namespace pallasd::python {

void forgetProgram(Interp &interp) {
  Interp::Impl &impl = interp.impl();
  abandonGenerators(impl);
  impl.scriptDirectories.clear();
  impl.projectFolders.clear();
  std::erase_if(impl.units, [](const auto &unit) { return !unit.first->internal; });
  impl.firstLines.clear();
  impl.constants.clear();
  impl.constantCount = 0;
  impl.executedItems.clear();
  impl.refillSteps = 0;
  impl.iteratorLost = false;
  impl.classCell = nullptr;
  interp.recorder = nullptr;
  interp.bindings = nullptr;
  interp.cancel = nullptr;
  interp.onGap = nullptr;
  interp.onPrint = nullptr;
}

} // namespace pallasd::python
