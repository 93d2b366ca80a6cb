#include "server/commands/interrupt.h"

#include <csignal>

namespace pallasd::commands {

namespace {
std::atomic<bool> interrupted{false};
} // namespace

const std::atomic<bool> *interruptFlag() {
  for (int number : {SIGINT, SIGTERM, SIGHUP})
    std::signal(number, [](int) { interrupted = true; });
  return &interrupted;
}

} // namespace pallasd::commands
