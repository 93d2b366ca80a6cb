# module: jax.experimental.mesh_utils
# Devices in the shape of a mesh; where each of them lies in the machine changes nothing that a kernel sees.
import jax
import numpy as np


def create_device_mesh(mesh_shape, devices=None, *, contiguous_submeshes=False, allow_split_physical_axes=False):
    count = 1
    for size in mesh_shape:
        count *= size
    found = jax.devices()[:count] if devices is None else list(devices)
    if len(found) != count:
        raise ValueError(f"Number of devices {len(found)} must equal the product of mesh_shape {tuple(mesh_shape)}")
    return np.array(found).reshape(tuple(mesh_shape))
