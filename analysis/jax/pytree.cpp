//===- pytree.cpp - Flattening Python containers ------------------*- C++ -*-===//
//
// Facts (JAX 0.12.0.1): dict and defaultdict children come in sorted key order,
// OrderedDict's in insertion order; None has no leaves; a class counts only by
// exact type, as registered.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/pytree_registry.h"

#include "analysis/jax/journal.h"
#include "analysis/jax/trace.h"
#include "analysis/python/loading.h"

#include <algorithm>

namespace pallasd::jax {

using namespace python;

namespace {

/// Interp extension.
struct ModelPytrees {
  PytreeRegistry registry;
};

} // namespace

const PytreeRegistry::Entry *registeredPytree(Interp &interp, const Class *cls) {
  for (const PytreeRegistry *registry : {&traceContext(interp).pytrees, &interp.extension<ModelPytrees>().registry})
    if (auto found = registry->classes.find(cls); found != registry->classes.end())
      return &found->second;
  return nullptr;
}

PytreeRegistry::Entry &pytreeEntry(Interp &interp, const Class *cls) {
  PytreeRegistry &registry = interp.extension<ModelLoading>().depth ? interp.extension<ModelPytrees>().registry
                                                                    : changing(interp, traceContext(interp).pytrees);
  return registry.classes[cls];
}

namespace {

using IsLeaf = std::function<bool(Value)>;

bool isOrdered(const Class *cls) { return cls && *cls->name == "OrderedDict"; }

void sortKeys(Interp &interp, Values &keys) {
  std::stable_sort(keys.begin(), keys.end(), [&](Value a, Value b) {
    if (auto *left = a.as<Str>())
      if (auto *right = b.as<Str>())
        return left->text < right->text;
    if (a.isInt() && b.isInt())
      return a.asInt() < b.asInt();
    return interp.isTrue(interp.compare(syntax::CompareOperator::Lt, a, b));
  });
}

Class *classOf(Interp &interp, Value value) {
  if (auto *instance = value.as<Instance>())
    return instance->cls;
  if (auto *native = value.as<Native>())
    return native->pyClass(interp);
  if (auto *tuple = value.as<python::Tuple>())
    return tuple->cls;
  if (auto *dict = value.as<python::Dict>())
    return dict->cls;
  return nullptr;
}

class Flattener {
public:
  Flattener(Interp &interp, Values &leaves, const IsLeaf &isLeaf) : interp(interp), leaves(leaves), isLeaf(isLeaf) {}

  TreeDef run(Value value) {
    if (isLeaf && isLeaf(value))
      return leaf(value);
    if (value.isNone())
      return {.kind = TreeDef::None};
    Class *cls = classOf(interp, value);
    if (const PytreeRegistry::Entry *entry = cls ? registeredPytree(interp, cls) : nullptr)
      return custom(value, cls, *entry);
    if (auto *tuple = value.as<python::Tuple>())
      return sequence(tuple->cls && tuple->cls->lookup(intern("_fields")) ? TreeDef::NamedTuple : TreeDef::Tuple,
                      tuple->cls, tuple->items);
    if (auto *list = value.as<python::List>())
      return sequence(TreeDef::List, nullptr, list->items);
    if (auto *dict = value.as<python::Dict>())
      return mapping(*dict);
    // A base that is not known may have registered its subclasses.
    if (auto *instance = value.as<python::Instance>(); instance && instance->cls->hasUnknownBase)
      return leaf(interp.unknown(python::Reason::Unmodelled, "a base of " + *instance->cls->name));
    return leaf(value);
  }

private:
  TreeDef leaf(Value value) {
    leaves.push_back(value);
    return {};
  }

  TreeDef sequence(TreeDef::Kind kind, Class *cls, const Values &items) {
    TreeDef tree{.kind = kind, .cls = cls};
    for (Value item : Values(items))
      tree.children.push_back(run(item));
    return tree;
  }

  TreeDef mapping(python::Dict &dict) {
    TreeDef tree{.kind = TreeDef::Dict, .cls = dict.cls, .auxData = dict.defaultFactory};
    for (const Table::Entry &entry : dict.table.entries())
      if (entry.live)
        tree.keys.push_back(entry.key);
    if (!isOrdered(dict.cls))
      sortKeys(interp, tree.keys);
    for (Value key : Values(tree.keys))
      tree.children.push_back(run(*dict.table.find(interp, key)));
    return tree;
  }

  TreeDef custom(Value value, Class *cls, const PytreeRegistry::Entry &entry) {
    TreeDef tree{.kind = TreeDef::Custom, .cls = cls};
    if (entry.isDataclass) {
      Values meta;
      for (Name field : entry.metaFields)
        meta.push_back(interp.getAttr(value, field));
      tree.auxData = interp.tuple(std::move(meta));
      for (Name field : entry.dataFields) {
        tree.keys.push_back(interp.str(*field));
        tree.children.push_back(run(interp.getAttr(value, field)));
      }
      return tree;
    }
    Values parts = interp.toVector(interp.call(entry.flatten, {value}));
    if (parts.size() != 2)
      interp.raise("ValueError", "the flatten function of a pytree class must return (children, aux_data)");
    tree.auxData = parts[1];
    for (Value child : interp.toVector(parts[0])) {
      if (entry.withKeys) {
        Values pair = interp.toVector(child);
        tree.keys.push_back(pair.at(0));
        child = pair.at(1);
      }
      tree.children.push_back(run(child));
    }
    return tree;
  }

  Interp &interp;
  Values &leaves;
  const IsLeaf &isLeaf;
};

class Unflattener {
public:
  Unflattener(Interp &interp, std::span<const Value> leaves) : interp(interp), leaves(leaves) {}

  Value run(const TreeDef &tree) {
    switch (tree.kind) {
    case TreeDef::Leaf:
      return leaves[next++];
    case TreeDef::None:
      return Value::none();
    case TreeDef::Tuple:
    case TreeDef::NamedTuple:
      return interp.heap.make<python::Tuple>(children(tree), tree.cls);
    case TreeDef::List:
      return interp.list(children(tree));
    case TreeDef::Dict: {
      auto *dict = interp.heap.make<python::Dict>();
      dict->cls = tree.cls;
      dict->defaultFactory = tree.auxData;
      Values values = children(tree);
      for (size_t i = 0; i < values.size(); ++i)
        dict->table.set(interp, tree.keys[i], values[i]);
      return dict;
    }
    case TreeDef::Custom:
      return custom(tree);
    }
    return {};
  }

private:
  Values children(const TreeDef &tree) {
    Values values;
    for (const TreeDef &child : tree.children)
      values.push_back(run(child));
    return values;
  }

  Value custom(const TreeDef &tree) {
    const PytreeRegistry::Entry *known = registeredPytree(interp, tree.cls);
    if (!known)
      throw UnknownUse{
          interp.unknown(Reason::Internal, "a pytree of a class that is not registered").as<Unknown>()->reason};
    const PytreeRegistry::Entry entry = *known;
    Values values = children(tree);
    if (!entry.isDataclass)
      return interp.call(entry.unflatten, {tree.auxData, interp.tuple(std::move(values))});
    std::vector<std::pair<Name, Value>> keywords;
    keywords.reserve(values.size());
    for (size_t i = 0; i < values.size(); ++i)
      keywords.push_back({entry.dataFields[i], values[i]});
    const Values &meta = tree.auxData.as<python::Tuple>()->items;
    for (size_t i = 0; i < meta.size(); ++i)
      keywords.push_back({entry.metaFields[i], meta[i]});
    return interp.call(tree.cls, CallArgs{{}, keywords});
  }

  Interp &interp;
  std::span<const Value> leaves;
  size_t next = 0;
};

std::string keyText(Interp &interp, const TreeDef &tree, size_t child) {
  switch (tree.kind) {
  case TreeDef::Tuple:
  case TreeDef::List:
    return "[" + std::to_string(child) + "]";
  case TreeDef::Dict:
    return "[" + interp.repr(tree.keys[child]) + "]";
  case TreeDef::NamedTuple: {
    Values fields = interp.toVector(interp.getAttr(tree.cls, "_fields"));
    return "." + interp.toStr(fields.at(child));
  }
  case TreeDef::Custom:
    if (child < tree.keys.size())
      return tree.keys[child].as<Str>() ? "." + tree.keys[child].as<Str>()->text : interp.toStr(tree.keys[child]);
    return "[<flat index " + std::to_string(child) + ">]";
  case TreeDef::Leaf:
  case TreeDef::None:
    break;
  }
  return {};
}

void collectPaths(Interp &interp, const TreeDef &tree, const std::string &prefix, std::vector<std::string> &paths) {
  if (tree.kind == TreeDef::Leaf)
    paths.push_back(prefix);
  for (size_t i = 0; i < tree.children.size(); ++i)
    collectPaths(interp, tree.children[i], prefix + keyText(interp, tree, i), paths);
}

} // namespace

size_t TreeDef::leafCount() const {
  size_t count = kind == Leaf;
  for (const TreeDef &child : children)
    count += child.leafCount();
  return count;
}

Flat flatten(Interp &interp, Value value, const IsLeaf &isLeaf) {
  Flat flat;
  flat.tree = Flattener(interp, flat.leaves, isLeaf).run(value);
  return flat;
}

Value unflatten(Interp &interp, const TreeDef &tree, std::span<const Value> leaves) {
  // A tree whose shape came of something that is not followed has other leaves than the values that are at hand.
  if (leaves.size() != tree.leafCount())
    interp.raise("ValueError", "a tree of " + std::to_string(tree.leafCount()) + " leaves is built from " +
                                   std::to_string(leaves.size()));
  return Unflattener(interp, leaves).run(tree);
}

bool equal(Interp &interp, const TreeDef &a, const TreeDef &b) {
  if (a.kind != b.kind || a.cls != b.cls || a.children.size() != b.children.size() || a.keys.size() != b.keys.size())
    return false;
  for (size_t i = 0; i < a.keys.size(); ++i)
    if (!interp.equal(a.keys[i], b.keys[i]))
      return false;
  if (a.kind == TreeDef::Custom && !interp.equal(a.auxData, b.auxData))
    return false;
  for (size_t i = 0; i < a.children.size(); ++i)
    if (!equal(interp, a.children[i], b.children[i]))
      return false;
  return true;
}

std::string describe(Interp &interp, const TreeDef &tree) {
  std::string text;
  for (size_t i = 0; i < tree.children.size(); ++i) {
    if (i)
      text += ", ";
    if (tree.kind == TreeDef::Dict)
      text += interp.repr(tree.keys[i]) + ": ";
    text += describe(interp, tree.children[i]);
  }
  switch (tree.kind) {
  case TreeDef::Leaf:
    return "*";
  case TreeDef::None:
    return "None";
  case TreeDef::Tuple:
    return "(" + text + (tree.children.size() == 1 ? ",)" : ")");
  case TreeDef::List:
    return "[" + text + "]";
  case TreeDef::Dict:
    return "{" + text + "}";
  case TreeDef::NamedTuple:
  case TreeDef::Custom:
    return *tree.cls->name + "[" + text + "]";
  }
  return text;
}

std::vector<std::string> leafPaths(Interp &interp, const TreeDef &tree) {
  std::vector<std::string> paths;
  collectPaths(interp, tree, "", paths);
  return paths;
}

Values flattenUpTo(Interp &interp, const TreeDef &prefix, Value value) {
  if (prefix.kind == TreeDef::Leaf)
    return {value};
  Values direct;
  TreeDef shallow = Flattener(interp, direct, [&](Value v) { return !v.identical(value); }).run(value);
  if (shallow.kind != prefix.kind || shallow.children.size() != prefix.children.size())
    interp.raise("ValueError",
                 "tree structures differ: expected " + describe(interp, prefix) + ", got " + interp.typeName(value));
  Values result;
  for (size_t i = 0; i < prefix.children.size(); ++i) {
    Values inner = flattenUpTo(interp, prefix.children[i], direct[i]);
    result.insert(result.end(), inner.begin(), inner.end());
  }
  return result;
}

} // namespace pallasd::jax
