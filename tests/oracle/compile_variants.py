"""Small kernels around the borders of what libtpu compiles, by family; no JAX in here.

A variant is Python text that defines CALL, and the shapes and dtypes of its arguments. measure_compile.py asks libtpu,
tests/compile/claims.py asks pallasd.
"""

import collections
import itertools

Variant = collections.namedtuple("Variant", "name body args")

HEADER = """\
import functools
import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu


"""
FAMILIES = {}


def declared(generate):
    FAMILIES[generate.__name__] = generate
    return generate


def family(name):
    found, names = list(FAMILIES[name]()), set()
    for variant in found:
        assert variant.name not in names, variant.name
        names.add(variant.name)
    return found


def program(variant):
    """The variant as a program that calls its kernel."""
    arrays = ", ".join(f"jnp.zeros({tuple(s)!r}, jnp.{d})" for s, d in variant.args)
    return f"{variant.body}\n\nCALL({arrays})\n"


def elementwise_kernel(name, expression, args, out, extra=""):
    """One whole-array kernel: o = expression of the inputs a, b, ..."""
    names = "abcdef"[: len(args)]
    params = "".join(f"{n}_ref, " for n in names)
    loads = "".join(f"    {n} = {n}_ref[...]\n" for n in names)
    shape, dtype = out
    body = (
        f"{HEADER}def kernel({params}o_ref):\n{loads}    o_ref[...] = {expression}\n\n\n"
        f"CALL = pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct({tuple(shape)!r}, jnp.{dtype}){extra})\n"
    )
    return Variant(name, body, args)


def call_of(out, extra=""):
    """The definition of CALL for a kernel without grid."""
    shape, dtype = out
    return f"CALL = pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct({tuple(shape)!r}, jnp.{dtype}){extra})\n"


def kernel_text(lines, params, out):
    body = "".join(f"    {line}\n" for line in lines)
    return f"{HEADER}def kernel({params}):\n{body}\n\n{call_of(out)}"


# --- matrix products --------------------------------------------------------------

PRODUCT_TYPES = "float32 bfloat16 int8 int32 int16 int4 float8_e4m3fn float8_e5m2".split()
PRODUCT_SHAPES = {  # of the operands, their contracting dimensions
    "1x128x256": ((1, 128), (128, 256), 1, 0),
    "8x128x128": ((8, 128), (128, 128), 1, 0),
    "100x60x30": ((100, 60), (60, 30), 1, 0),
    "7x3x5": ((7, 3), (3, 5), 1, 0),
    "512x512x512": ((512, 512), (512, 512), 1, 0),
    "rhs-transposed": ((64, 128), (256, 128), 1, 1),
    "lhs-transposed": ((128, 64), (128, 256), 0, 0),
    "both-transposed": ((128, 64), (256, 128), 0, 1),
    "one-row": ((64, 128), (1, 128), 1, 1),
}


def product_variant(name, lhs, rhs, out, precision, shapes):
    left, right, i, j = shapes
    result = (left[1 - i], right[1 - j])
    expression = (
        f"lax.dot_general(a, b, ((({i},), ({j},)), ((), ())), precision=lax.Precision.{precision}, "
        f"preferred_element_type=jnp.{out})"
    )
    return elementwise_kernel(name, expression, [(left, lhs), (right, rhs)], (result, out))


@declared
def product():
    """Every pair of types, results and precisions once; some of them in many shapes."""
    plain = ((64, 256), (256, 128), 1, 0)
    for lhs, rhs in itertools.product(PRODUCT_TYPES, PRODUCT_TYPES):
        integer = lhs.startswith("int") and rhs.startswith("int")
        for out in ("int32", "float32") if integer else ("float32",):
            for precision in ("DEFAULT", "HIGHEST"):
                yield product_variant(f"{lhs}-{rhs}-{out}-{precision}", lhs, rhs, out, precision, plain)
    for lhs, rhs, out, precision in [
        ("bfloat16", "bfloat16", "float32", "HIGHEST"),
        ("bfloat16", "bfloat16", "float32", "DEFAULT"),
        ("float32", "bfloat16", "float32", "HIGHEST"),
        ("bfloat16", "float32", "float32", "HIGHEST"),
        ("float32", "float32", "float32", "HIGHEST"),
        ("int32", "int32", "int32", "DEFAULT"),
        ("int16", "int16", "int32", "DEFAULT"),
        ("int8", "int8", "int32", "DEFAULT"),
        ("int8", "int8", "float32", "DEFAULT"),
        ("int8", "int4", "int32", "DEFAULT"),
        ("float8_e5m2", "float8_e5m2", "float32", "HIGHEST"),
    ]:
        for label, shapes in PRODUCT_SHAPES.items():
            yield product_variant(f"{lhs}-{rhs}-{out}-{precision}-{label}", lhs, rhs, out, precision, shapes)
        yield elementwise_kernel(
            f"{lhs}-{rhs}-{out}-{precision}-batch",
            f"jnp.einsum('bij,bjk->bik', a, b, precision=lax.Precision.{precision}, preferred_element_type=jnp.{out})",
            [((2, 16, 128), lhs), ((2, 128, 128), rhs)],
            ((2, 16, 128), out),
        )


# --- float16 ------------------------------------------------------------------------


@declared
def float16():
    for shape in ((8, 128), (64, 256), (7, 33), (2, 8, 128), (1024,)):
        text = "x".join(map(str, shape))
        for name, expression, args, out in [
            ("load", "a.astype(jnp.float32)", ["float16"], "float32"),
            ("copy", "a", ["float16"], "float16"),
            ("add", "a + b", ["float16", "float16"], "float16"),
            ("bitcast", "lax.bitcast_convert_type(a, jnp.int16)", ["float16"], "int16"),
            ("store-cast", "a.astype(jnp.float16)", ["float32"], "float16"),
            ("store-constant", "jnp.ones(o_ref.shape, jnp.float16)", [], "float16"),
            ("round-trip", "a.astype(jnp.float16).astype(jnp.float32)", ["float32"], "float32"),
            ("from-int32", "a.astype(jnp.float16)", ["int32"], "float16"),
            ("control-bfloat16", "a + b", ["bfloat16", "bfloat16"], "bfloat16"),
            ("control-float32", "a + b", ["float32", "float32"], "float32"),
        ]:
            yield elementwise_kernel(f"{name}-{text}", expression, [(shape, d) for d in args], (shape, out))
        yield Variant(
            f"unused-{text}",
            kernel_text(["o_ref[...] = y_ref[...]"], "x_ref, y_ref, o_ref", (shape, "float32")),
            [(shape, "float16"), (shape, "float32")],
        )
        if len(shape) == 2:
            yield Variant(
                f"hbm-{text}",
                kernel_text(["o_ref[...] = y_ref[...]"], "x_ref, y_ref, o_ref", (shape, "float32")).replace(
                    "out_shape=",
                    "in_specs=[pl.BlockSpec(memory_space=pl.ANY), pl.BlockSpec(memory_space=pltpu.VMEM)], out_shape=",
                ),
                [(shape, "float16"), (shape, "float32")],
            )
            yield window_variant(f"rows-{text}", "x_ref[0:4, :]", shape, "float16", (4, shape[1]), setup="pass")


# --- bool vectors ---------------------------------------------------------------------


@declared
def bool_column():
    for n in (1, 2, 8, 100, 128, 129, 200, 256, 384, 1000, 1024, 2000, 2048):
        few = n <= 128
        for source, made, args in [
            ("iota", f"jnp.arange({n}) < 20", []),
            ("int", "a < 20", [((n,), "int32")]),
            ("float", "a < 20.0", [((n,), "float32")]),
            ("bf16", "a < 20", [((n,), "bfloat16")]),
            ("and", "(a < 20) & (a > 3)", [((n,), "int32")]),
        ]:
            for name, expression, out in [
                ("column", "({m})[:, None].astype(jnp.float32) * jnp.ones((1, 128))", ((n, 128), "float32")),
                ("where", "jnp.where(({m})[:, None], jnp.ones(o_ref.shape), 0.0)", ((n, 128), "float32")),
                ("reshape", "({m}).reshape({n}, 1).astype(jnp.float32)", ((n, 1), "float32")),
                ("row", "({m})[None, :].astype(jnp.float32) * jnp.ones((8, 1))", ((8, n), "float32")),
                ("int-column", "({m}).astype(jnp.int32)[:, None] * jnp.ones((1, 128), jnp.int32)", ((n, 128), "int32")),
                ("flat", "({m}).astype(jnp.float32)", ((n,), "float32")),
            ]:
                ends = name in ("column", "where", "reshape")
                if few and ends and (source not in ("iota", "float") or name == "reshape"):
                    continue  # each of these ends libtpu's process
                yield elementwise_kernel(f"{source}-{name}-{n}", expression.format(m=made, n=n), args, out)
    for rows, cols in ((8, 128), (8, 1), (1, 256)):
        yield elementwise_kernel(
            f"matrix-{rows}x{cols}",
            "(a < 20)[:, :, None].astype(jnp.float32)",
            [((rows, cols), "float32")],
            ((rows, cols, 1), "float32"),
        )


# --- windows at run-time offsets --------------------------------------------------------


def window_variant(name, read, shape, dtype, out, store="", setup="", grid=4, spec="", args=(), tail=""):
    """`o_ref[...] = READ`, or `STORE = x_ref[...]` to an output of `shape`, with a scalar `start` made by `setup`."""
    source, target = (out, shape) if store else (shape, out)
    line = f"{store} = x_ref[...]" if store else f"o_ref[...] = {read}"
    lines = (setup or "pass").split("\n")
    body = "".join(f"    {text}\n" for text in lines) + f"    {tail}{line}\n"
    block = spec or f"pl.BlockSpec({tuple(source)!r}, lambda *_: {(0,) * len(source)!r})"
    text = f"""{HEADER}def kernel(s_ref, x_ref, o_ref):
{body}

CALL = pl.pallas_call(
    kernel,
    grid_spec=pltpu.PrefetchScalarGridSpec(
        num_scalar_prefetch=1,
        grid=({grid},),
        in_specs=[{block}],
        out_specs=pl.BlockSpec({tuple(target)!r}, lambda *_: {(0,) * len(target)!r}),
    ),
    out_shape=jax.ShapeDtypeStruct({tuple(target)!r}, jnp.{dtype}),
)
"""
    return Variant(name, text, [((4,), "int32"), (tuple(args) or source, dtype)])


STARTS = {
    "read": "start = s_ref[0]",
    "pid": "start = pl.program_id(0)",
    "read4": "start = s_ref[0] * 4",
    "read8": "start = s_ref[0] * 8",
    "pid8": "start = pl.program_id(0) * 8",
    "pid12": "start = pl.program_id(0) * 12",
    "pid128": "start = pl.program_id(0) * 128",
    "pid8plus3": "start = pl.program_id(0) * 8 + 3",
    "pid8plus16": "start = pl.program_id(0) * 8 + 16",
    "pid8minus1": "start = pl.program_id(0) * 8 - 1",
    "pid8plusread": "start = pl.program_id(0) * 8 + s_ref[0]",
    "product": "start = pl.program_id(0) * s_ref[0]",
    "multiple8": "start = pl.multiple_of(s_ref[0], 8)",
    "multiple128": "start = pl.multiple_of(s_ref[0], 128)",
    "shifted": "start = (s_ref[0] >> 3) << 3",
    "masked": "start = s_ref[0] & -8",
    "divided": "start = s_ref[0] // 8 * 8",
    "minimum": "start = jnp.minimum(s_ref[0], 48)",
    "maximum": "start = jnp.maximum(s_ref[0], 0)",
    "remainder": "start = lax.rem(s_ref[0], 8)",
    "chosen": "start = jnp.where(s_ref[0] > 0, s_ref[1], s_ref[2])",
    "count": "start = pl.num_programs(0)",
    "static": "start = 3",
}
MORE_STARTS = {
    "quotient": "start = lax.div(s_ref[0], 3)",
    "doubled": "start = s_ref[0] << 1",
    "halved": "start = s_ref[0] >> 1",
    "either": "start = s_ref[0] | 8",
    "jitted": "start = jax.jit(lambda s: s * 4)(s_ref[0])",
    "jitted8": "start = jax.jit(lambda s: s * 8)(s_ref[0])",
    "minimum8": "start = jnp.minimum(s_ref[0] * 8, 48)",
    "clipped": "start = jnp.clip(s_ref[0], 0, 56)",
    "converted": "start = s_ref[0].astype(jnp.int16).astype(jnp.int32) * 8",
    "negative": "start = 56 - s_ref[0] * 8",
    "remainder8": "start = lax.rem(s_ref[0] * 8, 64)",
}
BASIC_STARTS = ("read", "pid", "read8", "pid128", "static")


@declared
def window():
    types = "float32 int32 uint32 bfloat16 int16 int8 uint8 float8_e4m3fn int4".split()
    for dtype in types:
        for rows, cols in ((64, 256), (64, 128), (64, 100), (64, 200), (128, 1024)):
            for label in BASIC_STARTS:
                yield window_variant(
                    f"rows-{dtype}-{rows}x{cols}-{label}", "x_ref[pl.ds(start, 8), :]", (rows, cols), dtype, (8, cols),
                    setup=STARTS[label],
                )
        for label in BASIC_STARTS:
            yield window_variant(
                f"store-{dtype}-{label}", "", (64, 256), dtype, (16, 256), store="o_ref[pl.ds(start, 16), :]", setup=STARTS[label]
            )
            yield window_variant(
                f"lanes-{dtype}-{label}", "x_ref[:, pl.ds(start, 128)]", (64, 512), dtype, (64, 128), setup=STARTS[label]
            )
            yield window_variant(
                f"store-lanes-{dtype}-{label}", "", (64, 512), dtype, (64, 128), store="o_ref[:, pl.ds(start, 128)]",
                setup=STARTS[label],
            )
            yield window_variant(f"flat-{dtype}-{label}", "x_ref[pl.ds(start, 1024)]", (4096,), dtype, (1024,), setup=STARTS[label])
            yield window_variant(f"row-{dtype}-{label}", "x_ref[start, :]", (64, 256), dtype, (256,), setup=STARTS[label])
            yield window_variant(
                f"row-kept-{dtype}-{label}", "x_ref[pl.ds(start, 1), :]", (64, 256), dtype, (1, 256), setup=STARTS[label]
            )
    for dtype in ("float32", "bfloat16", "int8"):
        for label, setup in STARTS.items():
            if label not in BASIC_STARTS:
                for cols in (128, 256):
                    yield window_variant(
                        f"rows-{dtype}-64x{cols}-{label}", "x_ref[pl.ds(start, 8), :]", (64, cols), dtype, (8, cols), setup=setup
                    )
        for label in ("read", "pid", "read8"):
            setup = STARTS[label]
            for rows in (1, 2, 4, 7, 8, 12, 16, 24, 32, 40):
                yield window_variant(
                    f"short-{dtype}-{rows}-{label}", "x_ref[pl.ds(start, 1), :]", (rows, 256), dtype, (1, 256), setup=setup
                )
                if rows > 1:
                    yield window_variant(
                        f"short2-{dtype}-{rows}-{label}", "x_ref[pl.ds(start, 2), :]", (rows, 256), dtype, (2, 256), setup=setup
                    )
            yield window_variant(
                f"leading-{dtype}-{label}", "x_ref[start]", (8, 16, 256), dtype, (16, 256), setup=setup
            )
            yield window_variant(
                f"leading-ds-{dtype}-{label}", "x_ref[pl.ds(start, 2)]", (8, 16, 256), dtype, (2, 16, 256), setup=setup
            )
            yield window_variant(
                f"middle-{dtype}-{label}", "x_ref[0, pl.ds(start, 8), :]", (2, 64, 256), dtype, (8, 256), setup=setup
            )
            yield window_variant(
                f"middle-part-{dtype}-{label}", "x_ref[1, pl.ds(start, 8), 0:128]", (2, 64, 256), dtype, (8, 128), setup=setup
            )
            yield window_variant(
                f"part-{dtype}-{label}", "x_ref[pl.ds(start, 8), 0:128]", (64, 256), dtype, (8, 128), setup=setup
            )
            yield window_variant(
                f"squeezed-{dtype}-{label}", "x_ref[pl.ds(start, 8), :]", (64, 256), dtype, (8, 256), setup=setup,
                spec="pl.BlockSpec((None, 64, 256), lambda *_: (0, 0, 0))", args=(2, 64, 256),
            )
            yield window_variant(
                f"both-{dtype}-{label}", "x_ref[pl.ds(start, 8), pl.ds(start, 128)]", (64, 512), dtype, (8, 128), setup=setup
            )
            yield window_variant(
                f"value-{dtype}-{label}", "x_ref[...][0:8] + x_ref[pl.ds(start, 8), :]", (64, 256), dtype, (8, 256), setup=setup
            )
            for size in (2, 5, 16, 24, 64):
                yield window_variant(
                    f"size{size}-{dtype}-{label}", f"x_ref[pl.ds(start, {size}), :]", (64, 256), dtype, (size, 256), setup=setup
                )
            yield window_variant(
                f"one-step-{dtype}-{label}", "x_ref[pl.ds(start, 8), :]", (64, 256), dtype, (8, 256), setup=setup, grid=1
            )
        for label, loop in [
            ("static-loop", "lax.fori_loop(0, 4, step, None)"),
            ("unrolled", "lax.fori_loop(0, 4, step, None, unroll=True)"),
            ("run-time-loop", "lax.fori_loop(0, s_ref[0], step, None)"),
            ("offset-loop", "lax.fori_loop(1, 5, step, None)"),
        ]:
            yield from loop_variants(label, loop, dtype)


def loop_variants(label, loop, dtype):
    for scale in ("i", "i * 4", "i * 8", "i * 32"):
        lines = [
            "def step(i, carry):",
            f"    o_ref[...] = x_ref[pl.ds({scale}, 8), :]",
            f"{loop}",
        ]
        name = f"{label}-{dtype}-{scale.replace(' ', '')}"
        variant = window_variant(name, "", (256, 256), dtype, (8, 256), setup="\n".join(lines))
        yield variant._replace(body=variant.body.replace("    o_ref[...] = \n", ""))


@declared
def window_more():
    for dtype in ("float32", "bfloat16", "int8"):
        for label, setup in MORE_STARTS.items():
            yield window_variant(
                f"rows-{dtype}-{label}", "x_ref[pl.ds(start, 8), :]", (64, 256), dtype, (8, 256), setup=setup
            )
        for label, loop in [
            ("partly-unrolled", "lax.fori_loop(0, 4, step, None, unroll=2)"),
            ("stepped", "lax.fori_loop(0, 4, lambda i, c: step(i * 2, c), None)"),
            ("nested", "lax.fori_loop(0, 2, lambda j, c: lax.fori_loop(0, 2, lambda i, d: step(i + j, d), c), None)"),
            ("counted", "lax.while_loop(lambda i: i < s_ref[0], lambda i: (step(i, None), i + 1)[1], 0)"),
            ("carried", "lax.fori_loop(0, 4, lambda i, k: (step(k, None), k + 8)[1], s_ref[0])"),
            ("carried-aligned", "lax.fori_loop(0, 4, lambda i, k: (step(k, None), k + 8)[1], 0)"),
        ]:
            yield from loop_variants(label, loop, dtype)


# --- gathers -----------------------------------------------------------------------------


@declared
def gather():
    for dtype in "float32 int32 uint32 bfloat16 int16 int8 float8_e5m2".split():
        for rows, cols, picked in [
            (8, 128, 128), (16, 128, 128), (8, 64, 64), (8, 100, 100), (8, 100, 1), (8, 128, 1), (8, 128, 256), (7, 120, 30),
            (8, 129, 129), (8, 256, 256), (8, 256, 128), (8, 200, 8), (64, 512, 128), (8, 1000, 1), (128, 1000, 1000),
        ]:
            yield elementwise_kernel(
                f"lanes-{dtype}-{rows}x{cols}-{picked}", "jnp.take_along_axis(a, b, axis=1)",
                [((rows, cols), dtype), ((rows, picked), "int32")], ((rows, picked), dtype),
            )
        for rows, picked, cols in [
            (8, 8, 128), (4, 4, 128), (8, 1, 128), (8, 8, 256), (8, 16, 128), (5, 5, 100), (9, 9, 128), (16, 16, 128), (16, 8, 128),
            (12, 4, 100), (32, 32, 128), (64, 64, 256),
        ]:
            yield elementwise_kernel(
                f"rows-{dtype}-{rows}x{cols}-{picked}", "jnp.take_along_axis(a, b, axis=0)",
                [((rows, cols), dtype), ((picked, cols), "int32")], ((picked, cols), dtype),
            )
        for mode in ("clip", "promise_in_bounds"):
            for cols in (128, 256):
                yield elementwise_kernel(
                    f"{mode}-{dtype}-{cols}", f"jnp.take_along_axis(a, b, axis=1, mode='{mode}')",
                    [((8, cols), dtype), ((8, cols), "int32")], ((8, cols), dtype),
                )


@declared
def gather_more():
    """Indices of other widths reach the gather under mode promise_in_bounds alone."""
    for dtype in "float32 bfloat16 int16 int8 float8_e5m2".split():
        for index in ("int32", "int16", "int8"):
            for mode in ("'promise_in_bounds'", "None"):
                for axis, source, picked in [
                    (1, (8, 128), (8, 128)), (1, (32, 128), (32, 256)), (1, (32, 256), (32, 256)), (0, (8, 128), (8, 128)),
                    (0, (16, 128), (8, 128)), (0, (32, 128), (32, 128)), (0, (64, 128), (64, 128)),
                ]:
                    sizes = "x".join(map(str, (*source, *picked)))
                    yield elementwise_kernel(
                        f"{dtype}-{index}-{mode[1:4]}-{axis}-{sizes}", f"jnp.take_along_axis(a, b, axis={axis}, mode={mode})",
                        [(source, dtype), (picked, index)], (picked, dtype),
                    )


# --- reshapes ----------------------------------------------------------------------------

RESHAPES = """24,70>30,7,8 8,128>1024 1024>8,128 8,256>16,128 16,128>8,256 8,128>8,1,128 8,1,128>8,128 8,128>8,128,1 8,128,1>8,128
16,128>2,8,128 2,8,128>16,128 12,128>3,4,128 3,4,128>12,128 8,128>8,2,64 8,2,64>8,128 8,256>8,2,128 8,2,128>8,256 16,512>16,4,128
8,64>4,128 4,128>8,64 8,100>100,8 8,128>128,8 128,8>8,128 8,16>128 128>8,16 11,11,128>121,128 6,100>2,3,100 2,3,100>6,100 6,100>3,200
6,100>12,50 8,1024>8,8,128 64,8,16>64,128 64,128>64,8,16 256>2,128 2,128>256 256>256,1 256,1>256 1,256>256 256>1,256 256,1>1,256
1,256>256,1 2,3,4,128>24,128 2,3,4,128>2,12,128 24,128>2,3,4,128 16,64>2,8,64 10,130>13,100 7,33>33,7 7,33>231 231>7,33 7,33>7,3,11
7,3,11>7,33 8,384>24,128 24,128>8,384 8,192>8,3,64 5,128>640 640>5,128 1,128>128,1 128,1>1,128""".split()


def random_reshapes(count, seed):
    """Shapes of equal size: a size's factors are dealt out to one, two or three dimensions, twice."""
    import random

    chosen, random_ = [], random.Random(seed)
    while len(chosen) < count:
        factors = [random_.choice((2, 2, 2, 3, 4, 5, 7, 8, 16, 128)) for _ in range(random_.randint(2, 5))]
        size = 1
        for factor in factors:
            size *= factor
        if size > 32768:
            continue
        shapes = []
        for _ in range(2):
            dims = [1] * random_.choice((1, 2, 2, 3))
            for factor in random_.sample(factors, len(factors)):
                dims[random_.randrange(len(dims))] *= factor
            shapes.append(",".join(map(str, dims)))
        text = ">".join(shapes)
        if shapes[0] != shapes[1] and text not in chosen:
            chosen.append(text)
    return chosen


@declared
def reshape():
    def variant(dtype, text):
        old, new = (tuple(map(int, part.split(","))) for part in text.split(">"))
        return elementwise_kernel(f"{dtype}-{text}", f"a.reshape({new!r})", [(old, dtype)], (new, dtype))

    for dtype in ("float32", "bfloat16", "int8", "int32"):
        for text in RESHAPES:
            yield variant(dtype, text)
    drawn = [text for text in random_reshapes(360, 20261130) if text not in RESHAPES]
    for i, text in enumerate(drawn):
        yield variant(("float32", "bfloat16", "int8", "int32")[i % 4], text)


def structured_reshapes(count, seed):
    """Leading dimensions kept, joined or split, the rest dealt out anew; whole registers among the sizes."""
    import random

    chosen, random_ = [], random.Random(seed)
    sizes = (2, 3, 4, 6, 7, 8, 16, 32, 64, 128, 256, 24, 96, 5)
    while len(chosen) < count:
        lead = random_.choice(((8,), (2, 8), (16,), (4, 4), (3,)))
        kept = random_.choice((lead, (lead[0] * lead[-1],) if len(lead) == 2 else lead))
        tail = [random_.choice(sizes) for _ in range(random_.choice((1, 2, 2, 3)))]
        other = [1] * random_.choice((1, 2, 2))
        for size in tail:
            for factor in (size,) if random_.random() < 0.6 else (2, size // 2) if size % 2 == 0 else (size,):
                other[random_.randrange(len(other))] *= factor
        old, new = (*lead, *tail), (*kept, *other)
        size = 1
        for dim in old:
            size *= dim
        text = ">".join(",".join(map(str, dims)) for dims in random_.sample((old, new), 2))
        if size <= 65536 and old != new and max(len(old), len(new)) <= 4 and text not in chosen:
            chosen.append(text)
    return chosen


@declared
def reshape_more():
    for i, text in enumerate(structured_reshapes(240, 7)):
        old, new = (tuple(map(int, part.split(","))) for part in text.split(">"))
        dtype = ("float32", "bfloat16", "int8", "int32")[i % 4]
        yield elementwise_kernel(f"{dtype}-{text}", f"a.reshape({new!r})", [(old, dtype)], (new, dtype))


# --- operations by element type ------------------------------------------------------------

NUMBERS = (
    "float32 bfloat16 float8_e4m3fn float8_e5m2 float8_e4m3b11fnuz int32 int16 int8 int4 uint32 uint16 uint8 uint4".split()
)
UNARY = {
    name: f"lax.{name}(a)"
    for name in "neg abs sign exp exp2 log log1p tanh logistic rsqrt sqrt sin cos floor ceil round square population_count clz erf".split()
}
UNARY |= {
    "integer_pow": "lax.integer_pow(a, 3)",
    "reduce_sum-0": "jnp.sum(a, axis=0, keepdims=True, dtype=a.dtype)",
    "reduce_sum-1": "jnp.sum(a, axis=1, keepdims=True, dtype=a.dtype)",
    "reduce_max-0": "jnp.max(a, axis=0, keepdims=True)",
    "reduce_max-1": "jnp.max(a, axis=1, keepdims=True)",
    "reduce_min-1": "jnp.min(a, axis=1, keepdims=True)",
    "argmax-1": "jnp.argmax(a, axis=1, keepdims=True)",
    "approx_reciprocal": "pl.reciprocal(a, approx=True)",
    "literal_add": "a + jnp.ones((), a.dtype) * 5",
    "number_mul": "a * 3",
}
BINARY = {
    name: f"lax.{name}(a, b)"
    for name in "add sub mul div rem max min pow atan2 lt le gt ge eq ne shift_left shift_right_arithmetic shift_right_logical".split()
}
BINARY |= {"select": "jnp.where(a < b, a, b)", "bitwise_and": "a & b", "bitwise_or": "a | b", "bitwise_xor": "a ^ b"}


def operation_variant(name, expression, args):
    """The result's type comes from tracing; a bool is stored as float32."""
    names = "abcdef"[: len(args)]
    params, refs = ", ".join(names), ", ".join(f"{n}_ref" for n in names)
    loads = ", ".join(f"{n}_ref[...]" for n in names)
    structs = ", ".join(f"jax.ShapeDtypeStruct({tuple(s)!r}, jnp.{d})" for s, d in args)
    body = (
        f"{HEADER}def f({params}):\n    return {expression}\n\n\n"
        f"def kernel({refs}, o_ref):\n    o_ref[...] = f({loads}).astype(o_ref.dtype)\n\n\n"
        f"OUT = jax.eval_shape(f, {structs})\n"
        f"DTYPE = jnp.float32 if OUT.dtype == jnp.bool_ else OUT.dtype\n"
        f"CALL = pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(OUT.shape, DTYPE))\n"
    )
    return Variant(name, body, args)


@declared
def types():
    for dtype in NUMBERS:
        for shape in ((32, 128), (7, 200)):
            text = "x".join(map(str, shape))
            for name, expression in UNARY.items():
                yield operation_variant(f"{name}-{dtype}-{text}", expression, [(shape, dtype)])
            for name, expression in BINARY.items():
                yield operation_variant(f"{name}-{dtype}-{text}", expression, [(shape, dtype)] * 2)


# --- VMEM ----------------------------------------------------------------------------------

def vmem_kernel(
    name, rows, cols, dtype="float32", grid="(4,)", in_map="(i, 0)", out_map="(i, 0)", body="o_ref[...] = x_ref[...] * 2",
    scratch="", params="", mode="", out_mode="", whole=4,
):
    """Blocks of (rows, cols) of an array `whole` times as long."""
    extra = ", s_ref" if scratch else ""
    text = f"""{HEADER}def kernel(x_ref, o_ref{extra}):
    {body}


CALL = pl.pallas_call(
    kernel,
    grid={grid},
    in_specs=[pl.BlockSpec(({rows}, {cols}), lambda i: {in_map}{mode})],
    out_specs=pl.BlockSpec(({rows}, {cols}), lambda i: {out_map}{out_mode}),
    out_shape=jax.ShapeDtypeStruct(({rows * whole}, {cols}), jnp.{dtype}),
    scratch_shapes=[{scratch}],
    compiler_params=pltpu.CompilerParams({params}),
)
"""
    return Variant(name, text, [((rows * whole, cols), dtype)])


SMALL = "o_ref[0:8] = x_ref[0:8] * 2"
FUSED = "\n\nPLAIN = CALL\nCALL = jax.jit(lambda x: PLAIN({before}){after})\n"


def of_two(name, m, k, n, bm, bn):
    """Blocks of whole rows and columns, as in a product without a loop over k; only a corner is computed."""
    text = f"""{HEADER}def kernel(a_ref, b_ref, o_ref):
    o_ref[0:8, 0:128] = a_ref[0:8, 0:128] + b_ref[0:8, 0:128]


CALL = pl.pallas_call(
    kernel,
    grid=({m // bm}, {n // bn}),
    in_specs=[
        pl.BlockSpec(({bm}, {k}), lambda i, j: (i, 0)),
        pl.BlockSpec(({k}, {bn}), lambda i, j: (0, j)),
    ],
    out_specs=pl.BlockSpec(({bm}, {bn}), lambda i, j: (i, j)),
    out_shape=jax.ShapeDtypeStruct(({m}, {n}), jnp.float32),
)
"""
    return Variant(name, text, [((m, k), "float32"), ((k, n), "float32")])


@declared
def vmem():
    for mib in (1, 3, 4, 4.0625, 5, 8, 8.0625, 9, 12, 16, 16.0625, 24, 32.0625, 40, 65, 130):
        rows = int(mib * 2**20 / 4 / 1024)
        both = ", pipeline_mode=pl.Buffered(1)"
        yield vmem_kernel(f"both-{mib}", rows, 1024, body=SMALL)
        if mib <= 9:
            yield vmem_kernel(f"all-{mib}", rows, 1024)
        yield vmem_kernel(f"narrow-{mib}", rows * 8, 128, body=SMALL)
        yield vmem_kernel(f"constant-in-{mib}", rows, 1024, in_map="(0, 0)", body=SMALL)
        yield vmem_kernel(f"constant-out-{mib}", rows, 1024, out_map="(0, 0)", body=SMALL)
        yield vmem_kernel(f"constant-both-{mib}", rows, 1024, in_map="(0, 0)", out_map="(0, 0)", body=SMALL)
        yield vmem_kernel(f"constant-by-value-{mib}", rows, 1024, in_map="(i // 8, 0)", out_map="(i * 0, 0)", body=SMALL)
        yield vmem_kernel(f"one-step-{mib}", rows, 1024, grid="(1,)", whole=1, body=SMALL)
        yield vmem_kernel(f"one-step-of-4-{mib}", rows, 1024, grid="(1,)", body=SMALL)
        yield vmem_kernel(f"two-steps-{mib}", rows, 1024, grid="(2,)", whole=2, body=SMALL)
        yield vmem_kernel(f"buffered1-in-{mib}", rows, 1024, mode=both, body=SMALL)
        yield vmem_kernel(f"buffered1-{mib}", rows, 1024, mode=both, out_mode=both, body=SMALL)
        yield vmem_kernel(f"unused-{mib}", rows, 1024, body="o_ref[0:8] = jnp.zeros((8, 1024))")
        yield vmem_kernel(f"bf16-{mib}", rows * 2, 1024, dtype="bfloat16", body="o_ref[0:16] = x_ref[0:16]")
        yield vmem_kernel(f"int8-{mib}", rows * 4, 1024, dtype="int8", body="o_ref[0:32] = x_ref[0:32]")
        yield vmem_kernel(f"lanes-{mib}", rows - rows % 8, 1000, body=SMALL)
        yield vmem_kernel(f"rows-{mib}", rows - rows % 8 - 3, 1024, grid="(1,)", whole=1, body=SMALL)
        for limit in (8, 24, 64):
            yield vmem_kernel(f"limit{limit}-{mib}", rows, 1024, params=f"vmem_limit_bytes={limit} * 2**20", body=SMALL)
        yield Variant(
            f"no-grid-{mib}",
            kernel_text([SMALL], "x_ref, o_ref", ((rows, 1024), "float32")),
            [((rows, 1024), "float32")],
        )
        for label, before, after in (("before", "x + 1", ""), ("after", "x", " + 1"), ("around", "x + 1", " * 2")):
            plain = vmem_kernel(f"fused-{label}-{mib}", rows, 1024, body=SMALL)
            yield plain._replace(body=plain.body + FUSED.format(before=before, after=after))
    for bm, bn, k in [
        (128, 128, 8192), (256, 256, 8192), (512, 512, 4096), (512, 512, 8192), (256, 512, 16384), (512, 512, 16384), (128, 512, 4096),
    ]:
        for times in (1, 2, 4):
            yield of_two(f"two-{bm}-{bn}-{k}-{times}", bm * times, k, bn * times, bm, bn)
            plain = of_two(f"two-fused-{bm}-{bn}-{k}-{times}", bm * times, k, bn * times, bm, bn)
            yield plain._replace(body=plain.body + "\n\nPLAIN = CALL\nCALL = jax.jit(lambda a, b: PLAIN(a + 1, b * 2) + 1)\n")


# --- what may be gone before it is looked at --------------------------------------------------

BAD = {  # refused wherever it is compiled: expression of x (f32[8,128]), n (int8), s (run-time scalar); same shape and type as x
    "product": "lax.dot(x.astype(jnp.bfloat16), jnp.ones((128, 128), jnp.bfloat16), precision='highest', preferred_element_type=jnp.float32)",
    "int8": "(n + n * n).astype(jnp.float32)",
    "window": "x_ref[pl.ds(s, 8), 0:128]",
    "gather": "jnp.take_along_axis(w, jnp.zeros((8, 128), jnp.int32) + s, axis=1)",
}
MORE_BAD = {
    "reshape": "x + jnp.sum(w[:, 0:100].reshape(100, 8))",
    "column": "x + jnp.sum((jnp.arange(256) < s)[:, None].astype(jnp.float32))",
}
SURROUNDINGS = {
    "plain": ["o_ref[...] = {bad}"],
    "unused": ["y = {bad}", "o_ref[...] = x"],
    "when-first": ["o_ref[...] = x", "@pl.when(pl.program_id(0) == 0)", "def _():", "    o_ref[...] = {bad}"],
    "when-never": ["o_ref[...] = x", "@pl.when(pl.program_id(0) < 0)", "def _():", "    o_ref[...] = {bad}"],
    "when-past": ["o_ref[...] = x", "@pl.when(pl.program_id(0) >= pl.num_programs(0))", "def _():", "    o_ref[...] = {bad}"],
    "when-read": ["o_ref[...] = x", "@pl.when(s > 3)", "def _():", "    o_ref[...] = {bad}"],
    "when-contradiction": ["o_ref[...] = x", "@pl.when((s > 3) & (s < 2))", "def _():", "    o_ref[...] = {bad}"],
    "when-same": ["o_ref[...] = x", "@pl.when(s != s)", "def _():", "    o_ref[...] = {bad}"],
    "when-times-zero": ["o_ref[...] = x", "@pl.when(s * 0 > 0)", "def _():", "    o_ref[...] = {bad}"],
    "when-and-false": ["o_ref[...] = x", "@pl.when((s > 3) & (pl.num_programs(0) > 90))", "def _():", "    o_ref[...] = {bad}"],
    "when-nested": [
        "o_ref[...] = x", "@pl.when(s > 3)", "def _():", "    @pl.when(s <= 3)", "    def _():", "        o_ref[...] = {bad}",
    ],
    "cond": ["o_ref[...] = lax.cond(s > 0, lambda: x, lambda: {bad})"],
    "cond-true": ["o_ref[...] = lax.cond(True, lambda: x, lambda: {bad})"],
    "loop": ["def step(i, c):", "    return c + {bad}", "o_ref[...] = lax.fori_loop(0, 3, step, x)"],
    "loop-none": ["def step(i, c):", "    return c + {bad}", "o_ref[...] = lax.fori_loop(0, 0, step, x)"],
    "loop-run-time": ["def step(i, c):", "    return c + {bad}", "o_ref[...] = lax.fori_loop(0, s, step, x)"],
    "loop-empty-run-time": ["def step(i, c):", "    return c + {bad}", "o_ref[...] = lax.fori_loop(s, s, step, x)"],
    "loop-unused": ["def step(i, c):", "    return c + {bad}", "y = lax.fori_loop(0, 3, step, x)", "o_ref[...] = x"],
    "loop-stores": ["def step(i, c):", "    o_ref[...] = {bad}", "    return c", "lax.fori_loop(0, 3, step, 0)"],
    "times-zero": ["o_ref[...] = {bad} * 0"],
    "where-false": ["o_ref[...] = jnp.where(False, {bad}, x)"],
    "where-run-time": ["o_ref[...] = jnp.where(s > 0, {bad}, x)"],
    "where-never": ["o_ref[...] = jnp.where(pl.program_id(0) < 0, {bad}, x)"],
    "part": ["o_ref[0:1] = ({bad})[0:1]", "o_ref[1:8] = x[1:8]"],
    "int-times-zero": ["o_ref[...] = (({bad}).astype(jnp.int32) * 0).astype(jnp.float32)"],
    "scoped": ["def body(t_ref):", "    t_ref[...] = {bad}", "    o_ref[...] = x", "pl.run_scoped(body, pltpu.VMEM((8, 128), jnp.float32))"],
    "scoped-read": [
        "def body(t_ref):", "    t_ref[...] = {bad}", "    o_ref[...] = t_ref[...]", "pl.run_scoped(body, pltpu.VMEM((8, 128), jnp.float32))",
    ],
    "scratch": ["t_ref[...] = {bad}", "o_ref[...] = x"],
    "overwritten": ["o_ref[...] = {bad}", "o_ref[...] = x"],
    "jitted": ["o_ref[...] = jax.jit(lambda: {bad})()"],
    "same-select": ["y = {bad}", "o_ref[...] = jnp.where(s > 0, x, x) + jnp.where(s > 0, y, y)"],
}


@declared
def surroundings():
    return in_surroundings(BAD)


@declared
def surroundings_more():
    return in_surroundings(MORE_BAD)


def in_surroundings(refused):
    for grid in (4, 1):
        for place, lines in SURROUNDINGS.items():
            for label, bad in refused.items():
                body = "".join(f"    {line.format(bad=bad)}\n" for line in lines)
                text = f"""{HEADER}def kernel(s_ref, x_ref, n_ref, w_ref, o_ref, t_ref):
    x = x_ref[0:8, 0:128]
    n = n_ref[...]
    w = w_ref[...]
    s = s_ref[0]
{body}

def whole(*shape):
    return pl.BlockSpec(shape, lambda *_: (0, 0))


CALL = pl.pallas_call(
    kernel,
    grid_spec=pltpu.PrefetchScalarGridSpec(
        num_scalar_prefetch=1,
        grid=({grid},),
        in_specs=[whole(64, 256), whole(8, 128), whole(8, 256)],
        out_specs=whole(8, 128),
        scratch_shapes=[pltpu.VMEM((8, 128), jnp.float32)],
    ),
    out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32),
)
"""
                args = [((4,), "int32"), ((64, 256), "float32"), ((8, 128), "int8"), ((8, 256), "float32")]
                yield Variant(f"{place}-{label}-{grid}", text, args)
