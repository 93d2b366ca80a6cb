"""Records what real JAX traces for the calls of conformance_calls.py: tests/conformance/GROUP.jsonl.

    in_oracle.sh conformance.py OUT_FOLDER                        every group, and conformance_varied.py's calls of SEED
    in_oracle.sh conformance.py OUT_FOLDER --varied SEED COUNT     only COUNT calls that another seed draws
    PYTHON conformance.py --than FOLDER > FOLDER/older/RELEASE.jsonl   under an older JAX: what differs from FOLDER's lines

First line of a file: {"jax": release}. Every other line is a call:
  {"call": expression, "args": {name: aval}, "jaxpr": text}         it traces
  {"call": expression, "args": {name: aval}, "error": class}        tracing raises
A call whose jaxpr has dead code as traced has the jaxpr before its elimination under "traced".

The expression is evaluated with jax, jnp, np, lax, pl, pltpu and functools in scope, its arguments traced. Avals and jaxprs
are canonical text (docs/jaxpr.md); the jaxpr has JAX's dead-code elimination applied, as a kernel has when it is lowered,
with all arguments kept. Arrays that the expression closes over are its constvars.
"""
import functools
import json
import os
import pathlib
import re
import sys
import warnings

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "../../device/python")]
os.environ["JAX_PLATFORMS"] = "cpu"
warnings.filterwarnings("ignore")
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax._src import core as jax_core
from jax._src import dtypes
from jax._src.interpreters import partial_eval as pe
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

from pallasd_canonical import Unspelled, canonical_text
from conformance_calls import calls
from conformance_varied import draw

SEED, COUNT = 1, 1000

DTYPES = {dtypes.short_dtype_name(jnp.dtype(d)): jnp.dtype(d) for d in (
    "bool int2 int4 int8 int16 int32 uint2 uint4 uint8 uint16 uint32 float16 bfloat16 float32 float8_e4m3fn float8_e5m2 "
    "complex64").split()}
SCOPE = dict(jax=jax, jnp=jnp, np=np, lax=lax, pl=pl, pltpu=pltpu, functools=functools)


def struct(aval):
    weak, dtype, sizes = re.fullmatch(r"(~?)([\w<>]+)\[([\d,]*)\]", aval).groups()
    shape = tuple(int(s) for s in sizes.split(",") if s)
    if dtype == "key<fry>":
        return jax.ShapeDtypeStruct(shape, jax.random.key(0).dtype)
    return jax.ShapeDtypeStruct(shape, DTYPES[dtype], weak_type=bool(weak))


def traced(call, args):
    function = eval(f"lambda {', '.join(args)}: {call}", dict(SCOPE))
    jaxpr = jax.make_jaxpr(function)(*map(struct, args.values()))
    jaxpr = jaxpr if isinstance(jaxpr, jax_core.Jaxpr) else jaxpr.jaxpr
    pruned, _ = pe.dce_jaxpr(jaxpr, [True] * len(jaxpr.outvars), instantiate=True)
    texts = dict(jaxpr=canonical_text(pruned), traced=canonical_text(jaxpr))
    return texts if texts["traced"] != texts["jaxpr"] else dict(jaxpr=texts["jaxpr"])


def record(call, args):
    try:
        return dict(call=call, args=args, **traced(call, args))
    except Unspelled as e:
        print(f"not spelled: {call}: {e}", file=sys.stderr)
        return None
    except Exception as e:
        return dict(call=call, args=args, error=type(e).__name__)


def print_differing(folder):
    """The lines of this JAX for the calls of `folder` that the JAX which wrote them traces otherwise."""
    print(json.dumps(dict(jax=jax.__version__)))
    for file in sorted(folder.glob("*.jsonl")):
        for known in map(json.loads, file.read_text().splitlines()[1:]):
            line = record(known["call"], known["args"])
            if line and line != known:
                print(json.dumps(line))


def main():
    if "--than" in sys.argv:
        return print_differing(pathlib.Path(sys.argv[-1]))
    folder, files, counts = pathlib.Path(sys.argv[1]), {}, {}
    folder.mkdir(parents=True, exist_ok=True)
    if "--varied" in sys.argv:
        seed, count = map(int, sys.argv[-2:])
        chosen = draw(seed, count)
    else:
        chosen = [*calls(), *draw(SEED, COUNT)]
    for group, call, args in chosen:
        line = record(call, args)
        key = (call, tuple(args.items()))
        if line and key not in counts:
            files.setdefault(group, [dict(jax=jax.__version__)]).append(line)
            counts[key] = "error" in line
    for group, lines in files.items():
        (folder / f"{group}.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    print(len(counts), "calls,", sum(counts.values()), "refused")


main()
