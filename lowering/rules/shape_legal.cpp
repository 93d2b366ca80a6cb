//===- shape_legal.cpp - Which broadcasts, slices and gathers lower -------===//
//
// Values are contiguous and live in registers: no steps, no gathers beyond one
// index for every element. Facts: lowering section 6, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"
#include "lowering/legal/predicates.h"
#include "lowering/legal/release.h"

#include <algorithm>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::Eqn;
using jax::Shape;
using Ints = std::vector<int64_t>;

std::optional<Refusal> reshape(const LegalContext &, const Eqn &eqn) {
  const jax::Param *dimensions = eqn.param("dimensions");
  if (!dimensions || dimensions->isNone())
    return std::nullopt;
  return refuse("reshape-dimensions", "NotImplementedError", "");
}

/// A scalar register holds 32 bits.
std::optional<Refusal> squeeze(const LegalContext &context, const Eqn &eqn) {
  const Aval &out = context.out(eqn, 0);
  if (!out.shape.empty() || jax::itemSize(out.dtype) == 4)
    return std::nullopt;
  return refuse("squeeze-scalar", "ValueError", "Only arrays with 32-bit element types can be converted to scalars")
      .fact("dtype", std::string(jax::name(out.dtype)));
}

std::optional<Refusal> slice(const LegalContext &, const Eqn &eqn) {
  Ints strides = intsParam(eqn, "strides");
  if (std::all_of(strides.begin(), strides.end(), [](int64_t stride) { return stride == 1; }))
    return std::nullopt;
  return refuseAtVerify("slice-step", "expected strides to be confined to [1, 2)");
}

std::optional<Refusal> pad(const LegalContext &context, const Eqn &eqn) {
  if (context.in(eqn, 0).shape.empty())
    return refuse("pad-scalar", "NotImplementedError", "Only vector types are supported.");
  const jax::Param *config = eqn.param("padding_config");
  if (const jax::ParamList *axes = config ? config->asList() : nullptr)
    for (const jax::Param &axis : *axes)
      if (Ints sides = axis.asInts().value_or(Ints()); sides.size() == 3) {
        if (std::min(sides[0], sides[1]) < 0 && writes(context.instance, "pad-negative"))
          return refuse("pad-negative", "MLIRError", "vector types must have positive constant sizes");
        if (sides[2] > 0)
          return refuse("pad-interior", "NotImplementedError", "Not implemented: interior padding");
      }
  return std::nullopt;
}

std::optional<Refusal> iota(const LegalContext &context, const Eqn &eqn) {
  const Aval &out = context.out(eqn, 0);
  if (!jax::isFloat(out.dtype))
    return std::nullopt;
  return refuseAtVerify("iota-float", "'tpu.iota' op result #0 must be vector of integer")
      .fact("dtype", std::string(jax::name(out.dtype)));
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

/// One index for every element of a result of the operand's rank.
bool hasIndexPerElement(const Shape &in, const Shape &indices, const Shape &out) {
  return in.size() == out.size() && indices.size() == out.size() + 1 && indices.back() == 1 &&
         std::equal(out.begin(), out.end(), indices.begin());
}

bool isTakeAlongAxis(const Eqn &eqn, size_t rank) {
  constexpr std::string_view kNumbers = "dimension_numbers";
  std::string_view mode = textParam(eqn, "mode");
  bool knownMode = mode.ends_with("FILL_OR_DROP") || mode.ends_with("PROMISE_IN_BOUNDS");
  Ints collapsed = dictInts(eqn, kNumbers, "collapsed_slice_dims");
  Ints batching = dictInts(eqn, kNumbers, "operand_batching_dims");
  return knownMode && intsParam(eqn, "slice_sizes") == Ints(rank, 1) &&
         dictInts(eqn, kNumbers, "offset_dims").empty() && collapsed == dictInts(eqn, kNumbers, "start_index_map") &&
         batching == dictInts(eqn, kNumbers, "start_indices_batching_dims") && collapsed.size() == 1 &&
         batching.size() + 1 == rank;
}

std::optional<Refusal> gather(const LegalContext &context, const Eqn &eqn) {
  const Shape &out = context.out(eqn, 0).shape;
  if (!hasIndexPerElement(context.in(eqn, 0).shape, context.in(eqn, 1).shape, out))
    return refuse("gather-form", "NotImplementedError", "Only take_along_axis-like gathers supported");
  if (!isTakeAlongAxis(eqn, out.size()))
    return refuse("gather-unsupported", "NotImplementedError", "Unsupported gather");
  int64_t axis = dictInts(eqn, "dimension_numbers", "collapsed_slice_dims").front();
  if (context.core != kernel::CoreType::TensorCore || axis >= int64_t(out.size()) - 2)
    return std::nullopt;
  return refuse("gather-axis", "NotImplementedError",
                "Only gathers along the two minormost dimensions supported on TC");
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::All, "reshape", reshape);
  table.add(Cores::All, "squeeze", squeeze);
  table.add(Cores::All, "slice", slice);
  table.add(Cores::Tensor, "pad", pad);
  table.add(Cores::Tensor, "iota", iota);
  table.add(Cores::All, "gather", gather);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
