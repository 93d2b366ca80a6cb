# fix: Multiply by a triangle of ones
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl


def running_sum(x_ref, o_ref):
    o_ref[...] = jnp.dot(x_ref[...].astype(jnp.float32), (jax.lax.broadcasted_iota(jnp.int32, (128, 128), 0) <= jax.lax.broadcasted_iota(jnp.int32, (128, 128), 1)).astype(jnp.float32), precision=jax.lax.Precision.HIGHEST, preferred_element_type=jnp.float32).astype(jnp.int32) - x_ref[...]


x = jnp.asarray(np.random.default_rng(0).integers(-100, 100, (8, 128)), jnp.int32)
result = pl.pallas_call(running_sum, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
expected = np.cumsum(np.asarray(x), axis=1) - np.asarray(x)
