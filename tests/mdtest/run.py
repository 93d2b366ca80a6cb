#!/usr/bin/env python3
"""Runs Markdown suites: every section with Python in it is a test of the whole linter.

    run.py SUITE.md... [--filter TEXT] [--binary build/bin/pallasd]        UPDATE_MDTEST=1 rewrites snapshots

Headings name tests. Under a heading:

  ```py blocks      are files. A line `name.py`: directly above names one, the unnamed merge into main.py.
  ```toml blocks    configure the section and its children, tables merged, the innermost winning: the table [options]
                    is the command line (chip = "v5p" is --chip v5p), the rest is written as pallasd.toml.
                    With a name above it, a block of any language is a plain file.
  ```mlir kernel=K  is the module of kernel K, ```jaxpr kernel=K its canonical jaxpr; K#1 is its second instance;
                    form=raw|canonical|raw_generic|canonical_generic (mlir, default raw), file=name.py (default main.py)
  ```console        `$ pallasd ARGUMENTS` lines, each followed by the expected standard output; a line `...` stands for
                    any number of lines.
  ```py stage=1     replaces the file in a later edit; assertions of its own. Every stage is linted cold, and the
                    language server, fed the same edits, must end with the same diagnostics.

Assertions are comments at the end of the line that they are about, or alone on the lines directly above it:

  # error: [rule]    # warning: 8 [rule] "substring of the message"    # error: [rule] (ValueError) @lower

with column (1-based), substring, JAX's exception class and stage optional. Every error and warning must be asserted and
every assertion met; information and hints count only where asserted.
"""

import argparse
import concurrent.futures
import dataclasses
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import tomllib

import incremental

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
UPDATE = os.environ.get("UPDATE_MDTEST") == "1"
TIMEOUT_SECONDS = 60
SEVERITIES = ("error", "warning", "information", "hint")

# --- reading a suite -------------------------------------------------------------


@dataclasses.dataclass
class Block:
    language: str
    options: dict
    name: str  # of the line above, or ""
    text: str
    line: int  # of its first text line in the suite, 1-based
    end: int  # of its closing fence


@dataclasses.dataclass
class Section:
    title: str
    level: int
    parent: "Section | None"
    blocks: list

    def path(self):
        above = self.parent.path() if self.parent else []
        return above + [self.title] if self.title else above

    def configuration(self):
        merged = self.parent.configuration() if self.parent else {}
        for block in self.blocks:
            if block.language == "toml" and not block.name:
                merged = merge(merged, tomllib.loads(block.text))
        return merged

    def is_test(self):
        return any(b.language in ("py", "console") for b in self.blocks)


def merge(below, above):
    """The tables of `above` over those of `below`."""
    out = dict(below)
    for key, value in above.items():
        both_tables = isinstance(value, dict) and isinstance(out.get(key), dict)
        out[key] = merge(out[key], value) if both_tables else value
    return out


FENCE = re.compile(r"^(`{3,})\s*(\S*)\s*(.*)$")
HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")
NAME_ABOVE = re.compile(r"^`([\w./-]+)`:\s*$")


def parse_suite(text):
    """All sections of a suite, in order; the first is the part before any heading."""
    current = Section("", 0, None, [])
    sections, above, lines = [current], "", text.split("\n")
    number = 0
    while number < len(lines):
        line = lines[number]
        fence, heading = FENCE.match(line), HEADING.match(line)
        if fence:
            end = closing_fence(lines, number + 1, fence[1])
            options = dict(word.partition("=")[::2] for word in fence[3].split())
            body = "".join(row + "\n" for row in lines[number + 1 : end])
            current.blocks.append(Block(fence[2], options, above, body, number + 2, end + 1))
            number, above = end, ""
        elif heading:
            level = len(heading[1])
            parent = current
            while parent.level >= level:
                parent = parent.parent
            current = Section(heading[2], level, parent, [])
            sections.append(current)
            above = ""
        elif line.strip():
            name = NAME_ABOVE.match(line)
            above = name[1] if name else ""
        number += 1
    return sections


def closing_fence(lines, start, fence):
    for number in range(start, len(lines)):
        if lines[number].rstrip() == fence:
            return number
    raise SystemExit(f"line {start}: a fence that is never closed")


# --- assertions --------------------------------------------------------------------

ASSERTION = re.compile(
    r"#\s*(?P<severity>error|warning|information|hint):\s*(?:(?P<column>\d+)\s+)?\[(?P<rule>[\w-]+)\]"
    r'(?:\s*\((?P<exception>\w+)\))?(?:\s*@(?P<stage>trace|lower|compile|lint))?(?:\s*"(?P<text>[^"]*)")?\s*'
)
LIKELY_ASSERTION = re.compile(r"#\s*(error|warning|information|hint):")


@dataclasses.dataclass
class Assertion:
    file: str
    line: int  # in the file, of the code that it is about
    suite_line: int
    wanted: dict

    def matches(self, diagnostic):
        w = self.wanted
        return (
            diagnostic["line"] == self.line
            and diagnostic["severity"] == w["severity"]
            and diagnostic["rule"] == w["rule"]
            and (w["column"] is None or diagnostic["column"] == int(w["column"]))
            and (w["exception"] is None or (diagnostic.get("jax_exception") or "").endswith(w["exception"]))
            and (w["stage"] is None or diagnostic.get("stage") == w["stage"])
            and (w["text"] is None or w["text"] in diagnostic["message"])
        )

    def __str__(self):
        w = self.wanted
        words = [
            f"{w['severity']}:",
            w["column"],
            f"[{w['rule']}]",
            w["exception"] and f"({w['exception']})",
            w["stage"] and f"@{w['stage']}",
            w["text"] and f'"{w["text"]}"',
        ]
        return " ".join(filter(None, words))


def assertions_of(file):
    """The assertions of one file; those alone on a line are about the next line that is none."""
    out, waiting = [], []
    for number, (line, suite_line) in enumerate(zip(file.text.split("\n"), file.suite_lines + [0]), 1):
        found = list(ASSERTION.finditer(line))
        if not found and LIKELY_ASSERTION.search(line):
            raise ValueError(f"line {suite_line}: not an assertion that can be read: {line.strip()}")
        waiting += [Assertion(file.name, number, suite_line, m.groupdict()) for m in found]
        if not line.lstrip().startswith("#") or not found:
            for assertion in waiting:
                assertion.line = number
            out, waiting = out + waiting, []
    return out + waiting


# --- a test: stages of files ---------------------------------------------------------


@dataclasses.dataclass
class File:
    name: str
    text: str = ""
    suite_lines: list = dataclasses.field(default_factory=list)  # per line of text: its line in the suite

    def append(self, block):
        self.text += block.text
        self.suite_lines += range(block.line, block.line + block.text.count("\n"))


def stages_of(section):
    """For every stage, all files by name; a stage holds the files of the one before, replaced where it has its own."""
    by_stage = {}
    for block in section.blocks:
        if block.language == "py" or block.name:
            name = block.name or "main.py"
            files = by_stage.setdefault(int(block.options.get("stage", 0)), {})
            files.setdefault(name, File(name)).append(block)
    stages, files = [], {}
    for number in sorted(by_stage) or [0]:
        files = {**files, **by_stage.get(number, {})}
        stages.append(files)
    return stages


def write_files(folder, files, configuration):
    for file in files.values():
        path = os.path.join(folder, file.name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as out:
            out.write(file.text)
    settings = {key: value for key, value in configuration.items() if key != "options"}
    if settings:
        with open(os.path.join(folder, "pallasd.toml"), "w") as out:
            out.write(toml_text(settings))


def command_line(configuration):
    return [word for key, value in configuration.get("options", {}).items() for word in (f"--{key}", str(value))]


def toml_text(table, prefix=""):
    """TOML of what tomllib read: numbers, strings, booleans, arrays and tables."""
    plain = {k: v for k, v in table.items() if not isinstance(v, dict)}
    lines = [f"{json.dumps(k)} = {toml_value(v)}" for k, v in plain.items()]
    for key, value in table.items():
        if isinstance(value, dict):
            name = f"{prefix}{json.dumps(key)}"
            lines += [f"[{name}]", toml_text(value, name + ".")]
    return "\n".join(lines) + "\n"


def toml_value(value):
    if isinstance(value, list):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return json.dumps(value)  # TOML's scalars are JSON's


class Failure(Exception):
    """pallasd didn't answer; the message says why."""


def pallasd(binary, command, folder, files, *options):
    words = [binary, command, *files, "--format", "json", *options]
    try:
        done = subprocess.run(
            words, cwd=folder, capture_output=True, text=True, timeout=TIMEOUT_SECONDS, stdin=subprocess.DEVNULL
        )
    except subprocess.TimeoutExpired:
        raise Failure(f"pallasd {command}: no answer in {TIMEOUT_SECONDS} s") from None
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        raise Failure(f"pallasd {command}: exit {done.returncode}, no JSON\n{done.stderr.strip()[-2000:]}") from None
    if done.returncode not in (0, 1):
        raise Failure(f"pallasd {command}: exit {done.returncode}\n{done.stderr.strip()[-2000:]}")
    return answer


# --- running -----------------------------------------------------------------------


class Test:
    def __init__(self, suite, section, binary):
        self.suite, self.section, self.binary = suite, section, binary
        self.name = " - ".join(section.path()) or os.path.basename(suite)
        self.options = command_line(section.configuration())
        self.problems, self.snapshots = [], []  # snapshots: (block, text that pallasd gives)

    def fail(self, line, text):
        self.problems.append(f"{os.path.relpath(self.suite)}:{line}: {text}")

    def run(self):
        try:
            configuration = self.section.configuration()
            stages = stages_of(self.section)
            cold = []
            for files in stages:
                with tempfile.TemporaryDirectory(prefix="mdtest-") as folder:
                    write_files(folder, files, configuration)
                    cold.append(self.check_diagnostics(folder, files))
                    if files is stages[-1]:
                        self.check_snapshots(folder)
                        self.check_consoles(folder)
            if len(stages) > 1:
                self.check_incremental(stages, cold, configuration)
        except (Failure, ValueError, TimeoutError, OSError) as e:
            self.fail(self.section.blocks[0].line, str(e))
        return self

    def check_diagnostics(self, folder, files):
        """Compares a cold lint with the assertions; its diagnostics by file."""
        names, found = [n for n in files if n.endswith(".py")], {}
        if not names:
            return found
        answer = pallasd(self.binary, "lint", folder, names, *self.options)
        for name in names:
            entry = next((f for f in answer["files"] if os.path.normpath(f["path"]).endswith(name)), {})
            found[name] = entry.get("diagnostics", [])
            self.compare(files[name], found[name])
        return found

    def check_incremental(self, stages, cold, configuration):
        """After each stage's edits the language server must stand where a cold lint of that stage does."""
        with tempfile.TemporaryDirectory(prefix="mdtest-") as folder:
            write_files(folder, stages[0], configuration)
            session = incremental.Session(self.binary, folder, self.options)
            try:
                for number, (files, found) in enumerate(zip(stages, cold)):
                    wanted = {name: incremental.diagnostic_keys(d) for name, d in found.items()}
                    session.show({name: files[name].text for name in wanted})
                    after = session.after_edits(wanted)
                    for name in wanted:
                        if after[name] != wanted[name]:
                            self.fail(
                                files[name].suite_lines[0],
                                f"stage {number}, {name}: the server ends with "
                                f"{after[name]}, a cold lint gives {wanted[name]}",
                            )
            finally:
                session.close()

    def compare(self, file, diagnostics):
        left = list(diagnostics)
        for assertion in assertions_of(file):
            match = next((d for d in left if assertion.matches(d)), None)
            if match:
                left.remove(match)
            else:
                self.fail(assertion.suite_line, f"missing {assertion} at {file.name}:{assertion.line}")
        for d in left:
            if d["severity"] in ("error", "warning"):
                at = file.suite_lines[min(d["line"], len(file.suite_lines)) - 1]
                exception = f" ({d['jax_exception']})" if d.get("jax_exception") else ""
                self.fail(at, f'unexpected {d["severity"]}: {d["column"]} [{d["rule"]}]{exception} "{d["message"]}"')

    def check_snapshots(self, folder):
        lowered = {}
        for block in self.section.blocks:
            if block.language in ("mlir", "jaxpr") and "kernel" in block.options:
                name = block.options.get("file", "main.py")
                if name not in lowered:
                    lowered[name] = pallasd(self.binary, "lower", folder, [name], *self.options)
                self.check_snapshot(block, lowered[name]["kernels"])

    def check_consoles(self, folder):
        for block in self.section.blocks:
            if block.language == "console":
                for line, command, expected in console_commands(block):
                    ours = console_output(self.binary, command, folder)
                    if not matches_output(expected, ours):
                        self.fail(line, f"$ {command}\n{first_difference(expected, ours)}")

    def check_snapshot(self, block, kernels):
        name, _, number = block.options["kernel"].partition("#")
        instances = [k for k in kernels if k["name"] == name]
        if int(number or 0) >= len(instances):
            self.fail(block.line, f"no kernel {block.options['kernel']} among {[k['name'] for k in kernels]}")
            return
        text = snapshot_text(block, instances[int(number or 0)])
        if text is None:
            self.fail(block.line, f"pallasd gives no {block.language} of {name}")
        elif text.strip() != block.text.strip():
            self.snapshots.append((block, text.strip() + "\n"))
            if not UPDATE:
                self.fail(
                    block.line,
                    f"the {block.language} of {name} is another (UPDATE_MDTEST=1 rewrites it):\n"
                    + first_difference(block.text, text),
                )


def console_commands(block):
    """(line in the suite, command, expected output) of a console block."""
    commands = []
    for number, line in enumerate(block.text.splitlines(), block.line):
        if line.startswith("$ "):
            commands.append([number, line[2:], ""])
        elif commands:
            commands[-1][2] += line + "\n"
        else:
            raise ValueError("a console block starts with a command: $ pallasd ...")
    return commands


def console_output(binary, command, folder):
    program, *words = shlex.split(command)
    if program != "pallasd":
        raise ValueError(f"only pallasd can be run, not {program}")
    done = subprocess.run(
        [binary, *words],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    return done.stdout


def matches_output(expected, ours):
    """Whether the output is the expected one; a line `...` matches any number of lines."""
    lines = [".*" if line == "..." else re.escape(line.rstrip()) + "\n" for line in expected.splitlines()]
    text = "".join(line.rstrip() + "\n" for line in ours.splitlines())
    return re.fullmatch("".join(lines), text, re.S) is not None


def snapshot_text(block, kernel):
    if block.language == "jaxpr":
        return "\n\n".join(j["canonical"].strip() for j in kernel["jaxprs"]) if kernel.get("jaxprs") else None
    return (kernel.get("mlir") or {}).get(block.options.get("form", "raw"))


def first_difference(expected, ours):
    left, right = expected.strip().split("\n"), ours.strip().split("\n")
    for number in range(max(len(left), len(right))):
        a, b = (side[number] if number < len(side) else "(end)" for side in (left, right))
        if a != b:
            return f"    line {number + 1}\n      suite   {a}\n      pallasd {b}"
    return ""


def rewrite_snapshots(suite, tests):
    with open(suite) as f:
        lines = f.read().split("\n")
    changed = sorted((s for t in tests for s in t.snapshots), key=lambda s: -s[0].line)
    for block, text in changed:
        lines[block.line - 1 : block.end - 1] = text.rstrip("\n").split("\n")
    with open(suite, "w") as f:
        f.write("\n".join(lines))


def run_suite(suite, binary, text, kind=Test):
    with open(suite) as f:
        sections = parse_suite(f.read())
    tests = [kind(suite, s, binary) for s in sections if s.is_test()]
    tests = [t for t in tests if text in t.name]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(kind.run, tests))
    if UPDATE:
        rewrite_snapshots(suite, tests)
    return tests


def report(tests):
    """Prints failures and counts; the exit status."""
    for test in tests:
        if test.problems:
            print(f"FAILED {test.name}")
            for problem in test.problems:
                print(f"  {problem}")
    failed = sum(bool(t.problems) for t in tests)
    print(f"{len(tests) - failed} passed, {failed} failed")
    return 1 if failed or not tests else 0


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("suites", nargs="+")
    p.add_argument("--filter", default="", help="only tests whose headings contain this")
    p.add_argument("--binary", default=os.path.join(ROOT, "build", "bin", "pallasd"))
    args = p.parse_args()
    tests = [t for suite in args.suites for t in run_suite(suite, os.path.abspath(args.binary), args.filter)]
    return report(tests)


if __name__ == "__main__":
    sys.exit(main())
