//===- random_legal.cpp - Which random numbers lower ----------------------===//
//
// Seeds of the chip's generator are scalar integers, its bits come in registers
// of two dimensions. Facts: lowering section 10, JAX 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"
#include "lowering/legal/predicates.h"

#include <limits>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Eqn;

bool isPallasKey(DType dtype) { return dtype == DType::KeyPallas || dtype == DType::KeyPallasStateful; }

std::optional<Refusal> prngSeed(const LegalContext &context, const Eqn &eqn) {
  for (size_t i = 0; i < eqn.in.size(); ++i) {
    const Aval &seed = context.in(eqn, i);
    bool integer = seed.shape.empty() && (jax::isInteger(seed.dtype) || seed.dtype == DType::Bool);
    if (!integer && !jax::isExtended(seed.dtype))
      return refuse("seed-type", "ValueError", "All seed data must be scalar integers.");
  }
  return std::nullopt;
}

std::optional<Refusal> prngRandomBits(const LegalContext &context, const Eqn &eqn) {
  if (context.out(eqn, 0).shape.size() > 1)
    return std::nullopt;
  return refuse("bits-rank", "NotImplementedError", "random_bits only supports rank>=2 outputs.");
}

std::optional<Refusal> countsFit(const LegalContext &context, const Eqn &eqn) {
  constexpr int64_t kLargest = std::numeric_limits<int32_t>::max();
  int64_t total = 1;
  for (int64_t size : context.out(eqn, 0).shape)
    if (size <= 0)
      return std::nullopt;
    else if (total > kLargest / size)
      return refuse("iota-2x32-size", "NotImplementedError", "Iota with >");
    else
      total *= size;
  return std::nullopt;
}

std::optional<Refusal> randomBits(const LegalContext &context, const Eqn &eqn) {
  DType key = context.in(eqn, 0).dtype;
  if (intParam(eqn, "bit_width", 32) != 32)
    return refuse("bits-width", "AssertionError", "Only 32-bit PRNG supported.");
  if (key == DType::KeyFry)
    return countsFit(context, eqn);
  return isPallasKey(key) ? prngRandomBits(context, eqn) : std::nullopt;
}

std::optional<Refusal> randomUnwrap(const LegalContext &context, const Eqn &eqn) {
  if (!isPallasKey(context.in(eqn, 0).dtype))
    return std::nullopt;
  return refuse("key-data", "ValueError", "key_data not support for Pallas PRNG keys.");
}

std::optional<Refusal> randomWrap(const LegalContext &context, const Eqn &eqn) {
  if (!isPallasKey(context.out(eqn, 0).dtype))
    return std::nullopt;
  return refuse("key-wrap", "ValueError", "wrap_key_data not support for Pallas PRNG keys.");
}

} // namespace

static void addRules(LegalTable &table) {
  table.add(Cores::Tensor, "prng_seed", prngSeed);
  table.add(Cores::Tensor, "prng_random_bits", prngRandomBits);
  table.add(Cores::Tensor, "iota_2x32_shape", countsFit);
  table.add(Cores::Tensor, "random_bits", randomBits);
  table.add(Cores::Tensor, "random_unwrap", randomUnwrap);
  table.add(Cores::Tensor, "random_wrap", randomWrap);
}

static const LegalFamily family(addRules);

} // namespace pallasd::lowering
