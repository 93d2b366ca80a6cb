//===- parser.h - From text to the typed tree -------------------*- C++ -*-===//
//
// A file is split into top-level items (splitter.h), each item is parsed for
// itself (item_parser.h), its names are resolved (scopes.h) and what only
// CPython's compiler refuses is checked (checker.h). An edit splits again, which
// is a scan for quotes and brackets, and parses the items whose text is new.
//
// Broken text: an item that cannot be parsed or is refused is `broken`. When a
// quote or a bracket is open, the items behind it are found where they were in
// the version before, or where Tree-sitter sees them (recovery.h), so that a
// swallowed tail loses nothing; `lastGood` finds what an item was before it broke.
//
// Why Tree-sitter isn't the parser: its Python grammar accepts much that Python
// refuses and misses structure in places, and parsing alone takes it longer
// than all of this; only in broken text does it see more.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "analysis/syntax/ast.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pallasd::syntax {

/// 0-based lines, 0-based UTF-8 columns, end exclusive. In a file: absolute lines.
struct SyntaxError {
  int32_t line = 0, column = 0, endLine = 0, endColumn = 0;
  std::string message;
  bool operator==(const SyntaxError &) const = default;
};

struct ParseOptions {
  bool resolve = true; ///< false leaves bindings and scopes empty and private names unmangled
  bool check = true;
};

class RecoveryTree;

/// One file in its versions. Not thread-safe; the modules that it hands out are
/// immutable and may be used from any thread.
class SourceFile {
public:
  /// `text` is UTF-8 without a byte order mark.
  SourceFile(std::string path, std::string text, ParseOptions options = {});
  ~SourceFile();
  SourceFile(SourceFile &&) noexcept;
  SourceFile &operator=(SourceFile &&) noexcept;

  /// Replaces bytes [begin, end) of the text.
  void applyEdit(size_t begin, size_t end, std::string_view replacement);
  /// Replaces the whole text; what is equal at its start and end counts as untouched.
  void setText(std::string text);

  const std::string &text() const { return source; }
  std::shared_ptr<const Module> module() const { return current; }
  /// In the order of the text; as for the text read anew, whatever it was before.
  const std::vector<SyntaxError> &errors() const { return currentErrors; }
  bool broken() const { return !currentErrors.empty(); }

  /// What `item` was when it was last good: itself unless it is broken, else
  /// the item that it replaced, matched by name or by its place; may be null.
  ItemPtr lastGood(const ItemPtr &item) const;
  /// The last good item that defined `name`, if the file still means to have it.
  ItemPtr lastGood(Name name) const;
  /// The module with every broken item replaced by its last good version, or left out if there is none.
  std::shared_ptr<const Module> lastGoodModule() const;

private:
  struct Version;
  std::string path, source;
  ParseOptions options;
  std::unique_ptr<Version> version;
  std::shared_ptr<const Module> current;
  std::vector<SyntaxError> currentErrors;
  std::map<Name, ItemPtr> goodByName;
  std::map<int32_t, ItemPtr> goodById;    ///< of broken items
  std::map<int32_t, ItemPtr> refusedById; ///< of items that are refused for what stands before them

  std::unique_ptr<RecoveryTree> recovery;

  void update(size_t editBegin, size_t editEnd, int64_t delta);
  void recover(Version &plain, const std::vector<uint32_t> &untouched);
  void collectErrors(const Version &plain);
  void publish();
  ItemPtr refusedInPlace(const ItemPtr &item, std::map<int32_t, ItemPtr> &refused) const;
  void rememberGood(const Module &next);
  std::map<int32_t, ItemPtr> matchBroken(const Module &next) const;
};

struct ParsedModule {
  std::shared_ptr<const Module> module;
  std::vector<SyntaxError> errors;
};
/// A text that will not be edited.
ParsedModule parseModule(std::string path, std::string_view text, ParseOptions options = {});

struct ParsedExpression {
  Expr *expr = nullptr; ///< null if refused
  std::shared_ptr<Arena> arena;
  std::optional<SyntaxError> error;
};
/// One expression whose free names are globals (`--entry`, directives).
ParsedExpression parseExpression(std::string_view text);

} // namespace pallasd::syntax
