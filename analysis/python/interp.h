//===- interp.h - The evaluator's interface ---------------------*- C++ -*-===//
//
// The Interp walks resolved trees (analysis/syntax) over Values. This header is
// what models (analysis/python/modules, analysis/jax, analysis/kernel) code
// against. Python exceptions are the C++ exception PyError, which never leaves
// `analysis`; running out of budget is BudgetError and cancellation is
// Cancelled, which no Python `except` can catch.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/value.h"
#include "analysis/python/world.h"

#include <atomic>
#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

namespace pallasd::python {

//===----------------------------------------------------------------------===//
// Frames and positions
//===----------------------------------------------------------------------===//

/// A place in a source file. Lines are relative to the item.
struct Position {
  const Module *module = nullptr;
  syntax::ItemPtr item;
  syntax::Range range;
};

struct Frame {
  const Function *function = nullptr; ///< null: module or class body
  Module *module = nullptr;
  syntax::ItemPtr item;
  const syntax::Node *current = nullptr; ///< what is being evaluated: the range of a traceback line
  Frame *caller = nullptr;
  std::string_view qualifiedName; ///< "<module>", "f", "f.<locals>.g"
  bool internal = false;          ///< prelude or native: never shown
  std::span<Value> slots;         ///< locals, in order of `scope->locals`; captured ones hold a Cell
  std::span<Cell *const> closure; ///< in order of `scope->captures`
  const syntax::Scope *scope = nullptr;
  Namespace *classNamespace = nullptr; ///< class bodies
  Frame() = default;
};

//===----------------------------------------------------------------------===//
// Exceptions
//===----------------------------------------------------------------------===//

/// What makes an exception a refusal of JAX and not of the user's own code:
/// filled in by the models that raise as JAX would.
struct RefusalInfo {
  std::string rule;    ///< a rule of analysis/kernel/checks, "traced-condition"
  std::string message; ///< our words, messages.md style
  std::string why;
  std::string stage = "trace";
  Position primary; ///< most precise place; module null: the current user frame
  std::vector<std::pair<Position, std::string>> related;
  std::map<std::string, std::string> facts; ///< for fixes
};

/// A raised Python exception. `value` is an instance of BaseException's model.
struct PyError {
  Value value;
  std::shared_ptr<const RefusalInfo> refusal; ///< null: raised by user code or by plain Python semantics
  std::vector<Position> traceback;            ///< user frames, innermost first
};
struct BudgetError {
  std::shared_ptr<const Reason> reason;
};
struct Cancelled {};
/// A model needed to know what is Unknown (isTrue, toVector …). Makes the
/// innermost call of a modelled function Unknown, else the statement.
struct UnknownUse {
  std::shared_ptr<const Reason> reason;
};

/// Runs `fn` on a stack that is deep enough for any evaluation within the budget;
/// every use of an Interp happens inside. C++ exceptions pass through.
void runOnBigStack(const std::function<void()> &fn);

/// Limits of one evaluation. Steps are statements, calls and loop turns.
struct Budget {
  uint64_t steps = 20'000'000;
  uint32_t depth = 900; ///< Python frames; CPython raises RecursionError at about 1000
  uint64_t objects = 8'000'000;
  uint64_t elements = 50'000'000; ///< total elements of containers made by repetition and ranges
};

//===----------------------------------------------------------------------===//
// Signatures of modelled functions
//===----------------------------------------------------------------------===//

/// Parsed from Python's own notation: "sum(a, axis=None, dtype=None, *, keepdims=False)".
/// Defaults may be None, True, False, Ellipsis, ints, floats and 'strings';
/// a parameter with the default `...?` is optional and Undefined when absent.
class Signature {
public:
  struct Parameter {
    Name name;
    enum Kind : uint8_t { PosOnly, Normal, VarArg, KwOnly, KwArg } kind;
    bool optional;
    Value defaultValue;
    std::string defaultText;
  };
  static std::shared_ptr<const Signature> parse(std::string_view text);
  const std::string &function() const { return functionName; }
  const std::vector<Parameter> &parameters() const { return params; }
  /// One Value a parameter; raises Python's TypeError for wrong arguments.
  Values bind(Interp &, const CallArgs &) const;

private:
  std::string functionName;
  std::vector<Parameter> params;
};

/// Adds functions, classes and constants to a modelled module.
class ModuleBuilder {
public:
  ModuleBuilder(Interp &interp, Module &module) : interp(interp), module(module) {}
  /// `signature`: "name(parameters)". Unknown arguments make the result Unknown
  /// unless `takesUnknown`.
  Builtin *def(std::string_view signature, NativeFn fn, bool takesUnknown = false);
  Builtin *raw(std::string_view name, RawNativeFn fn, bool takesUnknown = false);
  void set(std::string_view name, Value value);
  /// Another name of the same thing.
  void alias(std::string_view name, std::string_view existing);
  Interp &interp;
  Module &module;
};

/// Registers what fills the modelled module NAME when it is first imported. Any
/// number of files may contribute to one module; all run, in order of file name.
/// Prelude sources (analysis/jax/prelude) are evaluated into it afterwards.
struct ModuleRegistration {
  ModuleRegistration(const char *module, const char *file, void (*populate)(ModuleBuilder &));
};
#define PALLASD_CONCAT_(a, b) a##b
#define PALLASD_CONCAT(a, b) PALLASD_CONCAT_(a, b)
#define PALLASD_MODULE(NAME, BUILDER)                                                                                  \
  static void PALLASD_CONCAT(populate_, __LINE__)(::pallasd::python::ModuleBuilder &);                                 \
  static ::pallasd::python::ModuleRegistration PALLASD_CONCAT(registration_, __LINE__)(                                \
      NAME, __FILE__, PALLASD_CONCAT(populate_, __LINE__));                                                            \
  static void PALLASD_CONCAT(populate_, __LINE__)(::pallasd::python::ModuleBuilder & BUILDER)

//===----------------------------------------------------------------------===//
// Interp
//===----------------------------------------------------------------------===//

class Interp {
public:
  Interp(World &world, Heap &heap);
  ~Interp();
  Interp(const Interp &) = delete;

  World &world;
  Heap &heap;
  Budget budget;
  const std::atomic<bool> *cancel = nullptr; ///< polled at every step

  /// State that other layers attach (the tracer stack, the instance queue);
  /// created on first use, one of each type.
  template <typename T> T &extension() {
    auto &slot = extensions[&typeTag<T>];
    if (!slot)
      slot = std::make_shared<T>();
    return *static_cast<T *>(slot.get());
  }

  // --- Making values ------------------------------------------------------
  Value str(std::string text);
  Value bytes(std::string data);
  Value tuple(Values items);
  Value list(Values items);
  Value dict(std::initializer_list<std::pair<std::string_view, Value>> items = {});
  Value slice(Value start, Value stop, Value step);
  Value unknown(Reason::Kind kind, std::string what);
  Value unknown(std::shared_ptr<const Reason> reason);
  Value iterator(std::function<Value(Interp &)> next, const char *typeName = "iterator");
  Value builtin(std::string_view signature, NativeFn fn, bool takesUnknown = false);
  /// A class of the model, visible as `module.name`.
  Class *makeClass(std::string_view module, std::string_view name, std::vector<Class *> bases = {});
  /// Adds a method written in C++ ("shape(self)") to a modelled class.
  void defMethod(Class *cls, std::string_view signature, NativeFn fn, bool takesUnknown = false);
  void defProperty(Class *cls, std::string_view name, NativeFn getter);

  // --- Python's protocols --------------------------------------------------
  // Each behaves as the CPython operation of that name, user classes included,
  // gives Unknown where an operand is Unknown, and raises PyError.
  Value getAttr(Value object, Name name);
  Value getAttr(Value object, std::string_view name) { return getAttr(object, intern(name)); }
  /// Undefined instead of AttributeError.
  Value getAttrOr(Value object, Name name, Value fallback = {});
  void setAttr(Value object, Name name, Value value);
  void delAttr(Value object, Name name);
  Value call(Value callee, const CallArgs &args);
  Value call(Value callee, std::initializer_list<Value> args);
  Value callMethod(Value object, std::string_view method, std::initializer_list<Value> args = {});
  Value binary(syntax::Operator op, Value left, Value right);
  Value inplace(syntax::Operator op, Value left, Value right);
  Value unary(syntax::UnaryOperator op, Value operand);
  Value compare(syntax::CompareOperator op, Value left, Value right);
  Value getItem(Value object, Value key);
  void setItem(Value object, Value key, Value value);
  void delItem(Value object, Value key);
  Value contains(Value container, Value item);
  bool isInstance(Value object, Class *cls);
  /// `bool(x)`: a Bool, or Unknown.
  Value truth(Value value);
  /// Truth of a value that must be known; a symbolic one records its outcome in
  /// the path condition. Throws UnknownUse otherwise.
  bool isTrue(Value value);
  /// ==, for keys and containers; identity first, Unknown counts as different.
  bool equal(Value a, Value b);
  uint64_t hash(Value value); ///< raises TypeError if unhashable
  Value len(Value value);
  Value iter(Value iterable);      ///< an Iterator object (or Unknown)
  Value next(Value iterator);      ///< Undefined at the end
  Values toVector(Value iterable); ///< all items; raises if not iterable or Unknown (UnknownUse)
  Value toIndex(Value value);      ///< __index__: an Int (or Unknown)
  std::string repr(Value value);
  std::string toStr(Value value);
  Value format(Value value, std::string_view spec);
  Class *typeOf(Value value);
  std::string typeName(Value value) { return *typeOf(value)->name; }

  // --- Exceptions ----------------------------------------------------------
  /// Raises `cls` (a builtin exception's name, or a modelled class).
  [[noreturn]] void raise(std::string_view cls, std::string message);
  [[noreturn]] void raise(Class *cls, std::string message, std::shared_ptr<const RefusalInfo> refusal = nullptr);
  /// As JAX refuses: class, JAX's own exception, and what our diagnostic says.
  [[noreturn]] void refuse(std::string_view cls, RefusalInfo info);
  Class *builtinClass(std::string_view name); ///< "int", "ValueError", "object", ...

  // --- Calling and frames --------------------------------------------------
  Frame *frame() const { return top; }
  /// Where user code stands now (innermost frame that is not internal).
  Position position() const;
  /// User frames, innermost first.
  std::vector<Position> userStack() const;
  /// Absolute 1-based line of a position, given where its item stands now.
  int32_t absoluteLine(const Position &position) const;
  /// Text of a node as the user wrote it, for messages ("x_ref", "jnp.dot").
  std::string sourceText(const syntax::Node &node) const;
  /// The expression of argument `index` or keyword of the call being evaluated
  /// in the innermost user frame; null if there is none.
  const syntax::Expr *callArgument(size_t index, std::string_view keyword = {}) const;
  void step(); ///< counts against the budget; polls cancellation
  void charge(uint64_t elements);
  /// Parameter names of a callable, as inspect sees them (partials removed).
  std::vector<std::string> parameterNames(Value callable);
  /// Innermost function of partials and bound methods; null if not a Function.
  Function *underlyingFunction(Value callable);

  // --- Modules -------------------------------------------------------------
  /// Imports by absolute dotted name as CPython does; Unknown if it isn't found
  /// or not modelled, with the policy of policies.md B for `try: import`.
  Value importModule(std::string_view dotted);
  /// Runs a file as `name` ("__main__" or a module name); what ran before a
  /// failing statement keeps its effects.
  Module *makeModule(std::string name, std::string path);
  void runItem(Module &module, const syntax::PlacedItem &item);
  /// The module's text has changed; its items stand where `unit` has them.
  void moduleChanged(Module &module, const SourceUnit &unit);

  // --- Read sets -----------------------------------------------------------
  /// Names read from module globals and items executed while a recorder is on.
  struct ReadSet {
    std::set<std::pair<Module *, Name>> globals;
    std::set<const syntax::Item *> items;
  };
  ReadSet *recorder = nullptr;
  // --- Bindings --------------------------------------------------------------
  /// Told of every name that a function's code binds, parameters included.
  struct BindingListener {
    virtual ~BindingListener() = default;
    virtual void bound(const Position &where, Name name, bool isParameter, Value value) = 0;
  };
  BindingListener *bindings = nullptr; ///< null: nobody listens
  /// Hash of everything reachable from `value` that code could read.
  uint64_t contentHash(Value value);

  // --- What could not be known ----------------------------------------------
  /// Reasons met in this evaluation, with the place.
  struct Gap {
    std::shared_ptr<const Reason> reason;
    Position where;
  };
  std::vector<Gap> gaps;
  /// Code was passed over because of `reason`: what it would have done (equations,
  /// stores, calls) is missing from now on. Calls `onGap`.
  void noteGap(const std::shared_ptr<const Reason> &reason);
  std::function<void(const std::shared_ptr<const Reason> &)> onGap;
  /// Text that print() would have written; null: discarded.
  std::function<void(std::string_view)> onPrint;

  // --- Symbols (policies.md C3) --------------------------------------------
  /// Conditions on assumed values under which the current path was taken.
  struct Condition {
    SymId sym;
    bool outcome;
    Position where;
  };
  std::vector<Condition> pathCondition;

  class Impl;
  Impl &impl() { return *implementation; }

private:
  template <typename T> static inline const char typeTag = 0;
  std::unordered_map<const void *, std::shared_ptr<void>> extensions;
  std::unique_ptr<Impl> implementation;
  Frame *top = nullptr;
};

} // namespace pallasd::python
