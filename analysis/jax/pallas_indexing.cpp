//===- pallas_indexing.cpp - Indices of a Ref ------------------------------===//
//
// `ref[key]` and `ref.at[key]`: the key becomes one LiveDim a dimension. The
// order of checks, and which of them hold inside a kernel trace only, are JAX's
// (facts/lowering.md, section 2, measured): a negative integer is not
// normalised, an integer past the end is refused outside a trace only.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/pallas_refs.h"

#include <algorithm>

namespace pallasd::jax::pallas {

using python::Native;
using python::PyError;
using python::Tag;

//===----------------------------------------------------------------------===//
// pl.ds
//===----------------------------------------------------------------------===//

python::Class *SliceValue::pyClass(Interp &interp) const {
  return classFor(interp, "jax.experimental.pallas", "Slice");
}
std::optional<Value> SliceValue::getAttr(Interp &, python::Name name) {
  if (*name == "start")
    return start;
  if (*name == "size")
    return size;
  if (*name == "stride")
    return Value::integer(stride);
  if (*name == "is_dynamic_start")
    return Value::boolean(!start.isInt());
  if (*name == "is_dynamic_size")
    return Value::boolean(!size.isInt());
  return std::nullopt;
}
bool SliceValue::equals(Interp &interp, Value other) {
  SliceValue *slice = asSlice(other);
  return slice && interp.equal(start, slice->start) && interp.equal(size, slice->size) && stride == slice->stride;
}
std::string SliceValue::repr(Interp &interp) {
  return "Slice(start=" + interp.repr(start) + ", size=" + interp.repr(size) + ", stride=" + std::to_string(stride) +
         ")";
}
uint64_t SliceValue::contentHash(Interp &interp) const {
  return mixHash(mixHash(interp.contentHash(start), interp.contentHash(size)), uint64_t(stride));
}
SliceValue *asSlice(Value value) {
  auto *native = value.as<Native>();
  return native ? dynamic_cast<SliceValue *>(native) : nullptr;
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

static std::string plural(int64_t n, const std::string &noun) {
  return std::to_string(n) + " " + (n == 1 ? noun : noun + (noun.ends_with("x") ? "es" : "s"));
}

static std::string dims(const Shape &shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? "," : "") + (shape[i] == kDynamicDim ? std::string("?") : std::to_string(shape[i]));
  return text + "]";
}

static const char *const kIndexWhy = "an index of a ref is an integer, a slice, `pl.ds(start, size)` or `...`";

/// The key as one entry a dimension, `...` expanded and the rest filled up.
static Values expandKey(Interp &interp, Value key, const Aval &type, Value ref) {
  auto *tuple = key.as<python::Tuple>();
  Values given = tuple ? tuple->items : Values{key};
  size_t ellipses = 0, rank = type.shape.size();
  for (Value item : given)
    ellipses += item.tag() == Tag::Ellipsis;
  if (ellipses > 1)
    refuseHere(interp, "ValueError", "ref-index",
               "the index of `" + refName(interp, ref) + "` has more than one `...`.", kIndexWhy);
  Value whole = interp.slice(Value::none(), Value::none(), Value::none());
  Values items;
  for (Value item : given) {
    if (item.tag() != Tag::Ellipsis)
      items.push_back(item);
    else
      for (size_t n = given.size() - 1; n < rank; ++n)
        items.push_back(whole);
  }
  if (items.size() > rank)
    refuseHere(interp, "ValueError", "ref-index",
               "`" + refName(interp, ref) + "` has " + plural(int64_t(rank), "dimension") + " but gets " +
                   plural(int64_t(items.size()), "index") + ".",
               kIndexWhy);
  items.resize(rank, whole);
  return items;
}

/// A bound of a Python slice; Undefined for None.
static Value sliceBound(Interp &interp, Value bound, Value ref) {
  if (bound.isNone())
    return {};
  if (!asTracer(bound))
    return interp.toIndex(bound);
  try {
    bound.as<Native>()->truth(interp);
  } catch (PyError &error) {
    auto info = std::make_shared<python::RefusalInfo>(error.refusal ? *error.refusal : python::RefusalInfo());
    info->rule = "traced-condition";
    info->message = "the slice of `" + refName(interp, ref) + "` has a bound that is known only when the kernel runs.";
    info->why =
        "`a:b` fixes its size while the kernel is traced; `pl.ds(start, size)` takes a traced start and a fixed size";
    info->facts["slice"] = "bounds";
    error.refusal = info;
    throw;
  }
  return bound;
}

/// Python's own rule for a bound: negative counts from the end, then clamped.
static int64_t clampBound(Value bound, int64_t size, int64_t missing) {
  if (bound.isUndefined())
    return missing;
  int64_t value = bound.asInt();
  if (value < 0)
    value += size;
  return std::clamp<int64_t>(value, 0, size);
}

static LiveDim dimOfPythonSlice(Interp &interp, python::SliceObj &slice, int64_t size, Value ref) {
  LiveDim dim;
  if (slice.start.isNone() && slice.stop.isNone() && slice.step.isNone()) {
    dim.start = Value::integer(0);
    dim.size = size == kDynamicDim ? interp.unknown(python::Reason::Internal, "slice of a dynamic size")
                                   : Value::integer(size);
    return dim;
  }
  Value start = sliceBound(interp, slice.start, ref), stop = sliceBound(interp, slice.stop, ref),
        step = sliceBound(interp, slice.step, ref);
  dim.stride = step.isUndefined() ? 1 : step.asInt();
  if (dim.stride < 1)
    refuseHere(interp, "ValueError", "ref-index",
               "the slice of `" + refName(interp, ref) + "` has step " + std::to_string(dim.stride) +
                   "; a ref is read forwards.",
               "a slice of a ref has a step of at least 1");
  int64_t first = clampBound(start, size, 0), last = clampBound(stop, size, size);
  int64_t count = last > first ? (last - first + dim.stride - 1) / dim.stride : 0;
  dim.start = Value::integer(first, start.isUndefined() ? 0 : start.sym());
  dim.size = Value::integer(count, stop.isUndefined() ? 0 : stop.sym());
  return dim;
}

static void checkStaticSlice(Interp &interp, const LiveDim &dim, int64_t size, Value ref) {
  if (size == kDynamicDim || !dim.start.isInt())
    return;
  int64_t start = dim.start.asInt();
  bool outside = start >= size;
  int64_t last = start;
  if (!outside && dim.size.isInt() && dim.size.asInt() != 0) {
    last = start + (dim.size.asInt() - 1) * dim.stride;
    outside = last >= size;
  }
  if (!outside)
    return;
  std::string what = dim.size.isInt() && last != start
                         ? "elements " + std::to_string(start) + " to " + std::to_string(last)
                         : "element " + std::to_string(start);
  refuseHere(interp, "ValueError", "ref-index",
             "the slice of `" + refName(interp, ref) + "` takes " + what + " of a dimension of " +
                 std::to_string(size) + ".",
             "a slice of a ref lies within its dimension");
}

static bool isIndexScalar(Value item) {
  if (item.isInt() || item.isBool() || item.isFloat())
    return true;
  auto *native = item.as<Native>();
  return native && (asArray(item) || dynamic_cast<python::numpy::NpScalar *>(native) ||
                    dynamic_cast<python::numpy::NdArray *>(native));
}

static LiveDim dimOfKey(Interp &interp, Value item, int64_t size, Value ref) {
  if (auto *slice = item.as<python::SliceObj>())
    return dimOfPythonSlice(interp, *slice, size, ref);
  LiveDim dim;
  if (SliceValue *slice = asSlice(item)) {
    dim.start = slice->start;
    dim.size = slice->size;
    dim.stride = slice->stride;
    return dim;
  }
  if (item.isNone())
    refuseHere(interp, "ValueError", "ref-index",
               "the index of `" + refName(interp, ref) + "` has a `None`; a ref can't gain a dimension.", kIndexWhy);
  dim.kind = DimIndexer::Index;
  if (asRef(item)) {
    dim.kind = DimIndexer::Ref;
    dim.start = item;
    return dim;
  }
  if (!isIndexScalar(item))
    refuseHere(interp, item.as<python::List>() ? "ValueError" : "TypeError", "ref-index",
               "the index of `" + refName(interp, ref) + "` is a " + interp.typeName(item) + ".", kIndexWhy);
  dim.start = asTraceScalar(interp, item);
  return dim;
}

/// Numpy's broadcast of two shapes; nullopt where they don't fit.
static std::optional<Shape> broadcastShapes(const Shape &a, const Shape &b) {
  Shape result(std::max(a.size(), b.size()), 1);
  for (size_t i = 0; i < result.size(); ++i) {
    int64_t x = i < a.size() ? a[a.size() - 1 - i] : 1, y = i < b.size() ? b[b.size() - 1 - i] : 1;
    if (x != y && x != 1 && y != 1)
      return std::nullopt;
    result[result.size() - 1 - i] = x == 1 ? y : x;
  }
  return result;
}

/// Brings all integer indices to one shape, as JAX does with the primitive
/// broadcast_to.
static void broadcastIndices(Interp &interp, LiveTransform &indexer, Value ref) {
  Shape shape;
  for (LiveDim &dim : indexer.dims) {
    if (dim.kind == DimIndexer::Slice)
      continue;
    Shape own = asRef(dim.start) ? asRef(dim.start)->seen().shape : requireAval(interp, dim.start, "get", 0).shape;
    auto joint = broadcastShapes(shape, own);
    if (!joint)
      refuseHere(interp, "ValueError", "ref-index",
                 "the index arrays of `" + refName(interp, ref) + "` have shapes " + dims(shape) + " and " + dims(own) +
                     ", which don't broadcast.",
                 "index arrays are brought to one shape");
    shape = *joint;
  }
  indexer.arrayShape = shape;
  if (shape.empty())
    return;
  for (LiveDim &dim : indexer.dims) {
    if (dim.kind == DimIndexer::Slice || dim.kind == DimIndexer::Ref)
      continue;
    dim.kind = DimIndexer::Array;
    Aval own = requireAval(interp, dim.start, "get", 0);
    if (own.shape != shape) {
      ParamDict params;
      params.emplace_back("shape", Param::shape(shape));
      dim.start = bind1(interp, "broadcast_to", {dim.start}, std::move(params), Aval::array(own.dtype, shape));
    }
  }
}

LiveTransform indexerFor(Interp &interp, Value key, const Aval &type, Value ref) {
  LiveTransform indexer;
  Values items = expandKey(interp, key, type, ref);
  for (size_t i = 0; i < items.size(); ++i)
    indexer.dims.push_back(dimOfKey(interp, items[i], type.shape[i], ref));
  for (size_t i = 0; i < indexer.dims.size(); ++i)
    if (indexer.dims[i].kind == DimIndexer::Slice)
      checkStaticSlice(interp, indexer.dims[i], type.shape[i], ref);
  broadcastIndices(interp, indexer, ref);
  return indexer;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static int64_t sizeOf(Value size) { return size.isInt() || size.isBool() ? size.asInt() : kDynamicDim; }

/// The shape that an indexer selects: index arrays stand at the place of the
/// first integer index if all of those are neighbours, else in front.
static Shape indexedShape(const LiveTransform &indexer) {
  Shape slices;
  size_t first = 0, last = 0, count = 0;
  for (size_t i = 0; i < indexer.dims.size(); ++i) {
    if (indexer.dims[i].kind == DimIndexer::Slice) {
      slices.push_back(sizeOf(indexer.dims[i].size));
      continue;
    }
    if (count++ == 0)
      first = i;
    last = i;
  }
  size_t place = count && last - first + 1 == count ? first : 0;
  Shape shape(slices.begin(), slices.begin() + long(std::min(place, slices.size())));
  shape.insert(shape.end(), indexer.arrayShape.begin(), indexer.arrayShape.end());
  shape.insert(shape.end(), slices.begin() + long(std::min(place, slices.size())), slices.end());
  return shape;
}

static unsigned bitsOf(DType dtype) { return isExtended(dtype) ? 32 : bitWidth(dtype); }

/// A bitcast scales the second-last dimension by the ratio of the widths.
static Aval bitcastType(Interp &interp, DType dtype, Aval type) {
  unsigned from = bitsOf(type.dtype), to = bitsOf(dtype);
  type.dtype = dtype;
  if (from == to && type.shape.size() < 2)
    refuseHere(interp, "IndexError", "ref-transform", "a ref of fewer than two dimensions is bitcast.",
               "packed elements lie along the second-last dimension, which JAX asks for here too");
  if (from == to)
    return type;
  if (type.shape.size() < 2)
    refuseHere(interp, "NotImplementedError", "ref-transform",
               "a ref of one dimension is bitcast between " + std::to_string(from) + " and " + std::to_string(to) +
                   " bits.",
               "packed elements lie along the second-last dimension");
  int64_t &size = type.shape[type.shape.size() - 2];
  if (size * from % to)
    refuseHere(interp, "ValueError", "ref-transform",
               "a ref whose second-last dimension is " + std::to_string(size) + " can't be bitcast to " +
                   std::string(jax::name(dtype)) + ": the bits don't come out even.",
               "packed elements lie along the second-last dimension");
  size = size * from / to;
  return type;
}

Aval transformedType(Interp &interp, const LiveTransform &transform, const Aval &type) {
  Aval result = type;
  switch (transform.kind) {
  case RefTransform::Index:
    result.shape = indexedShape(transform);
    break;
  case RefTransform::Reshape:
    result.shape = transform.shape;
    break;
  case RefTransform::Bitcast:
    return bitcastType(interp, transform.dtype, type);
  case RefTransform::Transpose:
    if (transform.permutation.size() != type.shape.size())
      refuseHere(interp, "ValueError", "ref-transform",
                 "a ref of " + plural(int64_t(type.shape.size()), "dimension") + " is transposed by " +
                     plural(int64_t(transform.permutation.size()), "axis") + ".",
                 "a permutation names every dimension once");
    for (size_t i = 0; i < result.shape.size(); ++i)
      result.shape[i] = type.shape[size_t(transform.permutation[i])];
    break;
  case RefTransform::MemorySpaceCast:
    result.space = transform.space;
    break;
  case RefTransform::Annotate:
  case RefTransform::SubcoreSlice:
    break;
  }
  return result;
}

} // namespace pallasd::jax::pallas
