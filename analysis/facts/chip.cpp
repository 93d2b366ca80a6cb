//===- chip.cpp - What JAX knows about a TPU kind -------------------------===//
//
// The table is parsed once, on first use, into two indexes: by device kind and
// by chip name. Where several kinds are one chip ("TPU v5", "TPU v5p") the first
// in the table gives the device kind that the chip reports.
//
//===----------------------------------------------------------------------===//
#include "analysis/facts/chip.h"

#include "support/embedded.h"

#include <nlohmann/json.hpp>

namespace pallasd::embedded {
std::span<const EmbeddedFile> facts();
}

namespace pallasd::facts {

using nlohmann::json;

static ChipInfo readChip(const std::string &kind, const json &figures) {
  auto number = [&](const char *key) { return figures.at(key).get<int64_t>(); };
  ChipInfo chip;
  chip.version = figures.at("chip_version");
  chip.deviceKind = kind;
  chip.generation = number("generation");
  chip.lanes = number("num_lanes");
  chip.sublanes = number("num_sublanes");
  chip.mxuColumns = number("mxu_column_size");
  chip.mxus = number("num_mxus");
  chip.accumulators = number("num_accumulators");
  chip.vmemBytes = number("vmem_capacity_bytes");
  chip.cmemBytes = number("cmem_capacity_bytes");
  chip.smemBytes = number("smem_capacity_bytes");
  chip.hbmBytes = number("hbm_capacity_bytes");
  chip.bandwidth = number("mem_bw_bytes_per_second");
  chip.bf16Ops = number("bf16_ops_per_second");
  chip.int8Ops = number("int8_ops_per_second");
  chip.fp8Ops = number("fp8_ops_per_second");
  chip.int4Ops = number("int4_ops_per_second");
  chip.physicalCores = number("physical_tensor_cores");
  chip.coresPerDevice = figures.at("megacore_possible").get<bool>() ? chip.physicalCores : 1;
  chip.lite = figures.at("lite");
  if (const json &core = figures.at("sparse_core"); !core.is_null())
    chip.sparseCore = {core.at("num_cores"), core.at("num_subcores"), core.at("num_lanes"),
                       core.at("vmem_capacity_bytes"), core.at("dma_granule_size_bytes")};
  chip.sublaneTiling = figures.at("sublane_tiling").get<std::map<std::string, int64_t>>();
  chip.nativeMatmul = figures.at("native_matmul").get<std::vector<std::string>>();
  return chip;
}

static std::map<std::string, ChipInfo, std::less<>> readChips() {
  std::map<std::string, ChipInfo, std::less<>> chips;
  for (const EmbeddedFile &file : embedded::facts()) {
    if (file.name != "tpu_chips")
      continue;
    const json table = json::parse(file.text);
    for (const auto &[kind, figures] : table.at("kinds").items()) {
      ChipInfo chip = readChip(kind, figures);
      chips.emplace(chip.version, chip);
      chips.emplace(kind, std::move(chip));
    }
  }
  return chips;
}

const ChipInfo *chipInfo(std::string_view name) {
  static const std::map<std::string, ChipInfo, std::less<>> chips = readChips();
  auto it = chips.find(name);
  return it == chips.end() ? nullptr : &it->second;
}

} // namespace pallasd::facts
