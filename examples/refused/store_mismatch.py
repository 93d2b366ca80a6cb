"""A float32 value does not go into a bfloat16 ref unasked."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def square_kernel(x_ref, o_ref):
    o_ref[...] = x_ref[...] * x_ref[...]  # error: [store-mismatch]


x = jnp.ones((8, 128), jnp.float32)
pl.pallas_call(square_kernel, out_shape=jax.ShapeDtypeStruct(x.shape, jnp.bfloat16))(x)
