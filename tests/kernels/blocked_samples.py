"""pltpu.sample_block: the same numbers whatever the blocks."""
import functools
import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu


def uniform(key_ref, o):
    o[...] = pltpu.sample_block(jax.random.uniform, key_ref[...], block_size=(16, 256), tile_size=(8, 128),
                                total_size=(64, 512), minval=0.0, maxval=1.0)


def normal(key_ref, o):
    o[...] = pltpu.sample_block(jax.random.normal, key_ref[...], (16, 128), (16, 128), (64, 256))


def placed(key_ref, o):
    o[...] = pltpu.sample_block(jax.random.uniform, key_ref[...], (16, 128), (8, 128), (60, 256),
                                block_index=(pl.program_id(1), pl.program_id(0)))


def from_seed(seed_ref, o):
    pltpu.prng_seed(seed_ref[0])
    o[...] = pltpu.stateful_uniform(shape=o.shape)


def draw(kernel, block, total):
    key = pltpu.to_pallas_key(jax.random.key(0))
    grid = (total[0] // block[0], total[1] // block[1])
    return pl.pallas_call(kernel, grid=grid, in_specs=[pl.BlockSpec(memory_space=pltpu.SMEM)],
                          out_specs=pl.BlockSpec(block, lambda i, j: (i, j)),
                          out_shape=jax.ShapeDtypeStruct(total, jnp.float32))(key)


if __name__ == "__main__":
    draw(uniform, (16, 256), (64, 512))
    draw(normal, (16, 128), (64, 256))
    draw(placed, (16, 128), (64, 128))
    pl.pallas_call(from_seed, in_specs=[pl.BlockSpec(memory_space=pltpu.SMEM)],
                   out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))(jnp.zeros((1,), jnp.int32))
