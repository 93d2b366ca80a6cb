# --- list methods
a = [3, 1, 2]
a.append(4); a.extend([5, 6]); a.insert(0, 0); a.insert(-1, 9); print(a)
print(a.pop(), a.pop(0), a.index(1), a.count(3), a); a.remove(9); a.reverse(); print(a, a.copy() == a, a is a.copy())
a.sort(); print(a); a.sort(key=lambda v: -v); print(a); a.sort(key=lambda v: v % 3, reverse=True); print(a)
a.clear(); print(a, [1, 2] * 2, [1] + [2], [[]] * 2, [1, 2, 3][1:], [1, 2, 3][::-1], [1, 2, 3][-2:], [1, 2, 3][:-1], [1, 2, 3, 4, 5][::2], [1, 2, 3][5:], [1, 2, 3][10:0:-1])
b = [1, 2, 3, 4, 5]; b[1:3] = ["x", "y", "z"]; print(b); b[::2] = [0, 0, 0]; print(b); del b[1:3]; print(b); b[1:1] = [7, 8]; print(b); del b[::2]; print(b); b[5:] = [1]; print(b)
try: b[::2] = [1]
except ValueError as e: print(e)
print([1, [2, [3]]] == [1, [2, [3]]], [1, 2] != [1, 2, 3], 2 in [1, 2], [1, 2, 3].index(3, 1), list("abc"), list({"a": 1, "b": 2}), sorted([(2, "b"), (1, "z"), (2, "a")]))
x = [1]; x.append(x); print(x, repr((1, x)))
# --- tuples
t = (1, 2, 3, 2)
print(t.count(2), t.index(3), t[1:], t + (4,), t * 2, (1,), (), len(t), t < (1, 3), tuple([1, 2]), tuple("ab"), (1, 2) == [1, 2], hash((1, "a")) == hash((1, "a")), a if (a := t[0]) else 0)
try: t[0] = 1
except TypeError as e: print(e)
# --- dict methods
d = {"a": 1, "b": 2}
d["c"] = 3; print(d, len(d), "a" in d, d.get("z"), d.get("z", 0), d.pop("a"), d.pop("q", None), d.setdefault("b", 9), d.setdefault("n", []), d)
d.update({"x": 1}, y=2); d.update([("z", 3)]); print(d, list(d), list(d.keys()), list(d.values()), list(d.items()), d.popitem(), d.copy() == d)
print({"a": 1} | {"b": 2, "a": 3}, dict(a=1, **{"b": 2}), dict([("k", "v")]), dict.fromkeys("ab", 0), {**d, "x": 99}["x"], {1: "a", 1.0: "b", True: "c"}, {(1, 2): 3}[1, 2], list(reversed({"a": 1, "b": 2})), {"a": 1, "b": 2} == {"b": 2, "a": 1})
e = {"a": 1}; e |= {"b": 2}; print(e); del e["a"]; e["a"] = 5; print(e, list(e.items())); e.clear(); print(e, bool(e))
k = {"a": 1, "b": 2}.keys(); print("a" in k, k & {"a"}, k | {"z"} == {"a", "b", "z"}, k - {"a"}, len(k), k == {"a", "b"}, {"a": 1}.items() == {("a", 1)}, type(k).__name__, repr({"a": 1}.keys()), {"a": 1}.values())
d = {i: i * i for i in range(5)}; print(d, {v: k for k, v in d.items()}, sum(d), max(d, key=d.get), sorted(d.items(), key=lambda p: -p[1])[:2])
try:
    for q in d: d[q + 10] = 1
except RuntimeError as x: print(x)
# --- nested dict mutation
m = {}
for w in "the cat the dog the".split(): m[w] = m.get(w, 0) + 1
print(m, sorted(m, key=lambda w: (-m[w], w)))
g = {}
for w in ["apple", "bob", "cat", "alice"]: g.setdefault(w[0], []).append(w)
print(g)
# --- sets
s = {3, 1, 2}
s.add(5); s.discard(99); s.remove(1); print(s, len(s), 2 in s, s | {9}, s & {2, 3}, s - {2}, s ^ {2, 100}, s.union([7], (8,)), s.intersection([2]), s.difference([2]), s.issubset({2, 3, 5, 6}), s.issuperset([2]), s.isdisjoint({0}))
s |= {6}; s &= {2, 5, 6}; s -= {2}; s ^= {5, 7}; print(s, sorted(s), set(), {1} == {1.0}, frozenset([1, 2]), frozenset({1}) | {2}, {1} < {1, 2}, {frozenset({1}): "f"}[frozenset({1})], set("aab") == {"a", "b"}, sorted(set("hello")))
s.update([10, 11]); s.clear(); print(s)
try: set().remove(1)
except KeyError as e: print(repr(e))
print(sorted({x % 3 for x in range(10)}), len({1, 1.0, True}), {1, 2, 3}.pop() in (1, 2, 3))
# --- set order of small integers
print({5, 3, 9, 1}, set(range(20)), {-1, -2, 0}, {1.5, 2, 0.25}, {(1, 2), (0, 1)}, {1000, 2000, 3000}, set([33, 1, 65, 129, 257]))
# --- slices objects
print(slice(1, 2, 3), slice(5).indices(3), slice(None, None, -1).indices(4), [1, 2, 3][slice(1, None)], slice(1, 2) == slice(1, 2), slice(-2, None).start)
class S:
    def __getitem__(self, k): return k
print(S()[1:2], S()[1, 2:3], S()[::2], S()[...], S()[None], S()[()], S()[1,])
# --- sorting stability
rows = [("b", 2), ("a", 2), ("c", 1), ("a", 1)]
print(sorted(rows, key=lambda r: r[1]), sorted(rows, key=lambda r: r[1], reverse=True), sorted(rows), sorted("bca", reverse=True), sorted([3, 1, 2], key=str), sorted({"b": 1, "a": 2}), sorted([[2], [1, 5], [1]]))
# --- collections
from collections import *
P = namedtuple("P", "x y", defaults=[5])
p = P(1, 2); print(p, p.x, p[1], p._asdict(), p._replace(y=9), P(3), P._fields, P._make([7, 8]), p == (1, 2), *p, len(p), isinstance(p, tuple), P._field_defaults, hash(p) == hash((1, 2)), p + (3,), p < P(1, 3), {p: 1}[(1, 2)])
try: P()
except TypeError as e: print("TypeError")
try: p.x = 5
except AttributeError as e: print("AttributeError")
class Q(namedtuple("Q", ["a", "b"])):
    def total(self): return self.a + self.b
print(Q(1, 2).total(), Q(1, b=3), repr(Q(1, 2)))
dd = defaultdict(list); dd["a"].append(1); dd["b"]; print(dd, dict(dd), dd.get("zz"), "zz" in dd, len(dd))
di = defaultdict(int); di["x"] += 5; print(di["x"], di["y"], sorted(di.items()))
c = Counter("mississippi"); print(c, c["s"], c["zz"], c.most_common(2), sum(c.values()), Counter(a=2) + Counter(a=1, b=1), Counter(a=2) - Counter(a=1), sorted(c.elements())[:3])
od = OrderedDict(a=1, b=2); od.move_to_end("a"); print(dict(od), list(od), od.popitem(last=False), od == OrderedDict(a=1))
q = deque([1, 2, 3], maxlen=4); q.append(4); q.appendleft(0); print(q, q.pop(), q.popleft(), len(q), q[0], list(q)); q.rotate(1); print(q, 2 in q); q.extend([8, 9]); print(q, q.maxlen)
cm = ChainMap({"a": 1}, {"a": 2, "b": 3}); print(cm["a"], cm["b"], len(cm), sorted(cm), cm.get("z", 0))
# --- copy
import copy
a = [1, [2, 3], {"k": [4]}]; b = copy.copy(a); c = copy.deepcopy(a)
a[1].append(9); a[2]["k"].append(5); print(b, c, b[1] is a[1], c[1] is a[1])
class O:
    def __init__(self): self.l = [1]
o = O(); p = copy.copy(o); q = copy.deepcopy(o); o.l.append(2); print(p.l, q.l)
r = [1]; r.append(r); s = copy.deepcopy(r); print(s[1] is s)
# --- unpack and iterate
for i, (a, b) in enumerate([(1, 2), (3, 4)]): print(i, a, b)
for k, v in {"a": 1}.items(): print(k, v)
first, *_, last = "hello"; print(first, last)
a = b = []; a.append(1); print(b, a is b)
i = 0; l = [0, 0]; i, l[i] = 1, 5; print(i, l)
x, y = 1, 2; x, y = y, x; print(x, y)
[a, b], (c,) = [1, 2], [3]; print(a, b, c)
m = [[1, 2], [3, 4]]; print([list(r) for r in zip(*m)], [v for r in m for v in r], sum(m, []))
# --- aliasing in loops
l = [1, 2, 3]
for v in l:
    if v < 3: l.append(v + 10)
    if len(l) > 6: break
print(l)
grid = [[0] * 3 for _ in range(2)]; grid[0][1] = 5; print(grid); bad = [[0] * 2] * 2; bad[0][0] = 1; print(bad)
class Emptying:
    def __init__(self, emptied): self.emptied = emptied
    def __eq__(self, other): self.emptied.clear(); return True
emptied = [1, 2, 3]; print(emptied.remove(Emptying(emptied)), emptied)
emptied = [1, 2, 3]; print(emptied.count(Emptying(emptied)), emptied)
