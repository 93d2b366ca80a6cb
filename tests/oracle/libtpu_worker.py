"""libtpu in a process of its own, which some programs end or keep for ever.

A script that asks libtpu about many programs starts itself again as the worker, with `--work-from NUMBER` behind its own
arguments; the worker judges the programs from that number on and tells each answer with tell(). answers() supervises:
where a worker ends or stays silent, the program that it was at gets the answer that `ended` makes, and another worker
goes on behind it.
"""

import json
import os
import re
import select
import subprocess
import sys
import tempfile

CHIPS = {  # topology, device kind, accelerator, TensorCores of one device, options of the topology
    "v4": ("v4:2x2x1", "TPU v4", "v4-8", 2, {"chip_config_name": "megacore"}),
    "v5e": ("v5e:2x2", "TPU v5 lite", "v5litepod-4", 1, {}),
    "v5p": ("v5p:2x2x1", "TPU v5", "v5p-8", 2, {}),
    "v6e": ("v6e:2x2", "TPU v6 lite", "v6e-4", 1, {}),
    "7x": ("tpu7x:2x2x1", "TPU7x", "tpu7x-8", 1, {}),
}
ENVIRONMENT = {
    "TPU_SKIP_MDS_QUERY": "1",
    "ALLOW_MULTIPLE_LIBTPU_LOAD": "true",
    "TPU_MIN_LOG_LEVEL": "3",
    "TPU_WORKER_HOSTNAMES": "localhost",
    "TPU_WORKER_ID": "0",
    "JAX_PLATFORMS": "cpu",
    "TF_CPP_MIN_LOG_LEVEL": "3",
    "JAX_TRACEBACK_FILTERING": "off",
}


def devices(chip):
    from jax.experimental import topologies

    topology, _, _, _, options = CHIPS[chip]
    return list(topologies.get_topology_desc(topology, platform="tpu", **options).devices)


def what_it_says(text, length):
    """The first line of what libtpu says, without the names of module and call before it."""
    message = re.sub(r"^.*?HLO name [^:]*: ", "", text.strip(), count=1, flags=re.S)
    return (message.splitlines() or [""])[0][:length]


def tell(answer):
    print("\n@" + json.dumps(answer), flush=True)


def told(process, seconds):
    """The worker's answers; kills it when it gives none for so long."""
    while select.select([process.stdout], [], [], seconds)[0]:
        line = process.stdout.readline()
        if not line:
            return
        if line.startswith(b"@"):
            yield json.loads(line[1:])
    process.kill()


def last_words(errors):
    checks = [line for line in errors.splitlines() if "Check failed" in line]
    return checks[-1][checks[-1].index("Check failed") :][:200] if checks else ""


def answers(arguments, count, chip, seconds, ended, library="", name=""):
    """One answer a program; ended(last words or exit code) for one that ended a worker or kept it too long."""
    environment = {**os.environ, **ENVIRONMENT, "TPU_ACCELERATOR_TYPE": CHIPS[chip][2]}
    if library:
        environment["TPU_LIBRARY_PATH"] = library
    found = []
    while len(found) < count:
        command = [sys.executable, os.path.abspath(sys.argv[0]), *arguments, "--work-from", str(len(found))]
        with tempfile.TemporaryFile("w+", errors="replace") as stderr:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, bufsize=0, env=environment)
            before = len(found)
            found += told(process, seconds)
            code = process.wait()
            stderr.seek(0)
            errors = stderr.read()
        if code == 0 and len(found) < count or code > 0 and len(found) == before == 0:
            raise SystemExit(f"the worker ended with {code}: {errors[-2000:]}")
        if len(found) < count:
            found.append(ended(last_words(errors) or f"exit {code}"))
        print(f"{name}{len(found)} of {count}", file=sys.stderr, flush=True)
    return found
