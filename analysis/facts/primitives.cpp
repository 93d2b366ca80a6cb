#include "analysis/facts/primitives.h"

#include "support/embedded.h"

#include <algorithm>
#include <array>
#include <map>

namespace pallasd::embedded {
std::span<const EmbeddedFile> facts();
}

namespace pallasd::facts {

namespace {

std::string_view takeUntil(std::string_view &text, char separator) {
  size_t end = text.find(separator);
  std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

uint8_t coreSet(std::string_view names) {
  uint8_t set = 0;
  while (!names.empty()) {
    std::string_view name = takeUntil(names, '+');
    set |= name == "tc" ? TensorCoreBit : name == "sc_scalar_subcore" ? ScalarSubcoreBit : VectorSubcoreBit;
  }
  return set;
}

std::string_view embeddedTable(std::string_view name) {
  for (const EmbeddedFile &file : embedded::facts())
    if (file.name == name)
      return file.text;
  return {};
}

std::vector<ReleasePrimitives> readTables() {
  std::vector<ReleasePrimitives> tables;
  std::string_view text = embeddedTable("primitives");
  while (!text.empty()) {
    std::string_view line = takeUntil(text, '\n');
    std::array<std::string_view, 6> columns;
    for (std::string_view &column : columns)
      column = takeUntil(line, '\t');
    if (tables.empty() || tables.back().release != columns[0])
      tables.push_back({columns[0], {}});
    tables.back().primitives.push_back({columns[1], columns[2], coreSet(columns[3]), coreSet(columns[5]), columns[4]});
  }
  return tables;
}

using NamesByRelease = std::map<std::string_view, std::vector<std::string_view>>;

/// Lines of "release<TAB>name".
NamesByRelease readNames(std::string_view table) {
  NamesByRelease names;
  std::string_view text = embeddedTable(table);
  while (!text.empty()) {
    std::string_view line = takeUntil(text, '\n');
    std::string_view release = takeUntil(line, '\t');
    names[release].push_back(line);
  }
  return names;
}

const std::vector<std::string_view> &namesOf(const NamesByRelease &names, std::string_view release) {
  static const std::vector<std::string_view> none;
  auto found = names.find(release);
  return found == names.end() ? none : found->second;
}

} // namespace

const std::vector<std::string_view> &primitivesWithoutRule(std::string_view release) {
  static const NamesByRelease names = readNames("primitives_without_rule");
  return namesOf(names, release);
}

const std::vector<std::string_view> &measuredConditions(std::string_view release) {
  static const NamesByRelease names = readNames("conditions");
  return namesOf(names, release);
}

const std::vector<std::string_view> &olderForms(std::string_view release) {
  static const NamesByRelease names = readNames("forms");
  return namesOf(names, release);
}

const std::vector<ReleasePrimitives> &primitiveTables() {
  static const std::vector<ReleasePrimitives> tables = readTables();
  return tables;
}

const ReleasePrimitives *primitiveTable(std::string_view release) {
  const auto &tables = primitiveTables();
  auto found = std::find_if(tables.begin(), tables.end(), [&](const auto &table) { return table.release == release; });
  return found == tables.end() ? nullptr : &*found;
}

std::string_view firstReleaseWith(std::string_view name, uint8_t cores) {
  for (const ReleasePrimitives &table : primitiveTables())
    for (const RegisteredPrimitive &primitive : table.primitives)
      if (primitive.name == name && (primitive.cores & ~primitive.refusing & cores) == cores)
        return table.release;
  return {};
}

} // namespace pallasd::facts
