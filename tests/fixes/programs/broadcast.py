# fix: Broadcast to the ref
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl


def spread(x_ref, o_ref):
    o_ref[...] = x_ref[...] + 1.0


x = np.arange(128, dtype=np.float32).reshape(1, 128)
result = pl.pallas_call(spread, out_shape=jax.ShapeDtypeStruct((16, 128), jnp.float32))(jnp.asarray(x))
expected = np.broadcast_to(x + 1, (16, 128))
