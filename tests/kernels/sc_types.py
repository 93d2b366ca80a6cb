"""Operations of vector subcores on types and shapes that they take and don't take, one kernel each."""
# oracle: --target v5p
import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu
from jax.experimental.pallas import tpu_sc as plsc

PAIRS = plsc.PackFormat.INTERLEAVED
MESH = plsc.VectorSubcoreMesh(core_axis_name="c", subcore_axis_name="s", num_cores=1)


def run(name, f, dtype):
    lanes = 16 if jnp.dtype(dtype).itemsize == 2 else 8

    def kernel(a_ref, o_ref, a, o):
        pltpu.sync_copy(a_ref, a)
        result = f(a[pl.ds(0, lanes)], a)
        o[pl.ds(0, lanes)] = jnp.broadcast_to(result, (lanes,)).astype(o.dtype)
        pltpu.sync_copy(o, o_ref)

    kernel.__name__ = f"{name}_{dtype}"
    scratch = [pltpu.VMEM((64,), dtype), pltpu.VMEM((64,), dtype)]
    pl.kernel(kernel, out_type=jax.ShapeDtypeStruct((64,), dtype), mesh=MESH, scratch_types=scratch)(jnp.ones((64,), dtype))


CALLS = {
    "sum": lambda x, ref: plsc.cumsum(x),
    "sum_masked": lambda x, ref: plsc.cumsum(x, mask=x > 1),
    "greatest": lambda x, ref: plsc.cummax(x),
    "counted": lambda x, ref: plsc.scan_count(x)[0],
    "sorted": lambda x, ref: plsc.sort_key_val(x, x)[1],
    "sorted_part": lambda x, ref: plsc.sort_key_val(x[:4], x[:4])[1][0],
    "sorted_masked": lambda x, ref: plsc.sort_key_val(x, x, mask=x > 0)[0],
    "gathered": lambda x, ref: plsc.load_gather(ref, [x.astype(jnp.int32)]),
    "expanded": lambda x, ref: plsc.load_expanded(ref.at[pl.ds(0, 8)], mask=x > 0),
    "packed": lambda x, ref: plsc.unpack(plsc.pack(x, x, format=PAIRS), format=PAIRS)[0],
    "unpacked": lambda x, ref: plsc.unpack(x, format=PAIRS)[0][0],
    "bits": lambda x, ref: ref.bitcast(jnp.uint32)[pl.ds(0, 8)][0],
}

if __name__ == "__main__":
    for dtype in ("int32", "float32", "uint32", "bfloat16", "int16"):
        for name, f in CALLS.items():
            run(name, f, dtype)
