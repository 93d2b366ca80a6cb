"""Whether jaxlib reads the modules that we print: in_oracle.sh jaxlib_reads.py MODULES.jsonl... [--show]

MODULES.jsonl is what `lower-dump --json DUMPS/*.json` writes: a kernel a line, with the texts raw, canonical (with the
operations' own syntax), raw_generic and canonical_generic. Each text is parsed and verified by jaxlib and printed again
in the form that it was in; that must be the text. Generic texts must be equal to the byte; in the others values are
numbered in order of definition first, since names come from locations, which a text without locations doesn't have.
"""

import collections
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools"))
from runs import without_value_names

FORMS = ("raw", "canonical", "raw_generic", "canonical_generic")


class Reader:
    def __init__(self):
        import jax._src.interpreters.mlir as jax_mlir
        from jax._src.lib import tpu
        from jax._src.lib.mlir import ir

        self.ir = ir
        self.context = jax_mlir.make_ir_context()
        tpu.register_dialect(self.context)

    def reprinted(self, text, generic):
        with self.context, self.ir.Location.unknown():
            module = self.ir.Module.parse(text)
            if not module.operation.verify():
                raise ValueError("not verified")
            return module.operation.get_asm(print_generic_op_form=generic)


def fault(reader, text, form):
    """What is wrong with a text, or None."""
    generic = form.endswith("_generic")
    try:
        again = reader.reprinted(text, generic)
    except Exception as error:
        return " ".join(str(error).split())[:300]
    normal = str.strip if generic else without_value_names
    mine, theirs = normal(text), normal(again)
    if mine == theirs:
        return None
    lines = zip(mine.splitlines() + [""], theirs.splitlines() + [""])
    return "prints " + next((f"{b.strip()[:140]!r} for {a.strip()[:140]!r}" for a, b in lines if a != b), "more")


def main(*arguments):
    reader, counts, faults = Reader(), collections.defaultdict(collections.Counter), []
    for path in (a for a in arguments if not a.startswith("--")):
        for line in pathlib.Path(path).read_text().splitlines():
            kernel = json.loads(line)
            for form in FORMS:
                if form not in kernel:
                    continue
                wrong = fault(reader, kernel[form], form)
                counts[pathlib.Path(path).stem][form, "wrong" if wrong else "right"] += 1
                if wrong:
                    faults.append(f"{pathlib.Path(kernel['file']).stem}#{kernel['index']} {form}: {wrong}")
    print("\n".join(faults) if "--show" in arguments else "", end="\n" if faults else "")
    for name, count in counts.items():
        forms = (f"{form} {count[form, 'right']} of {count[form, 'right'] + count[form, 'wrong']}" for form in FORMS)
        print(f"{name}: {', '.join(forms)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
