"""Two operands, one spec."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def add_kernel(x_ref, y_ref, o_ref):
    o_ref[...] = x_ref[...] + y_ref[...]


x = jnp.ones((64, 128), jnp.float32)
block = pl.BlockSpec((8, 128), lambda i: (i, 0))
pl.pallas_call(
    add_kernel,
    grid=(8,),
    in_specs=[block],  # error: [specs-mismatch]
    out_specs=block,
    out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype),
)(x, x)
