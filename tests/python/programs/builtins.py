# --- introspection
print(type(1), type("a"), type([]), type(None), type(int), type(len), type(lambda: 0), type(...), type(NotImplemented), type(range(1)), type({}.keys()))
print(int, str, ValueError, type, object)
class C: pass
print(C, type(C()).__name__, C.__name__, C.__bases__, repr(C)[:10])
print(dir(type("T", (), {"a": 1}))[-1], hasattr(1, "real"), getattr("a", "upper")(), "x".__class__, (5).__add__(3), [1].__len__(), "a".__eq__("a"), int.__name__, list.append.__name__)
# --- unbound methods
print(str.upper("a"), list.append([], 1), dict.get({"a": 1}, "a"), int.__add__(1, 2), str.join("-", "ab"), tuple.__len__((1, 2)), object.__repr__(1)[:8], list.__getitem__([5, 6], 1), dict.items({"a": 1}))
m = [3, 1].sort; print(m()); up = "abc".upper; print(up())
print(list(map(str.strip, [" a ", "b "])), sorted(["b", "A"], key=str.lower), max("ab", "abc", key=len))
# --- iteration tools
print(list(zip()), list(zip("ab")), list(enumerate([])), min([3, 1], default=0), max([], default="d"), sum([], 5), sum([[1], [2]], []), any([]), all([0]), sorted([]), list(range(0)), divmod(-7, 3), abs(-0.0), pow(2, 3))
print(*map(lambda *a: sum(a), [1, 2], [3, 4], [5, 6]), list(filter(lambda v: v > 1, [1, 2, 3])), list(map(int, "123")), set(map(abs, [-1, 1])))
# --- print options
print(1, 2, sep="-", end="!\n"); print(); print("a", "b", sep=""); print(*[1, 2], sep=", "); print(None, True, [None]); print("x", end=""); print("y")
# --- eq of containers with identity
n = float("nan"); print(n in [n], [n] == [n], n == n, (n,) == (n,), {n: 1}[n])
# --- globals and locals
x = 1
def f(a):
    b = 2
    return sorted(locals())
print(f(1), "x" in globals(), globals()["x"])
globals()["newg"] = 5; print(newg)
# --- id and is
a = [1]; b = a; print(a is b, id(a) == id(b), a is [1], None is None, () is () or True)
# --- vars and setattr
class C: y = 2
c = C(); setattr(c, "a b", 1); print(getattr(c, "a b"), vars(c), getattr(c, "y"), hasattr(C, "y"))
# --- ellipsis and notimplemented
print(..., Ellipsis, NotImplemented, bool(...), ... == Ellipsis, type(...).__name__)
# --- int and str subclasses in formatting
class I(int): pass
print(f"{I(5):>3}", I(5) + I(6), type(I(5) + 1).__name__, I(3) * "a", [0] * I(2), range(I(3)), str(I(7)), I("12"), {I(1): 2}[1], isinstance(I(1) // 1, I))
# --- index protocol
class Ix:
    def __index__(self): return 2
print([1, 2, 3][Ix()], "abc"[Ix()], range(5)[Ix()], list(range(Ix())), hex(Ix()), [1] * Ix(), (1, 2, 3, 4)[:Ix()])
class Fl:
    def __float__(self): return 1.5
    def __int__(self): return 7
    def __bool__(self): return False
    def __len__(self): return 3
print(float(Fl()), int(Fl()), bool(Fl()), len(Fl()), not Fl())
class Ln:
    def __len__(self): return 0
print(bool(Ln()), "t" if Ln() else "f")
# --- bad special returns
class B:
    def __len__(self): return -1
    def __bool__(self): return 2
    def __repr__(self): return 5
    def __hash__(self): return "x"
    def __iter__(self): return 5
for fn in (len, bool, repr, hash, iter):
    try: print(fn(B()))
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
# --- star args in index and return
def f(): return 1, *[2, 3]
print(f()); t = 1, *"ab"; print(t)
# --- long expression chains
v = 0
for i in range(100): v = v * 3 + i ^ (v >> 2)
print(v % 10**9, len(str(v)))
print(((((((1 + 2) * 3) - 4) / 5) // 1) ** 2) % 7, 1 + 2 * 3 - 4 // 2 ** 2 % 3, not 1 == 2 and 3 or 4, -2 ** 2, 2 ** -1, ~5 & 3 | 4 ^ 1, 1 if 0 else 2 if 0 else 3)
