"""Rotary embedding, short causal convolution with halo, gating, cross-entropy with streaming logsumexp, embedding by one-hot."""
import functools, math
import jax, jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

def rope(q_ref, cos_ref, sin_ref, o_ref, *, interleaved):
    x = q_ref[...].astype(jnp.float32)
    c, s = cos_ref[...], sin_ref[...]
    if interleaved:
        lane = lax.broadcasted_iota(jnp.int32, x.shape, 1)
        rot = jnp.where(lane % 2 == 0, -pltpu.roll(x, x.shape[1] - 1, 1), pltpu.roll(x, 1, 1))
    else:
        h = x.shape[-1] // 2
        rot = jnp.concatenate([-x[:, h:], x[:, :h]], axis=-1)
    o_ref[...] = (x * c + rot * s).astype(o_ref.dtype)

def conv(x_ref, w_ref, o_ref, tail, *, width):
    i = pl.program_id(1)
    @pl.when(i == 0)
    def _(): tail[...] = jnp.zeros_like(tail)
    x = x_ref[0]
    prev = tail[...]
    full = jnp.concatenate([prev, x], axis=0)
    acc = jnp.zeros(x.shape, jnp.float32)
    for t in range(width):
        acc += full[8 - t:8 - t + x.shape[0]].astype(jnp.float32) * w_ref[t][None, :]
    o_ref[0] = jax.nn.silu(acc).astype(o_ref.dtype)
    tail[...] = x[-8:]

def xent(l_ref, y_ref, o_ref, m_s, s_s, t_s, *, bv):
    j = pl.program_id(1)
    @pl.when(j == 0)
    def _():
        m_s[...] = jnp.full_like(m_s, -jnp.inf); s_s[...] = jnp.zeros_like(s_s); t_s[...] = jnp.zeros_like(t_s)
    x = l_ref[...].astype(jnp.float32)
    col = lax.broadcasted_iota(jnp.int32, x.shape, 1) + j * bv
    hit = col == y_ref[...]
    t_s[...] += jnp.sum(jnp.where(hit, x, 0.0), axis=1, keepdims=True)
    m = jnp.maximum(m_s[...], x.max(axis=1, keepdims=True))
    s_s[...] = s_s[...] * jnp.exp(m_s[...] - m) + jnp.exp(x - m).sum(1, keepdims=True)
    m_s[...] = m
    @pl.when(j == pl.num_programs(1) - 1)
    def _(): o_ref[...] = jnp.log(s_s[...]) + m_s[...] - t_s[...]

def embed(i_ref, e_ref, o_ref, acc):
    k = pl.program_id(1)
    rows = jax.nn.one_hot(i_ref[...][:, 0] - k * 128, 128, dtype=e_ref.dtype)
    @pl.when(k == 0)
    def _(): acc[...] = jnp.zeros_like(acc)
    acc[...] += jnp.dot(rows, e_ref[...], preferred_element_type=jnp.float32)
    o_ref[...] = acc[...].astype(o_ref.dtype)

def poly(x_ref, o_ref, *, coef):
    x = x_ref[...]
    y = functools.reduce(lambda acc, c: acc * x + c, coef[1:], jnp.full_like(x, coef[0]))
    o_ref[...] = lax.select(jnp.isfinite(x) & (jnp.abs(x) < 10), y, jnp.sign(x) * lax.rsqrt(jnp.abs(x) + 1))

if __name__ == "__main__":
    t, d = 256, 128
    inv = 1.0 / (10000 ** (np.arange(0, d, 2, dtype=np.float32) / d))
    ang = np.outer(np.arange(t, dtype=np.float32), inv)
    cos = jnp.asarray(np.concatenate([np.cos(ang)] * 2, -1)); sin = jnp.asarray(np.concatenate([np.sin(ang)] * 2, -1))
    b = pl.BlockSpec((64, d), lambda i: (i, 0))
    for il in (False, True):
        pl.pallas_call(functools.partial(rope, interleaved=il), grid=(t // 64,), in_specs=[b] * 3, out_specs=b, out_shape=jax.ShapeDtypeStruct((t, d), jnp.bfloat16))(jnp.ones((t, d), jnp.bfloat16), cos, sin)
    pl.pallas_call(functools.partial(conv, width=4), grid=(2, 4), in_specs=[pl.BlockSpec((1, 64, d), lambda b, i: (b, i, 0)), pl.BlockSpec((8, d), lambda b, i: (0, 0))],
        out_specs=pl.BlockSpec((1, 64, d), lambda b, i: (b, i, 0)), out_shape=jax.ShapeDtypeStruct((2, 256, d), jnp.float32), scratch_shapes=[pltpu.VMEM((8, d), jnp.float32)])(jnp.ones((2, 256, d)), jnp.ones((8, d)))
    pl.pallas_call(functools.partial(xent, bv=512), grid=(2, 4), in_specs=[pl.BlockSpec((64, 512), lambda i, j: (i, j)), pl.BlockSpec((64, 1), lambda i, j: (i, 0))], out_specs=pl.BlockSpec((64, 1), lambda i, j: (i, 0)),
        out_shape=jax.ShapeDtypeStruct((128, 1), jnp.float32), scratch_shapes=[pltpu.VMEM((64, 1), jnp.float32)] * 3)(jnp.ones((128, 2048), jnp.bfloat16), jnp.zeros((128, 1), jnp.int32))
    pl.pallas_call(embed, grid=(2, 4), in_specs=[pl.BlockSpec((64, 1), lambda i, k: (i, 0)), pl.BlockSpec((128, 128), lambda i, k: (k, 0))], out_specs=pl.BlockSpec((64, 128), lambda i, k: (i, 0)),
        out_shape=jax.ShapeDtypeStruct((128, 128), jnp.float32), scratch_shapes=[pltpu.VMEM((64, 128), jnp.float32)])(jnp.zeros((128, 1), jnp.int32), jnp.ones((512, 128)))
    pl.pallas_call(functools.partial(poly, coef=(0.1, 0.2, 1.0, -0.5)), out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))(jnp.ones((8, 128)))
