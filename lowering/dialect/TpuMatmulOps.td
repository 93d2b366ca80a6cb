// Contractions: the whole-array ops, and the ops that drive one matrix unit
// (these declare no effects, so their order is kept).

#ifndef PALLASD_TPU_MATMUL_OPS
#define PALLASD_TPU_MATMUL_OPS

include "TpuBase.td"

def Tpu_MatmulOp : Tpu_PureOp<"matmul"> {
  let arguments = (ins Vec:$lhs, Vec:$rhs, Vec:$acc, FlagOff:$transpose_lhs, FlagOff:$transpose_rhs,
                       OptionalAttr<Tpu_ContractPrecisionAttr>:$precision,
                       OptionalAttr<Tpu_DotDimensionNumbersAttr>:$dimension_numbers, BoolAttr:$transpose_lhs_hint);
  let results = (outs Vec:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Tpu_ConvOp : Tpu_PureOp<"conv"> {
  let arguments = (ins Vec:$lhs, Vec:$rhs, Vec:$acc, Tpu_ConvDimensionNumbersAttr:$dimension_numbers,
                       DenseI64ArrayAttr:$window_strides, DenseI64ArrayAttr:$padding, DenseI64ArrayAttr:$lhs_dilation,
                       DenseI64ArrayAttr:$rhs_dilation, DenseBoolArrayAttr:$window_reversal,
                       DefaultValuedAttr<I64Attr, "1">:$feature_group_count,
                       DefaultValuedAttr<I64Attr, "1">:$batch_group_count,
                       OptionalAttr<Tpu_ContractPrecisionAttr>:$precision);
  let results = (outs Vec:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc) `->` type($result)
  }];
  let hasVerifier = 1;
}

//===--- Matrix unit --------------------------------------------------------//

def Tpu_MatmulPushRhsOp : Tpu_Op<"matmul_push_rhs"> {
  let arguments = (ins Vec:$rhs, I32Attr:$mxu_index, DefaultValuedAttr<I32Attr, "0">:$staging_register,
                       FlagOff:$transpose);
  let assemblyFormat = "$rhs attr-dict `:` type($rhs)";
}

def Tpu_MatmulAccLhsOp : Tpu_Op<"matmul_acc_lhs"> {
  let arguments = (ins Vec:$lhs, I32Attr:$acc, I32Attr:$mxu_index, OptionalAttr<I32Attr>:$load_staged_rhs);
  let assemblyFormat = "$acc `,` $lhs attr-dict `:` type($lhs)";
}

def Tpu_MatmulPopOp : Tpu_Op<"matmul_pop"> {
  let arguments = (ins I32Attr:$acc, I32Attr:$mxu_index);
  let results = (outs VectorOfRankAndType<[2], [AnyType]>:$result);
  let assemblyFormat = "$acc attr-dict `:` type($result)";
}

def Tpu_MatmulLhsFifoOp : Tpu_Op<"matmul_lhs_fifo"> {
  let arguments = (ins Vec:$lhs, I32Attr:$mxu_index, OptionalAttr<I32Attr>:$load_staged_rhs);
  let assemblyFormat = "$lhs attr-dict `:` type($lhs)";
}

def Tpu_MatmulPopFifoOp : Tpu_Op<"matmul_pop_fifo"> {
  let arguments = (ins I32Attr:$mxu_index);
  let results = (outs VectorOfRankAndType<[2], [AnyType]>:$result);
  let assemblyFormat = "$mxu_index attr-dict `:` type($result)";
}

#endif // PALLASD_TPU_MATMUL_OPS
