# module: _pallasd_entry
# What `--entry` and directives are made of: literals of abstract arrays and a
# call under jit, as a test harness for a TPU would lower it.
import jax
import jax.numpy as jnp


class AbstractArrays:
    """`f32[8,128]`: an array of that shape and dtype whose contents nobody knows."""

    def __init__(self, dtype):
        self.dtype = dtype

    def __getitem__(self, shape):
        return jax.ShapeDtypeStruct(shape if isinstance(shape, tuple) else (shape,), self.dtype)


def is_abstract(leaf):
    return hasattr(leaf, "shape") and hasattr(leaf, "dtype")


def run(function, *args, **kwargs):
    """Lowers the call: arrays are operands, everything else is static."""
    leaves, structure = jax.tree.flatten((args, kwargs))
    places = [i for i, leaf in enumerate(leaves) if is_abstract(leaf)]

    def call(*arrays):
        filled = list(leaves)
        for place, array in zip(places, arrays):
            filled[place] = array
        positional, named = jax.tree.unflatten(structure, filled)
        return function(*positional, **named)

    return jax.jit(call).lower(*[leaves[place] for place in places])


def run_assumed(function, args, kwargs, gradient):
    """`run`, or the function and its pullback, as training would lower them."""
    if not gradient:
        return run(function, *args, **kwargs)
    leaves, structure = jax.tree.flatten((args, kwargs))
    places = [i for i, leaf in enumerate(leaves) if is_abstract(leaf)]
    moving = [i for i in places if jnp.issubdtype(leaves[i].dtype, jnp.floating)]

    def pull(*arrays):
        filled = list(leaves)
        for place, array in zip(places, arrays):
            filled[place] = array

        def call(*floats):
            complete = list(filled)
            for place, array in zip(moving, floats):
                complete[place] = array
            positional, named = jax.tree.unflatten(structure, complete)
            return function(*positional, **named)

        result, pullback = jax.vjp(call, *[filled[place] for place in moving])
        return pullback(result)

    return jax.jit(pull).lower(*[leaves[place] for place in places])


def identity(x, *args, **kwargs):
    return x


def assumed_mesh():
    """A mesh that no machine has to have, its axis named as callers mostly do."""
    return jax.sharding.AbstractMesh((4,), ("x",))


pred = AbstractArrays(jnp.bool_)
i2, i4, i8, i16, i32 = map(AbstractArrays, (jnp.int2, jnp.int4, jnp.int8, jnp.int16, jnp.int32))
u2, u4, u8, u16, u32 = map(AbstractArrays, (jnp.uint2, jnp.uint4, jnp.uint8, jnp.uint16, jnp.uint32))
f16, bf16, f32 = map(AbstractArrays, (jnp.float16, jnp.bfloat16, jnp.float32))
f8_e4m3fn, f8_e5m2, f8_e4m3b11fnuz = map(
    AbstractArrays, (jnp.float8_e4m3fn, jnp.float8_e5m2, jnp.float8_e4m3b11fnuz)
)
int8, int16, int32, uint8, uint16, uint32 = i8, i16, i32, u8, u16, u32
float16, bfloat16, float32 = f16, bf16, f32
