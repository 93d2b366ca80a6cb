//===- random.cpp - numpy.random -------------------------------------*- C++ -*-===//
//
// Arrays whose shape and dtype are known and whose contents only a run would
// know. Generators and the module's functions answer alike.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/known_index.h"
#include "analysis/python/numpy/classes.h"

namespace pallasd::python::numpy {

namespace {

using Args = std::span<const Value>;

/// What a function draws: dtype of the result without a `dtype` argument.
enum class Draw : uint8_t { Real, Integer };

/// A draw of the shape that `size` gives; without one, of the shape that the
/// distribution's parameters have together.
Value draw(Interp &interp, Value size, std::span<const Value> parameters, DType dtype) {
  if (size.as<Unknown>())
    return size;
  Shape shape;
  if (!size.isNone()) {
    shape = shapeOf(interp, size);
  } else {
    for (Value parameter : parameters) {
      auto operand = operandOf(interp, parameter);
      if (!operand)
        continue;
      if (!shape.empty() && !operand->shape.empty() && shape != operand->shape)
        return interp.unknown(Reason::Unmodelled, "numpy.random with parameters of several shapes");
      if (shape.empty())
        shape = operand->shape;
    }
  }
  if (!shape.empty())
    return makeUnknownArray(interp, dtype, std::move(shape));
  if (dtype == DType::Float64 || dtype == DType::Int64)
    return interp.unknown(Reason::Content, "a random number");
  auto *scalar = interp.heap.make<NpScalar>(dtype, Element{});
  scalar->known = false;
  return scalar;
}

DType dtypeArgument(Interp &interp, Value value, DType missing) {
  if (value.isUndefined() || value.isNone())
    return missing;
  auto like = toDType(interp, value);
  return like ? like->dtype : missing;
}

struct Distribution {
  const char *signature; ///< parameters, then `size`, then perhaps `dtype`
  size_t parameters;
  Draw draw;
  bool hasDType;
};

constexpr Distribution kDistributions[] = {
    {"normal(loc=0.0, scale=1.0, size=None)", 2, Draw::Real, false},
    {"uniform(low=0.0, high=1.0, size=None)", 2, Draw::Real, false},
    {"lognormal(mean=0.0, sigma=1.0, size=None)", 2, Draw::Real, false},
    {"laplace(loc=0.0, scale=1.0, size=None)", 2, Draw::Real, false},
    {"exponential(scale=1.0, size=None)", 1, Draw::Real, false},
    {"gamma(shape, scale=1.0, size=None)", 2, Draw::Real, false},
    {"beta(a, b, size=None)", 2, Draw::Real, false},
    {"standard_normal(size=None, dtype=None)", 0, Draw::Real, true},
    {"random(size=None, dtype=None)", 0, Draw::Real, true},
    {"random_sample(size=None)", 0, Draw::Real, false},
    {"ranf(size=None)", 0, Draw::Real, false},
    {"binomial(n, p, size=None)", 2, Draw::Integer, false},
    {"poisson(lam=1.0, size=None)", 1, Draw::Integer, false},
    {"randint(low, high=None, size=None, dtype=None)", 2, Draw::Integer, true},
    {"integers(low, high=None, size=None, dtype=None, endpoint=False)", 2, Draw::Integer, true},
};

Value permutation(Interp &interp, Args args) {
  if (args[0].isInt())
    return makeUnknownArray(interp, DType::Int64, {python::knownIndex(interp, args[0])});
  auto operand = operandOf(interp, args[0]);
  return operand ? makeUnknownArray(interp, operand->dtype, operand->shape)
                 : interp.unknown(Reason::Unmodelled, "numpy.random.permutation");
}

Value choice(Interp &interp, Args args) {
  auto operand = operandOf(interp, args[0]);
  if (!operand)
    return interp.unknown(Reason::Content, "a random choice");
  return draw(interp, args[1], {}, args[0].isInt() ? DType::Int64 : operand->dtype);
}

/// `shuffle` leaves the array with contents that nobody knows.
Value shuffle(Interp &interp, Args args) {
  if (auto *native = args[0].as<Native>())
    if (auto *array = dynamic_cast<NdArray *>(native)) {
      interp.heap.willWrite(array);
      array->contents = nullptr;
      return Value::none();
    }
  return interp.unknown(Reason::Content, "a shuffled list");
}

/// The distributions, given one by one to `add`.
template <typename Add> void eachFunction(Add add) {
  for (const Distribution &distribution : kDistributions)
    add(distribution.signature, [&distribution](Interp &interp, Args args) {
      DType missing = distribution.draw == Draw::Real ? DType::Float64 : DType::Int64;
      Value dtype = distribution.hasDType ? args[distribution.parameters + 1] : Value::none();
      return draw(interp, args[distribution.parameters], args.first(distribution.parameters),
                  dtypeArgument(interp, dtype, missing));
    });
  add("permutation(x)", permutation);
  add("permuted(x, axis=None)", permutation);
  add("shuffle(x)", shuffle);
  add("choice(a, size=None, replace=True, p=None, axis=0, shuffle=True)", choice);
  for (const char *signature : {"rand(*shape)", "randn(*shape)"})
    add(signature, [](Interp &interp, Args args) { return draw(interp, args[0], {}, DType::Float64); });
  add("bytes(length)", [](Interp &interp, Args) { return interp.unknown(Reason::Content, "random bytes"); });
}

struct RandomClasses {
  Class *generator = nullptr, *state = nullptr;
};

struct Generator final : Native {
  bool legacy;
  explicit Generator(bool legacy) : legacy(legacy) {}
  Class *pyClass(Interp &interp) const override {
    auto &classes = interp.extension<RandomClasses>();
    return legacy ? classes.state : classes.generator;
  }
  std::string repr(Interp &) override { return legacy ? "RandomState(MT19937)" : "Generator(PCG64)"; }
};

} // namespace

PALLASD_MODULE("numpy.random", b) {
  auto &classes = b.interp.extension<RandomClasses>();
  classes.generator = b.interp.makeClass("numpy.random", "Generator");
  classes.state = b.interp.makeClass("numpy.random", "RandomState");
  eachFunction([&](const char *signature, const NativeFn &fn) {
    b.def(signature, fn);
    std::string method = signature;
    size_t open = method.find('(') + 1;
    method.insert(open, method[open] == ')' ? "self" : "self, ");
    auto unbound = [fn](Interp &interp, Args args) { return fn(interp, args.subspan(1)); };
    b.interp.defMethod(classes.generator, method, unbound);
    b.interp.defMethod(classes.state, method, unbound);
  });
  b.def("seed(seed=None)", [](Interp &, Args) { return Value::none(); });
  b.interp.defMethod(classes.state, "seed(self, seed=None)", [](Interp &, Args) { return Value::none(); });
  b.def("default_rng(seed=None)", [](Interp &i, Args) { return Value(i.heap.make<Generator>(false)); });
  b.def("RandomState(seed=None)", [](Interp &i, Args) { return Value(i.heap.make<Generator>(true)); });
  b.set("Generator", classes.generator);
}

} // namespace pallasd::python::numpy
