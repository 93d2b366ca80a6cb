"""Paged decode attention: page table prefetch, manual double buffering with a class, loops."""
import dataclasses, functools
import jax, jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

NEG = -0.7 * float(jnp.finfo(jnp.dtype("float32")).max)

class PageCopier:
    def __init__(self, hbm, vmem, sem, table, seq, first, count):
        self.copies = []
        for i in range(count):
            self.copies.append(pltpu.make_async_copy(hbm.at[table[seq, first + i]], vmem.at[i], sem))
    def start(self):
        for c in self.copies:
            c.start()
    def wait(self):
        for c in self.copies:
            c.wait()

def kernel(lens, table, q_ref, k_hbm, v_hbm, o_ref, kbuf, vbuf, sems, m_s, l_s, acc, *, pages, page, scale):
    b = pl.program_id(0)
    n = lens[b]
    per = pages * page
    blocks = pl.cdiv(n, per)
    def copier(i, slot):
        return (PageCopier(k_hbm, kbuf.at[slot], sems.at[0, slot], table, b, i * pages, pages),
                PageCopier(v_hbm, vbuf.at[slot], sems.at[1, slot], table, b, i * pages, pages))
    for c in copier(0, 0):
        c.start()
    m_s[...] = jnp.full_like(m_s, NEG); l_s[...] = jnp.zeros_like(l_s); acc[...] = jnp.zeros_like(acc)
    q = q_ref[0] * scale
    def step(i, _):
        slot = lax.rem(i, 2)
        @pl.when(i + 1 < blocks)
        def prefetch():
            for c in copier(i + 1, 1 - slot):
                c.start()
        kc, vc = copier(i, slot)
        kc.wait()
        k = kbuf[slot].reshape(per, -1)
        s = jnp.einsum("hd,td->ht", q, k, preferred_element_type=jnp.float32)
        pos = i * per + lax.broadcasted_iota(jnp.int32, s.shape, 1)
        s = jnp.where(pos < n, s, NEG)
        m_prev, l_prev = m_s[:, :1], l_s[:, :1]
        m_cur = jnp.max(s, axis=1, keepdims=True)
        m_new = jnp.maximum(m_prev, m_cur)
        p = jnp.exp(s - m_new)
        alpha = jnp.exp(m_prev - m_new)
        l_s[...] = jnp.broadcast_to(alpha * l_prev + jnp.sum(p, axis=1, keepdims=True), l_s.shape)
        m_s[...] = jnp.broadcast_to(m_new, m_s.shape)
        vc.wait()
        v = vbuf[slot].reshape(per, -1)
        acc[...] = acc[...] * alpha + jnp.dot(p.astype(v.dtype), v, preferred_element_type=jnp.float32)
        return ()
    lax.fori_loop(0, blocks, step, ())
    o_ref[0] = (acc[...] / l_s[:, :1]).astype(o_ref.dtype)

def decode(q, k, v, lens, table, *, pages_per_block=4):
    b, h, d = q.shape
    np_, page, _ = k.shape
    return pl.pallas_call(
        functools.partial(kernel, pages=pages_per_block, page=page, scale=d ** -0.5),
        grid_spec=pltpu.PrefetchScalarGridSpec(num_scalar_prefetch=2, grid=(b,),
            in_specs=[pl.BlockSpec((1, h, d), lambda b, *_: (b, 0, 0)), pl.BlockSpec(memory_space=pl.ANY), pl.BlockSpec(memory_space=pl.ANY)],
            out_specs=pl.BlockSpec((1, h, d), lambda b, *_: (b, 0, 0)),
            scratch_shapes=[pltpu.VMEM((2, pages_per_block, page, d), k.dtype), pltpu.VMEM((2, pages_per_block, page, d), v.dtype),
                            pltpu.SemaphoreType.DMA((2, 2)), pltpu.VMEM((h, 128), jnp.float32), pltpu.VMEM((h, 128), jnp.float32), pltpu.VMEM((h, d), jnp.float32)]),
        out_shape=jax.ShapeDtypeStruct(q.shape, q.dtype),
        compiler_params=pltpu.CompilerParams(dimension_semantics=("arbitrary",)))(lens, table, q, k, v)

if __name__ == "__main__":
    q = jnp.ones((4, 8, 128)); k = jnp.ones((64, 16, 128)); lens = jnp.array([5, 64, 100, 128], jnp.int32)
    table = jnp.arange(4 * 16, dtype=jnp.int32).reshape(4, 16)
    decode(q, k, k, lens, table)
    decode(q.astype(jnp.bfloat16), k.astype(jnp.bfloat16), k.astype(jnp.bfloat16), lens, table, pages_per_block=2)
