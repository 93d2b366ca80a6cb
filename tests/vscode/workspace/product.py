"""A product of matrices, rounded to bfloat16 on the way out."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def product_kernel(a_ref, b_ref, o_ref):
    o_ref[...] = jnp.dot(a_ref[...], b_ref[...])


@jax.jit
def product(a, b):
    return pl.pallas_call(
        product_kernel,
        grid=(2, 2),
        in_specs=[
            pl.BlockSpec((128, 256), lambda i, j: (i, 0)),
            pl.BlockSpec((256, 128), lambda i, j: (0, j)),
        ],
        out_specs=pl.BlockSpec((128, 128), lambda i, j: (i, j)),
        out_shape=jax.ShapeDtypeStruct((256, 256), jnp.bfloat16),
    )(a, b)


if __name__ == "__main__":
    ones = jnp.ones((256, 256), jnp.bfloat16)
    print("corner:", product(ones, ones)[0, 0])
