# --- basics
class A:
    n = 0
    def __init__(self, v):
        self.v = v
        A.n += 1
    def get(self): return self.v
    def __repr__(self): return f"A({self.v!r})"
a, b = A(1), A("x")
print(a, b, A.n, a.n, a.get(), A.get(b), isinstance(a, A), type(a).__name__)
a.n = 5
print(a.n, A.n, a.__dict__, hasattr(a, "q"), getattr(a, "q", "dflt"))
# --- inheritance and super
class Base:
    def __init__(self, x): self.x = x
    def hi(self): return "base " + str(self.x)
class Mid(Base):
    def hi(self): return "mid " + super().hi()
class Leaf(Mid):
    def __init__(self, x, y):
        super().__init__(x)
        self.y = y
    def hi(self): return "leaf " + super().hi() + str(self.y)
print(Leaf(1, 2).hi(), issubclass(Leaf, Base), [c.__name__ for c in Leaf.__mro__])
# --- diamond mro
class A:
    def f(self): return ["A"]
class B(A):
    def f(self): return ["B"] + super().f()
class C(A):
    def f(self): return ["C"] + super().f()
class D(B, C):
    def f(self): return ["D"] + super().f()
print(D().f(), [k.__name__ for k in D.mro()])
try:
    class E(A, B): pass
except TypeError as e: print("TypeError")
# --- properties
class T:
    def __init__(self): self._c = 0
    @property
    def c(self): return self._c
    @c.setter
    def c(self, v):
        if v < 0: raise ValueError("neg")
        self._c = v
    @c.deleter
    def c(self): self._c = None
    @property
    def ro(self): return 1
t = T()
t.c = 5; print(t.c)
try: t.c = -1
except ValueError as e: print(e)
del t.c; print(t.c)
try: t.ro = 2
except AttributeError as e: print(e)
# --- class and static methods
class F:
    k = 3
    @classmethod
    def make(cls, *a): return cls.__name__, cls.k, a
    @staticmethod
    def add(a, b): return a + b
class G(F): k = 4
print(F.make(1), G.make(2), G().make(), F.add(1, 2), F().add(3, 4))
# --- operators
class V:
    def __init__(self, *c): self.c = c
    def __add__(self, o): return V(*[a + b for a, b in zip(self.c, o.c)])
    def __mul__(self, k): return V(*[a * k for a in self.c]) if isinstance(k, (int, float)) else NotImplemented
    def __rmul__(self, k): return self * k
    def __neg__(self): return V(*[-a for a in self.c])
    def __eq__(self, o): return isinstance(o, V) and self.c == o.c
    def __hash__(self): return hash(self.c)
    def __getitem__(self, i): return self.c[i]
    def __len__(self): return len(self.c)
    def __iter__(self): return iter(self.c)
    def __contains__(self, x): return x in self.c
    def __bool__(self): return any(self.c)
    def __call__(self, s): return s + str(self.c)
    def __repr__(self): return "V" + repr(self.c)
    def __matmul__(self, o): return sum(a * b for a, b in zip(self.c, o.c))
    def __lt__(self, o): return self.c < o.c
    def __abs__(self): return max(self.c)
    def __iadd__(self, o): return V(*[a + 100 for a in self.c])
v, w = V(1, 2), V(3, 4)
print(v + w, v * 2, 3 * v, -v, v == V(1, 2), v != w, v[0], len(v), list(v), 2 in v, bool(V(0, 0)), v("s"), v @ w, v < w, v > w, abs(w))
v += w; print(v, {V(1): 1}[V(1)], sorted([w, V(1, 9)]))
for op in ("v * 'a'", "v - w", "v / 1"):
    try: v * "a" if "*" in op else v - w if "-" in op else v / 1
    except TypeError as e: print(e)
# --- reflected and NotImplemented
class L:
    def __add__(self, o): return NotImplemented
    def __radd__(self, o): return f"radd {o}"
    def __rsub__(self, o): return "rsub"
class S(L):
    def __radd__(self, o): return "sub radd"
print(1 + L(), L() + S(), 5 - L())
try: L() + 1
except TypeError as e: print(e)
# --- comparison fallback
class P:
    def __init__(self, v): self.v = v
    def __gt__(self, o): return self.v > o.v
print(P(1) < P(2), P(1) == P(1))
try: P(1) <= P(2)
except TypeError as e: print(e)
class Q:
    def __eq__(self, o): return True
print(Q() != 1, Q() == 2)
try: hash(Q())
except TypeError as e: print(e)
# --- getattr hooks
class D:
    def __init__(self): self.real = 1
    def __getattr__(self, n):
        if n.startswith("dyn"): return n.upper()
        raise AttributeError(n)
d = D()
print(d.real, d.dyn_x, hasattr(d, "other"))
class S:
    def __setattr__(self, n, v): object.__setattr__(self, n, v * 2)
    def __delattr__(self, n): print("del", n); super().__delattr__(n)
s = S(); s.x = 2; print(s.x); del s.x; print(hasattr(s, "x"))
class G:
    x = 1
    def __getattribute__(self, n): return "got " + n
print(G().x, G().anything)
# --- descriptors
class Desc:
    def __set_name__(self, owner, name): self.name = "_" + name; print("named", owner.__name__, name)
    def __get__(self, obj, cls=None): return self if obj is None else getattr(obj, self.name, "unset")
    def __set__(self, obj, v): setattr(obj, self.name, v + 1)
class H:
    a = Desc()
h = H(); print(h.a); h.a = 1; print(h.a, h.__dict__, type(H.a).__name__)
# --- init_subclass
class Reg:
    all = {}
    def __init_subclass__(cls, key=None, **kw):
        super().__init_subclass__(**kw)
        Reg.all[key or cls.__name__] = cls
class X(Reg, key="k"): pass
class Y(Reg): pass
print(list(Reg.all))
# --- metaclass
class M(type):
    def __new__(m, name, bases, ns, **kw):
        ns["tag"] = name.lower()
        return super().__new__(m, name, bases, ns)
    def __init__(cls, name, bases, ns, **kw): cls.made = True
    def __call__(cls, *a): return ("called", super().__call__(*a))
    def __len__(cls): return 7
    def __getitem__(cls, k): return k
    @property
    def meta(cls): return "meta " + cls.__name__
class K(metaclass=M):
    def __init__(self, *a): self.a = a
print(K.tag, K.made, len(K), K[3], K.meta, type(K).__name__, K(1)[0])
class K2(K): pass
print(K2.tag, type(K2) is M)
# --- type with three arguments
T = type("T", (object,), {"x": 1, "f": lambda self: self.x})
print(T().f(), T.__name__, type(3) is int, type(T()) is T)
# --- __new__
class One:
    inst = None
    def __new__(cls, *a):
        if cls.inst is None: cls.inst = super().__new__(cls)
        return cls.inst
    def __init__(self, v): self.v = v
print(One(1) is One(2), One.inst.v)
class Odd:
    def __new__(cls): return 5
    def __init__(self): print("never")
print(Odd())
# --- subclasses of builtins
class I(int):
    def __new__(cls, v): return super().__new__(cls, v * 2)
    def __repr__(self): return f"I<{int(self)}>"
i = I(4)
print(i, i + 1, int(i), isinstance(i, int), [1, 2, 3, 4, 5, 6, 7, 8, 9][i], i == 8, f"{i:03d}")
class L(list):
    def total(self): return sum(self)
l = L([1, 2]); l.append(3); print(l, l.total(), len(l), l[0], l[1:], isinstance(l, list), l + [4])
class D(dict):
    def __missing__(self, k): return k * 2
d = D(a=1); print(d["a"], d["zz"], d, "q" in d, dict(d), {**d})
class S(str):
    def shout(self): return self.upper() + "!"
print(S("hi").shout(), S("a") + "b", S("x") == "x", {S("k"): 1}["k"])
class T(tuple):
    def first(self): return self[0]
print(T((1, 2)).first(), T([3]), T((1,)) == (1,), len(T("ab")))
# --- slots
class Sl:
    __slots__ = ("a", "b")
s = Sl(); s.a = 1; print(s.a)
try: s.c = 2
except AttributeError as e: print(e)
# --- private names
class P:
    def __init__(self): self.__x = 1
    def get(self): return self.__x
p = P(); print(p.get(), p._P__x, hasattr(p, "__x"))
# --- str and repr
class R:
    def __repr__(self): return "R!"
class St(R):
    def __str__(self): return "S!"
class Fm:
    def __format__(self, spec): return f"<{spec}>"
print(R(), St(), [R(), St()], f"{St()} {St()!r} {R()!s}", str(R()), "%s %r" % (St(), St()), f"{Fm():abc}", format(Fm(), "q"))
# --- abstract
from abc import ABC, abstractmethod
class Sh(ABC):
    @abstractmethod
    def area(self): ...
    @property
    @abstractmethod
    def name(self): ...
try: Sh()
except TypeError as e: print("TypeError")
class Sq(Sh):
    def area(self): return 4
    name = "sq"
print(Sq().area(), Sq().name, isinstance(Sq(), Sh))
# --- class attributes and mutation
class C: items = []
C().items.append(1); c = C(); c.items.append(2); print(C.items)
C.new = lambda self: "new"; print(C().new())
del C.new; print(hasattr(C, "new"))
setattr(C, "z", 9); print(C.z, vars(C)["z"])
# --- instance errors
class C: pass
for code in (lambda: C(1), lambda: C().x, lambda: C.y, lambda: len(C()), lambda: C()[0], lambda: C() + 1, lambda: iter(C())):
    try: code()
    except (TypeError, AttributeError) as e: print(type(e).__name__, e)
# --- context manager
class Ctx:
    def __init__(self, swallow): self.s = swallow
    def __enter__(self): print("enter"); return self
    def __exit__(self, t, v, tb): print("exit", t and t.__name__, v); return self.s
with Ctx(False) as c: print("body", c.s)
with Ctx(True): raise ValueError("x")
try:
    with Ctx(False), Ctx(False): raise KeyError("k")
except KeyError as e: print("out", e)
def f():
    with Ctx(False): return 3
print(f())
# --- iterator protocol
class It:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n == 0: raise StopIteration
        self.n -= 1
        return self.n
print(list(It(3)), sum(It(4)), [*It(2)], dict(zip("ab", It(2))), max(It(5)))
class Seq:
    def __getitem__(self, i):
        if i > 2: raise IndexError
        return i * 10
print(list(Seq()), 20 in Seq(), list(reversed([1, 2])), [a for a in Seq()])
# --- unhashable and identity
print(len({(1, 2), (1, 2), "a"}), (1, [2]) == (1, [2]))
for v in ([], {}, set(), (1, [])):
    try: {v: 1}
    except TypeError as e: print(e)
a = object(); b = object()
print(a == a, a == b, a is a, a != b, len({a, b, a}))
# --- nested classes and qualnames
class O:
    class I:
        def f(self): return __class__.__qualname__
print(O.I.__qualname__, O.I().f(), O.I.__module__)
def mk():
    class Loc: pass
    return Loc
print(mk().__qualname__)
# --- dynamic attributes
class C: pass
c = C()
for i, n in enumerate("xyz"): setattr(c, n, i)
print(c.__dict__, vars(c), sorted(vars(c)))
c.__dict__["w"] = 10; print(c.w)
c.__dict__.update(q=1); print(c.q)
delattr(c, "x"); print(hasattr(c, "x"))
# --- isinstance forms
print(isinstance(1, (str, int)), isinstance(True, int), isinstance(1, bool), isinstance("a", int | str), issubclass(bool, int), isinstance(None, type(None)), isinstance(3.0, (int, float)))
print(callable(len), callable(1), callable(int), callable(lambda: 0))
# --- eq without hash order
class E:
    def __init__(self, v): self.v = v
    def __eq__(self, o): return self.v == o.v
    def __hash__(self): return hash(self.v)
print(E(1) in [E(2), E(1)], {E(1): "x"}[E(1)], [E(1), E(2)].index(E(2)), len({E(1), E(1)}))
# --- fields without a value take an inherited attribute
import dataclasses


class Base:
    size = 3


@dataclasses.dataclass
class Derived(Base):
    size: int
    name: str = "n"


print(Derived())
print(Derived(4), Derived.size)


# --- a class's own __init__ stays
@dataclasses.dataclass
class Written:
    size: int = 1

    def __init__(self, first, *, second=2):
        self.size = first + second


print(Written(3, second=4), Written(5).size)
