"""What the evaluator says where it cannot know: programs with the output that it shall give.

usage: unknown.py PYEVAL

`random.random()` is something that only a run would know. Lines `# => text` are the expected output, in order.
"""

import os
import re
import subprocess
import sys
import tempfile

PROGRAMS = r'''
# --- a branch that is not decided makes what it assigns unknown, and nothing else
import random
u = random.random()
a, b, c = 1, 2, [3]
if u > 0.5:
    a = 10
    c.append(4)
else:
    d = 5
print(a, b, len(c), d)
# => <unknown> 2 <unknown> <unknown>
# --- operators, attributes, calls, items and formats of something unknown are unknown
import random
u = random.random()
print(u + 1, -u, u.x, u[0], f"{u:.2f}", [u][0], u == u, not u, u(1), str(u), len([u]), u and 1)
# => <unknown> <unknown> <unknown> <unknown> <unknown> <unknown> <unknown> <unknown> <unknown> <unknown> 1 <unknown>
# --- a return that may have happened makes the result unknown
import random
def f(x):
    if random.random() > x: return 1
    return 2
def g(x):
    if random.random() > x: raise ValueError
    return 2
print(f(0), g(0))
# => <unknown> 2
# --- loops over and while something unknown
import random
n, m = 0, 0
for i in random.random():
    n += 1
while random.random() > 0.5:
    m += 1
k = 7
print(n, m, k)
# => <unknown> <unknown> 7
# --- a break that may have happened ends what is known of the loop
import random
s = t = 0
for i in range(10):
    if random.random() > 0.5: break
    s += i
print(s, t, i)
# => <unknown> 0 <unknown>
# --- comparisons with unknown elements
import random
u = random.random()
print([1, u] == [2, 3], [1, u] == [1, 2], 5 in [5, u], 6 in [5, u], 6 in {5: u}, (u, 1)[1], sorted([3, u]), max(1, u))
# => False <unknown> True <unknown> False 1 <unknown> <unknown>
# --- keys that are not known
import random
d = {"a": 1}
d[random.random()] = 2
print(d.get("a"), len(d), {"b": 1}.get(random.random()), isinstance(random.random(), int))
# => <unknown> <unknown> <unknown> <unknown>
# --- attributes of instances and globals
import random
class C:
    x = 1
c = C()
def change():
    global g
    if random.random(): c.x = 2; g = 3
g = 0
change()
print(c.x, C.x, g)
# => <unknown> 1 <unknown>
# --- unpacking, comprehensions and generators
import random
a, (b, *c) = random.random(), random.random()
l = [i for i in range(3) if random.random()]
def gen():
    yield 1
    if random.random(): yield 2
    yield 3
print(a, b, c, len(l), list(gen())[:0], next(gen()))
# => <unknown> <unknown> <unknown> <unknown> <unknown> 1
# --- match and conditional expressions
import random
match random.random():
    case 1: r = "one"
    case _: r = "other"
print(r, 1 if random.random() else 1, any([random.random()]), all([0, random.random()]), any([1, random.random()]))
# => <unknown> <unknown> <unknown> False True
# --- a module that nobody models
import no_such_library
from no_such_library.sub import thing
class D(no_such_library.Base):
    y = 5
    def own(self): return 1
print(no_such_library.f(1).g, thing, D.y, D().own(), D.inherited)
# => <unknown> <unknown> 5 1 <unknown>
# --- a guarded import takes the except branch where the environment is known
try:
    import no_such_library
    have = True
except ImportError:
    have = False
print(have)
# => False
# --- the budget ends a loop and the module goes on
x = 0
while True:
    x += 1
print(x, 1 + 1)
# => <unknown> 2
# --- results too large to be computed
print([0] * 10**12, 2**10**9, "a" * 10**12, 1 << 10**12, 3)
# => <unknown> <unknown> <unknown> <unknown> 3
# --- the world
import os, sys, time, uuid
print(os.environ.get("HOME"), os.getenv("X", "d"), time.time(), uuid.uuid4(), os.path.exists("/"), open("f").read(), sys.platform)
with open("f") as f:
    z = 1
print(z, f)
# => None d <unknown> <unknown> <unknown> <unknown> linux
# => 1 <unknown>
# --- an exception of a class that is not known
import no_such_library
r = 0
try:
    raise ValueError
except no_such_library.Error:
    r = 1
print(r)
# => <unknown>
# --- asserts and raises behind unknown conditions do not stop the program
import random
assert random.random() > 0.5
if random.random(): raise ValueError("x")
print("on")
# => on
# --- order of a set of texts
s = {"a", "b"}
print(list(s), sorted(s), len(s), "a" in s, list({"a"}))
# => <unknown> ['a', 'b'] 2 True ['a']
'''


def main():
    pyeval = sys.argv[1]
    bad = count = 0
    for part in re.split(r"^# --- ", PROGRAMS, flags=re.M)[1:]:
        count += 1
        name = part.split("\n", 1)[0]
        expected = re.findall(r"^# => (.*)$", part, flags=re.M)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "program.py")
            with open(path, "w") as file:
                file.write("# " + part)
            done = subprocess.run([pyeval, "--steps", "2000000", path], capture_output=True, text=True, timeout=60)
        actual = done.stdout.splitlines()
        if actual != expected:
            bad += 1
            print(f"{name}\n  expected {expected}\n  actual   {actual} {done.stderr}")
    print(f"{count - bad} of {count} programs say what is known")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
