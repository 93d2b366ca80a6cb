# module: jax.experimental.pallas.tpu
# BufferedRef: the copies of one operand's blocks that a pipeline holds, and how a block gets in and out of them.
#
# Programs make such objects themselves, pass them as scratch shapes, and derive classes that copy in their own way;
# hence it is a pytree with JAX's names of fields, and a pipeline (pallas_pipeline.py) reaches a block only through its
# methods.
# The order of fields is the order in which a loop carries them. Field and method names, defaults and the order of
# equations are those of JAX 0.12.0.1, measured on jaxprs of inner pipelines.
import dataclasses
import enum
import functools

import jax
from jax import lax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl
import _pallasd


class BufferType(enum.Enum):
    INPUT = 1
    OUTPUT = 2
    INPUT_OUTPUT = 3
    MANUAL = 4

    @property
    def is_input(self):
        return self.name in ("INPUT", "INPUT_OUTPUT")

    @property
    def is_output(self):
        return self.name in ("OUTPUT", "INPUT_OUTPUT")


_BufferType = BufferType


def _map_index(spec, *indices):
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
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"a block of {size} in a ragged dimension is cut to tiles of {tile}, and does not divide them")


def _blocked_slice(index, size, whole, tile):
    start = size * index
    rest = whole % size
    if rest == 0:
        return pl.ds(start, size)
    if tile is None:
        _pallasd.refuse("ValueError", "operand-mismatch",
                        "without tiling, the blocks of a pipeline divide the dimension")
    _check_tiling(size, tile)
    last = index == pl.cdiv(whole, size) - 1
    if _is_older:
        length = pl.multiple_of(jnp.where(last, pl.align_to(rest % size, tile), size), tile)
        return pl.ds(index * size, length)
    length = jnp.where(last, jnp.int32(pl.align_to(rest, tile)), jnp.int32(size))
    return pl.ds(start, pl.multiple_of(length, tile))


def _bounded_slice(start, length, size, whole, tile):
    if tile is None:
        return pl.ds(start, length)
    _check_tiling(size, tile)
    outside = start + length > whole
    remaining = whole - start
    if not _is_older:
        remaining, length = jnp.int32(remaining), jnp.int32(length)
    rounded = jnp.where(outside, remaining, length)
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
            _pallasd.refuse("ValueError", "operand-mismatch",
                            "the index map gives pl.ds(...) for a dimension of pl.BoundedSlice")
        return _bounded_slice(index.start, index.size, dim.block_size, whole, tile)
    return index


_is_older, _is_oldest = jax_release < (0, 12), jax_release < (0, 11, 2)


def _check_older_count(wanted, kind):
    if not isinstance(wanted, int):
        _pallasd.refuse("TypeError", "pipeline-mode", f"`buffer_count` is {wanted}; before JAX 0.12.0 it is an integer.")
    if wanted < 1:
        _pallasd.refuse("ValueError", "pipeline-mode", f"`buffer_count` is {wanted}; an operand has one buffer at least.")
    if kind.is_output and wanted > 2:
        _pallasd.refuse("NotImplementedError", "pipeline-mode",
                        f"`buffer_count` is {wanted}; before JAX 0.12.0 an output has two buffers at most.")


def _counts(wanted, kind):
    """How many slots are filled ahead and how many drain behind, as (in, out)."""
    if _is_older:
        _check_older_count(wanted, kind)
    if not kind.is_input and not kind.is_output:
        _pallasd.refuse("ValueError", "operand-mismatch", f"a buffer of {kind} has no count of its own")
    both = kind is _BufferType.INPUT_OUTPUT
    if isinstance(wanted, int):
        counts = (wanted, 1) if both else (wanted if kind.is_input else 0, wanted if kind.is_output else 0)
    elif both and isinstance(wanted, tuple) and len(wanted) == 2 and all(isinstance(c, int) for c in wanted):
        counts = wanted
    else:
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"buffer_count is a number known while tracing, or a pair of them for {kind}, got {wanted!r}")
    if (kind.is_input and counts[0] < 1) or (kind.is_output and counts[1] < 1):
        _pallasd.refuse("ValueError", "operand-mismatch", f"a pipeline has one buffer or more, got {wanted}")
    return counts


def _ahead(bref):
    """Slots that are filled ahead."""
    return bref.buffer_count if _is_older else bref.in_buffer_count


def _behind(bref):
    """Slots that drain behind."""
    return bref.buffer_count if _is_older else bref.out_buffer_count


def _slots(counts, kind):
    return counts[0] + counts[1] - (1 if kind is _BufferType.INPUT_OUTPUT else 0)


def _block_sizes(spec):
    if spec.block_shape is None:
        _pallasd.refuse("ValueError", "operand-mismatch", "a pipeline's spec needs a block shape")
    return tuple(_dim_size(d) for d in spec.block_shape if not _is_squeezed(d))


def _element_type(like):
    """What `like` says of elements: an aval's dtype, anything else as it is."""
    return like.dtype if isinstance(like, jax.core.ShapedArray) else like


def _static(**options):
    return dataclasses.field(metadata={"static": True}, **options)


class BufferedRefBase:
    @property
    def is_input(self):
        return self.buffer_type.is_input

    @property
    def is_output(self):
        return self.buffer_type.is_output

    @property
    def is_input_output(self):
        return self.buffer_type == _BufferType.INPUT_OUTPUT

    @property
    def is_manual(self):
        return self.buffer_type == _BufferType.MANUAL

    @property
    def block_shape(self):
        return self.spec.block_shape

    @property
    def has_indirect(self):
        return self.block_shape is not None and any(isinstance(d, pl.Indirect) for d in self.block_shape)

    @property
    def compute_index(self):
        return functools.partial(_map_index, self.spec)

    def get_dma_slice(self, src_ty, grid_indices):
        """Where the block lies in the whole; cut at a multiple of a tile at the end."""
        if not src_ty.shape:
            return ()
        tiles = _tiling(src_ty, getattr(self, "tiling", None))
        blocks = self.compute_index(*grid_indices)
        dims = zip(blocks, self.block_shape, src_ty.shape, tiles, strict=True)
        return tuple(_block_slice(b, d, s, t) for b, d, s, t in dims)

    def _to_window_slice(self, dma_slice):
        return tuple(pl.ds(0, s.size) for s, d in zip(dma_slice, self.block_shape) if not _is_squeezed(d))

    def bind_existing_ref(self, window_ref, indices):
        return self

    def unbind_refs(self):
        return self


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class BufferedRef(BufferedRefBase):
    _spec: object = _static()
    _buffer_type: object = _static()
    _in_buffer_count: int = _static()
    _out_buffer_count: int = _static()
    _grid_rank: object = _static()
    window_ref: object
    copy_in_slot: object
    wait_in_slot: object
    copy_out_slot: object
    wait_out_slot: object
    next_fetch: object
    sem_recvs: object
    sem_sends: object
    tiling: object = _static()
    is_trivial_windowing: bool = _static(default=False)
    has_allocated_buffer: bool = _static(default=False)
    prefetched_count: int = _static(default=0)
    await_prefetch: bool = _static(default=False)
    output_wait_read_only: bool = _static(default=False)

    @property
    def spec(self):
        return self._spec

    @property
    def buffer_type(self):
        return self._buffer_type

    @property
    def in_buffer_count(self):
        return self._in_buffer_count

    @property
    def out_buffer_count(self):
        return self._out_buffer_count

    @property
    def is_buffered(self):
        return self._in_buffer_count > 0 or self._out_buffer_count > 0

    @property
    def use_lookahead(self):
        return self._grid_rank is not None

    @property
    def buffer_count(self):
        if not self.is_buffered:
            _pallasd.refuse("ValueError", "operand-mismatch", "the buffers are not counted")
        return _slots((self._in_buffer_count, self._out_buffer_count), self._buffer_type)

    @classmethod
    def create(cls, spec, dtype_or_type, buffer_type, buffer_count, grid_rank=None, use_lookahead=False,
               source_memory_space=pl.ANY, tiling=None, is_trivial_windowing=False, prefetched_count=0):
        space = VMEM if spec.memory_space is None else spec.memory_space
        if space not in (SMEM, VMEM, HBM):
            _pallasd.refuse("ValueError", "operand-mismatch", f"a pipeline keeps no buffer in {space}")
        if space is HBM and source_memory_space not in (pl.ANY, HBM):
            _pallasd.refuse("ValueError", "operand-mismatch",
                            f"a block in HBM comes from HBM, not from {source_memory_space}")
        empty = dict.fromkeys(("window_ref", "copy_in_slot", "wait_in_slot", "copy_out_slot", "wait_out_slot",
                               "next_fetch", "sem_recvs", "sem_sends"))
        common = dict(_spec=spec, _buffer_type=buffer_type, is_trivial_windowing=is_trivial_windowing)
        if source_memory_space is space or space is HBM:
            return cls(_in_buffer_count=0, _out_buffer_count=0, _grid_rank=None, tiling=None, **common, **empty)
        if use_lookahead and grid_rank is None:
            _pallasd.refuse("ValueError", "operand-mismatch", "a buffer that looks ahead needs the rank of the grid")
        counts = _counts(buffer_count, buffer_type)
        slots = _slots(counts, buffer_type)
        if is_trivial_windowing:
            is_aval = isinstance(dtype_or_type, jax.core.ShapedArray) or _pallasd.is_ref(dtype_or_type)
            shape = dtype_or_type.shape if is_aval else (123, 456)
        else:
            block = _block_sizes(spec)
            in_line = len(block) == 1 and tiling != Tiling.SPARSE_CORE
            shape = (slots * block[0],) if in_line else (slots, *block)
        if prefetched_count <= 0:
            empty["window_ref"] = _pallasd_buffer(space, shape, _element_type(dtype_or_type))
        elif not is_trivial_windowing and prefetched_count > counts[0] - (1 if _is_oldest else 0):
            _pallasd.refuse("ValueError", "operand-mismatch",
                            f"{prefetched_count} blocks are fetched ahead into {counts[0]} buffers")
        if not is_trivial_windowing:
            if buffer_type is not _BufferType.OUTPUT:
                empty["sem_recvs"] = SemaphoreType.DMA((slots,))
            if buffer_type is not _BufferType.INPUT:
                empty["sem_sends"] = SemaphoreType.DMA((slots,))
        return cls(_in_buffer_count=counts[0], _out_buffer_count=counts[1],
                   _grid_rank=grid_rank if use_lookahead else None, tiling=tiling, has_allocated_buffer=True,
                   prefetched_count=prefetched_count, **common, **empty)

    @classmethod
    def input(cls, spec, dtype_or_type, buffer_count=2, **kwargs):
        return cls.create(spec, dtype_or_type, _BufferType.INPUT, buffer_count, **kwargs)

    @classmethod
    def output(cls, spec, dtype_or_type, buffer_count=2, **kwargs):
        return cls.create(spec, dtype_or_type, _BufferType.OUTPUT, buffer_count, **kwargs)

    @classmethod
    def input_output(cls, spec, dtype_or_type, buffer_count=2 if _is_older else (2, 1), **kwargs):
        return cls.create(spec, dtype_or_type, _BufferType.INPUT_OUTPUT, buffer_count, **kwargs)

    def with_spec(self, spec):
        return dataclasses.replace(self, _spec=spec)

    def with_next_fetch(self, next_fetch=None):
        return dataclasses.replace(self, next_fetch=next_fetch)

    def with_window_ref(self, window_ref):
        return dataclasses.replace(self, window_ref=window_ref)

    def with_slot_index(self, copy_in_slot=None, copy_out_slot=None, wait_in_slot=None, wait_out_slot=None):
        given = dict(copy_in_slot=copy_in_slot, copy_out_slot=copy_out_slot, wait_in_slot=wait_in_slot,
                     wait_out_slot=wait_out_slot)
        return dataclasses.replace(self, **{name: slot for name, slot in given.items() if slot is not None})

    def _need_window(self):
        if self.window_ref is None and self.prefetched_count > 0:
            _pallasd.refuse("ValueError", "operand-mismatch",
                            "a prefetched input needs its buffer bound: with_window_ref(...) on the allocation")

    @property
    def current_ref(self):
        self._need_window()
        if self.window_ref is None:
            _pallasd.refuse("ValueError", "operand-mismatch", "the buffer has no window")
        if not self.is_buffered or self.is_trivial_windowing:
            return self.window_ref
        return self._window_ref_at(self.current_copy_out_slot if self.is_output else self.current_wait_in_slot)

    def _counter(self, name):
        value = getattr(self, name)
        assert value is not None
        return value

    cumulative_copy_in = property(lambda self: self._counter("copy_in_slot"))
    cumulative_copy_out = property(lambda self: self._counter("copy_out_slot"))
    cumulative_wait_in = property(lambda self: self._counter("wait_in_slot"))
    cumulative_wait_out = property(lambda self: self._counter("wait_out_slot"))

    def _slot_of(self, count):
        return lax.rem(count, jnp.uint32(self.buffer_count))

    current_copy_in_slot = property(lambda self: self._slot_of(self.cumulative_copy_in))
    current_copy_out_slot = property(lambda self: self._slot_of(self.cumulative_copy_out))
    current_wait_in_slot = property(lambda self: self._slot_of(self.cumulative_wait_in))
    current_wait_out_slot = property(lambda self: self._slot_of(self.cumulative_wait_out))

    @property
    def next_fetch_indices(self):
        if not self.use_lookahead:
            _pallasd.refuse("ValueError", "operand-mismatch", "only a buffer that looks ahead has indices to fetch")
        return self._counter("next_fetch")

    def _aliases(self):
        """No buffer lies between: the window is the operand itself."""
        return not self.is_buffered and not self.has_allocated_buffer

    def bind_existing_ref(self, window_ref, indices):
        if not self._aliases():
            return self
        if not self.is_trivial_windowing:
            window_ref = window_ref.at[self.compute_slice(indices)]
        return self.with_window_ref(window_ref)

    def unbind_refs(self):
        return self.with_window_ref(None) if self._aliases() else self

    def compute_slice(self, grid_indices):
        indices, parts = self.compute_index(*grid_indices), []
        assert self.block_shape is not None
        for dim, index in zip(self.block_shape, indices, strict=True):
            if _is_squeezed(dim):
                parts.append(index)
            elif isinstance(dim, pl.Element):
                if tuple(dim.padding) != (0, 0):
                    _pallasd.refuse("ValueError", "operand-mismatch",
                                    f"a pipeline takes no pl.Element with padding {dim.padding}")
                parts.append(pl.ds(index, dim.block_size))
            elif isinstance(dim, pl.BoundedSlice):
                parts.append(pl.ds(index.start, dim.block_size))
            elif isinstance(dim, (int, pl.Blocked)):
                size = _dim_size(dim)
                parts.append(pl.ds(index * size, size))
            else:
                _pallasd.refuse("ValueError", "operand-mismatch",
                                f"a pipeline takes no block dimension of type {type(dim).__name__}")
        return tuple(parts)

    def initialize_slots(self):
        self._need_window()
        zero = lambda wanted: jnp.uint32(0) if wanted else None
        reads, writes = self.buffer_type.is_input, self.buffer_type.is_output
        following = None if self._grid_rank is None else tuple(jnp.int32(0) for _ in range(self._grid_rank))
        return dataclasses.replace(self, copy_in_slot=zero(reads), wait_in_slot=zero(reads), copy_out_slot=zero(writes),
                                   wait_out_slot=zero(writes), next_fetch=following)

    def _advance(self, name, predicate, takes_part):
        if not self.is_buffered or not takes_part:
            return self
        count = self._counter(name)
        if isinstance(predicate, bool) and not _is_oldest:
            count = count + 1 if predicate else count
        else:
            count = lax.select(predicate, count + 1, count)
        return self.with_slot_index(**{name: count})

    def advance_copy_in_slot(self, predicate=True):
        return self._advance("copy_in_slot", predicate, self.is_input)

    def advance_wait_in_slot(self, predicate=True):
        return self._advance("wait_in_slot", predicate, self.is_input)

    def advance_copy_out_slot(self, predicate=True):
        return self._advance("copy_out_slot", predicate, self.is_output)

    def advance_wait_out_slot(self, predicate=True):
        return self._advance("wait_out_slot", predicate, self.is_output)

    def advance_next_fetch(self, grid):
        return self.with_next_fetch(_next_index(tuple(self._counter("next_fetch")), grid))

    def _window_ref_at(self, slot, window_slice=None):
        window = self.window_ref
        assert window is not None
        if self.is_trivial_windowing:
            return window
        if window.ndim > 1:
            return window.at[(slot, *(window_slice or ()))]
        length = window.shape[0] // self.buffer_count
        if window_slice is None:
            return window.at[pl.ds(slot * length, length)]
        return window.at[pl.ds(slot * length + window_slice[0].start, window_slice[0].size)]

    def _block_of(self, src_ref, grid_indices):
        """The block in the source, and the part of a slot that it fills."""
        if self.is_trivial_windowing:
            return src_ref, None
        whole = self.get_dma_slice(src_ref, grid_indices)
        part = self._to_window_slice(whole)
        return src_ref.at[whole], part

    def copy_in(self, src_ref, grid_indices):
        assert self.is_input
        if not self.is_buffered:
            return
        assert self.sem_recvs is not None
        slot = self.current_copy_in_slot
        source, part = self._block_of(src_ref, grid_indices)
        make_async_copy(source, self._window_ref_at(slot, part), self.sem_recvs.at[slot]).start()

    def wait_in(self, src_ref, grid_indices):
        assert self.is_input
        if not self.is_buffered:
            return
        assert self.sem_recvs is not None
        source, part = self._block_of(src_ref, grid_indices)
        slot = self.current_wait_in_slot
        make_async_copy(source, self._window_ref_at(slot, part), self.sem_recvs.at[slot]).wait()

    def _copy_out_at(self, slot, dst_ref, grid_indices):
        assert self.sem_sends is not None
        whole = self.get_dma_slice(dst_ref, grid_indices)
        source = self._window_ref_at(slot, self._to_window_slice(whole))
        target, semaphore = dst_ref.at[whole], self.sem_sends.at[slot]
        if self.output_wait_read_only:
            return make_async_copy(source, target, src_sem=semaphore)
        return make_async_copy(source, target, semaphore)

    def _wait_out_copy(self, copy):
        copy.wait_read() if self.output_wait_read_only else copy.wait()

    def copy_out(self, dst_ref, grid_indices):
        assert self.is_output
        if not self.is_buffered:
            return
        copy = self._copy_out_at(self.current_copy_out_slot, dst_ref, grid_indices)
        if _is_older and self.buffer_count == 1:
            return sync_copy(copy.src_ref, copy.dst_ref)
        copy.start()
        if _behind(self) == 1:
            self._wait_out_copy(copy)

    def wait_out(self, dst_ref, grid_indices):
        assert self.is_output
        if not self.is_buffered or (_behind(self) < 2 and not _is_older):
            return
        copy = self._copy_out_at(self.current_wait_out_slot, dst_ref, grid_indices)
        if _behind(self) > 1:
            self._wait_out_copy(copy)

    def wait_out_write(self, dst_ref, grid_indices):
        if self.is_buffered and not self.is_trivial_windowing:
            self._copy_out_at(self.current_wait_out_slot, dst_ref, grid_indices).wait_write()


_BufferedRef, _BufferedRefBase = BufferedRef, BufferedRefBase


def _other_field(bref, name):
    if name.startswith("__"):
        raise AttributeError(f"'BufferedRef' object has no attribute '{name}'")
    return _pallasd_unknown(f"BufferedRef.{name} before JAX 0.12")


if jax_release < (0, 10, 2):
    del BufferedRef, BufferedRefBase, BufferType
elif jax_release < (0, 12):
    # One count for both directions, and fields of other names behind the same methods.
    del BufferedRef.in_buffer_count, BufferedRef.out_buffer_count
    BufferedRef._buffer_count = property(lambda self: self.buffer_count if self.is_buffered else 0)
    BufferedRef.__getattr__ = _other_field
