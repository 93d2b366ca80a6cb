// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// UNK
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{unknown attribute `nope` in dialect `tpu`}}
  }) {x = #tpu.nope<a>} : () -> ()
}) : () -> ()

// -----

// contract_precision_BAD
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::ContractPrecision to be one of: bf16, fp32, bf16x3}}
// expected-error@+1 {{failed to parse Tpu_ContractPrecisionAttr parameter 'value' which is to be a `::pallasd::tpu::ContractPrecision`}}
  }) {x = #tpu.contract_precision<nope>} : () -> ()
}) : () -> ()

// -----

// contract_precision_CASE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::ContractPrecision to be one of: bf16, fp32, bf16x3}}
// expected-error@+1 {{failed to parse Tpu_ContractPrecisionAttr parameter 'value' which is to be a `::pallasd::tpu::ContractPrecision`}}
  }) {x = #tpu.contract_precision<BF16>} : () -> ()
}) : () -> ()

// -----

// contract_precision_EMPTY
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_ContractPrecisionAttr parameter 'value' which is to be a `::pallasd::tpu::ContractPrecision`}}
  }) {x = #tpu.contract_precision<>} : () -> ()
}) : () -> ()

// -----

// contract_precision_INT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_ContractPrecisionAttr parameter 'value' which is to be a `::pallasd::tpu::ContractPrecision`}}
  }) {x = #tpu.contract_precision<0>} : () -> ()
}) : () -> ()

// -----

// contract_precision_LONG2
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu<contract_precision bf16>} : () -> ()
}) : () -> ()

// -----

// conv_SHORT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected ','}}
  }) {x = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2>} : () -> ()
}) : () -> ()

// -----

// conv_named
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse Tpu_ConvDimensionNumbersAttr parameter 'input_batch_dimension' which is to be a `int64_t`}}
  }) {x = #tpu.conv_dimension_numbers<input_batch_dimension = 0>} : () -> ()
}) : () -> ()

// -----

// core_any_sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core sc_scalar_subcore owns no part of memory space any}}
  }) {x = #tpu.memory_space<any, sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// core_any_sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core sc_vector_subcore owns no part of memory space any}}
  }) {x = #tpu.memory_space<any, sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// core_any_tc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core tc owns no part of memory space any}}
  }) {x = #tpu.memory_space<any, tc>} : () -> ()
}) : () -> ()

// -----

// core_cmem_sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core sc_scalar_subcore owns no part of memory space cmem}}
  }) {x = #tpu.memory_space<cmem, sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// core_cmem_sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core sc_vector_subcore owns no part of memory space cmem}}
  }) {x = #tpu.memory_space<cmem, sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// core_hbm_sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core sc_scalar_subcore owns no part of memory space hbm}}
  }) {x = #tpu.memory_space<hbm, sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// core_hbm_sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core sc_vector_subcore owns no part of memory space hbm}}
  }) {x = #tpu.memory_space<hbm, sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// core_host_sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core sc_scalar_subcore owns no part of memory space host}}
  }) {x = #tpu.memory_space<host, sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// core_host_sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core sc_vector_subcore owns no part of memory space host}}
  }) {x = #tpu.memory_space<host, sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// core_host_tc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core tc owns no part of memory space host}}
  }) {x = #tpu.memory_space<host, tc>} : () -> ()
}) : () -> ()

// -----

// core_type_BAD
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::CoreType to be one of: tc, sc_scalar_subcore, sc_vector_subcore}}
// expected-error@+1 {{failed to parse Tpu_CoreTypeAttr parameter 'value' which is to be a `::pallasd::tpu::CoreType`}}
  }) {x = #tpu.core_type<nope>} : () -> ()
}) : () -> ()

// -----

// core_type_BARE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu.core_type} : () -> ()
}) : () -> ()

// -----

// core_type_CASE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::CoreType to be one of: tc, sc_scalar_subcore, sc_vector_subcore}}
// expected-error@+1 {{failed to parse Tpu_CoreTypeAttr parameter 'value' which is to be a `::pallasd::tpu::CoreType`}}
  }) {x = #tpu.core_type<TC>} : () -> ()
}) : () -> ()

// -----

// core_type_EMPTY
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_CoreTypeAttr parameter 'value' which is to be a `::pallasd::tpu::CoreType`}}
  }) {x = #tpu.core_type<>} : () -> ()
}) : () -> ()

// -----

// core_type_INT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_CoreTypeAttr parameter 'value' which is to be a `::pallasd::tpu::CoreType`}}
  }) {x = #tpu.core_type<0>} : () -> ()
}) : () -> ()

// -----

// core_type_LONG2
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu<core_type tc>} : () -> ()
}) : () -> ()

// -----

// core_vmem_shared_sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core sc_scalar_subcore owns no part of memory space vmem_shared}}
  }) {x = #tpu.memory_space<vmem_shared, sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// core_vmem_shared_sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core sc_vector_subcore owns no part of memory space vmem_shared}}
  }) {x = #tpu.memory_space<vmem_shared, sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// core_vmem_shared_tc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core tc owns no part of memory space vmem_shared}}
  }) {x = #tpu.memory_space<vmem_shared, tc>} : () -> ()
}) : () -> ()

// -----

// dimension_semantics_BAD
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::DimensionSemantics to be one of: parallel, arbitrary, core_parallel, subcore_parallel}}
// expected-error@+1 {{failed to parse Tpu_DimensionSemanticsAttr parameter 'value' which is to be a `::pallasd::tpu::DimensionSemantics`}}
  }) {x = #tpu.dimension_semantics<nope>} : () -> ()
}) : () -> ()

// -----

// dimension_semantics_BARE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu.dimension_semantics} : () -> ()
}) : () -> ()

// -----

// dimension_semantics_CASE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::DimensionSemantics to be one of: parallel, arbitrary, core_parallel, subcore_parallel}}
// expected-error@+1 {{failed to parse Tpu_DimensionSemanticsAttr parameter 'value' which is to be a `::pallasd::tpu::DimensionSemantics`}}
  }) {x = #tpu.dimension_semantics<PARALLEL>} : () -> ()
}) : () -> ()

// -----

// dimension_semantics_EMPTY
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_DimensionSemanticsAttr parameter 'value' which is to be a `::pallasd::tpu::DimensionSemantics`}}
  }) {x = #tpu.dimension_semantics<>} : () -> ()
}) : () -> ()

// -----

// dimension_semantics_INT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_DimensionSemanticsAttr parameter 'value' which is to be a `::pallasd::tpu::DimensionSemantics`}}
  }) {x = #tpu.dimension_semantics<0>} : () -> ()
}) : () -> ()

// -----

// dimension_semantics_LONG2
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu<dimension_semantics parallel>} : () -> ()
}) : () -> ()

// -----

// dot_EMPTYCONTRACT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse Tpu_DotDimensionNumbersAttr parameter 'lhs_contracting_dims' which is to be a `::llvm::ArrayRef<int64_t>`}}
  }) {x = #tpu.dot_dimension_numbers<[], [], [0], [1], [0, 0, 1, 1], [], []>} : () -> ()
}) : () -> ()

// -----

// dot_EMPTYOUT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse Tpu_DotDimensionNumbersAttr parameter 'output_dim_order' which is to be a `::llvm::ArrayRef<int64_t>`}}
  }) {x = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [], [], []>} : () -> ()
}) : () -> ()

// -----

// dot_FLOAT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse Tpu_DotDimensionNumbersAttr parameter 'lhs_contracting_dims' which is to be a `::llvm::ArrayRef<int64_t>`}}
  }) {x = #tpu.dot_dimension_numbers<[1.5], [0], [0], [1], [0, 0, 1, 1], [], []>} : () -> ()
}) : () -> ()

// -----

// dot_NOCOMMA
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected ','}}
  }) {x = #tpu.dot_dimension_numbers<[1] [0], [0], [1], [0, 0, 1, 1], [], []>} : () -> ()
}) : () -> ()

// -----

// dot_SIX
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected ','}}
  }) {x = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1, 1], []>} : () -> ()
}) : () -> ()

// -----

// element_window_EMPTY
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse Tpu_ElementWindowAttr parameter 'pad_low' which is to be a `::llvm::ArrayRef<int64_t>`}}
  }) {x = #tpu.element_window<[], []>} : () -> ()
}) : () -> ()

// -----

// element_window_ONE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected ','}}
  }) {x = #tpu.element_window<[0]>} : () -> ()
}) : () -> ()

// -----

// layout
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{unknown attribute `layout` in dialect `tpu`}}
  }) {x = #tpu.layout<a>} : () -> ()
}) : () -> ()

// -----

// memory_space_ATTRCORE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{unknown memory space 'tc'}}
  }) {x = #tpu.memory_space<tc>} : () -> ()
}) : () -> ()

// -----

// memory_space_BAD
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{unknown memory space 'l1'}}
  }) {x = #tpu.memory_space<l1>} : () -> ()
}) : () -> ()

// -----

// memory_space_BADCORE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{unknown core type 'gpu'}}
  }) {x = #tpu.memory_space<vmem, gpu>} : () -> ()
}) : () -> ()

// -----

// memory_space_CORETYPE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '>'}}
  }) {x = #tpu.memory_space<vmem, #tpu.core_type<tc>>} : () -> ()
}) : () -> ()

// -----

// memory_space_INT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected valid keyword}}
  }) {x = #tpu.memory_space<0>} : () -> ()
}) : () -> ()

// -----

// memory_space_hbm_core
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core tc owns no part of memory space hbm}}
  }) {x = #tpu.memory_space<hbm, tc>} : () -> ()
}) : () -> ()

// -----

// memory_space_vmem_sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{core sc_scalar_subcore owns no part of memory space vmem}}
  }) {x = #tpu.memory_space<vmem, sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// pack_format_BAD
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::PackFormat to be one of: compressed, interleaved}}
// expected-error@+1 {{failed to parse Tpu_PackFormatAttr parameter 'value' which is to be a `::pallasd::tpu::PackFormat`}}
  }) {x = #tpu.pack_format<nope>} : () -> ()
}) : () -> ()

// -----

// pack_format_BARE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu.pack_format} : () -> ()
}) : () -> ()

// -----

// pack_format_CASE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::PackFormat to be one of: compressed, interleaved}}
// expected-error@+1 {{failed to parse Tpu_PackFormatAttr parameter 'value' which is to be a `::pallasd::tpu::PackFormat`}}
  }) {x = #tpu.pack_format<COMPRESSED>} : () -> ()
}) : () -> ()

// -----

// pack_format_EMPTY
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_PackFormatAttr parameter 'value' which is to be a `::pallasd::tpu::PackFormat`}}
  }) {x = #tpu.pack_format<>} : () -> ()
}) : () -> ()

// -----

// pack_format_INT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_PackFormatAttr parameter 'value' which is to be a `::pallasd::tpu::PackFormat`}}
  }) {x = #tpu.pack_format<0>} : () -> ()
}) : () -> ()

// -----

// pack_format_LONG2
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu<pack_format compressed>} : () -> ()
}) : () -> ()

// -----

// pipeline_mode_BAD
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::PipelineMode to be one of: synchronous, double_buffered}}
// expected-error@+1 {{failed to parse Tpu_PipelineModeAttr parameter 'value' which is to be a `::pallasd::tpu::PipelineMode`}}
  }) {x = #tpu.pipeline_mode<nope>} : () -> ()
}) : () -> ()

// -----

// pipeline_mode_BARE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu.pipeline_mode} : () -> ()
}) : () -> ()

// -----

// pipeline_mode_CASE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::PipelineMode to be one of: synchronous, double_buffered}}
// expected-error@+1 {{failed to parse Tpu_PipelineModeAttr parameter 'value' which is to be a `::pallasd::tpu::PipelineMode`}}
  }) {x = #tpu.pipeline_mode<SYNCHRONOUS>} : () -> ()
}) : () -> ()

// -----

// pipeline_mode_EMPTY
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_PipelineModeAttr parameter 'value' which is to be a `::pallasd::tpu::PipelineMode`}}
  }) {x = #tpu.pipeline_mode<>} : () -> ()
}) : () -> ()

// -----

// pipeline_mode_INT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_PipelineModeAttr parameter 'value' which is to be a `::pallasd::tpu::PipelineMode`}}
  }) {x = #tpu.pipeline_mode<0>} : () -> ()
}) : () -> ()

// -----

// pipeline_mode_LONG2
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu<pipeline_mode synchronous>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_BAD
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::ReductionKind to be one of: sum, max, min, arg_max, arg_min, find_first_set, maxf, minf, maxsi, minsi, maxui, minui}}
// expected-error@+1 {{failed to parse Tpu_ReductionKindAttr parameter 'value' which is to be a `::pallasd::tpu::ReductionKind`}}
  }) {x = #tpu.reduction_kind<nope>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_BARE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu.reduction_kind} : () -> ()
}) : () -> ()

// -----

// reduction_kind_CASE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::ReductionKind to be one of: sum, max, min, arg_max, arg_min, find_first_set, maxf, minf, maxsi, minsi, maxui, minui}}
// expected-error@+1 {{failed to parse Tpu_ReductionKindAttr parameter 'value' which is to be a `::pallasd::tpu::ReductionKind`}}
  }) {x = #tpu.reduction_kind<SUM>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_EMPTY
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_ReductionKindAttr parameter 'value' which is to be a `::pallasd::tpu::ReductionKind`}}
  }) {x = #tpu.reduction_kind<>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_INT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_ReductionKindAttr parameter 'value' which is to be a `::pallasd::tpu::ReductionKind`}}
  }) {x = #tpu.reduction_kind<0>} : () -> ()
}) : () -> ()

// -----

// reduction_kind_LONG2
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu<reduction_kind sum>} : () -> ()
}) : () -> ()

// -----

// revisit_mode_BAD
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::RevisitMode to be one of: immediate, any}}
// expected-error@+1 {{failed to parse Tpu_RevisitModeAttr parameter 'value' which is to be a `::pallasd::tpu::RevisitMode`}}
  }) {x = #tpu.revisit_mode<nope>} : () -> ()
}) : () -> ()

// -----

// revisit_mode_BARE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu.revisit_mode} : () -> ()
}) : () -> ()

// -----

// revisit_mode_CASE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::RevisitMode to be one of: immediate, any}}
// expected-error@+1 {{failed to parse Tpu_RevisitModeAttr parameter 'value' which is to be a `::pallasd::tpu::RevisitMode`}}
  }) {x = #tpu.revisit_mode<IMMEDIATE>} : () -> ()
}) : () -> ()

// -----

// revisit_mode_EMPTY
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_RevisitModeAttr parameter 'value' which is to be a `::pallasd::tpu::RevisitMode`}}
  }) {x = #tpu.revisit_mode<>} : () -> ()
}) : () -> ()

// -----

// revisit_mode_INT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_RevisitModeAttr parameter 'value' which is to be a `::pallasd::tpu::RevisitMode`}}
  }) {x = #tpu.revisit_mode<0>} : () -> ()
}) : () -> ()

// -----

// revisit_mode_LONG2
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu<revisit_mode immediate>} : () -> ()
}) : () -> ()

// -----

// rounding_mode_BAD
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::RoundingMode to be one of: towards_zero, to_nearest_even}}
// expected-error@+1 {{failed to parse Tpu_RoundingModeAttr parameter 'value' which is to be a `::pallasd::tpu::RoundingMode`}}
  }) {x = #tpu.rounding_mode<nope>} : () -> ()
}) : () -> ()

// -----

// rounding_mode_BARE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu.rounding_mode} : () -> ()
}) : () -> ()

// -----

// rounding_mode_CASE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected ::pallasd::tpu::RoundingMode to be one of: towards_zero, to_nearest_even}}
// expected-error@+1 {{failed to parse Tpu_RoundingModeAttr parameter 'value' which is to be a `::pallasd::tpu::RoundingMode`}}
  }) {x = #tpu.rounding_mode<TOWARDS_ZERO>} : () -> ()
}) : () -> ()

// -----

// rounding_mode_EMPTY
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_RoundingModeAttr parameter 'value' which is to be a `::pallasd::tpu::RoundingMode`}}
  }) {x = #tpu.rounding_mode<>} : () -> ()
}) : () -> ()

// -----

// rounding_mode_INT
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse Tpu_RoundingModeAttr parameter 'value' which is to be a `::pallasd::tpu::RoundingMode`}}
  }) {x = #tpu.rounding_mode<0>} : () -> ()
}) : () -> ()

// -----

// rounding_mode_LONG2
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected '<'}}
  }) {x = #tpu<rounding_mode towards_zero>} : () -> ()
}) : () -> ()

// -----

// tiled_NOCOMMA
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected ','}}
  }) {x = #tpu.tiled<(8,128)[1,1]>} : () -> ()
}) : () -> ()

// -----

// tiled_NOSTRIDE
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected ','}}
  }) {x = #tpu.tiled<(8,128)>} : () -> ()
}) : () -> ()

// -----

// tiled_star
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{expected integer value}}
  }) {x = #tpu.tiled<(*,128),[1,1]>} : () -> ()
}) : () -> ()

// -----

// vector_layout_dim
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{unknown attribute `vector_layout_dim` in dialect `tpu`}}
  }) {x = #tpu.vector_layout_dim<tiled>} : () -> ()
}) : () -> ()

// -----

// vpad0
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{unknown attribute `vpad` in dialect `tpu`}}
  }) {x = #tpu.vpad<"16,{0,0},(8,128)">} : () -> ()
}) : () -> ()

// -----

// vpad1
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{unknown attribute `vpad` in dialect `tpu`}}
  }) {x = #tpu.vpad<"32,{*,0},(8,128)">} : () -> ()
}) : () -> ()

// -----

// vpadbare
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  ^bb0:

    "func.return"() : () -> ()
// expected-error@+1 {{unknown attribute `vpad` in dialect `tpu`}}
  }) {x = #tpu.vpad<32,{0,0},(8,128)>} : () -> ()
}) : () -> ()
