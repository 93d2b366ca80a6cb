//===- usage.cpp - What a module's text says about parameters ---*- C++ -*-===//
//
// One walk over each top-level function notes uses by name; shadowing inside
// nested functions is not looked at. What is handed on is merged until nothing
// changes.
//
//===----------------------------------------------------------------------===//
#include "analysis/query/usage.h"

#include "analysis/syntax/visit.h"

#include <algorithm>
#include <deque>

namespace pallasd::query {

using namespace syntax;

void ParameterUse::merge(const ParameterUse &other) {
  if (!rank)
    rank = other.rank;
  minRank = std::max(minRank, other.minRank);
  dimNames.insert(other.dimNames.begin(), other.dimNames.end());
  fields.insert(other.fields.begin(), other.fields.end());
  if (!length)
    length = other.length;
  array |= other.array;
  number |= other.number;
  callable |= other.callable;
  prefetched |= other.prefetched;
}

std::vector<Arg> plainParameters(const Arguments &args) {
  std::vector<Arg> parameters(args.posOnly);
  parameters.insert(parameters.end(), args.args.begin(), args.args.end());
  parameters.insert(parameters.end(), args.kwOnly.begin(), args.kwOnly.end());
  return parameters;
}

const Expr *defaultOf(const Arguments &args, size_t index) {
  size_t positional = args.posOnly.size() + args.args.size();
  if (index >= positional)
    return args.kwDefaults[index - positional];
  size_t first = positional - args.defaults.size();
  return index < first ? nullptr : args.defaults[index - first];
}

Name lastName(const Expr *expr) {
  if (auto *name = dynCast<NameExpr>(expr))
    return name->id;
  auto *attribute = dynCast<Attribute>(expr);
  return attribute ? attribute->attr : nullptr;
}

Name fieldOf(Name parameter, Name field) { return intern(*parameter + "." + *field); }

namespace {

bool startsKernel(const Expr &expr) {
  static const Name pallasCall = intern("pallas_call"), coreMap = intern("core_map"), kernel = intern("kernel");
  static const std::set<Name> pallasModules = {intern("pl"), intern("plsc"), intern("pltpu"), intern("pallas")};
  Name name = lastName(&expr);
  if (name == pallasCall || name == coreMap)
    return true;
  auto *attribute = dynCast<Attribute>(&expr);
  return attribute && name == kernel && pallasModules.contains(lastName(attribute->value));
}

bool isArrayAttribute(Name name) {
  static const std::set<Name> names = [] {
    std::set<Name> all;
    for (const char *text : {"shape", "dtype", "ndim", "astype", "reshape", "at", "T", "swapaxes", "transpose", "sum",
                             "mean", "max", "min", "size", "itemsize", "nbytes", "flatten", "ravel", "mT"})
      all.insert(intern(text));
    return all;
  }();
  return names.contains(name);
}

/// `x`, or "x.field" as one name; null for anything else.
Name pathOf(const Expr *expr) {
  if (auto *name = dynCast<NameExpr>(expr))
    return name->id;
  auto *attribute = dynCast<Attribute>(expr);
  auto *owner = attribute ? dynCast<NameExpr>(attribute->value) : nullptr;
  return owner ? fieldOf(owner->id, attribute->attr) : nullptr;
}

/// The path in `x.shape`, else null.
Name shapeOwner(const Expr *expr) {
  static const Name shape = intern("shape");
  auto *attribute = dynCast<Attribute>(expr);
  return attribute && attribute->attr == shape ? pathOf(attribute->value) : nullptr;
}

std::optional<int64_t> integer(const Expr *expr) {
  if (auto *unary = dynCast<UnaryOp>(expr); unary && unary->op == UnaryOperator::USub)
    if (auto inner = integer(unary->operand))
      return -*inner;
  auto *constant = dynCast<Constant>(expr);
  if (!constant || !std::holds_alternative<int64_t>(constant->value))
    return std::nullopt;
  return std::get<int64_t>(constant->value);
}

} // namespace

class UsageReader {
public:
  UsageReader(Usage &usage, Name function, Usage::Function &facts) : usage(usage), function(function), facts(facts) {
    for (const Arg &arg : plainParameters(facts.def->args))
      parameters.insert(arg.name);
  }

  void read() {
    forEachChild(*facts.def, [&](const Node &child) { node(child); });
  }

private:
  ParameterUse *use(Name path) {
    if (!path)
      return nullptr;
    size_t dot = path->find('.');
    bool known = parameters.contains(dot == std::string::npos ? path : intern(path->substr(0, dot)));
    return known ? &usage.uses[{function, path}] : nullptr;
  }
  ParameterUse *use(const Expr *expr) { return use(pathOf(expr)); }

  void node(const Node &node) {
    note(node);
    forEachChild(node, [&](const Node &child) { this->node(child); });
  }

  void note(const Node &node) {
    switch (node.kind) {
    case NodeKind::NameExpr:
      facts.mentions.insert(cast<NameExpr>(node).id);
      facts.hasKernelCall |= startsKernel(cast<Expr>(node));
      return;
    case NodeKind::Attribute:
      return attribute(cast<Attribute>(node));
    case NodeKind::Assign:
      for (const Expr *target : cast<Assign>(node).targets) {
        unpacking(target, cast<Assign>(node).value);
        if (auto *name = dynCast<NameExpr>(target))
          assignments[name->id] = cast<Assign>(node).value;
      }
      return;
    case NodeKind::Subscript:
      return subscript(cast<Subscript>(node));
    case NodeKind::BinOp:
      for (const Expr *side : {cast<BinOp>(node).left, cast<BinOp>(node).right})
        if (ParameterUse *one = use(side))
          one->number = true;
      return;
    case NodeKind::Compare:
      return comparison(cast<Compare>(node));
    case NodeKind::Call:
      return call(cast<Call>(node));
    default:
      return;
    }
  }

  void attribute(const Attribute &node) {
    facts.hasKernelCall |= startsKernel(node);
    if (ParameterUse *one = use(node.value)) {
      if (isArrayAttribute(node.attr))
        one->array = true;
      else
        one->fields.insert(*node.attr);
    }
  }

  /// `m, k = x.shape`, `*_, m, k = x.shape`, `m = x.shape[0]`, `l, r = x`.
  void unpacking(const Expr *target, const Expr *value) {
    auto *names = dynCast<Sequence>(target);
    if (auto *pair = dynCast<Sequence>(value); names && pair && pair->elts.size() == names->elts.size()) {
      for (size_t i = 0; i < names->elts.size(); ++i)
        unpacking(names->elts[i], pair->elts[i]);
      return;
    }
    if (auto *item = dynCast<Subscript>(value); item && shapeOwner(item->value))
      if (auto axis = integer(item->slice); axis && *axis >= 0)
        if (ParameterUse *one = use(shapeOwner(item->value)))
          if (auto *name = dynCast<NameExpr>(target))
            one->dimNames.emplace(*axis, *name->id);
    if (!names)
      return;
    bool starred = std::ranges::any_of(names->elts, [](const Expr *e) { return e->kind == NodeKind::Starred; });
    if (ParameterUse *one = use(shapeOwner(value))) {
      if (starred)
        one->minRank = std::max(one->minRank, names->elts.size() - 1);
      else
        shapeNames(*one, *names);
    } else if (ParameterUse *sequence = use(value); sequence && !starred) {
      sequence->length = names->elts.size();
    }
  }

  static void shapeNames(ParameterUse &one, const Sequence &names) {
    one.rank = names.elts.size();
    for (size_t i = 0; i < names.elts.size(); ++i)
      if (auto *name = dynCast<NameExpr>(names.elts[i]); name && *name->id != "_")
        one.dimNames.emplace(i, *name->id);
  }

  void subscript(const Subscript &node) {
    if (ParameterUse *one = use(shapeOwner(node.value)))
      if (auto axis = integer(node.slice))
        one->minRank = std::max<size_t>(one->minRank, *axis >= 0 ? *axis + 1 : -*axis);
    if (ParameterUse *one = use(node.value))
      if (auto *indices = dynCast<Sequence>(node.slice))
        one->minRank = std::max(one->minRank, indices->elts.size());
  }

  /// `x.shape == (m, n)`, `x.ndim == 2`, `len(x.shape) != 2`.
  void comparison(const Compare &node) {
    if (node.comparators.size() != 1 ||
        (node.ops.front() != CompareOperator::Eq && node.ops.front() != CompareOperator::NotEq))
      return;
    if (auto *sizes = dynCast<Sequence>(node.comparators.front()))
      if (ParameterUse *one = use(shapeOwner(node.left)))
        one->rank = sizes->elts.size();
    auto rank = integer(node.comparators.front());
    if (!rank)
      return;
    Name owner = nullptr;
    if (auto *attribute = dynCast<Attribute>(node.left); attribute && *attribute->attr == "ndim")
      owner = pathOf(attribute->value);
    auto *length = dynCast<Call>(node.left);
    if (length && length->args.size() == 1 && lastName(length->func) && *lastName(length->func) == "len")
      owner = shapeOwner(length->args.front());
    if (ParameterUse *one = use(owner); one && !one->rank)
      one->rank = size_t(*rank);
  }

  void call(const Call &node) {
    if (ParameterUse *one = use(node.func))
      one->callable = true;
    if (auto *inner = dynCast<Call>(node.func); inner && startsKernel(*inner->func))
      operands(*inner, node);
    Name callee = lastName(node.func);
    if (callee && *callee == "range")
      for (const Expr *arg : node.args)
        if (ParameterUse *one = use(arg))
          one->number = true;
    if (callee && *callee == "defvjp" && dynCast<Attribute>(node.func))
      usage.noteDerivative(lastName(cast<Attribute>(*node.func).value), node);
    auto known = dynCast<NameExpr>(node.func) ? usage.all.find(callee) : usage.all.end();
    if (known != usage.all.end())
      handOn(node, known->first, known->second);
  }

  /// pallas_call(…, in_specs=[…])(x, y): specs tell ranks, scalar prefetch tells element types.
  void operands(const Call &maker, const Call &node) {
    const Expr *prefetch = nullptr, *specs = nullptr;
    auto look = [&](const Call &description) {
      for (const Keyword &keyword : description.keywords) {
        if (keyword.name && *keyword.name == "num_scalar_prefetch")
          prefetch = keyword.value;
        else if (keyword.name && *keyword.name == "in_specs")
          specs = assigned(keyword.value);
      }
    };
    look(maker);
    for (const Keyword &keyword : maker.keywords)
      if (keyword.name && *keyword.name == "grid_spec")
        if (auto *description = dynCast<Call>(assigned(keyword.value)))
          look(*description);
    size_t scalars = prefetch ? size_t(integer(prefetch).value_or(0)) : 0;
    auto *list = dynCast<Sequence>(specs);
    for (size_t i = 0; i < node.args.size() && node.args[i]->kind != NodeKind::Starred; ++i) {
      ParameterUse *one = use(node.args[i]);
      if (!one)
        continue;
      one->array = true;
      one->prefetched |= i < scalars;
      if (list && i >= scalars && i - scalars < list->elts.size() && !one->rank)
        one->rank = rankOfSpec(list->elts[i - scalars]);
    }
  }

  /// What a local name was last assigned, if it is a name at all.
  const Expr *assigned(const Expr *expr) const {
    auto *name = dynCast<NameExpr>(expr);
    auto known = name ? assignments.find(name->id) : assignments.end();
    return known == assignments.end() ? expr : known->second;
  }

  /// The length of a block shape that is written out.
  std::optional<size_t> rankOfSpec(const Expr *expr) const {
    auto *spec = dynCast<Call>(assigned(expr));
    if (!spec || !lastName(spec->func) || *lastName(spec->func) != "BlockSpec")
      return std::nullopt;
    const Expr *block = spec->args.empty() ? nullptr : spec->args.front();
    for (const Keyword &keyword : spec->keywords)
      if (keyword.name && *keyword.name == "block_shape")
        block = keyword.value;
    auto *shape = dynCast<Sequence>(assigned(block));
    bool plain = shape && std::ranges::none_of(shape->elts, [](const Expr *e) { return e->kind == NodeKind::Starred; });
    return plain ? std::optional(shape->elts.size()) : std::nullopt;
  }

  void handOn(const Call &node, Name callee, const Usage::Function &target) {
    std::vector<Arg> formal = plainParameters(target.def->args);
    for (size_t i = 0; i < node.args.size() && i < formal.size(); ++i) {
      if (node.args[i]->kind == NodeKind::Starred)
        break;
      link(node.args[i], callee, formal[i].name);
    }
    for (const Keyword &keyword : node.keywords)
      if (keyword.name)
        link(keyword.value, callee, keyword.name);
  }

  void link(const Expr *actual, Name callee, Name formal) {
    auto *name = dynCast<NameExpr>(actual);
    if (name && parameters.contains(name->id))
      usage.handedTo[{function, name->id}].insert({callee, formal});
  }

  Usage &usage;
  Name function;
  Usage::Function &facts;
  std::set<Name> parameters;
  std::map<Name, const Expr *> assignments;
};

void Usage::noteDerivative(Name primal, const Call &call) {
  auto add = [&](const Expr *rule) {
    if (primal && lastName(rule))
      derivativeRules[primal].insert(lastName(rule));
  };
  for (const Expr *arg : call.args)
    add(arg);
  for (const Keyword &keyword : call.keywords)
    add(keyword.value);
}

Usage::Usage(const Module &module) {
  for (const PlacedItem &placed : module.items)
    if (auto *def = dynCast<FunctionDef>(placed.item->stmt))
      all[def->name] = {def, placed.item, false, {}};
  for (auto &[name, facts] : all)
    UsageReader(*this, name, facts).read();
  for (const PlacedItem &placed : module.items) {
    auto *statement = dynCast<ExprStmt>(placed.item->stmt);
    auto *call = statement ? dynCast<Call>(statement->value) : nullptr;
    auto *method = call ? dynCast<Attribute>(call->func) : nullptr;
    if (method && *method->attr == "defvjp" && lastName(method->value))
      noteDerivative(lastName(method->value), *call);
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto &[from, targets] : handedTo)
      for (const Parameter &to : targets)
        changed |= mergeInto(from, to);
  }
}

/// The uses of `to` and of its fields are `from`'s; true if that is news.
bool Usage::mergeInto(const Parameter &from, const Parameter &to) {
  bool changed = false;
  std::string fields = *to.second + ".";
  std::vector<std::pair<Name, ParameterUse>> found;
  for (const auto &[key, use] : uses)
    if (key.first == to.first && (key.second == to.second || key.second->starts_with(fields)))
      found.emplace_back(intern(*from.second + key.second->substr(to.second->size())), use);
  for (const auto &[path, use] : found) {
    ParameterUse &mine = uses[{from.first, path}], before = mine;
    mine.merge(use);
    changed |= !(before == mine);
  }
  return changed;
}

const ParameterUse &Usage::of(Name function, Name parameter) const {
  static const ParameterUse none;
  auto found = uses.find({function, parameter});
  return found == uses.end() ? none : found->second;
}

std::set<Usage::Parameter> Usage::receivers(const Parameter &parameter) const {
  std::set<Parameter> reached = {parameter};
  std::deque<Parameter> open = {parameter};
  while (!open.empty()) {
    auto found = handedTo.find(open.front());
    open.pop_front();
    if (found == handedTo.end())
      continue;
    for (const Parameter &next : found->second)
      if (reached.insert(next).second)
        open.push_back(next);
  }
  return reached;
}

std::vector<std::pair<Name, int>> Usage::users(Name function) const {
  std::vector<std::pair<Name, int>> found = {{function, 0}};
  std::set<Name> seen = {function};
  for (size_t next = 0; next < found.size(); ++next) {
    auto [name, distance] = found[next];
    for (const auto &[user, facts] : all) {
      auto rule = derivativeRules.find(user);
      bool uses = facts.mentions.contains(name) || (rule != derivativeRules.end() && rule->second.contains(name));
      if (uses && seen.insert(user).second)
        found.emplace_back(user, distance + 1);
    }
  }
  return found;
}

} // namespace pallasd::query
