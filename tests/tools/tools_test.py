"""The comparing tools must not flatter: what they call equal, right or a false alarm."""

import json
import os
import pathlib
import stat
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import runs
import scorecard

BINARY = """#!/usr/bin/env python3
import json, sys
print(json.dumps(json.load(open({answers!r}))[sys.argv[1]]))
"""


def kernel(name="body", verdict="ok", error_class=None, grid=("2",), raw="module {\n}", jaxpr="{ lambda ; . }"):
    lower = {"verdict": verdict, **({"error_class": error_class} if error_class else {})}
    module = {"raw_generic": raw, "canonical_generic": raw}
    return {
        "name": name,
        "kind": "pallas_call",
        "grid": list(grid),
        "blocks": [],
        "primitives": {"add": 3},
        "lower": lower,
        "mlir": module if verdict == "ok" else None,
        "stage": "lower",
        "jaxprs": [{"core_type": "tc", "text": jaxpr, "canonical": jaxpr}],
    }


def error(line=4, exception="ValueError", kernels=("body",), stage="lower"):
    return {
        "severity": "error",
        "line": line,
        "column": 1,
        "rule": "r",
        "message": "m",
        "jax_exception": exception,
        "kernels": list(kernels),
        "stage": stage,
    }


class Texts(unittest.TestCase):
    def test_value_names_do_not_matter_but_uses_do(self):
        named = "func.func @f(%x: i32) {\n  %get3A = arith.addi %x, %x : i32\n  %y = arith.muli %get3A, %x : i32\n}"
        numbered = (
            "func.func @f(%arg0: i32) {\n  %0 = arith.addi %arg0, %arg0 : i32\n  %1 = arith.muli %0, %arg0 : i32\n}"
        )
        other = numbered.replace("arith.muli %0, %arg0", "arith.muli %arg0, %0")
        self.assertEqual(runs.without_value_names(named), runs.without_value_names(numbered))
        self.assertNotEqual(runs.without_value_names(named), runs.without_value_names(other))

    def test_names_used_again_in_sibling_regions(self):
        again = (
            "%0 = scf.if %c -> (i32) {\n  %1 = arith.constant 1 : i32\n  scf.yield %1 : i32\n} else {\n"
            "  %1 = arith.constant 2 : i32\n  scf.yield %1 : i32\n}"
        )
        fresh = (
            again.replace("%1 = arith.constant 2", "%k = arith.constant 2")
            .replace("%1 : i32\n}", "%k : i32\n}")
            .replace("scf.yield %k : i32\n} else", "scf.yield %1 : i32\n} else")
        )
        self.assertEqual(runs.without_value_names(again), runs.without_value_names(fresh))

    def test_digests(self):
        self.assertTrue(runs.equal_text({"sha256": runs.digest("a\n")}, "a"))
        self.assertFalse(runs.equal_text({"sha256": runs.digest("a")}, "b"))
        self.assertFalse(runs.equal_text("a", None))

    def test_kernels_of_one_name_are_told_apart(self):
        expected = [kernel(grid=["2"]), kernel(grid=["4"])]
        pairs, surplus = runs.align(expected, [kernel(grid=["4"]), kernel("other")], scorecard.IDENTITIES)
        self.assertEqual([p[1] and p[1]["grid"] for p in pairs], [None, ["4"]])
        self.assertEqual([s["name"] for s in surplus], ["other"])


class Verdicts(unittest.TestCase):
    def test_a_refusal_counts_at_its_lines_and_class_only(self):
        expected = {"acceptable_lines": [4, 5], "error_class": "ValueError"}
        self.assertEqual(scorecard.outcome_of_refused(expected, [error()]), "right")
        self.assertEqual(scorecard.outcome_of_refused(expected, [error(exception="TypeError")]), "wrong")
        self.assertEqual(scorecard.outcome_of_refused(expected, [error(line=9)]), "wrong")
        self.assertEqual(scorecard.outcome_of_refused(expected, []), "unknown")

    def test_false_alarms(self):
        mixed = [kernel("good"), kernel("bad", "error", "ValueError")]
        on = {name: error(kernels=[name]) for name in ("good", "bad")}
        self.assertEqual(scorecard.false_alarms(list(on.values()), mixed, False), [on["good"]])
        self.assertEqual(scorecard.false_alarms([on["bad"]], [kernel("bad")], False), [on["bad"]])
        self.assertEqual(scorecard.false_alarms([error(kernels=[])], mixed, False), [])

    def test_what_is_not_followed_is_no_verdict(self):
        unknown = {"name": "body", "lower": {"verdict": "skipped"}, "jaxprs": []}
        self.assertEqual(scorecard.verdict(unknown), "unknown")
        figures = scorecard.compare_kernel(kernel(), unknown, None, [])
        self.assertEqual((figures["verdict"], figures["raw"], figures["jaxpr"]), (False, False, None))


class Drivers(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "101_one.py").write_text("x = 1\n")
        self.dumps = scorecard.Dumps()
        self.dumps.of = lambda driver, target: [{**kernel(), "instances": [{"body": "{ lambda ; . }"}]}]

    def judge(self, ours, diagnostics=(), status="complete"):
        expected = {"script": {"verdict": "ok"}, "kernels": [kernel()]}
        (self.folder / "101_one.json").write_text(json.dumps(expected))
        lint = {"files": [{"path": "101_one.py", "diagnostics": list(diagnostics), "kernels": [{"status": status}]}]}
        answers, binary = self.folder / "answers.json", self.folder / "pallasd"
        answers.write_text(json.dumps({"lower": {"kernels": ours}, "lint": lint}))
        binary.write_text(BINARY.format(answers=str(answers)))
        binary.chmod(os.stat(binary).st_mode | stat.S_IXUSR)
        return scorecard.judge_driver(str(self.folder / "101_one.py"), runs.Pallasd(str(binary)), self.dumps)

    def test_an_equal_kernel(self):
        result = self.judge([kernel()])
        self.assertTrue(result["whole"])
        self.assertEqual([result["kernels"][0][f] for f in ("verdict", "jaxpr", "raw", "canonical")], [True] * 4)

    def test_another_module_and_jaxpr(self):
        result = self.judge([kernel(raw="module {\n  x\n}", jaxpr="{ lambda ; a . }")])
        self.assertEqual([result["kernels"][0][f] for f in ("verdict", "jaxpr", "raw")], [True, False, False])

    def test_a_refused_kernel_that_jax_accepts_is_a_false_alarm(self):
        result = self.judge([kernel(verdict="error", error_class="ValueError")], [error()], "refused")
        self.assertFalse(result["whole"])
        self.assertEqual(len(result["alarms"]), 2)

    def test_a_partly_followed_or_surplus_kernel_is_not_whole(self):
        self.assertFalse(self.judge([kernel()], status="partial")["whole"])
        self.assertFalse(self.judge([kernel(), kernel("other")])["whole"])
        self.assertFalse(self.judge([])["whole"])


if __name__ == "__main__":
    sys.exit(unittest.main())
