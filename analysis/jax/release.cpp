// See release.h.
#include "analysis/jax/release.h"

#include <algorithm>
#include <charconv>

namespace pallasd::jax {

/// Takes the number in front, and the dot after it, off `release`; -1 if there is none.
static int takeNumber(std::string_view &release) {
  int number = -1;
  auto [end, error] = std::from_chars(release.data(), release.data() + release.size(), number);
  if (error != std::errc()) {
    release = {};
    return -1;
  }
  release.remove_prefix(std::min(release.size(), size_t(end - release.data()) + 1));
  return number;
}

bool isAtLeast(std::string_view release, std::string_view other) {
  while (!other.empty()) {
    int own = takeNumber(release), asked = takeNumber(other);
    if (own != asked)
      return own > asked;
  }
  return true;
}

bool releaseAtLeast(const Interp &interp, std::string_view release) {
  return isAtLeast(interp.world.jaxRelease, release);
}

} // namespace pallasd::jax
