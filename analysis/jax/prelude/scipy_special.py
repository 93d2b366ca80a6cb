# module: jax.scipy.special
# Special functions.
import _pallasd
from jax import lax, nn


def logsumexp(a, axis=None, b=None, keepdims=False, return_sign=False, where=None):
    return nn.logsumexp(a, axis=axis, b=b, keepdims=keepdims, return_sign=return_sign, where=where)


def erf(x):
    return lax.erf(*_pallasd.promote_inexact("erf", x))


def erfc(x):
    return lax.erfc(*_pallasd.promote_inexact("erfc", x))


def erfinv(x):
    return lax.erf_inv(*_pallasd.promote_inexact("erfinv", x))


def expit(x):
    return lax.logistic(*_pallasd.promote_inexact("expit", x))


def _logit(x):
    x, = _pallasd.promote_inexact("logit", x)
    return lax.log(lax.div(x, lax.sub(_pallasd.const_like(x, 1), x)))


def logit(x):
    return _pallasd.custom_call("custom_jvp_call", _logit, (x,), {}, ())


def _xlogy(x, y):
    there = lax.bitwise_or(lax.ne(x, _pallasd.const_like(x, 0)), lax.ne(y, y))
    from jax import numpy as jnp
    return jnp.where(there, lax.mul(x, lax.log(y)), jnp.zeros_like(x))


def xlogy(x, y):
    if jax_release < (0, 12):
        return _pallasd.unknown("jax.scipy.special.xlogy")
    return _pallasd.custom_call("custom_jvp_call", _xlogy, _pallasd.promote_inexact("xlogy", x, y), {}, ())


def _xlogx(x):
    return xlogy(x, x)


def entr(x):
    if jax_release < (0, 12):
        return _pallasd.unknown("jax.scipy.special.entr")
    x, = _pallasd.promote_inexact("entr", x)
    negative = lax.lt(x, _pallasd.const_like(x, 0))
    least = lax.full_like(x, float("-inf"))
    return lax.select(negative, least, lax.neg(_pallasd.custom_call("custom_jvp_call", _xlogx, (x,), {}, ())))


def gammaln(x):
    return lax.lgamma(*_pallasd.promote_inexact("gammaln", x))


def digamma(x):
    return lax.digamma(*_pallasd.promote_inexact("digamma", x))


def softmax(x, axis=None):
    return nn.softmax(x, axis=axis)
