"""A running sum: the TensorCore has no rule for cumsum."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def running_sum_kernel(x_ref, o_ref):
    o_ref[...] = jnp.cumsum(x_ref[...], axis=1)  # error: [unimplemented-primitive]


x = jnp.ones((8, 128), jnp.float32)
pl.pallas_call(running_sum_kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
