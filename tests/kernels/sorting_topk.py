"""Bitonic sort on lanes with rolls, iterative top-k, argmax trees, histogram, cumsum via matmul."""
import functools
import jax, jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

def bitonic(x_ref, o_ref):
    x = x_ref[...]
    n = x.shape[-1]
    lane = lax.broadcasted_iota(jnp.int32, x.shape, 1)
    size = 2
    while size <= n:
        stride = size // 2
        while stride > 0:
            up = pltpu.roll(x, stride, 1)
            down = pltpu.roll(x, n - stride, 1)
            low = (lane & stride) == 0
            other = jnp.where(low, down, up)
            asc = (lane & size) == 0
            keep_min = low == asc
            x = jnp.where(keep_min, jnp.minimum(x, other), jnp.maximum(x, other))
            stride //= 2
        size *= 2
    o_ref[...] = x

def topk(x_ref, v_ref, i_ref, *, k):
    x = x_ref[...].astype(jnp.float32)
    col = lax.broadcasted_iota(jnp.int32, x.shape, 1)
    vs, ids = [], []
    for _ in range(k):
        m = jnp.max(x, axis=1, keepdims=True)
        i = jnp.min(jnp.where(x == m, col, x.shape[1]), axis=1, keepdims=True)
        vs.append(m); ids.append(i)
        x = jnp.where(col == i, -jnp.inf, x)
    pad = [jnp.zeros_like(vs[0])] * (128 - k)
    v_ref[...] = jnp.concatenate(vs + pad, axis=1)
    i_ref[...] = jnp.concatenate(ids + [jnp.zeros_like(ids[0])] * (128 - k), axis=1)

def argmax_kernel(x_ref, o_ref):
    o_ref[...] = jnp.argmax(x_ref[...], axis=-1, keepdims=True).astype(jnp.int32) + jnp.zeros(o_ref.shape, jnp.int32)

def cumsum_mm(x_ref, o_ref, carry):
    @pl.when(pl.program_id(0) == 0)
    def _(): carry[...] = jnp.zeros_like(carry)
    n = x_ref.shape[0]
    tri = jnp.tril(jnp.ones((n, n), jnp.float32))
    y = jnp.dot(tri, x_ref[...], precision=lax.Precision.HIGHEST) + carry[...]
    o_ref[...] = y
    carry[...] = y[-1:, :]

def hist(x_ref, o_ref, *, bins):
    acc = jnp.zeros((8, 128), jnp.int32)
    rows = lax.broadcasted_iota(jnp.int32, (8, 128), 1)
    def body(i, acc):
        hits = (x_ref[...] == i).astype(jnp.int32)
        return jnp.where(rows == i, acc + jnp.sum(hits), acc)
    o_ref[...] = lax.fori_loop(0, bins, body, acc, unroll=4)

if __name__ == "__main__":
    x = jnp.ones((8, 128))
    s = jax.ShapeDtypeStruct((8, 128), jnp.float32)
    pl.pallas_call(bitonic, out_shape=s)(x)
    pl.pallas_call(functools.partial(topk, k=4), out_shape=(s, jax.ShapeDtypeStruct((8, 128), jnp.int32)))(jnp.ones((8, 512)))
    pl.pallas_call(argmax_kernel, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.int32))(x)
    pl.pallas_call(cumsum_mm, grid=(4,), in_specs=[pl.BlockSpec((128, 128), lambda i: (i, 0))], out_specs=pl.BlockSpec((128, 128), lambda i: (i, 0)),
                   out_shape=jax.ShapeDtypeStruct((512, 128), jnp.float32), scratch_shapes=[pltpu.VMEM((1, 128), jnp.float32)])(jnp.ones((512, 128)))
    pl.pallas_call(functools.partial(hist, bins=32), out_shape=jax.ShapeDtypeStruct((8, 128), jnp.int32))(jnp.ones((8, 128), jnp.int32))
