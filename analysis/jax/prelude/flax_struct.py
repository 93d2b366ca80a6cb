# module: flax.struct
# Dataclasses that are pytrees.
import dataclasses
import functools

import jax


def field(pytree_node=True, *, metadata=None, **kwargs):
    return dataclasses.field(metadata={**(metadata or {}), "pytree_node": pytree_node}, **kwargs)


def _replace(self, **changes):
    return dataclasses.replace(self, **changes)


def dataclass(clz=None, **kwargs):
    if clz is None:
        return functools.partial(dataclass, **kwargs)
    if "_flax_dataclass" in vars(clz):
        return clz
    kwargs.setdefault("frozen", True)
    made = dataclasses.dataclass(**kwargs)(clz)
    data, meta = [], []
    for one in dataclasses.fields(made):
        (data if one.metadata.get("pytree_node", True) else meta).append(one.name)
    made.replace = _replace
    jax.tree_util.register_dataclass(made, data, meta)
    made._flax_dataclass = True
    return made


class PyTreeNode:
    def __init_subclass__(cls, **kwargs):
        dataclass(cls, **kwargs)
