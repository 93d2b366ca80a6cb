// The side of a child process that the rest of pallasd sees; supervisor.cpp is
// the other one. What may allocate is prepared before the fork.

#include "device/process.h"

#include "device/supervisor.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace pallasd::device {

namespace {

constexpr int pollMilliseconds = 20;

struct Pipe {
  int read = -1, write = -1;
  bool open() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
      return false;
    read = ends[0];
    write = ends[1];
    return true;
  }
};

void closeDescriptor(int &descriptor) {
  if (descriptor >= 0)
    ::close(descriptor);
  descriptor = -1;
}

std::vector<char *> pointers(const std::vector<std::string> &texts) {
  std::vector<char *> result;
  result.reserve(texts.size());
  for (const std::string &text : texts)
    result.push_back(const_cast<char *>(text.c_str()));
  result.push_back(nullptr);
  return result;
}

bool isExecutable(const std::string &path) { return ::access(path.c_str(), X_OK) == 0; }

} // namespace

std::string findProgram(const std::string &name) {
  if (name.find('/') != std::string::npos)
    return isExecutable(name) ? name : "";
  const char *path = std::getenv("PATH");
  std::string folder;
  for (const char *at = path ? path : "/usr/local/bin:/usr/bin:/bin";; ++at) {
    if (*at && *at != ':') {
      folder += *at;
      continue;
    }
    std::string candidate = (folder.empty() ? "." : folder) + "/" + name;
    if (isExecutable(candidate))
      return candidate;
    if (!*at)
      return "";
    folder.clear();
  }
}

Process::Process(const ProcessOptions &options) { start(options); }

Process::~Process() { kill(); }

void Process::start(const ProcessOptions &options) {
  std::string path = options.arguments.empty() ? "" : findProgram(options.arguments.front());
  if (path.empty()) {
    result.error = (options.arguments.empty() ? "" : options.arguments.front()) + " is not a program that can be run";
    return;
  }
  Pipe in, out, err, report, command;
  bool piped = options.input == ProcessOptions::Input::Pipe;
  bool ready = out.open() && err.open() && report.open() && command.open() && (!piped || in.open());
  if (ready && options.input == ProcessOptions::Input::None)
    in.read = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (ready && options.input == ProcessOptions::Input::Inherit)
    in.read = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
  std::vector<char *> arguments = pointers(options.arguments);
  std::vector<char *> environment;
  if (options.environment)
    environment = pointers(*options.environment);
  SupervisorPlan plan = {path.c_str(),
                         arguments.data(),
                         options.environment ? environment.data() : environ,
                         options.folder.empty() ? nullptr : options.folder.c_str(),
                         in.read,
                         out.write,
                         err.write,
                         report.write,
                         command.read,
                         options.limits.time.count(),
                         options.limits.memoryBytes};
  supervisor = ready && in.read >= 0 ? fork() : -1;
  if (supervisor == 0) {
    // The supervisor keeps its own five descriptors; ends of ours that it held
    // would keep pipes open.
    for (int own : {in.write, out.read, err.read, report.read, command.write})
      if (own >= 0)
        ::close(own);
    supervise(plan);
  }
  if (supervisor < 0)
    result.error = std::string("no process can be started: ") + std::strerror(errno);
  for (int theirs : {in.read, out.write, err.write, report.write, command.read})
    closeDescriptor(theirs);
  input = in.write;
  output = out.read;
  error = err.read;
  status = report.read;
  control = command.write;
  for (int descriptor : {output, error, input})
    if (descriptor >= 0)
      fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

bool Process::write(std::string_view text, const std::function<bool()> &until) {
  while (!text.empty()) {
    if (input < 0)
      return false;
    // A reader that is gone must not end this process by SIGPIPE.
    sigset_t pipeSignal, before;
    sigemptyset(&pipeSignal);
    sigaddset(&pipeSignal, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipeSignal, &before);
    ssize_t size = ::write(input, text.data(), text.size());
    int code = errno;
    timespec none = {0, 0};
    if (size < 0 && code == EPIPE)
      sigtimedwait(&pipeSignal, nullptr, &none);
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    if (size >= 0) {
      text.remove_prefix(size_t(size));
    } else if (code == EAGAIN) {
      pollfd writable = {input, POLLOUT, 0};
      poll(&writable, 1, pollMilliseconds);
      if (until && until())
        return false;
    } else if (code != EINTR) {
      closeInput();
      return false;
    }
  }
  return true;
}

void Process::closeInput() { closeDescriptor(input); }

/// Everything that is there; closes the descriptor at the end of the stream.
/// True if there was something.
bool Process::drain(int &descriptor, Stream stream, const OutputSink &sink) {
  char buffer[65536];
  ssize_t size = ::read(descriptor, buffer, sizeof buffer);
  if (size > 0)
    sink(stream, std::string_view(buffer, size_t(size)));
  else if (size == 0 || (errno != EAGAIN && errno != EINTR))
    closeDescriptor(descriptor);
  return size > 0;
}

bool Process::pump(const OutputSink &sink, const std::function<bool()> &until) {
  while (status >= 0 || output >= 0 || error >= 0) {
    if (until())
      return false;
    pollfd descriptors[] = {{output, POLLIN, 0}, {error, POLLIN, 0}, {status, POLLIN, 0}};
    poll(descriptors, 3, pollMilliseconds);
    if (descriptors[0].revents)
      drain(output, Stream::Output, sink);
    if (descriptors[1].revents)
      drain(error, Stream::Error, sink);
    // The report comes when the tree is gone: what is still in the pipes is all.
    if (descriptors[2].revents && !descriptors[0].revents && !descriptors[1].revents) {
      while (output >= 0 && drain(output, Stream::Output, sink)) {
      }
      while (error >= 0 && drain(error, Stream::Error, sink)) {
      }
      closeDescriptor(output);
      closeDescriptor(error);
      readEnd();
    }
  }
  return true;
}

void Process::readEnd() {
  SupervisorReport report;
  ssize_t size;
  do
    size = ::read(status, &report, sizeof report);
  while (size < 0 && errno == EINTR);
  closeDescriptor(status);
  closeDescriptor(control);
  while (waitpid(supervisor, nullptr, 0) < 0 && errno == EINTR) {
  }
  supervisor = -1;
  if (size != sizeof report) {
    result.error = "the supervising process was killed";
    return;
  }
  if (report.startError)
    result.error = std::strerror(report.startError);
  result.timedOut = report.timedOut;
  result.cancelled = report.cancelled;
  bool ended = !report.startError && !report.timedOut && !report.cancelled;
  if (ended && WIFEXITED(report.waitStatus))
    result.exitCode = WEXITSTATUS(report.waitStatus);
  if (ended && WIFSIGNALED(report.waitStatus))
    result.signal = WTERMSIG(report.waitStatus);
}

void Process::kill() {
  closeDescriptor(control);
  closeDescriptor(input);
  closeDescriptor(output);
  closeDescriptor(error);
  if (supervisor > 0)
    readEnd(); // waits for the report
}

ProcessEnd runProcess(const ProcessOptions &options, const OutputSink &sink, const std::atomic<bool> *cancelled) {
  Process process(options);
  if (!process.end().error.empty())
    return process.end();
  if (!process.pump(sink, [&] { return cancelled && cancelled->load(); }))
    process.kill();
  return process.end();
}

} // namespace pallasd::device
