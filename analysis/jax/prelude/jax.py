# module: jax
# The jax module: shapes as objects, scopes, derivatives (their primal), devices, configuration.
import functools

import numpy as np

import _pallasd
import jax.numpy as jnp
from jax import debug, dtypes, errors, lax, nn, random, sharding, tree, tree_util

__version__ = _pallasd.world("release")
__version_info__ = tuple(int(part) for part in __version__.split("."))

pjit = jit


class ShapeDtypeStruct:
    def __init__(self, shape, dtype, *, sharding=None, weak_type=False, vma=None, is_ref=False):
        if dtype is None:
            raise ValueError("ShapeDtypeStruct: dtype must be specified.")
        self.shape = (shape,) if isinstance(shape, int) else tuple(shape)
        self.dtype = np.dtype(dtype)
        self.sharding = sharding
        self.weak_type = weak_type
        self.vma = vma
        self.is_ref = is_ref

    @property
    def ndim(self):
        return len(self.shape)

    @property
    def size(self):
        total = 1
        for size in self.shape:
            total *= size
        return total

    def update(self, **changes):
        fields = dict(shape=self.shape, dtype=self.dtype, sharding=self.sharding, weak_type=self.weak_type)
        fields.update(changes)
        return ShapeDtypeStruct(fields.pop("shape"), fields.pop("dtype"), **fields)

    def __len__(self):
        if not self.shape:
            raise TypeError("len() of unsized object")
        return self.shape[0]

    def __eq__(self, other):
        if not isinstance(other, ShapeDtypeStruct):
            return False
        return (self.shape, self.dtype, self.weak_type) == (other.shape, other.dtype, other.weak_type)

    def __hash__(self):
        return hash((self.shape, self.dtype, self.weak_type))

    def __repr__(self):
        return f"ShapeDtypeStruct(shape={self.shape}, dtype={self.dtype.name})"


class named_scope:
    def __init__(self, name):
        if not isinstance(name, str):
            raise TypeError(f"named_scope name argument must be a string, got {name}")
        self.name = name

    def __enter__(self):
        _pallasd.push_scope(self.name)

    def __exit__(self, *failure):
        _pallasd.pop_scope()

    def __call__(self, fun):
        @functools.wraps(fun)
        def scoped(*args, **kwargs):
            with self:
                return fun(*args, **kwargs)
        return scoped


def named_call(fun, *, name=None):
    label = fun.__name__ if name is None else name

    @functools.wraps(fun)
    def scoped(*args, **kwargs):
        with named_scope(label):
            return fun(*args, **kwargs)
    return scoped


class _CustomDerivative:
    primitive = None

    def __init__(self, fun, nondiff_argnums=(), nondiff_argnames=()):
        self.fun = fun
        self.nondiff_argnums = nondiff_argnums
        self.__name__ = getattr(fun, "__name__", "<unnamed function>")
        self.__wrapped__ = fun
        self.rule = None

    def __call__(self, *args, **kwargs):
        if self.rule is None:
            raise AttributeError(f"No derivative defined for function {self.__name__}.")
        return _pallasd.custom_call(self.primitive, self.fun, args, kwargs, self.nondiff_argnums)


class custom_jvp(_CustomDerivative):
    primitive = "custom_jvp_call"

    def defjvp(self, jvp, symbolic_zeros=False):
        self.rule = jvp
        return jvp

    def defjvps(self, *jvps):
        self.rule = jvps


class custom_vjp(_CustomDerivative):
    primitive = "custom_vjp_call"

    def defvjp(self, fwd, bwd, symbolic_zeros=False, optimize_remat=False):
        self.rule = (fwd, bwd)


def checkpoint(fun, *, prevent_cse=True, policy=None, static_argnums=(), static_argnames=()):
    @functools.wraps(fun)
    def rematerialised(*args, **kwargs):
        return _pallasd.checkpoint_call(fun, args, kwargs, static_argnums, policy, prevent_cse)
    return rematerialised


remat = checkpoint


class checkpoint_policies:
    @staticmethod
    def everything_saveable(*args, **kwargs):
        return True

    @staticmethod
    def nothing_saveable(*args, **kwargs):
        return False

    @staticmethod
    def dots_saveable(*args, **kwargs):
        return False

    @staticmethod
    def dots_with_no_batch_dims_saveable(*args, **kwargs):
        return False

    checkpoint_dots = dots_saveable

    @staticmethod
    def save_only_these_names(*names):
        return lambda *args, **kwargs: False


def _not_modelled(name):
    def transformation(*args, **kwargs):
        return _pallasd.unknown(name)
    return transformation


vmap = _not_modelled("jax.vmap")
grad = _not_modelled("jax.grad")
value_and_grad = _not_modelled("jax.value_and_grad")
jvp = _not_modelled("jax.jvp")
vjp = _not_modelled("jax.vjp")
linearize = _not_modelled("jax.linearize")
jacfwd = _not_modelled("jax.jacfwd")
jacrev = _not_modelled("jax.jacrev")
hessian = _not_modelled("jax.hessian")
shard_map = _not_modelled("jax.shard_map")
pmap = _not_modelled("jax.pmap")


_KINDS = {"v4": "TPU v4", "v5e": "TPU v5 lite", "v5p": "TPU v5p", "v6e": "TPU v6 lite", "7x": "TPU7x"}


class Device:
    platform = "tpu"
    process_index = 0

    def __init__(self, number):
        self.id = number
        self.device_kind = _KINDS.get(_pallasd.world("chip"), _pallasd.world("chip"))

    def __repr__(self):
        return f"TpuDevice(id={self.id})"


_DEVICES = [Device(number) for number in range(_pallasd.world("devices"))]


def devices(backend=None):
    return list(_DEVICES)


def local_devices(process_index=None, backend=None, host_id=None):
    return list(_DEVICES)


def device_count(backend=None):
    return len(_DEVICES)


def local_device_count(backend=None):
    return len(_DEVICES)


def process_index(backend=None):
    return 0


def process_count(backend=None):
    return 1


def default_backend():
    return "tpu"


def typeof(x):
    from jax import core
    return core.get_aval(x)


def device_put(x, device=None, *, src=None, donate=False, may_alias=None):
    def put(leaf):
        leaf = jnp.asarray(leaf)
        if not _pallasd.is_tracer(leaf):
            return leaf
        return _pallasd.unknown("jax.device_put of a traced value")
    return tree.map(put, x)


def device_get(x):
    return tree.map(np.asarray, x)


def block_until_ready(x):
    return x


def clear_caches():
    pass


class _Config:
    def update(self, name, value):
        _pallasd.config_set(name, value)

    def read(self, name):
        return _pallasd.config_get(name)

    def __getattr__(self, name):
        return _pallasd.config_get(name)


config = _Config()


class _Setting:
    """A configuration value that is also a context manager: jax.enable_x64(True)."""

    def __init__(self, name, value):
        self.name, self.value = name, value

    def __enter__(self):
        self.before = _pallasd.config_get(self.name)
        _pallasd.config_set(self.name, self.value)

    def __exit__(self, *failure):
        _pallasd.config_set(self.name, self.before)

    def __call__(self, fun):
        def inner(*args, **kwargs):
            with _Setting(self.name, self.value):
                return fun(*args, **kwargs)

        inner.__name__ = fun.__name__
        inner.__qualname__ = fun.__qualname__
        inner.__doc__ = fun.__doc__
        inner.__wrapped__ = fun
        return inner


def enable_x64(new_val=True):
    return _Setting("jax_enable_x64", new_val)


def default_matmul_precision(new_val):
    return _Setting("jax_default_matmul_precision", new_val)


def numpy_dtype_promotion(new_val):
    return _Setting("jax_numpy_dtype_promotion", new_val)


def numpy_rank_promotion(new_val):
    return _Setting("jax_numpy_rank_promotion", new_val)


def default_prng_impl(new_val):
    return _Setting("jax_default_prng_impl", new_val)


class ensure_compile_time_eval:
    def __enter__(self):
        _pallasd.enter_eager()

    def __exit__(self, *failure):
        _pallasd.leave_eager()


P = sharding.PartitionSpec
NamedSharding = sharding.NamedSharding
