#!/usr/bin/env python3
"""Writes analysis/facts/conditions.tsv: which conditions of JAX 0.12.0.1's rules older releases were measured to have.

usage: make_conditions.py VERSION_DIFF.json LOWER_DUMP PROGRAMS DUMP.json... > conditions.tsv

VERSION_DIFF.json says how the samples' verdicts differ between releases; the dumps are the samples' under 0.12.0.1;
PROGRAMS has a folder for each release with what dump_kernels.py wrote under it for further programs, and in its folder
`samples`, if there is one, the samples as that release makes them. LOWER_DUMP is
build/bin/lower-dump, which names the condition that each refused kernel is refused for. A release gets a condition if some
sample or kernel is refused for it alone, and the release refuses every such one (a kernel with the same exception class).
A release in which no sample differs at all gets "*".
"""

import collections
import json
import pathlib
import subprocess
import sys


NEWEST = "0.12.0.1"


def by_condition(lower_dump, dumps):
    """For each condition the (file stem, index of the kernel) that are refused for it alone, and those refused for it first."""
    alone, first = collections.defaultdict(set), collections.defaultdict(set)
    for number in range(0, len(dumps), 100):
        text = subprocess.run([lower_dump, "--json", *dumps[number : number + 100]], check=True, capture_output=True, text=True)
        for line in text.stdout.splitlines():
            kernel = json.loads(line)
            conditions = list(dict.fromkeys(kernel["conditions"]))
            place = (pathlib.Path(kernel["file"]).stem, kernel["index"])
            for found in (first, alone) if len(conditions) == 1 else (first,) if conditions else ():
                found[conditions[0]].add(place)
    for found in (alone, first):
        found.pop("unimplemented-primitive", None)
    return alone, first


def kernels_in(folder):
    return {path.stem: json.loads(path.read_text())["kernels"] for path in sorted(folder.glob("*.json"))}


def outcome(kernels, stem, index):
    """(name, exception class or "ok", how its message begins) of a kernel; None if the release never came to it."""
    own = kernels.get(stem, [])
    lower = own[index].get("lower") if index < len(own) else None
    return lower and (own[index].get("name"), lower.get("error_class") or "ok", (lower.get("message") or "")[:30])


def measured(newest, older, alone, first):
    """Conditions that `older` has, and those that it has not, or not with that exception. Where a kernel is refused for
    several conditions, the same message says that `older` has the first of them; another says nothing."""
    has, lacks = set(), set()
    for condition, places in first.items():
        for stem, index in places:
            if len(newest.get(stem, [])) != len(older.get(stem, [])):
                continue
            there, here = outcome(older, stem, index), outcome(newest, stem, index)
            if not there or not here or there[0] != here[0]:
                continue
            is_alone = (stem, index) in alone.get(condition, ())
            if there == here or (is_alone and there[1] == here[1]):
                has.add(condition)
            elif is_alone:
                lacks.add(condition)
    return has, lacks


def main(version_diff, lower_dump, programs, *dumps):
    refused = {path for path in dumps if any(k["lower"]["verdict"] == "error" for k in json.loads(pathlib.Path(path).read_text())["kernels"])}
    samples, _ = by_condition(lower_dump, sorted(refused))
    programs = pathlib.Path(programs)
    alone, first = by_condition(lower_dump, sorted(map(str, (programs / NEWEST).glob("*.json"))))
    newest = kernels_in(programs / NEWEST)
    for release, diff in json.loads(pathlib.Path(version_diff).read_text())["diff"].items():
        if not any(diff.values()):
            print(f"{release}\t*")
            continue
        accepted = set(diff["refused_here_ok_there"])
        accepted |= {path.stem for path in (programs / release / "samples").glob("*.mlir")}
        held = {c for c in samples if not {stem for stem, _ in samples[c]} & accepted}
        has, lacks = measured(newest, kernels_in(programs / release), alone, first)
        for condition in sorted((held | has) - lacks):
            print(f"{release}\t{condition}")


if __name__ == "__main__":
    main(*sys.argv[1:])
