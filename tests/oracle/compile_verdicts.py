"""The files of tests/data/compile: a header with versions and chips, then one kernel a line.

{"name": NAME, "ok": [CHIPS that compile it], "refused": [{"chips", "stage", "class", "says", "line"}]}. In memory a row is
{"name": NAME, CHIP: "ok" or {"stage", "class", "says", "line"}}.
"""

import json
import pathlib


def write(path, header, rows):
    lines = [header]
    for row in rows:
        refused = []
        for chip in header["chips"]:
            verdict = row[chip]
            same = next((r for r in refused if verdict != "ok" and {**r, "chips": 0} == {**verdict, "chips": 0}), None)
            if same:
                same["chips"].append(chip)
            elif verdict != "ok":
                refused.append({"chips": [chip], **verdict})
        line = {"name": row["name"], "ok": [chip for chip in header["chips"] if row[chip] == "ok"]}
        lines.append({**line, "refused": refused} if refused else line)
    pathlib.Path(path).write_text("".join(json.dumps(line) + "\n" for line in lines))


def read(path):
    """(header, rows)"""
    lines = [json.loads(line) for line in pathlib.Path(path).read_text().splitlines()]
    rows = []
    for line in lines[1:]:
        row = {"name": line["name"], **{chip: "ok" for chip in line["ok"]}}
        for refused in line.get("refused", ()):
            verdict = {key: value for key, value in refused.items() if key != "chips"}
            row.update({chip: verdict for chip in refused["chips"]})
        rows.append(row)
    return lines[0], rows
