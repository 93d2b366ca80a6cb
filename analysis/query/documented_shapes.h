//===- documented_shapes.h - Shapes that authors write down -----*- C++ -*-===//
//
// Many functions say in a comment behind a parameter, or in the docstring, which
// shape it has: `q: jax.Array,  # [tokens, heads, head_dim]`, `k: (batch, seq, dim)`.
// Library mode takes its stand-ins' ranks, and sizes that parameters share, from there.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::query {

struct DocumentedShape {
  std::vector<std::string> axes; ///< as written: "heads", "128", "pages * 2"
  std::string dtype;             ///< in front of the shape, as a jaxpr writes it: "i32"; mostly empty
};

/// By parameter. `text` is the source of the function's file from its `def` (or first decorator) on.
std::map<std::string, DocumentedShape> documentedShapes(const syntax::FunctionDef &def, std::string_view text);

} // namespace pallasd::query
