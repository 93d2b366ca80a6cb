# module: jax._src.shard_map
from jax import shard_map
