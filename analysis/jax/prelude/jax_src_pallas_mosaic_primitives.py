# module: jax._src.pallas.mosaic.primitives
# Keys of the chip's generator as the scalars that they consist of.
import _pallasd


def unwrap_pallas_seed(seed):
    return tuple(_pallasd.bind("prng_split", (seed,), [("uint32", (), False)] * 2))
