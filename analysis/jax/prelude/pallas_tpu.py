# module: jax.experimental.pallas.tpu
# Compositions of jax.experimental.pallas.tpu: whole copies, barriers between cores, pieces of bytes.
import functools

import jax
from jax import lax
import jax.numpy as jnp
from jax.experimental import pallas as pl


def sync_copy(src_ref, dst_ref, *, add=False):
    if not jax.tree.leaves(src_ref):
        return

    def copy_all(sem):
        def start(source, target):
            make_async_copy(source, target, sem).start(add=add)

        def wait(source, target):
            make_async_copy(source, target, sem).wait()

        jax.tree.map(start, src_ref, dst_ref)
        jax.tree.map(wait, src_ref, dst_ref)

    pl.run_scoped(copy_all, sem=SemaphoreType.DMA(()))


def run_on_first_core(core_axis_name):
    if lax.axis_size(core_axis_name) == 1:
        return lambda f: f()

    def decorate(f):
        core = lax.axis_index(core_axis_name)
        pl.when(core == 0)(lambda: f())

    return decorate


def core_barrier(sem, *, core_axis_name):
    cores = lax.axis_size(core_axis_name)
    own = lax.axis_index(core_axis_name)

    def synchronise():
        with jax.named_scope("sync_cores"):
            for other in range(cores):
                def signal(other=other):
                    pl.semaphore_signal(sem, 1, device_id={core_axis_name: jnp.int32(other)})

                pl.when(own != other)(signal)
            pl.semaphore_wait(sem, cores - 1)

    pl.when(cores > 1)(synchronise)


if jax_release < (0, 10):

    def repeat(x, repeats, axis):
        if axis < 0:
            axis += x.ndim
        return jnp.tile(x, [repeats if i == axis else 1 for i in range(x.ndim)])


def _without_key(sampler):
    """`sampler` of jax.random drawing from the chip's generator; the key that it wants is a placeholder."""

    @functools.wraps(sampler)
    def draw(*args, **kwargs):
        return sampler(jax.random.key(0, impl="_pallas_internal_stateful"), *args, **kwargs)

    return draw


stateful_bits = _without_key(jax.random.bits)
stateful_uniform = _without_key(jax.random.uniform)
stateful_bernoulli = _without_key(jax.random.bernoulli)
stateful_normal = _without_key(jax.random.normal)
