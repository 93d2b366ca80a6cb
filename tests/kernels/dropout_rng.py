"""Dropout and stochastic rounding with the chip's generator; keyed philox-like hash by hand."""
import functools
import jax, jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

def dropout(seed_ref, x_ref, o_ref, *, rate):
    pltpu.prng_seed(seed_ref[0] + pl.program_id(0), pl.program_id(1))
    bits = pltpu.prng_random_bits(x_ref.shape)
    bits = pltpu.bitcast(bits, jnp.uint32)
    threshold = np.uint32(rate * (2 ** 32 - 1))
    keep = bits >= threshold
    o_ref[...] = jnp.where(keep, x_ref[...] / (1 - rate), jnp.zeros_like(x_ref))

def round_sr(x_ref, seed, o_ref):
    pltpu.prng_seed(seed[0])
    b = pltpu.bitcast(pltpu.prng_random_bits(x_ref.shape), jnp.uint32)
    o_ref[...] = pltpu.stochastic_round(x_ref[...], b, target_dtype=jnp.bfloat16)

def keyed(key_ref, o_ref):
    o_ref[...] = jax.random.uniform(key_ref[...], shape=o_ref.shape)

def mix(x_ref, o_ref):
    h = x_ref[...].astype(jnp.uint32)
    for r in (16, 13, 16):
        h = h ^ (h >> r)
        h = h * jnp.uint32(0x85EBCA6B)
    o_ref[...] = (h & jnp.uint32(0x7FFFFFFF)).astype(jnp.int32)

if __name__ == "__main__":
    x = jnp.ones((512, 256)); seed = jnp.zeros((1,), jnp.int32)
    pl.pallas_call(functools.partial(dropout, rate=0.1), grid_spec=pltpu.PrefetchScalarGridSpec(num_scalar_prefetch=1, grid=(4, 2),
        in_specs=[pl.BlockSpec((128, 128), lambda i, j, s: (i, j))], out_specs=pl.BlockSpec((128, 128), lambda i, j, s: (i, j))),
        out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(seed, x)
    pl.pallas_call(round_sr, in_specs=[pl.BlockSpec(), pl.BlockSpec(memory_space=pltpu.SMEM)], out_shape=jax.ShapeDtypeStruct((16, 128), jnp.bfloat16))(jnp.ones((16, 128)), seed)
    key = pltpu.to_pallas_key(jax.random.key(0))
    pl.pallas_call(keyed, in_specs=[pl.BlockSpec(memory_space=pltpu.SMEM)], out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))(key)
    pl.pallas_call(mix, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.int32))(jnp.ones((8, 128), jnp.int32))
