#!/usr/bin/env python3
"""Writes analysis/facts/primitives.tsv from the extracted registrations of each release of JAX.

usage: make_primitives.py RULES.json... > primitives.tsv

A RULES.json is what the registrations of an installed JAX were extracted to: every primitive object with, for each
core type, its rule and the module that registers it. One line per release and primitive object:

    release  name  variant  cores  module  always_refuses

`variant` is "sc" for the SparseCore's primitive of two that share a name (lax's scatter has no rule anywhere, so that
only the SparseCore's is registered); `cores` joins tc, sc_scalar_subcore and
sc_vector_subcore with "+"; `always_refuses` lists cores whose rule only raises.
"""

import json
import pathlib
import sys

CORES = ("tc", "sc_scalar_subcore", "sc_vector_subcore")

WITHOUT_RULE_OF_THE_NAME = {"scatter"}


def release_key(text):
    return tuple(int(part) for part in text.split("."))


def rows(table):
    shared = set(table["names_shared_by_two_primitives"]) | WITHOUT_RULE_OF_THE_NAME
    for primitive in table["primitives"]:
        cores = [core for core in CORES if core in primitive["cores"]]
        name = primitive["name"]
        variant = "sc" if name in shared and "tc" not in cores else ""
        modules = {primitive["cores"][core]["module"] for core in cores}
        refusing = [core for core in cores if primitive["cores"][core]["always_refuses"]]
        yield table["jax"], name, variant, "+".join(cores), "+".join(sorted(modules)), "+".join(refusing)


def main(paths):
    tables = sorted((json.loads(pathlib.Path(p).read_text()) for p in paths), key=lambda t: release_key(t["jax"]))
    for table in tables:
        for row in sorted(rows(table)):
            print("\t".join(row))


if __name__ == "__main__":
    main(sys.argv[1:])
