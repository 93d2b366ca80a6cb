//===- mapped_call.cpp - A kernel under jax.vmap ---------------------------===//
//
// The grid gets a leading axis of the mapped size, blocks of mapped arrays a
// dimension that the kernel doesn't see, index maps one more index in front; the
// kernel's body stays. With mapped scalar prefetch, or one example only, the
// kernel stays as it is: JAX then loops over the examples or drops the axis
// (measured, JAX 0.12.0.1).
//
//===----------------------------------------------------------------------===//
#include "analysis/kernel/mapped_call.h"

#include "analysis/jax/batching.h"
#include "analysis/kernel/call.h"
#include "analysis/kernel/checks/mapping_checks.h"

#include <algorithm>

namespace pallasd::kernel {

using jax::BatchContext;
using jax::Mapped;
using jax::MappedValues;

bool isExampleOnly(const DeferredInstance &deferred) {
  return deferred.use.reach == Reach::Traced && deferred.use.isExample;
}

//===----------------------------------------------------------------------===//
// Instances
//===----------------------------------------------------------------------===//

/// The index map with the mapped axis' index in front of its arguments and, if
/// the array is mapped along `dim`, among its results.
static jax::JaxprPtr mappedIndexMap(const jax::Jaxpr &map, int64_t dim) {
  auto jaxpr = std::make_shared<jax::Jaxpr>(map);
  jax::VarId index = jaxpr->newVar(jax::Aval::array(jax::DType::Int32, {}));
  jaxpr->invars.insert(jaxpr->invars.begin(), index);
  if (!jaxpr->argNames.empty())
    jaxpr->argNames.insert(jaxpr->argNames.begin(), std::string());
  if (dim != jax::kUnmapped)
    jaxpr->outvars.insert(jaxpr->outvars.begin() + dim, jax::Jaxpr::var(index));
  return jaxpr;
}

static bool mapBlock(BlockMapping &mapping, int64_t dim, int64_t size) {
  if (!mapping.indexMap || (dim > 0 && mapping.indexMap->outvars.size() != mapping.block.size()))
    return false;
  mapping.indexMap = mappedIndexMap(*mapping.indexMap, dim);
  if (dim != jax::kUnmapped) {
    mapping.block.insert(mapping.block.begin() + dim, {.kind = BlockDim::Squeezed, .size = 1});
    mapping.array = jax::withAxis(std::move(mapping.array), dim, size);
  }
  mapping.hasWindow = !hasTrivialWindow(mapping);
  return true;
}

bool mapInstance(KernelInstance &instance, const MappedAxis &axis,
                 std::vector<std::shared_ptr<const python::Reason>> &gaps) {
  std::vector<int64_t> dims = axis.dims;
  for (auto [input, output] : instance.aliases)
    dims[size_t(input)] = 0;
  size_t prefetch = size_t(instance.numScalarPrefetch);
  size_t bounds = instance.inAvals.size() - dims.size();
  bool mapped = true;
  for (size_t i = 0; i < instance.blocks.size(); ++i) {
    int64_t dim = i < size_t(instance.numInputs) ? dims[prefetch + i] : 0;
    mapped = mapped && mapBlock(instance.blocks[i], dim, axis.size);
  }
  if (!mapped) {
    gaps.push_back(std::make_shared<python::Reason>(
        python::Reason{python::Reason::Unmodelled, "jax.vmap of a bounded slice", {}, 0}));
    return false;
  }
  for (size_t i = 0; i < dims.size(); ++i)
    instance.inAvals[bounds + i] = jax::withAxis(std::move(instance.inAvals[bounds + i]), dims[i], axis.size);
  for (jax::Aval &aval : instance.outAvals)
    aval = jax::withAxis(std::move(aval), 0, axis.size);
  instance.grid.insert(instance.grid.begin(), axis.size);
  if (!instance.gridNames.empty())
    instance.gridNames.insert(instance.gridNames.begin(), std::string());
  for (int64_t &dim : instance.vmappedDims)
    ++dim;
  instance.vmappedDims.insert(instance.vmappedDims.begin(), 0);
  return true;
}

//===----------------------------------------------------------------------===//
// The equation
//===----------------------------------------------------------------------===//

static MappedValues bindMapped(BatchContext &c, const MappedValues &in, uint32_t id, bool mapped) {
  Values operands;
  for (const Mapped &x : in)
    operands.push_back(x.value);
  jax::ParamDict params{{"instance", int64_t(id)}};
  for (const auto &[name, value] : c.eqn.params)
    if (name != "instance")
      params.emplace_back(name, value);
  std::vector<jax::Aval> avals;
  int64_t dim = mapped ? 0 : jax::kUnmapped;
  avals.reserve(c.eqn.out.size());
  for (jax::VarId var : c.eqn.out)
    avals.push_back(jax::withAxis(c.jaxpr.vars[var], dim, c.size));
  MappedValues results;
  for (Value value : jax::bind(c.interp, c.eqn.prim, operands, std::move(params), std::move(avals), c.eqn.hasEffects))
    results.push_back({value, dim});
  return results;
}

/// The example's own kernel is the one that is lowered.
static MappedValues asExample(BatchContext &c, const MappedValues &in, DeferredInstance &example, bool mapped) {
  if (!jax::traceContext(c.interp).current() && example.use.reach == Reach::Traced)
    example.use.reach = Reach::Lowered;
  return bindMapped(c, in, example.id, mapped);
}

static size_t prefetchLeaves(const DeferredInstance &example) {
  auto *call = dynamic_cast<PallasCall *>(static_cast<KernelCall *>(example.call.object()));
  Record *spec = call ? jax::pallas::asRecord(call->gridSpec) : nullptr;
  Value count = spec ? spec->field("num_scalar_prefetch") : Value();
  size_t leaves = 0;
  for (size_t i = 0; count.isInt() && i < size_t(count.asInt()) && i < example.operands.children.size(); ++i)
    leaves += example.operands.children[i].leafCount();
  return leaves;
}

static MappedValues mapCall(BatchContext &c, MappedValues in) {
  InstanceQueue &queue = instanceQueue(c.interp);
  DeferredInstance *example = queue.find(uint32_t(c.eqn.param("instance")->asInt().value_or(-1)));
  bool any = std::ranges::any_of(in, &Mapped::isMapped);
  size_t prefetch = prefetchLeaves(*example);
  bool mappedPrefetch = std::any_of(in.begin(), in.begin() + long(std::min(prefetch, in.size())),
                                    [](const Mapped &x) { return x.isMapped(); });
  if (!any || mappedPrefetch || c.size == 1)
    return asExample(c, in, *example, any);
  auto copy = std::make_unique<DeferredInstance>(*example);
  example->use.isExample = true;
  copy->use.isExample = false;
  copy->traced = nullptr;
  copy->id = uint32_t(queue.instances.size());
  MappedAxis axis{c.size, {}};
  for (const Mapped &x : in)
    axis.dims.push_back(x.dim);
  if (in.size() != example->leaves.size())
    copy->unknown = c.interp.unknown(python::Reason::Unmodelled, "jax.vmap of a kernel with unknown operands")
                        .as<python::Unknown>()
                        ->reason;
  copy->mapped.push_back(std::move(axis));
  if (!copy->interpret)
    copy->use.reach = jax::traceContext(c.interp).current() ? Reach::Traced : Reach::Lowered;
  queue.instances.push_back(std::move(copy));
  return bindMapped(c, in, queue.instances.back()->id, true);
}

static const jax::BatchRuleRegistration pallasCalls({"pallas_call"}, mapCall, true);

} // namespace pallasd::kernel
