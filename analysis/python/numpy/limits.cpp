//===- limits.cpp - np.finfo and np.iinfo -----------------------------*- C++ -*-===//
#include "analysis/python/numpy/limits.h"

#include "analysis/python/numpy/classes.h"
#include "analysis/python/numpy/conversions.h"
#include "analysis/python/plain_errors.h"

#include <cmath>

namespace pallasd::python::numpy {

namespace {

struct FloatLimits {
  DType dtype;
  int mantissa, exponentBits;
  int minExponent, maxExponent; ///< of the smallest normal; of the largest power of two plus one
  double largest;
};

constexpr FloatLimits kFloats[] = {
    {DType::Float64, 52, 11, -1022, 1024, 1.7976931348623157e308},
    {DType::Float32, 23, 8, -126, 128, 3.4028234663852886e38},
    {DType::Float16, 10, 5, -14, 16, 65504},
    {DType::BFloat16, 7, 8, -126, 128, 3.3895313892515355e38},
    {DType::Float8E5M2, 2, 5, -14, 16, 57344},
    {DType::Float8E5M2FNUZ, 2, 5, -15, 16, 57344},
    {DType::Float8E4M3FN, 3, 4, -6, 9, 448},
    {DType::Float8E4M3, 3, 4, -6, 8, 240},
    {DType::Float8E4M3FNUZ, 3, 4, -7, 8, 240},
    {DType::Float8E4M3B11FNUZ, 3, 4, -10, 5, 30},
    {DType::Float8E3M4, 4, 3, -2, 4, 15.5},
    {DType::Float4E2M1FN, 1, 2, 0, 3, 6},
};

struct InfoObject : Native {
  DType dtype;
  bool isFloat;
  std::vector<std::pair<std::string, Value>> fields;
  InfoObject(DType dtype, bool isFloat) : dtype(dtype), isFloat(isFloat) {}
  Class *pyClass(Interp &interp) const override;
  std::optional<Value> getAttr(Interp &, Name name) override {
    for (const auto &[field, value] : fields)
      if (field == *name)
        return value;
    return std::nullopt;
  }
  std::string repr(Interp &) override {
    return (isFloat ? "finfo(dtype=" : "iinfo(dtype=") + std::string(jax::name(dtype)) + ")";
  }
};

struct InfoClasses {
  Class *finfo = nullptr, *iinfo = nullptr;
};

Class *InfoObject::pyClass(Interp &interp) const {
  auto &classes = interp.extension<InfoClasses>();
  if (!classes.finfo) {
    Heap::Permanent permanent(interp.heap);
    classes.finfo = interp.makeClass("numpy", "finfo");
    classes.iinfo = interp.makeClass("numpy", "iinfo");
  }
  return isFloat ? classes.finfo : classes.iinfo;
}

DType argument(Interp &interp, const CallArgs &args) {
  if (args.pos.empty())
    interp.raise("TypeError", "missing argument 'dtype'");
  auto like = toDType(interp, args.pos[0]);
  if (!like)
    if (auto operand = operandOf(interp, args.pos[0]))
      like = DTypeLike{operand->dtype};
  if (!like)
    interp.raise("TypeError", "Cannot interpret " + interp.repr(args.pos[0]) + " as a data type");
  return like->dtype;
}

} // namespace

Value floatInfo(Interp &interp, DType dtype) {
  DType part = dtype == DType::Complex64 ? DType::Float32 : dtype == DType::Complex128 ? DType::Float64 : dtype;
  for (const FloatLimits &limits : kFloats) {
    if (limits.dtype != part)
      continue;
    auto *info = interp.heap.make<InfoObject>(part, true);
    auto scalar = [&](double value) { return makeScalar(interp, part, Element{.d = value}); };
    double tiny = std::ldexp(1.0, limits.minExponent);
    info->fields = {{"max", scalar(limits.largest)},
                    {"min", scalar(-limits.largest)},
                    {"eps", scalar(std::ldexp(1.0, -limits.mantissa))},
                    {"epsneg", scalar(std::ldexp(1.0, -limits.mantissa - 1))},
                    {"tiny", scalar(tiny)},
                    {"smallest_normal", scalar(tiny)},
                    {"smallest_subnormal", scalar(std::ldexp(tiny, -limits.mantissa))},
                    {"bits", Value::integer(jax::bitWidth(part))},
                    {"nmant", Value::integer(limits.mantissa)},
                    {"nexp", Value::integer(limits.exponentBits)},
                    {"maxexp", Value::integer(limits.maxExponent)},
                    {"minexp", Value::integer(limits.minExponent)},
                    {"dtype", dtypeObject(interp, part)}};
    return info;
  }
  interp.raise("ValueError", "data type " + std::string(jax::name(dtype)) + " not inexact");
}

Value intInfo(Interp &interp, DType dtype) {
  if (!jax::isInteger(dtype))
    interp.raise("ValueError", "Invalid integer data type '" + std::string(jax::name(dtype)) + "'.");
  unsigned bits = jax::bitWidth(dtype);
  auto *info = interp.heap.make<InfoObject>(dtype, false);
  int64_t low = jax::isSigned(dtype) ? (bits == 64 ? INT64_MIN : -(int64_t(1) << (bits - 1))) : 0;
  Value high = jax::isSigned(dtype)
                   ? Value::integer(~low)
                   : elementToPython(interp, Element{.i = bits == 64 ? -1 : (int64_t(1) << bits) - 1}, dtype);
  info->fields = {{"min", Value::integer(low)},
                  {"max", high},
                  {"bits", Value::integer(bits)},
                  {"dtype", dtypeObject(interp, dtype)},
                  {"kind", interp.str(jax::isSigned(dtype) ? "i" : "u")}};
  return info;
}

void requireInRange(Interp &interp, Value number, DType dtype) {
  bool big = number.isObject() && number.object()->kind == ObjKind::BigInt;
  if (!jax::isInteger(dtype) || (!number.isInt() && !big))
    return;
  unsigned bits = jax::bitWidth(dtype);
  bool isSigned = jax::kind(dtype) == jax::DTypeKind::Signed;
  if (big && bits == 64)
    return; // uint64 holds some of them
  if (!big && bits == 64 && (isSigned || number.asInt() >= 0))
    return;
  int64_t largest = bits == 64 ? INT64_MAX : (int64_t(1) << (bits - isSigned)) - 1;
  int64_t least = isSigned ? -largest - 1 : 0;
  if (big || number.asInt() < least || number.asInt() > largest)
    raisePlain(interp, "OverflowError",
               "the Python integer " + interp.repr(number) + " is out of bounds for " + std::string(jax::name(dtype)));
}

void askForArray(Interp &interp, Value value) {
  Value ask = value.as<Native>() ? interp.getAttrOr(value, intern("__array__")) : Value();
  if (!ask.isUndefined())
    interp.call(ask, {});
}

PALLASD_MODULE("numpy", b) {
  b.raw("finfo", [](Interp &i, const CallArgs &args) { return floatInfo(i, argument(i, args)); });
  b.raw("iinfo", [](Interp &i, const CallArgs &args) { return intInfo(i, argument(i, args)); });
}
PALLASD_MODULE("ml_dtypes", b) {
  b.raw("finfo", [](Interp &i, const CallArgs &args) { return floatInfo(i, argument(i, args)); });
  b.raw("iinfo", [](Interp &i, const CallArgs &args) { return intInfo(i, argument(i, args)); });
}

} // namespace pallasd::python::numpy
