"""A protocol client that adds as little as possible to what it measures.

One thread, blocking reads, messages made before the clock starts and parsed after it has stopped.
"""

import json
import os
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "mdtest"))

import incremental


class Wire:
    def __init__(self, binary, folder):
        self.folder, self.rest, self.version, self.number = pathlib.Path(folder).resolve(), b"", 0, 0
        self.server = subprocess.Popen(
            [binary, "lsp"], cwd=folder, bufsize=0,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        capabilities = {"general": {"positionEncodings": ["utf-32"]}}
        params = {"processId": os.getpid(), "rootUri": self.folder.as_uri(), "capabilities": capabilities}
        self.write(framed({"id": 0, "method": "initialize", "params": params}))
        while json.loads(self.read()).get("id") != 0:
            pass
        self.write(framed({"method": "initialized", "params": {}}))

    def write(self, message):
        os.write(self.server.stdin.fileno(), message)

    def read(self):
        """The body of the next message."""
        while True:
            end = self.rest.find(b"\r\n\r\n")
            if end >= 0:
                size = int(self.rest[:end].lower().split(b"content-length:")[1].split(b"\r\n")[0])
                if len(self.rest) >= end + 4 + size:
                    body, self.rest = self.rest[end + 4 : end + 4 + size], self.rest[end + 4 + size :]
                    return body
            part = os.read(self.server.stdout.fileno(), 1 << 20)
            if not part:
                raise OSError("the server has ended")
            self.rest += part

    def answered(self, message):
        """Milliseconds from writing a message to having the diagnostics of the current version, and those."""
        wanted = b'"version":%d' % self.version
        start = time.perf_counter()
        self.write(message)
        while True:
            body = self.read()
            if b'"textDocument/publishDiagnostics"' in body and wanted in body:
                taken = 1000 * (time.perf_counter() - start)
                return taken, json.loads(body)["params"]["diagnostics"]

    def open(self, name, text):
        self.version = 1
        document = {"uri": (self.folder / name).as_uri(), "languageId": "python", "version": 1, "text": text}
        return self.answered(framed({"method": "textDocument/didOpen", "params": {"textDocument": document}}))

    def edit(self, name, before, after):
        self.version += 1
        document = {"uri": (self.folder / name).as_uri(), "version": self.version}
        params = {"textDocument": document, "contentChanges": [incremental.ranged_edit(before, after)]}
        return self.answered(framed({"method": "textDocument/didChange", "params": params}))

    def request(self, method, params):
        """Milliseconds from writing a request to having its answer, and the result."""
        self.number += 1
        wanted = b'"id":%d' % self.number
        message = framed({"id": self.number, "method": method, "params": params})
        start = time.perf_counter()
        self.write(message)
        while True:
            body = self.read()
            if wanted in body:
                taken = 1000 * (time.perf_counter() - start)
                answer = json.loads(body)
                if answer.get("id") == self.number and "method" not in answer:
                    return taken, answer.get("result")

    def close(self):
        self.server.stdin.close()
        self.server.kill()
        self.server.wait()
        self.server.stdout.close()


def framed(message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body
