# fix: Multiply by a triangle of ones
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl


def running_sum(x_ref, o_ref):
    x = x_ref[...]
    o_ref[...] = jnp.dot(x, (jax.lax.broadcasted_iota(jnp.int32, (x.shape[1], x.shape[1]), 0) <= jax.lax.broadcasted_iota(jnp.int32, (x.shape[1], x.shape[1]), 1)).astype(jnp.float32), precision=jax.lax.Precision.HIGHEST, preferred_element_type=jnp.float32)


x = jnp.asarray(np.random.default_rng(0).standard_normal((16, 256)), jnp.float32)
result = pl.pallas_call(running_sum, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
expected = np.cumsum(np.asarray(x), axis=1)
