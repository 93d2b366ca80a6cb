//===- callables.h - Parameters of any callable -----------------*- C++ -*-===//
//
// What inspect.signature shows: functions, bound methods, partials, classes,
// modelled functions with a signature.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

namespace pallasd::python {

struct CallableParameter {
  Name name;
  enum Kind : uint8_t { PosOnly, Normal, VarArg, KwOnly, KwArg } kind;
  Value defaultValue; ///< Undefined: none
  Value annotation;   ///< Undefined: none
};
/// One Value a parameter, as a Python call binds them; raises Python's
/// TypeError, in which the callable is named `function`.
Values bindParameters(Interp &interp, const std::string &function, std::span<const CallableParameter> parameters,
                      const CallArgs &args);
/// nullopt if they are not known. `followWrapped`: looks at `__wrapped__`, as inspect does.
std::optional<std::vector<CallableParameter>> callableParameters(Interp &interp, Value callable, bool followWrapped);

} // namespace pallasd::python
