//===- python_float.h - Floating-point numbers as Python writes them --------===//
//
// The shortest digits that give the number back, laid out as Python's repr
// does: plain from 1e-4 up to below 1e16, with an exponent of at least two
// digits elsewhere, always with a point or an exponent.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <string>

namespace pallasd {

/// repr(value): "0.1", "1e-05", "1e+16", "-0.0", "inf", "nan".
std::string pythonRepr(double value);

} // namespace pallasd
