"""Runs a user's script as `python SCRIPT` would, where its Pallas TPU kernels can run.

Its argument is JSON: script, arguments, token, kernel (or null), races, chip {name, kind, cores}, root (what paths are
reported relative to, or null), paths (more folders to import from).

On a TPU nothing is changed. Elsewhere kernels run in JAX's TPU interpret mode on the CPU, and JAX answers questions
about the TPU (core count, device kind) as the configured chip would, since a kernel can't be set up without an answer.
What pallasd is to know goes to standard error as a record, RS token JSON RS, which it takes out of the stream again.
"""
import ast
import glob
import importlib
import importlib.util
import json
import linecache
import os
import sys
import sysconfig
import traceback
import types

import pallasd_selection

REQUEST = json.loads(sys.argv[1])


def tell(event, **fields):
    sys.stderr.flush()
    record = json.dumps(dict(fields, event=event))
    os.write(2, f"\x1e{REQUEST['token']}{record}\x1e".encode())


def fail(event, **fields):
    tell(event, **fields)
    sys.exit(2)


# --- Where kernels run ---------------------------------------------------------------------------------------------

def has_tpu_hardware():
    """Whether it is worth to let JAX look for a TPU: without one, libtpu asks the network for it and complains."""
    if glob.glob("/dev/accel[0-9]*") or glob.glob("/dev/vfio/[0-9]*"):
        return True
    for path in glob.glob("/sys/bus/pci/devices/*/vendor"):
        with open(path) as file:
            if file.read().strip() == "0x1ae0":  # Google
                return True
    return False


def import_jax():
    if importlib.util.find_spec("jax") is None:
        fail("missing", what="jax", python=sys.executable, version="%d.%d.%d" % sys.version_info[:3])
    import jax
    if not (os.environ.get("JAX_PLATFORMS") or has_tpu_hardware()):
        jax.config.update("jax_platforms", "cpu")
    try:
        from jax.experimental.pallas import tpu
    except ImportError as error:
        fail("missing", what="pallas", python=sys.executable, jax=jax.__version__, reason=str(error))
    return jax, tpu


def answer_as_chip(jax, chip):
    """JAX's questions about the TPU that it runs on, answered for the configured chip."""
    for name in ("jax._src.tpu_info", "jax._src.pallas.mosaic.tpu_info", "jax._src.pallas.mosaic.core"):
        try:
            module = importlib.import_module(name)
        except ImportError:
            continue
        for function, answer in (("get_device_kind", chip["kind"]), ("get_num_device_cores", chip["cores"])):
            if hasattr(module, function):
                setattr(module, function, lambda answer=answer: answer)
    device = type(jax.devices()[0])
    if not hasattr(jax.devices()[0], "num_cores"):
        device.num_cores = property(lambda self: chip["cores"])


def interpret(jax, tpu, chip):
    fields = tpu.InterpretParams.__dataclass_fields__
    options = {"detect_races": True} if REQUEST["races"] else {}
    for name in ("num_cores_or_threads", "num_cores_per_device"):
        if name in fields:
            options[name] = chip["cores"]
            break
    answer_as_chip(jax, chip)
    params = tpu.InterpretParams(**options)
    if hasattr(tpu, "set_tpu_interpret_mode"):
        tpu.set_tpu_interpret_mode(params)
    else:
        tpu.force_tpu_interpret_mode(params).__enter__()


def choose_device():
    jax, tpu = import_jax()
    try:
        device = jax.devices()[0]
    except RuntimeError as error:
        fail("missing", what="device", reason=str(error).splitlines()[0], python=sys.executable, jax=jax.__version__)
    on_tpu = device.platform == "tpu"
    if not on_tpu:
        jax.config.update("jax_platforms", "cpu")
        interpret(jax, tpu, REQUEST["chip"])
    where = "TPU " + short_kind(device.device_kind) if on_tpu else "CPU, TPU interpret mode"
    tell("start", where=where, chip=None if on_tpu else REQUEST["chip"]["name"], races=REQUEST["races"] and not on_tpu,
         jax=jax.__version__, python=sys.executable, version="%d.%d.%d" % sys.version_info[:3])


def short_kind(kind):
    """"TPU v5 lite" is sold as v5e, "TPU v6 lite" as v6e."""
    name = kind.removeprefix("TPU").strip()
    return {"v5 lite": "v5e", "v5litepod": "v5e", "v6 lite": "v6e", "v5": "v5p"}.get(name, name)


# --- Running --------------------------------------------------------------------------------------------------------

def compiled(path):
    with open(path, "rb") as file:
        tree = compile(file.read(), path, "exec", ast.PyCF_ONLY_AST, dont_inherit=True)
    if REQUEST["kernel"]:
        left_out = pallasd_selection.select(tree, REQUEST["kernel"])
        if left_out is None:
            fail("missing", what="kernel", kernel=REQUEST["kernel"])
        tell("selected", kernel=REQUEST["kernel"], left_out=left_out)
    return compile(tree, path, "exec", dont_inherit=True)


def run(path):
    sys.argv = [path, *REQUEST["arguments"]]
    sys.path[0] = os.path.dirname(os.path.abspath(path))
    sys.path[1:1] = REQUEST.get("paths", ())
    code = compiled(path)
    main = types.ModuleType("__main__")
    main.__dict__.update(__file__=path, __builtins__=__builtins__, __cached__=None)
    sys.modules["__main__"] = main
    exec(code, main.__dict__)


# --- What went wrong ------------------------------------------------------------------------------------------------

def is_own(frame):
    """Of pallasd, or between it and the script."""
    file = frame.f_code.co_filename
    return file.startswith(("<pallasd ", "<frozen importlib")) or file == "<string>" and "sources" in frame.f_globals


def without_own_frames(tb):
    while tb is not None and is_own(tb.tb_frame):
        tb = tb.tb_next
    return tb


def reported(path):
    path = os.path.abspath(path)
    root = REQUEST.get("root")
    return os.path.relpath(path, root) if root and path.startswith(root + "/") else path


LIBRARIES = tuple({os.path.realpath(sysconfig.get_path(kind)) + "/" for kind in ("stdlib", "purelib", "platlib")})


def is_users(path):
    return os.path.isfile(path) and not os.path.realpath(path).startswith(LIBRARIES)


def frames_of(tb):
    """Places in the user's files, outermost first."""
    while tb is not None:
        code = tb.tb_frame.f_code
        if is_users(code.co_filename):
            yield dict(file=reported(code.co_filename), line=tb.tb_lineno,
                       function=getattr(code, "co_qualname", code.co_name)) | columns(code, tb)
        tb = tb.tb_next


def columns(code, tb):
    """1-based, in code points, the end exclusive; nothing before Python 3.11."""
    if not hasattr(code, "co_positions") or tb.tb_lasti < 0:
        return {}
    line, end_line, start, end = list(code.co_positions())[tb.tb_lasti // 2]
    if None in (line, end_line, start, end):
        return {}
    return dict(line=line, end_line=end_line, column=column(code.co_filename, line, start),
                end_column=column(code.co_filename, end_line, end))


def column(path, line, byte):
    return len(linecache.getline(path, line).encode()[:byte].decode(errors="replace")) + 1


def report(error):
    frames = list(frames_of(error.__traceback__))
    if isinstance(error, SyntaxError) and error.filename and os.path.isfile(error.filename):
        frames.append(dict(file=reported(error.filename), line=error.lineno or 1, function="<module>"))
    message = "".join(traceback.format_exception_only(type(error), error))
    message = message.partition("\n--------------------\n")[0].strip()  # JAX's note about its own frames
    tell("error", error_class=type(error).__name__, message=message, frames=frames)
    error.__traceback__ = without_own_frames(error.__traceback__)
    traceback.print_exception(type(error), error, error.__traceback__)


def main():
    choose_device()
    try:
        run(REQUEST["script"])
    except SystemExit:
        raise
    except BaseException as error:
        report(error)
        sys.stdout.flush()
        sys.exit(1)


main()
