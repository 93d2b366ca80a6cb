// What a program changes in the tracer goes back with the heap.
#include "analysis/jax/trace.h"
#include "analysis/syntax/parser.h"

#include <catch2/catch_test_macros.hpp>

using namespace pallasd;
using namespace pallasd::python;

namespace {

/// One program: only what a program registers goes back with it, models' registrations stay.
class Program : public World {
public:
  explicit Program(const std::string &text) : unit{syntax::parseModule("main.py", text).module, nullptr} {
    unit.text = std::make_shared<const std::string>(text);
  }
  std::optional<SourceUnit> source(const std::string &path) override {
    return path == "main.py" ? std::optional(unit) : std::nullopt;
  }
  bool isFile(const std::string &path) override { return path == "main.py"; }
  bool isDirectory(const std::string &) override { return false; }
  SourceUnit unit;
};

} // namespace

TEST_CASE("the tracer's state goes back with the heap", "[jax]") {
  Program world("import jax\n"
                "def register(node):\n"
                "    jax.tree_util.register_pytree_node(node, None, None)\n");
  Heap heap;
  Interp interp(world, heap);
  Value config = interp.getAttr(interp.importModule("jax"), "config");
  auto x64 = [&] { return jax::traceContext(interp).config.x64; };
  Module *module = interp.makeModule("__main__", "main.py");
  for (const syntax::PlacedItem &item : world.unit.tree->items)
    interp.runItem(*module, item);
  Value registerNode = interp.getAttr(module, "register");
  auto registered = [&] { return jax::traceContext(interp).pytrees.classes.size(); };
  size_t before = registered();

  Heap::Mark mark = heap.mark();
  interp.callMethod(config, "update", {interp.str("jax_enable_x64"), Value::boolean(true)});
  interp.call(registerNode, {Value(interp.makeClass("test", "Node"))});
  CHECK(x64());
  CHECK(registered() == before + 1);

  heap.rollBack(mark);
  CHECK(!x64());
  CHECK(registered() == before);
  heap.rollForward();
  CHECK(x64());
  CHECK(registered() == before + 1);
  heap.revert(mark);
  CHECK(!x64());
  CHECK(registered() == before);
}
