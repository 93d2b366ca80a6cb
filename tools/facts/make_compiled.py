#!/usr/bin/env python3
"""Writes analysis/facts/compiled_types.tsv: operations that libtpu refuses for their element types alone.

    make_compiled.py tests/data/compile > analysis/facts/compiled_types.tsv

From the generated kernels of the families `product` and `types`, of one operation each. An operation is in the table for a
chip if libtpu refuses it for these types in every shape and along every axis that was measured, with one class.
"""

import collections
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tests" / "oracle"))

import compile_verdicts  # noqa: E402

# Variants that stand for something else than one primitive of their name.
NOT_PRIMITIVES = {"select", "literal_add", "number_mul"}
PRIMITIVES = {"bitwise_and": "and", "bitwise_or": "or", "bitwise_xor": "xor", "approx_reciprocal": "reciprocal"}


def operation_of(family, name):
    """(operation, types), or None for a variant that isn't in the table."""
    parts = name.split("-")
    if family == "product":
        return ("dot_general", " ".join(parts[:4])) if len(parts) == 4 else None
    operation, dtype = parts[0], parts[-2]
    return None if operation in NOT_PRIMITIVES else (PRIMITIVES.get(operation, operation), dtype)


def refusal_class(verdict):
    return verdict["class"] if verdict != "ok" and verdict["stage"] == "compile" else None


def main(folder):
    classes = collections.defaultdict(set)  # (operation, types, chip) -> what happened
    order = []
    for family in ("product", "types"):
        header, variants = compile_verdicts.read(folder / f"{family}.jsonl")
        chips = header["chips"]
        order += [chip for chip in chips if chip not in order]
        for variant in variants:
            if operation := operation_of(family, variant["name"]):
                for chip in chips:
                    classes[*operation, chip].add(refusal_class(variant[chip]))
    table = collections.defaultdict(list)
    for (operation, types, chip), found in classes.items():
        if len(found) == 1 and None not in found:
            table[operation, types, *found].append(chip)
    for (operation, types, exception), chips in sorted(table.items()):
        print(operation, types, exception, ",".join(sorted(chips, key=order.index)), sep="\t")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
