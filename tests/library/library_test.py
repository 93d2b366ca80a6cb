"""Library mode: kernels that nothing calls are followed with stand-ins, and nothing that rests on them is claimed."""

import json
import pathlib
import subprocess
import sys
import tempfile
import textwrap
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import library_sites

BINARY = str(ROOT / "build/bin/pallasd")
ORACLE = subprocess.check_output([ROOT / "tools/dev/oracle_tree.sh"], text=True).strip()
WHEEL = pathlib.Path(ORACLE) / "root/oracle/lib/python3.13/site-packages"

HEAD = """
import dataclasses
import enum
import functools
from typing import NamedTuple, Optional

import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu
"""


def lint(program, **files):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            pathlib.Path(folder, name + ".py").write_text(HEAD + textwrap.dedent(text))
        path = pathlib.Path(folder, "library.py")
        path.write_text(HEAD + textwrap.dedent(program))
        done = subprocess.run([BINARY, "lint", str(path), "--format", "json"], capture_output=True, text=True)
        return json.loads(done.stdout)["files"][0]


class Tests(unittest.TestCase):
    def test_found_by_how_they_name_the_module(self):
        with tempfile.TemporaryDirectory() as folder:
            def write(name, text):
                path = pathlib.Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(textwrap.dedent(text))
                return path

            write("pyproject.toml", "[project]\nname = 'pack'\n")
            for package in ("pack", "pack/ops", "pack/ops/add"):
                write(package + "/__init__.py", "")
            kernel = write("pack/ops/add/kernel.py", HEAD + """
def add_kernel(x_ref, y_ref, o_ref):
    o_ref[...] = x_ref[...] + y_ref[...]


def add(x, y):
    return pl.pallas_call(add_kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x, y)
""")
            write("tests/unit/ops/add_ops_test.py", """
                import jax.numpy as jnp
                import pytest
                from pack.ops.add import kernel

                @pytest.mark.parametrize("rows", [8])
                def test_add(rows):
                    x = jnp.ones((rows, 128), jnp.bfloat16)
                    kernel.add(x, x)
                """)
            write("tests/unit/other_test.py", "import kernel_of_another\n")
            done = subprocess.run([BINARY, "lint", str(kernel), "--format", "json"], capture_output=True, text=True)
            kernels = json.loads(done.stdout)["files"][0]["kernels"]
            self.assertEqual([("complete", "call")], [(k["status"], k["shapes_from"]) for k in kernels])


class Followed(unittest.TestCase):
    def check(self, program, kernels=1, **files):
        report = lint(program, **files)
        self.assertEqual([], [d for d in report["diagnostics"] if d["severity"] in ("error", "warning")])
        complete = [k for k in report["kernels"] if k["status"] == "complete"]
        self.assertEqual(kernels, len(complete), report["kernels"])
        self.assertEqual({"symbolic"}, {k["shapes_from"] for k in complete})
        return complete

    def test_shapes_in_comments(self):
        kernel, = self.check("""
            def kernel(lengths_ref, q_ref, kv_ref, o_ref):
                o_ref[...] = q_ref[...] + kv_ref[0, : q_ref.shape[0]] * lengths_ref[0].astype(jnp.float32)

            def attend(
                q: jax.Array,  # [tokens, heads, head_dim]
                kv_pages: jax.Array,  # [pages, page_size, heads * 2, head_dim]
                lengths: jax.Array,  # i32[sequences]
                table: jax.Array,
                # i32[sequences, pages_per_sequence]
            ):
                tokens, heads, head_dim = q.shape
                assert kv_pages.shape[2:] == (heads * 2, head_dim)
                assert table.shape[0] == lengths.shape[0] and table.dtype == lengths.dtype == jnp.int32
                block = pl.BlockSpec((None, heads, head_dim), lambda i, *_: (i, 0, 0))
                paged = pl.BlockSpec((None, 1, heads * 2, head_dim), lambda i, *_: (i, 0, 0, 0))
                grid = pltpu.PrefetchScalarGridSpec(
                    num_scalar_prefetch=1, grid=(tokens,), in_specs=[block, paged], out_specs=block)
                return pl.pallas_call(kernel, grid_spec=grid, out_shape=jax.ShapeDtypeStruct(q.shape, jnp.float32))(
                    lengths, q, kv_pages)
        """)
        self.assertEqual("kernel", kernel["name"])

    def test_shapes_in_a_docstring(self):
        self.check("""
            def kernel(x_ref, w_ref, o_ref):
                o_ref[...] = x_ref[0] * w_ref[...]

            def scaled(x, w, scale=None, block=None):
                \'\'\'Scales rows.

                Args:
                  x: activations of shape (batch, 16, dim).
                  w (jax.Array): weights,
                    [16, dim].
                  block: how many rows.
                \'\'\'
                if x.shape[1:] != w.shape:
                    raise ValueError("shapes differ")
                return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(w.shape, x.dtype))(x, w)
        """.replace("\\'", "'"))

    def test_numbers_that_are_none(self):
        self.check("""
            def check_block(name, size, block):
                if block > size:
                    raise ValueError(name)

            def kernel(x_ref, o_ref):
                o_ref[...] = x_ref[...]

            def copy(x, *, block: int | None = None):
                check_block("x", x.shape[0], block)
                spec = pl.BlockSpec((block, x.shape[1]), lambda i: (i, 0))
                return pl.pallas_call(kernel, grid=(pl.cdiv(x.shape[0], block),), in_specs=[spec], out_specs=spec,
                                      out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
        """)

    def test_elementwise(self):
        self.check("""
            def add_kernel(x_ref, y_ref, o_ref):
                o_ref[...] = x_ref[...] + y_ref[...]

            def add(x, y):
                return pl.pallas_call(add_kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x, y)
        """)

    def test_asserts_fix_sizes(self):
        self.check("""
            def matmul_kernel(x_ref, y_ref, o_ref, acc_ref, *, steps):
                @pl.when(pl.program_id(2) == 0)
                def _():
                    acc_ref[...] = jnp.zeros_like(acc_ref)
                acc_ref[...] += jnp.dot(x_ref[...], y_ref[...], preferred_element_type=jnp.float32)
                @pl.when(pl.program_id(2) == steps - 1)
                def _():
                    o_ref[...] = acc_ref[...].astype(o_ref.dtype)

            @functools.partial(jax.jit, static_argnames=["bm", "bk", "bn"])
            def matmul(x: jax.Array, y: jax.Array, *, bm: int = 128, bk: int = 128, bn: int = 1024):
                m, k = x.shape
                k2, n = y.shape
                assert k == k2, (k, k2)
                assert m % bm == 0 and k % bk == 0
                if n % bn:
                    raise ValueError(f"n={n} must be a multiple of {bn}")
                return pl.pallas_call(
                    functools.partial(matmul_kernel, steps=k // bk),
                    grid=(m // bm, n // bn, k // bk),
                    in_specs=[pl.BlockSpec((bm, bk), lambda i, j, s: (i, s)), pl.BlockSpec((bk, bn), lambda i, j, s: (s, j))],
                    out_specs=pl.BlockSpec((bm, bn), lambda i, j, s: (i, j)),
                    out_shape=jax.ShapeDtypeStruct((m, n), x.dtype),
                    scratch_shapes=[pltpu.VMEM((bm, bn), jnp.float32)],
                )(x, y)
        """)

    def test_block_sizes_without_default(self):
        self.check("""
            def rms_kernel(x_ref, w_ref, o_ref, *, eps):
                x = x_ref[...].astype(jnp.float32)
                scale = lax.rsqrt(jnp.mean(x * x, axis=-1, keepdims=True) + eps)
                o_ref[...] = (x * scale * w_ref[...]).astype(o_ref.dtype)

            def rms_norm(x, weight, block_rows, eps):
                rows, dim = x.shape
                if weight.shape != (dim,):
                    raise ValueError("weight has to have one entry a column")
                if rows % block_rows != 0:
                    raise ValueError("rows")
                return pl.pallas_call(
                    functools.partial(rms_kernel, eps=eps),
                    grid=(rows // block_rows,),
                    in_specs=[pl.BlockSpec((block_rows, dim), lambda i: (i, 0)), pl.BlockSpec((1, dim), lambda i: (0, 0))],
                    out_specs=pl.BlockSpec((block_rows, dim), lambda i: (i, 0)),
                    out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype),
                )(x, weight[None, :])
        """)

    def test_dtype_guard_and_rank_guard(self):
        self.check("""
            def gather_kernel(table_ids, x_ref, o_ref):
                o_ref[...] = x_ref[...]

            def gather_blocks(x, picks):
                if picks.dtype != jnp.int32:
                    raise TypeError(f"picks must be int32, not {picks.dtype}")
                if x.ndim != 3:
                    raise ValueError("x must be [blocks, rows, columns]")
                _, rows, columns = x.shape
                spec = pltpu.PrefetchScalarGridSpec(
                    num_scalar_prefetch=1,
                    grid=(picks.shape[0],),
                    in_specs=[pl.BlockSpec((1, rows, columns), lambda i, ids: (ids[i], 0, 0))],
                    out_specs=pl.BlockSpec((1, rows, columns), lambda i, ids: (i, 0, 0)),
                )
                return pl.pallas_call(
                    gather_kernel, grid_spec=spec,
                    out_shape=jax.ShapeDtypeStruct((picks.shape[0], rows, columns), x.dtype))(picks, x)
        """)

    def test_specs_tell_ranks(self):
        self.check("""
            def scale_kernel(s_ref, x_ref, o_ref):
                o_ref[...] = x_ref[...] * s_ref[0].astype(jnp.float32)

            def scale_rows(factor, x):
                return pl.pallas_call(
                    scale_kernel,
                    grid_spec=pltpu.PrefetchScalarGridSpec(
                        num_scalar_prefetch=1, grid=(2,),
                        in_specs=[pl.BlockSpec((None, 8, 128), lambda i, s: (i, 0, 0))],
                        out_specs=pl.BlockSpec((None, 8, 128), lambda i, s: (i, 0, 0))),
                    out_shape=jax.ShapeDtypeStruct((2, 8, 128), x.dtype))(factor, x)
        """)

    def test_private_implementation_behind_a_public_wrapper(self):
        kernels = self.check("""
            def softmax_kernel(x_ref, o_ref):
                x = x_ref[...]
                e = jnp.exp(x - jnp.max(x, axis=-1, keepdims=True))
                o_ref[...] = e / jnp.sum(e, axis=-1, keepdims=True)

            def _softmax(x2d, rows):
                n, d = x2d.shape
                return pl.pallas_call(
                    softmax_kernel, grid=(pl.cdiv(n, rows),),
                    in_specs=[pl.BlockSpec((rows, d), lambda i: (i, 0))],
                    out_specs=pl.BlockSpec((rows, d), lambda i: (i, 0)),
                    out_shape=jax.ShapeDtypeStruct((n, d), x2d.dtype))(x2d)

            def softmax(x, rows=8):
                *lead, d = x.shape
                return _softmax(x.reshape(-1, d), rows).reshape(*lead, d)
        """)
        self.assertEqual("softmax_kernel", kernels[0]["name"])

    def test_derivative_rules(self):
        self.check("""
            def forward_kernel(x_ref, o_ref):
                o_ref[...] = jnp.tanh(x_ref[...])

            def backward_kernel(y_ref, g_ref, o_ref):
                o_ref[...] = g_ref[...] * (1 - y_ref[...] * y_ref[...])

            def call(kernel, *arrays):
                return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(arrays[0].shape, arrays[0].dtype))(*arrays)

            @jax.custom_vjp
            def tanh(x):
                return pl.pallas_call(forward_kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)

            def _tanh_fwd(x):
                y = tanh(x)
                return y, y

            def _tanh_bwd(y, g):
                return (pl.pallas_call(backward_kernel, out_shape=jax.ShapeDtypeStruct(y.shape, y.dtype))(y, g),)

            tanh.defvjp(_tanh_fwd, _tanh_bwd)
        """, kernels=2)

    def test_configuration_objects(self):
        self.check("""
            class Layout(enum.Enum):
                ROWS = "rows"
                COLUMNS = "columns"

            @dataclasses.dataclass(frozen=True)
            class Blocks:
                rows: int
                columns: int = 128

                def __post_init__(self):
                    if self.rows % 8:
                        raise ValueError("rows")

            class Segments(NamedTuple):
                q: jax.Array
                kv: Optional[jax.Array]

            def kernel(x_ref, o_ref):
                o_ref[...] = x_ref[...]

            def copy(x: jax.Array, segments: Segments, blocks: Blocks, layout: Layout):
                m, n = x.shape
                assert segments.q.shape == (m,)
                if layout is Layout.COLUMNS:
                    raise NotImplementedError
                return pl.pallas_call(
                    kernel, grid=(pl.cdiv(m, blocks.rows), pl.cdiv(n, blocks.columns)),
                    in_specs=[pl.BlockSpec((blocks.rows, blocks.columns), lambda i, j: (i, j))],
                    out_specs=pl.BlockSpec((blocks.rows, blocks.columns), lambda i, j: (i, j)),
                    out_shape=jax.ShapeDtypeStruct((m, n), x.dtype))(x)
        """)

    def test_optional_array_that_is_needed(self):
        self.check("""
            def kernel(x_ref, b_ref, o_ref):
                o_ref[...] = x_ref[...] + b_ref[...]

            def biased(x, bias=None):
                if bias is None:
                    raise ValueError("a bias is needed for now")
                if bias.shape != x.shape:
                    raise ValueError("shape")
                return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x, bias)
        """)

    def test_the_way_that_makes_the_kernel(self):
        self.check("""
            class Mode(enum.Enum):
                REFERENCE = 0
                KERNEL = 1

            def kernel(x_ref, o_ref):
                o_ref[...] = x_ref[...] * 2

            def double(x, mode: Mode, use_kernel: bool):
                if mode is Mode.REFERENCE or not use_kernel:
                    return x * 2
                return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
        """)

    def test_a_class_with_the_fields_that_are_used(self):
        self.check("""
            class Pair(NamedTuple):
                q: jax.Array
                kv: jax.Array

            def kernel(q_ref, kv_ref, o_ref):
                o_ref[...] = q_ref[...] + kv_ref[...]

            def add(pair):
                if pair.q.shape != pair.kv.shape:
                    raise ValueError("shapes")
                return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(pair.q.shape, pair.q.dtype))(pair.q, pair.kv)
        """)

    def test_generic_class_of_configuration(self):
        self.check("""
            @dataclasses.dataclass(frozen=True)
            class Config[T]:
                rows: int
                extra: T | None = None

            def kernel(x_ref, o_ref):
                o_ref[...] = x_ref[...]

            def copy(x, config: Config[int]):
                m, n = x.shape
                assert m % config.rows == 0
                return pl.pallas_call(
                    kernel, grid=(m // config.rows,),
                    in_specs=[pl.BlockSpec((config.rows, n), lambda i: (i, 0))],
                    out_specs=pl.BlockSpec((config.rows, n), lambda i: (i, 0)),
                    out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
        """)

    def test_products_without_guards(self):
        self.check("""
            def kernel(x_ref, y_ref, o_ref):
                o_ref[...] = x_ref[...] @ y_ref[...]

            def product(a, b):
                return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct((a.shape[0], b.shape[1]), a.dtype))(a, b)
        """)


class Silent(unittest.TestCase):
    def test_refused_stand_ins_are_no_verdict(self):
        report = lint("""
            def kernel(x_ref, o_ref):
                o_ref[...] = jnp.cumsum(x_ref[...], axis=0)

            def running(x):
                return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
        """)
        self.assertEqual([], report["diagnostics"])
        self.assertEqual(["unknown"], [k["status"] for k in report["kernels"]])

    def test_guards_that_no_stand_in_meets(self):
        report = lint("""
            def kernel(x_ref, o_ref):
                o_ref[...] = x_ref[...]

            def never(x):
                raise NotImplementedError("under construction")
                return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
        """)
        self.assertEqual([], report["diagnostics"])

    def test_a_call_wins(self):
        report = lint("""
            def kernel(x_ref, o_ref):
                o_ref[...] = x_ref[...]

            def copy(x):
                return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)

            copy(jnp.ones((8, 128)))
        """)
        self.assertEqual(["call"], [k["shapes_from"] for k in report["kernels"]])


class Annotated(unittest.TestCase):
    def test_jaxtyping_shapes(self):
        report = lint("""
            from jaxtyping import Array, Float

            def kernel(x_ref, y_ref, o_ref):
                o_ref[...] = x_ref[...] @ y_ref[...]

            def product(a: Float[Array, "512 d"], b: Float[Array, "d 256"]) -> Float[Array, "512 256"]:
                return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct((512, 256), a.dtype))(a, b)
        """)
        self.assertEqual([], report["diagnostics"])
        self.assertEqual([("complete", "annotation")], [(k["status"], k["shapes_from"]) for k in report["kernels"]])


KERNEL = """
    def kernel(x_ref, o_ref):
        o_ref[...] = jnp.cumsum(x_ref[...], axis=1)

    def run(x, interpret=False):
        return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype), interpret=interpret)(x)
"""


def lint_folder(path, **files):
    """Lints one of the files of a folder; names are paths with __ for /."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            file = pathlib.Path(folder, name.replace("__", "/") + ".py")
            file.parent.mkdir(exist_ok=True)
            file.write_text(HEAD + textwrap.dedent(text))
        command = [BINARY, "lint", str(pathlib.Path(folder, path)), "--format", "json", "--python-path", folder]
        return json.loads(subprocess.run(command, capture_output=True, text=True).stdout)["files"][0]


class TestsAreCalls(unittest.TestCase):
    def shapes(self, test, path="test_run.py"):
        report = lint_folder(path, ops=KERNEL, test_run="from ops import run\n" + textwrap.dedent(test))
        errors = [d for d in report["diagnostics"] if d["severity"] in ("error", "warning")]
        return len(report["kernels"]), len(errors)

    def test_pytest_parametrisation_and_fixtures(self):
        test = """
            import pytest

            @pytest.fixture(params=[8, 16])
            def rows(request):
                return request.param

            @pytest.mark.parametrize("columns", [128, 256])
            def test_run(columns, rows):
                run(jnp.ones((rows, columns)))
        """
        self.assertEqual((4, 1), self.shapes(test))

    def test_many_cases_are_spread(self):
        test = """
            import pytest

            @pytest.mark.parametrize("blocks", range(1, 100))
            def test_run(blocks):
                run(jnp.ones((8, 128 * blocks)))
        """
        self.assertEqual((6, 1), self.shapes(test))

    def test_expected_failures_are_silent(self):
        test = """
            import pytest
            import unittest

            @pytest.mark.xfail
            def test_marked():
                run(jnp.ones((8, 128)))

            def test_with():
                with pytest.raises(NotImplementedError):
                    run(jnp.ones((8, 256)))

            @pytest.mark.skip(reason="later")
            def test_skipped():
                run(jnp.ones((8, 384)))

            @pytest.mark.parametrize("n", [pytest.param(512, marks=pytest.mark.xfail)])
            def test_case(n):
                run(jnp.ones((8, n)))

            class RunTest(unittest.TestCase):
                def test_raises(self):
                    expected = self.assertRaisesRegex(NotImplementedError, "cumsum")
                    with expected:
                        run(jnp.ones((8, 640)))

                @unittest.expectedFailure
                def test_failure(self):
                    run(jnp.ones((8, 768)))
        """
        self.assertEqual((5, 0), self.shapes(test))

    def test_interpreted_tests_are_no_errors(self):
        test = """
            def test_run():
                run(jnp.ones((8, 128)), interpret=True)
        """
        self.assertEqual((1, 0), self.shapes(test))

    def test_absl_parameterized(self):
        test = """
            from absl.testing import absltest, parameterized

            class RunTest(parameterized.TestCase):
                def setUp(self):
                    super().setUp()
                    self.rows = 8

                @parameterized.product(columns=[128, 256], dtype=[jnp.float32, jnp.bfloat16])
                def test_product(self, columns, dtype):
                    run(jnp.ones((self.rows, columns), dtype))

                @parameterized.named_parameters(("small", 16), dict(testcase_name="large", rows=32))
                def test_named(self, rows):
                    run(jnp.ones((rows, 128)))

                @parameterized.parameters(64, 72)
                def test_plain(self, rows):
                    run(jnp.ones((rows, 128)))

            if __name__ == "__main__":
                absltest.main()
        """
        self.assertEqual((8, 3), self.shapes(test))

    def test_what_a_test_raises_itself_is_its_own(self):
        test = """
            def test_run():
                run(jnp.ones((8, 128)), interpret=True)
                assert False, "not yet"
        """
        self.assertEqual((1, 0), self.shapes(test))

    def test_tests_beside_a_module_call_its_kernels(self):
        report = lint_folder("ops.py", ops=KERNEL, tests__test_ops="from ops import run\n"
                             "def test_run():\n    run(jnp.ones((24, 128)))\n")
        self.assertEqual(["call"], [k["shapes_from"] for k in report["kernels"]])
        self.assertEqual(["unimplemented-primitive"], [d["rule"] for d in report["diagnostics"]])


@unittest.skipUnless((WHEEL / "jax").is_dir(), "real JAX is not set up")
class Wheel(unittest.TestCase):
    def test_sites_of_the_wheel(self):
        ops = WHEEL / "jax/experimental/pallas/ops/tpu"
        rows, diagnostics = library_sites.measure(BINARY, [ops], str(WHEEL))
        self.assertEqual([], [d for _, d in diagnostics if d["severity"] in ("error", "warning")])
        followed = [row for row in rows if row[2] == "followed"]
        self.assertGreaterEqual(len(followed) / len(rows), 0.7, [row for row in rows if row[2] != "followed"])


if __name__ == "__main__":
    if len(sys.argv) > 1:
        BINARY = sys.argv.pop(1)
    unittest.main()
