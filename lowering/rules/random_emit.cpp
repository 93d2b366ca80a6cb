//===- random_emit.cpp - The chip's generator, keys, threefry -------------===//
//
// A key<pl> is a pair of scalars that seeds the chip's generator; threefry keys
// are vectors of two words, hashed with adds, shifts and xors. Facts: lowering
// section 10.
//
//===----------------------------------------------------------------------===//
#include "lowering/proxy.h"

#include <array>
#include <limits>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Shape;

bool isPallasKey(DType dtype) { return dtype == DType::KeyPallas || dtype == DType::KeyPallasStateful; }

mlir::LogicalResult notModelled(EqnContext &c, const char *what) { return c.e.refuse("not-modelled", "", what); }

//===----------------------------------------------------------------------===//
// The chip's generator
//===----------------------------------------------------------------------===//

Result prngSeed(EqnContext &c) {
  llvm::SmallVector<mlir::Value, 2> seeds;
  for (size_t i = 0; i < c.numOperands(); ++i) {
    if (c.operands[i].key) {
      seeds.append(*c.operands[i].key);
      continue;
    }
    if (!mlir::isa<mlir::IntegerType>(c.value(i).getType()))
      return c.e.refuse("seed-type", "ValueError", "All seed data must be scalar integers.");
    seeds.push_back(c.value(i));
  }
  c.e.op("tpu.prng_set_seed_32", {}, seeds);
  return Vals{};
}

Result prngRandomBits(EqnContext &c) {
  if (c.out().shape.size() <= 1)
    return c.e.refuse("bits-rank", "NotImplementedError", "random_bits only supports rank>=2 outputs.");
  return Vals{c.e.value("tpu.prng_random_bits", c.e.type(c.out()), {})};
}

Result prngSplit(EqnContext &c) {
  if (!c.operands[0].key)
    return notModelled(c, "a key that is no pair of scalars");
  Vals scalars;
  for (mlir::Value scalar : *c.operands[0].key)
    scalars.push_back(scalar);
  return scalars;
}

Val joinKey(llvm::ArrayRef<Val> scalars) {
  auto key = std::make_shared<llvm::SmallVector<mlir::Value, 2>>();
  for (const Val &scalar : scalars)
    key->push_back(scalar.value);
  Val joined;
  joined.key = std::move(key);
  return joined;
}

Result prngJoin(EqnContext &c) { return Vals{joinKey(c.operands)}; }

//===----------------------------------------------------------------------===//
// Threefry
//===----------------------------------------------------------------------===//

using Pair = std::array<Traced, 2>;

/// JAX computes the complement of the rotation with NumPy where the rotation is
/// a NumPy number, in the kernel where it is a Python one.
enum class Complement : bool { Folded, Computed };

void round(Proxy &proxy, Pair &x, int64_t rotation, Complement complement) {
  x[0] = proxy.binary("add", x[0], x[1]);
  Traced left = proxy.binary("shift_left", x[1], proxy.integer(rotation, DType::UInt32));
  Traced rest = complement == Complement::Folded
                    ? proxy.integer(32 - rotation, DType::UInt32)
                    : proxy.binary("sub", proxy.integer(32, DType::UInt32), proxy.integer(rotation, DType::UInt32));
  Traced right = proxy.binary("shift_right_logical", x[1], rest);
  x[1] = proxy.binary("xor", x[0], proxy.binary("or", left, right));
}

/// Five groups of four rounds, a key word injected after each.
Result threefry2x32(EqnContext &c) {
  constexpr std::array<std::array<int64_t, 4>, 2> kRotations = {{{13, 15, 26, 6}, {17, 29, 16, 24}}};
  c.e.op("tpu.trace_start", {}, {}, {c.e.i32("level", 10), c.e.attr("message", c.e.b.getStringAttr("threefry2x32"))});
  Proxy proxy(c);
  Traced k0 = proxy.operand(0), k1 = proxy.operand(1);
  Traced k2 = proxy.binary("xor", proxy.binary("xor", k0, k1), proxy.integer(0x1BD11BDA, DType::UInt32));
  std::array<Traced, 3> keys{k0, k1, k2};
  Pair x{proxy.binary("add", proxy.operand(2), k0), proxy.binary("add", proxy.operand(3), k1)};
  for (size_t group = 0; group < 5; ++group) {
    for (int64_t rotation : kRotations[group % 2])
      round(proxy, x, rotation, Complement::Folded);
    x[0] = proxy.binary("add", x[0], keys[(group + 1) % 3]);
    x[1] = proxy.binary("add", x[1], keys[(group + 2) % 3]);
    x[1] = proxy.binary("add", x[1], proxy.integer(int64_t(group) + 1, DType::UInt32));
  }
  c.e.op("tpu.trace_stop", {}, {});
  return proxy.result({x[0], x[1]});
}

/// The linear index of every element, and zeros for the high word.
Result iota2x32(EqnContext &c) {
  const Shape shape = c.out().shape;
  int64_t total = 1;
  for (int64_t size : shape)
    total *= size;
  if (total > std::numeric_limits<int32_t>::max())
    return c.e.refuse("iota-2x32-size", "NotImplementedError", "Iota with >");
  Proxy proxy(c);
  Traced low = proxy.broadcast(proxy.integer(0, DType::Int32), shape);
  int64_t stride = 1;
  for (size_t dim = shape.size(); dim-- > 0;) {
    Traced counts = proxy.iota(DType::Int32, shape, int64_t(dim));
    low = proxy.binary("add", low, proxy.binary("mul", counts, proxy.integer(stride, DType::Int32)));
    stride *= shape[dim];
  }
  Traced high = proxy.broadcast(proxy.integer(0, DType::Int32), shape);
  return proxy.result({high, low});
}

Result threefryBits(EqnContext &c, const Shape &shape) {
  Proxy proxy(c);
  Aval word = Aval::array(DType::UInt32, {}), words = Aval::array(DType::UInt32, shape);
  Traced key{c.operands[0], Aval::array(DType::UInt32, {2})};
  std::vector<Traced> keys = proxy.bindMany("unstack", {key}, {word, word}, {{"axis", jax::Param(int64_t(0))}});
  std::vector<Traced> counts =
      proxy.bindMany("iota_2x32_shape", {}, {words, words}, {{"shape", jax::Param::shape(shape)}});
  std::vector<Traced> bits = proxy.bindMany("threefry2x32", {keys[0], keys[1], counts[0], counts[1]}, {words, words});
  return proxy.result(proxy.binary("xor", bits[0], bits[1]));
}

/// A 32-bit seed as two words: the high one is what a shift by 32 leaves.
Traced threefrySeed(Proxy &proxy, const Traced &seed) {
  DType dtype = seed.aval.dtype;
  auto word = [&](Traced value) { return proxy.broadcast(proxy.convert(std::move(value), DType::UInt32), {1}); };
  Traced high = word(proxy.binary("shift_right_logical", seed, proxy.integer(32, dtype)));
  Traced low = word(proxy.binary("and", seed, proxy.integer(-1, dtype)));
  return proxy.bind("concatenate", {high, low}, Aval::array(DType::UInt32, {2}),
                    {{"dimension", jax::Param(int64_t(0))}});
}

/// The hash of the words of the data under the key.
Result threefryFoldIn(EqnContext &c) {
  Proxy proxy(c);
  Aval word = Aval::array(DType::UInt32, {}), half = Aval::array(DType::UInt32, {1});
  Traced counts = threefrySeed(proxy, proxy.convert(proxy.operand(1), DType::UInt32));
  Traced key{c.operands[0], Aval::array(DType::UInt32, {2})};
  std::vector<Traced> keys = proxy.bindMany("unstack", {key}, {word, word}, {{"axis", jax::Param(int64_t(0))}});
  std::vector<Traced> halves = proxy.bindMany("split", {counts}, {half, half},
                                              {{"axis", jax::Param(int64_t(0))}, {"sizes", jax::Param::ints({1, 1})}});
  std::vector<Traced> hashed = proxy.bindMany("threefry2x32", {keys[0], keys[1], halves[0], halves[1]}, {half, half});
  return proxy.result(
      proxy.bind("concatenate", hashed, Aval::array(DType::UInt32, {2}), {{"dimension", jax::Param(int64_t(0))}}));
}

//===----------------------------------------------------------------------===//
// jax.random's primitives
//===----------------------------------------------------------------------===//

Result randomBits(EqnContext &c) {
  DType keyType = c.in(0).dtype;
  if (c.intParam("bit_width", 32) != 32)
    return c.e.refuse("bits-width", "AssertionError", "Only 32-bit PRNG supported.");
  if (keyType == DType::KeyFry)
    return threefryBits(c, c.out().shape);
  if (!isPallasKey(keyType))
    return notModelled(c, "random bits of this key type");
  Proxy proxy(c);
  if (keyType == DType::KeyPallas)
    proxy.bindMany("prng_seed", {proxy.operand(0)}, {});
  return proxy.result(proxy.bind("prng_random_bits", {}, Aval::array(DType::UInt32, c.out().shape),
                                 {{"shape", jax::Param::shape(c.out().shape)}}));
}

/// Mixes the data into the second word with one threefry round.
Result foldInPallas(EqnContext &c) {
  if (!c.operands[0].key)
    return notModelled(c, "a key that is no pair of scalars");
  Proxy proxy(c);
  Aval word = Aval::array(DType::UInt32, {});
  std::vector<Traced> words = proxy.bindMany("prng_split", {proxy.operand(0)}, {word, word});
  words[1] = proxy.binary("add", words[1], proxy.operand(1));
  Pair pair{words[0], words[1]};
  round(proxy, pair, 13, Complement::Computed);
  if (proxy.failed())
    return mlir::failure();
  return Vals{joinKey({pair[0].val, pair[1].val})};
}

Result randomFoldIn(EqnContext &c) {
  DType keyType = c.in(0).dtype;
  if (isPallasKey(keyType))
    return foldInPallas(c);
  if (keyType == DType::KeyFry)
    return threefryFoldIn(c);
  return notModelled(c, "fold_in of this key type");
}

Result randomSeed(EqnContext &c) {
  if (c.out().dtype == DType::KeyPallasStateful)
    return Vals{c.e.i32Constant(0)};
  Proxy proxy(c);
  if (c.out().dtype == DType::KeyFry)
    return proxy.result(threefrySeed(proxy, proxy.operand(0)));
  if (c.out().dtype != DType::KeyPallas)
    return notModelled(c, "a seed for this key type");
  Traced zeros = proxy.broadcast(proxy.integer(0, DType::Int32), {1, 2});
  return proxy.result(proxy.convert(proxy.binary("add", zeros, proxy.operand(0)), DType::UInt32));
}

Result randomUnwrap(EqnContext &c) {
  if (isPallasKey(c.in(0).dtype))
    return c.e.refuse("key-data", "ValueError", "key_data not support for Pallas PRNG keys.");
  return Vals{c.operands[0]};
}

Result randomWrap(EqnContext &c) {
  if (isPallasKey(c.out().dtype))
    return c.e.refuse("key-wrap", "ValueError", "wrap_key_data not support for Pallas PRNG keys.");
  return Vals{c.operands[0]};
}

} // namespace

static void addRules(EmitTable &table) {
  table.add(kTensor, "prng_seed", prngSeed);
  table.add(kTensor, "prng_random_bits", prngRandomBits);
  table.add(kTensor, "prng_split", prngSplit);
  table.add(kTensor, "prng_join", prngJoin);
  table.add(kTensor, "threefry2x32", threefry2x32);
  table.add(kTensor, "iota_2x32_shape", iota2x32);
  table.add(kTensor, "random_bits", randomBits);
  table.add(kTensor, "random_fold_in", randomFoldIn);
  table.add(kTensor, "random_seed", randomSeed);
  table.add(kTensor, "random_unwrap", randomUnwrap);
  table.add(kTensor, "random_wrap", randomWrap);
}

static const EmitFamily family(addRules);

} // namespace pallasd::lowering
