# fix: Let the pipeline fetch this slice
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl

TILE = 128


def project(x_ref, w_hbm, o_ref):
    step = pl.program_id(0)
    w = w_hbm[:, pl.ds(step * TILE, TILE)]
    o_ref[...] = jnp.dot(x_ref[...], w, preferred_element_type=jnp.float32)


def projected(x, w):
    (rows, inner), (_, columns) = x.shape, w.shape
    return pl.pallas_call(
        project,
        out_shape=jax.ShapeDtypeStruct((rows, columns), jnp.float32),
        grid=(columns // TILE,),
        in_specs=[pl.BlockSpec((rows, inner), lambda i: (0, 0)), pl.BlockSpec(memory_space=pl.ANY)],
        out_specs=pl.BlockSpec((rows, TILE), lambda i: (0, i)),
    )(x, w)


rng = np.random.default_rng(0)
x = jnp.asarray(rng.integers(-8, 8, (16, 256)), jnp.bfloat16)
w = jnp.asarray(rng.integers(-8, 8, (256, 512)), jnp.bfloat16)
result = projected(x, w)
expected = np.asarray(x, np.float32) @ np.asarray(w, np.float32)
