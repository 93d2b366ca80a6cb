// Ops around a kernel's computation: regions and traces, logging, random
// numbers, identities of device and core, the grid, scratch memory.

#ifndef PALLASD_TPU_RUNTIME_OPS
#define PALLASD_TPU_RUNTIME_OPS

include "TpuBase.td"

//===--- Regions ------------------------------------------------------------//

class Tpu_RegionLikeOp<string mnemonic, dag attributes>
    : Tpu_Op<mnemonic, [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"::pallasd::tpu::YieldOp">]> {
  let arguments = attributes;
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$region);
}

def Tpu_RegionOp : Tpu_RegionLikeOp<"region", (ins)> {
  let hasVerifier = 1;
}
def Tpu_TraceOp : Tpu_RegionLikeOp<"trace", (ins StrAttr:$message, I32Attr:$level)>;

def Tpu_YieldOp : Tpu_PureOp<"yield", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
}

//===--- Traces and logs ----------------------------------------------------//

def Tpu_TraceStartOp : Tpu_Op<"trace_start"> {
  let arguments = (ins StrAttr:$message, I32Attr:$level);
}

def Tpu_TraceStopOp : Tpu_Op<"trace_stop">;

def Tpu_TraceValueOp : Tpu_Op<"trace_value"> {
  let arguments = (ins AnyTypeOf<[I32, F32]>:$value, StrAttr:$label);
  let assemblyFormat = "$value `,` $label attr-dict `:` type($value)";
}

def Tpu_LogOp : Tpu_Op<"log"> {
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$tag, FlagOff:$formatted);
  let assemblyFormat = "$tag attr-dict `:` `[` $inputs `]` `:` type($inputs)";
  let hasVerifier = 1;
}

def Tpu_LogBufferOp : Tpu_Op<"log_buffer"> {
  let arguments = (ins AnyMemRef:$input, DenseI64ArrayAttr:$shape, StrAttr:$tag);
  let assemblyFormat = "$tag attr-dict `:` $input `:` type($input)";
  let hasVerifier = 1;
}

def Tpu_DelayOp : Tpu_Op<"delay"> {
  let arguments = (ins I32:$nanos);
  let assemblyFormat = "$nanos attr-dict";
}

//===--- Random numbers -----------------------------------------------------//

def Tpu_PrngSeed32Op : Tpu_Op<"prng_set_seed_32"> {
  let arguments = (ins Variadic<I32>:$seeds);
}

def Tpu_PrngRandomBitsOp : Tpu_Op<"prng_random_bits"> {
  let results = (outs Vec:$output);
}

//===--- Identities ---------------------------------------------------------//

class Tpu_IdOp<string mnemonic> : Tpu_PureOp<mnemonic> {
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

def Tpu_DeviceIdOp : Tpu_IdOp<"device_id">;
def Tpu_CoreIdOp : Tpu_IdOp<"core_id"> {
  let hasVerifier = 1;
}
def Tpu_SubcoreIdOp : Tpu_IdOp<"subcore_id"> {
  let hasVerifier = 1;
}

//===--- Grid and scratch ---------------------------------------------------//

def Tpu_IterationBoundOp : Tpu_Op<"iteration_bound"> {
  let arguments = (ins I32Attr:$dim);
  let results = (outs I32:$result);
  let assemblyFormat = "$dim attr-dict `:` type($result)";
}

def Tpu_InternalScratchOp : Tpu_Op<"internal_scratch"> {
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
}

#endif // PALLASD_TPU_RUNTIME_OPS
