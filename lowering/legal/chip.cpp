//===- chip.cpp - What the lowering asks about the target -----------------===//
//
// A table of figures; chips are found by either of their two names.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/chip.h"

#include <array>
#include <utility>

namespace pallasd::lowering {
namespace {

constexpr std::array kChips = {
    ChipFigures{"v2", 2, 8, 128, 128, 1, 0, std::nullopt},
    ChipFigures{"v3", 3, 8, 128, 128, 2, 0, std::nullopt},
    ChipFigures{"v4i", 4, 8, 128, 128, 4, 0, std::nullopt},
    ChipFigures{"v4", 4, 8, 128, 128, 4, 0, std::nullopt},
    ChipFigures{"v5e", 5, 8, 128, 128, 4, 0, std::nullopt},
    ChipFigures{"v5p", 5, 8, 128, 128, 4, 0, SparseCoreFigures{4, 16, 8}},
    ChipFigures{"v6e", 6, 8, 128, 256, 2, 0, SparseCoreFigures{2, 16, 8}},
    ChipFigures{"7", 7, 8, 128, 256, 2, 128, SparseCoreFigures{2, 16, 16}},
    ChipFigures{"7x", 7, 8, 128, 256, 2, 128, SparseCoreFigures{2, 16, 16}},
    ChipFigures{"8i", 8, 8, 128, 256, 2, 256, SparseCoreFigures{1, 4, 16}},
    ChipFigures{"8t", 8, 16, 128, 256, 2, 256, SparseCoreFigures{2, 16, 16}},
};

constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kDeviceKinds = {{
    {"TPU v2", "v2"},
    {"TPU v3", "v3"},
    {"TPU v4 lite", "v4i"},
    {"TPU v4", "v4"},
    {"TPU v5 lite", "v5e"},
    {"TPU v5e", "v5e"},
    {"TPU v5", "v5p"},
    {"TPU v5p", "v5p"},
    {"TPU v6 lite", "v6e"},
    {"TPU v6e", "v6e"},
    {"TPU7", "7"},
    {"TPU7x", "7x"},
    {"TPU8i", "8i"},
    {"TPU8t", "8t"},
    {"v7x", "7x"},
}};

} // namespace

const ChipFigures *chipFigures(std::string_view name) {
  for (const auto &[kind, chip] : kDeviceKinds)
    if (kind == name)
      name = chip;
  for (const ChipFigures &chip : kChips)
    if (chip.name == name)
      return &chip;
  return nullptr;
}

} // namespace pallasd::lowering
