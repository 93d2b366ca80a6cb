"""What the tests of the command line share: the binary, a project to lint, and kernels that give known findings."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PALLASD = os.environ.get("PALLASD", str(ROOT / "build/bin/pallasd"))

HEADER = """\
import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl

"""
CALL = """
pl.pallas_call({kernel}, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))(jnp.ones((8, 128), jnp.float32))
"""
CLEAN = HEADER + "def copy(x_ref, o_ref):\n    o_ref[...] = x_ref[...]\n" + CALL.format(kernel="copy")
# One float-iota with a safe fix, in line 7.
IOTA = (
    HEADER
    + "def ramp(x_ref, o_ref):\n    o_ref[...] = x_ref[...] + lax.broadcasted_iota(jnp.float32, (8, 128), 1)\n"
    + CALL.format(kernel="ramp")
)


def many_errors(count):
    """A file with `count` kernels, each with one float-iota."""
    text = HEADER
    for i in range(count):
        text += f"def k{i}(x_ref, o_ref):\n    o_ref[...] = lax.broadcasted_iota(jnp.float32, (8, 128), 1)\n"
        text += CALL.format(kernel=f"k{i}")
    return text


class Project:
    """A folder with files, in which pallasd runs."""

    def __init__(self, folder, cache):
        self.folder = folder
        self.cache = cache

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def read(self, name):
        return (self.folder / name).read_text()

    def run(self, *arguments, env=None, stdin=None, cwd=None):
        environment = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR")}
        environment["XDG_CACHE_HOME"] = str(self.cache)
        return subprocess.run(
            [PALLASD, *map(str, arguments)],
            cwd=cwd or self.folder,
            env=environment | (env or {}),
            input=stdin,
            capture_output=True,
            text=True,
            timeout=120,
        )

    def lint(self, *arguments, **options):
        return self.run("lint", *arguments, **options)

    def git(self, *arguments):
        identity = ["-c", "user.name=t", "-c", "user.email=t@example.com"]
        subprocess.run(["git", *identity, *arguments], cwd=self.folder, check=True, capture_output=True)


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "project"
    folder.mkdir()
    return Project(folder, tmp_path / "cache")


@pytest.fixture
def examples(tmp_path):
    """Runs in the repository's examples/refused: one finding or more of a dozen rules."""
    return Project(ROOT / "examples/refused", tmp_path / "cache")
