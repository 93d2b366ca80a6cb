# module: jax.lax
# What jax.lax composes from its primitives, and the primitives with an aval rule of one line.
import enum

import _pallasd
import numpy as np
from jax import jit


class Precision(enum.Enum):
    DEFAULT = 0
    HIGH = 1
    HIGHEST = 2


class RoundingMethod(enum.Enum):
    AWAY_FROM_ZERO = 0
    TO_NEAREST_EVEN = 1


class AccuracyMode(enum.Enum):
    HIGHEST = 1
    DEFAULT = 2


class Tolerance:
    def __init__(self, atol=0.0, rtol=0.0, ulps=0):
        if atol < 0 or rtol < 0 or ulps < 0:
            _pallasd.refuse("ValueError", "operand-mismatch", "lax.Tolerance takes no negative numbers.")
        if not (atol or rtol or ulps):
            _pallasd.refuse("ValueError", "operand-mismatch", "lax.Tolerance needs one of atol, rtol and ulps.")
        self.atol, self.rtol, self.ulps = atol, rtol, ulps


class GatherScatterMode(enum.Enum):
    CLIP = 0
    FILL_OR_DROP = 1
    PROMISE_IN_BOUNDS = 2
    ONE_HOT = 3


class RandomAlgorithm(enum.Enum):
    RNG_DEFAULT = 0
    RNG_THREE_FRY = 1
    RNG_PHILOX = 2


class DotAlgorithmPreset(enum.Enum):
    DEFAULT = 0
    ANY_F8_ANY_F8_F32 = 1
    ANY_F8_ANY_F8_F32_FAST_ACCUM = 2
    ANY_F8_ANY_F8_ANY = 3
    ANY_F8_ANY_F8_ANY_FAST_ACCUM = 4
    F16_F16_F16 = 5
    F16_F16_F32 = 6
    BF16_BF16_BF16 = 7
    BF16_BF16_F32 = 8
    BF16_BF16_F32_X3 = 9
    BF16_BF16_F32_X6 = 10
    BF16_BF16_F32_X9 = 11
    TF32_TF32_F32 = 12
    TF32_TF32_F32_X3 = 13
    F32_F32_F32 = 14
    F64_F64_F64 = 15

    @property
    def accumulation_type(self):
        """Of the products' sums, None where the operands' types decide."""
        last = {"F16": "float16", "BF16": "bfloat16", "F32": "float32", "F64": "float64"}
        words = [word for word in self.name.split("_") if word in last]
        return np.dtype(last[words[-1]]).type if words else None

    @property
    def supported_lhs_types(self):
        first = self.name.split("_")[0]
        if first in ("DEFAULT", "ANY"):
            return None
        names = {"F16": ["float16"], "BF16": ["bfloat16", "float32"], "F64": ["float64"]}.get(first, ["float32"])
        if self.name.endswith(("X3", "X6", "X9")):
            names = ["float32"]
        return tuple(np.dtype(name).type for name in names)

    supported_rhs_types = supported_lhs_types
    lhs_precision_type = rhs_precision_type = None


class GatherDimensionNumbers:
    def __init__(self, offset_dims, collapsed_slice_dims, start_index_map, operand_batching_dims=(),
                 start_indices_batching_dims=()):
        self.offset_dims = offset_dims
        self.collapsed_slice_dims = collapsed_slice_dims
        self.start_index_map = start_index_map
        self.operand_batching_dims = operand_batching_dims
        self.start_indices_batching_dims = start_indices_batching_dims


def _same(x):
    """The aval of `x` as an output."""
    return (_pallasd.dtype(x), _pallasd.shape(x), _pallasd.is_weak(x))


def _accept(name, x, kinds, words):
    """Refuses `x` by its dtype alone, as JAX does while it traces."""
    dtype = _pallasd.dtype(x)
    if _pallasd.kind(dtype) not in kinds:
        _pallasd.refuse("TypeError", "operand-dtype", f"{name} does not accept dtype {dtype}; it takes {words}")


def round(x, rounding_method=RoundingMethod.AWAY_FROM_ZERO):
    _accept("round", x, "f", "floating")
    return _pallasd.bind("round", (x,), _same(x), rounding_method=RoundingMethod(rounding_method))


def reciprocal(x):
    return integer_pow(x, -1)


def stop_gradient(x):
    from jax import tree

    def stop(leaf):
        return _pallasd.bind("stop_gradient", (leaf,), _same(leaf))
    return tree.map(stop, x)


def optimization_barrier(operand):
    from jax import tree
    leaves, structure = tree.flatten(operand)
    return tree.unflatten(structure, _pallasd.bind("optimization_barrier", leaves, [_same(x) for x in leaves]))


def reduce_precision(operand, exponent_bits, mantissa_bits):
    _accept("reduce_precision", operand, "f", "floating")
    return _pallasd.bind("reduce_precision", (operand,), _same(operand), exponent_bits=exponent_bits,
                         mantissa_bits=mantissa_bits)


def mulhi(x, y):
    _accept("mulhi", x, "iu", "integer")
    _accept("mulhi", y, "iu", "integer")
    if _pallasd.dtype(x) != _pallasd.dtype(y):
        _pallasd.refuse("TypeError", "operand-dtype",
                        f"mulhi needs operands of one dtype, got {_pallasd.dtype(x)} and {_pallasd.dtype(y)}")
    x, y = _pallasd.as_array(x), _pallasd.as_array(y)
    return _pallasd.bind("mulhi", (x, y), _same(x))


def stage(x):
    return _pallasd.as_array(x)


def broadcast_like(arr, like_arr):
    return _pallasd.broadcast_to(arr, _pallasd.shape(like_arr))


def empty(shape, dtype, *, out_sharding=None):
    from jax import numpy as jnp
    return jnp.empty(shape, dtype)


def dtype(x):
    return _pallasd.dtype(x)


def collapse(operand, start_dimension, stop_dimension=None):
    shape = _pallasd.shape(operand)
    low, high, _ = __builtins_slice(start_dimension, stop_dimension).indices(len(shape))
    size = 1
    for each in shape[low:high]:
        size *= each
    return reshape(operand, shape[:low] + (size,) + shape[high:])


def slice_in_dim(operand, start_index, limit_index, stride=1, axis=0):
    shape = _pallasd.shape(operand)
    axis = _pallasd.axis(axis, len(shape))
    start, limit, _ = __builtins_slice(start_index, limit_index).indices(shape[axis])
    limit = limit if limit > start else start
    starts, limits, strides = [0] * len(shape), list(shape), [1] * len(shape)
    starts[axis], limits[axis], strides[axis] = start, limit, stride
    return slice(operand, starts, limits, strides)


def index_in_dim(operand, index, axis=0, keepdims=True):
    shape = _pallasd.shape(operand)
    axis = _pallasd.axis(axis, len(shape))
    if not -shape[axis] <= index < shape[axis]:
        _pallasd.refuse("IndexError", "operand-mismatch",
                        f"index {index} lies beyond axis {axis}, which has {shape[axis]} elements")
    index = index % shape[axis]
    taken = slice_in_dim(operand, index, index + 1, 1, axis)
    return taken if keepdims else squeeze(taken, (axis,))


def dynamic_slice_in_dim(operand, start_index, slice_size, axis=0, *, allow_negative_indices=True):
    shape = _pallasd.shape(operand)
    axis = _pallasd.axis(axis, len(shape))
    starts, sizes = [_zero_like_index(start_index)] * len(shape), list(shape)
    starts[axis], sizes[axis] = start_index, slice_size
    return dynamic_slice(operand, starts, sizes, allow_negative_indices=allow_negative_indices)


def _zero_like_index(index):
    """A start index 0 of the dtype of `index`, that needs no wrapping."""
    import numpy as np
    return 0 if isinstance(index, int) else np.zeros((), _pallasd.dtype(index))[()]


@jit(static_argnames=("axis", "keepdims", "allow_negative_indices"))
def dynamic_index_in_dim(operand, index, axis=0, keepdims=True, *, allow_negative_indices=True):
    taken = dynamic_slice_in_dim(operand, index, 1, axis, allow_negative_indices=allow_negative_indices)
    return taken if keepdims else squeeze(taken, (_pallasd.axis(axis, _pallasd.ndim(operand)),))


def dynamic_update_slice_in_dim(operand, update, start_index, axis, *, allow_negative_indices=True):
    axis = _pallasd.axis(axis, _pallasd.ndim(operand))
    starts = [_zero_like_index(start_index)] * _pallasd.ndim(operand)
    starts[axis] = start_index
    return dynamic_update_slice(operand, update, starts, allow_negative_indices=allow_negative_indices)


@jit(static_argnames=("axis", "allow_negative_indices"))
def dynamic_update_index_in_dim(operand, update, index, axis, *, allow_negative_indices=True):
    axis = _pallasd.axis(axis, _pallasd.ndim(operand))
    if _pallasd.ndim(operand) != _pallasd.ndim(update):
        update = expand_dims(update, (axis,))
    return dynamic_update_slice_in_dim(operand, update, index, axis, allow_negative_indices=allow_negative_indices)


def stack(operands, axis=0):
    from jax import numpy as jnp
    return jnp.stack(operands, axis)


def unstack(x, axis=0):
    from jax import numpy as jnp
    return jnp.unstack(x, axis=axis)


def split(operand, sizes, axis=0):
    from jax import numpy as jnp
    ends, total = [], 0
    for size in sizes:
        total += size
        ends.append(total)
    if total != _pallasd.shape(operand)[axis]:
        _pallasd.refuse("ValueError", "operand-mismatch", f"the sizes {sizes} do not add up to the axis that is split")
    return jnp.split(operand, ends[:-1], axis)


def tile(operand, reps):
    from jax import numpy as jnp
    return jnp.tile(operand, reps)


def top_k(operand, k, *, axis=-1, is_stable=True):
    shape = _pallasd.shape(operand)
    if not shape:
        _pallasd.refuse("TypeError", "operand-mismatch", "lax.top_k looks along an axis, and a scalar has none")
    axis = _pallasd.axis(axis, len(shape))
    if k < 0:
        _pallasd.refuse("ValueError", "operand-mismatch", f"lax.top_k takes no negative count, got {k}")
    if k > shape[axis]:
        _pallasd.refuse("ValueError", "operand-mismatch", f"lax.top_k takes more than the axis has: {k}")
    out = shape[:axis] + (k,) + shape[axis + 1:]
    values, indices = (_pallasd.dtype(operand), out, _pallasd.is_weak(operand)), ("int32", out, False)
    order = {} if jax_release < (0, 11) else {"is_stable": is_stable}
    return list(_pallasd.bind("top_k", (operand,), [values, indices], axis=axis, k=k, **order))


def _approx(operand, k, reduction_dimension, recall_target, is_max_k, input_size_override, aggregate_to_topk):
    shape = _pallasd.shape(operand)
    axis = _pallasd.axis(reduction_dimension, len(shape))
    if _pallasd.kind(_pallasd.dtype(operand)) != "f":
        _pallasd.refuse("ValueError", "operand-dtype",
                        f"lax.approx_{'max' if is_max_k else 'min'}_k takes floats, not {_pallasd.dtype(operand)}")
    if not aggregate_to_topk and not _pallasd.in_kernel():
        return list(_pallasd.unknown("lax.approx_max_k without aggregate_to_topk"))
    out = shape[:axis] + (k,) + shape[axis + 1:]
    return list(_pallasd.bind("approx_top_k", (operand,), [(_pallasd.dtype(operand), out, False), ("int32", out, False)],
                              aggregate_to_topk=aggregate_to_topk, is_max_k=is_max_k, k=k, recall_target=recall_target,
                              reduction_dimension=reduction_dimension, reduction_input_size_override=input_size_override))


def approx_max_k(operand, k, reduction_dimension=-1, recall_target=0.95, reduction_input_size_override=-1,
                 aggregate_to_topk=True):
    return _approx(operand, k, reduction_dimension, recall_target, True, reduction_input_size_override,
                   aggregate_to_topk)


def approx_min_k(operand, k, reduction_dimension=-1, recall_target=0.95, reduction_input_size_override=-1,
                 aggregate_to_topk=True):
    return _approx(operand, k, reduction_dimension, recall_target, False, reduction_input_size_override,
                   aggregate_to_topk)


def sort_key_val(keys, values, dimension=-1, is_stable=True):
    return sort((keys, values), dimension=dimension, is_stable=is_stable, num_keys=1)


def batch_matmul(lhs, rhs, precision=None):
    rank = _pallasd.ndim(lhs)
    if _pallasd.ndim(rhs) != rank or rank < 2:
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"lax.batch_matmul multiplies arrays of one rank, 2 or more, got {rank}")
    batch = tuple(range(rank - 2))
    return dot_general(lhs, rhs, (((rank - 1,), (rank - 2,)), (batch, batch)), precision=precision)


def map(f, xs, *, batch_size=None):
    if batch_size is not None:
        return _pallasd.unknown("lax.map with batch_size")
    _, ys = scan(lambda _, x: ((), f(x)), (), xs)
    return ys


def _interleave(a, b, axis):
    """a and b alternating along `axis`; b may be one shorter."""
    size_a, size_b = a.shape[axis], b.shape[axis]
    pad_a, pad_b = [(0, 0, 0)] * a.ndim, [(0, 0, 0)] * b.ndim
    pad_a[axis] = (0, 1 if size_a == size_b else 0, 1)
    pad_b[axis] = (1, 0 if size_a == size_b else 1, 1)
    combine = bitwise_or if a.dtype == bool else add
    zero = _pallasd.convert(0, a.dtype)
    return combine(pad(a, zero, pad_a), pad(b, zero, pad_b))


def associative_scan(fn, elems, reverse=False, axis=0):
    from jax import tree
    leaves, structure = tree.flatten(elems)
    axis = _pallasd.axis(axis, leaves[0].ndim)
    if reverse:
        leaves = [rev(x, (axis,)) for x in leaves]

    def combine(a, b):
        return tree.leaves(fn(tree.unflatten(structure, a), tree.unflatten(structure, b)))

    def run(xs):
        size = xs[0].shape[axis]
        if size < 2:
            return xs
        pairs = combine([slice_in_dim(x, 0, -1, stride=2, axis=axis) for x in xs],
                        [slice_in_dim(x, 1, None, stride=2, axis=axis) for x in xs])
        odd = run(pairs)
        left = [slice_in_dim(x, 0, -1, axis=axis) for x in odd] if size % 2 == 0 else odd
        even = combine(left, [slice_in_dim(x, 2, None, stride=2, axis=axis) for x in xs])
        even = [concatenate([slice_in_dim(x, 0, 1, axis=axis), e], axis) for x, e in zip(xs, even)]
        return [_interleave(e, o, axis) for e, o in zip(even, odd)]

    scans = run(leaves)
    if reverse:
        scans = [rev(x, (axis,)) for x in scans]
    return tree.unflatten(structure, scans)


def __builtins_slice(start, stop):
    import builtins
    return builtins.slice(start, stop)


def ragged_dot(lhs, rhs, group_sizes, precision=None, preferred_element_type=None, group_offset=None,
               out_sharding=None):
    """Products of groups of rows, each with its own matrix: known by shape, since Mosaic has no rule for them."""
    left, right = _pallasd.shape(lhs), _pallasd.shape(rhs)
    dtype = preferred_element_type
    if dtype is None and _pallasd.dtype(lhs) == _pallasd.dtype(rhs):
        dtype = _pallasd.dtype(lhs)
    if len(left) != 2 or len(right) != 3 or dtype is None:
        return _pallasd.unknown("lax.ragged_dot")
    return _pallasd.opaque("ragged_dot", [lhs, rhs, group_sizes], [(dtype, (left[0], right[2]))])[0]


# ---- Between devices -----------------------------------------------------------------------------------------------


def _collective(name, x, shape_of=lambda shape: shape, **params):
    def one(leaf):
        leaf = _pallasd.as_array(leaf)
        out = (_pallasd.dtype(leaf), tuple(shape_of(_pallasd.shape(leaf))), False)
        return _pallasd.bind(name, (leaf,), out, **params)
    return tree.map(one, x)


def _names(axis_name):
    return tuple(axis_name) if isinstance(axis_name, (tuple, list)) else (axis_name,)


def _devices(axis_name):
    count = 1
    for name in _names(axis_name):
        count *= axis_size(name)
    return count


def psum(x, axis_name, *, axis_index_groups=None):
    if isinstance(x, (int, float)):
        return x * _devices(axis_name)
    if not _names(axis_name):
        return x
    _devices(axis_name)
    return _collective("psum", x, axes=_names(axis_name))


def pmean(x, axis_name, *, axis_index_groups=None):
    from jax import tree
    count = _devices(axis_name)
    return tree.map(lambda leaf: leaf / count, psum(x, axis_name))


def pmax(x, axis_name, *, axis_index_groups=None):
    _devices(axis_name)
    return _collective("pmax", x, axes=_names(axis_name))


def pmin(x, axis_name, *, axis_index_groups=None):
    _devices(axis_name)
    return _collective("pmin", x, axes=_names(axis_name))


def ppermute(x, axis_name, perm):
    _devices(axis_name)
    return _collective("ppermute", x, axis_name=_names(axis_name))


def pshuffle(x, axis_name, perm):
    return ppermute(x, axis_name, perm)


def all_gather(x, axis_name, *, axis_index_groups=None, axis=0, tiled=False):
    count = _devices(axis_name)

    def gathered(shape):
        if tiled:
            return shape[:axis] + (shape[axis] * count,) + shape[axis + 1:]
        at = axis if axis >= 0 else axis + len(shape) + 1
        return shape[:at] + (count,) + shape[at:]
    return _collective("all_gather", x, gathered, all_gather_dimension=axis, axis_size=count, tiled=tiled)


def psum_scatter(x, axis_name, *, scatter_dimension=0, axis_index_groups=None, tiled=False):
    count = _devices(axis_name)

    def scattered(shape):
        rest = (shape[scatter_dimension] // count,) if tiled else ()
        return shape[:scatter_dimension] + rest + shape[scatter_dimension + 1:]
    return _collective("reduce_scatter", x, scattered, scatter_dimension=scatter_dimension, tiled=tiled)


def all_to_all(x, axis_name, split_axis, concat_axis, *, axis_index_groups=None, tiled=False):
    count = _devices(axis_name)

    def exchanged(shape):
        shape = list(shape)
        if tiled:
            shape[split_axis] //= count
            shape[concat_axis] *= count
        else:
            del shape[split_axis]
            shape.insert(concat_axis, count)
        return shape
    return _collective("all_to_all", x, exchanged, split_axis=split_axis, concat_axis=concat_axis, tiled=tiled)


if jax_release < (0, 11):

    def pvary(x, axis_name):
        return x


def pcast(x, axis_name, *, to):
    return x


def _arms(per_platform, default):
    """Platforms by arm in the order of the arms, None for the default; one arm for several platforms stands once."""
    platforms, arms = [], []
    for platform, arm in per_platform.items():
        if not callable(arm):
            _pallasd.refuse("TypeError", "operand-mismatch",
                            f"lax.platform_dependent: the arm for {platform!r} is no function")
        if platform == "gpu":
            _pallasd.refuse("ValueError", "operand-mismatch",
                            "lax.platform_dependent has no platform 'gpu'; there are 'cuda', 'rocm' and 'oneapi'")
        known = [i for i, other in enumerate(arms) if other == arm]
        if known:
            platforms[known[0]].append(platform)
        else:
            platforms.append([platform])
            arms.append(arm)
    if default is not None:
        if not callable(default):
            _pallasd.refuse("TypeError", "operand-mismatch", "lax.platform_dependent: the default arm is no function")
        platforms.append(None)
        arms.append(default)
    return platforms, arms


def platform_dependent(*args, default=None, **per_platform):
    """In a kernel the choice is an equation. Elsewhere the arm for TPUs: no other is lowered. In a trace its arguments are
    traced, as those of `switch` are, and the trace is incomplete for want of the other arms."""
    from jax import jit
    platforms, arms = _arms(per_platform, default)
    if _pallasd.in_kernel():
        index = _pallasd.bind("platform_index", (), ("int32", (), False), platforms=platforms)
        return _pallasd.platform_switch(index, platforms, arms, args)
    arm = per_platform.get("tpu", default)
    if arm is None:
        return _pallasd.unknown("lax.platform_dependent")
    if not _pallasd.is_tracing():
        return arm(*args)
    _pallasd.opaque("lax.platform_dependent", [], [])
    return jit(arm)(*args)


# ---- Convolutions, transforms, decompositions ----------------------------------------------------------------------


def _precision(precision):
    """A pair of precisions, or None."""
    from jax import config
    precision = config.read("jax_default_matmul_precision") if precision is None else precision
    if precision is None:
        return None
    one = lambda each: Precision[each.upper()] if isinstance(each, str) else each
    return tuple(one(each) for each in precision) if isinstance(precision, tuple) else (one(precision), one(precision))


class ConvDimensionNumbers:
    def __init__(self, lhs_spec, rhs_spec, out_spec):
        self.lhs_spec, self.rhs_spec, self.out_spec = lhs_spec, rhs_spec, out_spec


def conv_dimension_numbers(lhs_shape, rhs_shape, dimension_numbers):
    if isinstance(dimension_numbers, ConvDimensionNumbers):
        return dimension_numbers
    if len(lhs_shape) != len(rhs_shape):
        _pallasd.refuse("TypeError", "operand-mismatch",
                        f"a convolution takes operands of one rank, got {len(lhs_shape)} and {len(rhs_shape)}")
    if dimension_numbers is None:
        whole = tuple(range(len(lhs_shape)))
        return ConvDimensionNumbers(whole, whole, whole)
    if len(dimension_numbers) != 3:
        _pallasd.refuse("TypeError", "operand-mismatch",
                        f"dimension_numbers of a convolution are three, got {len(dimension_numbers)}")
    if not all(isinstance(spec, str) for spec in dimension_numbers):
        return ConvDimensionNumbers(*dimension_numbers)
    lhs, rhs, out = dimension_numbers
    spatial = [letter for letter in rhs if letter not in "OI"]

    def axes(spec, first, second):
        return tuple(spec.index(letter) for letter in [first, second, *spatial])
    return ConvDimensionNumbers(axes(lhs, "N", "C"), axes(rhs, "O", "I"), axes(out, "N", "C"))


def _dilated(size, dilation):
    return 0 if size == 0 else 1 + dilation * (size - 1)


def padtype_to_pads(in_shape, window_shape, window_strides, padding):
    if padding == "VALID":
        return [(0, 0)] * len(in_shape)
    if padding not in ("SAME", "SAME_LOWER"):
        _pallasd.refuse("ValueError", "operand-mismatch", f"{padding!r} is no way of padding")
    pads = []
    for size, window, stride in zip(in_shape, window_shape, window_strides):
        total = (-(-size // stride) - 1) * stride + window - size
        total = total if total > 0 else 0
        pads.append((total // 2, total - total // 2) if padding == "SAME" else (total - total // 2, total // 2))
    return pads


def conv_general_dilated(lhs, rhs, window_strides, padding, lhs_dilation=None, rhs_dilation=None, dimension_numbers=None,
                         feature_group_count=1, batch_group_count=1, precision=None, preferred_element_type=None,
                         out_sharding=None):
    lhs_shape, rhs_shape = _pallasd.shape(lhs), _pallasd.shape(rhs)
    numbers = conv_dimension_numbers(lhs_shape, rhs_shape, dimension_numbers)
    spatial = len(lhs_shape) - 2
    lhs_dilation = (1,) * spatial if lhs_dilation is None else tuple(lhs_dilation)
    rhs_dilation = (1,) * spatial if rhs_dilation is None else tuple(rhs_dilation)
    sizes = [_dilated(lhs_shape[axis], d) for axis, d in zip(numbers.lhs_spec[2:], lhs_dilation)]
    windows = [_dilated(rhs_shape[axis], d) for axis, d in zip(numbers.rhs_spec[2:], rhs_dilation)]
    if isinstance(padding, str):
        padding = padtype_to_pads(sizes, windows, window_strides, padding)
    padding = tuple((low, high) for low, high in padding)
    out = [0] * len(lhs_shape)
    out[numbers.out_spec[0]] = lhs_shape[numbers.lhs_spec[0]] // batch_group_count
    out[numbers.out_spec[1]] = rhs_shape[numbers.rhs_spec[0]]
    for axis, size, window, stride, (low, high) in zip(numbers.out_spec[2:], sizes, windows, window_strides, padding):
        covered = size + low + high - window
        out[axis] = covered // stride + 1 if covered >= 0 else 0
    preferred = None if preferred_element_type is None else _pallasd.canonical_dtype(preferred_element_type)
    aval = (_pallasd.dtype(lhs) if preferred is None else preferred, tuple(out), False)
    return _pallasd.bind("conv_general_dilated", (lhs, rhs), aval, window_strides=tuple(window_strides), padding=padding,
                         lhs_dilation=lhs_dilation, rhs_dilation=rhs_dilation,
                         dimension_numbers={"lhs_spec": numbers.lhs_spec, "rhs_spec": numbers.rhs_spec,
                                            "out_spec": numbers.out_spec},
                         feature_group_count=feature_group_count, batch_group_count=batch_group_count,
                         precision=_precision(precision), preferred_element_type=preferred)


def conv(lhs, rhs, window_strides, padding, precision=None, preferred_element_type=None):
    return conv_general_dilated(lhs, rhs, window_strides, padding, precision=precision,
                                preferred_element_type=preferred_element_type)


def conv_with_general_padding(lhs, rhs, window_strides, padding, lhs_dilation, rhs_dilation, precision=None,
                              preferred_element_type=None):
    return conv_general_dilated(lhs, rhs, window_strides, padding, lhs_dilation=lhs_dilation, rhs_dilation=rhs_dilation,
                                precision=precision, preferred_element_type=preferred_element_type)
