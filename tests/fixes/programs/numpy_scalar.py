# fix: Use a NumPy scalar
import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl

HALF = jnp.float32(0.5)


def scale(x_ref, o_ref):
    o_ref[...] = x_ref[...] * HALF


x = jnp.arange(8 * 128, dtype=jnp.float32).reshape(8, 128)
result = pl.pallas_call(scale, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))(x)
expected = x / 2
