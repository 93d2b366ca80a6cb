"""What a program gets wrong in passing: operands, sizes and refs of the wrong kind, one kernel each."""
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

SMEM = pl.BlockSpec(memory_space=pltpu.SMEM)
VMEM = pl.BlockSpec(memory_space=pltpu.VMEM)
OUT = jax.ShapeDtypeStruct((8, 128), jnp.float32)


def run(name, f, dtype="float32"):
    def kernel(s_ref, x_ref, o_ref):
        result = f(x_ref[...], x_ref, s_ref[0])
        o_ref[...] = jnp.zeros((8, 128)) if result is None else jnp.zeros((8, 128)) + jnp.sum(result.astype(jnp.float32))

    kernel.__name__ = name
    pl.pallas_call(kernel, in_specs=[SMEM, VMEM], out_specs=VMEM, out_shape=OUT)(
        jnp.zeros((4,), jnp.int32), jnp.zeros((8, 128), dtype))


def unpacked(x, ref, i):
    a, b = x
    return a + b


FLOATS = {
    "touch_value": lambda x, ref, i: pltpu.touch(x),
    "touch_made": lambda x, ref, i: pltpu.touch(jnp.ones((8, 128))),
    "touch_scalar": lambda x, ref, i: pltpu.touch(i),
    "touch_both": lambda x, ref, i: pltpu.touch((ref, x)),
    "touch_in_loop": lambda x, ref, i: lax.fori_loop(0, 3, lambda j, c: (pltpu.touch(c), c)[1], x),
    "touch_ref": lambda x, ref, i: pltpu.touch(ref),
    "touch_part": lambda x, ref, i: pltpu.touch(ref.at[0]),
    "touch_nothing": lambda x, ref, i: pltpu.touch(None),
    "add_none": lambda x, ref, i: x + None,
    "add_text": lambda x, ref, i: x + "a",
    "add_list": lambda x, ref, i: x + [1, 2],
    "called": lambda x, ref, i: x(),
    "ref_called": lambda x, ref, i: ref(),
    "no_such_attribute": lambda x, ref, i: x.foo,
    "no_such_method": lambda x, ref, i: x.T.bar(),
    "attribute_asked_for": lambda x, ref, i: x if hasattr(x, "foo") else -x,
    "attribute_or": lambda x, ref, i: getattr(x, "foo", x),
    "unpacked": unpacked,
    "as_int": lambda x, ref, i: x + int(x),
    "numpy_exp": lambda x, ref, i: np.exp(x),
    "numpy_array": lambda x, ref, i: np.asarray(x) + 1,
    "where_alone": lambda x, ref, i: jnp.where(x > 0)[0],
    "nonzero": lambda x, ref, i: jnp.nonzero(x)[0],
    "size_of_floats": lambda x, ref, i: jnp.zeros((8, 128.0)),
    "size_of_one_float": lambda x, ref, i: jnp.zeros(8.5),
    "shape_of_floats": lambda x, ref, i: x.reshape(8.0, 128.0),
    "too_large": lambda x, ref, i: x + 2**40,
    "take_mode": lambda x, ref, i: jnp.take(x, jnp.arange(8), axis=0, mode="promise_in_bounds"),
    "take_raising": lambda x, ref, i: jnp.take(x, jnp.arange(8), axis=0, mode="raise"),
    "take_of_nothing": lambda x, ref, i: jnp.take(x[0:0], jnp.arange(8), axis=0),
    "no_rows": lambda x, ref, i: jnp.concatenate([x, x[0:0]]),
    "no_rows_loaded": lambda x, ref, i: jnp.concatenate([x, ref[0:0]]),
    "no_rows_dead": lambda x, ref, i: (ref[0:0], x)[1],
    "complex_of_bfloat16": lambda x, ref, i: lax.complex(x.astype(jnp.bfloat16), x.astype(jnp.bfloat16)).real,
    "grad_of_array": lambda x, ref, i: jax.grad(lambda a: a * 2)(x),
    "jvp_of_other_type": lambda x, ref, i: jax.jvp(jnp.sin, (x,), (x.astype(jnp.bfloat16),))[1],
    "returns_function": lambda x, ref, i: lax.cond(i > 0, lambda: x, lambda: jnp.sum),
}
INT8 = {
    "constant_wraps": lambda x, ref, i: x + 300,
    "full_wraps": lambda x, ref, i: jnp.full((8, 128), 300, jnp.int8),
    "array_too_large": lambda x, ref, i: x + jnp.array(300, jnp.int8),
    "scalar_too_large": lambda x, ref, i: x + jnp.int8(300),
    "numpy_too_large": lambda x, ref, i: x + np.int8(300),
    "column_too_far": lambda x, ref, i: x[:, x[0]],
    "chosen_by_traced": lambda x, ref, i: jnp.choose(x % 2, [x, x]),
    "approximate": lambda x, ref, i: lax.approx_max_k(x, 2)[0],
    "grad_of_integers": lambda x, ref, i: jax.grad(lambda a: (a**2).sum())(x),
    "jvp_of_integers": lambda x, ref, i: jax.jvp(jnp.sin, (x,), (x,))[1],
}
BOOL = {
    "bits_of_bool": lambda x, ref, i: lax.bitcast_convert_type(x, jnp.int8),
    "wide_bits_of_bool": lambda x, ref, i: lax.bitcast_convert_type(x, jnp.int32),
    "rounded_bool": lambda x, ref, i: jnp.round(x),
}


def scratch_alone(x_ref, o_ref, s_ref):
    o_ref[...] = x_ref[...]


def scratch_listed(x_ref, o_ref, s_ref):
    o_ref[...] = x_ref[...]


def slip_in_try(x_ref, o_ref):
    o_ref[...] = jnp.zeros((8, 128)) + (x_ref[...] + None)


def bits_of_row(x_ref, o_ref):
    o_ref[...] = x_ref.bitcast(jnp.float32)[...]


def piped(block):
    def kernel(x_ref, o_ref):
        def body(x, o):
            o[...] = x[...] * 2

        spec = pl.BlockSpec((block, 128), lambda i: (i, 0))
        pltpu.emit_pipeline(body, grid=(pl.cdiv(32, block),), in_specs=[spec], out_specs=[spec])(x_ref, o_ref)
    kernel.__name__ = f"piped_by_{block}"
    return kernel


if __name__ == "__main__":
    for table, dtype in ((FLOATS, "float32"), (INT8, "int8"), (BOOL, "bool")):
        for name, f in table.items():
            run(name, f, dtype)
    x = jnp.zeros((8, 128))
    pl.pallas_call(scratch_alone, out_shape=OUT, scratch_shapes=pltpu.VMEM((8, 128), jnp.float32))(x)
    pl.pallas_call(scratch_listed, out_shape=OUT, scratch_shapes=[pltpu.VMEM((8, 128), jnp.float32)])(x)
    pl.pallas_call(bits_of_row, out_shape=jax.ShapeDtypeStruct((128,), jnp.float32))(jnp.zeros((128,), jnp.int32))
    try:
        pl.pallas_call(slip_in_try, out_shape=OUT)(x)
    except TypeError:
        pass
    for block in (7, 8, 12):
        pl.pallas_call(piped(block), in_specs=[pl.BlockSpec(memory_space=pl.ANY)],
                       out_specs=pl.BlockSpec(memory_space=pl.ANY),
                       out_shape=jax.ShapeDtypeStruct((32, 128), jnp.float32))(jnp.zeros((32, 128)))
