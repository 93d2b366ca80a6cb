"""Makes small programs from a seed: expressions over numbers, texts and containers, and statements around them.

Every expression is printed or, if it raises, the class of its exception is. The values are chosen so that no result
depends on addresses, on hashes of texts, or on the time.
"""

import random

INTS = ["0", "1", "-1", "2", "3", "7", "10", "-8", "255", "2**31", "2**63", "-2**63", "10**20", "True", "False"]
FLOATS = ["0.0", "1.5", "-2.25", "0.1", "1e10", "3.0", "1e-3", "-0.5", "float('inf')"]
TEXTS = ["''", "'a'", "'abc'", "'Hello World'", "'  pad '", "'a,b,c'", "'aXbX'", "'12'", "('x' * 3)", "'é日'", "'line\\nline'"]
LISTS = ["[]", "[1]", "[1, 2, 3]", "[3, 1, 2]", "['b', 'a']", "[1.5, 2]", "[[1], [2]]", "list(range(5))", "[None, True]"]
TUPLES = ["()", "(1,)", "(1, 2)", "('a', 1)", "(3, 2, 1)", "(1, (2, 3))"]
DICTS = ["{}", "{'a': 1}", "{'a': 1, 'b': 2}", "{1: 'x', 2: 'y'}", "{(1, 2): 3}", "dict(z=1, y=[2])"]
SETS = ["set()", "{1}", "{1, 2, 3}", "{3, 5, 7}", "frozenset([1, 2])", "set(range(4))"]
RANGES = ["range(5)", "range(2, 10, 3)", "range(5, 0, -1)", "range(0)"]
SMALL = ["0", "1", "2", "-1", "-2", "3", "None"]
SPECS = ["d", "5", "<6", "^7", ">8", "05", "+", ".2f", "e", "g", "x", "#b", ",", "%", "s", "_", ".3", "010.2f", "*^9"]
BINARY = ["+", "-", "*", "/", "//", "%", "**", "&", "|", "^", "<<", ">>", "<", "<=", ">", ">=", "==", "!=", "and", "or", "in"]
TEXT_METHODS = [
    "upper()", "lower()", "title()", "strip()", "split()", "split(',')", "find('b')", "replace('a', 'zz')", "count('a')",
    "startswith('a')", "endswith('c')", "isalpha()", "isdigit()", "join(['p', 'q'])", "center(9, '*')", "zfill(6)",
    "partition('b')", "rsplit('X', 1)", "splitlines()", "capitalize()", "encode()", "swapcase()", "rfind('l')", "ljust(5)",
    "rpartition(',')", "expandtabs()", "removeprefix('a')", "format(1)", "index('a')", "casefold()",
]
LIST_METHODS = ["copy()", "count(1)", "index(2)", "pop()", "pop(0)", "append(9)", "extend([4])", "insert(1, 'i')", "reverse()", "sort()", "remove(1)", "clear()"]
DICT_METHODS = ["get('a')", "get('q', 5)", "pop('a', 0)", "keys()", "values()", "items()", "copy()", "setdefault('n', [])", "update(k=1)", "popitem()", "pop('zz')"]
SET_METHODS = ["union([9])", "intersection({1, 2})", "difference([1])", "symmetric_difference({1, 9})", "issubset(range(9))", "issuperset([])", "isdisjoint({5})", "copy()"]
FUNCTIONS = ["len", "sum", "max", "min", "sorted", "list", "tuple", "str", "repr", "bool", "abs", "any", "all", "int", "float", "type(_).__name__", "round", "enumerate_", "reversed_", "hash_", "iter_", "bin", "hex", "chr", "ord", "divmod_", "callable", "isinstance_"]


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.names = {}

    def pick(self, options):
        return self.random.choice(options)

    def atom(self):
        if self.names and self.random.random() < 0.35:
            return self.pick(sorted(self.names))
        kinds = [INTS] * 4 + [FLOATS] * 2 + [TEXTS] * 3 + [LISTS] * 2 + [TUPLES, DICTS, SETS, RANGES]
        return self.pick(self.pick(kinds))

    def number(self):
        return self.pick(INTS + FLOATS)

    def expression(self, depth=0):
        if depth > 2:
            return self.atom()
        choice = self.random.randrange(16)
        inner = lambda: self.expression(depth + 1)
        if choice <= 2:
            return self.atom()
        if choice <= 5:
            return f"({inner()} {self.pick(BINARY)} {self.limited(depth)})"
        if choice == 6:
            return f"{self.pick(TEXTS)}.{self.pick(TEXT_METHODS)}"
        if choice == 7:
            return f"effect({self.pick(LISTS)}, lambda v: v.{self.pick(LIST_METHODS)})"
        if choice == 8:
            return f"effect({self.pick(DICTS)}, lambda v: v.{self.pick(DICT_METHODS)})"
        if choice == 9:
            return f"({self.pick(SETS)}).{self.pick(SET_METHODS)}"
        if choice == 10:
            return self.call(inner())
        if choice == 11:
            return f"({inner()})[{self.index()}]"
        if choice == 12:
            return f"format({self.pick(INTS + FLOATS + TEXTS)}, {self.pick(SPECS)!r})"
        if choice == 13:
            return f"[{inner()} for i in {self.pick(RANGES)} if i % {self.random.randint(1, 3)} == 0]"
        if choice == 14:
            return f"({inner()} if {inner()} else {inner()})"
        return f"({self.pick(['-', '+', '~', 'not '])}{inner()})"

    def limited(self, depth):
        # Keeps powers and shifts small.
        return self.pick(SMALL[:-1] + ["5", "1.5"]) if self.random.random() < 0.5 else self.expression(depth + 2)

    def index(self):
        if self.random.random() < 0.5:
            return self.pick(SMALL[:-1] + ["'a'", "1.0"])
        return ":".join(self.pick(SMALL + [""]) for _ in range(self.random.randint(2, 3)))

    def call(self, argument):
        name = self.pick(FUNCTIONS)
        special = {
            "type(_).__name__": f"type({argument}).__name__",
            "enumerate_": f"list(enumerate({argument}))",
            "reversed_": f"list(reversed({argument}))",
            "hash_": f"hash({self.number()})",
            "iter_": f"next(iter({argument}), 'end')",
            "divmod_": f"divmod({self.number()}, {self.number()})",
            "isinstance_": f"isinstance({argument}, (int, str, list))",
        }
        return special.get(name, f"{name}({argument})")

    def statement(self, indent):
        pad = "    " * indent
        choice = self.random.randrange(9)
        if choice <= 3:
            return [f"{pad}show(lambda: {self.expression()})"]
        name = self.pick(["a", "b", "c", "d"])
        if choice == 4:
            lines = [f"{pad}try: {name} = {self.expression()}", f"{pad}except Exception as e: {name} = type(e).__name__"]
            self.names[name] = True
            return lines
        if choice == 5 and indent < 2:
            return [f"{pad}for i in {self.pick(RANGES)}:"] + self.statement(indent + 1) + [f"{pad}    if i > 2: break"]
        if choice == 6 and indent < 2:
            return [f"{pad}try:"] + [f"{pad}    print('yes' if {self.expression()} else 'no')", f"{pad}except Exception as e: print(type(e).__name__)"]
        if choice == 7:
            return [f"{pad}try: print(f'{{{self.pick(INTS + FLOATS[:-1])}!r:>12}}', '{{}}-{{}}'.format({self.atom()}, {self.number()}))".replace("{{}}", "{}"), f"{pad}except Exception as e: print(type(e).__name__)"]
        return [f"{pad}show(lambda: {self.expression()} == {self.expression()})"]

    def program(self):
        lines = [
            "def show(fn):",
            "    try: print(repr(fn()))",
            "    except Exception as e: print(type(e).__name__)",
            "def effect(v, fn):",
            "    r = fn(v)",
            "    return r, v",
            "i = 0",
        ]
        for _ in range(8):
            lines += self.statement(0)
        return "\n".join(lines) + "\n"


def programs(count, seed=1):
    for n in range(count):
        yield f"generated-{seed}-{n}", Maker(seed * 1_000_003 + n).program()
