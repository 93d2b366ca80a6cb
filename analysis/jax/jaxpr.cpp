//===- jaxpr.cpp - The narrow waist -----------------------------------------===//
//
// Parameters, interned primitives, and what can be said of a jaxpr's content.
// Content is compared and hashed on variables numbered in the order in which
// they are bound, so that neither the numbering of a trace nor unused entries
// of its tables matter. Source positions and names of arguments are no content.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/jaxpr.h"

#include <bit>
#include <functional>
#include <mutex>
#include <unordered_map>

namespace pallasd::jax {

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

bool DimIndexer::operator==(const DimIndexer &other) const {
  bool sameRef = ref == other.ref || (ref && other.ref && *ref == *other.ref);
  return kind == other.kind && start == other.start && size == other.size && stride == other.stride &&
         ignoredValue == other.ignoredValue && sameRef;
}

Param Param::ints(const std::vector<int64_t> &values) { return list(ParamList(values.begin(), values.end())); }
Param Param::shape(const Shape &shape) { return list(ParamList(shape.begin(), shape.end())); }

std::optional<int64_t> Param::asInt() const {
  const int64_t *v = as<int64_t>();
  return v ? std::optional(*v) : std::nullopt;
}

std::optional<bool> Param::asBool() const {
  const bool *v = as<bool>();
  return v ? std::optional(*v) : std::nullopt;
}

const ParamList *Param::asList() const {
  auto *v = as<std::shared_ptr<const ParamList>>();
  return v ? v->get() : nullptr;
}

const ParamDict *Param::asDict() const {
  auto *v = as<std::shared_ptr<const ParamDict>>();
  return v ? v->get() : nullptr;
}

const RefTransforms *Param::asTransforms() const {
  auto *v = as<std::shared_ptr<const RefTransforms>>();
  return v ? v->get() : nullptr;
}

const RefUse *Param::asRefUse() const {
  auto *v = as<std::shared_ptr<const RefUse>>();
  return v ? v->get() : nullptr;
}

JaxprPtr Param::asJaxpr() const {
  auto *v = as<JaxprPtr>();
  return v ? *v : nullptr;
}

std::optional<std::vector<int64_t>> Param::asInts() const {
  const ParamList *items = asList();
  if (!items)
    return std::nullopt;
  std::vector<int64_t> ints;
  for (const Param &item : *items) {
    auto v = item.asInt();
    if (!v)
      return std::nullopt;
    ints.push_back(*v);
  }
  return ints;
}

namespace {

bool sameContent(const Jaxpr &a, const Jaxpr &b);

bool sameDouble(double a, double b) { return std::bit_cast<uint64_t>(a) == std::bit_cast<uint64_t>(b); }

struct SameParam {
  const Param &other;
  template <typename T> bool operator()(const T &a) const { return a == *other.as<T>(); }
  bool operator()(double a) const { return sameDouble(a, *other.as<double>()); }
  template <typename T> bool operator()(const std::shared_ptr<const T> &a) const {
    const auto &b = *other.as<std::shared_ptr<const T>>();
    return a == b || (a && b && *a == *b);
  }
  bool operator()(const JaxprPtr &a) const {
    const auto &b = *other.as<JaxprPtr>();
    return a == b || (a && b && sameContent(*a, *b));
  }
};

} // namespace

bool operator==(const Param &a, const Param &b) {
  return a.value.index() == b.value.index() && std::visit(SameParam{b}, a.value);
}

//===----------------------------------------------------------------------===//
// Primitives and equations
//===----------------------------------------------------------------------===//

const Primitive *primitive(std::string_view name, std::string_view variant) {
  static std::mutex mutex;
  static auto &interned = *new std::map<std::pair<std::string, std::string>, Primitive>;
  std::lock_guard lock(mutex);
  auto key = std::pair(std::string(name), std::string(variant));
  return &interned.try_emplace(key, Primitive{key.first, key.second}).first->second;
}

const Param *Eqn::param(std::string_view name) const {
  for (const auto &[key, value] : params)
    if (key == name)
      return &value;
  return nullptr;
}

namespace {

/// Calls `visit` with every jaxpr that a parameter holds, in order.
void forEachJaxpr(const Param &param, const std::function<void(const Jaxpr &)> &visit) {
  if (auto inner = param.asJaxpr())
    visit(*inner);
  if (auto *items = param.asList())
    for (const Param &item : *items)
      forEachJaxpr(item, visit);
  if (auto *items = param.asDict())
    for (const auto &[key, item] : *items)
      forEachJaxpr(item, visit);
}

/// Every equation, outer before inner, in the order of the canonical text.
void forEachEqn(const Jaxpr &jaxpr, const std::function<void(const Eqn &)> &visit) {
  for (const Eqn &eqn : jaxpr.eqns) {
    visit(eqn);
    for (const auto &[key, param] : eqn.params)
      forEachJaxpr(param, [&](const Jaxpr &inner) { forEachEqn(inner, visit); });
  }
}

} // namespace

size_t eqnCount(const Jaxpr &jaxpr) {
  size_t count = 0;
  forEachEqn(jaxpr, [&](const Eqn &) { ++count; });
  return count;
}

std::map<std::string, int64_t> primitiveCounts(const Jaxpr &jaxpr) {
  std::map<std::string, int64_t> counts;
  forEachEqn(jaxpr, [&](const Eqn &eqn) { ++counts[eqn.prim->name]; });
  return counts;
}

//===----------------------------------------------------------------------===//
// Content
//===----------------------------------------------------------------------===//

namespace {

/// Variables numbered as they are bound.
class Numbering {
public:
  explicit Numbering(const Jaxpr &jaxpr) : numbers(jaxpr.vars.size(), UINT32_MAX) {
    for (VarId v : jaxpr.constvars)
      bind(v);
    for (VarId v : jaxpr.invars)
      bind(v);
    for (const Eqn &eqn : jaxpr.eqns)
      for (VarId v : eqn.out)
        bind(v);
  }
  uint32_t operator[](VarId v) const { return numbers[v]; }

private:
  void bind(VarId v) { numbers[v] = next++; }
  std::vector<uint32_t> numbers;
  uint32_t next = 0;
};

struct Side {
  const Jaxpr &jaxpr;
  Numbering numbers;
};

bool sameVars(const Side &a, const std::vector<VarId> &as, const Side &b, const std::vector<VarId> &bs) {
  if (as.size() != bs.size())
    return false;
  for (size_t i = 0; i < as.size(); ++i)
    if (a.numbers[as[i]] != b.numbers[bs[i]] || a.jaxpr.vars[as[i]] != b.jaxpr.vars[bs[i]])
      return false;
  return true;
}

bool sameLiteral(const Literal &a, const Literal &b) {
  if (a.aval != b.aval || a.value.index() != b.value.index())
    return false;
  if (auto *x = std::get_if<double>(&a.value))
    return sameDouble(*x, std::get<double>(b.value));
  return a.value == b.value;
}

bool sameAtoms(const Side &a, const std::vector<Atom> &as, const Side &b, const std::vector<Atom> &bs) {
  if (as.size() != bs.size())
    return false;
  for (size_t i = 0; i < as.size(); ++i) {
    if (as[i].isLiteral != bs[i].isLiteral)
      return false;
    bool same = as[i].isLiteral ? sameLiteral(a.jaxpr.literals[as[i].index], b.jaxpr.literals[bs[i].index])
                                : a.numbers[as[i].index] == b.numbers[bs[i].index];
    if (!same)
      return false;
  }
  return true;
}

bool sameContent(const Jaxpr &ja, const Jaxpr &jb) {
  if (ja.eqns.size() != jb.eqns.size())
    return false;
  Side a{ja, Numbering(ja)}, b{jb, Numbering(jb)};
  if (!sameVars(a, ja.constvars, b, jb.constvars) || !sameVars(a, ja.invars, b, jb.invars) ||
      !sameAtoms(a, ja.outvars, b, jb.outvars))
    return false;
  for (size_t i = 0; i < ja.eqns.size(); ++i) {
    const Eqn &x = ja.eqns[i], &y = jb.eqns[i];
    if (x.prim != y.prim || !sameVars(a, x.out, b, y.out) || !sameAtoms(a, x.in, b, y.in) || x.params != y.params)
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Hash
//===----------------------------------------------------------------------===//

class Hasher {
public:
  void add(uint64_t v) {
    state = (state ^ v) * 0x9e3779b97f4a7c15u;
    state ^= state >> 29;
  }
  void add(std::string_view text) {
    add(text.size());
    add(uint64_t(std::hash<std::string_view>()(text)));
  }
  void add(const Aval &aval) {
    add(uint64_t(aval.dtype) | uint64_t(aval.weakType) << 8 | uint64_t(aval.isRef) << 9 | uint64_t(aval.space) << 16 |
        uint64_t(aval.mxuId) << 32);
    add(aval.mesh);
    addAll(aval.shape);
  }
  template <typename Range> void addAll(const Range &range) {
    add(range.size());
    for (const auto &item : range)
      add(item);
  }
  void add(int64_t v) { add(uint64_t(v)); }
  void add(bool v) { add(uint64_t(v)); }
  void add(double v) { add(std::bit_cast<uint64_t>(v)); }
  void add(std::monostate) { add(uint64_t(0)); }
  void add(DType v) { add(uint64_t(v)); }
  void add(const std::string &v) { add(std::string_view(v)); }
  void add(const Symbol &v) { add(std::string_view(v.text)); }
  void add(const IndexOperand &v) {
    add(v.isStatic);
    add(v.isStatic ? uint64_t(v.value) : uint64_t(v.operand));
  }
  void add(const DimIndexer &d) {
    add(uint64_t(d.kind));
    add(d.start);
    add(d.size);
    add(d.stride);
    add(d.ignoredValue ? uint64_t(*d.ignoredValue) : ~uint64_t(0));
    if (d.ref)
      add(*d.ref);
  }
  void add(const std::pair<const std::string, bool> &flag) {
    add(flag.first);
    add(flag.second);
  }
  void add(const RefTransform &t) {
    add(uint64_t(t.kind) | uint64_t(t.dtype) << 8 | uint64_t(t.space) << 16);
    addAll(t.dims);
    addAll(t.intIndexerShape);
    addAll(t.shape);
    addAll(t.permutation);
    addAll(t.flags);
  }
  void add(const RefUse &use) {
    add(uint64_t(use.operand));
    addAll(use.choices);
    add(use.choice);
    addAll(use.transforms);
  }
  void add(const std::pair<std::string, Param> &entry) {
    add(entry.first);
    add(entry.second);
  }
  void add(const Param &param) {
    add(uint64_t(param.value.index()));
    std::visit([this](const auto &v) { add(v); }, param.value);
  }
  void add(const JaxprPtr &jaxpr) { add(contentHash(*jaxpr)); }
  void add(const std::shared_ptr<const RefTransforms> &v) { addAll(*v); }
  void add(const std::shared_ptr<const RefUse> &v) { add(*v); }
  void add(const std::shared_ptr<const ParamList> &v) { addAll(*v); }
  void add(const std::shared_ptr<const ParamDict> &v) { addAll(*v); }
  void add(const Literal &literal) {
    add(literal.aval);
    std::visit([this](const auto &v) { add(v); }, literal.value);
  }

  uint64_t state = 0x243f6a8885a308d3u;
};

void addAtoms(Hasher &hasher, const Side &side, const std::vector<Atom> &atoms) {
  hasher.add(atoms.size());
  for (const Atom &atom : atoms) {
    hasher.add(atom.isLiteral);
    if (atom.isLiteral)
      hasher.add(side.jaxpr.literals[atom.index]);
    else
      hasher.add(uint64_t(side.numbers[atom.index]));
  }
}

void addBinders(Hasher &hasher, const Side &side, const std::vector<VarId> &vars) {
  hasher.add(vars.size());
  for (VarId v : vars)
    hasher.add(side.jaxpr.vars[v]);
}

} // namespace

uint64_t contentHash(const Jaxpr &jaxpr) {
  Hasher hasher;
  Side side{jaxpr, Numbering(jaxpr)};
  addBinders(hasher, side, jaxpr.constvars);
  addBinders(hasher, side, jaxpr.invars);
  hasher.add(jaxpr.eqns.size());
  for (const Eqn &eqn : jaxpr.eqns) {
    hasher.add(eqn.prim->name);
    hasher.add(eqn.prim->variant);
    addAtoms(hasher, side, eqn.in);
    addBinders(hasher, side, eqn.out);
    hasher.addAll(eqn.params);
  }
  addAtoms(hasher, side, jaxpr.outvars);
  return hasher.state;
}

} // namespace pallasd::jax
