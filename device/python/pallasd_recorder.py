# Becomes the sitecustomize of programs under `pallasd record`: notes the arguments with which the functions that make
# Pallas kernels are called. FOLDER, where each process leaves what it saw, is put before this text.
#
# A kernel's equation is bound while the functions that called for it are on the stack. The innermost function of a user's
# module whose arguments can be written down, arrays as f32[8,128] and everything else as a literal, is what a directive
# could stand above.
import importlib.machinery
import importlib.util
import json
import math
import os
import sys
import sysconfig

LIBRARIES = tuple({os.path.realpath(sysconfig.get_path(kind)) + "/" for kind in ("stdlib", "purelib", "platlib")})
SHORT = {"float": "f", "bfloat": "bf", "int": "i", "uint": "u"}
seen, entered, is_users_file = {}, {}, {}


def is_users(code):
    path = code.co_filename
    if path not in is_users_file:
        is_users_file[path] = not path.startswith("<") and not os.path.realpath(path).startswith(LIBRARIES)
    return is_users_file[path] and "." not in getattr(code, "co_qualname", ".") and code.co_name[:1] not in "<"


def spelled_dtype(dtype):
    name = str(dtype)
    if name == "bool":
        return "pred"
    kind = name.rstrip("0123456789")
    return SHORT[kind] + name[len(kind):] if kind in SHORT and kind != name else name.replace("float8_", "f8_")


def is_array(value):
    return hasattr(value, "shape") and hasattr(value, "dtype") and type(value.shape) is tuple


def spelled(value):
    """The text of an argument, or None if it has none."""
    if is_array(value):
        kind = type(value).__name__
        if kind == "BatchTracer" or not all(type(d) is int for d in value.shape) or "<" in str(value.dtype):
            return None
        return f"{spelled_dtype(value.dtype)}[{','.join(map(str, value.shape))}]"
    if value is None or type(value) in (bool, int, str):
        return repr(value)
    if type(value) is float:
        return repr(value) if math.isfinite(value) else None
    if type(value) is tuple:
        parts = [spelled(v) if not is_array(v) else None for v in value]
        return None if None in parts else "(" + ", ".join(parts) + ("," if len(parts) == 1 else "") + ")"
    return None


def parameters(code):
    return code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]


def default(function, code, name):
    """The parameter's default, or this very function if it has none."""
    function = getattr(function, "__wrapped__", function)
    positional = code.co_varnames[:code.co_argcount]
    defaults = getattr(function, "__defaults__", None) or ()
    if name in positional:
        at = positional.index(name) - (len(positional) - len(defaults))
        return defaults[at] if at >= 0 else default
    return (getattr(function, "__kwdefaults__", None) or {}).get(name, default)


def call_text(frame):
    """Arguments of the call that this frame runs, as a directive writes them; None if they can't be."""
    code, values = frame.f_code, frame.f_locals
    if code.co_flags & 12:  # *args or **kwargs
        return None
    function, parts, arrays = frame.f_globals.get(code.co_name), [], 0
    for name in parameters(code):
        if name not in values:
            return None
        usual = default(function, code, name)
        if usual is not default and (usual is values[name] or not is_array(values[name]) and usual == values[name]):
            continue
        text = spelled(values[name])
        if text is None:
            return None
        arrays += is_array(values[name])
        parts.append(f"{name}={text}")
    return ", ".join(parts) if arrays else None


def rebinds_parameters(code):
    import dis
    names = set(parameters(code))
    return any(i.opname in ("STORE_FAST", "DELETE_FAST") and i.argval in names or
               i.opname.startswith("STORE_FAST_") and names & set(i.argval) for i in dis.get_instructions(code))


def on_start(code, offset):
    """Of each function's start: those that change their parameters are remembered as they were called."""
    if not is_users(code) or not rebinds_parameters(code):
        return sys.monitoring.DISABLE
    frame = sys._getframe(1)
    entered[id(frame)] = (code, call_text(frame))


def watch_starts():
    if not hasattr(sys, "monitoring"):
        return
    tool = sys.monitoring.PROFILER_ID
    try:
        sys.monitoring.use_tool_id(tool, "pallasd record")
    except ValueError:  # somebody profiles
        return
    sys.monitoring.register_callback(tool, sys.monitoring.events.PY_START, on_start)
    sys.monitoring.set_events(tool, sys.monitoring.events.PY_START)


def text_of(frame):
    code = frame.f_code
    if not rebinds_parameters(code):
        return call_text(frame)
    at_start, text = entered.get(id(frame), (None, None))
    return text if at_start is code else None


def note():
    frame = sys._getframe(2)
    while frame is not None:
        if is_users(frame.f_code):
            text = text_of(frame)
            if text is not None:
                return keep(f"{os.path.abspath(frame.f_code.co_filename)}::{frame.f_code.co_name}", text)
        frame = frame.f_back


def keep(function, text):
    texts = seen.setdefault(function, [])
    if text in texts:
        return
    texts.append(text)
    jax = sys.modules["jax"]
    place = os.path.join(FOLDER, f"{os.getpid()}.json")
    with open(place + ".part", "w") as file:
        json.dump({"jax": jax.__version__, "shapes": seen}, file)
    os.replace(place + ".part", place)


def watch(primitive):
    bind = primitive.bind

    def noting_bind(*args, **kw):
        try:
            note()
        except Exception:  # recording must not change what a program does
            pass
        return bind(*args, **kw)

    primitive.bind = noting_bind


class AfterPallas:
    """Finder that watches the kernels' primitives once Pallas is imported, and is no more."""
    modules = {"jax._src.pallas.pallas_call": "pallas_call_p", "jax._src.pallas.mpmd": "mpmd_map_p"}

    def find_spec(self, name, path=None, target=None):
        if name not in self.modules:
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        if spec is None or spec.loader is None:
            return None
        run = spec.loader.exec_module

        def exec_module(module):
            run(module)
            if hasattr(module, self.modules[name]):
                watch(getattr(module, self.modules[name]))

        spec.loader.exec_module = exec_module
        return spec


def chain():
    """The sitecustomize that this one stands before."""
    sys.path[:] = [p for p in sys.path if os.path.realpath(p or ".") != os.path.realpath(FOLDER)]
    spec = importlib.machinery.PathFinder.find_spec("sitecustomize")
    if spec is not None:
        module = importlib.util.module_from_spec(spec)
        sys.modules["sitecustomize"] = module
        spec.loader.exec_module(module)


sys.meta_path.insert(0, AfterPallas())
watch_starts()
chain()
