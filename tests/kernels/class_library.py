"""A library in miniature: registered dataclasses as pytrees, abstract base class, properties, match, generics, flags."""
from __future__ import annotations
import abc, collections, contextlib, dataclasses, enum, functools, itertools, logging, os, warnings
from typing import Any, Callable, ClassVar, Generic, NamedTuple, Protocol, TypeVar
import jax, jax.numpy as jnp
import numpy as np
from jax import lax, tree_util
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

log = logging.getLogger(__name__)
T = TypeVar("T")
DEBUG = os.environ.get("KERNEL_DEBUG", "0") == "1"

@functools.partial(jax.tree_util.register_dataclass, data_fields=["values", "scales"], meta_fields=["bits"])
@dataclasses.dataclass
class Quantized:
    values: jax.Array
    scales: jax.Array
    bits: int = 8
    @property
    def shape(self): return self.values.shape
    def dequant(self): return self.values.astype(jnp.float32) * self.scales

@tree_util.register_pytree_node_class
class Tiles:
    def __init__(self, m, n, k): self.m, self.n, self.k = m, n, k
    def tree_flatten(self): return (), (self.m, self.n, self.k)
    @classmethod
    def tree_unflatten(cls, aux, _): return cls(*aux)
    def __iter__(self): return iter((self.m, self.n, self.k))
    def __eq__(self, o): return isinstance(o, Tiles) and tuple(self) == tuple(o)
    def __hash__(self): return hash(tuple(self))

class Epilogue(Protocol):
    def __call__(self, x: jax.Array) -> jax.Array: ...

class Op(abc.ABC, Generic[T]):
    name: ClassVar[str] = "op"
    @abc.abstractmethod
    def body(self, *refs: Any) -> None: ...
    def __call__(self, *args: T) -> T:
        with jax.named_scope(self.name):
            return self.run(*args)
    @abc.abstractmethod
    def run(self, *args): ...

class Act(enum.Enum):
    NONE = enum.auto()
    RELU = enum.auto()
    GELU = enum.auto()
    def fn(self):
        match self:
            case Act.NONE: return lambda x: x
            case Act.RELU: return lambda x: jnp.maximum(x, 0)
            case Act.GELU: return functools.partial(jax.nn.gelu, approximate=True)

@dataclasses.dataclass(frozen=True)
class Matmul(Op[jax.Array]):
    tiles: Tiles = Tiles(128, 128, 128)
    act: Act = Act.NONE
    name: ClassVar[str] = "matmul"
    def body(self, x, wv, ws, o, acc):
        k = pl.program_id(2)
        pl.when(k == 0)(lambda: acc.__setitem__(..., jnp.zeros_like(acc)))
        acc[...] += jnp.dot(x[...], wv[...].astype(x.dtype), preferred_element_type=jnp.float32)
        @pl.when(k == pl.num_programs(2) - 1)
        def _():
            o[...] = self.act.fn()(acc[...] * ws[...]).astype(o.dtype)
    def run(self, x, w: Quantized):
        tm, tn, tk = self.tiles
        m, kk = x.shape; _, n = w.shape
        if any(d % t for d, t in zip((m, n, kk), self.tiles)):
            warnings.warn("uneven")
        if DEBUG: log.info("tiles %s", tuple(self.tiles))
        grid = tuple(itertools.starmap(pl.cdiv, [(m, tm), (n, tn), (kk, tk)]))
        kern = functools.partial(type(self).body, self)
        kern.__dict__
        return pl.pallas_call(kern, grid=grid, in_specs=[pl.BlockSpec((tm, tk), lambda i, j, k: (i, k)), pl.BlockSpec((tk, tn), lambda i, j, k: (k, j)), pl.BlockSpec((1, tn), lambda i, j, k: (0, j))],
            out_specs=pl.BlockSpec((tm, tn), lambda i, j, k: (i, j)), out_shape=jax.ShapeDtypeStruct((m, n), x.dtype), scratch_shapes=[pltpu.VMEM((tm, tn), jnp.float32)], name="quantized_matmul")(x, w.values, w.scales)

class Stats(NamedTuple):
    mean: jax.Array
    var: jax.Array

def stats_kernel(x, out: Stats):
    v = x[...]
    out.mean[...] = jnp.mean(v, axis=0, keepdims=True)
    out.var[...] = jnp.var(v, axis=0, keepdims=True)

def dict_kernel(ins, out, *, gain):
    out["y"][...] = ins["a"][...] * gain + ins["b"][...]
    out["z"][...] = ins["a"][...] - ins["b"][...]

@contextlib.contextmanager
def precision(p):
    with jax.default_matmul_precision(p):
        yield

def dot_kernel(a, b, o):
    o[...] = a[...] @ b[...]

if __name__ == "__main__":
    w = Quantized(jnp.ones((256, 128), jnp.int8), jnp.ones((1, 128)))
    f = jax.jit(lambda op, x, w: op(x, w), static_argnums=0)
    f(Matmul(act=Act.GELU), jnp.ones((128, 256), jnp.bfloat16), w)
    f(dataclasses.replace(Matmul(), act=Act.RELU), jnp.ones((256, 256), jnp.float32), w)
    sd = lambda s: jax.ShapeDtypeStruct(s, jnp.float32)
    pl.pallas_call(stats_kernel, out_shape=Stats(sd((1, 128)), sd((1, 128))))(jnp.ones((64, 128)))
    pl.pallas_call(functools.partial(dict_kernel, gain=2.0), out_shape=dict(y=sd((8, 128)), z=sd((8, 128))))(collections.OrderedDict(a=jnp.ones((8, 128)), b=jnp.ones((8, 128))))
    with precision("highest"):
        pl.pallas_call(dot_kernel, out_shape=sd((128, 128)))(jnp.ones((128, 128)), jnp.ones((128, 128)))
