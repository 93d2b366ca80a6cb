"""Where a ref lies: its type and its parts say it."""
import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu


def of_part(x, o):
    o[...] = x[...] if x.at[pl.ds(0, 8)].memory_space == pltpu.VMEM else x[...] + 1


def of_type(x, o):
    o[...] = x[...] if jax.typeof(x).memory_space == pltpu.VMEM else x[...] + 1


def inner_type(x, o):
    inner = jax.typeof(x).inner_aval
    o[...] = x[...] * len(inner.shape) if inner.dtype == jnp.float32 else x[...] + 1


if __name__ == "__main__":
    for kernel in (of_part, of_type, inner_type):
        pl.pallas_call(kernel, in_specs=[pl.BlockSpec(memory_space=pltpu.VMEM)],
                       out_shape=jax.ShapeDtypeStruct((16, 128), jnp.float32))(jnp.zeros((16, 128)))
