# module: jax.numpy.linalg
# Norms and the decomposition of Cholesky; others are not modelled.
import _pallasd
import jax.numpy as jnp
from jax import jit, lax


@jit(static_argnames=("ord", "axis", "keepdims"))
def norm(x, ord=None, axis=None, keepdims=False):
    x, = _pallasd.promote_inexact("jnp.linalg.norm", x)
    if ord is None and axis is None:
        return jnp.sqrt(jnp.sum(x * x, keepdims=keepdims))
    axes = _pallasd.axes(axis, x.ndim)
    if len(axes) == 1:
        return _norm_of_vectors(x, 2 if ord is None else ord, axes[0], keepdims)
    if ord is None or ord == "fro" or ord == "f":
        return jnp.sqrt(jnp.sum(x * x, axis=axis, keepdims=keepdims))
    return _pallasd.unknown("jnp.linalg.norm of matrices with ord")


def _norm_of_vectors(x, ord, axis, keepdims):
    if ord != 2 and jax_release < (0, 12):
        return _pallasd.unknown("jnp.linalg.norm with ord")
    if ord == 2:
        return jnp.sqrt(jnp.sum(x * x, axis=axis, keepdims=keepdims))
    if ord == 1:
        return jnp.sum(jnp.abs(x), axis=axis, keepdims=keepdims)
    if ord == float("inf"):
        return jnp.max(jnp.abs(x), axis=axis, keepdims=keepdims, initial=0)
    if ord == float("-inf"):
        return jnp.min(jnp.abs(x), axis=axis, keepdims=keepdims)
    return _pallasd.unknown("jnp.linalg.norm with ord")


@jit(static_argnames=("n",))
def matrix_power(a, n):
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.linalg.matrix_power")
    a, = _pallasd.promote_inexact("jnp.linalg.matrix_power", a)
    if a.ndim < 2 or a.shape[-1] != a.shape[-2] or not 1 <= n <= 3:
        return _pallasd.unknown("jnp.linalg.matrix_power of these arguments")
    return a if n == 1 else a @ a if n == 2 else (a @ a) @ a


def _in_kernel_only(name, primitive):
    """A decomposition that no core has: in a kernel its first equation is refused, elsewhere nothing is followed."""
    def function(a, *args, **kwargs):
        a, = _pallasd.promote_inexact("jnp.linalg." + name, a)
        if not _pallasd.in_kernel():
            return _pallasd.unknown("jnp.linalg." + name)
        return _pallasd.bind(primitive, (a,), (a.dtype, a.shape, False))
    function.__name__ = name
    return function


qr = _in_kernel_only("qr", "qr")
svd = _in_kernel_only("svd", "svd")
inv = _in_kernel_only("inv", "lu")
det = _in_kernel_only("det", "lu")
solve = _in_kernel_only("solve", "lu")


@jit(static_argnames=("upper", "symmetrize_input"))
def cholesky(a, *, upper=False, symmetrize_input=True):
    a, = _pallasd.promote_inexact("jnp.linalg.cholesky", a)
    if a.ndim < 2 or a.shape[-1] != a.shape[-2]:
        _pallasd.refuse("ValueError", "operand-mismatch", f"jnp.linalg.cholesky takes square matrices, got {a.shape}")
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
