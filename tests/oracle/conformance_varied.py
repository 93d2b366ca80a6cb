"""Calls drawn by a seeded generator: every function of the suite's reach with shapes, dtypes, weak types and keywords by chance.

Functions that pallasd answers by shape alone (sorting statistics, polynomials, special sampling) are left out: what they
give is Unknown to a kernel. `draw(seed, count)` gives (group, expression, {name: aval}). One seed's calls are committed (group `varied`); a second
seed, which nobody looked at while modelling, measures how far the models generalise:

    in_oracle.sh conformance.py OUT_FOLDER --varied SEED COUNT
"""
import random

FLOATS = ["f32", "f32", "f32", "bf16", "bf16", "f16"]
SIGNED = ["i32", "i32", "i32", "i8", "i16"]
UNSIGNED = ["u32", "u32", "u8", "u16"]
SHAPES = [(), (8,), (128,), (8, 128), (8, 128), (16, 256), (1, 128), (8, 1), (4, 8, 128), (2, 3, 8, 128), (2, 16), (3, 5)]


class Draw:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def pick(self, items):
        return self.random.choice(items.split() if isinstance(items, str) else items)

    def maybe(self, chance=0.5):
        return self.random.random() < chance

    def shape(self, least=0, most=4):
        return self.pick([s for s in SHAPES if least <= len(s) <= most])

    def dtype(self, kinds):
        return self.pick({"f": FLOATS, "i": SIGNED, "u": UNSIGNED, "b": ["bool"]}[self.pick(list(kinds))])

    def aval(self, kinds="f", shape=None, least=0, most=4):
        shape = self.shape(least, most) if shape is None else shape
        dtype = self.dtype(kinds)
        weak = "~" if dtype in ("f32", "i32") and not shape and self.maybe(0.3) else ""
        return f"{weak}{dtype}[{','.join(map(str, shape))}]"

    def like(self, shape):
        """A shape that broadcasts with `shape`."""
        cut = shape[self.random.randrange(len(shape) + 1):] if self.maybe(0.4) else shape
        return tuple(1 if self.maybe(0.2) else n for n in cut)

    def axis(self, rank):
        return self.random.randrange(-rank, rank)


FAMILIES = []


def family(weight):
    def register(function):
        FAMILIES.extend([function] * weight)
        return function
    return register


UNARY = ("jnp.exp jnp.exp2 jnp.expm1 jnp.log jnp.log1p jnp.log2 jnp.log10 jnp.sqrt jnp.cbrt jnp.sin jnp.cos jnp.tan jnp.tanh "
         "jnp.sinh jnp.cosh jnp.arctan jnp.arcsin jnp.arccos jnp.arcsinh jnp.arctanh jnp.abs jnp.absolute jnp.fabs jnp.negative "
         "jnp.sign jnp.square jnp.floor jnp.ceil jnp.trunc jnp.round jnp.rint jnp.isnan jnp.isinf jnp.isfinite jnp.signbit "
         "jnp.logical_not jnp.reciprocal jnp.positive jnp.degrees jnp.radians  jnp.nan_to_num jnp.real jnp.imag jnp.conj "
         "jnp.isposinf jnp.isneginf jnp.isreal jnp.angle jnp.fix jnp.array jnp.copy jnp.asarray jnp.ravel "
         "jnp.zeros_like jnp.ones_like jnp.empty_like jnp.ndim jnp.size jnp.atleast_1d jnp.atleast_2d jnp.atleast_3d "
         "jnp.float32 jnp.int32 jnp.bfloat16 jnp.uint32 jnp.bool_ jnp.iscomplexobj jnp.isrealobj jnp.squeeze jnp.transpose "
         "jnp.sort jnp.argsort")
LAX_UNARY = ("lax.exp lax.exp2 lax.expm1 lax.log lax.log1p lax.sqrt lax.rsqrt lax.cbrt lax.sin lax.cos lax.tan lax.tanh lax.sinh "
             "lax.cosh lax.asin lax.acos lax.atan lax.asinh lax.acosh lax.atanh lax.logistic lax.erf lax.erfc lax.erf_inv "
             "lax.lgamma lax.digamma lax.neg lax.abs lax.sign lax.floor lax.ceil lax.round lax.is_finite lax.square "
             "lax.reciprocal lax.bessel_i0e lax.bessel_i1e lax.stop_gradient lax.optimization_barrier lax.real lax.not_")
NEURAL = ("jax.nn.relu jax.nn.relu6 jax.nn.sigmoid jax.nn.silu jax.nn.swish jax.nn.softplus jax.nn.soft_sign jax.nn.gelu jax.nn.elu "
          "jax.nn.selu jax.nn.celu jax.nn.leaky_relu jax.nn.hard_tanh jax.nn.hard_sigmoid jax.nn.hard_silu jax.nn.hard_swish "
          "jax.nn.log_sigmoid jax.nn.mish jax.nn.squareplus jax.nn.sparse_plus jax.nn.sparse_sigmoid jax.nn.identity jax.nn.tanh "
          "jax.scipy.special.erf jax.scipy.special.erfc jax.scipy.special.expit jax.scipy.special.logit "
          "jax.scipy.special.gammaln jax.scipy.special.digamma "
          "jax.scipy.special.erfinv jax.scipy.special.xlogy jax.nn.log1mexp "
          "jax.scipy.special.erf")
ALONG = "jax.nn.softmax jax.nn.log_softmax jax.nn.logsumexp jax.nn.standardize jax.nn.glu jax.scipy.special.logsumexp"
REDUCE = ("jnp.sum jnp.sum jnp.max jnp.max jnp.min jnp.mean jnp.mean jnp.prod jnp.any jnp.all jnp.argmax jnp.argmin jnp.var jnp.std jnp.amax "
          "jnp.amin jnp.nansum jnp.nanmax jnp.nanmin jnp.nanmean jnp.nanprod jnp.nanvar jnp.nanargmax jnp.ptp "
          "jnp.count_nonzero jnp.average jnp.nanstd")
BINARY = ("jnp.add jnp.subtract jnp.multiply jnp.divide jnp.true_divide jnp.floor_divide jnp.mod jnp.remainder jnp.fmod jnp.power jnp.maximum "
          "jnp.minimum jnp.fmax jnp.fmin jnp.arctan2 jnp.hypot jnp.logaddexp jnp.logaddexp2 jnp.copysign jnp.nextafter "
          "jnp.heaviside jnp.equal jnp.not_equal jnp.less jnp.less_equal jnp.greater jnp.greater_equal jnp.logical_and "
          "jnp.logical_or jnp.logical_xor jnp.float_power jnp.divmod jnp.isclose jnp.allclose jnp.array_equal jnp.pow "
          "jnp.ldexp jnp.atan2")
INTEGER = ("jnp.bitwise_and jnp.bitwise_or jnp.bitwise_xor jnp.left_shift jnp.right_shift jnp.bitwise_left_shift "
           "jnp.bitwise_right_shift jnp.gcd jnp.lcm lax.shift_left lax.shift_right_logical lax.shift_right_arithmetic "
           "lax.bitwise_and lax.bitwise_or lax.bitwise_xor lax.mulhi lax.rem lax.div")
DTYPES = ("jnp.float32 jnp.bfloat16 jnp.float16 jnp.int32 jnp.int8 jnp.uint8 jnp.int16 jnp.uint32 bool jnp.int4 jnp.float8_e4m3fn "
          "jnp.float8_e5m2 'float32' int float np.float32")
NUMBERS = "0 1 2 -1 3 0.0 0.5 1.0 2.0 -1.5 1e-6 -jnp.inf jnp.nan True np.float32(2) np.int32(3) jnp.pi 127 255 -128"


@family(6)
def unary(d):
    return f"{d.pick(UNARY)}(x)", {"x": d.aval("ffffiub")}


@family(3)
def lax_unary(d):
    return f"{d.pick(LAX_UNARY)}(x)", {"x": d.aval("ffffffi")}


@family(4)
def neural(d):
    return f"{d.pick(NEURAL)}(x)", {"x": d.aval("fffffi")}


@family(3)
def along(d):
    x = d.shape(1)
    keywords = d.pick(["", f", axis={d.axis(len(x))}", ", axis=-1"])
    return f"{d.pick(ALONG)}(x{keywords})", {"x": d.aval("ffffi", x)}


@family(8)
def binary(d):
    x = d.shape()
    return f"{d.pick(BINARY)}(x, y)", {"x": d.aval("fffffiub", x), "y": d.aval("fffffiub", d.like(x))}


@family(4)
def binary_number(d):
    order = d.pick(["x, {n}", "{n}, x"]).format(n=d.pick(NUMBERS))
    return f"{d.pick(BINARY)}({order})", {"x": d.aval("fffiu")}


@family(4)
def integer(d):
    x = d.shape()
    kind = d.pick("iu")
    return f"{d.pick(INTEGER)}(x, {d.pick(['y', 'y', '3', 'np.uint32(7)'])})", {
        "x": d.aval(kind, x), "y": d.aval(kind if d.maybe(0.8) else "iub", d.like(x))}


@family(6)
def operator(d):
    x = d.shape()
    op = d.pick("+ - * / // % ** < <= > >= == != + - * /")
    y = d.pick(["y", "y", d.pick(NUMBERS)])
    left, right = ("x", y) if d.maybe(0.7) else (y, "x")
    return f"{left} {op} {right}", {"x": d.aval("fffiiub", x), "y": d.aval("fffiiub", d.like(x))}


@family(2)
def bit_operator(d):
    x = d.shape()
    op = d.pick("& | ^ << >>")
    return f"x {op} {d.pick(['y', '1', '7', 'jnp.uint32(3)'])}", {"x": d.aval("iub", x), "y": d.aval("iub", d.like(x))}


@family(8)
def reduction(d):
    x = d.shape(1)
    keywords = ""
    if d.maybe(0.7):
        keywords += f", axis={d.axis(len(x))}" if d.maybe(0.7) else f", axis={tuple(sorted(d.random.sample(range(len(x)), min(2, len(x)))))}"
    if d.maybe(0.3):
        keywords += ", keepdims=True"
    name = d.pick(REDUCE)
    if d.maybe(0.15) and name in ("jnp.sum", "jnp.mean", "jnp.prod"):
        keywords += f", dtype={d.pick('jnp.float32 jnp.int32 jnp.bfloat16')}"
    if d.maybe(0.12) and name in ("jnp.sum", "jnp.mean"):
        keywords += ", where=x > 0"
    if d.maybe(0.1) and name in ("jnp.sum", "jnp.max"):
        keywords += ", initial=0"
    return f"{name}(x{keywords})", {"x": d.aval("fffffiub", x)}


@family(3)
def method(d):
    x = d.shape(1)
    axis = d.axis(len(x))
    text = d.pick([f"x.sum(axis={axis})", f"x.max({axis})", f"x.min(axis={axis}, keepdims=True)", f"x.mean({axis})", "x.sum()", "x.max()",
                   f"x.argmax({axis})", "x.any()", "x.all()", f"x.std({axis})", f"x.var({axis})", f"x.prod({axis})", f"x.cumsum({axis})",
                   "x.T", "x.mT", "x.ravel()", "x.flatten()", "x.squeeze()", "x.transpose()", "x.reshape(-1)", "x.conj()", "x.copy()",
                   "x.round()", "x.clip(0, 1)", "x.clip(max=2)", "x.real", f"x.sort({axis})", f"x.argsort({axis})", f"x.repeat(2, axis={axis})",
                   "x.astype(x.dtype)", "x.item()", "x.nbytes + x", "x.itemsize * x", f"x.take(0, axis={axis})", "x.dot(x.T)",
                   f"x.argmin({axis})", "x.trace()", "x.diagonal()", "len(x) * x", "x.swapaxes(0, -1)", f"x.ptp({axis})",
                   "x.tolist()", "x.at[0].max(1)", "x.at[..., 0].add(1)", "x.at[0].mul(2, mode='drop')", "x.at[-1].set(0)", "x.view('int32')"])
    return text, {"x": d.aval("fffiib", x)}


@family(4)
def cast(d):
    form = d.pick(["x.astype({t})", "jnp.asarray(x, {t})", "lax.convert_element_type(x, {t})", "jnp.array(x, dtype={t})",
                   "jnp.zeros_like(x, dtype={t})", "jnp.full_like(x, 1, dtype={t})", "x.astype({t}) * 2", "jnp.astype(x, {t})",
                   "jnp.ones_like(x, {t})"])
    return form.format(t=d.pick(DTYPES)), {"x": d.aval("ffiub")}


@family(4)
def creation(d):
    shape = d.shape(0, 3)
    t = d.pick(DTYPES)
    n = d.pick("4 8 128 16")
    text = d.pick([f"jnp.zeros({shape}, {t})", f"jnp.ones({shape}, {t})", f"jnp.full({shape}, {d.pick(NUMBERS)})", f"jnp.full({shape}, x, {t})",
                   f"jnp.arange({n})", f"jnp.arange({n}, dtype={t})", f"jnp.arange(1, {n}, 2)", f"jnp.arange({n}.0)", f"jnp.eye({n})",
                   f"jnp.eye({n}, dtype={t})", f"jnp.tri({n})", f"jnp.linspace(0.0, 1.0, {n})", f"jnp.linspace(-1, 1, {n}, endpoint=False)",
                   f"lax.iota({t}, {n})", f"lax.broadcasted_iota(jnp.int32, ({n}, 128), {d.pick('0 1')})", f"lax.full({shape}, {d.pick(NUMBERS)}, {t})",
                   f"jnp.array({d.pick(NUMBERS)}, {t})", f"jnp.array([x, {d.pick(NUMBERS)}])", "jnp.array([[x, x], [x, x]])", f"jnp.asarray({d.pick(NUMBERS)})",
                   f"jnp.identity({n}, {t})", f"jnp.tril(jnp.ones(({n}, {n})))",
                   f"jnp.indices((2, {n}))", f"jnp.full({shape}, jnp.finfo(jnp.float32).min)",
                   f"jnp.arange({n})[:, None] * x", f"jnp.full({shape}, fill_value=x)", f"jnp.diag_indices({n})",
                   f"jnp.meshgrid(jnp.arange({n}), jnp.arange(4), indexing='ij')", f"jnp.fromfunction(lambda i, j: i + j, ({n}, 4))",
                   f"jnp.ones({shape}) * x", f"jnp.zeros({shape}) + x", f"lax.broadcast(x, {shape})"])
    return text, {"x": d.aval("fiu", ())}


@family(8)
def shape_change(d):
    x = d.shape(2, 3)
    rank = len(x)
    axis, other = d.axis(rank), d.axis(rank)
    order = list(range(rank))
    d.random.shuffle(order)
    text = d.pick([f"x.reshape({-1})", f"x.reshape({x[0]}, -1)", f"jnp.reshape(x, (-1, {x[-1]}))", f"x.reshape({x[::-1]})", f"x.transpose({tuple(order)})",
                   f"jnp.transpose(x, {tuple(order)})", f"jnp.swapaxes(x, {axis}, {other})", f"jnp.moveaxis(x, {axis}, {other})",
                   f"jnp.expand_dims(x, {axis})", f"jnp.squeeze(x)", f"jnp.broadcast_to(x, {(2, *x)})", f"jnp.tile(x, {d.pick('2 3')})",
                   f"jnp.tile(x, {tuple(d.pick([1, 2]) for _ in x)})", f"jnp.repeat(x, 2, axis={axis})", f"jnp.repeat(x, {x[-1]}, axis=-1)", f"jnp.flip(x, {axis})",
                   f"jnp.flip(x)", f"jnp.roll(x, {d.pick('1 -1 3 8')}, axis={axis})", "jnp.roll(x, 1)", f"jnp.pad(x, {d.pick([1, (0, 2), tuple((0, 1) for _ in x)])})",
                   f"jnp.pad(x, {tuple((i, 1) for i in range(rank))}, constant_values={d.pick('1 -1 0.5')})", f"jnp.pad(x, 1, mode='{d.pick('edge reflect symmetric')}')",
                   f"jnp.split(x, {x[axis]}, axis={axis})", f"jnp.array_split(x, 2, axis={axis})", "jnp.tril(x)", "jnp.triu(x, 1)", f"jnp.tril(x, k={d.pick('-1 1 2')})", "jnp.diagonal(x)",
                   "jnp.trace(x)", "jnp.ravel(x)", "jnp.rot90(x)", f"jnp.rollaxis(x, {axis})", f"jnp.unstack(x, axis={axis})", f"jnp.stack([x, x], axis={axis})",
                   f"jnp.concatenate([x, x], axis={axis})", f"jnp.stack([x, x * 2, x])", "jnp.vstack([x, x])", "jnp.hstack([x, x])", "jnp.dstack([x, x])", f"jnp.concat([x, x], axis={axis})",
                   "jnp.column_stack([x, x])", f"lax.rev(x, ({axis % rank},))", f"lax.expand_dims(x, ({axis % rank},))", f"lax.transpose(x, {tuple(order)})",
                   f"lax.reshape(x, {x[::-1]})", f"lax.broadcast(x, (2,))", f"lax.concatenate([x, x], {axis % rank})", f"lax.collapse(x, 0, 2)", f"lax.slice_in_dim(x, 0, 1, axis={axis})",
                   f"lax.index_in_dim(x, 0, {axis})", f"lax.dynamic_slice(x, {(0,) * rank}, {x})",
                   f"jnp.append(x, x, axis={axis})", f"jnp.matrix_transpose(x)", f"jnp.permute_dims(x, {tuple(order)})", f"lax.dynamic_slice_in_dim(x, 0, 1, {axis})",
                   f"jnp.diff(x, axis={axis})", f"jnp.ediff1d(x)", f"jnp.flipud(x)", "jnp.fliplr(x)", "jnp.resize(x, (4, 2))", "jnp.einsum('i...->...', x)",
                   f"lax.squeeze(x[None], (0,))", f"jnp.broadcast_arrays(x, x[0])", f"jnp.block([x, x])",
                   f"jnp.dsplit(x, 2)", f"jnp.take(x, 0, axis={axis})",
                   f"jnp.nancumsum(x, axis={axis})", "jnp.vsplit(x, 2)"])
    return text, {"x": d.aval("fffib", x)}


@family(5)
def cumulative(d):
    x = d.shape(1, 3)
    axis = d.axis(len(x))
    text = d.pick([f"jnp.cumsum(x, axis={axis})", f"jnp.cumprod(x, axis={axis})", f"lax.cumsum(x, axis={axis % len(x)})", f"lax.cummax(x, axis={axis % len(x)})",
                   f"lax.cummin(x, axis={axis % len(x)}, reverse=True)", f"lax.cumprod(x, axis={axis % len(x)})", f"lax.cumlogsumexp(x, axis={axis % len(x)})", "jnp.cumsum(x)",
                   f"jnp.sort(x, axis={axis})", f"jnp.argsort(x, axis={axis})", f"jnp.sort(x, axis={axis}, descending=True)", f"jnp.argsort(x, axis={axis}, descending=True)",
                   f"lax.sort(x, dimension={axis % len(x)})", "lax.top_k(x, 1)", f"lax.argmax(x, {axis % len(x)}, jnp.int32)", f"lax.argmin(x, {axis % len(x)}, jnp.int32)",
                   f"lax.reduce_max(x, ({axis % len(x)},))", f"lax.reduce_sum(x, ({axis % len(x)},))", f"lax.reduce_min(x, axes=({axis % len(x)},))", f"lax.reduce_prod(x, axes=({axis % len(x)},))",
                   f"lax.reduce(x, np.float32(0), lax.add, ({axis % len(x)},))", f"jnp.cumulative_sum(x, axis={axis})", f"lax.associative_scan(jnp.maximum, x, axis={axis})",
                   f"lax.associative_scan(jnp.add, x, axis={axis}, reverse=True)", f"lax.reduce_and(x > 0, ({axis % len(x)},))", f"lax.approx_max_k(x, 1)", f"jnp.nanargmin(x, axis={axis})",
                   f"lax.reduce_or(x > 0, axes=({axis % len(x)},))", "jnp.bincount(x.astype(int).ravel(), length=8)",
                   "jnp.searchsorted(jnp.arange(8.0), x)", "jnp.digitize(x, jnp.arange(4.0))"])
    return text, {"x": d.aval("ffffi", x)}


@family(7)
def product(d):
    m, k, n = d.pick([(8, 128, 128), (16, 256, 128), (8, 64, 32)])
    t = d.pick(["f32", "bf16", "f32", "i8", "f16", "i32"])
    kw = d.pick(["", "", ", preferred_element_type=jnp.float32", ", precision=lax.Precision.HIGHEST", ", precision='high'"])
    form, a, b = d.pick([
        ("jnp.dot(x, y{kw})", (m, k), (k, n)), ("jnp.matmul(x, y{kw})", (m, k), (k, n)), ("x @ y", (m, k), (k, n)), ("lax.dot(x, y{kw})", (m, k), (k, n)),
        ("lax.dot_general(x, y, (((1,), (0,)), ((), ())){kw})", (m, k), (k, n)), ("lax.dot_general(x, y, (((1,), (1,)), ((), ())){kw})", (m, k), (n, k)),
        ("lax.dot_general(x, y, (((0,), (0,)), ((), ())){kw})", (k, m), (k, n)), ("jnp.dot(x, y.T{kw})", (m, k), (n, k)), ("jnp.einsum('mk,kn->mn', x, y{kw})", (m, k), (k, n)),
        ("jnp.einsum('mk,nk->mn', x, y{kw})", (m, k), (n, k)), ("jnp.einsum('km,kn->mn', x, y{kw})", (k, m), (k, n)), ("jnp.einsum('bmk,bkn->bmn', x, y{kw})", (2, m, k), (2, k, n)),
        ("jnp.einsum('bmk,kn->bmn', x, y{kw})", (2, m, k), (k, n)), ("jnp.einsum('mk,bkn->bmn', x, y{kw})", (m, k), (2, k, n)), ("jnp.einsum('bhmd,bhnd->bhmn', x, y{kw})", (2, 3, m, k), (2, 3, n, k)),
        ("jnp.einsum('mhd,nhd->hmn', x, y{kw})", (m, 2, k), (n, 2, k)), ("jnp.einsum('hmn,nhd->mhd', x, y{kw})", (2, m, n), (n, 2, k)), ("jnp.matmul(x, y{kw})", (2, m, k), (2, k, n)),
        ("jnp.matmul(x, y{kw})", (k,), (k, n)), ("jnp.matmul(x, y{kw})", (m, k), (k,)), ("jnp.matmul(x, y{kw})", (3, 1, m, k), (2, k, n)), ("jnp.dot(x, y{kw})", (2, m, k), (k, n)),
        ("lax.dot_general(x, y, (((2,), (1,)), ((0,), (0,))){kw})", (2, m, k), (2, k, n)), ("lax.dot_general(x, y, (((2,), (2,)), ((0,), (0,))){kw})", (2, m, k), (2, n, k)), ("jnp.tensordot(x, y, 1{kw})", (m, k), (k, n)),
        ("jnp.tensordot(x, y, axes=((1,), (1,)))", (m, k), (n, k)), ("jnp.outer(x, y)", (m,), (n,)), ("jnp.inner(x, y)", (m, k), (n, k)), ("jnp.vdot(x, y)", (k,), (k,)), ("jnp.einsum('ij,ij->i', x, y)", (m, k), (m, k)),
        ("jnp.einsum('ij,j->i', x, y)", (m, k), (k,)), ("jnp.einsum('i,j->ij', x, y)", (m,), (n,)), ("jnp.einsum('...k,kn->...n', x, y)", (2, m, k), (k, n)), ("jnp.vecdot(x, y)", (m, k), (m, k)),
        ("jnp.einsum('bqhd,bkhd->bhqk', x, y{kw})", (2, m, 3, k), (2, n, 3, k)), ("jnp.einsum('hqd,hkd->hqk', x, y{kw})", (2, m, k), (2, n, k)), ("lax.batch_matmul(x, y)", (2, m, k), (2, k, n)), ("jnp.kron(x, y)", (2, 3), (4, 2)),
        ("jnp.cross(x, y)", (m, 3), (m, 3)), ("jnp.convolve(x, y)", (k,), (8,)), ("jnp.linalg.matmul(x, y)", (m, k), (k, n)), ("jnp.linalg.norm(x - x) + y", (m,), (m,)),
        ("jnp.matvec(x, y)", (m, k), (k,))])
    u = t if d.maybe(0.8) else d.pick(["f32", "bf16"])
    text = lambda t, s: f"{t}[{','.join(map(str, s))}]"
    return form.format(kw=kw), {"x": text(t, a), "y": text(u, b)}


@family(8)
def indexing(d):
    x = d.pick([(8, 128), (16, 8), (4, 8, 128), (128,)])
    rank = len(x)
    part = lambda: d.pick(["0", "-1", ":", "1:3", "::2", "...", "None", "i", "i", "y", "2:", ":-1", ":4", "::-1", "jnp.newaxis", "slice(0, 2)", "jnp.arange(2)", "np.array([0, 1])", "[0, 1]"])
    key = ", ".join(part() for _ in range(d.random.randrange(1, rank + 1)))
    text = d.pick([f"x[{key}]", f"x[{key}]", f"x[{key}]", f"x[{key}]", f"x.at[{key}].set(0)", f"x.at[{key}].add(1)", f"x.at[{key}].max(2)", f"x.at[{key}].get()", f"x.at[{key}].multiply(3)", f"x.at[{key}].min(i)",
                   "jnp.take(x, y, axis=0)", "jnp.take(x, y)", "jnp.take(x, i, axis=-1)", "jnp.take(x, y, axis=0, mode='clip')", "jnp.take_along_axis(x, jnp.zeros_like(x, dtype=jnp.int32), axis=0)",
                   "lax.dynamic_index_in_dim(x, i, 0)", "lax.dynamic_index_in_dim(x, i, 0, keepdims=False)", f"lax.dynamic_slice_in_dim(x, i, 2, axis={rank - 1})", "lax.dynamic_update_slice_in_dim(x, x[:2], i, axis=0)", "lax.dynamic_update_index_in_dim(x, x[0], i, 0)",
                   f"lax.dynamic_slice(x, ({', '.join(['i'] + ['0'] * (rank - 1))},), {(2, *x[1:])})", "x[jnp.minimum(i, 3)]", "jnp.where(y[:, None] == i, 1.0, 0.0)", "x[i:]", "x[x > 0]", "x[y].sum()", "x.at[y].set(x[:4])", "x.at[y].add(x[:4], mode='drop')",
                   "lax.gather(x, y[:, None], lax.GatherDimensionNumbers(offset_dims=tuple(range(1, x.ndim)), collapsed_slice_dims=(0,), start_index_map=(0,)), (1, *x.shape[1:]))",
                   "jnp.select([x > 0, x < 1], [x, -x])"])
    return text, {"x": d.aval("fffi", x), "y": "i32[4]", "i": d.pick(["i32[]", "~i32[]", "i32[]", "u32[]"])}


@family(6)
def selection(d):
    x = d.shape()
    a, b = d.pick(["x", "x", "0", "0.0", "-jnp.inf", "1"]), d.pick(["x", "y", "y", "0", "-1e30", "jnp.nan"])
    text = d.pick([f"jnp.where(p, {a}, {b})", f"jnp.where(p, {a}, {b})", f"jnp.where(x > y, {a}, {b})", "lax.select(p, x, x)", "lax.select(x > 0, x, jnp.zeros_like(x))", "jnp.clip(x, 0, 1)", "jnp.clip(x, y)", "jnp.clip(x, -1.0, y)", "jnp.clip(x, min=0)",
                   "lax.clamp(0.0, x, 1.0)", "jnp.maximum(x, y) - jnp.minimum(x, 0)", "jnp.logical_and(x > 0, y > 0)", "~p & (x > 0)", "jnp.where(~p, x, y)", "jnp.nan_to_num(x, nan=1.0)", "lax.select_n(p, x, -x)",
                   "jnp.where(jnp.logical_not(p), x, jnp.finfo(jnp.float32).max)", "jnp.isin(x, jnp.arange(3))", "jnp.where(p, x, y).sum()", "jnp.select([p, ~p], [x, x * 2], 0)", "lax.cond(jnp.any(p), lambda: x, lambda: x * 2)"])
    return text, {"p": f"bool[{','.join(map(str, x))}]", "x": d.aval("fffi", x), "y": d.aval("fffi", d.like(x))}


@family(6)
def control(d):
    text = d.pick(["lax.fori_loop({lo}, {hi}, lambda i, c: {body}, {init})", "lax.fori_loop({lo}, {hi}, lambda i, c: {body}, {init}, unroll={u})", "lax.scan(lambda c, a: (c + jnp.sum(a), a * 2), 0.0, x)", "lax.scan(lambda c, a: (jnp.maximum(c, a), c), x[0], x, reverse={t})",
                   "lax.scan(lambda c, _: ({body2}, None), {init}, None, length=3)[0]", "lax.while_loop(lambda s: s[0] < {hi}, lambda s: (s[0] + 1, s[1] * 2), ({lo}, x))", "lax.cond(n > {lo}, lambda a: a + 1, lambda a: {branch}, x)", "lax.cond(jnp.sum(x) > 0, lambda: x, lambda: {branch2})",
                   "lax.switch(n, [lambda a: a, lambda a: a * 2, lambda a: {branch}], x)", "lax.map(lambda a: {branch}, x)", "jax.vmap(lambda a: {row})(x)", "jax.vmap(lambda a: {row}, in_axes=1, out_axes={o})(x)", "jax.vmap(lambda a, b: {pair})(x, x)", "jax.vmap(lambda a, b: {pair}, in_axes=(0, None))(x, x[0])",
                   "jax.vmap(jax.vmap(lambda a: a * 2 + 1))(x)", "jax.jit(lambda a: {branch})(x)", "jax.jit(lambda a, b: {pair})(x, x)", "jax.checkpoint(lambda a: {branch})(x)", "jax.named_call(lambda a: {branch}, name='g')(x)", "jax.tree.map(lambda a: {branch}, (x, [x, {{'k': x}}]))",
                   "jax.tree.reduce(jnp.add, [x, x, x])", "jax.tree.leaves({{'b': x, 'a': n}})", "functools.reduce(lambda a, b: {pair}, [x, x, x])", "jax.eval_shape(lambda a: {row}, x[0]).shape", "jax.vmap(lambda i, a: a[i], in_axes=(None, 0))(n, x)", "jax.vmap(lambda a, i: lax.dynamic_slice(a, (i,), (2,)))(x, jnp.arange(8))",
                   "jax.vmap(lambda a: jnp.where(a > 0, a, n))(x)", "jax.vmap(lambda a: lax.fori_loop(0, 3, lambda i, c: c + a[i], 0.0))(x)", "jax.vmap(lambda a: lax.scan(lambda c, b: (c + b, c), 0.0, a))(x)", "jax.vmap(lambda a: lax.cond(n > 0, lambda: a, lambda: a * 2))(x)",
                   "jax.vmap(lambda a: lax.cond(a[0] > 0, lambda: a, lambda: a * 2))(x)", "jax.vmap(lambda i: x[i])(jnp.arange(4))", "jax.vmap(lambda a: a.at[0].set(1.0))(x)", "jax.vmap(lambda a, b: jnp.concatenate([a, b]))(x, x)", "jax.vmap(lambda a: jnp.pad(a, 1))(x)"])
    text = text.format(lo=d.pick("0 1"), hi=d.pick("4 n 8"), body=d.pick(["c + i", "c * 2", "c + x", "c - n"]), body2=d.pick(["c * 2", "c + x", "jnp.sin(c)"]), init=d.pick(["x", "x", "jnp.zeros_like(x)"]), u=d.pick("True 2 1 4"), t=d.pick("True False"),
                       branch=d.pick(["a * 2", "jnp.tanh(a)", "-a", "a.astype(jnp.float32)"]), branch2=d.pick(["-x", "x * 2", "jnp.zeros_like(x)"]), o=d.pick("0 1"),
                       row=d.pick(["a.sum()", "jnp.max(a)", "a * 2", "jax.nn.softmax(a)", "jnp.cumsum(a)", "a[::2]", "a[None]", "a.reshape(-1, 2)", "jnp.sort(a)", "a[1]", "jnp.flip(a)", "jnp.argmax(a)", "jnp.split(a, 2)[0]", "jnp.roll(a, 1)", "jnp.repeat(a, 2)", "jnp.mean(a)", "jnp.outer(a, a)", "a / jnp.linalg.norm(a)"]),
                       pair=d.pick(["a + b", "jnp.maximum(a, b)", "a * b - b", "jnp.where(a > b, a, b)", "jnp.dot(a, b)", "jnp.outer(a, b)", "jnp.stack([a, b])", "a @ b.T", "jnp.concatenate([a, b])"]))
    return text, {"x": d.pick(["f32[8,128]", "bf16[8,128]", "f32[8,16]"]), "n": "i32[]"}


@family(3)
def drawing(d):
    shape, t = d.shape(0, 2), d.pick(["", ", jnp.float32", ", jnp.bfloat16"])
    text = d.pick([f"jax.random.uniform(k, {shape}{t})", f"jax.random.normal(k, {shape}{t})", f"jax.random.bits(k, {shape})", f"jax.random.bernoulli(k, 0.3, {shape})", f"jax.random.randint(k, {shape}, 0, 7)", "jax.random.split(k, 3)", "jax.random.fold_in(k, n)",
                   f"jax.random.exponential(k, {shape})", f"jax.random.gumbel(k, {shape})", f"jax.random.categorical(k, jnp.zeros((4, 8)))", f"jax.random.permutation(k, 8)", f"jax.random.choice(k, 8, (4,))", f"jax.random.laplace(k, {shape})",
                   f"jax.random.rademacher(k, {shape})", "jax.random.key_data(k)", f"jax.random.uniform(k, {shape}, minval=-1.0, maxval=1.0)", "[jax.random.normal(q, (8,)) for q in jax.random.split(k)]", f"jax.random.logistic(k, {shape})", f"jax.random.bernoulli(k, shape={shape})"])
    return text, {"k": "key<fry>[]", "n": "i32[]"}


@family(3)
def composed(d):
    x = d.pick([(8, 128), (16, 256), (4, 8, 128)])
    return d.pick(["x * lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + 1e-6)", "(x - jnp.mean(x, -1, keepdims=True)) / jnp.sqrt(jnp.var(x, -1, keepdims=True) + 1e-5)", "jnp.exp(x - jnp.max(x, axis=-1, keepdims=True))", "x * jax.nn.sigmoid(x)",
                   "jnp.concatenate([-x[..., x.shape[-1] // 2:], x[..., :x.shape[-1] // 2]], axis=-1)", "jnp.tanh(x / 50.0) * 50.0", "jnp.round(x / s).astype(jnp.int8)", "jnp.clip(jnp.round(x * s), -128, 127).astype(jnp.int8)", "jnp.max(jnp.abs(x), axis=-1, keepdims=True) / 127.0", "x.astype(jnp.float32) * s",
                   "jax.nn.softmax(x.astype(jnp.float32), axis=-1).astype(x.dtype)", "jnp.where(lax.broadcasted_iota(jnp.int32, x.shape, 0) >= lax.broadcasted_iota(jnp.int32, x.shape, 1), x, -jnp.inf)", "jnp.cumsum(jnp.log1p(jnp.exp(x)), axis=0)", "jnp.logaddexp(x, s)", "0.5 * x * (1 + lax.erf(x / np.sqrt(2.0)))",
                   "jnp.sum(jnp.square(x), axis=-1) ** 0.5", "(x > s).astype(jnp.int32).sum(-1)", "x / jnp.maximum(jnp.sum(x, -1, keepdims=True), 1e-9)", "jnp.einsum('...d,...d->...', x, x)", "lax.bitcast_convert_type(x.astype(jnp.float32), jnp.int32) >> 16", "jnp.argmax(x, -1).astype(jnp.int32)", "x[..., ::2] * s", "jnp.repeat(x[..., None], 4, axis=-1)",
                   "jnp.broadcast_to(s, x.shape) + x", "jnp.maximum(x, 0) ** 2", "jnp.power(x, 3) * 0.044715 + x", "(x * s).astype(x.dtype)", "jnp.sum(x, axis=0, dtype=jnp.float32)", "jnp.log(jnp.sum(jnp.exp(x), -1)) + s", "jnp.min(x, axis=-1, keepdims=True) == x", "x @ jnp.swapaxes(x, -1, -2)", "x.reshape(-1, x.shape[-1]).T"]), {
        "x": d.aval("ff", x), "s": d.aval("f", ())}


def draw(seed, count):
    chance, seen = Draw(seed), set()
    while len(seen) < count:
        call, args = chance.pick(FAMILIES)(chance)
        key = (call, tuple(args.items()))
        if key not in seen:
            seen.add(key)
            yield "varied", call, args
