"""pallasd.run and pallasd.verify of a language server, and that nothing executes user code where it isn't trusted."""
import os
import pathlib
import sys
import threading
import time

import pytest

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "lsp"))
from raw_client import RawClient

from jax_python import ORACLE, PROGRAMS, needs_jax, processes_with, wait_for_processes

REFUSED, CANCELLED = -32803, -32800


@pytest.fixture
def client():
    with RawClient() as client:
        yield client


def settings(**more):
    return {"python": str(ORACLE), **more}


def execute(client, command, argument, token="t"):
    return client.request("workspace/executeCommand",
                          {"command": command, "arguments": [argument], "workDoneToken": token})


def outcome(client, identifier, timeout=120):
    """The answer, the output by stream, and the kinds of progress."""
    output, progress = {"stdout": "", "stderr": "", "pallasd": ""}, []
    while True:
        message = client.inbox.get(timeout=timeout)
        if message.get("method") == "pallasd/output":
            assert message["params"]["token"] == "t"
            output[message["params"]["stream"]] += message["params"]["text"]
        elif message.get("method") == "$/progress" and message["params"]["token"] == "t":
            progress.append(message["params"]["value"]["kind"])
        elif message.get("id") == identifier and "method" not in message:
            return message, output, progress


def uri(path):
    return path.as_uri()


@needs_jax
def test_run(client):
    offered = client.initialize({"trusted": True, "settings": settings()})["capabilities"]
    assert {"pallasd.run", "pallasd.verify"} <= set(offered["executeCommandProvider"]["commands"])
    asked = execute(client, "pallasd.run", {"uri": uri(PROGRAMS / "quickstart.py"), "kernel": "iota"})
    answer, output, progress = outcome(client, asked)
    assert answer["result"] == {"exitCode": 0, "where": "CPU, TPU interpret mode", "frames": []}
    assert output["stdout"] == "iota [125 126 127]\n" and "CPU, TPU interpret mode" in output["pallasd"]
    assert progress[0] == "begin" and progress[-1] == "end" and "report" in progress


@needs_jax
def test_places_of_a_traceback(client):
    client.initialize({"trusted": True, "settings": settings()})
    answer, output, _ = outcome(client, execute(client, "pallasd.run", {"uri": uri(PROGRAMS / "wrong_shapes.py")}))
    frames = answer["result"]["frames"]
    assert answer["result"]["exitCode"] == 1 and "Traceback" in output["stderr"]
    assert [f["range"]["start"]["line"] for f in frames] == [8, 7, 4]
    assert frames[0]["range"] == {"start": {"line": 8, "character": 11}, "end": {"line": 8, "character": 31}}
    assert frames[-1]["message"].startswith("TypeError") and frames[-1]["uri"] == uri(PROGRAMS / "wrong_shapes.py")


@needs_jax
def test_cancel_within_a_second(client, tmp_path):
    client.initialize({"trusted": True, "settings": settings()})
    mark = f"50000{os.getpid()}"
    script = tmp_path / "waits.py"
    script.write_text(f"import subprocess\nsubprocess.Popen(['setsid', 'sleep', '{mark}'])\nprint('up')\n"
                      f"subprocess.run(['sleep', '{mark}'])\n")
    asked = execute(client, "pallasd.run", {"uri": uri(script)})
    client.wait_for(lambda m: m.get("method") == "pallasd/output" and "up" in m["params"]["text"], 60)
    wait_for_processes(mark, 2)
    client.open("file:///other.py", "x = 1\n")  # analysis goes on meanwhile
    assert client.diagnostics("file:///other.py") == []
    begin = time.monotonic()
    client.notify("$/cancelRequest", {"id": asked})
    assert client.response(asked)["error"]["code"] == CANCELLED
    assert time.monotonic() - begin < 1
    assert not processes_with(mark)


@needs_jax
def test_the_end_of_the_session_ends_its_children(client, tmp_path):
    client.initialize({"trusted": True, "settings": settings()})
    mark = f"40000{os.getpid()}"
    script = tmp_path / "waits.py"
    script.write_text(f"import subprocess\nsubprocess.run(['sleep', '{mark}'])\n")
    execute(client, "pallasd.run", {"uri": uri(script)})
    wait_for_processes(mark, 1)
    client.ask("shutdown")
    client.notify("exit")
    client.process.wait(10)
    assert not processes_with(mark)


@needs_jax
def test_verify(client):
    client.initialize({"trusted": True, "settings": settings()})
    path = PROGRAMS / "quickstart.py"
    client.open(uri(path), path.read_text())
    answer, output, _ = outcome(client, execute(client, "pallasd.verify", {"uri": uri(path)}))
    assert answer["result"]["exitCode"] == 0, output
    assert "3 of 3 kernels alike" in output["pallasd"]


@needs_jax
def test_the_worker_serves_saved_files(client):
    client.initialize({"trusted": True, "settings": settings(worker={"enable": True})})
    path = PROGRAMS / "followed.py"
    client.open(uri(path), path.read_text())
    while not (found := client.diagnostics(uri(path), timeout=60)):
        pass
    assert [(d["range"]["start"]["line"], d["code"]) for d in found] == [(13, "unimplemented-primitive")]


def test_what_is_missing_is_named(client, tmp_path):
    client.initialize({"trusted": True, "settings": {"python": "no-such-python"}})
    (tmp_path / "script.py").write_text("")
    answer, output, progress = outcome(client, execute(client, "pallasd.run", {"uri": uri(tmp_path / "script.py")}))
    assert answer["error"]["code"] == REFUSED and "no-such-python" in answer["error"]["message"]
    assert progress == ["begin", "end"]


def children_seen(pid, stop, seen):
    while not stop.is_set():
        for task in pathlib.Path(f"/proc/{pid}/task").glob("*/children"):
            try:
                seen.update(task.read_text().split())
            except OSError:
                pass
        time.sleep(0.002)


@pytest.mark.parametrize("trust", [None, False, "true", 1, {}])
def test_an_untrusted_workspace_executes_nothing(client, tmp_path, trust):
    witness = tmp_path / "ran"
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\ntouch {witness}\n")
    python.chmod(0o755)
    everything = {"python": str(python), "worker": {"enable": True}, "worker.enable": True, "trusted": True,
                  "run": {"host": "", "races": True}, "codeLens": {"enable": True}}
    (tmp_path / "pallasd.toml").write_text('python = "./python"\nworker.enable = true\n')
    seen, stop = set(), threading.Event()
    watcher = threading.Thread(target=children_seen, args=(client.process.pid, stop, seen))
    watcher.start()
    options = {"settings": everything} | ({} if trust is None else {"trusted": trust})
    answer = client.ask("initialize", {
        "processId": None, "rootUri": uri(tmp_path), "initializationOptions": options, "trusted": True,
        "capabilities": {"experimental": {"generatedDocuments": True, "trusted": True}}})
    client.notify("initialized")
    offered = answer["result"]["capabilities"].get("executeCommandProvider", {}).get("commands", [])
    assert not {"pallasd.run", "pallasd.verify"} & set(offered)
    path = tmp_path / "followed.py"
    path.write_text((PROGRAMS / "followed.py").read_text())
    client.open(uri(path), path.read_text())
    client.notify("workspace/didChangeConfiguration", {"settings": {"pallasd": everything, "trusted": True}})
    client.notify("workspace/didGrantWorkspaceTrust", {"trusted": True})
    lenses = client.ask("textDocument/codeLens", {"textDocument": {"uri": uri(path)}}).get("result") or []
    assert not [l for l in lenses if l["command"]["command"] in ("pallasd.run", "pallasd.verify")]
    names = ["pallasd.run", "pallasd.verify", "pallasd.record", "pallasd.worker", *offered]
    for name in names:
        argument = {"uri": uri(path), "kernel": "double", "trusted": True, "python": str(python)}
        answer = client.response(execute(client, name, argument))
        if name in ("pallasd.run", "pallasd.verify"):
            assert answer["error"]["code"] == REFUSED and "trust" in answer["error"]["message"]
    client.notify("textDocument/didSave", {"textDocument": {"uri": uri(path)}})
    client.ask("textDocument/hover", {"textDocument": {"uri": uri(path)}, "position": {"line": 14, "character": 6}})
    time.sleep(0.5)
    stop.set()
    watcher.join()
    assert not witness.exists()
    assert not seen
