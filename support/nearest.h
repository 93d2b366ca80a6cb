//===- nearest.h - What a misspelt name may have meant ----------*- C++ -*-===//
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pallasd {

/// The name of `names` that `text` most likely means; empty if none is near.
std::string nearest(std::string_view text, const std::vector<std::string> &names);

} // namespace pallasd
