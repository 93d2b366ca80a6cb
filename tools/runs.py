"""Running pallasd over many files, and comparing the texts that it gives with JAX's.

Shared by scorecard.py and samples.py. pallasd is run as users run it, one process a file, two at a time; a run that
ends badly, exceeds its time or prints no JSON is a result like any other ("failed", with a reason), never an exception.
"""

import concurrent.futures
import dataclasses
import hashlib
import json
import os
import re
import subprocess
import time

TIMEOUT_SECONDS = 120


@dataclasses.dataclass
class Run:
    """One call of pallasd: its JSON, or why there is none, and its wall time."""

    answer: dict
    failure: str
    seconds: float


class Pallasd:
    """The binary with the options that every call shares."""

    def __init__(self, binary, python_path=None):
        self.binary = binary
        self.shared = ["--python-path", python_path] if python_path else []

    def run(self, command, path, *options):
        words = [self.binary, command, path, "--format", "json", *self.shared, *options]
        start = time.monotonic()
        try:
            done = subprocess.run(
                words, capture_output=True, text=True, timeout=TIMEOUT_SECONDS, stdin=subprocess.DEVNULL
            )
        except subprocess.TimeoutExpired:
            return Run({}, f"{command}: no answer in {TIMEOUT_SECONDS} s", TIMEOUT_SECONDS)
        except OSError as e:
            return Run({}, f"{command}: {e.strerror}", 0.0)
        seconds = time.monotonic() - start
        try:
            answer = json.loads(done.stdout)
        except ValueError:
            last = (done.stderr.strip().splitlines() or ["nothing on standard error"])[-1]
            return Run({}, f"{command}: exit {done.returncode}, no JSON: {last}", seconds)
        if done.returncode in (0, 1):
            return Run(answer, "", seconds)
        return Run(answer, f"{command}: exit {done.returncode}", seconds)


def in_pool(function, items, processes=2):
    """[function(item) for item in items], the slow ones side by side (the work is in child processes)."""
    with concurrent.futures.ThreadPoolExecutor(processes) as pool:
        return list(pool.map(function, items))


def default_binary():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    return os.path.join(root, "build", "bin", "pallasd")


def digest(text):
    return hashlib.sha256(text.strip().encode()).hexdigest()


def equal_text(expected, ours):
    """Whether ours is the expected text; long expected texts are kept by their digest ({"sha256": ...}) alone."""
    if ours is None:
        return False
    if isinstance(expected, dict):
        return digest(ours) == expected["sha256"]
    return ours.strip() == expected.strip()


def first_difference(expected, ours):
    """The first line of each side that differs, for reading; "" if equal."""
    if ours is None:
        return "no text"
    if isinstance(expected, dict):
        return "" if equal_text(expected, ours) else "digest differs"
    left, right = expected.strip().splitlines(), ours.strip().splitlines()
    for number, (a, b) in enumerate(zip(left, right), 1):
        if a != b:
            return f"line {number}:\n      JAX   {a.strip()[:230]}\n      ours  {b.strip()[:230]}"
    if len(left) == len(right):
        return ""
    longer, side = (left, "JAX") if len(left) > len(right) else (right, "ours")
    return f"only {side} goes on: {longer[min(len(left), len(right))].strip()[:230]}"


def reasons(kernel):
    """Why pallasd did not follow a kernel of `lower`, as one text; "" if it did."""
    return "; ".join(map(str, (kernel.get("lower") or {}).get("reasons") or []))


# A value is defined on the left of an assignment, as an argument of a region, or as an induction variable.
VALUE = r"%[\w.$-]+"
DEFINITION = re.compile(
    rf"^\s*((?:{VALUE}(?::\d+)?(?:, )?)+) = |\bfor ({VALUE}) =|[(,] ?({VALUE}) = |[(,] ?({VALUE}): "
)


def without_value_names(text):
    """A module text with its SSA values numbered in order of definition, since names may come from locations."""
    numbers, lines, count = {}, [], 0
    for line in text.strip().splitlines():
        line = line.rstrip()
        defined = []
        for match in DEFINITION.finditer(line):
            defined += re.findall(VALUE, next(group for group in match.groups() if group))
        # A new definition hides the old one of the same name only after its own operands are read.
        left = re.match(rf"^\s*((?:{VALUE}(?::\d+)?(?:, )?)+) = ", line)
        results = set(re.findall(VALUE, left[1])) if left else set()
        before = dict(numbers)
        for name in defined:
            numbers[name], count = count, count + 1
        head = left.end() if left else 0

        def rename(match, table):
            return f"%{table.get(match[0], match[0])}"

        body = re.sub(VALUE, lambda m: rename(m, before if m[0] in results else numbers), line[head:])
        lines.append(re.sub(VALUE, lambda m: rename(m, numbers), line[:head]) + body)
    return "\n".join(lines)


def align(expected, ours, keys):
    """Pairs every expected record with one of ours, or None: each key function in turn, most telling first.

    Both sides are in the order in which kernels are met; a pair once made is final.
    """
    partner, free = {}, list(range(len(ours)))
    for key in keys:
        for i, record in enumerate(expected):
            if i in partner:
                continue
            wanted = key(record)
            match = next((j for j in free if key(ours[j]) == wanted), None)
            if match is not None:
                partner[i] = match
                free.remove(match)
    pairs = [(record, ours[partner[i]] if i in partner else None) for i, record in enumerate(expected)]
    return pairs, [ours[j] for j in free]
