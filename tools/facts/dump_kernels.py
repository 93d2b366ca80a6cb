#!/usr/bin/env python3
"""Writes what the JAX of this interpreter makes of each kernel of some programs: OUT/NAME.json a program.

usage: PYTHON dump_kernels.py OUT FILE...

A FILE is a Python script, or a Markdown file whose blocks of Python are scripts. Run once under each release, the results
are what make_conditions.py compares. Each program runs in a process of its own, for at most a minute.
"""

import json
import os
import pathlib
import re
import signal
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "../../device/python"))
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"

TENSOR = dict(name="v5e", kind="TPU v5 lite", cores=1)
MEGACORE = dict(name="v5p", kind="TPU v5", cores=2)
SPARSE = dict(name="7x", kind="TPU7x", cores=1)


def scripts(path):
    """(name, text) of each program."""
    text = path.read_text()
    if path.suffix != ".md":
        return [(path.stem, text)]
    blocks = re.findall(r"^```py(?:thon)?[^\n]*\n(.*?)^```", text, re.S | re.M)
    return [(f"{path.stem}_{n}", block) for n, block in enumerate(blocks) if "jax" in block]


def chip_for(text):
    if "# oracle: --target v5p" in text:
        return MEGACORE
    return SPARSE if "tpu_sc" in text else TENSOR


def dump(target, text):
    """In a process of its own."""
    signal.alarm(60)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    import pallasd_tracing

    pallasd_tracing.prepare(chip_for(text))
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder, target.stem + ".py")
        script.write_text(text)
        ended = pallasd_tracing.trace_script(str(script), text)
    target.write_text(json.dumps(pallasd_tracing.result(target.stem, ended)))


def main(out, *files):
    import jax.experimental.pallas.tpu  # noqa: F401  (once, before the forks)

    out = pathlib.Path(out)
    out.mkdir(parents=True, exist_ok=True)
    for name, text in (script for file in files for script in scripts(pathlib.Path(file))):
        process = os.fork()
        if process == 0:
            dump(out / f"{name}.json", text)
            os._exit(0)
        os.waitpid(process, 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
