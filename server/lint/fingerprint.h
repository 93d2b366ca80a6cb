//===- fingerprint.h - Identity of findings over edits ----------*- C++ -*-===//
//
// A service that compares two reports must see a finding as the same one when
// lines were added above it. So its fingerprint takes the rule, the file and the
// text of the finding's first line without its margins, never a line number; a
// number tells findings apart that agree in all this. The baseline and every
// format that wants fingerprints use the same.
//
//===----------------------------------------------------------------------===//
#pragma once

#include "server/lint/result.h"
#include "server/lint/texts.h"

#include <string>
#include <vector>

namespace pallasd::lint {

struct Fingerprint {
  std::string hash;   ///< 16 hexadecimal digits
  int occurrence = 1; ///< among equal hashes of the file, from the top
  std::string text() const { return hash + ":" + std::to_string(occurrence); }
};

/// Parallel to the file's diagnostics. `name`: the path as it is to be hashed, the same on every machine.
std::vector<Fingerprint> fingerprints(const LintedFile &file, const std::string &name, const Texts &texts);

} // namespace pallasd::lint
