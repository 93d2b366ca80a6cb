//===- syntax_dump.cpp - The typed tree in a canonical text -----*- C++ -*-===//
//
// Serves compare_ast.py and refused.py: reads texts from standard input, each
// preceded by a line with its length in bytes, and answers each with the dump of
// its tree, preceded likewise by its length. Every node is
// `Kind@line:column-line:column(fields)` with CPython's fields in CPython's
// order; floats are their bits, strings their bytes in hexadecimal. A text that
// is refused is answered by `ERROR line:column message`.
//
// Behind the tree, after a line `SCOPES`, every scope but the module's has a line
// `line qualified-name;locals;cells;free names`, names sorted.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/parser.h"
#include "analysis/syntax/visit.h"

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstring>
#include <iostream>
#include <string>

using namespace pallasd::syntax;

namespace {

class Dumper {
public:
  std::string dump(const Module &module) {
    for (const PlacedItem &placed : module.items) {
      base = placed.firstLine + 1;
      if (placed.item->stmt)
        node(*placed.item->stmt);
      out += '\n';
    }
    return std::move(out);
  }

private:
  std::string out;
  int32_t base = 1;
  int insideFormat = 0;

  void position(const Range &range) {
    if (insideFormat > 0)
      return;
    out += '@';
    out += std::to_string(range.line + base) + ':' + std::to_string(range.column) + '-';
    out += std::to_string(range.endLine + base) + ':' + std::to_string(range.endColumn);
  }

  void hex(const std::string &bytes) {
    static const char digits[] = "0123456789abcdef";
    for (unsigned char byte : bytes) {
      out += digits[byte >> 4];
      out += digits[byte & 15];
    }
  }

  void bits(double value) {
    char text[20];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(std::bit_cast<uint64_t>(value)));
    out += text;
  }

  void put(Name name) { out += name ? *name : "-"; }
  void put(const char *text) { out += text; }
  void put(int value) { out += std::to_string(value); }
  void put(bool value) { out += value ? '1' : '0'; }
  void put(Context context) { out += "LSD"[static_cast<int>(context)]; }
  void put(Operator op) {
    static const char *const names[] = {"Add",    "Sub",    "Mult",  "MatMult", "Div",    "Mod",     "Pow",
                                        "LShift", "RShift", "BitOr", "BitXor",  "BitAnd", "FloorDiv"};
    out += names[static_cast<int>(op)];
  }
  void put(UnaryOperator op) {
    static const char *const names[] = {"Invert", "Not", "UAdd", "USub"};
    out += names[static_cast<int>(op)];
  }
  void put(CompareOperator op) {
    static const char *const names[] = {"Eq", "NotEq", "Lt", "LtE", "Gt", "GtE", "Is", "IsNot", "In", "NotIn"};
    out += names[static_cast<int>(op)];
  }
  void put(const Node *child) {
    if (child)
      node(*child);
    else
      out += '-';
  }
  void put(const ConstantValue &value) {
    std::visit([this](const auto &alternative) { constant(alternative); }, value);
  }
  void put(const Arg &arg) { piece("arg", &arg.range, arg.name, arg.annotation); }
  void put(const Keyword &keyword) { piece("keyword", &keyword.range, keyword.name, keyword.value); }
  void put(const Alias &alias) { piece("alias", &alias.range, alias.name, alias.asName); }
  void put(const Comprehension &clause) {
    piece("comprehension", nullptr, clause.target, clause.iter, clause.ifs, clause.isAsync);
  }
  void put(const WithItem &item) { piece("withitem", nullptr, item.context, item.vars); }
  void put(const ExceptHandler &handler) {
    piece("ExceptHandler", &handler.range, handler.type, handler.name, handler.body);
  }
  void put(const MatchCase &clause) { piece("match_case", nullptr, clause.pattern, clause.guard, clause.body); }
  void put(const TypeParam &param) {
    static const char *const names[] = {"TypeVar", "ParamSpec", "TypeVarTuple"};
    if (param.kind == TypeParam::TypeVar)
      piece(names[param.kind], &param.range, param.name, param.bound, param.defaultValue);
    else
      piece(names[param.kind], &param.range, param.name, param.defaultValue);
  }
  void put(const Arguments &args) {
    const Arg *varArg = args.hasVarArg ? &args.varArg : nullptr;
    const Arg *kwArg = args.hasKwArg ? &args.kwArg : nullptr;
    piece("arguments", nullptr, args.posOnly, args.args, varArg, args.kwOnly, args.kwDefaults, kwArg, args.defaults);
  }
  void put(const Arg *arg) {
    if (arg)
      put(*arg);
    else
      out += '-';
  }
  template <typename T> void put(const std::vector<T> &list) {
    out += '[';
    for (const T &element : list) {
      put(element);
      out += ' ';
    }
    out += ']';
  }

  void constant(const NoneConst &) { out += "None"; }
  void constant(const EllipsisConst &) { out += "Ellipsis"; }
  void constant(bool value) { out += value ? "True" : "False"; }
  void constant(int64_t value) { out += std::to_string(value); }
  void constant(const BigIntConst &value) { out += value.decimal; }
  void constant(double value) { out += 'f', bits(value); }
  void constant(const ImaginaryConst &value) { out += 'j', bits(value.value); }
  void constant(const std::string &value) { out += 's', hex(value); }
  void constant(const BytesConst &value) { out += 'b', hex(value.bytes); }

  template <typename... Fields> void piece(const char *kind, const Range *range, const Fields &...fields) {
    out += kind;
    if (range)
      position(*range);
    out += '(';
    ((put(fields), out += ' '), ...);
    out += ')';
  }
  template <typename... Fields> void tree(const char *kind, const Node &owner, const Fields &...fields) {
    piece(kind, &owner.range, fields...);
  }

  void node(const Node &any);
  bool statement(const Node &any);
  bool expression(const Node &any);
  void pattern(const Node &any);
};

void Dumper::node(const Node &any) {
  if (!statement(any) && !expression(any))
    pattern(any);
}

bool Dumper::statement(const Node &any) {
  switch (any.kind) {
  case NodeKind::FunctionDef:
  case NodeKind::AsyncFunctionDef: {
    auto &n = cast<FunctionDef>(any);
    const char *kind = any.kind == NodeKind::FunctionDef ? "FunctionDef" : "AsyncFunctionDef";
    if (n.typeParams.empty())
      tree(kind, n, n.name, n.args, n.body, n.decorators, n.returns);
    else
      tree(kind, n, n.name, n.args, n.body, n.decorators, n.returns, n.typeParams);
    return true;
  }
  case NodeKind::ClassDef: {
    auto &n = cast<ClassDef>(any);
    if (n.typeParams.empty())
      tree("ClassDef", n, n.name, n.bases, n.keywords, n.body, n.decorators);
    else
      tree("ClassDef", n, n.name, n.bases, n.keywords, n.body, n.decorators, n.typeParams);
    return true;
  }
  case NodeKind::Return:
    return tree("Return", any, cast<Return>(any).value), true;
  case NodeKind::Delete:
    return tree("Delete", any, cast<Delete>(any).targets), true;
  case NodeKind::Assign:
    return tree("Assign", any, cast<Assign>(any).targets, cast<Assign>(any).value), true;
  case NodeKind::TypeAlias: {
    auto &n = cast<TypeAlias>(any);
    return tree("TypeAlias", n, n.name, n.typeParams, n.value), true;
  }
  case NodeKind::AugAssign: {
    auto &n = cast<AugAssign>(any);
    return tree("AugAssign", n, n.target, n.op, n.value), true;
  }
  case NodeKind::AnnAssign: {
    auto &n = cast<AnnAssign>(any);
    return tree("AnnAssign", n, n.target, n.annotation, n.value, n.simple), true;
  }
  case NodeKind::For:
  case NodeKind::AsyncFor: {
    auto &n = cast<For>(any);
    return tree(any.kind == NodeKind::For ? "For" : "AsyncFor", n, n.target, n.iter, n.body, n.orelse), true;
  }
  case NodeKind::While: {
    auto &n = cast<While>(any);
    return tree("While", n, n.test, n.body, n.orelse), true;
  }
  case NodeKind::If: {
    auto &n = cast<If>(any);
    return tree("If", n, n.test, n.body, n.orelse), true;
  }
  case NodeKind::With:
  case NodeKind::AsyncWith: {
    auto &n = cast<With>(any);
    return tree(any.kind == NodeKind::With ? "With" : "AsyncWith", n, n.items, n.body), true;
  }
  case NodeKind::Match:
    return tree("Match", any, cast<Match>(any).subject, cast<Match>(any).cases), true;
  case NodeKind::Raise:
    return tree("Raise", any, cast<Raise>(any).exc, cast<Raise>(any).cause), true;
  case NodeKind::Try:
  case NodeKind::TryStar: {
    auto &n = cast<Try>(any);
    return tree(any.kind == NodeKind::Try ? "Try" : "TryStar", n, n.body, n.handlers, n.orelse, n.finalbody), true;
  }
  case NodeKind::Assert:
    return tree("Assert", any, cast<Assert>(any).test, cast<Assert>(any).msg), true;
  case NodeKind::Import:
    return tree("Import", any, cast<Import>(any).names), true;
  case NodeKind::ImportFrom: {
    auto &n = cast<ImportFrom>(any);
    return tree("ImportFrom", n, n.module, n.names, n.level), true;
  }
  case NodeKind::Global:
    return tree("Global", any, cast<ScopeDecl>(any).names), true;
  case NodeKind::Nonlocal:
    return tree("Nonlocal", any, cast<ScopeDecl>(any).names), true;
  case NodeKind::ExprStmt:
    return tree("Expr", any, cast<ExprStmt>(any).value), true;
  case NodeKind::Pass:
    return tree("Pass", any), true;
  case NodeKind::Break:
    return tree("Break", any), true;
  case NodeKind::Continue:
    return tree("Continue", any), true;
  default:
    return false;
  }
}

bool Dumper::expression(const Node &any) {
  switch (any.kind) {
  case NodeKind::BoolOp:
    return tree("BoolOp", any, cast<BoolOp>(any).isAnd ? "And" : "Or", cast<BoolOp>(any).values), true;
  case NodeKind::NamedExpr:
    return tree("NamedExpr", any, static_cast<const Expr *>(cast<NamedExpr>(any).target), cast<NamedExpr>(any).value),
           true;
  case NodeKind::BinOp: {
    auto &n = cast<BinOp>(any);
    return tree("BinOp", n, n.left, n.op, n.right), true;
  }
  case NodeKind::UnaryOp:
    return tree("UnaryOp", any, cast<UnaryOp>(any).op, cast<UnaryOp>(any).operand), true;
  case NodeKind::Lambda:
    return tree("Lambda", any, cast<Lambda>(any).args, cast<Lambda>(any).body), true;
  case NodeKind::IfExp: {
    auto &n = cast<IfExp>(any);
    return tree("IfExp", n, n.test, n.body, n.orelse), true;
  }
  case NodeKind::Dict:
    return tree("Dict", any, cast<Dict>(any).keys, cast<Dict>(any).values), true;
  case NodeKind::Set:
    return tree("Set", any, cast<Set>(any).elts), true;
  case NodeKind::ListComp:
  case NodeKind::SetComp:
  case NodeKind::GeneratorExp: {
    auto &n = cast<Comp>(any);
    const char *kind = any.kind == NodeKind::ListComp  ? "ListComp"
                       : any.kind == NodeKind::SetComp ? "SetComp"
                                                       : "GeneratorExp";
    return tree(kind, n, n.elt, n.generators), true;
  }
  case NodeKind::DictComp: {
    auto &n = cast<Comp>(any);
    return tree("DictComp", n, n.key, n.elt, n.generators), true;
  }
  case NodeKind::Await:
    return tree("Await", any, cast<Await>(any).value), true;
  case NodeKind::Yield:
    return tree("Yield", any, cast<Yield>(any).value), true;
  case NodeKind::YieldFrom:
    return tree("YieldFrom", any, cast<YieldFrom>(any).value), true;
  case NodeKind::Compare: {
    auto &n = cast<Compare>(any);
    return tree("Compare", n, n.left, n.ops, n.comparators), true;
  }
  case NodeKind::Call: {
    auto &n = cast<Call>(any);
    return tree("Call", n, n.func, n.args, n.keywords), true;
  }
  case NodeKind::FormattedValue: {
    auto &n = cast<FormattedValue>(any);
    return tree("FormattedValue", n, n.value, n.conversion, n.formatSpec), true;
  }
  case NodeKind::JoinedStr: {
    auto &n = cast<JoinedStr>(any);
    put("JoinedStr");
    position(n.range);
    ++insideFormat;
    put("(");
    put(n.values);
    put(" )");
    --insideFormat;
    return true;
  }
  case NodeKind::Constant:
    return tree("Constant", any, cast<Constant>(any).value, cast<Constant>(any).uPrefix ? "u" : "-"), true;
  case NodeKind::Attribute: {
    auto &n = cast<Attribute>(any);
    return tree("Attribute", n, n.value, n.attr, n.ctx), true;
  }
  case NodeKind::Subscript: {
    auto &n = cast<Subscript>(any);
    return tree("Subscript", n, n.value, n.slice, n.ctx), true;
  }
  case NodeKind::Starred:
    return tree("Starred", any, cast<Starred>(any).value, cast<Starred>(any).ctx), true;
  case NodeKind::NameExpr:
    return tree("Name", any, cast<NameExpr>(any).id, cast<NameExpr>(any).ctx), true;
  case NodeKind::List:
    return tree("List", any, cast<Sequence>(any).elts, cast<Sequence>(any).ctx), true;
  case NodeKind::Tuple:
    return tree("Tuple", any, cast<Sequence>(any).elts, cast<Sequence>(any).ctx), true;
  case NodeKind::Slice: {
    auto &n = cast<Slice>(any);
    return tree("Slice", n, n.lower, n.upper, n.step), true;
  }
  default:
    return false;
  }
}

void Dumper::pattern(const Node &any) {
  switch (any.kind) {
  case NodeKind::MatchValue:
    return tree("MatchValue", any, cast<MatchValue>(any).value);
  case NodeKind::MatchSingleton:
    return tree("MatchSingleton", any, cast<MatchSingleton>(any).value);
  case NodeKind::MatchSequence:
    return tree("MatchSequence", any, cast<MatchList>(any).patterns);
  case NodeKind::MatchOr:
    return tree("MatchOr", any, cast<MatchList>(any).patterns);
  case NodeKind::MatchMapping: {
    auto &n = cast<MatchMapping>(any);
    return tree("MatchMapping", n, n.keys, n.patterns, n.rest);
  }
  case NodeKind::MatchClass: {
    auto &n = cast<MatchClass>(any);
    return tree("MatchClass", n, n.cls, n.patterns, n.kwdAttrs, n.kwdPatterns);
  }
  case NodeKind::MatchStar:
    return tree("MatchStar", any, cast<MatchStar>(any).name);
  default:
    return tree("MatchAs", any, cast<MatchAs>(any).pattern, cast<MatchAs>(any).name);
  }
}

class ScopeDumper {
public:
  std::string dump(const Module &module) {
    for (const PlacedItem &placed : module.items) {
      base = placed.firstLine + 1;
      visit(*placed.item->stmt);
    }
    return std::move(out);
  }

private:
  std::string out;
  int32_t base = 1;

  void visit(const Node &node) {
    if (const auto *function = dynCast<FunctionDef>(&node))
      scope(function->scope, firstLine(*function, function->decorators));
    else if (const auto *cls = dynCast<ClassDef>(&node))
      scope(cls->scope, firstLine(*cls, cls->decorators));
    else if (const auto *lambda = dynCast<Lambda>(&node))
      scope(lambda->scope, lambda->range.line);
    else if (const auto *comp = dynCast<Comp>(&node))
      scope(comp->scope, comp->range.line);
    forEachChild(node, [this](const Node &child) { visit(child); });
  }

  static int32_t firstLine(const Node &node, const std::vector<Expr *> &decorators) {
    return decorators.empty() ? node.range.line : decorators.front()->range.line;
  }

  void names(std::vector<std::string> list) {
    std::sort(list.begin(), list.end());
    out += ';';
    for (const std::string &name : list)
      out += name + ' ';
  }

  void scope(const Scope &scope, int32_t line) {
    std::vector<std::string> locals, cells, captures;
    for (size_t i = 0; i < scope.locals.size(); ++i) {
      locals.push_back(*scope.locals[i]);
      if (scope.isCell[i])
        cells.push_back(*scope.locals[i]);
    }
    for (const Scope::Capture &capture : scope.captures)
      captures.push_back(*capture.name);
    out += std::to_string(line + base) + ' ' + scope.qualifiedName;
    names(std::move(locals));
    names(std::move(cells));
    names(std::move(captures));
    out += '\n';
  }
};

std::string answer(const std::string &text) {
  // Resolving mangles private names, so the tree is dumped as parsed and the verdict taken from a full parse.
  ParsedModule checked = parseModule("", text);
  if (!checked.errors.empty()) {
    const SyntaxError &error = checked.errors.front();
    return "ERROR " + std::to_string(error.line + 1) + ":" + std::to_string(error.column) + " " + error.message;
  }
  ParsedModule plain = parseModule("", text, {.resolve = false, .check = false});
  return Dumper().dump(*plain.module) + "SCOPES\n" + ScopeDumper().dump(*checked.module);
}

} // namespace

int main() {
  std::ios::sync_with_stdio(false);
  std::string length;
  while (std::getline(std::cin, length)) {
    std::string text(std::stoul(length), '\0');
    std::cin.read(text.data(), static_cast<std::streamsize>(text.size()));
    std::string result = answer(text);
    std::cout << result.size() << '\n' << result << std::flush;
  }
  return 0;
}
