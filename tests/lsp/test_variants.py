"""Generated documents of a text as it was saved, and for another chip: what an edit, or a chip, changes."""

import pytest
from raw_client import RawClient
from sources import HEAD, TWO_KERNELS, URI, document, position_of, range_of
from views import generated, open_two_kernels, result, text_of

BY_CHIP = (
    HEAD
    + """from jax.experimental.pallas import tpu as pltpu


def tile(x_ref, o_ref):
    o_ref[...] = x_ref[...] * float(pltpu.get_tpu_info().generation)


pl.pallas_call(tile, out_shape=jax.ShapeDtypeStruct((8, 128), jnp.float32))(jnp.ones((8, 128)))
"""
)


@pytest.fixture
def client():
    with RawClient() as raw:
        yield open_two_kernels(raw)


def pair(client, kind="mlir"):
    now, before = (generated(client, "doubled * 3.0", kind, **at)["uri"] for at in ({}, {"at": "saved"}))
    assert now != before
    return now, before


def edit(client):
    client.change(URI, 2, {"range": range_of(TWO_KERNELS, "3.0"), "text": "5.0"})


@pytest.mark.parametrize("kind, old, new", [("mlir", "3.000000e+00", "5.000000e+00"), ("jaxpr", "3.0", "5.0")])
def test_before_and_after_an_edit(client, kind, old, new):
    now, before = pair(client, kind)
    assert text_of(client, now) == text_of(client, before)
    edit(client)
    assert new in text_of(client, now) and old not in text_of(client, now)
    assert old in text_of(client, before) and new not in text_of(client, before)


def test_a_save_makes_the_present_text_the_one_before(client):
    now, before = pair(client)
    text_of(client, before)
    edit(client)
    assert text_of(client, now) != text_of(client, before)
    client.notify("textDocument/didSave", document())
    client.wait_for(lambda m: m.get("method") == "pallasd/contentChanged" and before in m["params"]["uris"])
    assert text_of(client, now) == text_of(client, before)


def test_saving_after_a_delay_is_no_time_to_compare_with():
    with RawClient() as client:
        sync = client.initialize(textDocument={"synchronization": {"willSave": True}})["capabilities"]["textDocumentSync"]
        assert sync["willSave"] and "save" not in sync
        client.open(URI, TWO_KERNELS)
        now, before = pair(client)
        edit(client)
        client.notify("textDocument/willSave", document() | {"reason": 2})
        assert text_of(client, now) != text_of(client, before)
        client.notify("textDocument/willSave", document() | {"reason": 1})
        assert text_of(client, now) == text_of(client, before)


def test_an_edit_of_another_open_file_counts(client):
    helper, user = "file:///tmp/pallasd_variant_helper.py", "file:///tmp/pallasd_variant_user.py"
    factor = "FACTOR = 3.0\n"
    text = "from pallasd_variant_helper import FACTOR\n" + TWO_KERNELS.replace("3.0", "FACTOR")
    client.open(helper, factor)
    client.open(user, text)
    at = document(user) | {"position": position_of(text, "doubled * FACTOR"), "kind": "mlir"}
    now, before = (result(client, "pallasd/generated", at | more)["uri"] for more in ({}, {"at": "saved"}))
    client.change(helper, 2, {"range": range_of(factor, "3.0"), "text": "5.0"})
    assert "5.000000e+00" in text_of(client, now)
    assert "3.000000e+00" in text_of(client, before)


def test_a_text_before_the_edit_has_no_ways_to_the_present_source(client):
    _, before = pair(client)
    edit(client)
    (line,) = [i for i, line in enumerate(text_of(client, before).splitlines()) if "arith.mulf" in line]
    place = {"line": line, "character": 10}
    span = {"start": place, "end": place}
    assert result(client, "pallasd/toSource", {"generated": before, "range": span})["locations"] == []
    here = document() | {"range": span, "generated": before}
    assert result(client, "pallasd/toGenerated", here)["ranges"] == []


def test_another_chip(client):
    client.open(URI, BY_CHIP, version=2)
    v5e, v6e = (generated(client, "get_tpu_info", "mlir", BY_CHIP, **chip)["uri"] for chip in ({}, {"chip": "v6e"}))
    assert "5.000000e+00" in text_of(client, v5e)
    text = text_of(client, v6e)
    assert "6.000000e+00" in text
    (line,) = [i for i, line in enumerate(text.splitlines()) if "arith.mulf" in line]
    place = {"line": line, "character": 10}
    span = {"start": place, "end": place}
    (source, *_) = result(client, "pallasd/toSource", {"generated": v6e, "range": span})["locations"]
    assert source["range"]["start"]["line"] == position_of(BY_CHIP, "x_ref[...] *")["line"]


def test_a_chip_or_a_time_that_there_is_not(client):
    at = document() | {"position": position_of(TWO_KERNELS, "doubled * 3.0"), "kind": "mlir"}
    for more in ({"chip": "v99"}, {"at": "noon"}):
        error = client.ask("pallasd/generated", at | more)["error"]
        assert error["code"] == -32602 and "v5e" in error["message"]


def test_chips_to_choose_from():
    with RawClient() as client:
        assert "v6e" in client.initialize()["capabilities"]["experimental"]["pallasd"]["chips"]
