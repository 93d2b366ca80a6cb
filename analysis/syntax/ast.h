//===- ast.h - The typed tree of Python source ------------------*- C++ -*-===//
//
// Node kinds and fields are those of CPython's `ast` module (3.13), so that the
// tree can be compared with CPython's field by field. Nodes live in the arena
// of their Module and are immutable once the resolver (scopes.h) has run.
//
// Positions are those of CPython (1-based lines, columns in UTF-8 bytes as
// `ast` gives them) but relative: lines count from the first line of the
// top-level item that holds the node, so that an edit above an item leaves its
// nodes, and whatever was computed from them, as they were.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace pallasd::syntax {

/// 0-based line relative to the item, 0-based UTF-8 column; end exclusive.
struct Range {
  int32_t line = 0, column = 0, endLine = 0, endColumn = 0;
  bool operator==(const Range &) const = default;
};

/// Interned identifier; compare by address.
using Name = const std::string *;
/// The one Name of that text; thread-safe, never freed.
Name intern(std::string_view text);

enum class NodeKind : uint8_t {
  // statements
  FunctionDef,
  AsyncFunctionDef,
  ClassDef,
  Return,
  Delete,
  Assign,
  TypeAlias,
  AugAssign,
  AnnAssign,
  For,
  AsyncFor,
  While,
  If,
  With,
  AsyncWith,
  Match,
  Raise,
  Try,
  TryStar,
  Assert,
  Import,
  ImportFrom,
  Global,
  Nonlocal,
  ExprStmt,
  Pass,
  Break,
  Continue,
  // expressions
  BoolOp,
  NamedExpr,
  BinOp,
  UnaryOp,
  Lambda,
  IfExp,
  Dict,
  Set,
  ListComp,
  SetComp,
  DictComp,
  GeneratorExp,
  Await,
  Yield,
  YieldFrom,
  Compare,
  Call,
  FormattedValue,
  JoinedStr,
  Constant,
  Attribute,
  Subscript,
  Starred,
  NameExpr,
  List,
  Tuple,
  Slice,
  // patterns
  MatchValue,
  MatchSingleton,
  MatchSequence,
  MatchMapping,
  MatchClass,
  MatchStar,
  MatchAs,
  MatchOr
};

struct Node {
  NodeKind kind;
  Range range;
  explicit Node(NodeKind kind) : kind(kind) {}
  virtual ~Node() = default;
};
struct Stmt : Node {
  using Node::Node;
};
struct Expr : Node {
  using Node::Node;
};
struct Pattern : Node {
  using Node::Node;
};

template <typename T> const T *dynCast(const Node *node) {
  return node && T::classof(node->kind) ? static_cast<const T *>(node) : nullptr;
}
template <typename T> const T &cast(const Node &node) { return static_cast<const T &>(node); }

enum class Operator : uint8_t {
  Add,
  Sub,
  Mult,
  MatMult,
  Div,
  Mod,
  Pow,
  LShift,
  RShift,
  BitOr,
  BitXor,
  BitAnd,
  FloorDiv
};
enum class UnaryOperator : uint8_t { Invert, Not, UAdd, USub };
enum class CompareOperator : uint8_t { Eq, NotEq, Lt, LtE, Gt, GtE, Is, IsNot, In, NotIn };

/// Where a name lives, filled in by the resolver.
struct Binding {
  enum Kind : uint8_t {
    Unresolved,
    Local,     ///< slot of the frame
    Cell,      ///< slot of the frame that holds a cell (captured by an inner function)
    Free,      ///< index into the function's closure
    Global,    ///< module dictionary, then builtins
    ClassLocal ///< class body: class namespace, then global (or Free via `slot` if >= 0)
  } kind = Unresolved;
  int32_t slot = -1;
};

#define PALLASD_NODE(K)                                                                                                \
  static bool classof(NodeKind k) { return k == NodeKind::K; }

//===----------------------------------------------------------------------===//
// Scopes (filled in by the resolver, one for each function, lambda,
// comprehension, class body and module)
//===----------------------------------------------------------------------===//

struct Scope {
  std::vector<Name> locals;    ///< slot -> name; parameters first, in order of Arguments::all()
  std::vector<uint8_t> isCell; ///< slot -> captured by an inner scope
  struct Capture {
    Name name;
    bool fromParentCell;
    int32_t slot;
  }; ///< parent's cell slot, else parent's closure index
  std::vector<Capture> captures; ///< closure index -> where the parent has it
  bool isGenerator = false, isAsync = false;
  bool usesClassCell = false; ///< function: `super()` or `__class__` inside; class: a method has it, so the class
                              ///< has the local cell `__class__` (the only entry of its `locals`)
  std::string qualifiedName;  ///< "f.<locals>.g"
};

//===----------------------------------------------------------------------===//
// Shared pieces
//===----------------------------------------------------------------------===//

struct Arg {
  Name name = nullptr;
  Expr *annotation = nullptr;
  Range range;
};
struct Arguments {
  std::vector<Arg> posOnly, args, kwOnly;
  bool hasVarArg = false, hasKwArg = false;
  Arg varArg, kwArg;
  std::vector<Expr *> defaults;   ///< of the last posOnly+args
  std::vector<Expr *> kwDefaults; ///< one for each kwOnly, null where none
};
/// Frame slots of parameters come in this order: posOnly, args, varArg, kwOnly, kwArg.

struct Keyword {
  Name name = nullptr; /* null: **value */
  Expr *value = nullptr;
  Range range;
};
struct Alias {
  Name name = nullptr; /* dotted */
  Name asName = nullptr;
  Range range;
  Binding binding;
};
struct Comprehension {
  Expr *target, *iter;
  std::vector<Expr *> ifs;
  bool isAsync = false;
};
struct WithItem {
  Expr *context;
  Expr *vars = nullptr;
};
struct ExceptHandler {
  Expr *type = nullptr;
  Name name = nullptr;
  Binding binding;
  std::vector<Stmt *> body;
  Range range;
};
struct MatchCase {
  Pattern *pattern;
  Expr *guard = nullptr;
  std::vector<Stmt *> body;
};
struct TypeParam {
  enum Kind : uint8_t { TypeVar, ParamSpec, TypeVarTuple } kind = TypeVar;
  Name name = nullptr;
  Expr *bound = nullptr;
  Expr *defaultValue = nullptr;
  Range range;
  Binding binding;
};

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

/// ConstantValue: None, Ellipsis, bool, int (int64, or decimal text if larger),
/// float, complex (imaginary part), str (UTF-8, surrogates as WTF-8), bytes.
struct NoneConst {
  bool operator==(const NoneConst &) const = default;
};
struct EllipsisConst {
  bool operator==(const EllipsisConst &) const = default;
};
struct BigIntConst {
  std::string decimal;
};
struct ImaginaryConst {
  double value;
};
struct BytesConst {
  std::string bytes;
};
using ConstantValue =
    std::variant<NoneConst, EllipsisConst, bool, int64_t, BigIntConst, double, ImaginaryConst, std::string, BytesConst>;

struct BoolOp : Expr {
  PALLASD_NODE(BoolOp) BoolOp() : Expr(NodeKind::BoolOp) {}
  bool isAnd = true;
  std::vector<Expr *> values;
};
struct NameExpr;
struct NamedExpr : Expr {
  PALLASD_NODE(NamedExpr) NamedExpr() : Expr(NodeKind::NamedExpr) {}
  NameExpr *target = nullptr;
  Expr *value = nullptr;
};
struct BinOp : Expr {
  PALLASD_NODE(BinOp) BinOp() : Expr(NodeKind::BinOp) {}
  Expr *left = nullptr;
  Operator op{};
  Expr *right = nullptr;
  Range opRange;
};
struct UnaryOp : Expr {
  PALLASD_NODE(UnaryOp) UnaryOp() : Expr(NodeKind::UnaryOp) {}
  UnaryOperator op{};
  Expr *operand = nullptr;
};
struct Lambda : Expr {
  PALLASD_NODE(Lambda) Lambda() : Expr(NodeKind::Lambda) {}
  Arguments args;
  Expr *body = nullptr;
  Scope scope;
};
struct IfExp : Expr {
  PALLASD_NODE(IfExp) IfExp() : Expr(NodeKind::IfExp) {}
  Expr *test = nullptr, *body = nullptr, *orelse = nullptr;
};
struct Dict : Expr {
  PALLASD_NODE(Dict) Dict() : Expr(NodeKind::Dict) {}
  std::vector<Expr *> keys; /* null: **value */
  std::vector<Expr *> values;
};
struct Set : Expr {
  PALLASD_NODE(Set) Set() : Expr(NodeKind::Set) {}
  std::vector<Expr *> elts;
};
/// ListComp, SetComp, GeneratorExp (element in `elt`) and DictComp (`elt`: value).
/// The first `iter` is evaluated in the enclosing scope, the rest in `scope`,
/// whose slot 0 is the first iterator.
struct Comp : Expr {
  static bool classof(NodeKind k) { return k >= NodeKind::ListComp && k <= NodeKind::GeneratorExp; }
  explicit Comp(NodeKind kind) : Expr(kind) {}
  Expr *key = nullptr, *elt = nullptr;
  std::vector<Comprehension> generators;
  Scope scope;
};
struct Await : Expr {
  PALLASD_NODE(Await) Await() : Expr(NodeKind::Await) {}
  Expr *value = nullptr;
};
struct Yield : Expr {
  PALLASD_NODE(Yield) Yield() : Expr(NodeKind::Yield) {}
  Expr *value = nullptr;
};
struct YieldFrom : Expr {
  PALLASD_NODE(YieldFrom) YieldFrom() : Expr(NodeKind::YieldFrom) {}
  Expr *value = nullptr;
};
struct Compare : Expr {
  PALLASD_NODE(Compare) Compare() : Expr(NodeKind::Compare) {}
  Expr *left = nullptr;
  std::vector<CompareOperator> ops;
  std::vector<Expr *> comparators;
};
struct Call : Expr {
  PALLASD_NODE(Call) Call() : Expr(NodeKind::Call) {}
  Expr *func = nullptr;
  std::vector<Expr *> args;
  std::vector<Keyword> keywords;
};
struct FormattedValue : Expr {
  PALLASD_NODE(FormattedValue) FormattedValue() : Expr(NodeKind::FormattedValue) {}
  Expr *value = nullptr;
  int conversion = -1;
  Expr *formatSpec = nullptr; /* JoinedStr */
};
struct JoinedStr : Expr {
  PALLASD_NODE(JoinedStr) JoinedStr() : Expr(NodeKind::JoinedStr) {}
  std::vector<Expr *> values;
};
struct Constant : Expr {
  PALLASD_NODE(Constant) Constant() : Expr(NodeKind::Constant) {}
  ConstantValue value;
  bool uPrefix = false;
};
enum class Context : uint8_t { Load, Store, Del };
struct Attribute : Expr {
  PALLASD_NODE(Attribute) Attribute() : Expr(NodeKind::Attribute) {}
  Expr *value = nullptr;
  Name attr = nullptr;
  Context ctx{};
  Range attrRange;
};
struct Subscript : Expr {
  PALLASD_NODE(Subscript) Subscript() : Expr(NodeKind::Subscript) {}
  Expr *value = nullptr, *slice = nullptr;
  Context ctx{};
};
struct Starred : Expr {
  PALLASD_NODE(Starred) Starred() : Expr(NodeKind::Starred) {}
  Expr *value = nullptr;
  Context ctx{};
};
struct NameExpr : Expr {
  PALLASD_NODE(NameExpr) NameExpr() : Expr(NodeKind::NameExpr) {}
  Name id = nullptr;
  Context ctx{};
  Binding binding;
};
/// List and Tuple.
struct Sequence : Expr {
  static bool classof(NodeKind k) { return k == NodeKind::List || k == NodeKind::Tuple; }
  explicit Sequence(NodeKind kind) : Expr(kind) {}
  std::vector<Expr *> elts;
  Context ctx{};
};
struct Slice : Expr {
  PALLASD_NODE(Slice) Slice() : Expr(NodeKind::Slice) {}
  Expr *lower = nullptr, *upper = nullptr, *step = nullptr;
};

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

using Body = std::vector<Stmt *>;

/// FunctionDef and AsyncFunctionDef.
struct FunctionDef : Stmt {
  static bool classof(NodeKind k) { return k == NodeKind::FunctionDef || k == NodeKind::AsyncFunctionDef; }
  explicit FunctionDef(NodeKind kind) : Stmt(kind) {}
  Name name = nullptr;
  Range nameRange;
  Arguments args;
  Body body;
  std::vector<Expr *> decorators;
  Expr *returns = nullptr;
  std::vector<TypeParam> typeParams;
  Scope scope;
  Binding binding;
  Scope typeScope; ///< of the type parameters, if any: a function that runs around the definition, parent of `scope`
};
struct ClassDef : Stmt {
  PALLASD_NODE(ClassDef) ClassDef() : Stmt(NodeKind::ClassDef) {}
  Name name = nullptr;
  Range nameRange;
  std::vector<Expr *> bases;
  std::vector<Keyword> keywords;
  Body body;
  std::vector<Expr *> decorators;
  std::vector<TypeParam> typeParams;
  Scope scope;
  Binding binding;
  Scope typeScope; ///< as FunctionDef's
};
struct Return : Stmt {
  PALLASD_NODE(Return) Return() : Stmt(NodeKind::Return) {}
  Expr *value = nullptr;
};
struct Delete : Stmt {
  PALLASD_NODE(Delete) Delete() : Stmt(NodeKind::Delete) {}
  std::vector<Expr *> targets;
};
struct Assign : Stmt {
  PALLASD_NODE(Assign) Assign() : Stmt(NodeKind::Assign) {}
  std::vector<Expr *> targets;
  Expr *value = nullptr;
};
struct TypeAlias : Stmt {
  PALLASD_NODE(TypeAlias) TypeAlias() : Stmt(NodeKind::TypeAlias) {}
  Expr *name = nullptr;
  std::vector<TypeParam> typeParams;
  Expr *value = nullptr;
  Scope typeScope, scope; /* `scope`: of the lazily evaluated value */
};
struct AugAssign : Stmt {
  PALLASD_NODE(AugAssign) AugAssign() : Stmt(NodeKind::AugAssign) {}
  Expr *target = nullptr;
  Operator op{};
  Expr *value = nullptr;
};
struct AnnAssign : Stmt {
  PALLASD_NODE(AnnAssign) AnnAssign() : Stmt(NodeKind::AnnAssign) {}
  Expr *target = nullptr, *annotation = nullptr, *value = nullptr;
  bool simple = false;
};
/// For and AsyncFor.
struct For : Stmt {
  static bool classof(NodeKind k) { return k == NodeKind::For || k == NodeKind::AsyncFor; }
  explicit For(NodeKind kind) : Stmt(kind) {}
  Expr *target = nullptr, *iter = nullptr;
  Body body, orelse;
};
struct While : Stmt {
  PALLASD_NODE(While) While() : Stmt(NodeKind::While) {}
  Expr *test = nullptr;
  Body body, orelse;
};
struct If : Stmt {
  PALLASD_NODE(If) If() : Stmt(NodeKind::If) {}
  Expr *test = nullptr;
  Body body, orelse;
};
/// With and AsyncWith.
struct With : Stmt {
  static bool classof(NodeKind k) { return k == NodeKind::With || k == NodeKind::AsyncWith; }
  explicit With(NodeKind kind) : Stmt(kind) {}
  std::vector<WithItem> items;
  Body body;
};
struct Match : Stmt {
  PALLASD_NODE(Match) Match() : Stmt(NodeKind::Match) {}
  Expr *subject = nullptr;
  std::vector<MatchCase> cases;
};
struct Raise : Stmt {
  PALLASD_NODE(Raise) Raise() : Stmt(NodeKind::Raise) {}
  Expr *exc = nullptr, *cause = nullptr;
};
/// Try and TryStar.
struct Try : Stmt {
  static bool classof(NodeKind k) { return k == NodeKind::Try || k == NodeKind::TryStar; }
  explicit Try(NodeKind kind) : Stmt(kind) {}
  Body body;
  std::vector<ExceptHandler> handlers;
  Body orelse, finalbody;
};
struct Assert : Stmt {
  PALLASD_NODE(Assert) Assert() : Stmt(NodeKind::Assert) {}
  Expr *test = nullptr, *msg = nullptr;
};
struct Import : Stmt {
  PALLASD_NODE(Import) Import() : Stmt(NodeKind::Import) {}
  std::vector<Alias> names;
};
struct ImportFrom : Stmt {
  PALLASD_NODE(ImportFrom) ImportFrom() : Stmt(NodeKind::ImportFrom) {}
  Name module = nullptr; /* null: `from . import` */
  std::vector<Alias> names;
  int level = 0;
};
/// Global and Nonlocal.
struct ScopeDecl : Stmt {
  static bool classof(NodeKind k) { return k == NodeKind::Global || k == NodeKind::Nonlocal; }
  explicit ScopeDecl(NodeKind kind) : Stmt(kind) {}
  std::vector<Name> names;
};
struct ExprStmt : Stmt {
  PALLASD_NODE(ExprStmt) ExprStmt() : Stmt(NodeKind::ExprStmt) {}
  Expr *value = nullptr;
};
struct Simple : Stmt { ///< Pass, Break, Continue
  static bool classof(NodeKind k) { return k == NodeKind::Pass || k == NodeKind::Break || k == NodeKind::Continue; }
  explicit Simple(NodeKind kind) : Stmt(kind) {}
};

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

struct MatchValue : Pattern {
  PALLASD_NODE(MatchValue) MatchValue() : Pattern(NodeKind::MatchValue) {}
  Expr *value = nullptr;
};
struct MatchSingleton : Pattern {
  PALLASD_NODE(MatchSingleton) MatchSingleton() : Pattern(NodeKind::MatchSingleton) {}
  ConstantValue value;
};
/// MatchSequence and MatchOr.
struct MatchList : Pattern {
  static bool classof(NodeKind k) { return k == NodeKind::MatchSequence || k == NodeKind::MatchOr; }
  explicit MatchList(NodeKind kind) : Pattern(kind) {}
  std::vector<Pattern *> patterns;
};
struct MatchMapping : Pattern {
  PALLASD_NODE(MatchMapping) MatchMapping() : Pattern(NodeKind::MatchMapping) {}
  std::vector<Expr *> keys;
  std::vector<Pattern *> patterns;
  Name rest = nullptr;
  Binding restBinding;
};
struct MatchClass : Pattern {
  PALLASD_NODE(MatchClass) MatchClass() : Pattern(NodeKind::MatchClass) {}
  Expr *cls = nullptr;
  std::vector<Pattern *> patterns;
  std::vector<Name> kwdAttrs;
  std::vector<Pattern *> kwdPatterns;
};
struct MatchStar : Pattern {
  PALLASD_NODE(MatchStar) MatchStar() : Pattern(NodeKind::MatchStar) {}
  Name name = nullptr;
  Binding binding;
};
struct MatchAs : Pattern {
  PALLASD_NODE(MatchAs) MatchAs() : Pattern(NodeKind::MatchAs) {}
  Pattern *pattern = nullptr;
  Name name = nullptr;
  Binding binding;
};

#undef PALLASD_NODE

//===----------------------------------------------------------------------===//
// Items and modules
//===----------------------------------------------------------------------===//

/// Owns nodes; lives as long as any item of the module.
class Arena {
public:
  template <typename T, typename... Args> T *make(Args &&...args) {
    auto node = std::make_unique<T>(std::forward<Args>(args)...);
    T *raw = node.get();
    nodes.push_back(std::move(node));
    return raw;
  }

private:
  std::deque<std::unique_ptr<Node>> nodes;
};

/// One top-level statement with everything in it: the unit of reuse between
/// two versions of a file. Immutable and shared: an untouched statement is the
/// same Item object before and after an edit elsewhere.
struct Item {
  int32_t id = -1;       ///< unique in the process; the same text at the same place in order keeps its Item
  Name name = nullptr;   ///< of a def or class; null otherwise
  Stmt *stmt = nullptr;  ///< null if broken
  uint64_t hash = 0;     ///< of the text from first to last line, comments above it excluded
  uint64_t headHash = 0; ///< def: of decorators, name, parameters and defaults; otherwise as hash
  bool broken = false;   ///< holds an ERROR or MISSING node, or is refused by the checker
  std::shared_ptr<Arena> arena;
};
using ItemPtr = std::shared_ptr<const Item>;

/// An Item at its place in one version of a file.
struct PlacedItem {
  ItemPtr item;
  int32_t firstLine = 0; ///< 0-based line of the first decorator or keyword
};

struct Module {
  std::string path;
  std::vector<PlacedItem> items;
  Scope scope; ///< of the module; its names are globals
};

} // namespace pallasd::syntax
