//===- dtype_object.cpp - np.dtype and the scalar classes ----------*- C++ -*-===//
//
// np.float32 is a class, np.dtype('float32') an object; both, their names and
// jax.numpy's scalar types compare equal where numpy says so. ml_dtypes' types
// are scalar classes of their own module; jax.numpy counts them as np.floating
// or np.integer, numpy does not.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"
#include "analysis/python/numpy/classes.h"
#include "analysis/python/numpy/conversions.h"

#include <algorithm>

namespace pallasd::python::numpy {

namespace {

bool isMlDType(DType dtype) {
  switch (dtype) {
  case DType::Int2:
  case DType::Int4:
  case DType::UInt2:
  case DType::UInt4:
  case DType::BFloat16:
    return true;
  default:
    return dtype >= DType::Float4E2M1FN && dtype <= DType::Float8E8M0FNU;
  }
}

Class *abstractBase(const NumpyClasses &c, DType dtype) {
  if (isMlDType(dtype) || dtype == DType::Bool)
    return c.generic;
  switch (jax::kind(dtype)) {
  case jax::DTypeKind::Signed:
    return c.signedInteger;
  case jax::DTypeKind::Unsigned:
    return c.unsignedInteger;
  case jax::DTypeKind::Float:
    return c.floating;
  case jax::DTypeKind::Complex:
    return c.complexFloating;
  default:
    return c.generic;
  }
}

Value constructScalar(Interp &interp, DType dtype, const CallArgs &args) {
  if (args.pos.empty())
    return makeScalar(interp, dtype, Element{.i = 0});
  if (args.pos[0].as<Unknown>())
    return args.pos[0];
  requireInRange(interp, args.pos[0], dtype);
  return castArray(interp, args.pos[0], dtype);
}

/// A scalar or an array of rank 0 is formatted as Python's number.
static Value formatted(Interp &interp, std::span<const Value> args) {
  auto *spec = args[1].as<Str>();
  if (!spec || spec->text.empty())
    return interp.str(interp.toStr(args[0]));
  if (!operandOf(interp, args[0])->shape.empty())
    interp.raise("TypeError", "unsupported format string passed to numpy.ndarray.__format__");
  Value number = interp.callMethod(args[0], "item");
  return number.isUnknown() ? number : interp.format(number, spec->text);
}

static void defineSpecials(Interp &interp, Class *cls) {
  interp.defMethod(cls, "__format__(self, spec, /)", formatted);
  interp.defMethod(cls, "__abs__(self)", [](Interp &in, std::span<const Value> args) {
    return in.call(in.getAttr(in.importModule("numpy"), "abs"), {args[0]});
  });
}

void makeClasses(Interp &interp, NumpyClasses &c) {
  auto abstract = [&](const char *name, Class *base) {
    return interp.makeClass("numpy", name, base ? std::vector<Class *>{base} : std::vector<Class *>{});
  };
  c.generic = abstract("generic", nullptr);
  c.number = abstract("number", c.generic);
  c.integer = abstract("integer", c.number);
  c.signedInteger = abstract("signedinteger", c.integer);
  c.unsignedInteger = abstract("unsignedinteger", c.integer);
  c.inexact = abstract("inexact", c.number);
  c.floating = abstract("floating", c.inexact);
  c.complexFloating = abstract("complexfloating", c.inexact);
  c.flexible = abstract("flexible", c.generic);
  c.ndarray = abstract("ndarray", nullptr);
  c.dtype = abstract("dtype", nullptr);
  defineSpecials(interp, c.generic);
  defineSpecials(interp, c.ndarray);
  interp.defMethod(c.dtype, "__str__(self)",
                   [](Interp &interp, std::span<const Value> args) { return interp.getAttr(args[0], "name"); });
  c.dtype->construct = [](Interp &interp, const CallArgs &args) -> Value {
    if (args.pos.empty())
      interp.raise("TypeError", "dtype() missing required argument 'dtype'");
    if (args.pos[0].as<Unknown>())
      return args.pos[0];
    auto like = toDType(interp, args.pos[0]);
    if (!like)
      interp.raise("TypeError", "Cannot interpret " + interp.repr(args.pos[0]) + " as a data type");
    return dtypeObject(interp, like->dtype);
  };
  for (size_t i = 0; i < size_t(DType::Count); ++i) {
    DType dtype = DType(i);
    if (!isNumpyDType(dtype))
      continue;
    std::string name(jax::name(dtype));
    Class *cls = interp.makeClass(isMlDType(dtype) ? "ml_dtypes" : "numpy", dtype == DType::Bool ? "bool" : name,
                                  {abstractBase(c, dtype)});
    cls->construct = [dtype](Interp &interp, const CallArgs &args) { return constructScalar(interp, dtype, args); };
    c.dtypes[i] = interp.heap.make<DTypeObject>(dtype);
    c.scalars[i] = cls;
    c.dtypeOf[cls] = dtype;
    interp.defProperty(cls, "dtype",
                       [dtype](Interp &interp, std::span<const Value>) { return dtypeObject(interp, dtype); });
  }
}

std::optional<DType> namedDType(std::string_view text) {
  static constexpr std::pair<std::string_view, DType> spellings[] = {
      {"float", DType::Float64},     {"double", DType::Float64}, {"d", DType::Float64},
      {"half", DType::Float16},      {"e", DType::Float16},      {"single", DType::Float32},
      {"f", DType::Float32},         {"int", DType::Int64},      {"intp", DType::Int64},
      {"long", DType::Int64},        {"longlong", DType::Int64}, {"l", DType::Int64},
      {"q", DType::Int64},           {"p", DType::Int64},        {"intc", DType::Int32},
      {"i", DType::Int32},           {"short", DType::Int16},    {"h", DType::Int16},
      {"byte", DType::Int8},         {"b", DType::Int8},         {"uint", DType::UInt64},
      {"uintp", DType::UInt64},      {"ulong", DType::UInt64},   {"ulonglong", DType::UInt64},
      {"L", DType::UInt64},          {"Q", DType::UInt64},       {"P", DType::UInt64},
      {"uintc", DType::UInt32},      {"I", DType::UInt32},       {"ushort", DType::UInt16},
      {"H", DType::UInt16},          {"ubyte", DType::UInt8},    {"B", DType::UInt8},
      {"bool_", DType::Bool},        {"?", DType::Bool},         {"complex", DType::Complex128},
      {"csingle", DType::Complex64}, {"F", DType::Complex64},    {"cdouble", DType::Complex128},
      {"D", DType::Complex128}};
  static constexpr std::pair<std::string_view, DType> sized[] = {
      {"b1", DType::Bool},      {"i1", DType::Int8},       {"i2", DType::Int16},   {"i4", DType::Int32},
      {"i8", DType::Int64},     {"u1", DType::UInt8},      {"u2", DType::UInt16},  {"u4", DType::UInt32},
      {"u8", DType::UInt64},    {"f2", DType::Float16},    {"f4", DType::Float32}, {"f8", DType::Float64},
      {"c8", DType::Complex64}, {"c16", DType::Complex128}};
  if (auto dtype = jax::dtypeFromName(text); dtype && isNumpyDType(*dtype))
    return dtype;
  for (auto [spelling, dtype] : spellings)
    if (text == spelling)
      return dtype;
  // Byte order is this machine's, or there is none.
  if (text.starts_with('<') || text.starts_with('=') || text.starts_with('|'))
    text.remove_prefix(1);
  for (auto [spelling, dtype] : sized)
    if (text == spelling)
      return dtype;
  return std::nullopt;
}

/// Types of numpy that no array here has: texts, objects, times, records, other byte orders.
bool isForeignDType(std::string_view text) {
  static constexpr std::string_view whole[] = {"str",         "bytes", "object",     "void",        "datetime64",
                                               "timedelta64", "g",     "longdouble", "clongdouble", "f16",
                                               "float128",    "c32",   "G",          "complex256",  "unicode"};
  if (std::ranges::find(whole, text) != std::end(whole) || text.find(',') != std::string_view::npos)
    return true;
  if (text.starts_with('<') || text.starts_with('=') || text.starts_with('|') || text.starts_with('>'))
    return true;
  return !text.empty() && std::string_view("OSUVaMm").find(text[0]) != std::string_view::npos;
}

const char *kindLetter(DType dtype) {
  if (dtype == DType::Bool)
    return "b";
  if (isMlDType(dtype))
    return "V";
  switch (jax::kind(dtype)) {
  case jax::DTypeKind::Signed:
    return "i";
  case jax::DTypeKind::Unsigned:
    return "u";
  case jax::DTypeKind::Float:
    return "f";
  case jax::DTypeKind::Complex:
    return "c";
  default:
    return "O";
  }
}

} // namespace

bool isNumpyDType(DType dtype) { return dtype < DType::Float0; }

NumpyClasses &classes(Interp &interp) {
  auto &c = interp.extension<NumpyClasses>();
  if (!c.generic) {
    Heap::Permanent permanent(interp.heap);
    makeClasses(interp, c);
  }
  return c;
}

Class *scalarClass(Interp &interp, DType dtype) { return classes(interp).scalars[size_t(dtype)]; }

std::optional<DType> dtypeOfScalarClass(Interp &interp, const Class *cls) {
  auto &map = classes(interp).dtypeOf;
  auto found = map.find(cls);
  return found == map.end() ? std::nullopt : std::optional(found->second);
}

Value dtypeObject(Interp &interp, DType dtype) {
  auto &slot = classes(interp).dtypes[size_t(dtype)];
  if (!slot) {
    Heap::Permanent permanent(interp.heap);
    slot = interp.heap.make<DTypeObject>(dtype);
  }
  return slot;
}

std::optional<DTypeLike> toDType(Interp &interp, Value value) {
  if (auto *text = value.as<Str>()) {
    auto dtype = namedDType(text->text);
    if (!dtype && isForeignDType(text->text))
      throw UnknownUse{interp.impl().reason(Reason::Unmodelled, "the numpy dtype '" + text->text + "'")};
    return dtype ? std::optional(DTypeLike{*dtype}) : std::nullopt;
  }
  if (auto *cls = value.as<Class>()) {
    static constexpr std::pair<std::string_view, DType> python[] = {
        {"bool", DType::Bool}, {"int", DType::Int64}, {"float", DType::Float64}, {"complex", DType::Complex128}};
    if (auto dtype = dtypeOfScalarClass(interp, cls))
      return DTypeLike{*dtype};
    for (auto [name, dtype] : python)
      if (cls == interp.builtinClass(name))
        return DTypeLike{dtype, true};
    for (const char *name : {"object", "str", "bytes"})
      if (cls == interp.builtinClass(name))
        throw UnknownUse{interp.impl().reason(Reason::Unmodelled, std::string("the numpy dtype of ") + name)};
    return std::nullopt;
  }
  if (auto *native = value.as<Native>())
    if (auto *object = dynamic_cast<DTypeObject *>(native))
      return DTypeLike{object->dtype};
  if (!value.isObject() || value.as<Unknown>())
    return std::nullopt;
  Value attribute = interp.getAttrOr(value, intern("dtype"));
  if (auto *native = attribute.as<Native>())
    if (auto *object = dynamic_cast<DTypeObject *>(native))
      return DTypeLike{object->dtype};
  return std::nullopt;
}

bool isSubdtype(Interp &interp, DType dtype, const Class *cls) {
  auto &c = classes(interp);
  if (auto concrete = dtypeOfScalarClass(interp, cls))
    return *concrete == dtype;
  if (cls == c.generic)
    return true;
  switch (jax::kind(dtype)) {
  case jax::DTypeKind::Signed:
    return cls == c.signedInteger || cls == c.integer || cls == c.number;
  case jax::DTypeKind::Unsigned:
    return cls == c.unsignedInteger || cls == c.integer || cls == c.number;
  case jax::DTypeKind::Float:
    return cls == c.floating || cls == c.inexact || cls == c.number;
  case jax::DTypeKind::Complex:
    return cls == c.complexFloating || cls == c.inexact || cls == c.number;
  default:
    return false;
  }
}

//===----------------------------------------------------------------------===//
// DTypeObject
//===----------------------------------------------------------------------===//

Class *DTypeObject::pyClass(Interp &interp) const { return classes(interp).dtype; }

std::optional<Value> DTypeObject::getAttr(Interp &interp, Name attribute) {
  const std::string &text = *attribute;
  if (text == "name" || text == "__name__")
    return interp.str(std::string(jax::name(dtype)));
  if (text == "itemsize")
    return Value::integer(jax::itemSize(dtype));
  if (text == "kind")
    return interp.str(kindLetter(dtype));
  if (text == "type" && isNumpyDType(dtype))
    return Value(scalarClass(interp, dtype));
  if (text == "dtype" || text == "base")
    return Value(this);
  if (text == "shape")
    return interp.tuple({});
  if (text == "ndim")
    return Value::integer(0);
  if (text == "str" || text == "char" || text == "num")
    return interp.unknown(Reason::Unmodelled, "numpy.dtype." + text);
  return std::nullopt;
}

bool DTypeObject::equals(Interp &interp, Value other) {
  if (other.isObject() && other.object() == this)
    return true;
  if (!other.isObject())
    return other.isNone() && dtype == DType::Float64;
  auto like = toDType(interp, other);
  return like && like->dtype == dtype && (other.as<Class>() || other.as<Str>() || other.as<Native>());
}

std::optional<Value> DTypeObject::compare(Interp &interp, syntax::CompareOperator op, Value other) {
  if (other.as<Unknown>())
    return other;
  if (op == syntax::CompareOperator::Eq)
    return Value::boolean(equals(interp, other));
  if (op == syntax::CompareOperator::NotEq)
    return Value::boolean(!equals(interp, other));
  return std::nullopt;
}

std::optional<uint64_t> DTypeObject::hash(Interp &) { return 0x9e3779b97f4a7c15ull * (uint64_t(dtype) + 1); }

std::string DTypeObject::repr(Interp &) {
  return jax::isExtended(dtype) ? std::string(jax::name(dtype)) : "dtype('" + std::string(jax::name(dtype)) + "')";
}

uint64_t DTypeObject::contentHash(Interp &) const { return 0x51ed270b27ab0f77ull + uint64_t(dtype); }

} // namespace pallasd::python::numpy
