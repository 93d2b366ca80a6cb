"""An operand in memory space ANY stays in HBM; a core cannot index it."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def first_rows_kernel(w_ref, o_ref):
    o_ref[...] = w_ref[pl.ds(0, 8), :]  # error: [memory-space-access]


w = jnp.ones((256, 128), jnp.float32)
pl.pallas_call(
    first_rows_kernel,
    in_specs=[pl.BlockSpec(memory_space=pl.ANY)],
    out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32),
)(w)
