"""Applies fixes to programs that JAX refuses and holds what comes out against the committed results, fixed/*.py.

    apply.py PALLASD [NAME...]        UPDATE_FIXES=1 rewrites the results

The first line of a program names its fix by the beginning (or a part) of the title. What is applied has to be free of
findings. That JAX accepts the results, with the numbers that NumPy gives, is shown by judge.py under real JAX.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def lint(binary, path):
    done = subprocess.run([binary, "lint", path, "--format", "json"], capture_output=True, text=True, check=False)
    return [finding for file in json.loads(done.stdout)["files"] for finding in file["diagnostics"]]


def offset(lines, line, column):
    """Code-point offset of a 1-based place."""
    return sum(len(text) for text in lines[: line - 1]) + column - 1


def applied(text, edits):
    lines = text.splitlines(keepends=True)
    places = []
    for edit in edits:
        start = offset(lines, edit["line"], edit["column"])
        end = offset(lines, edit["end_line"], edit["end_column"])
        places.append((start, end, edit["new_text"]))
    for start, end, new in sorted(places, reverse=True):
        text = text[:start] + new + text[end:]
    return text


def fixed(binary, program):
    text = program.read_text()
    title = text.splitlines()[0].removeprefix("# fix: ")
    fixes = [fix for finding in lint(binary, program) for fix in finding.get("fixes", []) if title in fix["title"]]
    if not fixes:
        raise AssertionError(f"no fix has “{title}” in its title")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, program.name)
        path.write_text(applied(text, fixes[0]["edits"]))
        left = [f"{finding['rule']}: {finding['message']}" for finding in lint(binary, path)]
        if left:
            raise AssertionError("findings remain: " + "; ".join(left) + "\n" + path.read_text())
        return path.read_text()


def main():
    binary, names = sys.argv[1], sys.argv[2:]
    failures = 0
    programs = [p for p in sorted((HERE / "programs").glob("*.py")) if not names or p.stem in names]
    for program in programs:
        result = HERE / "fixed" / program.name
        try:
            text = fixed(binary, program)
            if os.environ.get("UPDATE_FIXES"):
                result.parent.mkdir(exist_ok=True)
                result.write_text(text)
            if not result.exists() or result.read_text() != text:
                raise AssertionError("another result than committed:\n" + text)
        except AssertionError as error:
            failures += 1
            print(f"FAILED {program.stem}: {error}")
    print(f"{len(programs) - failures} passed, {failures} failed")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
