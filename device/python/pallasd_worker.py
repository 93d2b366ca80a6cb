"""The JAX worker: imports JAX once, then traces one script in a fork for each request.

A request is a line of JSON on standard input: id, path, text (of the script, as the editor has it), chip {name, kind,
cores}, devices, seconds. Each is answered by a record (RS token JSON RS, as runner.py writes them) with the same id and
the result of pallasd_tracing or `problem`. The first record says which JAX this is, or why there is none. A fork that
runs too long, or that is asked to stop by a line {"cancel": id}, is killed with all that it started.
"""
import ctypes
import glob
import importlib.util
import json
import os
import select
import signal
import sys
import time

REQUEST = json.loads(sys.argv[1])
RECORDS = os.dup(2)


def tell(**fields):
    data = f"\x1e{REQUEST['token']}{json.dumps(fields)}\x1e".encode()
    while data:
        data = data[os.write(RECORDS, data):]


def import_jax():
    """JAX must not look for a device before the fork: threads don't survive it."""
    if importlib.util.find_spec("jax") is None:
        tell(event="missing", what="jax", python=sys.executable, version="%d.%d.%d" % sys.version_info[:3])
        sys.exit(2)
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ.setdefault("JAX_TRACEBACK_FILTERING", "off")
    try:
        import jax
        import pallasd_tracing
    except Exception as error:  # a release whose insides are others
        tell(event="missing", what="pallas", python=sys.executable, jax=getattr(sys.modules.get("jax"), "__version__", "?"),
             reason=f"{type(error).__name__}: {error}")
        sys.exit(2)
    tell(event="ready", jax=jax.__version__, python=sys.executable, version="%d.%d.%d" % sys.version_info[:3])


def trace(request):
    """In the fork: the result as JSON."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    flags = f"{os.environ.get('XLA_FLAGS', '')} --xla_force_host_platform_device_count={request['devices']}"
    os.environ["XLA_FLAGS"] = flags.strip()
    import pallasd_tracing
    pallasd_tracing.prepare(request["chip"])
    script = pallasd_tracing.trace_script(request["path"], request["text"])
    return json.dumps(dict(pallasd_tracing.result(request["path"], script), id=request["id"]))


def fork(request):
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.setsid()
        os.close(reading)
        os.close(RECORDS)
        try:
            data = trace(request).encode()
        except BaseException as error:
            data = json.dumps(dict(id=request["id"], problem=f"{type(error).__name__}: {error}")).encode()
        with os.fdopen(writing, "wb") as file:
            file.write(data)
        os._exit(0)
    os.close(writing)
    return pid, reading


def children():
    return [int(pid) for path in glob.glob("/proc/self/task/*/children") for pid in open(path).read().split()]


def kill_children():
    """All descendants: orphans become our children, since we are their reaper."""
    while pids := children():
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        for pid in pids:
            os.waitpid(pid, 0)


class Input:
    """Lines of standard input, without blocking on half of one."""

    def __init__(self):
        self.rest, self.ended = b"", False

    def lines(self):
        data = os.read(0, 1 << 20)
        self.ended = not data
        *lines, self.rest = (self.rest + data).split(b"\n")
        return [json.loads(line) for line in lines if line.strip()]


def serve_one(request, commands, waiting):
    pid, reading = fork(request)
    data, deadline, problem = b"", time.monotonic() + request["seconds"], None
    while problem is None:
        left = deadline - time.monotonic()
        ready, _, _ = select.select([reading] + [0] * (not commands.ended), [], [], max(left, 0))
        if reading in ready:
            piece = os.read(reading, 1 << 20)
            if not piece:
                break
            data += piece
        elif 0 in ready:
            for line in commands.lines():
                if line.get("cancel") == request["id"]:
                    problem = "cancelled"
                elif "cancel" in line:
                    waiting[:] = [w for w in waiting if w["id"] != line["cancel"]]
                else:
                    waiting.append(line)
            problem = problem or ("cancelled" if commands.ended else None)
        elif left <= 0:
            problem = f"it took longer than {request['seconds']} s"
    os.close(reading)
    if problem is None and not data:
        problem = describe_death(os.waitpid(pid, 0)[1])
    kill_children()
    return json.loads(data) if problem is None else dict(id=request["id"], problem=problem)


def describe_death(status):
    return (f"it was ended by signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status)
            else f"it ended with status {os.WEXITSTATUS(status)}")


def main():
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER
    import_jax()
    commands, waiting = Input(), []
    while waiting or not commands.ended:
        if not waiting:
            waiting += [line for line in commands.lines() if "cancel" not in line]
            continue
        tell(event="traced", **serve_one(waiting.pop(0), commands, waiting))


main()
