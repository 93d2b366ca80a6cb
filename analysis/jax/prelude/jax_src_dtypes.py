# module: jax._src.dtypes
import jax.numpy as _jnp


def itemsize_bits(dtype):
    dtype = _jnp.dtype(dtype)
    if dtype.kind == "b":
        return 8
    return _jnp.iinfo(dtype).bits if _jnp.issubdtype(dtype, _jnp.integer) else _jnp.finfo(dtype).bits
