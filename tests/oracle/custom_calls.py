"""What a StableHLO module says of its tpu_custom_call, as data that two modules can be compared by.

As a script: in_oracle.sh custom_calls.py MODULES.jsonl... [--show], where MODULES.jsonl is what `lower-dump --json --hlo
DUMPS/*.json` writes. Each call of ours is read by jaxlib and compared with the one that the dump has of JAX's: backend
configuration, types, layouts, aliases, names and attributes; all but the body, which aot_corpus.py compares, and JAX's
locations beside it.
"""

import collections
import json
import pathlib
import sys

NOT_COMPARED = ("body", "debug_locations")


def attribute(value):
    return None if value is None else str(value)


def described(op):
    config = json.loads(op.attributes["backend_config"].value)
    for name in NOT_COMPARED:
        config["custom_call_config"].pop(name, None)
    names = ("has_side_effect", "kernel_name", "operand_layouts", "result_layouts", "output_operand_aliases",
             "mhlo.frontend_attributes")
    attributes = {name: attribute(op.attributes[name]) for name in names if name in op.attributes}
    attributes = {name: text for name, text in attributes.items() if text not in ("[]", "false")}
    return dict(config=config, operands=[str(v.type) for v in op.operands], results=[str(v.type) for v in op.results],
                **attributes)


def calls_of(op):
    """The descriptions of all kernels that a module calls, in order."""
    found = []
    for region in op.regions:
        for block in region:
            for inner in block:
                inner = inner.operation
                if inner.name == "stablehlo.custom_call" and inner.attributes["call_target_name"].value == "tpu_custom_call":
                    found.append(described(inner))
                found += calls_of(inner)
    return found


def difference(ours, theirs):
    """The first fields that are not equal, or None."""
    if ours == theirs:
        return None
    keys = sorted(k for k in ours.keys() | theirs.keys() if ours.get(k) != theirs.get(k))
    return "; ".join(f"{k}: ours {json.dumps(ours.get(k))}, JAX's {json.dumps(theirs.get(k))}" for k in keys)


def main(*arguments):
    import jax._src.interpreters.mlir as jax_mlir
    from jax._src.lib.mlir import ir

    counts, shown = collections.Counter(), []
    for path in (a for a in arguments if not a.startswith("--")):
        for line in pathlib.Path(path).read_text().splitlines():
            kernel = json.loads(line)
            theirs = json.loads(pathlib.Path(kernel["file"]).read_text())["kernels"][kernel["index"]].get("custom_call")
            if theirs is None:
                continue
            verdict, why = "equal", None
            if "hlo" not in kernel:
                verdict, why = "not written", kernel.get("refusal", "")
            else:
                with jax_mlir.make_ir_context(), ir.Location.unknown():
                    ours = calls_of(ir.Module.parse(kernel["hlo"]).operation)
                why = difference(ours[0], theirs)
                verdict = "differs" if why else "equal"
            counts[verdict] += 1
            if why is not None:
                shown.append(f"{pathlib.Path(kernel['file']).stem}#{kernel['index']} {verdict}: {why}")
    if "--show" in arguments:
        print("\n".join(shown), end="\n" if shown else "")
    print("calls: " + ", ".join(f"{n} {verdict}" for verdict, n in counts.most_common()))


if __name__ == "__main__":
    main(*sys.argv[1:])
