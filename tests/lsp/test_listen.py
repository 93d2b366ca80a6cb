"""The server on a loopback port: only for those who know the token."""

import json
import os
import socket
import subprocess

import pytest


class Connection:
    def __init__(self, address):
        self.socket = socket.create_connection((address["host"], address["port"]), timeout=20)
        self.stream = self.socket.makefile("rb")

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.socket.sendall(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def receive(self):
        length = None
        while line := self.stream.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return None if length is None else json.loads(self.stream.read(length))

    def initialize(self, **options):
        parameters = {"processId": None, "rootUri": None, "capabilities": {}, "initializationOptions": options}
        self.send({"id": 1, "method": "initialize", "params": parameters})
        return self.receive()

    def close(self):
        self.stream.close()
        self.socket.close()


def start(address, **environment):
    command = [os.environ["PALLASD"], "lsp", "--listen", address]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | environment)


@pytest.fixture
def address():
    process = start("127.0.0.1:0")
    yield json.loads(process.stdout.readline())
    process.kill()
    process.wait()


def test_a_session_with_the_token_and_another_after_it(address):
    for _ in range(2):
        connection = Connection(address)
        assert connection.initialize(token=address["token"])["result"]["serverInfo"]["name"] == "pallasd"
        connection.send({"id": 2, "method": "shutdown"})
        assert connection.receive() == {"jsonrpc": "2.0", "id": 2, "result": None}
        connection.send({"method": "exit"})
        assert connection.receive() is None
        connection.close()


@pytest.mark.parametrize("options", [{}, {"token": ""}, {"token": "0" * 64}, {"token": 7}])
def test_without_the_token_the_connection_ends(address, options):
    connection = Connection(address)
    assert connection.initialize(**options)["error"]["code"] == -32600
    assert connection.receive() is None


def test_whoever_begins_otherwise_is_sent_away(address):
    connection = Connection(address)
    connection.send({"id": 1, "method": "textDocument/hover", "params": {}})
    assert connection.receive()["error"]["code"] == -32002
    assert connection.receive() is None
    after = Connection(address)
    assert "result" in after.initialize(token=address["token"])


def test_the_token_can_be_given():
    process = start("localhost:0", PALLASD_TOKEN="a token of the caller's own")
    address = json.loads(process.stdout.readline())
    assert "result" in Connection(address).initialize(token="a token of the caller's own")
    process.kill()
    process.wait()


@pytest.mark.parametrize("host", ["0.0.0.0:0", "192.168.1.1:4000", "example.org:4000", ":4000", "4000", "127.0.0.1:x"])
def test_only_loopback_is_served(host):
    process = start(host)
    output, error = process.communicate(timeout=20)
    assert process.returncode == 2 and output == b"" and b"pallasd: " in error


def test_a_token_that_can_be_guessed_is_refused():
    process = start("127.0.0.1:0", PALLASD_TOKEN="short")
    assert process.communicate(timeout=20)[1].startswith(b"pallasd: PALLASD_TOKEN")
    assert process.returncode == 2
