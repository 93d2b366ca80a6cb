//===- compiler_params.cpp - What a call says of its compilation ----------===//
//
// pltpu.CompilerParams without its defaults, the cost that the call is said to
// have, and its metadata; as texts, since only the custom call needs them.
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/call.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace pallasd::kernel {

using jax::pallas::asRecord;

/// No JSON: the custom call isn't written then.
static const char *const kNotKnown = "?";

static bool isUnknown(Value value) { return value.as<python::Unknown>() != nullptr; }

static std::string dimensionWord(Interp &interp, Value word) {
  if (auto *member = jax::pallas::asEnum(word, "GridDimensionSemantics"))
    return member->value;
  return interp.toStr(word);
}

static bool isDefault(Interp &interp, const std::string &field, Value value) {
  if (field == "serialization_format")
    return value.isInt() && value.asInt() == 1;
  if (field == "shape_invariant_numerics" || field == "needs_layout_passes")
    return value.isBool() && value.asBool();
  return value.isNone() || (value.isBool() && !value.asBool()) || (isUnknown(value) && interp.gaps.empty());
}

/// pl.CostEstimate as JSON, with its fields in order of their names.
static std::string costText(Interp &interp, Value estimate) {
  nlohmann::json json;
  if (Record *record = asRecord(estimate))
    for (size_t i = 0; i < record->values.size(); ++i)
      if (Value count = interp.toIndex(record->values[i]); count.isInt())
        json[*record->type->fields[i]] = count.asInt();
  return json.size() == 4 ? json.dump() : kNotKnown;
}

static std::string metadataText(Value metadata) {
  auto *dict = metadata.as<python::Dict>();
  if (!dict)
    return kNotKnown;
  nlohmann::json json = nlohmann::json::object();
  for (const auto &entry : dict->table.entries()) {
    if (!entry.live)
      continue;
    auto *key = entry.key.as<python::Str>(), *value = entry.value.as<python::Str>();
    if (!key || !value)
      return kNotKnown;
    json[key->text] = value->text;
  }
  return json.dump();
}

static bool isGiven(Value value) { return !value.isUndefined() && !value.isNone(); }

/// str() as Python gives it.
static std::string parameterText(Interp &interp, Value value) {
  auto *native = value.as<python::Native>();
  auto *member = native ? dynamic_cast<jax::pallas::EnumMember *>(native) : nullptr;
  return member ? *member->cls->name + "." + member->name : interp.toStr(value);
}

static void readParams(Interp &interp, Record *record, CompilerParams &result) {
  if (record->made.module)
    result.source = std::make_shared<const jax::SourceFrame>(frameOf(record->made));
  for (size_t i = 0; i < record->values.size(); ++i) {
    const std::string &field = *record->type->fields[i];
    Value value = record->values[i];
    if (field == "dimension_semantics") {
      if (!value.isNone() && !isUnknown(value))
        for (Value word : interp.toVector(value))
          result.dimensionSemantics.push_back(dimensionWord(interp, word));
    } else if (field == "vmem_limit_bytes" && value.isInt()) {
      result.vmemLimitBytes = value.asInt();
    } else if (field == "collective_id" && value.isInt()) {
      result.collectiveId = value.asInt();
    } else if (!isDefault(interp, field, value)) {
      result.other.emplace_back(field, parameterText(interp, value));
    }
  }
}

CompilerParams compilerParams(Interp &interp, const KernelCall &call) {
  CompilerParams result;
  if (Record *record = asRecord(call.compilerParams))
    readParams(interp, record, result);
  if (isGiven(call.costEstimate))
    result.other.emplace_back("cost_estimate", costText(interp, call.costEstimate));
  if (isGiven(call.metadata))
    result.other.emplace_back("metadata", metadataText(call.metadata));
  const jax::TraceConfig &config = jax::traceContext(interp).config;
  if (config.collectiveIds != "no")
    result.other.emplace_back("auto_assign_collective_ids", config.collectiveIds);
  if (config.debugChecks)
    result.other.emplace_back("debug_checks", "True");
  if (config.poisonBuffers)
    result.other.emplace_back("poison_buffers", "True");
  std::sort(result.other.begin(), result.other.end());
  return result;
}

} // namespace pallasd::kernel
