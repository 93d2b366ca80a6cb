//===- process_test.cpp - Children and what is left of them ---------------===//
//
// Programs are shells that fork, hide and wait. That nothing is left is seen in
// /proc: every process of a test carries a mark of its own in its arguments.
//
//===----------------------------------------------------------------------===//
#include "device/process.h"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <signal.h>
#include <sstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace pallasd::device;
using namespace std::chrono_literals;

namespace {

struct Ran {
  ProcessEnd end;
  std::string output, error;
};

Ran run(const ProcessOptions &options, const std::atomic<bool> *cancelled = nullptr) {
  Ran ran;
  ran.end = runProcess(
      options,
      [&](Stream stream, std::string_view text) { (stream == Stream::Output ? ran.output : ran.error) += text; },
      cancelled);
  return ran;
}

ProcessOptions shell(const std::string &script) {
  ProcessOptions options;
  options.arguments = {"/bin/sh", "-c", script};
  return options;
}

std::string uniqueMark() { // as long a number of seconds as nobody else sleeps
  static int count = 0;
  return std::to_string(5000000 + getpid()) + "." + std::to_string(++count);
}

size_t processesWith(const std::string &mark) {
  size_t found = 0;
  for (const auto &entry : std::filesystem::directory_iterator("/proc")) {
    std::ifstream file(entry.path() / "cmdline");
    std::stringstream text;
    text << file.rdbuf();
    found += text.str().find(mark) != std::string::npos;
  }
  return found;
}

double secondsOf(const std::function<void()> &work) {
  auto begin = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

} // namespace

TEST_CASE("a program's output, error and exit code", "[process]") {
  Ran ran = run(shell("echo out; echo err >&2; exit 7"));
  CHECK(ran.output == "out\n");
  CHECK(ran.error == "err\n");
  CHECK(ran.end.exitCode == 7);
  CHECK(ran.end.error.empty());
}

TEST_CASE("a program that ends by a signal", "[process]") {
  Ran ran = run(shell("kill -SEGV $$"));
  CHECK(ran.end.exitCode == -1);
  CHECK(ran.end.signal == SIGSEGV);
}

TEST_CASE("what can't be started says so", "[process]") {
  ProcessOptions missing;
  missing.arguments = {"/nonexistent/python"};
  CHECK_FALSE(run(missing).end.error.empty());
  ProcessOptions folder = shell("true");
  folder.folder = "/nonexistent";
  CHECK(run(folder).end.error == "No such file or directory");
}

TEST_CASE("large output arrives whole", "[process]") {
  Ran ran = run(shell("head -c 3000000 /dev/zero; head -c 2000000 /dev/zero >&2"));
  CHECK(ran.output.size() == 3000000);
  CHECK(ran.error.size() == 2000000);
}

TEST_CASE("only the three streams are inherited, and the environment is the given one", "[process]") {
  int secret = dup(1);
  Ran ran = run(shell("n=0; while [ $n -lt 99 ]; do [ -e /proc/$$/fd/$n ] && printf '%s ' $n; n=$((n + 1)); done"));
  CHECK(ran.output == "0 1 2 ");
  ::close(secret);
  ProcessOptions options = shell("/usr/bin/env");
  options.environment = std::vector<std::string>{"ONLY=this"};
  CHECK(run(options).output.find("ONLY=this") != std::string::npos);
  CHECK(run(options).output.find("HOME=") == std::string::npos);
}

TEST_CASE("input through a pipe", "[process]") {
  ProcessOptions options = shell("cat");
  options.input = ProcessOptions::Input::Pipe;
  Process process(options);
  REQUIRE(process.write("line\n"));
  process.closeInput();
  std::string output;
  CHECK(process.pump([&](Stream, std::string_view text) { output += text; }, [] { return false; }));
  CHECK(output == "line\n");
  CHECK(process.end().exitCode == 0);
}

TEST_CASE("cancelling kills the whole tree within a second", "[process]") {
  std::string mark = uniqueMark();
  // A child in the background, one in a session of its own, and one whose parent is gone.
  std::string script = "trap '' TERM INT HUP; sleep " + mark + " & setsid sleep " + mark + " & (setsid sh -c 'sleep " +
                       mark + " & sleep " + mark + "' & ) ; wait; sleep " + mark;
  std::atomic<bool> cancelled{false};
  std::thread later([&] {
    while (processesWith(mark) < 5)
      std::this_thread::sleep_for(10ms);
    cancelled = true;
  });
  Ran ran = run(shell(script), &cancelled);
  later.join();
  CHECK(ran.end.cancelled);
  CHECK(processesWith(mark) == 0);

  Process again(shell(script));
  while (processesWith(mark) < 5)
    std::this_thread::sleep_for(10ms);
  CHECK(secondsOf([&] { again.kill(); }) < 1.0);
  CHECK(processesWith(mark) == 0);
}

TEST_CASE("what a program leaves behind ends with it", "[process]") {
  std::string mark = uniqueMark();
  Ran ran = run(shell("setsid sleep " + mark + " >/dev/null 2>&1 & sleep 0.1; echo done"));
  CHECK(ran.output == "done\n");
  CHECK(ran.end.exitCode == 0);
  CHECK(processesWith(mark) == 0);
}

TEST_CASE("the limit of time", "[process]") {
  std::string mark = uniqueMark();
  ProcessOptions options = shell("sleep " + mark);
  options.limits.time = 200ms;
  Ran ran;
  CHECK(secondsOf([&] { ran = run(options); }) < 1.0);
  CHECK(ran.end.timedOut);
  CHECK(processesWith(mark) == 0);
}

TEST_CASE("the limit of memory", "[process]") {
  ProcessOptions options = shell("x=$(head -c 200000000 /dev/zero | tr '\\0' x); echo ${#x}");
  CHECK(run(options).output == "200000000\n");
  options.limits.memoryBytes = 50 << 20;
  CHECK(run(options).output != "200000000\n");
}

TEST_CASE("children of two threads don't hold each other's pipes", "[process]") {
  std::atomic<bool> cancelled{false};
  std::string mark = uniqueMark();
  std::thread longer([&] { run(shell("sleep " + mark), &cancelled); });
  while (processesWith(mark) < 1)
    std::this_thread::sleep_for(10ms);
  for (int i = 0; i < 20; ++i)
    CHECK(run(shell("echo x")).output == "x\n");
  cancelled = true;
  longer.join();
  CHECK(processesWith(mark) == 0);
}

TEST_CASE("when this process dies, its children do", "[process]") {
  std::string mark = uniqueMark();
  pid_t middle = fork();
  if (middle == 0) {
    Process process(shell("setsid sleep " + mark + " & sleep " + mark));
    while (processesWith(mark) < 2)
      std::this_thread::sleep_for(10ms);
    ::kill(getpid(), SIGKILL);
  }
  int status;
  waitpid(middle, &status, 0);
  for (int i = 0; i < 100 && processesWith(mark); ++i)
    std::this_thread::sleep_for(10ms);
  CHECK(processesWith(mark) == 0);
}
