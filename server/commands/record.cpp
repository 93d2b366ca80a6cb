// `pallasd record -- COMMAND`.

#include "server/commands/record.h"

#include "device/record.h"
#include "server/commands/commands.h"
#include "server/commands/interrupt.h"
#include "server/lint/paths.h"

#include <cstdio>
#include <fmt/format.h>

namespace pallasd::commands {

namespace {

int exitCodeOf(const device::ProcessEnd &end) {
  if (end.cancelled)
    return 130;
  if (end.timedOut)
    return 124;
  return end.signal ? 128 + end.signal : end.exitCode;
}

size_t countOf(const device::RecordedShapes &shapes) {
  size_t count = 0;
  for (const auto &[_, texts] : shapes)
    count += texts.size();
  return count;
}

} // namespace

int recordCommand(const RecordOptions &options) {
  auto passOn = [](device::Stream stream, std::string_view text) {
    std::FILE *file = stream == device::Stream::Output ? stdout : stderr;
    std::fwrite(text.data(), 1, text.size(), file);
    std::fflush(file);
  };
  device::RecordResult result = device::record(options.command, options.limits, passOn, interruptFlag());
  std::string folder = lint::absolutePath(".");
  if (folder.ends_with('/'))
    folder.pop_back();
  std::string file = options.output.empty() ? folder + "/" + device::recordedShapesFile : options.output;
  std::string problem = result.problem;
  if (problem.empty() && !result.shapes.empty())
    problem = device::writeRecordedShapes(file, folder, result);
  if (!problem.empty()) {
    fmt::print(stderr, "pallasd: {}\n", problem);
    return Usage;
  }
  if (result.shapes.empty())
    fmt::print(stderr, "pallasd: no function was seen that makes a kernel and whose arguments can be written down\n");
  else
    fmt::print(stderr, "pallasd: {} calls of {} functions are in {}\n", countOf(result.shapes), result.shapes.size(),
               lint::displayPath(file));
  return exitCodeOf(result.end);
}

} // namespace pallasd::commands
