"""Runs small programs under CPython and under pyeval and compares what they print.

usage: conformance.py PYEVAL [--generated N] [--only TEXT] [--verbose]

Programs are the snippets of programs/*.py (each begins with `# --- name`) and those that generate.py makes. Where
pallasd does not know a result it prints <unknown>: such lines are counted, and differ from nothing.
"""

import argparse
import itertools
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(__file__))
import generate

HERE = pathlib.Path(__file__).parent


def snippets():
    for path in sorted((HERE / "programs").glob("*.py")):
        name, lines = None, []
        for line in path.read_text().splitlines(keepends=True):
            if line.startswith("# --- "):
                if name:
                    yield f"{path.stem}: {name}", "".join(lines)
                name, lines = line[6:].strip(), []
            lines.append(line)
        yield f"{path.stem}: {name}", "".join(lines)


# Runs each file in a process of its own state, all in one interpreter: what a program prints, a separator, and so on.
REFERENCE = r"""
import sys, io, contextlib
sys.setrecursionlimit(1000)
for path in sys.argv[1:]:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        try:
            exec(compile(open(path, encoding="utf-8").read(), path, "exec"), {"__name__": "__main__"})
        except BaseException as e:
            print("uncaught", type(e).__name__)
    sys.__stdout__.buffer.write(out.getvalue().encode("utf-8", "surrogatepass") + b"\x1e")
"""


def run(command, files):
    done = subprocess.run(command + files, stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=600)
    return done.stdout.decode("utf-8", "surrogatepass").split("\x1e")[:-1], done


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("pyeval")
    parser.add_argument("--generated", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--keep", help="folder for the programs that differ")
    options = parser.parse_args()
    programs = [p for p in snippets() if options.only in p[0]]
    programs += [p for p in generate.programs(options.generated, options.seed) if options.only in p[0]]
    bad = []
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for n, (name, text) in enumerate(programs):
            path = os.path.join(folder, f"p{n}.py")
            pathlib.Path(path).write_text(text, encoding="utf-8")
            files.append(path)
        expected, _ = run([sys.executable, "-c", REFERENCE], files)
        # A crash loses what follows, so each batch is small enough to name the culprit.
        actual = []
        for start in range(0, len(files), 50):
            batch = files[start : start + 50]
            got, done = run([options.pyeval], batch + ["/dev/null"])
            got = got[: len(batch)]
            if len(got) < len(batch):
                print(f"CRASH ({done.returncode}) in {programs[start + len(got)][0]}\n{done.stderr.decode()[-500:]}")
            actual += got + ["<crash>"] * (len(batch) - len(got))
    unknown = 0
    for (name, text), want, got in zip(programs, expected, actual):
        if want == got:
            continue
        pairs = list(itertools.zip_longest(want.split("\n"), got.split("\n")))
        vague = sum("<unknown>" in (g or "") for _, g in pairs)
        # What is not known makes the rest of the program's output its consequence.
        first = next((i for i, (_, g) in enumerate(pairs) if "<unknown>" in (g or "")), len(pairs))
        if vague and all(w == g for w, g in pairs[:first]):
            unknown += vague
            continue
        bad.append(name)
        if options.keep:
            os.makedirs(options.keep, exist_ok=True)
            pathlib.Path(options.keep, name.replace(": ", "-").replace(" ", "_") + ".py").write_text(text, encoding="utf-8")
        print(f"DIFFERS: {name}")
        if options.verbose or options.only:
            want_lines, got_lines = want.split("\n"), got.split("\n")
            shown = 0
            for i in range(max(len(want_lines), len(got_lines))):
                w = want_lines[i] if i < len(want_lines) else "<nothing>"
                g = got_lines[i] if i < len(got_lines) else "<nothing>"
                if w != g:
                    print(f"  line {i + 1}\n    CPython: {w[:400]}\n    pyeval:  {g[:400]}")
                    shown += 1
                    if shown >= 4:
                        break
    print(f"{len(programs) - len(bad)} of {len(programs)} programs print the same, {unknown} lines not known")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
