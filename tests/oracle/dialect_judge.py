"""What jaxlib says of modules: in_oracle.sh dialect_judge.py IN.json OUT.json

IN is a list of texts. OUT is a list of answers: {"error": text} for a module that does not parse or verify, else
{"generic", "custom", "canonical"}: its two texts, and the generic one after canonicalisation. Each module is judged in a
process of its own, since some end jaxlib's.
"""

import json
import multiprocessing
import sys

import jax._src.interpreters.mlir as jax_mlir
from jax._src.lib import tpu
from jax._src.lib.mlir import ir, passmanager


def judge(text):
    context = ir.Context()
    context.append_dialect_registry(jax_mlir.upstream_dialects)
    context.load_all_available_dialects()
    tpu.register_dialect(context)
    with context, ir.Location.unknown():
        try:
            module = ir.Module.parse(text)
            module.operation.verify()
        except ir.MLIRError as error:
            return {"error": "; ".join(d.message for d in error.error_diagnostics) or str(error)}
        answer = {
            "generic": module.operation.get_asm(print_generic_op_form=True),
            "custom": module.operation.get_asm(),
        }
        passmanager.PassManager.parse("builtin.module(canonicalize)").run(module.operation)
        return {**answer, "canonical": module.operation.get_asm(print_generic_op_form=True)}


def judge_apart(text):
    receiver, sender = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(target=lambda: sender.send(judge(text)))
    process.start()
    sender.close()
    try:
        return receiver.recv()
    except EOFError:
        return {"error": "jaxlib's process ended"}
    finally:
        process.join()


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        texts = json.load(file)
    with open(sys.argv[2], "w") as file:
        json.dump([judge_apart(text) for text in texts], file)
