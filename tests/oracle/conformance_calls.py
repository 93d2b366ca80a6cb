"""The calls of the tracing conformance suite: (expression, {name: aval}).

Chosen after what kernel code calls most (facts/dynamic_calls.md and constructs.md): the functions of jnp, lax and
jax.nn, the operators and methods of arrays, control flow and the transformations, each over the dtypes, shapes, weak
types and keywords that make JAX bind different equations. Some calls are refused on purpose.
"""
F, B, I, U, I8, P = "f32[8,128]", "bf16[8,128]", "i32[8,128]", "u32[8,128]", "i8[8,128]", "bool[8,128]"

GROUPS = {}


def group(function):
    GROUPS[function.__name__] = function
    return function


def each(names, avals, form="{f}(x)"):
    for name in names.split():
        for aval in avals:
            yield form.format(f=name), {"x": aval}


def pairs(names, combos, form="{f}(x, y)"):
    for name in names.split():
        for x, y in combos:
            yield form.format(f=name), {"x": x, "y": y}


@group
def unary():
    yield from each("jnp.exp jnp.exp2 jnp.log jnp.log2 jnp.log1p jnp.sqrt jnp.tanh jnp.sin jnp.cos", [F, B, I])
    yield from each("jnp.tan jnp.sinh jnp.cosh jnp.arctan jnp.expm1 jnp.cbrt jnp.reciprocal jnp.log10 jnp.rint", [F, I])
    yield from each("jnp.abs jnp.negative jnp.sign jnp.square jnp.floor jnp.ceil jnp.round jnp.trunc jnp.fix", [F, B, I])
    yield from each("jnp.isnan jnp.isfinite jnp.isinf jnp.signbit", [F, I])
    yield from each("jnp.logical_not jnp.invert jnp.bitwise_not", [I, P])
    yield from each("jnp.logical_not jnp.invert", [F])
    yield from each("jnp.deg2rad jnp.sinc jnp.nan_to_num jnp.positive jnp.real jnp.bitwise_count", [F])
    yield from each("jnp.nan_to_num jnp.bitwise_count jnp.sign jnp.abs", [U])
    yield from each("jnp.exp jnp.tanh jnp.abs jnp.sqrt", ["~f32[]", "f32[]", "~i32[]", "f16[8]", P])
    yield from each("lax.exp lax.log lax.rsqrt lax.sqrt lax.tanh lax.logistic lax.erf lax.neg lax.abs lax.sign lax.floor "
                    "lax.ceil lax.round lax.is_finite lax.sin lax.cos lax.log1p lax.expm1 lax.erf_inv lax.reciprocal "
                    "lax.square lax.population_count lax.clz lax.bitwise_not lax.stop_gradient", [F, I],
                    "{f}(x)")
    yield from each("lax.exp lax.rsqrt lax.logistic", [B])
    yield "lax.integer_pow(x, 3)", {"x": F}
    yield "lax.integer_pow(x, -2)", {"x": F}
    yield "lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN)", {"x": F}
    yield "lax.exp(x, accuracy=lax.AccuracyMode.HIGHEST)", {"x": F}
    yield "lax.reduce_precision(x, 8, 7)", {"x": F}


BINARY = [(F, F), (I, I), (F, B), (I, F), (F, "f32[128]"), (F, "f32[8,1]"), (F, "~f32[]"), (I8, I), (U, I), (P, F)]


@group
def binary():
    yield from pairs("jnp.add jnp.multiply jnp.maximum", BINARY)
    yield from pairs("jnp.subtract jnp.minimum jnp.divide jnp.power", BINARY[:6])
    yield from pairs("jnp.mod jnp.remainder jnp.floor_divide jnp.true_divide", [(F, F), (I, I), (U, U), (I, F)])
    yield from pairs("jnp.fmod jnp.arctan2 jnp.hypot jnp.logaddexp jnp.logaddexp2 jnp.copysign jnp.nextafter jnp.fmax "
                     "jnp.float_power", [(F, F)])
    yield from pairs("jnp.equal jnp.not_equal jnp.less jnp.less_equal jnp.greater jnp.greater_equal",
                     [(F, F), (I, F), (P, P)])
    yield from pairs("jnp.logical_and jnp.logical_or jnp.logical_xor", [(P, P), (F, P), (I, I)])
    yield from pairs("jnp.bitwise_and jnp.bitwise_or jnp.bitwise_xor", [(I, I), (U, I), (P, P), (F, I)])
    yield from pairs("jnp.left_shift jnp.right_shift jnp.bitwise_left_shift jnp.bitwise_right_shift",
                     [(I, I), (U, U), (I, "i32[]")])
    yield from pairs("lax.add lax.sub lax.mul lax.div lax.rem lax.max lax.min lax.pow lax.eq lax.lt lax.ge lax.ne",
                     [(F, F), (I, I)])
    yield from pairs("lax.add lax.mul lax.max", [(F, I), (F, "f32[]"), (F, "f32[128]"), (F, "~f32[]")])
    yield from pairs("lax.bitwise_and lax.bitwise_or lax.bitwise_xor lax.shift_left lax.shift_right_logical "
                     "lax.shift_right_arithmetic lax.atan2 lax.nextafter", [(I, I), (F, F)])
    yield "lax.add(x, 1)", {"x": F}
    yield "lax.mul(x, 2.0)", {"x": B}
    yield "lax.mul(2, x)", {"x": I}
    yield "jnp.add(x, 1)", {"x": I8}
    yield "jnp.maximum(x, 0)", {"x": F}
    yield "jnp.maximum(x, 0.0)", {"x": I}
    yield "jnp.minimum(x, -jnp.inf)", {"x": B}
    yield "jnp.power(x, 2)", {"x": F}
    yield "jnp.power(x, 3)", {"x": I}
    yield "jnp.power(x, 0.5)", {"x": F}
    yield "jnp.power(2, x)", {"x": I}
    yield "jnp.clip(x, 0, 1)", {"x": F}
    yield "jnp.clip(x, 0.0, 1.0)", {"x": B}
    yield "jnp.clip(x, 0, 127)", {"x": I}
    yield "jnp.clip(x, min=0)", {"x": F}
    yield "jnp.clip(x, max=y)", {"x": F, "y": "f32[128]"}
    yield "jnp.clip(x, -128, 127).astype(jnp.int8)", {"x": F}
    yield "lax.clamp(0.0, x, 1.0)", {"x": F}
    yield "jnp.divmod(x, y)", {"x": I, "y": I}
    yield "jnp.modf(x)", {"x": F}
    yield "jnp.frexp(x)", {"x": F}
    for aval in (F, I, "bool[8,128]"):
        yield "jnp.isreal(x)", {"x": aval}
    yield "jnp.logaddexp2(1e-6, x)", {"x": I}
    for dtype, aval in (("int32", "i16[8,128]"), ("float32", "i8[8,128]"), ("int8", "i32[8,128]"), ("int4", "i8[8,128]")):
        yield f"x.view('{dtype}')", {"x": aval}
    for aval, dtype in (("i32[]", "float32"), ("f32[]", "float32"), ("i32[]", "int8"), ("bool[8,128]", "int8"),
                        ("bool[8,128]", "int32"), ("i8[8,128]", "bool"), ("i16[8,128]", "bool"), ("i8[8,127]", "int32")):
        yield f"x.view('{dtype}')", {"x": aval}


@group
def operators():
    for op in "+ - * / // % ** @ & | ^ << >> < <= > >= == !=".split():
        for y in ("2", "2.0", "y", "True"):
            for aval in (F, I):
                if y == "y":
                    yield f"x {op} y", {"x": aval, "y": "f32[128,128]" if op == "@" else aval}
                elif op not in "@ & | ^ << >>".split() or (y == "2" and aval == I):
                    yield f"x {op} {y}", {"x": aval}
    for op in "+ - * / // % **".split():
        yield f"2 {op} x", {"x": F}
        yield f"1.5 {op} x", {"x": B}
    for text in ("-x", "+x", "abs(x)", "~x", "round(x)", "round(x, 2)", "divmod(x, 3)", "x ** 0", "x ** -1", "x ** 3",
                 "x ** 0.5", "x ** 2.0", "x * True", "x + np.float32(1)", "x + np.int32(1)", "x * np.float64(0.1)",
                 "x + np.ones(128, np.float32)", "x + jnp.float32(2)", "x * jnp.inf", "x + 1j", "x == None",
                 "x if True else 0", "x + [1, 2]", "x * '2'"):
        yield text, {"x": F}
    yield "-x", {"x": U}
    yield "~x", {"x": P}
    yield "~x", {"x": I}
    yield "x + 2**31", {"x": I}
    yield "x + 300", {"x": I8}
    yield "x * 0.1", {"x": I}
    yield "x * 0.1", {"x": B}
    yield "x + y", {"x": "i4[8,128]", "y": "i4[8,128]"}
    yield "x + y", {"x": "f8_e4m3fn[8,128]", "y": F}
    yield "x + y", {"x": "f32[8,128]", "y": "f32[4,128]"}
    yield "x + y", {"x": "f32[8,128]", "y": "f32[3]"}
    yield "x and y", {"x": P, "y": P}
    yield "not x", {"x": "bool[]"}
    yield "bool(x > 0)", {"x": "f32[]"}
    yield "int(x)", {"x": "i32[]"}
    yield "float(x)", {"x": "f32[]"}
    yield "[0, 1, 2][x]", {"x": "i32[]"}
    yield "len(x) + x", {"x": F}
    yield "max(x, y)", {"x": "f32[]", "y": "f32[]"}
    yield "sum([x, x, x])", {"x": F}
    yield "[r for r in x][0]", {"x": "f32[4,128]"}


@group
def reductions():
    names = "jnp.sum jnp.max jnp.min jnp.mean jnp.prod jnp.any jnp.all jnp.argmax jnp.argmin jnp.var jnp.std"
    for name in names.split():
        yield f"{name}(x)", {"x": F}
        yield f"{name}(x, axis=-1)", {"x": F}
        yield f"{name}(x, axis=0, keepdims=True)", {"x": F}
    for name in "jnp.sum jnp.max jnp.mean jnp.prod jnp.argmax".split():
        yield f"{name}(x, axis=1)", {"x": B}
        yield f"{name}(x, axis=1)", {"x": I}
        yield f"{name}(x, axis=1)", {"x": I8}
    yield from each("jnp.sum jnp.any jnp.all jnp.mean jnp.max", [P])
    yield "jnp.sum(x, axis=(0, 1))", {"x": "f32[4,8,128]"}
    yield "jnp.sum(x, axis=(0, -1), keepdims=True)", {"x": "f32[4,8,128]"}
    yield "jnp.sum(x, dtype=jnp.float32)", {"x": B}
    yield "jnp.sum(x, axis=-1, dtype=jnp.int32)", {"x": I8}
    yield "jnp.sum(x, where=y)", {"x": F, "y": P}
    yield "jnp.max(x, where=y, initial=-jnp.inf)", {"x": F, "y": P}
    yield "jnp.max(x, initial=0.0)", {"x": F}
    yield "jnp.mean(x, axis=-1, where=y)", {"x": F, "y": P}
    yield "jnp.mean(x, dtype=jnp.float32, axis=-1)", {"x": B}
    yield "jnp.var(x, axis=-1, ddof=1)", {"x": F}
    yield "jnp.sum(x, axis=2)", {"x": F}
    yield "jnp.linalg.norm(x, axis=-1)", {"x": F}
    yield "jnp.count_nonzero(x)", {"x": F}
    yield "jnp.cumsum(x)", {"x": F}
    yield "jnp.cumsum(x, axis=1)", {"x": F}
    yield "jnp.cumulative_sum(x, axis=1, include_initial=True)", {"x": F}
    yield "jnp.cumulative_sum(x, include_initial=True, dtype=jnp.float32)", {"x": "i32[16]"}
    yield "jnp.cumprod(x, axis=0)", {"x": F}
    yield "jnp.cumsum(x, axis=0, dtype=jnp.int32)", {"x": P}
    yield "lax.cumsum(x, axis=1)", {"x": F}
    yield "lax.cumsum(x, axis=1, reverse=True)", {"x": F}
    yield "lax.cummax(x, axis=0)", {"x": F}
    yield "jnp.sort(x)", {"x": F}
    yield "jnp.sort(x, axis=0)", {"x": I}
    yield "jnp.argsort(x, axis=-1)", {"x": F}
    yield "lax.top_k(x, 4)", {"x": F}
    yield "lax.sort(x)", {"x": F}
    yield "lax.sort((x, y), num_keys=1)", {"x": F, "y": I}
    yield "lax.argmax(x, 1, jnp.int32)", {"x": F}
    yield "lax.reduce_max(x, axes=(1,))", {"x": F}
    yield "lax.reduce_sum(x, axes=(0,))", {"x": F}
    yield "lax.reduce(x, 0.0, lax.add, (1,))", {"x": F}
    yield "lax.reduce(x, -jnp.inf, lax.max, (0,))", {"x": F}
    yield "jnp.median(x, axis=-1)", {"x": F}
    yield "jnp.ptp(x, axis=-1)", {"x": F}
    yield "jnp.average(x, axis=-1)", {"x": F}
    yield "jnp.nansum(x)", {"x": F}
    yield "jnp.diff(x)", {"x": F}
    yield "jax.nn.logsumexp(x, axis=-1)", {"x": F}
    yield "jax.scipy.special.logsumexp(x)", {"x": F}


@group
def creation():
    for text in ("jnp.zeros((8, 128))", "jnp.zeros((8, 128), jnp.bfloat16)", "jnp.ones(4, dtype=jnp.int32)", "jnp.ones((8, 128))",
                 "jnp.full((8, 128), 1.5)", "jnp.full((8, 128), 3)", "jnp.full((8,), -jnp.inf, jnp.float32)",
                 "jnp.full((2, 3), True)", "jnp.arange(8)", "jnp.arange(2, 10)", "jnp.arange(0, 8, 2)", "jnp.arange(8.0)",
                 "jnp.arange(8, dtype=jnp.float32)", "jnp.arange(0, 1, 0.25)", "jnp.eye(8)", "jnp.eye(8, 16, dtype=jnp.bfloat16)",
                 "jnp.tri(8)", "jnp.identity(4)", "jnp.linspace(0, 1, 5)", "jnp.array(1.0)", "jnp.array([1, 2, 3])",
                 "jnp.asarray(2)", "jnp.array(1, jnp.int8)", "jnp.empty((8, 128))", "jnp.float32(1)", "jnp.int32(7)",
                 "jnp.bfloat16(0.1)", "lax.iota(jnp.int32, 8)", "lax.broadcasted_iota(jnp.int32, (8, 128), 0)",
                 "lax.broadcasted_iota(jnp.int32, (8, 128), 1)", "lax.broadcasted_iota(jnp.float32, (8, 128), 1)",
                 "lax.full((8, 128), 0.0)", "lax.full((8,), 1, jnp.int8)", "jnp.zeros(())", "jnp.zeros((-1, 2))",
                 "jnp.indices((4, 8))", "jnp.meshgrid(jnp.arange(4), jnp.arange(8))", "jnp.mgrid[0:2, 0:3]"):
        yield text, {}
    yield from each("jnp.zeros_like jnp.ones_like jnp.empty_like lax.zeros_like_array", [F, I])
    yield "jnp.full_like(x, 2)", {"x": F}
    yield "jnp.full_like(x, -jnp.inf)", {"x": F}
    yield "jnp.full_like(x, 1, dtype=jnp.int32)", {"x": F}
    yield "jnp.zeros_like(x, dtype=jnp.float32)", {"x": B}
    yield "jnp.zeros_like(x, shape=(4, 4))", {"x": F}
    yield "lax.full_like(x, 1.0)", {"x": F}
    yield "jnp.full((8, 128), x)", {"x": "f32[]"}
    yield "jnp.array([x, y])", {"x": "f32[]", "y": "f32[]"}
    yield "jnp.asarray(x, jnp.float32)", {"x": B}
    yield "jnp.array(x)", {"x": F}


@group
def shapes():
    three = "f32[2,8,128]"
    for text in ("x.reshape(8, 2, 64)", "x.reshape(-1)", "x.reshape((16, 64))", "x.reshape(-1, 64)", "x.T", "x.mT",
                 "x.transpose()", "x.transpose(1, 0)", "x.swapaxes(0, 1)", "x.ravel()", "x.flatten()", "x.squeeze()",
                 "jnp.reshape(x, (1024,))", "jnp.transpose(x)", "jnp.transpose(x, (1, 0))", "jnp.swapaxes(x, -1, -2)",
                 "jnp.moveaxis(x, 0, 1)", "jnp.expand_dims(x, 0)", "jnp.expand_dims(x, (0, -1))", "x[None]", "x[:, None]",
                 "x[..., None]", "x[:, None, :]", "x[jnp.newaxis, :]", "jnp.broadcast_to(x, (2, 8, 128))",
                 "jnp.tile(x, (2, 1))", "jnp.tile(x, 2)", "jnp.repeat(x, 2, axis=0)", "jnp.repeat(x, 2, axis=1)",
                 "jnp.repeat(x, 2)", "jnp.flip(x)", "jnp.flip(x, axis=1)", "jnp.roll(x, 1, axis=0)", "jnp.roll(x, -3, axis=1)",
                 "jnp.roll(x, 5)", "jnp.pad(x, ((0, 8), (0, 0)))", "jnp.pad(x, 1)", "jnp.pad(x, ((1, 1), (0, 0)), constant_values=-1)",
                 "jnp.pad(x, 1, mode='edge')", "jnp.split(x, 2, axis=1)", "jnp.split(x, [32, 64], axis=1)",
                 "jnp.array_split(x, 3, axis=1)", "jnp.hsplit(x, 2)", "jnp.tril(x)", "jnp.triu(x, k=1)", "jnp.diag(x)",
                 "jnp.atleast_1d(x)", "jnp.atleast_3d(x)", "jnp.ravel(x)", "jnp.rot90(x)", "jnp.resize(x, (4, 4))",
                 "x.astype(jnp.bfloat16)", "x.astype(jnp.int32)", "x.astype('float32')", "x.astype(float)", "x.astype(bool)",
                 "x.astype(int)", "x.astype(jnp.float8_e4m3fn)", "x.astype(x.dtype)", "x.view(jnp.int32)",
                 "lax.convert_element_type(x, jnp.bfloat16)", "lax.bitcast_convert_type(x, jnp.int32)",
                 "lax.bitcast_convert_type(x, jnp.int16)", "lax.reshape(x, (1024,))", "lax.transpose(x, (1, 0))",
                 "lax.broadcast(x, (2,))", "lax.broadcast_in_dim(x, (2, 8, 128), (1, 2))", "lax.expand_dims(x, (1,))",
                 "lax.squeeze(x, (0,))", "lax.rev(x, (1,))", "lax.pad(x, 0.0, ((0, 0, 0), (0, 8, 0)))",
                 "lax.slice(x, (0, 0), (4, 128))", "lax.slice(x, (0, 0), (8, 128), (2, 1))", "lax.slice_in_dim(x, 0, 4)",
                 "lax.slice_in_dim(x, 0, 64, axis=1)", "lax.dynamic_slice(x, (0, 0), (4, 64))",
                 "lax.dynamic_slice_in_dim(x, 2, 4)", "lax.concatenate([x, x], 0)", "lax.split(x, (64, 64), axis=1)",
                 "jnp.concatenate([x, x])", "jnp.concatenate([x, x], axis=1)", "jnp.concatenate((x, x, x), axis=-1)",
                 "jnp.concatenate([x])", "jnp.stack([x, x])", "jnp.stack([x, x], axis=-1)", "jnp.vstack([x, x])",
                 "jnp.hstack([x, x])", "jnp.concat([x, x], axis=0)", "jnp.block([[x, x], [x, x]])", "jnp.unstack(x)",
                 "jnp.permute_dims(x, (1, 0))", "jnp.squeeze(x, axis=0)", "x.reshape(3, 3)", "jnp.transpose(x, (0, 0))",
                 "jnp.broadcast_to(x, (3, 128))", "jnp.size(x) * x", "x.shape[0] * x", "x.ndim + x", "x.size + x", "x * x.dtype.itemsize",
                 "jnp.finfo(x.dtype).max * x", "jnp.where(x > 0, x, jnp.finfo(jnp.float32).min)"):
        yield text, {"x": F}
    for text in ("x.transpose(0, 2, 1)", "x.transpose((2, 0, 1))", "jnp.swapaxes(x, 0, 1)", "jnp.moveaxis(x, -1, 0)", "x.reshape(16, 128)",
                 "x.reshape(2, -1)", "jnp.einsum('bij->bji', x)", "x.sum(axis=(0, 2))", "jnp.squeeze(x)", "x.mT"):
        yield text, {"x": three}
    yield "jnp.squeeze(x)", {"x": "f32[1,8,1]"}
    yield "jnp.squeeze(x, axis=-1)", {"x": "f32[1,8,1]"}
    yield "jnp.concatenate([x, y])", {"x": F, "y": B}
    yield "jnp.stack([x, y])", {"x": F, "y": I}
    yield "jnp.broadcast_arrays(x, y)", {"x": "f32[8,1]", "y": "f32[128]"}
    yield "x.astype(jnp.float32)", {"x": I}
    yield "x.astype(jnp.float32)", {"x": P}
    yield "x.astype(jnp.int8)", {"x": I}
    yield "x.astype(jnp.float32)", {"x": "~f32[]"}
    yield "x.astype(jnp.bfloat16)", {"x": B}
    yield "jnp.astype(x, jnp.int32)", {"x": F}


@group
def indexing():
    for text in ("x[0]", "x[-1]", "x[0, 0]", "x[1:3]", "x[:, 0]", "x[:, :64]", "x[::2]", "x[:, ::-1]", "x[..., 0]", "x[2:, 1:5]",
                 "x[None, 0]", "x[0:1]", "x[8:]", "x[100]", "x[[0, 2]]", "x[jnp.array([0, 2])]", "x[np.array([0, 2])]", "x[x > 0]",
                 "x.at[0].set(1.0)", "x.at[0, 0].add(2)", "x.at[1:3].multiply(2)", "x.at[:, 0].set(0)", "x.at[0].get()",
                 "jnp.take(x, 3, axis=0)", "jnp.take(x, jnp.array([1, 0]), axis=0)", "x[True]", "x[()]", "x[...]", "x[1, ...]",
                 "x[0.5]", "x['a']", "x[slice(0, 4)]", "x[:, slice(None, None, 2)]", "x[0, 0, 0]", "x[:5][2:]"):
        yield text, {"x": F}
    for text in ("x[i]", "x[i, 0]", "x[:, i]", "x[i, i]", "jnp.take(x, i, axis=0)", "lax.dynamic_index_in_dim(x, i)",
                 "lax.dynamic_slice(x, (i, 0), (2, 128))", "lax.dynamic_slice_in_dim(x, i, 2)",
                 "lax.dynamic_update_slice(x, jnp.zeros((2, 128)), (i, 0))", "x.at[i].set(0.0)", "lax.dynamic_update_index_in_dim(x, x[0], i, 0)",
                 "x[i:i + 2]", "jnp.roll(x, i, axis=0)", "x * i", "jnp.where(jnp.arange(8)[:, None] == i, x, 0)",
                 "jnp.take_along_axis(x, jnp.full((8, 1), i), axis=1)"):
        yield text, {"x": F, "i": "i32[]"}
    yield "x[y]", {"x": F, "y": "i32[4]"}
    yield "x[y, z]", {"x": F, "y": "i32[4]", "z": "i32[4]"}
    yield "x[:, y]", {"x": F, "y": "i32[4]"}
    yield "jnp.take_along_axis(x, y, axis=0)", {"x": F, "y": I}
    yield "jnp.take_along_axis(x, y, axis=1)", {"x": F, "y": I}
    yield "x.at[y].add(z)", {"x": F, "y": "i32[4]", "z": "f32[4,128]"}
    yield "jnp.take(x, y, axis=0, mode='clip')", {"x": F, "y": "i32[4]"}
    yield "x[y]", {"x": F, "y": "f32[4]"}


@group
def selection():
    for x, y in [(F, F), (F, B), (I, F), (F, "f32[128]"), (I8, I8)]:
        yield "jnp.where(p, x, y)", {"p": P, "x": x, "y": y}
    for text in ("jnp.where(p, x, 0)", "jnp.where(p, x, 0.0)", "jnp.where(p, 1, x)", "jnp.where(p, x, -jnp.inf)", "jnp.where(p, 0, 1)",
                 "jnp.where(p, 1.0, 0.0)", "jnp.where(x > 0, x, 0)", "jnp.where(x, x, x)", "lax.select(p, x, x)", "lax.select(x > 0, x, -x)",
                 "lax.select_n(p, x, x)", "lax.select(p, x, 0.0)", "jnp.select([p, x > 1], [x, -x], 0.0)", "jnp.where(p, x, True)",
                 "jnp.logical_and(x > 0, x < 1)", "(x > 0) & (x < 1) | p", "jnp.isin(x, 1.0)", "jnp.where(p)", "jnp.where(p, x)"):
        yield text, {"p": P, "x": F}
    yield "jnp.where(p, x, y)", {"p": "bool[]", "x": F, "y": F}
    yield "lax.select(p, x, y)", {"p": "bool[]", "x": F, "y": F}
    yield "lax.select(p, x, y)", {"p": P, "x": F, "y": I}
    yield "jnp.where(p, x, y)", {"p": "bool[8,1]", "x": F, "y": "f32[]"}


@group
def products():
    for x, y in [(F, "f32[128,64]"), (B, "bf16[128,64]"), (B, "f32[128,64]"), (I8, "i8[128,64]"), (U, "u32[128,64]")]:
        yield "jnp.dot(x, y)", {"x": x, "y": y}
        yield "x @ y", {"x": x, "y": y}
        yield "jnp.matmul(x, y, preferred_element_type=jnp.float32)", {"x": x, "y": y}
    for text in ("jnp.dot(x, y, preferred_element_type=jnp.float32)", "jnp.dot(x, y, precision=lax.Precision.HIGHEST)",
                 "jnp.dot(x, y, precision='highest')", "lax.dot(x, y)", "lax.dot(x, y, preferred_element_type=jnp.float32)",
                 "lax.dot_general(x, y, (((1,), (0,)), ((), ())))", "lax.dot_general(x, y, dimension_numbers=(([1], [0]), ([], [])), preferred_element_type=jnp.float32)",
                 "lax.dot_general(x, y, (((1,), (0,)), ((), ())), precision=lax.Precision.DEFAULT)", "jnp.einsum('ij,jk->ik', x, y)",
                 "jnp.einsum('ij,jk', x, y)", "jnp.einsum('ij,jk->ki', x, y)", "jnp.einsum('ij,jk->ik', x, y, preferred_element_type=jnp.float32)",
                 "jnp.tensordot(x, y, 1)", "jnp.tensordot(x, y, axes=((1,), (0,)))", "jnp.matmul(x, y, precision=(lax.Precision.HIGH, lax.Precision.HIGH))"):
        yield text, {"x": B, "y": "bf16[128,64]"}
    yield "lax.dot_general(x, y, (((1,), (1,)), ((), ())))", {"x": F, "y": "f32[64,128]"}
    yield "jnp.einsum('ij,kj->ik', x, y)", {"x": F, "y": "f32[64,128]"}
    yield "jnp.dot(x, y.T)", {"x": F, "y": "f32[64,128]"}
    yield "lax.dot_general(x, y, (((0,), (0,)), ((), ())))", {"x": F, "y": "f32[8,64]"}
    yield "jnp.einsum('bij,bjk->bik', x, y)", {"x": "f32[2,8,128]", "y": "f32[2,128,64]"}
    yield "jnp.einsum('bhqd,bhkd->bhqk', x, y)", {"x": "f32[2,3,8,64]", "y": "f32[2,3,16,64]"}
    yield "jnp.matmul(x, y)", {"x": "f32[2,8,128]", "y": "f32[2,128,64]"}
    yield "jnp.matmul(x, y)", {"x": "f32[2,8,128]", "y": "f32[128,64]"}
    yield "lax.dot_general(x, y, (((2,), (1,)), ((0,), (0,))))", {"x": "f32[2,8,128]", "y": "f32[2,128,64]"}
    yield "jnp.dot(x, y)", {"x": F, "y": "f32[128]"}
    yield "jnp.dot(x, y)", {"x": "f32[128]", "y": "f32[128]"}
    yield "jnp.vdot(x, y)", {"x": "f32[128]", "y": "f32[128]"}
    yield "jnp.inner(x, y)", {"x": "f32[8]", "y": "f32[8]"}
    yield "jnp.outer(x, y)", {"x": "f32[8]", "y": "f32[128]"}
    yield "jnp.dot(x, 2.0)", {"x": F}
    yield "jnp.dot(x, y)", {"x": F, "y": "f32[64,64]"}
    yield "lax.dot(x, y)", {"x": F, "y": "bf16[128,64]"}
    three = {"x": "f32[8,16]", "y": "f32[16,32]", "z": "f32[32,4]"}
    for text in ("ij,jk,kl->il", "ij,jk,kl->li", "ij,jk,kl->ikl", "ij,jk,kl", "ij,jk,kl->"):
        yield f"jnp.einsum('{text}', x, y, z)", three
    yield "jnp.einsum('ij,jk,kl->il', x, y, z, preferred_element_type=jnp.float32)", {
        "x": "bf16[8,16]", "y": "bf16[16,32]", "z": "bf16[32,4]"}
    yield "jnp.einsum('ij,ij,jk->ik', x, x, y)", three
    yield "jnp.einsum('i,j,k->ijk', x[0], y[0], z[0])", three
    yield "jnp.einsum('bqd,bkd,bk->bqk', x, y, z)", {"x": "f32[2,8,64]", "y": "f32[2,16,64]", "z": "f32[2,16]"}
    yield "jnp.einsum('bqd,bkd,k->bqk', x, y, z)", {"x": "f32[2,8,64]", "y": "f32[2,16,64]", "z": "f32[1]"}
    yield "jnp.einsum('ij,jk,kl,lm->im', x, y, z, w)", {**three, "w": "f32[4,64]"}
    yield "jnp.einsum('abi,acj,bk,ck->ijk', x, y, z, w)", {
        "x": "f32[2,3,4]", "y": "f32[2,5,6]", "z": "f32[3,7]", "w": "f32[5,7]"}
    yield "jnp.einsum('ij->i', x)", {"x": F}
    yield "jnp.einsum('ij,ij->', x, x)", {"x": F}
    yield "lax.batch_matmul(x, y)", {"x": "f32[2,8,128]", "y": "f32[2,128,64]"}
    yield "jnp.kron(x, x)", {"x": "f32[2,2]"}


@group
def neural():
    names = ("jax.nn.relu jax.nn.sigmoid jax.nn.silu jax.nn.swish jax.nn.softplus jax.nn.gelu jax.nn.softmax "
             "jax.nn.log_softmax jax.nn.elu jax.nn.leaky_relu jax.nn.relu6 jax.nn.hard_tanh jax.nn.selu jax.nn.celu "
             "jax.nn.mish jax.nn.log_sigmoid jax.nn.soft_sign jax.nn.hard_sigmoid jax.nn.hard_swish jax.nn.glu "
             "jax.nn.standardize jax.nn.squareplus jax.nn.tanh jax.nn.identity jax.nn.sparse_plus")
    yield from each(names, [F])
    yield from each("jax.nn.relu jax.nn.sigmoid jax.nn.silu jax.nn.softplus jax.nn.gelu jax.nn.softmax", [B, I])
    for text in ("jax.nn.gelu(x, approximate=False)", "jax.nn.gelu(x, approximate=True)", "jax.nn.softmax(x, axis=0)",
                 "jax.nn.softmax(x, axis=-1, where=x > 0)", "jax.nn.leaky_relu(x, 0.2)", "jax.nn.elu(x, alpha=0.5)",
                 "jax.nn.logsumexp(x)", "jax.nn.logsumexp(x, axis=-1, keepdims=True)", "jax.nn.log_softmax(x, axis=0)",
                 "jax.nn.standardize(x, axis=-1, epsilon=1e-6)", "jax.scipy.special.erf(x)", "jax.scipy.special.expit(x)",
                 "jax.lax.erf(x) * 0.5"):
        yield text, {"x": F}
    yield "jax.nn.one_hot(x, 16)", {"x": "i32[8]"}
    yield "jax.nn.one_hot(x, 16, dtype=jnp.bfloat16)", {"x": "i32[8]"}
    yield "jax.nn.one_hot(x, 4, axis=0)", {"x": "i32[8]"}


@group
def control():
    for text in ("lax.fori_loop(0, 4, lambda i, c: c + 1, x)", "lax.fori_loop(0, 4, lambda i, c: c + i, x)",
                 "lax.fori_loop(0, 4, lambda i, c: c * x, jnp.zeros_like(x))", "lax.fori_loop(0, n, lambda i, c: c + i, x)",
                 "lax.fori_loop(n, 8, lambda i, c: c + 1, x)", "lax.fori_loop(0, 4, lambda i, c: c + 1, x, unroll=True)",
                 "lax.fori_loop(0, 4, lambda i, c: c + 1, x, unroll=2)", "lax.fori_loop(0, 0, lambda i, c: c + 1, x)",
                 "lax.fori_loop(0, 4, lambda i, c: (c[0] + 1, c[1]), (x, n))", "lax.fori_loop(0, 4, lambda i, c: c + 1, 0)",
                 "lax.fori_loop(0, 4, lambda i, c: c + 1.5, 0)", "lax.fori_loop(0, 4, lambda i, c: c[0], x)",
                 "lax.fori_loop(jnp.int32(0), 4, lambda i, c: c + i, x)", "lax.fori_loop(0, 4, lambda i, c: None, None)",
                 "lax.while_loop(lambda c: c[0] < 4, lambda c: (c[0] + 1, c[1] * 2), (0, x))", "lax.while_loop(lambda c: c < n, lambda c: c + 1, 0)",
                 "lax.while_loop(lambda c: jnp.sum(c) < 10.0, lambda c: c + x, x)", "lax.while_loop(lambda c: True, lambda c: c, x)",
                 "lax.while_loop(lambda c: c, lambda c: c, x)", "lax.cond(n > 0, lambda: x, lambda: -x)", "lax.cond(n > 0, lambda a: a + 1, lambda a: a - 1, x)",
                 "lax.cond(n, lambda a: a, lambda a: a * 2, x)", "lax.cond(n > 0, lambda: x, lambda: n)", "lax.cond(n > 0, lambda: 1, lambda: 0)",
                 "lax.cond(n > 0, lambda: (x, n), lambda: (x * 2, n + 1))", "lax.cond(True, lambda: x, lambda: -x)", "lax.cond(n > 0, lambda: None, lambda: None)",
                 "lax.cond(n > 0, lambda: x, lambda: x.astype(jnp.bfloat16))", "lax.switch(n, [lambda: x, lambda: x * 2, lambda: x * 3])",
                 "lax.switch(n, [lambda a: a, lambda a: a + 1], x)", "lax.switch(n, [lambda: x])", "lax.switch(1, [lambda: x, lambda: x * 2])",
                 "lax.scan(lambda c, a: (c + a, c), jnp.zeros(128), x)", "lax.scan(lambda c, a: (c + a, None), jnp.zeros(128), x)",
                 "lax.scan(lambda c, _: (c * 2, None), x, None, length=4)", "lax.scan(lambda c, a: (c + a * n, a), jnp.zeros(128), x)",
                 "lax.scan(lambda c, a: (c + a, c), jnp.zeros(128), x, reverse=True)", "lax.scan(lambda c, a: (c + a, c), jnp.zeros(128), x, unroll=2)",
                 "lax.scan(lambda c, a: (c, a), 0, x)", "lax.scan(lambda c, a: (c + 1.0, a), 0, x)", "lax.map(lambda a: a * 2, x)",
                 "lax.associative_scan(jnp.add, x)", "lax.platform_dependent(x, tpu=lambda a: a + 1, default=lambda a: a)",
                 "jax.jit(lambda a: a + 1)(x)", "jax.jit(lambda a, b: a * b)(x, n)", "jax.jit(lambda a: a * 2, inline=True)(x)",
                 "jax.jit(lambda a, k: a * k, static_argnums=1)(x, 3)", "jax.jit(functools.partial(lambda k, a: a * k, 2.0))(x)",
                 "jax.named_call(lambda a: a + 1, name='f')(x)", "jax.checkpoint(lambda a: jnp.sin(a))(x)", "jax.vmap(lambda a: a + 1)(x)",
                 "jax.vmap(lambda a: jnp.sum(a))(x)", "jax.vmap(lambda a, b: a @ b, in_axes=(0, None))(x, x[0])", "jax.vmap(lambda a: a * 2, in_axes=1, out_axes=1)(x)",
                 "jax.vmap(jnp.dot)(x, x)", "jax.vmap(lambda a: lax.cond(a[0] > 0, lambda: a, lambda: -a))(x)", "jax.grad(lambda a: jnp.sum(jnp.tanh(a)))(x)",
                 "jax.grad(lambda a: jnp.sum(a ** 2))(x)", "jax.value_and_grad(lambda a: jnp.mean(jnp.exp(a)))(x)", "jax.vjp(jnp.sin, x)[1](x)",
                 "jax.jvp(jnp.sin, (x,), (x,))", "jax.tree.map(lambda a: a + 1, {'a': x, 'b': (n, x)})", "functools.reduce(jnp.maximum, [x, x * 2, x * 3])",
                 "jax.eval_shape(lambda a: a + 1, x).shape[0] * x", "lax.stop_gradient(x)", "lax.optimization_barrier(x)", "jax.block_until_ready(x)",
                 "jax.debug.print('x {}', n)", "(lambda a: a.at[0].set(0))(x)", "jax.typeof(x).shape[1] * x"):
        yield text, {"x": F, "n": "i32[]"}
    yield "lax.cond(p, lambda: x, lambda: -x)", {"x": F, "p": "bool[]"}
    yield "lax.cond(p, lambda: x, lambda: -x)", {"x": F, "p": "f32[]"}
    yield "lax.cond(p, lambda: x, lambda: -x)", {"x": F, "p": "bool[8]"}
    yield "x if p else -x", {"x": F, "p": "bool[]"}


@group
def dead_code():
    """Results of which a part is used: dead-code elimination reaches into control flow."""
    for text in ("lax.fori_loop(0, 4, lambda i, c: (c[0] + 1, c[1] * 2), (x, n))[0]",
                 "lax.fori_loop(0, 4, lambda i, c: (c[0] + c[1], c[1] * 2), (x, n))[0]",
                 "lax.fori_loop(0, 4, lambda i, c: (c[0] + c[1], c[1] + c[2], c[2]), (x, n, n))[1]",
                 "lax.fori_loop(0, 4, lambda i, c: (c[1], c[2], c[0]), (x, x, x))[0]",
                 "lax.fori_loop(0, n, lambda i, c: (c[0] + 1, c[1] * 2), (x, n))[0]",
                 "lax.fori_loop(0, n, lambda i, c: (c[0] + c[1], jnp.sin(c[1])), (x, x))[1]",
                 "lax.scan(lambda c, a: (c + a, c * n), jnp.zeros(128), x)[0]",
                 "lax.scan(lambda c, a: (c + a, a * n), jnp.zeros(128), x)[1]",
                 "lax.scan(lambda c, a: ((c[0] + a, c[1] + 1), c[1]), (jnp.zeros(128), 0), x)[1]",
                 "lax.scan(lambda c, a: ((c[0] + a[0], c[1]), (a[1], c[0])), (jnp.zeros(128), n), (x, x))[1][0]",
                 "lax.scan(lambda c, _: ((c[0] * 2, c[0] + c[1]), None), (x, x), None, length=4)[0][0]",
                 "lax.while_loop(lambda c: c[0] < 4, lambda c: (c[0] + 1, c[1] * 2, c[2] + c[1]), (0, x, x))[1]",
                 "lax.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] * n, c[2]), (0, x, x))[0]",
                 "lax.while_loop(lambda c: c[0] < n, lambda c: (c[0] + 1, c[1] + jnp.cos(x)), (0, x))[0]",
                 "lax.cond(n > 0, lambda: (x, n), lambda: (x * 2, n + 1))[0]",
                 "lax.cond(n > 0, lambda: (x, n), lambda: (x * 2, n + 1))[1]",
                 "lax.cond(n > 0, lambda a, b: (a + b, b), lambda a, b: (a, a), x, x * 2)[1]",
                 "lax.cond(n > 0, lambda a, b: (a + 1, jnp.sin(b)), lambda a, b: (a, b), x, x * 2)[0]",
                 "lax.switch(n, [lambda a: (a, a + 1), lambda a: (a * 2, a), lambda a: (-a, x)], x)[0]",
                 "jax.jit(lambda a: (a + 1, a * 2))(x)[0]", "jax.jit(lambda a, b: (a + 1, b * 2))(x, n)[1]",
                 "jax.jit(lambda a: (jnp.sin(a), jax.jit(lambda b: (b + 1, b - 1))(a)))(x)[1][0]",
                 "jax.checkpoint(lambda a, b: (jnp.sin(a), jnp.cos(b)))(x, x * 2)[0]",
                 "jax.custom_jvp(lambda a: (jnp.sin(a), jnp.cos(a)))(x)[0]", "jnp.frexp(x)[1]", "jnp.divmod(x, 2.0)[0]",
                 "jnp.split(x, 2, axis=1)[1]", "lax.sort((x, x * 2), num_keys=1)[0]", "lax.top_k(x, 4)[1]",
                 "(jnp.sin(x), x)[1]", "(jax.debug.print('x'), x)[1]", "(jnp.sort(x), jnp.cumsum(x), x + 1)[2]",
                 "(lax.fori_loop(0, 4, lambda i, c: c + i, x), x)[1]", "(lax.while_loop(lambda c: c < n, lambda c: c + 1, 0), x)[1]",
                 "(lax.fori_loop(0, 4, lambda i, c: (jax.debug.print('i'), c + i)[1], x), x)[1]",
                 "lax.fori_loop(0, 4, lambda i, c: lax.cond(i > 2, lambda: (c[0] + 1, c[1]), lambda: (c[0], c[1] * 2)), (x, n))[0]",
                 "lax.scan(lambda c, a: (lax.fori_loop(0, 2, lambda i, d: (d[0] + a, d[1] * 2), (c, a))[0], c), jnp.zeros(128), x)[0]",
                 "lax.cond(n > 0, lambda: lax.fori_loop(0, 4, lambda i, c: (c[0] + 1, c[1] * 2), (x, n)), lambda: (x, n))[0]"):
        yield text, {"x": F, "n": "i32[]"}


@group
def random_numbers():
    for text in ("jax.random.uniform(k, (8, 128))", "jax.random.normal(k, (8, 128))", "jax.random.bits(k, (8, 128))", "jax.random.split(k)",
                 "jax.random.fold_in(k, 3)", "jax.random.bernoulli(k, 0.5, (8, 128))", "jax.random.randint(k, (8,), 0, 10)",
                 "jax.random.uniform(k, (8, 128), jnp.bfloat16)", "jax.random.uniform(k, (8, 128), minval=-1, maxval=1)",
                 "jax.random.key_data(k)", "jax.random.categorical(k, jnp.zeros((8, 128)))", "jax.random.gumbel(k, (8,))",
                 "jax.random.choice(k, 8, (4,))", "jax.random.choice(k, jnp.zeros((8, 128)), (4,))"):
        yield text, {"k": "key<fry>[]"}
    yield "jax.random.key(s)", {"s": "i32[]"}
    yield "jax.random.PRNGKey(s)", {"s": "i32[]"}
    yield "jax.random.key(0)", {}
    yield "jax.random.wrap_key_data(d)", {"d": "u32[2]"}


def calls():
    for name, make in GROUPS.items():
        for call, args in make():
            yield name, call, args
