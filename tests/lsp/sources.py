"""Programs that sessions open, and places in them."""

URI = "file:///tmp/pallasd-session.py"

HEAD = """import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


"""

# Two kernels, one of them with two instances, one with a loop and a helper.
TWO_KERNELS = (
    HEAD
    + """def twice(x):
    return x + x


def scale(x_ref, o_ref):
    doubled = twice(x_ref[...])
    o_ref[...] = doubled * 3.0


def total(x_ref, o_ref):
    def step(i, carry):
        return carry + x_ref[i, :]

    o_ref[...] = jax.lax.fori_loop(0, 8, step, jnp.zeros((128,), jnp.float32))


def call(kernel, x, shape):
    return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(shape, x.dtype))(x)


call(scale, jnp.ones((8, 128)), (8, 128))
call(scale, jnp.ones((16, 256)), (16, 256))
call(total, jnp.ones((8, 128)), (128,))
"""
)


def position_of(text, needle, offset=0):
    before = text[: text.index(needle) + offset]
    return {"line": before.count("\n"), "character": len(before) - (before.rfind("\n") + 1)}


def range_of(text, needle):
    return {"start": position_of(text, needle), "end": position_of(text, needle, len(needle))}


def document(uri=URI):
    return {"textDocument": {"uri": uri}}
