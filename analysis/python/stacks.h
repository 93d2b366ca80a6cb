//===- stacks.h - Stacks for fibers -----------------------------*- C++ -*-===//
//
// Address space is reserved, memory comes with use; freed stacks are kept for
// the next fiber of the thread. Each ends in a guard page, and `stackFloor`
// (impl.h) keeps evaluation well above it.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <boost/context/fiber.hpp>
#include <boost/context/stack_context.hpp>

#include <cstddef>
#include <cstdint>
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#endif

namespace pallasd::python {

/// boost::context's StackAllocator.
class PooledStack {
public:
  using traits_type = boost::context::stack_traits;
  explicit PooledStack(size_t size) : size(size) {}
  boost::context::stack_context allocate();
  void deallocate(boost::context::stack_context &context) noexcept;

private:
  size_t size;
};

/// Lowest address that evaluation may use on that stack.
uintptr_t floorOf(const boost::context::stack_context &context);

//===----------------------------------------------------------------------===//
// What AddressSanitizer has to know of a switch: where an exception is thrown, it clears the marks of the frames up to
// the end of the stack, of whose bounds it is told here. Other builds do nothing.
//===----------------------------------------------------------------------===//

struct StackBounds {
  const void *bottom = nullptr;
  size_t size = 0;
};
inline StackBounds boundsOf(const boost::context::stack_context &context) {
  return {static_cast<const char *>(context.sp) - context.size, context.size};
}

#ifdef __SANITIZE_ADDRESS__
/// First on a new stack; tells which one it was left for.
inline void enterStack(StackBounds &from) { __sanitizer_finish_switch_fiber(nullptr, &from.bottom, &from.size); }
/// Last on a stack that nothing returns to.
inline void leaveStack(const StackBounds &to) { __sanitizer_start_switch_fiber(nullptr, to.bottom, to.size); }

/// Around a switch to another stack that something returns from; `from`, if given, gets the one that it came from.
class StackSwitch {
public:
  explicit StackSwitch(StackBounds to, StackBounds *from = nullptr) : from(from) {
    __sanitizer_start_switch_fiber(&fakeStack, to.bottom, to.size);
  }
  ~StackSwitch() {
    StackBounds ignored, &left = from ? *from : ignored;
    __sanitizer_finish_switch_fiber(fakeStack, &left.bottom, &left.size);
  }
  StackSwitch(const StackSwitch &) = delete;
  StackSwitch &operator=(const StackSwitch &) = delete;

private:
  void *fakeStack = nullptr;
  StackBounds *from;
};
#else
inline void enterStack(StackBounds &) {}
inline void leaveStack(const StackBounds &) {}
struct [[maybe_unused]] StackSwitch {
  explicit StackSwitch(const StackBounds &, StackBounds * = nullptr) {}
};
#endif

constexpr size_t kGeneratorStack = size_t(16) << 20;
constexpr size_t kBigStack = size_t(512) << 20;

} // namespace pallasd::python
