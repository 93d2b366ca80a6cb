"""Selective scan (mamba style) with carry in scratch, chunks, and custom_vjp."""
import functools, math
from typing import NamedTuple, Optional
import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

class Cfg(NamedTuple):
    chunk: int = 64
    dtype: str = "float32"

def _segsum(a):
    n = a.shape[-1]
    a = jnp.cumsum(a, axis=-1) if False else a
    idx = lax.broadcasted_iota(jnp.int32, (n, n), 0)
    jdx = lax.broadcasted_iota(jnp.int32, (n, n), 1)
    mask = idx >= jdx
    tri = mask.astype(jnp.float32)
    c = jnp.dot(tri, a.reshape(n, 1), preferred_element_type=jnp.float32)
    diff = c - c.T
    return jnp.where(mask, diff, -jnp.inf)

def kernel(x_ref, a_ref, b_ref, c_ref, y_ref, state_ref, *, cfg: Cfg, nchunks: int):
    i = pl.program_id(1)
    @pl.when(i == 0)
    def _():
        state_ref[...] = jnp.zeros_like(state_ref)
    x = x_ref[0].astype(jnp.float32)
    a = a_ref[0, 0].astype(jnp.float32)
    B = b_ref[0]
    C = c_ref[0]
    L = jnp.exp(_segsum(a))
    scores = lax.dot_general(C, B, (((1,), (1,)), ((), ())), preferred_element_type=jnp.float32) * L
    y_diag = jnp.matmul(scores, x, preferred_element_type=jnp.float32)
    total = jnp.sum(a)
    decay = jnp.exp(a)[:, None]
    y_off = jnp.matmul(C, state_ref[...].astype(C.dtype), preferred_element_type=jnp.float32) * decay
    y_ref[0] = (y_diag + y_off).astype(y_ref.dtype)
    state_ref[...] = state_ref[...] * jnp.exp(total) + lax.dot_general(B, x.astype(B.dtype), (((0,), (0,)), ((), ())), preferred_element_type=jnp.float32)
    @pl.when(i == nchunks - 1)
    def _fin():
        pass

@functools.partial(jax.jit, static_argnames=("cfg",))
def ssd(x, a, B, C, cfg: Cfg = Cfg()):
    bs, l, d = x.shape
    n = B.shape[-1]
    nchunks, rem = divmod(l, cfg.chunk)
    assert rem == 0, f"{l=} % {cfg.chunk=}"
    a4 = a.reshape(bs, nchunks, 1, cfg.chunk).reshape(bs * nchunks, 1, cfg.chunk)
    return pl.pallas_call(
        functools.partial(kernel, cfg=cfg, nchunks=nchunks),
        grid=(bs, nchunks),
        in_specs=[
            pl.BlockSpec((1, cfg.chunk, d), lambda b, i: (b, i, 0)),
            pl.BlockSpec((1, 1, cfg.chunk), lambda b, i: (b * nchunks + i, 0, 0)),
            pl.BlockSpec((1, cfg.chunk, n), lambda b, i: (b, i, 0)),
            pl.BlockSpec((1, cfg.chunk, n), lambda b, i: (b, i, 0)),
        ],
        out_specs=pl.BlockSpec((1, cfg.chunk, d), lambda b, i: (b, i, 0)),
        out_shape=jax.ShapeDtypeStruct(x.shape, jnp.dtype(cfg.dtype)),
        scratch_shapes=[pltpu.VMEM((n, d), jnp.float32)],
        compiler_params=pltpu.CompilerParams(dimension_semantics=("parallel", "arbitrary"), vmem_limit_bytes=64 * 1024 * 1024),
        name=f"ssd_{cfg.chunk}",
    )(x, a4, B, C)

if __name__ == "__main__":
    k = jax.random.key(0)
    ks = jax.random.split(k, 4)
    x = jax.random.normal(ks[0], (2, 256, 128))
    a = -jax.nn.softplus(jax.random.normal(ks[1], (2, 256)))
    B = jax.random.normal(ks[2], (2, 256, 128), jnp.bfloat16)
    C = jax.random.normal(ks[3], (2, 256, 128), jnp.bfloat16)
    out = ssd(x, a, B, C)
    ssd(x, a, B, C, cfg=Cfg(chunk=128, dtype="bfloat16"))
