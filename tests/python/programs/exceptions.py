# --- hierarchy
for cls in (ZeroDivisionError, IndexError, KeyError, ModuleNotFoundError, UnboundLocalError, RecursionError, NotImplementedError, FileNotFoundError, UnicodeDecodeError, StopIteration, KeyboardInterrupt, DeprecationWarning):
    print(cls.__name__, [c.__name__ for c in cls.__mro__])
# --- try else finally
def f(x):
    try:
        if x == 1: raise ValueError("one")
        if x == 2: return "ret"
    except ValueError as e:
        print("caught", e)
    else:
        print("else")
    finally:
        print("finally", x)
    return "end"
print(f(0), f(1), f(2))
# --- reraise and chaining
try:
    try: 1 / 0
    except ZeroDivisionError as e: raise ValueError("bad") from e
except ValueError as e:
    print(repr(e), repr(e.__cause__), e.__suppress_context__)
try:
    try: {}["k"]
    except KeyError: raise TypeError("t")
except TypeError as e: print(repr(e.__context__), e.__cause__)
try:
    try: int("x")
    except ValueError: raise
except ValueError as e: print(e)
try: raise ValueError from None
except ValueError as e: print(repr(e), e.__suppress_context__)
# --- custom exceptions
class MyErr(Exception):
    def __init__(self, code, msg="m"):
        super().__init__(msg)
        self.code = code
    def __str__(self): return f"[{self.code}] {self.args[0]}"
class Sub(MyErr): pass
try: raise Sub(5)
except MyErr as e: print(e, repr(e), e.code, e.args, type(e).__name__)
class Plain(Exception): pass
print(repr(Plain(1, 2)), str(Plain(1, 2)), str(Plain()), Plain("a").args)
# --- handler selection
def g(e):
    try: raise e
    except (KeyError, IndexError) as x: return "lookup " + type(x).__name__
    except ArithmeticError: return "arith"
    except Exception as x: return "exc " + str(x)
    except: return "bare"
print(g(KeyError("k")), g(IndexError()), g(OverflowError()), g(ValueError("v")), g(KeyboardInterrupt()), g(ZeroDivisionError))
# --- exception variable is unbound
try: raise ValueError
except ValueError as e: pass
try: e
except NameError as x: print(x)
# --- nested finally order
def f():
    try:
        try: raise ValueError("a")
        finally: print("inner")
    except ValueError as e: print("got", e)
    finally: print("outer")
f()
# --- bare raise without exception
try: raise
except RuntimeError as e: print(e)
# --- raise non exceptions
for v in (1, "s", int):
    try: raise v
    except TypeError as e: print(e)
# --- builtin messages
def attempt(fn):
    try: fn()
    except Exception as e: print(type(e).__name__ + ":", e)
attempt(lambda: [1, 2][5])
attempt(lambda: (1,)[3])
attempt(lambda: "abc"[10])
attempt(lambda: {"a": 1}["b"])
attempt(lambda: int("12x"))
attempt(lambda: float("q"))
attempt(lambda: 1 / 0)
attempt(lambda: 1 // 0)
attempt(lambda: 1.0 / 0)
attempt(lambda: 5 % 0)
attempt(lambda: [].pop())
attempt(lambda: [1].index(2))
attempt(lambda: "a" + 1)
attempt(lambda: 1 + "a")
attempt(lambda: [1] + (2,))
attempt(lambda: None.x)
attempt(lambda: (1).foo)
attempt(lambda: len(5))
attempt(lambda: next(iter([])))
attempt(lambda: "a" < 1)
attempt(lambda: [] < {})
attempt(lambda: {}.pop("x"))
attempt(lambda: set().pop())
attempt(lambda: ord("ab"))
attempt(lambda: "abc".index("z"))
attempt(lambda: range(0, 1, 0))
attempt(lambda: "x" * 1.5)
attempt(lambda: -"a")
attempt(lambda: ~1.5)
attempt(lambda: 1 << -1)
attempt(lambda: sum(["a"]))
attempt(lambda: "%d" % "x")
attempt(lambda: "{} {}".format(1))
attempt(lambda: chr(-1))
attempt(lambda: int([]))
attempt(lambda: hash([]))
attempt(lambda: iter(5))
attempt(lambda: 5 in 5)
attempt(lambda: isinstance(1, 2))
attempt(lambda: list(5))
attempt(lambda: dict([1]))
attempt(lambda: [1, 2, 3][1.0])
attempt(lambda: sorted([1, "a"]))
attempt(lambda: getattr(1, "zz"))
# --- with suppress
import contextlib
with contextlib.suppress(KeyError, ValueError):
    raise ValueError
print("after")
@contextlib.contextmanager
def cm(x):
    print("in", x)
    try: yield x * 2
    except ValueError as e: print("cm caught", e)
    finally: print("out")
with cm(2) as v: print(v)
with cm(3): raise ValueError("boo")
try:
    with cm(4): raise KeyError("k")
except KeyError as e: print(repr(e))
# --- exit stack
from contextlib import ExitStack, closing, nullcontext
class R:
    def __init__(self, n): self.n = n
    def __enter__(self): print("open", self.n); return self
    def __exit__(self, *a): print("close", self.n)
    def close(self): print("closed", self.n)
with ExitStack() as st:
    for i in range(3): st.enter_context(R(i))
    st.callback(print, "cb", 1)
    print("body")
with closing(R(9)) as r: print(r.n)
with nullcontext(5) as n: print(n)
# --- stop iteration inside generator
def gen():
    yield 1
    raise StopIteration
try: list(gen())
except RuntimeError as e: print(e)
# --- notes and args
e = ValueError("a", 1)
e.add_note("n1")
print(e.args, e.__notes__, str(e))
e.args = ("z",)
print(e)
# --- exceptions in comprehensions and arguments
def bad(x):
    if x == 2: raise ValueError(x)
    return x
try: print([bad(i) for i in range(4)])
except ValueError as e: print("v", e)
try: print(*[bad(2)])
except ValueError as e: print("w", e)
# --- loop with break and continue through finally
for i in range(4):
    try:
        if i == 1: continue
        if i == 3: break
        print("body", i)
    finally:
        print("fin", i)
# --- system exit
try: raise SystemExit(3)
except SystemExit as e: print(e.code)
import sys
try: sys.exit("bye")
except SystemExit as e: print(e.code, e)
