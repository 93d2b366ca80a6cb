#include "server/lint/fingerprint.h"

#include "support/hash.h"

#include <fmt/format.h>
#include <map>

namespace pallasd::lint {

namespace {

std::string_view withoutMargins(std::string_view line) {
  constexpr std::string_view blanks = " \t\r\f";
  size_t first = line.find_first_not_of(blanks);
  if (first == std::string_view::npos)
    return {};
  return line.substr(first, line.find_last_not_of(blanks) - first + 1);
}

} // namespace

std::vector<Fingerprint> fingerprints(const LintedFile &file, const std::string &name, const Texts &texts) {
  std::vector<Fingerprint> result;
  std::map<std::string, int> seen;
  for (const query::Diagnostic &diagnostic : file.diagnostics) {
    std::string identity = name + '\0' + diagnostic.rule + '\0';
    identity += withoutMargins(texts.line(diagnostic.where.path, diagnostic.where.line));
    std::string hash = fmt::format("{:016x}", hashBytes(identity));
    result.push_back({hash, ++seen[hash]});
  }
  return result;
}

} // namespace pallasd::lint
