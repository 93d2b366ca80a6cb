"""Lints the examples and compares the findings with the `# error: [rule]` comments in them.

usage: run.py PALLASD EXAMPLES
"""

import json
import pathlib
import re
import subprocess
import sys

EXPECTED = re.compile(r"#\s*(error|warning):\s*\[([a-z-]+)\]")


def expected_findings(path):
    return sorted(
        (number, *match.groups())
        for number, line in enumerate(path.read_text().splitlines(), 1)
        for match in EXPECTED.finditer(line)
    )


def found_findings(pallasd, path):
    result = subprocess.run([pallasd, "lint", "--format", "json", path], capture_output=True, text=True)
    if result.returncode not in (0, 1):
        raise SystemExit(f"{path}: exit code {result.returncode}\n{result.stderr}")
    (file,) = json.loads(result.stdout)["files"]
    findings = sorted((d["line"], d["severity"], d["rule"]) for d in file["diagnostics"])
    unfollowed = [k["name"] for k in file["kernels"] if k["status"] not in ("complete", "refused")]
    return findings, unfollowed, len(file["kernels"])


def check(pallasd, path):
    findings, unfollowed, kernels = found_findings(pallasd, path)
    problems = []
    if findings != expected_findings(path):
        problems.append(f"expected {expected_findings(path)}, found {findings}")
    if unfollowed:
        problems.append(f"not followed: {unfollowed}")
    if not kernels and not findings:
        problems.append("no kernel was reached")
    return problems


def main(pallasd, folder):
    failed = 0
    files = sorted(pathlib.Path(folder).rglob("*.py"))
    for path in files:
        problems = check(pallasd, path)
        failed += bool(problems)
        for problem in problems:
            print(f"{path}: {problem}")
    print(f"examples: {len(files) - failed} passed, {failed} failed")
    return 1 if failed or not files else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
