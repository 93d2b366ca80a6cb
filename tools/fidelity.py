#!/usr/bin/env python3
"""Writes docs/fidelity.md from the outputs of the tests that hold pallasd to real JAX.

    fidelity.py FOLDER > docs/fidelity.md

FOLDER holds what the commands of COMMANDS below wrote. Every exception is listed by name with its reason: the words that
tools/fidelity_reasons.tsv has for it (a regular expression over "SUITE NAME NOTE", a tab, the reason), else the
difference that the test found.
"""

import collections
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
COMMANDS = """    tools/samples.py --json > FOLDER/samples.json
    tools/matrices.py --json > FOLDER/matrices.json
    ../shared/facts/dialect/check_dialect.py ../shared/facts/dialect/good --tool 'build/bin/pallasd-opt \\
        --mlir-print-op-generic' > FOLDER/dialect-good.txt
    ../shared/facts/dialect/check_dialect.py ../shared/facts/dialect/bad --tool 'build/bin/pallasd-opt \\
        --mlir-print-op-generic' > FOLDER/dialect-bad.txt
    ./dev scorecard --json > FOLDER/corpus.json
    for suite in samples cases corpus; do  # dumps of tests/oracle/dump_jaxpr.py
        build/bin/lower-dump --json --hlo DUMPS/$suite/*.json > FOLDER/$suite.jsonl
    done
    tests/oracle/in_oracle.sh tests/oracle/jaxlib_reads.py FOLDER/{samples,cases,corpus}.jsonl --show > FOLDER/jaxlib.txt
    tests/oracle/in_oracle.sh tests/oracle/custom_calls.py FOLDER/{samples,cases,corpus}.jsonl --show > FOLDER/calls.txt
    tests/oracle/in_oracle.sh tests/oracle/aot_corpus.py FOLDER/corpus.jsonl v5e --show > FOLDER/aot-v5e.txt
    build/bin/lower-dump --json --hlo DUMPS/corpus-v6e/*.json > FOLDER/corpus-v6e.jsonl  # dumped with --target v6e
    tests/oracle/in_oracle.sh tests/oracle/aot_corpus.py FOLDER/corpus-v6e.jsonl v6e --show > FOLDER/aot-v6e.txt
    for release in 0.10.2 0.11.0 0.11.1 0.11.2; do  # samples made by that release
        tools/samples.py --jax $release --samples SAMPLES-$release --json > FOLDER/release-$release.json
    done
    tests/ops/run.py > FOLDER/ops.txt
    tools/fidelity.py FOLDER > docs/fidelity.md"""


def reasons():
    with open(os.path.join(HERE, "fidelity_reasons.tsv")) as f:
        return [line.rstrip("\n").split("\t") for line in f if line.strip()]


REASONS = reasons()


def reason(suite, name, note):
    line = f"{suite} {name} {note}"
    return next((words for pattern, words in REASONS if re.search(pattern, line)), note or "not looked into")


def cell(text):
    return " ".join(text.split()).replace("|", "\\|")


def table_of_exceptions(suite, exceptions):
    """Names by reason; `exceptions` is [(name, outcome, note)]."""
    by_reason = collections.defaultdict(list)
    for name, outcome, note in exceptions:
        by_reason[outcome, reason(suite, name, note)].append(name)
    if not by_reason:
        return []
    lines = ["", "| outcome | names | reason |", "|---|---|---|"]
    for (outcome, why), names in sorted(by_reason.items()):
        lines.append(f"| {outcome} | {', '.join(f'`{n}`' for n in names)} | {cell(why)} |")
    return lines


def percent(part, whole):
    return f"{part} of {whole} ({100 * part / whole:.1f} %)" if whole else "none"


def samples(results):
    judged = [r for r in results if r["outcome"] != "skipped"]
    skipped = [r["name"] for r in results if r["outcome"] == "skipped"]
    lowered = [r for r in judged if r["modules"]]
    refused = [r for r in judged if r["note"].startswith("JAX (") or (r["outcome"] == "right" and not r["modules"])]
    lines = ["## Samples", "", f"- verdict and, where JAX lowers, raw module text as JAX's: {percent(sum(r['outcome'] == 'right' for r in judged), len(judged))}"]
    for form in ("raw", "canonical"):
        lines.append(f"- {form} module equal: {percent(sum(r['modules'][form] for r in lowered), len(lowered))} of the samples that JAX lowers")
    lines.append(f"- refused by JAX, and by us with its class and stage: {percent(sum(r['outcome'] == 'right' for r in refused), len(refused))}")
    lines.append(f"- falsely refused: {sum(r['outcome'] == 'falsely refused' for r in judged)}")
    lines.append(f"- not judged, because they set JAX's global switches or have no TPU for a device: {', '.join(f'`{n}`' for n in skipped) or 'none'}")
    return lines + table_of_exceptions("sample", [(r["name"], r["outcome"], r["note"]) for r in judged if r["outcome"] != "right"])


def matrices(results):
    lines = ["## Matrices", "", "Verdict and class, by cell (operation × dtypes × form)."]
    for matrix in dict.fromkeys(r["matrix"] for r in results):
        mine = [r for r in results if r["matrix"] == matrix]
        right = sum(r["outcome"] == "right" for r in mine)
        alarms = sum(r["outcome"] == "falsely refused" for r in mine)
        lines.append(f"- {matrix}: {percent(right, len(mine))}, falsely refused {alarms}")
    return lines + table_of_exceptions("matrix", [(r["name"], r["outcome"], r["note"]) for r in results if r["outcome"] != "right"])


def dialect(good, bad):
    lines = ["## Dialect", ""]
    exceptions = []
    for title, text in (("modules that jaxlib accepts", good), ("modules that jaxlib refuses", bad)):
        *differences, summary = text.strip().splitlines()
        lines.append(f"- {title}: {summary}")
        exceptions += [(*line.partition(" ")[::2],) for line in differences]
    return lines + table_of_exceptions("dialect", [(name, "differs", note) for name, note in exceptions])


def corpus(result):
    figures = result["figures"]
    lines = ["## Corpus", "", f"- drivers followed whole: {percent(figures['drivers_whole'], figures['drivers'])}"]
    titles = {"verdict": "verdict and class as JAX's", "jaxpr": "canonical jaxpr equal", "raw": "raw module equal", "canonical": "canonicalised module equal"}
    for key, title in titles.items():
        count = figures["kernels"][key]
        lines.append(f"- kernels, {title}: {percent(count['good'], count['of'])}")
    lines.append(f"- cases right: {figures['cases']['right']}, unknown {figures['cases']['unknown']}, wrong {figures['cases']['wrong']}")
    lines.append(f"- false alarms in drivers and cases: {figures['false_alarms']}")
    exceptions = [(f"{d['name']}", "differs", note) for d in result["drivers"] for note in d["notes"]]
    exceptions += [(c["name"], c["outcome"], "; ".join(c["notes"])) for c in result["cases"] if c["outcome"] != "right"]
    return lines + table_of_exceptions("corpus", exceptions)


def releases(results):
    lines = ["## Older releases", "", "The same samples, made by the release that is installed, beside `lower --jax RELEASE`."]
    for release, rows in results:
        judged = [r for r in rows if r["outcome"] != "skipped"]
        lowered = [r for r in judged if r["modules"]]
        right, raw = sum(r["outcome"] == "right" for r in judged), sum(r["modules"]["raw"] for r in lowered)
        alarms = sum(r["outcome"] == "falsely refused" for r in judged)
        lines.append(f"- {release}: verdict and module {percent(right, len(judged))}; raw module equal {percent(raw, len(lowered))}; falsely refused {alarms}")
    return lines


def operations(text):
    """The operations of JAX's own tests, by primitive, and those without a sample of ours."""
    def read(name):
        with open(os.path.join(HERE, "..", "tests", "ops", name + ".json")) as f:
            return json.load(f)

    exercised, expected = read("exercised"), read("expected")
    ops, seen = exercised["ops"], set(expected["seen"])
    classes = collections.defaultdict(list)
    for index, (primitive, dtypes, shapes, count) in enumerate(ops):
        classes[primitive].append((index in seen, count, f"{dtypes} {shapes}"))
    lines = ["## Operations of JAX's own tests", "", f"What the Pallas TPU op tests of {exercised['tests_of']} put into TensorCore kernels ({exercised['kernels']} kernels traced by", "`tests/oracle/survey_ops.py`), by primitive, dtype class and shape class; `tests/ops` has a kernel of our own for each.", "A test that draws its inputs had ten examples, one that computes for long ten seconds; the rest of the files was run whole.", f"- operations: {len(ops)} of {len(classes)} primitives; with a sample of ours: {percent(len(seen), len(ops))}", f"- our samples: {text.strip().splitlines()[-1].partition(';')[0]}", "", "| primitive | operations | equations in the tests | with a sample | without |", "|---|---|---|---|---|"]
    for primitive, rows in sorted(classes.items()):
        without = "; ".join(name for known, _, name in rows if not known)
        lines.append(f"| `{primitive}` | {len(rows)} | {sum(c for _, c, _ in rows)} | {sum(k for k, _, _ in rows)} | {without} |")
    return lines


def read_by_jaxlib(text):
    lines = ["## Read by jaxlib", "", "Each module as `lower` prints it, parsed and verified by jaxlib and printed again as the same text."]
    exceptions = []
    for row in text.strip().splitlines():
        if row.startswith(("samples: ", "cases: ", "corpus: ")):
            lines.append("- " + row)
        else:
            exceptions.append((row.partition(": ")[0], "differs", row.partition(": ")[2]))
    return lines + table_of_exceptions("jaxlib", exceptions)


def calls(text):
    lines = ["## Calls", "", "The StableHLO call that `lower --emit hlo` writes beside JAX's: configuration, types, layouts, aliases, names, attributes."]
    exceptions = []
    for row in text.strip().splitlines():
        if row.startswith("calls: "):
            lines.append("- " + row)
        elif row:
            name, verdict, why = (row + "   ").split(" ", 2)
            exceptions.append((name, verdict.rstrip(":") if verdict != "not" else "not written", why.strip()))
    return lines + table_of_exceptions("calls", exceptions)


def compiled(texts):
    lines = ["## Compiled by libtpu", "", "Each module of the corpus as `lower --emit hlo` writes it, beside the same call with the body that jaxlib serialises."]
    exceptions = []
    for text in texts:
        rows = text.strip().splitlines()
        start = next(i for i, row in enumerate(rows) if re.match(r"\w+: \d+ kernels", row))
        lines += ["- " + rows[start], *("    - " + row.strip() for row in rows[start + 1 :] if row.startswith("  "))]
        for row in rows[:start]:
            match = re.match(r"\S*/(\S+)\.json#(\d+): (\{.*\})$", row)
            if match and json.loads(match[3])["verdict"] != "not lowered":
                exceptions.append((f"{match[1]}#{match[2]}", json.loads(match[3])["verdict"], match[3]))
    return lines + table_of_exceptions("compiled", list(dict.fromkeys(exceptions)))


def main(folder):
    def text(name):
        with open(os.path.join(folder, name)) as f:
            return f.read()

    def data(name):
        return json.loads(text(name))

    parts = [
        ["# Fidelity", "", "How far pallasd is JAX 0.12.0.1: what was measured, and every exception by name with its reason. Made by script", "(`tools/fidelity.py`); the measurements lie beside the repository and are made by real JAX:", "", COMMANDS],
        samples(data("samples.json")),
        matrices(data("matrices.json")),
        dialect(text("dialect-good.txt"), text("dialect-bad.txt")),
        corpus(data("corpus.json")),
        releases([(r, data(f"release-{r}.json")) for r in ("0.10.2", "0.11.0", "0.11.1", "0.11.2")]),
        operations(text("ops.txt")),
        read_by_jaxlib(text("jaxlib.txt")),
        calls(text("calls.txt")),
        compiled([text(name) for name in ("aot-v5e.txt", "aot-v6e.txt")]),
    ]
    print("\n\n".join("\n".join(lines) for lines in parts))


if __name__ == "__main__":
    main(*sys.argv[1:])
