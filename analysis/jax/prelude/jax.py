# module: jax
# The jax module: shapes as objects, scopes, derivatives (their primal), devices, configuration.
import functools
import inspect

import numpy as np

import _pallasd
import jax.numpy as jnp
from jax import debug, dtypes, errors, lax, nn, random, sharding, tree, tree_util

__version__ = _pallasd.world("release")
__version_info__ = tuple(int(part) for part in __version__.split("."))

pjit = jit


class ShapeDtypeStruct:
    shape = dtype = sharding = None  # found before what another base may have

    def __init__(self, shape, dtype, *, sharding=None, weak_type=False, manual_axis_type=None, vma=None, is_ref=False,
                 _memory_space=None):
        if dtype is None:
            raise ValueError("ShapeDtypeStruct: dtype must be specified.")
        self.shape = (shape,) if isinstance(shape, int) else tuple(shape)
        self.dtype = np.dtype(dtype)
        self.sharding = sharding
        self.weak_type = weak_type
        self.manual_axis_type = manual_axis_type
        self.vma = vma
        self.is_ref = is_ref

    @staticmethod
    def like(x):
        if not hasattr(x, "dtype"):
            import jax.numpy

            x = jax.numpy.asarray(x)
        return ShapeDtypeStruct(x.shape, x.dtype, weak_type=getattr(x, "weak_type", False))

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
            _pallasd.refuse("TypeError", "operand-mismatch", "len() of an array without dimensions")
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
            _pallasd.refuse("TypeError", "operand-mismatch", f"jax.named_scope takes a string, not {name!r}")
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
        if isinstance(nondiff_argnums, int):
            nondiff_argnums = (nondiff_argnums,)
        if nondiff_argnames:
            names = _pallasd.parameter_names(fun)
            nondiff_argnums = (*nondiff_argnums, *[names.index(name) for name in nondiff_argnames])
        self.nondiff_argnums = nondiff_argnums
        self.__name__ = getattr(fun, "__name__", "<unnamed function>")
        self.__wrapped__ = fun
        self.rule = None

    def __call__(self, *args, **kwargs):
        if self.rule is None:
            _pallasd.refuse("AttributeError", "operand-mismatch",
                            f"{self.__name__} has no derivative rule: give it one before the call")
        if _pallasd.context_get("grad") is not None:
            return self._under_grad(args, kwargs)
        return _pallasd.custom_call(self.primitive, self.fun, args, kwargs, self.nondiff_argnums)

    def __get__(self, instance, owner=None):
        return self if instance is None else functools.partial(self, instance)

    def _apart(self, args, kwargs):
        """The arguments that aren't differentiated, the others without their derivative, the leaves of these."""
        args = inspect.signature(getattr(self.fun, "__wrapped__", self.fun)).bind(*args, **kwargs)
        args.apply_defaults()
        fixed = sorted(n + len(args.args) if n < 0 else n for n in self.nondiff_argnums)
        given = [arg for n, arg in enumerate(args.args) if n not in fixed]
        stopped = tree.map(lambda leaf: lax.stop_gradient(leaf) if _pallasd.is_tracer(leaf) else leaf, given)
        return {n: args.args[n] for n in fixed}, stopped, tree.leaves(given)


def _in_order(fixed, others):
    """Arguments by position: `fixed` by their number, `others` in between."""
    others = list(others)
    return [fixed[n] if n in fixed else others.pop(0) for n in range(len(fixed) + len(others))]


def _depending(name, out, on):
    """Arrays like those of `out` that depend on the leaves `on` too."""
    leaves, structure = tree.flatten(out)
    return tree.unflatten(structure, _pallasd.opaque(name, on + leaves, leaves))


class custom_jvp(_CustomDerivative):
    primitive = "custom_jvp_call"

    def defjvp(self, jvp, symbolic_zeros=False):
        self.rule = jvp
        return jvp

    def defjvps(self, *jvps):
        self.rule = jvps

    def _under_grad(self, args, kwargs):
        fixed, stopped, given = self._apart(args, kwargs)
        with _Recording(None):
            if isinstance(self.rule, tuple):
                out = self.fun(*_in_order(fixed, stopped))
            else:
                tangents = [_depending("jax.jvp", arg, []) for arg in stopped]
                out, _ = self.rule(*fixed.values(), tuple(stopped), tuple(tangents))
        return _depending("jax.custom_jvp", out, given)


class custom_vjp(_CustomDerivative):
    primitive = "custom_vjp_call"

    def defvjp(self, fwd, bwd, symbolic_zeros=False, optimize_remat=False):
        self.rule = (fwd, bwd)

    def _under_grad(self, args, kwargs):
        fwd, bwd = self.rule
        fixed, stopped, given = self._apart(args, kwargs)
        with _Recording(None):
            out, residuals = fwd(*_in_order(fixed, stopped))
        out = _depending("jax.custom_vjp", out, given)
        _tapes[-1].append((bwd, list(fixed.values()), residuals, out))
        return out


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


# What is being mapped, innermost last: jax.custom_batching asks.
_mapped = []


def vmap(fun, in_axes=0, out_axes=0, axis_name=None, axis_size=None, spmd_axis_name=None, sum_match=False):
    @functools.wraps(fun)
    def vmap_f(*args, **kwargs):
        _mapped.append(fun)
        try:
            return _pallasd.vmap_call(fun, args, kwargs, in_axes, out_axes, axis_name, axis_size)
        finally:
            _mapped.pop()
    return vmap_f


def _not_modelled(name):
    def transformation(*args, **kwargs):
        return _pallasd.unknown(name)
    return transformation


jacfwd = _not_modelled("jax.jacfwd")
jacrev = _not_modelled("jax.jacrev")
hessian = _not_modelled("jax.hessian")
pmap = _not_modelled("jax.pmap")


# ---- Derivatives ---------------------------------------------------------------------------------------------------
# Within a kernel they are followed equation by equation. Around kernels a function with a rule of its own runs
# forwards, and its backward function runs after, on cotangents of the right shapes. Everything between is opaque.


def _is_followed():
    return jax_release >= (0, 12) and _pallasd.in_kernel()

_tapes = []


class _Recording:
    """Functions with rules are put on `tape` while this is open; None: they run as they stand."""

    def __init__(self, tape):
        self.tape = tape

    def __enter__(self):
        self.before = _pallasd.context_get("grad")
        if self.tape is None:
            _pallasd.context_erase("grad")
        else:
            _tapes.append(self.tape)
            _pallasd.context_set("grad", str(len(_tapes)))

    def __exit__(self, *failure):
        if self.tape is not None:
            _tapes.pop()
        if self.before is None:
            _pallasd.context_erase("grad")
        else:
            _pallasd.context_set("grad", self.before)


def _run_backwards(name, tape, outputs, like):
    """Arrays like the leaves of `like`, after the tape ran backwards."""
    found = tree.leaves(outputs)
    for bwd, fixed, residuals, out in reversed(tape):
        cotangents = _depending(name, lax.stop_gradient(out), [])
        found = found + tree.leaves(bwd(*fixed, residuals, cotangents))
    leaves, structure = tree.flatten(like)
    return tree.unflatten(structure, _pallasd.opaque(name, found, leaves))


def _followed_grad(fun, args, kwargs, numbers, leaves, structure, has_aux):
    def of(*leaves):
        given = list(args)
        for n, value in zip(numbers, tree.unflatten(structure, leaves)):
            given[n] = value
        return fun(*given, **kwargs)

    linear = _pallasd.linearized(of, leaves)
    if linear is None or jnp.shape(linear[0][0] if has_aux else linear[0]) != ():
        return None
    result, kept = linear
    one = _pallasd.convert(1.0, _pallasd.dtype(result[0] if has_aux else result))
    return result, tree.unflatten(structure, _pallasd.pull_back(kept, [one]))


def value_and_grad(fun, argnums=0, has_aux=False, holomorphic=False, allow_int=False, reduce_axes=()):
    several = not isinstance(argnums, int)

    @functools.wraps(fun)
    def value_and_grad_f(*args, **kwargs):
        numbers = [n + len(args) if n < 0 else n for n in (argnums if several else (argnums,))]
        leaves, structure = tree.flatten([args[n] for n in numbers])
        if not allow_int:
            for leaf in leaves:
                if _pallasd.kind(_pallasd.dtype(leaf)) not in "fcV":
                    _pallasd.refuse("TypeError", "operand-mismatch",
                                    f"jax.grad takes no derivative by an argument of {_pallasd.dtype(leaf)}")

        def both(*leaves):
            wanted = tree.unflatten(structure, leaves)
            given = list(args)
            for n, value in zip(numbers, wanted):
                given[n] = value
            tape = []
            with _Recording(tape):
                result = fun(*given, **kwargs)
            value = result[0] if has_aux else result
            if jnp.shape(value) != ():
                _pallasd.refuse("TypeError", "operand-mismatch",
                                f"jax.grad is of functions with one number as result, got shape {jnp.shape(value)}")
            return result, _run_backwards("jax.grad", tape, result, wanted)

        followed = _followed_grad(fun, args, kwargs, numbers, leaves, structure, has_aux) if _is_followed() else None
        result, gradients = _pallasd.derive_call(both, leaves, True) if followed is None else followed
        return result, tuple(gradients) if several else gradients[0]
    return value_and_grad_f


def grad(fun, argnums=0, has_aux=False, holomorphic=False, allow_int=False, reduce_axes=()):
    both = value_and_grad(fun, argnums, has_aux, holomorphic, allow_int, reduce_axes)

    @functools.wraps(fun)
    def grad_f(*args, **kwargs):
        result, gradients = both(*args, **kwargs)
        return (gradients, result[1]) if has_aux else gradients
    return grad_f


def vjp(fun, *primals, has_aux=False, reduce_axes=()):
    leaves, structure = tree.flatten(primals)
    linear = None
    if _is_followed():
        linear = _pallasd.linearized(lambda *leaves: fun(*tree.unflatten(structure, leaves)), leaves)
    if linear is not None:
        out, kept_back = linear

        def followed(cotangents):
            return tree.unflatten(structure, _pallasd.pull_back(kept_back, tree.leaves(cotangents)))
        return (out[0], followed, out[1]) if has_aux else (out, followed)
    rules = []

    def forwards(*leaves):
        tape = []
        with _Recording(tape):
            result = fun(*tree.unflatten(structure, leaves))
        kept = []
        for bwd, fixed, residuals, out in tape:
            saved, shape = tree.flatten((fixed, residuals, lax.stop_gradient(out)))
            traced = [n for n, leaf in enumerate(saved) if _pallasd.is_tracer(leaf)]
            rules.append((bwd, saved, shape, traced))
            kept.append([saved[n] for n in traced])
        return result, kept

    result, kept = _pallasd.derive_call(forwards, leaves, True)

    def backwards(cotangents):
        tape = []
        for (bwd, saved, shape, traced), values in zip(rules, kept):
            leaves = list(saved)
            for n, value in zip(traced, values):
                leaves[n] = value
            fixed, residuals, out = tree.unflatten(shape, leaves)
            tape.append((bwd, fixed, residuals, out))
        return _run_backwards("jax.vjp", tape, (result, cotangents), primals)
    return (result[0], backwards, result[1]) if has_aux else (result, backwards)


def jvp(fun, primals, tangents, has_aux=False):
    leaves, structure = tree.flatten(tuple(primals))
    for x, t in zip(leaves, tree.leaves(tuple(tangents))):
        x, t, kind = jnp.asarray(x), jnp.asarray(t), _pallasd.kind(_pallasd.dtype(x))
        other = _pallasd.dtype(t) != _pallasd.dtype(x) if kind in "fc" else _pallasd.kind(_pallasd.dtype(t)) in "fciub"
        if kind in "fciub" and other:
            _pallasd.refuse("TypeError", "operand-mismatch",
                            f"jax.jvp gets a tangent of {_pallasd.dtype(t)} for an argument of {_pallasd.dtype(x)}")
        if kind in "fc" and _pallasd.shape(t) != _pallasd.shape(x):
            _pallasd.refuse("ValueError", "operand-mismatch",
                            f"jax.jvp gets a tangent of shape {_pallasd.shape(t)} for one of {_pallasd.shape(x)}")
    if _is_followed() and not has_aux:
        given = [lax.convert_element_type(t, _pallasd.dtype(x)) for x, t in zip(leaves, tree.leaves(tuple(tangents)))]
        both = _pallasd.derived(lambda *leaves: fun(*tree.unflatten(structure, leaves)), leaves, given)
        if both is not None:
            return both

    def forwards(*leaves):
        with _Recording([]):
            return fun(*tree.unflatten(structure, leaves))

    result = _pallasd.derive_call(forwards, leaves, False)
    out = result[0] if has_aux else result
    leaves, structure = tree.flatten(out)
    tangents = tree.unflatten(structure, _pallasd.opaque("jax.jvp", leaves + tree.leaves(tangents), leaves))
    return (out, tangents, result[1]) if has_aux else (out, tangents)


def linearize(fun, *primals, has_aux=False):
    out, pullback = vjp(fun, *primals)[:2]

    def pushforward(*tangents):
        leaves, structure = tree.flatten(out)
        return tree.unflatten(structure, _pallasd.opaque("jax.linearize", tree.leaves(tangents), leaves))
    return out, pushforward


# ---- Shards --------------------------------------------------------------------------------------------------------


def _specs_of(specs, values, what):
    """One specification a leaf: `specs` may be a prefix of the tree of `values`."""
    def spread(spec, part):
        return [spec] * len(tree.leaves(part))
    found = []
    is_spec = lambda x: x is None or isinstance(x, sharding.PartitionSpec)
    tree.map(lambda spec, part: found.extend(spread(spec, part)), specs, values, is_leaf=is_spec)
    return found


def _divided(shape, spec, sizes, multiply):
    shape = list(shape)
    for n, entry in enumerate(() if spec is None else spec):
        for name in () if entry is None else (entry,) if isinstance(entry, str) else entry:
            if multiply:
                shape[n] *= sizes[name]
            elif shape[n] % sizes[name]:
                raise ValueError("shard_map applied to the function was given argument arrays with axis sizes that "
                                 f"are not evenly divisible by mesh axis sizes: {tuple(shape)} by {name!r}")
            else:
                shape[n] //= sizes[name]
    return tuple(shape)


def shard_map(f=None, /, *, out_specs, in_specs=None, mesh=None, axis_names=frozenset(), check_vma=True):
    if f is None:
        return lambda f: shard_map(f, out_specs=out_specs, in_specs=in_specs, mesh=mesh, axis_names=axis_names,
                                   check_vma=check_vma)
    if in_specs is None:
        return lambda *args: _pallasd.unknown("jax.shard_map without in_specs")
    if mesh is None:
        def with_current(*args):
            current = sharding.get_abstract_mesh()
            if current.empty:
                return _pallasd.unknown("jax.shard_map of the current mesh")
            return shard_map(f, out_specs=out_specs, in_specs=in_specs, mesh=current)(*args)
        return with_current

    @functools.wraps(f)
    def mapped(*args):
        sizes = dict(mesh.shape)
        leaves, structure = tree.flatten(args)
        specs = in_specs if not isinstance(in_specs, list) else tuple(in_specs)
        if isinstance(specs, sharding.PartitionSpec):
            specs = (specs,) * len(args)
        flat_specs = _specs_of(specs, args, "in_specs")
        shapes = [_divided(jnp.shape(leaf), spec, sizes, False) for leaf, spec in zip(leaves, flat_specs)]
        results = []

        def flat(*shards):
            results.append(f(*tree.unflatten(structure, shards)))
            return tree.leaves(results[0])

        def whole(local):
            out = _specs_of(out_specs, results[0], "out_specs")
            return [_divided(shape, spec, sizes, True) for shape, spec in zip(local, out)]

        outs = _pallasd.shard_call(flat, leaves, shapes, list(sizes.items()), whole)
        return tree.unflatten(tree.structure(results[0]), outs) if results else outs
    return mapped


_KINDS = {"v4": "TPU v4", "v5e": "TPU v5 lite", "v5p": "TPU v5p", "v6e": "TPU v6 lite", "7x": "TPU7x"}


class Device:
    platform = "tpu"
    process_index = 0

    def __init__(self, number):
        self.id = self.local_hardware_id = number
        self.coords, self.core_on_chip, self.slice_index = (number, 0, 0), 0, 0
        self.device_kind = _KINDS.get(_pallasd.world("chip"), _pallasd.world("chip"))

    def __repr__(self):
        return f"TpuDevice(id={self.id})"


_DEVICES = [Device(number) for number in range(_pallasd.world("devices"))]


class _Devices(list):
    """The configured devices. A program that takes a number of them is meant for a machine that has so many."""

    def __getitem__(self, key):
        if isinstance(key, slice) and key.stop is not None and key.stop > len(self):
            return [Device(number) for number in range(key.stop)][key]
        if isinstance(key, int) and key >= len(self):
            return Device(key)
        return list(self)[key]


def devices(backend=None):
    return _Devices(_DEVICES)


def make_mesh(axis_shapes, axis_names, axis_types=None, *, devices=None):
    count = 1
    for size in axis_shapes:
        count *= size
    found = _Devices(_DEVICES)[:count] if devices is None else list(devices)
    if count > len(found):
        raise ValueError(f"Number of devices {len(found)} must be >= the product of mesh_shape {tuple(axis_shapes)}")
    return sharding.Mesh(np.array(found[:count]).reshape(tuple(axis_shapes)), axis_names, axis_types)


def local_devices(process_index=None, backend=None, host_id=None):
    return _Devices(_DEVICES)


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


def new_ref(init_val, *, memory_space=None, kind=None, pin=False):
    return _pallasd.new_ref(init_val, memory_space, kind, pin)


def empty_ref(ty, memory_space=None, pin=False):
    return _pallasd.empty_ref(ty, memory_space, pin)


def freeze(ref):
    return _pallasd.freeze(ref)


def free_ref(ref):
    return _pallasd.free_ref(ref)


def typeof(x):
    from jax import core
    return core._aval_of(x)


def device_put(x, device=None, *, src=None, donate=False, may_alias=None):
    def put(leaf):
        leaf = jnp.asarray(leaf)
        if not _pallasd.is_tracer(leaf):
            return leaf
        return _pallasd.bind("device_put", (leaf,),
                             (_pallasd.dtype(leaf), _pallasd.shape(leaf), _pallasd.is_weak(leaf)))
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

    def parse_flags_with_absl(self):
        pass

    config_with_absl = parse_flags_with_absl

    def __getattr__(self, name):
        return _pallasd.config_get(name)


config = _Config()


class _UserScope:
    def __init__(self, context, value):
        self.context, self.new = context, value

    def _set(self, value):
        self.context.value = value
        _pallasd.context_set(self.context.key, repr(value))

    def __enter__(self):
        self.before = self.context.value
        self._set(self.new)

    def __exit__(self, *failure):
        self._set(self.before)


class make_user_context:
    """A value of the program's own on which traces depend."""

    _made = []

    def __init__(self, default_value=None):
        self.value = default_value
        self.key = f"user context {len(self._made)}"
        self._made.append(self.key)

    def __call__(self, new_value):
        return _UserScope(self, new_value)


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


class _RefMeta(type):
    def __instancecheck__(cls, value):
        return _pallasd.is_ref(value)


class Ref(metaclass=_RefMeta):
    """What kernels are handed; indexed by what an annotation says of it."""

    def __class_getitem__(cls, item):
        return cls


class disable_jit:
    def __init__(self, disable=True):
        self.disable = disable

    def __enter__(self):
        return None

    def __exit__(self, *failure):
        pass


set_mesh = sharding.set_mesh
P = sharding.PartitionSpec
NamedSharding = sharding.NamedSharding
