"""What surrounds kernels in published packages: older doors, private modules, meshes, shapes asked for beforehand."""
import dataclasses
import functools
import inspect

import jax
import jax.numpy as jnp
import numpy as np
from jax._src import dtypes
from jax._src.pallas.mosaic import core as tpu_core
from jax._src.pallas.mosaic.helpers import sync_copy
from jax.experimental import mesh_utils
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu
from jax.experimental.shard_map import shard_map
from jax.sharding import AbstractMesh, Mesh, PartitionSpec as P


def scale_kernel(x_ref: jax.Ref, o_ref: jax.Ref, *, factor: float):
    assert isinstance(x_ref, jax.Ref)
    with jax.named_scope("scaled"):
        o_ref[...] = x_ref[...] * factor


@functools.partial(jax.jit, static_argnames=("factor", "rows"))
def scale(x, factor, rows=8):
    cost = pl.estimate_cost(lambda x: x * factor, jax.ShapeDtypeStruct(x.shape, x.dtype))
    return pl.pallas_call(
        functools.partial(scale_kernel, factor=factor),
        grid=(x.shape[0] // rows,),
        in_specs=[pl.BlockSpec((rows, x.shape[1]), lambda i: (i, 0))],
        out_specs=pl.BlockSpec((rows, x.shape[1]), lambda i: (i, 0)),
        out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype),
        cost_estimate=pl.CostEstimate(
            flops=2 * cost.flops, transcendentals=cost.transcendentals, bytes_accessed=cost.bytes_accessed
        ),
    )(x)


# The shape of a result, with the static arguments static, sizes the next kernel.
x = jnp.ones((32, 256), jnp.float32)
asked = jax.eval_shape(scale, x, factor=2.0, rows=16)
scale(jnp.zeros(asked.shape, asked.dtype), factor=3.0, rows=16)
scale.eval_shape(x, factor=4.0)
traced = scale.trace(x, factor=2.5)


def copy_kernel(x_hbm, o_hbm, buffer):
    sync_copy(x_hbm, buffer)
    bits = dtypes.itemsize_bits(x_hbm.dtype)
    buffer[...] = buffer[...] * (32 // bits)
    sync_copy(buffer, o_hbm)


def copied(x):
    return pl.pallas_call(
        copy_kernel,
        in_specs=[pl.BlockSpec(memory_space=pl.ANY)],
        out_specs=pl.BlockSpec(memory_space=pl.ANY),
        out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype),
        scratch_shapes=[tpu_core.MemorySpace.VMEM(x.shape, x.dtype)],
    )(x)


jax.jit(copied).lower(x)


def row_sum_kernel(x_ref, o_ref):
    o_ref[...] = jnp.broadcast_to(jnp.sum(x_ref[...], axis=-1, keepdims=True), o_ref.shape)


def row_sums(x):
    return pl.pallas_call(row_sum_kernel, out_shape=jax.ShapeDtypeStruct((x.shape[0], 128), x.dtype))(x)


# The older door to shard_map, a mesh of devices made by hand, one that is current, one without devices.
devices = mesh_utils.create_device_mesh((1,), devices=jax.devices()[:1])
mesh = Mesh(devices, ("data",))
with jax.profiler.TraceAnnotation("sharded"):
    jax.jit(shard_map(row_sums, mesh, in_specs=P("data", None), out_specs=P("data", None), check_rep=False))(x)
with jax.set_mesh(jax.make_mesh((1,), ("data",), axis_types=(jax.sharding.AxisType.Auto,), devices=jax.devices()[:1])):
    current = jax.sharding.get_abstract_mesh()
    assert current.shape["data"] == 1 and not current.empty
    jax.jit(jax.shard_map(row_sums, in_specs=P("data", None), out_specs=P("data", None), check_vma=False))(x)
abstract = AbstractMesh((4,), ("data",), axis_types=(jax.sharding.AxisType.Auto,))
assert abstract.axis_sizes == (4,) and abstract.size == 4

# A function with a derivative of its own runs on values outside of jit: sizes may depend on them.
def pooled_kernel(x_ref, o_ref):
    o_ref[...] = jnp.mean(x_ref[...], axis=0, keepdims=True)


@jax.custom_vjp
def pooled(x, longest):
    longest = int(longest)
    part = jax.lax.dynamic_slice(x, (0, 0), (longest, x.shape[1]))
    block = pl.BlockSpec(part.shape, lambda: (0, 0))
    block = dataclasses.replace(block, index_map=lambda i: (i, 0))
    out = dataclasses.replace(block, block_shape=(1, x.shape[1]))
    return pl.pallas_call(
        pooled_kernel,
        grid=(1,),
        in_specs=[block],
        out_specs=out,
        out_shape=jax.ShapeDtypeStruct(out.block_shape, np.dtype("f4")),
    )(part)


pooled.defvjp(lambda x, longest: (pooled(x, longest), x), lambda x, cotangent: (x * jnp.sum(cotangent), None))
pooled(x, jnp.asarray(24, "i4"))
jax.grad(lambda x: jnp.sum(pooled(x, 16)))(x)

# Whether the release knows a parameter is asked of its signature.
KNOWN = inspect.signature(pltpu.CompilerParams).parameters
CHECKS = {"disable_semaphore_checks": True} if "disable_semaphore_checks" in KNOWN else {}
ROWS = 8 if list(inspect.signature(pl.BlockSpec).parameters)[:2] == ["block_shape", "index_map"] else 16


def shifted_kernel(x_ref, o_ref):
    o_ref[...] = x_ref[...] + 1


block = pl.BlockSpec((ROWS, 256), lambda i: (i, 0))
pl.pallas_call(
    shifted_kernel,
    grid=(x.shape[0] // ROWS,),
    in_specs=[block],
    out_specs=block,
    out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype),
    compiler_params=pltpu.CompilerParams(dimension_semantics=("parallel",), **CHECKS),
)(x)
