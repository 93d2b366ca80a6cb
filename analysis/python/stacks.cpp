//===- stacks.cpp - Stacks for fibers ---------------------------*- C++ -*-===//
//
// See stacks.h.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/stacks.h"

#include "analysis/python/impl.h"

#include <exception>
#include <new>
#include <sys/mman.h>
#include <vector>

namespace pallasd::python {

namespace {
constexpr size_t kPage = 4096;
constexpr size_t kMargin = 256 * 1024; ///< for library code that does not check
constexpr size_t kKept = 32;

struct FreeStacks {
  std::vector<boost::context::stack_context> free;
  ~FreeStacks() {
    for (auto &context : free)
      munmap(static_cast<char *>(context.sp) - context.size, context.size);
  }
};
thread_local FreeStacks freeStacks;
} // namespace

boost::context::stack_context PooledStack::allocate() {
  auto &free = freeStacks.free;
  for (size_t i = free.size(); i-- > 0;)
    if (free[i].size == size) {
      auto context = free[i];
      free.erase(free.begin() + i);
      return context;
    }
  void *base =
      mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (base == MAP_FAILED)
    throw std::bad_alloc();
  mprotect(base, kPage, PROT_NONE);
  boost::context::stack_context context;
  context.size = size;
  context.sp = static_cast<char *>(base) + size;
  return context;
}

void PooledStack::deallocate(boost::context::stack_context &context) noexcept {
  if (freeStacks.free.size() < kKept) {
    freeStacks.free.push_back(context);
    return;
  }
  munmap(static_cast<char *>(context.sp) - context.size, context.size);
}

uintptr_t floorOf(const boost::context::stack_context &context) {
  return reinterpret_cast<uintptr_t>(context.sp) - context.size + kPage + kMargin;
}

void runOnBigStack(const std::function<void()> &fn) {
  namespace context = boost::context;
  PooledStack allocator(kBigStack);
  context::stack_context stack = allocator.allocate();
  std::exception_ptr error;
  uintptr_t outer = stackFloor;
  stackFloor = floorOf(stack);
  StackBounds outside;
  context::fiber fiber(std::allocator_arg, context::preallocated(stack.sp, stack.size, stack), allocator,
                       [&](context::fiber &&caller) {
                         enterStack(outside);
                         try {
                           fn();
                         } catch (context::detail::forced_unwind &) {
                           throw;
                         } catch (...) {
                           error = std::current_exception();
                         }
                         leaveStack(outside);
                         return std::move(caller);
                       });
  {
    StackSwitch away(boundsOf(stack));
    std::move(fiber).resume();
  }
  stackFloor = outer;
  if (error)
    std::rethrow_exception(error);
}

} // namespace pallasd::python
