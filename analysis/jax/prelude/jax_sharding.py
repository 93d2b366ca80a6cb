# module: jax.sharding
# jax.sharding: descriptions that a program makes; what they do to a trace is not modelled.
import numpy as np

import _pallasd


class PartitionSpec:
    def __init__(self, *partitions):
        self.partitions = partitions

    def __iter__(self):
        return iter(self.partitions)

    def __len__(self):
        return len(self.partitions)

    def __getitem__(self, index):
        return self.partitions[index]

    def __eq__(self, other):
        return isinstance(other, PartitionSpec) and self.partitions == other.partitions

    def __hash__(self):
        return hash(self.partitions)


class NamedSharding:
    def __init__(self, mesh, spec, memory_kind=None):
        self.mesh, self.spec, self.memory_kind = mesh, spec, memory_kind


class SingleDeviceSharding:
    def __init__(self, device, memory_kind=None):
        self.device, self.memory_kind = device, memory_kind


class Mesh:
    def __init__(self, devices, axis_names, axis_types=None):
        self.devices = np.array(devices) if isinstance(devices, (list, tuple)) else devices
        self.axis_names = (axis_names,) if isinstance(axis_names, str) else tuple(axis_names)
        self.axis_sizes = tuple(self.devices.shape)
        self.shape = dict(zip(self.axis_names, self.axis_sizes))
        self.size = self.devices.size
        self.axis_types = axis_types
        self.empty = self.size == 0

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        pass
