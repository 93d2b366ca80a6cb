"""Which operations JAX's own Pallas tests put into TPU kernels: in_oracle.sh survey_ops.py TESTS OUT.json FILE...

TESTS is a folder beside the repository that holds test files of the public JAX repository (read, never kept here), with
absl and hypothesis importable from TESTS/site and test helpers that the wheel lacks in TESTS/overlay. Each FILE is run
as it stands, as if on a TPU v6e; kernels are traced by the installed JAX and not lowered. A FILE may be any program whose
import calls kernels. Writes

    {"jax": release, "kernels": number, "ops": [[core, primitive, dtype class, shape class, equations]]}

The dtype class is that of the first operand, with "->" and the result's where it is another; the shape class that of the
result, or of the first operand where there is none. Ref operands count as what they hold.
"""

import collections
import contextlib
import json
import os
import signal
import sys
import types
import unittest

TESTS, OUT, *FILES = sys.argv[1:]
os.environ.update(PALLAS_ORACLE_CRASHED="[]", JAX_TEST_DUT="tpu", JAX_HYPOTHESIS_PROFILE="deterministic")
sys.argv = ["pallas_oracle.py", FILES[0], "--no-aot", "--target", "v6e"]
sys.path[:0] = ["/oracle", TESTS, os.path.join(TESTS, "site")]
import pallas_oracle as oracle  # sets the environment and imports JAX

import jax
import jax._src
import jax._src.pallas
import numpy as np
from jax import numpy as jnp
from jax._src import config, core, dtypes
from jax._src.interpreters import mlir
from jax._src.pallas import mpmd, pallas_call

try:
    from jax._src import test_util as jtu
except ImportError:  # without absl there are no tests, only programs
    jtu = types.SimpleNamespace()

sys.argv = [FILES[0]]
jax._src.__path__.append(os.path.join(TESTS, "overlay"))
jax._src.pallas.__path__.append(os.path.join(TESTS, "overlay", "pallas"))

SECONDS_FOR_A_TEST = 10
TESTS_BETWEEN_WRITES = 20
EXAMPLES = 10  # of a test that draws its inputs
COUNTS, KERNELS = collections.Counter(), []
NARROW = {"i": "narrow int", "u": "narrow uint"}


def dtype_class(dtype):
    if dtypes.issubdtype(dtype, dtypes.extended):
        return "key" if dtypes.issubdtype(dtype, dtypes.prng_key) else "semaphore"
    name = np.dtype(dtype).name
    if name.startswith("float8"):
        return "float8"
    if name.startswith(("int", "uint")) and not name.endswith(("32", "64")):
        return NARROW[name[0]]
    return name


def shape_class(shape):
    if not all(isinstance(size, int) for size in shape):
        return "dynamic"
    if len(shape) < 2:
        return ("scalar", "1d")[len(shape)]
    whole = shape[-2] % 8 == 0 and shape[-1] % 128 == 0
    return f"{'2d' if len(shape) == 2 else 'nd'} {'tiles' if whole else 'ragged'}"


def held(aval):
    while hasattr(aval, "inner_aval"):
        aval = aval.inner_aval
    return aval if hasattr(aval, "dtype") and hasattr(aval, "shape") else None


def classes(eqn):
    inputs = [a for a in (held(v.aval) for v in eqn.invars) if a is not None]
    outputs = [a for a in (held(v.aval) for v in eqn.outvars) if a is not None]
    if not inputs + outputs:
        return "none", "none"
    source, target = (inputs or outputs)[0], (outputs or inputs)[0]
    kinds = dtype_class(source.dtype), dtype_class(target.dtype)
    return kinds[0] if kinds[0] == kinds[1] else "->".join(kinds), shape_class(target.shape)


def note(jaxpr, core_type):
    for eqn in jaxpr.eqns:
        COUNTS[core_type, eqn.primitive.name, *classes(eqn)] += 1
        for inner in core.jaxprs_in_params(eqn.params):
            note(getattr(inner, "jaxpr", inner), core_type)


def rule(ctx, *nodes, **params):
    jaxprs = params.get("jaxprs") or (params["jaxpr"],)
    meshes = params.get("meshes") or [params.get("mesh")] * len(jaxprs)
    if not params.get("interpret"):
        KERNELS.append(params.get("name"))
        for jaxpr, mesh in zip(jaxprs, meshes):
            note(getattr(jaxpr, "jaxpr", jaxpr), str(getattr(mesh, "core_type", "tc")))
    outs = [core.physical_aval(a) for a in ctx.avals_out]
    zeros = mlir.lower_fun(lambda *_: [jnp.zeros(a.shape, a.dtype) for a in outs], multiple_results=True)
    return zeros(ctx.replace(avals_out=outs), *nodes)


class AlwaysOff:
    """A switch as tests read it and set it."""

    value = False

    def __call__(self, _):
        return contextlib.nullcontext()


def prepare():
    oracle.impersonate_target()
    if not hasattr(jtu, "JaxTestCase"):
        oracle.guard_apis()  # a program goes on after a call that JAX refuses
    for primitive in (pallas_call.pallas_call_p, mpmd.mpmd_map_p):
        for platform in ("cpu", "tpu"):
            mlir.register_lowering(primitive, rule, platform=platform)
    if not hasattr(config, "jax_pallas_use_mosaic_gpu"):  # a switch that tests of another day than the release's ask for
        config.jax_pallas_use_mosaic_gpu = AlwaysOff()
    jtu.device_under_test = lambda: "tpu"
    jtu.get_tpu_version = lambda: 6
    jtu.is_device_tpu = lambda version=None, variant="": version in (None, 6)
    jtu.is_cloud_tpu_at_least = lambda *date: True


class Result(unittest.TestResult):
    """Ends tests that compute for too long; their kernels have been seen by then."""

    def startTest(self, test):
        super().startTest(test)
        signal.alarm(SECONDS_FOR_A_TEST)

    def stopTest(self, test):
        signal.alarm(0)
        super().stopTest(test)
        if self.testsRun % TESTS_BETWEEN_WRITES == 0:
            write()


def too_long(*_):
    raise TimeoutError("too long")


def write():
    ops = sorted([*key, count] for key, count in COUNTS.items())
    with open(OUT, "w") as f:
        json.dump({"jax": jax.__version__, "kernels": len(KERNELS), "ops": ops}, f, indent=0)


def fewer_examples():
    try:
        from jax._src import hypothesis_test_util
    except ImportError:
        return  # a program that is no test
    setup = hypothesis_test_util.setup_hypothesis
    hypothesis_test_util.setup_hypothesis = lambda max_examples=EXAMPLES: setup(max_examples=EXAMPLES)


def run(name):
    fewer_examples()
    tests = unittest.defaultTestLoader.loadTestsFromName(name)
    result = Result()
    tests.run(result)
    print(f"{name}: {result.testsRun} tests, {len(KERNELS)} kernels", file=sys.stderr, flush=True)


def main():
    prepare()
    signal.signal(signal.SIGALRM, too_long)
    for file in FILES:
        run(os.path.basename(file).removesuffix(".py"))
        write()


main()
