"""Writes how real JAX promotes every pair of dtypes, weak and strong: tests/data/promotion.txt.

    in_oracle.sh measure_promotion.py OUT.txt

First line: JAX's version. Then tables, each with a title line (`lattice standard x32`: result dtype and weak type of an
operation that promotes its operands; `promote standard x32`: jnp.promote_types, no weak types), a line of column types,
and a line for every row type: its name and the results; `~` marks a weak type, `!` a TypePromotionError. `to_inexact`
and `canonical` have one row.
"""
import itertools
import os
import pathlib
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
import jax
import jax.numpy as jnp
import numpy as np
from jax._src import config, dtypes

NAMES = """bool int2 int4 int8 int16 int32 int64 uint2 uint4 uint8 uint16 uint32 uint64 float4_e2m1fn float8_e3m4
float8_e4m3 float8_e4m3b11fnuz float8_e4m3fn float8_e4m3fnuz float8_e5m2 float8_e5m2fnuz float8_e8m0fnu bfloat16 float16
float32 float64 complex64 complex128""".split()
WIDE = ("int64", "uint64", "float64", "complex128")


def lattice(a, b):
    def traced(x, y):
        result.append(dtypes.lattice_result_type(x, y))
        return 0

    result, struct = [], lambda t: jax.ShapeDtypeStruct((), jnp.dtype(t.strip("~")), weak_type=t[0] == "~")
    try:
        jax.make_jaxpr(traced)(struct(a), struct(b))
    except dtypes.TypePromotionError:
        return "!"
    (dtype, weak), = result
    return ("~" if weak else "") + dtype.name


def promote(a, b):
    try:
        return jnp.promote_types(jnp.dtype(a), jnp.dtype(b)).name
    except dtypes.TypePromotionError:
        return "!"


def table(title, types, rule):
    yield title
    yield " ".join(types)
    for a in types:
        yield " ".join([a, *(rule(a, b) for b in types)])


def lines():
    yield f"jax {jax.__version__}"
    for mode, x64 in itertools.product(("standard", "strict"), (False, True)):
        with config.numpy_dtype_promotion(mode), jax.enable_x64(x64):
            which = f"{mode} {'x64' if x64 else 'x32'}"
            strong = [n for n in NAMES if x64 or n not in WIDE]
            yield from table(f"lattice {which}", strong + ["~" + n for n in strong[1:]], lattice)
            yield from table(f"promote {which}", NAMES, promote)
    yield "to_inexact"
    yield " ".join(f"{n}:{dtypes.to_inexact_dtype(n).name}" for n in NAMES)
    for x64 in (False, True):
        with jax.enable_x64(x64):
            yield f"canonical {'x64' if x64 else 'x32'}"
            yield " ".join(f"{n}:{dtypes.canonicalize_dtype(np.dtype(n)).name}" for n in NAMES)


pathlib.Path(sys.argv[1]).write_text("\n".join(lines()) + "\n")
