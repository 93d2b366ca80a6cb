"""Writes every Pallas kernel that real JAX lowers as a complete KernelInstance (analysis/kernel/instance.h) in JSON.

    in_oracle.sh dump_jaxpr.py SCRIPT.py --json OUT.json [--target v5e] [--entry 'mm(f32[8,128])']
    in_oracle.sh dump_jaxpr.py --samples DIR --out DIR [REGEX]

The first form runs a script (or traces one function of it) as pallas_oracle.py does, whose machinery it uses: JAX
believes that it sees the target chip, each kernel is lowered for platform "tpu" and the program goes on with zeros.
The second form does the same for a folder of facts samples (NAME.py that define CALL, ARGS and possibly DEVICE,
CONFIG, EXPORT), in one process.

Result (schema 1): jax, source, device, script{verdict, error_class?}, kernels[]:
  index, name, kind, stage (trace | lower | interpret), calls, call{file, line, function}, call_stack,
  lower{verdict ok | error | skipped, error_class, first_line, innermost_in_script, ...}, raw_generic (the module, if it
  lowered), instances[] (one for each mesh of an mpmd_map, else one; absent if tracing failed):
    the fields of KernelInstance by name, jaxprs as canonical text (docs/jaxpr.md); `body` is the jaxpr that JAX lowers,
    and besides
      bodyTraced   the kernel as traced, before JAX's dead-code elimination (only if it differs from body)
      bodyRewritten  what an mpmd_map body becomes before lowering, if it closes over scalars
      bodyText     the body as JAX prints it
      bodyLines    for every equation of body, outer before inner: line of its innermost user frame or null; "FILE:LINE"
                   if not in the script itself
      bodyScopes   by number of an equation of body: its name stack "OUTER/INNER" (equations without one are left out)
      bodyEffects  for every equation of body: 0 none, 1 only effects that dead-code elimination ignores, 2 others
      indexMapTexts  as JAX prints them
"""
import argparse
import functools
import glob
import json
import os
import pathlib
import re
import sys
import weakref

HERE = os.path.dirname(os.path.abspath(__file__))


def parse_args():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("script", nargs="?", help="script with kernels; with --samples a regular expression for names")
    p.add_argument("--json", help="result of a script")
    p.add_argument("--target", default="v5e")
    p.add_argument("--entry")
    p.add_argument("--samples", help="folder of NAME.py facts samples")
    p.add_argument("--out", help="folder for NAME.json, with --samples")
    return p.parse_args()


ARGS = parse_args()
os.environ["PALLAS_ORACLE_CRASHED"] = "[]"  # the tool's mark that it runs in its child process
sys.argv = ["pallas_oracle.py", ARGS.script or "samples", "--no-aot", "--target", ARGS.target]
sys.argv += ["--entry", ARGS.entry] if ARGS.entry else []
sys.path[:0] = [HERE, os.path.join(HERE, "../../device/python"), "/oracle"]
import pallas_oracle as oracle  # sets the environment and imports JAX

import jax
from jax._src import source_info_util, tpu_info
from jax._src.interpreters import mlir, partial_eval as pe
from jax._src.pallas import mpmd as mpmd_mod, pallas_call as pc_mod
from jax._src.pallas.mosaic import pallas_call_registration as registration

from custom_calls import calls_of
from pallasd_canonical import Unspelled, canonical_text, equations
from pallasd_instances import instances

is_user_file = oracle.is_user_file
oracle.is_user_file = lambda file: file != os.path.abspath(__file__) and is_user_file(file)
OWN = [sys.modules[name] for name in (__name__, "pallasd_canonical", "pallasd_instances")]
for module in (*OWN, oracle):
    source_info_util.register_exclusion(module.__file__)

TRACED = weakref.WeakKeyDictionary()  # jaxpr after dead-code elimination -> as traced
REWRITTEN = {}  # id of an mpmd_map body -> (body, what it becomes before lowering)


def remember_traced_jaxprs():
    eliminate, rewrite = pe.dce_jaxpr, registration._rewrite_jaxpr_for_lowering

    def dce_jaxpr(jaxpr, *args, **kwargs):
        result, used = eliminate(jaxpr, *args, **kwargs)
        if sys._getframe(1).f_code.co_name == "_trace_kernel_to_jaxpr" and result is not jaxpr:
            TRACED[result] = jaxpr
        return result, used

    def rewrite_jaxpr(jaxpr, mesh, meshes):
        result = rewrite(jaxpr, mesh, meshes)
        REWRITTEN[id(jaxpr)] = (jaxpr, result)
        return result

    pe.dce_jaxpr, registration._rewrite_jaxpr_for_lowering = dce_jaxpr, rewrite_jaxpr


def frames(stack):
    """Innermost first, as SourceStack."""
    return [dict(file=f["file"], function=f["function"], line=f["line"]) for f in reversed(stack or [])]


def line_of(eqn):
    stack = oracle.frames_of(eqn.source_info.traceback) if eqn.source_info.traceback else []
    if not stack:
        return None
    own = os.path.basename(oracle.SCRIPT)
    return stack[-1]["line"] if stack[-1]["file"] == own else f"{stack[-1]['file']}:{stack[-1]['line']}"


def scopes(jaxpr):
    stacks = ("/".join(s.name for s in e.source_info.name_stack.stack) for e in equations(jaxpr))
    return {str(n): stack for n, stack in enumerate(stacks) if stack}


def effect_class(eqn):
    if not eqn.effects:
        return "0"
    return "1" if all(pe.dceable_effects.contains(e) for e in eqn.effects) else "2"


def printed(jaxpr):
    return re.sub(r"Var\(id=\d+\)", "Var(id=0)", str(jaxpr))


def body_fields(jaxpr):
    traced, (_, rewritten) = TRACED.get(jaxpr), REWRITTEN.get(id(jaxpr), (None, None))
    body = canonical_text(jaxpr)
    out = dict(body=body, bodyText=printed(jaxpr), bodyLines=[line_of(e) for e in equations(jaxpr)],
               bodyScopes=scopes(jaxpr), bodyEffects="".join(map(effect_class, equations(jaxpr))))
    if traced is not None and (text := canonical_text(traced)) != body:
        out["bodyTraced"] = text
    if rewritten is not None and rewritten is not jaxpr:
        out["bodyRewritten"] = canonical_text(rewritten)
    return dict(out, functionName=jaxpr.debug_info.func_name, argNames=list(jaxpr.debug_info.arg_names or ()))


def recorded_fields(rec, jaxpr):
    return dict(name=rec["name"], kind=rec["kind"],
                deviceMesh=[[str(k), int(v)] for k, v in (rec.get("device_mesh") or {}).items()],
                callSource=frames(rec["call_stack"]), shapesFrom="worker", chip=oracle.ARGS.target,
                **body_fields(jaxpr))


def add_instances():
    make = oracle.kernel_record

    def kernel_record(prim, ctx, params):
        rec, site = make(prim, ctx, params)
        rec["make_instances"] = lambda: instances(ctx, params, functools.partial(recorded_fields, rec))
        return rec, site

    oracle.kernel_record = kernel_record


def custom_call_of(rec):
    """The kernel's call in the program that JAX hands to XLA."""
    lowered = next((l for r, l, *_ in oracle.PENDING if r is rec), None)
    calls = calls_of(lowered.compiler_ir("stablehlo").operation) if lowered is not None else []
    return calls[0] if len(calls) == 1 else None


def kernel_json(rec):
    out = {k: rec.get(k) for k in ("index", "name", "kind", "stage", "calls", "call", "call_stack", "lower")}
    if "make_instances" in rec:
        try:
            out["instances"] = rec["make_instances"]()
        except (AttributeError, Unspelled):  # what the canonical text has no words for leaves verdict and module
            out["instances"] = []
    (out["lower"] or {}).pop("seconds", None)
    out["raw_generic"] = (rec.get("mlir") or {}).get("raw_generic")
    if call := custom_call_of(rec):
        out["custom_call"] = call
    return out


def result(source, script):
    device = dict(kind=oracle.TARGET.kind, cores=oracle.CORES)
    return dict(schema=1, jax=jax.__version__, source=source, device=device, script=script,
                kernels=[kernel_json(r) for r in oracle.RECORDS])


def prepare():
    remember_traced_jaxprs()
    add_instances()
    oracle.impersonate_target()
    oracle.STATE.devices = None
    oracle.remember_enclosing_equations()
    oracle.capture_modules()
    oracle.guard_apis()
    original = {}
    for prim in (pc_mod.pallas_call_p, mpmd_mod.mpmd_map_p):
        original[prim] = mlir._lowerings[prim].rule
    def register():
        for prim, rule in original.items():
            for platform in ("cpu", "tpu"):  # a new rule forgets the kernels that the last one met
                mlir.register_lowering(prim, oracle.recording_rule(prim, rule), platform=platform)
    register()
    return register


def write(path, data):
    pathlib.Path(path).write_text(json.dumps(data, indent=1) + "\n")



def run_sample(path, source):
    namespace, config, stage = {"__name__": os.path.basename(path)[:-3], "__file__": path}, {}, "import"
    try:
        exec(compile(source, path, "exec"), namespace)
        config, stage = namespace.get("CONFIG", {}), "trace"
        for key, value in config.items():
            jax.config.update(key, value)
        if namespace.get("EXPORT"):
            stage = "export"
            jax.export.export(jax.jit(namespace["CALL"]), platforms=["tpu"])(*namespace["ARGS"])
        else:
            traced = jax.jit(namespace["CALL"]).trace(*namespace["ARGS"])
            stage = "lower"
            traced.lower(lowering_platforms=("tpu",))
        return dict(verdict="ok")
    except Exception as e:
        return dict(verdict="error", stage=stage, **oracle.error_dict(e))
    finally:
        for key in config:
            jax.config.update(key, False)


def set_device(kind, cores):
    oracle.TARGET, oracle.CORES = oracle.TARGET._replace(kind=kind), cores
    tpu_info.get_tpu_info.cache_clear()
    jax.clear_caches()


def dump_samples():
    register, pattern, failed = prepare(), re.compile(ARGS.script or ""), []
    os.makedirs(ARGS.out, exist_ok=True)
    paths = [p for p in sorted(glob.glob(os.path.join(os.path.abspath(ARGS.samples), "*.py")))
             if pattern.search(os.path.basename(p)[:-3])]
    for path in paths:
        name, source = os.path.basename(path)[:-3], pathlib.Path(path).read_text()
        device = re.search(r"^DEVICE = (\(.*\))$", source, re.M)
        set_device(*(eval(device[1]) if device else ("TPU v6e", 1)))
        jax.config.update("jax_enable_x64", False)
        oracle.RECORDS.clear()
        oracle.SITES.clear()
        oracle.PENDING.clear()
        oracle.SCRIPT = path
        register()
        script = run_sample(path, source)
        try:
            write(os.path.join(ARGS.out, name + ".json"), result(name + ".py", script))
        except Exception as e:
            failed.append(f"{name}: {type(e).__name__}: {e}")
    print(len(paths), "samples,", len(failed), "not spelled", *failed, sep="\n")


def dump_script():
    prepare()
    script = oracle.run_script()
    write(ARGS.json, result(os.path.basename(ARGS.script), script))


if __name__ == "__main__":
    dump_samples() if ARGS.samples else dump_script()
