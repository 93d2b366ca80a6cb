#!/usr/bin/env python3
"""The tables of analysis/facts are those of the JAX that is installed in the oracle's tree.

Extracts registrations and public names from that JAX with the scripts that made the tables (tools/facts) and compares
with the table of its release. Fails where they differ, and where no table is of its release: then the tables are to be
made anew. Skipped (77) without the tree.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools/facts"))

import make_primitives

SKIPPED = 77


def extracted(script, folder):
    out = os.path.join(folder, script + ".json")
    words = ["sh", ROOT / "tests/oracle/in_oracle.sh", ROOT / "tools/facts" / script, out]
    subprocess.run(words, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    with open(out) as f:
        return json.load(f)


def primitives_of(release):
    rows = (line.rstrip("\n").split("\t") for line in open(ROOT / "analysis/facts/primitives.tsv"))
    return {tuple(row) for row in rows if row[0] == release}


def names_of(release):
    """{module: names} of the table that is part of the binary."""
    text = (ROOT / "analysis/facts/names/names_data.inc").read_text()
    releases = re.findall(r'"([^"]+)"', re.search(r"kReleases\[\] = \{(.*?)\};", text)[1])
    bit = 1 << releases.index(release)
    names = {}
    for module, lines in re.findall(r'\{"([\w.]+)",\n(.*?)\n    \},', text, re.S):
        entries = re.findall(r'"(\w+) ([0-9a-f]+)\\n"', lines)
        names[module] = {name for name, mask in entries if int(mask, 16) & bit}
    return names


def public(entries):
    return {name for name, entry in entries.items() if not name.startswith("_") and entry["kind"] != "removed"}


def differences(title, table, installed):
    for name in sorted(map(str, table - installed)):
        yield f"{title}: {name} is in the table only"
    for name in sorted(map(str, installed - table)):
        yield f"{title}: {name} is in the installed JAX only"


def main():
    tree = subprocess.check_output([ROOT / "tools/dev/oracle_tree.sh"], text=True).strip()
    if not os.path.lexists(os.path.join(tree, "root/oracle/bin/python")):
        print("no oracle tree (./dev oracle makes it)")
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        rules, names = extracted("extract_rules.py", folder), extracted("extract_names.py", folder)
    release, found = rules["jax"], []
    rows = {tuple(row) for row in make_primitives.rows(rules)}
    found += differences("primitives", primitives_of(release), rows)
    table = names_of(release)
    for module in names["modules"].values():
        found += differences(module["module"], table[module["module"]], public(module["names"]))
    print(*found, f"{release}: {len(rows)} primitives, {len(table)} modules, {len(found)} differences", sep="\n")
    return len(found) > 0


if __name__ == "__main__":
    sys.exit(main())
