# module: einshape
# Patterns such as "b(hd)->bhd", one letter an axis.
import jax.numpy as jnp

import einops


def _spaced(side):
    return " ".join(side).replace(". . .", "...")


def jax_einshape(equation, value, **index_sizes):
    left, right = equation.replace(" ", "").split("->")
    return einops.repeat(value, f"{_spaced(left)} -> {_spaced(right)}", **index_sizes)


def numpy_einshape(equation, value, **index_sizes):
    return jax_einshape(equation, jnp.asarray(value), **index_sizes)
