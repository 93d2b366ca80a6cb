#include "server/lint/texts.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace pallasd::lint {

namespace fs = std::filesystem;

void Texts::set(const std::string &path, std::string text) { store(path, std::move(text)); }

const Texts::Entry &Texts::store(const std::string &path, std::string text) const {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  auto made = std::make_unique<Entry>();
  std::unique_ptr<Entry> &known = entries[path];
  if (text.starts_with(mark)) {
    made->mark = mark;
    text.erase(0, mark.size());
  } else if (known) {
    made->mark = known->mark;
  }
  made->text = std::move(text);
  made->index = text::LineIndex(made->text);
  known = std::move(made);
  return *known;
}

const Texts::Entry &Texts::entry(const std::string &path) const {
  if (auto known = entries.find(path); known != entries.end())
    return *known->second;
  std::string text;
  readFile(path, text);
  return store(path, std::move(text));
}

std::string_view Texts::line(const std::string &path, int32_t number) const {
  const Entry &known = entry(path);
  bool there = number >= 1 && size_t(number) <= known.index.lineCount();
  return there ? known.index.line(size_t(number) - 1) : std::string_view();
}

std::string_view Texts::text(const std::string &path) const { return entry(path).text; }

bool readFile(const std::string &path, std::string &text) {
  std::error_code error;
  if (!fs::is_regular_file(path, error))
    return false;
  std::ifstream stream(path, std::ios::binary);
  std::ostringstream content;
  content << stream.rdbuf();
  text = std::move(content).str();
  return !stream.bad() && stream.is_open();
}

bool writeFile(const std::string &path, std::string_view text) {
  std::error_code error;
  // Through links, so that a linked file stays linked; the mode is the old file's.
  fs::path target = fs::weakly_canonical(path, error);
  if (error)
    target = path;
  fs::path part = target;
  part += ".part" + std::to_string(getpid());
  {
    std::ofstream stream(part, std::ios::binary | std::ios::trunc);
    stream << text;
    if (!stream.flush())
      return false;
  }
  if (fs::exists(target, error))
    fs::permissions(part, fs::status(target, error).permissions(), error);
  fs::rename(part, target, error);
  if (error)
    fs::remove(part, error);
  return !error;
}

} // namespace pallasd::lint
