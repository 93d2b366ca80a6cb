# module: jax.numpy
# Creation, shapes, indexing and sorting that jax.numpy composes.
import builtins

import numpy as _np

import _pallasd
from jax import jit, lax


# ---- creation ------------------------------------------------------------------------------------------------------


def eye(N, M=None, k=0, dtype=None, *, device=None):
    M = N if M is None else M
    dtype = float if dtype is None else dtype
    rows = lax.broadcasted_iota("int32", (N, M), 0)
    columns = lax.broadcasted_iota("int32", (N, M), 1)
    return lax.eq(lax.add(rows, _pallasd.convert(k, "int32")), columns).astype(dtype)


def identity(n, dtype=None):
    return eye(n, dtype=dtype)


def _triangle(rows, columns, k):
    row = lax.broadcasted_iota("int32", (rows, columns), 0)
    shifted = lax.add(row, _pallasd.convert(k, "int32"))
    return lax.ge(shifted, lax.broadcasted_iota("int32", (rows, columns), 1))


def tri(N, M=None, k=0, dtype=None):
    return _triangle(N, N if M is None else M, k).astype(float if dtype is None else dtype)


@jit(static_argnames=("k",))
def tril(m, k=0):
    _pallasd.check_arraylike("tril", m)
    if m.ndim < 2:
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.tril takes two dimensions or more")
    mask = _triangle(m.shape[-2], m.shape[-1], k)
    return lax.select(_pallasd.broadcast_to(mask, m.shape), m, lax.full_like(m, 0))


@jit(static_argnames=("k",))
def triu(m, k=0):
    _pallasd.check_arraylike("triu", m)
    if m.ndim < 2:
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.triu takes two dimensions or more")
    mask = _triangle(m.shape[-2], m.shape[-1], k - 1)
    return lax.select(_pallasd.broadcast_to(mask, m.shape), lax.full_like(m, 0), m)


@jit(static_argnames=("num", "endpoint", "dtype", "axis"))
def _linspace(start, stop, num=50, endpoint=True, dtype=None, axis=0):
    computed = _pallasd.result_type(start, stop)[0]
    computed = computed if _pallasd.kind(computed) in "fc" else _pallasd.canonical_dtype(float)
    start, stop = _pallasd.convert(start, computed), _pallasd.convert(stop, computed)
    gaps = num - 1 if endpoint else num
    whole = _pallasd.convert(gaps, computed)
    lax.div(lax.sub(stop, start), whole)
    count = gaps if endpoint else num
    steps = lax.iota(computed, count)
    fraction = lax.div(steps, whole)
    first = lax.reshape(start, (1,)) * (1 - fraction)
    if jax_release < (0, 12):
        out = first + lax.reshape(stop, (1,)) * fraction
    else:
        out = first + lax.reshape(stop, (1,)) / whole * steps
    if endpoint:
        out = lax.concatenate([out, lax.expand_dims(stop, (0,))], 0)
    return _pallasd.convert(out, computed if dtype is None else dtype)


def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0, *, device=None):
    if retstep or ndim(start) or ndim(stop) or num < 2:
        return _pallasd.unknown("jnp.linspace of arrays")
    return _linspace(start, stop, num=num, endpoint=endpoint, dtype=dtype, axis=axis)


def meshgrid(*xi, copy=True, sparse=False, indexing="xy"):
    arrays = [asarray(x) for x in xi]
    if indexing == "xy" and len(arrays) >= 2:
        arrays[0], arrays[1] = arrays[1], arrays[0]
    shape = [1 if sparse else a.shape[0] for a in arrays]
    out = []
    for axis, a in enumerate(arrays):
        own = list(shape)
        own[axis] = a.shape[0]
        out.append(lax.broadcast_in_dim(a, tuple(own), (axis,)))
    if indexing == "xy" and len(out) >= 2:
        out[0], out[1] = out[1], out[0]
    return out


def indices(dimensions, dtype=None, sparse=False):
    out = []
    for axis, size in enumerate(dimensions):
        line = lax.iota(int if dtype is None else dtype, size)
        shape = [1] * len(dimensions) if sparse else list(dimensions)
        shape[axis] = size
        out.append(lax.broadcast_in_dim(line, tuple(shape), (axis,)))
    return tuple(out) if sparse else stack(out, 0)


@jit(static_argnames=("k",))
def _diag(v, k=0):
    if v.ndim == 1:
        before, after = builtins.max(0, k), builtins.max(0, -k)
        v = lax.pad(v, _pallasd.const_like(v, 0), ((before, after, 0),))
        size = v.shape[0]
        on = eye(size, k=k, dtype=bool)
        return where(on, v[:, None] if k >= 0 else v[None, :], _pallasd.const_like(v, 0))
    return diagonal(v, offset=k)


def diag(v, k=0):
    _pallasd.check_arraylike("diag", v)
    if ndim(v) not in (1, 2):
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.diag takes one or two dimensions")
    return _diag(v, k=k)


def _square_diagonal(on, a):
    return sum(lax.mul(on, a), axis=0)


@jit(static_argnames=("offset", "axis1", "axis2"))
def diagonal(a, offset=0, axis1=0, axis2=1):
    _pallasd.check_arraylike("diagonal", a)
    if a.ndim < 2:
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.diagonal takes two dimensions or more")
    if _pallasd.in_kernel() and a.ndim == 2 and a.shape[0] == a.shape[1] and offset == 0 and a.dtype != bool:
        on = eye(a.shape[0], dtype=a.dtype)
        return lax.platform_dependent(on, a, mosaic=_square_diagonal, default=lambda on, a: _diagonal(a, 0, 0, 1))
    return _diagonal(a, offset, axis1, axis2)


def _diagonal(a, offset, axis1, axis2):
    a = moveaxis(a, (axis1, axis2), (-2, -1))
    size = builtins.max(0, builtins.min(a.shape[-2] + builtins.min(offset, 0), a.shape[-1] - builtins.max(offset, 0)))
    rows, columns = lax.iota("int32", size), lax.iota("int32", size)
    if offset < 0:
        rows = rows - offset
    elif offset > 0:
        columns = columns + offset
    return a[..., rows, columns]


# ---- shapes --------------------------------------------------------------------------------------------------------


def moveaxis(a, source, destination):
    _pallasd.check_arraylike("moveaxis", a)
    rank = ndim(a)
    source = [_pallasd.axis(x, rank) for x in ((source,) if isinstance(source, int) else source)]
    destination = [_pallasd.axis(x, rank) for x in ((destination,) if isinstance(destination, int) else destination)]
    if len(source) != len(destination):
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.moveaxis takes as many destinations as sources")
    order = [axis for axis in builtins.range(rank) if axis not in source]
    for to, origin in sorted(zip(destination, source)):
        order.insert(to, origin)
    return transpose(a, order)


@jit(static_argnames=("axis", "start"))
def rollaxis(a, axis, start=0):
    rank = ndim(a)
    axis = _pallasd.axis(axis, rank)
    start = start + rank if start < 0 else start
    return moveaxis(a, axis, start - 1 if start > axis else start)


def matrix_transpose(x):
    if ndim(x) < 2:
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"jnp.matrix_transpose takes two dimensions or more, got {ndim(x)}")
    return swapaxes(x, -1, -2)


@jit(static_argnames=("axis",))
def _flip(m, axis=None):
    axes = tuple(builtins.range(m.ndim)) if axis is None else _pallasd.axes(axis, m.ndim)
    return lax.rev(m, axes)


def flip(m, axis=None):
    _pallasd.check_arraylike("flip", m)
    return _flip(m, axis=axis)


def fliplr(m):
    return _flip(m, axis=1)


def flipud(m):
    return _flip(m, axis=0)


@jit(static_argnames=("k", "axes"))
def rot90(m, k=1, axes=(0, 1)):
    first, second = axes
    k = k % 4
    if k == 0:
        return m
    if k == 2:
        return flip(flip(m, first), second)
    order = list(builtins.range(m.ndim))
    order[first], order[second] = order[second], order[first]
    if k == 1:
        return transpose(flip(m, second), order)
    return flip(transpose(m, order), second)


@jit(static_argnames=("shift", "axis"))
def _roll_static(a, shift, axis):
    for distance, along in zip(shift, axis):
        size = a.shape[along]
        if size:
            start = -distance % size
            a = lax.concatenate([lax.slice_in_dim(a, start, None, axis=along),
                                 lax.slice_in_dim(a, 0, start, axis=along)], along)
    return a


@jit(static_argnames=("axis",))
def _roll_dynamic(a, shift, axis):
    shifts = _pallasd.broadcast_to(shift, (len(axis),))
    for distance, along in zip(shifts, axis):
        size = a.shape[along]
        whole = lax.max(_pallasd.convert(size, distance.dtype), _pallasd.convert(1, distance.dtype))
        distance = remainder(distance, whole)
        doubled = lax.concatenate([a, a], along)
        a = lax.dynamic_slice_in_dim(doubled, size - distance, size, along)
    return a


def roll(a, shift, axis=None):
    _pallasd.check_arraylike("roll", a)
    if axis is None:
        return roll(ravel(a), shift, 0).reshape(shape(a))
    axes = (axis,) if isinstance(axis, int) else tuple(axis)
    axes = tuple(_pallasd.axis(each, ndim(a)) for each in axes)
    if _pallasd.is_tracer(shift):
        return _roll_dynamic(a, shift, axis=axes)
    several = isinstance(shift, (tuple, list)) or ndim(shift)
    shifts = tuple(int(each) for each in shift) if several else (int(shift),) * len(axes)
    if len(axes) == 1 and len(shifts) > 1:
        axes = axes * len(shifts)
    return _roll_static(a, shift=shifts, axis=axes)


def _opaque(name, operands, dtype, shape):
    """An array whose shape is known of a computation that is not followed."""
    return _pallasd.opaque(name, operands, [(dtype, tuple(shape))])[0]


def histogram(a, bins=10, range=None, weights=None, density=None):
    a = asarray(a)
    edges = result_type(a, "float32") if not isinstance(bins, int) or issubdtype(a.dtype, inexact) else "float32"
    count = bins if isinstance(bins, int) else asarray(bins).size - 1
    return (_opaque("jnp.histogram", (a,), edges, (count,)), _opaque("jnp.histogram", (a,), edges, (count + 1,)))


def _over_axes(name, a, axis, keepdims):
    a = asarray(a)
    axes = _pallasd.axes(axis, a.ndim)
    shape = [1 if n in axes else size for n, size in enumerate(a.shape) if keepdims or n not in axes]
    return _opaque(name, (a,), result_type(a, "float32") if not issubdtype(a.dtype, inexact) else a.dtype, shape)


def _quantile_between():
    @jit(static_argnames=("axis",))
    def quantile(a, q, axis):
        """Half way between the two elements that the quantile lies between."""
        a, = _pallasd.promote_inexact("quantile", a)
        if axis is None:
            a, axis = ravel(a), 0
        axis = _pallasd.axis(axis, a.ndim)
        count = _pallasd.convert(a.shape[axis], q.dtype)
        one, zero = _pallasd.convert(1, q.dtype), _pallasd.convert(0, q.dtype)
        lost = lax.expand_dims(any(a != a, axis=axis), (axis,))
        ordered = lax.sort(where(lost, _np.nan, a), dimension=axis, is_stable=False)
        place = lax.mul(q, lax.sub(count, one))
        sides = [lax.floor(place), lax.ceil(place)]
        sides = [lax.clamp(zero, side, lax.sub(count, one)) for side in sides]
        sides = [lax.convert_element_type(side, "int32") for side in sides]
        sizes = tuple(1 if n == axis else size for n, size in enumerate(a.shape))
        dims = lax.GatherDimensionNumbers(tuple(builtins.range(a.ndim - 1)), (axis,), (axis,))
        below, above = [lax.gather(ordered, lax.expand_dims(side, (0,)), dims, sizes, mode="promise_in_bounds")
                        for side in sides]
        return lax.mul(lax.add(below, above), _pallasd.const_like(below, 0.5))
    return quantile


_median = _quantile_between()


@jit(static_argnames=("axis", "overwrite_input", "keepdims"))
def median(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    _pallasd.check_arraylike("median", a)
    if keepdims or not (axis is None or isinstance(axis, int)) or jax_release < (0, 12):
        return _over_axes("jnp.median", a, axis, keepdims)
    return _median(a, 0.5, axis=axis)


def repeat(a, repeats, axis=None, *, total_repeat_length=None, out_sharding=None):
    _pallasd.check_arraylike("repeat", a)
    if axis is None:
        a, axis = ravel(a), 0
    a = asarray(a)
    if not isinstance(repeats, int):
        if total_repeat_length is None:
            return _pallasd.unknown("jnp.repeat with an array of repeats")
        axis = _pallasd.axis(axis, a.ndim)
        shape = a.shape[:axis] + (total_repeat_length,) + a.shape[axis + 1:]
        return _opaque("jnp.repeat", (a, repeats), a.dtype, shape)
    axis = _pallasd.axis(axis, a.ndim)
    grown = list(a.shape)
    grown.insert(axis + 1, repeats)
    kept = [d for d in builtins.range(a.ndim + 1) if d != axis + 1]
    out = list(a.shape)
    out[axis] *= repeats
    return lax.reshape(lax.broadcast_in_dim(a, tuple(grown), kept), tuple(out))


@jit(static_argnames=("pad_width", "mode"))
def _pad(array, pad_width, mode, constant_values):
    if mode == "constant":
        fill = _pallasd.convert(constant_values, array.dtype)
        return lax.pad(array, fill, tuple((low, high, 0) for low, high in pad_width))
    for axis, (low, high) in enumerate(pad_width):
        size = array.shape[axis]
        if mode == "edge":
            before = repeat(lax.slice_in_dim(array, 0, 1, axis=axis), low, axis)
            after = repeat(lax.slice_in_dim(array, size - 1, size, axis=axis), high, axis)
            array = lax.concatenate([before, array, after], axis)
        else:
            if low:
                before = flip(lax.slice_in_dim(array, 1, 1 + low, axis=axis), axis)
                array = lax.concatenate([before, array], axis)
            size = array.shape[axis]
            if high:
                after = flip(lax.slice_in_dim(array, size - 1 - high, size - 1, axis=axis), axis)
                array = lax.concatenate([array, after], axis)
    return array


def pad(array, pad_width, mode="constant", **kwargs):
    _pallasd.check_arraylike("pad", array)
    rank = ndim(array)
    if isinstance(pad_width, int):
        pad_width = ((pad_width, pad_width),) * rank
    widths = [tuple(each) if isinstance(each, (tuple, list)) else (each, each) for each in pad_width]
    if len(widths) == 2 and not isinstance(pad_width[0], (tuple, list)):
        widths = [(pad_width[0], pad_width[1])]
    widths = tuple(widths * rank if len(widths) == 1 else widths)
    if len(widths) != rank:
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"jnp.pad: pad_width with shape {len(widths)} does not fit an array of rank {rank}")
    fits = mode == "reflect" and builtins.all(low < n and high < n for (low, high), n in zip(widths, shape(array)))
    if mode not in ("constant", "edge") and not fits:
        return _pallasd.unknown(f"jnp.pad with mode={mode}")
    values = kwargs.get("constant_values", 0)
    if isinstance(values, (tuple, list)):
        return _pallasd.unknown("jnp.pad with several constant_values")
    return _pad(array, widths, mode, values)


@jit
def atleast_1d(*arys):
    arys = [lax.expand_dims(a, (0,)) if a.ndim == 0 else a for a in arys]
    return arys[0] if len(arys) == 1 else arys


@jit
def atleast_2d(*arys):
    arys = [a if a.ndim >= 2 else lax.expand_dims(a, tuple(builtins.range(2 - a.ndim))) for a in arys]
    return arys[0] if len(arys) == 1 else arys


@jit
def atleast_3d(*arys):
    out = []
    for a in arys:
        if a.ndim <= 1:
            a = lax.expand_dims(a, (0, 1, 2) if a.ndim == 0 else (0, 2))
        elif a.ndim == 2:
            a = lax.expand_dims(a, (2,))
        out.append(a)
    return out[0] if len(out) == 1 else out


def hstack(tup, dtype=None):
    arrays = [atleast_1d(a) for a in tup]
    return concatenate(arrays, axis=0 if arrays[0].ndim == 1 else 1, dtype=dtype)


def vstack(tup, dtype=None):
    return concatenate([atleast_2d(a) for a in tup], axis=0, dtype=dtype)


def dstack(tup, dtype=None):
    return concatenate([atleast_3d(a) for a in tup], axis=2, dtype=dtype)


def array_split(ary, indices_or_sections, axis=0):
    if isinstance(indices_or_sections, int):
        size, parts = shape(ary)[axis], indices_or_sections
        each, more = size // parts, size % parts
        ends, total = [], 0
        for part in builtins.range(parts - 1):
            total += each + (1 if part < more else 0)
            ends.append(total)
        indices_or_sections = ends
    return split(ary, indices_or_sections, axis)


def hsplit(ary, indices_or_sections):
    return split(ary, indices_or_sections, axis=0 if ndim(ary) == 1 else 1)


def vsplit(ary, indices_or_sections):
    return split(ary, indices_or_sections, axis=0)


def dsplit(ary, indices_or_sections):
    if ndim(ary) < 3:
        _pallasd.refuse("IndexError", "operand-mismatch", "the array has too few dimensions")
    return split(ary, indices_or_sections, axis=2)


def broadcast_arrays(*args):
    target = broadcast_shapes(*[shape(a) for a in args])
    return [_pallasd.broadcast_to(a, target) for a in args]


@jit(static_argnames=("axis",))
def append(arr, values, axis=None):
    if axis is None:
        return concatenate([ravel(arr), ravel(values)], 0)
    return concatenate([arr, values], axis)


@jit(static_argnames=("new_shape",))
def resize(a, new_shape):
    size, wanted = a.size, 1
    for each in new_shape:
        wanted *= each
    repeats = -(-wanted // size)
    flat = _pallasd.bind("tile", (ravel(a),), (a.dtype, (size * repeats,), _pallasd.is_weak(a)), reps=(repeats,))
    return reshape(flat[:wanted], new_shape)


def select(condlist, choicelist, default=0):
    if len(condlist) != len(choicelist):
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.select takes as many choices as conditions")
    target = broadcast_shapes(*[shape(x) for x in (*condlist, *choicelist)])
    choices = _pallasd.promote_dtypes(default, *choicelist)
    conditions = [_pallasd.broadcast_to(c, target) for c in condlist]
    none = _pallasd.broadcast_to(_pallasd.convert(False, bool), target)
    which = argmax(stack([none, *conditions], 0), axis=0)
    choices = [_pallasd.broadcast_to(c, target) for c in choices]
    return lax.select_n(which, *choices)


def _nested(arrays):
    return isinstance(arrays, list)


def _block(arrays, axis):
    if not _nested(arrays):
        return arrays
    return concatenate([_block(a, axis + 1) for a in arrays], axis)


def _depth(arrays):
    return 1 + _depth(arrays[0]) if _nested(arrays) else 0


@jit
def block(arrays):
    return _block(arrays, -_depth(arrays))


@jit(static_argnames=("n", "axis"))
def diff(a, n=1, axis=-1):
    axis = _pallasd.axis(axis, a.ndim)
    everything = [slice(None)] * a.ndim
    for _ in builtins.range(n):
        later, earlier = list(everything), list(everything)
        later[axis], earlier[axis] = slice(1, None), slice(None, -1)
        combine = not_equal if a.dtype == bool else subtract
        a = combine(a[tuple(later)], a[tuple(earlier)])
    return a


# ---- indexing ------------------------------------------------------------------------------------------------------


@jit(static_argnames=("axis", "mode", "unique_indices", "indices_are_sorted", "fill_value"))
def _take(a, indices, axis=None, mode=None, unique_indices=False, indices_are_sorted=False, fill_value=None):
    if axis is None:
        a, axis = ravel(a), 0
    axis = _pallasd.axis(axis, a.ndim)
    size = a.shape[axis]
    if mode == "wrap":
        indices, mode = mod(indices, _pallasd.const_like(indices, size)), "promise_in_bounds"
    elif mode is None or mode == "fill":
        negative = indices < 0
        narrow = _np.dtype(indices.dtype).itemsize < 4
        whole = _pallasd.convert(size, indices.dtype) if narrow else _pallasd.const_like(indices, size)
        wrapped = lax.add(indices, whole)
        indices = where(negative, wrapped, indices)
    elif mode == "raise":
        _pallasd.refuse("NotImplementedError", "operand-mismatch", "jnp.take raises for no index: it has no mode 'raise'")
    elif mode != "clip":
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"jnp.take has no mode {mode!r}: 'fill', 'clip' and 'wrap'; x.at[i].get(mode=...) has others")
    count = indices.ndim
    if size == 0 and indices.size:
        _pallasd.refuse("IndexError", "operand-mismatch", "jnp.take takes nothing from an axis without elements")
    if size == 0:
        return a
    if indices.size == 0:
        return lax.full((*a.shape[:axis], *indices.shape, *a.shape[axis + 1:]), 0, a.dtype)
    sizes = list(a.shape)
    sizes[axis] = 1
    offsets = tuple(builtins.range(axis)) + tuple(builtins.range(axis + count, a.ndim + count - 1))
    dims = lax.GatherDimensionNumbers(offsets, (axis,), (axis,))
    return lax.gather(a, lax.expand_dims(indices, (count,)), dims, tuple(sizes),
                      mode="fill" if mode is None else mode, unique_indices=unique_indices,
                      indices_are_sorted=indices_are_sorted, fill_value=fill_value)


def take(a, indices, axis=None, out=None, mode=None, unique_indices=False, indices_are_sorted=False, fill_value=None):
    _pallasd.check_arraylike("take", a, indices)
    return _take(a, asarray(indices), axis=axis, mode=mode, unique_indices=unique_indices,
                 indices_are_sorted=indices_are_sorted, fill_value=fill_value)


@jit(static_argnames=("axis", "mode", "fill_value", "wrap_negative_indices"))
def take_along_axis(arr, indices, axis=-1, mode=None, fill_value=None, *, wrap_negative_indices=True):
    _pallasd.check_arraylike("take_along_axis", arr, indices)
    if _pallasd.kind(_pallasd.dtype(indices)) not in "iu":
        _pallasd.refuse("TypeError", "operand-mismatch",
                        f"jnp.take_along_axis takes integer indices, got {indices.dtype}")
    if axis is None:
        if indices.ndim != 1:
            _pallasd.refuse("ValueError", "operand-mismatch",
                            f"jnp.take_along_axis without an axis takes one dimension of indices, got {indices.shape}")
        arr, axis = ravel(arr), 0
    if arr.ndim != indices.ndim:
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"jnp.take_along_axis takes indices of the array's rank {arr.ndim}, got rank {indices.ndim}")
    axis = _pallasd.axis(axis, arr.ndim)
    size = arr.shape[axis]
    kept = list(arr.shape)
    kept[axis] = 1
    out_shape = broadcast_shapes(indices.shape, tuple(kept))
    if size == 0:
        return lax.full(out_shape, 0, arr.dtype)
    if mode == "one_hot":
        return _pallasd.unknown("jnp.take_along_axis with mode 'one_hot'")
    if wrap_negative_indices:
        indices = lax.convert_element_type(indices, "int32")
        negative = indices < 0
        indices = lax.select(negative, lax.add(indices, _pallasd.const_like(indices, size)), indices)
    index_axes = [d for d in builtins.range(arr.ndim) if d == axis or indices.shape[d] != 1]
    starts = lax.reshape(indices, tuple(out_shape[d] for d in index_axes) + (1,))
    sizes, offsets, starts_map, collapsed, batching, index_batching, squeezed = [], [], [], [], [], [], []
    place = at = 0
    for d in builtins.range(arr.ndim):
        if d == axis:
            sizes.append(1)
            starts_map.append(place)
            collapsed.append(place)
            place, at = place + 1, at + 1
        elif indices.shape[d] == 1:
            offsets.append(d)
            sizes.append(kept[d])
            place += 1
        elif kept[d] == 1:
            squeezed.append(d)
            at += 1
        else:
            sizes.append(1)
            batching.append(place)
            index_batching.append(at)
            place, at = place + 1, at + 1
    arr = lax.squeeze(arr, squeezed)
    dims = lax.GatherDimensionNumbers(tuple(offsets), tuple(collapsed), tuple(starts_map), tuple(batching),
                                      tuple(index_batching))
    return lax.gather(arr, starts, dims, tuple(sizes), mode="fill" if mode is None else mode, fill_value=fill_value)


@jit
def _in1d(element, test_elements):
    element, test_elements = _pallasd.promote_dtypes(element, test_elements)
    flat, tests = ravel(element), ravel(test_elements)
    return any(flat[:, None] == tests[None, :], axis=-1)


def isin(element, test_elements, assume_unique=False, invert=False, *, method="auto"):
    if invert or method != "auto":
        return _pallasd.unknown("jnp.isin with these arguments")
    return reshape(_in1d(element, test_elements), shape(element))


# ---- sorting -------------------------------------------------------------------------------------------------------


@jit(static_argnames=("axis", "kind", "order", "stable", "descending"))
def sort(a, axis=-1, *, kind=None, order=None, stable=True, descending=False):
    _pallasd.check_arraylike("sort", a)
    if axis is None:
        a, axis = ravel(a), 0
    axis = _pallasd.axis(axis, a.ndim)
    out = lax.sort(a, dimension=axis, is_stable=stable)
    return lax.rev(out, (axis,)) if descending else out


@jit(static_argnames=("axis", "kind", "order", "stable", "descending"))
def argsort(a, axis=-1, *, kind=None, order=None, stable=True, descending=False):
    _pallasd.check_arraylike("argsort", a)
    if axis is None:
        a, axis = ravel(a), 0
    axis = _pallasd.axis(axis, a.ndim)
    positions = lax.broadcasted_iota("int32", a.shape, axis)
    if descending:
        a, positions = lax.rev(a, (axis,)), lax.rev(positions, (axis,))
    _, positions = lax.sort((a, positions), dimension=axis, is_stable=stable, num_keys=1)
    return lax.rev(positions, (axis,)) if descending else positions


@jit(static_argnames=("side", "method"))
def searchsorted(a, v, side="left", sorter=None, *, method="scan"):
    if sorter is not None:
        return _pallasd.unknown("jnp.searchsorted with a sorter")
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.searchsorted")
    a, v = _pallasd.promote_dtypes(a, v)
    return _pallasd.bind("call_hi_primitive", (a, v), ("int32", v.shape, False))


@jit(static_argnames=("k", "axis", "mode", "sorted"))
def top_k(a, k, /, *, axis=-1, mode="largest", sorted=True):
    if mode != "largest":
        return _pallasd.unknown("jnp.top_k with this mode")
    return tuple(lax.top_k(a, k, axis=axis))


class _Grid:
    def __init__(self, dense):
        self.dense = dense

    def __getitem__(self, key):
        keys = key if isinstance(key, tuple) else (key,)
        lines = [arange(0 if k.start is None else k.start, k.stop, 1 if k.step is None else k.step) for k in keys]
        if not isinstance(key, tuple):
            return lines[0]
        out = meshgrid(*lines, indexing="ij", sparse=not self.dense)
        return stack(out, 0) if self.dense else out


mgrid, ogrid = _Grid(True), _Grid(False)


@jit(static_argnames=("axis1", "axis2", "dtype"))
def trace(a, offset=0, axis1=0, axis2=1, dtype=None, out=None):
    _pallasd.check_arraylike("trace", a)
    a = moveaxis(a, (axis1, axis2), (-2, -1))
    on = eye(a.shape[-2], a.shape[-1], k=offset, dtype=bool)
    small = _pallasd.kind(a.dtype) in "biu" and _np.dtype(a.dtype).itemsize < 4
    dtype = int if small and dtype is None else dtype
    return sum(where(on, a, zeros_like(a)), axis=(-2, -1), dtype=dtype)


def vecdot(x1, x2, /, *, axis=-1, precision=None, preferred_element_type=None):
    _pallasd.check_arraylike("vecdot", x1, x2)
    if axis != -1 or _pallasd.ndim(x1) == 0 or _pallasd.ndim(x2) == 0:
        return _pallasd.unknown("jnp.vecdot along another axis")
    if x1.shape[-1] != x2.shape[-1]:
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"jnp.vecdot takes vectors of one length, got {x1.shape[-1]} and {x2.shape[-1]}")

    if jax_release < (0, 12):
        if _pallasd.shape(x1) != _pallasd.shape(x2):
            return _pallasd.unknown("jnp.vecdot of shapes that differ")
        x1, x2 = _pallasd.promote_dtypes(x1, x2)
        batch = tuple(builtins.range(x1.ndim - 1))
        return lax.dot_general(x1, x2, (((x1.ndim - 1,), (x1.ndim - 1,)), (batch, batch)), precision=precision,
                               preferred_element_type=preferred_element_type or x1.dtype)

    def each(a, b):
        return vdot(a, b, precision=precision, preferred_element_type=preferred_element_type)
    return vectorize(each, signature="(n),(n)->()")(x1, x2)


@jit
def matvec(x1, x2, /):
    if _pallasd.ndim(x1) != 2 or _pallasd.ndim(x2) != 1:
        return _pallasd.unknown("jnp.matvec of more than one matrix")
    preferred = _pallasd.result_type(x1, x2)[0]
    return lax.dot_general(x1, x2, (((1,), (0,)), ((), ())), preferred_element_type=preferred)


def bincount(x, weights=None, minlength=0, *, length=None):
    x = asarray(x)
    if length is None:
        return _pallasd.unknown("jnp.bincount without a length")
    weights = asarray(1 if weights is None else weights)
    return zeros(length, weights.dtype).at[clip(x, 0)].add(weights, mode="drop")


@jit(static_argnames=("right", "method"))
def digitize(x, bins, right=False, *, method=None):
    side = "left" if right else "right"
    if bins.ndim != 1:
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.digitize takes one dimension of bins")
    if len(bins) == 0:
        return zeros_like(x, dtype="int32")
    rising = bins[-1] >= bins[0]
    found = searchsorted(bins, x, side=side)
    falling = len(bins) - searchsorted(bins[::-1], x, side=side)
    return where(rising, found, falling)


def interp(x, xp, fp, left=None, right=None, period=None):
    x = asarray(x)
    return _opaque("jnp.interp", [x, asarray(xp), asarray(fp)], result_type(x, "float32"), x.shape)


def unravel_index(indices, shape):
    indices = asarray(indices)
    return tuple(_opaque("jnp.unravel_index", [indices], indices.dtype, indices.shape) for _ in shape)


def ravel_multi_index(multi_index, dims, mode="raise", order="C"):
    first = asarray(multi_index[0])
    return _opaque("jnp.ravel_multi_index", [asarray(each) for each in multi_index], first.dtype, first.shape)


def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, *, equal_nan=True, size=None,
           fill_value=None, sorted=True):
    if size is None:
        _pallasd.concrete(ar, "jnp.unique without a size")
    if size is None or axis is not None:
        return _pallasd.unknown("jnp.unique without a size")
    ar = asarray(ar)
    found = [_opaque("jnp.unique", [ar], ar.dtype, (size,))]
    found += [_opaque("jnp.unique", [ar], "int32", (size,))] if return_index else []
    found += [_opaque("jnp.unique", [ar], "int32", ar.shape)] if return_inverse else []
    found += [_opaque("jnp.unique", [ar], "int32", (size,))] if return_counts else []
    return found[0] if len(found) == 1 else tuple(found)


def _quantile(name, a, q, axis, keepdims):
    a = asarray(a)
    along = tuple(builtins.range(a.ndim)) if axis is None else _pallasd.axes(axis, a.ndim)
    rest = [1 if n in along else size for n, size in enumerate(a.shape) if keepdims or n not in along]
    return _opaque(name, [a, asarray(q)], result_type(a, "float32") if _pallasd.kind(a.dtype) not in "f" else a.dtype,
                   (*_pallasd.shape(q), *rest))


def quantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, weights=None):
    return _quantile("jnp.quantile", a, q, axis, keepdims)


def percentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False, weights=None):
    return _quantile("jnp.percentile", a, q, axis, keepdims)


def choose(a, choices, out=None, mode="raise"):
    _pallasd.check_arraylike("choose", a, *choices)
    if _pallasd.kind(_pallasd.dtype(a)) not in "iu":
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.choose takes integers to choose by")
    count = len(choices)
    if mode == "raise" or jax_release < (0, 12):
        if mode == "raise":
            _pallasd.concrete(a, "jnp.choose")
        return _opaque("jnp.choose", [asarray(a), *[asarray(each) for each in choices]], result_type(*choices),
                       broadcast_shapes(_pallasd.shape(a), *[_pallasd.shape(each) for each in choices]))
    if mode == "wrap":
        a = asarray(a) % count
    elif mode == "clip":
        a = clip(a, 0, count - 1)
    else:
        _pallasd.refuse("ValueError", "operand-mismatch", f"jnp.choose has no mode {mode!r}")
    a, *choices = broadcast_arrays(a, *choices)
    return array(choices)[(a,) + indices(a.shape, sparse=True)]


def nonzero(a, *, size=None, fill_value=None):
    a = asarray(a)
    if size is None:
        _pallasd.concrete(a, "jnp.nonzero without a size")
        return _pallasd.unknown("jnp.nonzero without a size")
    return tuple(_opaque("jnp.nonzero", [a], "int32", (size,)) for _ in a.shape)


def argwhere(a, *, size=None, fill_value=None):
    a = asarray(a)
    if size is None:
        _pallasd.concrete(a, "jnp.argwhere without a size")
        return _pallasd.unknown("jnp.argwhere without a size")
    return _opaque("jnp.argwhere", [a], "int32", (size, a.ndim))


def flatnonzero(a, *, size=None, fill_value=None):
    if size is None:
        _pallasd.concrete(a, "jnp.flatnonzero without a size")
        return _pallasd.unknown("jnp.flatnonzero without a size")
    return _opaque("jnp.flatnonzero", [asarray(a)], "int32", (size,))


@jit
def ediff1d(ary, to_end=None, to_begin=None):
    if to_end is not None or to_begin is not None:
        return _pallasd.unknown("jnp.ediff1d with ends")
    ary = ravel(ary)
    return lax.sub(ary[1:], ary[:-1])


def column_stack(tup):
    arrays = [asarray(each) for each in tup]
    return concatenate([each if each.ndim >= 2 else lax.expand_dims(atleast_1d(each), (1,)) for each in arrays], 1)


@jit
def isreal(x):
    i = imag(x)
    return lax.eq(i, _pallasd.convert(0, i.dtype))


def diag_indices(n, ndim=2):
    return (arange(n),) * ndim


def fromfunction(function, shape, *, dtype=float, **kwargs):
    axes = [arange(size, dtype=dtype) for size in shape]
    from jax import vmap
    for n in builtins.range(len(shape)):
        function = vmap(function, in_axes=tuple(0 if m == len(shape) - 1 - n else None for m in builtins.range(len(shape))))
    return function(*axes, **kwargs)


@jit(static_argnames=("axisa", "axisb", "axisc", "axis"))
def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    if (axisa, axisb, axisc) != (-1, -1, -1) or axis not in (None, -1) or a.shape[-1] != 3 or b.shape[-1] != 3:
        return _pallasd.unknown("jnp.cross along other axes or of two components")
    a0, a1, a2 = [a[..., n] for n in (0, 1, 2)]
    b0, b1, b2 = [b[..., n] for n in (0, 1, 2)]
    parts = [a1 * b2 - a2 * b1, a2 * b0 - a0 * b2, a0 * b1 - a1 * b0]
    return moveaxis(array(parts), 0, -1)


@jit(static_argnames=("mode", "op", "precision", "preferred_element_type"))
def _conv(x, y, mode, op, precision, preferred_element_type):
    if _pallasd.ndim(x) != 1 or _pallasd.ndim(y) != 1:
        _pallasd.refuse("ValueError", "operand-mismatch", f"jnp.{op} takes two arrays of one dimension")
    x, y = _pallasd.promote_inexact(op, x, y)
    if len(x) == 0 or len(y) == 0:
        _pallasd.refuse("ValueError", "operand-mismatch", f"jnp.{op} takes no empty array")
    turned = False
    if len(x) < len(y):
        x, y, turned = y, x, op == "correlate"
    if op == "convolve":
        y = flip(y)
    size = len(y)
    sides = {"valid": (0, 0), "same": (size // 2, size - size // 2 - 1), "full": (size - 1, size - 1)}
    if mode not in sides:
        _pallasd.refuse("ValueError", "operand-mismatch", f"jnp.{op} has no mode {mode!r}")
    low, high = sides[mode]
    out = lax.conv_general_dilated(lax.expand_dims(x, (0, 1)), lax.expand_dims(y, (0, 1)), (1,), [(low, high)],
                                   precision=precision, preferred_element_type=preferred_element_type)
    out = lax.squeeze(out, (0, 1))
    return flip(out) if turned else out


@jit(static_argnames=("mode", "precision", "preferred_element_type"))
def convolve(a, v, mode="full", *, precision=None, preferred_element_type=None):
    _pallasd.check_arraylike("convolve", a, v)
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.convolve")
    return _conv(asarray(a), asarray(v), mode=mode, op="convolve", precision=precision,
                 preferred_element_type=preferred_element_type)


@jit(static_argnames=("mode", "precision", "preferred_element_type"))
def correlate(a, v, mode="valid", *, precision=None, preferred_element_type=None):
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.correlate")
    _pallasd.check_arraylike("correlate", a, v)
    return _conv(asarray(a), asarray(v), mode=mode, op="correlate", precision=precision,
                 preferred_element_type=preferred_element_type)


# ---- functions of parts --------------------------------------------------------------------------------------------


def apply_along_axis(func1d, axis, arr, *args, **kwargs):
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.apply_along_axis")
    from jax import vmap
    _pallasd.check_arraylike("apply_along_axis", arr)
    rank = _pallasd.ndim(arr)
    axis = _pallasd.axis(axis, rank)

    def each(part):
        return func1d(part, *args, **kwargs)
    for n in builtins.range(1, rank - axis):
        each = vmap(each, in_axes=n, out_axes=-1)
    for n in builtins.range(axis):
        each = vmap(each)
    return each(arr)


def apply_over_axes(func, a, axes):
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.apply_over_axes")
    _pallasd.check_arraylike("apply_over_axes", a)
    a = asarray(a)
    for axis in axes:
        out = func(a, axis=axis)
        if out.ndim == a.ndim - 1:
            out = expand_dims(out, axis)
        elif out.ndim != a.ndim:
            _pallasd.refuse("ValueError", "operand-mismatch", "jnp.apply_over_axes: the function changes the rank")
        a = out
    return a


def _names_of_side(side):
    """The names in "(m,n),(n)", one tuple for each group."""
    groups = [part.split(")")[0] for part in side.replace(" ", "").split("(")[1:]]
    return [tuple(name for name in group.split(",") if name) for group in groups]


class _Fixed:
    """`function` with the arguments that are not mapped put in their places."""

    def __init__(self, function, places, args, kwargs):
        self.function = function
        self.count = len(args)
        self.args = {n: arg for n, arg in enumerate(args) if n in places}
        self.kwargs = kwargs
        self.__name__ = getattr(function, "__name__", "<unnamed function>")

    def __call__(self, *given):
        given = list(given)
        return self.function(*[self.args[n] if n in self.args else given.pop(0) for n in builtins.range(self.count)],
                             **self.kwargs)


def vectorize(pyfunc, *, excluded=frozenset(), signature=None):
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.vectorize")
    from jax import vmap

    def wrapped(*args, **kwargs):
        if kwargs and not builtins.all(name in excluded for name in kwargs):
            return _pallasd.unknown("jnp.vectorize with mapped keyword arguments")
        fixed = {n for n, arg in enumerate(args) if n in excluded or arg is None}
        inputs = [()] * len(args)
        if signature is not None:
            inputs = _names_of_side(signature.split("->")[0])
            if len(inputs) != len(args):
                return _pallasd.unknown("jnp.vectorize with other arguments than its signature has")
        function = _Fixed(pyfunc, fixed, args, kwargs) if fixed or kwargs else pyfunc
        inputs = [names for n, names in enumerate(inputs) if n not in fixed]
        mapped = [asarray(arg) for n, arg in enumerate(args) if n not in fixed]
        outer = [arg.shape[:arg.ndim - len(names)] for arg, names in zip(mapped, inputs)]
        rank = len(broadcast_shapes(*outer))
        outer = [(1,) * (rank - len(sizes)) + sizes for sizes in outer]
        kept = [rank - (arg.ndim - len(names)) for arg, names in zip(mapped, inputs)]
        mapped = [squeeze(arg, axis=tuple(n - skip for n in builtins.range(skip, rank) if sizes[n] == 1))
                  for arg, sizes, skip in zip(mapped, outer, kept)]
        bare = []
        for n in reversed(builtins.range(rank)):
            axes = tuple(None if sizes[n] == 1 else 0 for sizes in outer)
            if builtins.all(axis is None for axis in axes):
                bare.append(n)
            else:
                function = vmap(function, in_axes=axes)
        result = function(*mapped)
        if not bare:
            return result
        if isinstance(result, tuple):
            return tuple(expand_dims(each, axis=bare) for each in result)
        return expand_dims(result, axis=bare)
    wrapped.__name__ = getattr(pyfunc, "__name__", "<unnamed function>")
    return wrapped


@jit(static_argnames=("discont", "axis", "period"))
def unwrap(p, discont=None, axis=-1, period=6.283185307179586):
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.unwrap")
    _pallasd.check_arraylike("unwrap", p)
    if _pallasd.kind(p.dtype) != "f" or discont is not None or not isinstance(period, float):
        return _opaque("jnp.unwrap", [p], result_type(p, "float32"), p.shape)
    axis = _pallasd.axis(axis, p.ndim)
    whole = _pallasd.convert(period, p.dtype)
    widest, half = [lax.div(whole, _pallasd.const_like(whole, 2)) for _ in (0, 1)]
    step = diff(p, axis=axis)
    short = lax.sub(mod(lax.add(step, half), whole), half)
    short = where((short == -half) & (step > 0), half, short)
    correction = where(lax.abs(step) < widest, 0, short - step)
    first, rest = lax.slice_in_dim(p, 0, 1, axis=axis), lax.slice_in_dim(p, 1, None, axis=axis)
    return concatenate([first, lax.add(rest, cumsum(correction, axis=axis))], axis=axis)


def logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None, axis=0):
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.logspace")
    return power(base, linspace(start, stop, num=num, endpoint=endpoint, axis=axis)).astype(
        result_type(start, stop, "float32") if dtype is None else dtype)


def extract(condition, arr, *, size=None, fill_value=0):
    if size is None:
        _pallasd.concrete(condition, "jnp.extract without a size")
    return _pallasd.unknown("jnp.extract")


def compress(condition, a, axis=None, *, size=None, fill_value=0, out=None):
    if size is None:
        _pallasd.concrete(condition, "jnp.compress without a size")
    return _pallasd.unknown("jnp.compress")


@jit(static_argnames=("axis",))
def trapezoid(y, x=None, dx=1.0, axis=-1):
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.trapezoid")
    _pallasd.check_arraylike("trapezoid", y)
    if x is not None or _pallasd.kind(y.dtype) != "f":
        return _pallasd.unknown("jnp.trapezoid of these arguments")
    y = moveaxis(y, axis, -1)
    return dx * (sum(y, axis=-1) - 0.5 * (y[..., 0] + y[..., -1]))


@jit(static_argnames=("axis",))
def gradient(f, *varargs, axis=None, edge_order=None):
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.gradient")
    if varargs or not isinstance(axis, int) or _pallasd.kind(f.dtype) != "f":
        return _pallasd.unknown("jnp.gradient of these arguments")
    axis = _pallasd.axis(axis, f.ndim)
    if f.shape[axis] < 3:
        return _pallasd.unknown("jnp.gradient of so few elements")

    def part(start, stop):
        return lax.slice_in_dim(f, start, stop, axis=axis)
    first, last = lax.sub(part(1, 2), part(0, 1)), lax.sub(part(-1, None), part(-2, -1))
    inner = (part(2, None) - part(0, -2)) * 0.5
    one = _pallasd.const_like(f, 1.0)
    inner, last, first = inner / one, last / one, first / one
    return concatenate([first, inner, last], axis=axis)
