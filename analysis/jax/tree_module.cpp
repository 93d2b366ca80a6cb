//===- tree_module.cpp - jax.tree and jax.tree_util --------------------*- C++ -*-===//
//
// Python's view of pytree.h. Tree definitions compare by structure; the keys of
// paths are Python (prelude/jax_tree_util.py).
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/pytree_registry.h"
#include "analysis/jax/trace.h"

namespace pallasd::jax {

using namespace python;

namespace {

using Args = std::span<const Value>;

struct TreeClasses {
  Class *treedef = nullptr;
};

TreeClasses &treeClasses(Interp &interp) {
  auto &classes = interp.extension<TreeClasses>();
  if (!classes.treedef) {
    Heap::Permanent permanent(interp.heap);
    classes.treedef = interp.makeClass("jax.tree_util", "PyTreeDef");
  }
  return classes;
}

struct TreeDefObject : Native {
  TreeDef tree;
  explicit TreeDefObject(TreeDef tree) : tree(std::move(tree)) {}
  Class *pyClass(Interp &interp) const override { return treeClasses(interp).treedef; }
  std::optional<Value> getAttr(Interp &interp, Name name) override;
  bool equals(Interp &interp, Value other) override {
    auto *native = other.as<Native>();
    auto *object = native ? dynamic_cast<TreeDefObject *>(native) : nullptr;
    return object && equal(interp, tree, object->tree);
  }
  std::optional<Value> compare(Interp &interp, syntax::CompareOperator op, Value other) override {
    if (op != syntax::CompareOperator::Eq && op != syntax::CompareOperator::NotEq)
      return std::nullopt;
    return Value::boolean(equals(interp, other) == (op == syntax::CompareOperator::Eq));
  }
  std::optional<uint64_t> hash(Interp &interp) override { return std::hash<std::string>()(describe(interp, tree)); }
  std::string repr(Interp &interp) override { return "PyTreeDef(" + describe(interp, tree) + ")"; }
};

const TreeDef &treeOf(Interp &interp, Value value) {
  auto *native = value.as<Native>();
  auto *object = native ? dynamic_cast<TreeDefObject *>(native) : nullptr;
  if (!object)
    interp.raise("TypeError", "expected a PyTreeDef, got " + interp.typeName(value));
  return object->tree;
}

Value makeTree(Interp &interp, TreeDef tree) { return interp.heap.make<TreeDefObject>(std::move(tree)); }

std::optional<Value> TreeDefObject::getAttr(Interp &interp, Name name) {
  if (*name == "num_leaves")
    return Value::integer(int64_t(tree.leafCount()));
  if (*name == "num_nodes")
    return Value::integer(int64_t(tree.leafCount() + tree.children.size()));
  Value self(this);
  if (*name == "unflatten")
    return interp.builtin("unflatten(leaves)",
                          [self](Interp &i, Args a) { return unflatten(i, treeOf(i, self), i.toVector(a[0])); });
  if (*name == "children")
    return interp.builtin("children()", [self](Interp &i, Args) {
      Values children;
      for (const TreeDef &child : treeOf(i, self).children)
        children.push_back(makeTree(i, child));
      return i.list(std::move(children));
    });
  if (*name == "flatten_up_to")
    return interp.builtin("flatten_up_to(tree)",
                          [self](Interp &i, Args a) { return i.list(flattenUpTo(i, treeOf(i, self), a[0])); });
  return std::nullopt;
}

std::function<bool(Value)> leafTest(Interp &interp, Value isLeaf) {
  if (isLeaf.isNone())
    return {};
  return [&interp, isLeaf](Value value) { return interp.isTrue(interp.call(isLeaf, {value})); };
}

Value treeMap(Interp &interp, Args args) {
  Flat first = flatten(interp, args[1], leafTest(interp, args[3]));
  std::vector<Values> others;
  for (Value rest : args[2].as<Tuple>()->items)
    others.push_back(flattenUpTo(interp, first.tree, rest));
  Values results;
  for (size_t i = 0; i < first.leaves.size(); ++i) {
    Values call{first.leaves[i]};
    for (const Values &other : others)
      call.push_back(other.at(i));
    results.push_back(interp.call(args[0], CallArgs{call, {}}));
  }
  return unflatten(interp, first.tree, results);
}

Value makeKey(Interp &interp, std::string_view kind, Value content) {
  return interp.call(interp.getAttr(interp.importModule("jax.tree_util"), kind), {content});
}

Value keyOf(Interp &interp, const TreeDef &tree, size_t child) {
  switch (tree.kind) {
  case TreeDef::Dict:
    return makeKey(interp, "DictKey", tree.keys[child]);
  case TreeDef::NamedTuple:
    return makeKey(interp, "GetAttrKey", interp.toVector(interp.getAttr(tree.cls, "_fields")).at(child));
  case TreeDef::Custom:
    if (child >= tree.keys.size())
      return makeKey(interp, "FlattenedIndexKey", Value::integer(int64_t(child)));
    return tree.keys[child].as<Str>() ? makeKey(interp, "GetAttrKey", tree.keys[child]) : tree.keys[child];
  default:
    return makeKey(interp, "SequenceKey", Value::integer(int64_t(child)));
  }
}

void collectKeys(Interp &interp, const TreeDef &tree, const Values &prefix, Values &paths) {
  if (tree.kind == TreeDef::Leaf)
    paths.push_back(interp.tuple(prefix));
  for (size_t i = 0; i < tree.children.size(); ++i) {
    Values longer = prefix;
    longer.push_back(keyOf(interp, tree, i));
    collectKeys(interp, tree.children[i], longer, paths);
  }
}

/// Tuples of keys, one for each leaf.
Values pathObjects(Interp &interp, const TreeDef &tree) {
  Values paths;
  collectKeys(interp, tree, {}, paths);
  return paths;
}

Value treeMapWithPath(Interp &interp, Args args) {
  Flat first = flatten(interp, args[1], leafTest(interp, args[3]));
  Values paths = pathObjects(interp, first.tree), results;
  std::vector<Values> others;
  for (Value rest : args[2].as<Tuple>()->items)
    others.push_back(flattenUpTo(interp, first.tree, rest));
  for (size_t i = 0; i < first.leaves.size(); ++i) {
    Values call{paths[i], first.leaves[i]};
    for (const Values &other : others)
      call.push_back(other.at(i));
    results.push_back(interp.call(args[0], CallArgs{call, {}}));
  }
  return unflatten(interp, first.tree, results);
}

Value leavesWithPath(Interp &interp, Args args, bool withTree) {
  Flat flat = flatten(interp, args[0], leafTest(interp, args[1]));
  Values paths = pathObjects(interp, flat.tree), pairs;
  for (size_t i = 0; i < flat.leaves.size(); ++i)
    pairs.push_back(interp.tuple({paths[i], flat.leaves[i]}));
  Value list = interp.list(std::move(pairs));
  return withTree ? interp.tuple({list, makeTree(interp, std::move(flat.tree))}) : list;
}

Value treeReduce(Interp &interp, Args args) {
  Flat flat = flatten(interp, args[1], leafTest(interp, args[3]));
  Values items = flat.leaves;
  Value total = args[2];
  size_t next = 0;
  if (total.isUndefined()) {
    if (items.empty())
      interp.raise("TypeError", "reduce() of empty iterable with no initial value");
    total = items[next++];
  }
  for (; next < items.size(); ++next)
    total = interp.call(args[0], {total, items[next]});
  return total;
}

Class *classArgument(Interp &interp, Value value) {
  auto *cls = value.as<Class>();
  if (!cls)
    interp.raise("TypeError", "expected a class, got " + interp.typeName(value));
  return cls;
}

std::vector<Name> fieldNames(Interp &interp, Value value) {
  std::vector<Name> names;
  for (Value item : interp.toVector(value))
    names.push_back(intern(interp.toStr(item)));
  return names;
}

Value registerNode(Interp &interp, Args args) {
  auto &entry = pytreeEntry(interp, classArgument(interp, args[0]));
  entry = {};
  entry.flatten = args[1];
  entry.unflatten = args[2];
  return args[0];
}

Value registerNodeWithKeys(Interp &interp, Args args) {
  registerNode(interp, args);
  pytreeEntry(interp, classArgument(interp, args[0])).withKeys = true;
  return args[0];
}

/// register_pytree_node_class: the class has tree_flatten and tree_unflatten.
Value registerNodeClass(Interp &interp, Args args) {
  Class *cls = classArgument(interp, args[0]);
  auto &entry = pytreeEntry(interp, cls);
  entry = {};
  entry.flatten = interp.getAttr(args[0], "tree_flatten");
  entry.unflatten = interp.getAttr(args[0], "tree_unflatten");
  return args[0];
}

Value registerDataclass(Interp &interp, Args args) {
  auto apply = [](Interp &interp, Value clsValue, Value data, Value meta) {
    PytreeRegistry::Entry entry;
    entry.isDataclass = true;
    if (data.isNone()) {
      Value fields = interp.call(interp.getAttr(interp.importModule("dataclasses"), "fields"), {clsValue});
      for (Value field : interp.toVector(fields)) {
        Value metadata = interp.getAttrOr(field, intern("metadata"));
        Value isStatic = metadata.isUndefined()
                             ? Value::boolean(false)
                             : interp.callMethod(metadata, "get", {interp.str("static"), Value::boolean(false)});
        Name name = intern(interp.toStr(interp.getAttr(field, "name")));
        (isStatic.isBool() && isStatic.asBool() ? entry.metaFields : entry.dataFields).push_back(name);
      }
    } else {
      entry.dataFields = fieldNames(interp, data);
      entry.metaFields = meta.isNone() ? std::vector<Name>{} : fieldNames(interp, meta);
    }
    pytreeEntry(interp, classArgument(interp, clsValue)) = std::move(entry);
    return clsValue;
  };
  if (!args[0].isNone())
    return apply(interp, args[0], args[1], args[2]);
  Value data = args[1], meta = args[2];
  return interp.builtin("register_dataclass(cls)", [=](Interp &i, Args a) { return apply(i, a[0], data, meta); });
}

void addTreeFunctions(ModuleBuilder &b, const std::string &prefix) {
  b.def(prefix + "map(f, tree, *rest, is_leaf=None)", treeMap, true);
  b.def(
      prefix + "leaves(tree, is_leaf=None)",
      [](Interp &i, Args a) { return i.list(flatten(i, a[0], leafTest(i, a[1])).leaves); }, true);
  b.def(
      prefix + "flatten(tree, is_leaf=None)",
      [](Interp &i, Args a) {
        Flat flat = flatten(i, a[0], leafTest(i, a[1]));
        return i.tuple({i.list(std::move(flat.leaves)), makeTree(i, std::move(flat.tree))});
      },
      true);
  b.def(
      prefix + "unflatten(treedef, leaves)",
      [](Interp &i, Args a) { return unflatten(i, treeOf(i, a[0]), i.toVector(a[1])); }, true);
  b.def(
      prefix + "structure(tree, is_leaf=None)",
      [](Interp &i, Args a) { return makeTree(i, flatten(i, a[0], leafTest(i, a[1])).tree); }, true);
  b.def(prefix + "reduce(function, tree, initializer=...?, is_leaf=None)", treeReduce);
  b.def(prefix + "all(tree, *, is_leaf=None)", [](Interp &i, Args a) {
    for (Value leaf : flatten(i, a[0], leafTest(i, a[1])).leaves)
      if (!i.isTrue(leaf))
        return Value::boolean(false);
    return Value::boolean(true);
  });
  b.def(prefix + "leaves_with_path(tree, is_leaf=None)", [](Interp &i, Args a) { return leavesWithPath(i, a, false); });
  b.def(prefix + "flatten_with_path(tree, is_leaf=None)", [](Interp &i, Args a) { return leavesWithPath(i, a, true); });
  b.def(prefix + "map_with_path(f, tree, *rest, is_leaf=None)", treeMapWithPath);
}

} // namespace

PALLASD_MODULE("jax.tree", b) { addTreeFunctions(b, ""); }

PALLASD_MODULE("jax.tree_util", b) {
  addTreeFunctions(b, "tree_");
  b.set("PyTreeDef", treeClasses(b.interp).treedef);
  b.def("register_pytree_node(nodetype, flatten_func, unflatten_func, flatten_with_keys_func=None)", registerNode);
  b.def("register_pytree_with_keys(nodetype, flatten_with_keys, unflatten_func, flatten_func=None)",
        registerNodeWithKeys);
  b.def("register_pytree_node_class(cls)", registerNodeClass);
  b.def("register_dataclass(nodetype=None, data_fields=None, meta_fields=None, drop_fields=())", registerDataclass);
  b.def("register_static(cls)", [](Interp &i, Args a) {
    auto &entry = pytreeEntry(i, classArgument(i, a[0]));
    entry = {};
    entry.flatten = i.builtin("flatten(x)", [](Interp &i, Args x) { return i.tuple({i.tuple({}), x[0]}); });
    entry.unflatten = i.builtin("unflatten(aux, children)", [](Interp &, Args x) { return x[0]; });
    return a[0];
  });
  b.def("Partial(func, *args, **kwargs)", [](Interp &i, Args a) {
    Value partial = i.getAttr(i.importModule("functools"), "partial");
    Values positional{a[0]};
    for (Value arg : a[1].as<Tuple>()->items)
      positional.push_back(arg);
    std::vector<std::pair<Name, Value>> named;
    for (const Table::Entry &entry : a[2].as<Dict>()->table.entries())
      if (entry.live)
        named.push_back({intern(entry.key.as<Str>()->text), entry.value});
    return i.call(partial, CallArgs{positional, named});
  });
}

} // namespace pallasd::jax
