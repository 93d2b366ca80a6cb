"""Values of outer scopes in bodies: the order in which a trace captures them."""
import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu


def loop_index_is_converted(s, o):
    first = s[0]

    def body(i, carry):
        @pl.when(i + 2 < s[1])
        def _():
            o[0] = first + (i + 2)
        return carry

    lax.fori_loop(0, 8, body, 0)


def from_two_scopes(s, o):
    first = s[0]

    def body(i, carry):
        ahead = i + 2

        @pl.when(i < 3)
        def _():
            @pl.when(ahead < s[1])
            def _():
                o[0] = s[jnp.minimum(first + ahead, 3)]
        return carry

    lax.fori_loop(0, 8, body, 0)


def comparison_and_shift(s, o):
    first = s[0]

    def body(i, carry):
        @pl.when(i < 3)
        def _():
            o[0] = jnp.where((first < i) & (first >> i > 0), first % (i + 1), 0)
        return carry

    lax.fori_loop(0, 8, body, 0)


def mixed_elements(s, o):
    scale = s[0].astype(jnp.float32)
    offset = s[1]

    @pl.when(s[2] > 0)
    def _():
        o[0] = (scale * offset + offset ** 2).astype(jnp.int32)


def weak_first(s, o):
    last = s[0]

    def body(i, carry):
        @pl.when(carry > 3)
        def _():
            o[0] = i * last - last // i
        return carry + last

    lax.fori_loop(1, 8, body, jnp.int32(0))


if __name__ == "__main__":
    scalars = pl.BlockSpec(memory_space=pltpu.SMEM)
    for kernel in (loop_index_is_converted, from_two_scopes, comparison_and_shift, mixed_elements, weak_first):
        pl.pallas_call(kernel, in_specs=[scalars], out_specs=scalars,
                       out_shape=jax.ShapeDtypeStruct((8,), jnp.int32))(jnp.zeros((8,), jnp.int32))
