"""Functions of jax.numpy and its kin that kernels use now and then, one call each."""
import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

SMEM = pl.BlockSpec(memory_space=pltpu.SMEM)
VMEM = pl.BlockSpec(memory_space=pltpu.VMEM)


def run(name, f, dtype="float32"):
    def kernel(s_ref, x_ref, o_ref):
        result = f(x_ref[...])
        o_ref[...] = jnp.zeros((8, 128)) + jnp.sum(result.astype(jnp.float32))

    kernel.__name__ = name
    pl.pallas_call(kernel, in_specs=[SMEM, VMEM], out_specs=VMEM, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))(
        jnp.zeros((4,), jnp.int32), jnp.zeros((8, 128), dtype))


CALLS = {
    "norm_of_rows": lambda x: jnp.linalg.norm(x, axis=1),
    "norm_one": lambda x: jnp.linalg.norm(x, axis=1, ord=1, keepdims=True),
    "norm_largest": lambda x: jnp.linalg.norm(x, ord=jnp.inf, axis=-1),
    "norm_whole": lambda x: jnp.linalg.norm(x)[None],
    "matrix_power": lambda x: jnp.linalg.matrix_power(x[:, :8], 2),
    "inverse": lambda x: jnp.linalg.inv(x[:, :8]),
    "singular_values": lambda x: jnp.linalg.svd(x)[1],
    "diagonal_of_square": lambda x: jnp.diag(x[:, :8]),
    "diagonal_of_rows": lambda x: jnp.diagonal(x),
    "with_exponent": lambda x: jnp.ldexp(x, 2),
    "slopes": lambda x: jnp.gradient(x, axis=1),
    "area": lambda x: jnp.trapezoid(x, axis=1),
    "entropy": lambda x: jax.scipy.special.entr(x),
    "x_log_y": lambda x: jax.scipy.special.xlogy(x, x),
    "vectorized": lambda x: jnp.vectorize(lambda a, b: a * b)(x, x[0]),
    "vectorized_rows": lambda x: jnp.vectorize(lambda a: a.sum(), signature="(n)->()")(x),
    "vectorized_dot": lambda x: jnp.vectorize(lambda a, b: jnp.dot(a, b), signature="(n),(n)->()")(x, x),
    "vectorized_scalar": lambda x: jnp.vectorize(lambda a: a + 1, excluded={1})(x),
    "dots_of_rows": lambda x: jnp.vecdot(x, x),
    "along_rows": lambda x: jnp.apply_along_axis(jnp.sum, 1, x),
    "along_columns": lambda x: jnp.apply_along_axis(lambda r: r * 2, 0, x),
    "over_axes": lambda x: jnp.apply_over_axes(jnp.sum, x, [0, 1]),
    "columns_mapped": lambda x: jax.vmap(lambda r: r - r.max(), in_axes=1, out_axes=1)(x),
    "result_turned": lambda x: jax.vmap(lambda r: r * 2, out_axes=1)(x),
    "rolled_both_ways": lambda x: jnp.roll(x, (1, 2), axis=(0, 1)),
    "one_roll_for_both": lambda x: jnp.roll(x, 1, axis=(0, 1)),
    "between": lambda x: jax.random.truncated_normal(jax.random.key(0), -2.0, 2.0, (8, 128)),
    "heavy_tails": lambda x: jax.random.cauchy(jax.random.key(0), (8, 128)),
    "waiting_times": lambda x: jax.random.gamma(jax.random.key(0), 2.0, (8, 128)),
    "edges": lambda x: jnp.pad(x, ((8, 0), (0, 0)), mode="edge"),
    "powers_of_ten": lambda x: jnp.logspace(0, 1, 128),
    "sinc": jnp.sinc,
    "unwrapped": jnp.unwrap,
    "median": lambda x: jnp.median(x, axis=1),
    "convolved": lambda x: jnp.convolve(x[0], x[1]),
    "correlated": lambda x: jnp.correlate(x[0], x[1]),
    "mean_over_nothing": lambda x: lax.pmean(x, ()),
    "sum_over_nothing": lambda x: lax.psum(x, ()),
    "scanned": lambda x: lax.associative_scan(jnp.add, x, axis=0),
}
INTEGERS = {
    "chosen": lambda x: jnp.choose(x % 2, [x, x], mode="clip"),
}


def along(x_ref, i_ref, o_ref):
    o_ref[...] = jnp.take_along_axis(x_ref[...], i_ref[...], axis=0)


def next_scalar(x_ref, o_ref):
    o_ref[0] = lax.nextafter(x_ref[0], x_ref[1])


if __name__ == "__main__":
    for name, f in CALLS.items():
        run(name, f)
    for name, f in INTEGERS.items():
        run(name, f, "int32")
    for dtype in ("int32", "uint32", "int16", "int8"):
        pl.pallas_call(along, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32), name="along_" + dtype)(
            jnp.zeros((8, 128)), jnp.zeros((8, 128), dtype))
    pl.pallas_call(next_scalar, in_specs=[SMEM], out_specs=SMEM, out_shape=jax.ShapeDtypeStruct((4,), jnp.float32))(
        jnp.zeros((4,)))
