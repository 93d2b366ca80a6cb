// Entry point of the pallasd binary. An exception that reaches it is a fault of
// ours: it is named and ends with the exit code for internal errors.

#include "server/commands/commands.h"

#include <cstdio>
#include <exception>

int main(int argc, char **argv) {
  try {
    return pallasd::commands::run(argc, argv);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "pallasd: internal error: %s\n", error.what());
    return pallasd::commands::Internal;
  }
}
