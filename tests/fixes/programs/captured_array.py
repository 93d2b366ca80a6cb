# fix: Pass `W` as an operand
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl

W = jnp.arange(128, dtype=jnp.float32)


def scale(x_ref, o_ref):
    o_ref[...] = x_ref[...] * W + jnp.max(W)


x = np.arange(16 * 128, dtype=np.float32).reshape(16, 128)
result = pl.pallas_call(
    scale,
    grid=(2,),
    in_specs=[pl.BlockSpec((8, 128), lambda i: (i, 0))],
    out_specs=pl.BlockSpec((8, 128), lambda i: (i, 0)),
    out_shape=jax.ShapeDtypeStruct((16, 128), jnp.float32),
)(jnp.asarray(x))
expected = x * np.arange(128, dtype=np.float32) + 127
