"""Settings: given at the start, asked for, changed, and files of configuration beside the code."""

import pytest
from raw_client import RawClient
from sources import HEAD, TWO_KERNELS, URI, document

LENSES = {"experimental": {"generatedDocuments": True}}
ASKABLE = {"workspace": {"configuration": True}}


def lenses(client, uri=URI):
    return client.ask("textDocument/codeLens", document(uri))["result"]


def answer_configuration(client, section):
    request = client.wait_for(lambda m: m.get("method") == "workspace/configuration")
    assert request["params"]["items"] == [{"section": "pallasd"}]
    client.send({"id": request["id"], "result": [section]})


def test_settings_of_the_start_hold():
    with RawClient() as client:
        client.initialize({"settings": {"codeLens": {"enable": False}}}, **LENSES)
        client.open(URI, TWO_KERNELS)
        assert lenses(client) == []


def test_a_client_that_answers_is_asked_at_the_start_and_when_something_changed():
    with RawClient() as client:
        client.initialize(**LENSES, **ASKABLE)
        answer_configuration(client, {"codeLens": {"enable": False}, "path": "/usr/bin/pallasd", "jax": ""})
        client.open(URI, TWO_KERNELS)
        assert lenses(client) == []
        client.notify("workspace/didChangeConfiguration", {"settings": None})
        answer_configuration(client, {"codeLens": {"enable": True}})
        assert lenses(client) != []


def test_others_send_their_settings():
    with RawClient() as client:
        client.initialize(**LENSES)
        client.open(URI, TWO_KERNELS)
        assert lenses(client) != []
        client.notify("workspace/didChangeConfiguration", {"settings": {"pallasd": {"codeLens": {"enable": False}}}})
        assert lenses(client) == []


@pytest.fixture
def library(tmp_path):
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "blocks.py").write_text("ROWS = 8\n")
    return tmp_path / "elsewhere"


NEEDS_PATH = (
    "from blocks import ROWS\n"
    + HEAD
    + """def kernel(x_ref, o_ref):
    o_ref[...] = x_ref[...]


x = jnp.ones((ROWS, 128))
pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
"""
)


def shapes(client):
    return [kernel["shapes"] for kernel in client.ask("pallasd/instances", document())["result"]]


def test_a_setting_of_the_analysis_takes_effect_in_open_documents(library):
    with RawClient() as client:
        client.initialize()
        client.open(URI, NEEDS_PATH)
        assert shapes(client) != ["x=f32[8,128]"]
        client.notify("workspace/didChangeConfiguration", {"settings": {"pallasd": {"pythonPath": [str(library)]}}})
        assert shapes(client) == ["x=f32[8,128]"]


def test_a_configuration_file_is_read_again_when_it_changes(library, tmp_path):
    with RawClient() as client:
        client.ask("initialize", {"processId": None, "rootUri": tmp_path.as_uri(), "capabilities": {}})
        client.notify("initialized")
        client.open(URI, NEEDS_PATH)
        assert shapes(client) != ["x=f32[8,128]"]
        file = tmp_path / "pallasd.toml"
        file.write_text('pythonPath = ["elsewhere"]\n')
        client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": file.as_uri(), "type": 1}]})
        assert shapes(client) == ["x=f32[8,128]"]


def test_what_can_be_asked_for_is_registered():
    dynamic = {"dynamicRegistration": True}
    with RawClient() as client:
        client.initialize(workspace={"didChangeConfiguration": dynamic, "didChangeWatchedFiles": dynamic})
        request = client.wait_for(lambda m: m.get("method") == "client/registerCapability")
        assert [r["method"] for r in request["params"]["registrations"]] == [
            "workspace/didChangeConfiguration",
            "workspace/didChangeWatchedFiles",
        ]


FLOAT_IOTA = (
    HEAD
    + """def ramp(x_ref, o_ref):
    o_ref[...] = jax.lax.broadcasted_iota(jnp.float32, (8, 128), 1)


x = jnp.ones((8, 128))
pl.pallas_call(ramp, out_shape=jax.ShapeDtypeStruct(x.shape, x.dtype))(x)
"""
)


def severities(client):
    report = client.ask("textDocument/diagnostic", document())["result"]
    return [(d["code"], d["severity"]) for d in report["items"]]


def test_rules_are_selected_and_weighed():
    with RawClient() as client:
        client.initialize({"settings": {"warn": ["float-iota"]}})
        client.open(URI, FLOAT_IOTA)
        assert severities(client) == [("float-iota", 2)]
        client.notify("workspace/didChangeConfiguration", {"settings": {"pallasd": {"ignore": ["float-iota"]}}})
        assert severities(client) == []


def published(client, uri):
    """The latest diagnostics of a document once the client is told any."""
    return client.wait_for(
        lambda m: m.get("method") == "textDocument/publishDiagnostics" and m["params"]["uri"] == uri
    )["params"]["diagnostics"]


def test_mistakes_in_a_configuration_file_are_shown_in_it_until_they_are_gone(tmp_path):
    file = tmp_path / "pallasd.toml"
    file.write_text("environment = {'\U0001d11e' = 'x', B = 1}\n")
    with RawClient() as client:
        client.ask("initialize", {"processId": None, "rootUri": tmp_path.as_uri(), "capabilities": {}})
        client.notify("initialized")
        (problem,) = published(client, file.as_uri())
        assert problem["message"] == "`environment` takes a table of strings, not a number"
        assert problem["range"]["start"] == {"line": 0, "character": 31}, "in UTF-16"
        file.write_text("chips = ['v5e', 'v6e']\n")
        change = {"changes": [{"uri": file.as_uri(), "type": 2}]}
        client.notify("workspace/didChangeWatchedFiles", change)
        assert published(client, file.as_uri()) == []
