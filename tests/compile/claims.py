#!/usr/bin/env python3
"""Holds pallasd's claims about libtpu to what libtpu said of the same kernels.

    claims.py [FAMILY...] [--chips v5e,v6e] [--binary build/bin/pallasd] [--update] [-v]

tests/data/compile/FAMILY.jsonl has libtpu's verdict on every kernel that tests/oracle/compile_variants.py generates
(tests/oracle/measure_compile.py wrote it under real JAX). pallasd lints the same programs, once for each chip:

  false    pallasd claims a refusal of stage `compile` and libtpu compiles the kernel: none is allowed
  class    the first claim names another class than the one that ended the compilation, or another line: none is allowed
           unless named in `known` below
  claimed  refused kernels with a claim; may not fall below tests/compile/claims.json (--update writes it)
"""

import argparse
import collections
import json

import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data" / "compile"
BASELINE = pathlib.Path(__file__).with_name("claims.json")
sys.path.insert(0, str(ROOT / "tests" / "oracle"))

import compile_variants  # noqa: E402
import compile_verdicts  # noqa: E402


def lint(binary, folder, chip):
    command = [binary, "lint", str(folder), "--format", "json", "--no-cache", "--chip", chip]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(command)} ended with {done.returncode}: {done.stderr[-500:]}")
    return {pathlib.Path(file["path"]).stem: file for file in json.loads(done.stdout)["files"]}


def claims_of(file):
    claims = [d for d in file["diagnostics"] if d["stage"] == "compile" and d["severity"] in ("error", "warning")]
    return sorted(claims, key=lambda d: not d.get("first_error"))


def judge(claims, verdict):
    """(outcome, what to say of it)"""
    refused = verdict != "ok" and verdict["stage"] == "compile"
    if not claims:
        return "missed" if refused else "silent", ""
    if not refused:
        return "false", f"claimed: {claims[0]['rule']}: {claims[0]['message']}"
    first = claims[0]
    if first["jax_exception"] != verdict["class"]:
        return "class", f"{first['rule']} claims {first['jax_exception']}, libtpu: {verdict['class']} {verdict['says']}"
    if verdict["line"] is not None and first["line"] != verdict["line"]:
        return "class", f"{first['rule']} claims line {first['line']}, libtpu: {verdict['line']}"
    return "claimed", ""


def check_family(family, chips, binary, verbose):
    """Counts per chip, and the lines that fail the test."""
    header, rows = compile_verdicts.read(DATA / f"{family}.jsonl")
    variants = {variant.name: variant for variant in compile_variants.family(family)}
    missing = {row["name"] for row in rows} ^ set(variants)
    if missing:
        return {}, [f"{family}: not measured as generated now: {sorted(missing)[:3]}"]
    counts, failures = collections.defaultdict(collections.Counter), []
    with tempfile.TemporaryDirectory() as folder:
        names = {f"v{i}": row for i, row in enumerate(rows)}
        for stem, row in names.items():
            pathlib.Path(folder, stem + ".py").write_text(compile_variants.program(variants[row["name"]]))
        for chip in chips:
            if chip not in header["chips"]:
                continue
            files = lint(binary, folder, chip)
            for stem, row in names.items():
                outcome, words = judge(claims_of(files[stem]), row[chip])
                counts[chip][outcome] += 1
                if outcome in ("false", "class"):
                    failures.append(f"{family} {row['name']} {chip}: {outcome}: {words}")
                elif verbose and outcome == "missed":
                    print(f"missed: {family} {row['name']} {chip}: {row[chip]['class']} {row[chip]['says'][:80]}")
    return counts, failures


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("families", nargs="*")
    parser.add_argument("--chips", default="v4,v5e,v5p,v6e,7x")
    parser.add_argument("--binary", default=str(ROOT / "build" / "bin" / "pallasd"))
    parser.add_argument("--update", action="store_true")
    parser.add_argument("-v", "--verbose", action="store_true")
    args = parser.parse_args()
    baseline = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    failures = []
    for family in args.families or sorted(path.stem for path in DATA.glob("*.jsonl")):
        counts, wrong = check_family(family, args.chips.split(","), os.path.abspath(args.binary), args.verbose)
        failures += wrong
        for chip, found in counts.items():
            refused = found["claimed"] + found["class"] + found["missed"]
            accepted = found["silent"] + found["false"]
            print(
                f"{family:14} {chip:4} refused {refused:4}, claimed {found['claimed'] + found['class']:4}; "
                f"compiled or refused by JAX {accepted:4}, false claims {found['false']}; other class or line {found['class']}"
            )
            before = baseline.get(family, {}).get(chip, 0)
            if args.update:
                baseline.setdefault(family, {})[chip] = found["claimed"]
            elif found["claimed"] < before:
                failures.append(f"{family} {chip}: {before} claims before, {found['claimed']} now")
    if args.update:
        BASELINE.write_text(json.dumps(baseline, indent=1, sort_keys=True) + "\n")
    for line in failures[:60]:
        print(line)
    print(f"{len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
