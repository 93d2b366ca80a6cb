//===- values.h - What names in kernels hold, remembered --------*- C++ -*-===//
//
// Hints and hovers ask for the avals of names. They come from tracing an
// instance once more while listening, so they are remembered by instance, with
// places relative to syntax items: an edit elsewhere costs nothing.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lsp/session.h"

namespace pallasd::lsp {

/// Session::extension.
class KernelValues {
public:
  using Values = std::vector<kernel::BoundValue>;
  /// Of an instance that stands in the file's present analysis; null if cancelled.
  std::shared_ptr<const Values> of(Session &session, const std::string &path, const query::KernelReport &kernel,
                                   const std::atomic<bool> &cancelled);

private:
  static constexpr size_t capacity = 512;
  struct Entry {
    std::weak_ptr<const kernel::KernelInstance> instance; ///< guards against a reused address
    std::shared_ptr<const Values> values;
  };
  std::map<const kernel::KernelInstance *, Entry> entries;
};

} // namespace pallasd::lsp
