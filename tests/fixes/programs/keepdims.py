# fix: Keep the reduced axis
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl


def total(x_ref, o_ref):
    o_ref[...] = jnp.sum(x_ref[...], axis=-1)


x = np.arange(8 * 128, dtype=np.float32).reshape(8, 128)
result = pl.pallas_call(total, out_shape=jax.ShapeDtypeStruct((8, 1), jnp.float32))(jnp.asarray(x))
expected = x.sum(-1, keepdims=True)
