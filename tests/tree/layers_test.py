"""Includes of our own headers point downwards only: between the layers, and between the folders of `analysis`."""

import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# From the bottom; a folder may include its own and every lower rank. `legal` is the part of lowering without MLIR.
LAYERS = ["support", "analysis", "lowering", "device", "server"]
ANALYSIS = [{"facts", "syntax"}, {"python"}, {"jax"}, {"kernel"}, {"query"}]
# Types of arrays are plain data, which the modelled numpy needs as much as jax does: they stand below both.
TYPES = {"analysis/jax/aval.h", "analysis/jax/dtype.h"}
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.M)


def sources():
    for layer in LAYERS:
        for suffix in ("*.h", "*.cpp"):
            yield from (ROOT / layer).rglob(suffix)


def rank(path):
    """(rank of the layer, rank within analysis), or None for a header that isn't ours."""
    parts = path.split("/")
    if parts[0] not in LAYERS or len(parts) < 2:
        return None
    if path in TYPES:
        return LAYERS.index("analysis"), 0
    inner = next((i for i, folders in enumerate(ANALYSIS) if parts[1] in folders), 0) if parts[0] == "analysis" else 0
    return LAYERS.index(parts[0]), inner


def without_mlir(path):
    return path.startswith(("support/", "analysis/", "lowering/legal/")) or path.endswith(("_legal.cpp", "_legal.h"))


class Layers(unittest.TestCase):
    def test_includes_point_down(self):
        wrong = []
        for source in sources():
            name = source.relative_to(ROOT).as_posix()
            for quote, header in INCLUDE.findall(source.read_text()):
                if quote == '"' and rank(header) and rank(header) > rank(name):
                    wrong.append(f"{name} includes {header}")
        self.assertEqual(wrong, [])

    def test_the_keystroke_path_has_no_mlir(self):
        wrong = []
        for source in sources():
            name = source.relative_to(ROOT).as_posix()
            headers = [h for _, h in INCLUDE.findall(source.read_text())]
            if without_mlir(name):
                wrong += [f"{name} includes {h}" for h in headers if h.startswith(("mlir/", "lowering/dialect/"))]
        self.assertEqual(wrong, [])


if __name__ == "__main__":
    sys.exit(unittest.main())
