"""jax.vmap in a kernel's body: equations along the mapped axis, under the name of the transformation."""
import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def centred(x_ref, o_ref):
    o_ref[...] = jax.vmap(lambda r: r - jnp.max(r))(x_ref[...])


def rotated(x_ref, y_ref, o_ref):
    with jax.named_scope("rotate"):
        o_ref[...] = jax.vmap(lambda a, b: jnp.concatenate([b[64:], a[:64]]) * jnp.sum(a), in_axes=(0, None))(x_ref[...], y_ref[0])


def products(x_ref, w_ref, o_ref):
    o_ref[...] = jax.vmap(lambda a, w: jnp.dot(a, w, preferred_element_type=jnp.float32))(x_ref[...], w_ref[...])


if __name__ == "__main__":
    x = jnp.ones((8, 128))
    s = jax.ShapeDtypeStruct((8, 128), jnp.float32)
    pl.pallas_call(centred, out_shape=s)(x)
    pl.pallas_call(rotated, out_shape=s)(x, x)
    pl.pallas_call(products, out_shape=jax.ShapeDtypeStruct((2, 8, 128), jnp.float32))(jnp.ones((2, 8, 128)), jnp.ones((2, 128, 128)))
