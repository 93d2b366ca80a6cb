"""Paths of pytrees decide what a kernel does: keys of dicts, sequences, named tuples and dataclasses."""
import collections
import dataclasses

import jax
import jax.numpy as jnp
from jax import tree_util
from jax.experimental import pallas as pl

Pair = collections.namedtuple("Pair", "left right")


@tree_util.register_dataclass
@dataclasses.dataclass
class Group:
    scale: object
    pair: Pair


@tree_util.register_pytree_node_class
class Bare:
    def __init__(self, x):
        self.x = x

    def tree_flatten(self):
        return (self.x,), None

    @classmethod
    def tree_unflatten(cls, aux, children):
        return cls(*children)


def length(path):
    return len(tree_util.keystr(path)) + 100 * len(tree_util.keystr(path, simple=True, separator="/"))


def kernel(*refs, tree):
    *ins, o = refs
    total = jnp.zeros(o.shape, o.dtype)
    for path, ref in tree_util.tree_leaves_with_path(tree_util.tree_unflatten(tree, ins)):
        names = [getattr(key, "name", getattr(key, "key", getattr(key, "idx", None))) for key in path]
        factor = 3.0 if "left" in names else 2.0 if 1 in names else 1.0
        total += ref[...] * factor + length(path)
    o[...] = total


def halves(o_ref, a_ref):
    def half(path, ref):
        return ref[...] * (0.5 if path[0] == tree_util.DictKey("a") else 0.25)

    o_ref[...] = tree_util.tree_map_with_path(half, {"a": a_ref, "b": a_ref})["a"]


if __name__ == "__main__":
    x = jnp.ones((8, 128))
    values = {"group": Group(x, Pair(x, x)), "list": [x, (x,)], "bare": Bare(x)}
    leaves, tree = tree_util.tree_flatten(values)
    pl.pallas_call(lambda *refs: kernel(*refs, tree=tree), out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype),
                   name="by_path")(*leaves)
    pl.pallas_call(lambda a, o: halves(o, a), out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype), name="halves")(x)
