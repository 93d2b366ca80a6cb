#!/usr/bin/env python3
"""Latency of pallasd, next to warm JAX where the oracle is set up.

    run.py [--kernels N] [--edits N] [--only NAME] [--jax-now] [--cpu] [--json] [--shared DIR] [--binary PATH]

  cold lint      `pallasd lint` of a file with N kernels, as a process
  open           the language server, fresh: didOpen of that file until its diagnostics stand
  edit           one kernel's body edited through the protocol until the diagnostics of that version stand; the edits
                 bring in and take out a refused operation, so that the answer is known and a stale one can't pass
  long kernel    the same edit-to-diagnostics for the longest drivers of SHARED/corpus (thousands of equations)
  hover          a kernel of median size hovered: its jaxpr and its module, which no earlier hover has made
  lowering       kernels of more than 300 equations: their jaxprs to verdicts (no MLIR), and to the module verified,
                 canonicalised and printed; next to JAX's lowering of the same jaxprs, without printing
  corpus         every driver seen for the first time, next to JAX tracing and lowering its kernels again. JAX is warm:
                 everything is imported and compiled. So are the two figures of a running pallasd, whose models are
                 loaded: `cold`, where the file and all that it imports are new to it, and `imported`, where other files
                 of the installation have been read before, as JAX has them imported. `process` is the whole of a
                 `pallasd lint FILE` that ends, which has no peer: Python alone takes longer to start.

Every figure is minimum, median and maximum in milliseconds. JAX's is its own trace and lowering of the same kernels,
again in a warm process (the oracle's --timing), as the targets are stated. For long kernels and for `lowering` it is
measured in the same run; for the corpus it is what SHARED/corpus/*.json recorded, with `--jax-now` it is measured too.
A machine that has other things to do blurs all of it: `--cpu` takes pallasd's processor time in `lowering` and `corpus`,
and JAX's recorded times, which were taken on an idle machine of the same kind.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
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


def cold_lint(binary, path, times, options=()):
    def lint():
        command = [binary, "lint", path, "--format", "json", "--no-cache", *options]
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


def jax_now(path, runs=5):
    """The oracle's kernels of a driver with the times of this very moment, or None without an oracle."""
    launcher = CACHE / "oracle" / "pallas-oracle"
    if not launcher.exists():
        return None
    with tempfile.TemporaryDirectory(prefix="pallasd-bench-") as folder:
        out = os.path.join(folder, "out.json")
        words = own_options(path)
        options = [w for pair in zip(words, words[1:]) if pair[0] in ("--target", "--cores", "--entry") for w in pair]
        command = [launcher, path, "--json", out, "--no-aot", "--timing", str(runs), *options]
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return json.loads(pathlib.Path(out).read_text())["kernels"]


def own_options(path):
    """The words of a driver's `# oracle:` line."""
    line = re.search(r"^# oracle: (.*)", pathlib.Path(path).read_text(), re.M)
    return line[1].split() if line else []


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
    expected = jax_now(source, 3) or json.loads(source.with_suffix(".json").read_text())["kernels"]
    return {
        "equations": sum(sum(k["primitives"].values()) for k in expected),
        "cold_lint": cold_lint(args.binary, path, 3),
        "open_ms": round(opened, 2),
        "edit": edits,
        "jax_ms": round(sum(k["timing"]["trace_lower_ms"] for k in expected), 1),
    }


# --- in process ------------------------------------------------------------------------


def site_packages():
    return CACHE / "oracle" / "root" / "oracle" / "lib" / "python3.13" / "site-packages"


def pallasd_options(path):
    words, options = own_options(path), ["--chip", "v5e"]
    for word, value in zip(words, words[1:]):
        if word == "--target":
            options[1] = value
        elif word in ("--cores", "--entry"):
            options += [word, value]
    return [*options, "--python-path", str(site_packages())] if site_packages().exists() else options


def in_process(args, path, repeat):
    """pallasd-bench's figures of one file."""
    command = [pathlib.Path(args.binary).with_name("pallasd-bench"), "--repeat", str(repeat), *pallasd_options(path)]
    command += ["--cpu"] if args.cpu else []
    command += [path]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)[0]


LARGE = 300  # equations: from here on the lowering of a kernel is compared


def equations(kernel):
    return sum((kernel.get("primitives") or {}).values())


def drivers_of(args):
    return sorted((pathlib.Path(args.shared) / "corpus").glob("[0-9]*.py"))


def lowering(args, folder):
    """By kernel: JAX's lowering, our verdicts and our printed module, one after the other."""
    rows = []
    for path in drivers_of(args):
        expected = json.loads(path.with_suffix(".json").read_text())["kernels"]
        if not any(equations(k) > LARGE for k in expected):
            continue
        own = [k for k in in_process(args, path, 5)["kernels"] if k.get("lowers")]
        measured = None if args.cpu else jax_now(path)
        jax = [k for k in measured or expected if (k.get("timing") or {}).get("lower_ms")]
        for kernel in jax:
            same = next((k for k in own if k["name"] == kernel["name"]), None)
            if same:
                own.remove(same)
            if same and equations(kernel) > LARGE:
                names = {"driver": path.stem, "kernel": kernel["name"], "equations": equations(kernel)}
                figures = {name: round(same[name], 3) for name in ("legal_ms", "built_ms", "module_ms")}
                rows.append({**names, **figures, "jax_lower_ms": kernel["timing"]["lower_ms"]})
    return {"rows": rows}


def corpus(args, folder):
    rows = []
    for path in drivers_of(args):
        expected = json.loads(path.with_suffix(".json").read_text())["kernels"]
        if args.jax_now:
            expected = jax_now(path) or expected
        times = [(k.get("timing") or {}).get("trace_lower_ms") for k in expected]
        if not any(times):
            continue
        own = in_process(args, path, 5)
        process = cold_lint(args.binary, path, 3, pallasd_options(path))
        row = {"driver": path.stem, "jax_ms": round(sum(filter(None, times)), 1), "process_ms": process["median"]}
        rows.append({**row, "cold_ms": round(own["cold_ms"], 3), "imported_ms": round(own["imported_ms"], 3)})
    return {"rows": rows}


# A driver and a kernel of median cost under JAX, with a place in its body where a blank changes nothing but the text.
HOVERED = ("107_copies_by_hand", "scale_by_hand")


def hover(args, folder):
    driver, kernel = HOVERED
    source = pathlib.Path(args.shared) / "corpus" / f"{driver}.py"
    text = source.read_text()
    at = text.index(f"def {kernel}(")
    body = text.index("\n", at)
    line, column = text.count("\n", 0, at), len("def ") + at - (text.rfind("\n", 0, at) + 1)
    wire, taken = Wire(args.binary, folder), []
    try:
        wire.open(source.name, text)
        for i in range(args.edits):
            before = text[:body] + " " * i + text[body:]
            wire.edit(source.name, before, text[:body] + " " * (i + 1) + text[body:])
            document = {"uri": (wire.folder / source.name).as_uri()}
            position = {"line": line, "character": column}
            milliseconds, result = wire.request("textDocument/hover", {"textDocument": document, "position": position})
            assert "```mlir" in json.dumps(result), result
            taken.append(milliseconds)
    finally:
        wire.close()
    kernels = jax_now(source) or json.loads(source.with_suffix(".json").read_text())["kernels"]
    jax = [k["timing"]["trace_lower_ms"] for k in kernels if k["name"] == kernel and k.get("timing")]
    return {"hover": spread(taken), "jax_ms": jax[0] if jax else None}


def attempt(scenario, *rest):
    """The scenario's result, or why there is none: one that cannot run hides no other."""
    try:
        return scenario(*rest)
    except (AssertionError, OSError, KeyError, ValueError, IndexError, subprocess.CalledProcessError) as e:
        return {"failed": f"{type(e).__name__}: {e}"}


def times_faster(slow, fast):
    return f"{slow / fast:6.1f} x" if slow and fast else "     -"


def print_edits(r):
    edit, jax = r["edit"], r.get("jax_ms") or r.get("jax_kernel_ms")
    for title, s in (("cold lint, process", r["cold_lint"]), ("edit to diagnostics", edit)):
        print(f"  {title:24} {s['min']:9.2f} {s['median']:9.2f} {s['max']:9.2f} ms   (min, median, max of {s['n']})")
    print(f"  {'open to diagnostics':24} {r['open_ms']:9.2f} ms")
    print(
        f"  an edit is {times_faster(r['cold_lint']['median'], edit['median'])} faster than the cold lint, "
        f"{times_faster(jax, edit['median'])} faster than warm JAX ({jax or '-'} ms)"
    )


def print_hover(r):
    s = r["hover"]
    print(f"  {'hover':24} {s['min']:9.2f} {s['median']:9.2f} {s['max']:9.2f} ms   (min, median, max of {s['n']})")
    print(f"  warm JAX traces and lowers it, without printing, in {r['jax_ms'] or '-'} ms")


def print_lowering(r):
    for row in r["rows"]:
        jax = row["jax_lower_ms"]
        print(
            f"  {row['driver']:30} {row['equations']:5} eqns: JAX lowers in {jax:8.2f} ms; "
            f"verdicts {row['legal_ms']:7.3f} ms {times_faster(jax, row['legal_ms'])}; "
            f"module {row['module_ms']:7.2f} ms {times_faster(jax, row['module_ms'])}"
        )
    for title, name in (("verdicts", "legal_ms"), ("module verified, canonicalised and printed", "module_ms")):
        ratios = sorted(row["jax_lower_ms"] / row[name] for row in r["rows"] if row[name])
        if ratios:
            print(f"  {title}: at least {ratios[0]:.1f} x faster than JAX's lowering, median {statistics.median(ratios):.1f} x")


def print_corpus(r):
    for row in r["rows"]:
        print(
            f"  {row['driver']:32} JAX {row['jax_ms']:8.1f} ms; cold {row['cold_ms']:7.2f}, imported "
            f"{row['imported_ms']:7.2f}, process {row['process_ms']:7.1f} ms {times_faster(row['jax_ms'], row['cold_ms'])}"
        )
    for name in ("cold", "imported", "process"):
        ratios = [row["jax_ms"] / row[f"{name}_ms"] for row in r["rows"]]
        if ratios:
            total = sum(row["jax_ms"] for row in r["rows"]) / sum(row[f"{name}_ms"] for row in r["rows"])
            print(f"  {name:9} against warm JAX: median {statistics.median(ratios):6.1f} x, in total {total:6.1f} x")


def print_report(results):
    shown = {"hover": print_hover, "lowering": print_lowering, "corpus": print_corpus}
    for name, r in results.items():
        print(name)
        if "failed" in r:
            print(f"  {r['failed']}")
        else:
            shown.get(name, print_edits)(r)


def scenarios(args):
    yield f"{args.kernels} kernels, one edited", many, ()
    if not drivers_of(args):
        return
    for name, edit in LONG.items():
        yield name, long_driver, (name, *edit)
    for scenario in (hover, lowering, corpus):
        yield scenario.__name__, scenario, ()


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--kernels", type=int, default=50)
    p.add_argument("--edits", type=int, default=20)
    p.add_argument("--only", default="", help="scenarios whose name contains this")
    p.add_argument("--jax-now", action="store_true", help="measure JAX for the whole corpus too (minutes)")
    p.add_argument("--cpu", action="store_true", help="processor time next to recorded figures, for a busy machine")
    p.add_argument("--json", action="store_true")
    p.add_argument("--shared", default=str(ROOT.parent / "shared"))
    p.add_argument("--binary", default=str(ROOT / "build" / "bin" / "pallasd"))
    args = p.parse_args()
    with tempfile.TemporaryDirectory(prefix="pallasd-bench-") as folder:
        results = {
            name: attempt(scenario, args, folder, *rest)
            for name, scenario, rest in scenarios(args)
            if args.only in name
        }
    if args.json:
        print(json.dumps(results, indent=1))
    else:
        print_report(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
