"""Configuration files: what they may hold, where mistakes are shown, which one is in force, which JAX is found."""

import json

import jsonschema
import pytest
from conftest import IOTA, ROOT


def schema(project):
    return json.loads(project.run("config", "--schema").stdout)


def in_force(project, *arguments, **options):
    result = project.run("config", "--format", "json", *arguments, **options)
    return json.loads(result.stdout), result


# --- one declaration of every key ----------------------------------------------------


def test_the_schema_is_a_schema_and_the_documentation_has_its_table(project):
    jsonschema.Draft202012Validator.check_schema(schema(project))
    assert project.run("config", "--markdown").stdout in (ROOT / "docs/configuration.md").read_text()


def flattened(schema, prefix=""):
    for name, value in schema["properties"].items():
        if "properties" in value:
            yield from flattened(value, f"{prefix}{name}.")
        else:
            yield prefix + name, value


def test_defaults_of_the_schema_are_in_force(project):
    values, _ = in_force(project)
    declared = dict(flattened(schema(project)))
    assert values.keys() == declared.keys()
    for name, key in declared.items():
        assert values[name] == {"value": key.get("default"), "from": "default"}


EVERYTHING = """\
jax = "0.11.2"
chips = ["v6e", "7x"]
cores = 1
pythonPath = ["src"]
python = "env/bin/python"
libtpu = "env/libtpu.so"
exclude = ["old", "gen/**/*.py"]
select = ["all"]
ignore = ["budget"]
error = ["user-exception"]
warn = ["float-iota"]

[per-file-ignores]
"tests/*.py" = ["all"]

[environment]
MODE = "fast"

[shapes]
ramp = "x=f32[8,128]"
"src/mm.py::mm" = ["x=f32[512,512], bm=128", "x=bf16[256,256]"]

[inlayHints]
enable = false
[codeLens]
enable = false
[worker]
enable = true
[run]
host = "ssh://me@tpu-vm:22"
races = true
"""


@pytest.mark.parametrize("name, prefix", [("pallasd.toml", ""), ("pyproject.toml", "tool.pallasd")])
def test_every_key_is_read_and_says_its_line(project, name, prefix):
    text = EVERYTHING
    if prefix:
        text = f"[{prefix}]\n" + text.replace("\n[", f"\n[{prefix}.")
    project.write(name, text)
    values, result = in_force(project)
    assert result.returncode == 0, result.stderr
    for key, entry in values.items():
        assert entry["from"].startswith(f"{name}:"), key
        line = text.splitlines()[int(entry["from"].rpartition(":")[2]) - 1]
        assert key.rpartition(".")[2] in line
    import tomllib

    settings = tomllib.loads(EVERYTHING)
    jsonschema.validate(settings, schema(project), cls=jsonschema.Draft202012Validator)


# --- mistakes -----------------------------------------------------------------------


MISTAKES = [
    ("chip = ['v5e']", "1:1", "there is no key `chip`; did you mean `chips`?"),
    ("chips = ['v5e', 'v6']", "1:17", "there is no chip `v6`; did you mean `v6e`?"),
    ("chips = 'v5e'", "1:9", "`chips` takes a list of strings, not a string"),
    ("\ncores = -1", "2:9", "`cores` takes a whole number, 0 or more, not a number"),
    ("jax = '0.12.1'", "1:7", "there is no JAX release `0.12.1`; did you mean `0.12.0`?"),
    ("ignore = ['block-shap']", "1:11", "there is no rule `block-shap`; did you mean `block-shape`?"),
    ("ignore = ['E501']", "1:11", "there is no rule `E501`; `pallasd explain` lists them"),
    ("[per-file-ignores]\n'*.py' = 'all'", "2:10", "`per-file-ignores` takes a table of lists of strings, not a string"),
    ("[run]\nrace = true", "2:1", "there is no key `run.race`; did you mean `run.races`?"),
    ("run = 1", "1:1", "there is no key `run`"),
    ("[environment]\nMODE = 1", "2:8", "`environment` takes a table of strings, not a number"),
    ("a = ", "1:5", None),
]


@pytest.mark.parametrize("text, place, message", MISTAKES)
@pytest.mark.parametrize("command", [["lint", "."], ["config"], ["lower", "ok.py"], ["explain-gaps", "."], ["doctor"]])
def test_mistakes_are_shown_at_their_place(project, text, place, message, command):
    project.write("ok.py", "x = 1\n")
    project.write("pallasd.toml", text)
    result = project.run(*command)
    assert result.returncode == 2
    (line,) = [line for line in result.stderr.splitlines() if line]
    assert line.startswith(f"pallasd.toml:{place}: error[configuration]: {message or ''}")


def test_mistakes_on_the_command_line(project):
    project.write("ok.py", "x = 1\n")
    result = project.lint("ok.py", "--chip", "v5")
    assert result.returncode == 2
    assert "command line: there is no chip `v5`; did you mean `v5e`?" in result.stderr


def test_a_pyproject_of_others_is_not_ours(project):
    project.write("pyproject.toml", "[tool.ruff]\nline-length = 100\n")
    values, result = in_force(project)
    assert result.returncode == 0 and all(v["from"] == "default" for v in values.values())


# --- which configuration is in force ------------------------------------------------------


def test_the_nearest_file_upwards_wins_and_the_command_line_over_it(project):
    project.write("pyproject.toml", "[tool.pallasd]\nchips = ['v6e']\n")
    project.write("a/pallasd.toml", "chips = ['v4']\n")
    project.write("a/b/k.py", "")
    project.write("c/k.py", "")
    chips = lambda *a: in_force(project, *a)[0]["chips"]  # noqa: E731
    assert chips("a/b/k.py") == {"value": ["v4"], "from": "a/pallasd.toml:1"}
    assert chips("c") == {"value": ["v6e"], "from": "pyproject.toml:2"}
    assert chips("c", "--chip", "7x") == {"value": ["7x"], "from": "command line"}
    assert chips("c", "--config", "a/pallasd.toml") == {"value": ["v4"], "from": "a/pallasd.toml:1"}


def test_each_file_is_linted_under_its_own_configuration(project):
    branch = IOTA.replace("pl.pallas_call(", "import os\nif os.environ.get('MODE') == 'on':\n    pl.pallas_call(")
    project.write("on/pallasd.toml", "[environment]\nMODE = 'on'\n")
    project.write("on/k.py", branch)
    project.write("off/k.py", branch)
    assert project.lint("--format", "concise", ".").stdout.startswith("on/k.py:7:")
    assert project.lint("off").returncode == 0


def test_exclude(project):
    project.write("pallasd.toml", "exclude = ['old', 'gen/**/k.py', './one.py']\n")
    for name in ("old/k.py", "a/old/k.py", "gen/k.py", "gen/x/y/k.py", "gen/other.py", "one.py", "a/one.py"):
        project.write(name, IOTA)
    found = lambda *a: [l.split(":")[0] for l in project.lint("--format", "concise", *a).stdout.splitlines()]  # noqa: E731
    assert found(".") == ["a/one.py", "gen/other.py"]
    assert found("old") == ["old/k.py"], "what is named is linted"
    assert found("old/k.py", "a/one.py", "--force-exclude") == ["a/one.py"]
    assert found("--exclude", "gen", ".") == ["a/one.py"]
    assert found("--exclude", "gen", "--exclude", "a", ".") == []
    assert found("g*/**/*.py") == ["gen/other.py"]
    assert project.lint("nothing/*.py").returncode == 2


# --- which JAX --------------------------------------------------------------------------


def jax_of(project, **options):
    report = json.loads(project.run("doctor", "--format", "json", **options).stdout)
    return report["jax"], report["jax_found"], report["jax_from"]


NO_ENVIRONMENT = {"VIRTUAL_ENV": "", "CONDA_PREFIX": ""}


@pytest.mark.parametrize(
    "name, text, expected",
    [
        ("uv.lock", '[[package]]\nname = "jaxlib"\nversion = "0.9"\n\n[[package]]\nname = "jax"\nversion = "0.11.1"\n', ("0.11.1", "0.11.1", "uv.lock:7")),
        ("poetry.lock", '[[package]]\nname = "jax"\nversion = "0.10.2"\n', ("0.10.2", "0.10.2", "poetry.lock:3")),
        ("pylock.dev.toml", '[[packages]]\nname = "jax"\nversion = "0.11.2"\n', ("0.11.2", "0.11.2", "pylock.dev.toml:3")),
        ("requirements-tpu.txt", "jaxtyping==0.3\njax[tpu]==0.11.0 ; python_version > '3.10'  # pin\n", ("0.11.0", "0.11.0", "requirements-tpu.txt:2")),
        ("requirements.txt", "jax==0.11.5 \\\n    --hash=sha256:00\n", ("0.11.2", "0.11.5", "requirements.txt:1")),
        ("pyproject.toml", '[project]\ndependencies = [\n  "numpy",\n  "jax>=0.11,<0.12",\n]\n', ("0.11.2", ">=0.11,<0.12", "pyproject.toml:4")),
        ("pyproject.toml", '[dependency-groups]\ntpu = ["jax[tpu]~=0.11.0"]\n', ("0.11.2", "~=0.11.0", "pyproject.toml:2")),
        ("pyproject.toml", '[tool.poetry.dependencies]\njax = "^0.11"\n', ("0.11.2", "^0.11", "pyproject.toml:2")),
        ("pyproject.toml", '[tool.poetry.dependencies]\njax = {version = "0.10.*", extras = ["tpu"]}\n', ("0.10.2", "0.10.*", "pyproject.toml:2")),
        ("pyproject.toml", '[tool.pallasd]\njax = "0.12.0"\n', ("0.12.0", "0.12.0", "pyproject.toml:2")),
        ("README", "nothing", ("0.12.0.1", None, "newest known")),
    ],
)
def test_the_release_is_found_without_python(project, name, text, expected):
    (project.folder / ".git").mkdir()
    project.write(name, text)
    assert jax_of(project, env=NO_ENVIRONMENT) == expected


def test_the_environment_comes_before_the_lock_file(project):
    (project.folder / ".git").mkdir()
    project.write("uv.lock", '[[package]]\nname = "jax"\nversion = "0.11.1"\n')
    project.write(".venv/pyvenv.cfg", "")
    project.write(".venv/lib/python3.12/site-packages/jax-0.11.2.dist-info/METADATA", "")
    folder = project.folder / "src"
    folder.mkdir()
    release, found, origin = jax_of(project, env=NO_ENVIRONMENT, cwd=folder)
    assert (release, found) == ("0.11.2", "0.11.2") and origin.endswith("jax-0.11.2.dist-info")


def test_names_that_a_release_lacks_are_judged_by_the_release_that_was_found(project):
    (project.folder / ".git").mkdir()
    project.write("requirements.txt", "jax==0.10.2\n")
    project.write("k.py", IOTA)
    assert json.loads(project.lint("k.py", "--format", "json", env=NO_ENVIRONMENT).stdout)["jax"] == "0.10.2"
