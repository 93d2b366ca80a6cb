# --- defaults and keywords
def f(a, b=2, *args, c=3, **kw):
    return a, b, args, c, kw
print(f(1), f(1, 2, 3, 4, c=5, d=6), f(b=1, a=2))
print(f(*[1, 2, 3], **{"c": 9, "z": 0}))
# --- argument errors
def f(a, b, /, c, *, d, e=1): pass
def attempt(*a, **k):
    try:
        f(*a, **k)
        print("ok")
    except TypeError as e:
        print(e)
attempt(1, 2, 3, d=4)
attempt(1, 2, c=3, d=4)
attempt(1)
attempt(1, 2, 3)
attempt(1, 2, 3, 4, d=5)
attempt(1, 2, 3, d=4, z=5)
attempt(1, b=2, c=3, d=4)
attempt(1, 2, 3, c=3, d=4)
def g(x): pass
def h(x, y=1): pass
for fn, args in ((g, (1, 2)), (h, (1, 2, 3)), (g, ()), (h, ())):
    try: fn(*args)
    except TypeError as e: print(e)
# --- closures
def counter():
    n = 0
    def inc(by=1):
        nonlocal n
        n += by
        return n
    return inc, lambda: n
inc, get = counter()
print(inc(), inc(5), get())
fs = [lambda i=i: i * 10 for i in range(3)]
gs = [lambda: i for i in range(3)]
print([f() for f in fs], [g() for g in gs])
# --- late binding and shadowing
x = 1
def outer():
    x = 2
    def inner():
        return x
    x = 3
    return inner()
print(outer(), x)
def g():
    global x
    x = 10
g(); print(x)
# --- unbound locals
def f():
    print(y)
    y = 1
try: f()
except UnboundLocalError as e: print(type(e).__name__, e)
try: print(undefined_name)
except NameError as e: print(e)
def outer():
    def inner(): return later
    try: inner()
    except NameError as e: print(e)
    later = 1
    return inner()
print(outer())
# --- decorators
def tag(name):
    def deco(fn):
        def wrapper(*a, **k):
            return f"<{name}>{fn(*a, **k)}</{name}>"
        wrapper.__name__ = fn.__name__
        return wrapper
    return deco
@tag("b")
@tag("i")
def hello(who): return "hi " + who
print(hello("x"), hello.__name__)
# --- recursion
def fact(n): return 1 if n < 2 else n * fact(n - 1)
print(fact(30))
def forever(): return forever()
try: forever()
except RecursionError as e: print(type(e).__name__, "maximum recursion depth exceeded" in str(e))
def even(n): return True if n == 0 else odd(n - 1)
def odd(n): return False if n == 0 else even(n - 1)
print(even(100))
# --- function attributes
def f(a, b=2, *, c: int = 3) -> str:
    """Doc."""
f.x = 5
print(f.__name__, f.__qualname__, f.__doc__, f.__defaults__, f.__kwdefaults__, f.x, f.__annotations__)
print(f.__code__.co_varnames, f.__code__.co_argcount, f.__module__)
class A:
    def m(self): pass
print(A.m.__qualname__, A().m.__name__, (lambda: 0).__name__)
# --- star expressions
a, *b, c = range(6)
print(a, b, c)
(x, [y, *z]), w = (1, [2, 3, 4]), 5
print(x, y, z, w)
print([*range(3), *"ab"], {*[1, 2], *[2, 3]}, (*[1],), {**{"a": 1}, "b": 2})
for value in ("abc", [1, 2], [1, 2, 3, 4], 5):
    try:
        p, q, r = value
        print(p, q, r)
    except (ValueError, TypeError) as e: print(e)
# --- lambda forms
print((lambda *a, **k: (a, k))(1, b=2), (lambda x, y=3: x + y)(1), sorted([3, 1, 2], key=lambda v: -v))
# --- global state
calls = []
def log(v):
    calls.append(v)
    return v
log(1) or log(2)
log(0) and log(3)
r = log(5) if log(0) else log(6)
print(calls, r)
print(1 < log(2) < 3, calls[-1])
# --- default evaluated once
def f(x, acc=[]):
    acc.append(x)
    return acc
print(f(1), f(2), f(3, []))
# --- nested functions and class scope
x = "global"
class C:
    x = "class"
    def m(self): return x
    y = [x for _ in range(1)]
    z = x
print(C().m(), C.y, C.z)
# --- kwargs order
def f(**kw): return list(kw.items())
print(f(z=1, a=2, m=3))
def g(*args, sep=" "): return sep.join(map(str, args))
print(g(1, 2, 3, sep="-"))
# --- call on non callable
for v in (1, "a", None, [1]):
    try: v()
    except TypeError as e: print(e)
# --- returns in finally
def f():
    try: return 1
    finally: print("cleanup")
def g():
    try: raise ValueError
    finally: return 2
def h():
    for i in range(3):
        try: continue
        finally: print(i)
    return "end"
print(f(), g(), h())
# --- walrus
if (n := len([1, 2, 3])) > 2: print(n)
print([y := 5, y ** 2], [last := v for v in range(3)], last)
data = [1, 2, 3, 4]
print([sq for v in data if (sq := v * v) > 4])
# --- assert and del
try: assert 1 == 2, "no"
except AssertionError as e: print(e, e.args)
try: assert False
except AssertionError as e: print(repr(e))
x = [1, 2, 3]
del x[0], x[-1]
print(x)
d = {"a": 1}
del d["a"]
print(d)
y = 1
del y
try: y
except NameError as e: print(e)
# --- comprehension scoping
x = 5
print([x for x in range(3)], x, {x: x for x in "ab"}, x, list(x for x in (1, 2)), x)
print([[i * j for j in range(3)] for i in range(3)], [(i, j) for i in range(3) for j in range(i)])
# --- augmented assignment
a = [1]; b = a; a += [2]; print(a, b, a is b)
t = (1,); u = t; t += (2,); print(t, u)
x = 7; x //= 2; x **= 3; x -= 1; x %= 7; x <<= 2; x |= 1; x ^= 3; x &= 7; print(x)
d = {"k": 1}; d["k"] += 5; print(d)
class O: pass
o = O(); o.v = [1]; o.v += [2]; print(o.v)
# --- while else
n = 0
while n < 3: n += 1
else: print("else", n)
while True:
    n += 1
    if n > 5: break
else: print("never")
for i in []: pass
else: print("empty")
for i in range(5):
    if i == 3: break
else: print("no")
print(i)
# --- conditional expressions and boolean operators
print(0 or "a", "" or [] or None, 1 and 2, 0 and 1, not 0, not [], 1 if [] else 2)
print(None is None, 1 is not None, True == 1, True is 1 if False else "x")
# --- generators as arguments
print(sum(x * x for x in range(5)), max((x for x in [3, 9, 2]), default=0), ",".join(str(i) for i in range(4)))
print(dict((k, v) for k, v in zip("ab", (1, 2))), any(x > 3 for x in [1, 5]), all(x > 0 for x in []))
