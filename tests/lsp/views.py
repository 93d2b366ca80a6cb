"""What the sessions on generated documents share."""

from sources import TWO_KERNELS, URI, document, position_of

VIEWS = {"experimental": {"generatedDocuments": True}}


def open_two_kernels(raw):
    raw.initialize(**VIEWS)
    raw.open(URI, TWO_KERNELS)
    return raw


def result(client, method, parameters):
    answer = client.ask(method, parameters)
    assert "error" not in answer, answer
    return answer["result"]


def generated(client, needle, kind, text=TWO_KERNELS, **more):
    at = document() | {"position": position_of(text, needle), "kind": kind}
    return result(client, "pallasd/generated", at | more)


def text_of(client, uri):
    return result(client, "pallasd/textDocumentContent", {"uri": uri})["text"]
