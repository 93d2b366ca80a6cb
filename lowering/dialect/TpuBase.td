// The `tpu` dialect itself, its enums, attributes, types and the operand
// classes that the op files share.
//
// Source of every fact: modules given to jaxlib 0.12.0.1 and what it printed
// or refused (tests/lit/dialect holds the modules). Names, values
// and defaults have to agree with jaxlib, since libtpu reads what is printed.

#ifndef PALLASD_TPU_BASE
#define PALLASD_TPU_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Tpu_Dialect : Dialect {
  let name = "tpu";
  let cppNamespace = "::pallasd::tpu";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
  // What canonicalisation may create.
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::memref::MemRefDialect",
                           "::mlir::vector::VectorDialect"];
  // One function a family, so that each family's generated code stays in one
  // translation unit.
  let extraClassDeclaration = [{
    void registerAttributes();
    void registerTypes();
    void registerComputeOps();
    void registerConversionOps();
    void registerMemoryOps();
    void registerMemrefOps();
    void registerMatmulOps();
    void registerAsyncOps();
    void registerRuntimeOps();
  }];
}

//===--- Enums --------------------------------------------------------------//

class Tpu_Enum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let cppNamespace = "::pallasd::tpu";
  let genSpecializedAttr = 0;
}

// Printed as #tpu.NAME<value>; inside an op's own syntax as <value>.
class Tpu_EnumAttr<EnumAttrInfo info, string name> : EnumAttr<Tpu_Dialect, info, name> {
  let assemblyFormat = "`<` $value `>`";
}

def Tpu_CoreType : Tpu_Enum<"CoreType", "the core that a function runs on", [
  I32EnumAttrCase<"Tc", 0, "tc">,
  I32EnumAttrCase<"ScScalarSubcore", 1, "sc_scalar_subcore">,
  I32EnumAttrCase<"ScVectorSubcore", 2, "sc_vector_subcore">]>;
def Tpu_PipelineMode : Tpu_Enum<"PipelineMode", "how a window is buffered", [
  I32EnumAttrCase<"Synchronous", 1, "synchronous">,
  I32EnumAttrCase<"DoubleBuffered", 2, "double_buffered">]>;
def Tpu_RevisitMode : Tpu_Enum<"RevisitMode", "when an output block may come back", [
  I32EnumAttrCase<"Immediate", 0, "immediate">,
  I32EnumAttrCase<"Any", 1, "any">]>;
def Tpu_DimensionSemantics : Tpu_Enum<"DimensionSemantics", "how a grid dimension may run", [
  I32EnumAttrCase<"Parallel", 0, "parallel">,
  I32EnumAttrCase<"Arbitrary", 1, "arbitrary">,
  I32EnumAttrCase<"CoreParallel", 2, "core_parallel">,
  I32EnumAttrCase<"SubcoreParallel", 3, "subcore_parallel">]>;
def Tpu_ContractPrecision : Tpu_Enum<"ContractPrecision", "precision of a contraction", [
  I32EnumAttrCase<"BF16", 0, "bf16">,
  I32EnumAttrCase<"FP32", 1, "fp32">,
  I32EnumAttrCase<"BF16x3", 2, "bf16x3">]>;
def Tpu_PackFormat : Tpu_Enum<"PackFormat", "order of packed elements", [
  I32EnumAttrCase<"Compressed", 0, "compressed">,
  I32EnumAttrCase<"Interleaved", 1, "interleaved">]>;
def Tpu_MemorySpace : Tpu_Enum<"MemorySpace", "a memory of the chip or its host", [
  I32EnumAttrCase<"Any", 4294967295, "any">,
  I32EnumAttrCase<"Vmem", 0, "vmem">,
  I32EnumAttrCase<"Smem", 1, "smem">,
  I32EnumAttrCase<"Hbm", 2, "hbm">,
  I32EnumAttrCase<"Cmem", 3, "cmem">,
  I32EnumAttrCase<"SemaphoreMem", 4, "semaphore_mem">,
  I32EnumAttrCase<"VmemShared", 5, "vmem_shared">,
  I32EnumAttrCase<"Host", 6, "host">]>;
def Tpu_ReductionKind : Tpu_Enum<"ReductionKind", "what a reduction computes", [
  I32EnumAttrCase<"Sum", 0, "sum">,
  I32EnumAttrCase<"Max", 1, "max">,
  I32EnumAttrCase<"Min", 2, "min">,
  I32EnumAttrCase<"ArgMax", 3, "arg_max">,
  I32EnumAttrCase<"ArgMin", 4, "arg_min">,
  I32EnumAttrCase<"FindFirstSet", 5, "find_first_set">,
  I32EnumAttrCase<"MaxF", 6, "maxf">,
  I32EnumAttrCase<"MinF", 7, "minf">,
  I32EnumAttrCase<"MaxSI", 8, "maxsi">,
  I32EnumAttrCase<"MinSI", 9, "minsi">,
  I32EnumAttrCase<"MaxUI", 10, "maxui">,
  I32EnumAttrCase<"MinUI", 11, "minui">]>;
def Tpu_RoundingMode : Tpu_Enum<"RoundingMode", "rounding of a conversion", [
  I32EnumAttrCase<"TowardsZero", 0, "towards_zero">,
  I32EnumAttrCase<"ToNearestEven", 1, "to_nearest_even">]>;

def Tpu_CoreTypeAttr : Tpu_EnumAttr<Tpu_CoreType, "core_type">;
def Tpu_PipelineModeAttr : Tpu_EnumAttr<Tpu_PipelineMode, "pipeline_mode">;
def Tpu_RevisitModeAttr : Tpu_EnumAttr<Tpu_RevisitMode, "revisit_mode">;
def Tpu_DimensionSemanticsAttr : Tpu_EnumAttr<Tpu_DimensionSemantics, "dimension_semantics">;
def Tpu_ContractPrecisionAttr : Tpu_EnumAttr<Tpu_ContractPrecision, "contract_precision">;
def Tpu_PackFormatAttr : Tpu_EnumAttr<Tpu_PackFormat, "pack_format">;
def Tpu_ReductionKindAttr : Tpu_EnumAttr<Tpu_ReductionKind, "reduction_kind">;
def Tpu_RoundingModeAttr : Tpu_EnumAttr<Tpu_RoundingMode, "rounding_mode">;

//===--- Attributes ---------------------------------------------------------//

class Tpu_Attr<string name, string keyword, list<Trait> traits = []> : AttrDef<Tpu_Dialect, name, traits> {
  let mnemonic = keyword;
}

// #tpu.memory_space<vmem> or <vmem, sc_vector_subcore>. A core may own only
// some memories; a forbidden pair is refused when the text is parsed.
def Tpu_MemorySpaceAttr : Tpu_Attr<"MemorySpace", "memory_space"> {
  let parameters = (ins EnumParameter<Tpu_MemorySpace>:$value,
                        OptionalParameter<"std::optional<::pallasd::tpu::CoreType>">:$core);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let builders = [AttrBuilder<(ins "::pallasd::tpu::MemorySpace":$value), [{
    return $_get($_ctxt, value, std::nullopt);
  }]>];
}

// Which dimensions a contraction pairs. An empty list of contracted dimensions
// or of output dimensions has no text; the other lists may be empty.
def Tpu_DotDimensionNumbersAttr : Tpu_Attr<"DotDimensionNumbers", "dot_dimension_numbers"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$lhs_contracting_dims,
                        ArrayRefParameter<"int64_t">:$rhs_contracting_dims,
                        OptionalArrayRefParameter<"int64_t">:$lhs_non_contracting_dims,
                        OptionalArrayRefParameter<"int64_t">:$rhs_non_contracting_dims,
                        // Pairs (operand, dimension), in the order of the result.
                        ArrayRefParameter<"int64_t">:$output_dim_order,
                        OptionalArrayRefParameter<"int64_t">:$lhs_batch_dims,
                        OptionalArrayRefParameter<"int64_t">:$rhs_batch_dims);
  let assemblyFormat = [{
    `<` `[` $lhs_contracting_dims `]` `,` `[` $rhs_contracting_dims `]` `,`
    `[` (`]`) : ($lhs_non_contracting_dims^ `]`)? `,` `[` (`]`) : ($rhs_non_contracting_dims^ `]`)? `,`
    `[` $output_dim_order `]` `,` `[` (`]`) : ($lhs_batch_dims^ `]`)? `,` `[` (`]`) : ($rhs_batch_dims^ `]`)? `>`
  }];
}

def Tpu_ConvDimensionNumbersAttr : Tpu_Attr<"ConvDimensionNumbers", "conv_dimension_numbers"> {
  let parameters = (ins "int64_t":$input_batch_dimension,
                        "int64_t":$input_feature_dimension,
                        OptionalArrayRefParameter<"int64_t">:$input_spatial_dimensions,
                        "int64_t":$kernel_input_feature_dimension,
                        "int64_t":$kernel_output_feature_dimension,
                        OptionalArrayRefParameter<"int64_t">:$kernel_spatial_dimensions,
                        "int64_t":$output_batch_dimension,
                        "int64_t":$output_feature_dimension,
                        OptionalArrayRefParameter<"int64_t">:$output_spatial_dimensions);
  let assemblyFormat = [{
    `<` $input_batch_dimension `,` $input_feature_dimension `,`
    `[` (`]`) : ($input_spatial_dimensions^ `]`)? `,`
    $kernel_input_feature_dimension `,` $kernel_output_feature_dimension `,`
    `[` (`]`) : ($kernel_spatial_dimensions^ `]`)? `,`
    $output_batch_dimension `,` $output_feature_dimension `,`
    `[` (`]`) : ($output_spatial_dimensions^ `]`)? `>`
  }];
}

// Padding of an element-indexed block, one number a dimension.
def Tpu_ElementWindowAttr : Tpu_Attr<"ElementWindow", "element_window"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$pad_low, ArrayRefParameter<"int64_t">:$pad_high);
  let assemblyFormat = "`<` `[` $pad_low `]` `,` `[` $pad_high `]` `>`";
}

// #tpu.tiled<(8,128)(2,1),[1,1]>: tiles from the outermost to the innermost
// level, then one stride (counted in outermost tiles) a dimension of the
// memref. Nothing about divisibility or nesting is checked, as in jaxlib.
def Tpu_TiledLayoutAttr : Tpu_Attr<"TiledLayout", "tiled",
    [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface, ["verifyLayout", "getStridesAndOffset", "isIdentity"]>]> {
  let parameters = (ins OptionalArrayRefParameter<"::mlir::DenseI64ArrayAttr">:$tiles,
                        OptionalArrayRefParameter<"int64_t">:$tile_strides);
  let hasCustomAssemblyFormat = 1;
}

//===--- Types --------------------------------------------------------------//

class Tpu_Type<string name, string keyword, list<Trait> traits = []> : TypeDef<Tpu_Dialect, name, traits> {
  let mnemonic = keyword;
}

class Tpu_SemaphoreLike<string name, string keyword>
    : Tpu_Type<name, keyword, [DeclareTypeInterfaceMethods<MemRefElementTypeInterface>]> {
  let hasCustomAssemblyFormat = 1;
}
def Tpu_Semaphore : Tpu_SemaphoreLike<"Semaphore", "semaphore">;
def Tpu_DmaSemaphore : Tpu_SemaphoreLike<"DmaSemaphore", "dma_semaphore">;

// A float8 of no fixed format that stands for another float type.
def Tpu_Float8Exmy : Tpu_Type<"Float8Exmy", "float8_exmy",
    [DeclareTypeInterfaceMethods<FloatTypeInterface, ["getFloatSemantics"]>]> {
  let parameters = (ins "::mlir::FloatType":$underlying_type);
  let assemblyFormat = "`<` $underlying_type `>`";
}

//===--- Operand classes ----------------------------------------------------//

defvar Vec = AnyVectorOfNonZeroRank;
def Vreg : Type<AnyVectorOfNonZeroRank.predicate, "native-sized vreg", "::mlir::VectorType">;
defvar Vec0 = AnyVectorOfAnyRank;
class VecOf<list<Type> types> : VectorOfNonZeroRankOf<types>;
def Mask1D : VectorOfRankAndType<[1], [I1]>;
def MaskVec : VecOf<[I1]>;

def SemaphoreRef : MemRefOf<[Tpu_Semaphore]>;
def DmaSemaphoreRef : MemRefOf<[Tpu_DmaSemaphore]>;
def AnySemaphoreRef : MemRefOf<[Tpu_Semaphore, Tpu_DmaSemaphore]>;

class ReadRef<Type type = AnyMemRef> : Arg<type, "", [MemRead]>;
class WriteRef<Type type = AnyMemRef> : Arg<type, "", [MemWrite]>;
class ReadWriteRef<Type type = AnyMemRef> : Arg<type, "", [MemRead, MemWrite]>;

def FloatOrVec0 : AnyTypeOf<[AnyFloat, VectorOfAnyRankOf<[AnyFloat]>]>;
def SignlessOrVec0 : AnyTypeOf<[AnySignlessInteger, VectorOfAnyRankOf<[AnySignlessInteger]>]>;

defvar FlagOff = DefaultValuedAttr<BoolAttr, "false">;
defvar FlagOn = DefaultValuedAttr<BoolAttr, "true">;

//===--- Op classes ---------------------------------------------------------//

class Tpu_Op<string mnemonic, list<Trait> traits = []> : Op<Tpu_Dialect, mnemonic, traits>;
class Tpu_PureOp<string mnemonic, list<Trait> traits = []> : Tpu_Op<mnemonic, !listconcat([Pure], traits)>;

#endif // PALLASD_TPU_BASE
