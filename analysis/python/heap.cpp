//===- heap.cpp - Ownership and the journal of writes -----------*- C++ -*-===//
//
// Every entry of the journal is an object with the state it had before its
// first write in an epoch. Undoing walks the entries backwards and exchanges
// states, so that each entry then holds the newer state, and doing the same
// forwards is how a roll-back is itself undone.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/value.h"

#include <algorithm>

#include <cassert>

namespace pallasd::python {

Heap::Permanent::Permanent(Heap &heap) : heap(heap), outer(heap.permanent), firstMade(heap.kept.size()) {
  heap.permanent = true;
}

Heap::Permanent::~Permanent() {
  heap.permanent = outer;
  // Writes from here on are writes to an old object, whatever the epoch.
  for (size_t i = firstMade; i < heap.kept.size(); ++i)
    heap.kept[i]->epoch = 0;
}

void Heap::save(Obj *object) {
  auto state = object->saveState();
  assert(state && "write to an immutable object");
  journal.push_back({object, std::move(state), object->epoch});
  object->epoch = epochNow;
}

Heap::Mark Heap::mark() {
  ++epochNow;
  return {journal.size(), objects.size()};
}

void Heap::undo(size_t journalSize, std::vector<Saved> *keep) {
  for (size_t i = journal.size(); i-- > journalSize;)
    journal[i].object->swapState(*journal[i].state);
  if (keep) {
    keep->assign(std::make_move_iterator(journal.begin() + journalSize), std::make_move_iterator(journal.end()));
  }
  journal.resize(journalSize);
  ++epochNow;
}

void Heap::rollBack(const Mark &mark) {
  undone.push_back({{}, mark.journal});
  undo(mark.journal, &undone.back().entries);
}

void Heap::rollForward() {
  assert(!undone.empty());
  Undone back = std::move(undone.back());
  undone.pop_back();
  undo(back.journal, nullptr);
  for (Saved &entry : back.entries) {
    entry.object->swapState(*entry.state);
    journal.push_back(std::move(entry));
  }
  ++epochNow;
}

void Heap::revert(const Mark &mark) { undo(mark.journal, nullptr); }

/// True if a function's attributes were set; that its annotations were evaluated
/// when somebody asked for them is no write of the program.
static bool attributesDiffer(const Function &before, const Function &now) {
  static const Name annotations = intern("__annotations__");
  for (const auto &[name, value] : now.attributes.entries()) {
    if (name == annotations)
      continue;
    auto same = [&, name = name, value = value](const auto &entry) {
      return entry.first == name && entry.second.identical(value);
    };
    const auto &old = before.attributes.entries();
    if (std::none_of(old.begin(), old.end(), same))
      return true;
  }
  return false;
}

/// What a program can write to; the models' own state (caches, modules that
/// fill as they are asked) doesn't count.
static bool isProgramState(const Obj &object) {
  switch (object.kind) {
  case ObjKind::List:
  case ObjKind::Dict:
  case ObjKind::Set:
  case ObjKind::Cell:
  case ObjKind::Instance:
    return true;
  case ObjKind::Function: {
    const Module *module = static_cast<const Function &>(object).module;
    return !module || !module->internal;
  }
  case ObjKind::Module:
    return !static_cast<const Module &>(object).internal;
  case ObjKind::Class:
    return static_cast<const Class &>(object).item != nullptr;
  default:
    return false;
  }
}

bool Heap::wroteOlderThan(const Mark &mark) const {
  uint64_t firstNew = mark.objects < objects.size() ? objects[mark.objects]->serial : nextSerial;
  for (size_t i = mark.journal; i < journal.size(); ++i)
    if (journal[i].object->serial < firstNew && isProgramState(*journal[i].object)) {
      auto *function =
          journal[i].object->kind == ObjKind::Function ? static_cast<Function *>(journal[i].object) : nullptr;
      if (!function || attributesDiffer(static_cast<const Function &>(*journal[i].state), *function))
        return true;
    }
  return false;
}

} // namespace pallasd::python
