# --- basics
def g(n):
    for i in range(n): yield i
    return "done"
it = g(2)
print(next(it), next(it))
try: next(it)
except StopIteration as e: print(e.value)
print(list(g(3)), sum(g(4)), next(g(0), "empty"), type(it).__name__)
# --- send and throw
def acc():
    total = 0
    while True:
        try:
            x = yield total
            if x is None: return total
            total += x
        except ValueError as e:
            print("in gen", e)
            total = -1
a = acc(); next(a)
print(a.send(1), a.send(5), a.throw(ValueError("z")), a.send(2))
try: a.send(None)
except StopIteration as e: print("ret", e.value)
# --- close and finally
def f():
    try:
        yield 1
        yield 2
    finally: print("cleanup")
x = f(); print(next(x)); x.close()
try: next(x)
except StopIteration: print("stopped")
# --- yield from
def inner():
    r = yield 1
    print("r", r)
    yield 2
    return "ret"
def outer():
    v = yield from inner()
    print("v", v)
    yield from [10, 20]
    yield from (i for i in range(2))
o = outer(); print(next(o), o.send("s"), list(o))
# --- infinite and lazy
def count(n=0):
    while True:
        yield n
        n += 1
from itertools import islice, takewhile
print(list(islice(count(5), 3)), list(takewhile(lambda v: v < 3, count())))
log = []
def lazy():
    for i in range(3):
        log.append(i)
        yield i
l = lazy(); print(log); next(l); print(log); next(l); print(log)
# --- generator expressions
g = (x * y for x in range(3) for y in range(x))
print(list(g), list(g), sum(1 for _ in "abc"))
n = 10
h = (n + i for i in range(2)); n = 20; print(list(h))
# --- recursion
def walk(t):
    if isinstance(t, list):
        for x in t: yield from walk(x)
    else: yield t
print(list(walk([1, [2, [3, [4]], 5]])))
def perms(s):
    if len(s) <= 1: yield s
    else:
        for i in range(len(s)):
            for p in perms(s[:i] + s[i + 1:]): yield s[i] + p
print(list(perms("abc")))
# --- pipeline
def read(): yield from ["1", "x", "3"]
def ints(src):
    for s in src:
        try: yield int(s)
        except ValueError: yield None
print([v for v in ints(read()) if v is not None])
# --- interleaved
def a():
    for i in range(3): print("a", i); yield
def b():
    for i in range(3): print("b", i); yield
for _ in zip(a(), b()): pass
# --- exception through generator
def g():
    yield 1
    raise KeyError("in g")
try:
    for v in g(): print(v)
except KeyError as e: print("out", e)
def h():
    try:
        yield 1
    except GeneratorExit:
        print("exit"); raise
x = h(); next(x); x.close()
# --- handler state
def g():
    try: raise ValueError("inner")
    except ValueError:
        yield "in handler"
        try: raise
        except ValueError as e: yield str(e)
try: 1 / 0
except ZeroDivisionError:
    it = g(); print(next(it), next(it))
    try: raise
    except ZeroDivisionError as e: print(e)
# --- builtin iterators
print(list(enumerate("ab", 5)), list(zip([1, 2, 3], "ab")), list(map(lambda a, b: a + b, [1, 2], [3, 4])), list(filter(None, [0, 1, "", "a"])), list(reversed(range(4))))
try: list(zip([1], [1, 2], strict=True))
except ValueError as e: print(e)
it = iter([1, 2, 3]); print(next(it), list(it), list(it))
print(list(iter(lambda c=[3]: (c.__setitem__(0, c[0] - 1), c[0])[1], 0)))
z = zip("ab", [1, 2]); print(dict(z), dict(z))
e = enumerate("xyz"); next(e); print(list(e))
# --- many generators alive
gs = [(i * j for j in range(3)) for i in range(3)]
print([next(g) for g in gs], [next(g) for g in gs], [list(g) for g in gs])
def f(n):
    yield n
    yield n * 2
fs = [f(i) for i in range(50)]
print(sum(next(x) for x in fs), sum(next(x) for x in fs))
# --- send to unstarted
def g(): yield 1
try: g().send(5)
except TypeError as e: print(e)
x = g()
def rec():
    yield next(r)
r = rec()
try: next(r)
except ValueError as e: print(e)
