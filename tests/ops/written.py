"""Kernels of operations that no template of kernels.py fits: written out, each named after what it has.

Appended to the program that kernels.py makes; PREAMBLE's names are in scope.
"""

PROGRAM = '''
def run(kernel, out, *operands, **options):
    pl.pallas_call(kernel, out_shape=S(*out), **options)(*operands)


F32, I32, BF16 = jnp.float32, jnp.int32, jnp.bfloat16
TILES, RAGGED = (32, 256), (24, 72)


# --- Conversions within a class of dtypes ------------------------------------------------------------------------

def converted(name, source, target, shape):
    def kernel(x_ref, o_ref):
        o_ref[...] = lax.convert_element_type(x_ref[...], target)
    run(kernel, (shape, target), jnp.zeros(shape, source), name=name)


for shape_name, shape in (("tiles", TILES), ("ragged", RAGGED)):
    converted(f"k_float8_{shape_name}", jnp.float8_e5m2, jnp.float8_e4m3fn, shape)
    converted(f"k_narrow_int_{shape_name}", jnp.int16, jnp.int8, shape)
    converted(f"k_narrow_uint_{shape_name}", jnp.uint16, jnp.uint8, shape)


def k_narrow_scalar(x_ref, o_ref):
    o_ref[0] = x_ref[0].astype(jnp.int8).astype(jnp.int16)


run(k_narrow_scalar, ((4,), jnp.int16), jnp.zeros((4,), jnp.int16), in_specs=[SMEM], out_specs=SMEM)


def k_weak_scalar(x_ref, o_ref):
    o_ref[0] = x_ref[0] + lax.convert_element_type(jnp.where(x_ref[1] > 0, 1.0, 2.0), F32)


run(k_weak_scalar, ((4,), F32), jnp.zeros((4,), F32), in_specs=[SMEM], out_specs=SMEM)


def k_weak_ragged(x_ref, o_ref):
    o_ref[...] = x_ref[...] * lax.convert_element_type(jnp.where(x_ref[...] > 0, 1.0, 2.0), F32)


run(k_weak_ragged, (RAGGED, F32), jnp.zeros(RAGGED, F32))


def k_float8_bits(x_ref, o_ref):
    o_ref[0] = lax.bitcast_convert_type(x_ref[0], jnp.int8)


run(k_float8_bits, ((4,), jnp.int8), jnp.zeros((4,), jnp.float8_e5m2), in_specs=[SMEM], out_specs=SMEM)


def k_bits_float8(x_ref, o_ref):
    o_ref[0] = lax.bitcast_convert_type(x_ref[0], jnp.float8_e5m2)


run(k_bits_float8, ((4,), jnp.float8_e5m2), jnp.zeros((4,), jnp.int8), in_specs=[SMEM], out_specs=SMEM)


# --- Products, stacks, loops -----------------------------------------------------------------------------------------

def batched(name, dtype, shapes):
    def kernel(x_ref, y_ref, o_ref):
        o_ref[...] = lax.dot_general(x_ref[...], y_ref[...], (((2,), (1,)), ((0,), (0,))), preferred_element_type=F32)
    left, right = shapes
    run(kernel, ((*left[:2], right[2]), F32), jnp.zeros(left, dtype), jnp.zeros(right, dtype), name=name)


batched("k_batched_bf16", BF16, ((2, 32, 128), (2, 128, 256)))
batched("k_batched_f32", F32, ((2, 32, 128), (2, 128, 256)))
batched("k_batched_ragged", F32, ((3, 24, 128), (3, 128, 72)))


@jax.custom_vjp
def doubled(x):
    return x * 2


doubled.defvjp(lambda x: (x * 2, None), lambda _, g: (g * 2,))


def k_custom_vjp(x_ref, o_ref):
    o_ref[...] = doubled(x_ref[...])


run(k_custom_vjp, (TILES, F32), jnp.zeros(TILES, F32))


def k_stacked_scalars(x_ref, o_ref):
    pair = lax.stack([x_ref[0], x_ref[1]])
    o_ref[0] = lax.unstack(pair)[1]


run(k_stacked_scalars, ((4,), F32), jnp.zeros((4,), F32), in_specs=[SMEM], out_specs=SMEM)


def k_while_scalars(x_ref, o_ref):
    limit = x_ref[0]
    count, _ = lax.while_loop(lambda c: c[1] < limit, lambda c: (c[0] + 1, c[1] * 2.0), (0, x_ref[1]))
    o_ref[0] = count


run(k_while_scalars, ((4,), I32), jnp.zeros((4,), F32), in_specs=[SMEM], out_specs=SMEM)


def k_while_value_first(x_ref, o_ref):
    value = x_ref[1]
    o_ref[0] = lax.while_loop(lambda c: c.astype(F32) < value, lambda c: c + 1, 0)


run(k_while_value_first, ((4,), I32), jnp.zeros((4,), F32), in_specs=[SMEM], out_specs=SMEM)


def k_loop_of_value(x_ref, o_ref):
    value = x_ref[0]
    o_ref[0] = lax.fori_loop(0, 3, lambda i, c: c + value.astype(I32), 0)


run(k_loop_of_value, ((4,), I32), jnp.zeros((4,), F32), in_specs=[SMEM], out_specs=SMEM)


def k_loop_of_narrow(x_ref, o_ref):
    value = x_ref[0]
    o_ref[0] = lax.fori_loop(0, 3, lambda i, c: c + value.astype(I32), 0)


run(k_loop_of_narrow, ((4,), I32), jnp.zeros((4,), jnp.int16), in_specs=[SMEM], out_specs=SMEM)


# --- Memory ------------------------------------------------------------------------------------------------------------

def masked(name, dtype, shape):
    def kernel(x_ref, o_ref):
        o_ref[...] = pltpu.load(x_ref, mask=jnp.full(shape, True))
    run(kernel, (shape, dtype), jnp.zeros(shape, dtype), name=name)


for dtype_name, dtype in (("bf16", BF16), ("f32", F32), ("f8", jnp.float8_e5m2), ("i32", I32), ("i16", jnp.int16)):
    for shape_name, shape in (("tiles", TILES), ("ragged", RAGGED)):
        masked(f"k_masked_{dtype_name}_{shape_name}", dtype, shape)


def k_store_recast(x_ref, o_ref):
    o_ref.bitcast(BF16)[...] = x_ref[...]


run(k_store_recast, ((32, 256), I32), jnp.zeros((64, 256), BF16))


def k_masked_store_recast(x_ref, o_ref):
    pltpu.store(o_ref.bitcast(BF16), x_ref[...], mask=jnp.full((64, 256), True))


run(k_masked_store_recast, ((32, 256), I32), jnp.zeros((64, 256), BF16))


def emptied(name, dtype, shape):
    def kernel(x_ref, o_ref):
        scratch = jax.empty_ref(S(shape, dtype), memory_space=pltpu.VMEM)
        scratch[...] = x_ref[...]
        o_ref[...] = scratch[...]
    run(kernel, (shape, dtype), jnp.zeros(shape, dtype), name=name)


emptied("k_empty_bool", jnp.bool_, TILES)
emptied("k_empty_f32", F32, TILES)
emptied("k_empty_i32", I32, TILES)
emptied("k_empty_i32_ragged", I32, RAGGED)
emptied("k_empty_i16", jnp.int16, TILES)


def k_scoped_number(x_ref, o_ref):
    o_ref[0] = pl.run_scoped(lambda sem: pl.semaphore_read(sem), pltpu.SemaphoreType.REGULAR)


run(k_scoped_number, ((4,), I32), jnp.zeros((4,), I32), in_specs=[SMEM], out_specs=SMEM)


def k_scoped_nothing(x_ref, o_ref):
    def body(sem):
        pl.semaphore_signal(sem, 1)
        pl.semaphore_wait(sem, 1)
    pl.run_scoped(body, pltpu.SemaphoreType.REGULAR)
    o_ref[...] = x_ref[...]


run(k_scoped_nothing, (TILES, F32), jnp.zeros(TILES, F32))


# --- Semaphores ----------------------------------------------------------------------------------------------------------

def signalled(name, shape, index):
    def kernel(x_ref, o_ref, sems):
        pl.semaphore_signal(sems.at[index], 1)
        pl.semaphore_wait(sems.at[index], 1)
        o_ref[...] = x_ref[...]
    run(kernel, (TILES, F32), jnp.zeros(TILES, F32), scratch_shapes=[pltpu.SemaphoreType.REGULAR(shape)], name=name)


signalled("k_semaphores", (4,), (1,))
signalled("k_semaphores_2d", (3, 5), (1, 2))


def k_barrier(x_ref, o_ref):
    barrier = pltpu.get_barrier_semaphore()
    pl.semaphore_signal(barrier, 1)
    pl.semaphore_wait(barrier, 1)
    o_ref[...] = x_ref[...]


run(k_barrier, (TILES, F32), jnp.zeros(TILES, F32), compiler_params=pltpu.CompilerParams(collective_id=0))


# --- Keys, grids, meshes -----------------------------------------------------------------------------------------------------

CHIP_KEY = jax.random.key(0, impl="pallas_tpu")


def k_uniform(key_ref, o_ref):
    o_ref[...] = jax.random.uniform(key_ref[...], TILES)


run(k_uniform, (TILES, F32), CHIP_KEY, in_specs=[SMEM])


def k_uniform_nd(key_ref, o_ref):
    o_ref[...] = jax.random.uniform(key_ref[...], (2, 32, 256))


run(k_uniform_nd, ((2, 32, 256), F32), CHIP_KEY, in_specs=[SMEM])


def k_split(key_ref, o_ref):
    first, _ = jax.random.split(key_ref[...])
    o_ref[...] = jax.random.bits(first, TILES)


run(k_split, (TILES, jnp.uint32), CHIP_KEY, in_specs=[SMEM])


def k_key_copied(key_ref, o_ref, copy_ref, sem):
    pltpu.make_async_copy(key_ref, copy_ref, sem).start()
    pltpu.make_async_copy(key_ref, copy_ref, sem).wait()
    o_ref[...] = jax.random.bits(copy_ref[...], TILES)


run(k_key_copied, (TILES, jnp.uint32), CHIP_KEY, in_specs=[ANY],
    scratch_shapes=[pltpu.SMEM((), CHIP_KEY.dtype), pltpu.SemaphoreType.DMA])


def k_key_scoped(key_ref, o_ref):
    def body(copy_ref):
        pltpu.sync_copy(key_ref, copy_ref)
        return copy_ref[...]
    o_ref[...] = jax.random.bits(pl.run_scoped(body, pltpu.SMEM((), CHIP_KEY.dtype)), TILES)


run(k_key_scoped, (TILES, jnp.uint32), CHIP_KEY, in_specs=[ANY])


def k_key_seeds(key_ref, o_ref):
    pltpu.prng_seed(key_ref[...])
    o_ref[...] = pltpu.prng_random_bits(TILES)


run(k_key_seeds, (TILES, I32), CHIP_KEY, in_specs=[SMEM])


def k_steps(x_ref, o_ref):
    o_ref[...] = x_ref[...] + pl.num_programs(0)


@jax.jit
def stepped(steps, x):
    return pl.pallas_call(k_steps, grid=(steps,), in_specs=[pl.BlockSpec((8, 128), lambda i: (i, 0))],
                          out_specs=pl.BlockSpec((8, 128), lambda i: (i, 0)), out_shape=S((32, 128), I32))(x)


stepped(jnp.int32(4), jnp.zeros((32, 128), I32))


@functools.partial(pl.kernel, out_type=S((8, 128), I32), mesh=pltpu.TensorCoreMesh(axis_name="core"),
                   scratch_types=[pltpu.VMEM((8, 128), I32)])
def k_core(o_ref, tile_ref):
    tile_ref[...] = jnp.full((8, 128), lax.axis_index("core"), I32)
    pltpu.sync_copy(tile_ref, o_ref)


k_core()


# --- Keys as the words that they consist of ---------------------------------------------------------------------------

from jax.extend.random import threefry2x32_p
from jax._src.pallas.mosaic.primitives import unwrap_pallas_seed  # no public name gives prng_split


def k_hash_tiles(x_ref, o_ref):
    first, second = threefry2x32_p.bind(x_ref[...], x_ref[...] + 1, x_ref[...] + 2, x_ref[...] + 3)
    o_ref[...] = first ^ second


run(k_hash_tiles, (TILES, jnp.uint32), jnp.zeros(TILES, jnp.uint32))


def k_key_words(key_ref, o_ref):
    first, second = unwrap_pallas_seed(key_ref[...])
    o_ref[0] = first ^ second


run(k_key_words, ((4,), jnp.uint32), CHIP_KEY, in_specs=[SMEM], out_specs=SMEM)


# --- Operations that are rare in the tests ----------------------------------------------------------------------------

def operation(name, compute, shape, dtype, *, out=None):
    def kernel(x_ref, o_ref):
        o_ref[...] = compute(x_ref[...])
    run(kernel, (out or shape, dtype), jnp.zeros(shape, dtype), name=name)


LINE = (256,)
operation("k_choice_line", lambda x: lax.cond(jnp.max(x) > 0, lambda y: y + 1, lambda y: y * 2, x), LINE, F32)
operation("k_weak_line", lambda x: x + lax.convert_element_type(jnp.where(x > 0, 1, 2), I32), LINE, I32)
operation("k_relu_ragged", jax.nn.relu, RAGGED, F32)
operation("k_relu_nd_ragged", jax.nn.relu, (3, *RAGGED), F32)
operation("k_taken_line", lambda x: x[jnp.arange(256)], LINE, F32)
operation("k_platforms", lambda x: lax.platform_dependent(x, tpu=lambda y: y + 1, default=lambda y: y * 2), TILES, F32)
operation("k_select_ragged", lambda x: lax.select_n(x, x + 1, x + 2, x + 3), RAGGED, I32)
operation("k_split_line", lambda x: lax.split(x, (128, 128))[1], LINE, F32, out=(128,))
operation("k_while_line", lambda x: lax.while_loop(lambda y: jnp.max(y) < 9, lambda y: y + 1, x), LINE, I32)
operation("k_while_tiles", lambda x: lax.while_loop(lambda y: jnp.max(y) < 9, lambda y: y + 1, x), TILES, I32)
'''
