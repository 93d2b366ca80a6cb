"""Looks for modules that pallasd-opt and jaxlib canonicalise differently.

    dialect_fuzz.py SEED COUNT [--show N]

Makes random modules of the ops that JAX's lowering emits, asks both, and prints the first N that differ. Exits with 1 when
one of the two refuses what the other accepts, or when the canonicalised texts differ in more than the order of constants
at the head of a block (which MLIR 22 and jaxlib's MLIR hoist in another order when a loop folds away).
"""

import argparse
import difflib
import json
import pathlib
import random
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TOOL = HERE.parents[1] / "build/bin/pallasd-opt"
SHAPES = ["", "8x128", "1x128", "8x1", "1x1", "128", "8x8"]
FLOATS, INTEGERS = ["f32", "bf16"], ["i32", "i8", "i1", "i16"]
FAST = "<{fastmath = #arith.fastmath<none>}>"
OVERFLOW = "<{overflowFlags = #arith.overflow<none>}>"
FLOAT_OPS = ["addf", "mulf", "subf", "divf", "maximumf", "minimumf", "remf"]
INTEGER_OPS = "addi muli subi andi ori xori divsi remsi divui remui maxsi minsi maxui minui shli shrsi shrui".split()
FUNCTIONS = "exp log tanh sqrt rsqrt absf exp2 floor ceil roundeven sin round".split()


def typed(shape, element):
    return f"vector<{shape}x{element}>" if shape else element


def split(type_):
    shape, _, element = type_.removeprefix("vector<").removesuffix(">").rpartition("x")
    return (shape, element) if type_.startswith("vector<") else ("", type_)


def dims(shape):
    return [int(size) for size in shape.split("x")] if shape else []


def count(shape):
    product = 1
    for size in dims(shape):
        product *= size
    return product


class Generator:
    """A function body under construction: its lines, and the values in scope with their types."""

    def __init__(self, rng):
        self.rng, self.lines, self.values, self.made, self.depth = rng, [], [], 0, 0

    def fresh(self):
        self.made += 1
        return f"%v{self.made}"

    def emit(self, op, operands, result, properties=""):
        name, types = self.fresh(), ", ".join(type_ for _, type_ in operands)
        arguments = ", ".join(value for value, _ in operands)
        self.lines.append(f'{name} = "{op}"({arguments}) {properties} : ({types}) -> {result}')
        self.values.append((name, result))
        return self.values[-1]

    def constant(self, type_):
        shape, element = split(type_)
        if element in FLOATS:
            value = self.rng.choice(["0.0", "1.0", "-0.0", "2.0", "0.5", "-1.0", "4.0"])
        elif element == "i1":
            value = self.rng.choice(["true", "false"])
        else:
            value = str(self.rng.choice([0, 1, -1, 2, 8, 4, 3, 16, 127]))
        if shape:
            value = f"dense<{value}> : {type_}"
        elif element != "i1":
            value = f"{value} : {type_}"
        return self.emit("arith.constant", [], type_, f"<{{value = {value}}}>")

    def pick(self, type_):
        known = [value for value in self.values if value[1] == type_]
        return self.rng.choice(known[-6:]) if known and self.rng.random() < 0.85 else self.constant(type_)

    def step(self):
        value = self.rng.choice(self.values[-8:])
        shape, element = split(value[1])
        if element == "index":
            return self.index(value)
        kinds = [(self.binary, 35), (self.convert, 20), (self.select, 13), (self.unary, 8), (self.reshape, 16)]
        if self.depth == 0:
            kinds += [(self.branch, 5), (self.loop, 3)]
        kind = self.rng.choices([k for k, _ in kinds], [w for _, w in kinds])[0]
        return kind(value, shape, element)

    def index(self, value):
        op = self.rng.choice(["addi", "muli", "subi", "index_cast"])
        if op == "index_cast":
            return self.emit("arith.index_cast", [value], "i32")
        return self.emit(f"arith.{op}", [value, self.pick("index")], "index", OVERFLOW)

    def binary(self, value, shape, element):
        operands = [value, self.pick(value[1])]
        self.rng.shuffle(operands)
        if self.rng.random() < 0.12:
            if element in FLOATS:
                predicate = self.rng.choice([1, 2, 3, 4, 5, 6, 13])
                properties = f"<{{fastmath = #arith.fastmath<none>, predicate = {predicate} : i64}}>"
                return self.emit("arith.cmpf", operands, typed(shape, "i1"), properties)
            return self.emit(
                "arith.cmpi", operands, typed(shape, "i1"), f"<{{predicate = {self.rng.randrange(10)} : i64}}>"
            )
        op = self.rng.choice(FLOAT_OPS if element in FLOATS else INTEGER_OPS)
        properties = FAST if element in FLOATS else OVERFLOW if op in ("addi", "muli", "subi", "shli") else ""
        return self.emit(f"arith.{op}", operands, value[1], properties)

    def convert(self, value, shape, element):
        if element == "bf16":
            choices = [("extf", "f32"), ("fptosi", "i32")]
        elif element == "f32":
            choices = [("truncf", "bf16"), ("fptosi", "i32"), ("fptoui", "i8"), ("fptosi", "i8"), ("bitcast", "i32")]
        else:
            width = int(element[1:])
            choices = [("sitofp", "f32"), ("uitofp", "f32"), ("sitofp", "bf16")]
            choices += [("trunci", f"i{w}") for w in (1, 8, 16) if w < width]
            choices += [(op, f"i{w}") for w in (8, 16, 32) if w > width for op in ("extsi", "extui")]
            choices += [("bitcast", "f32")] if width == 32 else []
            choices += [("index_cast", "index")] if width == 32 and not shape else []
        op, to = self.rng.choice(choices)
        return self.emit(f"arith.{op}", [value], typed(shape, to), OVERFLOW if op == "trunci" else "")

    def select(self, value, shape, element):
        condition = self.pick(self.rng.choice([typed(shape, "i1"), "i1"]))
        return self.emit("arith.select", [condition, value, self.pick(value[1])], value[1])

    def unary(self, value, shape, element):
        if element in FLOATS:
            op = self.rng.choice(["arith.negf"] + [f"math.{name}" for name in FUNCTIONS])
            return self.emit(op, [value], value[1], FAST)
        if element != "i1":
            return self.emit(f"math.{self.rng.choice(['absi', 'ctpop', 'ctlz'])}", [value], value[1])

    def reshape(self, value, shape, element):
        sizes = dims(shape)
        kind = self.rng.choice(["broadcast", "shape_cast", "transpose", "extract", "slice", "reduce"])
        if kind == "broadcast" or not shape:
            fits = [s for s in SHAPES[1:] if len(dims(s)) >= len(sizes)]
            fits = [s for s in fits if all(a in (1, b) for a, b in zip(sizes[::-1], dims(s)[::-1]))]
            if fits:
                return self.emit("vector.broadcast", [value], typed(self.rng.choice(fits), element))
        elif kind == "shape_cast":
            fits = [s for s in SHAPES[1:] + ["1", "1024", "64", "8x1x128", "1x8x128"] if count(s) == count(shape)]
            if fits:
                return self.emit("vector.shape_cast", [value], typed(self.rng.choice(fits), element))
        elif kind == "transpose" and len(sizes) == 2:
            result = typed(f"{sizes[1]}x{sizes[0]}", element)
            return self.emit("tpu.transpose", [value], result, "<{permutation = array<i64: 1, 0>}>")
        elif kind == "extract" and set(sizes) == {1}:
            position = ", ".join("0" for _ in sizes)
            return self.emit("vector.extract", [value], element, f"<{{static_position = array<i64: {position}>}}>")
        elif kind == "slice" and sizes == [8, 128]:
            properties = "<{offsets = [0, 0], sizes = [1, 128], strides = [1, 1]}>"
            return self.emit("vector.extract_strided_slice", [value], typed("1x128", element), properties)
        elif kind == "reduce" and len(sizes) == 2 and element in FLOATS:
            result = typed(str(sizes[0]), element)
            how = self.rng.choice(["add", "maximumf"])
            properties = f"<{{kind = #vector.kind<{how}>, reduction_dims = array<i64: 1>}}>"
            return self.emit("vector.multi_reduction", [value, self.constant(result)], result, properties)

    def block(self, arguments, result):
        """The lines of a nested block that yields one value."""
        outer, scope = self.lines, list(self.values)
        self.lines, self.depth = [], 1
        self.values += arguments
        for _ in range(self.rng.randint(0, 4)):
            self.step()
        name, type_ = self.pick(result)
        lines = self.lines + [f'"scf.yield"({name}) : ({type_}) -> ()']
        self.lines, self.values, self.depth = outer, scope, 0
        return lines

    def branch(self, value, shape, element):
        type_ = self.rng.choice(["f32", "i32", value[1]])
        condition, _ = self.pick("i1")
        then, otherwise = self.block([], type_), self.block([], type_)
        name = self.fresh()
        self.lines += [f'{name} = "scf.if"({condition}) ({{', *then, "}, {", *otherwise, f"}}) : (i1) -> {type_}"]
        self.values.append((name, type_))

    def loop(self, value, shape, element):
        type_ = value[1]
        bounds = [self.constant("i32")[0], self.constant("i32")[0]]
        step = self.emit("arith.constant", [], "i32", "<{value = 1 : i32}>")[0]
        start, _ = self.pick(type_)
        counter, carried = (self.fresh(), "i32"), (self.fresh(), type_)
        body = self.block([counter, carried], type_)
        name = self.fresh()
        self.lines += [
            f'{name} = "scf.for"({", ".join(bounds)}, {step}, {start}) ({{',
            f"^bb0({counter[0]}: i32, {carried[0]}: {type_}):",
            *body,
            f"}}) : (i32, i32, i32, {type_}) -> {type_}",
        ]
        self.values.append((name, type_))


def make_module(rng):
    body = Generator(rng)
    types = [typed(rng.choice(SHAPES), rng.choice(FLOATS + INTEGERS)) for _ in range(4)] + ["i32", "i1", "index", "f32"]
    body.values = [(f"%a{i}", type_) for i, type_ in enumerate(types)]
    for _ in range(rng.randint(2, 9)):
        body.step()
    used = rng.sample(body.values[-6:], 2)
    body.lines.append(
        f'"tpu.log"({", ".join(v for v, _ in used)}) <{{tag = "u"}}> : ({", ".join(t for _, t in used)}) -> ()'
    )
    arguments = ", ".join(f"%a{i}: {type_}" for i, type_ in enumerate(types))
    head = f'"func.func"() <{{function_type = ({", ".join(types)}) -> (), sym_name = "main"}}> ({{\n^bb0({arguments}):'
    tail = '"func.return"() : () -> ()\n}) : () -> ()'
    return '"builtin.module"() ({\n' + "\n".join([head, *body.lines, tail]) + "\n}) : () -> ()\n"


def ask_jaxlib(texts):
    with tempfile.TemporaryDirectory() as folder:
        given, answers = pathlib.Path(folder, "in.json"), pathlib.Path(folder, "out.json")
        given.write_text(json.dumps(texts))
        subprocess.run([HERE / "in_oracle.sh", HERE / "dialect_judge.py", given, answers], check=True)
        return json.loads(answers.read_text())


def ask_tool(text):
    command = [TOOL, "--canonicalize", "--mlir-print-op-generic", "-"]
    run = subprocess.run(command, input=text, capture_output=True, text=True)
    return {"canonical": run.stdout} if run.returncode == 0 else {"error": run.stderr}


def without_constant_order(text):
    """The lines of a text, values unnumbered and sorted: equal for texts that differ in the order of constants."""
    return sorted("".join(c for c in line if not c.isdigit()) for line in text.splitlines())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seed", type=int)
    parser.add_argument("count", type=int)
    parser.add_argument("--show", type=int, default=5)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    texts = [make_module(rng) for _ in range(options.count)]
    verdicts, ordered, different = 0, 0, 0
    for text, theirs in zip(texts, ask_jaxlib(texts)):
        ours = ask_tool(text)
        if ("error" in ours) != ("error" in theirs):
            verdicts += 1
            print("one refuses:", text, ours.get("error"), theirs.get("error"), sep="\n")
        elif "error" in ours or ours["canonical"].strip() == theirs["canonical"].strip():
            continue
        elif without_constant_order(ours["canonical"]) == without_constant_order(theirs["canonical"]):
            ordered += 1
        else:
            different += 1
            if different <= options.show:
                lines = [a["canonical"].splitlines() for a in (theirs, ours)]
                print(text, *difflib.unified_diff(*lines, "jaxlib", "pallasd", lineterm="", n=0), sep="\n")
    print(f"{options.count} modules: {verdicts} verdicts and {different} texts differ, {ordered} in order alone")
    return 1 if verdicts or different else 0


if __name__ == "__main__":
    sys.exit(main())
