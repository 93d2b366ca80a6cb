//===- registered.cpp - The primitives that JAX has rules for -------------===//
//
// Measured: the registrations of JAX 0.12.0.1 by set of core types. `gather`,
// `scatter` and `swap` each name two primitives; the SparseCore ones are the
// "sc" variants.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/legal.h"

namespace pallasd::lowering {

void addRegisteredPrimitives(LegalTable &table) {
  table.add(Cores::All,
            {"abs", "add", "add_dependency", "and", "axis_index", "bitcast", "bitcast_convert_type", "broadcast_in_dim",
             "check", "clamp", "concatenate", "cond", "convert_element_type", "debug_print", "delay", "div",
             "dma_start", "dma_wait", "emit_pipeline", "empty_ref", "eq", "eval_jaxpr", "exp", "gather", "ge", "get",
             "get_barrier_semaphore", "gt", "has_memory_space", "jit", "le", "lt", "max", "min", "mul", "mulhi",
             "multiple_of", "ne", "neg", "not", "num_programs", "or", "pipeline_body", "program_id", "reduce_and",
             "reduce_or", "rem", "reshape", "reshard", "run_scoped", "scan", "select_n", "semaphore_read",
             "semaphore_signal", "semaphore_wait", "shift_left", "shift_right_arithmetic", "shift_right_logical",
             "sign", "slice", "split", "squeeze", "stack", "stage", "sub", "swap", "trace_value", "unstack", "while",
             "xor"},
            nullptr);
  table.add(Cores::Tensor,
            {"add_any", "approx_top_k", "argmax", "argmin", "atan2", "broadcast_to", "ceil", "clz", "conv",
             "conv_general_dilated", "cos", "custom_fusion", "custom_jvp_call", "custom_vjp_call", "debug_callback",
             "dim_as_value", "dot_general", "einshape_lo", "erf", "erf_inv", "exp2", "floor", "integer_pow",
             "iota_2x32_shape", "is_finite", "log1p", "logistic", "masked_load", "masked_swap", "matmul_acc_lhs",
             "matmul_lhs_fifo", "matmul_pop", "matmul_pop_fifo", "matmul_push_rhs", "nextafter", "one_minus_square",
             "pack_elementwise", "pad", "platform_index", "population_count", "pow", "prng_join", "prng_random_bits",
             "prng_seed", "prng_split", "random_bits", "random_fold_in", "random_seed", "random_unwrap", "random_wrap",
             "reciprocal", "reduce_precision", "roll", "sin", "square", "stochastic_round", "stop_gradient", "tan",
             "threefry2x32", "tile", "top_k", "transpose", "unpack_elementwise"},
            nullptr);
  table.add(Cores::TensorAndVector,
            {"iota", "log", "log2", "reduce_max", "reduce_min", "reduce_sum", "round", "rsqrt", "sqrt", "tanh"},
            nullptr);
  table.add(Cores::Sparse,
            {"all_reduce_ffs", "all_reduce_population_count", "barrier", "cumsum", "load", "masked_cummax",
             "masked_cummin", "masked_cumsum", "masked_sort", "pack", "parallel_loop", "sc_fetch_and_add", "scan_count",
             "unpack"},
            nullptr);
  table.add(Cores::Sparse, "gather", nullptr, "sc");
  table.add(Cores::Sparse, "swap", nullptr, "sc");
  table.add(Cores::Sparse, "scatter", nullptr, "sc");
  table.add(Cores::Vector, {"rev", "sort"}, nullptr);
}

} // namespace pallasd::lowering
