"""Two cores write the same row of the output without a barrier between them."""
import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu


@pl.kernel(
    out_type=jax.ShapeDtypeStruct((8, 128), jnp.int32),
    mesh=pltpu.TensorCoreMesh(axis_name="core", num_cores=2),
    scratch_types=dict(buffer=pltpu.VMEM((8, 128), jnp.int32)),
)
def fill(out, buffer):
    buffer[...] = jnp.full((8, 128), jax.lax.axis_index("core"), jnp.int32)
    pltpu.sync_copy(buffer, out)


print(fill()[0, 0])
