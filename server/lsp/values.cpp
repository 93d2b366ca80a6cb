#include "server/lsp/values.h"

namespace pallasd::lsp {

std::shared_ptr<const KernelValues::Values> KernelValues::of(Session &session, const std::string &path,
                                                             const query::KernelReport &kernel,
                                                             const std::atomic<bool> &cancelled) {
  auto known = entries.find(kernel.instance.get());
  if (known != entries.end() && known->second.instance.lock() == kernel.instance)
    return known->second.values;
  auto values = session.analyzer().valuesOf(path, kernel, &cancelled);
  if (!values)
    return nullptr;
  if (entries.size() >= capacity)
    std::erase_if(entries, [](const auto &entry) { return entry.second.instance.expired(); });
  if (entries.size() >= capacity)
    entries.clear();
  auto kept = std::make_shared<const Values>(std::move(*values));
  if (kernel.instance)
    entries[kernel.instance.get()] = {kernel.instance, kept};
  return kept;
}

} // namespace pallasd::lsp
