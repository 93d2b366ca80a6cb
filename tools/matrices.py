#!/usr/bin/env python3
"""How far pallasd's verdicts agree with real JAX over the measured matrices beside the repository (SHARED/facts/matrix).

    matrices.py [--json] [-v] [--shared DIR] [--binary PATH]

A cell of a matrix is a kernel of one operation for one choice of dtypes, over vectors of (8, 128), scalars in SMEM, or a
vector and a literal. The kernels are written anew from the cells' names, fifty to a program, and linted for the
matrices' device. A cell is right when accepted or refused as by JAX, in the same class; unknown when pallasd follows
only a part; falsely refused when JAX accepts what pallasd refuses, missed when it is the other way round.
"""

import argparse
import collections
import json
import os
import re
import sys
import tempfile

import runs

KERNELS_OF_A_PROGRAM = 50
PREAMBLE = """import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

SMEM = pl.BlockSpec(memory_space=pltpu.SMEM)
S = jax.ShapeDtypeStruct
"""
CALLED_OTHERWISE = {
    "not": "lax.bitwise_not",
    "round_away": "lax.round",
    "round_even": "lax.round",
    "integer_pow_3": "lax.integer_pow",
    "integer_pow_m2": "lax.integer_pow",
    "reciprocal": "pl.reciprocal",
    "reciprocal_approx": "pl.reciprocal",
    "nn_relu": "jax.nn.relu",
    "nn_gelu": "jax.nn.gelu",
    "nn_silu": "jax.nn.silu",
    "nn_softplus": "jax.nn.softplus",
    "and": "lax.bitwise_and",
    "or": "lax.bitwise_or",
    "xor": "lax.bitwise_xor",
    "floor_divide": "jnp.floor_divide",
    "mod": "jnp.mod",
}
FURTHER_ARGUMENTS = {
    "round_away": ", lax.RoundingMethod.AWAY_FROM_ZERO",
    "round_even": ", lax.RoundingMethod.TO_NEAREST_EVEN",
    "integer_pow_3": ", 3",
    "integer_pow_m2": ", -2",
    "reciprocal_approx": ", approx=True",
    "reduce_precision": ", 5, 10",
}
COMPARISONS = {"eq", "ne", "lt", "le", "gt", "ge"}
BINARY = COMPARISONS | set(
    "add sub mul div rem max min pow atan2 nextafter and or xor shift_left shift_right_arithmetic shift_right_logical "
    "mulhi floor_divide mod".split()
)
INT32_RESULTS = {"argmax", "argmin"}
BOOL_RESULTS = {"any", "all"}


def dtype(name):
    return "jnp.bool_" if name == "bool" else f"jnp.{name}"


def call(operation, operands):
    function = CALLED_OTHERWISE.get(operation, f"lax.{operation}")
    return f"{function}({', '.join(operands)}{FURTHER_ARGUMENTS.get(operation, '')})"


def kernel(expression, inputs, output, form="vector", shape="(8, 128)", out_shape=None):
    """A function that makes the call of a kernel; `expression` says `{0}`, `{1}` for what the refs hold."""
    scalar = form == "scalar"
    shape, index = ("(4,)", "0") if scalar else (shape, "...")
    shapes = shape if isinstance(shape, list) else [shape] * len(inputs)
    refs = [f"r{i}" for i in range(len(inputs))]
    specs = f", in_specs=[SMEM] * {len(inputs)}, out_specs=SMEM" if scalar else ""
    arguments = ", ".join(f"jnp.zeros({s}, {dtype(d)})" for s, d in zip(shapes, inputs))
    return (
        f"def NAME({', '.join(refs)}, o):\n"
        f"    o[{index}] = {expression.format(*(f'{r}[{index}]' for r in refs))}\n"
        f"pl.pallas_call(NAME, out_shape=S({out_shape or shapes[0]}, {dtype(output)}){specs})({arguments})\n"
    )


def elementwise(name, form):
    operation, first, *rest = name.split(" ")
    if rest or first == "3":
        return None
    if operation == "select_n":
        return kernel("lax.select_n({0}, {1}, {2})", ["bool", first, first], first, form)
    if operation == "clamp":
        return kernel("lax.clamp({0}, {1}, {2})", [first] * 3, first, form)
    if operation == "where_weak_zero":
        return kernel("jnp.where({0}, {1}, 0)", ["bool", first], first, form)
    if operation == "add_python_one":
        return kernel("{0} + 1", [first], first, form)
    output = "bool" if operation in COMPARISONS or operation == "is_finite" else first
    if form == "vector_and_literal":
        literal = f"jnp.asarray({'True' if first == 'bool' else 2}, {dtype(first)})"
        return kernel(call(operation, ["{0}", literal]), [first], output)
    count = 2 if operation in BINARY else 1
    return kernel(call(operation, ["{0}", "{1}"][:count]), [first] * count, output, form)


def reduction(name):
    of_lax = re.fullmatch(r"(reduce_\w+) axes=\[([\d, ]+)\] (\w+)", name)
    if of_lax:
        axes = tuple(int(a) for a in of_lax[2].split(", "))
        result = f"lax.{of_lax[1]}({{0}}, {axes})"
        if axes == (0, 1):
            return kernel(f"jnp.broadcast_to({result}, o.shape)", [of_lax[3]], of_lax[3])
        return kernel(result, [of_lax[3]], of_lax[3], out_shape={(1,): "(8,)", (0,): "(128,)"}[axes])
    function, of_dtype = re.fullmatch(r"jnp\.(\w+) axis=1 (\w+)", name).groups()
    output = "int32" if function in INT32_RESULTS else "bool" if function in BOOL_RESULTS else of_dtype
    shape = "(8, 128)" if function == "cumsum" else "(8,)"
    expression = f"jnp.{function}({{0}}, axis=1).astype(o.dtype).reshape(o.shape)"
    return kernel(expression, [of_dtype], output, out_shape=shape)


def product(name):
    match = re.fullmatch(r"(\w+) x (\w+) -> (\w+)", name)
    if not match:
        return None
    left, right, output = match.groups()
    expression = f"lax.dot_general({{0}}, {{1}}, (((1,), (0,)), ((), ())), preferred_element_type={dtype(output)})"
    return kernel(expression, [left, right], output, shape="(128, 128)")


def cells(folder):
    """(matrix, name, program or None, JAX's answer) of every cell."""

    def read(name, key):
        with open(os.path.join(folder, f"{name}.json")) as f:
            return json.load(f)[key].items()

    for name, forms in read("convert", "casts"):
        source, target = name.split("->")
        for form, answer in forms.items():
            program = kernel(f"lax.convert_element_type({{0}}, {dtype(target)})", [source], target, form)
            yield "convert", f"{name} {form}", program, answer
    for name, forms in read("elementwise", "ops"):
        for form, answer in forms.items():
            yield "elementwise", f"{name} {form}", elementwise(name, form), answer
    for name, answer in read("reductions", "ops"):
        yield "reductions", name, reduction(name), answer
    for name, answer in read("dot_general", "ops"):
        yield "dot_general", name, product(name), answer


def lint(pallasd, programs):
    """By kernel: (status, class of the error or None)."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "cells.py")
        with open(path, "w") as f:
            f.write(PREAMBLE)
            f.writelines("\n" + text.replace("NAME", f"kernel_{i}") for i, text in enumerate(programs))
        run = pallasd.run("lint", path, "--chip", "v6e")
    if run.failure:
        return {}
    answer = run.answer["files"][0]
    lines = {}
    for diagnostic in answer["diagnostics"]:
        if diagnostic["severity"] == "error":
            for name in diagnostic.get("kernels") or []:
                lines.setdefault(name, diagnostic.get("jax_exception"))
    return {k["name"]: (k["status"], lines.get(k["name"])) for k in answer["kernels"]}


def outcome(answer, found):
    refused = answer.get("error")
    if not found or found[0] not in ("complete", "refused"):
        return "unknown"
    if found[0] == "complete":
        return "missed" if refused else "right"
    if not refused:
        return "falsely refused"
    return "right" if (found[1] or "").rsplit(".", 1)[-1] == refused else "wrong class"


def judge(pallasd, group):
    found = lint(pallasd, [program for _, _, program, _ in group])
    results = []
    for number, (matrix, name, _, answer) in enumerate(group):
        mine = found.get(f"kernel_{number}")
        note = f"JAX {answer.get('error') or 'accepts'}; ours {mine}"
        results.append({"matrix": matrix, "name": name, "outcome": outcome(answer, mine), "note": note})
    return results


def main():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--shared", default=os.path.join(root, "..", "shared"))
    p.add_argument("--binary", default=runs.default_binary())
    p.add_argument("--json", action="store_true")
    p.add_argument("-v", "--verbose", action="store_true")
    args = p.parse_args()
    pallasd = runs.Pallasd(args.binary)
    every = list(cells(os.path.join(args.shared, "facts", "matrix")))
    wanted = [cell for cell in every if cell[2]]
    groups = [wanted[i : i + KERNELS_OF_A_PROGRAM] for i in range(0, len(wanted), KERNELS_OF_A_PROGRAM)]
    results = [r for group in runs.in_pool(lambda g: judge(pallasd, g), groups) for r in group]
    if args.json:
        json.dump(results, sys.stdout, indent=1)
        print()
        return 0
    for r in results if args.verbose else []:
        if r["outcome"] != "right":
            print(f"{r['matrix']:12} {r['name']:44} {r['outcome']:16} {r['note']}")
    for matrix in dict.fromkeys(r["matrix"] for r in results):
        outcomes = collections.Counter(r["outcome"] for r in results if r["matrix"] == matrix)
        print(f"{matrix}: {sum(outcomes.values())} cells: " + ", ".join(f"{n} {o}" for o, n in outcomes.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
