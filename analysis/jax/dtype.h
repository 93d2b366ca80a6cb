//===- dtype.h - Element types as JAX names them ----------------*- C++ -*-===//
//
// One closed list of every dtype that a Pallas TPU kernel can meet in JAX
// 0.10.2 .. 0.12.0.1: the numpy and ml_dtypes scalars, and the extended dtypes
// (PRNG keys, semaphores) that exist only inside JAX.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace pallasd::jax {

enum class DType : uint8_t {
  Bool,
  Int2,
  Int4,
  Int8,
  Int16,
  Int32,
  Int64,
  UInt2,
  UInt4,
  UInt8,
  UInt16,
  UInt32,
  UInt64,
  Float4E2M1FN,
  Float8E3M4,
  Float8E4M3,
  Float8E4M3B11FNUZ,
  Float8E4M3FN,
  Float8E4M3FNUZ,
  Float8E5M2,
  Float8E5M2FNUZ,
  Float8E8M0FNU,
  BFloat16,
  Float16,
  Float32,
  Float64,
  Complex64,
  Complex128,
  Float0,            ///< tangent of an integer
  KeyFry,            ///< key<fry>: threefry, physical shape (2,) uint32
  KeyPallas,         ///< key<pl>: the chip's generator, physical shape (1, 2) uint32
  KeyPallasStateful, ///< key<_pl_stateful>: what pltpu's stateful_* samplers see, physical shape () uint32
  KeyRbg,            ///< key<rbg>
  KeyUnsafeRbg,      ///< key<urbg>
  Semaphore,         ///< pltpu.SemaphoreType.REGULAR, printed `semaphore`
  DmaSemaphore,      ///< pltpu.SemaphoreType.DMA, printed `dma_sem`
  BarrierSemaphore,  ///< pltpu.SemaphoreType.BARRIER, printed `barrier_semaphore`
  Count
};

enum class DTypeKind : uint8_t { Bool, Signed, Unsigned, Float, Complex, Extended };

/// numpy's name ("float32", "bfloat16", "float8_e4m3fn"); for extended dtypes
/// JAX's ("key<fry>", "dma_sem").
std::string_view name(DType dtype);
/// The name that a jaxpr prints ("f32", "bf16", "f8_e4m3fn", "bool", "i32").
std::string_view shortName(DType dtype);
DTypeKind kind(DType dtype);
/// Bits of one element as JAX counts them (bool is 8, int4 is 4); 0 if extended.
unsigned bitWidth(DType dtype);
/// numpy's itemsize in bytes (int4 and int2 count 1); 0 if extended.
unsigned itemSize(DType dtype);
std::optional<DType> dtypeFromName(std::string_view name);
std::optional<DType> dtypeFromShortName(std::string_view shortName);

inline bool isFloat(DType d) { return kind(d) == DTypeKind::Float; }
inline bool isSigned(DType d) { return kind(d) == DTypeKind::Signed; }
inline bool isUnsigned(DType d) { return kind(d) == DTypeKind::Unsigned; }
inline bool isInteger(DType d) { return isSigned(d) || isUnsigned(d); }
inline bool isComplex(DType d) { return kind(d) == DTypeKind::Complex; }
inline bool isExtended(DType d) { return kind(d) == DTypeKind::Extended; }

} // namespace pallasd::jax
