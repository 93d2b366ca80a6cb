"""Runs a script on the host that ssh reached, in a temporary folder that is always removed.

Standard input holds a line of JSON: token, folder, archive {path: text, one code point a byte}, boot and sources (what
runner.py is loaded with), script and folders (relative), request (the runner's, without places). It stays open while
the script is wanted: when it ends, or when this process is told to, everything that was started is killed.
"""
import ctypes
import glob
import json
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile


class Stopped(BaseException):
    pass


def stop(*_):
    raise Stopped


def unpack(archive, root):
    for name, text in archive.items():
        path = os.path.join(root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text.encode("latin-1"))


def start(header, root):
    request = dict(header["request"], root=os.path.realpath(root), script=os.path.join(root, header["script"]),
                   paths=[os.path.join(root, folder) for folder in header["folders"]])
    work = os.path.join(root, header["work"])
    os.makedirs(work, exist_ok=True)
    command = [sys.executable, "-u", "-c", header["boot"], json.dumps(header["sources"]), json.dumps(request)]
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, cwd=work, start_new_session=True)


def wait(child):
    """Until the child has ended, or nobody wants it any more: then None."""
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    signal.set_wakeup_fd(writing)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    while child.poll() is None:
        ready, _, _ = select.select([0, reading], [], [], 1)
        if reading in ready:
            os.read(reading, 4096)
        if 0 in ready and not os.read(0, 4096):
            return None
    return child.returncode


def kill_descendants():
    """Orphans become our children, since we are their reaper."""
    while True:
        for path in glob.glob("/proc/self/task/*/children"):
            with open(path) as file:
                for pid in file.read().split():
                    os.kill(int(pid), signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def main():
    ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER
    for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    header = json.loads(sys.stdin.buffer.readline())
    root, status = tempfile.mkdtemp(prefix="pallasd-"), None
    try:
        unpack(header["archive"], root)
        status = wait(start(header, root))
    except Stopped:
        pass
    finally:
        for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)
        kill_descendants()
        shutil.rmtree(root, ignore_errors=True)
    if status is None:
        os._exit(1)
    if status < 0:  # as a shell says it, since ssh hands on a status only
        os._exit(128 - status)
    os._exit(status)


main()
