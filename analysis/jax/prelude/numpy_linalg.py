# module: jax.numpy.linalg
# Norms; decompositions are not modelled.
import _pallasd
import jax.numpy as jnp
from jax import jit


@jit(static_argnames=("ord", "axis", "keepdims"))
def norm(x, ord=None, axis=None, keepdims=False):
    x, = _pallasd.promote_inexact("jnp.linalg.norm", x)
    if ord is not None and not (ord == 2 and isinstance(axis, int)):
        return _pallasd.unknown("jnp.linalg.norm with ord")
    return jnp.sqrt(jnp.sum(x * x, axis=axis, keepdims=keepdims))
