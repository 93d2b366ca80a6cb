//===- trace_rules.cpp - Rules that hold while a kernel is traced ----------===//
//
// What the models raise as JAX raises it; the words stand where it is raised
// (analysis/jax, analysis/kernel), the declarations here.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/rules.h"

namespace pallasd::kernel {

PALLASD_RULE(syntaxError, "syntax-error", Error, "The text is not Python", "lint", "SyntaxError");
PALLASD_RULE(capturedArray, "captured-array", Error, "A kernel or index map closes over an array", "trace",
             "ValueError");
PALLASD_RULE(indexMapRule, "index-map", Error, "An index map doesn't fit its block or grid", "trace", "");
PALLASD_RULE(specsMismatch, "specs-mismatch", Error, "Specs don't fit operands or results", "trace", "ValueError");
PALLASD_RULE(missingArgument, "missing-argument", Error, "A call lacks an argument that it needs", "trace",
             "TypeError");
PALLASD_RULE(unknownArgument, "unknown-argument", Error, "A call names a parameter that JAX's function doesn't have",
             "trace", "TypeError");
PALLASD_RULE(unknownName, "unknown-name", Error, "A module of JAX lacks a name in this release", "trace", "");
PALLASD_RULE(tracedCondition, "traced-condition", Error, "Python needs a value that is known only when the kernel runs",
             "trace", "TracerBoolConversionError");
PALLASD_RULE(storeMismatch, "store-mismatch", Error, "A stored value has another shape or dtype than its place",
             "trace", "ValueError");
PALLASD_RULE(tracedSize, "traced-size", Error,
             "A value is loaded or stored with a size known only when the kernel runs", "trace", "AssertionError");
PALLASD_RULE(refAsArray, "ref-as-array", Error, "A ref is used where a value is due", "trace", "");
PALLASD_RULE(refIndex, "ref-index", Error, "A ref is indexed outside its shape or by something that is no index",
             "trace", "ValueError");
PALLASD_RULE(outShapeRule, "out-shape", Error, "`out_shape` doesn't describe arrays", "trace", "ValueError");
PALLASD_RULE(gridRule, "grid", Error, "A grid has an entry that isn't an integer", "trace", "ValueError");
PALLASD_RULE(blockSpecRule, "block-spec", Error, "A block spec is made of the wrong parts", "trace", "");
PALLASD_RULE(scratchType, "scratch-type", Error, "Scratch is described by something that is no memory", "trace",
             "AttributeError");
PALLASD_RULE(kernelArity, "kernel-arity", Error, "A kernel's parameters don't fit the refs that it gets", "trace",
             "TypeError");
PALLASD_RULE(kernelReturn, "kernel-return", Error, "A kernel returns a value", "trace", "ValueError");
PALLASD_RULE(aliasRule, "alias", Error, "An alias joins what doesn't fit", "trace", "ValueError");
PALLASD_RULE(derivative, "derivative", Error, "A kernel is differentiated without a rule of its own", "trace", "");
PALLASD_RULE(costEstimate, "cost-estimate", Error, "A cost estimate doesn't count in integers", "trace", "ValueError");
PALLASD_RULE(rollRule, "roll", Error, "`pltpu.roll` has a shift or axis that it doesn't take", "trace", "ValueError");
PALLASD_RULE(bitcastRule, "bitcast", Error, "`pltpu.bitcast` doesn't come out even", "trace", "ValueError");
PALLASD_RULE(packRule, "pack", Error, "Elements are packed or unpacked in a number or type that doesn't fit", "trace",
             "ValueError");
PALLASD_RULE(stochasticRound, "stochastic-round", Error, "Random bits don't fit the value to round", "trace",
             "ValueError");
PALLASD_RULE(traceValueRule, "trace-value", Error, "`pltpu.trace_value` gets something other than a 32-bit scalar",
             "trace", "ValueError");
PALLASD_RULE(sparseCore, "sparse-core", Error, "A mesh of subcores is larger than the chip's SparseCores", "trace", "");
PALLASD_RULE(accumulator, "accumulator", Error, "An accumulator of the matrix unit doesn't fit the chip or its use",
             "trace", "ValueError");
PALLASD_RULE(budget, "budget", Information, "pallasd stopped following the program within its bounds", "lint", "");
PALLASD_RULE(directive, "directive", Warning, "A `# pallasd:` directive can't be followed", "lint", "");

} // namespace pallasd::kernel
