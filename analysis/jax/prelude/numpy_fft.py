# module: jax.numpy.fft
# Transforms along the last axes.
import enum

import _pallasd
import jax.numpy as jnp
from jax import jit, lax


class FftType(enum.Enum):
    FFT = 0
    IFFT = 1
    RFFT = 2
    IRFFT = 3


def _along(name, a, axis, n):
    """`a` with the transformed axis last and n elements along it: only transforms that need no change."""
    a = jnp.asarray(a)
    if a.ndim == 0 or _pallasd.axis(axis, a.ndim) != a.ndim - 1:
        return _pallasd.unknown(f"jnp.fft.{name} along another axis than the last")
    if n is not None and n != a.shape[-1]:
        return _pallasd.unknown(f"jnp.fft.{name} of another length than the axis has")
    return a


def _complex(a):
    return a if _pallasd.kind(a.dtype) == "c" else lax.convert_element_type(a, "complex64")


@jit(static_argnames=("n", "axis", "norm"))
def fft(a, n=None, axis=-1, norm=None):
    a = _along("fft", a, axis, n)
    a = _complex(a)
    return _pallasd.bind("fft", (a,), (a.dtype, a.shape, False), fft_lengths=(a.shape[-1],), fft_type=FftType.FFT)


@jit(static_argnames=("n", "axis", "norm"))
def ifft(a, n=None, axis=-1, norm=None):
    a = _along("ifft", a, axis, n)
    a = _complex(a)
    return _pallasd.bind("fft", (a,), (a.dtype, a.shape, False), fft_lengths=(a.shape[-1],), fft_type=FftType.IFFT)


@jit(static_argnames=("n", "axis", "norm"))
def rfft(a, n=None, axis=-1, norm=None):
    a = _along("rfft", a, axis, n)
    a = a if _pallasd.kind(a.dtype) == "f" else lax.convert_element_type(a, "float32")
    out = (*a.shape[:-1], a.shape[-1] // 2 + 1)
    return _pallasd.bind("fft", (a,), ("complex64", out, False), fft_lengths=(a.shape[-1],), fft_type=FftType.RFFT)
