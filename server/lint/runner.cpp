#include "server/lint/runner.h"

#include "server/lint/json.h"

#include <atomic>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace pallasd::lint {

namespace {

/// Below this many files a process more costs what it wins.
constexpr size_t filesPerProcess = 3;

/// Analyses in this process.
class Local {
public:
  Local(const MakeAnalyzer &makeAnalyzer, Cache &cache) : makeAnalyzer(makeAnalyzer), cache(cache) {}

  LintedFile analyse(const Job &job) {
    query::Analyzer *analyzer = analyzerFor(*job.options);
    if (job.text)
      analyzer->setText(job.path, *job.text, 0);
    LintedFile file = withoutJaxprs(analyzer->analyze(job.path));
    if (!job.text && isRepeatable(file))
      cache.keep(file, *job.options, analyzer->dependencies());
    analyzer->close(job.path);
    return file;
  }

  /// What every analysis with these options needs; children that are forked from here on have it.
  void prepare(const query::Options &options) { analyzerFor(options)->prepare(); }

private:
  query::Analyzer *analyzerFor(const query::Options &options) {
    std::unique_ptr<query::Analyzer> &analyzer = analyzers[&options];
    if (!analyzer)
      analyzer = makeAnalyzer(options);
    return analyzer.get();
  }

  /// What ended for want of time or memory may end elsewhere the next time.
  static bool isRepeatable(const LintedFile &file) {
    for (const query::Diagnostic &diagnostic : file.diagnostics)
      if (diagnostic.rule == "budget")
        return false;
    return true;
  }

  const MakeAnalyzer &makeAnalyzer;
  Cache &cache;
  std::map<const query::Options *, std::unique_ptr<query::Analyzer>> analyzers;
};

/// What processes share: which job is next.
struct Shared {
  std::atomic<size_t> next{0};
};

/// One result on its way to the parent.
struct Header {
  size_t job, length;
};

bool writeAll(int descriptor, const void *data, size_t size) {
  const char *at = static_cast<const char *>(data);
  while (size > 0) {
    ssize_t written = ::write(descriptor, at, size);
    if (written < 0 && errno == EINTR)
      continue;
    if (written <= 0)
      return false;
    at += written;
    size -= size_t(written);
  }
  return true;
}

struct Child {
  pid_t process = -1;
  int descriptor = -1;
  std::string buffer;
  std::optional<size_t> current; ///< announced, not yet answered
};

/// Runs jobs in children until none is left.
class Parallel {
public:
  Parallel(const std::vector<Job> &jobs, const std::vector<size_t> &todo, Local &local,
           std::vector<LintedFile> &results)
      : jobs(jobs), todo(todo), local(local), results(results) {
    void *memory = mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    shared = memory == MAP_FAILED ? nullptr : new (memory) Shared;
  }
  ~Parallel() {
    if (shared)
      munmap(shared, sizeof(Shared));
  }

  /// False if no process could be started: nothing was done.
  bool run(unsigned processes) {
    if (!shared)
      return false;
    local.prepare(*jobs[todo.front()].options);
    for (size_t job : todo)
      results[job].failure = "no process is left";
    for (unsigned i = 0; i < processes; ++i)
      start();
    if (children.empty())
      return false;
    while (!children.empty())
      wait();
    return true;
  }

private:
  void start() {
    int ends[2];
    if (pipe(ends) != 0)
      return;
    std::fflush(nullptr);
    pid_t process = fork();
    if (process < 0) {
      close(ends[0]);
      close(ends[1]);
      return;
    }
    if (process == 0) {
      close(ends[0]);
      work(ends[1]);
      _exit(0);
    }
    close(ends[1]);
    children.push_back({process, ends[0], {}, {}});
  }

  /// In the child. A job is announced by an empty result before it is begun.
  void work(int descriptor) {
    for (size_t next; (next = shared->next++) < todo.size();) {
      Header announcement{todo[next], 0};
      if (!writeAll(descriptor, &announcement, sizeof announcement))
        return;
      LintedFile file = local.analyse(jobs[todo[next]]);
      std::vector<uint8_t> content =
          nlohmann::json::to_cbor(toJson(file, [](const std::string &path) { return path; }));
      Header header{todo[next], content.size()};
      if (!writeAll(descriptor, &header, sizeof header) || !writeAll(descriptor, content.data(), content.size()))
        return;
    }
  }

  void wait() {
    std::vector<pollfd> descriptors;
    descriptors.reserve(children.size());
    for (const Child &child : children)
      descriptors.push_back({child.descriptor, POLLIN, 0});
    if (poll(descriptors.data(), descriptors.size(), -1) < 0)
      return;
    for (size_t i = descriptors.size(); i-- > 0;)
      if (descriptors[i].revents && !read(children[i]))
        finish(i);
  }

  /// False at the end of what the child says.
  bool read(Child &child) {
    char piece[65536];
    ssize_t size = ::read(child.descriptor, piece, sizeof piece);
    if (size < 0 && errno == EINTR)
      return true;
    if (size <= 0)
      return false;
    child.buffer.append(piece, size_t(size));
    while (takeResult(child)) {
    }
    return true;
  }

  bool takeResult(Child &child) {
    Header header;
    if (child.buffer.size() < sizeof header)
      return false;
    std::memcpy(&header, child.buffer.data(), sizeof header);
    if (child.buffer.size() < sizeof header + header.length)
      return false;
    if (header.length == 0) {
      child.current = header.job;
    } else {
      const char *content = child.buffer.data() + sizeof header;
      if (auto file = linted(nlohmann::json::from_cbor(content, content + header.length, true, false)))
        results[header.job] = std::move(*file);
      child.current.reset();
    }
    child.buffer.erase(0, sizeof header + header.length);
    return true;
  }

  /// The child at `index` has ended; another takes its place if it died.
  void finish(size_t index) {
    Child child = std::move(children[index]);
    children.erase(children.begin() + ptrdiff_t(index));
    close(child.descriptor);
    int status = 0;
    while (waitpid(child.process, &status, 0) < 0 && errno == EINTR) {
    }
    if (!child.current)
      return;
    results[*child.current].failure = WIFSIGNALED(status) ? fmt::format("signal {}", WTERMSIG(status))
                                                          : fmt::format("exit code {}", WEXITSTATUS(status));
    start();
  }

  const std::vector<Job> &jobs;
  const std::vector<size_t> &todo;
  Local &local;
  std::vector<LintedFile> &results;
  Shared *shared = nullptr;
  std::vector<Child> children;
};

} // namespace

std::vector<LintedFile> analyse(const std::vector<Job> &jobs, const MakeAnalyzer &makeAnalyzer, Cache &cache,
                                unsigned processes) {
  std::vector<LintedFile> results(jobs.size());
  std::vector<size_t> todo;
  for (size_t i = 0; i < jobs.size(); ++i) {
    results[i].path = jobs[i].path;
    auto known = jobs[i].text ? std::nullopt : cache.find(jobs[i].path, *jobs[i].options);
    if (known)
      results[i] = std::move(*known);
    else
      todo.push_back(i);
  }
  size_t useful = std::min<size_t>(processes, (todo.size() + filesPerProcess - 1) / filesPerProcess);
  Local local(makeAnalyzer, cache);
  if (useful > 1 && Parallel(jobs, todo, local, results).run(unsigned(useful)))
    return results;
  for (size_t i : todo)
    results[i] = local.analyse(jobs[i]);
  return results;
}

} // namespace pallasd::lint
