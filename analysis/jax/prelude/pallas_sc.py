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


def _lanes():
    from jax.experimental.pallas import tpu_sc
    return tpu_sc.get_sparse_core_info().num_lanes


def _all_true(x):
    return lax.full(_pallasd.shape(x), True)


def _check_scanned(name, x, mask):
    if _pallasd.dtype(x).name not in ("uint32", "int32", "float32"):
        _pallasd.refuse("NotImplementedError", "operand-mismatch",
                        f"plsc.{name} takes uint32, int32 and float32, not {_pallasd.dtype(x)}")
    if _pallasd.kind(_pallasd.dtype(mask)) != "b":
        _pallasd.refuse("TypeError", "operand-mismatch",
                        f"the mask of plsc.{name} is boolean, not {_pallasd.dtype(mask)}")
    if _pallasd.shape(x) != _pallasd.shape(mask):
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"the mask of plsc.{name} has the shape {_pallasd.shape(mask)}, the values {_pallasd.shape(x)}")


def scan_count(x, mask=None):
    mask = _all_true(x) if mask is None else mask
    _check_scanned("scan_count", x, mask)
    primitive = "unique" if jax_release < (0, 11, 1) else "scan_count"
    return tuple(_pallasd.bind(primitive, (x, mask), [("int32", _pallasd.shape(x), False), _same(mask)]))


def _cumulative(name):
    def scan(x, *, mask=None):
        if _pallasd.ndim(x) != 1:
            _pallasd.refuse("NotImplementedError", "operand-mismatch", f"plsc.{name} takes one dimension")
        mask = _all_true(x) if mask is None else mask
        _check_scanned(name, x, mask)
        return _pallasd.bind("masked_" + name, (x, mask), _same(x))
    scan.__name__ = name
    return scan


cumsum, cummax = _cumulative("cumsum"), _cumulative("cummax")


def sort_key_val(keys, values, *, mask=None, descending=False):
    lanes = (_lanes(),)
    if _pallasd.dtype(keys).name not in ("uint32", "int32", "float32"):
        _pallasd.refuse("NotImplementedError", "operand-dtype",
                        f"plsc.sort_key_val sorts by uint32, int32 and float32, not by {_pallasd.dtype(keys)}")
    if _pallasd.shape(keys) == lanes and _bits(_pallasd.dtype(values)) != 32:
        _pallasd.refuse("NotImplementedError", "operand-dtype",
                        f"plsc.sort_key_val moves values of 32 bits, not {_pallasd.dtype(values)}")
    if mask is not None and _pallasd.kind(_pallasd.dtype(mask)) != "b":
        _pallasd.refuse("TypeError", "operand-mismatch", f"the mask of plsc.sort_key_val is no {_pallasd.dtype(mask)}")
    for x in (keys, values) if mask is None else (keys, values, mask):
        if _pallasd.shape(x) != lanes:
            _pallasd.refuse("ValueError", "operand-mismatch",
                            f"plsc.sort_key_val sorts one register of {lanes[0]}, got {_pallasd.shape(x)}")
    operands = (keys, values) if mask is None else (keys, values, mask)
    return tuple(_pallasd.bind("masked_sort", operands, [_same(x) for x in operands], descending=descending))


def _bits(dtype):
    from jax import dtypes
    return dtypes.itemsize_bits(dtype)


def _half_or_double(dtype, preferred, factor, defaults):
    if preferred is not None:
        preferred = jnp.dtype(preferred)
        if _bits(preferred) != int(_bits(dtype) * factor):
            _pallasd.refuse("ValueError", "operand-mismatch",
                            f"preferred_element_type has {int(_bits(dtype) * factor)} bits, not {_bits(preferred)}")
        return preferred
    if dtype.name not in defaults:
        _pallasd.refuse("NotImplementedError", "operand-mismatch",
                        f"only {' and '.join(defaults)} are packed or unpacked so, not {dtype}")
    return defaults[dtype.name]


def pack(a, b, /, *, format, preferred_element_type=None):
    if _pallasd.shape(a) != _pallasd.shape(b):
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"plsc.pack takes arrays of one shape, got {_pallasd.shape(a)} and {_pallasd.shape(b)}")
    if _pallasd.ndim(a) != 1:
        _pallasd.refuse("ValueError", "operand-mismatch", f"plsc.pack takes one dimension, got {_pallasd.ndim(a)}")
    if _pallasd.dtype(a) != _pallasd.dtype(b):
        _pallasd.refuse("TypeError", "operand-mismatch",
                        f"plsc.pack takes arrays of one dtype, got {_pallasd.dtype(a)} and {_pallasd.dtype(b)}")
    preferred = None if preferred_element_type is None else jnp.dtype(preferred_element_type)
    dtype = _half_or_double(_pallasd.dtype(a), preferred, 0.5, {"float32": "bfloat16", "int32": "int16"})
    size = _pallasd.size(a)
    shape = (2 * size,) if format == PackFormat.INTERLEAVED else (size, 2)
    return _pallasd.bind("pack", (a, b), (dtype, shape, False), format=format, preferred_element_type=preferred)


def unpack(ab, /, *, format, preferred_element_type=None):
    shape = _pallasd.shape(ab)
    if format == PackFormat.INTERLEAVED and (len(shape) != 1 or shape[0] % 2):
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"plsc.unpack takes one dimension of even size apart, got {shape}")
    if format == PackFormat.COMPRESSED and (len(shape) != 2 or shape[1] != 2):
        _pallasd.refuse("ValueError", "operand-mismatch", f"plsc.unpack takes pairs (n, 2) apart, got {shape}")
    preferred = None if preferred_element_type is None else jnp.dtype(preferred_element_type)
    dtype = _half_or_double(_pallasd.dtype(ab), preferred, 2, {"bfloat16": "float32", "int16": "int32"})
    out = (dtype, (_pallasd.size(ab) // 2,), False)
    return tuple(_pallasd.bind("unpack", (ab,), [out, out], format=format, preferred_element_type=preferred))


def _all_reduce(name):
    def reduce_mask(x, *, reduce=1):
        if _pallasd.kind(_pallasd.dtype(x)) != "b":
            _pallasd.refuse("TypeError", "operand-mismatch", f"plsc.{name} takes booleans, not {_pallasd.dtype(x)}")
        if reduce < 1:
            _pallasd.refuse("ValueError", "operand-mismatch", f"plsc.{name} reduces one element or more, got {reduce}")
        if _pallasd.ndim(x) != 1:
            _pallasd.refuse("ValueError", "operand-mismatch", f"plsc.{name} takes one dimension")
        if _pallasd.size(x) % reduce:
            _pallasd.refuse("ValueError", "operand-mismatch",
                            f"plsc.{name} reduces {reduce} elements at a time, which do not divide {_pallasd.size(x)}")
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
