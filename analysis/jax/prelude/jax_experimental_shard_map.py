# module: jax.experimental.shard_map
# The older door to jax.shard_map.
import jax


def shard_map(f, mesh, in_specs, out_specs, check_rep=True, auto=frozenset()):
    return jax.shard_map(f, mesh=mesh, in_specs=in_specs, out_specs=out_specs, check_vma=check_rep)
