"""The matrix unit reads every integer as signed."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def product_kernel(a_ref, b_ref, o_ref):
    o_ref[...] = jnp.dot(a_ref[...], b_ref[...], preferred_element_type=jnp.int32)  # error: [unsigned-dot]


a = jnp.ones((128, 128), jnp.uint8)
pl.pallas_call(product_kernel, out_shape=jax.ShapeDtypeStruct((128, 128), jnp.int32))(a, a)
