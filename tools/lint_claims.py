#!/usr/bin/env python3
"""Lints a folder of programs that are known to work and prints what is claimed against them.

    tools/lint_claims.py DIRECTORY... --python-path SITE-PACKAGES [--only 'tpu_*_test.py'] [--expected FILE]

For JAX's own Pallas tests (a checkout of the repository, read in place) and for any other code that passes on a TPU: an
error or a warning there is a false alarm, unless the program is made for another release. Kernels are counted by status,
gaps by the kernels that they cost. Lines "FILE-NAME:RULE:WORDS OF THE SOURCE LINE" of --expected name claims that are
right, each with its reason after a #; they may not go stale.
"""
import argparse
import collections
import fnmatch
import json
import pathlib
import subprocess
import sys

CLAIMS = ("error", "warning")


def lint(binary, path, options):
    command = [binary, "lint", str(path), "--format", "json", *options]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        return None, done.returncode
    return json.loads(done.stdout)["files"][0], done.returncode


def expectations(path):
    expected = []
    for line in path.read_text().splitlines() if path else ():
        entry = line.split("#")[0].strip()
        if entry:
            expected.append(tuple(part.strip() for part in entry.split(":", 2)))
    return expected


def source_line(path, number):
    return path.read_text().splitlines()[number - 1]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directories", nargs="+", type=pathlib.Path)
    parser.add_argument("--binary", default="build/bin/pallasd")
    parser.add_argument("--python-path")
    parser.add_argument("--chip")
    parser.add_argument("--jax")
    parser.add_argument("--only", default="*.py")
    parser.add_argument("--expected", type=pathlib.Path)
    parser.add_argument("--gaps", type=int, default=10, help="how many causes to print")
    args = parser.parse_args()
    options = [part for name in ("python_path", "chip", "jax") if getattr(args, name)
               for part in ("--" + name.replace("_", "-"), getattr(args, name))]
    files = sorted(f for d in args.directories for f in d.rglob("*.py") if fnmatch.fnmatch(f.name, args.only))
    expected, met = expectations(args.expected), set()
    statuses, severities, reasons = (collections.Counter() for _ in range(3))
    claims, failed = [], []
    for path in files:
        report, code = lint(args.binary, path, options)
        if report is None:
            failed.append((path, code))
            continue
        statuses.update(kernel["status"] for kernel in report["kernels"])
        reasons.update(reason for kernel in report["kernels"] for reason in set(kernel["reasons"]))
        for diagnostic in report["diagnostics"]:
            severities[diagnostic["severity"]] += 1
            if diagnostic["severity"] not in CLAIMS:
                continue
            line = source_line(path, diagnostic["line"])
            known = [e for e in expected if e[0] == path.name and e[1] == diagnostic["rule"] and e[2] in line]
            met.update(known)
            if not known:
                claims.append((path, diagnostic))
    print(f"{len(files)} files; kernels: {dict(statuses)}; diagnostics: {dict(severities)}")
    for reason, count in reasons.most_common(args.gaps):
        print(f"  {count:5} kernels  {reason}")
    for path, code in failed:
        print(f"FAILED ({code}): {path}")
    for path, diagnostic in claims:
        print(f"{path}:{diagnostic['line']}: {diagnostic['severity']}[{diagnostic['rule']}] {diagnostic['message']}")
    stale = [entry for entry in expected if entry not in met]
    for entry in stale:
        print("no longer claimed: " + ":".join(entry))
    print(f"{len(claims)} claims, {len(met)} expected ones, {len(failed)} failed runs")
    return 1 if claims or failed or stale else 0


if __name__ == "__main__":
    sys.exit(main())
