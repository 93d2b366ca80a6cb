//===- names.cpp - The public names of JAX's modules ------------------*- C++ -*-===//
#include "analysis/facts/names/names.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>
#include <unordered_map>
#include <utility>

namespace pallasd::facts {

namespace {

struct ModuleNames {
  std::string_view module, lines;
};
#include "analysis/facts/names/names_data.inc"
#include "analysis/facts/names/parameters_data.inc"

using Masks = std::unordered_map<std::string_view, unsigned>;

Masks parse(std::string_view lines) {
  Masks masks;
  while (!lines.empty()) {
    size_t end = lines.find('\n'), blank = lines.find(' ');
    unsigned mask = 0;
    std::from_chars(lines.data() + blank + 1, lines.data() + end, mask, 16);
    masks[lines.substr(0, blank)] = mask;
    lines.remove_prefix(end + 1);
  }
  return masks;
}

const Masks *masksOf(std::string_view module) {
  static const std::unordered_map<std::string_view, Masks> all = [] {
    std::unordered_map<std::string_view, Masks> result;
    for (const ModuleNames &one : kModules)
      result[one.module] = parse(one.lines);
    return result;
  }();
  auto found = all.find(module);
  return found == all.end() ? nullptr : &found->second;
}

std::optional<unsigned> bitOf(std::string_view release) {
  for (unsigned i = 0; i < std::size(kReleases); ++i)
    if (kReleases[i] == release)
      return i;
  return std::nullopt;
}

} // namespace

namespace {

/// Submodules are attributes only once something has imported them, so the
/// tables, made from a fresh import, may lack them.
bool isSubmodule(std::string_view module, std::string_view name) {
  static constexpr std::pair<std::string_view, std::string_view> known[] = {{"jax", "ad_checkpoint"},
                                                                            {"jax", "cloud_tpu_init"},
                                                                            {"jax", "collect_profile"},
                                                                            {"jax", "core"},
                                                                            {"jax", "custom_batching"},
                                                                            {"jax", "custom_derivatives"},
                                                                            {"jax", "debug"},
                                                                            {"jax", "distributed"},
                                                                            {"jax", "dlpack"},
                                                                            {"jax", "dtypes"},
                                                                            {"jax", "errors"},
                                                                            {"jax", "example_libraries"},
                                                                            {"jax", "experimental"},
                                                                            {"jax", "export"},
                                                                            {"jax", "extend"},
                                                                            {"jax", "ffi"},
                                                                            {"jax", "flatten_util"},
                                                                            {"jax", "image"},
                                                                            {"jax", "interpreters"},
                                                                            {"jax", "lax"},
                                                                            {"jax", "lib"},
                                                                            {"jax", "memory"},
                                                                            {"jax", "monitoring"},
                                                                            {"jax", "nn"},
                                                                            {"jax", "numpy"},
                                                                            {"jax", "ops"},
                                                                            {"jax", "profiler"},
                                                                            {"jax", "random"},
                                                                            {"jax", "ref"},
                                                                            {"jax", "scipy"},
                                                                            {"jax", "sharding"},
                                                                            {"jax", "stages"},
                                                                            {"jax", "test_util"},
                                                                            {"jax", "tools"},
                                                                            {"jax", "tree"},
                                                                            {"jax", "tree_util"},
                                                                            {"jax", "typing"},
                                                                            {"jax", "util"},
                                                                            {"jax", "version"},
                                                                            {"jax.experimental.pallas", "fuser"},
                                                                            {"jax.experimental.pallas", "mosaic_gpu"},
                                                                            {"jax.experimental.pallas", "ops"},
                                                                            {"jax.experimental.pallas", "tpu"},
                                                                            {"jax.experimental.pallas", "tpu_sc"},
                                                                            {"jax.experimental.pallas", "triton"},
                                                                            {"jax.lax", "linalg"},
                                                                            {"jax.nn", "initializers"},
                                                                            {"jax.numpy", "fft"},
                                                                            {"jax.numpy", "linalg"}};
  for (auto [parent, child] : known)
    if (parent == module && child == name)
      return true;
  return false;
}

} // namespace

NameStatus nameStatus(std::string_view release, std::string_view module, std::string_view name) {
  const Masks *masks = masksOf(module);
  auto bit = bitOf(release);
  if (!masks || !bit || name.starts_with("_") || isSubmodule(module, name))
    return NameStatus::NotListed;
  auto found = masks->find(name);
  return found != masks->end() && (found->second >> *bit & 1) ? NameStatus::Present : NameStatus::Absent;
}

namespace {

struct Parameters {
  unsigned closed = 0;
  Masks byName;
};

unsigned hexadecimal(std::string_view text) {
  unsigned value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value, 16);
  return value;
}

/// "FUNCTION CLOSED NAME:MASK NAME:MASK …"
std::pair<std::string_view, Parameters> parseParameters(std::string_view line) {
  auto word = [&] {
    size_t end = std::min(line.find(' '), line.size());
    std::string_view text = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return text;
  };
  std::string_view function = word();
  Parameters parameters{hexadecimal(word()), {}};
  while (!line.empty()) {
    std::string_view entry = word();
    size_t colon = entry.find(':');
    parameters.byName[entry.substr(0, colon)] = hexadecimal(entry.substr(colon + 1));
  }
  return {function, std::move(parameters)};
}

using Functions = std::unordered_multimap<std::string_view, Parameters>;

const Functions &allParameters() {
  static const Functions all = [] {
    Functions functions;
    for (const ModuleNames &module : kParameters)
      for (std::string_view lines = module.lines; !lines.empty();) {
        size_t end = lines.find('\n');
        functions.insert(parseParameters(lines.substr(0, end)));
        lines.remove_prefix(end + 1);
      }
    return functions;
  }();
  return all;
}

} // namespace

NameStatus parameterStatus(std::string_view release, std::string_view function, std::string_view parameter) {
  auto bit = bitOf(release);
  auto [begin, end] = allParameters().equal_range(function);
  if (!bit || begin == end)
    return NameStatus::NotListed;
  NameStatus status = NameStatus::Absent;
  for (auto it = begin; it != end; ++it) {
    const Parameters &parameters = it->second;
    auto found = parameters.byName.find(parameter);
    if (found != parameters.byName.end() && (found->second >> *bit & 1))
      return NameStatus::Present;
    if (!(parameters.closed >> *bit & 1))
      status = NameStatus::NotListed;
  }
  return status;
}

bool isNewest(std::string_view release) { return release == *std::rbegin(kReleases); }

bool isLaterParameter(std::string_view release, std::string_view function, std::string_view parameter) {
  return parameterStatus(*std::rbegin(kReleases), function, parameter) == NameStatus::Present &&
         parameterStatus(release, function, parameter) == NameStatus::Absent;
}

std::vector<std::string> parametersOf(std::string_view release, std::string_view function) {
  std::vector<std::string> names;
  auto bit = bitOf(release);
  auto [begin, end] = allParameters().equal_range(function);
  for (auto it = begin; bit && it != end; ++it)
    for (const auto &[name, mask] : it->second.byName)
      if (mask >> *bit & 1)
        names.emplace_back(name);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::vector<std::string> releasesWithParameter(std::string_view function, std::string_view parameter) {
  std::vector<std::string> releases;
  for (std::string_view release : kReleases)
    if (parameterStatus(release, function, parameter) == NameStatus::Present)
      releases.emplace_back(release);
  return releases;
}

std::vector<std::string> namesOf(std::string_view release, std::string_view module) {
  std::vector<std::string> names;
  const Masks *masks = masksOf(module);
  auto bit = bitOf(release);
  if (masks && bit)
    for (const auto &[name, mask] : *masks)
      if (mask >> *bit & 1)
        names.emplace_back(name);
  std::sort(names.begin(), names.end());
  return names;
}

std::vector<std::string> releasesWith(std::string_view module, std::string_view name) {
  std::vector<std::string> result;
  const Masks *masks = masksOf(module);
  auto found = masks ? masks->find(name) : Masks::const_iterator();
  if (masks && found != masks->end())
    for (unsigned i = 0; i < std::size(kReleases); ++i)
      if (found->second >> i & 1)
        result.emplace_back(kReleases[i]);
  return result;
}

} // namespace pallasd::facts
