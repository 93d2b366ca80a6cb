"""Kernels that trace-dump traces, held to the dumps of real JAX (tests/oracle/dump_jaxpr.py).

    compare_traces.py DUMPS SOURCES [NAME...] [--tool build/bin/trace-dump] [--entry EXPR] [--show]

DUMPS holds NAME.json, SOURCES holds NAME.py. A kernel is equal if body, index maps, blocks, grid, scratch, aliases
and avals are. Prints one line a file and the totals; --show prints the first difference of each kernel.
"""
import argparse
import difflib
import json
import os
import subprocess

FIELDS = ("name", "grid", "numScalarPrefetch", "numInputs", "scratch", "aliases", "inAvals", "outAvals", "core", "mesh")


def block_key(block):
    return [block[k] for k in ("origin", "block", "array", "space", "spaceMesh", "hasWindow", "indexMap", "pipelineMode")]


def differences(ours, theirs):
    out = [f"{f}: {ours.get(f)} != {theirs.get(f)}" for f in FIELDS if ours.get(f) != theirs.get(f)]
    params = ("dimensionSemantics", "vmemLimitBytes", "collectiveId")
    a, b = ours["compilerParams"], theirs["compilerParams"]
    out += [f"{p}: {a.get(p)} != {b.get(p)}" for p in params if a.get(p) != b.get(p)]
    mine, other = list(map(block_key, ours["blocks"])), list(map(block_key, theirs["blocks"]))
    out += [f"block {x} != {y}" for x, y in zip(mine, other) if x != y][:1]
    if ours["body"] != theirs["body"]:
        lines = difflib.unified_diff(theirs["body"].split("\n"), ours["body"].split("\n"), "JAX", "ours", lineterm="", n=1)
        out.append("body:\n      " + "\n      ".join(list(lines)[:24]))
    return out


def run(tool, source, entry, target, path):
    command = [tool, source] + (["--entry", entry] if entry else []) + (["--chip", target] if target else [])
    command += [word for folder in path for word in ("--python-path", folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    try:
        return json.loads(done.stdout)
    except json.JSONDecodeError:
        return dict(kernels=[], failures=[dict(text=f"exit {done.returncode}: {done.stderr[-300:]}")])


def distinct(kernels):
    """Ours without repetitions of one kernel with one result."""
    seen, out = set(), []
    for k in kernels:
        key = json.dumps([k.get("name"), k.get("call_line"), k.get("instances"), k.get("refusal"), k.get("gaps")], sort_keys=True)
        if key not in seen:
            seen.add(key)
            out.append(k)
    return out


def compare(dump, ours):
    """(equal, refused alike, wrong, lines) over the kernels of a dump."""
    equal, wrong, lines = 0, 0, []
    mine = distinct(ours["kernels"])
    theirs = [k for k in dump["kernels"]]
    for n, k in enumerate(theirs):
        m = mine[n] if n < len(mine) else None
        refused = {f.get("class") for f in ours.get("failures", [])}
        if m is None and not k.get("instances") and k["lower"].get("error_class", "").rsplit(".", 1)[-1] in refused:
            equal += 1
        elif m is None:
            lines.append(f"    {k['name']}: not met")
            wrong += 1
        if m is None:
            continue
        if not k.get("instances"):
            refusal = m.get("refusal")
            expected = k["lower"].get("error_class")
            if refusal and refusal["class"] == (expected or "").rsplit(".", 1)[-1]:
                equal += 1
            else:
                wrong += 1
                lines.append(f"    {k['name']}: JAX refuses with {expected}, ours {refusal} {m.get('gaps')}")
            continue
        pairs = list(zip(m.get("instances", []), k["instances"]))
        found = [d for a, b in pairs for d in differences(a, b)]
        if len(pairs) != len(k["instances"]):
            found.append(f"{len(m.get('instances', []))} instances for {len(k['instances'])}; "
                         f"refusal {m.get('refusal')} gaps {m.get('gaps')}")
        elif m.get("gaps"):
            found.append(f"gaps {m['gaps']}")
        if found:
            wrong += 1
            lines.append(f"    {k['name']}: {found[0]}")
        else:
            equal += 1
    return equal, wrong, lines


def main():
    p = argparse.ArgumentParser()
    p.add_argument("dumps")
    p.add_argument("sources")
    p.add_argument("names", nargs="*")
    p.add_argument("--tool", default="build/bin/trace-dump")
    p.add_argument("--entry", default="")
    p.add_argument("--python-path", action="append", default=[])
    p.add_argument("--show", action="store_true")
    args = p.parse_args()
    names = args.names or sorted(f[:-5] for f in os.listdir(args.dumps) if f.endswith(".json"))
    files = whole = kernels = good = 0
    for name in names:
        source = os.path.join(args.sources, name + ".py")
        if not os.path.exists(source):
            continue
        with open(os.path.join(args.dumps, name + ".json")) as f:
            dump = json.load(f)
        chip = (dump.get("device") or {}).get("kind") or ""
        target = {"TPU v6e": "v6e", "TPU v5 lite": "v5e", "TPU v5": "v5p", "TPU7x": "7x"}.get(chip, "v5e")
        ours = run(args.tool, source, args.entry, target, args.python_path)
        equal, wrong, lines = compare(dump, ours)
        files, kernels, good = files + 1, kernels + equal + wrong, good + equal
        whole += not wrong
        if wrong or not args.names == []:
            print(f"{name}: {equal}/{equal + wrong}")
            if args.show:
                print("\n".join(lines))
                for failure in ours.get("failures", [])[:2]:
                    print(f"    failure: {failure}")
                for reason in list(dict.fromkeys(ours.get("reasons") or []))[:3]:
                    print(f"    reason: {reason}")
    print(f"{whole} of {files} files whole, {good} of {kernels} kernels equal")


if __name__ == "__main__":
    main()
