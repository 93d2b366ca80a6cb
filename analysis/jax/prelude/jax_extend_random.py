# module: jax.extend.random
# Generators by the names that libraries use.
import _pallasd
import jax.numpy as jnp
from jax import lax
from jax._src.random.prng import PRNGImpl, register_prng
from jax._src.random.threefry2x32 import threefry2x32_p


def define_prng_impl(*, key_shape, seed, split, random_bits, fold_in, name="<unnamed>", tag="?"):
    return PRNGImpl(key_shape, seed, split, random_bits, fold_in, name, tag)


def threefry_2x32(keypair, count):
    key1, key2 = keypair
    given = [_pallasd.dtype(x) for x in (key1, key2, count)]
    if any(dtype.name != "uint32" for dtype in given):
        raise TypeError(f"threefry_2x32 hashes uint32 words, not {given}")
    flat = count.ravel()
    odd = flat.shape[0] % 2
    halves = jnp.split(jnp.concatenate([flat, jnp.uint32([0])]) if odd else flat, 2)
    bits = jnp.concatenate(threefry2x32_p.bind(key1, key2, *halves))
    return lax.reshape(bits[:-1] if odd else bits, count.shape)
