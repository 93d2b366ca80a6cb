"""What the language server ends with after a series of edits, for suites with stages.

A minimal client on the standard library: it opens the files of the first stage, turns each later stage into one
ranged edit a file (all but the common prefix and suffix), and takes the diagnostics that the server publishes last.
Publishing is asynchronous and may come in parts, so `after_edits` returns when the wanted answer has stood for
QUIET_SECONDS, or gives whatever stands when the time is over.
"""

import functools
import json
import os
import pathlib
import queue
import subprocess
import threading
import time

QUIET_SECONDS = 0.3
SEVERITIES = {1: "error", 2: "warning", 3: "information", 4: "hint"}


def diagnostic_keys(diagnostics):
    """Diagnostics of `pallasd lint` as comparable tuples."""
    return sorted(
        (d["severity"], d["rule"], d["message"], d["line"], d["column"], d["end_line"], d["end_column"])
        for d in diagnostics
    )


def published_keys(diagnostics):
    """The same of the server's, whose lines and columns count from 0 (code points: utf-32 is negotiated)."""
    keys = []
    for d in diagnostics:
        start, end = d["range"]["start"], d["range"]["end"]
        keys.append(
            (
                SEVERITIES[d.get("severity", 1)],
                d.get("code"),
                d["message"],
                start["line"] + 1,
                start["character"] + 1,
                end["line"] + 1,
                end["character"] + 1,
            )
        )
    return sorted(keys)


def position(text, offset):
    line = text.count("\n", 0, offset)
    return {"line": line, "character": offset - (text.rfind("\n", 0, offset) + 1)}


@functools.cache
def ranged_edit(before, after):
    """The content change that turns one text into the other and leaves their common ends alone.

    Kept, since an editor knows its edit: comparing the texts again would count as the server's time in bench/run.py.
    """
    start = len(os.path.commonprefix([before, after]))
    most = min(len(before), len(after)) - start
    same = len(os.path.commonprefix([before[::-1], after[::-1]])[:most])
    return {
        "range": {"start": position(before, start), "end": position(before, len(before) - same)},
        "text": after[start : len(after) - same],
    }


class Session:
    def __init__(self, binary, folder, options=()):
        self.folder = pathlib.Path(folder).resolve()
        self.server = subprocess.Popen(
            [binary, "lsp", *options],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self.messages, self.number = queue.Queue(), 0
        self.texts, self.versions, self.published = {}, {}, {}
        threading.Thread(target=self.read, daemon=True).start()
        self.request(
            "initialize",
            {
                "processId": os.getpid(),
                "rootUri": self.folder.as_uri(),
                "capabilities": {"general": {"positionEncodings": ["utf-32"]}},
            },
        )
        self.notify("initialized", {})

    def read(self):
        while header := self.server.stdout.readline():
            length = 0
            while header.strip():
                name, _, value = header.decode().partition(":")
                length = int(value) if name.lower() == "content-length" else length
                header = self.server.stdout.readline()
            self.messages.put(json.loads(self.server.stdout.read(length)))

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.server.stdin.flush()

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params, seconds=20):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        end = time.monotonic() + seconds
        while (message := self.receive(end)) is not None:
            if message.get("id") == self.number and "method" not in message:
                return message
        raise TimeoutError(f"the server did not answer {method}")

    def receive(self, end):
        """The next message before the time `end`; requests of the server are answered with null."""
        try:
            message = self.messages.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            return None
        if message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            self.published[params["uri"]] = (params.get("version"), published_keys(params["diagnostics"]))
        elif "method" in message and "id" in message:
            self.send({"id": message["id"], "result": None})
        return message

    def uri(self, name):
        return (self.folder / name).as_uri()

    def show(self, files):
        """Makes the server see these texts by name: opens new ones, edits changed ones."""
        for name, text in files.items():
            uri = self.uri(name)
            if name not in self.texts:
                self.versions[name] = 1
                self.notify(
                    "textDocument/didOpen",
                    {"textDocument": {"uri": uri, "languageId": "python", "version": 1, "text": text}},
                )
            elif text != self.texts[name]:
                self.versions[name] += 1
                self.notify(
                    "textDocument/didChange",
                    {
                        "textDocument": {"uri": uri, "version": self.versions[name]},
                        "contentChanges": [ranged_edit(self.texts[name], text)],
                    },
                )
            self.texts[name] = text

    def current(self, name):
        version, keys = self.published.get(self.uri(name), (None, None))
        return keys if version == self.versions[name] else None

    def after_edits(self, wanted, seconds=20):
        """The diagnostics by file name that stand once they equal `wanted` and stay so, or when the time is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            equal = all(self.current(name) == keys for name, keys in wanted.items())
            message = self.receive(min(end, time.monotonic() + QUIET_SECONDS) if equal else end)
            if equal and message is None:
                break
        return {name: self.current(name) for name in wanted}

    def close(self):
        try:
            self.request("shutdown", None, 5)
            self.notify("exit", None)
            self.server.wait(5)
        except (TimeoutError, subprocess.TimeoutExpired, OSError):
            self.server.kill()
            self.server.wait()
        self.server.stdin.close()
        self.server.stdout.close()
