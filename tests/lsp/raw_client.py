"""A client that can say anything, well-formed or not, for sessions that no library would have."""

import json
import os
import subprocess
import threading
from queue import Empty, Queue


class RawClient:
    """One server process. Messages that arrive are kept in order of arrival."""

    def __init__(self, *args):
        self.process = subprocess.Popen(
            [os.environ["PALLASD"], "lsp", *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.inbox = Queue()
        self.next_id = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        out = self.process.stdout
        while True:
            length = None
            while line := out.readline().strip():
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if length is None:
                return
            self.inbox.put(json.loads(out.read(length)))

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, params=None):
        self.send({"method": method, "params": params or {}})

    def request(self, method, params=None):
        """Sends a request and returns its identifier."""
        self.next_id += 1
        self.send({"id": self.next_id, "method": method, "params": params or {}})
        return self.next_id

    def wait_for(self, accept, timeout=20):
        """The first message that `accept` takes; others are dropped."""
        while True:
            message = self.inbox.get(timeout=timeout)
            if accept(message):
                return message

    def response(self, identifier, timeout=20):
        return self.wait_for(lambda m: m.get("id") == identifier and "method" not in m, timeout)

    def ask(self, method, params=None, timeout=20):
        return self.response(self.request(method, params), timeout)

    def initialize(self, options=None, **capabilities):
        parameters = {"processId": None, "rootUri": None, "capabilities": capabilities}
        answer = self.ask("initialize", parameters | ({"initializationOptions": options} if options else {}))
        self.notify("initialized")
        return answer["result"]

    def open(self, uri, text, version=1):
        self.notify(
            "textDocument/didOpen",
            {"textDocument": {"uri": uri, "languageId": "python", "version": version, "text": text}},
        )

    def change(self, uri, version, *changes):
        self.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)},
        )

    def diagnostics(self, uri, version=None, timeout=20):
        """What the server publishes next for the document, of that version if one is given."""
        message = self.wait_for(
            lambda m: m.get("method") == "textDocument/publishDiagnostics"
            and m["params"]["uri"] == uri
            and (version is None or m["params"].get("version") == version),
            timeout,
        )
        return message["params"]["diagnostics"]

    def is_silent(self, seconds=0.3):
        try:
            self.inbox.get(timeout=seconds)
        except Empty:
            return True
        return False

    def close(self, timeout=20):
        self.process.stdin.close()
        return self.process.wait(timeout)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
