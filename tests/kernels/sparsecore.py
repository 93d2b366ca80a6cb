"""SparseCore embedding gather and scatter-add, vector subcores."""
# oracle: --target v5p
import functools
import jax, jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu
from jax.experimental.pallas import tpu_sc as plsc

mesh = plsc.VectorSubcoreMesh(core_axis_name="c", subcore_axis_name="s")
info = pltpu.get_tpu_info().sparse_core
LANES = info.num_lanes
WORKERS = info.num_cores * info.num_subcores

def gather(table, idx):
    n = idx.shape[0]
    per = n // WORKERS
    @pl.kernel(out_type=jax.ShapeDtypeStruct((n, table.shape[1]), table.dtype), mesh=mesh,
               scratch_types=[pltpu.VMEM((per,), jnp.int32), pltpu.VMEM((per, table.shape[1]), table.dtype), pltpu.SemaphoreType.DMA])
    def k(t, i, o, iv, rows, sem):
        wid = lax.axis_index("s") * info.num_cores + lax.axis_index("c")
        base = wid * per
        pltpu.sync_copy(i.at[pl.ds(base, per)], iv)
        pltpu.async_copy(t.at[iv], rows, sem).wait()
        pltpu.sync_copy(rows, o.at[pl.ds(base, per)])
    return k(table, idx)

def add(x, y):
    n = x.shape[0]
    per = n // WORKERS
    def k(a, b, o, av, bv):
        wid = lax.axis_index(("c", "s"))
        part = pl.ds(wid * per, per)
        pltpu.sync_copy(a.at[part], av)
        pltpu.sync_copy(b.at[part], bv)
        @plsc.parallel_loop(0, per, step=LANES, unroll=2)
        def _(i):
            at = pl.ds(i, LANES)
            av[at] = av[at] + bv[at] * 2
        pltpu.sync_copy(av, o.at[part])
    return pl.kernel(k, out_type=jax.ShapeDtypeStruct(x.shape, x.dtype), mesh=mesh, scratch_types=[pltpu.VMEM((per,), x.dtype)] * 2)(x, y)

if __name__ == "__main__":
    gather(jnp.ones((1024, 128)), jnp.zeros((512,), jnp.int32))
    add(jnp.ones((8192,), jnp.float32), jnp.ones((8192,), jnp.float32))
