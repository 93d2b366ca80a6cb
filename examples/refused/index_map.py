"""An index map returns one block index for each dimension of the array."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def copy_kernel(x_ref, o_ref):
    o_ref[...] = x_ref[...]


x = jnp.ones((64, 128), jnp.float32)
pl.pallas_call(
    copy_kernel,
    grid=(8,),
    in_specs=[pl.BlockSpec((8, 128), lambda i: i)],  # error: [index-map]
    out_specs=pl.BlockSpec((8, 128), lambda i: (i, 0)),
    out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype),
)(x)
