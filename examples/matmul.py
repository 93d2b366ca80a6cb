"""Matrix product over a three-axis grid, accumulating in float32 scratch."""

import functools

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu


def matmul_kernel(a_ref, b_ref, o_ref, acc_ref, *, steps):
    step = pl.program_id(2)

    @pl.when(step == 0)
    def clear():
        acc_ref[...] = jnp.zeros_like(acc_ref)

    acc_ref[...] += jnp.dot(a_ref[...], b_ref[...], preferred_element_type=jnp.float32)

    @pl.when(step == steps - 1)
    def store():
        o_ref[...] = acc_ref[...].astype(o_ref.dtype)


@functools.partial(jax.jit, static_argnames=("bm", "bk", "bn"))
def matmul(a, b, *, bm=256, bk=256, bn=256):
    (m, k), (_, n) = a.shape, b.shape
    return pl.pallas_call(
        functools.partial(matmul_kernel, steps=k // bk),
        grid=(m // bm, n // bn, k // bk),
        in_specs=[
            pl.BlockSpec((bm, bk), lambda i, j, s: (i, s)),
            pl.BlockSpec((bk, bn), lambda i, j, s: (s, j)),
        ],
        out_specs=pl.BlockSpec((bm, bn), lambda i, j, s: (i, j)),
        out_shape=jax.ShapeDtypeStruct((m, n), a.dtype),
        scratch_shapes=[pltpu.VMEM((bm, bn), jnp.float32)],
        compiler_params=pltpu.CompilerParams(dimension_semantics=("parallel", "parallel", "arbitrary")),
    )(a, b)


if __name__ == "__main__":
    a = jnp.ones((512, 1024), jnp.bfloat16)
    b = jnp.ones((1024, 512), jnp.bfloat16)
    print(matmul(a, b)[0, 0])
