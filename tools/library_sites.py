#!/usr/bin/env python3
"""Counts the kernel calls of a library that library mode reaches and follows.

Every `pallas_call`, `core_map` and `pl.kernel` in the files below PATH is a site. The files are linted alone, without a call
or a directive; a site is reached if a kernel called within its lines (its function's, if that holds no other site) is reported, and followed if
one of them is complete.

    tools/library_sites.py --binary build/bin/pallasd --python-path SITE-PACKAGES SITE-PACKAGES/jax/experimental/pallas/ops/tpu
"""
import argparse
import ast
import json
import pathlib
import subprocess
import sys
from collections import Counter

MAKERS = {"pallas_call", "core_map"}


def is_site(node):
    if not isinstance(node, ast.Call):
        return False
    function = node.func
    if isinstance(function, ast.Attribute):
        pallas = isinstance(function.value, ast.Name) and function.value.id in {"pl", "plsc", "pltpu", "pallas"}
        return function.attr in MAKERS or (function.attr == "kernel" and pallas)
    return isinstance(function, ast.Name) and function.id in MAKERS


def sites_of(path):
    """First and last line of each site, and of the top-level statement that holds it, if it holds no other."""
    for item in ast.parse(path.read_text()).body:
        sites = [node for node in ast.walk(item) if is_site(node)]
        for node in sites:
            outer = item if len(sites) == 1 else node
            yield node.lineno, outer.lineno, outer.end_lineno


def lint(binary, files, python_path, jax):
    command = [binary, "lint", *map(str, files), "--format", "json"]
    command += ["--python-path", python_path] if python_path else []
    command += ["--jax", jax] if jax else []
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"lint failed with {done.returncode}: {done.stderr}")
    return {entry["path"]: entry for entry in json.loads(done.stdout)["files"]}


def state_of(first, last, kernels):
    here = [k for k in kernels if first <= k["call_line"] <= last]
    if any(k["status"] == "complete" for k in here):
        return "followed", []
    return ("reached", sorted({r for k in here for r in k["reasons"]})) if here else ("missed", [])


def measure(binary, paths, python_path=None, jax=None):
    """[(path, line, state, reasons)] and all diagnostics of the files."""
    files = sorted(f.resolve() for p in paths for f in ([p] if p.is_file() else p.rglob("*.py")))
    reports = lint(binary, files, python_path, jax)
    rows, diagnostics = [], []
    for path in files:
        report = reports[str(path)]
        diagnostics += [(str(path), d) for d in report["diagnostics"]]
        for line, first, last in sites_of(path):
            rows.append((str(path), line, *state_of(first, last, report["kernels"])))
    return rows, diagnostics


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    parser.add_argument("--binary", default="build/bin/pallasd")
    parser.add_argument("--python-path")
    parser.add_argument("--jax")
    parser.add_argument("--minimum", type=float, default=0, help="share of sites that has to be followed")
    args = parser.parse_args()
    rows, diagnostics = measure(args.binary, args.paths, args.python_path, args.jax)
    for path, line, state, reasons in rows:
        print(f"{state:9}{path}:{line}  {'; '.join(reasons)}")
    counts = Counter(state for _, _, state, _ in rows)
    share = counts["followed"] / max(len(rows), 1)
    print(f"{counts['followed']} of {len(rows)} sites followed ({share:.0%}), {counts['reached']} reached in part")
    claims = [(p, d) for p, d in diagnostics if d["severity"] in ("error", "warning")]
    for path, diagnostic in claims:
        print(f"{path}:{diagnostic['line']}: {diagnostic['severity']}[{diagnostic['rule']}] {diagnostic['message']}")
    print(f"{len(claims)} errors and warnings")
    return 1 if share < args.minimum or any(d["severity"] == "error" for _, d in claims) else 0


if __name__ == "__main__":
    sys.exit(main())
