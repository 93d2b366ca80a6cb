"""jax.vjp, jvp, grad and value_and_grad of functions that are called within kernels."""
import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl


def run(name, f, *args, out=(8, 128)):
    def kernel(*refs):
        *operands, o_ref = refs
        result = f(*[ref[...] for ref in operands])
        o_ref[...] = result[0] + result[1] if isinstance(result, tuple) else result

    shape = jax.ShapeDtypeStruct(out, jnp.float32)
    jax.jit(lambda *a: pl.pallas_call(kernel, out_shape=shape, name=name)(*a)).lower(*args)


def shifted(x):
    return jnp.exp(x - jnp.max(x, axis=-1, keepdims=True))


UNARY = {
    "powers": lambda x: x**3 + jnp.square(x) - 2.0 / x + x**-2,
    "roots": lambda x: jnp.sqrt(x) * lax.rsqrt(x) + jnp.log(x) * jnp.log1p(x),
    "waves": lambda x: jnp.sin(x) * jnp.cos(x) - jnp.tan(x) + jnp.expm1(x),
    "gates": lambda x: x * jax.nn.sigmoid(x) + 0.5 * x * (1 + jnp.tanh(0.8 * (x + 0.04 * x**3))),
    "choices": lambda x: lax.select(x > 0, x, 2 * x) + jnp.abs(x) - lax.clamp(0.0, x, 1.0) + jnp.maximum(x, 0.0),
    "softmax": lambda x: shifted(x) / jnp.sum(shifted(x), axis=-1, keepdims=True),
    "least": lambda x: x - jnp.min(x, axis=-1, keepdims=True),
    "norm": lambda x: x * lax.rsqrt(jnp.mean(jnp.square(x), axis=-1, keepdims=True) + 1e-6),
    "narrow": lambda x: -x.astype(jnp.bfloat16).astype(jnp.float32) + (x[None] + x[None])[0],
    "steps": lambda x: x - x * x + jnp.floor(x) * jnp.sign(x),
    "where": lambda x: jnp.where(x > 0, x, 2 * x) + jnp.where(x < 1, 0.0, x * x),
    "clip": lambda x: jnp.clip(x, 0, 1) + jnp.clip(x, -x, x),
    "silu": jax.nn.silu,
    "gelu": jax.nn.gelu,
    "real_power": lambda x: x**2.5 + x**-0.5,
    "jitted": lambda x: jax.jit(lambda v: jnp.where(v > 0, v, v * v) * jnp.clip(v, 0, 1) + v)(x) * x,
    "jitted_twice": lambda x: jax.jit(lambda v: jnp.exp(v) * 2)(jax.jit(lambda v: jnp.sin(v) * v)(x)),
    "spread": lambda x: x / jnp.sqrt(jnp.var(x, axis=-1, keepdims=True) + 1e-6),
    "modulo": lambda x: jnp.mod(x, 3.0) + x % 2.0,
    "log_sum": lambda x: x - jax.nn.logsumexp(x, axis=-1, keepdims=True),
}
PAIRS = {
    "sum": lambda x, y: x + y[:1] - y,
    "product": lambda x, y: x * y[:, :1] + x / y,
    "extremes": lambda x, y: jnp.maximum(x, y) - jnp.minimum(y, x),
    "mixed": lambda x, y: jnp.tanh(x) * y + x,
}


def matmul(x, w):
    return jnp.dot(x, w, preferred_element_type=jnp.float32)


x = jnp.ones((8, 128))
for name, f in UNARY.items():
    run("vjp_" + name, lambda x, ct: jax.vjp(f, x)[1](ct)[0], x, x)
    run("jvp_" + name, lambda x, t: jax.jvp(f, (x,), (t,))[1], x, x)
    run("grad_" + name, lambda x: jax.value_and_grad(lambda v: jnp.sum(f(v)))(x), x)
for name, f in PAIRS.items():
    run("vjp_" + name, lambda x, y, ct: jax.vjp(f, x, y)[1](ct), x, x, x)
    run("jvp_" + name, lambda x, y: jax.jvp(f, (x, y), (y, x))[1], x, x)
    run("grad_" + name, lambda x, y: jax.grad(lambda v, w: jnp.sum(f(v, w)), argnums=(0, 1))(x, y), x, x)
for name, dtype in (("f32", jnp.float32), ("bf16", jnp.bfloat16)):
    a, b, ct = jnp.ones((8, 128), dtype), jnp.ones((128, 256), dtype), jnp.ones((8, 256))
    run("left_" + name, lambda a, b, ct: jax.vjp(matmul, a, b)[1](ct)[0].astype(jnp.float32), a, b, ct)
    run("right_" + name, lambda a, b, ct: jax.vjp(matmul, a, b)[1](ct)[1].astype(jnp.float32), a, b, ct,
        out=(128, 256))
    run("jvp_dot_" + name, lambda a, b: jax.jvp(matmul, (a, b), (a, b))[1], a, b, out=(8, 256))
run("aux", lambda x: jax.grad(lambda v: (jnp.sum(v * v), v), has_aux=True)(x)[0], x)
run("joined", lambda x, ct: jax.vjp(lambda v: jnp.concatenate([v, v * 2], 0), x)[1](ct)[0], x, jnp.ones((16, 128)))
