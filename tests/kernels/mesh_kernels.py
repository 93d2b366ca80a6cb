"""pl.kernel on a TensorCore mesh with barriers, loops, semaphores, core-parallel work split."""
# oracle: --target v5p
import functools
import jax, jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

mesh = pltpu.create_tensorcore_mesh("core")
N = len(mesh.devices) if hasattr(mesh, "devices") else 2

def split(x_hbm, o_hbm, buf, sem):
    c = lax.axis_index("core")
    rows = x_hbm.shape[0] // lax.axis_size("core")
    @pl.loop(0, rows, step=64)
    def _(r):
        at = pl.ds(pl.multiple_of(c * rows + r, 64), 64)
        pltpu.async_copy(x_hbm.at[at], buf, sem).wait()
        buf[...] = jnp.exp(buf[...]) + 1
        pltpu.async_copy(buf, o_hbm.at[at], sem).wait()

@jax.jit
def f(x):
    return pl.kernel(split, out_type=jax.ShapeDtypeStruct(x.shape, x.dtype), mesh=mesh,
                     scratch_types=[pltpu.VMEM((64, 128), x.dtype), pltpu.SemaphoreType.DMA])(x)

@jax.jit
def g(x):
    @functools.partial(pl.kernel, out_type=[jax.ShapeDtypeStruct(x.shape, x.dtype), jax.ShapeDtypeStruct((8, 128), jnp.int32)], mesh=mesh, scratch_types=dict(acc=pltpu.VMEM((8, 128), jnp.int32), tile=pltpu.VMEM((8, 128), x.dtype)))
    def k(a, b, c, *, acc, tile):
        total = lax.fori_loop(0, 4, lambda i, t: t + i * 2, jnp.int32(1))
        acc[...] = jnp.full(acc.shape, total)
        pltpu.sync_copy(a.at[0:8], tile)
        i = pl.loop(0, 3, init_carry=jnp.zeros((8, 128), x.dtype))(lambda i, carry: carry + tile[...] * i)
        tile[...] = i
        pltpu.sync_copy(tile, b.at[0:8])
        @pl.when(lax.axis_index("core") == 0)
        def _(): pltpu.sync_copy(acc, c)
    return k(x)

@jax.jit
def h(x):
    def run(refs):
        a, b = refs
        @pl.core_map(mesh)
        def _():
            @functools.partial(pl.run_scoped, v=pltpu.VMEM((8, 128), jnp.float32))
            def inner(v):
                pltpu.sync_copy(a.at[pl.ds(lax.axis_index("core") * 8, 8)], v)
                v[...] = v[...] * 3
                pltpu.sync_copy(v, b.at[pl.ds(lax.axis_index("core") * 8, 8)])
    return pl.run_state(run)((x, jnp.zeros_like(x)))[1]

if __name__ == "__main__":
    f(jnp.ones((256, 128)))
    g(jnp.ones((64, 128)))
    h(jnp.ones((16, 128)))
