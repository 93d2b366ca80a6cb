"""emit_pipeline in many ways: buffered specs, accumulators, nested, scratches, explicit indices, allocations."""
import functools
import jax, jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

M = K = N = 256
def matmul(a_hbm, b_hbm, o_hbm, acc):
    def body(a, b, o):
        @pl.when(pl.program_id(2) == 0)
        def _(): acc[...] = jnp.zeros_like(acc)
        acc[...] += jnp.dot(a[...], b[...], preferred_element_type=jnp.float32)
        @pl.when(pl.program_id(2) == pl.num_programs(2) - 1)
        def _(): o[...] = acc[...].astype(o.dtype)
    pltpu.emit_pipeline(body, grid=(2, 2, 2), in_specs=[pl.BlockSpec((128, 128), lambda i, j, k: (i, k)), pl.BlockSpec((128, 128), lambda i, j, k: (k, j))],
        out_specs=[pl.BlockSpec((128, 128), lambda i, j, k: (i, j))], dimension_semantics=(pltpu.PARALLEL, pltpu.PARALLEL, pltpu.ARBITRARY))(a_hbm, b_hbm, o_hbm)

def deep(a_hbm, o_hbm):
    @functools.partial(pltpu.emit_pipeline, grid=(8,), in_specs=[pl.BlockSpec((32, 256), lambda i: (i, 0), pipeline_mode=pl.Buffered(3))],
                       out_specs=[pl.BlockSpec((32, 256), lambda i: (i, 0), pipeline_mode=pl.Buffered(3))])
    def run(a, o):
        o[...] = a[...] * 2
    run(a_hbm, o_hbm)

def look(a_hbm, o_hbm):
    pltpu.emit_pipeline(lambda a, o: o.__setitem__(..., a[...] + 1), grid=(8,), in_specs=[pl.BlockSpec((32, 256), lambda i: (i // 2, 0), pipeline_mode=pl.Buffered(2, use_lookahead=True))],
                        out_specs=[pl.BlockSpec((32, 256), lambda i: (i, 0))])(a_hbm, o_hbm)

def look3(a_hbm, o_hbm):
    def body(a, o): o[...] = a[...] + 1
    pltpu.emit_pipeline(body, grid=(4, 2), in_specs=[pl.BlockSpec((64, 128), lambda i, j: (i, j), pipeline_mode=pl.Buffered(4, use_lookahead=True))],
                        out_specs=[pl.BlockSpec((64, 128), lambda i, j: (i, j))])(a_hbm, o_hbm)

def synchronous(a_hbm, o_hbm):
    def body(a, o): o[...] = jnp.exp(a[...])
    pltpu.emit_pipeline(body, grid=(4,), in_specs=[pl.BlockSpec((64, 256), lambda i: (i, 0))], out_specs=[pl.BlockSpec((64, 256), lambda i: (i, 0))], no_pipelining=True)(a_hbm, o_hbm)

def with_scratch(a_hbm, o_hbm, tmp):
    def body(a, o, t):
        t[...] = a[...]
        o[...] = t[...] - 1
    pltpu.emit_pipeline(body, grid=(4,), in_specs=[pl.BlockSpec((64, 256), lambda i: (i, 0))], out_specs=[pl.BlockSpec((64, 256), lambda i: (i, 0))])(a_hbm, o_hbm, scratches=(tmp,))

def run(kernel, *args, scratch=(), out=(256, 256)):
    return pl.pallas_call(kernel, in_specs=[pl.BlockSpec(memory_space=pl.ANY)] * len(args), out_specs=pl.BlockSpec(memory_space=pl.ANY),
        out_shape=jax.ShapeDtypeStruct(out, args[0].dtype), scratch_shapes=scratch)(*args)

if __name__ == "__main__":
    x = jnp.ones((256, 256))
    run(matmul, x, x, scratch=[pltpu.VMEM((128, 128), jnp.float32)])
    run(deep, x)
    run(with_scratch, x, scratch=[pltpu.VMEM((64, 256), jnp.float32)])
    run(synchronous, x)
    run(look, x)
    run(look3, x)
