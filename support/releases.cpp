// See releases.h.
#include "support/releases.h"

#include <algorithm>
#include <charconv>

namespace pallasd {

std::vector<int> releaseNumbers(std::string_view version) {
  std::vector<int> numbers;
  const char *at = version.data(), *end = at + version.size();
  while (at != end) {
    int number = 0;
    auto [next, error] = std::from_chars(at, end, number);
    if (error != std::errc())
      break;
    numbers.push_back(number);
    at = next;
    if (at == end || *at != '.')
      break;
    ++at;
  }
  return numbers;
}

int compareReleases(std::string_view left, std::string_view right) {
  std::vector<int> a = releaseNumbers(left), b = releaseNumbers(right);
  size_t size = std::max(a.size(), b.size());
  a.resize(size);
  b.resize(size);
  return a < b ? -1 : a > b;
}

} // namespace pallasd
