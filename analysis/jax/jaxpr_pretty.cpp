//===- jaxpr_pretty.cpp - A jaxpr as JAX prints it --------------------------===//
//
// Builds a document as JAX's printer does, so that lines break at the same
// places: variables are named in the order in which they are met, across inner
// jaxprs; a jit's inner variables take the names of its operands; an inner jaxpr
// that occurs twice, or is long, is printed before the whole under its name.
// What JAX prints from objects that a Jaxpr doesn't hold (trees of containers,
// callables) is printed in the canonical form or not at all.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/jaxpr_text.h"

#include "support/pretty.h"
#include "support/python_float.h"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <unordered_map>

namespace pallasd::jax {

namespace {

using pretty::Doc;
using pretty::text;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

std::string pythonValue(const Param &param, bool nested);

std::string pythonString(const std::string &value) {
  bool doubleQuotes = value.find('\'') != std::string::npos && value.find('"') == std::string::npos;
  char quote = doubleQuotes ? '"' : '\'';
  std::string out(1, quote);
  for (char c : value) {
    if (c == quote || c == '\\')
      out += '\\';
    out += c;
  }
  return out + quote;
}

/// JAX prints two of its enums by number and some by their member alone, unless in a tuple.
std::string symbolText(const std::string &symbol, bool nested) {
  if (symbol == "RoundingMethod.AWAY_FROM_ZERO")
    return nested ? "<RoundingMethod.AWAY_FROM_ZERO: 0>" : "0";
  if (symbol == "RoundingMethod.TO_NEAREST_EVEN")
    return nested ? "<RoundingMethod.TO_NEAREST_EVEN: 1>" : "1";
  static constexpr std::string_view kFftTypes[] = {"FftType.FFT", "FftType.IFFT", "FftType.RFFT", "FftType.IRFFT"};
  for (size_t i = 0; i < std::size(kFftTypes); ++i)
    if (symbol == kFftTypes[i])
      return std::to_string(i);
  if (symbol == "DebugEffect")
    return "Debug";
  for (std::string_view prefix : {"Precision.", "DotAlgorithmPreset.", "PRNGImpl."})
    if (symbol.starts_with(prefix) && !nested)
      return symbol.substr(prefix.size());
  return symbol;
}

std::string pythonTuple(const ParamList &items) {
  std::string out = "(";
  for (size_t i = 0; i < items.size(); ++i)
    out += (i ? ", " : "") + pythonValue(items[i], true);
  return out + (items.size() == 1 ? ",)" : ")");
}

std::string pythonDict(const ParamDict &items) {
  std::string out = "{";
  for (const auto &[key, item] : items)
    out += (out.size() > 1 ? ", " : "") + pythonString(key) + ": " + pythonValue(item, true);
  return out + "}";
}

struct PythonValue {
  bool nested;
  std::string operator()(const std::string &v) const { return nested ? pythonString(v) : v; }
  std::string operator()(const Symbol &v) const { return symbolText(v.text, nested); }
  std::string operator()(DType v) const {
    return nested ? "dtype('" + std::string(name(v)) + "')" : std::string(name(v));
  }
  std::string operator()(const Aval &v) const { return shortText(v); }
  std::string operator()(const std::shared_ptr<const ParamList> &v) const { return pythonTuple(*v); }
  std::string operator()(const std::shared_ptr<const ParamDict> &v) const { return pythonDict(*v); }
  std::string operator()(const std::shared_ptr<const RefTransforms> &v) const {
    return v->empty() ? "()" : canonicalText(Param(v));
  }
  template <typename T> std::string operator()(const T &v) const { return canonicalText(Param(v)); }
};

std::string pythonValue(const Param &param, bool nested) { return std::visit(PythonValue{nested}, param.value); }

/// `GatherDimensionNumbers(offset_dims=(1,), ...)`.
std::string namedTuple(std::string_view type, const ParamDict &fields) {
  std::string out(type);
  for (const auto &[key, value] : fields)
    out += (out.size() > type.size() ? ", " : "(") + key + "=" + pythonValue(value, true);
  return out + ")";
}

std::string_view dimensionNumbersType(std::string_view primitive) {
  if (primitive == "gather")
    return "GatherDimensionNumbers";
  return primitive.starts_with("scatter") ? "ScatterDimensionNumbers" : "ConvDimensionNumbers";
}

std::string list(const std::vector<int64_t> &values) {
  std::string out = "[";
  for (size_t i = 0; i < values.size(); ++i)
    out += (i ? ", " : "") + std::to_string(values[i]);
  return out + "]";
}

/// `(([1], [0]), ([], []))`.
std::string dotDimensions(const Param &param) {
  std::string out;
  if (auto *pairs = param.asList())
    for (const Param &pair : *pairs) {
      std::string inner;
      if (auto *sides = pair.asList())
        for (const Param &side : *sides)
          inner += (inner.empty() ? "" : ", ") + list(side.asInts().value_or(std::vector<int64_t>()));
      out += (out.empty() ? "(" : ", (") + inner + ")";
    }
  return "(" + out + ")";
}

//===----------------------------------------------------------------------===//
// Shared jaxprs
//===----------------------------------------------------------------------===//

std::string nameParam(const Eqn &eqn) {
  const Param *param = eqn.param("name");
  auto *name = param ? param->as<std::string>() : nullptr;
  return name ? *name : "";
}

/// The jaxprs that an equation's parameters hold, in the order in which JAX binds them.
std::vector<JaxprPtr> jaxprsOf(const Eqn &eqn) {
  std::vector<JaxprPtr> found;
  for (const auto &[key, param] : eqn.params) {
    if (auto jaxpr = param.asJaxpr())
      found.push_back(jaxpr);
    if (auto *items = param.asList())
      for (const Param &item : *items)
        if (auto jaxpr = item.asJaxpr())
          found.push_back(jaxpr);
  }
  if (eqn.prim->name == "while")
    std::reverse(found.begin(), found.end());
  return found;
}

/// Which inner jaxprs are one object to JAX: those that are one here, and the bodies of a jit of one name and content,
/// which its trace cache makes one.
class Identities {
public:
  const Jaxpr *of(const Eqn &eqn, const JaxprPtr &jaxpr) {
    auto [known, isNew] = representatives.try_emplace(jaxpr.get(), jaxpr.get());
    if (isNew && eqn.prim->name == "jit") {
      auto &sameHash = jitted[{nameParam(eqn), contentHash(*jaxpr)}];
      if (!sameHash)
        sameHash = jaxpr.get();
      known->second = sameHash;
    }
    return known->second;
  }

private:
  std::unordered_map<const Jaxpr *, const Jaxpr *> representatives;
  std::map<std::pair<std::string, uint64_t>, const Jaxpr *> jitted;
};

struct Shared {
  std::vector<std::pair<std::string, const Jaxpr *>> inOrder;
  std::unordered_map<const Jaxpr *, std::string> names;
};

constexpr size_t kLongJaxpr = 10;

std::string stripped(std::string name) {
  while (!name.empty() && (name.front() == '<' || name.front() == '>'))
    name.erase(0, 1);
  while (!name.empty() && (name.back() == '<' || name.back() == '>'))
    name.pop_back();
  return name;
}

/// The jaxprs to print before the whole: those that occur more than once or are long, met breadth first.
Shared findShared(const Jaxpr &top, Identities &identities) {
  std::unordered_map<const Jaxpr *, size_t> uses;
  std::unordered_map<const Jaxpr *, std::string> suggested;
  std::vector<const Jaxpr *> met;
  std::deque<const Jaxpr *> queue{&top};
  while (!queue.empty()) {
    const Jaxpr *jaxpr = queue.front();
    queue.pop_front();
    if (uses[jaxpr]++ == 0)
      met.push_back(jaxpr);
    if (jaxpr != &top && jaxpr->eqns.size() > kLongJaxpr)
      ++uses[jaxpr];
    for (const Eqn &eqn : jaxpr->eqns)
      for (const JaxprPtr &inner : jaxprsOf(eqn)) {
        const Jaxpr *it = identities.of(eqn, inner);
        queue.push_back(it);
        if (auto name = nameParam(eqn); !name.empty())
          suggested.try_emplace(it, stripped(name));
      }
  }
  Shared shared;
  std::map<std::string, size_t> taken;
  for (const Jaxpr *jaxpr : met) {
    if (uses[jaxpr] == 1)
      continue;
    std::string name = suggested.contains(jaxpr) ? suggested[jaxpr] : "jaxpr";
    if (size_t count = taken[name]++)
      ++taken[name += std::to_string(count)];
    shared.names[jaxpr] = name;
    shared.inOrder.emplace_back(name, jaxpr);
  }
  return shared;
}

//===----------------------------------------------------------------------===//
// The printer
//===----------------------------------------------------------------------===//

class Printer {
public:
  explicit Printer(const Jaxpr &top) : top(top), shared(findShared(top, identities)) {
    for (const auto &[name, jaxpr] : shared.inOrder)
      reserved.insert(name);
    dropUnused();
  }

  std::string print(std::vector<pretty::Marked> *marks = nullptr) {
    std::vector<Doc> docs;
    docs.reserve(shared.inOrder.size());
    for (const auto &[name, jaxpr] : shared.inOrder)
      docs.push_back(
          pretty::concat({text("let "), text(name), text(" = "), skeleton(*jaxpr), text(" in"), pretty::lineBreak()}));
    docs.push_back(skeleton(top));
    return pretty::format(pretty::concat(std::move(docs)), 80, marks);
  }

  /// The equation whose parameter an equation was printed for; null at the top.
  const Eqn *enclosing(const Eqn *eqn) const {
    auto jaxpr = ownerOf.find(eqn);
    auto user = jaxpr == ownerOf.end() ? userOf.end() : userOf.find(jaxpr->second);
    return user == userOf.end() ? nullptr : user->second;
  }

private:
  using Key = std::pair<const Jaxpr *, VarId>;

  //===--- Names ----------------------------------------------------------===//

  /// In the outermost jaxpr, results that nobody uses are `_`.
  void dropUnused() {
    std::set<VarId> used;
    auto use = [&](const std::vector<Atom> &atoms) {
      for (const Atom &atom : atoms)
        if (!atom.isLiteral)
          used.insert(atom.index);
    };
    use(top.outvars);
    for (auto eqn = top.eqns.rbegin(); eqn != top.eqns.rend(); ++eqn) {
      for (VarId v : eqn->out)
        if (!used.contains(v))
          names[{&top, v}] = "_";
      use(eqn->in);
    }
  }

  const std::string &name(const Jaxpr &jaxpr, VarId v) {
    auto [known, isNew] = names.try_emplace({&jaxpr, v});
    if (isNew)
      known->second = freshName();
    return known->second;
  }

  std::string freshName() {
    std::string name;
    do {
      name.clear();
      uint32_t number = next++;
      do {
        name.insert(name.begin(), char('a' + number % 26));
        number /= 26;
      } while (number);
    } while (reserved.contains(name));
    return name;
  }

  /// Inner variables take the names of the outer ones that they stand for, each name once.
  template <typename Inner, typename Outer>
  void suggestNames(const Jaxpr &inner, const std::vector<Inner> &innerVars, const Jaxpr &outer,
                    const std::vector<Outer> &outerVars) {
    std::set<VarId> given;
    if (innerVars.size() != outerVars.size())
      return;
    for (size_t i = 0; i < innerVars.size(); ++i) {
      auto innerVar = variable(innerVars[i]), outerVar = variable(outerVars[i]);
      if (!innerVar || !outerVar || given.contains(*outerVar) || names.contains({&inner, *innerVar}))
        continue;
      given.insert(*outerVar);
      std::string suggestion = name(outer, *outerVar);
      names[{&inner, *innerVar}] = std::move(suggestion);
    }
  }
  static std::optional<VarId> variable(VarId v) { return v; }
  static std::optional<VarId> variable(const Atom &atom) {
    return atom.isLiteral ? std::nullopt : std::optional(atom.index);
  }

  //===--- Atoms ----------------------------------------------------------===//

  static std::string literalValue(const Literal &literal) {
    struct Spell {
      std::string operator()(bool v) const { return v ? "True" : "False"; }
      std::string operator()(int64_t v) const { return std::to_string(v); }
      std::string operator()(uint64_t v) const { return std::to_string(v); }
      std::string operator()(double v) const { return pythonRepr(v); }
      std::string operator()(const std::string &v) const { return v; }
    };
    return std::visit(Spell(), literal.value);
  }

  std::string atom(const Jaxpr &jaxpr, const Atom &atom, bool withType = true) {
    if (!atom.isLiteral)
      return name(jaxpr, atom.index);
    const Literal &literal = jaxpr.literals[atom.index];
    return literalValue(literal) + (withType ? ":" + shortText(literal.aval) : "");
  }

  static Doc spaced(const std::vector<Doc> &docs, const std::string &separator) {
    Doc gap = pretty::concat({text(separator), pretty::group(pretty::lineBreak())});
    return pretty::nest(2, pretty::group(pretty::join(gap, docs)));
  }

  Doc binders(const Jaxpr &jaxpr, const std::vector<VarId> &vars) {
    std::vector<Doc> docs;
    docs.reserve(vars.size());
    for (VarId v : vars)
      docs.push_back(text(name(jaxpr, v) + ":" + shortText(jaxpr.vars[v])));
    return spaced(docs, "");
  }

  Doc atoms(const Jaxpr &jaxpr, const std::vector<Atom> &items, const std::string &separator = "") {
    std::vector<Doc> docs;
    docs.reserve(items.size());
    for (const Atom &item : items)
      docs.push_back(text(atom(jaxpr, item)));
    return spaced(docs, separator);
  }

  //===--- Jaxprs ---------------------------------------------------------===//

  Doc skeleton(const Jaxpr &jaxpr) {
    Doc consts = binders(jaxpr, jaxpr.constvars), ins = binders(jaxpr, jaxpr.invars);
    std::vector<Doc> eqns;
    eqns.reserve(jaxpr.eqns.size());
    for (const Eqn &eqn : jaxpr.eqns)
      eqns.push_back(pretty::mark(&eqn, equation(jaxpr, eqn)));
    for (const Eqn &eqn : jaxpr.eqns)
      ownerOf.emplace(&eqn, &jaxpr);
    Doc lines = pretty::join(pretty::lineBreak("; "), eqns);
    Doc outs =
        pretty::concat({text("("), atoms(jaxpr, jaxpr.outvars, ","), text(jaxpr.outvars.size() == 1 ? ",)" : ")")});
    return pretty::group(pretty::concat(
        {pretty::nest(2, pretty::concat({text("{ "), text("lambda "), consts, text("; "), ins, text(". "), text("let"),
                                         pretty::nest(2, pretty::concat({pretty::lineBreak(), lines})),
                                         pretty::lineBreak(), text("in "), outs})),
         text(" }")}));
  }

  Doc innerJaxpr(const Eqn &eqn, const JaxprPtr &jaxpr) {
    const Jaxpr *it = identities.of(eqn, jaxpr);
    userOf.emplace(it, &eqn);
    auto known = shared.names.find(it);
    return known == shared.names.end() ? skeleton(*it) : text(known->second);
  }

  //===--- Equations ------------------------------------------------------===//

  Doc equation(const Jaxpr &jaxpr, const Eqn &eqn) {
    const std::string &primitive = eqn.prim->name;
    const Param *transforms = eqn.prim->variant.empty() ? eqn.param("tree") : nullptr;
    if (transforms && transforms->asTransforms()) {
      size_t ownOperands = primitive == "get" ? 1 : primitive == "swap" || primitive == "addupdate" ? 2 : 0;
      if (ownOperands && eqn.in.size() >= ownOperands)
        return refAccess(jaxpr, eqn, *transforms->asTransforms());
    }
    if (const Param *tree = eqn.param(primitive.starts_with("dma") ? "tree" : "args_tree"))
      if (const ParamList *parts = tree->asList())
        if (auto special = onRefs(jaxpr, eqn, *parts))
          return *special;
    return plainEquation(jaxpr, eqn);
  }

  Doc plainEquation(const Jaxpr &jaxpr, const Eqn &eqn) {
    if (eqn.prim->name == "jit")
      suggestInner(jaxpr, eqn);
    std::vector<Doc> docs;
    Doc outs = binders(jaxpr, eqn.out);
    if (!eqn.out.empty() && eqn.prim->name != "check")
      docs = {outs, text(" = ")};
    docs.push_back(text(eqn.prim->name));
    docs.push_back(parameters(eqn));
    docs.push_back(text(" "));
    docs.push_back(atoms(jaxpr, eqn.in));
    return pretty::concat(std::move(docs));
  }

  void suggestInner(const Jaxpr &jaxpr, const Eqn &eqn) {
    const Param *param = eqn.param("jaxpr");
    auto inner = param ? param->asJaxpr() : nullptr;
    if (!inner)
      return;
    const Jaxpr *it = identities.of(eqn, inner);
    if (shared.names.contains(it))
      return;
    suggestNames(*it, it->invars, jaxpr, eqn.in);
    suggestNames(*it, it->outvars, jaxpr, eqn.out);
  }

  Doc parameters(const Eqn &eqn) {
    std::vector<Doc> docs;
    auto add = [&](const std::string &key, const Doc &value) {
      docs.push_back(pretty::concat({text(key + "="), value}));
    };
    bool nameFirst = eqn.prim->name == "jit";
    if (nameFirst)
      add("name", text(nameParam(eqn)));
    std::map<std::string, const Param *> sorted;
    static const Param none;
    if (const char *hidden = shardingParam(eqn.prim->name))
      sorted[hidden] = &none;
    for (const auto &[key, param] : eqn.params)
      if (!isOwnParameter(key))
        sorted[key] = &param;
    for (const auto &[key, param] : sorted)
      if (!(nameFirst && key == "name") && !isHidden(eqn, key, *param))
        add(key, parameter(eqn, key, *param));
    if (docs.empty())
      return nullptr;
    return pretty::group(pretty::concat(
        {pretty::nest(2, pretty::concat({text("["), pretty::lineBreak(""), pretty::join(pretty::lineBreak(), docs)})),
         pretty::lineBreak(""), text("]")}));
  }

  /// The parameter of a sharding that is None, which the canonical form leaves out and JAX prints.
  static const char *shardingParam(std::string_view primitive) {
    if (primitive == "iota" || primitive == "reshape")
      return "sharding";
    if (primitive == "reduce_sum" || primitive == "reduce_max" || primitive == "reduce_min" ||
        primitive == "conv_general_dilated")
      return "out_sharding";
    return nullptr;
  }

  /// What JAX doesn't print where it says nothing.
  static bool isHidden(const Eqn &eqn, const std::string &key, const Param &param) {
    const std::string &primitive = eqn.prim->name;
    auto *items = param.asList();
    if (primitive == "jit") {
      bool donated = items && std::any_of(items->begin(), items->end(), [](auto &p) { return p.asBool() == true; });
      return key == "inline" || (key == "donated_invars" && !donated) ||
             (key == "keep_unused" && param.asBool() == false) ||
             (key == "compiler_options_kvs" && items && items->empty());
    }
    if (primitive == "broadcast_in_dim")
      return key == "shape" || (key == "broadcast_dimensions" && items && items->empty());
    if (primitive == "custom_jvp_call" || primitive == "custom_vjp_call")
      return key == "num_consts" && param.asInt() == 0;
    bool noneSaysNothing =
        key == "accuracy" || (primitive == "mul" && key == "out_dtype") || primitive == "dot_general";
    return noneSaysNothing && param.isNone();
  }

  /// Parameters that keep the scalar type that users write there, as in `target_dtype=jnp.bfloat16`.
  static bool isScalarType(std::string_view key) {
    return key == "packed_dtype" || key == "unpacked_dtype" || key == "target_dtype";
  }

  Doc parameter(const Eqn &eqn, const std::string &key, const Param &param) {
    if (auto jaxpr = param.asJaxpr())
      return innerJaxpr(eqn, jaxpr);
    auto *items = param.asList();
    if (items && !items->empty() && std::all_of(items->begin(), items->end(), [](auto &p) { return p.asJaxpr(); })) {
      std::vector<Doc> docs;
      for (const Param &item : *items)
        docs.push_back(innerJaxpr(eqn, item.asJaxpr()));
      return pretty::group(pretty::concat(
          {pretty::nest(2, pretty::concat({text("("), pretty::lineBreak(""), pretty::join(pretty::lineBreak(), docs)})),
           pretty::lineBreak(""), text(")")}));
    }
    if (auto *dtype = param.as<DType>(); dtype && isScalarType(key))
      return text("<class 'jax.numpy." + std::string(jax::name(*dtype)) + "'>");
    if (key == "dimension_numbers" && eqn.prim->name == "dot_general")
      return text(dotDimensions(param));
    if (key == "dimension_numbers" && param.asDict())
      return text(namedTuple(dimensionNumbersType(eqn.prim->name), *param.asDict()));
    return text(pythonValue(param, false));
  }

  //===--- Equations on Refs ----------------------------------------------===//

  Doc refAccess(const Jaxpr &jaxpr, const Eqn &eqn, const RefTransforms &transforms) {
    const std::string &primitive = eqn.prim->name;
    if (primitive == "get") {
      Doc out = binders(jaxpr, eqn.out);
      return pretty::concat({out, text(" <- "), text(ref(jaxpr, eqn, 0, transforms))});
    }
    if (primitive == "addupdate") {
      std::string target = ref(jaxpr, eqn, 0, transforms);
      return text(target + " += " + atom(jaxpr, eqn.in[1]));
    }
    bool dropped = !eqn.out.empty() && &jaxpr == &top && name(jaxpr, eqn.out[0]) == "_";
    std::string target = ref(jaxpr, eqn, 0, transforms);
    if (dropped)
      return text(target + " <- " + atom(jaxpr, eqn.in[1]));
    Doc out = binders(jaxpr, eqn.out);
    return pretty::concat(
        {out, text(", "), text(target), text(" <- "), text(target), text(", "), text(atom(jaxpr, eqn.in[1]))});
  }

  /// DMA, semaphores, masked loads and stores; nullopt for what JAX prints plainly.
  std::optional<Doc> onRefs(const Jaxpr &jaxpr, const Eqn &eqn, const ParamList &parts) {
    const std::string &primitive = eqn.prim->name;
    if (primitive == "dma_start" && parts.size() == 5)
      return dmaStart(jaxpr, eqn, parts);
    if (primitive == "dma_wait" && parts.size() == 5) {
      const Param *send = eqn.param("is_wait_send");
      std::string out = send && send->asBool() == true ? "dma_wait_read" : "dma_wait";
      out += " " + operand(jaxpr, eqn, parts[1]);
      return text(out + (parts[2].isNone() ? "" : " " + operand(jaxpr, eqn, parts[2])));
    }
    if (primitive == "semaphore_signal" && parts.size() == 5) {
      std::string out = "semaphore_signal " + operand(jaxpr, eqn, parts[0], &parts[1]);
      out += " " + operand(jaxpr, eqn, parts[2]);
      return text(out + (parts[3].isNone() ? "" : " " + operand(jaxpr, eqn, parts[3])));
    }
    if (primitive == "semaphore_wait" && parts.size() == 4) {
      std::string out = "semaphore_wait";
      out += parts[3].isNone() ? " " : "[dec] ";
      out += operand(jaxpr, eqn, parts[0], &parts[1]);
      return text(out + " " + operand(jaxpr, eqn, parts[2]));
    }
    if (primitive == "masked_load" && parts.size() == 4)
      return maskedLoad(jaxpr, eqn, parts);
    if (primitive == "masked_swap" && parts.size() == 4)
      return maskedSwap(jaxpr, eqn, parts);
    return std::nullopt;
  }

  std::optional<Doc> dmaStart(const Jaxpr &jaxpr, const Eqn &eqn, const ParamList &parts) {
    if (!parts[3].isNone() || !parts[4].isNone())
      return std::nullopt;
    const Param *priority = eqn.param("priority"), *add = eqn.param("add");
    std::string out = "dma_start(p" + std::to_string(priority ? priority->asInt().value_or(0) : 0);
    out += add && add->asBool() == true ? ", add) " : ") ";
    out += operand(jaxpr, eqn, parts[0]);
    out += " -> " + operand(jaxpr, eqn, parts[1]);
    return text(out + (parts[2].isNone() ? "" : " " + operand(jaxpr, eqn, parts[2])));
  }

  Doc maskedLoad(const Jaxpr &jaxpr, const Eqn &eqn, const ParamList &parts) {
    Doc out = binders(jaxpr, eqn.out);
    std::string rest = operand(jaxpr, eqn, parts[0], &parts[1]);
    if (!parts[2].isNone())
      rest += " mask=" + operand(jaxpr, eqn, parts[2]);
    if (!parts[3].isNone())
      rest += " other=" + operand(jaxpr, eqn, parts[3]);
    return pretty::concat({out, text(" <- "), text(rest)});
  }

  Doc maskedSwap(const Jaxpr &jaxpr, const Eqn &eqn, const ParamList &parts) {
    std::string target = operand(jaxpr, eqn, parts[0], &parts[1]);
    Doc out = binders(jaxpr, eqn.out);
    std::string rest = ", " + target + " <- " + target + ", " + operand(jaxpr, eqn, parts[2]);
    if (!parts[3].isNone())
      rest += " mask=" + operand(jaxpr, eqn, parts[3]);
    return pretty::concat({out, text(rest)});
  }

  /// An operand by its place in a structure, with the transforms that stand beside a Ref or belong to it.
  std::string operand(const Jaxpr &jaxpr, const Eqn &eqn, const Param &param, const Param *transforms = nullptr) {
    if (const RefUse *use = param.asRefUse()) {
      if (!use->choices.empty())
        return canonicalText(param);
      const RefTransforms *beside = transforms ? transforms->asTransforms() : nullptr;
      return ref(jaxpr, eqn, use->operand, beside && !beside->empty() ? *beside : use->transforms);
    }
    if (auto *index = param.as<IndexOperand>(); index && !index->isStatic)
      return atom(jaxpr, eqn.in[index->operand]);
    if (auto *items = param.asDict()) {
      std::string out = "{";
      for (const auto &[key, item] : *items)
        out += (out.size() > 1 ? ", " : "") + key + ": " + operand(jaxpr, eqn, item);
      return out + "}";
    }
    if (auto *items = param.asList()) {
      std::string out = "(";
      for (const Param &item : *items)
        out += (out.size() > 1 ? ", " : "") + operand(jaxpr, eqn, item);
      return out + ")";
    }
    return pythonValue(param, false);
  }

  std::string ref(const Jaxpr &jaxpr, const Eqn &eqn, uint32_t number, const RefTransforms &transforms) {
    std::string out = atom(jaxpr, eqn.in[number]);
    Aval aval = jaxpr.aval(eqn.in[number]);
    for (const RefTransform &step : transforms)
      out += transform(jaxpr, eqn, step, aval);
    return transforms.empty() ? out + "[...]" : out;
  }

  /// Prints a step and leads `aval` through it, as far as later steps print sizes of it.
  std::string transform(const Jaxpr &jaxpr, const Eqn &eqn, const RefTransform &step, Aval &aval) {
    switch (step.kind) {
    case RefTransform::Index:
      return index(jaxpr, eqn, step, aval.shape);
    case RefTransform::Reshape:
      aval.shape = step.shape;
      return "{reshape(" + list({step.shape.begin(), step.shape.end()}) + ")}";
    case RefTransform::Bitcast:
      bitcast(aval, step.dtype);
      return "{bitcast(" + std::string(jax::name(step.dtype)) + ")}";
    case RefTransform::Transpose:
      transpose(aval.shape, step.permutation);
      return "{transpose(" + list(step.permutation) + ")}";
    case RefTransform::MemorySpaceCast:
      return "{memory_space_cast(" + std::string(jax::name(step.space)) + ")}";
    case RefTransform::Annotate:
      return annotation(step.flags);
    case RefTransform::SubcoreSlice:
      aval.shape.clear();
      break;
    }
    return "{shared_memref_slice}";
  }

  /// Elements of another width pack along the second minor dimension.
  static void bitcast(Aval &aval, DType dtype) {
    if (aval.shape.size() >= 2 && bitWidth(dtype)) {
      int64_t &rows = aval.shape[aval.shape.size() - 2];
      rows = rows * int64_t(bitWidth(aval.dtype)) / int64_t(bitWidth(dtype));
    }
    aval.dtype = dtype;
  }

  static void transpose(Shape &shape, const std::vector<int64_t> &permutation) {
    Shape result;
    for (int64_t from : permutation)
      result.push_back(from >= 0 && size_t(from) < shape.size() ? shape[size_t(from)] : -1);
    shape = result;
  }

  /// The flags in the order in which JAX declares them.
  static std::string annotation(const std::map<std::string, bool> &flags) {
    std::string out;
    for (const char *flag : {"no_store", "no_bank_conflict", "no_hazard", "no_hazard_no_deps"})
      if (auto found = flags.find(flag); found != flags.end())
        out += (out.empty() ? "" : ", ") + std::string(flag) + "=" + (found->second ? "True" : "False");
    return "{annotate(AccessAssumption(" + out + "))}";
  }

  std::string index(const Jaxpr &jaxpr, const Eqn &eqn, const RefTransform &step, Shape &shape) {
    std::string out;
    Shape result;
    for (size_t i = 0; i < step.dims.size(); ++i) {
      const DimIndexer &dim = step.dims[i];
      int64_t size = i < shape.size() ? shape[i] : -1;
      out += (i ? "," : "") + dimension(jaxpr, eqn, dim, size);
      if (dim.kind == DimIndexer::Slice)
        result.push_back(dim.size.isStatic ? dim.size.value : -1);
    }
    shape = result;
    return "[" + out + "]";
  }

  std::string dimension(const Jaxpr &jaxpr, const Eqn &eqn, const DimIndexer &dim, int64_t size) {
    auto number = [&](const IndexOperand &v, bool withType) {
      return v.isStatic ? std::to_string(v.value) : atom(jaxpr, eqn.in[v.operand], withType);
    };
    std::string skip = dim.ignoredValue ? "~" + std::to_string(*dim.ignoredValue) : "";
    if (dim.kind == DimIndexer::Ref && dim.ref->choices.empty() && dim.ref->transforms.empty())
      return atom(jaxpr, eqn.in[dim.ref->operand]) + skip;
    if (dim.kind == DimIndexer::Ref)
      return operand(jaxpr, eqn, Param(dim.ref)) + skip;
    if (dim.kind != DimIndexer::Slice)
      return number(dim.start, false) + skip;
    if (!dim.start.isStatic) {
      std::string start = number(dim.start, true);
      return start + ":" + start + "+" + number(dim.size, true);
    }
    std::string start = dim.start.value ? std::to_string(dim.start.value) : "";
    if (!dim.size.isStatic)
      return start + ":" + (start.empty() ? "" : start + "+") + number(dim.size, true);
    int64_t end = dim.start.value + dim.size.value;
    return start + ":" + (end == size ? "" : std::to_string(end));
  }

  const Jaxpr &top;
  Identities identities;
  Shared shared;
  std::set<std::string> reserved;
  std::map<Key, std::string> names;
  std::unordered_map<const Eqn *, const Jaxpr *> ownerOf;
  std::unordered_map<const Jaxpr *, const Eqn *> userOf; ///< the first that was printed
  uint32_t next = 0;
};

} // namespace

std::string prettyText(const Jaxpr &jaxpr) { return Printer(jaxpr).print(); }

std::string prettyText(const Jaxpr &jaxpr, std::vector<EqnSpan> &spans) {
  Printer printer(jaxpr);
  std::vector<pretty::Marked> marks;
  std::string text = printer.print(&marks);
  for (const pretty::Marked &mark : marks) {
    const Eqn *eqn = static_cast<const Eqn *>(mark.key);
    spans.push_back({eqn, mark.begin, mark.end, printer.enclosing(eqn)});
  }
  return text;
}

} // namespace pallasd::jax
