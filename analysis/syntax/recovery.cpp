//===- recovery.cpp - Items in text that isn't Python -----------*- C++ -*-===//
//
// See recovery.h.
//
//===----------------------------------------------------------------------===//
#include "analysis/syntax/recovery.h"

#include <tree_sitter/api.h>

#include <algorithm>
#include <cstring>

extern "C" const TSLanguage *tree_sitter_python(void);

namespace pallasd::syntax {

struct RecoveryTree::State {
  std::unique_ptr<TSParser, decltype(&ts_parser_delete)> parser{ts_parser_new(), ts_parser_delete};
  std::unique_ptr<TSTree, decltype(&ts_tree_delete)> tree{nullptr, ts_tree_delete};

  State() { ts_parser_set_language(parser.get(), tree_sitter_python()); }
};

namespace {

TSPoint advance(TSPoint from, std::string_view passed) {
  auto lines = static_cast<uint32_t>(std::count(passed.begin(), passed.end(), '\n'));
  if (lines == 0)
    return {from.row, from.column + static_cast<uint32_t>(passed.size())};
  return {from.row + lines, static_cast<uint32_t>(passed.size() - passed.rfind('\n') - 1)};
}

/// Starts of statements among the children of the module or of an error in it.
void collectStarts(TSNode parent, std::string_view text, std::vector<uint32_t> &starts) {
  for (uint32_t i = 0, count = ts_node_child_count(parent); i < count; ++i) {
    TSNode child = ts_node_child(parent, i);
    uint32_t begin = ts_node_start_byte(child);
    bool atLineStart = begin == 0 || text[begin - 1] == '\n' || text[begin - 1] == '\r';
    if (atLineStart && begin < text.size() && std::strcmp(ts_node_type(child), "comment") != 0)
      starts.push_back(begin);
    if (ts_node_is_error(child))
      collectStarts(child, text, starts);
  }
}

} // namespace

RecoveryTree::RecoveryTree() = default;
RecoveryTree::~RecoveryTree() = default;

void RecoveryTree::edit(std::string_view before, size_t begin, size_t end, std::string_view replacement) {
  if (!state)
    return;
  TSPoint start = advance({0, 0}, before.substr(0, begin));
  TSInputEdit change{};
  change.start_byte = static_cast<uint32_t>(begin);
  change.old_end_byte = static_cast<uint32_t>(end);
  change.new_end_byte = static_cast<uint32_t>(begin + replacement.size());
  change.start_point = start;
  change.old_end_point = advance(start, before.substr(begin, end - begin));
  change.new_end_point = advance(start, replacement);
  ts_tree_edit(state->tree.get(), &change);
}

void RecoveryTree::reset() { state.reset(); }

std::vector<uint32_t> RecoveryTree::itemStarts(std::string_view text) {
  if (!state)
    state = std::make_unique<State>();
  state->tree.reset(
      ts_parser_parse_string(state->parser.get(), state->tree.get(), text.data(), static_cast<uint32_t>(text.size())));
  std::vector<uint32_t> starts;
  collectStarts(ts_tree_root_node(state->tree.get()), text, starts);
  std::sort(starts.begin(), starts.end());
  starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
  return starts;
}

} // namespace pallasd::syntax
