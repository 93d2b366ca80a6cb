#!/usr/bin/env python3
"""Lists the primitives that the importing JAX has but no TPU lowering rule covers (analysis/facts/primitives_without_rule.tsv).

usage, under each release:  list_primitives.py primitives.tsv >> primitives_without_rule.tsv

`primitives.tsv` is make_primitives.py's. A name is listed if the release has a primitive of it without a rule on any
core. A name that is neither here nor there is none of the release's.
"""

import gc
import importlib
import pkgutil
import sys

import jax
import jax.extend.core
import jax.experimental.pallas.tpu
import jax._src.lax


def import_packages():
    for package in ("jax._src.lax", "jax._src.pallas", "jax._src.pallas.mosaic", "jax._src.state", "jax.experimental.pallas"):
        for module in pkgutil.iter_modules(importlib.import_module(package).__path__, package + "."):
            try:
                importlib.import_module(module.name)
            except (ImportError, AttributeError):
                pass  # a module for another platform


def main(table):
    import_packages()
    with open(table) as f:
        rows = [line.split("\t") for line in f]
    registered = {row[1] for row in rows if row[0] == jax.__version__}
    names = {it.name for it in gc.get_objects() if isinstance(it, jax.extend.core.Primitive)}
    for name in sorted(names - registered):
        print(f"{jax.__version__}\t{name}")


if __name__ == "__main__":
    main(sys.argv[1])
