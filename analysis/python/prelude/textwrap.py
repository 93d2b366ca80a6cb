# module: textwrap


def dedent(text):
    lines = text.split("\n")
    margin = None
    for line in lines:
        stripped = line.lstrip(" \t")
        if not stripped:
            continue
        indent = line[: len(line) - len(stripped)]
        if margin is None:
            margin = indent
        else:
            n = 0
            while n < len(margin) and n < len(indent) and margin[n] == indent[n]:
                n += 1
            margin = margin[:n]
    margin = margin or ""
    return "\n".join([line[len(margin) :] if line.strip(" \t") else "" for line in lines])


def indent(text, prefix, predicate=None):
    if predicate is None:
        predicate = lambda line: line.strip()
    return "".join([prefix + line if predicate(line) else line for line in text.splitlines(True)])


def wrap(text, width=70, **kwargs):
    lines = []
    current = ""
    for word in text.split():
        while len(word) > width:
            if current:
                lines.append(current)
                current = ""
            lines.append(word[:width])
            word = word[width:]
        if not current:
            current = word
        elif len(current) + 1 + len(word) <= width:
            current += " " + word
        else:
            lines.append(current)
            current = word
    if current:
        lines.append(current)
    return lines


def fill(text, width=70, **kwargs):
    return "\n".join(wrap(text, width, **kwargs))


def shorten(text, width, placeholder=" [...]", **kwargs):
    text = " ".join(text.split())
    if len(text) <= width:
        return text
    out = ""
    for word in text.split():
        candidate = word if not out else out + " " + word
        if len(candidate) + len(placeholder) > width:
            break
        out = candidate
    return out + placeholder if out else placeholder.strip()
