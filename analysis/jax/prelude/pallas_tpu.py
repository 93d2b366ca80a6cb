# module: jax.experimental.pallas.tpu
# Compositions of jax.experimental.pallas.tpu: whole copies, barriers between cores, pieces of bytes.
import functools

import _pallasd
import jax
from jax import lax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def sync_copy(src_ref, dst_ref, *, add=False):
    if not jax.tree.leaves(src_ref):
        return

    def copy_all(sem):
        def start(source, target):
            make_async_copy(source, target, sem).start(add=add)

        def wait(source, target):
            make_async_copy(source, target, sem).wait()

        jax.tree.map(start, src_ref, dst_ref)
        jax.tree.map(wait, src_ref, dst_ref)

    pl.run_scoped(copy_all, sem=SemaphoreType.DMA(()))


def to_pallas_key(key):
    def data(one):
        return jax.random.bits(one, (1, 2), jnp.uint32)

    single = 0 if jnp.issubdtype(key.dtype, jax.dtypes.prng_key) else 1
    return jax.random.wrap_key_data(data(key) if key.ndim <= single else jax.vmap(data)(key), impl="pallas_tpu")


def run_on_first_core(core_axis_name):
    if lax.axis_size(core_axis_name) == 1:
        return lambda f: f()

    def decorate(f):
        core = lax.axis_index(core_axis_name)
        pl.when(core == 0)(lambda: f())

    return decorate


def core_barrier(sem, *, core_axis_name):
    cores = lax.axis_size(core_axis_name)
    own = lax.axis_index(core_axis_name)

    def synchronise():
        with jax.named_scope("sync_cores"):
            for other in range(cores):
                def signal(other=other):
                    pl.semaphore_signal(sem, 1, device_id={core_axis_name: jnp.int32(other)})

                pl.when(own != other)(signal)
            pl.semaphore_wait(sem, cores - 1)

    pl.when(cores > 1)(synchronise)


if jax_release < (0, 10):

    def repeat(x, repeats, axis):
        if axis < 0:
            axis += x.ndim
        return jnp.tile(x, [repeats if i == axis else 1 for i in range(x.ndim)])


def _without_key(sampler):
    """`sampler` of jax.random drawing from the chip's generator; the key that it wants is a placeholder."""

    @functools.wraps(sampler)
    def draw(*args, **kwargs):
        return sampler(jax.random.key(0, impl="_pallas_internal_stateful"), *args, **kwargs)

    return draw


stateful_bits = _without_key(jax.random.bits)
stateful_uniform = _without_key(jax.random.uniform)
stateful_bernoulli = _without_key(jax.random.bernoulli)
stateful_normal = _without_key(jax.random.normal)


def sample_block(sampler_fn, global_key, block_size, tile_size, total_size, block_index=None, **kwargs):
    """A block put together from tiles, each drawn with the key of its place in the whole."""
    if len(block_size) != len(tile_size):
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"pltpu.sample_block: block and tile have the ranks {len(block_size)} and {len(tile_size)}")
    if block_index is None:
        block_index = tuple(pl.program_id(axis) for axis in range(len(block_size)))
    tiles = tuple(size // tile for size, tile in zip(block_size, tile_size))
    tiles_in_all = tuple(pl.cdiv(size, tile) for size, tile in zip(total_size, tile_size))

    def place(tile):
        place, stride = 0, 1
        for axis in reversed(range(len(block_index))):
            place += (tile[axis] + block_index[axis] * tiles[axis]) * stride
            stride *= tiles_in_all[axis]
        return place

    def each(axis, tile, leaf, join):
        if axis == len(tiles):
            return leaf(tile)
        return join([each(axis + 1, (*tile, i), leaf, join) for i in range(tiles[axis])], axis)

    keys = {}
    each(0, (), lambda tile: keys.update({tile: jax.random.fold_in(global_key, place(tile))}), lambda parts, axis: None)
    return each(0, (), lambda tile: sampler_fn(keys[tile], shape=tile_size, **kwargs), jnp.concatenate)


def _einshape_side(side):
    """Groups of names: parentheses hold what is one dimension of the array."""
    side, groups, within = side.replace(" ", ""), [], None
    for letter in side:
        if letter == "(" and within is None:
            within = ""
        elif letter == ")" and within is not None:
            groups.append(within)
            within = None
        elif letter in "()":
            _pallasd.refuse("ValueError", "operand-mismatch", f"einshape: parentheses of {side!r} do not match")
        elif within is None:
            groups.append(letter)
        else:
            within += letter
    if within is not None:
        _pallasd.refuse("ValueError", "operand-mismatch", f"einshape: parentheses of {side!r} do not match")
    return groups


def _einshape_sizes(groups, shape, sizes):
    """The size of each name; at most one name of a group is worked out from the others."""
    known = {}
    for group, size in zip(groups, shape):
        if len(group) == 1:
            if known.get(group, size) != size:
                _pallasd.refuse("ValueError", "operand-mismatch",
                                f"einshape: {group} is both {known[group]} and {size}")
            known[group] = size
            continue
        product, missing = 1, []
        for name in group:
            if name in sizes:
                known[name] = sizes[name]
            if name in known:
                product *= known[name]
            else:
                missing.append(name)
        if len(missing) > 1:
            _pallasd.refuse("ValueError", "operand-mismatch", f"einshape: sizes of {missing} are not known")
        if product != size if not missing else size % product:
            _pallasd.refuse("ValueError", "operand-mismatch", f"einshape: ({group}) does not make {size}")
        if missing:
            known[missing[0]] = size // product
    return known


def einshape(equation, x, assert_is_tile_preserving=False, **sizes):
    if equation.count("->") != 1:
        _pallasd.refuse("ValueError", "operand-mismatch", "einshape: an equation has one '->'")
    left, right = (_einshape_side(side) for side in equation.split("->"))
    if len(left) != x.ndim:
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"einshape: {equation!r} has {len(left)} dimensions, the array {x.ndim}")
    known = _einshape_sizes(left, x.shape, sizes)
    if sorted("".join(right)) != sorted("".join(left)):
        _pallasd.refuse("NotImplementedError", "operand-mismatch", "einshape: both sides have the same names")
    shape = []
    for group in right:
        size = 1
        for name in group:
            size *= known[name]
        shape.append(size)
    return _pallasd.bind("einshape_lo", (x,), (x.dtype, tuple(shape), _pallasd.is_weak(x)), equation=equation,
                         sizes=tuple(sizes.items()), assert_is_tile_preserving=assert_is_tile_preserving)
