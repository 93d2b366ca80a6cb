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

constexpr size_t kGeneratorStack = size_t(16) << 20;
constexpr size_t kBigStack = size_t(512) << 20;

} // namespace pallasd::python
