//===- parser.cpp - Files, their items and edits ----------------*- C++ -*-===//
//
// A Version is the chunks of one text with their parsed groups. The next version
// takes over every group whose text it has too, in order; only the rest is parsed.
//
// Of broken text there are two: the items are those of the split that keeps most of
// what was there before the edit, while the errors are those of a split that
// depends on the text alone, so that an editor shows what the command line does.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/parser.h"

#include "analysis/syntax/checker.h"
#include "analysis/syntax/item_parser.h"
#include "analysis/syntax/recovery.h"
#include "analysis/syntax/scopes.h"
#include "analysis/syntax/splitter.h"
#include "support/hash.h"
#include "support/text.h"

#include <algorithm>
#include <atomic>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace pallasd::syntax {

/// What one chunk's text parses to. Lines of errors count from the chunk's first line.
struct ItemGroup {
  std::vector<ItemPtr> items;
  std::vector<SyntaxError> errors;
  std::vector<Name> moduleNames, moduleMentions;
  std::vector<ModuleGlobal> moduleGlobals;
  bool broken() const { return !errors.empty(); }
};
using GroupPtr = std::shared_ptr<const ItemGroup>;

namespace {

std::atomic<int32_t> nextItemId{0};

SyntaxError errorAt(const Range &range, std::string message) {
  return {range.line, range.column, range.endLine, range.endColumn, std::move(message)};
}

Name nameOf(const Stmt &stmt) {
  if (const auto *function = dynCast<FunctionDef>(&stmt))
    return function->name;
  if (const auto *cls = dynCast<ClassDef>(&stmt))
    return cls->name;
  return nullptr;
}

std::shared_ptr<Item> makeItem(std::string_view text, size_t ordinal) {
  auto item = std::make_shared<Item>();
  item->id = nextItemId.fetch_add(1);
  item->hash = hashBytes(text);
  if (ordinal > 0)
    item->hash = hashCombine(item->hash, ordinal);
  item->headHash = item->hash;
  return item;
}

GroupPtr brokenGroup(std::string_view text, std::vector<SyntaxError> errors) {
  auto group = std::make_shared<ItemGroup>();
  auto item = makeItem(text, 0);
  item->broken = true;
  item->name = definedName(text);
  group->items.push_back(std::move(item));
  group->errors = std::move(errors);
  return group;
}

/// Resolves and checks the statements of a group; what is refused, in the order of the text.
std::vector<SyntaxError> refusals(const Body &body, const ParseOptions &options, ItemGroup &group) {
  std::vector<SyntaxError> errors;
  auto append = [](auto &into, auto &from) { into.insert(into.end(), from.begin(), from.end()); };
  for (Stmt *stmt : body) {
    Resolution resolution;
    if (options.resolve)
      resolution = resolveItem(*stmt);
    std::vector<ScopeError> refused = std::move(resolution.errors);
    if (options.resolve && options.check)
      for (ScopeError &error : checkItem(*stmt))
        refused.push_back(std::move(error));
    for (ScopeError &error : refused)
      errors.push_back(errorAt(error.range, std::move(error.message)));
    append(group.moduleNames, resolution.moduleNames);
    append(group.moduleMentions, resolution.moduleMentions);
    append(group.moduleGlobals, resolution.moduleGlobals);
  }
  std::stable_sort(errors.begin(), errors.end(), [](const SyntaxError &left, const SyntaxError &right) {
    return std::pair(left.line, left.column) < std::pair(right.line, right.column);
  });
  return errors;
}

GroupPtr parseChunk(std::string_view text, const ParseOptions &options) {
  auto arena = std::make_shared<Arena>();
  auto group = std::make_shared<ItemGroup>();
  if (size_t null = text.find('\0'); null != std::string_view::npos) {
    auto place = text::LineIndex(text).position(null, text::Encoding::Utf8);
    return brokenGroup(text, {{place.line, place.column, place.line, place.column + 1, "a null character"}});
  }
  Body body;
  uint32_t headEnd = 0;
  ItemParser parser(text, *arena);
  try {
    body = parser.parseStatements();
    headEnd = parser.headEnd();
  } catch (const ParseFailure &failure) {
    const ParseFailure cause = parser.cause(failure);
    return brokenGroup(text, {errorAt(cause.range, cause.message)});
  }
  if (auto errors = refusals(body, options, *group); !errors.empty())
    return brokenGroup(text, std::move(errors));
  for (size_t i = 0; i < body.size(); ++i) {
    auto item = makeItem(text, i);
    item->stmt = body[i];
    item->name = nameOf(*body[i]);
    item->arena = arena;
    if (FunctionDef::classof(body[i]->kind))
      item->headHash = hashBytes(text.substr(0, headEnd));
    group->items.push_back(std::move(item));
  }
  return group;
}

} // namespace

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

struct SourceFile::Version {
  std::vector<Chunk> chunks;
  std::vector<uint64_t> hashes;
  std::vector<GroupPtr> groups; ///< one for each chunk

  size_t goodItems() const {
    size_t count = 0;
    for (const GroupPtr &group : groups)
      count += group->broken() ? 0 : group->items.size();
    return count;
  }

  size_t brokenGroups() const {
    return static_cast<size_t>(
        std::count_if(groups.begin(), groups.end(), [](const GroupPtr &group) { return group->broken(); }));
  }

  bool anyOpen() const {
    return std::any_of(chunks.begin(), chunks.end(), [](const Chunk &chunk) { return chunk.open; });
  }

  /// The groups that `old` lacks are parsed; `fresh` says which.
  static Version make(std::string_view text, std::vector<Chunk> chunks, const Version *old, const ParseOptions &options,
                      std::vector<bool> &fresh) {
    Version made;
    made.chunks = std::move(chunks);
    made.groups.resize(made.chunks.size());
    for (const Chunk &chunk : made.chunks)
      made.hashes.push_back(hashBytes(text.substr(chunk.begin, chunk.end - chunk.begin)));
    if (old)
      made.takeOver(*old);
    fresh.assign(made.chunks.size(), false);
    for (size_t i = 0; i < made.chunks.size(); ++i) {
      if (made.groups[i])
        continue;
      fresh[i] = true;
      const Chunk &chunk = made.chunks[i];
      made.groups[i] = parseChunk(text.substr(chunk.begin, chunk.end - chunk.begin), options);
    }
    return made;
  }

  /// Equal chunks at both ends first, so that of equal statements each keeps its own item; then by order.
  void takeOver(const Version &old) {
    size_t first = 0, last = hashes.size(), oldLast = old.hashes.size();
    while (first < last && first < oldLast && hashes[first] == old.hashes[first]) {
      groups[first] = old.groups[first];
      ++first;
    }
    while (last > first && oldLast > first && hashes[last - 1] == old.hashes[oldLast - 1]) {
      --last, --oldLast;
      groups[last] = old.groups[oldLast];
    }
    std::unordered_multimap<uint64_t, GroupPtr> rest;
    for (size_t i = oldLast; i-- > first;)
      rest.emplace(old.hashes[i], old.groups[i]);
    for (size_t i = first; i < last; ++i) {
      auto found = rest.find(hashes[i]);
      if (found == rest.end())
        continue;
      groups[i] = found->second;
      rest.erase(found);
    }
  }
};

namespace {

bool hasFreshBroken(const std::vector<GroupPtr> &groups, const std::vector<bool> &fresh) {
  for (size_t i = 0; i < groups.size(); ++i)
    if (fresh[i] && groups[i]->broken())
      return true;
  return false;
}

bool startsAll(const std::vector<Chunk> &chunks, const std::vector<uint32_t> &boundaries) {
  return std::all_of(boundaries.begin(), boundaries.end(), [&](uint32_t boundary) {
    auto found = std::lower_bound(chunks.begin(), chunks.end(), boundary,
                                  [](const Chunk &chunk, uint32_t offset) { return chunk.begin < offset; });
    return found != chunks.end() && found->begin == boundary;
  });
}

} // namespace

SourceFile::SourceFile(std::string path, std::string text, ParseOptions options)
    : path(std::move(path)), source(std::move(text)), options(options), recovery(std::make_unique<RecoveryTree>()) {
  std::vector<bool> fresh;
  version = std::make_unique<Version>(Version::make(source, splitItems(source), nullptr, options, fresh));
  collectErrors(*version);
  if (version->anyOpen())
    recover(*version, {});
  publish();
}

SourceFile::~SourceFile() = default;
SourceFile::SourceFile(SourceFile &&) noexcept = default;
SourceFile &SourceFile::operator=(SourceFile &&) noexcept = default;

void SourceFile::applyEdit(size_t begin, size_t end, std::string_view replacement) {
  end = std::min(end, source.size());
  begin = std::min(begin, end);
  recovery->edit(source, begin, end, replacement);
  source.replace(begin, end - begin, replacement);
  update(begin, end, static_cast<int64_t>(replacement.size()) - static_cast<int64_t>(end - begin));
}

void SourceFile::setText(std::string text) {
  size_t limit = std::min(text.size(), source.size()), begin = 0, tail = 0;
  while (begin < limit && text[begin] == source[begin])
    ++begin;
  while (tail < limit - begin && text[text.size() - 1 - tail] == source[source.size() - 1 - tail])
    ++tail;
  applyEdit(begin, source.size() - tail, std::string_view(text).substr(begin, text.size() - tail - begin));
}

/// The plain split is right unless the edit broke something and moved starts of
/// chunks that it didn't touch: then an opened quote or bracket has swallowed
/// them, and other splits are tried, first the one that keeps them.
void SourceFile::update(size_t editBegin, size_t editEnd, int64_t delta) {
  std::vector<bool> fresh;
  Version next = Version::make(source, splitItems(source), version.get(), options, fresh);
  collectErrors(next);
  if (hasFreshBroken(next.groups, fresh)) {
    std::vector<uint32_t> untouched;
    for (const Chunk &chunk : version->chunks) {
      if (chunk.begin < editBegin)
        untouched.push_back(chunk.begin);
      else if (chunk.begin >= editEnd && chunk.begin > editBegin)
        untouched.push_back(static_cast<uint32_t>(chunk.begin + delta));
    }
    if (next.anyOpen() || !startsAll(next.chunks, untouched))
      recover(next, untouched);
  }
  *version = std::move(next);
  if (!version->anyOpen())
    recovery->reset();
  publish();
}

/// Replaces `plain` by the split in which most items survive; of equal ones the
/// first. The first is the untouched starts: if those leave one more broken group
/// at most, no other split can be better, and Tree-sitter isn't asked.
void SourceFile::recover(Version &plain, const std::vector<uint32_t> &untouched) {
  std::vector<bool> fresh;
  auto splitAt = [&](const std::vector<uint32_t> &boundaries) {
    return Version::make(source, splitItems(source, boundaries), version.get(), options, fresh);
  };
  if (!untouched.empty()) {
    Version kept = splitAt(untouched);
    bool enough = kept.brokenGroups() <= version->brokenGroups() + 1;
    if (kept.goodItems() > plain.goodItems())
      plain = std::move(kept);
    if (enough)
      return;
  }
  for (const auto &boundaries : {recovery->itemStarts(source), likelyItemStarts(source)}) {
    Version other = splitAt(boundaries);
    if (other.goodItems() > plain.goodItems())
      plain = std::move(other);
  }
}

//===----------------------------------------------------------------------===//
// Modules and last good items
//===----------------------------------------------------------------------===//

namespace {

/// Refusals that depend on the items before: one for each group that has one.
class ContextChecker {
public:
  std::optional<SyntaxError> check(const ItemGroup &group) {
    std::optional<SyntaxError> refused;
    for (const ItemPtr &item : group.items)
      if (auto error = checkFuture(*item); error && !refused)
        refused = std::move(error);
    for (const ModuleGlobal &global : group.moduleGlobals)
      if (mentioned.count(global.name) && !refused)
        refused = errorAt(global.range, "'" + *global.name + "' is used before it is declared global");
    mentioned.insert(group.moduleMentions.begin(), group.moduleMentions.end());
    return refused;
  }

private:
  enum { Start, Imports, Body, Unclear } state = Start;
  std::unordered_set<Name> mentioned;

  std::optional<SyntaxError> checkFuture(const Item &item) {
    if (!item.stmt) {
      state = Unclear;
    } else if (isFutureImport(*item.stmt)) {
      if (state == Body)
        return errorAt(item.stmt->range, "future imports must stand at the beginning of the file");
      state = state == Start ? Imports : state;
    } else if (state != Unclear) {
      state = state == Start && isDocstring(*item.stmt) ? Imports : Body;
    }
    return std::nullopt;
  }
};

} // namespace

/// The errors of `plain`, the split without any boundaries, or of the one at likely starts of items if something is
/// left open that swallows more of those.
void SourceFile::collectErrors(const Version &plain) {
  Version likely;
  if (plain.anyOpen()) {
    std::vector<bool> fresh;
    likely = Version::make(source, splitItems(source, likelyItemStarts(source)), version.get(), options, fresh);
  }
  const Version &told = likely.goodItems() > plain.goodItems() ? likely : plain;
  currentErrors.clear();
  ContextChecker context;
  for (size_t i = 0; i < told.chunks.size(); ++i) {
    std::vector<SyntaxError> errors = told.groups[i]->errors;
    if (auto misplaced = options.check ? context.check(*told.groups[i]) : std::nullopt)
      errors.push_back(std::move(*misplaced));
    const int32_t line = told.chunks[i].line;
    for (SyntaxError &error : errors)
      currentErrors.push_back(
          {error.line + line, error.column, error.endLine + line, error.endColumn, std::move(error.message)});
  }
}

/// A good item in a place where it is refused; the same object as long as it stays there.
ItemPtr SourceFile::refusedInPlace(const ItemPtr &item, std::map<int32_t, ItemPtr> &refused) const {
  auto known = refusedById.find(item->id);
  ItemPtr copy = known == refusedById.end() ? nullptr : known->second;
  if (!copy) {
    auto made = std::make_shared<Item>(*item);
    made->id = nextItemId.fetch_add(1);
    made->stmt = nullptr;
    made->broken = true;
    copy = std::move(made);
  }
  refused.emplace(item->id, copy);
  return copy;
}

void SourceFile::publish() {
  auto module = std::make_shared<Module>();
  module->path = path;
  std::unordered_set<Name> seen;
  std::map<int32_t, ItemPtr> refused;
  ContextChecker context;
  for (size_t i = 0; i < version->chunks.size(); ++i) {
    const ItemGroup &group = *version->groups[i];
    const int32_t line = version->chunks[i].line;
    std::optional<SyntaxError> misplaced = options.check ? context.check(group) : std::nullopt;
    for (const ItemPtr &item : group.items)
      module->items.push_back({misplaced ? refusedInPlace(item, refused) : item, line});
    for (Name name : group.moduleNames)
      if (seen.insert(name).second)
        module->scope.locals.push_back(name);
  }
  refusedById = std::move(refused);
  module->scope.isCell.assign(module->scope.locals.size(), 0);
  rememberGood(*module);
  current = std::move(module);
}

void SourceFile::rememberGood(const Module &next) {
  std::map<Name, ItemPtr> byName;
  bool anyBroken = false;
  for (const PlacedItem &placed : next.items) {
    anyBroken = anyBroken || placed.item->broken;
    if (placed.item->name && !placed.item->broken)
      byName[placed.item->name] = placed.item;
  }
  std::map<int32_t, ItemPtr> byId;
  if (anyBroken) {
    // A name that is gone may only be swallowed by what is broken.
    byName.insert(goodByName.begin(), goodByName.end());
    byId = matchBroken(next);
  }
  goodByName = std::move(byName);
  goodById = std::move(byId);
}

/// For every broken item what it was: by name, else what stood behind the same predecessor.
std::map<int32_t, ItemPtr> SourceFile::matchBroken(const Module &next) const {
  std::map<int32_t, ItemPtr> matches;
  std::unordered_map<const Item *, size_t> oldPlace, newPlace;
  static const std::vector<PlacedItem> none;
  const std::vector<PlacedItem> &before = current ? current->items : none;
  for (size_t i = 0; i < before.size(); ++i)
    oldPlace.emplace(before[i].item.get(), i);
  for (size_t i = 0; i < next.items.size(); ++i)
    newPlace.emplace(next.items[i].item.get(), i);
  size_t behind = 0; // the old place behind what was matched last
  for (const PlacedItem &placed : next.items) {
    if (auto same = oldPlace.find(placed.item.get()); same != oldPlace.end()) {
      behind = same->second + 1;
      if (auto known = goodById.find(placed.item->id); known != goodById.end())
        matches.insert(*known);
      continue;
    }
    bool replaces = behind < before.size() && !newPlace.count(before[behind].item.get());
    ItemPtr replaced = replaces ? before[behind++].item : nullptr;
    if (!placed.item->broken)
      continue;
    ItemPtr good = placed.item->name ? lastGood(placed.item->name) : nullptr;
    if (!good && replaced && (!placed.item->name || !replaced->name))
      good = lastGood(replaced);
    if (good)
      matches.emplace(placed.item->id, std::move(good));
  }
  return matches;
}

ItemPtr SourceFile::lastGood(const ItemPtr &item) const {
  if (!item->broken)
    return item;
  auto found = goodById.find(item->id);
  return found == goodById.end() ? nullptr : found->second;
}

ItemPtr SourceFile::lastGood(Name name) const {
  auto found = goodByName.find(name);
  return found == goodByName.end() ? nullptr : found->second;
}

std::shared_ptr<const Module> SourceFile::lastGoodModule() const {
  if (!broken())
    return current;
  auto module = std::make_shared<Module>(*current);
  module->items.clear();
  for (const PlacedItem &placed : current->items)
    if (ItemPtr good = lastGood(placed.item))
      module->items.push_back({std::move(good), placed.firstLine});
  return module;
}

//===----------------------------------------------------------------------===//
// Without versions
//===----------------------------------------------------------------------===//

ParsedModule parseModule(std::string path, std::string_view text, ParseOptions options) {
  SourceFile file(std::move(path), std::string(text), options);
  return {file.module(), file.errors()};
}

ParsedExpression parseExpression(std::string_view text) {
  ParsedExpression result;
  result.arena = std::make_shared<Arena>();
  try {
    Expr *expr = ItemParser(text, *result.arena).parseWholeExpression();
    Resolution resolution = resolveExpression(*expr);
    if (resolution.errors.empty())
      result.expr = expr;
    else
      result.error = errorAt(resolution.errors.front().range, resolution.errors.front().message);
  } catch (const ParseFailure &failure) {
    result.error = errorAt(failure.range, failure.message);
  }
  return result;
}

} // namespace pallasd::syntax
