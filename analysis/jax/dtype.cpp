//===- dtype.cpp - Element types as JAX names them --------------------------===//
//
// One table in the order of the enum. Widths are numpy's and ml_dtypes'.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/dtype.h"

#include <array>

namespace pallasd::jax {

namespace {

struct Row {
  DType dtype;
  std::string_view name, shortName;
  DTypeKind kind;
  unsigned bits, bytes;
};

constexpr DTypeKind kSigned = DTypeKind::Signed, kUnsigned = DTypeKind::Unsigned, kFloat = DTypeKind::Float,
                    kComplex = DTypeKind::Complex, kExtended = DTypeKind::Extended;

constexpr std::array<Row, size_t(DType::Count)> kRows{{
    {DType::Bool, "bool", "bool", DTypeKind::Bool, 8, 1},
    {DType::Int2, "int2", "i2", kSigned, 2, 1},
    {DType::Int4, "int4", "i4", kSigned, 4, 1},
    {DType::Int8, "int8", "i8", kSigned, 8, 1},
    {DType::Int16, "int16", "i16", kSigned, 16, 2},
    {DType::Int32, "int32", "i32", kSigned, 32, 4},
    {DType::Int64, "int64", "i64", kSigned, 64, 8},
    {DType::UInt2, "uint2", "u2", kUnsigned, 2, 1},
    {DType::UInt4, "uint4", "u4", kUnsigned, 4, 1},
    {DType::UInt8, "uint8", "u8", kUnsigned, 8, 1},
    {DType::UInt16, "uint16", "u16", kUnsigned, 16, 2},
    {DType::UInt32, "uint32", "u32", kUnsigned, 32, 4},
    {DType::UInt64, "uint64", "u64", kUnsigned, 64, 8},
    {DType::Float4E2M1FN, "float4_e2m1fn", "f4_e2m1fn", kFloat, 4, 1},
    {DType::Float8E3M4, "float8_e3m4", "f8_e3m4", kFloat, 8, 1},
    {DType::Float8E4M3, "float8_e4m3", "f8_e4m3", kFloat, 8, 1},
    {DType::Float8E4M3B11FNUZ, "float8_e4m3b11fnuz", "f8_e4m3b11fnuz", kFloat, 8, 1},
    {DType::Float8E4M3FN, "float8_e4m3fn", "f8_e4m3fn", kFloat, 8, 1},
    {DType::Float8E4M3FNUZ, "float8_e4m3fnuz", "f8_e4m3fnuz", kFloat, 8, 1},
    {DType::Float8E5M2, "float8_e5m2", "f8_e5m2", kFloat, 8, 1},
    {DType::Float8E5M2FNUZ, "float8_e5m2fnuz", "f8_e5m2fnuz", kFloat, 8, 1},
    {DType::Float8E8M0FNU, "float8_e8m0fnu", "f8_e8m0fnu", kFloat, 8, 1},
    {DType::BFloat16, "bfloat16", "bf16", kFloat, 16, 2},
    {DType::Float16, "float16", "f16", kFloat, 16, 2},
    {DType::Float32, "float32", "f32", kFloat, 32, 4},
    {DType::Float64, "float64", "f64", kFloat, 64, 8},
    {DType::Complex64, "complex64", "c64", kComplex, 64, 8},
    {DType::Complex128, "complex128", "c128", kComplex, 128, 16},
    {DType::Float0, "float0", "float0", kExtended, 0, 0},
    {DType::KeyFry, "key<fry>", "key<fry>", kExtended, 0, 0},
    {DType::KeyPallas, "key<pl>", "key<pl>", kExtended, 0, 0},
    {DType::KeyPallasStateful, "key<_pl_stateful>", "key<_pl_stateful>", kExtended, 0, 0},
    {DType::KeyRbg, "key<rbg>", "key<rbg>", kExtended, 0, 0},
    {DType::KeyUnsafeRbg, "key<urbg>", "key<urbg>", kExtended, 0, 0},
    {DType::Semaphore, "semaphore", "semaphore", kExtended, 0, 0},
    {DType::DmaSemaphore, "dma_sem", "dma_sem", kExtended, 0, 0},
    {DType::BarrierSemaphore, "barrier_semaphore", "barrier_semaphore", kExtended, 0, 0},
}};

constexpr bool inEnumOrder() {
  for (size_t i = 0; i < kRows.size(); ++i)
    if (size_t(kRows[i].dtype) != i)
      return false;
  return true;
}
static_assert(inEnumOrder());

const Row &row(DType dtype) { return kRows[size_t(dtype)]; }

} // namespace

std::string_view name(DType dtype) { return row(dtype).name; }
std::string_view shortName(DType dtype) { return row(dtype).shortName; }
DTypeKind kind(DType dtype) { return row(dtype).kind; }
unsigned bitWidth(DType dtype) { return row(dtype).bits; }
unsigned itemSize(DType dtype) { return row(dtype).bytes; }

std::optional<DType> dtypeFromName(std::string_view name) {
  for (const Row &r : kRows)
    if (r.name == name)
      return r.dtype;
  return std::nullopt;
}

std::optional<DType> dtypeFromShortName(std::string_view shortName) {
  for (const Row &r : kRows)
    if (r.shortName == shortName)
      return r.dtype;
  return std::nullopt;
}

} // namespace pallasd::jax
