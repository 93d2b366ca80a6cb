"""Valid programs from which refused.py makes broken ones, and programs that the grammar accepts and Python refuses."""

VALID = [
    """import jax
from jax.experimental import pallas as pl
from . import tiles, masks as m

def kernel(x_ref, y_ref, o_ref, *, scale=1.0):
    o_ref[...] = (x_ref[...] + y_ref[...]) * scale
""",
    """def add(x, y, /, block=(8, 128), *rest, axis: int = 0, **options) -> int:
    grid = (x.shape[0] // block[0], x.shape[1] // block[1])
    return call(kernel, grid=grid, *rest, out=x)(x, y, **options)
""",
    """class Buffer(Base, metaclass=Meta):
    slots = 2
    def __init__(self, shape, dtype=None):
        self.shape, self.dtype = shape, dtype
        super().__init__()

    @property
    def size(self):
        total = 1
        for dim in self.shape:
            total *= dim
        return total
""",
    """values = [x * 2 for x in range(10) if x % 2 == 0]
pairs = {k: v for k, v in zip('abc', values)}
unique = {x for row in table for x in row}
lazy = (x ** 2 for x in values)
total = sum(x for x in values)
""",
    """if a < b <= c:
    pass
elif not a and b or c is not None:
    x = 1 if a else 2
else:
    del x, y[0]
""",
    """for i, (a, *b) in enumerate(items):
    if a:
        continue
    while b:
        b.pop()
        if not b: break
    else:
        print('done')
else:
    raise ValueError('nothing') from None
""",
    """try:
    with open('a') as f, lock:
        data = f.read()
except (OSError, ValueError) as error:
    log(error)
except KeyError:
    raise
else:
    use(data)
finally:
    close()
""",
    """async def fetch(urls):
    async with session() as s:
        async for u in urls:
            yield await s.get(u)
    rows = [await r async for r in urls if r]
""",
    """match command.split():
    case ['go', direction]:
        move(direction)
    case {'name': str(name), **rest} if rest:
        hello(name)
    case Point(x=0, y=yy) | Other(yy):
        show(yy)
    case -1 | 2.5 | 'text' | None:
        stop()
    case [1, *others, 2] as everything:
        show(everything, others)
    case _:
        pass
""",
    """x: int = 0
y: 'list[int]'
data['key']: str = 'value'
x += 1; y @= z; x //= 2
a = b = c, d = 1, 2
first, *middle, last = sequence
""",
    """def outer():
    count = 0
    def inner():
        nonlocal count
        global total
        count += 1
        total = count
        return lambda n, k=2, *args: n ** k + count
    return inner
""",
    """if (n := len(data)) > 10:
    print(f'{n} items {data[0]!r:>{width}} {n=}')
text = 'one' "two" '''three
four'''
raw = rb'bytes\\n' b'\\x00'
number = 0xFF + 0o17 + 0b11 + 1_000 + 1.5e-3 + 2j
""",
    """@decorator(1, key='v')
@other
def decorated(a, b=[1, 2, {3: 4}], *, c): return (yield a), b[1:2, ::3, ...], c
""",
    """result = x[1:, None, ..., ::2].T @ y.reshape(-1, 128)[~mask]
result = -x ** 2 + +y << 3 & 0xF | z ^ w % 5
ok = a in b and c not in d and e is f and g is not h
nothing = ()
one = (1,)
spread = [*a, *b], {**c, 'd': 1}, (yield_, *e)
""",
    """assert isinstance(x, int), 'needs an int'
lines = text.split('\\\\n')
while True:
    try:
        step()
    except StopIteration:
        break
""",
    """def grid_spec(*, num_scalar_prefetch=0, grid=(), in_specs=None):
    specs = [BlockSpec((8, 128), lambda i, j, k: (i, k)), BlockSpec(memory_space=ANY)]
    return Spec(
        grid=grid,  # a comment
        in_specs=in_specs or specs,
    )


call = pallas_call(
    kernel,
    grid_spec=grid_spec(grid=(4, 4)),
    out_shape=[Shape((512, 512), float32)] * 2,
)
""",
]

# One of each: what the grammar alone accepts, or what people write who come from elsewhere.
REFUSED = [
    "return 1\n", "class A:\n    return 1\n", "break\n", "continue\n", "if x:\n    break\n",
    "def f():\n    break\n", "for x in y:\n    def f():\n        continue\n", "for x in y: pass\nelse: break\n",
    "yield 1\n", "class A:\n    yield 1\n", "[(yield x) for x in y]\n", "await x\n", "def f():\n    await x\n",
    "lambda: await x\n", "async def f():\n    yield from x\n", "async def f():\n    yield 1\n    return 2\n",
    "def f():\n    async for x in y: pass\n", "async with x: pass\n", "def f():\n    return [x async for x in y]\n",
    "f(a=1, 2)\n", "f(**a, 2)\n", "f(**a, *b)\n", "f(a=1, a=2)\n", "f(x for x in y, 1)\n", "f(1, x for x in y)\n",
    "f(a.b=1)\n", "f(1=2)\n", "f(None=1)\n", "f((a)=1)\n", "f(a=1 for a in b)\n", "class A(x for x in y): pass\n",
    "class A(b=1, b=2): pass\n", "def f(a, a): pass\n", "def f(a, *, a): pass\n", "lambda a, a: 0\n",
    "def f(a=1, b): pass\n", "lambda a=1, b: 0\n", "def f(*): pass\n", "def f(*, **k): pass\n", "def f(*a, *b): pass\n",
    "def f(**k, a): pass\n", "def f(*a=1): pass\n", "def f(**k=1): pass\n", "def f(/, a): pass\n",
    "def f(a, /, b, /): pass\n", "def f(*, /): pass\n", "def f(a, (b, c)): pass\n", "def f(a.b): pass\n",
    "def f(1): pass\n", "def f(None): pass\n", "f() = 1\n", "1 = x\n", "None = 1\n", "'a' = 1\n", "x + 1 = 2\n",
    "(a, 1) = x\n", "[a, f()] = x\n", "a, b += 1\n", "(a, b) += 1\n", "[a] += 1\n", "f() += 1\n", "1 += a\n",
    "x = y += 1\n", "x += y = 1\n", "a if b else c = 1\n", "lambda: 0 = 1\n", "{} = 1\n", "{a} = 1\n", "-x = 1\n",
    "not x = 1\n", "a < b = 1\n", "(yield) = 1\n", "def f(): (yield) = 1\n", "f'{a}' = 1\n", "... = 1\n",
    "True = 1\n", "*a = b\n", "*a, *b = c\n", "(*a) = b\n", "x = *a\n", "*a\n", "return *a\n", "(*a)\n", "[*a for a in b]\n",
    "{**a for a in b}\n", "print(*)\n", "f(**)\n", "a, b: int\n", "(a, b): int = 1\n", "[a]: int\n", "f(): int\n",
    "1: int\n", "x := 1\n", "(x.y := 1)\n", "(x[0] := 1)\n", "((a, b) := 1)\n", "f(a := 1 := 2)\n", "lambda: x := 1\n",
    "[x := 1 for x in y]\n", "[y for x in (z := w)]\n", "class A:\n    [x := 1 for _ in y]\n",
    "del f()\n", "del 1\n", "del (a, f())\n", "del a + b\n", "del *a\n", "del\n", "del (yield)\n", "del {a}\n",
    "for f() in x: pass\n", "for 1 in x: pass\n", "for x in: pass\n", "for *x in y: pass\n", "for x, 1 in y: pass\n",
    "with a as 1: pass\n", "with a as f(): pass\n", "with: pass\n", "with a as (b, 1): pass\n", "[x for 1 in y]\n",
    "[x for x in y if]\n", "[for x in y]\n", "[x, y for x in z]\n", "import\n", "import a.b as c.d\n", "import a as\n",
    "from x import\n", "from x import a,\n", "from x import ()\n", "from x import (a, b\n", "from import x\n",
    "from . import *, a\n", "import .a\n", "def f():\n    from x import *\n", "class A:\n    from x import *\n",
    "x = 1\nfrom __future__ import annotations\n", "from __future__ import braces\n", "from __future__ import nothing\n",
    "def f():\n    from __future__ import annotations\n", "from __future__ import *\n",
    "nonlocal x\n", "def f():\n    nonlocal x\n", "def f(x):\n    global x\n", "def f(x):\n    nonlocal x\n",
    "def f():\n    x = 1\n    global x\n", "def f():\n    print(x)\n    global x\n", "x = 1\nglobal x\n",
    "def f():\n    x = 0\n    def g():\n        global x\n        nonlocal x\n", "def f():\n    global x\n    x: int = 1\n",
    "def f():\n    x = 1\n    def g():\n        y = x\n        x = 2\n        nonlocal x\n", "class A:\n    nonlocal x\n",
    "try: pass\n", "try: pass\nelse: pass\n", "try: pass\nexcept: pass\nexcept A: pass\n",
    "try: pass\nexcept A, b: pass\n", "try: pass\nexcept A as b.c: pass\n", "try: pass\nexcept* A: pass\nexcept B: pass\n",
    "try: pass\nexcept*: pass\n", "for x in y:\n    try: pass\n    except* A: break\n",
    "def f():\n    try: pass\n    except* A: return\n", "try: pass\nfinally: pass\nexcept: pass\n",
    "print 'x'\n", "print x\n", "print x, y\n", "exec 'x'\n", "raise A, b\n", "raise A from\n", "assert\n", "assert a, b, c\n",
    "x = 0777\n", "x = 08\n", "x = 0_7\n", "x = 1_\n", "x = 1__0\n", "x = 0x\n", "x = 0xG\n", "x = 0b2\n", "x = 0o8\n",
    "x = 1e\n", "x = 1.5abc\n", "x = 12abc\n", "x = 1L\n", "x = 1.2.3\n", "x = 0b12\n", "x = 1_.5\n", "x = 1._5\n",
    "x = 'a\n", "x = \"a\n", "x = '''a\n", "x = 'a' b'b'\n", "x = b'a' 'b'\n", "x = b'é'\n", "x = '\\x1'\n", "x = '\\u12'\n",
    "x = '\\U00110000'\n", "x = '\\N{no such character}'\n", "x = '\\N'\n", "x = b'\\x'\n", "x = ub'a'\n", "x = bf'a'\n",
    "f'{}'\n", "f'{ }'\n", "f'{a'\n", "f'}'\n", "f'{a b}'\n", "f'{a!x}'\n", "f'{a!}'\n", "f'{!r}'\n", "f'{a:{b}'\n",
    "f'{*a}'\n", "f'{lambda x: 1}'\n", "f'{a[}'\n", "f'{a=!}'\n", "f'{a $ b}'\n", "f'{1 = 2}'\n", "f'{a:{}}'\n",
    "x = (1\n", "x = [1, 2\n", "x = {1: 2\n", "x = 1)\n", "x = (1]\n", "x = [1)\n", "f(a, b\ny = 1\n", "x = {1: 2, 3}\n",
    "x = {1, 2: 3}\n", "x = {**a, b}\n", "x = {a, **b}\n", "x = {1:}\n", "x = {:1}\n", "x = [,]\n", "x = (,)\n", "f(,)\n",
    "x = [1,,2]\n", "f(a,,b)\n", "x[]\n", "x[1:2:3:4]\n", "x = 1 +\n", "x = * 2\n", "x = 1 2\n", "x = a b\n", "x = a ? b : c\n",
    "x++\n", "x--\n", "x = !y\n", "x = a && b\n", "x = a || b\n", "x <> y\n", "x = a === b\n", "x = $y\n", "x = `y`\n",
    "if x = 1: pass\n", "while x = 1: pass\n", "if x: pass\nelse if y: pass\n", "if x pass\n", "if x\n    pass\n", "if: pass\n",
    "else: pass\n", "elif x: pass\n", "except: pass\n", "finally: pass\n", "case 1: pass\n", "x = 1 if y\n", "x = if y else z\n",
    "def f: pass\n", "def f()\n    pass\n", "def (x): pass\n", "def f(x) -> : pass\n", "class: pass\n", "class A(: pass\n",
    "class A\n    x = 1\n", "lambda x y: 0\n", "lambda\n", "@\ndef f(): pass\n", "@a\nx = 1\n", "@a\n", "def f():\n",
    "def f():\npass\n", "if x:\ny = 1\n", " x = 1\n", "x = 1\n  y = 2\n", "if x:\n    y = 1\n  z = 2\n",
    "if x:\n    y = 1\n      z = 2\n", "def f():\n    x = 1\n   y = 2\n", "if x:\n        a\n\tb\n", "x = \\ 1\n", "x = 1 \\\n",
    "async x = 1\n", "async = 1\n", "await = 1\n", "async lambda: 0\n", "class = 1\n", "def = 1\n", "x.class = 1\n", "x.1\n",
    "x..y\n", "x.\n", "f(import=1)\n", "lambda class: 0\n", "global\n", "global x.y\n", "global x, \n", "global 1\n",
    "__debug__ = 1\n", "def f(__debug__): pass\n", "import x as __debug__\n", "f(__debug__=1)\n", "x.__debug__ = 1\n",
    "del __debug__\n", "def __debug__(): pass\n", "for __debug__ in x: pass\n", "(__debug__ := 1)\n",
    "match x:\n    case a: pass\n    case b: pass\n", "match x:\n    case _: pass\n    case 1: pass\n",
    "match x:\n    case a | 1: pass\n", "match x:\n    case 1 | a: pass\n    case 2: pass\n",
    "match x:\n    case [a, a]: pass\n", "match x:\n    case [*a, *b]: pass\n", "match x:\n    case {1: a, 1: b}: pass\n",
    "match x:\n    case {**a, 1: b}: pass\n", "match x:\n    case {**_}: pass\n", "match x:\n    case {a: b}: pass\n",
    "match x:\n    case A(b=1, b=2): pass\n", "match x:\n    case A(b=1, 2): pass\n", "match x:\n    case 1 + 2: pass\n",
    "match x:\n    case 1j + 2: pass\n", "match x:\n    case -a: pass\n", "match x:\n    case f'a': pass\n",
    "match x:\n    case a as _: pass\n", "match x:\n    case a as b.c: pass\n", "match x:\n    case *a: pass\n",
    "match x:\n    case (*a): pass\n", "match x:\n    case 1 as 2: pass\n", "match x:\n    case: pass\n", "match x:\n    pass\n",
    "match x:\n    case [a] | [b]: pass\n", "match x:\n    case 1: pass\n    y = 1\n", "match x:\ncase 1: pass\n",
]
