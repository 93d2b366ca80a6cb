# module: jax.experimental.xla_metadata
# Metadata of XLA's ops: none of it reaches a kernel.
import contextlib


def set_xla_metadata(x=None, **metadata):
    return contextlib.nullcontext() if x is None else x
