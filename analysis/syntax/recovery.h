//===- recovery.h - Items in text that isn't Python -------------*- C++ -*-===//
//
// While a quote or a bracket is open, no scan can tell where the next statement
// begins. Tree-sitter's error recovery can, most of the time: with one bracket
// deleted from files of the standard library it kept 99.5 % of the other items,
// a scan for definitions at the start of a line 96 %. Its tree is made only when
// a text is broken, and is then kept and edited, so that typing in broken text
// costs one incremental parse a keystroke.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace pallasd::syntax {

class RecoveryTree {
public:
  RecoveryTree();
  ~RecoveryTree();

  /// Tells the tree of an edit that has been made: `before` is the text as it was,
  /// bytes [begin, end) of it have become `replacement`.
  void edit(std::string_view before, size_t begin, size_t end, std::string_view replacement);
  /// Forgets the tree: the text is whole again.
  void reset();
  /// Ascending offsets of the line starts at which Tree-sitter sees top-level statements.
  std::vector<uint32_t> itemStarts(std::string_view text);

private:
  struct State;
  std::unique_ptr<State> state; ///< null until there is broken text
};

} // namespace pallasd::syntax
