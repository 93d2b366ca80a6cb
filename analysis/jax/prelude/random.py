# module: jax.random
# Random keys and the distributions that kernels and their callers draw from. Outside a trace only shapes are known.
import numpy as _np

import _pallasd
import jax.numpy as jnp
from jax import jit, lax, tree_util


class _KeyArray:
    """Keys of a generator that a library registered: their data and the functions that draw from it."""

    def __init__(self, impl, data):
        self.impl, self.data = impl, data

    @property
    def shape(self):
        return self.data.shape[:self.data.ndim - len(self.impl.key_shape)]

    @property
    def ndim(self):
        return len(self.shape)

    def __getitem__(self, index):
        return _KeyArray(self.impl, self.data[index])

    def __iter__(self):
        return iter([self[n] for n in range(self.shape[0])])


tree_util.register_pytree_node(_KeyArray, lambda keys: ((keys.data,), keys.impl),
                               lambda impl, data: _KeyArray(impl, data[0]))


def _registered(impl):
    """The functions of a generator that a library registered, by name or as they are; None: one of JAX's own."""
    from jax._src.random import prng
    return prng.prngs.get(impl) if isinstance(impl, str) else impl if isinstance(impl, prng.PRNGImpl) else None


def _is_key(x):
    return isinstance(x, _KeyArray) or _pallasd.kind(_pallasd.dtype(x)) == "V"


def _typed(key):
    """A key array; raw uint32 keys are wrapped."""
    return key if _is_key(key) else _pallasd.random_bind("wrap", (key,), None, None, 0)


def _seed(seed, impl):
    seed = _pallasd.convert(seed, "int32") if isinstance(seed, int) else _pallasd.as_array(seed)
    impl = impl if impl is None or isinstance(impl, str) or _registered(impl) else str(impl)
    own = _registered(impl)
    if own is not None:
        return _KeyArray(own, own.seed(seed))
    return _pallasd.random_bind("seed", (seed,), None, impl, 0)


def key(seed, *, impl=None):
    return _seed(seed, impl)


def PRNGKey(seed, *, impl=None):
    return _pallasd.random_bind("unwrap", (_seed(seed, impl),), None, None, 0)


def key_impl(keys):
    return keys.impl if isinstance(keys, _KeyArray) else _pallasd.unknown("jax.random.key_impl")


def key_data(keys):
    if isinstance(keys, _KeyArray):
        return keys.data
    return _pallasd.random_bind("unwrap", (_typed(keys),), None, None, 0)


def wrap_key_data(key_bits_array, *, impl=None):
    if _registered(impl) is not None:
        return _KeyArray(_registered(impl), key_bits_array)
    return _pallasd.random_bind("wrap", (key_bits_array,), None, impl, 0)


def _like_input(original, result):
    return result if _is_key(original) else _pallasd.random_bind("unwrap", (result,), None, None, 0)


def split(key, num=2):
    shape = tuple(num) if isinstance(num, (tuple, list)) else (num,)
    if isinstance(key, _KeyArray):
        return _KeyArray(key.impl, key.impl.split(key.data, shape))
    return _like_input(key, _pallasd.random_bind("split", (_typed(key),), shape, None, 0))


def fold_in(key, data):
    data = _pallasd.convert(data, "uint32")
    if isinstance(key, _KeyArray):
        return _KeyArray(key.impl, key.impl.fold_in(key.data, data))
    return _like_input(key, _pallasd.random_bind("fold_in", (_typed(key), data), None, None, 0))


def clone(key):
    return key


def _shape(shape):
    return (shape,) if isinstance(shape, int) else tuple(shape)


def _bits(key, width, shape):
    if isinstance(key, _KeyArray):
        return key.impl.random_bits(key.data, width, shape)
    return _pallasd.random_bind("bits", (key,), shape, None, width)


def bits(key, shape=(), dtype=None, *, out_sharding=None):
    dtype = _np.dtype("uint32") if dtype is None else _np.dtype(dtype)
    return _bits(_typed(key), dtype.itemsize * 8, _shape(shape))


# The bits of 1.0.
_ONE = {"float32": 0x3F800000, "bfloat16": 0x3F80, "float16": 0x3C00, "float8_e4m3fn": 0x38, "float8_e4m3": 0x38,
        "float8_e5m2": 0x3C, "float8_e4m3b11fnuz": 0x58, "float8_e4m3fnuz": 0x40, "float8_e5m2fnuz": 0x40,
        "float8_e3m4": 0x30}


@jit(static_argnames=("shape", "dtype"))
def _uniform(key, minval, maxval, shape, dtype):
    minval, maxval = _pallasd.convert(minval, dtype), _pallasd.convert(maxval, dtype)
    minval, maxval = lax.broadcast_to_rank(minval, len(shape)), lax.broadcast_to_rank(maxval, len(shape))
    info = jnp.finfo(dtype)
    width, mantissa = info.bits, info.nmant
    rng_width = 8 if mantissa < 8 else width
    raw = _bits(key, rng_width, shape)
    unsigned = {8: "uint8", 16: "uint16", 32: "uint32", 64: "uint64"}[width]
    if rng_width != width:
        raw = lax.convert_element_type(raw, unsigned)
    pattern = _ONE[_np.dtype(dtype).name]
    shifted = lax.shift_right_logical(raw, _pallasd.convert(rng_width - mantissa, unsigned))
    floats = lax.bitcast_convert_type(lax.bitwise_or(shifted, _pallasd.convert(pattern, unsigned)), dtype)
    floats = lax.sub(floats, _pallasd.convert(1.0, dtype))
    return lax.max(minval, lax.reshape(floats * (maxval - minval) + minval, shape))


def uniform(key, shape=(), dtype=None, minval=0.0, maxval=1.0, *, out_sharding=None):
    dtype = _pallasd.canonical_dtype(float if dtype is None else dtype)
    return _uniform(_typed(key), minval, maxval, shape=_shape(shape), dtype=dtype)


@jit(static_argnames=("shape", "dtype"))
def _normal_real(key, shape, dtype):
    # The number next to -1 towards 0.
    low = _pallasd.convert(float(jnp.finfo(dtype).epsneg) - 1.0, dtype)
    high = _pallasd.convert(1.0, dtype)
    drawn = _uniform(key, low, high, shape=shape, dtype=dtype)
    return lax.mul(_pallasd.convert(_np.sqrt(2), dtype), lax.erf_inv(drawn))


@jit(static_argnames=("shape", "dtype"))
def _normal(key, shape, dtype):
    return _normal_real(key, shape=shape, dtype=dtype)


def normal(key, shape=(), dtype=None, *, out_sharding=None):
    dtype = _pallasd.canonical_dtype(float if dtype is None else dtype)
    return _normal(_typed(key), shape=_shape(shape), dtype=dtype)


def _within(value, dtype):
    """An integer as `dtype`, held to the range that its own type and `dtype` share."""
    info, own = jnp.iinfo(dtype), jnp.iinfo(_pallasd.dtype(value))
    low = _pallasd.const_like(value, max(info.min, own.min))
    high = _pallasd.const_like(value, min(info.max, own.max))
    return _pallasd.convert(jnp.clip(value, low, high), dtype)


@jit(static_argnames=("shape", "dtype"))
def _randint(key, minval, maxval, shape, dtype):
    info = jnp.iinfo(dtype)
    if info.bits < 32:
        return _pallasd.unknown("jax.random.randint of a narrow type")
    unsigned = f"uint{info.bits}"
    # maxval is exclusive, so the whole range of the type is asked for by one beyond it.
    beyond = lax.gt(maxval, _within(_pallasd.convert(info.max, dtype), _pallasd.dtype(maxval)))
    minval, maxval = _within(minval, dtype), _within(maxval, dtype)
    minval, maxval = lax.broadcast_to_rank(minval, len(shape)), lax.broadcast_to_rank(maxval, len(shape))
    first, second = split(key)
    higher, lower = _bits(first, info.bits, shape), _bits(second, info.bits, shape)
    span = lax.convert_element_type(lax.sub(maxval, minval), unsigned)
    span = lax.select(lax.le(maxval, minval), lax.full_like(span, 1), span)
    whole = lax.bitwise_and(beyond, lax.gt(maxval, minval))
    span = lax.select(whole, lax.add(span, _pallasd.const_like(span, 1)), span)
    multiplier = lax.rem(_pallasd.const_like(span, 2 ** (info.bits // 2)), span)
    multiplier = lax.rem(lax.mul(multiplier, multiplier), span)
    offset = lax.add(lax.mul(lax.rem(higher, span), multiplier), lax.rem(lower, span))
    offset = lax.rem(offset, span)
    return lax.add(minval, lax.convert_element_type(offset, dtype))


def randint(key, shape, minval, maxval, dtype=None, *, out_sharding=None):
    dtype = _pallasd.canonical_dtype(int if dtype is None else dtype)
    if _pallasd.kind(dtype) not in "iu":
        _pallasd.refuse("TypeError", "operand-mismatch", f"randint draws integers, not {dtype}")
    shape = _shape(shape)
    info = jnp.iinfo(dtype)
    if info.bits >= 32:
        return _randint(_typed(key), minval, maxval, shape=shape, dtype=dtype)
    minval = jnp.clip(_pallasd.convert(minval, "int32"), min=info.min, max=info.max)
    maxval = jnp.clip(_pallasd.convert(maxval, "int32"), min=info.min, max=info.max + 1)
    drawn = _randint(_typed(key), minval, maxval, shape=shape, dtype=_pallasd.canonical_dtype("int32"))
    return lax.convert_element_type(drawn, dtype)


@jit(static_argnames=("shape",))
def _bernoulli(key, p, shape):
    return _uniform(key, 0.0, 1.0, shape=shape, dtype=_pallasd.dtype(p)) < p


def bernoulli(key, p=0.5, shape=None, mode="low", *, out_sharding=None):
    p = _pallasd.convert(p, _pallasd.canonical_dtype(float))
    shape = _pallasd.shape(p) if shape is None else _shape(shape)
    return _bernoulli(_typed(key), p, shape=shape)


@jit(static_argnames=("shape", "dtype"))
def _gumbel(key, shape, dtype):
    drawn = _uniform(key, minval=jnp.finfo(dtype).tiny, maxval=1.0, shape=shape, dtype=dtype)
    return -jnp.log(-jnp.log(drawn))


def gumbel(key, shape=(), dtype=None, mode=None):
    dtype = _pallasd.canonical_dtype(float if dtype is None else dtype)
    return _gumbel(_typed(key), shape=_shape(shape), dtype=dtype)


def categorical(key, logits, axis=-1, shape=None, replace=True, mode=None):
    if shape is not None or not replace:
        return _pallasd.unknown("jax.random.categorical with a shape")
    noise = gumbel(key, _pallasd.shape(logits), _pallasd.dtype(logits))
    return jnp.argmax(noise + logits, axis=axis)


@jit
def _shuffle(key, x):
    _, sub = split(key)
    _, shuffled = lax.sort_key_val(_bits(sub, 32, x.shape), x)
    return shuffled


def permutation(key, x, axis=0, independent=False, *, out_sharding=None):
    if not isinstance(x, int):
        return _pallasd.opaque("jax.random.permutation", (key, x), [jnp.asarray(x)])[0]
    return _shuffle(_typed(key), jnp.arange(x))


def choice(key, a, shape=(), replace=True, p=None, axis=0, mode=None):
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    if replace and p is None:
        if isinstance(a, int):
            return randint(key, shape, 0, a)
        if axis == 0 and mode is None:
            return jnp.take(a, randint(key, shape, 0, a.shape[0]), axis=0)
    if isinstance(a, int):
        return _pallasd.opaque("jax.random.choice", (key,), [("int32", shape)])[0]
    rest = list(jnp.shape(a))
    rest[axis:axis + 1 or None] = shape
    return _pallasd.opaque("jax.random.choice", (key, a), [(a.dtype, tuple(rest))])[0]


@jit(static_argnames=("shape", "dtype"))
def _exponential(key, shape, dtype):
    return lax.neg(lax.log1p(lax.neg(_uniform(key, 0.0, 1.0, shape=shape, dtype=dtype))))


def exponential(key, shape=(), dtype=None, *, out_sharding=None):
    return _exponential(_typed(key), shape=_shape(shape), dtype=_pallasd.canonical_dtype(float if dtype is None else dtype))


@jit(static_argnames=("shape", "dtype"))
def _laplace(key, shape, dtype):
    low = _pallasd.convert(-1.0 + float(jnp.finfo(dtype).epsneg), dtype)
    drawn = _uniform(key, low, 1.0, shape=shape, dtype=dtype)
    return lax.mul(lax.sign(drawn), lax.log1p(lax.neg(lax.abs(drawn))))


def laplace(key, shape=(), dtype=None, *, out_sharding=None):
    return _laplace(_typed(key), shape=_shape(shape), dtype=_pallasd.canonical_dtype(float if dtype is None else dtype))


@jit(static_argnames=("shape", "dtype"))
def _logistic(key, shape, dtype):
    low = _pallasd.convert(float(jnp.finfo(dtype).tiny), dtype)
    drawn = _uniform(key, low, 1.0, shape=shape, dtype=dtype)
    return lax.sub(lax.log(drawn), lax.log1p(lax.neg(drawn)))


def logistic(key, shape=(), dtype=None, *, out_sharding=None):
    return _logistic(_typed(key), shape=_shape(shape), dtype=_pallasd.canonical_dtype(float if dtype is None else dtype))


@jit(static_argnames=("shape", "dtype"))
def _rademacher(key, shape, dtype):
    drawn = bernoulli(key, 0.5, shape)
    twice = lax.mul(_pallasd.convert(2, dtype), _pallasd.convert(drawn, dtype))
    return lax.sub(twice, _pallasd.convert(1, dtype))


def rademacher(key, shape=(), dtype=None, *, out_sharding=None):
    return _rademacher(_typed(key), shape=_shape(shape), dtype=_pallasd.canonical_dtype(int if dtype is None else dtype))


def _like(name, key, dtype, shape):
    """Numbers whose drawing is not followed."""
    dtype = _pallasd.canonical_dtype(float if dtype is None else dtype)
    data = key_data(key)
    return _pallasd.opaque("jax.random." + name, [data], [(dtype, _shape(shape))])[0]


@jit(static_argnames=("shape", "dtype"))
def _truncated_normal(key, lower, upper, shape, dtype):
    shape = jnp.broadcast_shapes(_pallasd.shape(lower), _pallasd.shape(upper)) if shape is None else shape
    root = _pallasd.convert(_np.sqrt(2), dtype)
    lower, upper = _pallasd.convert(lower, dtype), _pallasd.convert(upper, dtype)
    low, high = [lax.erf(lax.div(bound, root)) for bound in (lower, upper)]
    if not _np.issubdtype(dtype, _np.floating) and _pallasd.kind(dtype) != "f":
        _pallasd.refuse("TypeError", "operand-dtype", f"jax.random.truncated_normal draws floats, not {dtype}")
    out = lax.mul(root, lax.erf_inv(_uniform(key, low, high, shape=shape, dtype=dtype)))
    return jnp.clip(out, lax.nextafter(lax.stop_gradient(lower), _pallasd.convert(float("inf"), dtype)),
                    lax.nextafter(lax.stop_gradient(upper), _pallasd.convert(float("-inf"), dtype)))


def truncated_normal(key, lower, upper, shape=None, dtype=None, *, out_sharding=None):
    if jax_release < (0, 12):
        return _like("truncated_normal", key, dtype, jnp.broadcast_shapes(_pallasd.shape(lower), _pallasd.shape(upper))
                     if shape is None else shape)
    dtype = _pallasd.canonical_dtype(float if dtype is None else dtype)
    return _truncated_normal(_typed(key), lower, upper, shape=None if shape is None else _shape(shape), dtype=dtype)


def orthogonal(key, n, shape=(), dtype=None, m=None):
    return _like("orthogonal", key, dtype, (*_shape(shape), n, n if m is None else m))


def beta(key, a, b, shape=None, dtype=None):
    return _like("beta", key, dtype, jnp.broadcast_shapes(_pallasd.shape(a), _pallasd.shape(b)) if shape is None else shape)


@jit(static_argnames=("shape", "dtype", "log_space"))
def _gamma(key, a, shape, dtype, log_space=False):
    shape = _pallasd.shape(a) if shape is None else shape
    a = lax.convert_element_type(a, dtype)
    if _pallasd.shape(a) != shape:
        a = jnp.broadcast_to(a, shape)
    return _pallasd.bind("random_gamma", (key, a), (dtype, shape, False), log_space=log_space)


def _gamma_of(key, a, shape, dtype, log_space):
    dtype = _pallasd.canonical_dtype(float if dtype is None else dtype)
    return _gamma(_typed(key), a, shape=None if shape is None else _shape(shape), dtype=dtype, log_space=log_space)


def gamma(key, a, shape=None, dtype=None):
    if jax_release < (0, 12):
        return _like("gamma", key, dtype, _pallasd.shape(a) if shape is None else shape)
    return _gamma_of(key, a, shape, dtype, False)


def loggamma(key, a, shape=None, dtype=None):
    if jax_release < (0, 12):
        return _pallasd.unknown("jax.random.loggamma")
    return _gamma_of(key, a, shape, dtype, True)


def poisson(key, lam, shape=None, dtype=None, method="auto"):
    known = str(_pallasd.dtype(_typed(key))) if not isinstance(key, _KeyArray) else ""
    if known in ("key<pl>", "key<_pl_stateful>", "key<rbg>", "key<urbg>") and method in ("auto", "exact"):
        _pallasd.refuse("NotImplementedError", "random", "jax.random.poisson draws with threefry keys only")
    return _like("poisson", key, int if dtype is None else dtype, _pallasd.shape(lam) if shape is None else shape)


def dirichlet(key, alpha, shape=None, dtype=None):
    return _like("dirichlet", key, dtype, (*(_pallasd.shape(alpha)[:-1] if shape is None else shape), _pallasd.shape(alpha)[-1]))


@jit(static_argnames=("shape", "dtype"))
def _cauchy(key, shape, dtype):
    drawn = _uniform(key, jnp.finfo(dtype).eps, 1.0, shape=shape, dtype=dtype)
    return lax.tan(lax.mul(_pallasd.convert(_np.pi, dtype), lax.sub(drawn, _pallasd.convert(0.5, dtype))))


def cauchy(key, shape=(), dtype=None):
    if jax_release < (0, 12):
        return _like("cauchy", key, dtype, shape)
    return _cauchy(_typed(key), shape=_shape(shape), dtype=_pallasd.canonical_dtype(float if dtype is None else dtype))


def ball(key, d, p=2, shape=(), dtype=None):
    return _like("ball", key, dtype, (*_shape(shape), d))
