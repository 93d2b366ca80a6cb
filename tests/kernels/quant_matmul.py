"""int8 / int4 / fp8 matmul with scales, zero points and fused epilogues."""
import functools
import jax, jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

def quantize(x, bits=8, axis=-1):
    qmax = 2 ** (bits - 1) - 1
    scale = jnp.max(jnp.abs(x), axis=axis, keepdims=True) / qmax
    scale = jnp.where(scale == 0, 1.0, scale)
    q = jnp.clip(jnp.round(x / scale), -qmax - 1, qmax).astype(jnp.int8)
    return q, scale.astype(jnp.float32)

def q_kernel(x_ref, w_ref, xs_ref, ws_ref, o_ref, acc_ref, *, nk, act):
    k = pl.program_id(2)
    @pl.when(k == 0)
    def _zero():
        acc_ref[...] = jnp.zeros(acc_ref.shape, jnp.int32)
    acc_ref[...] += lax.dot_general(x_ref[...], w_ref[...], dimension_numbers=(((1,), (1,)), ((), ())), preferred_element_type=jnp.int32)
    @pl.when(k == nk - 1)
    def _done():
        out = acc_ref[...].astype(jnp.float32) * xs_ref[...] * ws_ref[...]
        o_ref[...] = act(out).astype(o_ref.dtype)

def matmul_q(x, w, *, bm=128, bn=128, bk=128, act=lambda y: y, out_dtype=jnp.bfloat16):
    xq, xs = quantize(x); wq, ws = quantize(w)
    (m, k), (n, _) = xq.shape, wq.shape
    nk = k // bk
    return pl.pallas_call(functools.partial(q_kernel, nk=nk, act=act), grid_spec=pltpu.PrefetchScalarGridSpec(
        num_scalar_prefetch=0, grid=(m // bm, n // bn, nk),
        in_specs=[pl.BlockSpec((bm, bk), lambda i, j, k: (i, k)), pl.BlockSpec((bn, bk), lambda i, j, k: (j, k)),
                  pl.BlockSpec((bm, 1), lambda i, j, k: (i, 0)), pl.BlockSpec((1, bn), lambda i, j, k: (0, j))],
        out_specs=pl.BlockSpec((bm, bn), lambda i, j, k: (i, j)), scratch_shapes=[pltpu.VMEM((bm, bn), jnp.int32)]),
        out_shape=jax.ShapeDtypeStruct((m, n), out_dtype),
        compiler_params=pltpu.CompilerParams(dimension_semantics=("parallel", "parallel", "arbitrary")))(xq, wq, xs, ws.reshape(1, -1))

def w4_kernel(x_ref, w_ref, s_ref, o_ref, *, groups):
    packed = w_ref[...]
    lo = (packed << 4) >> 4
    hi = packed >> 4
    w = jnp.concatenate([lo, hi], axis=0).astype(jnp.float32)
    s = s_ref[...]
    w = (w.reshape(groups, -1, w.shape[-1]) * s[:, None, :]).reshape(w.shape)
    o_ref[...] = jnp.dot(x_ref[...], w.astype(jnp.bfloat16), preferred_element_type=jnp.float32)

def f8_kernel(x_ref, w_ref, o_ref):
    x = x_ref[...].astype(jnp.bfloat16)
    w = w_ref[...].astype(jnp.bfloat16)
    o_ref[...] = jnp.einsum("mk,kn->mn", x, w, preferred_element_type=jnp.float32).astype(o_ref.dtype)

if __name__ == "__main__":
    x = jnp.ones((256, 256)); w = jnp.ones((128, 256))
    matmul_q(x, w)
    matmul_q(x, w, act=jax.nn.gelu, out_dtype=jnp.float32)
    matmul_q(x, w, act=jax.nn.silu)
    matmul_q(x, w, act=functools.partial(jnp.clip, min=0.0, max=6.0))
    pl.pallas_call(functools.partial(w4_kernel, groups=4), out_shape=jax.ShapeDtypeStruct((16, 128), jnp.float32))(
        jnp.ones((16, 256), jnp.bfloat16), jnp.ones((128, 128), jnp.int32), jnp.ones((4, 128)))
    for t in (jnp.float8_e4m3fn, jnp.float8_e5m2):
        pl.pallas_call(f8_kernel, out_shape=jax.ShapeDtypeStruct((32, 128), jnp.bfloat16))(jnp.ones((32, 128), t), jnp.ones((128, 128), t))
