"""What libtpu says to generated kernels: in_oracle.sh measure_compile.py FAMILY... [--chips v5e,v6e] [--out FOLDER]
[--libtpu VERSION=/PATH/libtpu.so]

compile_variants.py generates the kernels of a family. Each is lowered by JAX and compiled ahead of time for each chip's
topology; FOLDER/FAMILY.jsonl (compile_verdicts.py) gets what happened: the stage that refuses it ("lower", "compile"),
the exception's class, the first line of what it says and the innermost line of the kernel that it names. A kernel that
ends libtpu is an "abort". tests/compile/claims.py holds pallasd's claims to these files.
"""

import argparse
import json
import os
import pathlib
import re
import select
import subprocess
import sys

TARGETS = {  # topology, device kind, accelerator, TensorCores of one device, options
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
SECONDS_FOR_A_KERNEL = 120
VARIANT_FILE = "/variant.py"
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import compile_variants  # noqa: E402
import compile_verdicts  # noqa: E402


# --- the worker, in a process of its own ---------------------------------------------


class Chip:
    def __init__(self, name):
        from jax.experimental import topologies

        self.topology, self.kind, _, self.cores, options = TARGETS[name]
        self.device = topologies.get_topology_desc(self.topology, platform="tpu", **options).devices[0]

    def impersonate(self):
        """JAX answers questions about the device as this chip would."""
        import importlib

        for name in ("jax._src.tpu_info", "jax._src.pallas.mosaic.tpu_info"):
            try:
                module = importlib.import_module(name)
            except ImportError:
                continue
            module.get_device_kind, module.get_num_device_cores = (lambda: self.kind), (lambda: self.cores)

    def judge(self, variant):
        import jax
        import jax.numpy as jnp

        self.impersonate()
        stage = "lower"
        sharding = jax.sharding.SingleDeviceSharding(self.device)
        try:
            scope = {"__name__": "variant"}
            exec(compile(variant.body, VARIANT_FILE, "exec"), scope)
            structs = [jax.ShapeDtypeStruct(s, jnp.dtype(d), sharding=sharding) for s, d in variant.args]
            traced = jax.jit(scope["CALL"], out_shardings=sharding).trace(*structs)
            lowered = traced.lower(lowering_platforms=("tpu",))
            stage = "compile"
            lowered.compile()
        except Exception as error:
            return {"stage": stage, "class": type(error).__name__, "says": reason(str(error)), "line": line_of(error)}
        return "ok"


def reason(text):
    """What libtpu says, without the names of module and call before it and the location after it."""
    message = re.sub(r"^.*?HLO name [^:]*: ", "", text.strip(), count=1, flags=re.S)
    scoped = re.search(r"Scoped allocation with size \S+ and limit \S+", text)
    return scoped[0] if scoped else (message.splitlines() or [""])[0][:300]


def line_of(error):
    """The innermost line of the variant that the exception's tracebacks pass."""
    line, seen = None, set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        traceback = error.__traceback__
        while traceback is not None:
            if traceback.tb_frame.f_code.co_filename == VARIANT_FILE:
                line = traceback.tb_lineno
            traceback = traceback.tb_next
        error = error.__cause__ or error.__context__
    return line


def work(family, chips, first):
    made = {name: Chip(name) for name in chips}
    todo = [(v, c) for v in compile_variants.family(family) for c in chips]
    for variant, chip in todo[first:]:
        print("\n@" + json.dumps(made[chip].judge(variant)), flush=True)


# --- the supervisor --------------------------------------------------------------------


def answers_of(process):
    """The worker's answers; kills it when it gives none for SECONDS_FOR_A_KERNEL."""
    while select.select([process.stdout], [], [], SECONDS_FOR_A_KERNEL)[0]:
        line = process.stdout.readline()
        if not line:
            return
        if line.startswith(b"@"):
            yield json.loads(line[1:])
    process.kill()


def last_words(path):
    lines = pathlib.Path(path).read_text(errors="replace").splitlines()
    checks = [line for line in lines if "Check failed" in line]
    return checks[-1][checks[-1].index("Check failed") :][:200] if checks else ""


def measure(family, chips, stderr, library):
    variants = list(compile_variants.family(family))
    count, found = len(variants) * len(chips), []
    while len(found) < count:
        command = [sys.executable, __file__, family, "--chips", ",".join(chips), "--work-from", str(len(found))]
        environment = {**os.environ, **ENVIRONMENT, "TPU_ACCELERATOR_TYPE": TARGETS[chips[0]][2]}
        if library:
            environment["TPU_LIBRARY_PATH"] = library
        with open(stderr, "w") as errors:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, bufsize=0, env=environment)
            before = len(found)
            found += answers_of(process)
            code = process.wait()
        if code == 0 and len(found) < count or code > 0 and len(found) == before == 0:
            raise SystemExit(f"the worker ended with {code}: {pathlib.Path(stderr).read_text()[-2000:]}")
        if len(found) < count:
            found.append({"stage": "compile", "class": "abort", "says": last_words(stderr) or f"exit {code}", "line": None})
        print(f"{family}: {len(found)} of {count}", file=sys.stderr, flush=True)
    rows = []
    for i, variant in enumerate(variants):
        rows.append({"name": variant.name, **dict(zip(chips, found[i * len(chips) : (i + 1) * len(chips)]))})
    return rows


def versions(libtpu):
    import importlib.metadata

    found = {name: importlib.metadata.version(name) for name in ("jax", "jaxlib", "libtpu")}
    return {**found, "libtpu": libtpu or found["libtpu"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("families", nargs="+")
    parser.add_argument("--chips", default=",".join(TARGETS))
    parser.add_argument("--out", default=str(HERE.parent / "data" / "compile"))
    parser.add_argument("--libtpu", default="", help="another than the installed one")
    parser.add_argument("--work-from", type=int)
    args = parser.parse_args()
    chips = args.chips.split(",")
    if args.work_from is not None:
        return work(args.families[0], chips, args.work_from)
    pathlib.Path(args.out).mkdir(parents=True, exist_ok=True)
    version, _, library = args.libtpu.partition("=")
    for family in args.families:
        path = pathlib.Path(args.out, family + ".jsonl")
        rows = measure(family, chips, str(path) + ".stderr", library)
        os.unlink(str(path) + ".stderr")
        compile_verdicts.write(path, {"family": family, **versions(version), "chips": chips}, rows)


if __name__ == "__main__":
    main()
