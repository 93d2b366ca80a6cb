"""Diagnostics, hover and fixes through the protocol, as an editor meets them."""

import pytest
from raw_client import RawClient
from sources import HEAD, URI, position_of

UNSIGNED = (
    HEAD
    + """def product(a, b, o):
    o[...] = jnp.dot(a[...], b[...], preferred_element_type=jnp.int32)


x = jnp.ones((128, 128), jnp.uint8)
pl.pallas_call(product, out_shape=jax.ShapeDtypeStruct((128, 128), jnp.int32))(x, x)
"""
)

SIGNED_LINE = "x = jnp.ones((128, 128), jnp.int8)\n"


@pytest.fixture
def client():
    with RawClient() as raw:
        yield raw


def test_diagnostic_has_rule_severity_version_and_link(client):
    client.initialize()
    client.open(URI, UNSIGNED, version=7)
    (diagnostic,) = client.diagnostics(URI, version=7)
    assert diagnostic["code"] == "unsigned-dot"
    assert diagnostic["severity"] == 1
    assert diagnostic["source"] == "pallasd"
    assert diagnostic["codeDescription"]["href"].endswith("unsigned-dot")
    assert diagnostic["range"]["start"]["line"] == position_of(UNSIGNED, "jnp.dot")["line"]
    assert diagnostic["data"]["jax_exception"] == "NotImplementedError"


def test_incremental_edit_clears_the_diagnostic(client):
    client.initialize()
    client.open(URI, UNSIGNED)
    assert client.diagnostics(URI, version=1)
    at = position_of(UNSIGNED, "uint8")
    client.change(URI, 2, {"range": {"start": at, "end": {**at, "character": at["character"] + 1}}, "text": ""})
    assert client.diagnostics(URI, version=2) == []


def test_a_file_that_is_opened_broken_has_errors_of_syntax_alone(client):
    client.initialize()
    client.open(URI, UNSIGNED.replace("import jax\n", "import jax(\n", 1))
    assert [d["code"] for d in client.diagnostics(URI, version=1)] == ["syntax-error"]


def test_columns_follow_the_negotiated_encoding(client):
    text = UNSIGNED.replace("o[...] = jnp.dot", "'😀é'; o[...] = jnp.dot")
    starts = {}
    for encoding in ("utf-8", "utf-16", "utf-32"):
        with RawClient() as raw:
            chosen = raw.initialize(general={"positionEncodings": [encoding]})["capabilities"]["positionEncoding"]
            assert chosen == encoding
            raw.open(URI, text)
            (diagnostic,) = raw.diagnostics(URI, version=1)
            starts[encoding] = diagnostic["range"]["start"]["character"]
    assert starts["utf-8"] - starts["utf-32"] == 4
    assert starts["utf-16"] - starts["utf-32"] == 1


def test_hover_on_a_kernel_shows_its_jaxpr_and_module(client):
    client.initialize()
    client.open(URI, UNSIGNED.replace("uint8", "int8"))
    answer = client.ask(
        "textDocument/hover", {"textDocument": {"uri": URI}, "position": position_of(UNSIGNED, "product")}
    )
    text = answer["result"]["contents"]["value"]
    assert "dot_general" in text
    assert "tpu.matmul" in text


def test_hover_where_nothing_is_known_is_null(client):
    client.initialize()
    client.open(URI, "x = 1\n")
    answer = client.ask("textDocument/hover", {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 0}})
    assert answer["result"] is None


def test_quick_fix_edits_make_the_kernel_accepted(client):
    client.initialize()
    client.open(URI, UNSIGNED)
    (diagnostic,) = client.diagnostics(URI, version=1)
    actions = client.ask(
        "textDocument/codeAction",
        {"textDocument": {"uri": URI}, "range": diagnostic["range"], "context": {"diagnostics": [diagnostic]}},
    )["result"]
    assert actions and all(action["kind"] == "quickfix" for action in actions)
    edits = actions[0]["edit"]["changes"][URI]
    edits.sort(key=lambda e: (e["range"]["start"]["line"], e["range"]["start"]["character"]), reverse=True)
    client.change(URI, 2, *[{"range": e["range"], "text": e["newText"]} for e in edits])
    assert client.diagnostics(URI, version=2) == []


def test_a_client_that_resolves_edits_asks_for_the_one_chosen(client):
    client.initialize(textDocument={"codeAction": {"resolveSupport": {"properties": ["edit"]}}})
    client.open(URI, UNSIGNED)
    (diagnostic,) = client.diagnostics(URI, version=1)
    ask = {"textDocument": {"uri": URI}, "range": diagnostic["range"], "context": {"diagnostics": [diagnostic]}}
    actions = client.ask("textDocument/codeAction", ask)["result"]
    assert actions and not any("edit" in action for action in actions)
    assert {action["data"]["safety"] for action in actions} <= {"safe", "check"}
    assert all(action["isPreferred"] == (action["data"]["safety"] == "safe") for action in actions)
    resolved = client.ask("codeAction/resolve", actions[0])["result"]
    assert resolved["edit"]["changes"][URI]
    client.change(URI, 2, {"text": UNSIGNED + "\n"})
    assert client.ask("codeAction/resolve", actions[0])["error"]["code"] == -32801


def test_closing_a_document_clears_its_diagnostics(client):
    client.initialize()
    client.open(URI, UNSIGNED)
    assert client.diagnostics(URI, version=1)
    client.notify("textDocument/didClose", {"textDocument": {"uri": URI}})
    assert client.diagnostics(URI) == []


def test_cancelled_request_is_answered_once(client):
    client.initialize()
    client.open(URI, "x = 0\nwhile x < 10**7:\n    x += 1\n")
    identifier = client.request(
        "textDocument/hover", {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 0}}
    )
    client.notify("$/cancelRequest", {"id": identifier})
    answer = client.response(identifier, timeout=60)
    assert answer.get("error", {}).get("code") in (-32800, None)
    assert "result" in client.ask("shutdown", timeout=60)


def test_long_work_reports_progress(client):
    client.initialize(window={"workDoneProgress": True})
    client.open(URI, "while True:\n    [str(i) for i in range(500)]\n")
    create = client.wait_for(lambda m: m.get("method") == "window/workDoneProgress/create", timeout=60)
    client.send({"id": create["id"], "result": None})
    end = client.wait_for(lambda m: m.get("method") == "$/progress" and m["params"]["value"]["kind"] == "end", 120)
    assert end["params"]["token"] == create["params"]["token"]
