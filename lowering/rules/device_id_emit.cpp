//===- device_id_emit.cpp - Which device, core and subcore an op means -----===//
//
// A device id is a position in the mesh around the kernel: one index per axis,
// axes that a dictionary leaves out filled in with the device's own. The
// logical id is their sum weighted by the axes' strides.
//
//===----------------------------------------------------------------------===//
#include "lowering/rules/device_id.h"

#include "lowering/legal/mesh_axes.h"
#include "lowering/proxy.h"
#include "lowering/ref_access.h"
#include "lowering/rules/axis_index.h"

#include "llvm/ADT/STLExtras.h"

#include <bit>
#include <map>

namespace pallasd::lowering {
namespace {

using jax::Aval;
using jax::DType;
using jax::Param;

using Axes = std::vector<std::pair<std::string, Traced>>;

mlir::LogicalResult notModelled(EqnContext &c, const char *what) { return c.e.refuse("not-modelled", "", what); }

std::optional<Traced> tracedOperand(Proxy &proxy, const Param &param) {
  if (std::optional<uint32_t> operand = operandOf(&param))
    return proxy.operand(*operand);
  if (std::optional<int64_t> number = param.asInt())
    return proxy.integer(*number, DType::Int32, true);
  if (auto *index = param.as<jax::IndexOperand>())
    return proxy.integer(index->value, DType::Int32, true);
  return std::nullopt;
}

std::vector<std::string> splitAxes(const std::string &key) {
  std::vector<std::string> names;
  for (size_t start = 0; start <= key.size();) {
    size_t end = std::min(key.find(',', start), key.size());
    names.push_back(key.substr(start, end - start));
    start = end + 1;
  }
  return names;
}

class Resolver {
public:
  Resolver(EqnContext &c, std::string_view meshTag) : c_(c), e_(c.e), proxy_(c), meshTag_(meshTag) {}

  mlir::FailureOr<DeviceId> resolve(const Param *id) {
    DeviceId result;
    Axes others;
    if (id && mlir::failed(resolveDevice(*id, result, others)))
      return mlir::failure();
    if (mlir::failed(resolveCore(others, result)))
      return mlir::failure();
    return result;
  }

private:
  mlir::LogicalResult resolveDevice(const Param &id, DeviceId &result, Axes &others) {
    bool isMesh = !c_.textParam("device_id_type").ends_with("LOGICAL");
    if (const jax::ParamDict *dict = id.asDict()) {
      if (!isMesh)
        return e_.refuse("dma-device-type", "ValueError", "`device_id_type` must be MESH if `device_id` is a dict");
      std::vector<Traced> position;
      if (mlir::failed(positionOf(*dict, position, others)))
        return mlir::failure();
      return logicalId(position, result);
    }
    std::vector<Traced> leaves;
    if (mlir::failed(collect(id, leaves)))
      return mlir::failure();
    if (isMesh)
      return logicalId(leaves, result);
    if (leaves.size() != 1)
      return notModelled(c_, "a logical device id of several values");
    result.device = proxy_.materialized(leaves.front()).val.value;
    return mlir::success();
  }

  mlir::LogicalResult collect(const Param &id, std::vector<Traced> &leaves) {
    if (const jax::ParamList *list = id.asList()) {
      for (const Param &entry : *list)
        if (mlir::failed(collect(entry, leaves)))
          return mlir::failure();
      return mlir::success();
    }
    std::optional<Traced> leaf = tracedOperand(proxy_, id);
    if (!leaf)
      return notModelled(c_, "a device id of this form");
    leaves.push_back(std::move(*leaf));
    return mlir::success();
  }

  std::optional<int64_t> meshSize(std::string_view axis) const {
    for (const auto &[name, size] : e_.instance.deviceMesh)
      if (name == axis)
        return size;
    return std::nullopt;
  }

  /// Splits an index over several mesh axes; sizes are powers of two in practice.
  mlir::LogicalResult splitJoint(const std::vector<std::string> &names, const Traced &index,
                                 std::map<std::string, Traced> &given) {
    for (size_t i = 0; i < names.size(); ++i) {
      int64_t inner = 1, size = *meshSize(names[i]);
      for (size_t j = i + 1; j < names.size(); ++j)
        inner *= *meshSize(names[j]);
      if (!std::has_single_bit(uint64_t(inner)) || !std::has_single_bit(uint64_t(size)))
        return notModelled(c_, "a joint device axis whose sizes are no powers of two");
      DType dtype = index.aval.dtype;
      Traced shifted =
          proxy_.binary("shift_right_arithmetic", index, proxy_.integer(std::countr_zero(uint64_t(inner)), dtype));
      given[names[i]] = proxy_.binary("and", shifted, proxy_.integer(size - 1, dtype));
    }
    return mlir::success();
  }

  mlir::LogicalResult positionOf(const jax::ParamDict &dict, std::vector<Traced> &position, Axes &others) {
    std::map<std::string, Traced> given;
    for (const auto &[key, value] : dict) {
      std::optional<Traced> index = tracedOperand(proxy_, value);
      if (!index)
        return notModelled(c_, "a device index of this form");
      std::vector<std::string> names = splitAxes(key);
      bool isJoint = names.size() > 1 && llvm::all_of(names, [&](const auto &name) { return bool(meshSize(name)); });
      if (isJoint) {
        if (mlir::failed(splitJoint(names, *index, given)))
          return mlir::failure();
      } else if (meshSize(key)) {
        given[key] = *index;
      } else {
        others.emplace_back(key, *index);
      }
    }
    for (const auto &[name, size] : e_.instance.deviceMesh) {
      if (auto it = given.find(name); it != given.end()) {
        position.push_back(it->second);
        continue;
      }
      mlir::FailureOr<mlir::Value> own = axisIndex(c_, name);
      if (mlir::failed(own))
        return mlir::failure();
      position.push_back(Proxy::given(*own, Aval::array(DType::Int32, {})));
    }
    return mlir::success();
  }

  mlir::LogicalResult logicalId(const std::vector<Traced> &position, DeviceId &result) {
    const auto &mesh = e_.instance.deviceMesh;
    if (position.size() != mesh.size())
      return e_.refuse(
          refuse("dma-device-count", "ValueError", "Number of device ids must match the number of mesh axes")
              .fact("ids", std::to_string(position.size()))
              .fact("axes", std::to_string(mesh.size())));
    if (position.empty())
      return mlir::success();
    int64_t stride = 1;
    for (const auto &axis : mesh)
      stride *= axis.second;
    Traced sum = proxy_.integer(0, DType::Int32, true);
    for (size_t i = 0; i < position.size(); ++i) {
      stride /= mesh[i].second;
      Traced term = proxy_.binary("mul", position[i], proxy_.integer(stride, position[i].aval.dtype));
      sum = proxy_.binary("add", sum.val.literal ? proxy_.integer(0, term.aval.dtype) : sum, term);
    }
    if (proxy_.failed())
      return mlir::failure();
    result.device = sum.val.value;
    return mlir::success();
  }

  //--- cores ---

  mlir::FailureOr<mlir::Value> coreIndex(std::map<std::string, Traced> &given, const std::string &axis) {
    if (auto it = given.find(axis); it != given.end())
      return proxy_.materialized(it->second).val.value;
    return axisIndex(c_, axis);
  }

  mlir::LogicalResult resolveCore(const Axes &others, DeviceId &result) {
    if (!meshTag_.empty() && meshTag_ != kernel::name(e_.core))
      return notModelled(c_, "a semaphore of another core type");
    std::vector<std::string> names = coreAxes(e_.instance);
    std::map<std::string, Traced> given;
    for (const auto &[axis, index] : others) {
      if (!llvm::is_contained(names, axis))
        return e_.refuse(refuse("dma-device-axis", "ValueError", "Unrecognized axes in device_id:").fact("axis", axis));
      given[axis] = index;
    }
    if (given.empty())
      return mlir::success();
    mlir::FailureOr<mlir::Value> core =
        coreIndex(given, e_.core == kernel::CoreType::TensorCore ? given.begin()->first : names.front());
    if (mlir::failed(core))
      return mlir::failure();
    result.core = *core;
    if (e_.core != kernel::CoreType::VectorSubcore || names.size() < 2)
      return mlir::success();
    mlir::FailureOr<mlir::Value> subcore = coreIndex(given, names[1]);
    if (mlir::failed(subcore))
      return mlir::failure();
    result.subcore = *subcore;
    return mlir::success();
  }

  EqnContext &c_;
  Emitter &e_;
  Proxy proxy_;
  std::string_view meshTag_;
};

} // namespace

mlir::FailureOr<DeviceId> resolveDeviceId(EqnContext &c, const Param *id, std::string_view meshTag) {
  return Resolver(c, meshTag).resolve(id);
}

} // namespace pallasd::lowering
