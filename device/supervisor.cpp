// Starts one program and sees to it that nothing of it is left.
//
// Killing a tree takes rounds: processes may fork while they are looked for.
// Everything that loses its parent becomes a child of ours, so the tree is gone
// exactly when waitpid knows no more children.

#include "device/supervisor.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <signal.h>
#include <string_view>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace pallasd::device {

namespace {

constexpr size_t maxProcesses = 32768;
struct ProcessEntry {
  pid_t pid, parent;
  bool ours;
};
ProcessEntry table[maxProcesses]; ///< no allocation after a fork

int64_t nowMilliseconds() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

pid_t parsePid(const char *text) {
  pid_t value = 0;
  for (; *text >= '0' && *text <= '9'; ++text)
    value = value * 10 + (*text - '0');
  return *text ? 0 : value;
}

/// The parent of a process, from /proc/PID/stat: the second field after the
/// name, which stands in parentheses and may hold any character.
pid_t parentOf(int procFolder, const char *pid) {
  char path[32], text[512];
  size_t length = strlen(pid);
  if (length > 16)
    return 0;
  constexpr std::string_view ending("/stat", 6); // with the 0 that ends a path
  std::ranges::copy(ending, std::copy_n(pid, length, path));
  int file = openat(procFolder, path, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return 0;
  ssize_t size = read(file, text, sizeof text - 1);
  close(file);
  if (size <= 0)
    return 0;
  text[size] = 0;
  const char *afterName = strrchr(text, ')');
  if (!afterName || strlen(afterName) < 5)
    return 0;
  pid_t parent = 0;
  for (const char *digit = afterName + 4; *digit >= '0' && *digit <= '9'; ++digit)
    parent = parent * 10 + (*digit - '0');
  return parent;
}

struct DirectoryEntry { // as getdents64 lays it out
  uint64_t inode;
  int64_t offset;
  uint16_t length;
  uint8_t type;
  char name[1];
};

size_t readProcesses() {
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0)
    return 0;
  alignas(8) char buffer[8192];
  size_t count = 0;
  for (long size; (size = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0;)
    for (long at = 0; at < size && count < maxProcesses;) {
      auto *entry = reinterpret_cast<DirectoryEntry *>(buffer + at);
      at += entry->length;
      if (pid_t pid = parsePid(entry->name))
        if (pid_t parent = parentOf(folder, entry->name))
          table[count++] = {pid, parent, false};
    }
  close(folder);
  return count;
}

/// Sends SIGKILL to every descendant that there is at this moment.
void killDescendants() {
  size_t count = readProcesses();
  pid_t self = getpid();
  for (bool found = true; found;) {
    found = false;
    for (size_t i = 0; i < count; ++i) {
      if (table[i].ours)
        continue;
      bool ours = table[i].parent == self;
      for (size_t j = 0; j < count && !ours; ++j)
        ours = table[j].ours && table[j].pid == table[i].parent;
      if (ours) {
        table[i].ours = found = true;
        kill(table[i].pid, SIGKILL);
      }
    }
  }
}

void killTree() {
  for (int round = 0;; ++round) {
    killDescendants();
    while (waitpid(-1, nullptr, WNOHANG) > 0) {
    }
    if (waitpid(-1, nullptr, WNOHANG) < 0 && errno == ECHILD)
      return;
    timespec pause = {0, round < 20 ? 1000000 : 20000000};
    nanosleep(&pause, nullptr);
  }
}

void limit(int resource, uint64_t value) {
  rlimit limits;
  if (getrlimit(resource, &limits) != 0)
    return;
  if (limits.rlim_max == RLIM_INFINITY || value < limits.rlim_max)
    limits.rlim_max = value;
  limits.rlim_cur = limits.rlim_max;
  setrlimit(resource, &limits);
}

void defaultSignals() {
  for (int number = 1; number < NSIG; ++number)
    signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// The streams become 0, 1 and 2. They are moved out of that range first, since
/// one may be another's number.
bool placeStreams(const SupervisorPlan &plan) {
  int moved[3] = {plan.input, plan.output, plan.error};
  for (int &descriptor : moved)
    if ((descriptor = fcntl(descriptor, F_DUPFD, 10)) < 0)
      return false;
  for (int number = 0; number < 3; ++number)
    if (dup2(moved[number], number) < 0)
      return false;
  return true;
}

[[noreturn]] void becomeProgram(const SupervisorPlan &plan, int failure) {
  bool ready = placeStreams(plan) && (failure = fcntl(failure, F_DUPFD_CLOEXEC, 20)) >= 0;
  if (ready) {
    close_range(3, unsigned(failure) - 1, 0);
    close_range(unsigned(failure) + 1, ~0u, 0);
    ready = !plan.folder || chdir(plan.folder) == 0;
  }
  if (ready) {
    setpgid(0, 0);
    limit(RLIMIT_CORE, 0);
    if (plan.memoryBytes)
      limit(RLIMIT_DATA, plan.memoryBytes);
    defaultSignals();
    execve(plan.path, plan.arguments, plan.environment);
  }
  int32_t error = errno;
  [[maybe_unused]] ssize_t written = write(failure, &error, sizeof error);
  _exit(127);
}

/// The program's pid; or -1 with the reason in `report`.
pid_t startProgram(const SupervisorPlan &plan, SupervisorReport &report) {
  int failure[2];
  if (pipe2(failure, O_CLOEXEC) != 0) {
    report.startError = errno;
    return -1;
  }
  pid_t program = fork();
  if (program == 0)
    becomeProgram(plan, failure[1]);
  if (program < 0)
    report.startError = errno;
  close(failure[1]);
  ssize_t size = read(failure[0], &report.startError, sizeof report.startError);
  close(failure[0]);
  return size == 0 ? program : -1;
}

int64_t remaining(int64_t deadline) { return std::max<int64_t>(0, deadline - nowMilliseconds()); }

/// Until the program has ended, its time is over, or nobody wants it any more.
void waitForEnd(const SupervisorPlan &plan, pid_t program, SupervisorReport &report) {
  int64_t deadline = plan.timeMilliseconds ? nowMilliseconds() + plan.timeMilliseconds : 0;
  while (true) {
    pid_t ended = waitpid(-1, &report.waitStatus, WNOHANG);
    if (ended == program)
      return;
    if (ended > 0)
      continue; // somebody's orphan
    int64_t pause = deadline ? remaining(deadline) : 1000;
    pollfd control = {plan.control, POLLIN, 0};
    timespec wait = {time_t(pause > 1000 ? 1 : pause / 1000), long(pause > 1000 ? 0 : pause % 1000 * 1000000)};
    // SIGCHLD is let through for the time of this call alone, so that none is
    // missed; no other signal may end us before the tree is gone.
    sigset_t blocked;
    sigfillset(&blocked);
    sigdelset(&blocked, SIGCHLD);
    int ready = ppoll(&control, 1, &wait, &blocked);
    report.cancelled = ready > 0;
    report.timedOut = !report.cancelled && deadline && remaining(deadline) == 0;
    if (report.cancelled || report.timedOut)
      return;
  }
}

void onChild(int) {} // only to interrupt ppoll

/// Descriptors of other children and of the server's client must not live on in
/// this process: a pipe ends when its last writer does.
void keepOnly(const SupervisorPlan &plan) {
  unsigned kept[] = {unsigned(plan.input), unsigned(plan.output), unsigned(plan.error), unsigned(plan.status),
                     unsigned(plan.control)};
  std::sort(kept, kept + 5);
  unsigned from = 3;
  for (unsigned descriptor : kept) {
    if (descriptor > from)
      close_range(from, descriptor - 1, 0);
    from = descriptor + 1;
  }
  close_range(from, ~0u, 0);
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int number = 0; number < 3; ++number)
    dup2(nothing, number);
  if (nothing > 2)
    close(nothing);
}

} // namespace

void supervise(const SupervisorPlan &plan) {
  setsid();
  keepOnly(plan);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, nullptr);
  struct sigaction action = {};
  action.sa_handler = onChild;
  sigaction(SIGCHLD, &action, nullptr);

  SupervisorReport report;
  pid_t program = startProgram(plan, report);
  close(plan.input);
  close(plan.output);
  close(plan.error);
  if (program > 0)
    waitForEnd(plan, program, report);
  killTree();
  [[maybe_unused]] ssize_t written = write(plan.status, &report, sizeof report);
  _exit(0);
}

} // namespace pallasd::device
