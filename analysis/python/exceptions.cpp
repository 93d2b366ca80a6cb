//===- exceptions.cpp - Raising and the builtin hierarchy -------*- C++ -*-===//
//
// An exception is an Instance whose `base` is the tuple of its arguments. The
// C++ exception PyError carries it with the user frames at the moment of the
// raise.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

namespace pallasd::python {

namespace {

struct ExceptionClass {
  const char *name, *base;
};
/// Parents before children.
constexpr ExceptionClass kExceptions[] = {
    {"GeneratorExit", "BaseException"},
    {"KeyboardInterrupt", "BaseException"},
    {"SystemExit", "BaseException"},
    {"ArithmeticError", "Exception"},
    {"FloatingPointError", "ArithmeticError"},
    {"OverflowError", "ArithmeticError"},
    {"ZeroDivisionError", "ArithmeticError"},
    {"AssertionError", "Exception"},
    {"AttributeError", "Exception"},
    {"BufferError", "Exception"},
    {"EOFError", "Exception"},
    {"ImportError", "Exception"},
    {"ModuleNotFoundError", "ImportError"},
    {"LookupError", "Exception"},
    {"IndexError", "LookupError"},
    {"KeyError", "LookupError"},
    {"MemoryError", "Exception"},
    {"NameError", "Exception"},
    {"UnboundLocalError", "NameError"},
    {"OSError", "Exception"},
    {"BlockingIOError", "OSError"},
    {"ChildProcessError", "OSError"},
    {"ConnectionError", "OSError"},
    {"BrokenPipeError", "ConnectionError"},
    {"ConnectionAbortedError", "ConnectionError"},
    {"ConnectionRefusedError", "ConnectionError"},
    {"ConnectionResetError", "ConnectionError"},
    {"FileExistsError", "OSError"},
    {"FileNotFoundError", "OSError"},
    {"InterruptedError", "OSError"},
    {"IsADirectoryError", "OSError"},
    {"NotADirectoryError", "OSError"},
    {"PermissionError", "OSError"},
    {"ProcessLookupError", "OSError"},
    {"TimeoutError", "OSError"},
    {"ReferenceError", "Exception"},
    {"RuntimeError", "Exception"},
    {"NotImplementedError", "RuntimeError"},
    {"RecursionError", "RuntimeError"},
    {"StopAsyncIteration", "Exception"},
    {"StopIteration", "Exception"},
    {"SyntaxError", "Exception"},
    {"IndentationError", "SyntaxError"},
    {"TabError", "IndentationError"},
    {"SystemError", "Exception"},
    {"TypeError", "Exception"},
    {"ValueError", "Exception"},
    {"UnicodeError", "ValueError"},
    {"UnicodeDecodeError", "UnicodeError"},
    {"UnicodeEncodeError", "UnicodeError"},
    {"UnicodeTranslateError", "UnicodeError"},
    {"Warning", "Exception"},
    {"BytesWarning", "Warning"},
    {"DeprecationWarning", "Warning"},
    {"EncodingWarning", "Warning"},
    {"FutureWarning", "Warning"},
    {"ImportWarning", "Warning"},
    {"PendingDeprecationWarning", "Warning"},
    {"ResourceWarning", "Warning"},
    {"RuntimeWarning", "Warning"},
    {"SyntaxWarning", "Warning"},
    {"UnicodeWarning", "Warning"},
    {"UserWarning", "Warning"},
};

Instance *selfException(Interp &interp, Value value) {
  auto *instance = value.as<Instance>();
  if (!instance || !instance->cls->isSubclassOf(interp.impl().cls.baseException))
    interp.raise("TypeError",
                 "descriptor requires a 'BaseException' object but received a '" + interp.typeName(value) + "'");
  return instance;
}

std::string exceptionText(Interp &interp, Instance *exception) {
  auto *args = exception->base.as<Tuple>();
  if (!args || args->items.empty())
    return "";
  if (args->items.size() > 1)
    return interp.repr(exception->base);
  if (exception->cls->isSubclassOf(interp.builtinClass("KeyError")))
    return interp.repr(args->items[0]);
  return interp.toStr(args->items[0]);
}

/// `e.args`: a data descriptor over the tuple in `base`.
Value argsProperty(Interp &interp) {
  auto *property = interp.heap.make<Property>();
  property->getter = interp.builtin(
      "args(self, /)", [](Interp &in, std::span<const Value> args) { return selfException(in, args[0])->base; });
  property->setter = interp.builtin(
      "args(self, value, /)",
      [](Interp &in, std::span<const Value> args) {
        auto *self = selfException(in, args[0]);
        Value items = in.tuple(in.toVector(args[1]));
        in.heap.willWrite(self);
        self->base = items;
        return Value::none();
      },
      true);
  return property;
}

/// An attribute that is None, or `fallback` of the arguments, until it is set.
Value defaultedProperty(Interp &interp, const char *name, const std::function<Value(Interp &, Instance *)> &fallback) {
  Name stored = intern(name);
  auto *property = interp.heap.make<Property>();
  property->getter =
      interp.builtin(std::string(name) + "(self, /)", [stored, fallback](Interp &in, std::span<const Value> args) {
        auto *self = selfException(in, args[0]);
        if (Value *set = self->attributes.find(stored))
          return *set;
        return fallback ? fallback(in, self) : Value::none();
      });
  property->setter = interp.builtin(
      std::string(name) + "(self, value, /)",
      [stored](Interp &in, std::span<const Value> args) {
        auto *self = selfException(in, args[0]);
        in.heap.willWrite(self);
        self->attributes.set(stored, args[1]);
        return Value::none();
      },
      true);
  return property;
}

Value argumentOr(Instance *exception, size_t index) {
  auto *args = exception->base.as<Tuple>();
  return args && index < args->items.size() ? args->items[index] : Value::none();
}

/// keyword arguments that ImportError, NameError and AttributeError take.
bool takesKeywords(Interp &interp, Class *cls) {
  return cls->isSubclassOf(interp.builtinClass("ImportError")) || cls->isSubclassOf(interp.builtinClass("NameError")) ||
         cls->isSubclassOf(interp.builtinClass("AttributeError"));
}

} // namespace

bool Interp::Impl::isException(Value value) const {
  auto *instance = value.as<Instance>();
  return instance && instance->cls->isSubclassOf(cls.baseException);
}

Value Interp::Impl::makeException(Class *cls, Values args) {
  auto *made = heap.make<Instance>(cls);
  made->base = in.tuple(std::move(args));
  return made;
}

void Interp::Impl::throwException(Value exception, std::shared_ptr<const RefusalInfo> refusal) {
  auto *instance = exception.as<Instance>();
  if (!handling.isUndefined() && handling.isObject() && handling.object() != instance &&
      !instance->attributes.find(names().context)) {
    heap.willWrite(instance);
    instance->attributes.set(names().context, handling);
  }
  throw PyError{exception, std::move(refusal), in.userStack()};
}

void Interp::raise(std::string_view cls, std::string message) {
  Class *found = builtinClass(cls);
  raise(found ? found : builtinClass("Exception"), std::move(message));
}

void Interp::raise(Class *cls, std::string message, std::shared_ptr<const RefusalInfo> refusal) {
  impl().throwException(impl().makeException(cls, {str(std::move(message))}), std::move(refusal));
}

void Interp::refuse(std::string_view cls, RefusalInfo info) {
  Class *found = builtinClass(cls);
  std::string message = info.message;
  raise(found ? found : builtinClass("Exception"), std::move(message), std::make_shared<RefusalInfo>(std::move(info)));
}

void Interp::Impl::raiseKeyError(Value key) { throwException(makeException(in.builtinClass("KeyError"), {key})); }

void Interp::Impl::defineExceptions() {
  Class *root = cls.baseException = core("BaseException");
  cls.exception = core("Exception", root);
  for (auto &[name, base] : kExceptions)
    core(name, in.builtinClass(base));
  Class *group = core("BaseExceptionGroup", root);
  Class *exceptionGroup = core("ExceptionGroup", group);
  exceptionGroup->bases.push_back(cls.exception);
  exceptionGroup->mro = linearise(exceptionGroup);
  builtins->globals.set(intern("EnvironmentError"), in.builtinClass("OSError"));
  builtins->globals.set(intern("IOError"), in.builtinClass("OSError"));

  root->attributes.set(names().argsPlain, argsProperty(in));
  for (const char *name : {"__cause__", "__context__", "__traceback__"})
    root->attributes.set(intern(name), defaultedProperty(in, name, {}));
  root->attributes.set(
      names().suppress_context,
      defaultedProperty(in, "__suppress_context__", [](Interp &, Instance *) { return Value::boolean(false); }));
  in.builtinClass("StopIteration")
      ->attributes.set(names().valuePlain,
                       defaultedProperty(in, "value", [](Interp &, Instance *e) { return argumentOr(e, 0); }));
  in.builtinClass("SystemExit")
      ->attributes.set(names().codePlain,
                       defaultedProperty(in, "code", [](Interp &, Instance *e) { return argumentOr(e, 0); }));
  in.builtinClass("ImportError")->attributes.set(intern("msg"), defaultedProperty(in, "msg", [](Interp &, Instance *e) {
                                                   return argumentOr(e, 0);
                                                 }));
  for (const char *holder : {"ImportError", "NameError", "AttributeError"})
    for (const char *name : {"name", "path", "obj"})
      in.builtinClass(holder)->attributes.set(intern(name), defaultedProperty(in, name, {}));
  in.builtinClass("OSError")->attributes.set(intern("errno"), defaultedProperty(in, "errno", [](Interp &, Instance *e) {
                                               return e->base.as<Tuple>() && e->base.as<Tuple>()->items.size() >= 2
                                                          ? argumentOr(e, 0)
                                                          : Value::none();
                                             }));
  in.builtinClass("OSError")->attributes.set(
      intern("strerror"), defaultedProperty(in, "strerror", [](Interp &, Instance *e) { return argumentOr(e, 1); }));
  group->attributes.set(names().messagePlain,
                        defaultedProperty(in, "message", [](Interp &, Instance *e) { return argumentOr(e, 0); }));
  group->attributes.set(intern("exceptions"), defaultedProperty(in, "exceptions", [](Interp &interp, Instance *e) {
                          Value items = argumentOr(e, 1);
                          return items.isNone() ? items : interp.tuple(interp.toVector(items));
                        }));
  method(group, "__str__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = selfException(interp, a.pos[0]);
    size_t count = interp.toVector(argumentOr(self, 1)).size();
    return interp.str(interp.toStr(argumentOr(self, 0)) + " (" + std::to_string(count) + " sub-exception" +
                      (count == 1 ? ")" : "s)"));
  });

  method(root, "__init__", 1, SIZE_MAX, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = selfException(interp, a.pos[0]);
    if (!a.kw.empty() && !takesKeywords(interp, self->cls))
      interp.raise("TypeError", *self->cls->name + "() takes no keyword arguments");
    Value args = interp.tuple({a.pos.begin() + 1, a.pos.end()});
    interp.heap.willWrite(self);
    self->base = args;
    for (auto &[name, value] : a.kw)
      self->attributes.set(name, value);
    return Value::none();
  });
  method(root, "__str__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    return interp.str(exceptionText(interp, selfException(interp, a.pos[0])));
  });
  method(root, "__repr__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = selfException(interp, a.pos[0]);
    auto *args = self->base.as<Tuple>();
    std::string inside = !args                     ? "()"
                         : args->items.size() == 1 ? "(" + interp.repr(args->items[0]) + ")"
                                                   : interp.repr(self->base);
    return interp.str(*self->cls->name + inside);
  });
  method(root, "with_traceback", 2, 2, [](Interp &, const CallArgs &a) -> Value { return a.pos[0]; });
  method(root, "add_note", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = selfException(interp, a.pos[0]);
    Value *notes = self->attributes.find(intern("__notes__"));
    Value list = notes ? *notes : interp.list({});
    if (auto *items = list.as<List>()) {
      interp.heap.willWrite(items);
      items->items.push_back(a.pos[1]);
    }
    interp.heap.willWrite(self);
    self->attributes.set(intern("__notes__"), list);
    return Value::none();
  });
}

} // namespace pallasd::python
