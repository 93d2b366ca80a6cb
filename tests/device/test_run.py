"""`pallasd run`: numbers, places of errors, what is said when something is missing, and what is left afterwards."""
import json
import os
import pathlib
import signal
import subprocess
import sys
import time

from jax_python import ORACLE, PALLASD, PROGRAMS, needs_jax, pallasd, processes_with, wait_for_processes

LABEL = "CPU, TPU interpret mode"


@needs_jax
def test_quickstart_gives_numpys_numbers():
    ran = pallasd("run", PROGRAMS / "quickstart.py", "--python", ORACLE)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == ["fill_42 [42. 42. 42.]", "iota [125 126 127]", "add [5. 5. 5.]"]
    assert LABEL in ran.stderr


@needs_jax
def test_the_configured_chip_answers():
    ran = pallasd("run", PROGRAMS / "quickstart.py", "--python", ORACLE, "--chip", "v5p")
    assert ran.returncode == 0, ran.stderr
    assert "iota [253 254 255]" in ran.stdout  # two TensorCores
    assert "answering as a TPU v5p" in ran.stderr


@needs_jax
def test_one_kernel_alone():
    ran = pallasd("run", f"{PROGRAMS / 'quickstart.py'}::iota", "--python", ORACLE)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == ["iota [125 126 127]"]
    missing = pallasd("run", f"{PROGRAMS / 'quickstart.py'}::softmax", "--python", ORACLE)
    assert missing.returncode == 2
    assert "no function `softmax`" in missing.stderr


@needs_jax
def test_places_of_a_traceback():
    ran = pallasd("run", PROGRAMS / "wrong_shapes.py", "--python", ORACLE, "--format", "json")
    lines = [json.loads(line) for line in ran.stdout.splitlines()]
    end = lines[-1]
    assert ran.returncode == end["exit_code"] == 1
    assert end["where"] == LABEL
    assert end["error_class"] == "TypeError"
    assert [(f["line"], f["function"]) for f in end["frames"]] == [(9, "<module>"), (8, "f"), (5, "k")]
    assert (end["frames"][0]["column"], end["frames"][0]["end_column"]) == (12, 32)  # after a two-byte character
    assert any(line["event"] == "output" and line["stream"] == "stderr" and "Traceback" in line["text"] for line in lines)


@needs_jax
def test_races_are_found_on_request():
    quiet = pallasd("run", PROGRAMS / "racy.py", "--python", ORACLE)
    assert quiet.returncode == 0, quiet.stderr
    found = pallasd("run", PROGRAMS / "racy.py", "--python", ORACLE, "--races")
    assert found.returncode == 1
    assert "RACE DETECTED" in found.stderr


@needs_jax
def test_arguments_input_and_exit_status(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("import sys\nprint(sys.argv[1:], input(), __name__, __file__ == sys.argv[0])\nsys.exit(9)\n")
    ran = pallasd("run", script, "--python", ORACLE, "--", "--flag", "x", input="typed\n", cwd=tmp_path)
    assert ran.returncode == 9, ran.stderr
    assert ran.stdout == "['--flag', 'x'] typed __main__ True\n"


@needs_jax
def test_interrupt_within_a_second_leaves_no_process(tmp_path):
    mark = f"70000{os.getpid()}"
    script = tmp_path / "waits.py"
    script.write_text(f"import subprocess\nsubprocess.Popen(['setsid', 'sleep', '{mark}'])\nprint('up')\n"
                      f"subprocess.run(['sleep', '{mark}'])\n")
    run = subprocess.Popen([PALLASD, "run", script, "--python", ORACLE], stdout=subprocess.PIPE, cwd=tmp_path)
    assert run.stdout.readline() == b"up\n"
    wait_for_processes(mark, 2)
    begin = time.monotonic()
    run.send_signal(signal.SIGINT)
    assert run.wait(10) == 130
    assert time.monotonic() - begin < 1
    assert not processes_with(mark)
    assert not processes_with(str(script))


@needs_jax
def test_the_time_limit():
    ran = pallasd("run", "--python", ORACLE, "--timeout", "1", PROGRAMS / "forever.py")
    assert ran.returncode == 124
    assert "time limit" in ran.stderr


def test_what_is_missing_is_named(tmp_path):
    (tmp_path / "script.py").write_text("print('never')\n")
    bare = tmp_path / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", bare], check=True)
    no_jax = pallasd("run", tmp_path / "script.py")
    assert no_jax.returncode == 2
    assert "JAX is not installed" in no_jax.stderr and f"{bare}/bin/python -m pip install jax" in no_jax.stderr
    no_python = pallasd("run", tmp_path / "script.py", "--python", "no-such-python")
    assert no_python.returncode == 2
    assert "no-such-python" in no_python.stderr and "--python" in no_python.stderr
    nowhere = subprocess.run([PALLASD, "run", "script.py"], capture_output=True, text=True, env={"PATH": "/nonexistent"},
                             cwd=tmp_path)
    assert nowhere.returncode == 2  # the .venv is found without PATH
    assert "JAX is not installed" in nowhere.stderr
    no_file = pallasd("run", tmp_path / "absent.py")
    assert no_file.returncode == 2 and "absent.py" in no_file.stderr


def fake_jax(folder):
    """An interpreter whose JAX is none, so that many runs take little time."""
    package = folder / "jax"
    (package / "experimental" / "pallas").mkdir(parents=True)
    (package / "__init__.py").write_text(
        "import types\n__version__ = '0.0'\nconfig = types.SimpleNamespace(update=lambda *a: None)\n"
        "class Device:\n    platform = device_kind = 'cpu'\ndef devices(): return [Device()]\n")
    (package / "experimental" / "__init__.py").write_text("")
    (package / "experimental" / "pallas" / "__init__.py").write_text("")
    (package / "experimental" / "pallas" / "tpu.py").write_text(
        "import dataclasses\n@dataclasses.dataclass\nclass InterpretParams:\n    detect_races: bool = False\n"
        "def set_tpu_interpret_mode(params): pass\n")
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}


def test_a_hundred_runs_leave_no_file(tmp_path):
    temporary = tmp_path / "tmp"
    work = tmp_path / "work"
    temporary.mkdir()
    work.mkdir()
    (work / "script.py").write_text("import tempfile\nprint(1)\n")
    environment = {**fake_jax(tmp_path / "fake"), "TMPDIR": str(temporary)}
    everywhere = lambda: sorted(p for p in pathlib.Path(tmp_path).rglob("*"))
    shared = lambda: {p.name for p in pathlib.Path("/tmp").glob("*pallasd*")}
    before, before_shared = everywhere(), shared()
    for _ in range(100):
        ran = pallasd("run", "script.py", "--python", sys.executable, env=environment, cwd=work)
        assert (ran.returncode, ran.stdout) == (0, "1\n"), ran.stderr
    assert everywhere() == before
    assert shared() <= before_shared
