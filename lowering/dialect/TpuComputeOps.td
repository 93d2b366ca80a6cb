// Ops over vectors that neither touch memory nor change how elements are
// stored: arithmetic, reductions, scans, shapes, permutations, masks.
// All of them are pure: unused copies vanish, equal ones merge.

#ifndef PALLASD_TPU_COMPUTE_OPS
#define PALLASD_TPU_COMPUTE_OPS

include "TpuBase.td"

defvar InToOut = "$input attr-dict `:` type($input) `->` type($output)";

//===--- Arithmetic ---------------------------------------------------------//

def Tpu_ReciprocalOp : Tpu_PureOp<"reciprocal", [Elementwise, SameOperandsAndResultType]> {
  let arguments = (ins Vec:$input, FlagOff:$approx, FlagOn:$full_range);
  let results = (outs Vec:$output);
  let assemblyFormat = InToOut;
  let hasVerifier = 1;
}

def Tpu_LogisticOp : Tpu_PureOp<"logistic", [Elementwise, SameOperandsAndResultType]> {
  let arguments = (ins Vec:$input);
  let results = (outs Vec:$output);
  let assemblyFormat = InToOut;
}

def Tpu_ReducePrecisionOp : Tpu_PureOp<"reduce_precision", [SameOperandsAndResultType]> {
  let arguments = (ins VecOf<[F32, BF16]>:$input, I32Attr:$exponent_bits, I32Attr:$mantissa_bits);
  let results = (outs VecOf<[F32, BF16]>:$output);
  let assemblyFormat = InToOut;
}

// True where the input is infinite or not a number.
def Tpu_WeirdOp : Tpu_PureOp<"weird", [Elementwise]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
  let assemblyFormat = InToOut;
  let hasVerifier = 1;
}

//===--- Reductions and scans -----------------------------------------------//

def Tpu_AllReduceOp : Tpu_PureOp<"all_reduce"> {
  let arguments = (ins Vec:$input, I64Attr:$dim, Tpu_ReductionKindAttr:$kind);
  let results = (outs Vec:$output);
  let assemblyFormat = InToOut;
  let hasVerifier = 1;
}

def Tpu_ReduceOp : Tpu_PureOp<"reduce"> {
  let arguments = (ins Vec:$input, DenseI64ArrayAttr:$dimensions, Tpu_ReductionKindAttr:$kind);
  let results = (outs Vec:$output);
  let assemblyFormat = "$kind `,` $input $dimensions attr-dict `:` type($input) `->` type($output)";
  let hasVerifier = 1;
}

def Tpu_ReduceIndexOp : Tpu_PureOp<"reduce_index"> {
  let arguments = (ins Vec:$input, I32Attr:$axis, Tpu_ReductionKindAttr:$kind);
  let results = (outs VecOf<[I16, I32]>:$output);
  let assemblyFormat = InToOut;
  let hasVerifier = 1;
}

def Tpu_ScanOp : Tpu_PureOp<"scan"> {
  let arguments = (ins VecOf<[I1, I16, I32, BF16, F32]>:$input, Tpu_ReductionKindAttr:$kind,
                       Optional<Mask1D>:$mask, I64Attr:$dimension);
  let results = (outs VecOf<[I16, I32, BF16, F32]>:$output);
  // An absent mask leaves its comma behind: `vector<16xf32>,  -> ..`.
  let assemblyFormat = [{
    $kind `,` $input (`masked` $mask^)? attr-dict `:` type($input) `,` type($mask) `->` type($output)
  }];
  let hasVerifier = 1;
}

def Tpu_ScanCountOp : Tpu_PureOp<"scan_count", [SameOperandsAndResultShape,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins MaskVec:$in_mask, Vec:$values);
  let results = (outs MaskVec:$out_mask, VecOf<[I32]>:$counts);
  let assemblyFormat = [{
    `mask` `(` $in_mask `:` type($in_mask) `)` `value` `(` $values `:` type($values) `)` attr-dict
    `:` type($out_mask) `,` type($counts)
  }];
}

def Tpu_SortOp : Tpu_PureOp<"sort", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins VecOf<[I32, F32]>:$keys, VecOf<[I32, F32]>:$values, Optional<MaskVec>:$mask,
                       FlagOff:$descending);
  let results = (outs MaskVec:$output_mask, VecOf<[I32, F32]>:$sorted_keys, VecOf<[I32, F32]>:$sorted_values);
  let assemblyFormat = "$keys `,` $values (`masked` $mask^)? attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

//===--- Shape --------------------------------------------------------------//

def Tpu_IotaOp : Tpu_PureOp<"iota"> {
  let arguments = (ins DenseI32ArrayAttr:$dimensions);
  let results = (outs VecOf<[AnyInteger, Index]>:$output);
  let assemblyFormat = "attr-dict `:` type($output)";
  let hasVerifier = 1;
}

def Tpu_ReshapeOp : Tpu_PureOp<"reshape"> {
  let arguments = (ins Vec:$source);
  let results = (outs Vec:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Tpu_TransposeOp : Tpu_PureOp<"transpose"> {
  let arguments = (ins Vec0:$vector, DenseI64ArrayAttr:$permutation);
  let results = (outs Vec0:$result);
  let assemblyFormat = "$vector `,` $permutation attr-dict `:` type($vector) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Tpu_ConcatenateOp : Tpu_PureOp<"concatenate"> {
  let arguments = (ins Variadic<Vec>:$sources, I32Attr:$dimension);
  let results = (outs Vec:$output);
  let assemblyFormat = "$sources `in` $dimension attr-dict `:` type($sources) `->` type($output)";
  let hasVerifier = 1;
}

def Tpu_BroadcastInSublanesOp : Tpu_PureOp<"broadcast_in_sublanes"> {
  let arguments = (ins Vreg:$source, I32Attr:$lane);
  let results = (outs Vec:$output);
  let assemblyFormat = "$source `,` $lane attr-dict `:` type($source) `->` type($output)";
}

def Tpu_RollVectorsOp : Tpu_PureOp<"roll_vectors"> {
  let arguments = (ins Variadic<Vec0>:$input);
  let results = (outs Vec0:$output);
  let assemblyFormat = InToOut;
}

def Tpu_UnrollVectorsOp : Tpu_PureOp<"unroll_vectors"> {
  let arguments = (ins Vec0:$input);
  let results = (outs Variadic<Vec0>:$output);
  let assemblyFormat = InToOut;
  let hasFolder = 1;
}

//===--- Permutation --------------------------------------------------------//

def Tpu_GatherOp : Tpu_PureOp<"gather"> {
  let arguments = (ins Vec:$source, DenseI32ArrayAttr:$indices, I32Attr:$dimension);
  let results = (outs Vec:$output);
  let assemblyFormat = "$source `[` $indices `]` `in` $dimension attr-dict `:` type($source) `->` type($output)";
}

def Tpu_DynamicGatherOp : Tpu_PureOp<"dynamic_gather"> {
  let arguments = (ins Vec:$source, VecOf<[AnyInteger]>:$indices, DenseI32ArrayAttr:$dimensions);
  let results = (outs Vec:$output);
  let assemblyFormat = [{
    $source `[` $indices `]` `in` $dimensions attr-dict `:` type($source) `,` type($indices) `->` type($output)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Tpu_DynamicRotateOp : Tpu_PureOp<"dynamic_rotate"> {
  let arguments = (ins Vec:$value, I32:$amount, SI32Attr:$dimension, OptionalAttr<SI32Attr>:$stride,
                       OptionalAttr<SI32Attr>:$stride_dimension);
  let results = (outs Vec:$result);
  let assemblyFormat = [{
    $value `by` $amount `dim` $dimension attr-dict `:` type($value) `,` type($amount) `->` type($result)
  }];
  let hasVerifier = 1;
}

// Keeps no declared effects: it is neither removed nor merged.
def Tpu_SublaneShuffleOp : Tpu_Op<"sublane_shuffle", [SameOperandsAndResultType]> {
  let arguments = (ins Vreg:$lhs, Vreg:$rhs, DenseI32ArrayAttr:$pattern);
  let results = (outs Vreg:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` $pattern attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)
  }];
  let hasVerifier = 1;
}

//===--- Masks --------------------------------------------------------------//

def Tpu_CreateMaskOp : Tpu_PureOp<"create_mask", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<Index>:$low, Variadic<Index>:$high);
  let results = (outs AnyType:$output);
  let assemblyFormat = "`[` $low `]` `[` $high `]` attr-dict `:` type($output)";
}

def Tpu_CreateSubelementMaskOp : Tpu_PureOp<"create_subelement_mask"> {
  let arguments = (ins I32Attr:$from, I32Attr:$to);
  let results = (outs AnyType:$output);
  let assemblyFormat = "$from `,` $to attr-dict `:` type($output)";
}

def Tpu_MaskCastOp : Tpu_PureOp<"mask_cast"> {
  let arguments = (ins MaskVec:$input);
  let results = (outs MaskVec:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

//===--- Scalars ------------------------------------------------------------//

def Tpu_AssumeMultipleOp : Tpu_PureOp<"assume_multiple", [SameOperandsAndResultType]> {
  let arguments = (ins AnyTypeOf<[Index, AnyInteger]>:$value, I32Attr:$multiple);
  let results = (outs AnyTypeOf<[Index, AnyInteger]>:$result);
  let assemblyFormat = "$value `,` $multiple attr-dict `:` type($value)";
  let hasVerifier = 1;
}

#endif // PALLASD_TPU_COMPUTE_OPS
