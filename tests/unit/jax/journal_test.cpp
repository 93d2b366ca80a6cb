// What a program changes in the tracer goes back with the heap.
#include "analysis/jax/trace.h"
#include "analysis/python/disk_world.h"

#include <catch2/catch_test_macros.hpp>

using namespace pallasd;
using namespace pallasd::python;

TEST_CASE("the tracer's state goes back with the heap", "[jax]") {
  DiskWorld world;
  Heap heap;
  Interp interp(world, heap);
  Value config = interp.getAttr(interp.importModule("jax"), "config");
  auto x64 = [&] { return jax::traceContext(interp).config.x64; };
  Value registerNode = interp.getAttr(interp.importModule("jax.tree_util"), "register_pytree_node");
  auto registered = [&] { return jax::traceContext(interp).pytrees.classes.size(); };
  size_t before = registered();

  Heap::Mark mark = heap.mark();
  interp.callMethod(config, "update", {interp.str("jax_enable_x64"), Value::boolean(true)});
  interp.call(registerNode, {Value(interp.makeClass("test", "Node")), Value::none(), Value::none()});
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
