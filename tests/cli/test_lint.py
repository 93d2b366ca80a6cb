"""Which findings `pallasd lint` reports, what it changes in files, and what it remembers between runs."""

import json
import pathlib
import resource
import shutil
import signal
import subprocess

import pytest
from conftest import CLEAN, HEADER, IOTA, PALLASD, many_errors

# An error (float-iota) in line 7 and a warning (user-exception) in line 12.
MIXED = IOTA + "\n\nraise ValueError('x')\n"


def findings(project, *arguments, **options):
    """(path, line, severity, rule) of each."""
    files = json.loads(project.lint("--format", "json", *arguments, **options).stdout)["files"]
    return [(f["path"], d["line"], d["severity"], d["rule"]) for f in files for d in f["diagnostics"]]


def rules(project, *arguments, **options):
    return [(f[2], f[3]) for f in findings(project, *arguments, **options)]


# --- selection ---------------------------------------------------------------------------


BOTH = [("error", "float-iota"), ("warning", "user-exception")]


@pytest.mark.parametrize(
    "arguments, expected",
    [
        ([], BOTH),
        (["--select", "float-iota"], BOTH[:1]),
        (["--ignore", "float-iota"], BOTH[1:]),
        (["--ignore", "all"], []),
        (["--ignore", "all", "--select", "user-exception"], BOTH[1:]),
        (["--select", "float-iota,user-exception", "--ignore", "float-iota"], BOTH[1:]),
        (["--error", "user-exception"], [BOTH[0], ("error", "user-exception")]),
        (["--error", "all"], [BOTH[0], ("error", "user-exception")]),
        (["--warn", "float-iota", "--error", "all"], [("warning", "float-iota"), ("error", "user-exception")]),
    ],
)
def test_rules_are_selected_by_name_or_all(project, arguments, expected):
    project.write("k.py", MIXED)
    assert rules(project, *arguments, "k.py") == expected
    assert project.lint("k.py", *arguments).returncode == (1 if expected else 0)
    assert project.lint("k.py", *arguments, "--exit-zero").returncode == 0


def test_configuration_selects_too_and_the_command_line_wins(project):
    project.write("k.py", MIXED)
    project.write("tests/k.py", MIXED)
    project.write("pallasd.toml", "ignore = ['user-exception']\n[per-file-ignores]\n'tests/*.py' = ['all']\n")
    assert findings(project, ".") == [("k.py", 7, "error", "float-iota")]
    assert rules(project, "k.py", "--ignore", "float-iota") == BOTH[1:]


def test_an_unknown_rule_is_an_error_of_use(project):
    project.write("k.py", MIXED)
    result = project.lint("k.py", "--select", "float-itoa")
    assert result.returncode == 2 and "did you mean `float-iota`?" in result.stderr


# --- comments ------------------------------------------------------------------------------


def with_comment(comment):
    return IOTA.replace("(8, 128), 1)", f"(8, 128), 1)  {comment}")


def test_a_comment_silences_its_line_beside_other_comments(project):
    for comment in ("# pallasd: ignore", "# pallasd: ignore[float-iota]", "# noqa  # pallasd: ignore[float-iota]  # why"):
        project.write("k.py", with_comment(comment))
        assert findings(project, "k.py") == [], comment


def test_comments_that_silence_nothing_are_hints(project):
    project.write("k.py", with_comment("# pallasd: ignore[float-iota, roll]"))
    assert findings(project, "k.py") == [("k.py", 7, "hint", "unused-ignore")]
    assert project.lint("k.py").returncode == 0
    assert project.lint("k.py", "--error", "unused-ignore").returncode == 1
    project.write("k.py", CLEAN + "x = 1  # pallasd: ignore\n")
    assert rules(project, "k.py") == [("hint", "unused-ignore")]
    project.write("k.py", CLEAN + "x = 1  # pallasd: ignore[unused-ignore, roll]\n")
    assert rules(project, "k.py") == []


def test_a_name_that_is_no_rule_is_a_warning(project):
    project.write("k.py", with_comment("# pallasd: ignore[float-itoa]"))
    assert rules(project, "k.py") == [("error", "float-iota"), ("warning", "unused-ignore")]


def test_nothing_is_called_unused_where_nobody_looked(project):
    uncalled = CLEAN + "def f(x):\n    return x + 1  # pallasd: ignore[float-iota]\n"
    project.write("k.py", uncalled)
    assert rules(project, "k.py") == []
    unknown = IOTA.replace("lax.broadcasted_iota(jnp.float32, (8, 128), 1)", "open('x').read()  # pallasd: ignore[roll]")
    project.write("k.py", unknown)
    assert rules(project, "k.py") == []


def test_add_ignore_writes_comments_that_silence_and_keep_the_program(project):
    text = (
        many_errors(2).replace("def k1(", "# pallasd: ignore[roll]\ndef k1(")
        + "\nraise ValueError('''a\nb''')  # why\n"
        + "y = 1  # note\n"
    )
    project.write("k.py", text)
    assert project.lint("k.py", "--add-ignore").returncode == 0
    changed = project.read("k.py")
    assert len(changed.splitlines()) == len(text.splitlines())
    for old, new in zip(text.splitlines(), changed.splitlines()):
        assert new.startswith(old)
    assert "(8, 128), 1)  # pallasd: ignore[float-iota]\n" in changed
    assert "b''')  # why  # pallasd: ignore[user-exception]\n" in changed
    assert [r for r in rules(project, "k.py") if r[0] in ("error", "warning")] == []


def test_add_ignore_extends_a_comment(project):
    project.write("k.py", with_comment("# pallasd: ignore[roll]"))
    project.lint("k.py", "--add-ignore")
    assert "1)  # pallasd: ignore[float-iota, roll]\n" in project.read("k.py")


# --- fixes ----------------------------------------------------------------------------------


def test_fix_applies_safe_fixes_only(project):
    unsigned = (
        HEADER
        + "def dot(a_ref, o_ref):\n    o_ref[...] = jnp.dot(a_ref[...], a_ref[...], preferred_element_type=jnp.int32)\n"
        + "\npl.pallas_call(dot, out_shape=jax.ShapeDtypeStruct((128, 128), jnp.int32))(jnp.ones((128, 128), jnp.uint8))\n"
    )
    project.write("iota.py", many_errors(3))
    project.write("dot.py", unsigned)
    result = project.lint(".", "--fix")
    assert "3 fixed" in result.stderr
    assert project.read("dot.py") == unsigned
    assert [f[0] for f in findings(project, ".")] == ["dot.py"]


def test_two_fixes_in_a_line(project):
    both = "lax.broadcasted_iota(jnp.float32, (8, 128), 1)"
    project.write("k.py", IOTA.replace(both, f"{both} + {both}"))
    assert project.lint("k.py", "--fix").returncode == 0
    assert project.read("k.py").count("jnp.int32") == 2


# --- baseline ---------------------------------------------------------------------------------


def test_a_baseline_lets_only_new_findings_through(project):
    project.write("k.py", many_errors(2))
    missing = project.lint("k.py", "--baseline", "known.json")
    assert missing.returncode == 2 and "--update-baseline" in missing.stderr
    assert project.lint("k.py", "--baseline", "known.json", "--update-baseline").returncode == 0
    assert project.lint("k.py", "--baseline", "known.json").returncode == 0
    project.write("k.py", "# edits above\n\n" + many_errors(3))
    assert [f[1] for f in findings(project, "k.py", "--baseline", "known.json")] == [17]
    project.write("k.py", many_errors(1))
    assert "1 in the baseline, 1 of it gone" in project.lint("k.py", "--baseline", "known.json").stderr
    project.lint("k.py", "--baseline", "known.json", "--update-baseline")
    assert len(json.loads(project.read("known.json"))["files"]["k.py"]) == 1


def test_a_damaged_baseline_is_an_error_of_use(project):
    project.write("k.py", CLEAN)
    for text in ("", "[]", '{"schema": 2}', '{"schema": 1, "files": {"k.py": [1]}}'):
        project.write("known.json", text)
        assert project.lint("k.py", "--baseline", "known.json").returncode == 2


# --- git ----------------------------------------------------------------------------------------


def test_only_changed_lines(project):
    project.write("k.py", many_errors(3))
    project.write("ümläut \"x\".py", many_errors(1))
    project.git("init", "-q")
    project.git("add", "-A")
    project.git("commit", "-qm", "one")
    assert findings(project, ".", "--diff", "HEAD") == []
    lines = project.read("k.py").splitlines()
    changed = next(i for i, line in enumerate(lines) if line.startswith("def k1")) + 1
    lines[changed] += "  # edited"
    project.write("k.py", "\n\n".join(["# moved", "\n".join(lines)]) + "\n")
    project.write("ümläut \"x\".py", many_errors(2))
    project.write("sub/new.py", many_errors(1))
    expected = [("k.py", changed + 3), ("sub/new.py", 7), ("ümläut \"x\".py", 11)]
    assert [f[:2] for f in findings(project, ".", "--diff", "HEAD")] == expected
    inside = findings(project, "new.py", "--diff", "HEAD", cwd=project.folder / "sub")
    assert [f[:2] for f in inside] == [("new.py", 7)]
    wrong = project.lint(".", "--diff", "no-such-revision")
    assert wrong.returncode == 2 and "no-such-revision" in wrong.stderr
    option = project.lint(".", "--diff", "--output=stolen")
    assert option.returncode == 2 and not (project.folder / "stolen").exists()


# --- output --------------------------------------------------------------------------------------


def test_statistics(project):
    project.write("k.py", many_errors(2) + "\nraise ValueError('x')\n")
    first, second = project.lint("k.py", "--statistics").stdout.splitlines()
    assert first.split()[:5] == ["2", "2", "fixable", "error", "float-iota"]
    assert second.split()[:3] == ["1", "warning", "user-exception"]
    listed = json.loads(project.lint("k.py", "--statistics", "--format", "json").stdout)
    assert [(e["rule"], e["count"], e["fixable"]) for e in listed] == [("float-iota", 2, 2), ("user-exception", 1, 0)]


def test_standard_input(project):
    project.write("pallasd.toml", "[per-file-ignores]\n'tests/*' = ['all']\n")
    assert findings(project, "-", stdin=IOTA) == [("stdin.py", 7, "error", "float-iota")]
    assert findings(project, "-", "--stdin-filename", "a/b.py", stdin=IOTA) == [("a/b.py", 7, "error", "float-iota")]
    assert findings(project, "-", "--stdin-filename", "tests/b.py", stdin=IOTA) == []
    quoted = project.lint("-", stdin=IOTA).stdout
    assert "broadcasted_iota" in quoted.splitlines()[3]
    assert project.lint("-", "--fix", stdin=IOTA).returncode == 2


# --- processes -------------------------------------------------------------------------------------


def test_jobs_give_the_same_bytes(project):
    for i in range(12):
        project.write(f"k{i:02}.py", many_errors(i % 3) if i % 4 else CLEAN)
    runs = [project.lint("--no-cache", "--format", "json", "-j", n, ".") for n in (1, 2, 5)]
    assert len({run.stdout for run in runs}) == 1 and len({run.stderr for run in runs}) == 1
    assert "12 files" in runs[0].stderr


def one_second_of_processor_time():
    """In a child, before it runs: what uses more of it than this is ended by SIGXCPU."""
    resource.setrlimit(resource.RLIMIT_CPU, (1, resource.RLIM_INFINITY))


def test_a_process_that_dies_takes_one_file_with_it(project):
    project.write("a.py", many_errors(6000))
    for name in "bcdefg":
        project.write(f"{name}.py", IOTA)
    lint = subprocess.run(
        [PALLASD, "lint", "--no-cache", "--jobs", "2", "--format", "concise", "."],
        cwd=project.folder, capture_output=True, text=True, timeout=120, preexec_fn=one_second_of_processor_time,
    )  # fmt: skip
    assert lint.returncode == 70
    assert f"a.py: internal error: the analysis ended with signal {int(signal.SIGXCPU)}" in lint.stderr
    assert [line.split(":")[0] for line in lint.stdout.splitlines()] == [f"{name}.py" for name in "bcdefg"]


# --- cache ---------------------------------------------------------------------------------------------


def cached(project, *arguments):
    return project.lint("--cache-dir", "cache", "--format", "json", *arguments).stdout


def entries(project):
    return list((project.folder / "cache").rglob("*.json"))


def test_the_cache_gives_the_same_report(project):
    project.write("k.py", MIXED)
    fresh = project.lint("--no-cache", "--format", "json", "k.py").stdout
    assert cached(project, "k.py") == fresh
    (entry,) = entries(project)
    marked = entry.read_text().replace("float iota", "FLOAT IOTA")
    entry.write_text(marked)
    assert cached(project, "k.py") == fresh.replace("float iota", "FLOAT IOTA"), "the entry was used"
    assert project.lint("--cache-dir", "cache", "--no-cache", "--format", "json", "k.py").stdout == fresh


IMPORTING = HEADER + "import shapes\n\ndef k(x_ref, o_ref):\n    o_ref[...] = x_ref[...]\n\n" + (
    "pl.pallas_call(k, grid=(2,), in_specs=[pl.BlockSpec(shapes.BLOCK, lambda i: (i, 0))],\n"
    "    out_specs=pl.BlockSpec(shapes.BLOCK, lambda i: (i, 0)),\n"
    "    out_shape=jax.ShapeDtypeStruct((16, 128), jnp.float32))(jnp.ones((16, 128), jnp.float32))\n"
)


def test_the_cache_sees_what_a_file_imports(project):
    def found():
        with_cache = json.loads(cached(project, "k.py"))
        without = json.loads(project.lint("--no-cache", "--format", "json", "k.py").stdout)
        assert with_cache == without
        return [d["rule"] for f in without["files"] for d in f["diagnostics"]]

    project.write("k.py", IMPORTING)
    project.write("base.py", "ROWS = 8\n")
    project.write("shapes.py", "from base import ROWS\nBLOCK = (ROWS, 128)\n")
    assert found() == []
    project.write("base.py", "ROWS = 4\n")
    assert set(found()) == {"block-shape"}
    project.write("base.py", "ROWS = 8\n")
    assert found() == []
    # A package beside the module comes first: a file that was not there is a dependency too.
    project.write("shapes/__init__.py", "BLOCK = (4, 128)\n")
    assert set(found()) == {"block-shape"}
    shutil.rmtree(project.folder / "shapes")
    assert found() == []


def test_the_cache_sees_new_tests_beside_a_module(project):
    """Tests beside a module are calls of its kernels."""
    project.write("mod.py", HEADER + "def k(x_ref, o_ref):\n    o_ref[...] = x_ref[...] + lax.broadcasted_iota("
                  "jnp.float32, (8, 128), 1)\n\ndef f(x):\n    return pl.pallas_call(k, out_shape=x)(x)\n")
    before = cached(project, "mod.py")
    project.write("test_mod.py", "import jax.numpy as jnp\nfrom mod import f\n\ndef test_f():\n    f(jnp.ones((8, 128)))\n")
    after = project.lint("--no-cache", "--format", "json", "mod.py").stdout
    assert cached(project, "mod.py") == after != before


def test_the_cache_belongs_to_options_and_a_damaged_one_is_ignored(project):
    project.write("k.py", MIXED)
    cached(project, "k.py")
    cached(project, "k.py", "--chip", "v6e")
    assert len(entries(project)) == 2
    fresh = project.lint("--no-cache", "--format", "json", "k.py").stdout
    for damage in ("", "{}", "[1, 2", '{"key": 1}', entries(project)[0].read_text()[:-30]):
        for entry in entries(project):
            entry.write_text(damage)
        assert cached(project, "k.py") == fresh


def test_a_rule_setting_needs_no_new_analysis(project):
    project.write("k.py", MIXED)
    cached(project, "k.py")
    cached(project, "k.py", "--ignore", "float-iota")
    assert len(entries(project)) == 1


def test_a_cache_that_cannot_be_written_is_no_error(project):
    project.write("k.py", CLEAN)
    project.write("file", "")
    assert project.lint("--cache-dir", "file/below", "k.py").returncode == 0
