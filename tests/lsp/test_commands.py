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
