"""Without preferred_element_type a bfloat16 product accumulates in bfloat16."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def product_kernel(a_ref, b_ref, o_ref):
    o_ref[...] = a_ref[...] @ b_ref[...]  # error: [dot-accumulator]


a = jnp.ones((128, 128), jnp.bfloat16)
pl.pallas_call(product_kernel, out_shape=jax.ShapeDtypeStruct((128, 128), jnp.bfloat16))(a, a)
