"""What names in kernels hold: hints where they are bound, hovers where they stand. And the server's status."""

import pytest
from raw_client import RawClient
from sources import HEAD, TWO_KERNELS, URI, document, position_of, range_of

EVERYWHERE = {"start": {"line": 0, "character": 0}, "end": {"line": 10**6, "character": 0}}

SCOPES = (
    HEAD
    + """def kernel(x_ref, n_ref, o_ref):
    acc = x_ref[...]

    def body(i, acc):
        later = acc.astype(jnp.bfloat16)
        return later.astype(jnp.float32)

    total = jax.lax.fori_loop(0, n_ref[0], body, jnp.zeros((8, 128)) + acc)
    acc = jnp.sum(total, axis=0)
    o_ref[...] = acc


def call(x, n):
    return pl.pallas_call(
        kernel,
        grid=(4,),
        in_specs=[
            pl.BlockSpec((None, 8, 128), lambda i: (i, 0, 0)),
            pl.BlockSpec(memory_space=pltpu.SMEM),
        ],
        out_specs=pl.BlockSpec((None, 128), lambda i: (i, 0)),
        out_shape=jax.ShapeDtypeStruct((4, 128), x.dtype),
    )(x, n)


call(jnp.ones((4, 8, 128)), jnp.ones((1,), jnp.int32))
"""
).replace("import pallas as pl\n", "import pallas as pl\nfrom jax.experimental.pallas import tpu as pltpu\n")


@pytest.fixture
def client():
    with RawClient() as raw:
        raw.initialize()
        raw.open(URI, SCOPES)
        yield raw


def hints(client, range=EVERYWHERE):
    answer = client.ask("textDocument/inlayHint", document() | {"range": range})["result"]
    return {(h["position"]["line"], h["position"]["character"]): h["label"] for h in answer}


def end_of(text, needle, name):
    at = position_of(text, needle, len(name))
    return at["line"], at["character"]


def hover(client, text, needle, offset=0):
    answer = client.ask("textDocument/hover", document() | {"position": position_of(text, needle, offset)})
    return answer["result"]["contents"]["value"] if answer["result"] else None


def test_hints_at_assignments_and_parameters(client):
    found = hints(client)
    assert found[end_of(SCOPES, "x_ref, n_ref", "x_ref")] == ": f32[8,128]"
    assert found[end_of(SCOPES, "n_ref, o_ref", "n_ref")] == ": i32[1] in smem"
    assert found[end_of(SCOPES, "later =", "later")] == ": bf16[8,128]"
    assert found[end_of(SCOPES, "acc = jnp.sum", "acc")] == ": f32[128]"
    assert not any(line >= SCOPES[: SCOPES.index("def call")].count("\n") for line, _ in found)


def test_hints_of_a_range_only(client):
    line = position_of(SCOPES, "later =")["line"]
    inside = hints(client, {"start": {"line": line, "character": 0}, "end": {"line": line, "character": 5}})
    assert list(inside.values()) == [": bf16[8,128]"]


def test_code_that_runs_with_several_avals_shows_both():
    with RawClient() as client:
        client.initialize()
        client.open(URI, TWO_KERNELS)
        assert hints(client)[end_of(TWO_KERNELS, "doubled =", "doubled")] == ": f32[8,128] | f32[16,256]"
        assert hints(client)[end_of(TWO_KERNELS, "x):\n    return x + x", "x")] == ": f32[8,128] | f32[16,256]"


def test_hints_can_be_switched_off():
    with RawClient() as client:
        client.initialize({"settings": {"inlayHints": {"enable": False}}})
        client.open(URI, SCOPES)
        assert hints(client) == {}


def test_hints_follow_an_edit(client):
    assert hints(client)
    client.change(URI, 2, {"range": range_of(SCOPES, "bfloat16"), "text": "float16"})
    assert hints(client)[end_of(SCOPES, "later =", "later")] == ": f16[8,128]"
    client.change(URI, 3, {"range": EVERYWHERE | {"end": EVERYWHERE["start"]}, "text": "\n"})
    line, character = end_of(SCOPES, "later =", "later")
    assert hints(client)[line + 1, character] == ": f16[8,128]"


def test_hovering_over_a_ref_shows_its_memory_and_type(client):
    text = hover(client, SCOPES, "n_ref[0]")
    assert "`Ref<smem>{i32[1]}`" in text and "`memref<1xi32, #tpu.memory_space<smem>>`" in text
    # The module's argument keeps the dimension that the kernel's code doesn't see.
    assert "memref<1x8x128xf32, #tpu.memory_space<vmem>>" in hover(client, SCOPES, "x_ref[...]")


def test_hovering_over_a_value_shows_what_it_holds_there(client):
    assert "`vector<8x128xbf16>`" in hover(client, SCOPES, "later.astype")
    assert "`f32[128]` → `vector<128xf32>`" in hover(client, SCOPES, "o_ref[...] = acc", len("o_ref[...] = "))


def test_namesakes_of_other_functions_are_told_apart(client):
    inner = hover(client, SCOPES, "acc.astype")
    outer = hover(client, SCOPES, "+ acc)", 2)
    assert "f32[8,128]" in inner and "f32[8,128]" in outer
    after = hover(client, SCOPES, "= acc\n", 2)
    assert "f32[128]" in after and "f32[8,128]`" not in after.split("(")[0]


def test_a_name_outside_kernels_says_nothing(client):
    assert hover(client, SCOPES, "x.dtype") is None or "→ `" not in hover(client, SCOPES, "x.dtype")


def test_the_status_counts_kernels_and_names_mistakes_in_the_configuration(tmp_path):
    wants = {"experimental": {"serverStatusNotification": True}}

    def status(client):
        return client.wait_for(lambda m: m.get("method") == "experimental/serverStatus")["params"]

    with RawClient() as client:
        client.initialize(**wants)
        client.open(URI, TWO_KERNELS)
        assert status(client) == {"health": "ok", "quiescent": True, "message": "3 of 3 kernels followed in full"}
    (tmp_path / "pallasd.toml").write_text('chips = ["v99"]\n')
    with RawClient() as client:
        parameters = {"processId": None, "rootUri": tmp_path.as_uri(), "capabilities": wants}
        client.ask("initialize", parameters)
        client.notify("initialized")
        client.open(URI, TWO_KERNELS)
        uri = (tmp_path / "pallasd.toml").as_uri()
        (mistake,) = client.wait_for(
            lambda m: m.get("method") == "textDocument/publishDiagnostics" and m["params"]["uri"] == uri
        )["params"]["diagnostics"]
        assert mistake["range"]["start"]["line"] == 0 and "v99" in mistake["message"]
