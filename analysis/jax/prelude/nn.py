# module: jax.nn
# Activations and normalisations.
import numpy as _np

import _pallasd
import jax.numpy as jnp
from jax import jit, lax


def _custom(fun):
    """custom_jvp: its primal is an equation of its own."""
    def call(*args):
        return _pallasd.custom_call("custom_jvp_call", fun, args, {}, ())
    call.__name__ = fun.__name__
    return call


@jit
def identity(x):
    return _pallasd.as_array(x)


@_custom
@jit
def relu(x):
    return jnp.maximum(x, 0)


@_custom
@jit
def relu6(x):
    return jnp.minimum(jnp.maximum(x, 0), 6.0)


@jit
def softplus(x):
    return jnp.logaddexp(x, 0)


@jit
def squareplus(x, b=4):
    _pallasd.check_arraylike("squareplus", x, b)
    return (x + jnp.sqrt(jnp.square(x) + b)) / 2


@jit
def soft_sign(x):
    _pallasd.check_arraylike("soft_sign", x)
    return x / (jnp.abs(x) + 1)


def sigmoid(x):
    return lax.logistic(_pallasd.as_array(x))


@jit
def sparse_plus(x):
    return jnp.where(x <= -1.0, 0.0, jnp.where(x >= 1.0, x, (x + 1.0) ** 2 / 4))


@jit
def sparse_sigmoid(x):
    return 0.5 * jnp.clip(x + 1.0, 0.0, 2.0)


@jit
def silu(x):
    _pallasd.check_arraylike("silu", x)
    return x * sigmoid(x)


swish = silu


@jit
def mish(x):
    _pallasd.check_arraylike("mish", x)
    return x * jnp.tanh(softplus(x))


@jit
def log_sigmoid(x):
    _pallasd.check_arraylike("log_sigmoid", x)
    return -softplus(-x)


@jit
def elu(x, alpha=1.0):
    _pallasd.check_arraylike("elu", x)
    return jnp.where(x > 0, x, alpha * jnp.expm1(jnp.where(x > 0, 0.0, x)))


@jit
def leaky_relu(x, negative_slope=1e-2):
    _pallasd.check_arraylike("leaky_relu", x)
    return jnp.where(x >= 0, x, negative_slope * x)


@jit
def hard_tanh(x):
    _pallasd.check_arraylike("hard_tanh", x)
    return jnp.where(x > 1, 1, jnp.where(x < -1, -1, x))


@jit
def celu(x, alpha=1.0):
    return jnp.maximum(x, 0.0) + alpha * jnp.expm1(jnp.minimum(x, 0.0) / alpha)


@jit
def selu(x):
    return 1.0507009873554804934193349852946 * elu(x, 1.6732632423543772848170429916717)


def gelu(x, approximate=True):
    x, = _pallasd.promote_inexact("gelu", x)
    if approximate:
        scale = _np.sqrt(2 / _np.pi).astype(x.dtype)
        return x * (0.5 * (1.0 + jnp.tanh(scale * (x + 0.044715 * (x ** 3)))))
    half_root = _np.sqrt(0.5).astype(x.dtype)
    return jnp.array(0.5 * x * lax.erfc(-x * half_root), dtype=x.dtype)


@jit(static_argnames=("axis",))
def glu(x, axis=-1):
    _pallasd.check_arraylike("glu", x)
    if x.shape[axis] % 2 != 0:
        _pallasd.refuse("AssertionError", "operand-mismatch", "the axis is not an even number of elements")
    left, right = jnp.split(x, 2, axis)
    return left * sigmoid(right)


@jit
def hard_sigmoid(x):
    return relu6(x + 3.0) / 6.0


@jit
def hard_silu(x):
    _pallasd.check_arraylike("hard_silu", x)
    return x * hard_sigmoid(x)


hard_swish = hard_silu


def tanh(x):
    return jnp.tanh(x)


def logsumexp(a, axis=None, b=None, keepdims=False, return_sign=False, where=None):
    if b is not None or where is not None:
        return _pallasd.unknown("logsumexp with `b` or `where`")
    a, = _pallasd.promote_inexact("logsumexp", a)
    axes = _pallasd.axes(axis, a.ndim)
    largest = jnp.max(a, axis=axes, keepdims=keepdims, initial=-jnp.inf)
    largest = lax.stop_gradient(lax.select(jnp.isfinite(largest), largest, lax.full_like(largest, 0)))
    spread = largest if keepdims else lax.expand_dims(largest, axes)
    total = jnp.sum(lax.exp(lax.sub(a, spread)), axis=axes, keepdims=keepdims)
    sign = lax.sign(total)
    out = lax.add(lax.log(lax.abs(total)), largest)
    return (out, sign) if return_sign else out


@jit(static_argnames=("axis",))
def log_softmax(x, axis=-1, where=None):
    if where is not None:
        return _pallasd.unknown("log_softmax with `where`")
    _pallasd.check_arraylike("log_softmax", x)
    shifted = x - lax.stop_gradient(jnp.max(x, axis, initial=-jnp.inf, keepdims=True))
    return shifted - jnp.log(jnp.sum(jnp.exp(shifted), axis, keepdims=True))


def softmax(x, axis=-1, where=None):
    _pallasd.check_arraylike("softmax", x)
    largest = jnp.max(x, axis, where=where, initial=-jnp.inf, keepdims=True)
    safe = x if where is None else jnp.where(where, x, -jnp.inf)
    unnormalized = jnp.exp(safe - lax.stop_gradient(largest))
    out = unnormalized / jnp.sum(unnormalized, axis, where=where, keepdims=True)
    return out if where is None else jnp.where(where, out, 0)


@jit(static_argnames=("axis", "algorithm"))
def standardize(x, axis=-1, mean=None, variance=None, epsilon=1e-5, where=None, *, algorithm="fast"):
    if where is not None or algorithm != "fast":
        return _pallasd.unknown("standardize with `where`")
    _pallasd.check_arraylike("standardize", x)
    if mean is None:
        mean = jnp.mean(x, axis, keepdims=True)
    if variance is None:
        variance = jnp.mean(jnp.square(x), axis, keepdims=True) - jnp.square(mean)
        variance = jnp.clip(variance, 0)
    return jnp.subtract(x, _pallasd.as_array(mean)) * lax.rsqrt(variance + epsilon)


@jit(static_argnames=("num_classes", "dtype", "axis"))
def _one_hot(x, num_classes, dtype, axis):
    place = axis + x.ndim + 1 if axis < 0 else axis
    left = lax.expand_dims(x, (place,))
    shape = [1] * left.ndim
    shape[place] = num_classes
    return (left == lax.broadcasted_iota(x.dtype, tuple(shape), place)).astype(dtype)


def one_hot(x, num_classes, *, dtype=None, axis=-1, out_sharding=None):
    dtype = _pallasd.canonical_dtype(float) if dtype is None else dtype
    return _one_hot(jnp.asarray(x), num_classes=num_classes, dtype=dtype, axis=axis)


def dot_product_attention(*args, **kwargs):
    return _pallasd.unknown("jax.nn.dot_product_attention")


def _log1mexp(x):
    x, = _pallasd.promote_inexact("log1mexp", x)
    lower = lax.lt(x, _pallasd.convert(lax.log(2.0), x.dtype))
    small = lax.log(lax.neg(lax.expm1(lax.neg(x))))
    return jnp.where(lower, small, lax.log1p(lax.neg(lax.exp(lax.neg(x)))))


_log1mexp.__name__ = "log1mexp"
_jitted_log1mexp = jit(_log1mexp)


def log1mexp(x):
    return _pallasd.custom_call("custom_jvp_call", _jitted_log1mexp, (x,), {}, ())
