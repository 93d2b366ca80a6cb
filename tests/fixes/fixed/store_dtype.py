# fix: Convert to bfloat16 in the store
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl


def scale(x_ref, o_ref):
    o_ref[...] = (x_ref[...] * 2.0 + 1.0).astype(o_ref.dtype)


x = np.arange(8 * 128, dtype=np.float32).reshape(8, 128)
result = pl.pallas_call(scale, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.bfloat16))(jnp.asarray(x))
expected = np.asarray(jnp.asarray(x * 2 + 1).astype(jnp.bfloat16))
