# --- literals and captures
def f(x):
    match x:
        case 0: return "zero"
        case 1 | 2: return "small"
        case "a": return "str a"
        case None: return "none"
        case True: return "true"
        case -1: return "neg"
        case 2.5: return "float"
        case int(n) if n > 100: return f"big {n}"
        case int(): return "int"
        case str() as s: return "str " + s
        case _: return "other"
for v in (0, 1, 2, "a", None, True, -1, 2.5, 500, 7, "zz", [], 3.5): print(f(v))
# --- sequences
def f(x):
    match x:
        case []: return "empty"
        case [a]: return f"one {a}"
        case [a, b]: return f"two {a} {b}"
        case [1, *rest]: return f"one.. {rest}"
        case [*init, 9]: return f"..nine {init}"
        case (a, *_, b): return f"ends {a} {b}"
for v in ([], [5], (1, 2), [1, 2, 3], [4, 5, 9], [2, 3, 4], "abc", range(3)): print(f(v))
# --- mappings
def f(x):
    match x:
        case {"type": "a", "v": v}: return v
        case {"k": [x, y], **rest}: return (x, y, rest)
        case {}: return "dict"
for v in ({"type": "a", "v": 1, "z": 2}, {"k": [1, 2], "m": 3}, {"q": 1}, 5): print(f(v))
# --- classes
from dataclasses import dataclass
@dataclass
class P:
    x: int
    y: int
class Q:
    __match_args__ = ("a",)
    def __init__(self, a, b): self.a, self.b = a, b
def f(v):
    match v:
        case P(0, 0): return "origin"
        case P(x=0, y=yy): return f"y axis {yy}"
        case P(x, y): return f"{x},{y}"
        case Q(1, b=b): return f"Q1 {b}"
        case Q(a): return f"Q {a}"
        case list([first, *_]): return first
        case dict(d): return "d"
for v in (P(0, 0), P(0, 3), P(1, 2), Q(1, 5), Q(2, 5), [7, 8], {}, 3): print(f(v))
# --- values and nesting
import math
class C: RED = 1; BLUE = "b"
def f(v):
    match v:
        case C.RED: return "red"
        case C.BLUE: return "blue"
        case {"a": [1, {"b": x}]}: return x
        case [P(), *_]: return "p"
        case [[a, b], c] | [a, [b, c]]: return a, b, c
class P: pass
for v in (1, "b", {"a": [1, {"b": 5}]}, [P(), 2], [[1, 2], 3], [1, [2, 3]], 9): print(f(v))
# --- guards fall through
def f(x):
    match x:
        case [a, b] if a == b: return "eq"
        case [a, b] if a > b: return "gt"
        case [a, b]: return "lt"
print(f([1, 1]), f([2, 1]), f([1, 2]))
match 5:
    case x if x > 10: print("no")
    case y: print("y", y)
