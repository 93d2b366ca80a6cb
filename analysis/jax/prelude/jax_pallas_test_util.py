# module: jax._src.pallas.pallas_test_util
# The base classes of JAX's own Pallas tests.
from jax._src import test_util as jtu
from jax.experimental import pallas as pl


class PallasTest(jtu.JaxTestCase):
    INTERPRET = False

    @classmethod
    def pallas_call(cls, *args, **kwargs):
        return pl.pallas_call(*args, interpret=cls.INTERPRET, **kwargs)


class PallasTPUTest(PallasTest):
    pass
