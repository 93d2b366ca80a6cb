//===- sanitizer_options.cpp - What every program of the asan preset starts with ===//
//
// LLVM's arenas mark free memory in code that is inlined here and clear the marks in code of Debian's archives, which
// are built without sanitizers: the marks of user code mean nothing then. Arenas, interned names and tables live to the
// end of the process on purpose; ASAN_OPTIONS=detect_leaks=1 looks for what else does.
//
//===----------------------------------------------------------------------===//

// The name that the sanitizer's run time looks for:
// NOLINTNEXTLINE(readability-identifier-naming,bugprone-reserved-identifier)
extern "C" const char *__asan_default_options() { return "allow_user_poisoning=0:detect_leaks=0"; }
