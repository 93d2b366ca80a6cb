"""Positions counted in float32: TPU iota is integer only."""

import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl


def ramp_kernel(o_ref):
    o_ref[...] = lax.broadcasted_iota(jnp.float32, (8, 128), 1)  # error: [float-iota]


pl.pallas_call(ramp_kernel, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))()
