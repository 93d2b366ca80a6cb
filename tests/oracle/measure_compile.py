"""What libtpu says to generated kernels: in_oracle.sh measure_compile.py FAMILY... [--chips v5e,v6e] [--out FOLDER]
[--libtpu VERSION=/PATH/libtpu.so]

compile_variants.py generates the kernels of a family. Each is lowered by JAX and compiled ahead of time for each chip's
topology; FOLDER/FAMILY.jsonl (compile_verdicts.py) gets what happened: the stage that refuses it ("lower", "compile"),
the exception's class, the first line of what it says and the innermost line of the kernel that it names. A kernel that
ends libtpu (libtpu_worker.py) is an "abort". tests/compile/claims.py holds pallasd's claims to these files.
"""

import argparse
import pathlib
import re
import sys

SECONDS_FOR_A_KERNEL = 120
VARIANT_FILE = "/variant.py"
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import compile_variants  # noqa: E402
import compile_verdicts  # noqa: E402
import libtpu_worker  # noqa: E402


# --- the worker, in a process of its own ---------------------------------------------


class Chip:
    def __init__(self, name):
        _, self.kind, _, self.cores, _ = libtpu_worker.CHIPS[name]
        self.device = libtpu_worker.devices(name)[0]

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
    scoped = re.search(r"Scoped allocation with size \S+ and limit \S+", text)
    return scoped[0] if scoped else libtpu_worker.what_it_says(text, 300)


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
        libtpu_worker.tell(made[chip].judge(variant))


# --- the supervisor ------------------------------------------------------------------


def measure(family, chips, library):
    variants = list(compile_variants.family(family))
    found = libtpu_worker.answers(
        [family, "--chips", ",".join(chips)],
        len(variants) * len(chips),
        chips[0],
        SECONDS_FOR_A_KERNEL,
        lambda says: {"stage": "compile", "class": "abort", "says": says, "line": None},
        library,
        f"{family}: ",
    )
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
    parser.add_argument("--chips", default=",".join(libtpu_worker.CHIPS))
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
        rows = measure(family, chips, library)
        compile_verdicts.write(path, {"family": family, **versions(version), "chips": chips}, rows)


if __name__ == "__main__":
    main()
