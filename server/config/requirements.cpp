#include "server/config/requirements.h"

#include "support/releases.h"

#include <algorithm>
#include <cctype>

namespace pallasd::config {

namespace {

std::string_view trim(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())))
    text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())))
    text.remove_suffix(1);
  return text;
}

bool hasPrefix(std::string_view release, std::string_view prefix) {
  std::vector<int> numbers = releaseNumbers(release), wanted = releaseNumbers(prefix);
  numbers.resize(std::max(numbers.size(), wanted.size()));
  return std::equal(wanted.begin(), wanted.end(), numbers.begin());
}

/// The first version that is no longer compatible: 0.11.2 at position 1 gives 0.12.
std::string bumped(std::string_view version, size_t position) {
  std::vector<int> numbers = releaseNumbers(version);
  numbers.resize(std::max(numbers.size(), position + 1));
  std::string text;
  for (size_t i = 0; i <= position; ++i)
    text += (i ? "." : "") + std::to_string(numbers[i] + (i == position));
  return text;
}

size_t firstNonZero(std::string_view version) {
  std::vector<int> numbers = releaseNumbers(version);
  auto found = std::find_if(numbers.begin(), numbers.end(), [](int number) { return number != 0; });
  return found == numbers.end() ? (numbers.empty() ? 0 : numbers.size() - 1) : size_t(found - numbers.begin());
}

bool within(std::string_view release, std::string_view from, const std::string &end) {
  return compareReleases(release, from) >= 0 && compareReleases(release, end) < 0;
}

std::optional<bool> meetsClause(std::string_view release, std::string_view clause) {
  static constexpr std::string_view operators[] = {"===", "==", "!=", "~=", ">=", "<=", ">", "<", "^", "~"};
  std::string_view sign;
  for (std::string_view candidate : operators)
    if (clause.starts_with(candidate)) {
      sign = candidate;
      break;
    }
  std::string_view version = trim(clause.substr(sign.size()));
  if (version == "*")
    return true;
  if (version.empty() || !std::isdigit(static_cast<unsigned char>(version.front())))
    return std::nullopt;
  bool wildcard = version.ends_with(".*");
  if (wildcard)
    version.remove_suffix(2);
  size_t numbers = releaseNumbers(version).size();
  int order = compareReleases(release, version);
  bool equal = wildcard ? hasPrefix(release, version) : order == 0;
  if (sign == "==" || sign == "===" || sign.empty())
    return equal;
  if (sign == "!=")
    return !equal;
  if (sign == ">=")
    return order >= 0;
  if (sign == "<=")
    return order <= 0;
  if (sign == ">")
    return order > 0;
  if (sign == "<")
    return order < 0;
  if (sign == "^")
    return within(release, version, bumped(version, firstNonZero(version)));
  if (sign == "~") // the minor number stays
    return within(release, version, bumped(version, std::min<size_t>(1, numbers - 1)));
  return within(release, version, bumped(version, numbers < 2 ? 0 : numbers - 2)); // ~=
}

} // namespace

std::optional<bool> meets(std::string_view release, std::string_view requirement) {
  bool all = true;
  requirement = trim(requirement);
  while (!requirement.empty()) {
    size_t comma = requirement.find(',');
    std::string_view clause = trim(requirement.substr(0, comma));
    requirement.remove_prefix(comma == std::string_view::npos ? requirement.size() : comma + 1);
    if (clause.empty())
      continue;
    std::optional<bool> met = meetsClause(release, clause);
    if (!met)
      return std::nullopt;
    all &= *met;
  }
  return all;
}

std::optional<std::string> requirementOf(std::string_view line, std::string_view package) {
  line = trim(line);
  line = trim(line.substr(0, std::min(line.find(';'), line.find(" #"))));
  if (!line.starts_with(package))
    return std::nullopt;
  line.remove_prefix(package.size());
  bool longer = !line.empty() && (std::isalnum(static_cast<unsigned char>(line.front())) || line.front() == '-' ||
                                  line.front() == '_' || line.front() == '.');
  if (longer)
    return std::nullopt;
  line = trim(line);
  if (line.starts_with('[')) {
    size_t end = line.find(']');
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
  }
  line = trim(line.substr(0, line.find(" --")));
  if (line.ends_with('\\'))
    line = trim(line.substr(0, line.size() - 1));
  if (line.starts_with('(') && line.ends_with(')'))
    line = line.substr(1, line.size() - 2);
  return std::string(trim(line));
}

} // namespace pallasd::config
