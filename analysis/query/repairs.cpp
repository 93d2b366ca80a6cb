//===- repairs.cpp - What a failed attempt teaches --------------*- C++ -*-===//
#include "analysis/query/repairs.h"

#include "analysis/syntax/visit.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <functional>

namespace pallasd::query {

using namespace syntax;
using python::Position;

Trouble troubleOf(python::Interp &interp, const python::PyError &error) {
  Trouble trouble;
  trouble.exceptionClass = interp.typeName(error.value);
  try {
    trouble.text = interp.toStr(error.value);
  } catch (const python::UnknownUse &) {
  } catch (const python::PyError &) {
  }
  if (error.refusal)
    trouble.text += " " + error.refusal->message;
  trouble.byProgram = !error.refusal;
  trouble.traceback = error.traceback;
  if (trouble.text.empty())
    trouble.text = trouble.exceptionClass;
  return trouble;
}

namespace {

bool encloses(const Range &outer, const Range &inner) {
  bool begins = outer.line < inner.line || (outer.line == inner.line && outer.column <= inner.column);
  bool ends = outer.endLine > inner.endLine || (outer.endLine == inner.endLine && outer.endColumn >= inner.endColumn);
  return begins && ends;
}

/// Nodes around a place, outermost first.
std::vector<const Node *> nodesAround(const Node &root, const Range &place) {
  std::vector<const Node *> chain = {&root};
  for (bool deeper = true; deeper;) {
    deeper = false;
    forEachChild(*chain.back(), [&](const Node &child) {
      if (!deeper && encloses(child.range, place)) {
        chain.push_back(&child);
        deeper = true;
      }
    });
  }
  return chain;
}

void collectNames(const Node &node, std::vector<Name> &names) {
  if (auto *name = dynCast<NameExpr>(&node))
    names.push_back(name->id);
  if (auto *attribute = dynCast<Attribute>(&node))
    names.push_back(attribute->attr);
  forEachChild(node, [&](const Node &child) { collectNames(child, names); });
}

std::vector<int64_t> numbersIn(const std::string &text) {
  std::vector<int64_t> numbers;
  for (size_t i = 0; i < text.size();) {
    bool starts = std::isdigit(static_cast<unsigned char>(text[i])) &&
                  (i == 0 || !std::isalnum(static_cast<unsigned char>(text[i - 1])));
    if (!starts) {
      ++i;
      continue;
    }
    int64_t number = 0;
    auto [end, error] = std::from_chars(text.data() + i, text.data() + text.size(), number);
    if (error == std::errc())
      numbers.push_back(number);
    i = size_t(end - text.data());
  }
  return numbers;
}

/// The test that leads to a `raise`, or what an `assert` asks; null if neither is there.
const Expr *guardAt(const std::vector<const Node *> &chain) {
  if (auto *assertion = dynCast<Assert>(chain.back()))
    return assertion->test;
  for (size_t i = chain.size(); i-- > 0;)
    if (auto *assertion = dynCast<Assert>(chain[i]))
      return assertion->test;
  for (size_t i = chain.size(); i-- > 0;)
    if (auto *condition = dynCast<If>(chain[i]))
      return condition->test;
  return nullptr;
}

class Repairer {
public:
  Repairer(RepairContext &context, Arguments &arguments, const Trouble &trouble, std::set<std::string> &tried)
      : context(context), arguments(arguments), trouble(trouble), tried(tried) {
    if (!trouble.traceback.empty() && trouble.traceback.front().item && trouble.traceback.front().item->stmt)
      chain = nodesAround(*trouble.traceback.front().item->stmt, trouble.traceback.front().range);
  }

  bool run() {
    if (trouble.text.empty())
      return byOtherBranch();
    return (trouble.byProgram && (bySameness() || byGuard())) || byUnpacking() || byNamedRank() || byDType() ||
           byPresence() || byKind() || bySizes() || byRank() || byNumbersGiven();
  }

private:
  /// Applies a change to a copy; takes it if it was not tried.
  bool take(const std::function<bool(Arguments &)> &change) {
    Arguments next = arguments;
    if (!change(next) || !tried.insert(next.fingerprint()).second)
      return false;
    arguments = std::move(next);
    return true;
  }

  /// Parameters of the called function that `name`, seen in `function`, stands for.
  std::vector<Name> parametersBehind(Name name) const {
    std::vector<Name> found;
    if (trouble.traceback.empty() || !trouble.traceback.front().item)
      return found;
    Usage::Parameter seen{trouble.traceback.front().item->name, name};
    for (const auto &[arg, witness] : arguments.witnesses)
      if (arg.name == name || context.usage.receivers({context.function.def->name, arg.name}).contains(seen))
        found.push_back(arg.name);
    return found;
  }

  /// Names in the statement where it ended, or in the guard that led there.
  std::vector<Name> namesHere() const {
    std::vector<Name> names;
    if (chain.empty())
      return names;
    if (const Expr *guard = guardAt(chain))
      collectNames(*guard, names);
    collectNames(*chain.back(), names);
    return names;
  }

  /// One side of a comparison: `x.shape`, `x.shape[:-1]`, `x.dtype`.
  struct Side {
    Name name = nullptr;
    bool dtype = false, partial = false;
    int64_t first = 0, last = 0; ///< axes that `partial` leaves out at the front and at the back
  };

  static int64_t integerOf(const Expr *expr) {
    auto *unary = dynCast<UnaryOp>(expr);
    auto *constant = dynCast<Constant>(unary ? unary->operand : expr);
    auto *number = constant ? std::get_if<int64_t>(&constant->value) : nullptr;
    return number ? (unary ? -*number : *number) : 0;
  }

  static Side sideOf(const Expr *expr) {
    Side side;
    if (auto *part = dynCast<Subscript>(expr)) {
      auto *slice = dynCast<Slice>(part->slice);
      if (!slice)
        return {};
      side.partial = true;
      side.first = std::max<int64_t>(integerOf(slice->lower), 0);
      side.last = std::max<int64_t>(-integerOf(slice->upper), 0);
      expr = part->value;
    }
    auto *attribute = dynCast<Attribute>(expr);
    if (!attribute || (*attribute->attr != "shape" && *attribute->attr != "dtype"))
      return {};
    side.dtype = *attribute->attr == "dtype";
    side.name = lastName(attribute->value);
    return side;
  }

  static void comparedSides(const Node &node, std::vector<std::pair<Side, Side>> &pairs) {
    if (auto *comparison = dynCast<Compare>(&node); comparison && comparison->comparators.size() == 1) {
      Side left = sideOf(comparison->left), right = sideOf(comparison->comparators[0]);
      if (left.name && right.name && left.dtype == right.dtype)
        pairs.emplace_back(left, right);
    }
    forEachChild(node, [&](const Node &child) { comparedSides(child, pairs); });
  }

  /// `if a.shape != b.shape: raise`, `a.shape == b.shape[:-1]`, `a.dtype == b.dtype`: what is compared is made equal.
  bool bySameness() {
    const Expr *guard = chain.empty() ? nullptr : guardAt(chain);
    std::vector<std::pair<Side, Side>> pairs;
    if (guard)
      comparedSides(*guard, pairs);
    for (const auto &[left, right] : pairs)
      for (Name a : parametersBehind(left.name))
        for (Name b : parametersBehind(right.name))
          if (take([&, &left = left, &right = right](Arguments &next) { return makeSame(next, a, left, b, right); }))
            return true;
    return false;
  }

  static bool makeSame(Arguments &next, Name a, const Side &left, Name b, const Side &right) {
    Witness *one = next.of(a), *other = next.of(b);
    if (a == b || one->kind != Witness::Array || other->kind != Witness::Array)
      return false;
    if (left.dtype) {
      other->dtype = one->dtype;
      return true;
    }
    bool oneLeads = right.partial == left.partial ? one->rankKnown || one->variables.size() >= other->variables.size()
                                                  : left.partial;
    Witness &follower = oneLeads ? *other : *one;
    const Witness &leader = oneLeads ? *one : *other;
    const Side &taken = oneLeads ? left : right, &given = oneLeads ? right : left;
    if (int64_t(leader.variables.size()) < taken.first + taken.last)
      return false;
    std::vector<Assumptions::Variable> axes(leader.variables.begin() + taken.first,
                                            leader.variables.end() - taken.last);
    int64_t kept = int64_t(follower.variables.size());
    if (given.first + given.last > kept)
      return false;
    axes.insert(axes.begin(), follower.variables.begin(), follower.variables.begin() + given.first);
    axes.insert(axes.end(), follower.variables.end() - given.last, follower.variables.end());
    follower.variables = std::move(axes);
    follower.rankKnown = leader.rankKnown;
    return true;
  }

  /// The latest conditions of the path, the last one first, come out the other way.
  bool byGuard() {
    constexpr size_t maxLookBack = 6;
    size_t count = trouble.conditions.size();
    for (size_t i = 0; i < std::min(count, maxLookBack); ++i) {
      const auto &condition = trouble.conditions[count - 1 - i];
      if (take([&](Arguments &next) { return next.assumptions.demand(condition.sym, !condition.outcome); }))
        return true;
    }
    return false;
  }

  /// "not enough values to unpack (expected 3, got 2)" at `a, b, c = x.shape`.
  bool byUnpacking() {
    bool few = trouble.text.find("not enough values to unpack") != std::string::npos;
    if (!few && trouble.text.find("too many values to unpack") == std::string::npos)
      return false;
    std::vector<int64_t> numbers = numbersIn(trouble.text);
    if (numbers.empty())
      return false;
    size_t wanted = size_t(numbers.front());
    for (Name name : namesHere())
      for (Name parameter : parametersBehind(name))
        if (take([&](Arguments &next) { return withRank(next, parameter, wanted); }))
          return true;
    // What is unpacked was made from a parameter: one whose rank fits what was got.
    for (const auto &[arg, witness] : arguments.witnesses)
      if (witness.kind == Witness::Array && !witness.rankKnown && witness.variables.size() != wanted &&
          (!few || numbers.size() < 2 || int64_t(witness.variables.size()) == numbers[1]) &&
          take([&, name = arg.name](Arguments &next) { return withRank(next, name, wanted); }))
        return true;
    return false;
  }

  /// The call went through and made no kernel: another way through the program.
  bool byOtherBranch() {
    for (size_t i = trouble.conditions.size(); i-- > 0;) {
      const auto &condition = trouble.conditions[i];
      if (take([&](Arguments &next) { return next.assumptions.demand(condition.sym, !condition.outcome); }))
        return true;
    }
    for (const auto &[arg, witness] : arguments.witnesses)
      if ((witness.kind == Witness::Default || witness.kind == Witness::None) &&
          take([&, name = arg.name](Arguments &next) {
            context.maker.give(next, context.function, name, true);
            return true;
          }))
        return true;
    return byMember();
  }

  /// `x.shape[2]` of a matrix.
  bool byIndex() {
    if (trouble.exceptionClass != "IndexError")
      return false;
    for (Name name : namesHere())
      for (Name parameter : parametersBehind(name))
        if (take([&](Arguments &next) {
              Witness *witness = next.of(parameter);
              return witness && witness->kind == Witness::Array && !witness->shapeGiven &&
                     withRank(next, parameter, witness->variables.size() + 1);
            }))
          return true;
    return false;
  }

  /// Another member of an enumeration, wherever one is among the arguments.
  bool byMember() {
    constexpr size_t maxMembers = 4;
    for (size_t i = 0; i < arguments.witnesses.size(); ++i)
      if (take([&](Arguments &next) { return nextMember(next.witnesses[i].second, maxMembers); }))
        return true;
    return false;
  }

  static bool nextMember(Witness &witness, size_t count) {
    if (witness.kind == Witness::Member && witness.member + 1 < count)
      return ++witness.member, true;
    return std::ranges::any_of(witness.fields, [&](auto &field) { return nextMember(field.witness, count); });
  }

  /// "Expected 3D array for q", "the block of `w` has 2 dimensions": a rank that the text names.
  bool byNamedRank() {
    static constexpr const char *words[] = {"rank", "ndim", "dimension", "-dim", "D array", "dims"};
    constexpr int64_t maxRank = 6;
    bool about =
        std::ranges::any_of(words, [&](const char *word) { return trouble.text.find(word) != std::string::npos; });
    if (!about)
      return false;
    std::vector<Name> names = namesHere();
    for (const auto &[arg, witness] : arguments.witnesses)
      if (trouble.text.find("`" + *arg.name + "`") != std::string::npos ||
          trouble.text.find(*arg.name + ".") != std::string::npos ||
          trouble.text.find(*arg.name + "=") != std::string::npos)
        names.insert(names.begin(), arg.name);
    for (Name name : names)
      for (Name parameter : parametersBehind(name))
        for (int64_t rank : numbersIn(trouble.text))
          if (rank >= 1 && rank <= maxRank && take([&](Arguments &next) {
                Witness *witness = next.of(parameter);
                return witness && witness->kind == Witness::Array && witness->variables.size() != size_t(rank) &&
                       withRank(next, parameter, size_t(rank));
              }))
            return true;
    return false;
  }

  bool withRank(Arguments &next, Name parameter, size_t rank) {
    Witness *witness = next.of(parameter);
    if (!witness || (witness->kind == Witness::Array && witness->shapeGiven))
      return false;
    if (witness->kind == Witness::Sizes)
      return false;
    context.maker.makeArray(next, parameter, rank);
    next.of(parameter)->rankKnown = true;
    return true;
  }

  /// A guard or a refusal about element types: the types that it names, then others.
  bool byDType() {
    std::vector<Name> names = namesHere();
    bool about = trouble.text.find("dtype") != std::string::npos || trouble.text.find("type") != std::string::npos ||
                 std::ranges::any_of(names, [](Name n) { return *n == "dtype"; });
    if (!about)
      return false;
    static const std::vector<std::string> types = {"int32",         "float32",     "bfloat16", "uint32", "int8",
                                                   "bool_",         "uint8",       "int16",    "uint16", "int4",
                                                   "float8_e4m3fn", "float8_e5m2", "float16"};
    std::vector<std::string> wanted;
    for (Name name : names)
      if (std::ranges::find(types, *name) != types.end())
        wanted.push_back(*name);
    for (const std::string &type : types)
      if (trouble.text.find(type) != std::string::npos)
        wanted.push_back(type);
    if (trouble.text.find("integer") != std::string::npos)
      wanted.push_back("int32");
    for (Name name : names)
      for (Name parameter : parametersBehind(name))
        for (const std::string &type : wanted)
          if (take([&](Arguments &next) {
                Witness *witness = next.of(parameter);
                if (!witness || witness->kind != Witness::Array)
                  return false;
                witness->dtype = type;
                return true;
              }))
            return true;
    return false;
  }

  /// `if x is None: raise`, `None has no attribute …`: x is given.
  bool byPresence() {
    if (!trouble.byProgram)
      return false;
    for (Name name : namesHere())
      for (Name parameter : parametersBehind(name))
        if (take([&](Arguments &next) {
              Witness *witness = next.of(parameter);
              if (!witness || (witness->kind != Witness::Default && witness->kind != Witness::None))
                return false;
              context.maker.give(next, context.function, parameter, true);
              return true;
            }))
          return true;
    return false;
  }

  /// None where a number is computed with, somewhere below: whatever may be a number is given one.
  bool byNumbersGiven() {
    if (trouble.text.find("NoneType") == std::string::npos)
      return false;
    return take([&](Arguments &next) {
      bool any = false;
      for (auto &[arg, witness] : next.witnesses) {
        bool absent = witness.kind == Witness::Default || witness.kind == Witness::None;
        if (!absent || !mayBeNumber(arg))
          continue;
        context.maker.makeNumber(next, arg.name);
        any = true;
      }
      return any;
    });
  }

  /// `int | None`, or no annotation and None for a default.
  bool mayBeNumber(const syntax::Arg &arg) const {
    const syntax::FunctionDef &def = *context.function.def;
    std::vector<syntax::Arg> all = plainParameters(def.args);
    for (size_t i = 0; i < all.size(); ++i) {
      if (all[i].name != arg.name)
        continue;
      auto *constant = syntax::dynCast<syntax::Constant>(defaultOf(def.args, i));
      if (!constant || !std::holds_alternative<syntax::NoneConst>(constant->value))
        return false;
    }
    const auto *either = syntax::dynCast<syntax::BinOp>(arg.annotation);
    const auto *optional = syntax::dynCast<syntax::Subscript>(arg.annotation);
    Name leaf = either ? lastName(either->left) : optional ? lastName(optional->slice) : lastName(arg.annotation);
    return leaf && *leaf == "int";
  }

  /// Arrays that are used as numbers, numbers that are used as arrays.
  bool byKind() {
    bool wantsNumber =
        trouble.exceptionClass.starts_with("Tracer") || trouble.exceptionClass == "ConcretizationTypeError" ||
        trouble.text.find("concrete") != std::string::npos || trouble.text.find("hashable") != std::string::npos;
    bool wantsArray =
        trouble.exceptionClass == "AttributeError" && trouble.text.find("object has no") != std::string::npos;
    bool wrongType = trouble.exceptionClass == "TypeError";
    if (!wantsNumber && !wantsArray && !wrongType)
      return false;
    for (Name name : namesHere())
      for (Name parameter : parametersBehind(name))
        if (take([&](Arguments &next) { return otherKind(next, parameter, wantsNumber); }))
          return true;
    if (wantsNumber) // somewhere below: what nothing uses as an array
      for (const auto &[arg, witness] : arguments.witnesses)
        if (witness.kind == Witness::Array && !context.usage.of(context.function.def->name, arg.name).array &&
            take([&, name = arg.name](Arguments &next) { return otherKind(next, name, true); }))
          return true;
    return false;
  }

  bool otherKind(Arguments &next, Name parameter, bool wantsNumber) {
    Witness *witness = next.of(parameter);
    constexpr size_t plainRank = 2;
    if (!witness || (wantsNumber && witness->kind != Witness::Array))
      return false;
    if (witness->kind == Witness::Array && !witness->shapeGiven)
      context.maker.makeNumber(next, parameter);
    else if (witness->kind == Witness::Number || witness->kind == Witness::Real || witness->kind == Witness::Flag)
      context.maker.makeArray(next, parameter, plainRank);
    else
      return false;
    return true;
  }

  /// Sizes that a refusal names, where they are assumed: made equal, or made fit.
  bool bySizes() {
    std::vector<Assumptions::Variable> named;
    Assumptions &assumptions = arguments.assumptions;
    for (int64_t number : numbersIn(trouble.text))
      for (size_t i = 0; i < assumptions.count(); ++i)
        if (int64_t(assumptions.value(i)) == number && number > 1 &&
            std::ranges::none_of(named, [&](auto other) { return assumptions.same(i, other); }))
          named.push_back(i);
    for (size_t i = 0; i < named.size(); ++i)
      for (size_t j = i + 1; j < named.size(); ++j)
        if (take([&](Arguments &next) { return next.assumptions.unify(named[i], named[j]), true; }))
          return true;
    for (auto variable : named)
      for (double size : {128., 256., 512., 1024., 8., 16., 1., 2., 4., 32., 64., 2048.})
        if (take([&](Arguments &next) { return next.assumptions.set(variable, size), true; }))
          return true;
    return false;
  }

  /// Another rank for arrays whose rank nothing fixes: all alike, then one by one.
  bool byRank() {
    for (size_t rank : {2, 3, 4, 1}) {
      if (take([&](Arguments &next) {
            bool any = false;
            for (auto &[arg, witness] : arguments.witnesses)
              if (witness.kind == Witness::Array && !witness.rankKnown && witness.variables.size() != rank) {
                context.maker.makeArray(next, arg.name, rank);
                any = true;
              }
            return any;
          }))
        return true;
    }
    return false;
  }

  RepairContext &context;
  Arguments &arguments;
  const Trouble &trouble;
  std::set<std::string> &tried;
  std::vector<const Node *> chain;
};

} // namespace

bool repair(RepairContext &context, Arguments &arguments, const Trouble &trouble, std::set<std::string> &tried) {
  return Repairer(context, arguments, trouble, tried).run();
}

} // namespace pallasd::query
