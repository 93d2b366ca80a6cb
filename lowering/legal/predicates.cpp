//===- predicates.cpp - What several families of predicates share ---------===//
//
// A parameter that is absent or of another kind gives the fallback.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/predicates.h"

namespace pallasd::lowering {

using jax::Eqn;
using jax::Param;

int64_t intParam(const Eqn &eqn, std::string_view name, int64_t fallback) {
  const Param *param = eqn.param(name);
  return param ? param->asInt().value_or(fallback) : fallback;
}

bool boolParam(const Eqn &eqn, std::string_view name, bool fallback) {
  const Param *param = eqn.param(name);
  return param ? param->asBool().value_or(fallback) : fallback;
}

std::vector<int64_t> intsParam(const Eqn &eqn, std::string_view name) {
  const Param *param = eqn.param(name);
  return param ? param->asInts().value_or(std::vector<int64_t>()) : std::vector<int64_t>();
}

std::string_view symbolText(const Param *param) {
  if (!param)
    return {};
  if (auto *symbol = param->as<jax::Symbol>())
    return symbol->text;
  auto *text = param->as<std::string>();
  return text ? std::string_view(*text) : std::string_view();
}

std::string dtypeName(jax::DType dtype) { return std::string(jax::name(dtype)); }

std::string_view textParam(const Eqn &eqn, std::string_view name) { return symbolText(eqn.param(name)); }

std::vector<int64_t> dictInts(const Eqn &eqn, std::string_view name, std::string_view key) {
  const Param *param = eqn.param(name);
  if (const jax::ParamDict *dict = param ? param->asDict() : nullptr)
    for (const auto &[entry, value] : *dict)
      if (entry == key)
        return value.asInts().value_or(std::vector<int64_t>());
  return {};
}

const Param *itemAt(const Param *param, size_t i) {
  const jax::ParamList *list = param ? param->asList() : nullptr;
  return list && i < list->size() ? &(*list)[i] : nullptr;
}

Refusal refuseAtVerify(std::string_view rule, std::string_view leadingWords) {
  Refusal refusal = refuse(rule, "VerificationError", leadingWords);
  refusal.stage = "verify";
  return refusal;
}

} // namespace pallasd::lowering
