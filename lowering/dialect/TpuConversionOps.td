// Ops that change how elements are represented: number formats, bit casts,
// packing of narrow elements into wide ones. All pure.

#ifndef PALLASD_TPU_CONVERSION_OPS
#define PALLASD_TPU_CONVERSION_OPS

include "TpuBase.td"

//===--- Number formats -----------------------------------------------------//

class Tpu_ConvertOp<string mnemonic, Type from, Type to> : Tpu_PureOp<mnemonic, [Elementwise]> {
  let arguments = (ins from:$in, Tpu_RoundingModeAttr:$rounding_mode);
  let results = (outs to:$output);
  let assemblyFormat = "$in attr-dict `:` type($in) `->` type($output)";
}

def Tpu_ExtFOp : Tpu_PureOp<"extf", [Elementwise]> {
  let arguments = (ins FloatOrVec0:$in);
  let results = (outs FloatOrVec0:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `->` type($out)";
  let hasFolder = 1;
}

def Tpu_TruncFOp : Tpu_PureOp<"truncf", [Elementwise]> {
  let arguments = (ins FloatOrVec0:$in, Tpu_RoundingModeAttr:$rounding_mode);
  let results = (outs FloatOrVec0:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `->` type($out)";
  let hasFolder = 1;
}

def Tpu_SIToFPOp : Tpu_ConvertOp<"sitofp", SignlessOrVec0, FloatOrVec0>;
def Tpu_UIToFPOp : Tpu_ConvertOp<"uitofp", SignlessOrVec0, FloatOrVec0>;
def Tpu_FPToSIOp : Tpu_ConvertOp<"fptosi", FloatOrVec0, SignlessOrVec0> {
  let hasCanonicalizer = 1;
}
def Tpu_FPToUIOp : Tpu_ConvertOp<"fptoui", FloatOrVec0, SignlessOrVec0>;

def Tpu_StochasticConvertOp : Tpu_PureOp<"stochastic_convert", [SameOperandsAndResultShape]> {
  let arguments = (ins VecOf<[F32]>:$input, VecOf<[I32]>:$random);
  let results = (outs Vec:$output);
  let assemblyFormat = [{
    $input `,` $random attr-dict `:` type($input) `,` type($random) `->` type($output)
  }];
}

// The converted value sits in the low bits of an i32.
def Tpu_StochasticConvertElementwiseOp : Tpu_PureOp<"stochastic_convert_elementwise", [Elementwise]> {
  let arguments = (ins VecOf<[F32]>:$input, VecOf<[I32]>:$random, TypeAttr:$dst_type);
  let results = (outs VecOf<[I32]>:$output);
  let assemblyFormat = [{
    $input `,` $random attr-dict `:` type($input) `,` type($random) `->` type($output)
  }];
  let hasVerifier = 1;
}

//===--- Bit casts ----------------------------------------------------------//

def Tpu_BitcastOp : Tpu_PureOp<"bitcast"> {
  let arguments = (ins Vec:$input);
  let results = (outs Vec:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($output)";
  let hasVerifier = 1;
}

def Tpu_BitcastVregOp : Tpu_PureOp<"bitcast_vreg"> {
  let arguments = (ins Vreg:$input);
  let results = (outs Vreg:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($output)";
  let hasFolder = 1;
}

//===--- Packing ------------------------------------------------------------//

def Tpu_PackElementwiseOp : Tpu_PureOp<"pack_elementwise", [Elementwise, SameTypeOperands]> {
  let arguments = (ins Variadic<VecOf<[F32, AnyInteger]>>:$sources, TypeAttr:$target_type);
  let results = (outs VecOf<[AnyInteger]>:$output);
  let assemblyFormat = "$sources attr-dict `:` type($sources) `->` type($output)";
  let hasVerifier = 1;
}

def Tpu_UnpackElementwiseOp : Tpu_PureOp<"unpack_elementwise", [Elementwise]> {
  let arguments = (ins VecOf<[AnyInteger]>:$source, TypeAttr:$source_type, I32Attr:$index);
  let results = (outs VecOf<[F32, AnyInteger]>:$output);
  let assemblyFormat = "$source `,` $index attr-dict `:` type($source) `->` type($output)";
  let hasVerifier = 1;
}

def Tpu_PackSubelementsOp : Tpu_PureOp<"pack_subelements", [SameTypeOperands]> {
  // unsigned_integers: absent and false are kept apart in the generic form and
  // look the same in the custom form.
  let arguments = (ins Variadic<Vreg>:$sources, DenseI32ArrayAttr:$positions, Tpu_PackFormatAttr:$pack_format,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$unsigned_integers);
  let results = (outs Vreg:$output);
  let assemblyFormat = "$sources attr-dict `:` type($sources) `->` type($output)";
  let hasVerifier = 1;
}

def Tpu_UnpackSubelementsOp : Tpu_PureOp<"unpack_subelements"> {
  let arguments = (ins Vec:$source, I32Attr:$index, Tpu_PackFormatAttr:$pack_format, FlagOn:$integer_extended,
                       FlagOff:$unsigned_integers);
  let results = (outs Vec:$output);
  let assemblyFormat = "$source `,` $index attr-dict `:` type($source) `->` type($output)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tpu_PackMaskOp : Tpu_PureOp<"pack_vmsk", [SameTypeOperands]> {
  let arguments = (ins Variadic<VectorOfRankAndType<[2, 3], [I1]>>:$sources, DenseI32ArrayAttr:$positions);
  let results = (outs VectorOfRankAndType<[2, 3], [I1]>:$output);
  let assemblyFormat = "$sources attr-dict `:` type($sources) `->` type($output)";
  let hasVerifier = 1;
}

#endif // PALLASD_TPU_CONVERSION_OPS
