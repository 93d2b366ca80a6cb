"""Reads GitHub's workflow commands out of a log the way the runner does, by GitHub's description of them."""

import dataclasses
import re

COMMAND = re.compile(r"^::(?P<name>[a-z-]+)(?: (?P<properties>[^:]*(?::(?!:)[^:]*)*))?::(?P<data>.*)$")
SHOWN_OF_A_KIND = 10


@dataclasses.dataclass
class Annotation:
    kind: str
    properties: dict
    message: str

    def place(self):
        return self.properties.get("file"), int(self.properties.get("line", 0))


def unescape(text, is_property):
    codes = {"%0D": "\r", "%0A": "\n", "%25": "%"} | ({"%3A": ":", "%2C": ","} if is_property else {})
    return re.sub("%[0-9A-F]{2}", lambda match: codes.get(match.group(), match.group()), text)


def properties_of(text):
    result = {}
    for part in filter(None, (text or "").split(",")):
        key, _, value = part.strip().partition("=")
        result[key] = unescape(value, True)
    return result


def read(log):
    """(annotations, other lines). Refuses what the runner would not understand."""
    annotations, plain = [], []
    for line in log.splitlines():
        match = COMMAND.match(line)
        if not match:
            assert not line.startswith("::"), f"neither a command nor plain: {line}"
            plain.append(line)
            continue
        assert match["name"] in ("error", "warning", "notice"), line
        properties = properties_of(match["properties"])
        columns = {"col", "endColumn"} & properties.keys()
        assert not columns or properties["line"] == properties["endLine"], "columns need one line"
        annotations.append(Annotation(match["name"], properties, unescape(match["data"], False)))
    for kind in ("error", "warning", "notice"):
        assert sum(a.kind == kind for a in annotations) <= SHOWN_OF_A_KIND, f"GitHub would drop a {kind}"
    return annotations, plain
