# module: jax.dtypes
# jax.dtypes: dtypes as JAX canonicalises them.
import numpy as np

import _pallasd
import ml_dtypes
from jax.numpy import finfo, iinfo, issubdtype, promote_types, result_type

bfloat16 = ml_dtypes.bfloat16


class extended(np.generic):
    pass


class prng_key(extended):
    pass


def canonicalize_dtype(dtype, allow_extended_dtype=False):
    return _pallasd.canonical_dtype(dtype)


def itemsize_bits(dtype):
    dtype = np.dtype(dtype)
    if dtype == bool:
        return 8
    if issubdtype(dtype, np.integer):
        return iinfo(dtype).bits
    if issubdtype(dtype, np.floating):
        return finfo(dtype).bits
    return dtype.itemsize * 8


def scalar_type_of(x):
    kind = _pallasd.kind(_pallasd.dtype(x))
    return {"b": bool, "i": int, "u": int, "f": float, "c": complex}[kind]
