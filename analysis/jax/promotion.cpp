//===- promotion.cpp - JAX's type promotion ---------------------------------===//
//
// Nodes of the lattice are the numeric dtypes and three weak types; sets of
// nodes are bits. The steps up from each node are the measured facts; all else
// is computed once: the upper bounds of a node are what its steps lead to.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/promotion.h"

#include <array>
#include <initializer_list>

namespace pallasd::jax {

namespace {

constexpr unsigned kNumeric = unsigned(DType::Complex128) + 1;
constexpr unsigned kWeakInt = kNumeric, kWeakFloat = kNumeric + 1, kWeakComplex = kNumeric + 2, kNodes = kNumeric + 3;

using Set = uint32_t;
static_assert(kNodes <= 32);

constexpr unsigned node(DType dtype) { return unsigned(dtype); }
constexpr Set bit(unsigned node) { return Set(1) << node; }

constexpr Set setOf(std::initializer_list<DType> dtypes) {
  Set set = 0;
  for (DType dtype : dtypes)
    set |= bit(node(dtype));
  return set;
}

/// Floats of at most eight bits meet no other float.
constexpr Set smallFloats() {
  Set set = 0;
  for (unsigned n = node(DType::Float4E2M1FN); n <= node(DType::Float8E8M0FNU); ++n)
    set |= bit(n);
  return set;
}

constexpr Set kInts = setOf({DType::Int2, DType::Int4, DType::Int8, DType::Int16, DType::Int32, DType::Int64,
                             DType::UInt2, DType::UInt4, DType::UInt8, DType::UInt16, DType::UInt32, DType::UInt64});
constexpr Set kFloats = smallFloats() | setOf({DType::BFloat16, DType::Float16, DType::Float32, DType::Float64});
constexpr Set kComplexes = setOf({DType::Complex64, DType::Complex128});

using Lattice = std::array<Set, kNodes>;

/// The upper bounds of each node, itself included, from the steps up.
constexpr Lattice closed(Lattice steps) {
  for (unsigned n = 0; n < kNodes; ++n)
    steps[n] |= bit(n);
  for (unsigned round = 0; round < kNodes; ++round)
    for (unsigned n = 0; n < kNodes; ++n)
      for (unsigned up = 0; up < kNodes; ++up)
        if (steps[n] & bit(up))
          steps[n] |= steps[up];
  return steps;
}

constexpr Lattice standardLattice(bool x64) {
  Lattice steps{};
  auto step = [&](DType from, Set to) { steps[node(from)] = to; };
  step(DType::Bool, bit(kWeakInt));
  steps[kWeakInt] = setOf({DType::Int2, DType::Int4, DType::Int8, DType::UInt2, DType::UInt4, DType::UInt8});
  step(DType::UInt8, setOf({DType::Int16, DType::UInt16}));
  step(DType::UInt16, setOf({DType::Int32, DType::UInt32}));
  step(DType::UInt32, setOf({x64 ? DType::Int64 : DType::Int32, DType::UInt64}));
  step(DType::UInt64, bit(kWeakFloat));
  step(DType::Int8, setOf({DType::Int16}));
  step(DType::Int16, setOf({DType::Int32}));
  step(DType::Int32, setOf({DType::Int64}));
  step(DType::Int64, bit(kWeakFloat));
  steps[kWeakFloat] = smallFloats() | setOf({DType::BFloat16, DType::Float16}) | bit(kWeakComplex);
  step(DType::BFloat16, setOf({DType::Float32}));
  step(DType::Float16, setOf({DType::Float32}));
  step(DType::Float32, setOf({DType::Float64, DType::Complex64}));
  step(DType::Float64, setOf({DType::Complex128}));
  steps[kWeakComplex] = setOf({DType::Complex64});
  step(DType::Complex64, setOf({DType::Complex128}));
  return closed(steps);
}

/// In strict mode only weak types move.
constexpr Lattice strictLattice() {
  Lattice steps{};
  steps[kWeakInt] = bit(kWeakFloat) | kInts;
  steps[kWeakFloat] = bit(kWeakComplex) | kFloats;
  steps[kWeakComplex] = kComplexes;
  return closed(steps);
}

constexpr Lattice kStandard32 = standardLattice(false), kStandard64 = standardLattice(true), kStrict = strictLattice();

const Lattice &latticeOf(PromotionMode mode) {
  if (mode.strict)
    return kStrict;
  return mode.x64 ? kStandard64 : kStandard32;
}

/// The one node that all of `nodes` lead to and that leads to all others of that kind.
std::optional<unsigned> leastUpperBound(Set nodes, const Lattice &bounds) {
  Set common = ~Set(0);
  for (unsigned n = 0; n < kNodes; ++n)
    if (nodes & bit(n))
      common &= bounds[n];
  for (unsigned n = 0; n < kNodes; ++n)
    if ((common & bit(n)) && (common & ~bounds[n]) == 0)
      return n;
  return std::nullopt;
}

unsigned nodeOf(TypedOperand operand) {
  if (!operand.weak || operand.dtype == DType::Bool)
    return node(operand.dtype);
  if (isFloat(operand.dtype))
    return kWeakFloat;
  return isComplex(operand.dtype) ? kWeakComplex : kWeakInt;
}

DType dtypeOf(unsigned node, bool x64) {
  switch (node) {
  case kWeakInt:
    return defaultInt(x64);
  case kWeakFloat:
    return defaultFloat(x64);
  case kWeakComplex:
    return defaultComplex(x64);
  default:
    return DType(node);
  }
}

} // namespace

std::optional<TypedOperand> promote(std::span<const TypedOperand> operands, PromotionMode mode) {
  bool sameDtype = true, allWeak = true;
  for (TypedOperand operand : operands) {
    sameDtype &= operand.dtype == operands[0].dtype;
    allWeak &= operand.weak;
  }
  if (operands.size() == 1)
    return TypedOperand{operands[0].dtype, operands[0].weak && operands[0].dtype != DType::Bool};
  if (sameDtype && !allWeak)
    return TypedOperand{operands[0].dtype, false};
  bool byStrongTypes = allWeak && !mode.strict;
  Set nodes = 0;
  for (TypedOperand operand : operands) {
    if (isExtended(operand.dtype))
      return std::nullopt;
    nodes |= bit(byStrongTypes ? node(operand.dtype) : nodeOf(operand));
  }
  auto bound = leastUpperBound(nodes, latticeOf(mode));
  if (!bound)
    return std::nullopt;
  DType dtype = dtypeOf(*bound, mode.x64);
  return TypedOperand{dtype, dtype != DType::Bool && (byStrongTypes || *bound >= kWeakInt)};
}

std::optional<DType> promoteTypes(DType a, DType b, PromotionMode mode) {
  if (isExtended(a) || isExtended(b))
    return a == b ? std::optional(a) : std::nullopt;
  auto bound = leastUpperBound(bit(node(a)) | bit(node(b)), latticeOf(mode));
  if (!bound)
    return std::nullopt;
  // numpy gives a weak type the dtype of Python's number, 64 bits wide in either mode.
  return dtypeOf(*bound, true);
}

std::optional<DType> resultType(std::span<const TypedOperand> operands, PromotionMode mode) {
  auto result = promote(operands, mode);
  if (!result)
    return std::nullopt;
  return result->weak ? dtypeOf(nodeOf(*result), mode.x64) : result->dtype;
}

DType canonicalize(DType dtype, bool x64) {
  if (x64)
    return dtype;
  switch (dtype) {
  case DType::Int64:
    return DType::Int32;
  case DType::UInt64:
    return DType::UInt32;
  case DType::Float64:
    return DType::Float32;
  case DType::Complex128:
    return DType::Complex64;
  default:
    return dtype;
  }
}

DType toInexact(DType dtype) {
  if (dtype == DType::Int64 || dtype == DType::UInt64)
    return DType::Float64;
  bool stays = dtype == DType::Int2 || dtype == DType::UInt2;
  return !stays && (dtype == DType::Bool || isInteger(dtype)) ? DType::Float32 : dtype;
}

DType defaultInt(bool x64) { return x64 ? DType::Int64 : DType::Int32; }
DType defaultUInt(bool x64) { return x64 ? DType::UInt64 : DType::UInt32; }
DType defaultFloat(bool x64) { return x64 ? DType::Float64 : DType::Float32; }
DType defaultComplex(bool x64) { return x64 ? DType::Complex128 : DType::Complex64; }

} // namespace pallasd::jax
