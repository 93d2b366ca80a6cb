//===- bigint.h - Integers beyond 64 bits -----------------------*- C++ -*-===//
//
// An integer that fits int64 is always Tag::Int; makeInt normalises.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/value.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace pallasd::python {

using Integer = boost::multiprecision::cpp_int;

struct BigInt : Obj {
  static bool classof(const Obj *o) { return o->kind == ObjKind::BigInt; }
  const Integer value;
  explicit BigInt(Integer v) : Obj(ObjKind::BigInt), value(std::move(v)) {}
};

Value makeInt(Interp &interp, const Integer &value, SymId sym = 0);
/// Of a Bool, Int or BigInt.
Integer toInteger(Value value);
inline bool isIntLike(Value v) { return v.isInt() || v.isBool() || v.as<BigInt>(); }
/// Nearest double; infinity if it is out of range.
double integerToDouble(const Integer &value);
/// Exact value of an integral double.
Integer integerFromDouble(double value);
std::string integerText(const Integer &value, unsigned base = 10);

} // namespace pallasd::python
