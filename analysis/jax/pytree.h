//===- pytree.h - Flattening Python containers as JAX does ------*- C++ -*-===//
//
// Tuples, lists, dicts (keys sorted), OrderedDict and defaultdict (insertion
// order, sorted), namedtuples, None, dataclasses and classes registered through
// jax.tree_util. Everything else is a leaf. Facts: jax.tree_util in 0.12.0.1.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

namespace pallasd::jax {

struct TreeDef {
  enum Kind : uint8_t { Leaf, None, Tuple, List, Dict, NamedTuple, Custom } kind = Leaf;
  python::Class *cls = nullptr; ///< NamedTuple, Custom, subclass of dict
  python::Values keys = {};     ///< Dict: the keys in flattening order. Custom: one key a child (for paths) or empty
  python::Value auxData = {};   ///< Custom: what the flatten function returned beside the children
  std::vector<TreeDef> children = {};
  size_t leafCount() const;
};
/// Same structure, keys and auxiliary data.
bool equal(python::Interp &interp, const TreeDef &a, const TreeDef &b);
/// As JAX prints it: "PyTreeDef((*, {'w': *}))" without the wrapper: "(*, {'w': *})".
std::string describe(python::Interp &interp, const TreeDef &tree);

struct Flat {
  python::Values leaves;
  TreeDef tree;
};
/// `isLeaf`: stops at values for which it is true. Raises ValueError where JAX
/// does (incomparable dict keys).
Flat flatten(python::Interp &interp, python::Value value, const std::function<bool(python::Value)> &isLeaf = {});
python::Value unflatten(python::Interp &interp, const TreeDef &tree, std::span<const python::Value> leaves);
/// For each leaf its path as `keystr` prints it: "[0]['w'].x"; "" for a lone leaf.
std::vector<std::string> leafPaths(python::Interp &interp, const TreeDef &tree);
/// Leaves of `value` down to the structure of `prefix` (in_specs and the like):
/// for each leaf of `prefix`, the subtree of `value` that stands there. Raises ValueError.
python::Values flattenUpTo(python::Interp &interp, const TreeDef &prefix, python::Value value);

/// Classes that flatten: what jax.tree_util.register_* and the models record.
struct PytreeRegistry {
  struct Entry {
    python::Value flatten, unflatten; ///< register_pytree_node(_class)
    bool withKeys = false;            ///< `flatten` gives (key, child) pairs
    bool isDataclass = false;
    std::vector<python::Name> dataFields, metaFields;
  };
  std::unordered_map<const python::Class *, Entry> classes;
};

} // namespace pallasd::jax
