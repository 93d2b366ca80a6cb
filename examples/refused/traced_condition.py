"""A Python if on a value that exists only when the kernel runs."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def accumulate_kernel(x_ref, o_ref):
    if pl.program_id(0) == 0:  # error: [traced-condition]
        o_ref[...] = jnp.zeros_like(o_ref)
    o_ref[...] += x_ref[...]


x = jnp.ones((64, 128), jnp.float32)
pl.pallas_call(
    accumulate_kernel,
    grid=(8,),
    in_specs=[pl.BlockSpec((8, 128), lambda i: (i, 0))],
    out_specs=pl.BlockSpec((8, 128), lambda i: (0, 0)),
    out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32),
)(x)
