//===- patterns.h - Which files a pattern means -----------------*- C++ -*-===//
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pallasd::config {

/// `*` and `?` stay within a folder, `**` crosses folders, `[ab]` and `[!ab]` are sets.
bool matchesGlob(std::string_view pattern, std::string_view text);
bool isGlob(std::string_view text);

/// Whether a pattern means exactly this path (relative, with slashes): one without a slash its last name, one with a
/// slash all of it.
bool matchesPath(std::string_view pattern, std::string_view path);
/// Whether it means this path or a folder around it.
bool covers(std::string_view pattern, std::string_view path);

} // namespace pallasd::config
