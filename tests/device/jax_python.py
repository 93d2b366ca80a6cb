"""The interpreter with real JAX that these tests run programs under: the oracle's, in its tree."""
import os
import pathlib
import subprocess
import time

import pytest

HERE = pathlib.Path(__file__).resolve().parent
PALLASD = os.environ["PALLASD"]
PROGRAMS = HERE / "programs"
ORACLE = HERE.parent / "oracle" / "in_oracle.sh"


def oracle_is_installed():
    return subprocess.run([ORACLE, "-c", "import jax"], capture_output=True).returncode == 0


needs_jax = pytest.mark.skipif(
    not oracle_is_installed(), reason="real JAX is not installed: `./dev oracle` sets it up (as root, from ../shared/oracle)")


def pallasd(*arguments, **options):
    return subprocess.run([PALLASD, *map(str, arguments)], capture_output=True, text=True, timeout=300, **options)


def processes_with(mark):
    found = []
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            text = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if mark.encode() in text and int(folder.name) != os.getpid():
            found.append((int(folder.name), text))
    return found


def wait_for_processes(mark, count, seconds=60):
    """Until `count` processes have `mark` in their command lines."""
    end = time.monotonic() + seconds
    while len(processes_with(mark)) < count:
        assert time.monotonic() < end, f"{len(processes_with(mark))} of {count} processes came up in {seconds} s"
        time.sleep(0.01)
