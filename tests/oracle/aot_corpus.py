"""Whether libtpu takes our serialised modules: in_oracle.sh aot_corpus.py MODULES.jsonl TARGET [--show]

MODULES.jsonl is what `lower-dump --json --hlo DUMPS/*.json` writes; TARGET is v5e, v6e ... Each custom call of ours is
first read back by jaxlib, which turns the stable form into the module again; that has to be JAX's module of the dump.
Then libtpu compiles it, and the same call with the body that jaxlib serialises from JAX's module. Prints how many give
the same verdict and the same size of generated code; some modules end libtpu (libtpu_worker.py).
"""

import base64
import collections
import json
import pathlib
import re
import sys

SECONDS_FOR_A_MODULE = 300
BODY = re.compile(r'(\\"body\\": \\")([^\\]*)(\\")')
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import libtpu_worker  # noqa: E402


class Jaxlib:
    """Parses, reads the stable form back, serialises."""

    def __init__(self):
        import jax._src.interpreters.mlir as jax_mlir
        from jax._src.lib import tpu
        from jax._src.lib.mlir import ir

        self.ir = ir
        self.context = jax_mlir.make_ir_context()
        tpu.register_dialect(self.context)
        self.context.allow_unregistered_dialects = True

    def run(self, source, pipeline):
        from jax._src.lib.mlir import passmanager

        module = self.ir.Module.parse(source)
        passmanager.PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
        return module

    def generic(self, body):
        with self.context, self.ir.Location.unknown():
            module = self.run(body, "mosaic-serde{serialize=false}")
            del module.operation.attributes["stable_mosaic.version"]
            return module.operation.get_asm(print_generic_op_form=True)

    def normal(self, text):
        with self.context, self.ir.Location.unknown():
            return self.ir.Module.parse(text).operation.get_asm(print_generic_op_form=True)

    def serialised(self, text):
        import io

        with self.context, self.ir.Location.unknown():
            module = self.run(text, "mosaic-serde{serialize=true target-version=15}")
            buffer = io.BytesIO()
            module.operation.write_bytecode(buffer, desired_version=0)
            return buffer.getvalue()


class Libtpu:
    def __init__(self, target):
        self.devices = libtpu_worker.devices(target)

    def compile(self, hlo, partitions):
        """(verdict, size of the generated code or the error's first line)"""
        import numpy
        from jax._src import compiler
        from jax._src.interpreters import mlir as jax_mlir
        from jax._src.lib import xla_client
        from jax._src.lib.mlir import ir

        used = self.devices[:partitions]
        options = compiler.get_compile_options(
            num_replicas=1,
            num_partitions=partitions,
            device_assignment=numpy.array([[d.id for d in used]]),
            backend=used[0].client,
        )
        options.executable_build_options.use_spmd_partitioning = partitions > 1
        try:
            with jax_mlir.make_ir_context(), ir.Location.unknown():
                module = ir.Module.parse(hlo)
                compiled = compiler.backend_compile_and_load(
                    used[0].client, module, xla_client.DeviceList(tuple(used)), options, []
                )
            return "ok", compiled.get_compiled_memory_stats().generated_code_size_in_bytes
        except Exception as error:
            return "refused", libtpu_worker.what_it_says(str(error), 160)


def judge(kernel, jaxlib, libtpu):
    if "hlo" not in kernel:
        return {"verdict": "not lowered" if "refusal" in kernel else "not serialised", "why": kernel.get("refusal", "")}
    theirs = json.loads(pathlib.Path(kernel["file"]).read_text())["kernels"][kernel["index"]].get("raw_generic")
    if not theirs:
        return {"verdict": "no module of JAX's"}
    body = base64.b64decode(BODY.search(kernel["hlo"])[2])
    answer = {"read_back": jaxlib.generic(body).strip() == jaxlib.normal(theirs).strip()}
    instead = base64.b64encode(jaxlib.serialised(theirs)).decode()
    with_theirs = BODY.sub(lambda match: match[1] + instead + match[3], kernel["hlo"])
    ours, expected = (libtpu.compile(hlo, kernel["devices"]) for hlo in (kernel["hlo"], with_theirs))
    return {**answer, "verdict": ours[0], "detail": ours[1], "expected": expected[0], "expected_detail": expected[1]}


def work(modules, target):
    jaxlib, libtpu = Jaxlib(), Libtpu(target)
    for kernel in modules:
        try:
            answer = judge(kernel, jaxlib, libtpu)
        except Exception as error:
            answer = {"verdict": "unread", "why": f"{type(error).__name__}: {str(error)[:200]}"}
        libtpu_worker.tell(answer)


def category(answer):
    if "expected" not in answer:
        return answer["verdict"]
    if answer["verdict"] != answer["expected"]:
        return f"{answer['verdict']}, JAX's {answer['expected']}"
    if answer["verdict"] == "ok":
        return "both ok, code size " + ("equal" if answer["detail"] == answer["expected_detail"] else "differs")
    return "both refused, reason " + ("equal" if answer["detail"] == answer["expected_detail"] else "differs")


def main(path, target, *options):
    modules = [json.loads(line) for line in pathlib.Path(path).read_text().splitlines()]
    if options[:1] == ("--work-from",):
        return work(modules[int(options[1]) :], target)
    found = libtpu_worker.answers(
        [path, target],
        len(modules),
        target,
        SECONDS_FOR_A_MODULE,
        lambda why: {"verdict": "crash", "why": why},
    )
    counts = collections.Counter(category(answer) for answer in found)
    read = [answer["read_back"] for answer in found if "read_back" in answer]
    if "--show" in options:
        for kernel, answer in zip(modules, found):
            if "equal" not in category(answer) or not answer.get("read_back"):
                print(f"{kernel['file']}#{kernel['index']}: {json.dumps(answer)}")
    print(f"{target}: {len(modules)} kernels; jaxlib reads {sum(read)} of {len(read)} bodies as JAX's module")
    for name, count in counts.most_common():
        print(f"  {count}  {name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
