# module: jax._src.random.threefry2x32
# The hash of counters and its keys. What is made of keys outside kernels is known by shape.
import _pallasd
import jax.numpy as jnp


class _Hash:
    """The primitive threefry2x32."""

    name = "threefry2x32"
    multiple_results = True

    def bind(self, key1, key2, count1, count2):
        shape = jnp.broadcast_shapes(*[_pallasd.shape(x) for x in (key1, key2, count1, count2)])
        word = ("uint32", shape, False)
        return _pallasd.bind("threefry2x32", (key1, key2, count1, count2), [word, word])


threefry2x32_p = _Hash()


def threefry_seed(seed):
    return _pallasd.opaque("threefry_seed", [seed], [("uint32", (2,))])[0]


def threefry_split(key, shape):
    return _pallasd.opaque("threefry_split", [key], [("uint32", (*shape, 2))])[0]


def threefry_fold_in(key, data):
    return _pallasd.opaque("threefry_fold_in", [key, data], [("uint32", (2,))])[0]


def threefry_random_bits(key, bit_width, shape):
    return _pallasd.opaque("threefry_random_bits", [key], [(f"uint{bit_width}", shape)])[0]
