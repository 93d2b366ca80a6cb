//===- incremental_test.cpp - Edited is as if read anew ---------*- C++ -*-===//
//
// One Analyzer is fed a long series of random edits of a file, another reads
// each text for the first time: findings, kernels, their jaxprs and reasons have
// to be the same. Nor may it tell which files the Analyzer has read before.
// Files: examples/, and those below PALLASD_EDITED_FILES.
//
//===----------------------------------------------------------------------===//
#include "analysis/jax/jaxpr_text.h"
#include "analysis/query/analysis.h"
#include "lowering/legal/legal.h"
#include "support/numbers.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

using namespace pallasd;

namespace {

using Random = std::mt19937;

size_t below(Random &random, size_t count) { return count ? random() % count : 0; }

std::vector<std::string> linesOf(const std::string &text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);)
    lines.push_back(line);
  return lines;
}

std::string joined(const std::vector<std::string> &lines) {
  std::string text;
  for (const std::string &line : lines)
    text += line + "\n";
  return text;
}

/// Another number in place of one of the text.
std::string otherNumber(std::string text, Random &random) {
  std::vector<size_t> places;
  for (size_t i = 0; i < text.size(); ++i)
    if (std::isdigit(static_cast<unsigned char>(text[i])) &&
        (i == 0 || !(std::isalnum(static_cast<unsigned char>(text[i - 1])) || text[i - 1] == '.')))
      places.push_back(i);
  if (places.empty())
    return text;
  size_t begin = places[below(random, places.size())], end = begin;
  while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])))
    ++end;
  static const char *const numbers[] = {"0", "1", "2", "4", "8", "16", "100", "128", "256"};
  return text.replace(begin, end - begin, numbers[below(random, std::size(numbers))]);
}

std::string otherWord(std::string text, Random &random) {
  static const std::pair<const char *, const char *> words[] = {
      {"jnp.exp", "jnp.cumsum"}, {"float32", "int8"}, {" + ", " * "},   {"def ", "async def "}, {"return", "pass  #"},
      {"(8, ", "(1, "},          {"i, 0", "0, i"},    {"[...]", "[0]"}, {"_ref", "_other"},     {"out_shape=", "name="},
  };
  const auto &[from, to] = words[below(random, std::size(words))];
  size_t at = text.find(from, below(random, text.size()));
  return at == std::string::npos ? text : text.replace(at, std::string_view(from).size(), to);
}

std::string edited(const std::string &text, const std::string &original, Random &random) {
  std::vector<std::string> lines = linesOf(text);
  if (lines.size() < 4)
    return original;
  size_t line = below(random, lines.size()), other = below(random, lines.size());
  switch (below(random, 9)) {
  case 0:
    lines.erase(lines.begin() + ptrdiff_t(line));
    return joined(lines);
  case 1:
    lines.insert(lines.begin() + ptrdiff_t(other), lines[line]);
    return joined(lines);
  case 2:
    lines.insert(lines.begin() + ptrdiff_t(line), below(random, 2) ? "" : "# pallasd: ignore-file[none]");
    return joined(lines);
  case 3:
  case 4:
    return otherWord(text, random);
  case 5:
    return original;
  default:
    return otherNumber(text, random);
  }
}

std::string describe(const query::Location &at) {
  return at.path + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + "-" + std::to_string(at.endLine) +
         ":" + std::to_string(at.endColumn);
}

/// With the place of each equation of the body.
std::string jaxprsOf(const kernel::KernelInstance &instance, const query::Analyzer &analyzer) {
  if (!instance.body)
    return "\nno body";
  std::string text = "\n" + jax::canonicalText(*instance.body);
  for (const kernel::BlockMapping &block : instance.blocks)
    text += block.indexMap ? "\n" + jax::canonicalText(*block.indexMap) : "";
  for (const jax::Eqn &eqn : instance.body->eqns)
    if (auto place = eqn.source ? analyzer.locate(*eqn.source) : std::nullopt)
      text += "\n" + describe(*place);
  return text;
}

/// Everything that a client could see of an analysis.
std::vector<std::string> visible(const query::Analyzer &analyzer, const query::FileAnalysis &analysis) {
  std::vector<std::string> all;
  for (const query::Diagnostic &d : analysis.diagnostics) {
    std::string text = "finding " + d.rule + " " + std::string(query::name(d.severity)) + " " + d.message + "|" +
                       d.why + "|" + describe(d.where) + "|" + d.jaxException + "|" + d.instance;
    for (const query::Related &related : d.related)
      text += "|" + describe(related.where) + related.message;
    for (const query::Fix &fix : d.fixes)
      for (const query::TextEdit &edit : fix.edits)
        text += "|" + describe(edit.where) + edit.newText;
    all.push_back(text);
  }
  for (const query::KernelReport &k : analysis.kernels) {
    std::string text = "kernel " + k.name + " " + std::string(query::name(k.status)) + " " + describe(k.definition) +
                       "|" + describe(k.call) + "|" + k.shapes + (k.reachesTpu ? "|tpu" : "|");
    for (const std::string &reason : k.reasons)
      text += "|" + reason;
    if (k.error)
      text += "|" + k.error->errorClass + (k.error->innermost ? describe(*k.error->innermost) : "");
    all.push_back(text + (k.instance ? jaxprsOf(*k.instance, analyzer) : ""));
  }
  for (const query::Gap &gap : analysis.gaps)
    all.push_back("gap " + gap.what + "|" + gap.kind + "|" + std::to_string(gap.where.line));
  return all;
}

bool isBroken(const query::FileAnalysis &analysis) {
  return std::any_of(analysis.diagnostics.begin(), analysis.diagnostics.end(),
                     [](const query::Diagnostic &d) { return d.rule == "syntax-error"; });
}

std::vector<std::filesystem::path> editedFiles() {
  std::vector<std::filesystem::path> files;
  auto add = [&](const std::filesystem::path &folder) {
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder))
      if (entry.path().extension() == ".py")
        files.push_back(entry.path());
  };
  add("examples");
  if (const char *more = std::getenv("PALLASD_EDITED_FILES"))
    add(more);
  std::sort(files.begin(), files.end());
  return files;
}

std::shared_ptr<const kernel::Legality> legality() { return std::make_shared<lowering::TableLegality>(); }

} // namespace

TEST_CASE("After any series of edits all is as for the text read anew", "[incremental]") {
  const char *count = std::getenv("PALLASD_EDITS");
  int edits = count ? parseNumber(count).value_or(0) : 30;
  for (const auto &file : editedFiles()) {
    std::ifstream stream(file);
    std::string original{std::istreambuf_iterator<char>(stream), {}}, text = original;
    std::string path = std::filesystem::absolute(file).string();
    query::Analyzer kept({}, legality());
    kept.setText(path, text, 0);
    kept.analyze(path);
    Random random(uint32_t(std::hash<std::string>{}(file.filename().string())));
    for (int edit = 1; edit <= edits; ++edit) {
      std::string before = text;
      text = edited(text, original, random);
      if (edit % 16 == 0)
        kept.close(path);
      kept.setText(path, text, edit);
      query::Analyzer fresh({}, legality());
      fresh.setText(path, text, 0);
      query::FileAnalysis ofKept = kept.analyze(path), ofFresh = fresh.analyze(path);
      if (isBroken(ofFresh)) // the kept one shows its last good results, policies.md F
        continue;
      std::vector<std::string> now = visible(kept, ofKept), wanted = visible(fresh, ofFresh);
      if (now != wanted) {
        auto [a, b] = std::mismatch(now.begin(), now.end(), wanted.begin(), wanted.end());
        UNSCOPED_INFO(file << ", edit " << edit << "\nbefore:\n" << before << "\nafter:\n" << text);
        UNSCOPED_INFO("kept:  " << (a == now.end() ? "nothing" : *a));
        UNSCOPED_INFO("fresh: " << (b == wanted.end() ? "nothing" : *b));
      }
      REQUIRE(now == wanted);
    }
  }
}

TEST_CASE("What an Analyzer has read before makes no difference", "[incremental]") {
  query::Analyzer used({}, legality());
  used.prepare();
  std::vector<std::filesystem::path> files = editedFiles(), back(files.rbegin(), files.rend());
  files.insert(files.end(), back.begin(), back.end());
  for (const auto &file : files) {
    std::string path = std::filesystem::absolute(file).string();
    query::Analyzer fresh({}, legality());
    query::FileAnalysis ofUsed = used.analyze(path), ofFresh = fresh.analyze(path);
    INFO(file);
    CHECK(visible(used, ofUsed) == visible(fresh, ofFresh));
    used.close(path);
  }
}
