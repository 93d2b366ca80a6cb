"""BufferedRefs that programs make themselves: as scratch shapes, as allocations of pipelines that run again, derived classes."""
import dataclasses
import functools

import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

rows = lambda size, columns=256, **options: pl.BlockSpec((size, columns), lambda i: (i, 0), **options)


def double(a, o):
    o[...] = a[...] * 2


def add(a, b, o):
    o[...] = a[...] + b[...]


def run(kernel, *args, scratch=(), out=(256, 256), count=1):
    shape = jax.ShapeDtypeStruct(out, args[0].dtype)
    spec = pl.BlockSpec(memory_space=pl.ANY)
    return pl.pallas_call(kernel, in_specs=[spec] * len(args), out_specs=spec if count == 1 else [spec] * count,
                          out_shape=shape if count == 1 else [shape] * count, scratch_shapes=scratch)(*args)


def made_in_scratch(a, o, a_bref, o_bref):
    pltpu.emit_pipeline(double, grid=(4,), in_specs=[rows(64)], out_specs=[rows(64)])(a, o, allocations=(a_bref, o_bref))


def made_in_scratch_as_list(a, o, brefs):
    pltpu.emit_pipeline(double, grid=(4,), in_specs=[rows(64)], out_specs=[rows(64)])(a, o, allocations=list(brefs))


def specs_of_allocations(a, b, o, *brefs):
    pltpu.emit_pipeline(add, grid=(4,))(a, b, o, allocations=brefs)


def triple(a, o, a_bref, o_bref):
    pltpu.emit_pipeline(double, grid=(8,), in_specs=[rows(32)], out_specs=[rows(32)])(a, o, allocations=(a_bref, o_bref))


def scoped(a, o):
    pipeline, make = pltpu.emit_pipeline_with_allocations(double, grid=(4,), in_specs=[rows(64)], out_specs=[rows(64)])
    pl.run_scoped(lambda allocations: pipeline(a, o, allocations=allocations), make(a, o))


def twice(a, b, o, p):
    pipeline, make = pltpu.emit_pipeline_with_allocations(double, grid=(4,), in_specs=(rows(64),), out_specs=(rows(64),))

    def both(allocations):
        pipeline(a, o, allocations=allocations)
        pipeline(b, p, allocations=allocations)

    pl.run_scoped(both, make(a, o))


def in_loop(a, o):
    pipeline, make = pltpu.emit_pipeline_with_allocations(
        double, grid=(2,), in_specs=[rows(64)], out_specs=[rows(64)])

    def turn(allocations):
        @pl.loop(0, 2)
        def _(step):
            part = pl.ds(step * 128, 128)
            pipeline(a.at[part], o.at[part], allocations=allocations)

    pl.run_scoped(turn, make(a.at[pl.ds(0, 128)], o.at[pl.ds(0, 128)]))


def only_inputs(a, o, a_bref):
    pltpu.emit_pipeline(double, grid=(4,), in_specs=[rows(64)], out_specs=[rows(64)])(a, o, allocations=(a_bref,))


def accumulate(a, o):
    def body(a, o):
        o[...] += a[...]

    a_spec, o_spec = pl.BlockSpec((64, 128), lambda i, j: (i, j)), pl.BlockSpec((64, 128), lambda i, j: (i, 0))
    brefs = (pltpu.BufferedRef.input(a_spec, a.dtype), pltpu.BufferedRef.input_output(o_spec, o.dtype))
    pl.run_scoped(lambda brefs: pltpu.emit_pipeline(body, grid=(4, 2))(a, o, allocations=brefs), brefs)


def accumulate_deep(a, o):
    def body(a, o):
        o[...] += a[...]

    a_spec, o_spec = pl.BlockSpec((64, 128), lambda i, j: (i, j)), pl.BlockSpec((64, 128), lambda i, j: (i, j))
    brefs = (pltpu.BufferedRef.input(a_spec, a.dtype, buffer_count=3),
             pltpu.BufferedRef.input_output(o_spec, o.dtype, buffer_count=(2, 3)))
    pl.run_scoped(lambda brefs: pltpu.emit_pipeline(body, grid=(4, 2))(a, o, allocations=brefs), brefs)


def accumulate_single(a, o):
    def body(a, o):
        o[...] += a[...]

    spec = rows(64)
    brefs = (pltpu.BufferedRef.input(spec, a.dtype, buffer_count=1), pltpu.BufferedRef.input_output(spec, o.dtype, 1))
    pl.run_scoped(lambda brefs: pltpu.emit_pipeline(body, grid=(4,))(a, o, allocations=brefs), brefs)


def looks_ahead(a, o, a_bref, o_bref):
    pltpu.emit_pipeline(double, grid=(8,), in_specs=[rows(32)], out_specs=[rows(32)])(a, o, allocations=[a_bref, o_bref])


def line(a, o):
    spec = pl.BlockSpec((1024,), lambda i: (i,))
    brefs = (pltpu.BufferedRef.input(spec, a.dtype), pltpu.BufferedRef.output(spec, o.dtype))
    pl.run_scoped(lambda brefs: pltpu.emit_pipeline(double, grid=(4,))(a, o, allocations=brefs), brefs)


def prefetched(a, o):
    spec = rows(64, pipeline_mode=pl.Buffered(2, prefetched_count=1))

    def with_window(window, sem):
        pltpu.make_async_copy(a.at[pl.ds(0, 64)], window.at[0], sem.at[0]).start()
        made = pltpu.BufferedRef.input(spec, a.dtype, 2, prefetched_count=1)
        bref = dataclasses.replace(made, sem_recvs=sem).with_window_ref(window)
        pltpu.emit_pipeline(double, grid=(4,), in_specs=[spec], out_specs=[rows(64)])(a, o, allocations=(bref,))

    pl.run_scoped(with_window, pltpu.VMEM((2, 64, 256), a.dtype), pltpu.SemaphoreType.DMA((2,)))


def waits_for_reads(a, o):
    pltpu.emit_pipeline(double, grid=(4,), in_specs=[rows(64)], out_specs=[rows(64)], output_wait_read_only=True)(a, o)


def plain_scopes(a, o):
    pltpu.emit_pipeline(double, grid=(4,), in_specs=[rows(64)], out_specs=[rows(64)], trace_scopes=False)(a, o)


def whole_operand(a, b, o):
    pltpu.emit_pipeline(add, grid=(4,), in_specs=[rows(64), pl.BlockSpec((64, 256), lambda i: (0, 0))],
                        out_specs=[rows(64)])(a, b, o)


def synchronous_with_allocations(a, o, a_bref, o_bref):
    pltpu.emit_pipeline(double, grid=(4,), in_specs=[rows(64)], out_specs=[rows(64)], no_pipelining=True)(
        a, o, allocations=(a_bref, o_bref))


def nested_specs(a, b, o):
    def body(pair, o):
        o[...] = pair["x"][...] + pair["y"][...]

    pltpu.emit_pipeline(body, grid=(4,), in_specs=[{"x": rows(64), "y": rows(64)}], out_specs=[rows(64)])(
        {"x": a, "y": b}, o)


def with_scratches(a, o, tmp, a_bref, o_bref):
    def body(a, o, t):
        t[...] = a[...]
        o[...] = t[...] - 1

    pltpu.emit_pipeline(body, grid=(4,), in_specs=[rows(64)], out_specs=[rows(64)])(
        a, o, allocations=(a_bref, o_bref), scratches=(tmp,))


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class GatheredRef(pltpu.BufferedRef):
    """Copies rows that an index operand names."""

    size: int = dataclasses.field(default=8, metadata=dict(static=True))

    @classmethod
    def of(cls, base, size):
        return cls(size=size, **{f.name: getattr(base, f.name) for f in dataclasses.fields(pltpu.BufferedRef)})

    @property
    def has_indirect(self):
        return True

    def copy_in(self, src_ref, grid_indices):
        table, indices = src_ref
        slot = self.current_copy_in_slot
        for n in range(self.size):
            row = indices[grid_indices[0] * self.size + n]
            pltpu.make_async_copy(table.at[pl.ds(row, 1)], self.window_ref.at[slot, pl.ds(n, 1)],
                                  self.sem_recvs.at[slot]).start()

    def wait_in(self, src_ref, grid_indices):
        slot = self.current_wait_in_slot
        window = self.window_ref.at[slot]
        pltpu.make_async_copy(window, window, self.sem_recvs.at[slot]).wait()


def gather(indices, table, o):
    spec = pl.BlockSpec((8, 256), lambda i: (i, 0))
    base = pltpu.BufferedRef.create(spec=spec, dtype_or_type=table.dtype, buffer_type=pltpu.BufferType.INPUT,
                                    buffer_count=2, grid_rank=1, use_lookahead=False)
    brefs = (GatheredRef.of(base, 8), pltpu.BufferedRef.output(spec, o.dtype))

    def inner(brefs):
        pltpu.emit_pipeline(double, grid=(4,))((table, indices), o, allocations=brefs)

    pl.run_scoped(inner, brefs)


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True, kw_only=True)
class ScaledOut(pltpu.BufferedRef):
    factor: float = dataclasses.field(metadata=dict(static=True))

    def copy_out(self, dst_ref, grid_indices):
        window = self.window_ref.at[self.current_copy_out_slot]
        window[...] = window[...] * self.factor
        super().copy_out(dst_ref, grid_indices)


def scaled(a, o):
    base = pltpu.BufferedRef.output(rows(64), o.dtype)
    out = ScaledOut(factor=0.5, **{f.name: getattr(base, f.name) for f in dataclasses.fields(base)})
    brefs = (pltpu.BufferedRef.input(rows(64), a.dtype), out)
    pl.run_scoped(lambda brefs: pltpu.emit_pipeline(double, grid=(4,))(a, o, allocations=brefs), brefs)


if __name__ == "__main__":
    x = jnp.ones((256, 256))
    pair = lambda size=64, **options: [pltpu.BufferedRef.input(rows(size), x.dtype, **options),
                                       pltpu.BufferedRef.output(rows(size), x.dtype)]
    run(made_in_scratch, x, scratch=pair())
    run(made_in_scratch_as_list, x, scratch=[pair()])
    run(specs_of_allocations, x, x, scratch=[pair()[0], *pair()])
    run(triple, x, scratch=pair(32, buffer_count=3))
    run(scoped, x)
    run(twice, x, x, count=2)
    run(in_loop, x)
    run(only_inputs, x, scratch=pair()[:1])
    run(accumulate, x)
    run(accumulate_deep, x)
    run(accumulate_single, x)
    run(looks_ahead, x, scratch=pair(32, buffer_count=3, grid_rank=1, use_lookahead=True))
    run(line, jnp.ones((4096,)), out=(4096,))
    run(prefetched, x)
    run(waits_for_reads, x)
    run(plain_scopes, x)
    run(whole_operand, x, jnp.ones((64, 256)))
    run(synchronous_with_allocations, x, scratch=pair())
    run(nested_specs, x, x)
    run(with_scratches, x, scratch=[pltpu.VMEM((64, 256), x.dtype), *pair()])
    anywhere = pl.BlockSpec(memory_space=pl.ANY)
    pl.pallas_call(gather, in_specs=[pl.BlockSpec(memory_space=pltpu.SMEM), anywhere], out_specs=anywhere,
                   out_shape=jax.ShapeDtypeStruct((32, 256), x.dtype))(jnp.zeros((32,), jnp.int32), x)
    run(scaled, x)
