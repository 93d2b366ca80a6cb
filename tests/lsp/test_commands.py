"""workspace/executeCommand, and what the client's trust decides."""

import pytest
from raw_client import RawClient
from sources import TWO_KERNELS, URI, document

RUNNING = ("pallasd.run", "pallasd.verify")


def test_an_unknown_command_is_refused():
    with RawClient() as client:
        client.initialize()
        answer = client.ask("workspace/executeCommand", {"command": "pallasd.nothing", "arguments": []})
        assert answer["error"]["code"] == -32602


@pytest.mark.parametrize("trust", [None, {}, {"trusted": False}, {"trusted": "true"}, {"trusted": 1}])
def test_only_true_is_trust(trust):
    with RawClient() as client:
        capabilities = client.initialize(trust, experimental={"generatedDocuments": True})["capabilities"]
        offered = capabilities.get("executeCommandProvider", {}).get("commands", [])
        assert not set(RUNNING) & set(offered)
        client.open(URI, TWO_KERNELS)
        lenses = client.ask("textDocument/codeLens", document())["result"]
        assert lenses and not set(RUNNING) & {lens["command"]["command"] for lens in lenses}
        for command in RUNNING:
            answer = client.ask("workspace/executeCommand", {"command": command, "arguments": [{"uri": URI}]})
            assert "error" in answer


def test_in_an_untrusted_workspace_no_command_and_no_setting_starts_an_interpreter(tmp_path):
    marker, interpreter = tmp_path / "executed", tmp_path / "python"
    interpreter.write_text(f"#!/bin/sh\ntouch {marker}\n")
    interpreter.chmod(0o755)
    settings = {
        "python": str(interpreter),
        "worker": {"enable": True},
        "run": {"host": "ssh://localhost", "races": True},
        "pythonPath": [str(tmp_path)],
    }
    (tmp_path / "pallasd.toml").write_text(f'python = "{interpreter}"\n[worker]\nenable = true\n')
    (tmp_path / "kernels.py").write_text(TWO_KERNELS)
    uri = (tmp_path / "kernels.py").as_uri()
    with RawClient() as client:
        parameters = {"processId": None, "rootUri": tmp_path.as_uri(), "capabilities": {}}
        client.ask("initialize", parameters | {"initializationOptions": {"settings": settings, "trusted": False}})
        client.notify("initialized")
        client.open(uri, TWO_KERNELS)
        # Trust that comes later is none.
        client.notify("workspace/didChangeConfiguration", {"settings": {"pallasd": settings | {"trusted": True}}})
        for command in (*RUNNING, "pallasd.record", "pallasd.worker"):
            for argument in ({"uri": uri}, {"uri": uri, "trusted": True}):
                answer = client.ask("workspace/executeCommand", {"command": command, "arguments": [argument]})
                assert answer["error"]["code"] in (-32803, -32602)
        for method in ("textDocument/codeLens", "textDocument/documentSymbol", "pallasd/instances"):
            assert "result" in client.ask(method, document(uri))
    assert not marker.exists()
