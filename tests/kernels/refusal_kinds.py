"""One kernel for each kind of refusal that the measured samples have none for, so that older releases can be asked too."""
import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

S = jax.ShapeDtypeStruct
ANY = pl.BlockSpec(memory_space=pl.ANY)
F32 = jnp.zeros((8, 128), jnp.float32)
SEMS = [pltpu.SemaphoreType.DMA, pltpu.SemaphoreType.DMA]


def call(body, *operands, out=S((8, 128), jnp.float32), **options):
    return pl.pallas_call(body, out_shape=out, **options)(*operands)


def scalar_to_vmem(x_ref, o_ref):
    o_ref[1, 2] = x_ref[1, 2]


def float_ramp(x_ref, o_ref):
    o_ref[...] = x_ref[...] + lax.broadcasted_iota(jnp.float32, (8, 128), 1)


def shapes_of_a_copy(x_ref, o_ref, sem, _):
    pltpu.async_copy(x_ref.at[0:3], o_ref.at[0:4], sem).wait()


def types_of_a_copy(x_ref, o_ref, sem, _):
    pltpu.async_copy(x_ref, o_ref, sem).wait()


def strided_copy(x_ref, o_ref, sem, _):
    pltpu.async_copy(x_ref.at[::2], o_ref.at[0:4], sem).wait()


def copy_without_a_mesh(x_ref, o_ref, send, receive):
    pltpu.async_remote_copy(x_ref, o_ref, send, receive, device_id=0).wait()


def third_queue(x_ref, o_ref, sem, _):
    pltpu.make_async_copy(x_ref, o_ref, sem).start(priority=2)


def gathered(x_ref, i_ref, o_ref):
    o_ref[...] = jnp.take_along_axis(x_ref[...], i_ref[...], axis=1, mode="clip")


def largest_integers(x_ref, o_ref):
    o_ref[...] = lax.top_k(x_ref[...], 2)[0]


def narrow_bits(x_ref, o_ref):
    noise = jax.random.uniform(jax.random.key(0, impl="pallas_tpu"), (8, 128), jnp.bfloat16)
    o_ref[...] = noise.astype(jnp.float32)


def key_of_another_kind(x_ref, o_ref):
    o_ref[...] = jax.random.bits(pltpu.to_pallas_key(jax.random.key(1)), (8, 128)).astype(jnp.float32)


def data_of_a_key(x_ref, o_ref):
    o_ref[...] = jnp.full((8, 128), jax.random.key_data(jax.random.key(0, impl="pallas_tpu")).max(), jnp.float32)


def half_products(x_ref, o_ref):
    o_ref[...] = jnp.einsum("abc,abc->ab", x_ref[...], x_ref[...])


def block_anywhere(x_ref, o_ref):
    pltpu.sync_copy(x_ref, o_ref)


def outer_product(x_ref, o_ref):
    o_ref[...] = lax.dot_general(x_ref[0], x_ref[0], (((), ()), ((), ())))


def vector_products(x_ref, o_ref):
    o_ref[0] = lax.dot_general(x_ref[...], x_ref[0], (((1,), (0,)), ((), ())), preferred_element_type=jnp.int32)


def braces(x_ref, o_ref):
    pl.debug_print("{} and {}", pl.program_id(0))
    o_ref[...] = x_ref[...]


def named_place(x_ref, o_ref):
    pl.debug_print("step {i}", i=pl.program_id(0))
    o_ref[...] = x_ref[...]


def several_vectors(x_ref, o_ref):
    pl.debug_print("{} {}", x_ref[...], x_ref[...])
    o_ref[...] = x_ref[...]


def narrow_line(x_ref, o_ref, line):
    line.bitcast(jnp.bfloat16)[...] = jnp.zeros((256,), jnp.bfloat16)
    o_ref[...] = x_ref[...]


def scan_of_rows(x_ref, o_ref):
    total, _ = lax.scan(lambda carry, row: (carry + row, None), jnp.zeros((128,), jnp.float32), x_ref[...])
    o_ref[...] = jnp.broadcast_to(total, (8, 128))


def backwards(x_ref, o_ref):
    o_ref[...] = x_ref[::-1, :]


def unrolled_unknown(n_ref, x_ref, o_ref):
    o_ref[...] = lax.fori_loop(0, n_ref[0], lambda i, total: total + x_ref[...], F32 * 0 + 1, unroll=2)


def reciprocal_of_a_scalar(n_ref, x_ref, o_ref):
    o_ref[...] = x_ref[...] * pl.reciprocal(n_ref[0].astype(jnp.float32))


def padded_scalar(n_ref, x_ref, o_ref):
    o_ref[...] = x_ref[...] + lax.pad(n_ref[0], 0, ()).astype(jnp.float32)


def mixed_comparison(x_ref, o_ref):
    o_ref[...] = jnp.where((x_ref[...] > 0) > (x_ref[...] > 1), 1.0, 0.0)


def seeded_by_a_float(n_ref, x_ref, o_ref):
    pltpu.prng_seed(n_ref[0].astype(jnp.float32))
    o_ref[...] = x_ref[...]


def odd_halves(x_ref, o_ref):
    o_ref[...] = pltpu.bitcast(x_ref[0:7], jnp.uint32).astype(jnp.float32)


SMEM = pl.BlockSpec(memory_space=pltpu.SMEM)
VMEM = pl.BlockSpec(memory_space=pltpu.VMEM)
ONE = jnp.ones((1,), jnp.int32)
COPY = dict(in_specs=[ANY], out_specs=ANY, scratch_shapes=SEMS)

call(scalar_to_vmem, F32)
call(float_ramp, F32)
call(shapes_of_a_copy, F32, **COPY)
call(types_of_a_copy, F32.astype(jnp.bfloat16), **COPY)
call(strided_copy, F32, **COPY)
call(copy_without_a_mesh, F32, **COPY)
call(third_queue, F32, **COPY)
call(gathered, F32, jnp.zeros((8, 128), jnp.int32))
call(largest_integers, F32.astype(jnp.int32), out=S((8, 2), jnp.int32))
call(narrow_bits, F32)
call(key_of_another_kind, F32)
call(data_of_a_key, F32)
call(half_products, jnp.zeros((4, 16, 128), jnp.float16), out=S((4, 16), jnp.float16))
call(block_anywhere, jnp.zeros((16, 128), jnp.float32), out=S((16, 128), jnp.float32), grid=(2,),
     in_specs=[pl.BlockSpec((8, 128), lambda i: (i, 0), memory_space=pl.ANY)],
     out_specs=pl.BlockSpec((8, 128), lambda i: (i, 0)))
call(outer_product, F32, out=S((128, 128), jnp.float32))
call(vector_products, F32.astype(jnp.int8), out=S((8, 8), jnp.int32))
call(braces, F32, grid=(1,))
call(named_place, F32, grid=(1,))
call(several_vectors, F32)
call(narrow_line, F32, scratch_shapes=[pltpu.VMEM((128,), jnp.float32)])
call(scan_of_rows, F32)
call(backwards, F32)
call(unrolled_unknown, ONE, F32, in_specs=[SMEM, VMEM])
call(reciprocal_of_a_scalar, ONE, F32, in_specs=[SMEM, VMEM])
call(padded_scalar, ONE, F32, in_specs=[SMEM, VMEM])
call(mixed_comparison, F32)
call(seeded_by_a_float, ONE, F32, in_specs=[SMEM, VMEM])
call(odd_halves, F32.astype(jnp.bfloat16), out=S((3, 128), jnp.float32))
