//===- mesh_axes.cpp - Axes and devices that a kernel may name ------------===//
//
// A device id is a position in the mesh around the kernel, or a dictionary from
// axis names: axes of the device mesh, or of the cores that share the kernel.
//
//===----------------------------------------------------------------------===//
#include "lowering/legal/mesh_axes.h"

#include "lowering/legal/predicates.h"

#include <algorithm>

namespace pallasd::lowering {

using jax::Param;
using kernel::KernelInstance;
using MaybeRefusal = std::optional<Refusal>;

static bool isVmapped(const KernelInstance &instance, size_t dimension) {
  const auto &dims = instance.vmappedDims;
  return std::find(dims.begin(), dims.end(), int64_t(dimension)) != dims.end();
}

static bool isDeviceAxis(const KernelInstance &instance, std::string_view axis) {
  const auto &mesh = instance.deviceMesh;
  return std::any_of(mesh.begin(), mesh.end(), [&](const auto &entry) { return entry.first == axis; });
}

std::optional<size_t> gridAxis(const KernelInstance &instance, std::string_view axis) {
  if (instance.mesh) {
    for (size_t i = 0; i < instance.mesh->axes.size(); ++i)
      if (instance.mesh->axes[i].first == axis)
        return i;
    return std::nullopt;
  }
  size_t vmappedBefore = 0;
  for (size_t i = 0; i < instance.gridNames.size(); ++i) {
    if (instance.gridNames[i] == axis)
      return i - vmappedBefore;
    vmappedBefore += isVmapped(instance, i);
  }
  return std::nullopt;
}

MaybeRefusal checkAxis(const LegalContext &context, std::string_view axis) {
  if (gridAxis(context.instance, axis)) {
    if (context.inIndexMap)
      return refuse("program-id-map", "ValueError", "program id:");
    return std::nullopt;
  }
  if (isDeviceAxis(context.instance, axis))
    return std::nullopt;
  bool noMesh = context.instance.deviceMesh.empty();
  return refuse(noMesh ? "mesh-no-shard-map" : "mesh-axis", "ValueError",
                noMesh ? "Cannot use communication in pallas_call without shard_map." : "Mesh context is not set.")
      .fact("axis", std::string(axis));
}

//===----------------------------------------------------------------------===//
// Device ids
//===----------------------------------------------------------------------===//

std::vector<std::string> coreAxes(const KernelInstance &instance) {
  std::vector<std::string> names;
  if (instance.mesh) {
    for (const auto &axis : instance.mesh->axes)
      names.push_back(axis.first);
    return names;
  }
  size_t user = 0;
  for (size_t i = 0; i < instance.gridNames.size(); ++i) {
    if (isVmapped(instance, i))
      continue;
    const auto &semantics = instance.compilerParams.dimensionSemantics;
    bool arbitrary = user >= semantics.size() || semantics[user] == "arbitrary";
    ++user;
    if (!arbitrary && !instance.gridNames[i].empty())
      names.push_back(instance.gridNames[i]);
  }
  return names;
}

/// A key "x,y" is a joint index over several device axes.
static bool isJointDeviceAxis(const KernelInstance &instance, std::string_view key) {
  if (key.find(',') == std::string_view::npos)
    return false;
  for (size_t start = 0; start <= key.size();) {
    size_t end = std::min(key.find(',', start), key.size());
    if (!isDeviceAxis(instance, key.substr(start, end - start)))
      return false;
    start = end + 1;
  }
  return true;
}

static bool isIndex(const Param &param) { return param.asInt() || param.as<jax::IndexOperand>() || param.asRefUse(); }

/// Number of indices in a (nested) tuple; nullopt if it holds anything else.
static std::optional<size_t> countIndices(const Param &id) {
  const jax::ParamList *list = id.asList();
  if (!list)
    return isIndex(id) ? std::optional<size_t>(1) : std::nullopt;
  size_t count = 0;
  for (const Param &entry : *list) {
    std::optional<size_t> inner = countIndices(entry);
    if (!inner)
      return std::nullopt;
    count += *inner;
  }
  return count;
}

static MaybeRefusal checkPosition(const LegalContext &context, const Param &id) {
  std::optional<size_t> count = countIndices(id);
  size_t axes = context.instance.deviceMesh.size();
  if (!count || *count == axes)
    return std::nullopt;
  return refuse("dma-device-count", "ValueError", "Number of device ids must match the number of mesh axes")
      .fact("ids", std::to_string(*count))
      .fact("axes", std::to_string(axes));
}

static MaybeRefusal checkNamedAxes(const LegalContext &context, const jax::ParamDict &dict, bool &namesCore) {
  bool known = std::all_of(dict.begin(), dict.end(), [](const auto &entry) { return isIndex(entry.second); });
  if (!known)
    return std::nullopt;
  // Device axes that are left out are filled in with the device's own index.
  if (context.inIndexMap)
    return std::nullopt;
  std::vector<std::string> cores = coreAxes(context.instance);
  for (const auto &[axis, index] : dict) {
    if (isDeviceAxis(context.instance, axis) || isJointDeviceAxis(context.instance, axis))
      continue;
    if (std::find(cores.begin(), cores.end(), axis) == cores.end())
      return refuse("dma-device-axis", "ValueError", "Unrecognized axes in device_id:").fact("axis", axis);
    namesCore = true;
  }
  return std::nullopt;
}

MaybeRefusal checkDeviceId(const LegalContext &context, const jax::Eqn &eqn, const Param *id, std::string_view meshTag,
                           bool &namesCore) {
  namesCore = false;
  bool ownCore = meshTag.empty() || meshTag == kernel::name(context.core);
  if (!id)
    return std::nullopt;
  bool isMesh = !textParam(eqn, "device_id_type").ends_with("LOGICAL");
  const jax::ParamDict *dict = id->asDict();
  if (!dict)
    return isMesh ? checkPosition(context, *id) : std::nullopt;
  if (!isMesh)
    return refuse("dma-device-type", "ValueError", "`device_id_type` must be MESH if `device_id` is a dict");
  return ownCore ? checkNamedAxes(context, *dict, namesCore) : std::nullopt;
}

} // namespace pallasd::lowering
