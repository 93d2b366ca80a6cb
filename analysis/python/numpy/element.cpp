//===- element.cpp - Single elements: rounding and casting --------*- C++ -*-===//
//
// Float formats narrower than double are rounded to nearest even here, with
// their own exponent range; overflow gives infinity, or NaN where the format
// has no infinity (the e4m3fn family), as ml_dtypes does.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/numpy/ndarray.h"

#include <cmath>
#include <limits>

namespace pallasd::python::numpy {

namespace {

struct Format {
  int mantissaBits;
  int minExponent; ///< of the smallest normal number
  double largest;  ///< largest finite number
  bool hasInfinity;
  bool isSigned = true;
};

const Format *formatOf(DType dtype) {
  static const Format half{10, -14, 65504, true};
  static const Format bfloat{7, -126, 3.3895313892515355e38, true};
  static const Format e5m2{2, -14, 57344, true};
  static const Format e5m2fnuz{2, -15, 57344, false};
  static const Format e4m3fn{3, -6, 448, false};
  static const Format e4m3{3, -6, 240, true};
  static const Format e4m3fnuz{3, -7, 240, false};
  static const Format e4m3b11{3, -10, 30, false};
  static const Format e3m4{4, -2, 15.5, true};
  static const Format e8m0{0, -127, 1.7014118346046923e38, false, false};
  static const Format e2m1{1, 0, 6, false};
  switch (dtype) {
  case DType::Float16:
    return &half;
  case DType::BFloat16:
    return &bfloat;
  case DType::Float8E5M2:
    return &e5m2;
  case DType::Float8E5M2FNUZ:
    return &e5m2fnuz;
  case DType::Float8E4M3FN:
    return &e4m3fn;
  case DType::Float8E4M3:
    return &e4m3;
  case DType::Float8E4M3FNUZ:
    return &e4m3fnuz;
  case DType::Float8E4M3B11FNUZ:
    return &e4m3b11;
  case DType::Float8E3M4:
    return &e3m4;
  case DType::Float8E8M0FNU:
    return &e8m0;
  case DType::Float4E2M1FN:
    return &e2m1;
  default:
    return nullptr;
  }
}

double roundTo(double value, const Format &format) {
  if (!std::isfinite(value) || value == 0)
    return std::isinf(value) && !format.hasInfinity ? std::numeric_limits<double>::quiet_NaN() : value;
  int exponent = std::max(std::ilogb(value), format.minExponent);
  double unit = std::ldexp(1.0, exponent - format.mantissaBits);
  double rounded = std::nearbyint(value / unit) * unit;
  if (std::fabs(rounded) <= format.largest)
    return rounded;
  if (!format.hasInfinity)
    return std::numeric_limits<double>::quiet_NaN();
  return std::copysign(std::numeric_limits<double>::infinity(), value);
}

int64_t wrapInteger(int64_t value, DType dtype) {
  unsigned bits = jax::bitWidth(dtype);
  if (bits >= 64)
    return value;
  uint64_t masked = uint64_t(value) & ((uint64_t(1) << bits) - 1);
  if (jax::isSigned(dtype) && (masked >> (bits - 1)))
    masked |= ~uint64_t(0) << bits;
  return int64_t(masked);
}

} // namespace

double roundToDType(double value, DType dtype) {
  if (dtype == DType::Float32)
    return double(float(value));
  const Format *format = formatOf(dtype);
  return format ? roundTo(value, *format) : value;
}

Element elementFromInt(int64_t value, DType dtype) {
  Element element{.i = 0};
  if (isFloatElement(dtype))
    element.d = roundToDType(double(value), dtype);
  else
    element.i = dtype == DType::Bool ? value != 0 : wrapInteger(value, dtype);
  return element;
}

Element elementFromDouble(double value, DType dtype) {
  Element element{.i = 0};
  if (isFloatElement(dtype))
    element.d = roundToDType(value, dtype);
  else if (dtype == DType::Bool)
    element.i = value != 0;
  else if (std::fabs(value) < 9.2e18)
    element.i = wrapInteger(int64_t(value), dtype);
  else if (dtype == DType::Int32)
    element.i = std::numeric_limits<int32_t>::min(); // what the processor's conversion gives
  else
    element.i = wrapInteger(std::numeric_limits<int64_t>::min(), dtype);
  return element;
}

Element castElement(Element element, DType from, DType to) {
  if (from == to)
    return element;
  if (isFloatElement(from))
    return elementFromDouble(element.d, to);
  if (from == DType::UInt64 && element.i < 0 && isFloatElement(to))
    return elementFromDouble(double(uint64_t(element.i)), to);
  return elementFromInt(element.i, to);
}

Value elementToPython(Interp &interp, Element element, DType dtype) {
  if (isFloatElement(dtype))
    return Value::real(element.d);
  if (dtype == DType::Bool)
    return Value::boolean(element.i != 0);
  if (dtype == DType::UInt64 && element.i < 0) {
    Value half = Value::integer(int64_t(uint64_t(element.i) >> 1));
    Value doubled = interp.binary(syntax::Operator::Mult, half, Value::integer(2));
    return interp.binary(syntax::Operator::Add, doubled, Value::integer(element.i & 1));
  }
  return Value::integer(element.i);
}

} // namespace pallasd::python::numpy
