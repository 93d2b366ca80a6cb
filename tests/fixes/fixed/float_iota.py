# fix: Count in int32, then convert
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl


def ramp(o_ref):
    o_ref[...] = jnp.broadcast_to(jnp.arange(128, dtype=jnp.int32).astype(jnp.float32), (8, 128))


result = pl.pallas_call(ramp, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))()
expected = np.broadcast_to(np.arange(128, dtype=np.float32), (8, 128))
