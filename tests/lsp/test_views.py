"""Lenses, symbols, and jaxprs and modules as documents, with the ways between a source and its generated text."""

import pytest
from raw_client import RawClient
from sources import TWO_KERNELS, URI, document, position_of, range_of
from views import VIEWS, generated, open_two_kernels, result, text_of


@pytest.fixture
def client():
    with RawClient() as raw:
        yield open_two_kernels(raw)


def lines_of(text, ranges):
    return [text.splitlines()[r["start"]["line"]] for r in ranges]


def test_lenses_say_how_a_kernel_stands_and_what_can_be_seen(client):
    lenses = result(client, "textDocument/codeLens", document())
    scale = [lens["command"] for lens in lenses if lens["range"] == range_of(TWO_KERNELS, "scale")]
    assert [command["title"] for command in scale] == ["x=f32[8,128] · from a call (and 1 more)", "jaxpr", "MLIR"]
    assert scale[0]["command"] == "pallasd.showInstances"
    assert scale[0]["arguments"] == [{"uri": URI, "kernel": "scale"}]
    shown = scale[2]["arguments"][0]
    assert shown["source"] == {"uri": URI, "range": range_of(TWO_KERNELS, "scale")}
    assert "func.func @scale" in text_of(client, shown["uri"])


def test_a_refused_kernel_and_one_not_followed_say_so(client):
    refused = TWO_KERNELS.replace("doubled * 3.0", "jnp.cumsum(doubled, axis=0)").replace("carry + x", "unknown(carry) + x")
    refused = "from elsewhere import unknown\n" + refused
    client.change(URI, 2, {"text": refused})
    titles = [lens["command"]["title"] for lens in result(client, "textDocument/codeLens", document())]
    assert titles[0] == "refused: unimplemented-primitive (and 1 more)"
    assert any(title.startswith("not followed: ") for title in titles)


def test_lenses_of_the_clients_commands_need_a_client_that_has_them():
    with RawClient() as plain:
        plain.initialize()
        plain.open(URI, TWO_KERNELS)
        assert result(plain, "textDocument/codeLens", document()) == []


def test_symbols_are_the_kernels_with_their_instances():
    with RawClient() as client:
        client.initialize(textDocument={"documentSymbol": {"hierarchicalDocumentSymbolSupport": True}})
        client.open(URI, TWO_KERNELS)
        scale, total = result(client, "textDocument/documentSymbol", document())
        assert (scale["name"], total["name"]) == ("scale", "total")
        assert [child["name"] for child in scale["children"]] == ["x=f32[8,128]", "x=f32[16,256]"]
        assert scale["selectionRange"] == range_of(TWO_KERNELS, "scale")
        assert scale["range"]["end"] == position_of(TWO_KERNELS, "doubled * 3.0", len("doubled * 3.0"))


def test_flat_symbols_for_clients_that_know_no_others(client):
    names = [symbol["name"] for symbol in result(client, "textDocument/documentSymbol", document())]
    assert names == ["scale", "total"]


def test_instances_are_numbered_by_kernel(client):
    instances = result(client, "pallasd/instances", document())
    assert [(i["kernel"], i["instance"], i["shapes"], i["shapesFrom"], i["status"]) for i in instances] == [
        ("scale", 0, "x=f32[8,128]", "call", "complete"),
        ("scale", 1, "x=f32[16,256]", "call", "complete"),
        ("total", 0, "x=f32[8,128]", "call", "complete"),
    ]
    assert "f32[16,256]" in text_of(client, instances[1]["jaxpr"])
    assert "func.func @total" in text_of(client, instances[2]["mlir"])


@pytest.mark.parametrize(
    "kind, form, expected",
    [
        ("jaxpr", {}, "mul "),
        ("mlir", {}, "arith.mulf %"),
        ("mlir", {"form": "raw"}, "arith.mulf %"),
        ("mlir", {"form": "generic"}, '"arith.mulf"('),
    ],
)
def test_a_text_and_its_source_lead_to_each_other(client, kind, form, expected):
    shown = generated(client, "doubled * 3.0", kind, **form)
    assert shown["languageId"] == kind
    text = text_of(client, shown["uri"])
    here = document() | {"range": range_of(TWO_KERNELS, "doubled * 3.0"), "generated": shown["uri"]}
    ranges = result(client, "pallasd/toGenerated", here)["ranges"]
    (product,) = [r for r in ranges if expected in text.splitlines()[r["start"]["line"]]]
    back = result(client, "pallasd/toSource", {"generated": shown["uri"], "range": product})["locations"]
    assert back[0] == {"uri": URI, "range": range_of(TWO_KERNELS, "doubled * 3.0")}


def test_a_helper_leads_to_the_helper_first_and_then_to_its_call(client):
    shown = generated(client, "doubled * 3.0", "mlir")
    helper = document() | {"range": range_of(TWO_KERNELS, "x + x"), "generated": shown["uri"]}
    (sum_,) = result(client, "pallasd/toGenerated", helper)["ranges"]
    assert "arith.addf" in lines_of(text_of(client, shown["uri"]), [sum_])[0]
    start = {"line": sum_["start"]["line"], "character": 0}
    places = result(client, "pallasd/toSource", {"generated": shown["uri"], "range": {"start": start, "end": start}})
    assert [place["range"]["start"]["line"] for place in places["locations"][:2]] == [
        position_of(TWO_KERNELS, "x + x")["line"],
        position_of(TWO_KERNELS, "twice(x_ref")["line"],
    ]


def test_a_loop_s_body_lies_inside_the_loop(client):
    shown = generated(client, "step(i", "jaxpr")
    body = document() | {"range": range_of(TWO_KERNELS, "x_ref[i, :]"), "generated": shown["uri"]}
    inside = result(client, "pallasd/toGenerated", body)["ranges"]
    loop = document() | {"range": range_of(TWO_KERNELS, "jax.lax.fori_loop"), "generated": shown["uri"]}
    around = result(client, "pallasd/toGenerated", loop)["ranges"]
    assert any("<- " in line for line in lines_of(text_of(client, shown["uri"]), inside))
    assert any(
        r["start"]["line"] < inside[0]["start"]["line"] and inside[-1]["end"]["line"] < r["end"]["line"] for r in around
    )


def test_no_kernel_no_document(client):
    assert generated(client, "import jax.numpy", "mlir") is None
    answer = client.ask("pallasd/textDocumentContent", {"uri": "pallasd:/generated/x.mlir?uri=file%3A%2F%2F%2Fx"})
    assert answer["error"]["code"] == -32602


def test_uris_survive_an_editor_that_escapes_them_again(client):
    from urllib.parse import quote, unquote

    uri = generated(client, "doubled * 3.0", "mlir")["uri"]
    path, query = uri.split("?")
    assert text_of(client, f"{path}?{quote(unquote(query), safe='')}") == text_of(client, uri)


def test_rule_pages_are_documents(client):
    page = result(client, "pallasd/textDocumentContent", {"uri": "pallasd:/rules/unsigned-dot"})
    assert page["languageId"] == "markdown"
    assert "unsigned-dot" in page["text"]


def test_an_edit_tells_which_texts_may_have_changed(client):
    scale = generated(client, "doubled * 3.0", "mlir")["uri"]
    total = generated(client, "step(i", "mlir")["uri"]
    before = text_of(client, scale), text_of(client, total)
    edit = {"range": range_of(TWO_KERNELS, "3.0"), "text": "5.0"}
    client.change(URI, 2, edit)
    changed = client.wait_for(lambda m: m.get("method") == "pallasd/contentChanged")
    assert changed["params"]["uris"] == [scale]
    after = text_of(client, scale), text_of(client, total)
    assert "5.000000e+00" in after[0] and before[1] == after[1]


def test_an_edit_above_moves_places_and_not_the_text(client):
    shown = generated(client, "doubled * 3.0", "mlir")["uri"]
    text = text_of(client, shown)
    client.change(URI, 2, {"range": {"start": {"line": 4, "character": 0}, "end": {"line": 4, "character": 0}}, "text": "\n\n"})
    assert client.diagnostics(URI, version=2) == []
    assert text_of(client, shown) == text
    (line,) = [i for i, line in enumerate(text.splitlines()) if "arith.mulf" in line]
    at = {"line": line, "character": 10}
    place = result(client, "pallasd/toSource", {"generated": shown, "range": {"start": at, "end": at}})["locations"][0]
    assert place["range"]["start"]["line"] == position_of(TWO_KERNELS, "doubled * 3.0")["line"] + 2


def test_clients_of_318_get_the_standard_request_and_refresh():
    with RawClient() as client:
        capabilities = client.initialize(workspace={"textDocumentContent": {}}, **VIEWS)["capabilities"]
        assert capabilities["workspace"]["textDocumentContent"] == {"schemes": ["pallasd"]}
        client.open(URI, TWO_KERNELS)
        uri = generated(client, "doubled * 3.0", "mlir")["uri"]
        assert "func.func @scale" in result(client, "workspace/textDocumentContent", {"uri": uri})["text"]
        client.change(URI, 2, {"range": range_of(TWO_KERNELS, "3.0"), "text": "5.0"})
        refresh = client.wait_for(lambda m: m.get("method") == "workspace/textDocumentContent/refresh")
        assert refresh["params"] == {"uri": uri}
