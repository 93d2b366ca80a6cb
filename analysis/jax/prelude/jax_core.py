# module: jax.core
# jax.core: what programs test against and the avals they build.
import numpy as np

import _pallasd

Tracer = _pallasd.Tracer


class ShapedArray:
    def __init__(self, shape, dtype, weak_type=False, **ignored):
        self.shape = tuple(shape)
        self.dtype = np.dtype(dtype)
        self.weak_type = weak_type

    @property
    def ndim(self):
        return len(self.shape)

    @property
    def size(self):
        total = 1
        for size in self.shape:
            total *= size
        return total

    def __eq__(self, other):
        return (isinstance(other, ShapedArray)
                and (self.shape, self.dtype, self.weak_type) == (other.shape, other.dtype, other.weak_type))

    def __hash__(self):
        return hash((self.shape, self.dtype, self.weak_type))


    def update(self, **changes):
        known = {"shape": self.shape, "dtype": self.dtype, "weak_type": self.weak_type}
        return ShapedArray(**{**known, **changes})

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return _pallasd.unknown(f"jax.core.ShapedArray.{name}")


class _RefType:
    """The type of a ref: that of what it holds, and where that lies."""

    def __init__(self, ref):
        self.inner_aval = ShapedArray(ref.shape, ref.dtype, ref.weak_type)
        self.memory_space = _pallasd.ref_space(ref)

    def __getattr__(self, name):
        return getattr(self.inner_aval, name)


def _aval_of(x):
    if _pallasd.is_ref(x):
        return _RefType(x)
    return ShapedArray(_pallasd.shape(x), _pallasd.dtype(x), _pallasd.is_weak(x))


if jax_release < (0, 11):
    get_aval = _aval_of
