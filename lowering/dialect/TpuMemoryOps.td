// Ops that read or write the memory behind a ref.
// A ref operand carries its effect: reads vanish when unused and merge when
// nothing lies between them; writes stay.

#ifndef PALLASD_TPU_MEMORY_OPS
#define PALLASD_TPU_MEMORY_OPS

include "TpuBase.td"

//===--- Register loads and stores ------------------------------------------//

def Tpu_LoadOp : Tpu_Op<"load"> {
  let arguments = (ins ReadRef<>:$base, Variadic<Index>:$indices, DenseBoolArrayAttr:$sublane_mask,
                       DefaultValuedAttr<I32Attr, "1">:$sublane_stride);
  let results = (outs Vreg:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` `sublanes` $sublane_mask (`sublane_stride` $sublane_stride^)? attr-dict
    `:` type($base) `,` type($result)
  }];
}

def Tpu_StoreOp : Tpu_Op<"store", [AttrSizedOperandSegments]> {
  let arguments = (ins Vreg:$valueToStore, WriteRef<>:$base, Variadic<Index>:$indices, DenseBoolArrayAttr:$sublane_mask,
                       Optional<AnyType>:$mask, DefaultValuedAttr<I32Attr, "1">:$sublane_stride, FlagOff:$add);
  // An absent mask leaves its comma behind.
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $valueToStore (`masked` $mask^)? `sublanes` $sublane_mask
    (`sublane_stride` $sublane_stride^)? attr-dict `:` type($base) `,` type($valueToStore) `,` type($mask)
  }];
}

def Tpu_ShuffledLoadOp : Tpu_Op<"shuffled_load"> {
  let arguments = (ins ReadRef<>:$base, Variadic<Index>:$indices, DenseBoolArrayAttr:$sublane_mask,
                       DenseI32ArrayAttr:$sublane_offsets);
  let results = (outs Vreg:$result);
  let assemblyFormat = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)";
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Tpu_ShuffledStoreOp : Tpu_Op<"shuffled_store"> {
  let arguments = (ins Vreg:$valueToStore, WriteRef<>:$base, Variadic<Index>:$indices,
                       DenseBoolArrayAttr:$sublane_mask, DenseI32ArrayAttr:$sublane_offsets);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $valueToStore attr-dict `:` type($base) `,` type($valueToStore)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

//===--- Vector loads and stores --------------------------------------------//

def Tpu_VectorLoadOp : Tpu_Op<"vector_load", [AttrSizedOperandSegments]> {
  let arguments = (ins ReadRef<>:$base, Variadic<Index>:$indices, DenseI32ArrayAttr:$strides, Optional<Vec>:$mask);
  let results = (outs Vec:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` (`masked` $mask^)? attr-dict `:` type($base) `,` type($result) `,` type($mask)
  }];
  let hasVerifier = 1;
}

def Tpu_VectorStoreOp : Tpu_Op<"vector_store", [AttrSizedOperandSegments]> {
  let arguments = (ins Vec:$valueToStore, WriteRef<>:$base, Variadic<Index>:$indices, DenseI32ArrayAttr:$strides,
                       Optional<Vec>:$mask, FlagOff:$add);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $valueToStore (`masked` $mask^)? attr-dict
    `:` type($base) `,` type($valueToStore) `,` type($mask)
  }];
  let hasVerifier = 1;
}

def Tpu_StridedLoadOp : Tpu_Op<"strided_load"> {
  let arguments = (ins ReadRef<>:$base, Variadic<Index>:$indices, DenseI32ArrayAttr:$strides);
  let results = (outs Vec:$result);
  let assemblyFormat = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)";
  let hasVerifier = 1;
}

def Tpu_StridedStoreOp : Tpu_Op<"strided_store"> {
  let arguments = (ins Vec:$valueToStore, WriteRef<>:$base, Variadic<Index>:$indices, DenseI32ArrayAttr:$strides);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $valueToStore attr-dict `:` type($base) `,` type($valueToStore)
  }];
  let hasVerifier = 1;
}

//===--- Indexed loads and stores (SparseCore) ------------------------------//

def Tpu_VectorLoadIdxOp : Tpu_Op<"vector_load_idx", [AttrSizedOperandSegments]> {
  let arguments = (ins ReadRef<MemRefOf<[I32, F32]>>:$base, Variadic<VecOf<[I32]>>:$indices, Optional<MaskVec>:$mask);
  let results = (outs VecOf<[I32, F32]>:$value);
  let assemblyFormat = [{
    $base `[` $indices `]` (`masked` $mask^)? attr-dict
    `:` type($base) `[` type($indices) `]` `,` type($value) `,` type($mask)
  }];
  let hasVerifier = 1;
}

def Tpu_VectorStoreIdxOp : Tpu_Op<"vector_store_idx", [AttrSizedOperandSegments]> {
  let arguments = (ins VecOf<[I32, F32]>:$valueToStore, WriteRef<MemRefOf<[I32, F32]>>:$base,
                       Variadic<VecOf<[I32]>>:$indices, Optional<MaskVec>:$mask, FlagOff:$add);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $valueToStore (`masked` $mask^)? attr-dict
    `:` type($base) `[` type($indices) `]` `,` type($valueToStore) `,` type($mask)
  }];
  let hasVerifier = 1;
}

//===--- Compressing stores, expanding loads (SparseCore) -------------------//

class Tpu_CompressStoreLikeOp<string mnemonic, Type maskType, dag extra> : Tpu_Op<mnemonic> {
  let arguments = !con((ins Vec:$valueToStore, WriteRef<>:$base, Variadic<Index>:$indices, maskType:$mask), extra);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $valueToStore `,` $mask attr-dict
    `:` type($base) `,` type($valueToStore) `,` type($mask)
  }];
  let hasVerifier = 1;
}

class Tpu_ExpandLoadLikeOp<string mnemonic, Type maskType, dag extra> : Tpu_Op<mnemonic> {
  let arguments = !con((ins ReadRef<>:$base, Variadic<Index>:$indices, maskType:$mask), extra);
  let results = (outs Vec:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask attr-dict `:` type($base) `,` type($result) `,` type($mask)
  }];
  let hasVerifier = 1;
}

def Tpu_VectorCompressStoreOp
    : Tpu_CompressStoreLikeOp<"vector_compress_store", MaskVec, (ins I32Attr:$compress_dim, FlagOff:$add)>;
def Tpu_CompressStoreVregOp : Tpu_CompressStoreLikeOp<"compress_store_vreg", Mask1D, (ins FlagOff:$add)>;
def Tpu_VectorExpandLoadOp : Tpu_ExpandLoadLikeOp<"vector_expand_load", MaskVec, (ins I32Attr:$expand_dim)>;
def Tpu_ExpandLoadVregOp : Tpu_ExpandLoadLikeOp<"expand_load_vreg", Mask1D, (ins)>;

//===--- Atomics ------------------------------------------------------------//

def Tpu_FetchAndAddSyncOp : Tpu_Op<"fetch_and_add_sync"> {
  let arguments = (ins ReadWriteRef<MemRefOf<[I32]>>:$base, Variadic<I32>:$indices, I32:$value, I32:$core_id);
  let results = (outs I32:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $value `,` $core_id attr-dict `:` type($base) `,` type($value) `->` type($result)
  }];
  let hasVerifier = 1;
}

#endif // PALLASD_TPU_MEMORY_OPS
