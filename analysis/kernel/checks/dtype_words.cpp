//===- dtype_words.cpp - Element types that an operation doesn't take ------===//
//
// Rule dtype-refused, and operations on scalars where vectors are due.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/checks/words.h"

namespace pallasd::kernel {

PALLASD_RULE(dtypeRefused, "dtype-refused", Error, "An operation doesn't take its operand's element type on a TPU",
             "lower", "");
PALLASD_RULE(scalarRefused, "scalar-refused", Error, "An operation of the vector unit gets a scalar", "lower", "");
PALLASD_RULE(shapeRefused, "shape-refused", Error,
             "An operation has a shape or stride that the TPU lowering doesn't take", "lower", "");

static const char *const kReduce =
    "the vector unit reduces floats and int32; `.astype(jnp.int32)` or `.astype(jnp.float32)` comes before";
static const char *const kWide = "TPU registers hold 32-bit words";

static const WordsRegistration words[] = {
    {"reduce-unsigned", dtypeRefused, "{f} reduces {in0}; unsigned integers can't be reduced.", kReduce},
    {"reduce-dtype", dtypeRefused, "{f} reduces {in0}; only floats and int32 can be reduced.", kReduce},
    {"reduce-index-dtype", dtypeRefused,
     "{f} finds an index in {in0}; it takes float32, or bfloat16 with a matching index type.",
     "the vector unit has arg-reductions for these alone"},
    {"reduce-or-int", dtypeRefused, "{f} reduces {in0} as if it were bool.",
     "`any` and `all` of integers are comparisons first"},
    {"reduce-sum-widened", dtypeRefused, "{f} sums {in0} in int32, which is broadcast as another type.",
     "a full sum of small integers is made in 32 bits; convert before it"},
    {"squeeze-scalar", dtypeRefused, "{f} makes a scalar of {in0}; scalars have 32 bits.", kWide},
    {"minmax-bool", dtypeRefused, "{f} compares bool values.", "for bool `|` is the maximum and `&` the minimum"},
    {"op-dtype", dtypeRefused, "{f} doesn't take {in0} on a TPU.", "the operation has no form for this element type"},
    {"mulhi-dtype", dtypeRefused, "{f} takes the high half of {in0}; it takes 32-bit integers.", kWide},
    {"cmp-mixed", dtypeRefused, "{f} compares {in0} with {in1}.", "both sides of a comparison have one element type"},
    {"cmp-bool-literal", dtypeRefused, "{f} compares bool values with a literal.",
     "order comparisons of bool become logic on both sides, which a scalar literal doesn't fit"},
    {"isfinite-dtype", dtypeRefused, "{f} asks of {in0} whether it is finite; it takes float32.",
     "the test has a form for float32 alone"},
    {"reduce-index-of-bfloat16", dtypeRefused, "{f} finds an index in {in0}; before JAX 0.11.1 it takes float32.",
     "the vector unit has arg-reductions for these alone"},
    {"reciprocal-of-bfloat16", dtypeRefused, "{f} takes the reciprocal of {in0}; before JAX 0.11.1 it takes float32.",
     "later releases have a form for bfloat16"},
    {"pad-negative", shapeRefused, "{f} cuts an array off by negative padding.",
     "before JAX 0.12.0 padding only adds; a slice cuts off"},
    {"reciprocal-dtype", dtypeRefused, "{f} takes the reciprocal of {in0}; it takes float32 and bfloat16.",
     "the unit has these two forms"},
    {"reduce-precision-dtype", dtypeRefused, "{f} rounds {in0}; it takes float32 and bfloat16.",
     "the unit has these two forms"},
    {"reduce-precision-scalar", scalarRefused, "{f} is applied to a scalar.", "it is an operation of the vector unit"},
    {"pow-literal-exponent", loweringRefused, "{f} raises to a literal integer power.",
     "a float exponent, or `jax.lax.integer_pow`, has a TPU form"},
    {"erf-inv", dtypeRefused, "{f} takes {in0}; the inverse error function is computed in float32.",
     "it is a polynomial in float32"},
    {"nextafter", dtypeRefused, "{f} takes {in0}; it takes float32.", "it steps through the bits of a float32"},
    {"cast-64", dtypeRefused, "{f} converts to {to}; a TPU core has no 64-bit types.", kWide},
    {"cast-pair", dtypeRefused, "{f} converts {in0} to {out0}, between types of one width.",
     "conversions go through a wider type: float32 in between"},
    {"bitcast-width", dtypeRefused, "{f} reinterprets {in0} as another width.",
     "`pltpu.bitcast` packs and unpacks along a dimension"},
    {"pltpu-bitcast-minor", dtypeRefused, "{f} packs along the last dimension.",
     "the TensorCore packs along the second-last dimension"},
    {"sround-in", dtypeRefused, "{f} rounds {in0}; it takes float32.", "stochastic rounding starts from float32"},
    {"sround-out", dtypeRefused, "{f} rounds to {out0}.", "it rounds to bfloat16, the 8-bit floats and float4_e2m1fn"},
    {"topk-dtype", dtypeRefused, "{f} takes the largest of {in0}; it takes float32 and bfloat16.",
     "it is built from arg-reductions"},
    {"approx-topk-dtype", dtypeRefused, "{f} takes the largest of {in0}; it takes float32 and bfloat16.",
     "it is built from arg-reductions"},
    {"topk-gen", dtypeRefused, "{f} takes the largest of {in0}, which this chip can't compare.",
     "float32 needs a TPU v4, bfloat16 a TPU v6"},
    {"topk-stable", loweringRefused, "{f} keeps the order of equal elements.",
     "only `is_stable=False` has a TPU form, and stable is the default"},
    {"approx-topk-min", loweringRefused, "{f} takes the smallest elements.",
     "only the largest have a TPU form: negate before and after"},
    {"approx-topk-aggregate", loweringRefused, "{f} keeps the bins apart.",
     "only `aggregate_to_topk=True` has a TPU form"},
    {"complex", dtypeRefused, "An operand is complex; a TPU core has no complex types.",
     "real and imaginary parts are two arrays"},
    {"empty-vector", shapeRefused, "{f} makes an array without elements, {shape}.",
     "a vector of the TensorCore has one element or more in each dimension"},
    {"accuracy", loweringRefused, "{f} asks for an accuracy.", "the TPU lowering has one form of it, without choice"},
    {"rounding", loweringRefused, "{f} asks for a rounding that the TPU doesn't have.",
     "halves go away from zero or to even"},
    {"logistic-scalar", scalarRefused, "{f} is applied to a scalar.", "it is an operation of the vector unit"},
    {"reciprocal-scalar", scalarRefused, "{f} is applied to a scalar.", "it is an operation of the vector unit"},
    {"popcount-scalar", scalarRefused, "{f} is applied to a scalar.", "it is an operation of the vector unit"},
    {"pad-scalar", scalarRefused, "{f} is applied to a scalar.", "it is an operation of the vector unit"},
    {"slice-step", shapeRefused, "{f} takes every nth element of a value; a slice of a value is contiguous.",
     "strides go with loads: `ref[pl.ds(start, size, stride)]`"},
    {"pad-interior", shapeRefused, "{f} pads between elements.", "padding goes around an array"},
    {"gather-form", shapeRefused, "{f} is a gather that isn't a `take_along_axis`.",
     "the vector unit gathers within registers, along one axis, with an index for every element"},
    {"gather-axis", shapeRefused, "{f} gathers along a major axis.", "the vector unit gathers along the last two axes"},
    {"gather-unsupported", shapeRefused, "{f} is a gather of a form that the vector unit doesn't have.",
     "it gathers within registers, along one axis, with an index for every element"},
    {"iota-2x32-size", shapeRefused, "{f} counts more elements than an int32 holds.",
     "random bits are counted in int32"},
    {"reduce-index-axes", shapeRefused, "{f} finds an index over several axes.",
     "an arg-reduction goes along one axis"},
    {"reshape-dimensions", shapeRefused, "{f} reshapes and permutes at once.", "a reshape keeps the order of elements"},
    {"select-n", shapeRefused, "{f} chooses between more than two cases.", "a choice of vectors has two sides"},
};

} // namespace pallasd::kernel
