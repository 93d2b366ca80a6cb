# module: jax.experimental.pallas
# Compositions of jax.experimental.pallas: conditions, loops, arithmetic on sizes.
import functools
import operator

import _pallasd
import jax
from jax import lax
import jax.numpy as jnp


def _static(value):
    """An int if the value is known while tracing, else None."""
    if isinstance(value, jax.core.Tracer):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def cdiv(a, b):
    x, y = _static(a), _static(b)
    if x is None or y is None:
        return lax.div(a + (b - 1), b)
    n = x + y - 1
    return -(-n // y) if (n < 0) != (y < 0) else n // y


def align_to(a, alignment):
    return cdiv(a, alignment) * alignment


def next_power_of_2(x):
    if x < 0:
        _pallasd.refuse("ValueError", "operand-mismatch", "pl.next_power_of_2 takes no negative number")
    return 1 if x == 0 else 2 ** (x - 1).bit_length()


def strides_from_shape(shape):
    strides, size = [], 1
    for dim in reversed(shape):
        strides.append(size)
        size *= dim
    return tuple(reversed(strides))


def when(condition, /):
    def decorate(body):
        if isinstance(condition, bool):
            if condition:
                body()
        else:
            lax.cond(condition, body, lambda: None)

    return decorate


def loop(lower, upper, *, init_carry=None, step=1, unroll=None):
    traced = any(isinstance(x, jax.core.Tracer) for x in (lower, upper, step))
    zero = 0
    if traced:
        index_type = jnp.result_type(lower, upper, step)
        lower = lax.convert_element_type(lower, index_type)
        upper = lax.convert_element_type(upper, index_type)
        step = lax.convert_element_type(step, index_type)
        zero = jnp.array(0, dtype=index_type)

    def decorate(body):
        if init_carry is None:
            turn = lambda index, _: body(lower + index * step)
        else:
            turn = lambda index, carry: body(lower + index * step, carry)
        return lax.fori_loop(zero, cdiv(upper - lower, step), turn, init_carry, unroll=unroll)

    return decorate


def with_scoped(*types, collective_axes=(), **named_types):
    def decorate(f):
        def inner(*args, **kwargs):
            return run_scoped(functools.partial(f, *args, **kwargs), *types, collective_axes=collective_axes, **named_types)

        return inner

    return decorate


def run_state(f):
    def wrapped(args):
        refs = jax.tree.map(jax.new_ref, args)
        f(refs)
        return jax.tree.map(jax.freeze, refs)

    return wrapped


def debug_check(condition, message):
    _pallasd_fail_if(jnp.logical_not(condition), message)


def enable_debug_checks(value=True):
    return jax._Setting("jax_pallas_enable_debug_checks", value)


def enable_poison_buffers(value=True):
    return jax._Setting("jax_pallas_poison_buffers", value)


def empty(shape, dtype, *, out_sharding=None):
    return lax.empty(shape, dtype)


def empty_like(x):
    return jax.tree.map(lambda leaf: empty(leaf.shape, leaf.dtype), x)


def reciprocal(x, *, approx=False, full_range=True):
    from jax.experimental.pallas import tpu as pltpu

    return pltpu.reciprocal(x, approx=approx, full_range=full_range)


if jax_release < (0, 11, 2):

    def dot(a, b, trans_a=False, trans_b=False, allow_tf32=None, precision=None):
        if a.ndim != 2 or b.ndim != 2:
            _pallasd.refuse("ValueError", "operand-mismatch", "pl.dot multiplies matrices of two dimensions")
        if allow_tf32 is not None:
            precision = lax.Precision.HIGH if allow_tf32 else lax.Precision.HIGHEST
        kind = jnp.promote_types(a.dtype, b.dtype)
        out = jnp.int32 if jnp.issubdtype(kind, jnp.integer) else jnp.float64 if kind == jnp.float64 else jnp.float32
        contract = ((0 if trans_a else 1,), (1 if trans_b else 0,))
        return lax.dot_general(a, b, (contract, ((), ())), precision=precision, preferred_element_type=out)


def estimate_cost(fun, *args, **kwargs):
    # The estimate steers XLA's schedule; the kernel and its module don't have it.
    what = "pl.estimate_cost"
    return CostEstimate(flops=_pallasd.unknown(what), transcendentals=_pallasd.unknown(what),
                        bytes_accessed=_pallasd.unknown(what))
