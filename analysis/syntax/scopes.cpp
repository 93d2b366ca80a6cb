//===- scopes.cpp - Blocks, symbols and their resolution --------*- C++ -*-===//
//
// The walk (scope_walk.cpp) makes one Block for each scope, with the names that
// it binds, declares and uses and the Bindings that wait for an answer.
// Resolution then gives slots to what a block binds, looks the rest up through
// the enclosing blocks (classes are transparent, except for their `__class__`
// cell) and threads captures through every block in between.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/scopes.h"

#include "analysis/syntax/scope_blocks.h"

namespace pallasd::syntax {

Name mangle(Name cls, Name name) {
  if (!cls || !name->starts_with("__") || name->ends_with("__") || name->find('.') != std::string::npos)
    return name;
  size_t first = cls->find_first_not_of('_');
  return first == std::string::npos ? name : intern("_" + cls->substr(first) + *name);
}

Symbol &Block::symbol(Name name) {
  auto [found, added] = index.try_emplace(name, symbols.size());
  if (added)
    symbols.emplace_back().name = name;
  return symbols[found->second];
}

const Symbol *Block::find(Name name) const {
  auto found = index.find(name);
  return found == index.end() ? nullptr : &symbols[found->second];
}

namespace {

class Resolver {
public:
  Resolver(std::deque<Block> &blocks, std::vector<ScopeError> &errors) : blocks(blocks), errors(errors) {}

  void run() {
    for (Block &block : blocks)
      giveSlots(block);
    for (Block &block : blocks)
      resolveSymbols(block);
    for (Block &block : blocks)
      answer(block);
  }

private:
  std::deque<Block> &blocks;
  std::vector<ScopeError> &errors;
  const Name classCell = intern("__class__");

  static bool isOwn(const Symbol &symbol) { return symbol.bound && !symbol.declaredGlobal && !symbol.declaredNonlocal; }

  static int32_t addLocal(Block &block, Name name) {
    block.scope->locals.push_back(name);
    block.scope->isCell.push_back(0);
    return static_cast<int32_t>(block.scope->locals.size() - 1);
  }

  static void giveSlots(Block &block) {
    if (!block.isFunctionLike())
      return;
    for (Symbol &symbol : block.symbols)
      if (isOwn(symbol))
        symbol.slot = addLocal(block, symbol.name);
  }

  /// The block whose cell or local an inner use of `name` means; null: global.
  Block *definer(Block &from, Name name) {
    for (Block *block = from.parent; block; block = block->parent) {
      if (block->kind == Block::Class && name == classCell)
        return block;
      if (!block->isFunctionLike())
        continue;
      const Symbol *symbol = block->find(name);
      if (!symbol)
        continue;
      if (symbol->declaredGlobal)
        return nullptr;
      if (isOwn(*symbol))
        return block;
    }
    return nullptr;
  }

  int32_t cellOf(Block &owner, Name name) {
    if (owner.kind == Block::Class) {
      owner.scope->usesClassCell = true;
      if (owner.classCellSlot < 0)
        owner.classCellSlot = addLocal(owner, name);
      owner.scope->isCell[owner.classCellSlot] = 1;
      return owner.classCellSlot;
    }
    int32_t slot = owner.find(name)->slot;
    owner.scope->isCell[slot] = 1;
    return slot;
  }

  /// Index in `block`'s closure of what `owner` defines.
  int32_t capture(Block &block, Name name, Block &owner) {
    auto [found, added] = block.captureIndex.try_emplace(name, 0);
    if (!added)
      return found->second;
    bool direct = block.parent == &owner;
    int32_t slot = direct ? cellOf(owner, name) : capture(*block.parent, name, owner);
    block.scope->captures.push_back({name, direct, slot});
    int32_t index = static_cast<int32_t>(block.scope->captures.size() - 1);
    block.captureIndex[name] = index;
    return index;
  }

  void resolveSymbols(Block &block) {
    for (Symbol &symbol : block.symbols) {
      if (block.kind == Block::Module || symbol.declaredGlobal) {
        symbol.kind = Binding::Global;
        continue;
      }
      if (isOwn(symbol)) {
        symbol.kind = block.kind == Block::Class ? Binding::ClassLocal : Binding::Local;
        continue;
      }
      Block *owner = definer(block, symbol.name);
      if (symbol.declaredNonlocal && !owner)
        errors.push_back({symbol.declaration, "no enclosing function binds '" + *symbol.name + "'"});
      if (!owner) {
        symbol.kind = block.kind == Block::Class ? Binding::ClassLocal : Binding::Global;
        continue;
      }
      symbol.slot = capture(block, symbol.name, *owner);
      bool namespaceFirst = block.kind == Block::Class && !symbol.declaredNonlocal;
      symbol.kind = namespaceFirst ? Binding::ClassLocal : Binding::Free;
      if (owner->kind == Block::Class)
        block.scope->usesClassCell = true;
    }
  }

  static void answer(Block &block) {
    for (auto &[binding, name] : block.waiting) {
      const Symbol &symbol = *block.find(name);
      bool isCell = symbol.kind == Binding::Local && block.scope->isCell[symbol.slot];
      *binding = {isCell ? Binding::Cell : symbol.kind, symbol.slot};
    }
  }
};

Resolution resolve(ScopeWalk &walk) {
  Resolver(walk.blocks, walk.errors).run();
  Resolution result;
  for (const Symbol &symbol : walk.blocks.front().symbols) {
    if (symbol.bound)
      result.moduleNames.push_back(symbol.name);
    if (symbol.bound || symbol.used)
      result.moduleMentions.push_back(symbol.name);
    if (symbol.declaredGlobal)
      result.moduleGlobals.push_back({symbol.name, symbol.declaration});
  }
  result.errors = std::move(walk.errors);
  return result;
}

} // namespace

Resolution resolveItem(Stmt &stmt) {
  ScopeWalk walk;
  walkScopes(stmt, walk);
  return resolve(walk);
}

Resolution resolveExpression(Expr &expr) {
  ScopeWalk walk;
  walkScopes(expr, walk);
  return resolve(walk);
}

} // namespace pallasd::syntax
