# module: jax._src.random
# The generators' internals, which kernels that draw random numbers build on.
from jax.random import *
