# module: jax.numpy.linalg
# Norms and the decomposition of Cholesky; others are not modelled.
import _pallasd
import jax.numpy as jnp
from jax import jit, lax


@jit(static_argnames=("ord", "axis", "keepdims"))
def norm(x, ord=None, axis=None, keepdims=False):
    x, = _pallasd.promote_inexact("jnp.linalg.norm", x)
    if ord is not None and not (ord == 2 and isinstance(axis, int)):
        return _pallasd.unknown("jnp.linalg.norm with ord")
    return jnp.sqrt(jnp.sum(x * x, axis=axis, keepdims=keepdims))


@jit(static_argnames=("upper", "symmetrize_input"))
def cholesky(a, *, upper=False, symmetrize_input=True):
    a, = _pallasd.promote_inexact("jnp.linalg.cholesky", a)
    if a.ndim < 2 or a.shape[-1] != a.shape[-2]:
        raise ValueError(f"Argument to linalg.cholesky must have shape [..., n, n], got {a.shape}.")
    if symmetrize_input:
        swapped = (*range(a.ndim - 2), a.ndim - 1, a.ndim - 2)
        a = lax.div(lax.add(a, lax.transpose(a, swapped)), _pallasd.convert(2, a.dtype))
    factor = _pallasd.bind("cholesky", (a,), (a.dtype, a.shape, False))
    mask = _pallasd.broadcast_to(jnp._triangle(a.shape[-2], a.shape[-1], 0), a.shape)
    factor = lax.select(mask, factor, lax.full_like(factor, 0))
    return factor.mT if upper else factor


def _matmul(x1, x2, *, precision=None, preferred_element_type=None):
    return jnp.matmul(x1, x2, precision=precision, preferred_element_type=preferred_element_type)


matmul = _matmul


def matrix_transpose(x):
    return jnp.matrix_transpose(x)


def outer(x1, x2):
    return jnp.outer(x1, x2)


def tensordot(x1, x2, *, axes=2, precision=None, preferred_element_type=None):
    return jnp.tensordot(x1, x2, axes=axes, precision=precision, preferred_element_type=preferred_element_type)


def diagonal(x, *, offset=0):
    return jnp.diagonal(x, offset=offset, axis1=-2, axis2=-1)


def vecdot(x1, x2, *, axis=-1, precision=None, preferred_element_type=None):
    return jnp.vecdot(x1, x2, axis=axis, precision=precision, preferred_element_type=preferred_element_type)
