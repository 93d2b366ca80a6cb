# module: jax.ref
# Refs that programs make, read and write outside kernels.
from jax import Ref, empty_ref, free_ref, freeze, new_ref


def get(ref, idx=None):
    return ref[...] if idx is None else ref[idx]


def set(ref, idx, value):
    ref[... if idx is None else idx] = value


def swap(ref, idx, value):
    return ref.swap(value, ... if idx is None else idx)


def addupdate(ref, idx, value):
    ref.addupdate(value, ... if idx is None else idx)
