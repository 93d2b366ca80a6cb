#include "server/lint/changes.h"

#include "device/process.h"
#include "support/text.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <limits>

namespace pallasd::lint {

namespace {

/// What git wrote; nullopt with its complaint if it failed.
std::optional<std::string> git(std::vector<std::string> arguments, const std::string &folder, std::string &problem) {
  // File names as they are, whatever the user configured; no program of the user's to show differences.
  std::vector<std::string> all = {"git", "-C", folder, "-c", "core.quotePath=false"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  device::ProcessOptions options;
  options.arguments = std::move(all);
  std::string output, errors;
  auto sink = [&](device::Stream stream, std::string_view text) {
    (stream == device::Stream::Output ? output : errors) += text;
  };
  device::Process process(options);
  process.pump(sink, [] { return false; });
  if (!process.end().error.empty())
    problem = process.end().error;
  else if (process.end().exitCode != 0)
    problem = errors.substr(0, errors.find('\n'));
  else
    return output;
  return std::nullopt;
}

std::string_view withoutLineEnd(std::string_view text) {
  while (text.ends_with('\n'))
    text.remove_suffix(1);
  return text;
}

/// "@@ -a,b +c,d @@": c and d.
std::optional<std::pair<int32_t, int32_t>> newLines(std::string_view line) {
  size_t plus = line.find('+');
  if (plus == std::string_view::npos)
    return std::nullopt;
  const char *at = line.data() + plus + 1, *end = line.data() + line.size();
  int32_t first = 0, count = 1;
  auto [next, error] = std::from_chars(at, end, first);
  if (error != std::errc())
    return std::nullopt;
  if (next != end && *next == ',')
    std::from_chars(next + 1, end, count);
  return std::pair(first, count);
}

/// The path behind "+++ "; git quotes names with special characters as C does.
std::string newPath(std::string_view line) {
  line.remove_prefix(4);
  if (!line.empty() && line.back() == '\t')
    line.remove_suffix(1);
  if (!line.starts_with('"'))
    return std::string(line);
  std::string path;
  for (size_t i = 1; i + 1 < line.size(); ++i) {
    if (line[i] != '\\') {
      path += line[i];
      continue;
    }
    ++i;
    if (line[i] >= '0' && line[i] <= '7' && i + 2 < line.size()) {
      path += char((line[i] - '0') * 64 + (line[i + 1] - '0') * 8 + (line[i + 2] - '0'));
      i += 2;
      continue;
    }
    constexpr std::string_view letters = "abtnvfr", codes = "\a\b\t\n\v\f\r";
    size_t known = letters.find(line[i]);
    path += known == std::string_view::npos ? line[i] : codes[known];
  }
  return path;
}

} // namespace

std::optional<Changes> Changes::since(const std::string &revision, const std::string &folder, std::string &problem) {
  auto root = git({"rev-parse", "--show-toplevel"}, folder, problem);
  if (!root)
    return std::nullopt;
  std::string top(withoutLineEnd(*root));
  auto diff = git({"diff", "-U0", "--no-color", "--no-ext-diff", "--no-textconv", "--no-prefix", "--end-of-options",
                   revision, "--"},
                  top, problem);
  auto untracked = diff ? git({"ls-files", "--others", "--exclude-standard", "-z"}, top, problem) : std::nullopt;
  if (!untracked)
    return std::nullopt;
  Changes changes;
  changes.read(*diff, top);
  for (size_t at = 0; at < untracked->size();) {
    size_t end = untracked->find('\0', at);
    changes.files[top + "/" + untracked->substr(at, end - at)] = {{1, std::numeric_limits<int32_t>::max()}};
    at = end + 1;
  }
  return changes;
}

void Changes::read(const std::string &diff, const std::string &root) {
  text::LineIndex lines(diff);
  std::vector<Range> *file = nullptr;
  for (size_t i = 0; i < lines.lineCount(); ++i) {
    std::string_view line = lines.line(i);
    if (line.starts_with("diff --git "))
      file = nullptr;
    else if (!file && line.starts_with("+++ "))
      file = &files[root + "/" + newPath(line)];
    else if (file && line.starts_with("@@ "))
      if (auto range = newLines(line); range && range->second > 0)
        file->push_back({range->first, range->first + range->second - 1});
  }
}

bool Changes::touches(const query::Location &where) const {
  // Git names files below the real path of the repository.
  std::error_code error;
  std::filesystem::path real = std::filesystem::weakly_canonical(where.path, error);
  auto file = files.find(error ? where.path : real.string());
  return file != files.end() && std::any_of(file->second.begin(), file->second.end(), [&](const Range &range) {
           return range.first <= std::max(where.line, where.endLine) && where.line <= range.last;
         });
}

void keepChanged(std::vector<LintedFile> &files, const Changes &changes) {
  for (LintedFile &file : files)
    std::erase_if(file.diagnostics,
                  [&](const query::Diagnostic &diagnostic) { return !changes.touches(diagnostic.where); });
}

} // namespace pallasd::lint
