# module: jax.experimental.pallas.tpu
# emit_pipeline: copies of blocks in and out, overlapped with a body that runs once a step of an inner grid.
#
# Each windowed operand has a BufferedRef (pallas_buffered.py), made here or handed in as an allocation; the loop carries
# them. The order of equations is that of JAX 0.12.0.1 and of 0.11.2, measured on jaxprs of inner pipelines.
import contextlib
import dataclasses
import functools
import math

import jax
from jax import lax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl
import _pallasd


def _is_spec(value):
    return isinstance(value, pl.BlockSpec)


def _as_tuple(specs):
    if isinstance(specs, (list, tuple)):
        return tuple(specs)
    return (specs,)


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


def _either(a, b):
    if a is True or b is True:
        return True
    if a is False:
        return b
    if b is False:
        return a
    return a | b


def _differs(x, y):
    return x != y if _is_oldest else x is not y and x != y


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
        result = result | difference if _is_oldest else _either(result, difference)
    return result


# Before JAX 0.12.0 indices stay what they are, Python's integers among them.
_index = (lambda value: value) if jax_release < (0, 12) else jnp.int32


def _filter_indices(indices, grid):
    return tuple(_index(0) if isinstance(g, int) and g == 1 else _index(i) for i, g in zip(indices, grid, strict=True))


def _next_index(indices, grid, overflows=False):
    """The index after these; `overflows`: the first one may leave the grid."""
    out, carry = [], True
    for position, (i, g) in enumerate(reversed(list(zip(indices, grid, strict=True)))):
        up = lax.select(carry, _index(i + 1), _index(i))
        carry = False if overflows and position == len(grid) - 1 else up == g
        out.append(lax.select(carry, _index(0), up))
    following = tuple(reversed(out))
    return following if overflows else _filter_indices(following, grid)


def _before(indices, grid):
    """Whether every index lies in the grid."""
    below = [i < g for i, g in zip(indices, grid, strict=True)]
    return functools.reduce(lambda result, each: result & each, below, True)


def _previous_index(indices, grid):
    out, borrow = [], True
    for i, g in reversed(list(zip(indices, grid, strict=True))):
        down = lax.select(borrow, _index(i - 1), _index(i))
        borrow = down == -1
        out.append(lax.select(borrow, _index(g - 1), down))
    return _filter_indices(tuple(reversed(out)), grid)


def _is_buffered_ref(value):
    return isinstance(value, _BufferedRefBase)


def _each(f, brefs, *rest):
    """`f` of every BufferedRef and of what stands at its place in the other trees, which may be a tree itself."""
    return jax.tree.map(f, brefs, *rest, is_leaf=_is_buffered_ref)


def _copy_now(bref, ref, indices, inwards):
    """The whole block of `indices` between the ref and the current slot, waited for."""
    block = bref.current_ref
    if not bref.is_trivial_windowing:
        whole = bref.get_dma_slice(ref, indices)
        ref, block = ref.at[whole], block.at[bref._to_window_slice(whole)]
    sync_copy(*((ref, block) if inwards else (block, ref)))


class _Schedule:
    """What happens at one step: which blocks are copied in, waited for, copied out."""

    def __init__(self, step, indices, grid, offsets, stages, scopes):
        self.step, self.grid, self.offsets, self.stages, self.scopes = step, grid, offsets, stages, scopes
        self.steps = math.prod(grid)
        self.first = step == 0
        self.last = step == self.steps - 1
        self.indices = self._offset(indices)
        self.previous, back = [self.indices], indices
        if _is_older:
            self.previous.append(self._offset(_previous_index(indices, grid)))
        following = _next_index(indices, grid)
        self.next_indices = self._offset(following)
        self.fetch = [self.indices, self.next_indices]
        for _ in range(stages - 1):
            if not _is_older:
                back = _previous_index(back, grid)
            following = _next_index(following, grid)
            if not _is_older:
                self.previous.append(self._offset(back))
            self.fetch.append(self._offset(following))
        self.known = []

    def _offset(self, indices):
        return tuple(_index(i + j) for i, j in zip(indices, self.offsets, strict=True))

    def scope(self, name):
        return jax.named_scope(name) if self.scopes else contextlib.nullcontext()

    def blocks(self, bref, indices):
        if _is_oldest:
            return bref.compute_index(*indices)
        alike = lambda a, b: a is b or (isinstance(a, int) and isinstance(b, int) and a == b)
        for index_map, seen, result in self.known:
            if index_map is bref.spec.index_map and all(alike(a, b) for a, b in zip(seen, indices)):
                return result
        result = bref.compute_index(*indices)
        self.known.append((bref.spec.index_map, indices, result))
        return result

    def _moves(self, bref, a, b):
        return _tuples_differ(self.blocks(bref, a), self.blocks(bref, b))

    def _fixed(self, bref):
        """False for what never changes, True for what always does, None where it depends."""
        if not bref.is_buffered or bref.is_trivial_windowing:
            return False
        return True if bref.has_indirect else None

    def out_of_fetch(self, bref):
        if not bref.is_buffered:
            return jnp.bool_(False) if _is_older else False
        return self.step >= (self.steps - _ahead(bref) + 1)

    def has_changed(self, bref, back=1):
        fixed = self._fixed(bref)
        return self._moves(bref, self.previous[back - 1], self.previous[back]) if fixed is None else fixed

    def will_change_current(self, bref):
        fixed = self._fixed(bref)
        return self._moves(bref, self.indices, self.next_indices) if fixed is None else fixed

    def will_change_fetch(self, bref):
        fixed = self._fixed(bref)
        if fixed is not None:
            return fixed
        ahead = _ahead(bref)
        return self.has_changed(bref) if ahead < 2 else self._moves(bref, self.fetch[ahead - 2], self.fetch[ahead - 1])

    def look_ahead(self, bref, ref, predicate, most=None):
        """Fetches blocks while there are free slots, at most so many."""
        limit = bref.cumulative_wait_in + _ahead(bref)
        if most is not None:
            own = bref.cumulative_copy_in + most
            limit = lax.select(limit < own, limit, own)
        shifted = lambda indices: tuple(i + j for i, j in zip(indices, self.offsets, strict=True))

        def goes_on(carry):
            _, following, fetched = carry
            free, inside = fetched < limit, _before(following, self.grid)
            return predicate & free & inside

        def fetch(carry):
            current, following, fetched = carry
            here, there = shifted(current), shifted(following)
            moves = _tuples_differ(bref.compute_index(*here), bref.compute_index(*there))
            wanted = moves
            if bref.prefetched_count > 0 and not _is_oldest:
                wanted = wanted & (fetched >= bref.prefetched_count)
            at_slot = bref.with_slot_index(copy_in_slot=fetched)
            pl.when(wanted)(lambda: at_slot.copy_in(ref, there))
            counted = fetched + (jnp.uint32(moves) if isinstance(moves, bool) else moves.astype(jnp.uint32))
            return following, _next_index(following, self.grid, True), counted

        current = bref.next_fetch_indices
        following = _next_index(current, self.grid, True)
        last, _, fetched = lax.while_loop(goes_on, fetch, (current, following, bref.cumulative_copy_in))
        return bref.with_next_fetch(last).with_slot_index(copy_in_slot=fetched)

    def initialize(self, bref, ref, step):
        with self.scope(f"ep_initialize_{step}"):
            if not bref.is_input or not bref.is_buffered:
                return bref
            once = bref.await_prefetch and bref.prefetched_count <= 0 and step == 0 and not _is_older
            if (bref.is_trivial_windowing and not once) or step >= max(_ahead(bref) - 1, 0):
                return bref
            if _is_oldest and step < bref.prefetched_count:
                following = bref.advance_next_fetch(self.grid) if bref.use_lookahead and step > 0 else bref
                return following.advance_copy_in_slot()
            inside = True if _is_oldest else step < self.steps
            if bref.use_lookahead and step > 0:
                return self.look_ahead(bref, ref, self.first & inside, 1)
            if step == 0:
                predicate = self.first & inside
            else:
                current = self.blocks(bref, self.fetch[step])
                changed = _tuples_differ(current, self.blocks(bref, self.fetch[step - 1]))
                predicate = self.first & inside & changed

            def start():
                bref.copy_in(ref, self._offset(bref.next_fetch_indices) if bref.use_lookahead else self.fetch[step])

            pl.when(predicate if _is_oldest else predicate & (step >= bref.prefetched_count))(start)
            return bref.advance_copy_in_slot(predicate)

    def copy_in(self, bref, ref):
        if bref.is_trivial_windowing:
            return bref
        predicate = self.will_change_fetch(bref) & jnp.logical_not(self.out_of_fetch(bref))
        if bref.is_buffered and _ahead(bref) < 2:
            predicate = predicate | self.first
        if not bref.is_input:
            return bref
        if bref.use_lookahead:
            return self.look_ahead(bref, ref, True)
        wanted = True
        if bref.prefetched_count > 0 and not _is_oldest:
            wanted = self.step + _ahead(bref) > bref.prefetched_count

        def send():
            with self.scope("ep_copy_in"):
                if bref.is_buffered:
                    bref.copy_in(ref, self.fetch[_ahead(bref) - 1])

        pl.when(predicate if _is_oldest else predicate & wanted)(send)
        return bref.advance_copy_in_slot(predicate & bref.is_input)

    def wait_in(self, bref, ref):
        if bref.is_trivial_windowing and (_is_older or not bref.await_prefetch):
            return bref
        predicate = self.has_changed(bref) | self.first
        if not bref.await_prefetch and jax_release >= (0, 11):
            reached = bref.cumulative_wait_in if bref.use_lookahead and not _is_older else self.step
            wanted = ~(reached < bref.prefetched_count) if _is_oldest else reached >= bref.prefetched_count
            predicate = predicate & wanted

        def wait():
            with self.scope("ep_wait_in"):
                if bref.is_input:
                    bref.wait_in(ref, self.indices)

        pl.when(predicate)(wait)
        return bref

    def copy_out(self, bref, ref):
        if bref.is_trivial_windowing:
            return bref
        predicate = self.will_change_current(bref) | self.last

        def send():
            with self.scope("ep_copy_out"):
                if bref.is_output:
                    bref.copy_out(ref, self.indices)

        pl.when(predicate)(send)
        return bref.advance_copy_out_slot(predicate & bref.is_output)

    def _drains(self, bref):
        return bref.is_buffered and bref.is_output and not bref.is_trivial_windowing

    def _drain(self, bref, ref, predicate, name, lag):
        def wait():
            with self.scope(name):
                bref.wait_out(ref, self.previous[lag])

        pl.when(predicate)(wait)
        return bref.advance_wait_out_slot(predicate & bref.is_output)

    def _wait_where_output(self, bref, ref, predicate, name, indices):
        """Before JAX 0.12.0 an output is waited for one step later, and there is a condition for inputs too."""

        def wait():
            with self.scope(name):
                if bref.is_output:
                    bref.wait_out(ref, indices)

        pl.when(predicate)(wait)

    def _older_wait_out(self, bref, ref):
        if bref.is_trivial_windowing:
            return bref
        predicate = self.has_changed(bref) & jnp.logical_not(self.first)
        self._wait_where_output(bref, ref, predicate, "ep_wait_out", self.previous[1])
        return bref.advance_wait_out_slot(predicate & bref.is_output)

    def finish(self, bref, ref):
        """`finalize` before JAX 0.12.0."""
        if not bref.is_trivial_windowing:
            self._wait_where_output(bref, ref, self.last, "ep_finalize", self.indices)
        return bref

    def wait_out(self, bref, ref):
        if _is_older:
            return self._older_wait_out(bref, ref)
        if not self._drains(bref):
            return bref
        lag = max(_behind(bref) - 1, 1)
        return self._drain(bref, ref, self.has_changed(bref, lag) & (self.step >= lag), "ep_wait_out", lag)

    def finalize(self, bref, ref, lag):
        if not self._drains(bref) or lag >= max(_behind(bref) - 1, 1):
            return bref
        changed = lag == 0 or self.has_changed(bref, lag)
        predicate = self.last & (lag < self.steps) & changed
        return self._drain(bref, ref, predicate, f"ep_finalize_{lag}", lag)

    def advance(self, bref):
        if bref.is_input:
            bref = bref.advance_wait_in_slot(self.will_change_current(bref) | self.last)
        return bref


def _partition(grid, semantics, cores, core):
    """The part of the grid that one core walks, and where it starts."""
    whole = grid, (0,) * len(grid)
    if cores is None or core is None:
        return whole
    if not isinstance(cores, int):
        _pallasd.refuse("NotImplementedError", "operand-mismatch", "a grid is shared among a known number of cores")
    if cores == 1:
        return whole
    if len(semantics) != len(grid):
        _pallasd.refuse("ValueError", "operand-mismatch",
                        "a pipeline takes one entry of dimension_semantics for each grid dimension")
    parallel = [i for i, word in enumerate(semantics) if word == PARALLEL]
    if not parallel:
        _pallasd.refuse("NotImplementedError", "operand-mismatch",
                        "cores share a parallel dimension, and the grid has none")
    core = _index(core)
    even = [i for i in parallel if isinstance(grid[i], int) and grid[i] % cores == 0]
    if even:
        size = grid[even[0]] // cores
        return _replaced(grid, even[0], size), _replaced((0,) * len(grid), even[0], core * size)
    dynamic = [i for i in parallel if not isinstance(grid[i], int)]
    static = [i for i in parallel if isinstance(grid[i], int)]
    if len(dynamic) > 1:
        _pallasd.refuse("NotImplementedError", "operand-mismatch",
                        f"cores share one parallel dimension of unknown size, the grid {grid} has several")
    if dynamic and not static:
        axis = dynamic[0]
    else:
        largest = max(grid[i] for i in static)
        axis = [i for i in static if grid[i] == largest][0]
    base, rest = divmod(grid[axis], cores)
    size = jnp.where(core < rest, _index(base + 1), _index(base))
    start = jnp.where(core < rest, core * size, _index(core * base + rest))
    return _replaced(grid, axis, size), _replaced((0,) * len(grid), axis, start)


def _replaced(values, index, value):
    return (*values[:index], value, *values[index + 1:])


def _counted_loop(steps, body, init):
    if _is_older:
        return lax.fori_loop(0, steps, body, init)
    if not isinstance(steps, int):
        return lax.fori_loop(jnp.int32(0), jnp.int32(steps), body, init)
    if steps <= 0:
        return init
    (_, result), _ = lax.scan(lambda carry, _: ((carry[0] + 1, body(*carry)), None), (np.int32(0), init), None, length=steps)
    return result


def _without_unwindowed(specs, refs):
    """Specs and refs with None for those that the pipeline shall not window."""
    unwindowed = lambda spec: spec is pl.no_block_spec
    return (jax.tree.map(lambda spec, ref: None if unwindowed(spec) else spec, specs, refs, is_leaf=_is_spec),
            jax.tree.map(lambda spec, ref: None if unwindowed(spec) else ref, specs, refs, is_leaf=_is_spec))


def _input_buffer(spec, ref, grid, tiling):
    mode, options = spec.pipeline_mode, {}
    trivial = _is_trivial(spec, grid, ref.shape)
    count = 1 if trivial else 2
    if mode is not None:
        count = mode.buffer_count
        options = dict(use_lookahead=mode.use_lookahead, prefetched_count=mode.prefetched_count)
    return _BufferedRef.input(spec, ref, count, grid_rank=len(grid), source_memory_space=_pallasd.ref_space(ref),
                              tiling=tiling, is_trivial_windowing=trivial, **options)


def _output_buffer(spec, ref, grid, tiling):
    mode = spec.pipeline_mode
    if mode is not None and mode.use_lookahead:
        _pallasd.refuse("ValueError", "operand-mismatch", "a buffer of an output does not look ahead")
    if mode is not None and mode.revisit is not None:
        _pallasd.refuse("NotImplementedError", "operand-mismatch", "pltpu.emit_pipeline takes no revisit mode")
    trivial = _is_trivial(spec, grid, ref.shape)
    count = (1 if trivial else 2) if mode is None else mode.buffer_count
    return _BufferedRef.output(spec, ref, count, source_memory_space=_pallasd.ref_space(ref), tiling=tiling,
                               is_trivial_windowing=trivial)


def _make_allocations(*refs, in_specs=(), out_specs=(), tiling=None, grid=()):
    inputs = len(in_specs)
    ins = _without_unwindowed(_as_tuple(in_specs), refs[:inputs])
    outs = _without_unwindowed(_as_tuple(out_specs), refs[inputs:])
    build = lambda make, specs, refs: jax.tree.map(lambda s, r: make(s, r, grid, tiling), specs, refs, is_leaf=_is_spec)
    return (*build(_input_buffer, *ins), *build(_output_buffer, *outs))


class PipelineStep:
    def __init__(self, index, local_index):
        self.index, self.local_index = index, local_index


class _Pipeline:
    def __init__(self, body, grid, offsets, in_specs, out_specs, *, tiling, scopes, synchronous, read_only, explicit):
        self.body, self.grid, self.offsets, self.in_specs, self.out_specs = body, grid, offsets, in_specs, out_specs
        self.tiling, self.scopes, self.synchronous, self.read_only = tiling, scopes, synchronous, read_only
        self.explicit, self.steps = explicit, math.prod(grid)

    def _scoped(self, refs, scratches, before, types):
        pl.run_scoped(lambda buffers: self.run(refs, scratches, (*before, *buffers)), types)

    def run(self, refs, scratches, allocations=None):
        make = functools.partial(_make_allocations, grid=self.grid, tiling=self.tiling, out_specs=self.out_specs)
        if allocations is None:
            return self._scoped(refs, scratches, (), make(*refs, in_specs=self.in_specs))
        if isinstance(allocations, list):
            allocations = tuple(allocations)
        inputs = len(self.in_specs)
        if len(allocations) == inputs:
            if len(refs) > inputs and _is_oldest:
                _pallasd.refuse("ValueError", "pipeline-mode", "the allocations have no buffers for the outputs.")
            allocations = _each(lambda bref, spec: bref.with_spec(spec), allocations, self.in_specs)
            if len(refs) > inputs:
                return self._scoped(refs, scratches, allocations, make(*refs[inputs:]))
        if self.read_only:
            allocations = _each(lambda bref: dataclasses.replace(bref, output_wait_read_only=True), allocations)
        self.refs, self.scratches = refs, scratches
        self.stages = max((2, *self._buffer_counts(allocations)))
        if self.synchronous:
            return self._one_by_one(allocations)
        pl.when(self.steps > 0)(lambda: self._whole(allocations))

    def _buffer_counts(self, allocations):
        if _is_older:
            specs = jax.tree.leaves((self.in_specs, self.out_specs), is_leaf=_is_spec)
            return [2 if s is None or s.pipeline_mode is None else s.pipeline_mode.buffer_count for s in specs]
        flat = jax.tree.leaves(allocations, is_leaf=_is_buffered_ref)
        return [max(_ahead(b), _behind(b)) for b in flat]

    def _schedule(self, step, indices):
        return _Schedule(step, indices, self.grid, self.offsets, self.stages, self.scopes)

    def _all(self, action, brefs):
        return _each(action, brefs, self.refs)

    def _inputs(self, action, brefs):
        _each(lambda bref, ref: action(bref, ref) if bref.is_input else bref, brefs, self.refs)

    def _outputs(self, action, brefs):
        _each(lambda bref, ref: action(bref, ref) if bref.is_output else bref, brefs, self.refs)

    @contextlib.contextmanager
    def _in_grid(self, schedule):
        if self.explicit:
            yield
            return
        _pallasd_enter_grid(schedule.indices, self.grid)
        try:
            yield
        finally:
            _pallasd_leave_grid()

    def _start(self):
        return (_index(0),) * len(self.grid)

    def _bound(self, schedule, brefs):
        return self._all(lambda bref, ref: bref.bind_existing_ref(ref, schedule.indices), brefs)

    def _unbound(self, brefs):
        return _each(lambda bref: bref.unbind_refs(), brefs)

    def _call_body(self, schedule, brefs, step):
        arguments = _each(lambda bref: bref.current_ref, brefs)
        with schedule.scope("ep_run_kernel"):
            if self.explicit:
                index = tuple(i if _is_older else jnp.asarray(i, jnp.int32) for i in schedule.indices)
                arguments = (PipelineStep(index, step), *arguments)
            _pallasd_call_body(self.body, *arguments, *self.scratches)

    def _one_by_one(self, allocations):
        """Each block is copied and waited for where it is needed (no_pipelining)."""

        def turn(step, carry):
            brefs, indices = carry
            indices = _filter_indices(indices, self.grid)
            schedule = self._schedule(step, indices)
            with self._in_grid(schedule):
                brefs = self._bound(schedule, brefs)
                self._inputs(lambda bref, ref: _copy_now(bref, ref, indices, True), brefs)
                explicit = step if _is_older else jnp.asarray(step, jnp.int32)
                self._call_body(schedule, brefs, explicit if self.explicit else None)
                self._outputs(lambda bref, ref: _copy_now(bref, ref, indices, False), brefs)
            return self._unbound(brefs), _next_index(indices, self.grid)

        start = self._start()
        _counted_loop(self.steps, turn, (_each(lambda bref: bref.initialize_slots(), allocations), start))

    def _turn(self, step, carry):
        brefs, indices = carry
        indices = _filter_indices(indices, self.grid)
        schedule = self._schedule(step, indices)
        with self._in_grid(schedule):
            brefs = self._bound(schedule, brefs)
            brefs = self._all(schedule.copy_in, brefs)
            brefs = self._all(schedule.wait_in, brefs)
            self._call_body(schedule, brefs, schedule.step)
            brefs = self._all(schedule.copy_out, brefs)
            brefs = self._all(schedule.wait_out, brefs)
            brefs = self._unbound(_each(schedule.advance, brefs))
        return brefs, _next_index(indices, self.grid)

    def _whole(self, allocations):
        start = self._start()
        schedule = self._schedule(0, start)
        brefs = _each(lambda bref: bref.initialize_slots(), allocations)

        def whole_window(bref):
            return bref.is_trivial_windowing and bref.window_ref is not None

        def whole_in(bref, ref):
            if whole_window(bref) and bref.prefetched_count < 1:
                _copy_now(bref, ref, start, True)

        def whole_out(bref, ref):
            if whole_window(bref):
                _copy_now(bref, ref, start, False)

        self._inputs(whole_in, brefs)
        with self._in_grid(schedule):
            for step in range(schedule.stages - 1):
                brefs = self._all(functools.partial(schedule.initialize, step=step), brefs)
        brefs, following = _counted_loop(self.steps, self._turn, (brefs, start))
        last = _previous_index(following, self.grid)
        final = self._schedule(self.steps - 1, last)
        with self._in_grid(final):
            if _is_older:
                self._all(final.finish, brefs)
            else:
                for lag in range(final.stages - 2, -1, -1):
                    brefs = self._all(functools.partial(final.finalize, lag=lag), brefs)
        self._outputs(whole_out, brefs)
        if self.read_only:
            self._outputs(lambda bref, ref: bref.wait_out_write(ref, last), brefs)


def _specs_of(allocations):
    """Specs of inputs and of the others, as the allocations have them."""
    is_input = lambda bref: bref is None or bref.buffer_type == _BufferType.INPUT
    flat = [bref for bref in allocations if bref is None or _is_buffered_ref(bref)]
    return (tuple(None if bref is None else bref.spec for bref in flat if is_input(bref)),
            tuple(bref.spec for bref in flat if not is_input(bref)))


def emit_pipeline(body, *, grid, in_specs=(), out_specs=(), tiling=None, core_axis=None, core_axis_name=None,
                  dimension_semantics=None, trace_scopes=True, no_pipelining=False, output_wait_read_only=False,
                  _explicit_indices=False):
    in_specs, out_specs = _as_tuple(in_specs), _as_tuple(out_specs)
    if any(size <= 0 for size in grid if isinstance(size, int)):
        _pallasd.refuse("ValueError", "operand-mismatch", f"each dimension of a grid has a step or more, got {grid}")
    if core_axis is not None and core_axis_name is not None:
        _pallasd.refuse("ValueError", "operand-mismatch", "core_axis and core_axis_name exclude each other")
    axis = core_axis_name if core_axis is None else core_axis
    semantics = (ARBITRARY,) * len(grid) if dimension_semantics is None else dimension_semantics

    def run(*refs, allocations=None, scratches=None):
        cores = core = None
        if isinstance(axis, int):
            cores, core = pl.num_programs(axis), pl.program_id(axis)
        elif axis is not None:
            cores, core = lax.axis_size(axis), lax.axis_index(axis)
        specs = (in_specs, out_specs)
        if allocations is not None and not in_specs and not out_specs:
            specs = _specs_of(allocations)
        inputs = len(specs[0])
        reads, in_refs = _without_unwindowed(specs[0], refs[:inputs])
        writes, out_refs = _without_unwindowed(specs[1], refs[inputs:])
        part, offsets = _partition(tuple(grid), semantics, cores, core)
        pipeline = _Pipeline(body, part, offsets, reads, writes, tiling=tiling, scopes=trace_scopes,
                             synchronous=no_pipelining, read_only=output_wait_read_only, explicit=_explicit_indices)
        pipeline.run((*in_refs, *out_refs), scratches or (), allocations)

    return run


def emit_pipeline_with_allocations(body, *, grid, in_specs=(), out_specs=()):
    make_allocations = functools.partial(_make_allocations, in_specs=in_specs, out_specs=out_specs, grid=grid)
    return emit_pipeline(body, grid=grid, in_specs=in_specs, out_specs=out_specs), make_allocations
