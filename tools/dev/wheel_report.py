"""What ./dev wheel says about its wheel.

wheel_report.py tag             the platform tag in the report of `auditwheel show --json` on standard input
wheel_report.py report WHEEL    path, size and start-up time; fails beyond the limits
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile

MAX_MIB = 40
MAX_MILLISECONDS = 15
RUNS = 21


def platform_tag(report):
    tag = report["overall_tag"]
    if not tag.startswith("manylinux_"):
        raise SystemExit(f"auditwheel grants no manylinux tag: {json.dumps(report)}")
    return tag


def start_milliseconds(binary):
    """The median of --version: loading the program and what it does before main."""
    times = []
    for _ in range(RUNS):
        begin = time.perf_counter()
        subprocess.run([binary, "--version"], check=True, stdout=subprocess.DEVNULL)
        times.append((time.perf_counter() - begin) * 1000)
    return statistics.median(times)


def unpacked_binary(wheel, folder):
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (n for n in archive.namelist() if n.endswith(".data/scripts/pallasd"))
        path = pathlib.Path(archive.extract(name, folder))
    path.chmod(0o755)
    return path


def report(wheel):
    size = os.path.getsize(wheel) / 2**20
    with tempfile.TemporaryDirectory() as folder:
        milliseconds = start_milliseconds(unpacked_binary(wheel, folder))
    print(wheel)
    print(f"size: {size:.1f} MiB (limit {MAX_MIB})")
    print(f"start to --version: {milliseconds:.1f} ms (limit {MAX_MILLISECONDS}, median of {RUNS})")
    return 0 if size < MAX_MIB and milliseconds < MAX_MILLISECONDS else 1


if __name__ == "__main__":
    sys.exit(report(sys.argv[2]) if sys.argv[1] == "report" else print(platform_tag(json.load(sys.stdin))))
