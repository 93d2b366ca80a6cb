"""Ref bitcast/reshape, strided loads, packed int4/uint8 weights, element indexing, select_ref, memory spaces."""
import functools
import jax, jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

def strided(x_ref, o_ref):
    even = x_ref[pl.ds(0, 8, stride=2), :]
    odd = x_ref[pl.ds(1, 8, 2)]
    o_ref[...] = even * odd

def recast(x_ref, o_ref):
    u = x_ref.bitcast(jnp.uint32)
    v = u[...]
    lo = pltpu.bitcast((v & jnp.uint32(0xFFFF)) << 16, jnp.float32)
    hi = pltpu.bitcast(v & jnp.uint32(0xFFFF0000), jnp.float32)
    o_ref[...] = lo + hi

def reshaped(x_ref, o_ref, tmp):
    flat = tmp.reshape(4, 8, 128)
    for i in range(4):
        flat[i] = x_ref[i * 8:(i + 1) * 8] * (i + 1)
    o_ref[...] = tmp[...].sum(axis=0, keepdims=True) + jnp.zeros_like(o_ref)

def int4(w_ref, x_ref, o_ref):
    w = w_ref[...].astype(jnp.float32)
    o_ref[...] = jnp.dot(x_ref[...], w, preferred_element_type=jnp.float32)

def unpacked(p_ref, o_ref):
    x = p_ref[...]
    parts = [((x >> (4 * i)) & 0xF).astype(jnp.int32) - 8 for i in range(8)]
    acc = parts[0]
    for p in parts[1:]:
        acc = acc + p
    o_ref[...] = acc

def scalars(tbl, x_ref, o_ref, cnt):
    i = pl.program_id(0)
    @pl.when(i == 0)
    def _():
        cnt[0] = 0
        cnt[1] = jnp.int32(5)
    cnt[0] = cnt[0] + tbl[i, 1]
    scale = lax.convert_element_type(cnt[0], jnp.float32) * 0.5
    o_ref[...] = x_ref[...] * scale + jnp.where(cnt[1] > 3, 1.0, 0.0)

def async_pair(x_hbm, y_hbm, o_hbm, sems):
    def inner(a, b):
        cps = [pltpu.make_async_copy(s, d, sems.at[i]) for i, (s, d) in enumerate([(x_hbm.at[pl.ds(0, 8)], a), (y_hbm.at[8:16], b)])]
        jax.tree.map(lambda c: c.start(), cps)
        for c in cps: c.wait()
        a[...] = jnp.maximum(a[...], b[...])
        pltpu.sync_copy(a, o_hbm)
    pl.run_scoped(inner, pltpu.VMEM((8, 128), jnp.float32), b=pltpu.VMEM((8, 128), jnp.float32))

if __name__ == "__main__":
    s = jax.ShapeDtypeStruct((8, 128), jnp.float32)
    pl.pallas_call(strided, out_shape=s)(jnp.ones((16, 128)))
    pl.pallas_call(recast, out_shape=s)(jnp.ones((16, 128), jnp.bfloat16))
    pl.pallas_call(reshaped, out_shape=s, scratch_shapes=[pltpu.VMEM((32, 128), jnp.float32)])(jnp.ones((32, 128)))
    pl.pallas_call(int4, out_shape=s)(jnp.ones((128, 128), jnp.int4), jnp.ones((8, 128)))
    pl.pallas_call(unpacked, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.int32))(jnp.ones((8, 128), jnp.int32))
    pl.pallas_call(scalars, grid_spec=pltpu.PrefetchScalarGridSpec(1, grid=(4,), in_specs=[pl.BlockSpec((8, 128), lambda i, t: (t[i, 0], 0))],
        out_specs=pl.BlockSpec((8, 128), lambda i, t: (i, 0)), scratch_shapes=[pltpu.SMEM((2,), jnp.int32)]), out_shape=jax.ShapeDtypeStruct((32, 128), jnp.float32))(
        jnp.zeros((4, 2), jnp.int32), jnp.ones((32, 128)))
    any_ = pl.BlockSpec(memory_space=pl.ANY)
    pl.pallas_call(async_pair, in_specs=[any_, any_], out_specs=any_, out_shape=s, scratch_shapes=[pltpu.SemaphoreType.DMA((2,))])(jnp.ones((16, 128)), jnp.ones((16, 128)))
