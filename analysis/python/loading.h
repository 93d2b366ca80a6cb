//===- loading.h - Whether models are being loaded --------------*- C++ -*-===//
#pragma once

namespace pallasd::python {

/// Interp extension: how many modelled modules are under way. What they do is nobody's program.
struct ModelLoading {
  int depth = 0;
};

} // namespace pallasd::python
