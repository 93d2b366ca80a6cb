// Ops that make one ref from another without touching the memory. All pure.

#ifndef PALLASD_TPU_MEMREF_OPS
#define PALLASD_TPU_MEMREF_OPS

include "TpuBase.td"

class Tpu_RefToRefOp<string mnemonic, list<Trait> traits = []> : Tpu_PureOp<mnemonic, traits> {
  let arguments = (ins AnyMemRef:$input);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasVerifier = 1;
}

def Tpu_MemRefSliceOp : Tpu_PureOp<"memref_slice", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyMemRef:$mem_ref, Variadic<I32>:$base_idx, Variadic<I32>:$dynamic_sizes);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = [{
    $mem_ref `[` $base_idx `]` (`<` $dynamic_sizes^ `>`)? attr-dict `:` type($mem_ref) `->` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tpu_MemRefSqueezeOp : Tpu_RefToRefOp<"memref_squeeze"> {
  let hasCanonicalizer = 1;
}

def Tpu_MemRefReshapeOp : Tpu_RefToRefOp<"memref_reshape">;

def Tpu_MemRefBitcastOp : Tpu_RefToRefOp<"memref_bitcast"> {
  let hasFolder = 1;
}

def Tpu_EraseMemRefLayoutOp : Tpu_PureOp<"erase_memref_layout",
    [SameOperandsAndResultElementType, SameOperandsAndResultShape]> {
  let arguments = (ins AnyMemRef:$operand);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let hasVerifier = 1;
}

def Tpu_ReinterpretCastOp : Tpu_PureOp<"reinterpret_cast", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyMemRef:$input, Optional<I32>:$dynamic_offset, Variadic<I32>:$dynamic_sizes,
                       Variadic<I32>:$dynamic_strides);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = [{
    $input ($dynamic_offset^)? (`<` $dynamic_sizes^ `>`)? (`[` $dynamic_strides^ `]`)? attr-dict
    `:` type($input) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Tpu_SharedMemRefSliceOp : Tpu_PureOp<"shared_memref_slice"> {
  let arguments = (ins AnyMemRef:$mem_ref);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$mem_ref attr-dict `:` type($mem_ref) `->` type($result)";
  let hasVerifier = 1;
}

def Tpu_MemRefMemorySpaceIsOp : Tpu_PureOp<"memref_memory_space_is"> {
  let arguments = (ins AnyMemRef:$source, Tpu_MemorySpaceAttr:$memory_space);
  let results = (outs I1:$result);
  let assemblyFormat = "$source `,` $memory_space attr-dict `:` type($source)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Tpu_TileSizeOp : Tpu_PureOp<"tile_size"> {
  let arguments = (ins AnyMemRef:$source, I32Attr:$index);
  let results = (outs I32:$result);
  let assemblyFormat = "$source `,` $index attr-dict `:` type($source)";
  let hasVerifier = 1;
}

def Tpu_AnnotateOp : Tpu_PureOp<"annotate", [SameOperandsAndResultType]> {
  let arguments = (ins AnyMemRef:$operand, FlagOff:$no_store, FlagOff:$no_bank_conflict, FlagOff:$no_hazard,
                       FlagOff:$no_hazard_no_deps);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
  let hasVerifier = 1;
}

def Tpu_AssumeLayoutOp : Tpu_PureOp<"assume_layout"> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
}

#endif // PALLASD_TPU_MEMREF_OPS
