#!/usr/bin/env python3
"""Latency of pallasd, next to warm JAX where the oracle is set up.

    run.py [--kernels N] [--edits N] [--json] [--shared DIR] [--binary PATH]

  cold lint      `pallasd lint` of a file with N kernels, as a process
  open           the language server, fresh: didOpen of that file until its diagnostics stand
  edit           one kernel's body edited through the protocol until the diagnostics of that version stand; the edits
                 bring in and take out a refused operation, so that the answer is known and a stale one can't pass
  long kernel    the same edit-to-diagnostics for the longest drivers of SHARED/corpus (thousands of equations)

Every figure is minimum, median and maximum in milliseconds. JAX's is its own trace and lowering of the same kernels,
again in a warm process (the oracle's --timing), as the targets are stated.
"""

import argparse
import hashlib
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import many_kernels
from wire import Wire

ROOT = pathlib.Path(__file__).resolve().parents[1]

CACHE = pathlib.Path(os.environ.get("PALLASD_CACHE") or pathlib.Path.home() / ".cache" / "pallasd")


def spread(milliseconds):
    return {
        "min": round(min(milliseconds), 3),
        "median": round(statistics.median(milliseconds), 3),
        "max": round(max(milliseconds), 3),
        "n": len(milliseconds),
    }


def milliseconds_of(function):
    start = time.perf_counter()
    function()
    return 1000 * (time.perf_counter() - start)


def cold_lint(binary, path, times):
    def lint():
        command = [binary, "lint", path, "--format", "json", "--no-cache"]
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)

    return spread([milliseconds_of(lint) for _ in range(times)])


# --- through the protocol ----------------------------------------------------------


def refused(diagnostics):
    return any(d["severity"] == 1 for d in diagnostics)


def edit_latency(binary, folder, name, text, fine, refused_text, times):
    """Opening and editing: `fine` is replaced by what is refused once in the text, then back, `times` times."""
    assert text.count(fine) >= 1, f"{fine!r} is not in {name}"
    spoiled, edits = text.replace(fine, refused_text, 1), []
    wire = Wire(binary, folder)
    try:
        opened, diagnostics = wire.open(name, text)
        assert not refused(diagnostics), diagnostics
        for _ in range(times):
            for before, after in ((text, spoiled), (spoiled, text)):
                taken, diagnostics = wire.edit(name, before, after)
                assert refused(diagnostics) == (after is spoiled), diagnostics
                edits.append(taken)
    finally:
        wire.close()
    return opened, spread(edits)


# --- JAX -----------------------------------------------------------------------------


def warm_jax(path, text):
    """Milliseconds that warm JAX takes to trace and lower each kernel of the file, or None without an oracle."""
    tree = subprocess.check_output([ROOT / "tools" / "dev" / "oracle_tree.sh"], text=True).strip()
    launcher = pathlib.Path(tree) / "pallas-oracle"
    kept = CACHE / "bench" / f"jax-{hashlib.sha256(text.encode()).hexdigest()[:16]}.json"
    if not kept.exists():
        if not launcher.exists():
            return None
        kept.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            [launcher, path, "--json", kept, "--no-aot", "--timing", "7"],
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    kernels = json.loads(kept.read_text())["kernels"]
    return {k["name"]: k["timing"]["trace_lower_ms"] for k in kernels if k.get("timing")}


# --- scenarios -------------------------------------------------------------------------


def many(args, folder):
    name, text = "many.py", many_kernels.module_text(args.kernels)
    path = os.path.join(folder, name)
    pathlib.Path(path).write_text(text)
    middle = args.kernels // 2 // len(many_kernels.SHAPES) * len(many_kernels.SHAPES)
    head, body = text.split(f"def softmax_{middle}(", 1)
    marked = head + f"def softmax_{middle}(" + body.replace("jnp.exp(shifted)", "jnp.exp( shifted)", 1)
    opened, edits = edit_latency(
        args.binary, folder, name, marked, "jnp.exp( shifted)", "jnp.cumsum(shifted, axis=1)", args.edits
    )
    jax = warm_jax(path, text)
    return {
        "kernels": args.kernels,
        "cold_lint": cold_lint(args.binary, path, 5),
        "open_ms": round(opened, 2),
        "edit": edits,
        "jax_kernel_ms": jax and jax.get(f"softmax_{middle}"),
    }


# What each long driver does last, and the same with an operation that no TensorCore rule takes.
LONG = {
    "150_unrolled_tiles": ("(acc / norm)", "jnp.cumsum(acc / norm, axis=0)"),
    "151_unrolled_sort_network": (":] = x\n", ":] = jnp.cumsum(x, axis=1)\n"),
    "152_unrolled_elimination": ("jnp.concatenate(rows, axis=0)", "jnp.cumsum(jnp.concatenate(rows, axis=0), axis=0)"),
}


def long_driver(args, folder, name, fine, refused):
    source = pathlib.Path(args.shared) / "corpus" / f"{name}.py"
    text = source.read_text()
    path = os.path.join(folder, source.name)
    pathlib.Path(path).write_text(text)
    opened, edits = edit_latency(args.binary, folder, source.name, text, fine, refused, max(1, args.edits // 4))
    expected = json.loads(source.with_suffix(".json").read_text())["kernels"]
    return {
        "equations": sum(sum(k["primitives"].values()) for k in expected),
        "cold_lint": cold_lint(args.binary, path, 3),
        "open_ms": round(opened, 2),
        "edit": edits,
        "jax_ms": round(sum(k["timing"]["trace_lower_ms"] for k in expected), 1),
    }


def attempt(scenario, *rest):
    """The scenario's result, or why there is none: one that cannot run hides no other."""
    try:
        return scenario(*rest)
    except (AssertionError, OSError, KeyError, ValueError) as e:
        return {"failed": f"{type(e).__name__}: {e}"}


def times_faster(slow, fast):
    return f"{slow / fast:6.1f} x" if slow and fast else "     -"


def print_report(results):
    for name, r in results.items():
        print(name)
        if "failed" in r:
            print(f"  {r['failed']}")
            continue
        edit, jax = r["edit"], r.get("jax_ms") or r.get("jax_kernel_ms")
        for title, s in (("cold lint, process", r["cold_lint"]), ("edit to diagnostics", edit)):
            print(
                f"  {title:24} {s['min']:9.2f} {s['median']:9.2f} {s['max']:9.2f} ms   (min, median, max of {s['n']})"
            )
        print(f"  {'open to diagnostics':24} {r['open_ms']:9.2f} ms")
        print(
            f"  an edit is {times_faster(r['cold_lint']['median'], edit['median'])} faster than the cold lint, "
            f"{times_faster(jax, edit['median'])} faster than warm JAX ({jax or '-'} ms)"
        )


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--kernels", type=int, default=50)
    p.add_argument("--edits", type=int, default=20)
    p.add_argument("--json", action="store_true")
    p.add_argument("--shared", default=str(ROOT.parent / "shared"))
    p.add_argument("--binary", default=str(ROOT / "build" / "bin" / "pallasd"))
    args = p.parse_args()
    with tempfile.TemporaryDirectory(prefix="pallasd-bench-") as folder:
        results = {f"{args.kernels} kernels, one edited": attempt(many, args, folder)}
        for name, edit in LONG.items():
            if os.path.exists(os.path.join(args.shared, "corpus", f"{name}.py")):
                results[name] = attempt(long_driver, args, folder, name, *edit)
    if args.json:
        print(json.dumps(results, indent=1))
    else:
        print_report(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
