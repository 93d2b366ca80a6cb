# module: numpy
# Functions of numpy that are composed from others. What a computation gives is known only where its steps are:
# products of matrices have shapes, `empty` stands for contents that are not computed.
import builtins

import _pallasd


def _axis(axis, rank):
    return axis + rank if axis < 0 else axis


def expand_dims(a, axis):
    a = asarray(a)
    axes = (axis,) if isinstance(axis, int) else tuple(axis)
    rank = a.ndim + len(axes)
    axes = [_axis(x, rank) for x in axes]
    rest = iter(a.shape)
    return a.reshape(tuple(1 if i in axes else next(rest) for i in range(rank)))


def moveaxis(a, source, destination):
    a = asarray(a)
    source = [source] if isinstance(source, int) else list(source)
    destination = [destination] if isinstance(destination, int) else list(destination)
    source, destination = [_axis(x, a.ndim) for x in source], [_axis(x, a.ndim) for x in destination]
    order = [x for x in range(a.ndim) if x not in source]
    for to, axis in sorted(zip(destination, source)):
        order.insert(to, axis)
    return a.transpose(order)


def swapaxes(a, axis1, axis2):
    a = asarray(a)
    order = list(range(a.ndim))
    order[axis1], order[axis2] = order[axis2], order[axis1]
    return a.transpose(order)


def atleast_1d(a):
    a = asarray(a)
    return a.reshape((1,)) if a.ndim == 0 else a


def atleast_2d(a):
    a = atleast_1d(a)
    return a.reshape((1,) + a.shape) if a.ndim == 1 else a


def vstack(tup, *, dtype=None):
    return concatenate([atleast_2d(a) for a in tup], 0)


def hstack(tup, *, dtype=None):
    arrays = [atleast_1d(a) for a in tup]
    return concatenate(arrays, 0 if arrays[0].ndim == 1 else 1)


def tile(A, reps):
    a = asarray(A)
    reps = (reps,) if isinstance(reps, int) else tuple(reps)
    rank = builtins.max(a.ndim, len(reps))
    reps = (1,) * (rank - len(reps)) + reps
    a = a.reshape((1,) * (rank - a.ndim) + a.shape)
    for axis, count in enumerate(reps):
        if count != 1:
            a = concatenate([a] * count, axis)
    return a


def _along(a, axis, start, stop, step=None):
    return a[(slice(None),) * axis + (slice(start, stop, step),)]


def array_split(ary, indices_or_sections, axis=0):
    ary = asarray(ary)
    axis = _axis(axis, ary.ndim)
    size = ary.shape[axis]
    if isinstance(indices_or_sections, int):
        whole, extra = builtins.divmod(size, indices_or_sections)
        cuts = [0]
        for i in range(indices_or_sections):
            cuts.append(cuts[-1] + whole + (i < extra))
    else:
        cuts = [0, *indices_or_sections, size]
    return [_along(ary, axis, a, b) for a, b in zip(cuts[:-1], cuts[1:])]


def split(ary, indices_or_sections, axis=0):
    if isinstance(indices_or_sections, int) and asarray(ary).shape[axis] % indices_or_sections:
        raise ValueError("array split does not result in an equal division")
    return array_split(ary, indices_or_sections, axis)


def flip(m, axis=None):
    m = asarray(m)
    axes = range(m.ndim) if axis is None else [axis] if isinstance(axis, int) else axis
    for axis in axes:
        m = _along(m, _axis(axis, m.ndim), None, None, -1)
    return m


def roll(a, shift, axis=None):
    a = asarray(a)
    if axis is None:
        return roll(a.reshape(-1), shift, 0).reshape(a.shape)
    axis = _axis(axis, a.ndim)
    cut = -shift % (a.shape[axis] or 1)
    return concatenate([_along(a, axis, cut, None), _along(a, axis, None, cut)], axis)


def pad(array, pad_width, mode="constant", constant_values=0, **kwargs):
    a = asarray(array)
    if isinstance(pad_width, int):
        pad_width = [(pad_width, pad_width)] * a.ndim
    elif len(pad_width) == 2 and isinstance(pad_width[0], int):
        pad_width = [tuple(pad_width)] * a.ndim
    else:
        pad_width = [(w, w) if isinstance(w, int) else tuple(w) for w in pad_width]
        if len(pad_width) == 1:
            pad_width = pad_width * a.ndim
    shape = tuple(n + low + high for n, (low, high) in zip(a.shape, pad_width))
    if mode != "constant" or not isinstance(constant_values, (int, float)):
        return empty(shape, a.dtype)
    result = full(shape, constant_values, a.dtype)
    result[tuple(slice(low, low + n) for n, (low, high) in zip(a.shape, pad_width))] = a
    return result


def meshgrid(*xi, copy=True, sparse=False, indexing="xy"):
    arrays = [asarray(x).reshape(-1) for x in xi]
    rank = len(arrays)
    places = list(range(rank))
    if indexing == "xy" and rank > 1:
        places[0], places[1] = 1, 0
    shape = [0] * rank
    for a, place in zip(arrays, places):
        shape[place] = a.size
    grids = [a.reshape(tuple(a.size if i == place else 1 for i in range(rank))) for a, place in zip(arrays, places)]
    return tuple(grids if sparse else [broadcast_to(g, tuple(shape)) for g in grids])


def indices(dimensions, dtype=int, sparse=False):
    grids = meshgrid(*[arange(n, dtype=dtype) for n in dimensions], indexing="ij", sparse=sparse)
    return grids if sparse else stack(grids)


def divmod(x1, x2):
    return floor_divide(x1, x2), mod(x1, x2)


def square(x):
    return multiply(x, x)


def negative(x):
    return -asarray(x)


def positive(x):
    return asarray(x)


def sign(x):
    x = asarray(x)
    return (greater(x, 0).astype(x.dtype) - less(x, 0).astype(x.dtype)).astype(x.dtype)


def clip(a, a_min=None, a_max=None, *, min=None, max=None):
    low, high = min if a_min is None else a_min, max if a_max is None else a_max
    if low is not None:
        a = maximum(a, low)
    return a if high is None else minimum(a, high)


def logical_not(x):
    return equal(x, 0)


def logical_xor(x1, x2):
    return not_equal(not_equal(x1, 0), not_equal(x2, 0))


def isnan(x):
    return not_equal(x, x)


def isinf(x):
    return equal(abs(x), inf)


def isfinite(x):
    return less(abs(x), inf)


def array_equal(a1, a2, equal_nan=False):
    a1, a2 = asarray(a1), asarray(a2)
    return a1.shape == a2.shape and builtins.bool(all(equal(a1, a2)))


def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return less_equal(abs(subtract(a, b)), add(atol, multiply(rtol, abs(b))))


def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return builtins.bool(all(isclose(a, b, rtol, atol)))


def count_nonzero(a, axis=None, *, keepdims=False):
    return sum(not_equal(a, 0).astype("int64"), axis, keepdims=keepdims)


def nonzero(a):
    a = asarray(a)
    found = [i for i, x in enumerate(a.reshape(-1).tolist()) if x]
    result = []
    step = a.size
    for n in a.shape:
        step //= n or 1
        result.append(array([i // step % n for i in found], dtype="int64"))
    return tuple(result)


def flatnonzero(a):
    return nonzero(asarray(a).reshape(-1))[0]


def argwhere(a):
    return stack(nonzero(a), axis=1)


def searchsorted(a, v, side="left", sorter=None):
    values = asarray(a).tolist()

    def place(x):
        return len([y for y in values if (y < x if side == "left" else y <= x)])

    v = asarray(v)
    return array([place(x) for x in v.reshape(-1).tolist()], dtype="int64").reshape(v.shape)


def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None):
    ar = asarray(ar)
    flat = ar.reshape(-1).tolist()
    values = sorted(set(flat))
    result = [array(values, dtype=ar.dtype)]
    if return_index:
        result.append(array([flat.index(x) for x in values], dtype="int64"))
    if return_inverse:
        result.append(array([values.index(x) for x in flat], dtype="int64").reshape(ar.shape))
    if return_counts:
        result.append(array([flat.count(x) for x in values], dtype="int64"))
    return result[0] if len(result) == 1 else tuple(result)


def diff(a, n=1, axis=-1):
    a = asarray(a)
    axis = _axis(axis, a.ndim)
    for _ in range(n):
        a = _along(a, axis, 1, None) - _along(a, axis, None, -1)
    return a


def take(a, indices, axis=None):
    a = asarray(a)
    if axis is None:
        return a.reshape(-1)[indices]
    return a[(slice(None),) * _axis(axis, a.ndim) + (indices,)]


def var(a, axis=None, dtype=None, ddof=0, keepdims=False):
    a = asarray(a)
    spread = square(a - mean(a, axis, keepdims=True))
    if not ddof:
        return mean(spread, axis, keepdims=keepdims)
    total = sum(spread, axis, keepdims=keepdims)
    return total / (a.size // (asarray(total).size or 1) - ddof)


def std(a, axis=None, dtype=None, ddof=0, keepdims=False):
    return sqrt(var(a, axis, dtype, ddof, keepdims))


def outer(a, b):
    return multiply(asarray(a).reshape((-1, 1)), asarray(b).reshape((1, -1)))


def kron(a, b):
    a, b = asarray(a), asarray(b)
    rank = builtins.max(a.ndim, b.ndim)
    a, b = a.reshape((1,) * (rank - a.ndim) + a.shape), b.reshape((1,) * (rank - b.ndim) + b.shape)
    wide_a = tuple(n for pair in zip(a.shape, (1,) * rank) for n in pair)
    wide_b = tuple(n for pair in zip((1,) * rank, b.shape) for n in pair)
    return (a.reshape(wide_a) * b.reshape(wide_b)).reshape(tuple(m * n for m, n in zip(a.shape, b.shape)))


def broadcast_shapes(*shapes):
    shapes = [(s,) if isinstance(s, int) else tuple(s) for s in shapes]
    rank = builtins.max([len(s) for s in shapes], default=0)
    result = []
    for sizes in zip(*[(1,) * (rank - len(s)) + s for s in shapes]):
        large = [n for n in sizes if n != 1]
        if large and builtins.max(large) != builtins.min(large):
            raise ValueError("shape mismatch: objects cannot be broadcast to a single shape")
        result.append(large[0] if large else 1)
    return tuple(result)


def broadcast_arrays(*args):
    shape = broadcast_shapes(*[asarray(a).shape for a in args])
    return tuple(broadcast_to(a, shape) for a in args)


def matmul(x1, x2):
    x1, x2 = asarray(x1), asarray(x2)
    if x1.ndim == 0 or x2.ndim == 0 or x1.shape[-1] != x2.shape[-2 if x2.ndim > 1 else 0]:
        raise ValueError("matmul: Input operand 1 has a mismatch in its core dimension 0")
    batch = broadcast_shapes(x1.shape[:-2], x2.shape[:-2])
    return empty(batch + x1.shape[-2:-1] + (x2.shape[-1:] if x2.ndim > 1 else ()), result_type(x1, x2))


def dot(a, b):
    a, b = asarray(a), asarray(b)
    if a.ndim == 0 or b.ndim == 0:
        return multiply(a, b)
    if b.ndim <= 2:
        return matmul(a, b)
    return empty(a.shape[:-1] + b.shape[:-2] + b.shape[-1:], result_type(a, b))


def ndindex(*shape):
    shape = tuple(shape[0]) if len(shape) == 1 and not isinstance(shape[0], int) else shape
    places = [()]
    for n in shape:
        places = [place + (i,) for place in places for i in range(n)]
    return iter(places)


class _ObjectArray:
    """An array of objects, such as devices; row-major."""

    def __init__(self, items, shape):
        self._items, self.shape = items, shape
        self.ndim, self.size = len(shape), len(items)

    def reshape(self, *shape):
        shape = tuple(shape[0]) if len(shape) == 1 and not isinstance(shape[0], int) else shape
        known = 1
        for n in shape:
            known *= n if n != -1 else 1
        shape = tuple(self.size // known if n == -1 else n for n in shape)
        count = 1
        for n in shape:
            count *= n
        if count != self.size and builtins.hasattr(self._items[0], "device_kind"):
            return _pallasd.unknown("a mesh of more devices than are configured")
        if count != self.size:
            raise ValueError(f"cannot reshape array of size {self.size} into shape {shape}")
        return _ObjectArray(self._items, shape)

    def flatten(self):
        return self.reshape(-1)

    ravel = flatten

    @property
    def flat(self):
        return iter(self._items)

    def tolist(self):
        return [x.tolist() for x in self] if self.ndim > 1 else list(self._items)

    def __len__(self):
        return self.shape[0]

    def __iter__(self):
        return iter([self[n] for n in range(self.shape[0])])

    def __getitem__(self, key):
        if isinstance(key, tuple):
            value = self
            for n, part in enumerate(key):
                if not isinstance(part, int):
                    raise NotImplementedError("a slice of an array of objects")
                value = value[part]
            return value
        if isinstance(key, slice):
            rows = range(*key.indices(self.shape[0]))
            step = self.size // (self.shape[0] or 1)
            items = [x for n in rows for x in self._items[n * step:(n + 1) * step]]
            return _ObjectArray(items, (len(rows),) + self.shape[1:])
        key = range(self.shape[0])[key]
        if self.ndim == 1:
            return self._items[key]
        step = self.size // self.shape[0]
        return _ObjectArray(self._items[key * step:(key + 1) * step], self.shape[1:])


def _object_array(value):
    if isinstance(value, _ObjectArray):
        return value
    parts = [_object_array(x) if isinstance(x, (list, tuple, _ObjectArray)) else x for x in value]
    if parts and builtins.all([isinstance(x, _ObjectArray) for x in parts]):
        return _ObjectArray([y for x in parts for y in x._items], (len(parts),) + parts[0].shape)
    return _ObjectArray(parts, (len(parts),))
