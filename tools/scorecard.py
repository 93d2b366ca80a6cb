#!/usr/bin/env python3
"""How far pallasd agrees with real JAX over the drivers and cases beside the repository.

    scorecard.py [--check | --update] [--filter TEXT] [--json] [-v] [--shared DIR] [--python-path DIR]

Runs `pallasd lower` and `pallasd lint` on every driver of SHARED/corpus and `pallasd lint` on every program of
SHARED/cases, with the chip of the driver's `# oracle: OPTIONS` line, and compares with the JSON beside it, which real
JAX 0.12.0.1 gave:

  followed   every kernel that JAX meets is met in full, and accepted or refused (with the same class) alike; a driver
             is followed whole when all its kernels are and no other kernel appears
  jaxprs     the canonical text of the kernel's jaxpr equals the one that tests/oracle/dump_jaxpr.py writes under real
             JAX (kept below PALLASD_CACHE/jaxprs by the hash of driver and dumper, made where the oracle is set up)
  modules    `raw_generic` and `canonical_generic` are the same strings
  cases      right: an error at an acceptable line with JAX's class, or silence on a valid program followed in full;
             wrong: an error elsewhere or of another class; unknown: anything not followed
  false alarms  errors on a valid program, or on kernels all of which JAX accepts; claims of stage `compile` about
             kernels all of which libtpu compiles

Figures by kernel and weighted by the kernel's equations. --check compares the counts with tests/scorecard.json and
fails if one is worse; --update writes that file. Texts of messages are never compared.
"""

import argparse
import collections
import glob
import hashlib
import json
import os
import re
import statistics
import subprocess
import sys

import runs

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BASELINE = os.path.join(ROOT, "tests", "scorecard.json")
CACHE = os.environ.get("PALLASD_CACHE") or os.path.expanduser("~/.cache/pallasd")
FOLLOWED = ("complete", "refused")


def oracle_tree():
    return subprocess.check_output([os.path.join(ROOT, "tools/dev/oracle_tree.sh")], text=True).strip()


def read_json(path):
    with open(path) as f:
        return json.load(f)


def read_text(path):
    with open(path) as f:
        return f.read()


# --- JAX's canonical jaxprs ------------------------------------------------------


class Dumps:
    """Canonical jaxprs of drivers under real JAX, made once and kept."""

    def __init__(self):
        folder = os.path.join(ROOT, "tests", "oracle")
        self.dumper = os.path.join(folder, "dump_jaxpr.py")
        self.launcher = os.path.join(folder, "in_oracle.sh")
        self.sources = sorted(glob.glob(os.path.join(folder, "*.py")))
        python = os.path.join(ROOT, "device", "python")
        self.sources += [os.path.join(python, f"{name}.py") for name in ("pallasd_canonical", "pallasd_instances")]
        self.available = os.path.exists(self.dumper) and os.path.exists(os.path.join(oracle_tree(), "pallas-oracle"))

    def place(self, driver):
        whole = hashlib.sha256()
        for path in [driver, *self.sources]:
            whole.update(read_text(path).encode())
        return os.path.join(CACHE, "jaxprs", f"{os.path.basename(driver)[:-3]}-{whole.hexdigest()[:16]}.json")

    def of(self, driver, target):
        """The dump's kernels, or None where it isn't there and can't be made."""
        place = self.place(driver)
        if not os.path.exists(place) and self.available:
            self.make(driver, target, place)
        return read_json(place)["kernels"] if os.path.exists(place) else None

    def make(self, driver, target, place):
        os.makedirs(os.path.dirname(place), exist_ok=True)
        part = f"{place}.part.{os.getpid()}"
        subprocess.run(
            ["sh", self.launcher, self.dumper, os.path.abspath(driver), "--json", part, "--target", target],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        if os.path.exists(part):
            os.replace(part, place)


def canonical_bodies(dump_kernel):
    return [instance["body"] for instance in dump_kernel.get("instances") or []]


# --- one kernel --------------------------------------------------------------------


def grid_text(kernel):
    return [str(g) for g in kernel.get("grid") or []]


def blocks_text(kernel):
    return [
        [[str(d) for d in b.get("block") or []], [str(d) for d in b.get("array") or []], b.get("dtype")]
        for b in kernel.get("blocks") or []
    ]


# From the most telling to the least: kernels of one name differ in grid, blocks or avals.
IDENTITIES = (
    lambda k: (k.get("name"), k.get("kind"), grid_text(k), blocks_text(k), k.get("in_avals")),
    lambda k: (k.get("name"), k.get("kind"), grid_text(k), blocks_text(k)),
    lambda k: (k.get("name"), k.get("kind"), grid_text(k)),
    lambda k: k.get("name"),
)

# The dumper records kernels as the oracle does, so their numbers agree.
DUMP_IDENTITIES = (lambda k: (k.get("index"), k.get("name")), lambda k: k.get("name"))


def equations(kernel):
    return max(1, sum((kernel.get("primitives") or {}).values()))


def verdict(kernel):
    """ "ok", or the class of the exception that refuses the kernel, or "unknown"."""
    lower = kernel.get("lower") or {}
    if lower.get("verdict") == "error":
        return (lower.get("error_class") or "error").rsplit(".", 1)[-1]
    traced = kernel.get("jaxprs") and all(j.get("text") or j.get("canonical") for j in kernel["jaxprs"])
    return "ok" if lower.get("verdict") == "ok" or traced else "unknown"


def our_bodies(kernel):
    return [j.get("canonical") for j in kernel.get("jaxprs") or []]


def compare_kernel(expected, ours, dump, notes):
    """The figures of one expected kernel; notes says what differs."""
    out = {"eqns": equations(expected), "verdict": None, "jaxpr": None, "raw": None, "canonical": None}
    wanted = verdict(expected)
    found = verdict(ours) if ours else "not met"
    out["verdict"] = wanted == found
    if not out["verdict"]:
        notes.append(f"verdict: JAX {wanted}, ours {found}" + reasons_of(ours))
    if dump and canonical_bodies(dump):
        bodies, own = canonical_bodies(dump), our_bodies(ours) if ours else []
        out["jaxpr"] = len(own) == len(bodies) and all(runs.equal_text(a, b) for a, b in zip(bodies, own))
        if ours and not out["jaxpr"]:
            difference = next(filter(None, map(runs.first_difference, bodies, own or [None])), "number of bodies")
            notes.append(f"jaxpr: {difference}")
    if wanted == "ok":
        modules = (ours or {}).get("mlir") or {}
        for figure, field in (("raw", "raw_generic"), ("canonical", "canonical_generic")):
            out[figure] = runs.equal_text(expected["mlir"][field], modules.get(field))
        if ours and not out["raw"]:
            notes.append(
                f"module: {runs.first_difference(expected['mlir']['raw_generic'], modules.get('raw_generic'))}"
            )
    return out


def reasons_of(kernel):
    reasons = runs.reasons(kernel or {})
    return f" ({reasons[:200]})" if reasons else ""


# --- lint's answer -----------------------------------------------------------------


def own_file(lint, path):
    """The entry of the file itself (imports of the workspace may follow it)."""
    name = os.path.basename(path)
    return next((f for f in lint.get("files") or [] if os.path.basename(f.get("path", "")) == name), {})


def errors(lint, path):
    """Errors that JAX would raise; what the compiler refuses is apart."""
    diagnostics = own_file(lint, path).get("diagnostics") or []
    return [d for d in diagnostics if d.get("severity") == "error" and d.get("stage") != "compile"]


def exception_class(name):
    return (name or "").rsplit(".", 1)[-1]


def of_compiler(lint, path):
    diagnostics = own_file(lint, path).get("diagnostics") or []
    return [d for d in diagnostics if d.get("stage") == "compile" and d.get("severity") in ("error", "warning")]


def refused_by_compiler(kernels):
    """Names of kernels that libtpu refuses at least once."""
    return {k["name"] for k in kernels if (k.get("aot") or {}).get("verdict") in ("error", "crash")}


def compiler_alarms(claims, kernels):
    return [d for d in claims if not set(d.get("kernels") or []) & refused_by_compiler(kernels)]


def refused_and_accepted(kernels):
    """Names of kernels that JAX refuses at least once, and of those that it always accepts."""
    refused = {k["name"] for k in kernels if k["lower"]["verdict"] == "error"}
    return refused, {k["name"] for k in kernels} - refused


def false_alarms(found, kernels, program_refused):
    """Error diagnostics that real JAX contradicts."""
    refused, accepted = refused_and_accepted(kernels)
    if not refused and not program_refused:
        return found
    return [d for d in found if d.get("kernels") and set(d["kernels"]) <= accepted]


def shown(diagnostic):
    return (
        f"{diagnostic.get('line')}:{diagnostic.get('column')} {diagnostic.get('rule')} "
        f"[{diagnostic.get('jax_exception')}] {diagnostic.get('message', '')[:150]}"
    )


# --- drivers -----------------------------------------------------------------------


def oracle_options(path):
    """Options of pallasd that stand for the driver's `# oracle:` line."""
    own = re.search(r"^# oracle: (.*)", read_text(path), re.M)
    words, options, target = own[1].split() if own else [], [], "v5e"
    for word, value in zip(words, words[1:]):
        if word == "--target":
            target = value
        elif word in ("--cores", "--entry"):
            options += [word, value]
    return target, ["--chip", target, *options]


def without_repeats(pairs, surplus):
    """Kernels of ours that JAX doesn't list. It lists equal ones once, and says how often they were met (`calls`)."""
    for wanted, ours in pairs:
        for _ in range((wanted.get("calls", 1) - 1) if ours else 0):
            same = lambda k: k.get("name") == ours.get("name") and k.get("jaxprs") == ours.get("jaxprs")
            again = next(filter(same, surplus), None)
            if again:
                surplus.remove(again)
    return surplus


def judge_driver(path, pallasd, dumps):
    expected = read_json(path[:-3] + ".json")
    target, options = oracle_options(path)
    lower, lint = pallasd.run("lower", path, *options), pallasd.run("lint", path, "--no-cache", *options)
    pairs, surplus = runs.align(expected["kernels"], lower.answer.get("kernels") or [], IDENTITIES)
    jax_dump = dumps.of(path, target)
    dump_of = dict(enumerate(b for _, b in runs.align(expected["kernels"], jax_dump or [], DUMP_IDENTITIES)[0]))
    kernels, notes = [], [f for f in (lower.failure, lint.failure) if f]
    for number, (wanted, ours) in enumerate(pairs):
        own_notes = []
        kernels.append(compare_kernel(wanted, ours, dump_of[number], own_notes))
        notes += [f"{wanted['name']}#{number} {note}" for note in own_notes]
    surplus = without_repeats(pairs, surplus)
    statuses = [k.get("status") for k in own_file(lint.answer, path).get("kernels") or []]
    open_ends = [s for s in statuses if s not in FOLLOWED]
    notes += [f"not met by JAX: {k.get('name')}" for k in surplus] + [f"lint: a kernel is {s}" for s in open_ends]
    program_refused = expected["script"]["verdict"] == "error"
    alarms = false_alarms(errors(lint.answer, path), expected["kernels"], program_refused)
    alarms += compiler_alarms(of_compiler(lint.answer, path), expected["kernels"])
    alarms += [
        {"rule": "lower", "message": f"{w['name']} refused", "jax_exception": verdict(o)}
        for w, o in pairs
        if o and verdict(w) == "ok" and verdict(o) not in ("ok", "unknown")
    ]
    timing = [
        k["timing"]["trace_lower_ms"] for k in expected["kernels"] if (k.get("timing") or {}).get("trace_lower_ms")
    ]
    return {
        "name": os.path.basename(path)[:-3],
        "kernels": kernels,
        "notes": notes,
        "alarms": [shown(d) for d in alarms],
        "failed": bool(lower.failure or lint.failure),
        "whole": all(k["verdict"] for k in kernels) and not surplus and not open_ends and not lint.failure,
        "lint_ms": 1000 * lint.seconds,
        "jax_ms": sum(timing) if timing else None,
    }


# --- cases -------------------------------------------------------------------------


def judge_case(path, pallasd):
    expected = read_json(path[:-3] + ".json")
    chip = expected["primary_target"]
    lint = pallasd.run("lint", path, "--no-cache", "--chip", chip)
    found = errors(lint.answer, path)
    statuses = [k.get("status") for k in own_file(lint.answer, path).get("kernels") or []]
    target = expected["targets"][chip]
    refused_before_compiling = expected["verdict"] in ("trace_error", "lower_error")
    if lint.failure:
        outcome = "unknown"
    elif refused_before_compiling:
        outcome = outcome_of_refused(expected, found)
    elif expected["valid"]:
        followed = statuses and all(s == "complete" for s in statuses)
        claimed = found or of_compiler(lint.answer, path)
        outcome = "wrong" if claimed else "right" if followed else "unknown"
    else:
        outcome = outcome_of_compiler_refusal(expected, own_file(lint.answer, path).get("diagnostics") or [])
    program_refused = target["script"]["verdict"] not in ("ok", "assertion")
    alarms = false_alarms(found, target["kernels"], program_refused)
    alarms += compiler_alarms(of_compiler(lint.answer, path), target["kernels"])
    notes = [lint.failure] if lint.failure else []
    if outcome != "right":
        notes.append(
            f"JAX: {expected['verdict']} {expected['error_class']} lines {expected['acceptable_lines']}; kernels "
            + ", ".join(map(str, statuses))
        )
        notes += [shown(d) for d in found]
    return {
        "name": os.path.basename(path)[:-3],
        "verdict": expected["verdict"],
        "outcome": outcome,
        "notes": notes,
        "alarms": [shown(d) for d in alarms],
        "failed": bool(lint.failure),
        "lint_ms": 1000 * lint.seconds,
    }


def outcome_of_refused(expected, found):
    at_line = [d for d in found if d.get("line") in expected["acceptable_lines"]]
    if any(exception_class(d.get("jax_exception")) == expected["error_class"] for d in at_line):
        return "right"
    return "wrong" if found else "unknown"


def outcome_of_compiler_refusal(expected, diagnostics):
    """Only libtpu refuses these; a warning or a compile-stage error at the line is right, silence is unknown."""
    if any(d.get("severity") == "error" and d.get("stage") in ("trace", "lower") for d in diagnostics):
        return "wrong"
    hits = [
        d
        for d in diagnostics
        if d.get("severity") in ("error", "warning") and d.get("line") in expected["acceptable_lines"]
    ]
    return "right" if hits else "unknown"


# --- figures -----------------------------------------------------------------------


def count(kernels, figure):
    measured = [k for k in kernels if k[figure] is not None]
    good = [k for k in measured if k[figure]]
    return {
        "good": len(good),
        "of": len(measured),
        "eqns": sum(k["eqns"] for k in good),
        "eqns_of": sum(k["eqns"] for k in measured),
    }


def figures(drivers, cases):
    kernels = [k for d in drivers for k in d["kernels"]]
    outcomes = collections.Counter(c["outcome"] for c in cases)
    timed = [d for d in drivers if d["jax_ms"] and not d["failed"]]
    return {
        "drivers": len(drivers),
        "drivers_whole": sum(d["whole"] for d in drivers),
        "kernels": {f: count(kernels, f) for f in ("verdict", "jaxpr", "raw", "canonical")},
        "cases": {o: outcomes[o] for o in ("right", "unknown", "wrong")},
        "false_alarms": sum(len(x["alarms"]) for x in drivers + cases),
        "failed_runs": sum(x["failed"] for x in drivers + cases),
        "cold_lint_ms": {
            "median": round(statistics.median([d["lint_ms"] for d in drivers]), 1) if drivers else None,
            "sum": round(sum(d["lint_ms"] for d in timed), 1),
            "warm_jax_sum": round(sum(d["jax_ms"] for d in timed), 1),
            "drivers": len(timed),
        },
    }


def counts(f):
    """What --check guards: name -> (count, whether more is better). A figure that wasn't measured is left out."""
    out = {
        "drivers followed whole": (f["drivers_whole"], True),
        "false alarms": (f["false_alarms"], False),
        "failed runs": (f["failed_runs"], False),
        "cases right": (f["cases"]["right"], True),
        "cases wrong": (f["cases"]["wrong"], False),
    }
    for figure, title in TITLES.items():
        if f["kernels"][figure]["of"]:
            out[title] = (f["kernels"][figure]["good"], True)
    return out


TITLES = {
    "verdict": "kernels: verdict and class as JAX's",
    "jaxpr": "kernels: canonical jaxpr equal",
    "raw": "modules: raw_generic equal",
    "canonical": "modules: canonical_generic equal",
}


def percent(part, whole):
    return f"{100 * part / whole:5.1f} %" if whole else "    -"


def print_report(f, drivers, cases, verbose):
    if verbose:
        print_details(drivers, cases)
    print(f"{'drivers followed whole':40} {f['drivers_whole']:4} of {f['drivers']:4}")
    for figure, title in TITLES.items():
        c = f["kernels"][figure]
        print(
            f"{title:40} {c['good']:4} of {c['of']:4}  {percent(c['good'], c['of'])}   "
            f"by equations {percent(c['eqns'], c['eqns_of'])}" + ("" if c["of"] else "   (not measured: ./dev oracle)")
        )
    print(
        f"{'cases right / unknown / wrong':40} " + " / ".join(str(f["cases"][o]) for o in ("right", "unknown", "wrong"))
    )
    print(f"{'false alarms, failed runs':40} {f['false_alarms']:4}, {f['failed_runs']}")
    t = f["cold_lint_ms"]
    print(
        f"cold lint, one process a file: median {t['median']} ms; {t['drivers']} timed drivers {t['sum']} ms, "
        f"warm JAX {t['warm_jax_sum']} ms"
    )


def print_details(drivers, cases):
    for d in drivers:
        marks = "".join(
            {True: "+", False: "-", None: "."}[k[f]]
            for k in d["kernels"]
            for f in ("verdict", "jaxpr", "raw", "canonical")
        )
        marks = " ".join(marks[i : i + 4] for i in range(0, len(marks), 4))
        print(f"{d['name']:32} {'whole' if d['whole'] else '     '} {marks}")
        print_lines(d)
    for c in cases:
        print(f"{c['name']:32} {c['outcome']}")
        print_lines(c)
    print("\nmarks of a kernel: verdict, jaxpr, raw module, canonical module (. not measured)\n")


def print_lines(entry):
    for line in [f"FALSE ALARM {a}" for a in entry["alarms"]] + entry["notes"]:
        print(f"    {line}")


def check(f):
    """Prints each guarded count against the committed one; whether none is worse."""
    baseline = read_json(BASELINE) if os.path.exists(BASELINE) else {}
    passed = failed = 0
    for name, (now, more_is_better) in counts(f).items():
        before = baseline.get(name, now)
        worse = now < before if more_is_better else now > before
        failed, passed = failed + worse, passed + (not worse)
        if now != before:
            print(f"{'WORSE' if worse else 'better (run ./dev scorecard --update)'}: {name}: {before} -> {now}")
    print(f"scorecard: {passed} passed, {failed} failed")
    return not failed


def update(f):
    with open(BASELINE, "w") as out:
        json.dump({name: number for name, (number, _) in counts(f).items()}, out, indent=2)
        out.write("\n")


def parse_args():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--shared", default=os.path.join(ROOT, "..", "shared"))
    p.add_argument("--binary", default=runs.default_binary())
    p.add_argument("--python-path", help="where JAX's wheel is unpacked")
    p.add_argument("--filter", default="", help="only drivers and cases whose name contains this")
    p.add_argument("--check", action="store_true")
    p.add_argument("--update", action="store_true")
    p.add_argument("--json", action="store_true", help="print all results as JSON")
    p.add_argument("-v", "--verbose", action="store_true", help="say for every driver and case what differs")
    args = p.parse_args()
    if args.filter and (args.check or args.update):
        p.error("--check and --update are for the whole set")
    return args


def programs(folder, text):
    return [p for p in sorted(glob.glob(os.path.join(folder, "[0-9]*.py"))) if text in os.path.basename(p)]


def guarded(judge, path, *rest):
    """judge's result; an answer of another form than the contract's is a failed run, not the end of the scorecard."""
    try:
        return judge(path, *rest)
    except (AttributeError, IndexError, KeyError, TypeError) as e:
        note = f"the answer is not of the contract's form: {type(e).__name__}: {e}"
        failed = {"name": os.path.basename(path)[:-3], "notes": [note], "alarms": [], "failed": True, "lint_ms": 0.0}
        return {**failed, "kernels": [], "whole": False, "jax_ms": None, "outcome": "unknown"}


def main():
    args = parse_args()
    pallasd, dumps = runs.Pallasd(args.binary, args.python_path), Dumps()
    drivers = runs.in_pool(
        lambda p: guarded(judge_driver, p, pallasd, dumps), programs(f"{args.shared}/corpus", args.filter)
    )
    cases = runs.in_pool(lambda p: guarded(judge_case, p, pallasd), programs(f"{args.shared}/cases", args.filter))
    f = figures(drivers, cases)
    if args.json:
        json.dump({"figures": f, "drivers": drivers, "cases": cases}, sys.stdout, indent=1)
        print()
    else:
        print_report(f, drivers, cases, args.verbose or bool(args.filter))
    if args.update:
        update(f)
    return 0 if not args.check or check(f) else 1


if __name__ == "__main__":
    sys.exit(main())
