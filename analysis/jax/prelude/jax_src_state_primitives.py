# module: jax._src.state.primitives
# Where jax.ref has its functions from.
from jax.ref import addupdate as ref_addupdate, get as ref_get, set as ref_set, swap as ref_swap
