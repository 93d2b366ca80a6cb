"""Writes a small kernel of our own for an operation, a class of dtypes and a class of shapes.

`program(triples)` is a Python program with a kernel for each triple (primitive, dtype class, shape class), as
tests/oracle/survey_ops.py defines the classes; `unwritten(triples)` are those that no template here is for. A template
gets a Case and returns a call's text; SIMPLE has those of one expression.
"""

import dataclasses

DTYPES = {
    "float32": "float32", "bfloat16": "bfloat16", "float16": "float16", "float8": "float8_e5m2", "int32": "int32",
    "uint32": "uint32", "narrow int": "int16", "narrow uint": "uint16", "bool": "bool_", "int64": "int32",
}
SHAPES = {"1d": (256,), "2d tiles": (32, 256), "2d ragged": (24, 72), "nd tiles": (2, 32, 256), "nd ragged": (3, 24, 72)}
PREAMBLE = '''import functools

import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

S = jax.ShapeDtypeStruct
ANY = pl.BlockSpec(memory_space=pl.ANY)
SMEM = pl.BlockSpec(memory_space=pltpu.SMEM)
'''


@dataclasses.dataclass
class Case:
    primitive: str
    source: str  # dtypes
    target: str
    shape_class: str
    name: str

    @property
    def scalar(self):
        return self.shape_class == "scalar"

    @property
    def shape(self):
        return SHAPES[self.shape_class]

    @property
    def rank(self):
        return 0 if self.scalar else len(self.shape)


def plain(case, expression, inputs=None, out=None, setup=""):
    """`o_ref[...] = expression`, where {0}, {1} are what operands hold. Inputs are [(dtype, shape)], out the result's."""
    scalar = case.scalar and inputs is None
    if inputs is None:
        inputs = [(case.source, (4,) if scalar else case.shape)] * max(1, expression.count("{1}") + 1)
    out = out or (case.target, (4,) if scalar else case.shape)
    refs = [f"r{i}" for i in range(len(inputs))]
    index = "0" if scalar else "..."
    specs = f", in_specs=[SMEM] * {len(inputs)}, out_specs=SMEM" if scalar else ""
    values = expression.format(*(f"{r}[{index}]" for r in refs))
    arguments = ", ".join(f"jnp.zeros({s}, jnp.{d})" for d, s in inputs)
    return (
        f"def {case.name}({', '.join(refs)}, o_ref):\n{setup}    o_ref[{index}] = {values}\n\n\n"
        f"pl.pallas_call({case.name}, out_shape=S({out[1]}, jnp.{out[0]}){specs})({arguments})\n"
    )


def effect(case, statement, inputs=None, options=""):
    """A statement that writes its results itself, before the operand is copied to the result."""
    dtype, shape = (inputs or [(case.source, (8, 128) if case.scalar else case.shape)])[0]
    return (
        f"def {case.name}(x_ref, o_ref, *scratch):\n    {statement}\n    o_ref[...] = x_ref[...]\n\n\n"
        f"pl.pallas_call({case.name}, out_shape=S({shape}, jnp.{dtype}){options})(jnp.zeros({shape}, jnp.{dtype}))\n"
    )


def reduced(case, call):
    """Reduces the last axis of an array of one more, or all of a vector."""
    if case.scalar:
        return plain(case, f"jnp.full((8, 128), {call('{0}', 0)})", [(case.source, (256,))], (case.target, (8, 128)))
    shape = (*case.shape[:-1], 24 if "ragged" in case.shape_class else case.shape[-1], 128)
    return plain(case, call("{0}", case.rank), [(case.source, shape)], (case.target, shape[:-1]))


def reduction(name):
    return lambda case: reduced(case, lambda x, axis: f"lax.{name}({x}, axes=({axis},))")


def index_of(name):
    return lambda case: reduced(case, lambda x, axis: f"lax.{name}({x}, {axis}, jnp.{case.target})")


def broadcast(case):
    if case.rank < 2:
        return plain(case, f"lax.broadcast_in_dim({{0}}[0], {case.shape}, ())") if case.rank else None
    row = (*(1 for _ in case.shape[:-1]), case.shape[-1])
    dims = tuple(range(case.rank))
    return plain(case, f"lax.broadcast_in_dim({{0}}, {case.shape}, {dims})", [(case.source, row)])


def concatenated(case):
    if case.scalar:
        return None
    half = (case.shape[0] // 2, *case.shape[1:]) if case.rank < 3 else (1, *case.shape[1:])
    parts = "{0}, {1}" if case.rank < 3 else ", ".join(["{0}"] * case.shape[0])
    return plain(case, f"lax.concatenate([{parts}], 0)", [(case.source, half)] * 2)


def product(case):
    if case.rank not in (1, 2):
        return None
    left, right = ((128,), (128, 256)) if case.rank == 1 else ((case.shape[0], 128), (128, case.shape[1]))
    axis = 0 if case.rank == 1 else 1
    expression = (
        f"lax.dot_general({{0}}, {{1}}, ((({axis},), (0,)), ((), ())), preferred_element_type=jnp.{case.target})"
    )
    return plain(case, expression, [(case.source, left), (case.source, right)])


def einshape(case):
    if case.rank == 2:
        rows, columns = case.shape
        return plain(case, "pltpu.einshape('abc->(ab)c', {0})", [(case.source, (2, rows // 2, columns))])
    if case.rank == 3:
        a, b, c = case.shape
        return plain(case, f"pltpu.einshape('(ab)c->abc', {{0}}, a={a})", [(case.source, (a * b, c))])
    return None


def along(case):
    if case.rank < 2:
        return None
    axis = case.rank - 1
    inputs = [(case.source, case.shape), ("int32" if case.source in ("float32", "int32") else "int16", case.shape)]
    return plain(case, f"jnp.take_along_axis({{0}}, {{1}}, axis={axis})", inputs)


def loaded(case):
    if case.source == case.target:
        return plain(case, "{0}")
    return viewed(case, "o_ref[...] = view[...]")


def widths(dtype):
    return {"float8_e5m2": 1, "bfloat16": 2, "float16": 2, "int16": 2, "uint16": 2, "bool_": 1}.get(dtype, 4)


def recast(case):
    """The source's shape, so that recast to the target's dtype it has the case's."""
    shape, have, want = case.shape, widths(case.source), widths(case.target)
    return (*shape[:-2], shape[-2] * want // have, shape[-1])


def viewed(case, statement):
    if case.rank < 2:
        return None
    return (
        f"def {case.name}(x_ref, o_ref):\n    view = x_ref.bitcast(jnp.{case.target})\n    {statement}\n\n\n"
        f"pl.pallas_call({case.name}, out_shape=S({case.shape}, jnp.{case.target}))"
        f"(jnp.zeros({recast(case)}, jnp.{case.source}))\n"
    )


def bitcast(case):
    if case.rank < 2 or "bool_" in (case.source, case.target):
        return None
    return plain(case, f"pltpu.bitcast({{0}}, jnp.{case.target})", [(case.source, recast(case))])


def bitcast_convert(case):
    if widths(case.source) != widths(case.target):
        return None
    return plain(case, f"lax.bitcast_convert_type({{0}}, jnp.{case.target})")


def masked_load(case):
    if case.scalar:
        return None
    statement = f"o_ref[...] = pltpu.load(view, mask=jnp.full({case.shape}, True))"
    if case.source != case.target:
        return viewed(case, statement)
    return effect(case, f"pltpu.load(x_ref, mask=x_ref[...] == x_ref[...])")


def masked_store(case):
    if case.scalar:
        return None
    return effect(case, "pltpu.store(o_ref, x_ref[...], mask=x_ref[...] == x_ref[...])")


COPY = "scratch_shapes=[pltpu.VMEM({shape}, jnp.{dtype}), pltpu.SemaphoreType.DMA]"


def copied(case):
    if case.scalar:
        return None
    return (
        f"def {case.name}(x_ref, o_ref, buffer, sem):\n    copy = pltpu.make_async_copy(x_ref, buffer, sem)\n"
        f"    copy.start()\n    copy.wait()\n    o_ref[...] = buffer[...]\n\n\n"
        f"pl.pallas_call({case.name}, out_shape=S({case.shape}, jnp.{case.source}), in_specs=[ANY], "
        f"{COPY.format(shape=case.shape, dtype=case.source)})(jnp.zeros({case.shape}, jnp.{case.source}))\n"
    )


def scoped(case):
    if case.scalar:
        return None
    return (
        f"def {case.name}(x_ref, o_ref):\n    def body(buffer):\n        buffer[...] = x_ref[...]\n"
        f"        o_ref[...] = buffer[...]\n\n    pl.run_scoped(body, pltpu.VMEM({case.shape}, jnp.{case.source}))\n\n\n"
        f"pl.pallas_call({case.name}, out_shape=S({case.shape}, jnp.{case.source}))"
        f"(jnp.zeros({case.shape}, jnp.{case.source}))\n"
    )


def packed(case):
    if case.rank < 2:
        return None
    narrow = {"float32": "bfloat16", "int32": "int16", "int16": "int8"}.get(case.source)
    return narrow and plain(case, f"pltpu.pack_elementwise([{{0}}, {{1}}], packed_dtype=jnp.{narrow})")


def unpacked(case):
    if case.rank < 2:
        return None
    narrow = {"float32": "bfloat16", "int32": "int16", "int16": "int8"}.get(case.target)
    return narrow and plain(
        case, f"pltpu.unpack_elementwise({{0}}, index=1, packed_dtype=jnp.{narrow}, unpacked_dtype=jnp.{case.target})"
    )


def counted(case):
    if case.rank < 2:
        return plain(case, f"lax.iota(jnp.{case.target}, {case.shape[0]})", [("int32", (8, 128))]) if case.rank else None
    return plain(case, f"lax.broadcasted_iota(jnp.{case.target}, {case.shape}, {case.rank - 1})", [("int32", (8, 128))])


def reshaped(case):
    if case.scalar:
        return plain(case, "jnp.full((8, 128), {0}.reshape(()))", [(case.source, (1, 1))], (case.target, (8, 128)))
    shape = case.shape
    flat = {1: lambda: (2, shape[0] // 2), 2: lambda: (2, shape[0] // 2, shape[1]), 3: lambda: (shape[0] * shape[1], shape[2])}
    return plain(case, f"lax.reshape({{0}}, {shape})", [(case.source, flat[case.rank]())])


def transposed(case):
    if case.rank < 2:
        return None
    axes = (*range(case.rank - 2), case.rank - 1, case.rank - 2)
    shape = (*case.shape[:-2], case.shape[-1], case.shape[-2])
    return plain(case, f"lax.transpose({{0}}, {axes})", [(case.source, shape)])


def squeezed(case):
    if case.scalar:
        return plain(case, "jnp.full((8, 128), lax.squeeze({0}, (0,)))", [(case.source, (1,))], (case.target, (8, 128)))
    return plain(case, "lax.squeeze({0}, (0,))", [(case.source, (1, *case.shape))])


def sliced(case):
    if case.scalar:
        return None
    bigger = (case.shape[0] * 2, *case.shape[1:])
    starts = (case.shape[0], *(0 for _ in case.shape[1:]))
    return plain(case, f"lax.slice({{0}}, {starts}, {bigger})", [(case.source, bigger)])


def tiled(case):
    if case.scalar:
        return None
    last = case.shape[-1] // 2
    repeats = (*(1 for _ in case.shape[:-1]), 2)
    return plain(case, f"lax.tile({{0}}, {repeats})", [(case.source, (*case.shape[:-1], last))])


def selected(case):
    if case.source != "bool_":
        return None
    if case.scalar:
        return scalar_select(case)
    inputs = [("int32", case.shape), (case.target, case.shape), (case.target, case.shape)]
    return plain(case, "lax.select_n({0} > 0, {1}, {2})", inputs)


def scalar_select(case):
    return (
        f"def {case.name}(p_ref, x_ref, o_ref):\n    o_ref[0] = lax.select_n(p_ref[0] > 0, x_ref[0], x_ref[1])\n\n\n"
        f"pl.pallas_call({case.name}, out_shape=S((4,), jnp.{case.target}), in_specs=[SMEM] * 2, out_specs=SMEM)"
        f"(jnp.zeros((4,), jnp.int32), jnp.zeros((4,), jnp.{case.target}))\n"
    )


def keyed(case, body, out, key="jax.random.key(0, impl='pallas_tpu')"):
    return (
        f"def {case.name}(key_ref, o_ref):\n    key = key_ref[...]\n    o_ref[...] = {body}\n\n\n"
        f"pl.pallas_call({case.name}, out_shape=S({out[1]}, jnp.{out[0]}), in_specs=[SMEM])({key})\n"
    )


def key_bits(case):
    return None if case.scalar else keyed(case, f"jax.random.bits(key, {case.shape})", ("uint32", case.shape))


def folded(case):
    return keyed(case, "jax.random.bits(jax.random.fold_in(key, 3), (8, 128))", ("uint32", (8, 128)))


def seeded(case):
    return effect(case, "pltpu.prng_seed(7)", [("float32", (8, 128))])


def drawn(case):
    if case.rank < 2:
        return None
    return plain(case, f"pltpu.prng_random_bits({case.shape})", [("int32", (8, 128))], setup="    pltpu.prng_seed(3)\n")


def rounded(case):
    return plain(case, f"pltpu.stochastic_round({{0}}, {{1}}, target_dtype=jnp.{case.target})",
                 [(case.source, case.shape), ("uint32", case.shape)])


def hashed(case):
    """jax.random's own generator, seeded in the kernel."""
    shape = (8, 128) if case.scalar else case.shape
    return plain(case, f"jax.random.bits(jax.random.key({{0}}[0, 0]), {shape})", [("int32", (8, 128))], ("uint32", shape))


def cut(case):
    """From where a value in scalar memory says."""
    shape = (case.shape[0] * 2, *case.shape[1:])
    starts = ", ".join(["i_ref[0]"] + ["0"] * (case.rank - 1))
    return (
        f"def {case.name}(i_ref, x_ref, o_ref):\n"
        f"    o_ref[...] = lax.dynamic_slice(x_ref[...], ({starts},), {case.shape})\n\n\n"
        f"pl.pallas_call({case.name}, out_shape=S({case.shape}, jnp.{case.target}), in_specs=[SMEM, pl.BlockSpec()])"
        f"(jnp.zeros((4,), jnp.int32), jnp.zeros({shape}, jnp.{case.source}))\n"
    )


def pushed(case):
    """A product by way of the matrix unit's queues."""
    acc = "int32" if case.source in ("int16", "int8") else "float32"
    dtype = "int8" if case.source == "int16" else case.source
    if case.primitive == "matmul_pop_fifo":
        acc, dtype = case.target, "int8" if case.target == "int32" else "bfloat16"
    return (
        f"def {case.name}(x_ref, y_ref, o_ref):\n"
        f"    pltpu.matmul_push_rhs(y_ref[...], staging_register=0, mxu_index=0)\n"
        f"    pltpu.matmul_lhs_fifo(x_ref[...], mxu_index=0, load_staged_rhs=0)\n"
        f"    o_ref[...] = pltpu.matmul_pop_fifo((128, 256), jnp.{acc}, mxu_index=0)\n\n\n"
        f"pl.pallas_call({case.name}, out_shape=S((128, 256), jnp.{acc}))"
        f"(jnp.zeros((128, 256), jnp.{dtype}), jnp.zeros((256, 256), jnp.{dtype}))\n"
    )


def jitted(case):
    if case.source == "key":
        return None
    expression = "jax.jit(lambda x: x)({0})" if case.source == case.target else f"jax.jit(lambda x: x.astype(jnp.{case.target}))({{0}})"
    return plain(case, expression.replace("lambda x: x)", "lambda x: jnp.where(x == x, x, x))"))


def sem(statement, scratch):
    return lambda case: effect(case, statement, [("float32", (8, 128))], f", scratch_shapes=[{scratch}]")


def gridded(expression, **options):
    def make(case):
        return (
            f"def {case.name}(x_ref, o_ref):\n    o_ref[...] = x_ref[...] + {expression}\n\n\n"
            f"pl.pallas_call({case.name}, out_shape=S((16, 128), jnp.int32), grid=(2,), "
            f"in_specs=[pl.BlockSpec((8, 128), lambda i: (i, 0))], out_specs=pl.BlockSpec((8, 128), lambda i: (i, 0)))"
            f"(jnp.zeros((16, 128), jnp.int32))\n"
        )
    return make


UNARY = """abs acos acosh asin asinh atan atanh cbrt ceil clz cos cosh erf erf_inv exp exp2 expm1 floor is_finite
 lgamma log log1p log2 logistic neg population_count round rsqrt sign sin sinh sqrt square tan tanh""".split()
BINARY = "add atan2 div max min mul nextafter pow rem shift_left shift_right_arithmetic shift_right_logical sub".split()
COMPARED = "eq ge gt le lt ne".split()
BITWISE = {"and": "bitwise_and", "or": "bitwise_or", "xor": "bitwise_xor"}
SIMPLE = {
    **{name: f"lax.{name}({{0}})" for name in UNARY},
    **{name: f"lax.{name}({{0}}, {{1}})" for name in BINARY + COMPARED},
    **{name: f"lax.{function}({{0}}, {{1}})" for name, function in BITWISE.items()},
    "not": "lax.bitwise_not({0})",
    "integer_pow": "lax.integer_pow({0}, 3)",
    "clamp": "lax.clamp({0}, {1}, {0})",
    "stop_gradient": "lax.stop_gradient({0})",
    "swap": "{0}",
    "reduce_precision": "lax.reduce_precision({0}, 5, 7)",
}
TEMPLATES = {
    **{name: lambda case, text=text: plain(case, text) for name, text in SIMPLE.items()},
    **{name: reduction(name) for name in ("reduce_max", "reduce_min", "reduce_sum", "reduce_or", "reduce_and", "reduce_prod")},
    "argmax": index_of("argmax"),
    "argmin": index_of("argmin"),
    "bitcast": bitcast,
    "bitcast_convert_type": bitcast_convert,
    "broadcast_in_dim": broadcast,
    "concatenate": concatenated,
    "convert_element_type": lambda case: plain(case, f"lax.convert_element_type({{0}}, jnp.{case.target})"),
    "cumsum": lambda case: None if case.scalar else plain(case, "lax.cumsum({0}, axis=0)"),
    "dma_start": copied,
    "dma_wait": copied,
    "dot_general": product,
    "einshape_lo": einshape,
    "gather": along,
    "get": loaded,
    "masked_load": masked_load,
    "masked_swap": masked_store,
    "run_scoped": scoped,
    "pack_elementwise": packed,
    "unpack_elementwise": unpacked,
    "iota": counted,
    "jit": jitted,
    "reshape": reshaped,
    "transpose": transposed,
    "squeeze": squeezed,
    "slice": sliced,
    "tile": tiled,
    "select_n": selected,
    "random_bits": key_bits,
    "random_fold_in": folded,
    "random_seed": hashed,
    "threefry2x32": hashed,
    "dynamic_slice": lambda case: None if case.scalar else cut(case),
    "matmul_push_rhs": pushed,
    "matmul_lhs_fifo": pushed,
    "matmul_pop_fifo": pushed,
    "stack": lambda case: None if case.rank < 2 else plain(case, f"lax.stack([{', '.join(['{0}'] * case.shape[0])}])",
                                                          [(case.source, case.shape[1:])]),
    "unstack": lambda case: None if case.scalar else plain(case, "lax.unstack({0})[1]", [(case.source, (3, *case.shape))]),
    "prng_seed": seeded,
    "prng_random_bits": drawn,
    "stochastic_round": rounded,
    "roll": lambda case: None if case.rank < 2 else plain(case, "pltpu.roll({0}, 3, 0)"),
    "rev": lambda case: None if case.scalar else plain(case, "lax.rev({0}, (0,))"),
    "sort": lambda case: None if case.scalar else plain(case, "lax.sort({0})"),
    "split": lambda case: None if case.rank < 2 else plain(case, f"lax.split({{0}}, ({case.shape[0]}, {case.shape[0]}))[1]",
                                                           [(case.source, (case.shape[0] * 2, *case.shape[1:]))]),
    "pad": lambda case: None if case.rank < 2 else plain(case, f"jnp.pad({{0}}, (({case.shape[0] // 2}, 0),) + ((0, 0),) * {case.rank - 1})",
                                                         [(case.source, (case.shape[0] // 2, *case.shape[1:]))]),
    "cond": lambda case: plain(case, "lax.cond({0} > 0, lambda x: x + 1, lambda x: x * 2, {0})"),
    "while": lambda case: plain(case, "lax.fori_loop(0, {0}, lambda i, x: x * 2 + i, {0})"),
    "scan": lambda case: plain(case, f"lax.fori_loop(0, 3, lambda i, x: x + x, {{0}}.astype(jnp.{case.target}))"),
    "check": lambda case: effect(case, "pl.debug_check(x_ref[0, 0] > 0, 'positive')", [("int32", (8, 128))]),
    "trace_value": lambda case: effect(case, f"pltpu.trace_value('seen', jnp.{case.source}(3))", [("float32", (8, 128))]),
    "debug_print": lambda case: effect(case, "pl.debug_print('here')", [("float32", (8, 128))]),
    "delay": lambda case: effect(case, "pl.delay(100)", [("float32", (8, 128))]),
    "program_id": gridded("pl.program_id(0)"),
    "num_programs": gridded("pl.num_programs(0)"),
    "semaphore_signal": sem("pl.semaphore_signal(scratch[0], 1)", "pltpu.SemaphoreType.REGULAR"),
    "semaphore_wait": sem("pl.semaphore_wait(scratch[0], 1)", "pltpu.SemaphoreType.REGULAR"),
    "semaphore_read": sem("pl.semaphore_read(scratch[0])", "pltpu.SemaphoreType.REGULAR"),
    "multiple_of": lambda case: plain(case, "pl.multiple_of({0}, 8)"),
    "reciprocal": lambda case: plain(case, "pltpu.reciprocal({0}, approx=True)"),
}


NUMERIC = set(DTYPES.values())
KEYED = {"random_bits", "random_fold_in", "random_seed", "prng_seed", "semaphore_signal", "semaphore_wait", "semaphore_read"}


def case_of(triple, name):
    primitive, dtypes, shape_class = triple
    source, _, target = dtypes.partition("->")
    return Case(primitive, DTYPES.get(source, source), DTYPES.get(target or source, target or source), shape_class, name)


def written(triple, name):
    case = case_of(triple, name)
    known = (case.shape_class in SHAPES or case.scalar) and (case.primitive in KEYED or {case.source, case.target} <= NUMERIC)
    make = TEMPLATES.get(case.primitive)
    return make(case) if make and known else None


def unwritten(triples):
    return [t for t in triples if written(t, "kernel") is None]


def program(triples):
    """Kernels are named k0, k1 ... in the order of the triples."""
    texts = [written(t, f"k{i}") for i, t in enumerate(triples)]
    return PREAMBLE + "".join(f"\n\n{text}" for text in texts if text)
