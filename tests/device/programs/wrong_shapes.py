import jax, jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu
def k(x_ref, o_ref):
    o_ref[...] = x_ref[...] + jnp.zeros((3,3))
@jax.jit
def f(x):
    return pl.pallas_call(k, out_shape=x)(x)
print("é", f(jnp.ones((8,128))))
