//===- release.cpp - What a release of JAX has rules for ------------------===//
//
// Built once per process for every release with a table, from analysis/facts.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/release.h"

#include "analysis/facts/primitives.h"

#include <algorithm>

namespace pallasd::lowering {

/// Which of the newest release's primitives `row` is. Two of an older release
/// that the newest has merged (bitcast) are that one.
static std::string_view variantToday(const facts::RegisteredPrimitive &row) {
  const facts::RegisteredPrimitive *other = nullptr;
  for (const facts::RegisteredPrimitive &today : facts::primitiveTables().back().primitives)
    if (today.name == row.name) {
      if (today.variant == row.variant)
        return row.variant;
      other = &today;
    }
  return other ? other->variant : row.variant;
}

ReleaseRules::ReleaseRules(std::string_view release) : newest_(release == facts::primitiveTables().back().release) {
  for (const facts::RegisteredPrimitive &row : facts::primitiveTable(release)->primitives) {
    cores_[jax::primitive(row.name, variantToday(row))] |= row.cores;
    names_.insert(row.name);
  }
  for (std::string_view name : facts::primitivesWithoutRule(release))
    names_.insert(name);
  for (std::string_view condition : facts::measuredConditions(release))
    conditions_.insert(condition);
  for (std::string_view form : facts::olderForms(release))
    forms_.insert(form);
}

const ReleaseRules &ReleaseRules::of(std::string_view release) {
  static const std::vector<ReleaseRules> all = [] {
    std::vector<ReleaseRules> made;
    for (const facts::ReleasePrimitives &table : facts::primitiveTables())
      made.push_back(ReleaseRules(table.release));
    return made;
  }();
  const auto &tables = facts::primitiveTables();
  auto found = std::find_if(tables.begin(), tables.end(), [&](const auto &table) { return table.release == release; });
  return found == tables.end() ? all.back() : all[size_t(found - tables.begin())];
}

ReleaseRules::Rule ReleaseRules::rule(kernel::CoreType core, const jax::Primitive *primitive) const {
  auto found = cores_.find(primitive);
  if (found != cores_.end() && found->second & (1u << unsigned(core)))
    return Rule::Registered;
  return newest_ || names_.contains(primitive->name) ? Rule::Missing : Rule::Unknown;
}

bool ReleaseRules::holds(std::string_view condition) const {
  return newest_ || conditions_.contains(condition) || conditions_.contains("*") || forms_.contains(condition);
}

bool writes(const kernel::KernelInstance &instance, std::string_view form) {
  return ReleaseRules::of(instance.jaxRelease).writes(form);
}

} // namespace pallasd::lowering
