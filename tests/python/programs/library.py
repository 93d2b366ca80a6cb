# --- functools
import functools
from functools import partial, reduce, wraps, lru_cache, cache, cached_property, total_ordering, singledispatch
def f(a, b, c=3, *, d=4): return a, b, c, d
p = partial(f, 1, d=9); print(p(2), p(2, 5, d=0), p.func is f, p.args, p.keywords, partial(p, 7)(), partial(p, 7).args)
print(reduce(lambda a, b: a * b, [1, 2, 3, 4]), reduce(lambda a, b: a + b, [], 10), reduce(lambda a, b: a + [b], "ab", []))
try: reduce(lambda a, b: a, [])
except TypeError as e: print(e)
def deco(fn):
    @wraps(fn)
    def w(*a):
        "w doc"
        return fn(*a)
    return w
@deco
def g(x):
    "g doc"
    return x
print(g.__name__, g.__doc__, g.__wrapped__(3), g(4))
calls = []
@lru_cache(maxsize=2)
def sq(x): calls.append(x); return x * x
print(sq(2), sq(2), sq(3), sq(4), sq(2), calls, sq.cache_info()); sq.cache_clear(); print(sq.cache_info())
@cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(50))
class C:
    @cached_property
    def v(self): calls.append("v"); return 5
    @partial
    def w(self): return 1
c = C(); print(c.v, c.v, calls[-1:], c.__dict__)
@total_ordering
class T:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return self.v == o.v
    def __lt__(self, o): return self.v < o.v
print(T(1) <= T(1), T(2) > T(1), T(1) >= T(2))
@singledispatch
def show(x): return "obj"
@show.register
def _(x: int): return "int"
@show.register(list)
def _(x): return "list"
print(show(1), show([]), show("s"), show(True))
print(sorted([3, 1, 2], key=functools.cmp_to_key(lambda a, b: b - a)))
# --- itertools
from itertools import *
print(list(chain([1], "ab", (2,))), list(chain.from_iterable([[1], [2, 3]])), list(islice(count(3, 2), 3)), list(islice("abcdef", 1, 5, 2)), list(repeat(7, 2)), list(zip_longest([1, 2], "a", fillvalue="-")))
print(list(product([1, 2], "ab")), list(product([0, 1], repeat=2)), list(permutations([1, 2, 3], 2)), list(combinations("abc", 2)), list(combinations_with_replacement("ab", 2)), len(list(permutations(range(4)))))
print(list(accumulate([1, 2, 3])), list(accumulate([1, 2, 3], lambda a, b: a * b)), list(accumulate([1, 2], initial=10)), list(starmap(pow, [(2, 3), (3, 2)])), list(takewhile(lambda x: x < 3, [1, 2, 5, 1])), list(dropwhile(lambda x: x < 3, [1, 2, 5, 1])), list(filterfalse(lambda x: x % 2, range(5))), list(compress("abc", [1, 0, 1])), list(pairwise([1, 2, 3])))
print([(k, list(g)) for k, g in groupby("aabbbc")], [(k, len(list(g))) for k, g in groupby([1, 3, 2, 4], key=lambda v: v % 2)])
a, b = tee([1, 2]); print(list(a), list(b)); cy = cycle("ab"); print([next(cy) for _ in range(5)])
# --- operator
import operator as op
print(op.add(1, 2), op.itemgetter(1)([5, 6]), op.itemgetter("a", "b")({"a": 1, "b": 2}), op.attrgetter("real")(3), op.methodcaller("upper")("x"), op.mul(3, 4), op.contains([1], 1), op.neg(3), op.truth([]), op.floordiv(7, 2), op.getitem([1, 2], 1))
# --- dataclasses
from dataclasses import *
@dataclass
class P:
    x: int
    y: int = 2
    z: list = field(default_factory=list)
    w: int = field(default=5, repr=False)
print(P(1), P(1, 3), P(1) == P(1), P(1) != P(2), P(1, z=[1]), asdict(P(1)), astuple(P(1)), replace(P(1), y=9), [f.name for f in fields(P)], is_dataclass(P), P(1).w, P.__match_args__)
try: P()
except TypeError as e: print(e)
a, b = P(1), P(1); a.z.append(1); print(b.z)
@dataclass(frozen=True, order=True)
class F:
    a: int
    b: str = "q"
print(F(1) < F(2), hash(F(1)) == hash(F(1)), {F(1): 1}[F(1)], sorted([F(2), F(1, "z"), F(1)]))
try: F(1).a = 2
except FrozenInstanceError as e: print(type(e).__name__, e)
@dataclass
class Base:
    a: int
    b: int = 1
@dataclass
class Sub(Base):
    c: int = 3
    def __post_init__(self): self.d = self.a + self.c
print(Sub(1), Sub(1).d, Sub(1, 2, 4))
@dataclass
class K:
    x: InitVar[int]
    _: KW_ONLY
    y: int = 1
    def __post_init__(self, x): self.sum = x + self.y
print(K(5, y=2).sum, K(1))
try: P([]) ; exec_ok = True
except Exception: exec_ok = False
try:
    @dataclass
    class Bad:
        l: list = []
except ValueError as e: print("mutable default")
@dataclass(eq=False)
class NoEq: v: int = 0
print(NoEq() == NoEq(), isinstance(hash(NoEq()), int))
try: hash(P(1))
except TypeError as e: print(e)
@dataclass(slots=True)
class Sl: a: int = 1
try: Sl().q = 1
except AttributeError as e: print("slots")
N = make_dataclass("N", [("a", int), ("b", int, field(default=3))]); print(N(1))
@dataclass
class Nest:
    p: P
    l: list
print(asdict(Nest(P(1), [P(2)])), replace(P(1), x=5))
# --- enum
from enum import *
class Color(Enum):
    RED = 1
    GREEN = 2
    CRIMSON = 1
    @property
    def low(self): return self.name.lower()
    @classmethod
    def first(cls): return cls.RED
print(Color.RED, repr(Color.GREEN), Color(2), Color["RED"], Color.RED.name, Color.RED.value, Color.CRIMSON is Color.RED, list(Color), len(Color), Color.RED == Color.RED, Color.RED != Color.GREEN, Color.RED in Color, Color.GREEN.low, Color.first(), isinstance(Color.RED, Color), {Color.RED: 1}[Color.RED], Color.__members__.keys())
for bad in (lambda: Color(9), lambda: Color["X"], lambda: Color.NOPE):
    try: bad()
    except (ValueError, KeyError, AttributeError) as e: print(type(e).__name__)
class A(Enum):
    X = auto()
    Y = auto()
print([a.value for a in A], f"{A.X}", str(A.Y))
class N(IntEnum):
    ONE = 1
    TWO = 2
print(N.ONE + 1, N.TWO > N.ONE, N(1), repr(N.ONE), sorted([N.TWO, N.ONE]), N.ONE == 1, [10, 20, 30][N.ONE], f"{N.TWO}", int(N.TWO))
class S(str, Enum):
    A = "a"
print(S.A == "a", S.A.value, S("a") is S.A, S.A.upper(), isinstance(S.A, str))
class Fl(Flag):
    R = auto()
    W = auto()
    X = auto()
    RW = R | W
print(Fl.R | Fl.X, Fl.RW, Fl.R in Fl.RW, (Fl.R | Fl.W) == Fl.RW, Fl.R & Fl.W, bool(Fl.R & Fl.W), list(Fl.RW), Fl.RW.value, Fl.R.value | 4, ~Fl.R == (Fl.W | Fl.X))
E = Enum("E", "A B C"); print(list(E), E.B.value)
class Planet(Enum):
    EARTH = (5.97, 6.37)
    MARS = (0.64, 3.39)
    def __init__(self, m, r): self.m, self.r = m, r
    @property
    def ratio(self): return round(self.m / self.r, 3)
print(Planet.EARTH.ratio, Planet.MARS.m, Planet((0.64, 3.39)).name)
# --- typing
from typing import *
T = TypeVar("T")
class Stack(Generic[T]):
    def __init__(self) -> None: self.items: List[T] = []
    def push(self, x: T) -> None: self.items.append(x)
s = Stack[int](); s.push(1); print(s.items)
class NT(NamedTuple):
    a: int
    b: str = "d"
    def both(self): return f"{self.a}{self.b}"
n = NT(1); print(n, n.both(), n._fields, n == (1, "d"), NT(2, "x").b, n._replace(a=4))
def f(x: Optional[int] = None, y: Union[int, str] = 1, *z: Any) -> Dict[str, Callable[..., int]]: return {}
print(f(), cast(int, "a"), TYPE_CHECKING, Optional[int] == Union[int, None], List[int] == List[int])
class Pr(Protocol):
    def go(self) -> int: ...
class Impl:
    def go(self): return 1
print(Impl().go(), NewType("U", int)(5))
# --- inspect
import inspect
def f(a, b=1, *args, c, d=2, **kw): pass
sig = inspect.signature(f)
print(sig, list(sig.parameters), sig.parameters["b"].default, sig.parameters["c"].kind == inspect.Parameter.KEYWORD_ONLY, sig.parameters["a"].default is inspect.Parameter.empty)
b = sig.bind(1, 2, 3, c=4, z=5); print(b.args, b.kwargs, dict(b.arguments)); b = sig.bind(1, c=2); b.apply_defaults(); print(b.arguments)
print(inspect.signature(functools_partial(f, 1)) if (functools_partial := __import__("functools").partial) else 0, inspect.isfunction(f), inspect.isclass(int), inspect.ismethod(f))
class C:
    def m(self, x): pass
print(inspect.signature(C().m), inspect.signature(C.m), inspect.signature(C))
# --- contextlib and abc and types
import types, contextlib, abc
ns = types.SimpleNamespace(a=1, b=[2]); ns.c = 3; print(ns, ns.a, ns == types.SimpleNamespace(a=1, b=[2], c=3))
mp = types.MappingProxyType({"a": 1}); print(mp["a"], dict(mp), "a" in mp, len(mp))
try: mp["b"] = 1
except TypeError: print("ro")
print(isinstance(len, types.BuiltinFunctionType), isinstance(lambda: 0, types.FunctionType), isinstance(types, types.ModuleType))
class D(contextlib.ContextDecorator):
    def __enter__(self): print("in")
    def __exit__(self, *a): print("out")
@D()
def f(): print("body")
f()
# --- json string textwrap os.path
import json, string, textwrap, os, os.path
print(json.dumps({"a": [1, 2.5, None, True, "x\n\"é"], "b": {}}), json.dumps([1, {"k": 2}], indent=2), json.dumps({"b": 1, "a": 2}, sort_keys=True), json.dumps((1,), separators=(",", ":")), json.loads('{"a": [1, 2.0, "\\u00e9", null, false]}'), json.dumps(1e20), json.dumps([]))
print(string.ascii_lowercase, string.digits, string.Template("$a ${b} $$").substitute(a=1, b=2))
print(textwrap.dedent("  a\n    b\n"), textwrap.indent("a\nb", "> "))
print(os.path.join("a", "b", "/c"), os.path.join("a/", "b"), os.path.basename("/x/y.py"), os.path.dirname("/x/y.py"), os.path.splitext("a/b.tar.gz"), os.path.split("/a/b"), os.path.normpath("a/../b//c/."), os.path.isabs("/a"), os.sep, os.path.splitext(".bashrc"))
import pathlib
p = pathlib.PurePosixPath("/a/b.txt"); print(p, p.name, p.stem, p.suffix, p.parent, p / "c", repr(p), p.with_suffix(".py"), p.parts, p == pathlib.PurePosixPath("/a/b.txt"))
# --- collections.abc
from collections.abc import *
print(isinstance([], Sequence), isinstance((), Sequence), isinstance("", Sequence), isinstance({}, Mapping), isinstance({}, Sequence), isinstance([], Iterable), isinstance(5, Iterable), isinstance(iter([]), Iterator), isinstance(len, Callable), isinstance(set(), Set), isinstance([], Hashable), isinstance(1, Hashable), isinstance(range(3), Sequence), isinstance([], MutableSequence), isinstance((x for x in []), Generator), issubclass(dict, MutableMapping), isinstance([], Sized))
class My(Mapping):
    def __init__(self, d): self.d = d
    def __getitem__(self, k): return self.d[k]
    def __iter__(self): return iter(self.d)
    def __len__(self): return len(self.d)
m = My({"a": 1}); print(m["a"], m.get("z", 0), "a" in m, list(m.keys()), list(m.items()), dict(m), isinstance(m, Mapping), m == {"a": 1})
# --- warnings logging argparse threading
import warnings, logging, argparse, threading, time
warnings.warn("x"); logging.getLogger(__name__).info("y")
with warnings.catch_warnings(): warnings.simplefilter("ignore")
ap = argparse.ArgumentParser(); ap.add_argument("--n", type=int, default=3); ap.add_argument("--flag", action="store_true"); ap.add_argument("--my-opt", default="q")
args = ap.parse_args([]); print(args.n, args.flag, args.my_opt, vars(args))
with threading.Lock(): print("locked")
