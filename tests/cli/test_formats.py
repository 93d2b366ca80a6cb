"""Every format of `pallasd lint`, read by a program that is not ours where there is one."""

import json
import os
import pathlib
import subprocess

import github_annotations
import jsonschema
import junitparser
import pytest
from conftest import HEADER, IOTA, ROOT, many_errors

SCHEMAS = pathlib.Path(__file__).parent / "schemas"
THIRD_PARTY = pathlib.Path(os.environ.get("PALLASD_THIRD_PARTY", pathlib.Path.home() / ".cache/pallasd/third_party"))


def schema(name):
    return json.loads((SCHEMAS / name).read_text())


def refused_findings(examples):
    """(path, line, rule) of all findings, from the JSON contract."""
    files = json.loads(examples.lint("--format", "json", ".").stdout)["files"]
    return sorted((f["path"], d["line"], d["rule"]) for f in files for d in f["diagnostics"])


# --- text ---------------------------------------------------------------------


def test_concise_is_one_line_a_finding(examples):
    lines = examples.lint("--format", "concise", ".").stdout.splitlines()
    assert len(lines) == len(refused_findings(examples))
    assert "float_iota.py:10:39: error[float-iota]: " in "\n".join(lines)


def test_full_quotes_the_source_and_marks_the_place(project):
    project.write("iota.py", IOTA)
    result = project.lint("iota.py")
    assert result.returncode == 1
    lines = result.stdout.splitlines()
    assert lines[0].startswith("error[float-iota]: ")
    assert lines[1] == " --> iota.py:7:52"
    quoted, marks = lines[3], lines[4]
    begin = marks.index("^")
    assert quoted[begin : begin + marks.count("^")] == "jnp.float32"
    assert "  = fix (safe): Count in int32, then convert" in lines
    assert "\x1b" not in result.stdout


def test_marks_stand_under_wide_characters_and_tabs(project):
    text = IOTA.replace("    o_ref[...] =", "\to_ref[...] =").replace("x_ref[...] +", "('画像', x_ref[...])[1] +")
    project.write("wide.py", text)
    lines = project.lint("wide.py").stdout.splitlines()
    quoted, marks = next((a, b) for a, b in zip(lines, lines[1:]) if "^" in b)
    cells = [c for c in quoted for _ in range(2 if c in "画像" else 1)]
    begin = marks.index("^")
    assert "".join(cells[begin : begin + marks.count("^")]) == "jnp.float32"


def test_a_quoted_line_cannot_steer_the_terminal(project):
    project.write("escape.py", IOTA.replace(", 1)", ", 1)  # \x1b[31mred"))
    assert "\x1b" not in project.lint("escape.py").stdout


@pytest.mark.parametrize(
    "arguments, env, coloured",
    [
        ([], {}, False),
        ([], {"FORCE_COLOR": "1"}, True),
        ([], {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        (["--color", "always"], {"NO_COLOR": "1"}, True),
        (["--color", "never"], {"FORCE_COLOR": "1"}, False),
    ],
)
def test_colours(project, arguments, env, coloured):
    project.write("iota.py", IOTA)
    assert ("\x1b[1;31m" in project.lint("iota.py", *arguments, env=env).stdout) == coloured


# --- JSON ----------------------------------------------------------------------


def test_json_is_the_contract(examples):
    report = json.loads(examples.lint("--format", "json", ".").stdout)
    jsonschema.validate(report, schema("lint.json"), cls=jsonschema.Draft202012Validator)


def test_json_lines_are_the_same_findings(examples):
    lines = [json.loads(line) for line in examples.lint("--format", "json-lines", ".").stdout.splitlines()]
    assert sorted((d["path"], d["line"], d["rule"]) for d in lines) == refused_findings(examples)


# --- SARIF ---------------------------------------------------------------------


def multitool(*arguments):
    (tool,) = THIRD_PARTY.glob("microsoft-sarif-multitool-linux-*/Sarif.Multitool")
    tool.chmod(0o755)
    environment = os.environ | {"DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1", "DOTNET_CLI_TELEMETRY_OPTOUT": "1"}
    return subprocess.run([tool, *arguments], env=environment, capture_output=True, text=True, timeout=120)


def sarif(project, *paths):
    return json.loads(project.lint("--format", "sarif", *paths).stdout)["runs"][0]


def test_sarif_passes_the_published_validator(examples, tmp_path):
    report, verdict = tmp_path / "report.sarif", tmp_path / "verdict.sarif"
    assert examples.lint("--format", "sarif", "-o", report, ".").returncode == 1
    result = multitool("validate", report, "--output", verdict, "--log", "ForceOverwrite")
    assert result.returncode == 0, result.stdout + result.stderr
    findings = json.loads(verdict.read_text())["runs"][0].get("results", [])
    # The one thing that it would like to see and that there is none of: a home page.
    assert {f["ruleId"] for f in findings} <= {"SARIF2005"}, findings


def test_sarif_has_rules_with_help_and_places_in_the_repository(examples):
    run = sarif(examples, ".")
    rules = run["tool"]["driver"]["rules"]
    assert [r["id"] for r in rules] == sorted(r["id"] for r in rules)
    assert all(r["help"]["markdown"] for r in rules)
    found = []
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        place = result["locations"][0]["physicalLocation"]
        assert (ROOT / place["artifactLocation"]["uri"]).is_file()
        found.append((pathlib.Path(place["artifactLocation"]["uri"]).name, place["region"]["startLine"], result["ruleId"]))
    assert sorted(found) == refused_findings(examples)


def test_sarif_fixes_give_the_fixed_text(project):
    path = project.write("iota.py", IOTA)
    (result,) = sarif(project, "iota.py")["results"]
    (change,) = result["fixes"][0]["artifactChanges"]
    lines = path.read_text().splitlines()
    for replacement in sorted(change["replacements"], key=lambda r: -r["deletedRegion"]["startColumn"]):
        region = replacement["deletedRegion"]
        assert region["startLine"] == region["endLine"]
        line = lines[region["startLine"] - 1]
        new = replacement["insertedContent"]["text"]
        lines[region["startLine"] - 1] = line[: region["startColumn"] - 1] + new + line[region["endColumn"] - 1 :]
    path.write_text("\n".join(lines) + "\n")
    assert project.lint("iota.py").returncode == 0


def test_fingerprints_survive_edits_above_and_differ(project):
    def prints(text):
        project.write("many.py", text)
        sarif_prints = [r["partialFingerprints"]["primaryLocationLineHash"] for r in sarif(project, "many.py")["results"]]
        issues = json.loads(project.lint("--format", "gitlab", "many.py").stdout)
        assert [i["fingerprint"] for i in issues] == sarif_prints
        return sarif_prints

    before = prints(many_errors(3))
    assert len(set(before)) == 3
    assert prints("# a comment\n\n" + many_errors(3)) == before


# --- CI services -----------------------------------------------------------------


def test_github_annotations(examples):
    annotations, _ = github_annotations.read(examples.lint("--format", "github", ".").stdout)
    (iota,) = (a for a in annotations if a.properties.get("title") == "pallasd (float-iota)")
    assert iota.kind == "error"
    assert iota.place() == ("examples/refused/float_iota.py", 10)
    assert "\nfix: Count in int32, then convert" in iota.message


def test_github_limits_are_kept_and_nothing_is_lost(project):
    project.write("many.py", many_errors(25))
    annotations, plain = github_annotations.read(project.lint("--format", "github", "many.py").stdout)
    assert len(annotations) == 10
    assert annotations[-1].message.startswith("16 more errors: float-iota 16")
    assert len(plain) == 16 and all("many.py:" in line for line in plain)


def test_github_escapes(project):
    project.write("odd, name: 100%.py", IOTA)
    (annotation,), _ = github_annotations.read(project.lint("--format", "github", "odd, name: 100%.py").stdout)
    assert annotation.place() == ("odd, name: 100%.py", 7)


def test_gitlab_report(examples):
    issues = json.loads(examples.lint("--format", "gitlab", ".").stdout)
    jsonschema.validate(issues, schema("gitlab.json"), cls=jsonschema.Draft202012Validator)
    assert len({i["fingerprint"] for i in issues}) == len(issues)
    found = sorted((pathlib.Path(i["location"]["path"]).name, i["location"]["lines"]["begin"], i["check_name"]) for i in issues)
    assert found == refused_findings(examples)


def test_junit_report(project, tmp_path):
    project.write("iota.py", IOTA)
    project.write("unknown.py", IOTA.replace("lax.broadcasted_iota(jnp.float32, (8, 128), 1)", "open('<&>').read()"))
    project.write("empty.py", HEADER)
    report = tmp_path / "report.xml"
    assert project.lint("--format", "junit", "--output-file", report, ".").returncode == 1
    suites = {suite.name: suite for suite in junitparser.JUnitXml.fromfile(str(report))}
    assert set(suites) == {"iota.py", "unknown.py", "empty.py"}
    (failed,) = suites["iota.py"]
    assert isinstance(failed.result[0], junitparser.Failure) and "float-iota" in failed.name
    (skipped,) = suites["unknown.py"]
    assert isinstance(skipped.result[0], junitparser.Skipped) and skipped.result[0].message
    assert [case.result for case in suites["empty.py"]] == [[]]
    for suite in suites.values():
        counts = suite.tests, suite.failures, suite.skipped
        suite.update_statistics()
        assert counts == (suite.tests, suite.failures, suite.skipped)


# --- all -------------------------------------------------------------------------


def test_a_report_that_cannot_be_written_is_an_error_of_use(project):
    project.write("iota.py", IOTA)
    result = project.lint("iota.py", "-o", "no/such/folder/report")
    assert result.returncode == 2 and "cannot be written" in result.stderr


def test_an_unknown_format_is_named_with_the_known_ones(project):
    result = project.lint(".", "--format", "yaml")
    assert result.returncode == 2
    assert "sarif" in result.stderr
