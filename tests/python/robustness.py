"""Runs pyeval over Python files that were not written for it and reports crashes and time-outs.

usage: robustness.py PYEVAL [FOLDER|FILE...]     (default: CPython's own test suite, as installed)

What the files print does not matter; that every run ends by itself does.
"""

import os
import pathlib
import subprocess
import sys
import sysconfig


def files(arguments):
    roots = arguments or [os.path.join(sysconfig.get_paths()["stdlib"], "test"), sysconfig.get_paths()["stdlib"]]
    for root in map(pathlib.Path, roots):
        if root.is_file():
            yield root
        else:
            yield from sorted(root.glob("*.py"))


def main():
    pyeval, *arguments = sys.argv[1:]
    count, bad = 0, []
    for path in files(arguments):
        count += 1
        try:
            done = subprocess.run([pyeval, "--steps", "1000000", "--call-all", str(path)], capture_output=True, timeout=60)
        except subprocess.TimeoutExpired:
            bad.append(f"{path}: no end in 60 s")
            continue
        if done.returncode not in (0, 1):
            bad.append(f"{path}: exit status {done.returncode} {done.stderr.decode(errors='replace')[-200:]}")
    for line in bad:
        print(line)
    print(f"{count} files, {len(bad)} crashes or time-outs")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
