# module: chex
# Dataclasses that are pytrees, names for annotations, and assertions, which a program that runs meets.
import dataclasses as _dataclasses
import functools as _functools
from typing import Any

import jax
import numpy as _np

Array = ArrayBatched = ArrayDevice = ArraySharded = jax.Array
ArrayNumpy = _np.ndarray
ArrayTree = ArrayDeviceTree = ArrayNumpyTree = Scalar = Numeric = PRNGKey = Shape = ArrayDType = PyTreeDef = Device = Any


def _replace(self, **changes):
    return _dataclasses.replace(self, **changes)


def dataclass(cls=None, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, kw_only=False,
              mappable_dataclass=True, restricted_inheritance=True):
    options = dict(init=init, repr=repr, eq=eq, order=order, unsafe_hash=unsafe_hash, frozen=frozen, kw_only=kw_only)
    if cls is None:
        return _functools.partial(dataclass, **options)
    made = _dataclasses.dataclass(**options)(cls)
    names = sorted(one.name for one in _dataclasses.fields(made))
    made.replace = _replace
    made.to_tuple = lambda self: tuple(getattr(self, one.name) for one in _dataclasses.fields(self))
    made.__getitem__ = lambda self, name: getattr(self, name)
    jax.tree_util.register_dataclass(made, names, [])
    return made


def _passes(*args, **kwargs):
    return None


assert_shape = assert_rank = assert_type = assert_equal_shape = assert_equal_rank = assert_equal = _passes
assert_axis_dimension = assert_axis_dimension_gt = assert_axis_dimension_gteq = assert_axis_dimension_lt = _passes
assert_is_divisible = assert_is_broadcastable = assert_not_none = assert_exactly_one_is_none = assert_scalar = _passes
assert_equal_shape_prefix = assert_equal_shape_suffix = assert_equal_size = assert_size = assert_scalar_positive = _passes
assert_scalar_in = assert_scalar_non_negative = assert_scalar_negative = assert_not_both_none = assert_tpu_available = _passes
assert_tree_all_finite = assert_tree_shape_prefix = assert_tree_shape_suffix = assert_tree_has_only_ndarrays = _passes
assert_trees_all_close = assert_trees_all_equal = assert_trees_all_equal_shapes = assert_max_traces = _passes
assert_trees_all_equal_dtypes = assert_trees_all_equal_shapes_and_dtypes = assert_trees_all_equal_structs = _passes
assert_numerical_grads = assert_devices_available = assert_gpu_available = assert_equal_dtypes = _passes


def chexify(fn=None, **kwargs):
    return (lambda fn: fn) if fn is None else fn
