//===- jnp_types.cpp - jnp.float32 and what is known of dtypes ---------*- C++ -*-===//
//
// jax.numpy's scalar types are objects of their own: calling one converts its
// argument to an array of that dtype, comparing one compares dtypes.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/jnp.h"
#include "analysis/python/numpy/classes.h"
#include "analysis/python/numpy/limits.h"

#include <limits>

namespace pallasd::jax::jnp {

using namespace python;
namespace np = python::numpy;
using syntax::CompareOperator;

namespace {

using Args = std::span<const Value>;

struct ScalarTypeClass {
  Class *meta = nullptr;
};

struct ScalarType : Native {
  DType dtype;
  explicit ScalarType(DType dtype) : dtype(dtype) {}
  Class *pyClass(Interp &interp) const override {
    auto &holder = interp.extension<ScalarTypeClass>();
    if (!holder.meta) {
      Heap::Permanent permanent(interp.heap);
      holder.meta = interp.makeClass("jax.numpy", "_ScalarMeta", {interp.builtinClass("type")});
    }
    return holder.meta;
  }
  std::optional<Value> getAttr(Interp &interp, Name attribute) override {
    if (*attribute == "dtype")
      return np::dtypeObject(interp, dtype);
    if (*attribute == "__name__" || *attribute == "__qualname__")
      return interp.str(std::string(name(dtype)));
    return std::nullopt;
  }
  std::optional<Value> call(Interp &interp, const CallArgs &args) override {
    Value x = args.pos.empty() ? Value::integer(0) : args.pos[0];
    if (x.as<python::Unknown>())
      return x;
    return jnp::asarray(interp, x, canonicalDType(interp, dtype));
  }
  std::optional<Value> compare(Interp &interp, CompareOperator op, Value other) override {
    if (op != CompareOperator::Eq && op != CompareOperator::NotEq)
      return std::nullopt;
    return Value::boolean(equals(interp, other) == (op == CompareOperator::Eq));
  }
  bool equals(Interp &interp, Value other) override {
    auto like = np::toDType(interp, other);
    return like && like->dtype == dtype;
  }
  std::optional<uint64_t> hash(Interp &interp) override { return interp.hash(np::dtypeObject(interp, dtype)); }
  std::string repr(Interp &) override { return "<class 'jax.numpy." + std::string(name(dtype)) + "'>"; }
  uint64_t contentHash(Interp &) const override { return 0xa0761d6478bd642full + uint64_t(dtype); }
};

/// jax.dtypes.* and abstract classes as jnp.issubdtype takes them.
Value issubdtype(Interp &interp, Args args) {
  auto dtype = np::toDType(interp, args[0]);
  auto *cls = args[1].as<Class>();
  if (cls && *cls->name == "extended" && dtype)
    return Value::boolean(isExtended(dtype->dtype));
  if (cls && *cls->name == "prng_key" && dtype)
    return Value::boolean(dtype->dtype >= DType::KeyFry && dtype->dtype <= DType::KeyUnsafeRbg);
  if (cls && *cls->name == "semaphore_dtype" && dtype)
    return Value::boolean(dtype->dtype >= DType::Semaphore);
  if (!cls || np::dtypeOfScalarClass(interp, cls)) {
    auto other = np::toDType(interp, args[1]);
    return dtype && other ? Value::boolean(dtype->dtype == other->dtype)
                          : interp.unknown(Reason::Unmodelled, "jnp.issubdtype of " + interp.repr(args[1]));
  }
  if (!dtype) {
    auto *abstract = args[0].as<Class>();
    return abstract ? Value::boolean(abstract->isSubclassOf(cls))
                    : interp.unknown(Reason::Unmodelled, "jnp.issubdtype of " + interp.repr(args[0]));
  }
  auto &numpy = np::classes(interp);
  if (cls == interp.builtinClass("float"))
    cls = numpy.floating;
  else if (cls == interp.builtinClass("int"))
    cls = numpy.signedInteger;
  else if (cls == interp.builtinClass("bool"))
    return Value::boolean(dtype->dtype == DType::Bool);
  return Value::boolean(np::isSubdtype(interp, dtype->dtype, cls));
}

bool isKind(Interp &interp, DType dtype, Value kindValue) {
  if (auto *tuple = kindValue.as<Tuple>()) {
    for (Value each : tuple->items)
      if (isKind(interp, dtype, each))
        return true;
    return false;
  }
  if (auto *text = kindValue.as<Str>()) {
    const std::string &k = text->text;
    DTypeKind own = kind(dtype);
    return (k == "bool" && own == DTypeKind::Bool) || (k == "signed integer" && own == DTypeKind::Signed) ||
           (k == "unsigned integer" && own == DTypeKind::Unsigned) || (k == "integral" && isInteger(dtype)) ||
           (k == "real floating" && own == DTypeKind::Float) ||
           (k == "complex floating" && own == DTypeKind::Complex) ||
           (k == "numeric" && own != DTypeKind::Bool && own != DTypeKind::Extended);
  }
  auto other = np::toDType(interp, kindValue);
  return other && other->dtype == dtype;
}

DType infoDType(Interp &interp, Value value) {
  if (auto like = np::toDType(interp, value))
    return canonicalDType(interp, like->dtype);
  return lax::aval(interp, value).dtype;
}

Value resultTypeFunction(Interp &interp, Args args) {
  std::vector<TypedOperand> operands;
  for (Value value : args[0].as<Tuple>()->items) {
    auto aval = avalOf(interp, value);
    auto like = aval ? std::nullopt : np::toDType(interp, value);
    if (!aval && !like)
      return interp.unknown(Reason::Unmodelled, "jnp.result_type of " + interp.typeName(value));
    operands.push_back(
        aval ? TypedOperand{aval->dtype, aval->weakType}
             : TypedOperand{canonicalDType(interp, like->dtype), like->isPythonScalar && like->dtype != DType::Bool});
  }
  auto common = jax::resultType(operands, promotionMode(interp));
  return common ? np::dtypeObject(interp, *common) : interp.unknown(Reason::Unmodelled, "jnp.result_type");
}

void addScalarTypes(ModuleBuilder &b) {
  for (size_t i = 0; i < size_t(DType::Float0); ++i) {
    DType dtype = DType(i);
    b.set(dtype == DType::Bool ? "bool" : name(dtype), b.interp.heap.make<ScalarType>(dtype));
  }
  b.alias("bool_", "bool");
  for (auto [alias, dtype] :
       {std::pair("int_", "int32"), std::pair("float_", "float32"), std::pair("uint", "uint32"),
        std::pair("single", "float32"), std::pair("double", "float64"), std::pair("csingle", "complex64"),
        std::pair("cdouble", "complex128"), std::pair("complex_", "complex64")})
    b.alias(alias, dtype);
}

} // namespace

PALLASD_MODULE("jax.numpy", b) {
  addScalarTypes(b);
  auto &numpy = np::classes(b.interp);
  for (auto [name, cls] :
       {std::pair("generic", numpy.generic), std::pair("number", numpy.number), std::pair("integer", numpy.integer),
        std::pair("signedinteger", numpy.signedInteger), std::pair("unsignedinteger", numpy.unsignedInteger),
        std::pair("inexact", numpy.inexact), std::pair("floating", numpy.floating),
        std::pair("complexfloating", numpy.complexFloating), std::pair("dtype", numpy.dtype)})
    b.set(name, cls);
  b.set("ndarray", arrayClass(b.interp));
  b.set("pi", Value::real(3.141592653589793));
  b.set("e", Value::real(2.718281828459045));
  b.set("euler_gamma", Value::real(0.5772156649015329));
  b.set("inf", Value::real(std::numeric_limits<double>::infinity()));
  b.set("nan", Value::real(std::numeric_limits<double>::quiet_NaN()));
  b.set("newaxis", Value::none());
  b.def("finfo(dtype)", [](Interp &i, Args a) { return np::floatInfo(i, infoDType(i, a[0])); });
  b.def("iinfo(int_type)", [](Interp &i, Args a) { return np::intInfo(i, infoDType(i, a[0])); });
  b.def("issubdtype(arg1, arg2)", issubdtype);
  b.def("isdtype(dtype, kind)", [](Interp &i, Args a) {
    auto dtype = np::toDType(i, a[0]);
    return dtype ? Value::boolean(isKind(i, dtype->dtype, a[1])) : i.unknown(Reason::Unmodelled, "jnp.isdtype");
  });
  b.def("result_type(*args)", resultTypeFunction);
  b.def("promote_types(a, b)", [](Interp &i, Args a) -> Value {
    auto x = np::toDType(i, a[0]), y = np::toDType(i, a[1]);
    auto common = x && y ? promoteTypes(x->dtype, y->dtype, promotionMode(i)) : std::nullopt;
    return common ? np::dtypeObject(i, *common) : i.unknown(Reason::Unmodelled, "jnp.promote_types");
  });
  b.def("isscalar(element)", [](Interp &i, Args a) {
    auto aval = avalOf(i, a[0]);
    return Value::boolean((aval && aval->shape.empty()) || a[0].as<Str>());
  });
  b.def("ndim(a)", [](Interp &i, Args a) -> Value {
    auto aval = avalOf(i, a[0]);
    return aval ? Value::integer(int64_t(aval->shape.size())) : i.getAttr(a[0], "ndim");
  });
  b.def("shape(a)", [](Interp &i, Args a) -> Value {
    auto aval = avalOf(i, a[0]);
    return aval ? np::shapeTuple(i, aval->shape) : i.getAttr(a[0], "shape");
  });
  b.def("size(a, axis=None)", [](Interp &i, Args a) -> Value {
    auto aval = avalOf(i, a[0]);
    if (!aval)
      return i.getAttr(a[0], "size");
    return a[1].isNone() ? Value::integer(elementCount(aval->shape)) : i.getItem(np::shapeTuple(i, aval->shape), a[1]);
  });
  b.def("broadcast_shapes(*shapes)", [](Interp &i, Args a) {
    std::vector<Shape> shapes;
    for (Value shape : a[0].as<Tuple>()->items)
      shapes.push_back(np::shapeOf(i, shape));
    return np::shapeTuple(i, lax::numpyBroadcast(i, shapes));
  });
}

} // namespace pallasd::jax::jnp
