#include "support/nearest.h"

#include <algorithm>
#include <llvm/ADT/StringRef.h>

namespace pallasd {

std::string nearest(std::string_view text, const std::vector<std::string> &names) {
  const unsigned limit = unsigned(text.size() / 3 + 1);
  std::string best;
  std::pair<unsigned, size_t> least = {limit + 1, 0}; // distance, then letters after the common beginning
  for (const std::string &name : names) {
    size_t common = size_t(std::mismatch(text.begin(), text.end(), name.begin(), name.end()).first - text.begin());
    unsigned distance = llvm::StringRef(text).edit_distance_insensitive(name);
    std::pair<unsigned, size_t> found = {distance, text.size() - common};
    if (distance > limit || found >= least)
      continue;
    best = name;
    least = found;
  }
  return best;
}

} // namespace pallasd
