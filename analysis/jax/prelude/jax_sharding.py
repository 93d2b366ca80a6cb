# module: jax.sharding
# jax.sharding: descriptions that a program makes; what they do to a trace is not modelled.
import collections
import dataclasses
import enum

import numpy as np

import _pallasd


class AxisType(enum.Enum):
    Auto = enum.auto()
    Explicit = enum.auto()
    Manual = enum.auto()


@dataclasses.dataclass(frozen=True)
class ManualAxisType:
    varying: frozenset = frozenset()
    unreduced: frozenset = frozenset()
    reduced: frozenset = frozenset()


class Sharding:
    """What all descriptions of a placement are."""


class PartitionSpec:
    UNCONSTRAINED = _pallasd.unknown("jax.sharding.PartitionSpec.UNCONSTRAINED")

    def __init__(self, *partitions, unreduced=frozenset(), reduced=frozenset()):
        self.partitions = partitions
        self.unreduced, self.reduced = frozenset(unreduced), frozenset(reduced)

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

    def __repr__(self):
        return f"P{self.partitions!r}" if len(self.partitions) != 1 else f"P({self.partitions[0]!r})"


class NamedSharding(Sharding):
    def __init__(self, mesh, spec, memory_kind=None):
        self.mesh, self.spec, self.memory_kind = mesh, spec, memory_kind


class SingleDeviceSharding(Sharding):
    def __init__(self, device, memory_kind=None):
        self.device, self.memory_kind = device, memory_kind


# Meshes that programs made current, the innermost last; None where there is none.
_current = []


class _AnyMesh:
    def _describe(self, axis_sizes, axis_names, axis_types):
        self.axis_names = (axis_names,) if isinstance(axis_names, str) else tuple(axis_names)
        self.axis_sizes = tuple(axis_sizes)
        self.shape = collections.OrderedDict(zip(self.axis_names, self.axis_sizes))
        self.shape_tuple = tuple(self.shape.items())
        self.size = 1
        for size in self.axis_sizes:
            self.size *= size
        self.axis_types = (axis_types,) * len(self.axis_names) if isinstance(axis_types, AxisType) else axis_types
        self.empty = not self.axis_names

    def _axes_of(self, wanted):
        return tuple(n for n, kind in zip(self.axis_names, self.axis_types) if kind is wanted)

    def _all_are(self, *wanted):
        return not self.empty and all(kind in wanted for kind in self.axis_types)

    def _any_is(self, *wanted):
        return any(kind in wanted for kind in self.axis_types)

    manual_axes = property(lambda self: self._axes_of(AxisType.Manual))
    explicit_axes = property(lambda self: self._axes_of(AxisType.Explicit))
    auto_axes = property(lambda self: self._axes_of(AxisType.Auto))
    are_all_axes_manual = property(lambda self: self._all_are(AxisType.Manual))
    are_all_axes_explicit = property(lambda self: self._all_are(AxisType.Explicit))
    are_all_axes_auto = property(lambda self: self._all_are(AxisType.Auto))
    are_all_axes_explicit_or_manual = property(lambda self: self._all_are(AxisType.Explicit, AxisType.Manual))
    _are_all_axes_auto_or_manual = property(lambda self: self._all_are(AxisType.Auto, AxisType.Manual))
    _any_axis_manual = property(lambda self: self._any_is(AxisType.Manual))
    _any_axis_explicit = property(lambda self: self._any_is(AxisType.Explicit))
    _any_axis_auto = property(lambda self: self._any_is(AxisType.Auto))
    _any_axis_auto_or_manual = property(lambda self: self._any_is(AxisType.Auto, AxisType.Manual))
    is_multi_process = False

    def __eq__(self, other):
        return type(self) is type(other) and self._key() == other._key()

    def __hash__(self):
        return hash(self._key())

    def _key(self):
        return (self.shape_tuple, self.axis_types)

    def __enter__(self):
        _current.append(self)
        return self

    def __exit__(self, *failure):
        _current.pop()


class AbstractMesh(_AnyMesh):
    def __init__(self, axis_sizes, axis_names, axis_types=None, *, abstract_device=None):
        count = 1 if isinstance(axis_names, str) else len(axis_names)
        default = AxisType.Auto if jax_release < (0, 12) else AxisType.Explicit
        self._describe(axis_sizes, axis_names, (default,) * count if axis_types is None else axis_types)
        self.abstract_device = abstract_device

    @property
    def abstract_mesh(self):
        return self

    def update(self, axis_sizes=None, axis_names=None, axis_types=None, **kwargs):
        return AbstractMesh(self.axis_sizes if axis_sizes is None else axis_sizes,
                            self.axis_names if axis_names is None else axis_names,
                            self.axis_types if axis_types is None else axis_types,
                            abstract_device=kwargs.get("abstract_device", self.abstract_device))


@dataclasses.dataclass(frozen=True)
class AbstractDevice:
    device_kind: str
    num_cores: int | None = None
    platform: str | None = None


class Mesh(_AnyMesh):
    def __init__(self, devices, axis_names, axis_types=None):
        self.devices = np.array(devices) if isinstance(devices, (list, tuple)) else devices
        names = (axis_names,) if isinstance(axis_names, str) else tuple(axis_names)
        self._describe(self.devices.shape, names, (AxisType.Auto,) * len(names) if axis_types is None else axis_types)

    @property
    def abstract_mesh(self):
        return AbstractMesh(self.axis_sizes, self.axis_names, self.axis_types)

    @property
    def local_mesh(self):
        return self


_EMPTY = AbstractMesh((), ())


def get_mesh():
    return _current[-1] if _current else Mesh(np.array([]).reshape((0,)), ())


def get_abstract_mesh():
    return _current[-1].abstract_mesh if _current and _current[-1] is not None else _EMPTY


class set_mesh:
    """The mesh is current from here on, or while the object's context is open."""

    def __init__(self, mesh):
        _current.append(mesh)

    def __enter__(self):
        return _current[-1]

    def __exit__(self, *failure):
        _current.pop()


use_mesh = set_mesh


class use_abstract_mesh:
    def __init__(self, mesh):
        self.mesh = mesh

    def __enter__(self):
        _current.append(self.mesh)
        return self.mesh

    def __exit__(self, *failure):
        _current.pop()


def reshard(xs, out_shardings):
    return xs
