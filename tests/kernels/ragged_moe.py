"""Grouped matmul for experts: metadata by numpy-like jnp code, scalar prefetch, masked stores."""
import functools
import jax, jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

def group_ids(sizes, m, tm):
    ends = jnp.cumsum(sizes)
    starts = jnp.concatenate([jnp.zeros(1, jnp.int32), ends[:-1]])
    tiles = m // tm
    first = starts // tm
    last = jnp.maximum(ends - 1, starts) // tm
    count = jnp.where(sizes > 0, last - first + 1, 0)
    total = tiles + sizes.shape[0] - 1
    gid = jnp.repeat(jnp.arange(sizes.shape[0], dtype=jnp.int32), count, total_repeat_length=total)
    off = jnp.arange(total) - jnp.repeat(jnp.cumsum(count) - count, count, total_repeat_length=total)
    tid = jnp.clip(first[gid] + off, 0, tiles - 1).astype(jnp.int32)
    return gid, tid, starts, ends, jnp.sum(count).reshape(1)

def body(gid, tid, starts, ends, num, x_ref, w_ref, o_ref, acc, *, tm, nk):
    j, g, k = (pl.program_id(a) for a in range(3))
    @pl.when(k == 0)
    def _():
        acc[...] = jnp.zeros_like(acc)
    acc[...] += jnp.dot(x_ref[...], w_ref[...], preferred_element_type=jnp.float32)
    def store():
        rows = lax.broadcasted_iota(jnp.int32, acc.shape, 0) + tid[g] * tm
        e = gid[g]
        mask = jnp.logical_and(rows >= starts[e], rows < ends[e])
        o_ref[...] = jnp.where(mask, acc[...], o_ref[...].astype(jnp.float32)).astype(o_ref.dtype)
    pl.when(k == nk - 1)(store)

@functools.partial(jax.jit, static_argnames=["tiling", "out_dtype"])
def gmm(x, w, sizes, tiling=(128, 128, 128), out_dtype=jnp.float32):
    tm, tk, tn = tiling
    m, k = x.shape; e, _, n = w.shape
    gid, tid, starts, ends, num = group_ids(sizes, m, tm)
    grid = (n // tn, gid.shape[0], k // tk)
    spec = pltpu.PrefetchScalarGridSpec(
        num_scalar_prefetch=5, grid=grid,
        in_specs=[pl.BlockSpec((tm, tk), lambda j, g, k, gid, tid, *_: (tid[g], k)),
                  pl.BlockSpec((None, tk, tn), lambda j, g, k, gid, *_: (gid[g], k, j))],
        out_specs=pl.BlockSpec((tm, tn), lambda j, g, k, gid, tid, *_: (tid[g], j)),
        scratch_shapes=[pltpu.VMEM((tm, tn), jnp.float32)])
    return pl.pallas_call(functools.partial(body, tm=tm, nk=grid[2]), grid_spec=spec, out_shape=jax.ShapeDtypeStruct((m, n), out_dtype),
        compiler_params=pltpu.CompilerParams(dimension_semantics=("parallel", "arbitrary", "arbitrary")))(gid, tid, starts, ends, num, x, w)

def router(x, w, k):
    logits = jnp.dot(x, w)
    probs = jax.nn.softmax(logits, axis=-1)
    vals, idx = lax.top_k(probs, k)
    return vals / vals.sum(-1, keepdims=True), idx

if __name__ == "__main__":
    T, D, F, E, K = 256, 128, 256, 4, 2
    x = jnp.ones((T, D)); wr = jnp.ones((D, E))
    w, idx = router(x, wr, K)
    flat = idx.reshape(-1)
    order = jnp.argsort(flat)
    xs = jnp.take(x, order // K, axis=0)
    sizes = jnp.bincount(flat, length=E).astype(jnp.int32)
    h = gmm(xs, jnp.ones((E, D, F)), sizes)
    h = jax.nn.silu(h)
    y = gmm(h, jnp.ones((E, F, D)), sizes, tiling=(128, 128, 128), out_dtype=jnp.bfloat16)
    inv = jnp.argsort(order)
    out = (y[inv].reshape(T, K, D) * w[..., None]).sum(1)
