#!/usr/bin/env python3
"""How far pallasd agrees with real JAX over the measured samples beside the repository (SHARED/facts/samples).

    samples.py [--filter REGEX] [--json] [-v] [--shared DIR] [--binary PATH] [--jax RELEASE --samples DIR]

Each sample NAME.py defines CALL and ARGS; pallasd lowers `CALL(*ARGS)` for the sample's device. Where JAX accepted it,
NAME.mlir is the module handed to libtpu and NAME.debug.mlir its canonicalised copy; value names are numbered anew
before texts are compared, since one side takes them from locations. Where JAX refused it, NAME.err names stage and
class.

The samples of another release are made by facts/regen_samples.py beside the repository, in a folder of their own.

A sample is right when accepted alike and the module is equal, or when refused alike in stage and class; unknown when
pallasd follows only a part; falsely refused when JAX accepts what pallasd refuses, missed when it is the other way
round.
"""

import argparse
import collections
import glob
import json
import os
import re
import sys

import runs

# The samples' DEVICE -> --chip. A device that is no TPU and global switches of JAX have no counterpart here.
CHIPS = {"TPU v6e": "v6e", "TPU v5e": "v5e", "TPU v5p": "v5p", "TPU7x": "7x"}


def read_text(path):
    with open(path) as f:
        return f.read()


def chip_of(source):
    """The sample's chip, or None for a sample that the command line cannot express."""
    if re.search(r"^(CONFIG|EXPORT) = ", source, re.M):
        return None
    device = re.search(r"^DEVICE = \(['\"]([^'\"]+)['\"]", source, re.M)
    return CHIPS.get(device[1] if device else "TPU v6e")


def expected_refusal(stem):
    """(stage, class) of NAME.err, or None for an accepted sample."""
    if not os.path.exists(stem + ".err"):
        return None
    text = read_text(stem + ".err")
    field = {key: re.search(rf"^{key}: (.*)$", text, re.M)[1] for key in ("stage", "class")}
    return field["stage"], field["class"].rsplit(".", 1)[-1]


def own_refusal(answer):
    """(stage, class) of the first kernel that is refused, else of what ends the program outside of kernels."""
    for kernel in answer.get("kernels") or []:
        lower = kernel.get("lower") or {}
        if lower.get("verdict") == "error":
            return kernel.get("stage") or lower.get("stage"), (lower.get("error_class") or "").rsplit(".", 1)[-1]
    script = answer.get("script") or {}
    return (script["stage"], script["error_class"].rsplit(".", 1)[-1]) if script.get("verdict") == "error" else None


def module_text(kernels, form):
    """All modules of a run in order, each once, as the samples hold them."""
    texts = []
    for kernel in kernels:
        text = (kernel.get("mlir") or {}).get(form)
        if text is None:
            return None
        if text not in texts:
            texts.append(text)
    return "\n".join(t.strip() for t in texts) if texts else None


def compare_modules(stem, kernels):
    """{form: whether equal}, and a note on the first difference."""
    equal, note = {}, ""
    for form, suffix in (("raw", ".mlir"), ("canonical", ".debug.mlir")):
        ours = module_text(kernels, form)
        expected = runs.without_value_names(read_text(stem + suffix))
        ours = None if ours is None else runs.without_value_names(ours)
        equal[form] = runs.equal_text(expected, ours)
        note = note or ("" if equal[form] else f"{form}: {runs.first_difference(expected, ours)}")
    return equal, note


def judge(path, pallasd, options=()):
    stem, source = path[:-3], read_text(path)
    out = {"name": os.path.basename(stem), "outcome": "skipped", "modules": {}, "note": ""}
    chip = chip_of(source)
    if chip is None:
        return out
    run = pallasd.run("lower", path, "--entry", "CALL(*ARGS)", "--chip", chip, *options)
    kernels = run.answer.get("kernels") or []
    wanted, found = expected_refusal(stem), own_refusal(run.answer)
    if run.failure:
        return {**out, "outcome": "failed", "note": run.failure}
    if found:
        outcome = "right" if found == wanted else "wrong" if wanted else "falsely refused"
        return {**out, "outcome": outcome, "note": "" if outcome == "right" else f"JAX {wanted}, ours {found}"}
    reasons = "; ".join(filter(None, map(runs.reasons, kernels)))[:300]
    followed = bool(kernels) and all(k.get("jaxprs") for k in kernels) and not reasons
    if wanted:
        return {**out, "outcome": "missed" if followed else "unknown", "note": f"JAX {wanted}; {reasons}"}
    modules, note = compare_modules(stem, kernels)
    outcome = "right" if modules["raw"] else "accepted" if followed else "unknown"
    return {**out, "outcome": outcome, "modules": modules, "note": note if followed else reasons or "no kernel met"}


def print_report(results, verbose):
    for r in results if verbose else []:
        if r["outcome"] != "right" or r["note"]:
            print(f"{r['name']:44} {r['outcome']:16} {r['note']}")
    outcomes = collections.Counter(r["outcome"] for r in results)
    print(f"{len(results)} samples: " + ", ".join(f"{n} {o}" for o, n in outcomes.most_common()))
    lowered = [r["modules"] for r in results if r["modules"]]
    for form in ("raw", "canonical"):
        print(
            f"modules equal, {form}: {sum(m[form] for m in lowered)} of {len(lowered)} "
            "that JAX lowers and pallasd accepts"
        )
    print('("accepted": followed and accepted as by JAX, with another module or none)')


def main():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--shared", default=os.path.join(root, "..", "shared"))
    p.add_argument("--samples", help="folder of the samples and of what JAX made of them")
    p.add_argument("--jax", help="the release that made them")
    p.add_argument("--binary", default=runs.default_binary())
    p.add_argument("--filter", default="", help="regular expression over names")
    p.add_argument("--json", action="store_true")
    p.add_argument("-v", "--verbose", action="store_true")
    args = p.parse_args()
    pallasd = runs.Pallasd(args.binary)
    folder = args.samples or os.path.join(args.shared, "facts", "samples")
    paths = sorted(glob.glob(os.path.join(folder, "*.py")))
    paths = [p for p in paths if re.search(args.filter, os.path.basename(p)[:-3])]
    results = runs.in_pool(lambda p: judge(p, pallasd, ["--jax", args.jax] if args.jax else []), paths)
    if args.json:
        json.dump(results, sys.stdout, indent=1)
        print()
    else:
        print_report(results, args.verbose)
    return 0


if __name__ == "__main__":
    sys.exit(main())
