"""What a server must survive: the rows of protocol abuse that the best servers were measured on."""

import pytest
from raw_client import RawClient

URI = "file:///tmp/pallasd-abuse.py"


@pytest.fixture
def client():
    with RawClient() as raw:
        yield raw


def error_code(answer):
    return answer["error"]["code"]


def test_request_before_initialize(client):
    assert error_code(client.ask("textDocument/hover")) == -32002


def test_unknown_request(client):
    client.initialize()
    assert error_code(client.ask("pallasd/noSuchRequest")) == -32601


def test_unknown_notification_is_ignored(client):
    client.initialize()
    client.notify("$/noSuchNotification")
    assert "result" in client.ask("shutdown")


def test_malformed_body_is_answered_and_the_session_goes_on(client):
    client.initialize()
    client.send_bytes(b"Content-Length: 9\r\n\r\n{not json")
    answer = client.wait_for(lambda m: "error" in m)
    assert answer["id"] is None and error_code(answer) == -32700
    assert "result" in client.ask("shutdown")


def test_message_that_is_no_object(client):
    client.initialize()
    client.send_bytes(b"Content-Length: 2\r\n\r\n[]")
    assert error_code(client.wait_for(lambda m: "error" in m)) == -32600
    assert "result" in client.ask("shutdown")


def test_parameters_of_the_wrong_type(client):
    client.initialize()
    client.send({"id": 77, "method": "textDocument/hover", "params": {"textDocument": 5}})
    assert error_code(client.response(77)) == -32602
    client.send({"method": "textDocument/didOpen", "params": {"textDocument": [1]}})
    client.send({"method": "textDocument/didChange", "params": {"textDocument": {"uri": 3}}})
    assert "result" in client.ask("shutdown")


def test_change_of_a_document_that_is_not_open(client):
    client.initialize()
    client.change(URI, 2, {"text": "x = 1\n"})
    assert "result" in client.ask("shutdown")


def test_edit_range_outside_the_document(client):
    client.initialize()
    client.open(URI, "x = 1\n")
    far = {"line": 900, "character": 900}
    client.change(URI, 2, {"range": {"start": far, "end": far}, "text": "y = (\n"})
    assert any(d["code"] == "syntax-error" for d in client.diagnostics(URI, version=2))
    assert "result" in client.ask("shutdown")


def test_request_after_shutdown(client):
    client.initialize()
    client.ask("shutdown")
    assert error_code(client.ask("textDocument/hover")) == -32600


def test_exit_after_shutdown_is_success(client):
    client.initialize()
    client.ask("shutdown")
    client.notify("exit")
    assert client.process.wait(20) == 0


def test_exit_without_shutdown_is_failure(client):
    client.initialize()
    client.notify("exit")
    assert client.process.wait(20) == 1


def test_closed_input_is_failure(client):
    client.initialize()
    assert client.close() == 1


def test_absurd_content_length_is_refused_and_the_session_goes_on(client):
    client.initialize()
    client.send_bytes(b"Content-Length: 100000000000000\r\n\r\n")
    assert error_code(client.wait_for(lambda m: "error" in m)) == -32700
    assert "result" in client.ask("shutdown")


def test_header_without_length(client):
    client.initialize()
    client.send_bytes(b"Content-Type: application/json\r\n\r\n")
    assert error_code(client.wait_for(lambda m: "error" in m)) == -32700
    assert "result" in client.ask("shutdown")


def test_second_initialize_is_refused(client):
    client.initialize()
    assert error_code(client.ask("initialize", {"capabilities": {}})) == -32600


def test_endless_loop_is_named_with_its_line(client):
    client.initialize()
    client.open(URI, "x = 1\nwhile True:\n    x += 1\n")
    (diagnostic,) = client.diagnostics(URI, version=1, timeout=60)
    assert diagnostic["code"] == "budget" and diagnostic["severity"] == 3
    assert diagnostic["range"]["start"]["line"] in (1, 2)


@pytest.mark.parametrize(
    "body",
    ["while True:\n    pass\n", "def f(n):\n    return f(n + 1)\nf(0)\n", "x = [0] * 10**12\n", "x = 'a' * 10**12\n"],
    ids=["endless loop", "unbounded recursion", "huge list", "huge string"],
)
def test_programs_without_end_stay_within_the_budget(client, body):
    client.initialize()
    client.open(URI, body)
    found = {d["code"] for d in client.diagnostics(URI, version=1, timeout=60)}
    assert found <= {"budget", "python-error", "user-exception"}
    assert "result" in client.ask("shutdown")
