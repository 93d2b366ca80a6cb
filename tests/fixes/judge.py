"""Under real JAX (tests/oracle/in_oracle.sh): fixed programs give NumPy's numbers in TPU interpret mode.

    sh tests/oracle/in_oracle.sh tests/fixes/judge.py

Each fixed/*.py leaves `result` and `expected`. Whether JAX also lowers them for a TPU says `./dev oracle FILE`.
"""

import pathlib
import sys

import numpy as np
from jax.experimental import pallas as pl
from jax.experimental.pallas import tpu as pltpu

plain_call = pl.pallas_call


def interpreted(*arguments, **keywords):
    return plain_call(*arguments, interpret=pltpu.InterpretParams(), **keywords)


def difference(program):
    pl.pallas_call = interpreted
    names = {"__name__": "__main__"}
    exec(compile(program.read_text(), str(program), "exec"), names)
    result, expected = (np.asarray(names[name]).astype(np.float64) for name in ("result", "expected"))
    return np.max(np.abs(result - expected) / np.maximum(1, np.abs(expected)))


def main():
    worst = {}
    for program in sorted((pathlib.Path(__file__).resolve().parent / "fixed").glob("*.py")):
        worst[program.stem] = difference(program)
        print(f"{program.stem}: greatest relative difference {worst[program.stem]:.2e}")
    wrong = [name for name, value in worst.items() if not value < 1e-5]
    print(f"{len(worst) - len(wrong)} passed, {len(wrong)} failed")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
