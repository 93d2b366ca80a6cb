# module: jax.extend.random
# Generators by the names that libraries use.
from jax._src.random.prng import PRNGImpl, register_prng


def define_prng_impl(*, key_shape, seed, split, random_bits, fold_in, name="<unnamed>", tag="?"):
    return PRNGImpl(key_shape, seed, split, random_bits, fold_in, name, tag)
