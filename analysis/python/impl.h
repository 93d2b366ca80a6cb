//===- impl.h - The evaluator's inside --------------------------*- C++ -*-===//
//
// Shared by the files that implement Interp, one family of operations each;
// models use interp.h. Python code runs on ExecFrames: expressions return
// Values, statements return a Flow. Rules that hold throughout:
//
// - No Python code runs inside a C++ `catch` block: generators switch stacks,
//   and the C++ runtime keeps one list of caught exceptions for each thread.
// - `frame.current` is set before anything that can raise, since positions of
//   exceptions, equations and Unknowns come from it.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/python/interp.h"

#include <boost/container/small_vector.hpp>

#include <unordered_set>

namespace pallasd::python {

namespace ast = pallasd::syntax;

/// How a statement ended. Lost: a `break` or `continue` may or may not have
/// run, so what the enclosing loop did is not known.
enum class Flow : uint8_t { Normal, Break, Continue, Return, Lost };

struct Generator;

/// A frame with what only the evaluator needs.
struct ExecFrame : Frame {
  Value returned;
  ReasonPtr maybeReturned;        ///< a skipped body holds `return`
  Generator *generator = nullptr; ///< whose body this is
  bool inlined = false;           ///< a comprehension: shown as part of its caller
};

/// Identifiers that the evaluator looks up itself.
struct Names {
  // clang-format off: packs them anew each time
#define PALLASD_DUNDERS(X) \
  X(init) X(new_) X(call) X(repr) X(str) X(eq) X(ne) X(lt) X(le) X(gt) X(ge) X(hash) \
  X(bool_) X(len) X(iter) X(next) X(getitem) X(setitem) X(delitem) X(contains) X(getattr) \
  X(setattr) X(delattr) X(getattribute) X(get) X(set) X(delete_) X(enter) X(exit) X(index) \
  X(int_) X(float_) X(complex_) X(format) X(name) X(qualname) X(doc) X(module) X(dict) \
  X(class_) X(bases) X(mro) X(init_subclass) X(set_name) X(class_getitem) X(prepare) \
  X(reversed) X(missing) X(instancecheck) X(subclasscheck) X(subclasshook) X(slots) \
  X(annotations) X(defaults) X(kwdefaults) X(wrapped) X(code) X(closure) X(globals) X(self) \
  X(func) X(cause) X(context) X(suppress_context) X(traceback) X(notes) X(neg) X(pos) \
  X(invert) X(abs) X(round) X(trunc) X(floor) X(ceil) X(divmod) X(match_args) X(all) \
  X(path) X(file) X(builtins) X(abstractmethods) X(isabstractmethod) X(version) X(spec) \
  X(package) X(loader) X(length_hint) X(bytes_) X(post_init) X(copy) X(deepcopy) X(origin) \
  X(args) X(type_params) X(mro_entries) X(classcell) X(fspath) X(dir) X(objclass) \
  X(text_signature) X(signature) X(orig_bases) X(weakref) X(reduce) X(reduce_ex) \
  X(getstate)
// clang-format on
#define PALLASD_DECLARE(N) Name N;
  // As Python spells them: NOLINTNEXTLINE(readability-identifier-naming)
  PALLASD_DUNDERS(PALLASD_DECLARE)
#undef PALLASD_DECLARE
  /// "__add__", "__radd__", "__iadd__", by Operator.
  Name binary[13], reflected[13], inplace[13];
  Name argsPlain, valuePlain, messagePlain, closePlain, sendPlain, throwPlain, keysPlain, codePlain, namePlain,
      superPlain;
  Names();
};
const Names &names();
/// Python's text of an operator: "+", "//".
std::string_view operatorText(ast::Operator op);
std::string_view operatorText(ast::CompareOperator op);
Name compareName(ast::CompareOperator op);                      ///< "__lt__"
ast::CompareOperator reflectedCompare(ast::CompareOperator op); ///< Gt for Lt

struct CoreClasses {
  Class *object, *type, *none, *notImplemented, *ellipsis, *boolean, *integer, *real, *complex, *str, *bytes,
      *bytearray, *tuple, *list, *dict, *set, *frozenset, *slice, *range, *function, *method, *builtin, *module,
      *property, *staticMethod, *classMethod, *generator, *iterator, *cell, *unknown, *super, *baseException,
      *exception, *dictKeys, *dictValues, *dictItems, *mappingProxy, *unionType, *genericAlias, *memoryview, *enumerate,
      *zip, *map, *filter, *reversed, *lambdaType, *code, *coroutine, *methodWrapper;
};

/// Arguments under construction.
using ValueBuffer = boost::container::small_vector<Value, 8>;
using KeywordBuffer = boost::container::small_vector<std::pair<Name, Value>, 4>;

enum class Tri : uint8_t { No, Yes, Maybe };

/// Lowest address that evaluation may use of the stack it runs on; 0: no limit known.
inline thread_local constinit uintptr_t stackFloor = 0;

/// A node of one interpreter's constant table.
struct ConstantSlot {
  const ast::Node *node = nullptr;
  Value value;
};

class Interp::Impl {
public:
  explicit Impl(Interp &interp);
  ~Impl();

  Interp &in;
  Heap &heap;
  CoreClasses cls{};
  Module *builtins = nullptr;
  std::unordered_map<std::string, Class *> classByName; ///< builtin classes

  // --- Stack ---------------------------------------------------------------
  uint32_t depth = 0;
  Value handling;                          ///< exception being handled
  std::shared_ptr<const PyError> rethrown; ///< as it came, for a bare `raise`
  void setTop(Frame *frame) { in.top = frame; }
  ExecFrame *top() const { return static_cast<ExecFrame *>(in.top); }
  void checkStack() {
    if (reinterpret_cast<uintptr_t>(__builtin_frame_address(0)) < stackFloor) [[unlikely]]
      stackExhausted();
  }
  [[noreturn]] void stackExhausted();

  // --- expressions.cpp -------------------------------------------------------
  Value eval(const ast::Expr &expr, ExecFrame &frame);
  Value evalOther(const ast::Expr &expr, ExecFrame &frame);
  Value constant(const ast::Constant &node);
  Value constantFrom(const ast::ConstantValue &value);
  Value load(const ast::NameExpr &name, ExecFrame &frame);
  Value loadGlobal(Name name, ExecFrame &frame);
  Value builtinName(Name name, ExecFrame &frame);
  [[noreturn]] void unbound(const ast::NameExpr &name, bool free);
  void store(const ast::Binding &binding, Name name, Value value, ExecFrame &frame);
  void storeGlobal(Module *module, Name name, Value value);
  void remove(const ast::NameExpr &name, ExecFrame &frame);
  Value evalBoolOp(const ast::BoolOp &node, ExecFrame &frame);
  Value evalCompare(const ast::Compare &node, ExecFrame &frame);
  Value evalDict(const ast::Dict &node, ExecFrame &frame);
  Value evalComp(const ast::Comp &node, ExecFrame &frame);
  Value evalJoined(const ast::JoinedStr &node, ExecFrame &frame);
  Value evalFormatted(const ast::FormattedValue &node, ExecFrame &frame);
  Value evalSlice(const ast::Slice &node, ExecFrame &frame);
  void evalElements(const std::vector<ast::Expr *> &elements, ExecFrame &frame, Values &out, ReasonPtr &unsure);

  // --- statements.cpp ----------------------------------------------------------
  Flow exec(const ast::Body &body, ExecFrame &frame);
  Flow execOne(const ast::Stmt &stmt, ExecFrame &frame);
  Flow execIf(const ast::If &node, ExecFrame &frame);
  Flow execWhile(const ast::While &node, ExecFrame &frame);
  Flow execFor(const ast::For &node, ExecFrame &frame);
  Flow execTry(const ast::Try &node, ExecFrame &frame);
  Flow execTryStar(const ast::Try &node, ExecFrame &frame);
  Flow execHandlers(const ast::Try &node, PyError &error, ExecFrame &frame);
  Flow execWith(const ast::With &node, size_t item, ExecFrame &frame);
  Flow execMatch(const ast::Match &node, ExecFrame &frame);
  void execAugAssign(const ast::AugAssign &node, ExecFrame &frame);
  void execAnnAssign(const ast::AnnAssign &node, ExecFrame &frame);
  void execDelete(const ast::Expr &target, ExecFrame &frame);
  void execRaise(const ast::Raise &node, ExecFrame &frame);
  void execAssert(const ast::Assert &node, ExecFrame &frame);
  void assign(const ast::Expr &target, Value value, ExecFrame &frame);
  void unpack(const ast::Sequence &target, Value value, ExecFrame &frame);
  Value evalAnnotation(const ast::Expr &annotation, ExecFrame &frame);

  // --- patterns.cpp --------------------------------------------------------------
  Tri match(const ast::Pattern &pattern, Value subject, ExecFrame &frame);

  // --- havoc.cpp -------------------------------------------------------------------
  /// Everything that `body` could assign becomes Unknown. Flow::Lost if it may
  /// leave the loop around it.
  Flow havoc(const ast::Body &body, ExecFrame &frame, const ReasonPtr &reason);
  ReasonPtr lossReason; ///< why the Flow::Lost under way was lost
  void havocTarget(const ast::Expr &target, ExecFrame &frame, const ReasonPtr &reason);
  void havocExpr(const ast::Expr *expr, ExecFrame &frame, const ReasonPtr &reason);

  // --- calls.cpp -------------------------------------------------------------------
  Value evalCall(const ast::Call &node, ExecFrame &frame);
  Value call(Value callee, const CallArgs &args);
  Value callFunction(Function *function, const CallArgs &args);
  Value runFrame(Function *function, ExecFrame &frame);
  Value callBuiltin(Builtin *builtin, const CallArgs &args);
  Value callMethodWithSelf(Value callable, Value self, const CallArgs &args);
  void bind(Function *function, const CallArgs &args, Value *slots);
  /// `frame` evaluates the defaults, `holder` (its type parameters' frame if it
  /// has any) is what the function closes over.
  Value makeFunction(const ast::FunctionDef *def, const ast::Lambda *lambda, ExecFrame &frame, ExecFrame &holder);
  /// Runs `body` in the scope of type parameters, or in `frame` if there are none.
  void withTypeParameters(const std::vector<ast::TypeParam> &params, const ast::Scope &scope, ExecFrame &frame,
                          const std::function<void(ExecFrame &)> &body);
  void defineFunction(const ast::FunctionDef &def, ExecFrame &frame);
  Value decorate(const std::vector<ast::Expr *> &decorators, Value value, ExecFrame &frame, Values &evaluated);
  Value functionAnnotations(Function *function);
  Value typeVariable(const ast::TypeParam &param);
  void captureClosure(const ast::Scope &scope, ExecFrame &frame, std::vector<Cell *> &out);
  /// The `**kwargs` operand of a call: an Unknown's reason if it has one.
  ReasonPtr addKeywords(Value mapping, KeywordBuffer &out, Value callee);
  Value superObject(const CallArgs &args);

  // --- classes.cpp -----------------------------------------------------------------
  Value callClass(Class *cls, const CallArgs &args);
  void defineClass(const ast::ClassDef &def, ExecFrame &frame);
  /// type(name, bases, namespace) with everything that a class statement does
  /// after its body.
  Value makeClass(Class *metaclass, Name name, std::span<const Value> bases, Namespace attributes, std::string module,
                  std::string qualifiedName, const CallArgs &keywords, ast::ItemPtr item, ReasonPtr unknownBase);
  Value typeNew(const CallArgs &args);
  std::vector<Class *> linearise(Class *cls);
  Tri isInstanceOf(Value object, Value of);
  Tri isSubclassOf(Value cls, Value of);
  bool isBuiltinData(const Class *cls) const { return dataClasses.count(cls) != 0; }
  /// The builtin class that gives instances of `cls` their `base`; null if none.
  Class *dataBase(const Class *cls) const;
  std::unordered_set<const Class *> dataClasses;
  /// object.__new__: an instance with its builtin part, before __init__.
  Value newInstance(Class *cls, const CallArgs &args);
  /// type.__call__.
  Value construct(Class *cls, const CallArgs &args);
  Value callInit(Class *cls, Value object, const CallArgs &args);
  Value initialise(Class *cls, Value object, const CallArgs &args);
  bool isPlainMetaclass(Class *meta) const;
  std::unordered_set<const Class *> finalClasses; ///< bool, NoneType …: no subclasses
  Cell *classCell = nullptr; ///< `__class__` of the class body that ran last, until its class is made
  void finishClass(Class *made, const CallArgs &keywords);
  Value buildClass(const ast::ClassDef &def, ExecFrame &frame);
  Namespace namespaceFrom(Value dict);
  Dict *dictFrom(const Namespace &from, Obj *owner = nullptr);
  void writeThrough(Dict *dict);

  // --- attributes.cpp ----------------------------------------------------------------
  Value getAttr(Value object, Name name); ///< Undefined if absent
  Value instanceAttr(Instance *instance, Name name);
  Value classAttr(Class *cls, Name name);
  Value functionAttr(Function *function, Name name);
  Value builtinAttr(Builtin *builtin, Name name);
  Value moduleAttr(Module *module, Name name);
  /// A class attribute as seen through an instance of `cls`.
  Value bindAttr(Value attribute, Value instance, Class *cls);
  /// For a call `object.name(...)`: true if `callable` takes the object as its
  /// first argument.
  bool loadMethod(Value object, Name name, Value &callable);
  [[noreturn]] void noAttribute(Value object, Name name);
  Value unknownAttr(Unknown *unknown, Name name);
  Value plainInstanceAttr(Instance *instance, Name name);  ///< object.__getattribute__
  void plainSetAttr(Value object, Name name, Value value); ///< object.__setattr__
  void plainDelAttr(Value object, Name name);
  /// True if it is object's own method of that name.
  bool isObjectMethod(Value method, Name name) const;
  Value codeObject(Function *function);
  /// Special method of an Instance's class (or metaclass instance); null if absent or None.
  Value *special(Value object, Name name);
  /// Calls it with the object before `args`.
  Value callSpecial(Value method, Value object, std::initializer_list<Value> args);

  // --- operators.cpp -------------------------------------------------------------------
  /// The operation of the builtin types; NotImplemented if these have none.
  Value builtinBinary(ast::Operator op, Value left, Value right);
  Value builtinUnary(ast::UnaryOperator op, Value operand);
  Value builtinCompare(ast::CompareOperator op, Value left, Value right);
  Value arithmetic(ast::Operator op, Value left, Value right);
  Value repeat(Value sequence, Value count);
  Value concat(Value left, Value right);
  Value identity(Value left, Value right);
  Tri equal(Value a, Value b);
  Value richCompare(ast::CompareOperator op, Value left, Value right);
  Value setOperation(ast::Operator op, Value left, Value right);
  Value dictMerge(Value left, Value right);
  Value unionOf(Value left, Value right);
  /// An instance's builtin part, else the value itself.
  static Value base(Value value) {
    if (auto *instance = value.as<Instance>(); instance && !instance->base.isUndefined())
      return instance->base;
    return value;
  }

  // --- iteration.cpp -----------------------------------------------------------------
  enum class DictPart : uint8_t { Keys, Values, Items };
  Value dictIterator(Value dict, DictPart part);
  /// Elements in CPython's order as a Tuple, or Unknown.
  Value setItems(Set *set);
  /// As toVector, for uses that do not depend on the order of a set.
  Values toUnordered(Value iterable);
  /// Set by an iterator that gave Unknown because nothing more is known of it.
  bool iteratorLost = false;

  // --- subscripts.cpp ----------------------------------------------------------------
  struct SliceBounds {
    int64_t start, stop, step, count;
  };
  /// Raises as Python; nullopt if a bound is Unknown.
  std::optional<SliceBounds> sliceBounds(const SliceObj &slice, int64_t length, ReasonPtr &unknownReason);
  /// An index into a sequence of that length. Raises IndexError.
  int64_t indexOf(Value key, int64_t length, const char *what);
  Value builtinGetItem(Value object, Value key);
  void builtinSetItem(Value object, Value key, Value value);
  void builtinDelItem(Value object, Value key);
  Value dictGet(Dict *dict, Value self, Value key);
  Value subscriptClass(Class *cls, Value key);
  Value makeGenericAlias(Value origin, Value args);
  std::unordered_set<const Class *> genericBuiltins; ///< list, dict, … : list[int]

  // --- exceptions.cpp ------------------------------------------------------------------
  Value makeException(Class *cls, Values args);
  [[noreturn]] void throwException(Value exception, std::shared_ptr<const RefusalInfo> refusal = nullptr);
  bool isException(Value value) const;
  void defineExceptions();
  [[noreturn]] void raiseKeyError(Value key);

  // --- imports.cpp -----------------------------------------------------------------------
  void execImport(const ast::Import &node, ExecFrame &frame);
  void execImportFrom(const ast::ImportFrom &node, ExecFrame &frame);
  Value importDotted(const std::string &dotted);
  Value importOne(const std::string &dotted, Value parent);
  Module *modelled(const std::string &dotted);
  Value importFile(const std::string &dotted, const std::string &path);
  /// `name` of `from module import name`: an attribute or a submodule; Undefined if neither.
  Value importMember(Value module, Name name, const std::string &dotted);
  std::vector<std::string> scriptDirectories; ///< folders of files run by themselves, and above their packages
  std::vector<std::string> projectFolders;    ///< of their projects; looked at after the Python path
  void addScript(const std::string &path);
  void keepNodes(const ast::ItemPtr &item);
  Value absentModule(const std::string &dotted);
  std::string absoluteName(const ast::ImportFrom &node, ExecFrame &frame);
  void runModule(Module &module, const SourceUnit &unit);
  Dict *modules = nullptr; ///< sys.modules, a Heap object so that the journal restores it
  std::unordered_map<std::string, Module *> modelledModules;
  std::set<std::string> modelledNames; ///< all prefixes of registered and prelude names too
  void indexModelledNames();
  std::map<const ast::Item *, int32_t> firstLines;
  /// Innermost `try` statements whose handlers catch ImportError, as a count.
  int importCaught = 0;
  std::unordered_map<const Module *, SourceUnit> units;
  std::string moduleText(const Module *module) const;

  // --- generators.cpp -----------------------------------------------------------------------
  Value makeGenerator(Function *function, Values slots, std::string_view name);
  Value makeGeneratorExpression(const ast::Comp &node, Value firstIterator, ExecFrame &frame);
  Value yieldValue(Value value, ExecFrame &frame);
  Value yieldFrom(Value iterable, ExecFrame &frame);
  Value resume(Generator *generator, Value sent);
  Value throwInto(Generator *generator, Value exception);
  void closeGenerator(Generator *generator);
  Value generatorReturn(Generator *generator) const;
  void defineGenerators();
  void makeCells(const ast::Scope &scope, Value *slots);
  std::unordered_set<struct GeneratorState *> liveGenerators;

  // --- builtins_*.cpp ------------------------------------------------------------------------
  void defineCore();
  void defineFunctions();
  void defineObject();
  void defineType();
  void defineSuper();
  /// Special methods of builtin types that forward to the general operation.
  void defineOperators(Class *cls, std::initializer_list<ast::Operator> operators, bool ordered);
  void defineNumbers();
  void defineStrings();
  void defineBytes();
  void defineSequences();
  void defineDicts();
  void defineSets();
  void defineIterators();
  void defineTypes(); ///< unions, generic aliases, mapping proxies
  void defineDescriptors();
  Class *core(const char *name, Class *base = nullptr, const char *module = "builtins");
  using Raw = Value (*)(Interp &, const CallArgs &);
  /// Whether a call with an Unknown argument is Unknown at once or gets through.
  enum class Unknowns : bool { Spread, Allow };
  /// A method of a builtin type: positional arguments, self first.
  Builtin *method(Class *cls, const char *name, size_t least, size_t most, Raw fn,
                  Unknowns unknowns = Unknowns::Spread);
  Builtin *method(Class *cls, const char *signature, NativeFn fn, Unknowns unknowns = Unknowns::Spread);
  Builtin *function(const char *name, size_t least, size_t most, Raw fn, Unknowns unknowns = Unknowns::Spread);
  Builtin *function(const char *signature, NativeFn fn, Unknowns unknowns = Unknowns::Spread);
  void property(Class *cls, const char *name, NativeFn getter);

  // --- Constants ---------------------------------------------------------------------------
  std::vector<ConstantSlot> constants; ///< open addressing by node
  size_t constantCount = 0;
  std::unordered_set<ast::ItemPtr> executedItems; ///< keeps the nodes of `constants` alive
  std::unordered_map<Name, Str *> internedStrings;
  Value &constantSlot(const ast::Node *node);
  Value interned(Name name);
  Value nameString(std::string_view text) { return interned(intern(text)); }

  // --- repr.cpp --------------------------------------------------------------------------
  std::string builtinRepr(Value value, Class *as);
  std::string plainRepr(Value value); ///< object.__repr__
  std::vector<const Obj *> printing;  ///< containers whose repr is under way

  // --- Misc ----------------------------------------------------------------------------------
  Value rangeOf(Value start, Value stop, Value step);
  ReasonPtr reason(Reason::Kind kind, std::string what);
  /// Reason of the first Unknown among the arguments; null if none.
  static ReasonPtr unknownAmong(const CallArgs &args);
  Value budgetUnknown(std::string what);
  uint64_t refillSteps = 0;
};

inline bool isNumberLike(Value value) {
  return value.isInt() || value.isBool() || value.isFloat() ||
         (value.isObject() && (value.object()->kind == ObjKind::BigInt || value.object()->kind == ObjKind::Complex));
}
inline ReasonPtr reasonOf(Value value) {
  auto *unknown = value.as<Unknown>();
  return unknown ? unknown->reason : nullptr;
}
/// Why the contents of a container are not known; null if they are.
inline const ReasonPtr &unsureReason(Value value) {
  static const ReasonPtr none;
  if (auto *list = value.as<List>())
    return list->unsure;
  if (auto *dict = value.as<Dict>())
    return dict->unsure;
  if (auto *set = value.as<Set>())
    return set->unsure;
  return none;
}

/// Walks what `iter` would give, without an iterator object for the common
/// kinds. The source is checked on every step, as CPython's iterators do.
class Cursor {
public:
  /// Raises TypeError if it is not iterable; `unknown()` tells of Unknown.
  Cursor(Interp &interp, Value iterable);
  bool next(Value &out);
  const ReasonPtr &unknown() const { return reason; }

private:
  enum Kind : uint8_t { Lost, Numbers, Items, Growing, Text, Object } kind = Lost;
  Interp &interp;
  Value source;
  size_t index = 0;
  int64_t number = 0, stop = 0, stride = 1;
  ReasonPtr reason;
};

/// Sets and restores the top frame.
struct FrameGuard {
  Interp::Impl &impl;
  ExecFrame &frame;
  FrameGuard(Interp::Impl &impl, ExecFrame &frame) : impl(impl), frame(frame) {
    frame.caller = impl.top();
    impl.setTop(&frame);
    ++impl.depth;
  }
  ~FrameGuard() {
    impl.setTop(frame.caller);
    --impl.depth;
  }
};

// --- Text (text.cpp) -----------------------------------------------------------
int64_t codePointCount(const Str &text);
inline bool isAscii(const Str &text) { return codePointCount(text) == int64_t(text.text.size()); }
/// Byte offset of a code point.
size_t byteOffset(const Str &text, int64_t codePoint);
void appendUtf8(std::string &out, uint32_t codePoint);
/// Code point at a byte offset, which moves on.
uint32_t decodeUtf8(std::string_view text, size_t &at);
std::string strRepr(std::string_view text);
std::string bytesRepr(std::string_view data);

// --- Numbers as text (format.cpp) --------------------------------------------------
std::string floatRepr(double value);
std::string complexRepr(double re, double im);
Value formatBuiltin(Interp &interp, Value value, std::string_view spec);
Value percentFormat(Interp &interp, std::string_view format, Value args, bool isBytes);
Value strFormat(Interp &interp, std::string_view format, const CallArgs &args);
std::optional<double> parseFloat(std::string_view text);

/// "f() missing 2 required positional arguments: 'a' and 'b'"; `kind`: "positional", "keyword-only".
[[noreturn]] void raiseMissing(Interp &interp, const std::string &function, const std::vector<Name> &missing,
                               const char *kind);
/// Checks the number of positional arguments of a builtin; no keywords.
void checkArity(Interp &interp, const CallArgs &args, const char *name, size_t least, size_t most);

} // namespace pallasd::python
