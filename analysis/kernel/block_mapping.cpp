//===- block_mapping.cpp - A BlockSpec against an array --------------------===//
//
// What JAX checks of one spec when the kernel is called, in its order: rank,
// kinds of dimensions, then the index map is traced and its results are looked
// at (facts/module.md, section 6).
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/call.h"

#include "analysis/kernel/checks/mapping_checks.h"
#include "analysis/python/known_index.h"

namespace pallasd::kernel {

using jax::pallas::asRecord;
using jax::pallas::asSlice;
using jax::pallas::SliceValue;
using python::PyError;

static std::string quoted(const std::string &name, const std::string &origin) {
  return name.empty() ? origin : "`" + name + "`";
}

static std::string dims(size_t n) { return std::to_string(n) + (n == 1 ? " dimension" : " dimensions"); }

//===----------------------------------------------------------------------===//
// Block shape
//===----------------------------------------------------------------------===//

static bool isUnknown(Value value) { return value.as<python::Unknown>() != nullptr; }

static std::optional<int64_t> sizeOf(Interp &interp, Value value) {
  if (value.isInt() || value.isBool())
    return value.asInt();
  if (value.isFloat())
    return int64_t(value.asFloat());
  if (!value.as<python::Native>())
    return std::nullopt;
  Value index = interp.toIndex(value);
  return index.isInt() ? std::optional(index.asInt()) : std::nullopt;
}

static std::optional<BlockDim> recordDim(Interp &interp, Record &record) {
  const std::string &kind = *record.type->cls->name;
  BlockDim dim;
  if (kind == "Squeezed") {
    dim.kind = BlockDim::Squeezed;
    return dim;
  }
  std::optional<int64_t> size = sizeOf(interp, record.field("block_size"));
  if (!size)
    return std::nullopt;
  dim.size = *size;
  if (kind == "Element") {
    dim.kind = BlockDim::Element;
    Values padding = interp.toVector(record.field("padding"));
    dim.padLow = python::knownIndex(interp, padding[0]);
    dim.padHigh = python::knownIndex(interp, padding[1]);
  } else if (kind == "BoundedSlice") {
    dim.kind = BlockDim::BoundedSlice;
  } else if (kind == "Indirect") {
    dim.kind = BlockDim::Indirect;
  } else if (kind != "Blocked") {
    return std::nullopt;
  }
  return dim;
}

static BlockDim blockDim(Interp &interp, Value entry, const Position &place) {
  if (auto *unknown = entry.as<python::Unknown>())
    throw python::UnknownUse{unknown->reason};
  if (entry.isNone())
    return {.kind = BlockDim::Squeezed, .size = 1};
  if (Record *record = asRecord(entry)) {
    if (auto dim = recordDim(interp, *record))
      return *dim;
  } else if (auto size = sizeOf(interp, entry)) {
    return {.kind = BlockDim::Blocked, .size = *size};
  }
  refuseAt(interp, "ValueError", "block-spec", "the block shape has a " + interp.typeName(entry) + " entry.",
           "a block dimension is an integer, `None`, `pl.Element`, `pl.Blocked`, `pl.Squeezed` or `pl.BoundedSlice`",
           place);
}

static std::vector<BlockDim> blockDims(Interp &interp, Value shape, const jax::Aval &array, const Position &place) {
  std::vector<BlockDim> result;
  if (shape.isNone()) {
    for (int64_t size : array.shape)
      result.push_back({.kind = BlockDim::Blocked, .size = size});
    return result;
  }
  bool callable = shape.as<python::Function>() != nullptr;
  if (callable || shape.isInt())
    refuseAt(interp, "TypeError", "block-spec",
             callable ? std::string("`pl.BlockSpec` has its index map in the place of the block shape.")
                      : std::string("the block shape is a number; it is a tuple with one entry a dimension."),
             callable ? "since 2024 the block shape comes first: `pl.BlockSpec(block_shape, index_map)`"
                      : "a block of one dimension is written `(n,)`",
             place);
  for (Value entry : interp.toVector(shape))
    result.push_back(blockDim(interp, entry, place));
  return result;
}

//===----------------------------------------------------------------------===//
// Index map
//===----------------------------------------------------------------------===//

namespace {
/// What the index map gave, before it was made into a jaxpr.
struct MapResult {
  Values entries; ///< one a dimension
};
} // namespace

static Value zeros(Interp &interp, size_t rank) { return interp.tuple(Values(rank, Value::integer(0))); }

/// Leaves of the results: a pl.ds gives what is dynamic of it.
static Values leavesOf(const Values &entries) {
  Values leaves;
  for (Value entry : entries) {
    if (SliceValue *slice = asSlice(entry)) {
      for (Value part : {slice->start, slice->size})
        if (!part.isInt())
          leaves.push_back(part);
    } else if (!entry.isNone()) {
      leaves.push_back(entry);
    }
  }
  return leaves;
}

/// A TypeError from binding the arguments, not from inside the function.
static bool isArityError(Interp &interp, const PyError &error, size_t depth) {
  return !error.refusal && error.traceback.size() <= depth && interp.typeName(error.value) == "TypeError";
}

static Value callIndexMap(Interp &interp, Value map, const Values &args, const std::string &operand,
                          const Position &place) {
  size_t depth = interp.userStack().size();
  try {
    return interp.call(map, CallArgs{args, {}});
  } catch (PyError &error) {
    if (!isArityError(interp, error, depth))
      throw;
    auto info = std::make_shared<python::RefusalInfo>();
    size_t takes = interp.parameterNames(map).size();
    info->rule = "index-map";
    info->message = "the index map of " + operand + " takes " + std::to_string(takes) +
                    (takes == 1 ? " parameter" : " parameters") + ", but is called with " +
                    std::to_string(args.size()) + ".";
    info->why = "an index map gets one index a grid dimension, then the scalar-prefetch refs";
    info->primary = definitionOf(interp, map).value_or(place);
    info->facts = {{"takes", std::to_string(takes)}, {"gets", std::to_string(args.size())}};
    error.refusal = info;
    throw;
  }
}

static MapResult entriesOf(Value result) {
  if (auto *tuple = result.as<python::Tuple>())
    return {tuple->items};
  if (auto *list = result.as<python::List>())
    return {list->items};
  return {{result}};
}

static void checkResultCount(Interp &interp, size_t given, const std::vector<BlockDim> &block,
                             const std::string &operand, const Position &place) {
  if (given == block.size())
    return;
  refuseAt(interp, "ValueError", "index-map",
           "the index map of " + operand + " gives " + std::to_string(given) + (given == 1 ? " value" : " values") +
               " for a block of " + dims(block.size()) + ".",
           "an index map gives one block index a dimension of the block", place,
           {{"gives", std::to_string(given)}, {"rank", std::to_string(block.size())}});
}

static void checkResultTypes(Interp &interp, const MapResult &result, const std::vector<jax::Aval> &avals,
                             const std::vector<BlockDim> &block, const std::string &operand, const Position &place) {
  for (size_t i = 0; i < block.size(); ++i)
    if (block[i].kind == BlockDim::BoundedSlice && !asSlice(result.entries[i]))
      refuseAt(interp, "ValueError", "index-map",
               "the index map of " + operand + " gives a number for the `pl.BoundedSlice` in dimension " +
                   std::to_string(i) + ".",
               "a bounded slice is placed by `pl.ds(start, size)`", place);
  for (const jax::Aval &aval : avals) {
    bool integer = aval.dtype == jax::DType::Int32 || aval.dtype == jax::DType::Int64;
    if (!aval.shape.empty() || !integer)
      refuseAt(interp, "ValueError", "index-map",
               "the index map of " + operand + " gives " + text(aval) + "; block indices are int32 scalars.",
               "an index map gives one block index a dimension of the block", place, {{"type", text(aval)}});
  }
}

static void checkCaptures(Interp &interp, const Values &consts, const std::string &operand, const Position &place) {
  if (consts.empty())
    return;
  std::optional<jax::Aval> aval = jax::avalOf(interp, consts[0]);
  refuseAt(interp, "ValueError", "captured-array",
           "the index map of " + operand + " closes over an array" + (aval ? " " + text(*aval) : std::string()) + ".",
           "an index map may use its own parameters and Python numbers; arrays reach it through scalar prefetch", place,
           {{"where", "index-map"}});
}

static jax::JaxprPtr traceIndexMap(Interp &interp, Value map, const std::vector<BlockDim> &block,
                                   const std::string &operand, const Position &place, const SpecContext &context,
                                   std::vector<std::shared_ptr<const python::Reason>> &gaps) {
  jax::pallas::GridScope grid(interp, {context.grid, {}});
  MapResult result;
  jax::TraceResult traced = jax::trace(interp, "index_map", context.indexInputs, [&](const Values &inputs) -> Value {
    if (map.isNone()) {
      result.entries = zeros(interp, block.size()).as<python::Tuple>()->items;
    } else {
      Value args = jax::unflatten(interp, context.indexArgs, inputs);
      Value given = callIndexMap(interp, map, interp.toVector(args), operand, place);
      if (isUnknown(given))
        return given;
      result = entriesOf(given);
    }
    return interp.tuple(leavesOf(result.entries));
  });
  Position body = map.isNone() ? place : definitionOf(interp, map).value_or(place);
  gaps.insert(gaps.end(), traced.incomplete.begin(), traced.incomplete.end());
  if (!traced.incomplete.empty())
    return nullptr;
  checkResultCount(interp, result.entries.size(), block, operand, body);
  checkResultTypes(interp, result, traced.outAvals, block, operand, body);
  checkCaptures(interp, traced.consts, operand, body);
  // JAX lowers an index map as it was traced, with what its results don't need.
  return traced.jaxpr;
}

//===----------------------------------------------------------------------===//
// The mapping
//===----------------------------------------------------------------------===//

static std::optional<PipelineMode> pipelineMode(Interp &interp, Value value) {
  Record *buffered = asRecord(value, "Buffered");
  if (!buffered)
    return std::nullopt;
  PipelineMode mode;
  Value count = buffered->field("buffer_count");
  if (count.isInt())
    mode.bufferCount = count.asInt();
  mode.useLookahead = interp.isTrue(interp.truth(buffered->field("use_lookahead")));
  if (auto *revisit = jax::pallas::asEnum(buffered->field("revisit"), "RevisitMode"))
    mode.revisit = revisit->value;
  return mode;
}

static jax::SourceStack sourceOf(const Position &place) {
  return place.module ? std::make_shared<const jax::SourceFrame>(frameOf(place)) : nullptr;
}

BlockMapping blockMapping(Interp &interp, Value spec, const jax::Aval &array, std::string origin, std::string userName,
                          const SpecContext &context, std::vector<std::shared_ptr<const python::Reason>> &gaps) {
  Record *record = asRecord(spec, "BlockSpec");
  BlockMapping mapping;
  Value shape = record ? record->field("block_shape") : Value::none();
  Value map = record ? record->field("index_map") : Value::none();
  Value space = record ? record->field("memory_space") : Value::none();
  Position place = record ? record->made : Position();
  std::string operand = quoted(userName, origin);
  mapping.origin = std::move(origin);
  mapping.userName = std::move(userName);
  mapping.array = array;
  mapping.specSource = sourceOf(place);
  if (isUnknown(shape) || isUnknown(map) || isUnknown(space)) {
    gaps.push_back((isUnknown(shape) ? shape : isUnknown(map) ? map : space).as<python::Unknown>()->reason);
    return mapping;
  }
  mapping.block = blockDims(interp, shape, array, place);
  if (!shape.isNone() && mapping.block.size() != array.shape.size())
    refuseAt(interp, "ValueError", "specs-mismatch",
             "the block of " + operand + " has " + dims(mapping.block.size()) + ", the array " + text(array) + " has " +
                 std::to_string(array.shape.size()) + ".",
             "a block has one entry a dimension of its array; `None` stands for one that the kernel doesn't see", place,
             {{"block_rank", std::to_string(mapping.block.size())}, {"array", text(array)}});
  mapping.space = record ? jax::MemorySpace::Default : jax::MemorySpace::Any;
  if (auto given = jax::pallas::toSpace(space)) {
    mapping.space = given->first;
    mapping.spaceMesh = given->second;
  }
  mapping.indexMap = traceIndexMap(interp, map, mapping.block, operand, place, context, gaps);
  mapping.pipelineMode = record ? pipelineMode(interp, record->field("pipeline_mode")) : std::nullopt;
  mapping.hasWindow = !hasTrivialWindow(mapping);
  return mapping;
}

} // namespace pallasd::kernel
