# module: jax.numpy
# Arithmetic, rounding, reductions and statistics that jax.numpy composes. A function that JAX jits under its own name
# is jitted here; the others run in the caller's trace.
import builtins
import operator

import numpy as _np

import _pallasd
from jax import jit, lax


def _kind(x):
    return _pallasd.kind(_pallasd.dtype(x))


def _const(like, value):
    return _pallasd.const_like(like, value)


def _strong(like, value):
    """A constant of the dtype of `like`, never weakly typed."""
    return _pallasd.convert(value, _pallasd.dtype(like))


def _where(condition, x, y):
    return where(condition, x, y)


# ---- arithmetic ----------------------------------------------------------------------------------------------------


@jit
def remainder(x1, x2):
    x1, x2 = _pallasd.promote_numeric("remainder", x1, x2)
    zero = _strong(x1, 0)
    if _kind(x2) in "iu":
        x2 = _where(x2 == 0, lax.full_like(x2, 1), x2)
    rest = lax.rem(x1, x2)
    nonzero = lax.ne(rest, zero)
    wrong_sign = lax.bitwise_and(lax.ne(lax.lt(rest, zero), lax.lt(x2, zero)), nonzero)
    return lax.select(wrong_sign, lax.add(rest, x2), rest)


def mod(x1, x2):
    return remainder(x1, x2)


@jit
def fmod(x1, x2):
    _pallasd.check_arraylike("fmod", x1, x2)
    if _pallasd.kind(_pallasd.result_type(x1, x2)[0]) in "iu":
        x2 = _where(x2 == 0, lax.full_like(x2, 1), x2)
    return lax.rem(*_pallasd.promote_numeric("fmod", x1, x2))


def _float_divmod(x1, x2):
    rest = lax.rem(x1, x2)
    whole = lax.div(_where(x2 == 0, x1, lax.sub(x1, rest)), x2)
    adjust = lax.bitwise_and(rest != 0, lax.sign(x2) != lax.sign(rest))
    rest = lax.select(adjust, rest + x2, rest)
    whole = lax.select(adjust, whole - 1.0, whole)
    return lax.round(whole), rest


@jit
def floor_divide(x1, x2):
    x1, x2 = _pallasd.promote_numeric("floor_divide", x1, x2)
    kind = _kind(x1)
    if kind == "u":
        return lax.div(x1, x2)
    if kind == "i":
        quotient = lax.div(x1, x2)
        differs = logical_and(lax.sign(x1) != lax.sign(x2), lax.rem(x1, x2) != 0)
        return _where(differs, quotient - 1, quotient)
    if kind == "c":
        _pallasd.refuse("TypeError", "operand-mismatch", "jnp.floor_divide takes no complex numbers")
    return _float_divmod(x1, x2)[0]


@jit
def divmod(x1, x2):
    x1, x2 = _pallasd.promote_numeric("divmod", x1, x2)
    if _kind(x1) in "iu":
        return floor_divide(x1, x2), remainder(x1, x2)
    return _float_divmod(x1, x2)


def _int_power(x1, x2):
    zero, one = _strong(x2, 0), _strong(x2, 1)
    result = _where(lax.bitwise_and(lax.eq(x1, zero), lax.ne(x2, zero)), zero, one)
    for _ in builtins.range(6):
        result = _where(lax.bitwise_and(x2, one), lax.mul(result, x1), result)
        x1 = lax.mul(x1, x1)
        x2 = lax.shift_right_logical(x2, one)
    return result


def power(x1, x2):
    _pallasd.check_arraylike("power", x1, x2)
    if not _pallasd.is_tracer(x2) and not isinstance(x2, bool):
        try:
            exponent = operator.index(x2)
        except TypeError:
            exponent = None
        if exponent is not None:
            x1, = _pallasd.promote_numeric("power", x1)
            return lax.integer_pow(x1, exponent)
    shape = broadcast_shapes(_pallasd.shape(x1), _pallasd.shape(x2))
    if _pallasd.ndim(x1) and _pallasd.ndim(x2):
        x1, x2 = lax.broadcast_to_rank(x1, len(shape)), lax.broadcast_to_rank(x2, len(shape))
    if _kind(x1) in "fc" and _kind(x2) in "iu":
        return lax.pow(x1, _pallasd.as_array(x2))
    left, right = _pallasd.promote_numeric("power", x1, x2)
    if _kind(left) in "iub":
        return _int_power(left, right)
    return lax.pow(left, right)


pow = power


def reciprocal(x):
    x, = _pallasd.promote_inexact("reciprocal", x)
    return lax.integer_pow(x, -1)


def log10(x):
    x, = _pallasd.promote_inexact("log10", x)
    return lax.mul(lax.log(x), _pallasd.convert(0.4342944819032518, x.dtype))


def deg2rad(x):
    x, = _pallasd.promote_inexact("deg2rad", x)
    return lax.mul(x, _const(x, pi / 180))


def rad2deg(x):
    x, = _pallasd.promote_inexact("rad2deg", x)
    return lax.mul(x, _const(x, 180 / pi))


radians = deg2rad
degrees = rad2deg


def _log_add(exponential, scale):
    def body(x1, x2):
        largest = lax.max(x1, x2)
        delta = lax.sub(x1, x2)
        not_a_number = lax.ne(delta, delta)
        total = lax.add(x1, x2)
        small = lax.log1p(exponential(lax.neg(lax.abs(delta))))
        if scale is not None:
            small = lax.mul(_strong(small, scale), small)
        return lax.select(not_a_number, total, lax.add(largest, small))
    return body


_logaddexp, _logaddexp2 = _log_add(lax.exp, None), _log_add(lax.exp2, 1.4426950408889634)


def logaddexp(x1, x2):
    return _pallasd.custom_call("custom_jvp_call", _logaddexp, _pallasd.promote_inexact("logaddexp", x1, x2), {}, ())


def logaddexp2(x1, x2):
    return _pallasd.custom_call("custom_jvp_call", _logaddexp2, _pallasd.promote_inexact("logaddexp2", x1, x2), {}, ())


@jit
def sinc(x):
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.sinc")
    _pallasd.check_arraylike("sinc", x)
    x, = _pallasd.promote_inexact("sinc", x)
    dtype = x.dtype
    if _kind(x) == "c" or _np.dtype(dtype).itemsize == 8:
        return _pallasd.unknown("jnp.sinc of these numbers")
    x = _pallasd.convert(x, "float32")
    whole = lax.stop_gradient(lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN))
    rest = where(lax.abs(x) == inf, 0, lax.sub(x, whole))
    square = lax.mul(rest, rest)
    factors = (-1.644934058189392, 0.8117424249649048, -0.1907518208026886, 0.02614784799516201, -0.0023460809607058764,
               0.00014842879318166524)
    series = _pallasd.bind("polynomial", (square, *[_const(x, factor) for factor in factors]),
                           (x.dtype, x.shape, False))
    tail = lax.mul(square, series)
    near, far = 1.0 + tail, lax.add(rest, lax.mul(rest, tail))
    odd = lax.ne(2.0 * lax.round(0.5 * whole, lax.RoundingMethod.TO_NEAREST_EVEN), whole)
    central = whole == 0
    far = lax.div(far, where(odd, -x, where(central, 1, x)))
    far = where(rest == 0, lax.sub(far, lax.stop_gradient(far)), far)
    return _pallasd.convert(where(central, near, far), dtype)


@jit
def arccosh(x):
    return lax.acosh(*_pallasd.promote_inexact("arccosh", x))


acosh = arccosh


@jit
def fmax(x1, x2):
    return where((x1 > x2) | isnan(x2), x1, x2)


def _bits_without_subnormals(x):
    """The bits of float32 numbers, those too small for an exponent made zero."""
    raw = lax.bitcast_convert_type(x, "uint32")
    small = lax.eq(lax.bitwise_and(raw, _const(raw, 0x7F800000)), _const(raw, 0))
    flushed = lax.select(small, lax.bitwise_and(raw, _const(raw, 0x80000000)), raw)
    return lax.bitcast_convert_type(lax.bitcast_convert_type(flushed, x.dtype), "uint32")


def _ldexp_in_kernel(x, n):
    raw = _bits_without_subnormals(x)
    sign = lax.bitwise_and(raw, _const(raw, 0x80000000))
    exponent = lax.bitwise_and(lax.shift_right_logical(raw, _const(raw, 23)), _const(raw, 255))
    mantissa = lax.bitwise_and(raw, _const(raw, 0x7FFFFF))
    zero, special = lax.eq(exponent, _const(raw, 0)), lax.eq(exponent, _const(raw, 255))
    n = lax.clamp(_const(n, -512), n, _const(n, 512))
    power = lax.add(lax.convert_element_type(exponent, "int32"), n)
    infinite = lax.bitwise_or(sign, _const(raw, 0x7F800000))
    shifted = lax.shift_left(lax.convert_element_type(power, "uint32"), _const(raw, 23))
    scaled = lax.bitwise_or(lax.bitwise_or(sign, shifted), mantissa)
    below, above = lax.le(power, _const(power, 0)), lax.ge(power, _const(power, 255))
    scaled = lax.select(below, sign, lax.select(above, infinite, scaled))
    scaled = lax.select(special, raw, lax.select(zero, sign, scaled))
    return lax.bitcast_convert_type(scaled, x.dtype)


@jit
def frexp(x):
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.frexp")
    x, = _pallasd.promote_inexact("frexp", x)
    if _pallasd.in_kernel():
        return _pallasd.unknown("jnp.frexp in a kernel")
    out = (x.dtype, x.shape, False)
    return _pallasd.bind("call_hi_primitive", (_pallasd.convert(x, x.dtype),), [out, ("int32", x.shape, False)])


@jit
def ldexp(x1, x2):
    _pallasd.check_arraylike("ldexp", x1, x2)
    if _kind(x1) == "c" or _kind(x2) in "fc":
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.ldexp takes integer exponents and no complex numbers")
    if jax_release < (0, 12):
        return _pallasd.unknown("jnp.ldexp")
    x1, = _pallasd.promote_inexact("ldexp", x1)
    shape = broadcast_shapes(_pallasd.shape(x1), _pallasd.shape(x2))
    if _pallasd.in_kernel():
        if x1.dtype != "float32":
            return _pallasd.unknown("jnp.ldexp of these numbers in a kernel")
        x1, x2 = _pallasd.broadcast_to(x1, shape), _pallasd.broadcast_to(x2, shape)
        return _ldexp_in_kernel(x1, _pallasd.convert(x2, "int32"))
    x2 = _pallasd.convert(x2, "int32")
    x1, x2 = lax.broadcast_to_rank(x1, len(shape)), lax.broadcast_to_rank(x2, len(shape))
    return _pallasd.bind("call_hi_primitive", (x1, x2), (x1.dtype, shape, False))


def _hypot(x1, x2):
    info = finfo(x1.dtype)
    high, low = info.maxexp // 2 - 1, -((info.nmant + 1) // 2)
    scale = 2.0 ** (high - low)
    first, second = lax.abs(x1), lax.abs(x2)
    largest = lax.max(first, second)
    big = lax.ge(largest, _strong(x1, 2.0 ** high))
    small = lax.le(largest, _strong(x1, 2.0 ** low))
    down, up, one = lax.full_like(x1, 1 / scale), lax.full_like(x1, scale), lax.full_like(x1, 1)

    def scaled(x):
        lower, upper = lax.mul(x, down), lax.mul(x, up)
        return lax.select(big, lower, lax.select(small, upper, x))

    a, b = scaled(x1), scaled(x2)
    back = lax.select(big, up, lax.select(small, down, one))
    root = lax.mul(lax.sqrt(lax.add(lax.square(a), lax.square(b))), back)
    infinite = lax.full_like(x1, inf)
    either = lax.bitwise_or(lax.eq(first, infinite), lax.eq(second, infinite))
    return lax.select(either, infinite, root)


def _hypot_by_ratio(x1, x2):
    first, second = lax.abs(x1), lax.abs(x2)
    either = lax.bitwise_or(isposinf(first), isposinf(second))
    larger, smaller = maximum(first, second), minimum(first, second)
    none = larger == 0
    ratio = lax.div(smaller, where(larger == 0, lax.full_like(larger, 1), larger))
    root = where(none, larger, larger * lax.sqrt(1 + lax.square(ratio)))
    return where(either, _strong(root, inf), root)


@jit
def hypot(x1, x2):
    x1, x2 = _pallasd.promote_inexact("hypot", x1, x2)
    if jax_release < (0, 12):
        return _hypot_by_ratio(x1, x2)
    shape = broadcast_shapes(x1.shape, x2.shape)
    x1, x2 = _pallasd.broadcast_to(x1, shape), _pallasd.broadcast_to(x2, shape)
    return _pallasd.custom_call("custom_jvp_call", _hypot, (x1, x2), {}, ())


def _gcd_step(pair):
    x1, x2 = pair
    larger = where(x2 != 0, x2, x1)
    rest = where(x2 != 0, lax.rem(x1, x2), _strong(x1, 0))
    return where(larger < rest, rest, larger), where(larger < rest, larger, rest)


@jit
def gcd(x1, x2):
    x1, x2 = _pallasd.promote_dtypes(x1, x2)
    if _kind(x1) not in "iu":
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.gcd takes integers")
    shape = broadcast_shapes(x1.shape, x2.shape)
    x1, x2 = _pallasd.broadcast_to(x1, shape), _pallasd.broadcast_to(x2, shape)
    return lax.while_loop(lambda pair: any(pair[1] != 0), _gcd_step, (abs(x1), abs(x2)))[0]


@jit
def lcm(x1, x2):
    x1, x2 = _pallasd.promote_dtypes(x1, x2)
    if _kind(x1) not in "iu":
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.lcm takes integers")
    x1, x2 = abs(x1), abs(x2)
    divisor = gcd(x1, x2)
    return where(divisor == 0, _strong(divisor, 0), multiply(x1, floor_divide(x2, divisor)))


@jit(static_argnames=("equal_nan",))
def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    a, b = _pallasd.promote_args("isclose", a, b)
    if _kind(a) not in "fc":
        a, b = _pallasd.promote_dtypes_inexact(a, b)
    rtol, atol = _pallasd.convert(rtol, a.dtype), _pallasd.convert(atol, a.dtype)
    finite = isfinite(b)
    close = lax.le(lax.abs(lax.sub(a, b)), lax.add(atol, lax.mul(rtol, lax.abs(b))))
    result = logical_or(lax.eq(a, b), logical_and(finite, close))
    if equal_nan:
        result = logical_or(result, logical_and(isnan(a), isnan(b)))
    return result


@jit(static_argnames=("equal_nan",))
def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    _pallasd.check_arraylike("allclose", a, b)
    return all(isclose(a, b, rtol, atol, equal_nan))


def array_equal(a1, a2, equal_nan=False):
    a1, a2 = asarray(a1), asarray(a2)
    if _pallasd.shape(a1) != _pallasd.shape(a2):
        return array(False)
    same = a1 == a2
    if equal_nan:
        same = same | (isnan(a1) & isnan(a2))
    return all(same)


@jit
def angle(z, deg=False):
    if _kind(z) == "c":
        return _pallasd.unknown("jnp.angle of complex values")
    zero = lax.full_like(z, 0)
    z, = _pallasd.promote_inexact("angle", z)
    return lax.atan2(_pallasd.convert(zero, z.dtype), z)


def atan2(x1, x2, /):
    return arctan2(*_pallasd.promote_args("atan2", x1, x2))


def isrealobj(x):
    return not iscomplexobj(x)


@jit
def fmin(x1, x2):
    return where((x1 < x2) | isnan(x2), x1, x2)


@jit
def bitwise_count(x):
    x, = _pallasd.promote_numeric("bitwise_count", x)
    return lax.population_count(abs(x)).astype("uint8")


@jit
def clip(arr=None, /, min=None, max=None):
    if arr is None:
        _pallasd.refuse("ValueError", "operand-mismatch", "jnp.clip got nothing to clip")
    _pallasd.check_arraylike("clip", *[x for x in (arr, min, max) if x is not None])
    arr = _pallasd.as_array(arr)
    if min is not None:
        arr = maximum(min, arr)
    if max is not None:
        arr = minimum(max, arr)
    return arr


# ---- rounding and classification -----------------------------------------------------------------------------------


@jit(static_argnames=("decimals", "out"))
def round(a, decimals=0, out=None):
    _pallasd.check_arraylike("round", a)
    if _kind(a) == "b":
        _pallasd.refuse("ValueError", "operand-dtype", "jnp.round rounds no booleans")
    if _kind(a) in "iub":
        if decimals < 0:
            _pallasd.refuse("NotImplementedError", "operand-mismatch",
                            "jnp.round rounds integers to no negative number of decimals")
        return _pallasd.as_array(a)
    nearest = lax.RoundingMethod.TO_NEAREST_EVEN
    if decimals == 0:
        return lax.round(a, nearest)
    factor = _const(a, 10.0 ** decimals)
    return lax.div(lax.round(lax.mul(a, factor), nearest), factor)


@jit(static_argnames=("decimals", "out"))
def around(a, decimals=0, out=None):
    return round(a, decimals, out)


@jit
def rint(x):
    _pallasd.check_arraylike("rint", x)
    if _kind(x) in "iub":
        return _pallasd.convert(x, float)
    return lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN)


@jit
def trunc(x):
    _pallasd.check_arraylike("trunc", x)
    if _kind(x) in "iub":
        return _pallasd.as_array(x)
    negative = lax.lt(x, _const(x, 0))
    up = ceil(x)
    return where(negative, up, floor(x))


@jit
def modf(x):
    x, = _pallasd.promote_inexact("modf", x)
    nonnegative = lax.ge(x, _const(x, 0))
    down = floor(x)
    whole = _where(nonnegative, down, ceil(x))
    return x - whole, whole


def isnan(x):
    _pallasd.check_arraylike("isnan", x)
    return lax.ne(x, x)


def isfinite(x):
    _pallasd.check_arraylike("isfinite", x)
    if _kind(x) == "f":
        return lax.is_finite(x)
    return lax.full_like(x, True, dtype=bool)


@jit
def isinf(x):
    _pallasd.check_arraylike("isinf", x)
    if _kind(x) != "f":
        return lax.full_like(x, False, dtype=bool)
    return lax.eq(lax.abs(x), _strong(x, inf))


def isposinf(x):
    _pallasd.check_arraylike("isposinf", x)
    return lax.eq(x, _strong(x, inf)) if _kind(x) == "f" else lax.full_like(x, False, dtype=bool)


def isneginf(x):
    _pallasd.check_arraylike("isneginf", x)
    return lax.eq(x, _strong(x, -inf)) if _kind(x) == "f" else lax.full_like(x, False, dtype=bool)


@jit(static_argnames=("copy",))
def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    _pallasd.check_arraylike("nan_to_num", x)
    if _kind(x) != "f":
        return _pallasd.as_array(x)
    info = finfo(x.dtype)
    posinf = info.max if posinf is None else posinf
    neginf = info.min if neginf is None else neginf
    out = where(isnan(x), asarray(nan, dtype=x.dtype), x)
    out = where(isposinf(out), asarray(posinf, dtype=x.dtype), out)
    return where(isneginf(out), asarray(neginf, dtype=x.dtype), out)


@jit
def signbit(x):
    x, = _pallasd.promote_args("signbit", x)
    kind = _kind(x)
    if kind in "iu":
        return lax.lt(x, _strong(x, 0))
    if kind == "b":
        return lax.full_like(x, False, dtype=bool)
    bits = finfo(x.dtype).bits
    pattern = lax.bitcast_convert_type(x, {16: int16, 32: int32, 64: int64}[bits])
    return lax.convert_element_type(pattern >> (finfo(x.dtype).nexp + finfo(x.dtype).nmant), bool)


@jit
def copysign(x1, x2):
    x1, x2 = _pallasd.promote_inexact("copysign", x1, x2)
    return _where(signbit(x2).astype(bool), -lax.abs(x1), lax.abs(x1))


@jit
def heaviside(x1, x2):
    x1, x2 = _pallasd.promote_dtypes_inexact(x1, x2)
    zero = _const(x1, 0)
    return _where(lax.lt(x1, zero), zero, _where(lax.gt(x1, zero), _const(x1, 1), _where(lax.ne(x1, x1), x1, x2)))


def real(val):
    _pallasd.check_arraylike("real", val)
    return lax.real(val) if _kind(val) == "c" else _pallasd.as_array(val)


def imag(val):
    _pallasd.check_arraylike("imag", val)
    return lax.imag(val) if _kind(val) == "c" else lax.full_like(val, 0)


def conjugate(x):
    _pallasd.check_arraylike("conjugate", x)
    if _kind(x) == "c":
        return _pallasd.bind("conj", (x,), (x.dtype, x.shape, False), input_dtype=x.dtype)
    return _pallasd.as_array(x)


conj = conjugate


def iscomplexobj(x):
    return _kind(x) == "c"


def copy(a, order=None):
    return array(a, copy=True)


def _view(a, dtype):
    """x.view(dtype): the last axis absorbs a change of the element's size; booleans go by way of uint8."""
    from jax import dtypes
    before, after = dtypes.itemsize_bits(a.dtype), dtypes.itemsize_bits(dtype)
    if a.ndim == 0:
        if before != after:
            _pallasd.refuse("ValueError", "operand-mismatch", f"a scalar of {before} bits has no view of {after} bits")
        return _view(lax.expand_dims(a, (0,)), dtype).squeeze()
    if (a.shape[-1] * before) % after != 0:
        _pallasd.refuse("ValueError", "operand-mismatch",
                        f"a last axis of {a.shape[-1] * before} bits has no view of {after} bits")
    if a.dtype == dtype:
        return a
    if a.dtype == bool:
        return _view(a.astype("uint8"), dtype)
    if dtype == bool:
        return _view(a, dtypes.canonicalize_dtype("uint8")).astype(bool)
    if iscomplexobj(a) or str(dtype).startswith("complex"):
        return _pallasd.unknown("x.view from or to complex numbers")
    if before == after:
        return lax.bitcast_convert_type(a, dtype)
    if before < after:
        parts = after // before
        return lax.bitcast_convert_type(lax.reshape(a, (*a.shape[:-1], a.shape[-1] // parts, parts)), dtype)
    parts = before // after
    return lax.reshape(lax.bitcast_convert_type(a, dtype), (*a.shape[:-1], a.shape[-1] * parts))


# ---- reductions ----------------------------------------------------------------------------------------------------


def _axes(x, axis):
    return _pallasd.axes(axis, _pallasd.ndim(x))


def _count(x, axis):
    total = 1
    for each in _axes(x, axis):
        total *= _pallasd.shape(x)[each]
    return total


def _mean(a, axis, dtype, keepdims, where_mask, upcast):
    """The mean in the dtype of computation, and the dtype of the result."""
    if dtype is None:
        result = _pallasd.dtype(a) if _kind(a) in "fc" else _pallasd.canonical_dtype(float)
        half = _kind(a) == "f" and _np.dtype(result).itemsize < 4
        computed = float32 if half and upcast else result
    else:
        result = computed = _pallasd.canonical_dtype(dtype)
    weak = _pallasd.is_weak(a) and dtype is None and _kind(a) in "fc"
    if where_mask is None:
        normalizer = _pallasd.convert(_count(a, axis), computed)
    else:
        spread = _pallasd.broadcast_to(where_mask, _pallasd.shape(a))
        normalizer = sum(spread, axis, dtype=computed, keepdims=keepdims)
    total = sum(a, axis, dtype=computed, keepdims=keepdims, where=where_mask)
    quotient = lax.div(total, normalizer)
    return _pallasd.convert(quotient, result, weak), computed


def mean(a, axis=None, dtype=None, out=None, keepdims=False, *, where=None):
    _pallasd.check_arraylike("mean", a)
    return _mean(a, axis, dtype, keepdims, where, True)[0]


def average(a, axis=None, weights=None, returned=False, keepdims=False):
    if weights is None:
        a, = _pallasd.promote_inexact("average", a)
        return mean(a, axis=axis, keepdims=keepdims)
    a, weights = _pallasd.promote_inexact("average", a, weights)
    if a.shape != weights.shape or returned:
        return _pallasd.unknown("jnp.average with weights of another shape")
    total = sum(weights, axis=axis, keepdims=keepdims)
    return sum(multiply(a, weights), axis=axis, keepdims=keepdims) / total


@jit(static_argnames=("axis", "dtype", "keepdims"))
def _var(a, correction, axis=None, dtype=None, keepdims=False):
    result = _pallasd.canonical_dtype(dtype)
    if result is None:
        result = a.dtype if _kind(a) in "fc" else _pallasd.canonical_dtype(float)
    computed = float32 if dtype is None and _np.dtype(result).itemsize < 4 else result
    a = _pallasd.convert(a, computed)
    centered = lax.sub(a, mean(a, axis, dtype=computed, keepdims=True))
    centered = lax.square(centered)
    normalizer = lax.sub(_pallasd.convert(_count(a, axis), computed), _pallasd.convert(correction, computed))
    total = sum(centered, axis, keepdims=keepdims)
    spread = _pallasd.convert(lax.div(total, normalizer), result)
    return _where(normalizer > 0, spread, nan)


def var(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=None, mean=None, correction=None):
    if where is not None or mean is not None:
        return _pallasd.unknown("jnp.var with `where` or `mean`")
    _pallasd.check_arraylike("var", a)
    return _var(a, ddof if correction is None else correction, axis=_static_axis(axis), dtype=dtype, keepdims=keepdims)


@jit(static_argnames=("axis", "dtype", "keepdims"))
def _std(a, correction, axis=None, dtype=None, keepdims=False):
    return sqrt(_var(a, correction, axis=axis, dtype=dtype, keepdims=keepdims))


def std(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=None, mean=None, correction=None):
    if where is not None or mean is not None:
        return _pallasd.unknown("jnp.std with `where` or `mean`")
    _pallasd.check_arraylike("std", a)
    return _std(a, ddof if correction is None else correction, axis=_static_axis(axis), dtype=dtype, keepdims=keepdims)


def _static_axis(axis):
    return tuple(axis) if isinstance(axis, list) else axis


@jit(static_argnames=("axis", "keepdims"))
def _ptp(a, axis=None, keepdims=False):
    return lax.sub(max(a, axis=axis, keepdims=keepdims), min(a, axis=axis, keepdims=keepdims))


def ptp(a, axis=None, out=None, keepdims=False):
    _pallasd.check_arraylike("ptp", a)
    return _ptp(a, axis=_static_axis(axis), keepdims=keepdims)


@jit(static_argnames=("axis", "keepdims"))
def count_nonzero(a, axis=None, keepdims=False):
    _pallasd.check_arraylike("count_nonzero", a)
    return sum(lax.ne(a, _const(a, 0)), axis=axis, dtype=int, keepdims=keepdims)


def _without_nan(a, replacement):
    return _where(isnan(a), _strong(a, replacement), a)


def _nan_reduction(name, reduction, replacement, all_nan):
    def reduce(a, axis=None, dtype=None, out=None, keepdims=False, initial=None, where=None):
        _pallasd.check_arraylike(name, a)
        if where is not None or initial is not None:
            return _pallasd.unknown("jnp." + name + " with these arguments")
        given = {} if dtype is None else {"dtype": dtype}
        if _kind(a) not in "fc":
            return reduction(a, axis=axis, keepdims=keepdims, **given)
        found = reduction(_without_nan(a, replacement), axis=axis, keepdims=keepdims, **given)
        if all_nan:
            found = _where(all(isnan(a), axis=axis, keepdims=keepdims), _strong(a, nan), found)
        return found
    reduce.__name__ = name
    return jit(reduce, static_argnames=("axis", "dtype", "keepdims"))


nansum = _nan_reduction("nansum", sum, 0, False)
nanprod = _nan_reduction("nanprod", prod, 1, False)
nanmax = _nan_reduction("nanmax", max, -inf, True)
nanmin = _nan_reduction("nanmin", min, inf, True)


@jit(static_argnames=("axis", "dtype", "keepdims"))
def nanmean(a, axis=None, dtype=None, out=None, keepdims=False, where=None):
    _pallasd.check_arraylike("nanmean", a)
    if where is not None:
        return _pallasd.unknown("jnp.nanmean with `where`")
    if _kind(a) not in "fc":
        return mean(a, axis, dtype, keepdims=keepdims)
    dtype = _pallasd.dtype(a) if dtype is None else dtype
    counted = lax.convert_element_type(lax.bitwise_not(isnan(a)), "int32")
    count = sum(counted, axis, dtype=dtype, keepdims=keepdims)
    return lax.div(nansum(a, axis, dtype=dtype, keepdims=keepdims), count)


@jit(static_argnames=("axis", "dtype", "keepdims"))
def nanvar(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, where=None):
    _pallasd.check_arraylike("nanvar", a)
    if where is not None or dtype is not None:
        return _pallasd.unknown("jnp.nanvar with these arguments")
    result = _pallasd.dtype(a) if _kind(a) in "fc" else _pallasd.canonical_dtype(float)
    computed = float32 if _np.dtype(result).itemsize < 4 else result
    a = _pallasd.convert(a, computed)
    center = nanmean(a, axis, dtype=computed, keepdims=True)
    missing = isnan(a)
    centered = lax.square(_where(missing, 0, lax.sub(a, center)))
    count = sum(lax.bitwise_not(isnan(a)), axis=axis, keepdims=keepdims)
    count = count - ddof
    none = lax.le(count, _strong(count, 0))
    total = _where(none, nan, sum(centered, axis, keepdims=keepdims))
    divisor = _where(none, 1, count)
    return _pallasd.convert(lax.div(total, _pallasd.convert(divisor, computed)), result)


@jit(static_argnames=("axis", "dtype", "keepdims"))
def nanstd(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, where=None):
    _pallasd.check_arraylike("nanstd", a)
    return lax.sqrt(nanvar(a, axis=axis, dtype=dtype, ddof=ddof, keepdims=keepdims, where=where))


def _nan_position(name, position, replacement):
    def find(a, axis=None, keepdims=None):
        if _kind(a) not in "fc":
            return position(a, axis=axis, keepdims=keepdims)
        missing = isnan(a)
        found = position(_where(missing, replacement, a), axis=axis, keepdims=keepdims)
        return _where(all(missing, axis=axis, keepdims=keepdims), -1, found)
    find.__name__ = name
    return jit(find, static_argnames=("axis", "keepdims"))


_nanargmax = _nan_position("_nanargmax", lambda *a, **k: argmax(*a, **k), -inf)
_nanargmin = _nan_position("_nanargmin", lambda *a, **k: argmin(*a, **k), inf)


def nanargmax(a, axis=None, out=None, keepdims=None):
    _pallasd.check_arraylike("nanargmax", a)
    return _nanargmax(a, axis=axis, keepdims=builtins.bool(keepdims))


def nanargmin(a, axis=None, out=None, keepdims=None):
    _pallasd.check_arraylike("nanargmin", a)
    return _nanargmin(a, axis=axis, keepdims=builtins.bool(keepdims))


def _cumulative(name, primitive):
    def scan(a, axis=None, dtype=None, out=None):
        _pallasd.check_arraylike(name, a)
        if axis is None:
            a, axis = ravel(a), 0
        if dtype is None and _pallasd.dtype(a) == bool:
            dtype = int
        if dtype is not None:
            a = _pallasd.convert(a, dtype)
        return primitive(a, axis=axis)
    scan.__name__ = name
    return jit(scan, static_argnames=("axis", "dtype", "out"))


cumsum = _cumulative("cumsum", lax.cumsum)
cumprod = _cumulative("cumprod", lax.cumprod)


def cumulative_sum(x, /, *, axis=None, dtype=None, include_initial=False):
    if x.ndim == 0 or (axis is None and x.ndim > 1):
        return _pallasd.unknown("jnp.cumulative_sum with these arguments")
    axis = _pallasd.axis(0 if axis is None else axis, x.ndim)
    sums = _cumsum_with_promotion(x, axis=axis, dtype=dtype)
    if not include_initial:
        return sums
    start = [1 if i == axis else size for i, size in enumerate(x.shape)]
    return lax.concatenate([lax.full(start, 0, dtype=sums.dtype), sums], axis)


@jit(static_argnames=("axis", "dtype"))
def _cumsum_with_promotion(a, axis=None, dtype=None):
    if dtype is None and _pallasd.kind(a.dtype) in "biu" and _np.dtype(a.dtype).itemsize < 4:
        dtype = "uint32" if _pallasd.kind(a.dtype) == "u" else int
    return lax.cumsum(a if dtype is None else _pallasd.convert(a, dtype), axis=_pallasd.axis(axis, a.ndim))


def _nan_cumulative(name, primitive, replacement):
    def scan(a, axis=None, dtype=None, out=None):
        _pallasd.check_arraylike(name, a)
        if axis is None:
            a, axis = ravel(a), 0
        a = _without_nan(a, replacement)
        if dtype is None and _pallasd.dtype(a) == bool:
            dtype = int
        if dtype is not None:
            a = _pallasd.convert(a, dtype)
        return primitive(a, axis=_pallasd.axis(axis, _pallasd.ndim(a)))
    scan.__name__ = name
    return jit(scan, static_argnames=("axis", "dtype"))


nancumsum = _nan_cumulative("nancumsum", lax.cumsum, 0)
nancumprod = _nan_cumulative("nancumprod", lax.cumprod, 1)


# ---- products ------------------------------------------------------------------------------------------------------


def vdot(a, b, *, precision=None, preferred_element_type=None):
    _pallasd.check_arraylike("vdot", a, b)
    return dot(ravel(a), ravel(b), precision=precision, preferred_element_type=preferred_element_type)


def inner(a, b, *, precision=None, preferred_element_type=None):
    _pallasd.check_arraylike("inner", a, b)
    if ndim(a) == 0 or ndim(b) == 0:
        return multiply(a, b)
    return tensordot(a, b, (-1, -1), precision=precision, preferred_element_type=preferred_element_type)


def outer(a, b, out=None):
    a, b = _pallasd.promote_dtypes(a, b)
    return ravel(a)[:, None] * ravel(b)[None, :]


@jit
def kron(a, b):
    a, b = _pallasd.promote_dtypes(a, b)
    rank = builtins.max(ndim(a), ndim(b))
    a, b = lax.broadcast_to_rank(a, rank), lax.broadcast_to_rank(b, rank)
    left = lax.expand_dims(a, tuple(builtins.range(1, 2 * rank, 2)))
    right = lax.expand_dims(b, tuple(builtins.range(0, 2 * rank, 2)))
    return lax.reshape(lax.mul(left, right), tuple(m * n for m, n in zip(a.shape, b.shape)))


if jax_release < (0, 11, 2):

    def log2(x):
        x, = _pallasd.promote_inexact("log2", x)
        return lax.div(lax.log(x), lax.log(_pallasd.const_like(x, 2)))
