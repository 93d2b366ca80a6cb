#!/usr/bin/env python3
"""Holds the suites themselves to real JAX: what they assert and the modules they quote.

    check_with_jax.py SUITE.md... [--filter TEXT]        UPDATE_MDTEST=1 rewrites the quoted modules with JAX's

Needs the tree of `./dev oracle`. Each test is run under the oracle (its last stage, main.py). An error assertion of
stage trace or lower must be one that JAX makes, with the class if the assertion names one, and its line must be on
JAX's own stack where that passes through the file; a test without such assertions must be accepted. Where an assertion
says @compile, libtpu compiles the kernels too, and must refuse one with that class. Other warnings and rules of our own
are beyond what JAX can confirm.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile

import run

ORACLE = subprocess.check_output([os.path.join(run.ROOT, "tools/dev/oracle_tree.sh")], text=True).strip()

# The oracle lets a program go on after a refusal, so that a handler for it is never reached there.
EXPECTED_FAILURE = re.compile(r"^\s*(try:|with .*(raises|assertRaises))", re.M)


def oracle(folder, options, compiles):
    words = [os.path.join(ORACLE, "pallas-oracle"), os.path.join(folder, "main.py")]
    words += [] if compiles else ["--no-aot"]
    words += ["--json", os.path.join(folder, "oracle.json"), "--target", str(options.get("chip", "v5e")).split(",")[0]]
    for name in ("cores", "entry"):
        words += [f"--{name}", str(options[name])] if name in options else []
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    try:
        with open(os.path.join(folder, "oracle.json")) as f:
            return json.load(f)
    except OSError:
        raise run.Failure(f"the oracle gave no answer: {done.stderr[-500:]}") from None


def canonical_jaxprs(folder, options):
    """Canonical jaxprs of the kernels in order, by the dumper that runs under real JAX."""
    dumper = os.path.join(run.ROOT, "tests", "oracle")
    out = os.path.join(folder, "dump.json")
    words = ["sh", os.path.join(dumper, "in_oracle.sh"), os.path.join(dumper, "dump_jaxpr.py")]
    words += [os.path.join(folder, "main.py"), "--json", out, "--target", str(options.get("chip", "v5e")).split(",")[0]]
    subprocess.run(words, cwd=folder, capture_output=True, stdin=subprocess.DEVNULL, check=False)
    with open(out) as f:
        return [[{"canonical": i["body"]} for i in k.get("instances") or []] for k in json.load(f)["kernels"]]


def refusals(answer):
    """(class, lines of main.py on JAX's stack) of the script's own error and of every refused kernel."""
    found = [k["lower"] for k in answer["kernels"] if k["lower"]["verdict"] == "error"]
    if answer["script"]["verdict"] == "error":
        found.append(answer["script"])
    out = []
    for error in found:
        frames = [*(error.get("stack") or []), error.get("innermost_in_script") or {}]
        out.append((error.get("error_class", "").rsplit(".", 1)[-1], {f.get("line") for f in frames}))
    return out


def compiler_refusals(answer):
    """Classes that end the compilation of a kernel; "abort" where libtpu ends the process."""
    verdicts = [k.get("aot") or {} for k in answer["kernels"]]
    classes = [v.get("error_class", "").rsplit(".", 1)[-1] for v in verdicts if v.get("verdict") == "error"]
    return classes + ["abort" for v in verdicts if v.get("verdict") == "crash"]


def is_of_compiler(assertion):
    return assertion.wanted["stage"] == "compile"


def asserted_errors(file):
    return [a for a in run.assertions_of(file) if a.wanted["severity"] == "error" and not is_of_compiler(a)]


class Check(run.Test):
    """A test of a suite, run by JAX in place of pallasd."""

    def run(self):
        try:
            files = run.stages_of(self.section)[-1]
            with tempfile.TemporaryDirectory(prefix="mdtest-") as folder:
                run.write_files(folder, files, {})
                options = self.section.configuration().get("options", {})
                of_compiler = [a for a in run.assertions_of(files["main.py"]) if is_of_compiler(a)]
                self.answer = oracle(folder, options, bool(of_compiler))
                if any(b.language == "jaxpr" for b in self.section.blocks):
                    for kernel, jaxprs in zip(self.answer["kernels"], canonical_jaxprs(folder, options)):
                        kernel["jaxprs"] = jaxprs
            self.check_refusals(files["main.py"])
            self.check_compiler(of_compiler)
            for block in self.section.blocks:
                if block.language in ("mlir", "jaxpr") and "kernel" in block.options:
                    self.check_snapshot(block, self.answer["kernels"])
        except (run.Failure, ValueError, KeyError) as e:
            self.fail(self.section.blocks[0].line, f"{type(e).__name__}: {e}")
        return self

    def check_refusals(self, file):
        found, wanted = refusals(self.answer), asserted_errors(file)
        for a in wanted:
            classes = [c for c, lines in found if a.line in lines]
            if not classes and found:
                self.note(a.suite_line, f"{a} stands at line {a.line}, JAX's stacks pass {found}")
            elif not found:
                self.fail(a.suite_line, f"{a}: JAX accepts this")
            elif a.wanted["exception"] not in [None, *classes]:
                self.fail(a.suite_line, f"{a}: JAX raises {classes}")
        if found and not wanted and EXPECTED_FAILURE.search(file.text):
            self.note(self.section.blocks[0].line, f"JAX refuses, and the program expects it: {found}")
        elif found and not wanted:
            self.fail(self.section.blocks[0].line, f"JAX refuses this: {found}")

    def check_compiler(self, wanted):
        found = compiler_refusals(self.answer)
        for a in wanted:
            if a.wanted["exception"] not in ([None] if found else []) + found:
                self.fail(a.suite_line, f"{a}: libtpu refuses with {found}")

    def note(self, line, text):
        print(f"note: {os.path.relpath(self.suite)}:{line}: {text}")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("suites", nargs="+")
    p.add_argument("--filter", default="")
    args = p.parse_args()
    tests = [t for suite in args.suites for t in run.run_suite(suite, "", args.filter, Check)]
    return run.report(tests)


if __name__ == "__main__":
    sys.exit(main())
