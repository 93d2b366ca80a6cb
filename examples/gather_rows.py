"""Picks row blocks by prefetched indices: the block index is read from SMEM before the step runs."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu


def copy_kernel(order_ref, x_ref, o_ref):
    del order_ref
    o_ref[...] = x_ref[...]


def gather_blocks(order, x, rows=8):
    grid_spec = pltpu.PrefetchScalarGridSpec(
        num_scalar_prefetch=1,
        grid=(order.shape[0],),
        in_specs=[pl.BlockSpec((rows, x.shape[1]), lambda i, order_ref: (order_ref[i], 0))],
        out_specs=pl.BlockSpec((rows, x.shape[1]), lambda i, order_ref: (i, 0)),
    )
    return pl.pallas_call(
        copy_kernel,
        grid_spec=grid_spec,
        out_shape=jax.ShapeDtypeStruct((order.shape[0] * rows, x.shape[1]), x.dtype),
    )(order, x)


if __name__ == "__main__":
    order = jnp.array([3, 1, 2, 0], jnp.int32)
    print(gather_blocks(order, jnp.ones((32, 256), jnp.float32)).shape)
