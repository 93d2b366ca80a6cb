"""Diagnostics for clients that ask for them."""

import pytest
from raw_client import RawClient
from sources import HEAD, URI, document, range_of

PULLS = {"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": True}}}

REFUSED = (
    HEAD
    + """def kernel(x, o):
    o[...] = jnp.cumsum(x[...], axis=0)


x = jnp.ones((8, 128))
pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))(x)
"""
)


@pytest.fixture
def client():
    with RawClient() as raw:
        provider = raw.initialize(**PULLS)["capabilities"]["diagnosticProvider"]
        assert provider["interFileDependencies"] is True
        yield raw


def pull(client, uri=URI, previous=None):
    answer = client.ask("textDocument/diagnostic", document(uri) | ({"previousResultId": previous} if previous else {}))
    return answer["result"]


def test_a_full_report_then_an_unchanged_one(client):
    client.open(URI, REFUSED)
    first = pull(client)
    assert first["kind"] == "full"
    assert [item["code"] for item in first["items"]] == ["unimplemented-primitive"]
    client.change(URI, 2, {"range": range_of(REFUSED, "x = jnp.ones((8, 128))"), "text": "x = jnp.ones((8, 128))  # same"})
    assert pull(client, previous=first["resultId"]) == {"kind": "unchanged", "resultId": first["resultId"]}
    client.change(URI, 3, {"range": range_of(REFUSED, "jnp.cumsum(x[...], axis=0)"), "text": "x[...]"})
    mended = pull(client, previous=first["resultId"])
    assert mended["kind"] == "full" and mended["items"] == [] and mended["resultId"] != first["resultId"]


def test_nothing_is_pushed_to_a_client_that_pulls(client):
    client.open(URI, REFUSED)
    assert pull(client)["items"]
    identifier = client.request("textDocument/hover", document() | {"position": {"line": 0, "character": 0}})
    seen = client.wait_for(lambda m: m.get("method") == "textDocument/publishDiagnostics" or m.get("id") == identifier)
    assert "method" not in seen
    client.notify("textDocument/didClose", document())
    assert client.is_silent()


def test_a_pull_that_an_edit_interrupts_is_to_be_repeated(client):
    client.open(URI, "x = 0\nwhile x < 10**7:\n    x += 1\n")
    identifier = client.request("textDocument/diagnostic", document())
    client.change(URI, 2, {"text": "x = 1\n"})
    answer = client.response(identifier)
    assert answer["error"]["code"] == -32802 and answer["error"]["data"] == {"retriggerRequest": True}
    assert pull(client)["items"] == []


def test_an_edit_elsewhere_asks_for_a_new_pull(client, tmp_path):
    library, user = tmp_path / "library.py", tmp_path / "user.py"
    library.write_text(HEAD + "def kernel(x, o):\n    o[...] = x[...]\n")
    user.write_text(
        HEAD.replace("import jax\n", "import jax\nfrom library import kernel\n", 1)
        + "x = jnp.ones((8, 128))\n"
        + "pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))(x)\n"
    )
    for file in (library, user):
        client.open(file.as_uri(), file.read_text())
    before = pull(client, user.as_uri())
    assert before["items"] == []
    text = library.read_text()
    client.change(library.as_uri(), 2, {"range": range_of(text, "x[...]\n"), "text": "jnp.cumsum(x[...], axis=0)\n"})
    client.wait_for(lambda m: m.get("method") == "workspace/diagnostic/refresh")
    assert pull(client, user.as_uri(), before["resultId"])["items"]
