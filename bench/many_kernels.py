"""The text of a module with any number of kernels, each with its call: what a large kernel file looks like.

Four shapes of kernel take turns (softmax over rows, a scaled residual, a normalisation, a product with an accumulator),
with sizes that differ, so that no two kernels are the same.
"""

HEADER = '''"""{count} kernels, made by bench/many_kernels.py."""
import functools

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu
'''

SOFTMAX = """

def softmax_{n}(x_ref, o_ref):
    x = x_ref[...]
    shifted = x - jnp.max(x, axis=-1, keepdims=True)
    e = jnp.exp(shifted)
    o_ref[...] = e / jnp.sum(e, axis=-1, keepdims=True)


pl.pallas_call(
    softmax_{n},
    grid=({rows} // 8,),
    in_specs=[pl.BlockSpec((8, {columns}), lambda i: (i, 0))],
    out_specs=pl.BlockSpec((8, {columns}), lambda i: (i, 0)),
    out_shape=jax.ShapeDtypeStruct(({rows}, {columns}), jnp.float32),
)(jnp.ones(({rows}, {columns}), jnp.float32))
"""

RESIDUAL = """

def residual_{n}(x_ref, r_ref, o_ref, *, scale):
    y = x_ref[...] * scale + r_ref[...]
    o_ref[...] = jnp.where(y > 0, y, y * 0.01)


pl.pallas_call(
    functools.partial(residual_{n}, scale={n}.5),
    grid=({rows} // 16,),
    in_specs=[pl.BlockSpec((16, {columns}), lambda i: (i, 0)), pl.BlockSpec((16, {columns}), lambda i: (i, 0))],
    out_specs=pl.BlockSpec((16, {columns}), lambda i: (i, 0)),
    out_shape=jax.ShapeDtypeStruct(({rows}, {columns}), jnp.float32),
)(jnp.ones(({rows}, {columns}), jnp.float32), jnp.zeros(({rows}, {columns}), jnp.float32))
"""

NORMALISE = """

def normalise_{n}(x_ref, w_ref, o_ref):
    x = x_ref[...].astype(jnp.float32)
    mean_square = jnp.sum(x * x, axis=-1, keepdims=True) * (1.0 / {columns})
    o_ref[...] = (x * jax.lax.rsqrt(mean_square + 1e-6) * w_ref[...]).astype(o_ref.dtype)


pl.pallas_call(
    normalise_{n},
    grid=({rows} // 16,),
    in_specs=[pl.BlockSpec((16, {columns}), lambda i: (i, 0)), pl.BlockSpec((1, {columns}), lambda i: (0, 0))],
    out_specs=pl.BlockSpec((16, {columns}), lambda i: (i, 0)),
    out_shape=jax.ShapeDtypeStruct(({rows}, {columns}), jnp.bfloat16),
)(jnp.ones(({rows}, {columns}), jnp.bfloat16), jnp.ones((1, {columns}), jnp.float32))
"""

PRODUCT = """

def product_{n}(x_ref, y_ref, o_ref, acc_ref):
    @pl.when(pl.program_id(2) == 0)
    def _():
        acc_ref[...] = jnp.zeros_like(acc_ref)

    acc_ref[...] += jnp.dot(x_ref[...], y_ref[...], preferred_element_type=jnp.float32)

    @pl.when(pl.program_id(2) == pl.num_programs(2) - 1)
    def _():
        o_ref[...] = acc_ref[...].astype(o_ref.dtype)


pl.pallas_call(
    product_{n},
    grid=({rows} // 128, {columns} // 128, 4),
    in_specs=[pl.BlockSpec((128, 128), lambda i, j, k: (i, k)), pl.BlockSpec((128, 128), lambda i, j, k: (k, j))],
    out_specs=pl.BlockSpec((128, 128), lambda i, j, k: (i, j)),
    out_shape=jax.ShapeDtypeStruct(({rows}, {columns}), jnp.bfloat16),
    scratch_shapes=[pltpu.VMEM((128, 128), jnp.float32)],
)(jnp.ones(({rows}, 512), jnp.bfloat16), jnp.ones((512, {columns}), jnp.bfloat16))
"""

SHAPES = (SOFTMAX, RESIDUAL, NORMALISE, PRODUCT)


def module_text(count):
    parts = [HEADER.format(count=count)]
    for n in range(count):
        shape = SHAPES[n % len(SHAPES)]
        parts.append(shape.format(n=n, rows=128 * (1 + n % 3), columns=128 * (1 + n % 5)))
    return "".join(parts)


if __name__ == "__main__":
    import sys

    print(module_text(int(sys.argv[1]) if len(sys.argv) > 1 else 50), end="")
