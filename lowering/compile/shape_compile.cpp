//===- shape_compile.cpp - Gathers and changes of shape -------------------===//
//
// A value lies in registers of 8 × 128 words; libtpu moves elements across their
// borders only in some ways. Families `gather`, `bool_column` and `reshape` of
// tests/data/compile.
//
//===----------------------------------------------------------------------===//
#include "lowering/compile/compile.h"

#include "lowering/legal/predicates.h"

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::Eqn;

constexpr int64_t kLanes = 128, kSublanes = 8;

//===----------------------------------------------------------------------===//
// take_along_axis
//===----------------------------------------------------------------------===//

std::optional<Refusal> gather(const CompileContext &context, const Eqn &eqn) {
  const Aval &source = context.in(eqn, 0);
  std::vector<int64_t> axes = dictInts(eqn, "dimension_numbers", "start_index_map");
  bool runTime = isRunTime(context.value(eqn, 0)) && isRunTime(context.value(eqn, 1));
  if (source.shape.size() != 2 || axes.size() != 1 || !runTime || source.dtype == jax::DType::Float16)
    return std::nullopt;
  const char *exceptionClass = insideAllocation(*context.scope) ? "JaxRuntimeError" : "MosaicError";
  unsigned bits = jax::bitWidth(source.dtype), indexBits = jax::bitWidth(context.in(eqn, 1).dtype);
  if (bits < 32 && indexBits < 32)
    return std::nullopt;
  if (bits < 32)
    return refuseAtCompile("compile-gather-type", exceptionClass, "Gather indices and result have different bitwidths")
        .fact("dtype", dtypeName(source.dtype))
        .fact("bits", std::to_string(bits));
  int64_t reach = axes[0] == 1 ? kLanes : kSublanes, size = source.shape[size_t(axes[0])];
  if (size <= reach && axes[0] == 0 && context.chip->generation < 5)
    return refuseAtCompile("compile-gather-rows", "JaxRuntimeError", "Sublane gather not supported");
  if (size <= reach)
    return std::nullopt;
  return refuseAtCompile("compile-gather", exceptionClass, "Multiple source vregs along gather dimension")
      .fact("axis", std::to_string(axes[0]))
      .fact("size", std::to_string(size))
      .fact("reach", std::to_string(reach));
}

//===----------------------------------------------------------------------===//
// Bool columns
//===----------------------------------------------------------------------===//

std::optional<Refusal> boolColumn(const CompileContext &context, const Eqn &eqn) {
  const Aval &from = context.in(eqn, 0), &to = context.out(eqn, 0);
  if (from.dtype != jax::DType::Bool || from.shape.size() != 1 || from.shape[0] < 2)
    return std::nullopt;
  int64_t length = from.shape[0];
  if (to.shape != jax::Shape{length, 1} || !isRunTime(context.value(eqn, 0)))
    return std::nullopt;
  bool ends = length <= kLanes;
  return refuseAtCompile("compile-bool-column",
                         ends                           ? "abort"
                         : insideRegion(*context.scope) ? "JaxRuntimeError"
                                                        : "MosaicError",
                         ends ? "Check failed: rem == 0" : "unsupported shape cast")
      .fact("length", std::to_string(length));
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

/// Some trailing dimensions of `longer`, two or more, have the last dimension of `shorter` as their product: rows are
/// cut or joined each for itself, which libtpu has for some sizes.
bool keepsRowsApart(const jax::Shape &shorter, const jax::Shape &longer) {
  int64_t product = longer.back();
  for (size_t i = longer.size() - 1; i-- > 0 && product < shorter.back();)
    product *= longer[i];
  return shorter.size() > 1 && product == shorter.back();
}

/// Rows of `narrow` elements become rows of `wide`, a multiple beyond one register, or the other way round; elements
/// change lanes unless the rows are whole registers.
bool crossesRegisters(const jax::Shape &narrow, const jax::Shape &wide) {
  return narrow.back() > 1 && narrow.back() % kLanes != 0 && wide.back() > kLanes && !keepsRowsApart(wide, narrow);
}

bool movesBetweenRegisters(const jax::Shape &from, const jax::Shape &to) {
  int64_t before = from.back(), after = to.back();
  if (before == after)
    return false;
  if (after % before == 0)
    return crossesRegisters(from, to);
  if (before % after == 0)
    return crossesRegisters(to, from);
  return before % kLanes != 0 || after % kLanes != 0;
}

std::optional<Refusal> reshape(const CompileContext &context, const Eqn &eqn) {
  if (std::optional<Refusal> refusal = boolColumn(context, eqn))
    return refusal;
  const Aval &from = context.in(eqn, 0), &to = context.out(eqn, 0);
  bool measured = !from.shape.empty() && !to.shape.empty() && from.dtype != jax::DType::Bool &&
                  from.dtype != jax::DType::Float16 && jax::elementCount(from.shape) > 0;
  if (!measured || !isRunTime(context.value(eqn, 0)) || !movesBetweenRegisters(from.shape, to.shape))
    return std::nullopt;
  return refuseAtCompile("compile-reshape", insideRegion(*context.scope) ? "JaxRuntimeError" : "MosaicError",
                         "unsupported shape cast")
      .fact("before", std::to_string(from.shape.back()))
      .fact("after", std::to_string(to.shape.back()));
}

} // namespace

static void addRules(CompileTable &table) {
  table.add("gather", gather);
  table.add("broadcast_in_dim", boolColumn);
  table.add("reshape", reshape);
}

static const CompileFamily family(addRules);

} // namespace pallasd::lowering
