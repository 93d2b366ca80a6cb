"""Three kernels in the manner of the TPU quickstart, each compared with numpy."""
import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

@pl.kernel(
    out_type=jax.ShapeDtypeStruct((128,), jnp.float32),
    mesh=pltpu.TensorCoreMesh(axis_name='core'),
    scratch_types=dict(o_vmem=pltpu.VMEM((128,), jnp.float32)),
)
def fill_42(o_ref, o_vmem):
  o_vmem[...] = jnp.full_like(o_vmem, 42.0)
  pltpu.sync_copy(o_vmem, o_ref)

result = fill_42()
np.testing.assert_array_equal(result, np.full(128, 42.0, np.float32))
print("fill_42", result[:3])

def iota():
  tpu_info = pltpu.get_tpu_info()
  @pl.kernel(
      out_type=jax.ShapeDtypeStruct((128 * tpu_info.num_cores,), jnp.int32),
      mesh=pltpu.TensorCoreMesh(axis_name='core'),
      scratch_types=dict(o_vmem=pltpu.VMEM((128,), jnp.int32)),
  )
  def kernel(o_ref, o_vmem):
    i = jax.lax.axis_index('core')
    o_vmem[...] = jnp.arange(128, dtype=jnp.int32) + i * 128
    pltpu.sync_copy(o_vmem, o_ref.at[pl.ds(i * 128, 128)])
  return kernel()

result = iota()
np.testing.assert_array_equal(result, np.arange(result.size, dtype=np.int32))
print("iota", result[-3:])

def add_matrices_pipelined(x, y):
  @pl.kernel(
      out_type=jax.ShapeDtypeStruct.like(x),
      mesh=pltpu.TensorCoreMesh(axis_name='core'),
  )
  def kernel(x_hbm, y_hbm, o_hbm):
    def add_body(x_vmem, y_vmem, o_vmem):
      o_vmem[...] = x_vmem[...] + y_vmem[...]
    pltpu.emit_pipeline(
        add_body,
        grid=(x_hbm.shape[0] // 128, x_hbm.shape[1] // 128),
        in_specs=[
            pl.BlockSpec((128, 128), lambda i, j: (i, j)),
            pl.BlockSpec((128, 128), lambda i, j: (i, j)),
        ],
        out_specs=pl.BlockSpec((128, 128), lambda i, j: (i, j)),
        core_axis_name='core',
        dimension_semantics=(pltpu.PARALLEL, pltpu.ARBITRARY),
    )(x_hbm, y_hbm, o_hbm)
  return kernel(x, y)

x = 2 * jnp.ones((256, 256))
y = 3 * jnp.ones((256, 256))
z = add_matrices_pipelined(x, y)
np.testing.assert_array_equal(z, np.full((256, 256), 5.0, np.float32))
print("add", z[0, :3])
