#!/usr/bin/env python3
"""Holds pallasd to real JAX in every operation that JAX's own Pallas TPU tests put into a kernel.

    run.py --binary BUILD/bin/pallasd      our kernels for exercised.json have JAX's verdicts and modules (expected.json)
    run.py --record                        writes expected.json with real JAX (needs the tree of `./dev oracle`)
    run.py --exercised SURVEY.json...      writes exercised.json from what tests/oracle/survey_ops.py wrote

exercised.json has the triples (primitive, dtype class, shape class) of TensorCore kernels with the number of equations
that the tests have of each; kernels.py makes a kernel of our own for each triple. expected.json: {"jax": release,
"seen": indices of the triples that our kernels' jaxprs have, "kernels": {index: digest of the raw generic module, or the
class of JAX's exception}}.
"""

import argparse
import collections
import hashlib
import json
import os
import subprocess
import sys
import tempfile

import kernels
import written

HERE = os.path.dirname(os.path.abspath(__file__))
EXERCISED, EXPECTED = (os.path.join(HERE, name + ".json") for name in ("exercised", "expected"))
ORACLE = os.path.join(HERE, "..", "oracle")
CHIP = "v6e"


def read(path):
    with open(path, encoding="utf-8") as f:
        return json.load(f)


def write(path, data, rows):
    """JSON with a line for each entry of `rows`, so that changes can be read."""
    head = json.dumps({key: value for key, value in data.items() if key != rows})[1:-1]
    items = data[rows].items() if isinstance(data[rows], dict) else data[rows]
    lines = [f'"{i[0]}": {json.dumps(i[1])}' if isinstance(data[rows], dict) else json.dumps(i) for i in items]
    opening, closing = "{}" if isinstance(data[rows], dict) else "[]"
    with open(path, "w", encoding="utf-8") as f:
        f.write(f'{{{head},\n"{rows}": {opening}\n' + ",\n".join(lines) + f"\n{closing}}}\n")


def triples():
    return [tuple(entry[:3]) for entry in read(EXERCISED)["ops"]]


def digest(text):
    return hashlib.sha256(text.strip().encode()).hexdigest()[:16]


def outcome(kernel):
    lower = kernel.get("lower") or {}
    if lower.get("verdict") == "error":
        return (lower.get("error_class") or "error").rsplit(".", 1)[-1]
    text = kernel.get("raw_generic") or (kernel.get("mlir") or {}).get("raw_generic")
    return digest(text) if text else lower.get("verdict") or "not met"


def by_index(found):
    return {k["name"].removeprefix("k"): outcome(k) for k in found if k["name"].startswith("k")}


def in_oracle(script, *arguments):
    words = ["sh", os.path.join(ORACLE, "in_oracle.sh"), os.path.join(ORACLE, script), *arguments]
    subprocess.run(words, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def record(program, folder):
    dump, survey = os.path.join(folder, "dump.json"), os.path.join(folder, "survey.json")
    in_oracle("dump_jaxpr.py", program, "--json", dump, "--target", CHIP)
    in_oracle("survey_ops.py", folder, survey, os.path.basename(program))
    answer = read(dump)
    has = {tuple(entry[1:4]) for entry in read(survey)["ops"] if entry[0] == "tc"}
    seen = [i for i, triple in enumerate(triples()) if triple in has]
    write(EXPECTED, {"jax": answer["jax"], "seen": seen, "kernels": by_index(answer["kernels"])}, "kernels")


def exercised(paths):
    counts, surveys = collections.Counter(), [read(path) for path in paths]
    for survey in surveys:
        for core, primitive, dtypes, shapes, count in survey["ops"]:
            if core == "tc":
                counts[primitive, dtypes, shapes] += count
    ops = [[*triple, count] for triple, count in sorted(counts.items())]
    traced = sum(survey["kernels"] for survey in surveys)
    write(EXERCISED, {"jax": surveys[0]["jax"], "tests_of": "jax-ml/jax cec06d116c05", "kernels": traced, "ops": ops}, "ops")


def own(binary, program):
    done = subprocess.run([binary, "lower", program, "--chip", CHIP, "--format", "json"], capture_output=True, text=True,
                          timeout=300, check=False)
    return by_index(json.loads(done.stdout)["kernels"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", default="build/bin/pallasd")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--exercised", nargs="+")
    args = parser.parse_args()
    if args.exercised:
        return exercised(args.exercised)
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "own_ops.py")
        with open(program, "w", encoding="utf-8") as f:
            f.write(kernels.program(triples()) + "\n\n" + written.PROGRAM)
        if args.record:
            record(program, folder)
        found, expected = own(args.binary, program), read(EXPECTED)
    wrong = {i: e for i, e in expected["kernels"].items() if found.get(i) != e}
    for index, wanted in wrong.items():
        what = triples()[int(index)] if index.isdigit() else index
        print(f"{what}: JAX's {wanted}, ours {found.get(index)}")
    total = len(expected["kernels"])
    print(f"{total - len(wrong)} of {total} kernels as JAX's; {len(expected['seen'])} of {len(triples())} operations seen")
    return len(wrong) > 0


if __name__ == "__main__":
    sys.exit(main())
