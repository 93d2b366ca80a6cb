"""`pallasd compile`: libtpu's verdicts with places in the file, for several chips, and what is said without a libtpu."""

import json
import pathlib
import subprocess

import pytest
from jax_python import HERE, pallasd

TREE = pathlib.Path(subprocess.check_output([HERE.parents[1] / "tools/dev/oracle_tree.sh"], text=True).strip())
LIBTPU = TREE / "root/oracle/lib/python3.13/site-packages/libtpu/libtpu.so"
needs_libtpu = pytest.mark.skipif(not LIBTPU.exists(), reason=f"no libtpu at {LIBTPU} (./dev oracle)")

PROGRAM = '''"""Two kernels: one that libtpu takes, one whose row no one can prove to be aligned."""

import jax
import jax.numpy as jnp
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu


def double(x_ref, o_ref):
    o_ref[...] = x_ref[...] + x_ref[...]


def row(index_ref, x_ref, o_ref):
    start = index_ref[0]
    o_ref[...] = x_ref[pl.ds(start, 8), :]


x = jnp.ones((64, 256), jnp.float32)
pl.pallas_call(double, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
pl.pallas_call(
    row,
    out_shape=jax.ShapeDtypeStruct((8, 256), jnp.float32),
    in_specs=[pl.BlockSpec(memory_space=pltpu.SMEM), pl.BlockSpec((64, 256), lambda: (0, 0))],
)(jnp.zeros((1,), jnp.int32), x)
'''


@pytest.fixture
def program(tmp_path):
    path = tmp_path / "kernels.py"
    path.write_text(PROGRAM)
    return path


def compiled(program, *options):
    done = pallasd("compile", program, "--libtpu", LIBTPU, "--format", "json", *options)
    return done, json.loads(done.stdout)["kernels"]


@needs_libtpu
def test_verdicts_sizes_and_places(program):
    done, (double, row) = compiled(program, "--chip", "v5e,v6e")
    assert done.returncode == 1, done.stderr
    assert [chip["chip"] for chip in double["chips"]] == ["v5e", "v6e"]
    for chip in double["chips"]:
        assert chip["verdict"] == "ok" and chip["error"] is None
        assert chip["vmem_bytes"] == 2 * 64 * 256 * 4 and chip["code_bytes"] > 0
    for chip in row["chips"]:
        assert chip["verdict"] == "refused"
        assert chip["error"]["code"] == "E2003"
        assert "multiple of 8" in chip["error"]["message"]
        line = PROGRAM.splitlines()[chip["error"]["line"] - 1]
        assert line[chip["error"]["column"] - 1 : chip["error"]["end_column"] - 1] == "x_ref[pl.ds(start, 8), :]"


@needs_libtpu
def test_one_kernel_in_words(program):
    done = pallasd("compile", f"{program}::double", "--libtpu", LIBTPU)
    assert done.returncode == 0, done.stderr
    head, line = done.stdout.splitlines()
    assert head.startswith("double (line 9, x=f32[64,256])")
    assert line.split()[:3] == ["v5e", "ok", "VMEM"]


@needs_libtpu
def test_what_jax_refuses_isnt_compiled(program):
    program.write_text(PROGRAM.replace("memory_space=pltpu.SMEM", "memory_space=pl.ANY"))
    done, (_, row) = compiled(program)
    assert done.returncode == 1
    (chip,) = row["chips"]
    assert chip["verdict"] == "not-lowered" and chip["error"]["code"] == "ValueError"


def test_without_libtpu(program):
    done = pallasd("compile", program, "--python", "/usr/bin/python3")
    assert done.returncode == 2
    assert "pip install libtpu" in done.stderr
    missing = pallasd("compile", program, "--libtpu", "/nowhere/libtpu.so")
    assert missing.returncode == 2 and "/nowhere/libtpu.so is not there" in missing.stderr


def library(folder, code):
    source, path = folder / "plugin.c", folder / "libtpu.so"
    source.write_text(code)
    subprocess.run(["cc", "-shared", "-fPIC", "-o", path, source], check=True)
    return path


def test_a_library_that_is_none(program, tmp_path):
    done = pallasd("compile", program, "--libtpu", library(tmp_path, "int nothing;"))
    assert done.returncode == 2
    assert "has no GetPjrtApi" in done.stderr


def test_a_library_that_ends_its_process(program, tmp_path):
    dying = library(tmp_path, "#include <stdlib.h>\nvoid *GetPjrtApi(void) { abort(); }")
    done = pallasd("compile", f"{program}::double", "--libtpu", dying)
    assert done.returncode == 1
    assert "died" in done.stdout and "libtpu ended its process (signal 6)" in done.stdout
