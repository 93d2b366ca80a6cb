//===- jaxpr_parse.cpp - Reading the canonical text of a jaxpr --------------===//
//
// A recursive-descent parser without backtracking: the first character of a
// value says what it is, save that a word may begin a dtype, an aval, a jaxpr's
// keyword or a symbol, which what follows it decides. Failure is a flag that
// every step respects; the first message wins.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/effects.h"
#include "analysis/jax/jaxpr_text.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <unordered_map>
#include <utility>

namespace pallasd::jax {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isWordPart(char c) { return isLetter(c) || isDigit(c); }

/// The most that inner jaxprs and values may nest: no real jaxpr comes near, and the stack is safe.
constexpr unsigned kMaxDepth = 200;

class Parser {
public:
  explicit Parser(std::string_view text) : text(text) {}

  ParsedJaxpr run() {
    JaxprPtr result = jaxpr();
    skipSpace();
    if (!failed && at < text.size())
      fail("text after the jaxpr");
    if (failed)
      return {nullptr, error};
    return {result, std::nullopt};
  }

private:
  using Scope = std::unordered_map<std::string, VarId>;

  //===--- Tokens ---------------------------------------------------------===//

  void fail(std::string message) {
    if (!failed)
      error = {at, std::move(message)};
    failed = true;
    at = text.size();
  }

  void skipSpace() {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\n' || text[at] == '\t' || text[at] == '\r'))
      ++at;
  }

  char peek() {
    skipSpace();
    return at < text.size() ? text[at] : '\0';
  }

  bool eat(std::string_view token) {
    skipSpace();
    if (!text.substr(at).starts_with(token))
      return false;
    at += token.size();
    return true;
  }

  void expect(std::string_view token) {
    if (!eat(token))
      fail("expected '" + std::string(token) + "'");
  }

  /// A keyword, not the beginning of a longer word.
  bool eatWord(std::string_view word) {
    size_t before = at;
    if (eat(word) && (at == text.size() || !isWordPart(text[at])))
      return true;
    at = before;
    return false;
  }

  std::string_view takeWhile(bool (*accepts)(char)) {
    skipSpace();
    size_t begin = at;
    while (at < text.size() && accepts(text[at]))
      ++at;
    return text.substr(begin, at - begin);
  }

  std::string word() {
    if (!isLetter(peek())) {
      fail("expected a name");
      return {};
    }
    return std::string(takeWhile(isWordPart));
  }

  template <typename T> T integer() {
    skipSpace();
    T value = 0;
    auto [end, result] = std::from_chars(text.data() + at, text.data() + text.size(), value);
    if (result != std::errc())
      fail("expected an integer");
    else
      at = size_t(end - text.data());
    return value;
  }

  double real() {
    skipSpace();
    bool negative = eat("-");
    double value = 0;
    if (eatWord("inf"))
      value = std::numeric_limits<double>::infinity();
    else if (eatWord("nan"))
      value = std::numeric_limits<double>::quiet_NaN();
    else {
      auto [end, result] = std::from_chars(text.data() + at, text.data() + text.size(), value);
      if (result != std::errc())
        fail("expected a number");
      else
        at = size_t(end - text.data());
    }
    return negative ? -value : value;
  }

  /// True if the number at hand has a point or an exponent.
  bool numberIsReal() {
    size_t i = at + (text[at] == '-');
    while (i < text.size() && isDigit(text[i]))
      ++i;
    return i < text.size() && (text[i] == '.' || text[i] == 'e' || text[i] == 'i' || text[i] == 'n');
  }

  std::string quotedString() {
    std::string out;
    expect("\"");
    while (!failed) {
      if (at >= text.size()) {
        fail("unfinished string");
        break;
      }
      char c = text[at++];
      if (c == '"')
        return out;
      out += c == '\\' ? escaped() : c;
    }
    return out;
  }

  char escaped() {
    char c = at < text.size() ? text[at++] : '\0';
    switch (c) {
    case 'n':
      return '\n';
    case 't':
      return '\t';
    case 'r':
      return '\r';
    case 'u': {
      unsigned code = 0;
      auto [end, result] = std::from_chars(text.data() + at, text.data() + std::min(text.size(), at + 4), code, 16);
      if (result != std::errc() || code >= 0x20)
        fail("only control characters are written as \\u");
      at = size_t(end - text.data());
      return char(code);
    }
    default:
      if (c != '"' && c != '\\')
        fail("unknown escape in a string");
      return c;
    }
  }

  //===--- Jaxprs ---------------------------------------------------------===//

  JaxprPtr jaxpr() {
    expect("{");
    if (!eatWord("lambda"))
      fail("expected 'lambda'");
    return jaxprAfterLambda();
  }

  JaxprPtr jaxprAfterLambda() {
    auto result = std::make_shared<Jaxpr>();
    if (++depth > kMaxDepth)
      fail("nested too deep");
    Scope scope;
    while (!failed && !eat(";"))
      result->constvars.push_back(binder(*result, scope));
    while (!failed && !eat("."))
      result->invars.push_back(binder(*result, scope));
    if (!eatWord("let"))
      fail("expected 'let'");
    while (!failed && !eatEnd()) {
      skipSpace();
      if (!result->eqns.empty() && !lineBroken())
        fail("expected an operand in scope, a new line or 'in'");
      result->eqns.push_back(equation(*result, scope));
    }
    expect("(");
    while (!failed && !eat(")")) {
      result->outvars.push_back(atom(*result, scope));
      if (peek() != ')')
        expect(",");
    }
    expect("}");
    --depth;
    return result;
  }

  /// The `in` before the results; a variable may have that name too.
  bool eatEnd() {
    size_t before = at;
    if (eatWord("in") && peek() == '(')
      return true;
    at = before;
    return false;
  }

  VarId binder(Jaxpr &jaxpr, Scope &scope) {
    std::string name = word();
    expect(":");
    VarId id = jaxpr.newVar(aval());
    if (!scope.emplace(std::move(name), id).second)
      fail("a variable bound twice");
    return id;
  }

  /// An equation begins with binders (`a:f32[] b:i32[] =`) or at once with its primitive, whose name may carry a mark
  /// (`swap:sc`): only a binder's colon is followed by what ends in a bracket, so the equals sign decides.
  Eqn equation(Jaxpr &jaxpr, Scope &scope) {
    Eqn eqn;
    Scope results; // in scope only behind the equation
    uint32_t enclosing = std::exchange(largestOperand, 0);
    if (hasBinders())
      while (!failed && !eat("="))
        eqn.out.push_back(binder(jaxpr, results));
    std::string name = primitiveName(), variant;
    if (at < text.size() && text[at] == ':') {
      ++at;
      variant = word();
    }
    eqn.prim = primitive(name, variant);
    if (at < text.size() && text[at] == '[') {
      ++at;
      parameters(eqn.params);
    }
    while (!failed && startsOperand(scope))
      eqn.in.push_back(atom(jaxpr, scope));
    if (!failed && checkOperands(eqn))
      eqn.hasEffects = effectsOf(jaxpr, eqn).keep();
    for (auto &result : results)
      if (!scope.insert(std::move(result)).second)
        fail("a variable bound twice");
    largestOperand = enclosing;
    return eqn;
  }

  /// Primitives alone may have a hyphen in their names, as in `scatter-add`.
  std::string primitiveName() {
    std::string name = word();
    while (at + 1 < text.size() && text[at] == '-' && isLetter(text[at + 1])) {
      ++at;
      name += "-" + word();
    }
    return name;
  }

  /// Whether the equation at hand binds variables: its first word is followed by a colon and an aval, which has
  /// brackets right behind its first word, or begins with `~` or `Ref`.
  bool hasBinders() {
    skipSpace();
    size_t i = at;
    while (i < text.size() && isWordPart(text[i]))
      ++i;
    if (i >= text.size() || text[i] != ':')
      return false;
    size_t type = ++i;
    if (text.substr(type, 1) == "~" || text.substr(type, 3) == "Ref")
      return true;
    while (i < text.size() && isWordPart(text[i]))
      ++i;
    auto known = dtypeFromShortName(text.substr(type, i - type));
    return known.has_value() || text.substr(type, 4) == "key<";
  }

  /// Whether what follows on the line is one more operand. A literal begins with a digit, a sign or a parenthesis, or
  /// is a named value with its type; a variable is in scope and has no type.
  bool startsOperand(const Scope &scope) {
    char c = peek();
    if (isDigit(c) || c == '-' || c == '(')
      return true;
    if (!isLetter(c) || lineBroken())
      return false;
    size_t i = at;
    while (i < text.size() && isWordPart(text[i]))
      ++i;
    std::string_view name = text.substr(at, i - at);
    bool colon = i < text.size() && text[i] == ':';
    if (colon)
      return name == "True" || name == "False" || name == "inf" || name == "nan";
    return scope.contains(std::string(name));
  }

  /// Whether a newline stands between the last token and the next.
  bool lineBroken() const {
    for (size_t i = at; i-- > 0 && (text[i] == ' ' || text[i] == '\n' || text[i] == '\r' || text[i] == '\t');)
      if (text[i] == '\n')
        return true;
    return false;
  }

  Atom atom(Jaxpr &jaxpr, const Scope &scope) {
    char c = peek();
    bool named = isLetter(c);
    if (named) {
      size_t before = at;
      std::string name = word();
      if (at >= text.size() || text[at] != ':') {
        auto found = scope.find(name);
        if (found != scope.end())
          return Jaxpr::var(found->second);
        fail("unbound variable '" + name + "'");
        return {};
      }
      at = before;
    }
    return jaxpr.newLiteral(literal());
  }

  /// The value's kind follows from the dtype behind it, so the value is read once that is known.
  Literal literal() {
    size_t begin = at;
    if (eat("(")) {
      size_t close = text.find(')', at);
      at = close == std::string_view::npos ? text.size() : close + 1;
    } else {
      while (at < text.size() && text[at] != ':')
        ++at;
    }
    size_t end = at;
    expect(":");
    Literal result;
    result.aval = aval();
    size_t after = at;
    at = begin;
    literalValue(result, text.substr(begin, end - begin));
    if (!failed && at != end)
      fail("a literal's value doesn't fit its type");
    if (!failed)
      at = after;
    return result;
  }

  void literalValue(Literal &literal, std::string_view written) {
    switch (kind(literal.aval.dtype)) {
    case DTypeKind::Bool:
      literal.value = eatWord("True");
      if (!std::get<bool>(literal.value) && !eatWord("False"))
        fail("expected True or False");
      return;
    case DTypeKind::Signed:
      literal.value = integer<int64_t>();
      return;
    case DTypeKind::Unsigned:
      literal.value = integer<uint64_t>();
      return;
    case DTypeKind::Float:
      literal.value = real();
      return;
    case DTypeKind::Complex:
    case DTypeKind::Extended:
      literal.value = std::string(written);
      at += written.size();
      return;
    }
  }

  Aval aval() {
    skipSpace();
    size_t end = text.find(']', at);
    size_t length = end == std::string_view::npos ? 0 : end + 1 - at;
    if (text.substr(at).starts_with("Ref"))
      ++length;
    if (auto result = avalFromText(text.substr(at, length))) {
      at += length;
      return *result;
    }
    fail("expected a type");
    return {};
  }

  //===--- Parameters -----------------------------------------------------===//

  void parameters(ParamDict &params) {
    while (!failed) {
      std::string name = word();
      expect("=");
      params.emplace_back(std::move(name), value());
      if (eat("]"))
        return;
      expect(",");
    }
  }

  Param value() {
    if (++depth > kMaxDepth)
      fail("nested too deep");
    Param result = valueHere();
    --depth;
    return result;
  }

  Param valueHere() {
    char c = peek();
    if (isDigit(c) || c == '-')
      return numberIsReal() ? Param(real()) : Param(integer<int64_t>());
    if (c == '"')
      return quotedString();
    if (c == '(')
      return listValue();
    if (c == '{')
      return braced();
    if (c == '$')
      return indexOperand();
    if (c == '&')
      return Param::refUse(refUse());
    if (c == '.')
      return Param::transforms(transforms());
    if (c == '~')
      return aval();
    if (isLetter(c))
      return wordValue();
    fail("expected a value");
    return {};
  }

  Param listValue() {
    ParamList items;
    expect("(");
    while (!failed && !eat(")")) {
      items.push_back(value());
      if (peek() != ')')
        expect(",");
    }
    return Param::list(std::move(items));
  }

  Param braced() {
    expect("{");
    if (eatWord("lambda"))
      return jaxprAfterLambda();
    ParamDict items;
    while (!failed && !eat("}")) {
      std::string key = peek() == '"' ? quotedString() : word();
      expect(":");
      items.emplace_back(std::move(key), value());
      if (peek() != '}')
        expect(",");
    }
    return Param::dict(std::move(items));
  }

  Param wordValue() {
    size_t begin = at;
    std::string_view all = takeWhile([](char c) { return isWordPart(c) || c == '.' || c == '@'; });
    char next = at < text.size() ? text[at] : '\0';
    if (all == "None")
      return {};
    if (all == "True" || all == "False")
      return all == "True";
    if (all == "nan" || all == "inf")
      return all == "nan" ? std::numeric_limits<double>::quiet_NaN() : std::numeric_limits<double>::infinity();
    if (all == "key" && next == '<')
      return keyValue(begin);
    if (next == '[' || next == '<' || (all == "Ref" && next == '{')) {
      at = begin;
      return aval();
    }
    if (auto dtype = dtypeFromName(all))
      return *dtype;
    return Symbol{std::string(all)};
  }

  /// `key<fry>` is a dtype, `key<fry>[2]` an aval.
  Param keyValue(size_t begin) {
    size_t close = text.find('>', begin);
    if (close == std::string_view::npos)
      close = text.size() - 1;
    if (close + 1 < text.size() && text[close + 1] == '[') {
      at = begin;
      return aval();
    }
    at = close + 1;
    auto dtype = dtypeFromName(text.substr(begin, at - begin));
    if (!dtype)
      fail("unknown dtype");
    return dtype ? Param(*dtype) : Param();
  }

  //===--- Refs -----------------------------------------------------------===//

  uint32_t operandNumber() {
    uint32_t number = integer<uint32_t>();
    largestOperand = std::max(largestOperand, number + 1);
    return number;
  }

  IndexOperand indexOperand() {
    IndexOperand operand;
    if (eat("$")) {
      operand.isStatic = false;
      operand.operand = operandNumber();
    } else {
      operand.value = integer<int64_t>();
    }
    return operand;
  }

  RefUse refUse() {
    RefUse use;
    expect("&");
    if (eatWord("select")) {
      expect("(");
      use.choice = indexOperand();
      while (!failed && eat(","))
        use.choices.push_back(refUse());
      expect(")");
    } else {
      use.operand = operandNumber();
    }
    if (at < text.size() && text[at] == '.')
      use.transforms = transforms();
    return use;
  }

  /// `.` alone is an empty list.
  RefTransforms transforms() {
    RefTransforms steps;
    while (!failed && at < text.size() && text[at] == '.') {
      ++at;
      if (at >= text.size() || !isLetter(text[at]))
        break;
      steps.push_back(transform());
    }
    return steps;
  }

  RefTransform transform() {
    RefTransform step;
    std::string name = word();
    if (name == "at")
      index(step);
    else if (name == "reshape")
      reshape(step);
    else if (name == "bitcast")
      bitcast(step);
    else if (name == "transpose")
      transpose(step);
    else if (name == "memory_space_cast")
      memorySpaceCast(step);
    else if (name == "annotate")
      annotate(step);
    else if (name == "subcore_slice" && eat("()"))
      step.kind = RefTransform::SubcoreSlice;
    else
      fail("unknown transform of a Ref");
    return step;
  }

  void index(RefTransform &step) {
    step.kind = RefTransform::Index;
    expect("[");
    while (!failed && !eat("]")) {
      if (eat(";")) {
        step.intIndexerShape = shape();
        continue;
      }
      step.dims.push_back(dimension());
      if (peek() != ']' && peek() != ';')
        expect(",");
    }
  }

  DimIndexer dimension() {
    DimIndexer dim;
    if (peek() == '&') {
      dim.kind = DimIndexer::Ref;
      dim.ref = std::make_shared<const RefUse>(refUse());
    } else if (eatWord("array")) {
      dim.kind = DimIndexer::Array;
      dim.start = indexOperand();
    } else {
      dim.start = indexOperand();
      dim.kind = eat(":") ? DimIndexer::Slice : DimIndexer::Index;
    }
    if (dim.kind == DimIndexer::Slice) {
      dim.size = indexOperand();
      expect(":");
      dim.stride = integer<int64_t>();
    } else if (dim.kind != DimIndexer::Index && eat("~")) {
      dim.ignoredValue = integer<int64_t>();
    }
    return dim;
  }

  Shape shape() {
    auto ints = listValue().asInts();
    if (!ints)
      fail("expected integers");
    return ints ? Shape(ints->begin(), ints->end()) : Shape();
  }

  void reshape(RefTransform &step) {
    step.kind = RefTransform::Reshape;
    step.shape = shape();
  }

  void bitcast(RefTransform &step) {
    step.kind = RefTransform::Bitcast;
    expect("(");
    Param dtype = value();
    if (auto *known = dtype.as<DType>())
      step.dtype = *known;
    else
      fail("expected a dtype");
    expect(")");
  }

  void transpose(RefTransform &step) {
    step.kind = RefTransform::Transpose;
    Shape permutation = shape();
    step.permutation.assign(permutation.begin(), permutation.end());
  }

  void memorySpaceCast(RefTransform &step) {
    step.kind = RefTransform::MemorySpaceCast;
    expect("(");
    bool known = false;
    step.space = memorySpaceFromName(word(), &known);
    if (!known)
      fail("unknown memory space");
    expect(")");
  }

  void annotate(RefTransform &step) {
    step.kind = RefTransform::Annotate;
    Param flags = braced();
    const ParamDict *items = flags.asDict();
    if (!items) {
      fail("expected flags");
      return;
    }
    for (const auto &[key, flag] : *items)
      step.flags[key] = flag.asBool().value_or(false);
  }

  /// Numbers of operands in parameters must exist.
  bool checkOperands(const Eqn &eqn) {
    bool ok = largestOperand <= eqn.in.size();
    if (!ok)
      fail("a parameter names an operand that the equation doesn't have");
    return ok;
  }

  std::string_view text;
  size_t at = 0;
  unsigned depth = 0;
  uint32_t largestOperand = 0; ///< in the parameters of the equation being read
  bool failed = false;
  JaxprParseError error;
};

} // namespace

ParsedJaxpr parseCanonical(std::string_view text) { return Parser(text).run(); }

} // namespace pallasd::jax
