//===- build_id.h - Which build of the program this is ----------*- C++ -*-===//
#pragma once

#include <string>

namespace pallasd {

/// The linker's build id in hexadecimal (a hash of the program's contents), so that what one build stored is never
/// taken for another's; empty if the program was linked without.
std::string buildId();

} // namespace pallasd
