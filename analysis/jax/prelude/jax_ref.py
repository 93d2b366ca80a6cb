# module: jax.ref
# Refs that programs make, read and write outside kernels.
from jax import empty_ref, free_ref, freeze, new_ref


def get(ref, idx=None):
    return ref[...] if idx is None else ref[idx]


def set(ref, idx, value):
    ref[... if idx is None else idx] = value


def swap(ref, idx, value):
    idx = ... if idx is None else idx
    before = ref[idx]
    ref[idx] = value
    return before


def addupdate(ref, idx, value):
    ref[... if idx is None else idx] += value
