#!/usr/bin/env python3
"""Writes analysis/facts/conditions.tsv: which conditions of JAX 0.12.0.1's rules older releases were measured to have.

usage: make_conditions.py VERSION_DIFF.json LOWER_DUMP DUMP.json... > conditions.tsv

VERSION_DIFF.json says how the samples' verdicts differ between releases; the dumps are the samples' under 0.12.0.1;
LOWER_DUMP is build/bin/lower-dump, which names the condition that each refused sample is refused for. A release gets a
condition if some sample is refused for it alone and the release refuses every such sample. A release in which no sample
differs at all gets "*".
"""

import collections
import json
import pathlib
import subprocess
import sys


def samples_by_condition(lower_dump, dumps):
    found = collections.defaultdict(set)
    for number in range(0, len(dumps), 100):
        text = subprocess.run([lower_dump, "--json", *dumps[number : number + 100]], check=True, capture_output=True, text=True)
        for line in text.stdout.splitlines():
            kernel = json.loads(line)
            conditions = set(kernel["conditions"])
            if len(conditions) == 1:
                found[conditions.pop()].add(pathlib.Path(kernel["file"]).stem)
    del found["unimplemented-primitive"]
    return found


def main(version_diff, lower_dump, *dumps):
    refused = {path for path in dumps if any(k["lower"]["verdict"] == "error" for k in json.loads(pathlib.Path(path).read_text())["kernels"])}
    samples = samples_by_condition(lower_dump, sorted(refused))
    for release, diff in json.loads(pathlib.Path(version_diff).read_text())["diff"].items():
        if not any(diff.values()):
            print(f"{release}\t*")
            continue
        accepted = set(diff["refused_here_ok_there"])
        for condition in sorted(samples):
            if not samples[condition] & accepted:
                print(f"{release}\t{condition}")


if __name__ == "__main__":
    main(*sys.argv[1:])
