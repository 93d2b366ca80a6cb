#include "server/lsp/modules.h"

namespace pallasd::lsp {

std::shared_ptr<const lowering::LoweredModule> ModuleCache::module(const query::KernelReport &kernel) {
  if (kernel.status != query::KernelStatus::Complete || !kernel.instance)
    return nullptr;
  auto found = entries.find(kernel.instance.get());
  if (found != entries.end() && found->second.instance.lock() == kernel.instance)
    return found->second.module;
  if (entries.size() >= capacity)
    std::erase_if(entries, [](const auto &entry) { return entry.second.instance.expired(); });
  if (entries.size() >= capacity)
    entries.clear();
  lowering::LowerOptions options;
  options.raw = false;
  options.canonical = true;
  options.map = true;
  lowering::LowerResult result = lowering::lower(*kernel.instance, options);
  std::shared_ptr<const lowering::LoweredModule> module;
  if (result.module)
    module = std::make_shared<const lowering::LoweredModule>(std::move(*result.module));
  entries[kernel.instance.get()] = {kernel.instance, module};
  return module;
}

} // namespace pallasd::lsp
