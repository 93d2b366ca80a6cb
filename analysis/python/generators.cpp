//===- generators.cpp - Generators and comprehensions -----------*- C++ -*-===//
//
// See generators.h. A suspended generator that is freed has its stack unwound:
// destructors run, Python's `finally` blocks do not.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/generators.h"

#include "analysis/python/impl.h"
#include "analysis/python/reuse.h"
#include "analysis/python/stacks.h"

namespace pallasd::python {

namespace context = boost::context;

struct GeneratorState {
  enum Status : uint8_t { Fresh, Suspended, Running, Done } status = Fresh;
  Interp::Impl *impl;
  std::string name;
  Values slots;
  std::vector<Cell *> closure;
  ExecFrame frame;
  Value returned = Value::none();

  // A generator function.
  Function *function = nullptr;
  context::fiber inside, outside;
  StackBounds insideStack, outsideStack;
  uintptr_t floor = 0;
  Value sent, thrown, yielded;
  Value handling;
  std::shared_ptr<const PyError> rethrown;
  std::exception_ptr error;

  // A generator expression.
  const ast::Comp *comp = nullptr;
  Value firstIterator;
  std::vector<Cursor> cursors;

  explicit GeneratorState(Interp::Impl &impl) : impl(&impl) { impl.liveGenerators.insert(this); }
  ~GeneratorState() { abandon(); }
  /// Unwinds the stack; the interpreter's own state stays as it is.
  void abandon() {
    if (!impl)
      return;
    Frame *top = impl->top();
    uint32_t depth = impl->depth;
    Value outerHandling = impl->handling;
    auto outerError = impl->rethrown;
    if (inside) {
      StackSwitch away(insideStack);
      inside = context::fiber();
    }
    impl->setTop(top);
    impl->depth = depth;
    impl->handling = outerHandling;
    impl->rethrown = outerError;
    impl->liveGenerators.erase(this);
    impl = nullptr;
    status = Done;
  }
};

void abandonGenerators(Interp::Impl &impl) {
  while (!impl.liveGenerators.empty())
    (*impl.liveGenerators.begin())->abandon();
}

Interp::Impl::~Impl() { abandonGenerators(*this); }

//===----------------------------------------------------------------------===//
// Generator functions
//===----------------------------------------------------------------------===//

Value Interp::Impl::makeGenerator(Function *function, Values slots, std::string_view name) {
  auto state = std::make_shared<GeneratorState>(*this);
  state->function = function;
  state->name = std::string(name);
  state->slots = std::move(slots);
  state->frame.slots = {state->slots.data(), state->slots.size()};
  return heap.make<Generator>(std::move(state));
}

static void startFiber(GeneratorState &state, Generator *self) {
  PooledStack allocator(kGeneratorStack);
  context::stack_context stack = allocator.allocate();
  state.floor = floorOf(stack);
  state.insideStack = boundsOf(stack);
  state.frame.generator = self;
  state.inside = context::fiber(std::allocator_arg, context::preallocated(stack.sp, stack.size, stack), allocator,
                                [&state](context::fiber &&caller) {
                                  enterStack(state.outsideStack);
                                  state.outside = std::move(caller);
                                  try {
                                    state.returned = state.impl->runFrame(state.function, state.frame);
                                  } catch (context::detail::forced_unwind &) {
                                    leaveStack(state.outsideStack);
                                    throw;
                                  } catch (...) {
                                    state.error = std::current_exception();
                                  }
                                  state.status = GeneratorState::Done;
                                  leaveStack(state.outsideStack);
                                  return std::move(state.outside);
                                });
}

/// Runs the generator until it yields or ends.
static void switchInto(Interp::Impl &impl, GeneratorState &state, Generator *self) {
  Frame *top = impl.top();
  uint32_t depth = impl.depth;
  uintptr_t floor = stackFloor;
  Value handling = impl.handling;
  auto rethrown = impl.rethrown;
  bool fresh = state.status == GeneratorState::Fresh;
  if (fresh) {
    startFiber(state, self);
  } else {
    state.frame.caller = top;
    impl.setTop(&state.frame);
    ++impl.depth;
    if (!state.handling.isUndefined()) {
      impl.handling = state.handling;
      impl.rethrown = state.rethrown;
    }
  }
  state.status = GeneratorState::Running;
  stackFloor = state.floor;
  {
    StackSwitch away(state.insideStack);
    state.inside = std::move(state.inside).resume();
  }
  stackFloor = floor;
  impl.setTop(top);
  impl.depth = depth;
  impl.handling = handling;
  impl.rethrown = rethrown;
}

/// What the last switch brought: a value, the end (Undefined) or an exception.
static Value outcome(Interp::Impl &impl, GeneratorState &state) {
  if (state.error) {
    std::exception_ptr error = std::exchange(state.error, nullptr);
    std::optional<PyError> raised;
    try {
      std::rethrow_exception(error);
    } catch (PyError &inner) {
      raised = std::move(inner);
    }
    if (impl.in.typeOf(raised->value)->isSubclassOf(impl.in.builtinClass("StopIteration"))) {
      Value wrapped =
          impl.makeException(impl.in.builtinClass("RuntimeError"), {impl.in.str("generator raised StopIteration")});
      wrapped.as<Instance>()->attributes.set(names().cause, raised->value);
      throw PyError{wrapped, nullptr, raised->traceback};
    }
    throw std::move(*raised);
  }
  if (state.frame.maybeReturned) {
    impl.iteratorLost = true;
    return impl.heap.make<Unknown>(state.frame.maybeReturned);
  }
  if (state.status == GeneratorState::Done)
    return {};
  return std::exchange(state.yielded, Value());
}

static GeneratorState *ready(Interp::Impl &impl, Generator *generator) {
  GeneratorState *state = generator->state.get();
  if (!state || !state->impl) {
    impl.iteratorLost = true;
    return nullptr;
  }
  if (state->status == GeneratorState::Running)
    impl.in.raise("ValueError", "generator already executing");
  return state;
}

static Value resumeExpression(Interp::Impl &impl, GeneratorState &state);

Value Interp::Impl::resume(Generator *generator, Value sent) {
  GeneratorState *state = ready(*this, generator);
  if (!state)
    return in.unknown(Reason::Internal, "generator that was advanced elsewhere");
  if (state->status == GeneratorState::Done)
    return {};
  if (depth >= in.budget.depth)
    in.raise("RecursionError", "maximum recursion depth exceeded");
  checkStack();
  heap.willWrite(generator);
  std::shared_ptr<GeneratorState> alive = generator->state;
  if (state->comp)
    return resumeExpression(*this, *state);
  if (state->status == GeneratorState::Fresh && !sent.isNone())
    in.raise("TypeError", "can't send non-None value to a just-started generator");
  state->sent = sent;
  switchInto(*this, *state, generator);
  return outcome(*this, *state);
}

Value Interp::Impl::throwInto(Generator *generator, Value exception) {
  GeneratorState *state = ready(*this, generator);
  if (!state)
    return in.unknown(Reason::Internal, "generator that was advanced elsewhere");
  heap.willWrite(generator);
  std::shared_ptr<GeneratorState> alive = generator->state;
  if (state->status != GeneratorState::Suspended || state->comp) {
    state->status = GeneratorState::Done;
    throw PyError{exception, nullptr, in.userStack()};
  }
  state->thrown = exception;
  switchInto(*this, *state, generator);
  return outcome(*this, *state);
}

void Interp::Impl::closeGenerator(Generator *generator) {
  if (!generator->state || generator->state->status != GeneratorState::Suspended || generator->state->comp) {
    if (generator->state)
      generator->state->status = GeneratorState::Done;
    return;
  }
  Value exit = makeException(in.builtinClass("GeneratorExit"), {});
  Value value;
  try {
    value = throwInto(generator, exit);
  } catch (PyError &error) {
    Class *cls = in.typeOf(error.value);
    if (cls->isSubclassOf(in.builtinClass("GeneratorExit")) || cls->isSubclassOf(in.builtinClass("StopIteration")))
      return;
    throw;
  }
  if (!value.isUndefined() && !value.isUnknown())
    in.raise("RuntimeError", "generator ignored GeneratorExit");
}

Value Interp::Impl::generatorReturn(Generator *generator) const {
  return generator->state ? generator->state->returned : Value::none();
}

Value Interp::Impl::yieldValue(Value value, ExecFrame &frame) {
  if (!frame.generator)
    in.raise("RuntimeError", "yield outside of a generator");
  GeneratorState &state = *frame.generator->state;
  state.yielded = value;
  state.status = GeneratorState::Suspended;
  state.handling = handling;
  state.rethrown = rethrown;
  {
    StackSwitch away(state.outsideStack, &state.outsideStack);
    state.outside = std::move(state.outside).resume();
  }
  if (!state.thrown.isUndefined()) {
    Value exception = std::exchange(state.thrown, Value());
    throw PyError{exception, nullptr, in.userStack()};
  }
  return state.sent;
}

Value Interp::Impl::yieldFrom(Value iterable, ExecFrame &frame) {
  Value iterator = in.iter(iterable);
  if (auto reason = reasonOf(iterator)) {
    in.noteGap(reason);
    frame.maybeReturned = reason;
    return iterator;
  }
  auto *inner = iterator.as<Generator>();
  Value value = in.next(iterator);
  for (;;) {
    in.step();
    if (value.isUndefined())
      return inner ? generatorReturn(inner) : Value::none();
    if (value.isUnknown() && iteratorLost) {
      iteratorLost = false;
      frame.maybeReturned = reasonOf(value);
      return value;
    }
    Value sent;
    std::optional<PyError> thrown;
    try {
      sent = yieldValue(value, frame);
    } catch (PyError &error) {
      if (!inner)
        throw;
      thrown = std::move(error);
    }
    if (thrown)
      value = throwInto(inner, thrown->value);
    else if (inner)
      value = resume(inner, sent);
    else if (sent.isNone())
      value = in.next(iterator);
    else
      value = in.callMethod(iterator, "send", {sent});
  }
}

//===----------------------------------------------------------------------===//
// Comprehensions
//===----------------------------------------------------------------------===//

void Interp::Impl::makeCells(const ast::Scope &scope, Value *slots) {
  for (size_t i = 0; i < scope.isCell.size(); ++i)
    if (scope.isCell[i]) {
      auto *cell = heap.make<Cell>();
      cell->value = slots[i];
      slots[i] = cell;
    }
}

static void enterComprehension(Interp::Impl &impl, const ast::Comp &node, ExecFrame &parent, ExecFrame &frame,
                               Values &slots, std::vector<Cell *> &closure) {
  slots.resize(node.scope.locals.size());
  impl.makeCells(node.scope, slots.data());
  impl.captureClosure(node.scope, parent, closure);
  frame.function = parent.function;
  frame.module = parent.module;
  frame.item = parent.item;
  frame.scope = &node.scope;
  frame.slots = {slots.data(), slots.size()};
  frame.closure = {closure.data(), closure.size()};
  frame.qualifiedName = parent.qualifiedName;
  frame.internal = parent.internal;
  frame.current = &node;
}

/// Whether all conditions of one `for` hold; Maybe leaves its reason.
static Tri conditions(Interp::Impl &impl, const ast::Comprehension &clause, ExecFrame &frame, ReasonPtr &reason) {
  for (const ast::Expr *test : clause.ifs) {
    Value known = impl.in.truth(impl.eval(*test, frame));
    frame.current = test;
    if (auto why = reasonOf(known)) {
      reason = why;
      return Tri::Maybe;
    }
    if (!impl.in.isTrue(known))
      return Tri::No;
  }
  return Tri::Yes;
}

namespace {
/// A list, set or dict comprehension under way.
struct Comprehension {
  Interp::Impl &impl;
  const ast::Comp &node;
  ExecFrame &frame;
  Values items, values;
  ReasonPtr unsure;

  void run(size_t level, Value iterable) {
    const ast::Comprehension &clause = node.generators[level];
    Cursor cursor(impl.in, iterable);
    Value item;
    for (;;) {
      impl.in.step();
      if (!cursor.next(item))
        break;
      impl.assign(*clause.target, item, frame);
      Tri taken = conditions(impl, clause, frame, unsure);
      if (taken != Tri::Yes)
        continue;
      if (level + 1 < node.generators.size()) {
        run(level + 1, impl.eval(*node.generators[level + 1].iter, frame));
        continue;
      }
      if (node.key)
        items.push_back(impl.eval(*node.key, frame));
      (node.key ? values : items).push_back(impl.eval(*node.elt, frame));
    }
    if (cursor.unknown()) {
      unsure = cursor.unknown();
      impl.in.noteGap(unsure);
    }
  }
};
} // namespace

Value Interp::Impl::evalComp(const ast::Comp &node, ExecFrame &parent) {
  Value first = eval(*node.generators[0].iter, parent);
  parent.current = node.generators[0].iter;
  if (node.kind == ast::NodeKind::GeneratorExp) {
    Value iterator = in.iter(first);
    return makeGeneratorExpression(node, iterator, parent);
  }
  Values slots;
  std::vector<Cell *> closure;
  ExecFrame frame;
  enterComprehension(*this, node, parent, frame, slots, closure);
  frame.inlined = true;
  FrameGuard guard(*this, frame);
  Comprehension run{*this, node, frame, {}, {}, nullptr};
  run.run(0, first);
  frame.current = &node;
  switch (node.kind) {
  case ast::NodeKind::ListComp: {
    auto *list = heap.make<List>(std::move(run.items));
    list->unsure = run.unsure;
    return list;
  }
  case ast::NodeKind::SetComp: {
    auto *set = heap.make<Set>();
    set->unsure = run.unsure;
    for (Value item : run.items)
      if (auto reason = reasonOf(item))
        set->unsure = reason;
      else
        set->table.set(in, item, Value::none());
    return set;
  }
  default: {
    auto *dict = heap.make<Dict>();
    dict->unsure = run.unsure;
    for (size_t i = 0; i < run.items.size(); ++i)
      if (auto reason = reasonOf(run.items[i]))
        dict->unsure = reason;
      else
        dict->table.set(in, run.items[i], run.values[i]);
    return dict;
  }
  }
}

Value Interp::Impl::makeGeneratorExpression(const ast::Comp &node, Value firstIterator, ExecFrame &parent) {
  auto state = std::make_shared<GeneratorState>(*this);
  state->comp = &node;
  state->firstIterator = firstIterator;
  state->name = "<genexpr>";
  enterComprehension(*this, node, parent, state->frame, state->slots, state->closure);
  state->frame.qualifiedName = state->name;
  return heap.make<Generator>(std::move(state));
}

static Value resumeExpression(Interp::Impl &impl, GeneratorState &state) {
  const ast::Comp &node = *state.comp;
  if (state.status == GeneratorState::Fresh)
    state.cursors.emplace_back(impl.in, state.firstIterator);
  FrameGuard guard(impl, state.frame);
  state.status = GeneratorState::Running;
  struct Finish {
    GeneratorState &state;
    GeneratorState::Status status = GeneratorState::Done;
    ~Finish() { state.status = status; }
  } finish{state};
  while (!state.cursors.empty()) {
    impl.in.step();
    size_t level = state.cursors.size() - 1;
    const ast::Comprehension &clause = node.generators[level];
    Value item;
    if (!state.cursors[level].next(item)) {
      if (auto reason = state.cursors[level].unknown()) {
        impl.iteratorLost = true;
        return impl.heap.make<Unknown>(reason);
      }
      state.cursors.pop_back();
      continue;
    }
    impl.assign(*clause.target, item, state.frame);
    ReasonPtr reason;
    Tri taken = conditions(impl, clause, state.frame, reason);
    if (taken == Tri::Maybe) {
      impl.iteratorLost = true;
      return impl.heap.make<Unknown>(reason);
    }
    if (taken == Tri::No)
      continue;
    if (level + 1 < node.generators.size()) {
      Value iterable = impl.eval(*node.generators[level + 1].iter, state.frame);
      state.cursors.emplace_back(impl.in, iterable);
      continue;
    }
    Value value = impl.eval(*node.elt, state.frame);
    finish.status = GeneratorState::Suspended;
    return value;
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Methods
//===----------------------------------------------------------------------===//

static Generator *selfGenerator(Interp &interp, Value value) {
  auto *generator = value.as<Generator>();
  if (!generator)
    interp.raise("TypeError",
                 "descriptor requires a 'generator' object but received a '" + interp.typeName(value) + "'");
  return generator;
}

/// The value, or StopIteration at the end.
static Value orStop(Interp &interp, Generator *generator, Value value) {
  if (!value.isUndefined())
    return value;
  auto &impl = interp.impl();
  Value returned = impl.generatorReturn(generator);
  impl.throwException(
      impl.makeException(interp.builtinClass("StopIteration"), returned.isNone() ? Values() : Values{returned}));
}

void Interp::Impl::defineGenerators() {
  cls.generator = core("generator");
  method(cls.generator, "__iter__", 1, 1, [](Interp &, const CallArgs &a) -> Value { return a.pos[0]; });
  method(cls.generator, "__next__", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = selfGenerator(interp, a.pos[0]);
    return orStop(interp, self, interp.impl().resume(self, Value::none()));
  });
  method(cls.generator, "send", 2, 2, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = selfGenerator(interp, a.pos[0]);
    return orStop(interp, self, interp.impl().resume(self, a.pos[1]));
  });
  method(cls.generator, "throw", 2, 4, [](Interp &interp, const CallArgs &a) -> Value {
    auto *self = selfGenerator(interp, a.pos[0]);
    Value exception = a.pos[1];
    if (exception.as<Class>())
      exception =
          a.pos.size() > 2 && !a.pos[2].isNone() ? interp.call(exception, {a.pos[2]}) : interp.call(exception, {});
    if (!interp.impl().isException(exception))
      interp.raise("TypeError", "exceptions must be classes or instances deriving from BaseException, not " +
                                    interp.typeName(exception));
    return orStop(interp, self, interp.impl().throwInto(self, exception));
  });
  method(cls.generator, "close", 1, 1, [](Interp &interp, const CallArgs &a) -> Value {
    interp.impl().closeGenerator(selfGenerator(interp, a.pos[0]));
    return Value::none();
  });
}

} // namespace pallasd::python
