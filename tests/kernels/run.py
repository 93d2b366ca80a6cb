#!/usr/bin/env python3
"""Holds pallasd to what real JAX makes of kernels written in the manner of published packages.

    run.py --binary BUILD/bin/pallasd [NAME...]     every kernel of NAME.py has the verdict, jaxpr and module of NAME.json
    run.py --record [NAME...]                       writes NAME.json with real JAX (needs the tree of `./dev oracle`)

NAME.json: {"jax": release, "kernels": [{"name", "verdict": "ok" or an exception class, "bodies": [digests of canonical
jaxprs], "module": digest of the raw generic module}]}. Only digests are kept; `tools/scorecard.py` shows differences.
A driver says in a comment `# oracle: --target CHIP` for which chip it is meant.
"""
import argparse
import glob
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def digest(text):
    return hashlib.sha256(text.strip().encode()).hexdigest()[:24] if text else None


def target_of(path):
    found = re.search(r"^# oracle: --target (\S+)", read(path), re.M)
    return found[1] if found else "v5e"


def jax_kernels(path):
    launcher = os.path.join(HERE, "..", "oracle", "in_oracle.sh")
    dumper = os.path.join(HERE, "..", "oracle", "dump_jaxpr.py")
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "dump.json")
        subprocess.run(["sh", launcher, dumper, path, "--json", out, "--target", target_of(path)], check=True,
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        dump = json.loads(read(out))
    kernels = []
    for kernel in dump["kernels"]:
        lower = kernel["lower"]
        kernels.append({
            "name": kernel["name"],
            "verdict": "ok" if lower["verdict"] == "ok" else (lower.get("error_class") or "error").rsplit(".", 1)[-1],
            "bodies": [digest(i["body"]) for i in kernel.get("instances") or []],
            "module": digest(kernel.get("raw_generic")),
        })
    return {"jax": dump["jax"], "kernels": kernels}


def own_kernels(binary, path):
    done = subprocess.run([binary, "lower", path, "--format", "json", "--chip", target_of(path)], capture_output=True,
                          text=True, timeout=300, check=False)
    kernels = []
    for kernel in json.loads(done.stdout)["kernels"]:
        lower = kernel.get("lower") or {}
        refused = lower.get("verdict") == "error"
        kernels.append({
            "name": kernel["name"],
            "verdict": (lower.get("error_class") or "error").rsplit(".", 1)[-1] if refused else lower.get("verdict"),
            "bodies": [digest(j.get("canonical")) for j in kernel.get("jaxprs") or []],
            "module": digest((kernel.get("mlir") or {}).get("raw_generic")),
        })
    return kernels


def faults(expected, own):
    """What of JAX's kernels isn't among ours; a refused kernel is compared by name and class."""
    for kernel in expected:
        fields = ("name", "verdict", "bodies", "module") if kernel["verdict"] == "ok" else ("name", "verdict")
        if any(all(k.get(f) == kernel[f] for f in fields) for k in own):
            continue
        alike = [k for k in own if k["name"] == kernel["name"]]
        wrong = [f for f in fields if not any(k.get(f) == kernel[f] for k in alike)]
        yield f"{kernel['name']}: " + ("not met" if not alike else f"other {', '.join(wrong) or 'combination'}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--binary", default="build/bin/pallasd")
    parser.add_argument("--record", action="store_true")
    args = parser.parse_args()
    drivers = [p for p in sorted(glob.glob(os.path.join(HERE, "*.py"))) if os.path.basename(p) != "run.py"]
    drivers = [p for p in drivers if not args.names or os.path.basename(p)[:-3] in args.names]
    failed = count = 0
    for path in drivers:
        place = path[:-3] + ".json"
        if args.record:
            with open(place, "w", encoding="utf-8") as f:
                json.dump(jax_kernels(path), f, indent=1)
                f.write("\n")
        expected = json.loads(read(place))["kernels"]
        count += len(expected)
        for fault in faults(expected, own_kernels(args.binary, path)):
            failed += 1
            print(f"{os.path.basename(path)}: {fault}")
    print(f"{count - failed} of {count} kernels as JAX's")
    sys.exit(failed > 0)


main()
