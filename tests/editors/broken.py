import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def product(a, b, o):
    o[...] = jnp.dot(a[...], b[...], preferred_element_type=jnp.int32)


x = jnp.ones((128, 128), jnp.uint8)
pl.pallas_call(product, out_shape=jax.ShapeDtypeStruct((128, 128), jnp.int32))(x, x)
