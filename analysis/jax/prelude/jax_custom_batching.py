# module: jax.custom_batching
# Functions with a rule of their own under vmap. Where nothing is mapped they are what they wrap.
import functools

import _pallasd
import jax


class custom_vmap:
    def __init__(self, fun):
        self.fun = fun
        self.vmap_rule = None
        functools.update_wrapper(self, fun)

    def def_vmap(self, vmap_rule):
        self.vmap_rule = vmap_rule
        return vmap_rule

    def __call__(self, *args, **kwargs):
        if jax._mapped:
            return _pallasd.unknown("a function with a vmap rule of its own under vmap")
        return self.fun(*args, **kwargs)


def sequential_vmap(f):
    return custom_vmap(f)
