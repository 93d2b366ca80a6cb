"""The JAX worker: kernels that the evaluator can't follow are served by JAX, and `pallasd verify` compares the two."""
import json
import os
import pathlib
import sys
import time

from jax_python import ORACLE, PROGRAMS, needs_jax, pallasd, processes_with


def kernels_of(ran):
    return {k["name"]: k for f in json.loads(ran.stdout)["files"] for k in f["kernels"]}


@needs_jax
def test_lint_serves_what_is_not_followed():
    without = pallasd("lint", PROGRAMS / "followed.py", "--format", "json")
    assert kernels_of(without)["double"]["status"] == "complete"
    assert kernels_of(without).get("from_file", {}).get("status") != "refused"
    assert without.returncode == 0, without.stdout
    served = pallasd("lint", PROGRAMS / "followed.py", "--format", "json", "--worker", "--python", ORACLE)
    kernels = kernels_of(served)
    assert kernels["double"]["shapes_from"] == "call"
    assert (kernels["from_file"]["status"], kernels["from_file"]["shapes_from"]) == ("refused", "worker")
    [finding] = [d for f in json.loads(served.stdout)["files"] for d in f["diagnostics"]]
    assert (finding["line"], finding["jax_exception"]) == (14, "NotImplementedError"), finding
    assert served.returncode == 1


@needs_jax
def test_lower_serves_jaxpr_and_module(tmp_path):
    script = tmp_path / "served.py"
    script.write_text((PROGRAMS / "followed.py").read_text().replace(" + jnp.cumsum(x_ref[...], axis=0)", " * 3"))
    (tmp_path / "rows.txt").write_text("24\n")
    ran = pallasd("lower", f"{script}::from_file", "--format", "json", "--worker", "--python", ORACLE)
    assert ran.returncode == 0, ran.stderr
    [kernel] = json.loads(ran.stdout)["kernels"]
    assert kernel["traced_by"].startswith("JAX 0.") and kernel["shapes_from"] == "worker"
    assert "f32[24,128]" in kernel["jaxprs"][0]["text"]
    assert "memref<24x128xf32" in kernel["mlir"]["raw_generic"]
    text = pallasd("lower", f"{script}::from_file", "--worker", "--python", ORACLE).stdout
    assert "traced by JAX 0." in text and "memref<24x128xf32" in text


@needs_jax
def test_verify_finds_nothing_where_nothing_is():
    ran = pallasd("verify", PROGRAMS / "quickstart.py", PROGRAMS / "wrong_shapes.py", "--python", ORACLE)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "4 kernels in 2 files, 4 alike" in ran.stdout


@needs_jax
def test_the_list_of_differences_may_only_shrink(tmp_path):
    script = tmp_path / "served.py"
    script.write_text((PROGRAMS / "followed.py").read_text())
    (tmp_path / "rows.txt").write_text("16\n")
    new = pallasd("verify", tmp_path, "--python", ORACLE, "--format", "json")
    [difference] = json.loads(new.stdout)["differences"]
    assert new.returncode == 1 and difference["file"] == "served.py" and difference["kernel"] == "from_file"
    expected = tmp_path / "expected.txt"
    line = f"served.py::from_file {difference['what']} its shape comes from a file\n"
    expected.write_text("# known\n\n" + line)
    known = pallasd("verify", tmp_path, "--python", ORACLE, "--expected", expected)
    assert known.returncode == 0, known.stdout + known.stderr
    expected.write_text(line + "served.py::double module it once differed\nother.py::k module another folder's\n")
    gone = pallasd("verify", tmp_path, "--python", ORACLE, "--expected", expected)
    assert gone.returncode == 1 and "served.py::double module\n  no longer differs" in gone.stdout
    assert "other.py" not in gone.stdout
    expected.write_text("served.py::from_file verdict\n")
    assert pallasd("verify", tmp_path, "--python", ORACLE, "--expected", expected).returncode == 2


@needs_jax
def test_a_script_that_dies_hangs_or_forks_harms_nobody(tmp_path):
    mark = f"60000{os.getpid()}"
    head = "import jax\nfrom jax.experimental import pallas as pl\nimport jax.numpy as jnp, os, subprocess, time\n"
    kernel = ("def k(x_ref, o_ref):\n    o_ref[...] = x_ref[...]\n"
              "x = jnp.ones((8, 128))\npl.pallas_call(k, out_shape=x)(x)\n")
    (tmp_path / "a_dies.py").write_text(head + "os.kill(os.getpid(), 11)\n")
    (tmp_path / "b_hangs.py").write_text(head + "time.sleep(1000)\n")
    (tmp_path / "c_forks.py").write_text(head + f"subprocess.Popen(['setsid', 'sleep', '{mark}'])\n" + kernel)
    (tmp_path / "d_is_fine.py").write_text(head + kernel)
    begin = time.monotonic()
    ran = pallasd("verify", tmp_path, "--python", ORACLE, "--timeout", "5", "--format", "json")
    answer = json.loads(ran.stdout)
    assert time.monotonic() - begin < 60
    problems = {d["file"]: d["jax"] for d in answer["differences"] if d["what"] == "script"}
    assert "signal 11" in problems["a_dies.py"] and "longer than 5 s" in problems["b_hangs.py"]
    assert answer["kernels"] == answer["alike"] == 2
    assert not processes_with(mark)


def test_without_jax(tmp_path):
    (tmp_path / "script.py").write_text("from jax.experimental import pallas\n")
    ran = pallasd("verify", tmp_path, "--python", sys.executable)
    assert ran.returncode == 2 and "JAX is not installed" in ran.stderr
    lint = pallasd("lint", PROGRAMS / "followed.py", "--worker", "--python", sys.executable)
    assert "JAX is not installed" in lint.stderr and lint.returncode == 0


def test_a_configuration_file_starts_no_worker(tmp_path):
    witness = tmp_path / "ran"
    fake = tmp_path / "python"
    fake.write_text(f"#!/bin/sh\ntouch {witness}\n")
    fake.chmod(0o755)
    (tmp_path / "pallasd.toml").write_text('python = "./python"\nworker.enable = true\n')
    (tmp_path / "script.py").write_text((PROGRAMS / "followed.py").read_text())
    for verb in ("lint", "lower", "explain-gaps"):
        pallasd(verb, tmp_path / "script.py")
    pallasd("doctor", cwd=tmp_path)
    pallasd("config", cwd=tmp_path)
    assert not witness.exists()
