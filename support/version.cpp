#include "support/version.h"

namespace pallasd {

std::string_view version() { return "0.1.0"; }

} // namespace pallasd
