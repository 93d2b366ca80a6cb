"""What a call tells XLA beside the kernel: costs, flags, metadata, memory spaces, side effects, keys."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

X = jnp.ones((16, 128))


def double(x_ref, o_ref):
    o_ref[...] = x_ref[...] * 2


def half(x_ref, o_ref):
    o_ref[...] = x_ref[...] * 0.5


def two(x_ref, o_ref, p_ref):
    o_ref[...] = x_ref[...] * 2
    p_ref[...] = x_ref[...] > 1


def words(key_ref, o_ref):
    o_ref[...] = jax.random.bits(key_ref[...], (8, 128))


def call(kernel, *args, out=jax.ShapeDtypeStruct((16, 128), jnp.float32), **options):
    return pl.pallas_call(kernel, out_shape=out, **options)(*args)


def main():
    cost = pl.CostEstimate(flops=4096, transcendentals=7, bytes_accessed=2 * X.nbytes)
    call(double, X, cost_estimate=cost, metadata={"purpose": "a \"test\"", "depth": "3"})
    params = pltpu.CompilerParams
    call(double, X, compiler_params=params(flags={"xla_tpu_first": True, "xla_tpu_second": 3, "xla_tpu_third": 0.5}))
    call(double, X, compiler_params=params(allow_input_fusion=[True], vmem_limit_bytes=1 << 22, skip_device_barrier=True,
                                           internal_scratch_in_bytes=4096, disable_bounds_checks=True,
                                           shape_invariant_numerics=False))
    for effect in (True, pltpu.SideEffectType.DATAFLOW_SIDE_EFFECTING, pltpu.SideEffectType.PURE):
        call(double, X, compiler_params=params(has_side_effects=effect))
    call(double, X, out=pltpu.VMEM((16, 128), jnp.float32))
    out = (pltpu.HBM((16, 128), jnp.float32), jax.ShapeDtypeStruct((16, 128), jnp.bool_))
    whole = pl.BlockSpec((16, 128), lambda: (0, 0))
    call(two, X, out=out, in_specs=[whole], out_specs=(whole, whole))
    call(half, X, out=pltpu.VMEM((16, 128), jnp.float32), input_output_aliases={0: 0})
    call(words, jax.random.key(0, impl="pallas_tpu"), out=jax.ShapeDtypeStruct((8, 128), jnp.uint32),
         in_specs=[pl.BlockSpec(memory_space=pltpu.SMEM)])


main()
