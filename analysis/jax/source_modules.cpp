//===- source_modules.cpp - Where JAX keeps what it makes public -*- C++ -*-===//
//
// Programs import from `jax._src` too. A module there that has no model of its
// own is looked for in the public modules that its names come from (JAX 0.12.0.1,
// `__module__` of public names); what none of them has stays Unknown.
//
//===----------------------------------------------------------------------===//
#include "analysis/python/impl.h"

#include <map>
#include <string>
#include <vector>

namespace pallasd::jax {

using python::Interp;
using python::Value;
using syntax::Name;

namespace {

const std::map<std::string, std::vector<const char *>> &publicModules() {
  static const char *pl = "jax.experimental.pallas", *pltpu = "jax.experimental.pallas.tpu",
                    *plsc = "jax.experimental.pallas.tpu_sc";
  static const std::map<std::string, std::vector<const char *>> all = {
      {"jax._src.ad_checkpoint", {"jax.ad_checkpoint", "jax"}},
      {"jax._src.api", {"jax"}},
      {"jax._src.core", {"jax.core", "jax"}},
      {"jax._src.custom_derivatives", {"jax"}},
      {"jax._src.dtypes", {"jax.dtypes", "jax.numpy"}},
      {"jax._src.lax", {"jax.lax"}},
      {"jax._src.lax.control_flow", {"jax.lax"}},
      {"jax._src.lax.lax", {"jax.lax"}},
      {"jax._src.lax.parallel", {"jax.lax"}},
      {"jax._src.lax.slicing", {"jax.lax"}},
      {"jax._src.mesh", {"jax.sharding"}},
      {"jax._src.named_sharding", {"jax.sharding"}},
      {"jax._src.nn.functions", {"jax.nn"}},
      {"jax._src.numpy", {"jax.numpy"}},
      {"jax._src.numpy.lax_numpy", {"jax.numpy"}},
      {"jax._src.pallas.core", {pl, pltpu}},
      {"jax._src.pallas.helpers", {pl}},
      {"jax._src.pallas.mosaic.core", {pltpu, pl}},
      {"jax._src.pallas.mosaic.helpers", {pltpu}},
      {"jax._src.pallas.mosaic.pipeline", {pltpu}},
      {"jax._src.pallas.mosaic.primitives", {pltpu, pl}},
      {"jax._src.pallas.mosaic.sc_core", {plsc, pltpu}},
      {"jax._src.pallas.mosaic.sc_primitives", {plsc, pltpu}},
      {"jax._src.pallas.mosaic.tpu_info", {pltpu}},
      {"jax._src.pallas.pallas_call", {pl}},
      {"jax._src.pallas.primitives", {pl}},
      {"jax._src.pallas.utils", {pl}},
      {"jax._src.partition_spec", {"jax.sharding"}},
      {"jax._src.pjit", {"jax"}},
      {"jax._src.sharding_impls", {"jax.sharding"}},
      {"jax._src.tree_util", {"jax.tree_util"}},
      {"jax._src.typing", {"jax.typing", "jax"}},
      {"jax._src.xla_bridge", {"jax"}},
  };
  return all;
}

/// What a module of `jax._src` gives for a name that it has no model of.
Value publicName(Interp &interp, const std::string &module, Name name) {
  if (auto *own = interp.impl().modelled(module + "." + *name))
    return own;
  auto found = publicModules().find(module);
  if (found != publicModules().end())
    for (const char *home : found->second)
      if (Value value = interp.getAttrOr(interp.importModule(home), name); !value.isUndefined() && !value.isUnknown())
        return value;
  Value value = interp.unknown(python::Reason::Unmodelled, module + "." + *name);
  value.as<python::Unknown>()->isPath = true;
  return value;
}

void findElsewhere(python::ModuleBuilder &builder) {
  builder.module.missing = [module = builder.module.name](Interp &interp, Name name) {
    return publicName(interp, module, name);
  };
}

struct Registrations {
  Registrations() {
    for (const auto &[module, homes] : publicModules())
      python::ModuleRegistration(module.c_str(), __FILE__, findElsewhere);
  }
} registrations;

} // namespace
} // namespace pallasd::jax
