// See release.h.
#include "analysis/jax/release.h"

#include "support/releases.h"

namespace pallasd::jax {

bool releaseAtLeast(const Interp &interp, std::string_view release) {
  return compareReleases(interp.world.jaxRelease, release) >= 0;
}

} // namespace pallasd::jax
