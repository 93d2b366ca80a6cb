"""Tests of the suite runner itself, with a stand-in for pallasd that answers what the test tells it to."""

import json
import os
import stat
import tempfile
import textwrap
import unittest

import incremental
import run

STAND_IN = """#!/usr/bin/env python3
import json, sys
answers = json.load(open({answers!r}))
print(json.dumps(answers[sys.argv[1]]))
"""


def diagnostic(
    line, rule="block-shape", severity="error", column=5, message="Block (1, 4) of x", exception="ValueError"
):
    return {
        "line": line,
        "column": column,
        "rule": rule,
        "severity": severity,
        "message": message,
        "jax_exception": exception,
        "stage": "lower",
    }


class SuiteTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def place(self, name, text):
        path = os.path.join(self.folder.name, name)
        with open(path, "w") as f:
            f.write(text)
        return path

    def run_suite(self, suite, diagnostics=(), kernels=()):
        answers = {
            "lint": {"files": [{"path": "main.py", "diagnostics": list(diagnostics)}]},
            "lower": {"kernels": list(kernels)},
        }
        stand_in = self.place("pallasd", STAND_IN.format(answers=self.place("answers.json", json.dumps(answers))))
        os.chmod(stand_in, os.stat(stand_in).st_mode | stat.S_IXUSR)
        return run.run_suite(self.place("suite.md", textwrap.dedent(suite)), stand_in, "")

    def problems(self, *args, **kwargs):
        return [p for t in self.run_suite(*args, **kwargs) for p in t.problems]

    def test_assertion_at_the_end_of_a_line_and_alone_above_it(self):
        suite = """\
            # One
            ```py
            x = 1  # error: [block-shape] "of x"
            # error: 5 [block-shape] (ValueError) @lower
            y = 2
            ```
            """
        self.assertEqual(self.problems(suite, [diagnostic(1), diagnostic(3)]), [])

    def test_missing_and_unexpected_diagnostics_fail_at_their_line(self):
        suite = """\
            # One
            ```py
            x = 1  # error: [index-map]
            y = 2
            ```
            """
        problems = self.problems(suite, [diagnostic(2)])
        self.assertEqual(len(problems), 2)
        self.assertIn("suite.md:3: missing error: [index-map] at main.py:1", problems[0])
        self.assertIn("suite.md:4: unexpected error: 5 [block-shape] (ValueError)", problems[1])

    def test_information_counts_only_where_asserted(self):
        found = [diagnostic(1, severity="information")]
        self.assertEqual(self.problems("```py\nx = 1\n```\n", found), [])
        self.assertEqual(len(self.problems("```py\nx = 1  # information: [other]\n```\n", found)), 1)

    def test_headings_nest_and_configure_their_children(self):
        sections = run.parse_suite(
            textwrap.dedent("""\
            # A
            ```toml
            [chips]
            names = ["v5e"]
            strict = true
            ```
            ## B
            ```toml
            [chips]
            names = ["v5p"]
            ```
            `other.py`:

            ```py
            x = 1
            ```
            """)
        )
        self.assertEqual(sections[-1].path(), ["A", "B"])
        self.assertEqual(sections[-1].configuration(), {"chips": {"names": ["v5p"], "strict": True}})
        self.assertEqual(sorted(run.stages_of(sections[-1])[0]), ["other.py"])

    def test_configuration_is_written_as_it_was_read(self):
        table = {"jax": "0.12.0.1", "chips": {"names": ["v5e"], "deep": {"on": True, "n": 3}}}
        self.assertEqual(run.tomllib.loads(run.toml_text(table)), table)

    def test_options_are_the_command_line(self):
        section = run.parse_suite('# A\n```toml\n[options]\nchip = "v5p"\n```\n## B\n```py\nx = 1\n```\n')[-1]
        self.assertEqual(run.Test("suite.md", section, "pallasd").options, ["--chip", "v5p"])

    def test_unnamed_blocks_merge_and_stages_replace(self):
        section = run.parse_suite("```py\na = 1\n```\ntext\n```py\nb = 2\n```\n```py stage=1\nc = 3\n```\n")[0]
        first, second = run.stages_of(section)
        self.assertEqual(first["main.py"].text, "a = 1\nb = 2\n")
        self.assertEqual(first["main.py"].suite_lines, [2, 6])
        self.assertEqual(second["main.py"].text, "c = 3\n")

    def test_an_unreadable_assertion_fails(self):
        self.assertIn("not an assertion", self.problems("```py\nx = 1  # error: block-shape\n```\n")[0])

    def test_snapshot(self):
        kernels = [{"name": "body", "mlir": {"raw": "module {\n}\n"}}]
        suite = "```py\nx = 1\n```\n```mlir kernel=body\nmodule {\n}\n```\n"
        self.assertEqual(self.problems(suite, kernels=kernels), [])
        self.assertIn("is another", self.problems(suite.replace("}", "{"), kernels=kernels)[0])
        self.assertIn("no kernel", self.problems(suite.replace("=body", "=body#1"), kernels=kernels)[0])

    def test_console(self):
        self.assertTrue(run.matches_output("a\n...\nd\n", "a\nb\nc\nd\n"))
        self.assertTrue(run.matches_output("a\n...\nd\n", "a\nd\n"))
        self.assertFalse(run.matches_output("a\nd\n", "a\nb\nd\n"))
        answer = '{"kernels": []}'
        self.assertEqual(self.problems(f"# A\n```console\n$ pallasd lower\n{answer}\n```\n"), [])
        self.assertEqual(len(self.problems("# A\n```console\n$ pallasd lower\nother\n```\n")), 1)

    def test_rewriting_snapshots(self):
        kernels = [{"name": "body", "mlir": {"raw": "module {\n}\n"}}]
        tests = self.run_suite("```py\nx = 1\n```\n```mlir kernel=body\nold\n```\nend\n", kernels=kernels)
        suite = os.path.join(self.folder.name, "suite.md")
        run.rewrite_snapshots(suite, tests)
        with open(suite) as f:
            self.assertIn("```mlir kernel=body\nmodule {\n}\n```\nend\n", f.read())

    def test_a_stage_is_one_ranged_edit(self):
        edit = incremental.ranged_edit("a = 1\nb = 22\nc = 3\n", "a = 1\nb = 2\nc = 3\n")
        self.assertEqual(
            edit, {"range": {"start": {"line": 1, "character": 5}, "end": {"line": 1, "character": 6}}, "text": ""}
        )
        self.assertEqual(incremental.ranged_edit("aa", "aaa")["text"], "a")


if __name__ == "__main__":
    unittest.main()
