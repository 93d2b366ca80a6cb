# module: jax._src.random.prng
# Generators that libraries register under a name.
from typing import Callable, NamedTuple


class PRNGImpl(NamedTuple):
    key_shape: tuple
    seed: Callable
    split: Callable
    random_bits: Callable
    fold_in: Callable
    name: str = "<unnamed>"
    tag: str = "?"


prngs = {}


def register_prng(impl):
    if impl.name in prngs:
        raise ValueError(f"PRNG with name {impl.name} already registered: {impl}")
    prngs[impl.name] = impl
