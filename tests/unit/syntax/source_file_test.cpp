//===- source_file_test.cpp - Edits and broken text -------------*- C++ -*-===//
#include "analysis/syntax/parser.h"
#include "analysis/syntax/positions.h"

#include <fmt/format.h>

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <set>

using namespace pallasd::syntax;

namespace {

const std::string kernels = R"py("""Kernels of a file."""
import jax
from jax.experimental import pallas as pl

BLOCK = 128


def add(x_ref, y_ref, o_ref):
    """Adds two blocks."""
    o_ref[...] = x_ref[...] + y_ref[...]


@jax.jit
def scale(
    x,  # an array
    factor=2.0,
):
    '''Multiplies; the docstring's quotes are single.'''
    return x * factor


class Tiles:
    """Sizes of tiles."""

    rows = 8

    def columns(self):
        text = f"{self.rows!r:>{BLOCK}} {{}}"
        return {"a": [1, (2, 3)], 'b': text}


if BLOCK > 64:
    wide = True
else:
    wide = False

out = pl.pallas_call(
    add,
    grid=(4, 4),
)(jax.numpy.ones((8, 128)), 1)
last = out
)py";

std::vector<std::string> shown(const std::vector<SyntaxError> &errors) {
  std::vector<std::string> all;
  all.reserve(errors.size());
  for (const SyntaxError &error : errors)
    all.push_back(
        fmt::format("{}:{}-{}:{} {}", error.line, error.column, error.endLine, error.endColumn, error.message));
  return all;
}

/// What two versions of a file must have in common: everything but the identity of items.
std::vector<std::tuple<uint64_t, int32_t, bool, std::string>> shape(const SourceFile &file) {
  std::vector<std::tuple<uint64_t, int32_t, bool, std::string>> result;
  for (const PlacedItem &placed : file.module()->items)
    result.emplace_back(placed.item->hash, placed.firstLine, placed.item->broken,
                        placed.item->name ? *placed.item->name : "");
  return result;
}

std::set<const Item *> itemsOf(const Module &module) {
  std::set<const Item *> items;
  for (const PlacedItem &placed : module.items)
    items.insert(placed.item.get());
  return items;
}

size_t kept(const std::set<const Item *> &before, const Module &after) {
  size_t count = 0;
  for (const PlacedItem &placed : after.items)
    count += before.count(placed.item.get());
  return count;
}

size_t goodItems(const Module &module) {
  size_t count = 0;
  for (const PlacedItem &placed : module.items)
    count += placed.item->broken ? 0 : 1;
  return count;
}

void replace(SourceFile &file, std::string_view from, std::string_view to) {
  size_t at = file.text().find(from);
  REQUIRE(at != std::string::npos);
  file.applyEdit(at, at + from.size(), to);
}

ItemPtr named(const SourceFile &file, std::string_view name) {
  for (const PlacedItem &placed : file.module()->items)
    if (placed.item->name && *placed.item->name == name)
      return placed.item;
  return nullptr;
}

} // namespace

TEST_CASE("A whole file has one item for each top-level statement", "[syntax]") {
  SourceFile file("k.py", kernels);
  CHECK(file.errors().empty());
  CHECK(file.module()->items.size() == 10);
  CHECK(file.module()->items[5].firstLine == 12); // the decorator's line
  CHECK(named(file, "scale")->stmt->range.line == 1);
}

TEST_CASE("An edit replaces one item and moves the others", "[syntax]") {
  SourceFile file("k.py", kernels);
  auto before = file.module();
  replace(file, "x * factor", "x * factor + 1");
  auto after = file.module();
  REQUIRE(after->items.size() == before->items.size());
  for (size_t i = 0; i < before->items.size(); ++i)
    CHECK((before->items[i].item == after->items[i].item) == (i != 5));
  CHECK(named(file, "scale")->headHash == before->items[5].item->headHash);

  replace(file, "import jax\n", "import jax\n\n# a comment\n");
  CHECK(itemsOf(*file.module()) == itemsOf(*after));
  CHECK(file.module()->items[5].firstLine == 14);
}

TEST_CASE("Places in the file come in the units that are asked for", "[syntax]") {
  const std::string text = "a = 1\n\n\u00e9 = '\U0001F600'; b = f(\u00e9)\n";
  SourceFile file("k.py", text);
  pallasd::text::LineIndex lines(file.text());
  const PlacedItem &second = file.module()->items[2];
  const Range range = second.item->stmt->range;
  using pallasd::text::Encoding;
  CHECK(inFile(lines, second.firstLine, range, Encoding::Utf8) == FileRange{{2, 13}, {2, 22}});
  CHECK(inFile(lines, second.firstLine, range, Encoding::Utf16) == FileRange{{2, 10}, {2, 18}});
  CHECK(inFile(lines, second.firstLine, range, Encoding::Utf32) == FileRange{{2, 9}, {2, 17}});
}

TEST_CASE("Equal statements keep their own items", "[syntax]") {
  SourceFile file("k.py", "x = 1\nx = 1\nx = 1\n");
  auto before = file.module();
  file.applyEdit(6, 6, "y = 2\n");
  auto after = file.module();
  REQUIRE(after->items.size() == 4);
  CHECK(after->items[0].item == before->items[0].item);
  CHECK(after->items[2].item == before->items[1].item);
  CHECK(after->items[3].item == before->items[2].item);
}

TEST_CASE("A broken item keeps its neighbours and its last good version", "[syntax]") {
  SourceFile file("k.py", kernels);
  ItemPtr good = named(file, "add");
  auto before = itemsOf(*file.module());
  replace(file, "+ y_ref[...]", "+ ");
  REQUIRE(file.errors().size() == 1);
  CHECK(file.errors()[0].line == 9);
  ItemPtr broken = named(file, "add");
  CHECK(broken->broken);
  CHECK(broken->stmt == nullptr);
  CHECK(file.lastGood(broken) == good);
  CHECK(file.lastGood(intern("add")) == good);
  CHECK(itemsOf(*file.lastGoodModule()) == before);

  replace(file, "x_ref[...] + ", "x_ref[...] + (");
  CHECK(file.lastGood(named(file, "add")) == good);
  replace(file, "x_ref[...] + (", "x_ref[...]");
  CHECK(file.errors().empty());
  CHECK(file.lastGood(intern("add")) == named(file, "add"));
}

TEST_CASE("A broken assignment is matched by its place", "[syntax]") {
  SourceFile file("k.py", kernels);
  ItemPtr good = file.module()->items[8].item;
  replace(file, "grid=(4, 4),", "grid=(4, 4,");
  ItemPtr broken = file.module()->items[8].item;
  REQUIRE(broken->broken);
  CHECK(file.lastGood(broken) == good);
  CHECK_FALSE(file.module()->items[9].item->broken);
}

TEST_CASE("An open quote or bracket loses no other item", "[syntax]") {
  for (std::string_view at :
       {"\"\"\"Adds", "'''Multiplies", "\"\"\"Sizes", "(4, 4)", "[...] + y", "(\n    x,", "{\"a\""}) {
    SourceFile file("k.py", kernels);
    auto before = file.module();
    size_t place = file.text().find(at);
    REQUIRE(place != std::string::npos);
    size_t length = at[0] == '(' || at[0] == '[' || at[0] == '{' ? 1 : 3;
    std::string removed = file.text().substr(place, length);
    INFO("removed " << at);
    if (removed[0] == '"' || removed[0] == '\'') {
      file.applyEdit(place + length, place + length + 1,
                     fmt::format("{0}x{0}", removed)); // the closing quotes are open now
    }
    file.applyEdit(place, place, removed);
    CHECK_FALSE(file.errors().empty());
    CHECK(goodItems(*file.module()) == before->items.size() - 1);
    CHECK(itemsOf(*file.lastGoodModule()) == itemsOf(*before));
    // Typing goes on in another item while the first is open.
    replace(file, "BLOCK = 128", "BLOCK = 256");
    CHECK(goodItems(*file.module()) == before->items.size() - 1);
  }
}

TEST_CASE("A text that is opened broken keeps what Tree-sitter sees", "[syntax]") {
  std::string text = kernels;
  text.erase(text.find(")(jax.numpy"), 1);
  text.insert(text.find("def add(") + 7, 1, '(');
  SourceFile file("k.py", text);
  CHECK_FALSE(file.errors().empty());
  CHECK(named(file, "scale"));
  CHECK_FALSE(named(file, "scale")->broken);
  CHECK_FALSE(named(file, "Tiles")->broken);
}

TEST_CASE("A bracket that is never closed is what is wrong, not what follows on later lines", "[syntax]") {
  for (const char *text :
       {"x = f(1, 2\ny.z(x)\n", "def f():\n    return g(1,\n             [2, 3]\n\nif f():\n    f()\n",
        "x = f(a=1,\nx = f(a=1, b=2)\n", "@jit(mesh=m,\n@jit(mesh=m,\n     n=1)\ndef f(): pass\n"}) {
    SourceFile file("k.py", text);
    INFO(text);
    REQUIRE(file.errors().size() == 1);
    CHECK(file.errors()[0].message == "this bracket is never closed");
    CHECK(file.errors()[0].line == (file.text()[0] == 'd' ? 1 : 0));
  }
  SourceFile file("k.py", "x = f(1, 2 3\ny.z(x)\n"); // on the bracket's own line
  REQUIRE(file.errors().size() == 1);
  CHECK(file.errors()[0].message == "expected ',' or ')', not '3'");
}

TEST_CASE("What stands before an item can refuse it", "[syntax]") {
  SourceFile file("k.py", "x = 1\ndef f(): pass\n");
  file.applyEdit(6, 6, "from __future__ import annotations\n");
  REQUIRE(file.errors().size() == 1);
  CHECK(file.errors()[0].line == 1);
  CHECK(file.module()->items[1].item->broken);
  file.applyEdit(0, 6, "");
  CHECK(file.errors().empty());
  CHECK_FALSE(file.module()->items[0].item->broken);
}

TEST_CASE("Random edits: whole text is parsed as if cold, broken text keeps what was not touched", "[syntax]") {
  std::mt19937 random(42);
  auto below = [&](size_t limit) { return static_cast<size_t>(random() % limit); };
  const std::vector<std::string> insertions = {
      "x",       " ",    "\n",   "    ", "(", ")", "'", "\"\"\"", "#", "def f(): pass\n",
      "else:\n", "\\\n", "\r\n", ":",    "é", "1", ",", "=",      ""};
  for (int round = 0; round < 40; ++round) {
    SourceFile file("k.py", kernels);
    for (int step = 0; step < 60; ++step) {
      std::string before = file.text();
      bool wasWhole = file.errors().empty();
      auto itemsBefore = itemsOf(*file.module());
      size_t begin = below(file.text().size() + 1);
      size_t length = below(3) == 0 ? below(20) : below(2);
      file.applyEdit(begin, begin + length, insertions[below(insertions.size())]);
      SourceFile cold("k.py", file.text());
      INFO(file.text());
      REQUIRE(shown(file.errors()) == shown(cold.errors()));
      if (cold.errors().empty())
        REQUIRE(shape(file) == shape(cold));
      else if (wasWhole)
        REQUIRE(kept(itemsBefore, *file.module()) + 3 >= itemsBefore.size()); // an edit touches three items at most
      if (below(4) != 0) // mostly from whole text, sometimes from what is broken already
        file.setText(before);
    }
  }
}
