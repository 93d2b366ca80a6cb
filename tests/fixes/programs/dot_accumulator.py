# fix: Accumulate in float32
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl


def product(a_ref, b_ref, o_ref):
    o_ref[...] = a_ref[...] @ b_ref[...]


a = jnp.asarray(np.random.default_rng(0).integers(-4, 4, (128, 128)), jnp.bfloat16)
result = pl.pallas_call(product, out_shape=jax.ShapeDtypeStruct((128, 128), jnp.bfloat16))(a, a)
expected = (a.astype(jnp.float32) @ a.astype(jnp.float32)).astype(jnp.bfloat16)
