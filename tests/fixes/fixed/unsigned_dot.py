# fix: bfloat16
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl


def product(a_ref, b_ref, o_ref):
    o_ref[...] = jnp.dot(a_ref[...].astype(jnp.bfloat16), b_ref[...].astype(jnp.bfloat16), preferred_element_type=jnp.float32).astype(jnp.int32)


a = np.random.default_rng(0).integers(0, 255, (128, 128)).astype(np.uint8)
result = pl.pallas_call(product, out_shape=jax.ShapeDtypeStruct((128, 128), jnp.int32))(jnp.asarray(a), jnp.asarray(a))
expected = a.astype(np.int64) @ a.astype(np.int64)
