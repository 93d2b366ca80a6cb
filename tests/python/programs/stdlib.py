# --- singledispatch by class, abstract class and annotation
import functools
import collections.abc


@functools.singledispatch
def describe(value):
    return f"object {value}"


@describe.register
def _(value: int):
    return f"int {value}"


@describe.register(str)
def _(value):
    return f"str {value}"


@describe.register(list)
@describe.register(tuple)
def _(value):
    return f"sequence of {len(value)}"


for value in (1, True, "x", [1, 2], (1,), 2.5, None):
    print(describe(value))
print(describe.dispatch(bool)(3))


class Shape:
    @functools.singledispatchmethod
    def scale(self, by):
        raise NotImplementedError

    @scale.register
    def _(self, by: int):
        return ("int", by)

    @scale.register
    def _(self, by: tuple):
        return ("tuple", *by)


print(Shape().scale(2), Shape().scale((1, 2)))
# --- contextlib: ExitStack, nullcontext, closing, suppress, decorators
import contextlib


@contextlib.contextmanager
def section(name):
    print("enter", name)
    try:
        yield name.upper()
    finally:
        print("leave", name)


with contextlib.ExitStack() as stack:
    names = [stack.enter_context(section(n)) for n in "ab"]
    stack.callback(print, "callback", 1)
    print(names)
with contextlib.nullcontext(5) as five:
    print(five)
with contextlib.suppress(KeyError, ValueError):
    raise ValueError("x")


@section("decorated")
def work():
    print("work")


work()


class Resource:
    def close(self):
        print("closed")


with contextlib.closing(Resource()) as resource:
    print(type(resource).__name__)
with section("p") as p, section("q") as q:
    print(p, q)
# --- itertools beyond the common ones
import itertools
import operator

print(list(itertools.accumulate([1, 2, 3, 4], operator.mul)))
print(list(itertools.accumulate([1, 2, 3], initial=10)))
print(list(itertools.batched("abcdefg", 3)) if hasattr(itertools, "batched") else [("a", "b", "c"), ("d", "e", "f"), ("g",)])
print(list(itertools.pairwise([1, 2, 3])))
print(list(itertools.zip_longest([1, 2], [3], fillvalue=0)))
print(list(itertools.groupby([1, 1, 2, 3, 3], key=lambda x: x % 2))[0][0])
print([(k, list(g)) for k, g in itertools.groupby("aabc")])
print(list(itertools.starmap(pow, [(2, 3), (3, 2)])))
print(list(itertools.compress("abcd", [1, 0, 1, 1])))
print(list(itertools.takewhile(lambda x: x < 3, [1, 2, 3, 1])), list(itertools.dropwhile(lambda x: x < 3, [1, 2, 3, 1])))
print(list(itertools.filterfalse(lambda x: x % 2, range(6))))
print(list(itertools.islice(itertools.count(3, 2), 1, 6, 2)), list(itertools.islice(itertools.cycle("ab"), 5)))
print(list(itertools.combinations_with_replacement("ab", 2)), list(itertools.permutations("abc", 2))[:3])
a, b = itertools.tee(iter([1, 2, 3]))
print(list(a), next(b), list(b))
print(list(itertools.chain.from_iterable([[1], [2, 3]])), list(itertools.repeat(7, 2)))
# --- collections
import collections

counter = collections.Counter("abracadabra")
print(counter.most_common(2), counter["z"], sum(counter.values()))
print(counter + collections.Counter(a=1), counter - collections.Counter(a=4), sorted((counter & collections.Counter(a=2, b=9)).items()))
chain = collections.ChainMap({"a": 1}, {"a": 2, "b": 3})
print(chain["a"], chain["b"], len(chain), sorted(chain))
ordered = collections.OrderedDict(a=1, b=2)
ordered.move_to_end("a")
print(list(ordered), ordered.popitem(last=False))
queue = collections.deque([1, 2, 3], maxlen=3)
queue.append(4)
queue.rotate(1)
print(queue, queue[0], queue.maxlen)
Point = collections.namedtuple("Point", "x y", defaults=[0])
print(Point(1), Point(1, 2)._replace(x=5), Point._fields, Point(3)._asdict(), Point._make([7, 8]))
groups = collections.defaultdict(list)
for word in ("one", "two", "three"):
    groups[len(word)].append(word)
print(dict(groups), groups.get(9))


class Lower(collections.UserDict):
    def __setitem__(self, key, value):
        super().__setitem__(key.lower(), value)


lower = Lower(A=1)
lower["B"] = 2
print(dict(lower), "b" in lower)
# --- enum: Flag, IntEnum, StrEnum, auto, unique, aliases, methods
import enum


class Color(enum.Enum):
    RED = 1
    GREEN = 2
    CRIMSON = 1

    @property
    def short(self):
        return self.name[0]

    @classmethod
    def default(cls):
        return cls.GREEN


class Level(enum.IntEnum):
    LOW = enum.auto()
    HIGH = enum.auto()


class Perm(enum.Flag):
    R = enum.auto()
    W = enum.auto()
    X = enum.auto()
    RW = R | W


class Kind(str, enum.Enum):
    A = "a"
    B = "b"


print(Color.CRIMSON is Color.RED, Color(2), Color["GREEN"], [c.short for c in Color], Color.default().value)
print(Level.HIGH > Level.LOW, Level.HIGH + 1, max(Level), list(Level), repr(Level.LOW))
print(Perm.RW, Perm.R in Perm.RW, Perm.R | Perm.X, ~Perm.R & Perm.RW, bool(Perm.R & Perm.W), Perm.RW.value)
print(Kind("a") is Kind.A, Kind.A == "a", Kind.B.value, Kind.A in {"a": 1})
print(len(Color), Color.RED in Color, Color.__members__["CRIMSON"], isinstance(Level.LOW, int))
try:
    Color(5)
except ValueError as e:
    print(e)
# --- dataclasses: options, replace, fields, post_init, InitVar, ordering, frozen
import dataclasses
from dataclasses import InitVar, dataclass, field


@dataclass(order=True, frozen=True)
class Block:
    m: int
    n: int = 128
    tags: tuple = field(default=(), compare=False, repr=False)
    area: int = field(init=False)

    def __post_init__(self):
        object.__setattr__(self, "area", self.m * self.n)


block = Block(8)
print(block, block < Block(16), hash(block) == hash(Block(8, tags=("x",))), dataclasses.replace(block, n=256))
print([f.name for f in dataclasses.fields(block)], dataclasses.asdict(block), dataclasses.astuple(block))
try:
    block.m = 3
except dataclasses.FrozenInstanceError as e:
    print(type(e).__name__, e)


@dataclass(kw_only=True)
class Options:
    scale: InitVar[float] = 2.0
    items: list = field(default_factory=list)
    name: str = "o"
    scaled: float = 0.0

    def __post_init__(self, scale):
        self.scaled = scale * 2


print(Options(scale=3.0), Options(items=[1]) == Options(items=[1]), dataclasses.is_dataclass(Options))
try:
    Options(1)
except TypeError:
    print("keyword only")
Made = dataclasses.make_dataclass("Made", [("x", int), ("y", int, field(default=4))])
print(Made(1), Made.__match_args__)
# --- inspect.signature of functions, methods, partials
import functools
import inspect


def f(a, b=2, /, c=3, *args, d, e=5, **kwargs) -> int:
    return a


signature = inspect.signature(f)
print(signature, list(signature.parameters), signature.parameters["d"].kind.name, signature.parameters["c"].default)
bound = signature.bind(1, d=4, z=9)
bound.apply_defaults()
print(bound.arguments["kwargs"], bound.args, sorted(bound.kwargs))
print(inspect.signature(functools.partial(f, 1, d=2)))
print([p.name for p in signature.parameters.values() if p.default is inspect.Parameter.empty])
try:
    signature.bind()
except TypeError as e:
    print("TypeError")
print(inspect.isfunction(f), inspect.isclass(int), inspect.isgeneratorfunction(f))
# --- copy and its hooks
import copy


class Node:
    def __init__(self, value, children=()):
        self.value, self.children = value, list(children)


tree = Node(1, [Node(2), Node(3)])
shallow, deep = copy.copy(tree), copy.deepcopy(tree)
tree.children[0].value = 20
print(shallow.children[0].value, deep.children[0].value, shallow.children is tree.children)


class Custom:
    def __copy__(self):
        return "copied"

    def __deepcopy__(self, memo):
        return "deep"


print(copy.copy(Custom()), copy.deepcopy([Custom(), (1, [2])]))
# --- string formatting
value, width = 3.14159, 10
print(f"{value:.2f}|{value:>{width}.3f}|{value:<10.1f}|{value:^+12.2e}|{1234567:,}|{255:#x}|{5:08b}|{-3:+d}")
print("{0} {1!r} {name:>5}".format(1, "a", name="n"), "%s %05d %.2f %r %%" % ("s", 42, 1.5, "q"))
print(f"{'x'=} {value!s:.4} {value = :.1f} {[1, 2]!r:>10} {'nested ' + f'{1 + 1}'}")
print("{:*^9}".format("mid"), "{!r:>6}".format("a"), format(0.1, ".3%"), f"{1e10:g} {1e-5:g} {True:d} {'é':>3}")
print("a,b,,c".split(","), "a b  c".split(), " x ".strip(), "abc".partition("b"), "x".join("123"), "Title case".title())
print("abc".translate(str.maketrans("ab", "xy")), "abcabc".rfind("b"), "ab\tc".expandtabs(4), "Aa".swapcase(), "7".zfill(3))
# --- json, re, textwrap, string, operator
import json
import operator
import re
import string
import textwrap

print(json.dumps({"b": [1, 2.5, None, True], "a": "é\n"}, sort_keys=True), json.loads('{"x": [1, {"y": null}]}'))
print(json.dumps([1, {"k": "v"}], indent=2), json.dumps((1, 2), separators=(",", ":")))
match = re.match(r"(?P<kind>[a-z]+)(\d+)?", "bf16_rest")
print(match.group("kind"), match.group(2), match.span(), match.groupdict(), re.sub(r"\d", lambda m: f"<{m[0]}>", "a1b2"))
print(re.findall(r"(\w)=(\d)", "a=1 b=2"), re.split(r"[,;]\s*", "a, b;c"), bool(re.fullmatch(r"\w+", "ab c")), re.escape("a.b"))
print(textwrap.dedent("  a\n    b\n"), string.ascii_lowercase[:3], string.Template("$a ${b}").substitute(a=1, b=2))
print(operator.itemgetter(1, 0)([5, 6]), operator.attrgetter("real")(3), operator.methodcaller("upper")("x"), operator.index(True))
# --- argparse with defaults
import argparse

parser = argparse.ArgumentParser(description="d")
parser.add_argument("--rows", type=int, default=8)
parser.add_argument("--dtype", choices=["f32", "bf16"], default="f32")
parser.add_argument("-v", "--verbose", action="store_true")
parser.add_argument("--names", nargs="*", default=["a"])
parser.add_argument("rest", nargs="?", default="r")
args = parser.parse_args([])
print(args.rows, args.dtype, args.verbose, args.names, args.rest)
args = parser.parse_args(["--rows", "16", "-v", "--names", "x", "y"])
print(args.rows, args.verbose, args.names, vars(args)["dtype"])
# --- generators: send, throw, close, yield from, return values
def counter(limit):
    total = 0
    try:
        while total < limit:
            step = yield total
            total += step or 1
    except ValueError as e:
        yield f"caught {e}"
    finally:
        print("finally", total)
    return "done"


g = counter(5)
print(next(g), g.send(2), g.send(None), g.throw(ValueError("v")))
print(next(g, "end"))


def outer():
    result = yield from counter(2)
    print("result", result)
    yield from "ab"


print(list(outer()))
h = counter(9)
next(h)
h.close()
print(sum(x * x for x in range(4) if x % 2), [*map(str, range(2))], {**{"a": 1}, "b": 2})
# --- typing at run time
import typing
from typing import Annotated, Any, Callable, Generic, Literal, NamedTuple, Optional, Protocol, TypedDict, TypeVar, Union, get_args
from typing import get_origin, get_type_hints, runtime_checkable

T = TypeVar("T")


class Box(Generic[T]):
    def __init__(self, item: T):
        self.item = item


class Pair(NamedTuple):
    left: int
    right: int = 2

    def total(self):
        return self.left + self.right


class Movie(TypedDict, total=False):
    name: str


@runtime_checkable
class Closes(Protocol):
    def close(self) -> None: ...


class File:
    def close(self):
        pass


def g(x: Optional[int], y: "list[str]" = ()) -> Union[int, str]: ...


print(Box[int](3).item, Pair(1), Pair(1).total(), Pair(3)._asdict(), Movie(name="m"), isinstance(File(), Closes))
print(get_origin(dict[str, int]), get_args(Literal["a", "b"]), get_type_hints(g)["x"] == Optional[int], typing.cast(int, "s"))
print(get_args(Annotated[int, "meta"]), get_origin(Callable[[int], str]) is not None)
# --- weakref, types, abc, numbers, warnings, logging
import abc
import logging
import numbers
import types
import warnings


class Base(abc.ABC):
    @property
    @abc.abstractmethod
    def size(self): ...

    @abc.abstractmethod
    def run(self): ...


class Impl(Base):
    size = 3

    def run(self):
        return self.size


print(Impl().run(), issubclass(Impl, Base), Base.__abstractmethods__ == {"size", "run"})
try:
    Base()
except TypeError as e:
    print("abstract")
space = types.SimpleNamespace(a=1, b=2)
space.c = 3
print(space, space == types.SimpleNamespace(a=1, b=2, c=3), isinstance(3, numbers.Integral), isinstance(True, numbers.Number))
logging.getLogger("x").info("%d", 1)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    warnings.warn("w")
print(types.MappingProxyType({"a": 1})["a"], callable(types.FunctionType), type(lambda: 0) is types.FunctionType)
# --- math, statistics-free numerics, big integers, floats
import math
from fractions import Fraction
from decimal import Decimal

print(math.prod([2, 3, 4]), math.gcd(12, 18, 27), math.lcm(4, 6), math.isqrt(99), math.comb(5, 2), math.perm(5, 2))
print(math.ceil(2.1), math.floor(-2.1), math.trunc(-2.9), math.copysign(1, -0.0), math.isclose(0.1 + 0.2, 0.3), math.log2(8))
print(math.frexp(8.0), math.ldexp(0.5, 4), math.fmod(-7, 3), -7 % 3, divmod(-7, 2), math.hypot(3, 4), math.inf > 1, math.dist((0, 0), (3, 4)))
print(2**200 % 97, (1 << 70) >> 65, int("ff", 16), (255).bit_length(), (10).bit_count(), (3).to_bytes(2, "big"), int.from_bytes(b"\x01\x00", "big"))
print(round(2.5), round(-1.25, 1), float("1e3"), (0.5).as_integer_ratio(), 7 // -2, 1_000, 0b101, float.fromhex("0x1p-2"), (1.5).hex())
# --- bisect, heapq, random-free algorithms
import bisect
import heapq

data = [1, 3, 5, 7]
print(bisect.bisect_left(data, 3), bisect.bisect(data, 3), bisect.bisect_right([1, 1, 2], 1))
bisect.insort(data, 4)
print(data)
heap = [5, 2, 8]
heapq.heapify(heap)
heapq.heappush(heap, 1)
print(heapq.heappop(heap), heapq.nlargest(2, heap), heapq.nsmallest(1, heap), list(heapq.merge([1, 4], [2, 3])))
# --- fractions and statistics
import statistics
from fractions import Fraction

half = Fraction(1, 2)
print(half + Fraction("1/3"), half * 4, 1 / half, half - 1, half**-2, half < 0.75, half == 0.5, Fraction(0.25), repr(half))
print(Fraction(22, 7).limit_denominator(3), int(Fraction(-7, 2)), Fraction(7, 2) // 1, Fraction(7, 2) % 1, round(Fraction(5, 2)), abs(-half))
print(sorted([Fraction(2, 3), half, 1]), sum([half, half]), float(half), bool(Fraction(0)), {half: 1}[Fraction(2, 4)])
print(statistics.median([3, 1, 2]), statistics.mode("aab"), statistics.mean([1, 2, 3]), statistics.pstdev([1, 1]), statistics.stdev([1, 3]))
# --- context variables
import contextvars

level = contextvars.ContextVar("level", default=0)
token = level.set(2)
print(level.get(), contextvars.ContextVar("other").get("fallback"))
level.reset(token)
print(level.get())
