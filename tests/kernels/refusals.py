"""Bodies that JAX refuses or accepts, one call each."""
import functools
import jax, jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

W = jnp.ones((8, 128))
def closes(x, o): o[...] = x[...] + W
def gathers(x, o): o[...] = jnp.take(x[...], jnp.array([0, 1, 2, 3, 4, 5, 6, 7]), axis=0)
def sorts(x, o): o[...] = jnp.sort(x[...], axis=-1)
def cums(x, o): o[...] = jnp.cumprod(x[...], axis=0)
def dyn(x, o): o[...] = lax.dynamic_slice(x[...], (pl.program_id(0), 0), (8, 128))
def upd(x, o): o[...] = x[...].at[0].set(0.0)
def erfc(x, o): o[...] = lax.erfc(x[...])
def expm1(x, o): o[...] = jnp.expm1(x[...])
def branches(x, o): o[...] = lax.switch(pl.program_id(0), [lambda: x[...], lambda: x[...] * 2, lambda: -x[...]])
def whiles(x, o): o[...] = lax.while_loop(lambda c: jnp.sum(c) < 100.0, lambda c: c * 2, x[...])
def scans(x, o): o[...] = lax.scan(lambda c, r: (c + r, None), jnp.zeros((128,)), x[...])[0][None] + x[...]
def maps(x, o): o[...] = lax.map(lambda r: r * 2, x[...])
def boolstore(x, o): o[...] = x[...] > 0
def f16(x, o): o[...] = x[...].astype(jnp.float16)
def i64(x, o): o[...] = x[...].astype(jnp.int64)
def pyif(x, o):
    if x[0, 0] > 0: o[...] = x[...]
def shapes(x, o): o[...] = x[...].reshape(16, 64)
def unsigned(x, o): o[...] = jnp.max(x[...].astype(jnp.uint32), axis=0, keepdims=True).astype(jnp.float32) + x[...]
def prints(x, o):
    pl.debug_print("x {} {}", x[0, 0], pl.program_id(0))
    jax.debug.print("hi {x}", x=pl.program_id(0))
    o[...] = x[...]
def rng(x, o): o[...] = jax.random.normal(jax.random.key(0), x.shape)
def lg(x, o): o[...] = lax.lgamma(x[...])
def rounds(x, o): o[...] = jnp.round(x[...]) + jnp.trunc(x[...]) + jnp.floor(x[...])
def mods(x, o): o[...] = x[...] % 3.0 + x[...] // 2.0
def ints(x, o): o[...] = (x[...].astype(jnp.int32) // 3 % 5 << 2).astype(jnp.float32)
def pows(x, o): o[...] = x[...] ** 3 + x[...] ** -2 + x[...] ** 0.5 + 2.0 ** x[...]
def clips(x, o): o[...] = jnp.clip(x[...], -1, 1) + lax.clamp(0.0, x[...], 1.0)
def nans(x, o): o[...] = jnp.nan_to_num(x[...]) + jnp.where(jnp.isnan(x[...]), 0, 1)
def einsum3(x, o): o[...] = jnp.einsum('ij,kj->ik', x[...], jnp.ones((128, 128), x.dtype), preferred_element_type=jnp.float32)
def dots16(x, o): o[...] = jnp.dot(x[...].astype(jnp.bfloat16), jnp.ones((128, 128), jnp.bfloat16)).astype(jnp.float32)
def multi(x, o): o[...] = jnp.stack([x[0], x[1]] * 4)
def tr(x, o): o[...] = jnp.transpose(jnp.transpose(x[...]) * 2)
def rep(x, o): o[...] = jnp.repeat(x[...][:, :64], 2, axis=1)
def flip(x, o): o[...] = jnp.flip(x[...], axis=0)
def pad(x, o): o[...] = jnp.pad(x[...][:4], ((0, 4), (0, 0)))
def rolled(x, o): o[...] = jnp.roll(x[...], 3, axis=1) + pltpu.roll(x[...], 1, axis=0)
def argm(x, o): o[...] = jnp.argmin(x[...], axis=1, keepdims=True).astype(jnp.float32) + x[...]
def anyall(x, o): o[...] = jnp.where(jnp.any(x[...] > 0, axis=1, keepdims=True) & jnp.all(x[...] < 9), x[...], 0)
def tan(x, o): o[...] = jnp.sin(x[...]) + jnp.cos(x[...]) + jnp.tan(x[...]) + jnp.arctan2(x[...], x[...])
def signs(x, o): o[...] = jnp.sign(x[...]) * jnp.copysign(x[...], -x[...])
def inttypes(x, o): o[...] = (x[...].astype(jnp.int8).astype(jnp.int16) * 2).astype(jnp.float32)
def idx(x, o): o[pl.ds(pl.program_id(0), 1), :] = x[pl.ds(0, 1), :]
def oob(x, o): o[...] = x[0:16]

if __name__ == "__main__":
    x = jnp.ones((8, 128))
    for f in (closes, gathers, sorts, cums, dyn, upd, erfc, expm1, branches, whiles, scans, maps, boolstore, f16, i64, pyif, shapes, unsigned, prints, rng, lg, rounds, mods, ints, pows, clips, nans,
              einsum3, dots16, multi, tr, rep, flip, pad, rolled, argm, anyall, tan, signs, inttypes, idx, oob):
        pl.pallas_call(f, grid=(1,), out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))(x)
