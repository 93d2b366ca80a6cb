// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/attr.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/attr.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/attr.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/attr.generic -

// contract_precision_bf16
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.contract_precision<bf16>} : () -> ()
}) : () -> ()

// -----

// contract_precision_bf16x3
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.contract_precision<bf16x3>} : () -> ()
}) : () -> ()

// -----

// contract_precision_fp32
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.contract_precision<fp32>} : () -> ()
}) : () -> ()

// -----

// conv_EMPTYSP
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.conv_dimension_numbers<0, 1, [], 0, 1, [], 0, 1, []>} : () -> ()
}) : () -> ()

// -----

// conv_a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>} : () -> ()
}) : () -> ()

// -----

// conv_neg
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.conv_dimension_numbers<-1, 2, [1], 1, 2, [0], 0, 2, [1]>} : () -> ()
}) : () -> ()

// -----

// conv_two
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.conv_dimension_numbers<0, 3, [1, 2], 2, 3, [0, 1], 0, 3, [1, 2]>} : () -> ()
}) : () -> ()

// -----

// core_cmem_tc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<cmem, tc>} : () -> ()
}) : () -> ()

// -----

// core_semaphore_mem_sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<semaphore_mem, sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// core_semaphore_mem_sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<semaphore_mem, sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// core_semaphore_mem_tc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<semaphore_mem, tc>} : () -> ()
}) : () -> ()

// -----

// core_smem_sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<smem, sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// core_smem_sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<smem, sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// core_smem_tc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<smem, tc>} : () -> ()
}) : () -> ()

// -----

// core_type_sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// core_type_sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// core_type_tc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// dimension_semantics_arbitrary
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.dimension_semantics<arbitrary>} : () -> ()
}) : () -> ()

// -----

// dimension_semantics_core_parallel
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.dimension_semantics<core_parallel>} : () -> ()
}) : () -> ()

// -----

// dimension_semantics_parallel
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.dimension_semantics<parallel>} : () -> ()
}) : () -> ()

// -----

// dimension_semantics_subcore_parallel
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.dimension_semantics<subcore_parallel>} : () -> ()
}) : () -> ()

// -----

// dot_a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1, 1], [], []>} : () -> ()
}) : () -> ()

// -----

// dot_batch
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.dot_dimension_numbers<[2], [1], [1], [2], [0, 0, 0, 1, 1, 2], [0], [0]>} : () -> ()
}) : () -> ()

// -----

// dot_emptync
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.dot_dimension_numbers<[0], [0], [], [], [0, 0], [], []>} : () -> ()
}) : () -> ()

// -----

// dot_neg
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.dot_dimension_numbers<[-1], [0], [0], [1], [0, 0, 1, 1], [], []>} : () -> ()
}) : () -> ()

// -----

// element_window_a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.element_window<[0], [0]>} : () -> ()
}) : () -> ()

// -----

// element_window_lens
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.element_window<[0, 1], [2]>} : () -> ()
}) : () -> ()

// -----

// element_window_neg
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.element_window<[-1], [0]>} : () -> ()
}) : () -> ()

// -----

// element_window_two
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.element_window<[0, 1], [2, 3]>} : () -> ()
}) : () -> ()

// -----

// memory_space_any
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<any>} : () -> ()
}) : () -> ()

// -----

// memory_space_cmem
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<cmem>} : () -> ()
}) : () -> ()

// -----

// memory_space_hbm
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<hbm>} : () -> ()
}) : () -> ()

// -----

// memory_space_semaphore_mem
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<semaphore_mem>} : () -> ()
}) : () -> ()

// -----

// memory_space_smem
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<smem>} : () -> ()
}) : () -> ()

// -----

// memory_space_vmem
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<vmem>} : () -> ()
}) : () -> ()

// -----

// memory_space_vmem_sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<vmem, sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// memory_space_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<vmem_shared>} : () -> ()
}) : () -> ()

// -----

// memory_space_vmem_tc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.memory_space<vmem, tc>} : () -> ()
}) : () -> ()

// -----

// pack_format_compressed
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.pack_format<compressed>} : () -> ()
}) : () -> ()

// -----

// pack_format_interleaved
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.pack_format<interleaved>} : () -> ()
}) : () -> ()

// -----

// pipeline_mode_double_buffered
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.pipeline_mode<double_buffered>} : () -> ()
}) : () -> ()

// -----

// pipeline_mode_synchronous
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.pipeline_mode<synchronous>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_arg_max
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<arg_max>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_arg_min
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<arg_min>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_find_first_set
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<find_first_set>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_max
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<max>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_maxf
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<maxf>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_maxsi
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<maxsi>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_maxui
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<maxui>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_min
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<min>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_minf
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<minf>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_minsi
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<minsi>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_minui
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<minui>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_sum
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.reduction_kind<sum>} : () -> ()
}) : () -> ()

// -----

// revisit_mode_any
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.revisit_mode<any>} : () -> ()
}) : () -> ()

// -----

// revisit_mode_immediate
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.revisit_mode<immediate>} : () -> ()
}) : () -> ()

// -----

// rounding_mode_to_nearest_even
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.rounding_mode<to_nearest_even>} : () -> ()
}) : () -> ()

// -----

// rounding_mode_towards_zero
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.rounding_mode<towards_zero>} : () -> ()
}) : () -> ()

// -----

// tiled_DYN
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(8,128),[?,1]>} : () -> ()
}) : () -> ()

// -----

// tiled_EMPTYTILE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(),[1,1]>} : () -> ()
}) : () -> ()

// -----

// tiled_NEST
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(8,128)(2,4,64),[1,1]>} : () -> ()
}) : () -> ()

// -----

// tiled_NODIV
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(8,128)(3,1),[1,1]>} : () -> ()
}) : () -> ()

// -----

// tiled_TILERANK
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(8,128),[1]>} : () -> ()
}) : () -> ()

// -----

// tiled_a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(8,128),[1,1]>} : () -> ()
}) : () -> ()

// -----

// tiled_emptystr
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(8),[]>} : () -> ()
}) : () -> ()

// -----

// tiled_negstride
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(8,128),[-1,1]>} : () -> ()
}) : () -> ()

// -----

// tiled_nested
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(16,128)(2,1),[1,1]>} : () -> ()
}) : () -> ()

// -----

// tiled_notile
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<,[128,1]>} : () -> ()
}) : () -> ()

// -----

// tiled_rank3
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(8,128),[4,2,1]>} : () -> ()
}) : () -> ()

// -----

// tiled_t1
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(128),[1]>} : () -> ()
}) : () -> ()

// -----

// tiled_three
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(8,128)(4,1)(2,1),[1,1]>} : () -> ()
}) : () -> ()

// -----

// tiled_zero
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) {x = #tpu.tiled<(0,128),[1,1]>} : () -> ()
}) : () -> ()
