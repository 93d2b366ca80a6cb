#include "analysis/query/workspace.h"

#include "support/hash.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace pallasd::query {

namespace {

/// Python files beyond this are data, not kernels.
constexpr uintmax_t maxFileSize = uintmax_t(64) << 20;

std::optional<std::string> readFile(const std::string &path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error) || std::filesystem::file_size(path, error) > maxFileSize || error)
    return std::nullopt;
  std::ifstream stream(path, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  if (!stream)
    return std::nullopt;
  return std::move(text).str();
}

bool hasWord(std::string_view text, std::string_view word) {
  auto isPartOfName = [&](size_t i) {
    return i < text.size() && (std::isalnum(static_cast<unsigned char>(text[i])) || text[i] == '_');
  };
  for (size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
    if ((at == 0 || !isPartOfName(at - 1)) && !isPartOfName(at + word.size()))
      return true;
  return false;
}

std::string withoutByteOrderMark(std::string text) {
  if (text.starts_with("\xEF\xBB\xBF"))
    text.erase(0, 3);
  return text;
}

} // namespace

std::vector<std::string> namesIn(const std::string &folder) {
  std::error_code error;
  std::vector<std::string> names;
  for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
    names.push_back(entry->path().filename().string());
  std::ranges::sort(names);
  return names;
}

uint64_t hashOfNames(const std::vector<std::string> &names) {
  uint64_t hash = 0;
  for (const std::string &name : names)
    hash = hashBytes(name + '/' + std::to_string(hash));
  return hash;
}

Workspace::Entry &Workspace::entry(const std::string &path) {
  auto [it, fresh] = files.try_emplace(path);
  if (fresh) {
    if (auto text = readFile(path))
      it->second.file = std::make_unique<syntax::SourceFile>(path, withoutByteOrderMark(std::move(*text)));
    renumber(it->second);
  }
  it->second.recording = recordingNow;
  return it->second;
}

void Workspace::renumber(Entry &entry) {
  revisionSum -= entry.revision;
  entry.revision = hashCombine(++revisionNow, 0);
  revisionSum += entry.revision;
}

void Workspace::touch(Entry &entry) {
  renumber(entry);
  entry.snapshot.reset();
  entry.lines.reset();
}

std::optional<python::SourceUnit> Workspace::source(const std::string &path) {
  Entry &found = entry(path);
  if (!found.file)
    return std::nullopt;
  if (!found.snapshot)
    found.snapshot = std::make_shared<const std::string>(found.file->text());
  return python::SourceUnit{found.file->lastGoodModule(), found.snapshot};
}

bool Workspace::isFile(const std::string &path) {
  auto found = files.find(path);
  std::error_code error;
  bool known = found != files.end() && found->second.file;
  return filesAsked[path] = known || std::filesystem::is_regular_file(path, error);
}

bool Workspace::isDirectory(const std::string &path) {
  std::error_code error;
  return foldersAsked[path] = std::filesystem::is_directory(path, error);
}

std::vector<std::string> Workspace::list(const std::string &folder) {
  std::vector<std::string> names = namesIn(folder);
  foldersListed[folder] = hashOfNames(names);
  return names;
}

void Workspace::startRecording() {
  ++recordingNow;
  foldersListed.clear();
  textsLookedThrough.clear();
  filesAsked.clear();
  foldersAsked.clear();
}

std::vector<Dependency> Workspace::recorded() const {
  std::vector<Dependency> result;
  for (const auto &[path, entry] : files)
    if (entry.recording == recordingNow)
      result.push_back(
          {Dependency::Kind::Text, path, entry.file != nullptr, entry.file ? hashBytes(entry.file->text()) : 0});
  for (const auto &[path, looked] : textsLookedThrough)
    if (auto parsed = files.find(path); parsed == files.end() || parsed->second.recording != recordingNow)
      result.push_back(looked);
  for (const auto &[path, present] : filesAsked)
    result.push_back({Dependency::Kind::IsFile, path, present, 0});
  for (const auto &[path, present] : foldersAsked)
    result.push_back({Dependency::Kind::IsDirectory, path, present, 0});
  for (const auto &[path, hash] : foldersListed)
    result.push_back({Dependency::Kind::Names, path, true, hash});
  return result;
}

void Workspace::setText(const std::string &path, std::string text) {
  Entry &found = entry(path);
  text = withoutByteOrderMark(std::move(text));
  if (found.file)
    found.file->setText(std::move(text));
  else
    found.file = std::make_unique<syntax::SourceFile>(path, std::move(text));
  found.open = true;
  touch(found);
}

void Workspace::applyEdit(const std::string &path, size_t begin, size_t end, std::string_view replacement) {
  Entry &found = entry(path);
  if (!found.file)
    return;
  found.file->applyEdit(begin, end, replacement);
  touch(found);
}

void Workspace::close(const std::string &path) {
  auto found = files.find(path);
  if (found == files.end())
    return;
  revisionSum -= found->second.revision;
  files.erase(found);
}

void Workspace::forget(const std::string &path) {
  auto found = files.find(path);
  if (found != files.end() && !found->second.open)
    close(path);
}

bool Workspace::isOpen(const std::string &path) const {
  auto found = files.find(path);
  return found != files.end() && found->second.open;
}

const syntax::SourceFile *Workspace::file(const std::string &path) { return entry(path).file.get(); }

const std::string *Workspace::text(const std::string &path) {
  const syntax::SourceFile *found = file(path);
  return found ? &found->text() : nullptr;
}

bool Workspace::mentions(const std::string &path, const std::vector<std::string> &words) {
  auto mentionsOne = [&](std::string_view text) {
    return std::ranges::any_of(words, [&](const std::string &word) { return hasWord(text, word); });
  };
  if (files.contains(path)) {
    const std::string *known = text(path);
    return known && mentionsOne(*known);
  }
  std::optional<std::string> found = readFile(path);
  std::string content = found ? withoutByteOrderMark(std::move(*found)) : std::string();
  textsLookedThrough[path] = {Dependency::Kind::Text, path, found.has_value(), found ? hashBytes(content) : 0};
  return found && mentionsOne(content);
}

const text::LineIndex &Workspace::lines(const std::string &path) {
  Entry &found = entry(path);
  if (!found.lines)
    found.lines.emplace(found.file ? std::string_view(found.file->text()) : std::string_view());
  return *found.lines;
}

uint64_t Workspace::revisionOfOthers(const std::string &path) const {
  auto found = files.find(path);
  return revisionSum - (found == files.end() ? 0 : found->second.revision);
}

std::optional<Location> Workspace::locate(const jax::SourceFrame &frame) {
  if (frame.item < 0)
    return location(frame.file, frame.line - 1, frame.column, frame.endLine - 1, frame.endColumn);
  const syntax::SourceFile *found = file(frame.file);
  if (!found)
    return std::nullopt;
  auto module = found->lastGoodModule();
  for (const syntax::PlacedItem &placed : module->items)
    if (placed.item->id == frame.item)
      return location(frame.file, placed.firstLine + frame.line - 1, frame.column, placed.firstLine + frame.endLine - 1,
                      frame.endColumn);
  return std::nullopt;
}

std::optional<int32_t> Workspace::lineOf(const python::Reason &reason) {
  if (reason.line <= 0)
    return std::nullopt;
  jax::SourceFrame frame;
  frame.file = reason.file;
  frame.item = reason.item;
  frame.line = frame.endLine = reason.line;
  auto place = locate(frame);
  return place ? std::optional(place->line) : std::nullopt;
}

Location Workspace::location(const std::string &path, int32_t line, int32_t column, int32_t endLine,
                             int32_t endColumn) {
  const text::LineIndex &index = lines(path);
  auto codePoints = [&](int32_t row, int32_t bytes) {
    return text::unitsOf(index.line(row).substr(0, bytes), text::Encoding::Utf32) + 1;
  };
  return {path, line + 1, codePoints(line, column), endLine + 1, codePoints(endLine, endColumn)};
}

} // namespace pallasd::query
