"""`pallasd record`: the shapes with which kernels were called, and that the evaluator takes them."""
import json
import os
import pathlib
import sys

from jax_python import ORACLE, PROGRAMS, needs_jax, pallasd


@needs_jax
def test_shapes_of_a_real_run(tmp_path):
    (tmp_path / "pallasd.toml").write_text("")
    (tmp_path / "library.py").write_text(
        "import jax\nfrom jax.experimental import pallas as pl\n\n\n"
        "def body(x_ref, o_ref, *, scale):\n    o_ref[...] = x_ref[...] * scale\n\n\n"
        "def scaled(x, scale=2.0, flag=False):\n"
        "    x = x + 1\n"
        "    return pl.pallas_call(lambda i, o: body(i, o, scale=scale), out_shape=x, interpret=True)(x)\n")
    (tmp_path / "train.py").write_text(
        "import sys, jax.numpy as jnp, library\n"
        "for rows in map(int, sys.argv[1:]):\n"
        "    print(library.scaled(jnp.ones((rows, 128), jnp.bfloat16), scale=3.0).shape)\n"
        "sys.exit(4)\n")
    ran = pallasd("record", "--", ORACLE, "train.py", "8", "16", "8", cwd=tmp_path)
    assert ran.returncode == 4, ran.stderr
    assert ran.stdout.splitlines() == ["(8, 128)", "(16, 128)", "(8, 128)"]
    file = tmp_path / ".pallasd" / "shapes.json"
    recorded = json.loads(file.read_text())
    assert recorded["schema"] == 1
    assert recorded["shapes"] == {"library.py::scaled": ["x=bf16[8,128], scale=3.0", "x=bf16[16,128], scale=3.0"]}
    again = pallasd("record", "--", ORACLE, "train.py", "32", "8", cwd=tmp_path)
    assert again.returncode == 4
    assert json.loads(file.read_text())["shapes"]["library.py::scaled"][-1] == "x=bf16[32,128], scale=3.0"


def test_what_is_not_python_is_run_as_it_is(tmp_path):
    ran = pallasd("record", "--", "sh", "-c", "echo $0 done; exit 3", "x", cwd=tmp_path, env={**os.environ, "TMPDIR": str(tmp_path)})
    assert (ran.returncode, ran.stdout) == (3, "x done\n")
    assert "no function was seen" in ran.stderr
    assert not list(tmp_path.iterdir())
    missing = pallasd("record", "--", "no-such-program", cwd=tmp_path)
    assert missing.returncode == 2 and "no-such-program" in missing.stderr


def test_the_users_own_sitecustomize_still_runs(tmp_path):
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.custom = 'yes'\n")
    ran = pallasd("record", "--", sys.executable, "-c", "import sys; print(sys.custom, len(sys.path) > 1)",
                  cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path)})
    assert ran.stdout == "yes True\n", ran.stderr
    assert "sitecustomize" not in ran.stderr
