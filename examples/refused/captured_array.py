"""A kernel may use arrays only through its refs."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl

BIAS = jnp.ones((128,), jnp.float32)


def shift_kernel(x_ref, o_ref):
    o_ref[...] = x_ref[...] + BIAS  # error: [captured-array]


x = jnp.ones((8, 128), jnp.float32)
pl.pallas_call(shift_kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
