# module: jax.experimental.pallas.tpu_sc
# Compositions of jax.experimental.pallas.tpu_sc, and its primitives on values alone.
import enum

import _pallasd
import jax.numpy as jnp
from jax import lax
from jax.experimental.pallas import tpu as _pltpu


class PackFormat(enum.Enum):
    COMPRESSED = "compressed"
    INTERLEAVED = "interleaved"


def _same(x):
    return (_pallasd.dtype(x), _pallasd.shape(x), False)


def _all_true(x):
    return lax.full(_pallasd.shape(x), True)


def _check_scanned(name, x, mask):
    if _pallasd.dtype(x).name not in ("uint32", "int32", "float32"):
        raise NotImplementedError(f"x.dtype={_pallasd.dtype(x)} must be uint32, int32 or float32")
    if _pallasd.kind(_pallasd.dtype(mask)) != "b":
        raise TypeError(f"mask.dtype={_pallasd.dtype(mask)} is not a boolean dtype")
    if _pallasd.shape(x) != _pallasd.shape(mask):
        raise ValueError(f"x.shape={_pallasd.shape(x)} != mask.shape={_pallasd.shape(mask)}")


def scan_count(x, mask=None):
    mask = _all_true(x) if mask is None else mask
    _check_scanned("scan_count", x, mask)
    primitive = "unique" if jax_release < (0, 11, 1) else "scan_count"
    return tuple(_pallasd.bind(primitive, (x, mask), [("int32", _pallasd.shape(x), False), _same(mask)]))


def _cumulative(name):
    def scan(x, *, mask=None):
        if _pallasd.ndim(x) != 1:
            raise NotImplementedError(f"{name}: x must be rank 1")
        mask = _all_true(x) if mask is None else mask
        _check_scanned(name, x, mask)
        return _pallasd.bind("masked_" + name, (x, mask), _same(x))
    scan.__name__ = name
    return scan


cumsum, cummax = _cumulative("cumsum"), _cumulative("cummax")


def sort_key_val(keys, values, *, mask=None, descending=False):
    operands = (keys, values) if mask is None else (keys, values, mask)
    return tuple(_pallasd.bind("masked_sort", operands, [_same(x) for x in operands], descending=descending))


def _bits(dtype):
    from jax import dtypes
    return dtypes.itemsize_bits(dtype)


def _half_or_double(dtype, preferred, factor, defaults):
    if preferred is not None:
        preferred = jnp.dtype(preferred)
        if _bits(preferred) != int(_bits(dtype) * factor):
            raise ValueError(f"preferred_element_type= must have bitwidth {int(_bits(dtype) * factor)}, got "
                             f"{_bits(preferred)}")
        return preferred
    if dtype.name not in defaults:
        raise NotImplementedError(f"Only {' and '.join(defaults)} are supported, got {dtype}")
    return defaults[dtype.name]


def pack(a, b, /, *, format, preferred_element_type=None):
    if _pallasd.shape(a) != _pallasd.shape(b):
        raise ValueError(f"Packed arrays must have the same shape, got {_pallasd.shape(a)} and {_pallasd.shape(b)}")
    if _pallasd.ndim(a) != 1:
        raise ValueError(f"Packed arrays must be 1-D, got {_pallasd.ndim(a)}")
    if _pallasd.dtype(a) != _pallasd.dtype(b):
        raise TypeError(f"Packed arrays must have the same dtype, got {_pallasd.dtype(a)} and {_pallasd.dtype(b)}")
    preferred = None if preferred_element_type is None else jnp.dtype(preferred_element_type)
    dtype = _half_or_double(_pallasd.dtype(a), preferred, 0.5, {"float32": "bfloat16", "int32": "int16"})
    size = _pallasd.size(a)
    shape = (2 * size,) if format == PackFormat.INTERLEAVED else (size, 2)
    return _pallasd.bind("pack", (a, b), (dtype, shape, False), format=format, preferred_element_type=preferred)


def unpack(ab, /, *, format, preferred_element_type=None):
    shape = _pallasd.shape(ab)
    if format == PackFormat.INTERLEAVED and (len(shape) != 1 or shape[0] % 2):
        raise ValueError(f"Interleaved unpack requires a 1-D array with an even size, got {shape}")
    if format == PackFormat.COMPRESSED and (len(shape) != 2 or shape[1] != 2):
        raise ValueError(f"Compressed unpack requires an array with shape (N, 2), got {shape}")
    preferred = None if preferred_element_type is None else jnp.dtype(preferred_element_type)
    dtype = _half_or_double(_pallasd.dtype(ab), preferred, 2, {"bfloat16": "float32", "int16": "int32"})
    out = (dtype, (_pallasd.size(ab) // 2,), False)
    return tuple(_pallasd.bind("unpack", (ab,), [out, out], format=format, preferred_element_type=preferred))


def _all_reduce(name):
    def reduce_mask(x, *, reduce=1):
        if _pallasd.kind(_pallasd.dtype(x)) != "b":
            raise TypeError(f"Mask all-reduce only supports bool arrays, got {_pallasd.dtype(x)}")
        if reduce < 1:
            raise ValueError(f"reduce must be >=1, got {reduce}")
        if _pallasd.ndim(x) != 1:
            raise ValueError("Mask all-reduce only supports 1D arrays")
        if _pallasd.size(x) % reduce:
            raise ValueError(f"reduce={reduce} must divide the dimension size {_pallasd.size(x)}")
        return _pallasd.bind(name, (x,), ("int32", (_pallasd.size(x) // reduce,), False), reduce=reduce)
    reduce_mask.__name__ = name
    return reduce_mask


all_reduce_population_count = _all_reduce("all_reduce_population_count")
all_reduce_ffs = _all_reduce("all_reduce_ffs")


def bitcast(x, dtype):
    if jax_release < (0, 12):
        dtype = jnp.dtype(dtype)
        size = x.shape[-1] * x.dtype.itemsize
        if size % dtype.itemsize:
            raise ValueError(f"{size} bytes are no whole number of {dtype}")
        return _pallasd.bind("bitcast", (x,), (dtype, (*x.shape[:-1], size // dtype.itemsize), False), dtype=dtype)
    return _pltpu.bitcast(x, dtype, dim=-1)


def parallel_loop(lower, upper, step=1, *, unroll=1, carry=None):
    def decorator(body):
        return _parallel_loop(body, lower, upper, step, unroll, carry)
    return decorator
