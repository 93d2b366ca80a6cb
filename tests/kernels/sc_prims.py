"""SparseCore primitives one by one."""
# oracle: --target v5p
import jax, jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu
from jax.experimental.pallas import tpu_sc as plsc

mesh = plsc.VectorSubcoreMesh(core_axis_name="c", subcore_axis_name="s", num_cores=1)
L = 8
def run(body, dtype=jnp.int32, out=None, scratch=()):
    def k(a, o, av, ov, *rest):
        pltpu.sync_copy(a, av)
        body(av, ov, *rest)
        pltpu.sync_copy(ov, o)
    return pl.kernel(k, out_type=jax.ShapeDtypeStruct((64,), out or dtype), mesh=mesh,
                     scratch_types=[pltpu.VMEM((64,), dtype), pltpu.VMEM((64,), out or dtype), *scratch])(jnp.ones((64,), dtype))

first = pl.ds(0, L)
def cums(a, o):
    x = a[first]
    o[first] = plsc.cumsum(x) + plsc.cummax(x, mask=x > 0)
def counts(a, o):
    x = a[first]
    c, last = plsc.scan_count(x)
    plsc.store_compressed(o.at[first], c, mask=last)
    n = plsc.all_reduce_population_count(x > 1)
    f = plsc.all_reduce_ffs(x > 1)
    o[pl.ds(8, L)] = x + n[0] + f[0]
def gathers(a, o):
    i = lax.iota(jnp.int32, L)
    g = plsc.load_gather(a, [i * 2])
    h = plsc.load_gather(a.at[pl.ds(8, 32)], [i], mask=i > 2)
    plsc.store_scatter(o, [i], g)
    plsc.addupdate_scatter(o, [i + 8], h, mask=i < 4)
    plsc.addupdate(o.at[pl.ds(16, L)], g)
    plsc.addupdate_compressed(o.at[pl.ds(24, L)], g, mask=i > 1)
    o[pl.ds(32, L)] = plsc.load_expanded(a.at[first], mask=i > 3)
def sorts(a, o):
    k, v = plsc.sort_key_val(a[first], lax.iota(jnp.int32, L), descending=True)
    o[first] = k + v
def loops(a, o):
    zero = jnp.zeros((L,), jnp.int32)
    @plsc.parallel_loop(0, 64, step=L, unroll=4, carry=zero)
    def total(i, acc):
        o[pl.ds(i, L)] = a[pl.ds(i, L)] * 2
        return acc + a[pl.ds(i, L)]
    o[first] = total
def barrier(a, o):
    plsc.subcore_barrier()
    o[first] = a[first]
def packs(a, o):
    p = plsc.pack(a[first], a[pl.ds(8, L)], format=plsc.PackFormat.INTERLEAVED)
    x, y = plsc.unpack(p, format=plsc.PackFormat.INTERLEAVED)
    o[first] = x + y
def casts(a, o):
    o[first] = plsc.bitcast(a[first], jnp.int32)

if __name__ == "__main__":
    for body in (cums, counts, gathers, sorts, loops, barrier):
        run(body)
    run(packs, jnp.float32)
    run(casts, jnp.float32, jnp.int32)
