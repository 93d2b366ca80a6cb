"""Ring all-gather, reduce-scatter with credits, over a named mesh axis."""
import functools
import jax, jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu
from jax.sharding import PartitionSpec as P

N = 4
def neighbours(axis):
    me = lax.axis_index(axis)
    n = lax.axis_size(axis)
    return lax.rem(me + n - 1, n), lax.rem(me + 1, n)

def barrier(left, right):
    sem = pltpu.get_barrier_semaphore()
    for dev in (left, right):
        pltpu.semaphore_signal(sem, inc=1, device_id=(dev,), device_id_type=pltpu.DeviceIdType.MESH)
    pltpu.semaphore_wait(sem, 2)

def gather(x_ref, o_ref, copy_sem, send, recv):
    step = pl.program_id(0)
    left, right = neighbours("x")
    me = lax.axis_index("x")
    @pl.when(step == 0)
    def _():
        barrier(left, right)
        c = pltpu.make_async_copy(x_ref, o_ref.at[me], copy_sem)
        c.start(); c.wait()
    slot = lax.rem(me - step + N, N)
    rdma = pltpu.make_async_remote_copy(src_ref=o_ref.at[slot], dst_ref=o_ref.at[slot], send_sem=send, recv_sem=recv.at[lax.rem(step, 2)],
                                        device_id=(right,), device_id_type=pltpu.DeviceIdType.MESH)
    rdma.start()
    rdma.wait()

def all_gather(x):
    return pl.pallas_call(gather, grid=(N - 1,), out_shape=jax.ShapeDtypeStruct((N, *x.shape), x.dtype),
        in_specs=[pl.BlockSpec(memory_space=pl.ANY)], out_specs=pl.BlockSpec(memory_space=pl.ANY),
        scratch_shapes=[pltpu.SemaphoreType.DMA, pltpu.SemaphoreType.DMA, pltpu.SemaphoreType.DMA((2,))],
        compiler_params=pltpu.CompilerParams(collective_id=0, has_side_effects=True))(x)

def scatter(x_ref, o_ref, comm, send, recv, credit, *, rows):
    left, right = neighbours("x")
    me = lax.axis_index("x")
    barrier(left, right)
    comm[0] = x_ref[pl.ds(pl.multiple_of(lax.rem(me + N - 1, N) * rows, 8), rows)]
    def turn(i, _):
        src, dst = lax.rem(i, 2), lax.rem(i + 1, 2)
        @pl.when(i > 0)
        def _():
            pltpu.semaphore_wait(credit, 1)
        op = pltpu.make_async_remote_copy(comm.at[src], comm.at[dst], send.at[src], recv.at[dst], device_id={"x": right})
        op.start()
        op.wait_send()
        op.wait_recv()
        part = lax.rem(me + 2 * N - 2 - i, N)
        comm[dst] = comm[dst] + x_ref[pl.ds(pl.multiple_of(part * rows, 8), rows)]
        @pl.when(i < N - 2)
        def _():
            pl.semaphore_signal(credit, 1, device_id={"x": left})
        return None
    lax.fori_loop(0, N - 1, turn, None)
    o_ref[...] = comm[lax.rem(N - 1, 2)]

def reduce_scatter(x):
    rows = x.shape[0] // N
    return pl.pallas_call(functools.partial(scatter, rows=rows), out_shape=jax.ShapeDtypeStruct((rows, x.shape[1]), x.dtype),
        scratch_shapes=[pltpu.VMEM((2, rows, x.shape[1]), x.dtype), pltpu.SemaphoreType.DMA((2,)), pltpu.SemaphoreType.DMA((2,)), pltpu.SemaphoreType.REGULAR],
        compiler_params=pltpu.CompilerParams(collective_id=1))(x)

if __name__ == "__main__":
    mesh = jax.make_mesh((1,), ("x",))
    x = jax.device_put(jnp.ones((N * 8, 128)), jax.sharding.NamedSharding(mesh, P("x")))
    f = jax.jit(jax.shard_map(all_gather, mesh=mesh, in_specs=P("x"), out_specs=P(None, "x"), check_vma=False))
    f(x)
    g = jax.jit(jax.shard_map(reduce_scatter, mesh=mesh, in_specs=P(None, None), out_specs=P("x"), check_vma=False))
    g(jnp.ones((64, 128)))
