//===- modules.h - Generated modules, made when looked at -------*- C++ -*-===//
#pragma once

#include "analysis/query/analysis.h"
#include "lowering/lower.h"

#include <map>
#include <memory>
#include <string>

namespace pallasd::lsp {

/// Modules by kernel instance; the most recent few are kept.
class ModuleCache {
public:
  /// Null where there is no module: the kernel is refused or not followed.
  std::shared_ptr<const lowering::LoweredModule> module(const query::KernelReport &kernel);

private:
  static constexpr size_t capacity = 64;
  struct Entry {
    std::weak_ptr<const kernel::KernelInstance> instance; ///< guards against a reused address
    std::shared_ptr<const lowering::LoweredModule> module;
  };
  std::map<const kernel::KernelInstance *, Entry> entries;
};

} // namespace pallasd::lsp
