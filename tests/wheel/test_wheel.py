"""`./dev wheel` makes a wheel that fresh environments of Python 3.11 and of the oracle's 3.13 install and use."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import pytest
import yaml

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "cli"))
import github_annotations  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
ORACLE = pathlib.Path(subprocess.check_output([ROOT / "tools/dev/oracle_tree.sh"], text=True).strip()) / "root"


def run(*command, **options):
    result = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=600, **options)
    assert result.returncode == 0, f"{command}\n{result.stdout}\n{result.stderr}"
    return result.stdout


@pytest.fixture(scope="module")
def wheel():
    output = run(ROOT / "dev", "wheel")
    print(output)
    path = pathlib.Path(output.splitlines()[0])
    size = float(re.search(r"size: ([0-9.]+) MiB", output)[1])
    start = float(re.search(r"start to --version: ([0-9.]+) ms", output)[1])
    assert size < 40 and start < 15
    return path


def test_the_tag_fits_debian_12(wheel):
    major, minor = re.fullmatch(r"pallasd-[0-9.]+-py3-none-manylinux_(\d+)_(\d+)_\w+\.whl", wheel.name).groups()
    assert (int(major), int(minor)) <= (2, 36)


def runs_both_ways(folder, prefix=()):
    """`folder` is the environment's, `prefix` what a command needs to run in it."""
    version = run(*prefix, f"{folder}/bin/pallasd", "--version")
    assert version == run(*prefix, f"{folder}/bin/python", "-m", "pallasd", "--version")
    return version


def test_a_fresh_environment_installs_and_lints(wheel, tmp_path):
    python = "/usr/bin/python3" if os.path.exists("/usr/bin/python3") else sys.executable
    folder = tmp_path / "venv"
    run(python, "-m", "venv", folder)
    run(folder / "bin/python", "-m", "pip", "install", "-q", "--no-index", wheel)
    assert runs_both_ways(folder).startswith("pallasd ")
    run(folder / "bin/pallasd", "lint", ROOT / "examples")
    refused = subprocess.run([folder / "bin/python", "-m", "pallasd", "lint", ROOT / "examples/refused"], capture_output=True)
    assert refused.returncode == 1
    run(folder / "bin/python", "-m", "pip", "uninstall", "-q", "-y", "pallasd")
    assert not (folder / "bin/pallasd").exists()


@pytest.mark.skipif(not os.path.lexists(ORACLE / "oracle/bin/python"), reason="./dev oracle has not been run")
def test_the_oracles_python_installs_and_lints(wheel):
    """Python 3.13 in a tree of its own (chroot)."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="wheel-", dir=ORACLE / "tmp"))
    try:
        shutil.copy(wheel, folder)
        shutil.copytree(ROOT / "examples", folder / "examples")
        inside = f"/tmp/{folder.name}"
        chroot = ["chroot", ORACLE]
        assert run(*chroot, "/oracle/bin/python", "--version").startswith("Python 3.13")
        run(*chroot, "/oracle/bin/python", "-m", "venv", f"{inside}/venv")
        run(*chroot, f"{inside}/venv/bin/python", "-m", "pip", "install", "-q", "--no-index", f"{inside}/{wheel.name}")
        runs_both_ways(f"{inside}/venv", chroot)
        run(*chroot, f"{inside}/venv/bin/pallasd", "lint", f"{inside}/examples")
    finally:
        shutil.rmtree(folder)


def steps_of(workflow):
    (job,) = yaml.safe_load(workflow.read_text())["jobs"].values()
    return [step for step in job["steps"] if "run" in step]


def test_the_github_workflow_runs_as_a_script(wheel, tmp_path):
    """The steps of the example as the runner runs them: `bash -e`, those marked always() even after a failure."""
    project = tmp_path / "project"
    shutil.copytree(ROOT / "examples/refused", project)
    identity = ["git", "-c", "user.name=t", "-c", "user.email=t@example.com"]
    for command in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "one"]):
        run(*identity, *command, cwd=project)
    base = run("git", "rev-parse", "HEAD", cwd=project).strip()
    changed = project / "float_iota.py"
    changed.write_text(changed.read_text().replace("(8, 128), 1)", "(8, 128), 0)"))
    environment = tmp_path / "venv"
    run("/usr/bin/python3", "-m", "venv", environment)
    variables = os.environ | {
        "PATH": f"{environment}/bin:{os.environ['PATH']}",
        "PALLASD_WHEEL": str(wheel),
        "BASE": base,
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }
    outputs, failed = {}, []
    for step in steps_of(ROOT / "examples/ci/github.yml"):
        if failed and step.get("if") != "always()":
            continue
        result = subprocess.run(
            ["bash", "-e", "-c", step["run"]], cwd=project, env=variables, capture_output=True, text=True, timeout=300
        )
        outputs[step["name"]] = result.stdout
        if result.returncode:
            failed.append(step["name"])
            print(result.stderr)
    assert failed == ["Findings beside the changed lines"], outputs
    annotations, plain = github_annotations.read(outputs[failed[0]])
    assert [a.place()[0] for a in annotations] == ["float_iota.py"] and not plain
    results = json.loads((project / "pallasd.sarif").read_text())["runs"][0]["results"]
    assert len(results) == len(list(project.glob("*.py")))


def test_the_pre_commit_hook_names_a_command_that_runs(tmp_path):
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    assert {"id", "name", "entry", "language"} <= hook.keys()
    program, *arguments = hook["entry"].split()
    assert program == "pallasd"
    (tmp_path / "clean.py").write_text("x = 1\n")
    run(ROOT / "build/bin/pallasd", *arguments, "clean.py", cwd=tmp_path)
