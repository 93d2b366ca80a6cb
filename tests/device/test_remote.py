"""`pallasd run --host` over a real sshd: the numbers, the files that are copied, and what is left when it is over."""
import json
import os
import signal
import subprocess
import sys
import time

import pytest

from jax_python import ORACLE, PALLASD, PROGRAMS, needs_jax, pallasd, processes_with, wait_for_processes
from loopback import SSHD, Loopback

pytestmark = pytest.mark.skipif(not SSHD or os.getuid() != 0, reason="needs root and sshd (openssh-server)")


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    host = Loopback(tmp_path_factory.mktemp("sshd"))
    yield host
    host.close()


@needs_jax
def test_quickstart_gives_numpys_numbers(host):
    ran = pallasd("run", PROGRAMS / "quickstart.py", "--host", host.url(), *host.options, "--remote-python", ORACLE)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == ["fill_42 [42. 42. 42.]", "iota [125 126 127]", "add [5. 5. 5.]"]
    assert "CPU, TPU interpret mode" in ran.stderr and f"on {host.url()}" in ran.stderr
    assert not list(host.temporary.iterdir())


@needs_jax
def test_modules_travel_and_places_come_back(host, tmp_path):
    (tmp_path / "pallasd.toml").write_text("")
    (tmp_path / "scripts").mkdir()
    (tmp_path / "package" / "inner").mkdir(parents=True)
    (tmp_path / "package" / "__init__.py").write_text("")
    (tmp_path / "package" / "inner" / "__init__.py").write_text("")
    (tmp_path / "package" / "inner" / "deep.py").write_text("def check(x):\n    raise ValueError(f'no {x}')\n")
    (tmp_path / "package" / "part.py").write_text("from .inner import deep\nNAME = 'ü'\n")
    (tmp_path / "scripts" / "beside.py").write_text("def run():\n    from package import part\n    part.deep.check(part.NAME)\n")
    (tmp_path / "scripts" / "main.py").write_text("import beside\nprint('here')\nbeside.run()\n")
    (tmp_path / "package" / "unused.py").write_text("")
    ran = pallasd("run", tmp_path / "scripts" / "main.py", "--format", "json", "--host", host.url(), *host.options,
                  "--remote-python", ORACLE)
    end = json.loads(ran.stdout.splitlines()[-1])
    assert (ran.returncode, end["error_class"], end["message"]) == (1, "ValueError", "ValueError: no ü"), ran.stdout
    assert [(f["path"], f["line"]) for f in end["frames"]] == [
        (str(tmp_path / "scripts" / "main.py"), 3), (str(tmp_path / "scripts" / "beside.py"), 3),
        (str(tmp_path / "package" / "inner" / "deep.py"), 2)]
    assert not list(host.temporary.iterdir())


@needs_jax
def test_cancel_leaves_nothing_on_either_side(host, tmp_path):
    mark = f"80000{os.getpid()}"
    script = tmp_path / "waits.py"
    script.write_text(f"import subprocess\nsubprocess.Popen(['setsid', 'sleep', '{mark}'])\nprint('up', flush=True)\n"
                      f"subprocess.run(['sleep', '{mark}'])\n")
    run = subprocess.Popen([PALLASD, "run", script, "--host", host.url(), *host.options, "--remote-python", ORACLE],
                           stdout=subprocess.PIPE)
    assert run.stdout.readline() == b"up\n"
    wait_for_processes(mark, 2)
    begin = time.monotonic()
    run.send_signal(signal.SIGINT)
    assert run.wait(10) == 130
    assert time.monotonic() - begin < 1
    for _ in range(100):
        if not processes_with(mark) and not list(host.temporary.iterdir()):
            break
        time.sleep(0.01)
    assert not processes_with(mark)
    assert not list(host.temporary.iterdir())


@needs_jax
def test_exit_status_and_a_killed_connection(host, tmp_path):
    script = tmp_path / "status.py"
    script.write_text("import sys\nsys.exit(7)\n")
    ran = pallasd("run", script, "--host", host.url(), *host.options, "--remote-python", ORACLE)
    assert ran.returncode == 7, ran.stderr
    mark = f"90000{os.getpid()}"
    script.write_text(f"import subprocess\nsubprocess.run(['sleep', '{mark}'])\n")
    run = subprocess.Popen([PALLASD, "run", script, "--host", host.url(), *host.options, "--remote-python", ORACLE])
    wait_for_processes(mark, 1)
    run.kill()  # pallasd itself dies; nobody says goodbye
    run.wait()
    for _ in range(300):
        if not processes_with(mark) and not list(host.temporary.iterdir()):
            break
        time.sleep(0.01)
    assert not processes_with(mark)
    assert not list(host.temporary.iterdir())


def test_what_is_missing_is_named(host, tmp_path):
    script = tmp_path / "script.py"
    script.write_text("print('never')\n")
    no_host = pallasd("run", script, "--host", "ssh://nobody@127.0.0.1:1", *host.options)
    assert no_host.returncode == 2 and "ssh does not reach ssh://nobody@127.0.0.1:1" in no_host.stderr, no_host.stderr
    bad = pallasd("run", script, "--host", "tpu-vm")
    assert bad.returncode == 2 and "ssh://[USER@]HOST" in bad.stderr
    folder = pallasd("run", script, "--host", host.url("/no/such/folder"), *host.options)
    assert folder.returncode == 2 and "folder of the address does not exist" in folder.stderr
    python = pallasd("run", script, "--host", host.url(), *host.options, "--remote-python", "/no/python")
    assert python.returncode == 2 and "--remote-python" in python.stderr
    (tmp_path / "there").mkdir()
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "there" / ".venv"], check=True)
    jax = pallasd("run", script, "--host", host.url(str(tmp_path / "there")), *host.options)
    assert jax.returncode == 2 and "JAX is not installed for" in jax.stderr and str(tmp_path / "there") in jax.stderr
    assert not list(host.temporary.iterdir())
