"""What JAX makes of the Pallas TPU kernels of a script, without a TPU and without running one.

JAX sees CPU devices, but its questions about the TPU are answered for a chosen chip. The lowerings of Pallas's
primitives are replaced by a rule that lowers the same equation for platform "tpu", records what came of it, and lets
the program go on with zeros: kernels are seen after vmap, grad and discharge, as JAX lowers them. A call that raises
while its kernel is traced is recorded with stage "trace" and gives zeros of its output type too.

Zeros fail numerical checks, which say nothing about the kernels: numpy.testing's are switched off, and after an
AssertionError the script goes on with its next top-level statement.

The result has the form of kernel::Dump (analysis/kernel/instance_json.h); `bodySources` of an instance holds for each
equation of its body, outer before inner, the user frames, innermost first, as indices into `frames`.
"""
import ast
import contextlib
import functools
import importlib
import inspect
import os
import re
import sys
import sysconfig
import types

import numpy as np

import jax
import jax.numpy as jnp
from jax._src import config, core as jcore, mesh as mesh_lib, source_info_util, tpu_custom_call
from jax._src.interpreters import mlir
from jax._src.lib.mlir import ir
from jax._src.pallas import pallas_call as pc_mod
from jax.experimental import mosaic, pallas as pl
from jax.experimental.pallas import tpu as pltpu
from jax.sharding import Mesh, NamedSharding, PartitionSpec, SingleDeviceSharding

from pallasd_canonical import Unspelled, canonical_text, equations
from pallasd_instances import instances, open_jaxpr

try:
    from jax._src.pallas import mpmd as mpmd_mod
except ImportError:
    mpmd_mod = None

LIBRARIES = tuple(sorted({os.path.realpath(sysconfig.get_path(k)) + "/" for k in ("stdlib", "purelib", "platlib")}))


class State:
    """Of the one script that this process traces."""
    kernels, sites = [], {}
    busy = False  # this module itself lowers for the TPU
    capture = None  # a list while a kernel is lowered: its modules
    chip = None


# --- The device that JAX believes in -----------------------------------------------------------------------------

def answer_as_chip(chip):
    State.chip = chip
    for name in ("jax._src.tpu_info", "jax._src.pallas.mosaic.tpu_info", "jax._src.pallas.mosaic.core"):
        with contextlib.suppress(ImportError):
            module = importlib.import_module(name)
            for function, answer in (("get_device_kind", chip["kind"]), ("get_num_device_cores", chip["cores"])):
                if hasattr(module, function):
                    setattr(module, function, lambda answer=answer: answer)
    jax.default_backend = lambda: "tpu"
    device = jax.devices()[0]
    if not hasattr(device, "num_cores"):
        type(device).num_cores = property(lambda self: chip["cores"])


# --- Places --------------------------------------------------------------------------------------------------------

def is_users(path):
    return not path.startswith("<") and not os.path.realpath(path).startswith(LIBRARIES)


def frames_of(tb):
    """User frames, outermost first, of a Python or JAX traceback or of a running frame."""
    tb = tb.as_python_traceback() if hasattr(tb, "as_python_traceback") else tb
    out, running = [], isinstance(tb, types.FrameType)
    while tb is not None:
        frame = tb if running else tb.tb_frame
        code = frame.f_code
        if is_users(code.co_filename):
            name = re.split(r'.*[("/]', getattr(code, "co_qualname", code.co_name))[-1]
            place = dict(file=os.path.abspath(code.co_filename), line=frame.f_lineno if running else tb.tb_lineno,
                         function=name, **columns(code, frame.f_lasti if running else tb.tb_lasti))
            out += [place] if out[-1:] != [place] else []
        tb = tb.f_back if running else tb.tb_next
    return out[::-1 if running else 1]


def columns(code, instruction):
    """0-based, in UTF-8 bytes."""
    if instruction < 0 or not hasattr(code, "co_positions"):
        return {}
    line, end_line, start, end = list(code.co_positions())[instruction // 2]
    return {} if None in (line, end_line, start, end) else dict(column=start, endLine=end_line, endColumn=end)


def join(outer, inner):
    """One stack out of two that may share their beginning."""
    return inner if not outer or inner[:1] == outer[:1] else outer + [f for f in inner if f not in outer]


def innermost_first(stack):
    return list(reversed(stack or []))


def user_frames(eqn):
    source = eqn.source_info
    if not source.traceback:
        return ()
    try:
        frames = source_info_util.user_frames(source.traceback)
    except AttributeError:  # releases that want the whole source information
        frames = source_info_util.user_frames(source)
    return [f for f in frames if is_users(f.file_name)]


def body_sources(jaxpr):
    """The distinct frames, and those of each equation by index."""
    table, out = {}, []
    for eqn in equations(jaxpr):
        frames = [(os.path.abspath(f.file_name), f.function_name, f.start_line, f.start_column, f.end_line,
                   f.end_column) for f in user_frames(eqn)]
        out.append([table.setdefault(f, len(table)) for f in frames])
    return [list(f) for f in table], out


def source_of(jaxpr):
    found = re.fullmatch(r"(.*?) at (.*):(\d+)", jaxpr.debug_info.func_src_info or "")
    name, file, line = found.groups() if found else ("?", "", 0)
    return dict(name=name, file=os.path.abspath(file) if file else "", line=int(line))


# --- Errors ----------------------------------------------------------------------------------------------------------

def remember_enclosing_equations():
    """A nested jit is traced once and cached, so the traceback of an equation in it ends at the jit's boundary. While
    an exception travels up, the traceback of every enclosing equation is kept on it, innermost first."""
    leave = source_info_util.UserContextManager.__exit__

    def exit_(self, kind, error, tb):
        if error is not None and self.traceback is not None:
            with contextlib.suppress(Exception):
                error.__dict__.setdefault("_pallasd_equations", []).append(self.traceback)
        return leave(self, kind, error, tb)

    source_info_util.UserContextManager.__exit__ = exit_


def user_stack(error, base):
    """User stack of an exception, outermost first; `base` is the stack of the kernel's call."""
    stack, own, seen, todo = [], [], [], [error]
    for tb in getattr(error, "_pallasd_equations", []):
        stack = join(frames_of(tb), stack)
    while todo:
        e = todo.pop()
        if e is None or e in seen:
            continue
        seen.append(e)
        frames = frames_of(e.__traceback__)
        before = bool(frames) and type(e).__name__ == "JaxStackTraceBeforeTransformation"
        own = frames if before or len(frames) > len(own) else own
        todo = [] if before else todo + [e.__cause__, e.__context__]
    return join(base, stack or own)


def error_fields(error, base=()):
    message = str(error).split("\n=== Source Location Trace")[0].strip()
    stack = user_stack(error, list(base))
    return dict(verdict="error", error_class=type(error).__name__, message=message[:6000],
                first_line=message.split("\n")[0][:600], stack=stack)


# --- Kernels as data ---------------------------------------------------------------------------------------------------

def body_fields(jaxpr):
    frames, sources = body_sources(jaxpr)
    stacks = ("/".join(s.name for s in e.source_info.name_stack.stack) for e in equations(jaxpr))
    return dict(body=canonical_text(jaxpr), frames=frames, bodySources=sources,
                bodyScopes={str(n): stack for n, stack in enumerate(stacks) if stack},
                functionName=jaxpr.debug_info.func_name, argNames=list(jaxpr.debug_info.arg_names or ()))


def recorded_fields(record, jaxpr):
    source = source_of(jaxpr)
    return dict(name=record["name"], kind=record["kind"], deviceMesh=record["device_mesh"],
                kernelFile=source["file"], kernelLine=source["line"],
                callSource=innermost_first(record["call_stack"]), shapesFrom="worker", chip=State.chip["name"],
                **body_fields(jaxpr))


# --- Kernels as they are met -------------------------------------------------------------------------------------------

def new_record(prim, ctx, params):
    jaxprs = [open_jaxpr(j) for j in params.get("jaxprs") or (params["jaxpr"],)]
    site = site_of(source_of(jaxprs[0]), [str(a) for a in ctx.avals_in])
    traceback = getattr(ctx, "traceback", None) or source_info_util.current().traceback
    stack = join(frames_of(sys._getframe()), (frames_of(traceback) if traceback else None) or site.get("stack", []))
    axes = ctx.module_context.axis_context
    manual = getattr(axes, "manual_axes", None)
    return dict(name=str(params.get("name") or "_".join(j.debug_info.func_name for j in jaxprs)),
                kind=site.get("kind", prim.name), stage="lower", call_stack=stack,
                device_mesh=[[str(k), int(v)] for k, v in axes.mesh.shape.items()] if manual else [])


def site_of(source, avals):
    """The call of a public function that a lowered equation comes from: the oldest unclaimed one that fits."""
    sites = State.sites.get((source["file"], source["line"]), [])
    fits = [s for s in sites if s["avals"] == avals] or sites[-1:]
    site = next((s for s in fits if not s.get("claimed")), fits[-1] if fits else {})
    site["claimed"] = True
    return site


def capture_modules():
    lower = mosaic.lower_module_to_custom_call

    def hook(*args, **kw):
        if State.capture == []:
            operation = kw["module"].operation
            with operation.context, ir.Location.unknown(operation.context):
                State.capture.append(operation.get_asm(print_generic_op_form=True, enable_debug_info=False))
        return lower(*args, **kw)

    mosaic.lower_module_to_custom_call = tpu_custom_call.lower_module_to_custom_call = hook


@contextlib.contextmanager
def lowering(capture):
    before = State.busy, State.capture
    State.busy, State.capture = True, capture
    try:
        yield
    finally:
        State.busy, State.capture = before


def lower_equation(prim, ctx, params):
    """The bound equation for platform tpu, in the mesh of the shard_map that it sits in."""
    axes, devices = ctx.module_context.axis_context, jax.devices()
    spaces = [getattr(a, "memory_space", None) for a in ctx.avals_in]
    host_spaces = getattr(jcore, "MemorySpace", ())

    def call(*args):
        args = [a if s is None or host_spaces and isinstance(s, host_spaces) else
                pltpu.with_memory_space_constraint(a, s) for a, s in zip(args, spaces)]
        return prim.bind(*args, **params)

    sharding = SingleDeviceSharding(devices[0])
    if getattr(axes, "manual_axes", None):
        mesh = Mesh(np.array(devices[:axes.mesh.size]).reshape(tuple(axes.mesh.shape.values())), axes.mesh.axis_names)
        sharding, spec = NamedSharding(mesh, PartitionSpec()), PartitionSpec()
        call = jax.shard_map(call, mesh=mesh, in_specs=spec, out_specs=spec, check_vma=False)
    structs = [jax.ShapeDtypeStruct(a.shape, a.dtype, sharding=sharding) for a in ctx.avals_in]
    with mesh_lib.use_abstract_mesh(mesh_lib.empty_abstract_mesh):
        jax.jit(call, out_shardings=sharding).trace(*structs).lower(lowering_platforms=("tpu",))


def lower_and_record(record, prim, ctx, params):
    params, modules = dict(params, debug=False), []
    with lowering(modules):
        try:
            lower_equation(prim, ctx, params)
            record["lower"] = dict(verdict="ok")
        except Exception as error:
            record["lower"] = error_fields(error, record["call_stack"])
    record["raw_generic"] = modules[0] if modules else None


def key_of(record):
    """Equal for calls of one kernel that lower alike, wherever they stand."""
    places = ("callSource", "frames", "bodySources")
    bodies = [{k: v for k, v in i.items() if k not in places} for i in record.get("instances", ())]
    own = bodies or record["call_stack"]
    return str([record["name"], record["device_mesh"], own, config.trace_context()])


def recording_rule(prim, original):
    known = set()

    def rule(ctx, *nodes, **params):
        if State.busy:
            return original(ctx, *nodes, **params)
        record = new_record(prim, ctx, params)
        if params.get("interpret"):
            State.kernels.append(dict(record, stage="interpret", lower=dict(verdict="skipped")))
            return original(ctx, *nodes, **params)
        try:
            record["instances"] = instances(ctx, params, functools.partial(recorded_fields, record))
        except Exception as error:  # our own gap, never JAX's refusal
            record["unspelled"] = str(error) if isinstance(error, Unspelled) else f"{type(error).__name__}: {error}"
        key = key_of(record)
        if key not in known:
            known.add(key)
            State.kernels.append(record)
            lower_and_record(record, prim, ctx, params)
        outs = [jcore.physical_aval(a) for a in ctx.avals_out]  # semaphores become integers
        zeros = mlir.lower_fun(lambda *_: [jnp.zeros(a.shape, a.dtype) for a in outs], multiple_results=True)
        return zeros(ctx.replace(avals_out=outs), *nodes)

    return rule


def record_lowerings():
    for prim in [pc_mod.pallas_call_p] + ([mpmd_mod.mpmd_map_p] if mpmd_mod else []):
        original = mlir._lowerings[prim].rule if prim in mlir._lowerings else None
        original = original or mlir._platform_specific_lowerings["tpu"][prim].rule
        for platform in ("cpu", "tpu"):
            mlir.register_lowering(prim, recording_rule(prim, original), platform=platform)


# --- Calls that raise while their kernel is traced ---------------------------------------------------------------------

def function_site(fn):
    while hasattr(fn, "func") or hasattr(fn, "__wrapped__"):
        fn = getattr(fn, "func", None) or fn.__wrapped__
    code = getattr(fn, "__code__", guard.__code__)
    return dict(name=getattr(fn, "__name__", "?"), file=os.path.abspath(code.co_filename), line=code.co_firstlineno)


def guard(kind, kernels, out_type, make):
    """The callable that make() gives, with its calls noted and its trace errors turned into records."""
    try:
        built, broken = make(), None
    except Exception as error:
        built, broken = None, error

    def wrapper(*args):
        stack, source = frames_of(sys._getframe()), function_site(kernels[0])
        avals = [str(jax.typeof(a)) if hasattr(a, "dtype") else repr(a) for a in jax.tree.leaves(args)]
        State.sites.setdefault((source["file"], source["line"]), []).append(dict(kind=kind, stack=stack, avals=avals))
        try:
            if broken is not None:
                raise broken
            return built(*args)
        except Exception as error:
            if State.busy:
                raise
            zeros = jax.tree.map(lambda s: jnp.zeros(s.shape, s.dtype),
                                 tuple(out_type) if isinstance(out_type, list) else out_type)
            State.kernels.append(dict(
                name="_".join(function_site(k)["name"] for k in kernels), kind=kind, stage="trace", call_stack=stack,
                kernel_function=source, lower=error_fields(error, stack)))
            return zeros

    return wrapper


def guard_apis():
    pallas_call = pc_mod.pallas_call

    def guarded_pallas_call(kernel, out_shape=None, *a, **kw):
        return guard("pallas_call", [kernel], out_shape, lambda: pallas_call(kernel, out_shape, *a, **kw))

    pc_mod.pallas_call = pl.pallas_call = guarded_pallas_call
    if mpmd_mod is None or not hasattr(mpmd_mod, "_mpmd_map"):
        return
    mpmd_map = mpmd_mod._mpmd_map

    def guarded_mpmd_map(meshes_and_fns, out_types=(), **kw):
        callers = {f.filename for f in inspect.stack(context=0)[1:5]}
        ends = lambda tail: any(c.endswith(tail) for c in callers)
        kind = "pl.kernel" if ends("pallas/helpers.py") else "core_map" if ends("pallas/core.py") else "mpmd_map"
        fns = [fn for _, fn in meshes_and_fns]
        return guard(kind, fns, out_types, lambda: mpmd_map(meshes_and_fns, out_types, **kw))

    mpmd_mod._mpmd_map = guarded_mpmd_map


# --- Scripts -----------------------------------------------------------------------------------------------------------

def quiet_numerical_checks():
    for name in dir(np.testing):
        if name.startswith("assert_") and name not in ("assert_raises", "assert_raises_regex", "assert_warns"):
            setattr(np.testing, name, lambda *a, **k: None)


def run_statements(path, source):
    """Runs a script as __main__; goes on after a failed assertion."""
    tree, main = ast.parse(source, path), types.ModuleType("__main__")
    main.__dict__.update(__file__=path, __builtins__=__builtins__, __cached__=None)
    sys.modules["__main__"] = main
    failed = None
    future = [s for s in tree.body if isinstance(s, ast.ImportFrom) and s.module == "__future__"]
    flags = 0
    for statement in future:
        flags |= sum(getattr(__import__("__future__"), a.name).compiler_flag for a in statement.names)
    for statement in tree.body:
        code = compile(ast.Module([statement], []), path, "exec", flags=flags, dont_inherit=True)
        try:
            exec(code, main.__dict__)
        except AssertionError as error:
            failed = failed or error
    return failed


def trace_script(path, source):
    """Runs the script; how that ended."""
    sys.argv = [path]
    sys.path.insert(0, os.path.dirname(path))
    try:
        failed = run_statements(path, source)
        return dict(error_fields(failed), verdict="assertion") if failed else dict(verdict="ok")
    except SystemExit as error:
        return dict(verdict="exit", code=str(error.code))
    except BaseException as error:
        return error_fields(error)


def prepare(chip):
    source_info_util.register_exclusion("<pallasd ")
    answer_as_chip(chip)
    remember_enclosing_equations()
    capture_modules()
    guard_apis()
    record_lowerings()
    quiet_numerical_checks()


def result(path, script):
    return dict(schema=1, jax=jax.__version__, source=path, script=script, kernels=State.kernels)
