"""Kernels behind lax.platform_dependent and beside lax.ragged_dot: the arms for other platforms are not lowered."""
import functools

import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu


def double_kernel(a, o):
    o[...] = a[...] * 2


def scale_kernel(a, o, *, by):
    o[...] = a[...] * by


def refused_kernel(a, o):
    o[...] = jnp.sort(a[...], axis=0)


def call(kernel, x):
    return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)


def on_tpu(x):
    return call(double_kernel, x)


def elsewhere(x):
    return call(refused_kernel, x)


@jax.jit
def jitted(x, y):
    tpu = lambda x, y: call(functools.partial(scale_kernel, by=3.0), x) + y
    return lax.platform_dependent(x, y, tpu=tpu, default=lambda x, y: x * 3.0 + y)


@jax.jit
def grouped(x, w, sizes):
    h = lax.ragged_dot(x, w, sizes, preferred_element_type=jnp.float32)
    return call(double_kernel, h)


if __name__ == "__main__":
    # Real JAX takes an arm by the platform that it lowers for.
    for_tpu = lambda f, *args: jax.jit(f).trace(*args).lower(lowering_platforms=("tpu",))
    x = jnp.ones((16, 128))
    for_tpu(lambda x: lax.platform_dependent(x, tpu=on_tpu, cpu=elsewhere), x)
    for_tpu(jitted, x, x)
    grouped(x.astype(jnp.bfloat16), jnp.ones((4, 128, 256), jnp.bfloat16), jnp.full((4,), 4, jnp.int32))
