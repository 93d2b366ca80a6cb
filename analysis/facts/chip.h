//===- chip.h - What JAX knows about a TPU kind -----------------*- C++ -*-===//
//
// The figures that `pltpu.get_tpu_info()` returns and that JAX's checks and
// lowering rules ask for, read from the table tpu_chips.json beside this file.
// Source: JAX 0.12.0.1, measured per device kind with one core.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::facts {

struct SparseCoreInfo {
  int64_t cores = 0, subcores = 0, lanes = 0, vmemBytes = 0, dmaGranuleBytes = 0;
};

struct ChipInfo {
  std::string version;    ///< JAX's name of the chip: "v5e", "v4i", "7x"
  std::string deviceKind; ///< "TPU v5 lite"
  int64_t generation = 0, lanes = 128, sublanes = 8;
  int64_t coresPerDevice = 1; ///< TensorCores of one JAX device (2 with megacore)
  int64_t mxuColumns = 128, mxus = 1, accumulators = 0;
  int64_t vmemBytes = 0, cmemBytes = 0, smemBytes = 0, hbmBytes = 0, bandwidth = 0;
  int64_t bf16Ops = 0, int8Ops = 0, fp8Ops = 0, int4Ops = 0;
  int64_t physicalCores = 1; ///< TensorCores on the chip
  bool lite = false;
  std::optional<SparseCoreInfo> sparseCore;
  std::map<std::string, int64_t> sublaneTiling; ///< by dtype name
  std::vector<std::string> nativeMatmul;        ///< "bfloat16 x int8"
};

/// By pallasd's chip name ("v5e", "v4", "7x") or by JAX's device kind ("TPU v5
/// lite"). Null for a chip that JAX 0.12.0.1 doesn't know.
const ChipInfo *chipInfo(std::string_view name);

} // namespace pallasd::facts
