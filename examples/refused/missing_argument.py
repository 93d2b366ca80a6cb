"""Results are never inferred from the kernel."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def copy_kernel(x_ref, o_ref):
    o_ref[...] = x_ref[...]


x = jnp.ones((8, 128), jnp.float32)
pl.pallas_call(copy_kernel)(x)  # error: [missing-argument]
