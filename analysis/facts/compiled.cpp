//===- compiled.cpp - Element types that libtpu refuses -------------------===//
//
// Lines "operation<TAB>types<TAB>class<TAB>chips", read once, on first use.
//
//===----------------------------------------------------------------------===//
#include "analysis/facts/compiled.h"

#include "support/embedded.h"

#include <map>
#include <span>
#include <tuple>

namespace pallasd::embedded {
std::span<const EmbeddedFile> facts();
}

namespace pallasd::facts {

using Key = std::tuple<std::string_view, std::string_view, std::string_view>; // operation, types, chip

static std::string_view takeUntil(std::string_view &text, char separator) {
  size_t end = text.find(separator);
  std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

static std::map<Key, std::string_view> readTable() {
  std::map<Key, std::string_view> classes;
  for (const EmbeddedFile &file : embedded::facts()) {
    if (file.name != "compiled_types")
      continue;
    std::string_view text = file.text;
    while (!text.empty()) {
      std::string_view line = takeUntil(text, '\n');
      std::string_view operation = takeUntil(line, '\t'), types = takeUntil(line, '\t');
      std::string_view exceptionClass = takeUntil(line, '\t');
      while (!line.empty())
        classes[{operation, types, takeUntil(line, ',')}] = exceptionClass;
    }
  }
  return classes;
}

std::string_view refusedByCompiler(std::string_view operation, std::string_view types, std::string_view chip) {
  static const std::map<Key, std::string_view> classes = readTable();
  auto found = classes.find({operation, types, chip});
  return found == classes.end() ? std::string_view() : found->second;
}

} // namespace pallasd::facts
