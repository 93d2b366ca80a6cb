# module: jax.experimental.pallas.tpu
# emit_pipeline: copies of blocks in and out, overlapped with a body that runs once a step of an inner grid.
#
# A window is what one spec describes: its static part is a _Window, its moving part a tuple
#   (buffer, copy_in, wait_in, copy_out, wait_out, next_fetch, receives, sends)
# that the loop carries. The order of equations is that of JAX 0.12.0.1, measured on jaxprs of inner pipelines.
import contextlib
import functools
import math

import jax
from jax import lax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl

_BUFFER, _COPY_IN, _WAIT_IN, _COPY_OUT, _WAIT_OUT, _NEXT, _RECEIVES, _SENDS = range(8)


def _is_spec(value):
    return isinstance(value, pl.BlockSpec)


def _as_tuple(specs):
    if isinstance(specs, (list, tuple)):
        return tuple(specs)
    return (specs,)


def _map_index(spec, indices):
    result = spec.index_map(*indices)
    if isinstance(result, list):
        return tuple(result)
    return result if isinstance(result, tuple) else (result,)


def _dim_size(dim):
    if dim is None or isinstance(dim, pl.Squeezed):
        return 1
    return dim if isinstance(dim, int) else dim.block_size


def _is_squeezed(dim):
    return dim is None or isinstance(dim, pl.Squeezed)


def _is_trivial(spec, grid, shape):
    if spec is None or spec.block_shape is None:
        return True
    for dim, size in zip(spec.block_shape, shape):
        if dim is None or isinstance(dim, (pl.BoundedSlice, pl.Indirect, pl.Squeezed, pl.Element)):
            return False
        if _dim_size(dim) != size:
            return False
    if spec.index_map is None:
        return True
    walked = [i for i, size in enumerate(grid) if not isinstance(size, int) or size != 1]
    if not walked:
        return True
    static = tuple(size if isinstance(size, int) else 2 for size in grid)
    return not _pallasd_uses_indices(spec.index_map, static, walked)


def _tiling(ref, kind):
    """Tile sizes of the array behind a ref, one a dimension."""
    shape, info = ref.shape, get_tpu_info()
    bits = 4 if ref.dtype == jnp.int4 else 8 * np.dtype(ref.dtype).itemsize
    packing = 32 // bits
    least = (1 + int(info.generation < 4)) * packing
    if kind == Tiling.SPARSE_CORE:
        lanes = info.sparse_core.num_lanes if info.sparse_core else 8
        return (*(1,) * (len(shape) - 1), lanes * packing)
    if len(shape) == 1:
        return (least * info.num_lanes,)
    rows = least
    while rows < min(shape[-2], info.num_sublanes):
        rows *= 2
    return (*(1,) * (len(shape) - 2), rows, info.num_lanes)


def _check_tiling(size, tile):
    if size % tile != 0:
        raise ValueError(f"Block size must divide tiling: block_size={size}, tiling={tile}")


def _blocked_slice(index, size, whole, tile):
    start = size * index
    rest = whole % size
    if rest == 0:
        return pl.ds(start, size)
    if tile is None:
        raise ValueError("If tiling is None, block_size must divide dim_size.")
    _check_tiling(size, tile)
    last = index == pl.cdiv(whole, size) - 1
    length = jnp.where(last, jnp.int32(pl.align_to(rest, tile)), jnp.int32(size))
    return pl.ds(start, pl.multiple_of(length, tile))


def _bounded_slice(start, length, size, whole, tile):
    if tile is None:
        return pl.ds(start, length)
    _check_tiling(size, tile)
    outside = start + length > whole
    remaining = whole - start
    rounded = jnp.where(outside, jnp.int32(remaining), jnp.int32(length))
    rounded = pl.align_to(rounded, tile)
    return pl.ds(start, pl.multiple_of(rounded, tile))


def _block_slice(index, dim, whole, tile):
    if isinstance(dim, int):
        return _blocked_slice(index, dim, whole, tile)
    if isinstance(dim, pl.Blocked):
        return _blocked_slice(index, dim.block_size, whole, tile)
    if isinstance(dim, pl.Element):
        return _bounded_slice(index, dim.block_size, dim.block_size, whole, tile)
    if isinstance(dim, pl.BoundedSlice):
        if not isinstance(index, pl.Slice):
            raise ValueError("Must return a ds from the index_map for a BoundedSlice dimension.")
        return _bounded_slice(index.start, index.size, dim.block_size, whole, tile)
    return index


def _either(a, b):
    if a is True or b is True:
        return True
    if a is False:
        return b
    if b is False:
        return a
    return a | b


def _differs(x, y):
    return x is not y and x != y


def _tuples_differ(xs, ys):
    result = False
    differences = []
    for x, y in zip(xs, ys):
        if isinstance(x, pl.Slice):
            parts = (_differs(x.start, y.start), _differs(x.size, y.size), _differs(x.stride, y.stride))
            differences.append(functools.reduce(_either, parts, False))
        else:
            differences.append(_differs(x, y))
    for difference in differences:
        result = _either(result, difference)
    return result


class _Window:
    """The static part of one windowed operand."""

    def __init__(self, spec, ref, is_input, grid, tiling):
        self.spec, self.is_input, self.is_output, self.tiling = spec, is_input, not is_input, tiling
        mode, count = spec.pipeline_mode, 2
        self.trivial, self.rank = False, len(grid)
        self.lookahead = mode is not None and mode.use_lookahead
        if mode is not None:
            self._check_mode(mode)
            count = mode.buffer_count
        self.trivial = _is_trivial(spec, grid, ref.shape)
        if mode is None and self.trivial:
            count = 1
        self._place(ref)
        if not isinstance(count, int):
            raise ValueError("buffer_count must be a static int")
        if self.allocated and count < 1:
            raise ValueError(f"buffer_count must be at least 1, got {count}")
        self.in_count = count if self.allocated and is_input else 0
        self.out_count = count if self.allocated and not is_input else 0
        self.count = self.in_count + self.out_count
        self.buffered = self.count > 0
        self.indirect = spec.block_shape is not None and any(isinstance(d, pl.Indirect) for d in spec.block_shape)

    def _check_mode(self, mode):
        if self.is_output and mode.use_lookahead:
            raise ValueError("Output buffering does not support lookahead.")
        if self.is_output and mode.revisit is not None:
            raise NotImplementedError("emit_pipeline does not implement RevisitMode.")
        if mode.prefetched_count:
            _pallasd_unknown("prefetched blocks in emit_pipeline")

    def _place(self, ref):
        self.space = VMEM if self.spec.memory_space is None else self.spec.memory_space
        if self.space not in (SMEM, VMEM, HBM):
            raise ValueError(f"Unsupported buffer memory space: {self.space}")
        source = ref.memory_space
        if self.space is HBM and source not in (pl.ANY, HBM):
            raise ValueError("You cannot request HBM block spec for a non-HBM source")
        self.allocated = not (source is self.space or self.space is HBM)

    def allocation(self, ref):
        if not self.allocated:
            return (None, None, None)
        if self.trivial:
            return (_pallasd_buffer(self.space, ref.shape, ref), None, None)
        block = tuple(_dim_size(d) for d in self.spec.block_shape if not _is_squeezed(d))
        if len(block) == 1 and self.tiling != Tiling.SPARSE_CORE:
            shape = (self.count * block[0],)
        else:
            shape = (self.count, *block)
        semaphores = SemaphoreType.DMA((self.count,))
        return (_pallasd_buffer(self.space, shape, ref), semaphores if self.is_input else None,
                semaphores if self.is_output else None)

    def start_state(self, allocation):
        buffer, receives, sends = allocation
        zero = lambda wanted: jnp.uint32(0) if wanted else None
        following = (jnp.int32(0),) * self.rank if self.lookahead else None
        return (buffer, zero(self.is_input), zero(self.is_input), zero(self.is_output), zero(self.is_output), following,
                receives, sends)

    def slot(self, state, which):
        return lax.rem(state[which], jnp.uint32(self.count))

    def advance(self, state, which, predicate):
        if not self.buffered or (which in (_COPY_IN, _WAIT_IN)) != self.is_input:
            return state
        counter = state[which]
        if isinstance(predicate, bool):
            counter = counter + 1 if predicate else counter
        else:
            counter = lax.select(predicate, counter + 1, counter)
        return (*state[:which], counter, *state[which + 1:])

    def dma_slice(self, ref, indices):
        if not ref.shape:
            return ()
        tiles = _tiling(ref, self.tiling)
        blocks = _map_index(self.spec, indices)
        return tuple(_block_slice(b, d, s, t) for b, d, s, t in zip(blocks, self.spec.block_shape, ref.shape, tiles, strict=True))

    def window_slice(self, dma_slice):
        return tuple(pl.ds(0, s.size) for s, d in zip(dma_slice, self.spec.block_shape) if not _is_squeezed(d))

    def at_slot(self, state, slot, window=None):
        buffer = state[_BUFFER]
        if self.trivial:
            return buffer
        if buffer.ndim > 1:
            return buffer.at[(slot, *(window or ()))]
        length = buffer.shape[0] // self.count
        if window is None:
            return buffer.at[pl.ds(slot * length, length)]
        return buffer.at[pl.ds(slot * length + window[0].start, window[0].size)]

    def current(self, state):
        if not self.buffered or self.trivial:
            return state[_BUFFER]
        return self.at_slot(state, self.slot(state, _COPY_OUT if self.is_output else _WAIT_IN))

    def in_copy(self, state, ref, indices, which, slot_first):
        """The copy of a block into the slot of a counter."""
        slot = self.slot(state, which) if slot_first else None
        part = None
        if not self.trivial:
            whole = self.dma_slice(ref, indices)
            part = self.window_slice(whole)
            ref = ref.at[whole]
        if slot is None:
            slot = self.slot(state, which)
        return make_async_copy(ref, self.at_slot(state, slot, part), state[_RECEIVES].at[slot])

    def out_copy(self, state, ref, indices, slot):
        whole = self.dma_slice(ref, indices)
        source = self.at_slot(state, slot, self.window_slice(whole))
        return make_async_copy(source, ref.at[whole], state[_SENDS].at[slot])

    def copy_out(self, state, ref, indices):
        if not self.buffered:
            return
        copy = self.out_copy(state, ref, indices, self.slot(state, _COPY_OUT))
        copy.start()
        if self.out_count == 1:
            copy.wait()

    def wait_out(self, state, ref, indices):
        if self.buffered and self.out_count > 1:
            self.out_copy(state, ref, indices, self.slot(state, _WAIT_OUT)).wait()

    def copy_now(self, state, ref, indices):
        """The whole block of `indices` between the ref and the current slot, waited for."""
        block = self.current(state)
        if not self.trivial:
            whole = self.dma_slice(ref, indices)
            ref, block = ref.at[whole], block.at[self.window_slice(whole)]
        sync_copy(*((ref, block) if self.is_input else (block, ref)))

    def bound(self, state, ref, indices):
        """State with the ref itself, or its block, where no buffer is between."""
        if self.buffered or self.allocated:
            return state
        if not self.trivial:
            ref = ref.at[self.own_slice(indices)]
        return (ref, *state[1:])

    def own_slice(self, indices):
        parts = []
        for dim, index in zip(self.spec.block_shape, _map_index(self.spec, indices), strict=True):
            if _is_squeezed(dim):
                parts.append(index)
            elif isinstance(dim, pl.Element):
                parts.append(pl.ds(index, dim.block_size))
            elif isinstance(dim, pl.BoundedSlice):
                parts.append(pl.ds(index.start, dim.block_size))
            else:
                size = _dim_size(dim)
                parts.append(pl.ds(index * size, size))
        return tuple(parts)

    def unbound(self, state):
        return state if self.buffered or self.allocated else (None, *state[1:])


def _filter_indices(indices, grid):
    return tuple(jnp.int32(0) if isinstance(g, int) and g == 1 else jnp.int32(i) for i, g in zip(indices, grid, strict=True))


def _next_index(indices, grid, overflows=False):
    """The index after these; `overflows`: the first one may leave the grid."""
    out, carry = [], True
    for position, (i, g) in enumerate(reversed(list(zip(indices, grid, strict=True)))):
        up = lax.select(carry, jnp.int32(i + 1), jnp.int32(i))
        carry = False if overflows and position == len(grid) - 1 else up == g
        out.append(lax.select(carry, jnp.int32(0), up))
    following = tuple(reversed(out))
    return following if overflows else _filter_indices(following, grid)


def _before(indices, grid):
    """Whether every index lies in the grid."""
    below = [i < g for i, g in zip(indices, grid, strict=True)]
    return functools.reduce(lambda result, each: result & each, below, True)


def _previous_index(indices, grid):
    out, borrow = [], True
    for i, g in reversed(list(zip(indices, grid, strict=True))):
        down = lax.select(borrow, jnp.int32(i - 1), jnp.int32(i))
        borrow = down == -1
        out.append(lax.select(borrow, jnp.int32(g - 1), down))
    return _filter_indices(tuple(reversed(out)), grid)


class _Schedule:
    """What happens at one step: which blocks are copied in, waited for, copied out."""

    def __init__(self, step, indices, grid, offsets, stages, scopes):
        self.step, self.grid, self.offsets, self.stages, self.scopes = step, grid, offsets, stages, scopes
        self.steps = math.prod(grid)
        self.first = step == 0
        self.last = step == self.steps - 1
        self.indices = self._offset(indices)
        following = _next_index(indices, grid)
        self.next_indices = self._offset(following)
        self.fetch, self.previous = [self.indices, self.next_indices], [self.indices]
        back = indices
        for _ in range(stages - 1):
            back = _previous_index(back, grid)
            following = _next_index(following, grid)
            self.previous.append(self._offset(back))
            self.fetch.append(self._offset(following))
        self.known = []

    def _offset(self, indices):
        return tuple(jnp.int32(i + j) for i, j in zip(indices, self.offsets, strict=True))

    def scope(self, name):
        return jax.named_scope(name) if self.scopes else contextlib.nullcontext()

    def blocks(self, window, indices):
        for spec, seen, result in self.known:
            if spec is window.spec and all(a is b for a, b in zip(seen, indices)):
                return result
        result = _map_index(window.spec, indices)
        self.known.append((window.spec, indices, result))
        return result

    def _moves(self, window, a, b):
        return _tuples_differ(self.blocks(window, a), self.blocks(window, b))

    def _fixed(self, window):
        """False for what never changes, True for what always does, None where it depends."""
        if not window.buffered or window.trivial:
            return False
        return True if window.indirect else None

    def out_of_fetch(self, window):
        return self.step >= (self.steps - window.in_count + 1) if window.buffered else False

    def has_changed(self, window, back=1):
        fixed = self._fixed(window)
        return self._moves(window, self.previous[back - 1], self.previous[back]) if fixed is None else fixed

    def will_change_current(self, window):
        fixed = self._fixed(window)
        return self._moves(window, self.indices, self.next_indices) if fixed is None else fixed

    def will_change_fetch(self, window):
        fixed = self._fixed(window)
        if fixed is not None:
            return fixed
        if window.in_count < 2:
            return self.has_changed(window)
        return self._moves(window, self.fetch[window.in_count - 2], self.fetch[window.in_count - 1])

    def look_ahead(self, window, state, ref, predicate, most=None):
        """Fetches blocks while there are free slots, at most so many."""
        limit = state[_WAIT_IN] + window.in_count
        if most is not None:
            own = state[_COPY_IN] + most
            limit = lax.select(limit < own, limit, own)
        shifted = lambda indices: tuple(i + j for i, j in zip(indices, self.offsets, strict=True))

        def goes_on(carry):
            _, following, fetched = carry
            free, inside = fetched < limit, _before(following, self.grid)
            return predicate & free & inside

        def fetch(carry):
            current, following, fetched = carry
            here, there = shifted(current), shifted(following)
            moves = _tuples_differ(_map_index(window.spec, here), _map_index(window.spec, there))
            pl.when(moves)(lambda: window.in_copy((*state[:_COPY_IN], fetched, *state[_COPY_IN + 1:]), ref, there, _COPY_IN,
                                                  True).start())
            counted = fetched + (jnp.uint32(moves) if isinstance(moves, bool) else moves.astype(jnp.uint32))
            return following, _next_index(following, self.grid, True), counted

        current = state[_NEXT]
        last, _, fetched = lax.while_loop(goes_on, fetch, (current, _next_index(current, self.grid, True), state[_COPY_IN]))
        return (state[_BUFFER], fetched, *state[_WAIT_IN:_NEXT], last, *state[_RECEIVES:])

    def initialize(self, window, state, ref, step):
        with self.scope(f"ep_initialize_{step}"):
            if not window.is_input or not window.buffered or window.trivial or step >= max(window.in_count - 1, 0):
                return state
            inside = step < self.steps
            if window.lookahead and step > 0:
                return self.look_ahead(window, state, ref, self.first & inside, 1)
            indices = self._offset(state[_NEXT]) if window.lookahead else self.fetch[step]
            if step == 0:
                predicate = self.first & inside
            else:
                current = self.blocks(window, indices)
                changed = _tuples_differ(current, self.blocks(window, self.fetch[step - 1]))
                predicate = self.first & inside & changed
            pl.when(predicate & (step >= 0))(lambda: window.in_copy(state, ref, indices, _COPY_IN, True).start())
            return window.advance(state, _COPY_IN, predicate)

    def copy_in(self, window, state, ref):
        if window.trivial:
            return state
        predicate = self.will_change_fetch(window) & jnp.logical_not(self.out_of_fetch(window))
        if window.buffered and window.in_count < 2:
            predicate = predicate | self.first
        if not window.is_input:
            return state
        if window.lookahead:
            return self.look_ahead(window, state, ref, True)

        def send():
            with self.scope("ep_copy_in"):
                if window.buffered:
                    window.in_copy(state, ref, self.fetch[window.in_count - 1], _COPY_IN, True).start()

        pl.when(predicate & True)(send)
        return window.advance(state, _COPY_IN, predicate & window.is_input)

    def wait_in(self, window, state, ref):
        if window.trivial:
            return state
        predicate = self.has_changed(window) | self.first
        predicate = predicate & ((state[_WAIT_IN] if window.lookahead else self.step) >= 0)

        def wait():
            with self.scope("ep_wait_in"):
                if window.is_input and window.buffered:
                    window.in_copy(state, ref, self.indices, _WAIT_IN, False).wait()

        pl.when(predicate)(wait)
        return state

    def copy_out(self, window, state, ref):
        if window.trivial:
            return state
        predicate = self.will_change_current(window) | self.last

        def send():
            with self.scope("ep_copy_out"):
                if window.is_output:
                    window.copy_out(state, ref, self.indices)

        pl.when(predicate)(send)
        return window.advance(state, _COPY_OUT, predicate & window.is_output)

    def wait_out(self, window, state, ref):
        if window.trivial or not window.buffered or not window.is_output:
            return state
        lag = max(window.out_count - 1, 1)
        predicate = self.has_changed(window, lag) & (self.step >= lag)

        def wait():
            with self.scope("ep_wait_out"):
                window.wait_out(state, ref, self.previous[lag])

        pl.when(predicate)(wait)
        return window.advance(state, _WAIT_OUT, predicate & window.is_output)

    def finalize(self, window, state, ref, lag):
        if window.trivial or not window.buffered or not window.is_output or lag >= max(window.out_count - 1, 1):
            return state
        changed = lag == 0 or self.has_changed(window, lag)
        predicate = self.last & (lag < self.steps) & changed

        def wait():
            with self.scope(f"ep_finalize_{lag}"):
                window.wait_out(state, ref, self.previous[lag])

        pl.when(predicate)(wait)
        return window.advance(state, _WAIT_OUT, predicate & window.is_output)

    def advance(self, window, state):
        if window.is_input:
            state = window.advance(state, _WAIT_IN, self.will_change_current(window) | self.last)
        return state


def _partition(grid, semantics, cores, core):
    """The part of the grid that one core walks, and where it starts."""
    whole = grid, (0,) * len(grid)
    if cores is None or core is None:
        return whole
    if not isinstance(cores, int):
        raise NotImplementedError("Cannot partition grid over dynamic number of cores.")
    if cores == 1:
        return whole
    if len(semantics) != len(grid):
        raise ValueError("dimension_semantics must be the same length as grid.")
    parallel = [i for i, word in enumerate(semantics) if word == PARALLEL]
    if not parallel:
        raise NotImplementedError("Cannot partition over cores without parallel grid dimensions")
    core = jnp.int32(core)
    even = [i for i in parallel if isinstance(grid[i], int) and grid[i] % cores == 0]
    if even:
        size = grid[even[0]] // cores
        return _replaced(grid, even[0], size), _replaced((0,) * len(grid), even[0], core * size)
    dynamic = [i for i in parallel if not isinstance(grid[i], int)]
    static = [i for i in parallel if isinstance(grid[i], int)]
    if len(dynamic) > 1:
        raise NotImplementedError(f"Cannot partition over multiple dynamic parallel dimensions: grid={grid}")
    if dynamic and not static:
        axis = dynamic[0]
    else:
        largest = max(grid[i] for i in static)
        axis = [i for i in static if grid[i] == largest][0]
    base, rest = divmod(grid[axis], cores)
    size = jnp.where(core < rest, jnp.int32(base + 1), jnp.int32(base))
    start = jnp.where(core < rest, core * size, jnp.int32(core * base + rest))
    return _replaced(grid, axis, size), _replaced((0,) * len(grid), axis, start)


def _replaced(values, index, value):
    return (*values[:index], value, *values[index + 1:])


def _counted_loop(steps, body, init):
    if not isinstance(steps, int):
        return lax.fori_loop(jnp.int32(0), jnp.int32(steps), body, init)
    if steps <= 0:
        return init
    (_, result), _ = lax.scan(lambda carry, _: ((carry[0] + 1, body(*carry)), None), (np.int32(0), init), None, length=steps)
    return result


class _Pipeline:
    def __init__(self, body, grid, offsets, in_specs, out_specs, tiling, scopes, scratches, explicit, synchronous):
        self.synchronous = synchronous
        self.body, self.grid, self.offsets, self.tiling, self.scopes = body, grid, offsets, tiling, scopes
        self.in_specs, self.out_specs, self.scratches, self.explicit = in_specs, out_specs, scratches, explicit
        self.steps = math.prod(grid)

    def run(self, refs):
        specs = (*self.in_specs, *self.out_specs)
        flat, self.tree = jax.tree.flatten(specs, is_leaf=_is_spec)
        inputs = len(jax.tree.leaves(self.in_specs, is_leaf=_is_spec))
        self.refs = self._flat_refs(specs, refs)
        self.windows = [_Window(spec, ref, i < inputs, self.grid, self.tiling)
                        for i, (spec, ref) in enumerate(zip(flat, self.refs, strict=True))]
        self.stages = max((2, *(max(w.in_count, w.out_count) for w in self.windows)))
        types = tuple(w.allocation(ref) for w, ref in zip(self.windows, self.refs))
        pl.run_scoped(self._allocated, types)

    def _flat_refs(self, specs, refs):
        flat = []
        jax.tree.map(lambda spec, ref: flat.append(ref), specs, tuple(refs), is_leaf=_is_spec)
        return flat

    def _schedule(self, step, indices):
        return _Schedule(step, indices, self.grid, self.offsets, self.stages, self.scopes)

    def _each(self, method, states, *args):
        return tuple(method(w, s, r, *args) for w, s, r in zip(self.windows, states, self.refs))

    def _synchronous(self, allocations):
        """Each block is copied and waited for where it is needed (no_pipelining)."""
        states = tuple(w.start_state(a) for w, a in zip(self.windows, allocations))

        def turn(step, carry):
            states, indices = carry
            indices = _filter_indices(indices, self.grid)
            schedule = self._schedule(step, indices)

            def work():
                current = tuple(w.bound(s, r, schedule.indices) for w, s, r in zip(self.windows, states, self.refs))
                for window, state, ref in zip(self.windows, current, self.refs):
                    if window.is_input:
                        window.copy_now(state, ref, indices)
                arguments = jax.tree.unflatten(self.tree, [w.current(s) for w, s in zip(self.windows, current)])
                with schedule.scope("ep_run_kernel"):
                    self._call_body(schedule, arguments)
                for window, state, ref in zip(self.windows, current, self.refs):
                    if window.is_output:
                        window.copy_now(state, ref, indices)
                return tuple(w.unbound(s) for w, s in zip(self.windows, current))

            after = self._in_grid(schedule, work)
            return after, _next_index(indices, self.grid)

        _counted_loop(self.steps, turn, (states, (jnp.int32(0),) * len(self.grid)))

    def _allocated(self, allocations):
        if self.synchronous:
            return self._synchronous(allocations)
        pl.when(self.steps > 0)(lambda: self._whole(allocations))

    def _in_grid(self, schedule, action):
        if self.explicit:
            return action()
        _pallasd_enter_grid(schedule.indices, self.grid)
        try:
            return action()
        finally:
            _pallasd_leave_grid()

    def _whole(self, allocations):
        start = (jnp.int32(0),) * len(self.grid)
        schedule = self._schedule(0, start)
        states = tuple(w.start_state(a) for w, a in zip(self.windows, allocations))
        for window, state, ref in zip(self.windows, states, self.refs):
            if window.is_input and window.trivial and state[_BUFFER] is not None:
                sync_copy(ref, state[_BUFFER])

        def prologue():
            current = states
            for step in range(schedule.stages - 1):
                current = self._each(schedule.initialize, current, step)
            return current

        states = self._in_grid(schedule, prologue)
        states, following = _counted_loop(self.steps, self._turn, (states, start))
        final = self._schedule(self.steps - 1, _previous_index(following, self.grid))

        def epilogue():
            current = states
            for lag in range(final.stages - 2, -1, -1):
                current = self._each(final.finalize, current, lag)

        self._in_grid(final, epilogue)
        for window, state, ref in zip(self.windows, states, self.refs):
            if window.is_output and window.trivial and state[_BUFFER] is not None:
                sync_copy(state[_BUFFER], ref)

    def _turn(self, step, carry):
        states, indices = carry
        indices = _filter_indices(indices, self.grid)
        schedule = self._schedule(step, indices)

        def work():
            current = tuple(w.bound(s, r, schedule.indices) for w, s, r in zip(self.windows, states, self.refs))
            current = self._each(schedule.copy_in, current)
            current = self._each(schedule.wait_in, current)
            arguments = jax.tree.unflatten(self.tree, [w.current(s) for w, s in zip(self.windows, current)])
            with schedule.scope("ep_run_kernel"):
                self._call_body(schedule, arguments)
            current = self._each(schedule.copy_out, current)
            current = self._each(schedule.wait_out, current)
            current = tuple(schedule.advance(w, s) for w, s in zip(self.windows, current))
            return tuple(w.unbound(s) for w, s in zip(self.windows, current))

        states = self._in_grid(schedule, work)
        return states, _next_index(indices, self.grid)

    def _call_body(self, schedule, arguments):
        if self.explicit:
            index = tuple(jnp.asarray(i, jnp.int32) for i in schedule.indices)
            arguments = (PipelineStep(index, schedule.step), *arguments)
        _pallasd_call_body(self.body, *arguments, *self.scratches)


class PipelineStep:
    def __init__(self, index, local_index):
        self.index, self.local_index = index, local_index


def emit_pipeline(body, *, grid, in_specs=(), out_specs=(), tiling=None, core_axis=None, core_axis_name=None,
                  dimension_semantics=None, trace_scopes=True, no_pipelining=False, output_wait_read_only=False,
                  _explicit_indices=False):
    in_specs, out_specs = _as_tuple(in_specs), _as_tuple(out_specs)
    if any(size <= 0 for size in grid if isinstance(size, int)):
        raise ValueError(f"All elements in the grid must be strictly positive, but got grid={grid}")
    if core_axis is not None and core_axis_name is not None:
        raise ValueError("Only one of `core_axis` or `core_axis_name` can be set.")
    axis = core_axis_name if core_axis is None else core_axis
    semantics = (ARBITRARY,) * len(grid) if dimension_semantics is None else dimension_semantics

    def run(*refs, allocations=None, scratches=None):
        if allocations is not None or output_wait_read_only:
            return _pallasd_unknown("emit_pipeline with allocations or with waits for reads only")
        cores = core = None
        if isinstance(axis, int):
            cores, core = pl.num_programs(axis), pl.program_id(axis)
        elif axis is not None:
            cores, core = lax.axis_size(axis), lax.axis_index(axis)
        part, offsets = _partition(tuple(grid), semantics, cores, core)
        _Pipeline(body, part, offsets, in_specs, out_specs, tiling, trace_scopes, scratches or (), _explicit_indices,
                  no_pipelining).run(refs)

    return run
