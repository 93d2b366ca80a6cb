//===- pallas_refs.cpp - Refs: surface, reading, writing -------------------===//
//
// The Python surface of Refs and the equations get, swap and addupdate.
// Indexers are built in pallas_indexing.cpp.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/pallas_refs.h"
#include "analysis/python/plain_errors.h"

namespace pallasd::jax::pallas {

using python::intern;
using python::Native;
using python::PyError;
using python::RefusalInfo;

std::string sentence(std::string text) {
  if (!text.empty())
    text[0] = char(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

void refuseHere(Interp &interp, std::string_view cls, std::string_view rule, std::string message, std::string why,
                std::map<std::string, std::string> facts) {
  RefusalInfo info;
  info.rule = rule;
  info.message = sentence(std::move(message));
  info.why = sentence(std::move(why));
  info.primary = interp.position();
  info.facts = std::move(facts);
  interp.refuse(cls, std::move(info));
}

RefSurface *asRef(Value value) {
  auto *native = value.as<Native>();
  return native ? dynamic_cast<RefSurface *>(native) : nullptr;
}

static std::string parameterName(const RefTracer &ref) {
  const Jaxpr &jaxpr = ref.builder->jaxpr();
  for (size_t i = 0; i < jaxpr.invars.size() && i < jaxpr.argNames.size(); ++i)
    if (!ref.atom.isLiteral && jaxpr.invars[i] == ref.atom.index)
      return jaxpr.argNames[i];
  return {};
}

std::string refName(Interp &interp, Value ref) {
  python::Frame *frame = interp.frame();
  while (frame && frame->internal)
    frame = frame->caller;
  if (frame)
    if (auto *subscript = syntax::dynCast<syntax::Subscript>(frame->current))
      return interp.sourceText(*subscript->value);
  RefSurface *surface = asRef(ref);
  Value base = surface ? surface->base() : ref;
  auto *native = base.as<Native>();
  auto *tracer = native ? dynamic_cast<RefTracer *>(native) : nullptr;
  std::string name = tracer ? parameterName(*tracer) : std::string();
  return name.empty() ? "the ref" : name;
}

//===----------------------------------------------------------------------===//
// Values of the trace
//===----------------------------------------------------------------------===//

static bool isPythonOrNumpyNumber(Value value) {
  if (value.isInt() || value.isBool() || value.isFloat())
    return true;
  auto *native = value.as<Native>();
  return native && dynamic_cast<python::numpy::NpScalar *>(native);
}

Value asTraceScalar(Interp &interp, Value value) {
  JaxprBuilder *builder = traceContext(interp).current();
  if (!builder || !isPythonOrNumpyNumber(value))
    return value;
  std::optional<Aval> aval = avalOf(interp, value);
  return aval ? builder->tracer(interp, *aval, builder->atomOf(interp, value)) : value;
}

Value asTraceValue(Interp &interp, Value value, DType dtype) {
  if (!isPythonOrNumpyNumber(value))
    return value;
  Value number = value;
  if (auto *native = value.as<Native>()) {
    auto *scalar = static_cast<python::numpy::NpScalar *>(native);
    number = python::numpy::elementToPython(interp, scalar->element, scalar->dtype);
  }
  python::numpy::Element element = number.isFloat() ? python::numpy::elementFromDouble(number.asFloat(), dtype)
                                                    : python::numpy::elementFromInt(number.asInt(), dtype);
  return asTraceScalar(interp, python::numpy::makeScalar(interp, dtype, element));
}

Param operandParam(Value value, Values &operands) {
  operands.push_back(value);
  return Param(IndexOperand{false, 0, uint32_t(operands.size() - 1)});
}

/// A start or size: static if it is a Python integer.
static IndexOperand indexOperand(Value value, Values &operands) {
  if (value.isInt() || value.isBool())
    return {true, value.asInt(), 0};
  operands.push_back(value);
  return {false, 0, uint32_t(operands.size() - 1)};
}

static RefUse flattenUse(Interp &interp, Value ref, Values &operands);

static DimIndexer flattenDim(Interp &interp, const LiveDim &dim, Values &operands) {
  DimIndexer result;
  result.kind = dim.kind;
  result.stride = dim.stride;
  result.ignoredValue = dim.ignoredValue;
  if (dim.kind == DimIndexer::Ref) {
    result.ref = std::make_shared<const RefUse>(flattenUse(interp, dim.start, operands));
    return result;
  }
  if (dim.kind == DimIndexer::Slice) {
    result.start = indexOperand(dim.start, operands);
    result.size = indexOperand(dim.size, operands);
    return result;
  }
  operands.push_back(dim.start);
  result.start = {false, 0, uint32_t(operands.size() - 1)};
  return result;
}

RefTransforms flattenTransforms(Interp &interp, const LiveTransforms &transforms, Values &operands) {
  RefTransforms result;
  for (const LiveTransform &live : transforms) {
    RefTransform transform;
    transform.kind = live.kind;
    for (const LiveDim &dim : live.dims)
      transform.dims.push_back(flattenDim(interp, dim, operands));
    transform.intIndexerShape = live.arrayShape;
    transform.dtype = live.dtype;
    transform.shape = live.shape;
    transform.permutation = live.permutation;
    transform.space = live.space;
    transform.flags = live.flags;
    result.push_back(std::move(transform));
  }
  return result;
}

/// pl.select_ref gives its choices, then the selector, as JAX flattens them.
static RefUse flattenUse(Interp &interp, Value ref, Values &operands) {
  RefSurface *surface = asRef(ref);
  Value base = surface->base();
  RefUse use;
  if (auto *view = dynamic_cast<RefView *>(base.as<Native>())) {
    for (Value choice : view->choices)
      use.choices.push_back(flattenUse(interp, choice, operands));
    use.choice = indexOperand(view->selector, operands);
    return use;
  }
  operands.push_back(base);
  use.operand = uint32_t(operands.size() - 1);
  use.transforms = flattenTransforms(interp, surface->transforms(), operands);
  return use;
}

Param flattenRef(Interp &interp, Value ref, Values &operands) {
  return Param::refUse(flattenUse(interp, ref, operands));
}

//===----------------------------------------------------------------------===//
// Reading and writing
//===----------------------------------------------------------------------===//

static bool selectsAll(Value key) {
  if (key.isUndefined() || key.isNone() || key.tag() == python::Tag::Ellipsis)
    return true;
  auto *tuple = key.as<python::Tuple>();
  return tuple && tuple->items.empty();
}

/// A Ref with the transforms of an access `ref[key]`.
struct Access {
  Value ref;
  LiveTransforms transforms;
  Aval type; ///< of what is read or written, a Ref
};

static void refuseSelection(Interp &interp, const char *what) {
  refuseHere(interp, "NotImplementedError", "lowering-refused",
             std::string("a ref made by `pl.select_ref` can't be ") + what + "; it serves as an operand of a copy.",
             "which ref is meant is known only when the kernel runs");
}

static Access accessOf(Interp &interp, Value ref, Value key, const char *verb) {
  RefSurface *surface = asRef(ref);
  Access access;
  access.ref = surface->base();
  if (dynamic_cast<RefView *>(access.ref.as<Native>()))
    refuseSelection(interp, verb);
  access.transforms = surface->transforms();
  access.type = surface->seen();
  if (selectsAll(key))
    return access;
  LiveTransform indexer = indexerFor(interp, key, access.type, ref);
  access.type = transformedType(interp, indexer, access.type);
  access.transforms.push_back(std::move(indexer));
  return access;
}

static bool hasDynamicSize(const Aval &aval) {
  for (int64_t size : aval.shape)
    if (size == kDynamicDim)
      return true;
  return false;
}

static void refuseDynamicSize(Interp &interp, Value ref) {
  refuseHere(interp, "AssertionError", "traced-size",
             "`" + refName(interp, ref) + "` is accessed with a size that is known only when the kernel runs.",
             "a value has a fixed shape; only the start of a slice may be traced, and sizes of copies between refs");
}

Value readRef(Interp &interp, Value ref, Value key) {
  Access access = accessOf(interp, ref, key, "read");
  if (hasDynamicSize(access.type))
    refuseDynamicSize(interp, ref);
  Values operands = {access.ref};
  Param tree = Param::transforms(flattenTransforms(interp, access.transforms, operands));
  return jax::bind(interp, jax::primitive("get"), operands, {{"tree", tree}}, {access.type.pointee()})[0];
}

Value implicitCast(Interp &interp, DType dtype, Value value) {
  std::optional<Aval> aval = avalOf(interp, value);
  if (!aval || aval->isRef)
    return value;
  bool floats = aval->weakType && isFloat(dtype) && isFloat(aval->dtype);
  bool integers = isInteger(dtype) && isInteger(aval->dtype);
  if (!floats && !integers)
    return value;
  if (aval->dtype == dtype && !aval->weakType)
    return value;
  if (isPythonOrNumpyNumber(value))
    return asTraceValue(interp, value, dtype);
  return callModule(interp, "jax.lax", "convert_element_type", {value, python::numpy::dtypeObject(interp, dtype)});
}

static std::string shapeText(const Shape &shape) {
  std::string text = "(";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? ", " : "") + std::to_string(shape[i]);
  return text + (shape.size() == 1 ? ",)" : ")");
}

void checkStore(Interp &interp, const Aval &target, const Aval &value, Value ref, std::string_view primitive) {
  if (target.shape == value.shape && target.dtype == value.dtype)
    return;
  std::string name = refName(interp, ref);
  Aval wanted = target.pointee();
  std::map<std::string, std::string> facts = {
      {"ref", name}, {"wanted", shortText(wanted)}, {"given", shortText(value)}, {"primitive", std::string(primitive)}};
  if (target.shape != value.shape) {
    facts["mismatch"] = "shape";
    refuseHere(interp, "ValueError", "store-mismatch",
               "the store into `" + name + "` has a value of shape " + shapeText(value.shape) +
                   " for a place of shape " + shapeText(target.shape) + ".",
               "a store never broadcasts: the value has exactly the shape of what it overwrites", std::move(facts));
  }
  facts["mismatch"] = "dtype";
  refuseHere(interp, "ValueError", "store-mismatch",
             "the store into `" + name + "` has a " + std::string(jax::name(value.dtype)) + " value, but `" + name +
                 "` holds " + std::string(jax::name(target.dtype)) + ".",
             "a store casts between integers only; every other conversion is written out with `.astype`",
             std::move(facts));
}

Value writeRef(Interp &interp, Value ref, Value key, Value value, std::string_view primitive) {
  RefSurface *surface = asRef(ref);
  if (value.as<python::Unknown>()) {
    // What is stored decides nothing but itself: the Ref stays known, the trace is not JAX's.
    if (JaxprBuilder *builder = traceContext(interp).current())
      builder->markIncomplete(value.as<python::Unknown>()->reason);
    return value;
  }
  if (asRef(value))
    refuseHere(interp, "ValueError", "ref-as-array",
               "`" + refName(interp, ref) + "` is assigned a ref; only a value can be stored.",
               "a ref names memory: its contents are read with `[...]`");
  if (primitive == "swap")
    value = implicitCast(interp, surface->seen().dtype, value);
  Access access = accessOf(interp, ref, key, "written");
  if (hasDynamicSize(access.type))
    refuseDynamicSize(interp, ref);
  Aval valueAval = requireAval(interp, value, "swap", 1);
  checkStore(interp, access.type, valueAval, ref, primitive);
  Values operands = {access.ref, value};
  Param tree = Param::transforms(flattenTransforms(interp, access.transforms, operands));
  std::vector<Aval> outs;
  if (primitive == "swap")
    outs.push_back(access.type.pointee());
  Values results = jax::bind(interp, jax::primitive(primitive), operands, {{"tree", tree}}, std::move(outs), true);
  return results.empty() ? Value::none() : results[0];
}

//===----------------------------------------------------------------------===//
// The surface
//===----------------------------------------------------------------------===//

static Value viewOf(Interp &interp, Value ref, LiveTransform transform) {
  RefSurface *surface = asRef(ref);
  Aval type = transformedType(interp, transform, surface->seen());
  LiveTransforms transforms = surface->transforms();
  transforms.push_back(std::move(transform));
  return interp.heap.make<RefView>(surface->base(), std::move(transforms), std::move(type));
}

namespace {
/// `ref.at`, waiting for its index.
struct AtIndexer : Native {
  Value ref;
  explicit AtIndexer(Value ref) : ref(ref) {}
  python::Class *pyClass(Interp &interp) const override { return classFor(interp, "jax", "RefIndexer"); }
  std::optional<Value> getItem(Interp &interp, Value key) override {
    if (asRef(ref)->base().as<Native>() != ref.as<Native>() && dynamic_cast<RefView *>(asRef(ref)->base().as<Native>()))
      refuseSelection(interp, "indexed");
    return viewOf(interp, ref, indexerFor(interp, key, asRef(ref)->seen(), ref));
  }
  std::string repr(Interp &) override { return "RefIndexer"; }
};
} // namespace

static Value bitcastView(Interp &interp, Value ref, Value dtypeValue) {
  if (dtypeValue.as<python::Unknown>())
    return dtypeValue;
  auto dtype = python::numpy::toDType(interp, dtypeValue);
  if (!dtype)
    python::raisePlain(interp, "TypeError", "Cannot interpret '" + interp.repr(dtypeValue) + "' as a data type");
  LiveTransform transform;
  transform.kind = RefTransform::Bitcast;
  transform.dtype = dtype->dtype;
  return viewOf(interp, ref, std::move(transform));
}

static Value reshapeView(Interp &interp, Value ref, Value dims) {
  auto *tuple = dims.as<python::Tuple>();
  if (tuple && tuple->items.size() == 1 && tuple->items[0].as<python::Tuple>())
    dims = tuple->items[0];
  Value unknown;
  std::optional<Shape> shape = toShape(interp, dims, &unknown);
  if (!unknown.isUndefined())
    return unknown;
  LiveTransform transform;
  transform.kind = RefTransform::Reshape;
  transform.shape = *shape;
  int64_t total = elementCount(asRef(ref)->seen().shape), known = 1;
  int64_t *open = nullptr;
  for (int64_t &size : transform.shape) {
    if (size == -1)
      open = &size;
    else
      known *= size;
  }
  if (open && known)
    *open = total / known;
  if (elementCount(transform.shape) != total)
    refuseHere(interp, "ValueError", "ref-transform",
               "`" + refName(interp, ref) + "` of shape " + shapeText(asRef(ref)->seen().shape) + " is reshaped to " +
                   shapeText(*shape) + ", which has a different number of elements.",
               "a reshaped ref names the same memory");
  return viewOf(interp, ref, std::move(transform));
}

static Value transposeView(Interp &interp, Value ref, Value permutation) {
  auto *tuple = permutation.as<python::Tuple>();
  if (tuple && tuple->items.size() == 1 && (tuple->items[0].as<python::Tuple>() || tuple->items[0].as<python::List>()))
    permutation = tuple->items[0];
  Value unknown;
  std::optional<Shape> order = toShape(interp, permutation, &unknown);
  if (!unknown.isUndefined())
    return unknown;
  LiveTransform transform;
  transform.kind = RefTransform::Transpose;
  transform.permutation.assign(order->begin(), order->end());
  return viewOf(interp, ref, std::move(transform));
}

static Value castSpaceView(Interp &interp, Value ref, Value spaceArgument) {
  auto space = toSpace(spaceArgument);
  if (!space)
    return interp.unknown(python::Reason::Unmodelled, "memory_space_cast");
  LiveTransform transform;
  transform.kind = RefTransform::MemorySpaceCast;
  transform.space = space->first;
  return viewOf(interp, ref, std::move(transform));
}

static Value reversedAxes(Interp &interp, const Aval &aval) {
  Values axes;
  for (size_t i = aval.shape.size(); i-- > 0;)
    axes.push_back(Value::integer(int64_t(i)));
  return interp.tuple(std::move(axes));
}

static std::optional<Value> refMethod(Interp &interp, Value ref, std::string_view name) {
  using Args = std::span<const Value>;
  auto method = [&](const char *signature, auto body) {
    return interp.builtin(signature, [ref, body](Interp &inner, Args args) -> Value { return body(inner, ref, args); });
  };
  if (name == "get")
    return method("get(idx=())", [](Interp &in, Value r, Args a) { return readRef(in, r, a[0]); });
  if (name == "set")
    return method("set(value, idx=())", [](Interp &in, Value r, Args a) {
      writeRef(in, r, a[1], a[0]);
      return Value::none();
    });
  if (name == "swap")
    return method("swap(value, idx=())", [](Interp &in, Value r, Args a) { return writeRef(in, r, a[1], a[0]); });
  if (name == "addupdate")
    return method("addupdate(value, idx=())", [](Interp &in, Value r, Args a) {
      writeRef(in, r, a[1], a[0], "addupdate");
      return Value::none();
    });
  if (name == "__getitem__")
    return method("__getitem__(key)", [](Interp &in, Value r, Args a) { return readRef(in, r, a[0]); });
  if (name == "__setitem__")
    return method("__setitem__(key, value)", [](Interp &in, Value r, Args a) {
      writeRef(in, r, a[0], a[1]);
      return Value::none();
    });
  if (name == "bitcast")
    return method("bitcast(dtype)", [](Interp &in, Value r, Args a) { return bitcastView(in, r, a[0]); });
  if (name == "reshape")
    return method("reshape(*shape)", [](Interp &in, Value r, Args a) { return reshapeView(in, r, a[0]); });
  if (name == "transpose")
    return method("transpose(*permutation)", [](Interp &in, Value r, Args a) { return transposeView(in, r, a[0]); });
  if (name == "memory_space_cast")
    return method("memory_space_cast(space)", [](Interp &in, Value r, Args a) { return castSpaceView(in, r, a[0]); });
  return std::nullopt;
}

/// Sizes as Python sees them: a dynamic one is the value that was given.
static Value seenShape(Interp &interp, RefSurface &ref) {
  const Aval &aval = ref.seen();
  Values sizes, dynamic;
  for (const LiveTransform &transform : ref.transforms())
    for (const LiveDim &dim : transform.dims)
      if (dim.kind == DimIndexer::Slice && !dim.size.isInt())
        dynamic.push_back(dim.size);
  size_t next = 0;
  for (int64_t size : aval.shape)
    sizes.push_back(size == kDynamicDim && next < dynamic.size() ? dynamic[next++] : Value::integer(size));
  return interp.tuple(std::move(sizes));
}

static std::optional<Value> refAttribute(Interp &interp, Value ref, std::string_view name) {
  RefSurface &surface = *asRef(ref);
  const Aval &aval = surface.seen();
  if (name == "shape")
    return seenShape(interp, surface);
  if (name == "dtype")
    return python::numpy::dtypeObject(interp, aval.dtype);
  if (name == "ndim")
    return Value::integer(int64_t(aval.shape.size()));
  if (name == "size")
    return Value::integer(elementCount(aval.shape));
  if (name == "at")
    return Value(interp.heap.make<AtIndexer>(ref));
  if (name == "T")
    return transposeView(interp, ref, reversedAxes(interp, aval));
  if (name == "memory_space")
    return aval.space == MemorySpace::None ? Value::none() : spaceValue(interp, aval.space, aval.mesh);
  if (name == "weak_type")
    return Value::boolean(aval.weakType);
  return refMethod(interp, ref, name);
}

[[noreturn]] static void refuseAsArray(Interp &interp, Value ref, std::string_view cls, const std::string &use) {
  std::string name = refName(interp, ref);
  refuseHere(interp, cls, "ref-as-array", "`" + name + "` is a ref, and " + use + " takes values.",
             "a ref names memory: its contents are read with `[...]`", {{"ref", name}});
}

std::optional<Value> RefTracer::getAttr(Interp &interp, Name name) {
  if (*name == "memory_space" && asRef(this)->transforms().empty() && releaseAtLeast(interp, "0.11.2"))
    interp.raise("ValueError",
                 "a traced ref has no attribute 'memory_space'; its type has: jax.typeof(x).memory_space");
  if (auto value = refAttribute(interp, this, *name))
    return value;
  if (name->starts_with("__"))
    return std::nullopt;
  static const std::set<std::string, std::less<>> ofArrays = {"astype",
                                                              "sum",
                                                              "mean",
                                                              "max",
                                                              "min",
                                                              "dot",
                                                              "ravel",
                                                              "flatten",
                                                              "squeeze",
                                                              "copy",
                                                              "item",
                                                              "any",
                                                              "all",
                                                              "argmax",
                                                              "argmin",
                                                              "prod",
                                                              "cumsum",
                                                              "sort",
                                                              "take",
                                                              "var",
                                                              "std",
                                                              "clip",
                                                              "round",
                                                              "swapaxes",
                                                              "repeat",
                                                              "conj",
                                                              "real",
                                                              "imag",
                                                              "view",
                                                              "tolist",
                                                              "block_until_ready",
                                                              "nbytes",
                                                              "itemsize"};
  if (ofArrays.contains(*name))
    refuseAsArray(interp, this, "AttributeError", "`." + *name + "`");
  return std::nullopt;
}

std::optional<Value> RefTracer::getItem(Interp &interp, Value key) { return readRef(interp, this, key); }
bool RefTracer::setItem(Interp &interp, Value key, Value value) {
  writeRef(interp, this, key, value);
  return true;
}

std::optional<Value> RefTracer::binary(Interp &interp, syntax::Operator, Value, bool) {
  refuseAsArray(interp, this, "AttributeError", "arithmetic");
}
std::optional<Value> RefTracer::unary(Interp &interp, syntax::UnaryOperator) {
  refuseAsArray(interp, this, "AttributeError", "arithmetic");
}
std::optional<Value> RefTracer::compare(Interp &interp, syntax::CompareOperator op, Value other) {
  if (op == syntax::CompareOperator::Eq || op == syntax::CompareOperator::NotEq) {
    if (other.isNone())
      return Value::boolean(op == syntax::CompareOperator::NotEq);
  }
  refuseAsArray(interp, this, "AttributeError", "a comparison");
}
std::optional<Value> RefTracer::iterate(Interp &interp) { refuseAsArray(interp, this, "TypeError", "a loop"); }
std::optional<Value> RefTracer::truth(Interp &interp) { refuseAsArray(interp, this, "ValueError", "a condition"); }
std::optional<Value> RefTracer::toInt(Interp &interp) { refuseAsArray(interp, this, "TypeError", "`int`"); }
std::optional<Value> RefTracer::toFloat(Interp &interp) { refuseAsArray(interp, this, "TypeError", "`float`"); }

python::Class *RefView::pyClass(Interp &interp) const {
  return classFor(interp, "jax.experimental.pallas", "TransformedRef");
}
std::optional<Value> RefView::getAttr(Interp &interp, Name name) {
  if (*name == "ref" && choices.empty())
    return ref;
  return refAttribute(interp, this, *name);
}
std::optional<Value> RefView::getItem(Interp &interp, Value key) { return readRef(interp, this, key); }
bool RefView::setItem(Interp &interp, Value key, Value value) {
  writeRef(interp, this, key, value);
  return true;
}
std::optional<Value> RefView::length(Interp &interp) {
  if (type.shape.empty())
    python::raisePlain(interp, "TypeError", "len() of unsized object");
  return Value::integer(type.shape[0]);
}
std::string RefView::repr(Interp &) { return "TransformedRef(" + shortText(type) + ")"; }

void installRefs(Interp &interp) {
  traceContext(interp).makeRefTracer = [](Interp &inner, Aval aval, std::shared_ptr<JaxprBuilder> builder,
                                          Atom atom) -> Value {
    return inner.heap.make<RefTracer>(std::move(aval), std::move(builder), atom);
  };
}

} // namespace pallasd::jax::pallas
