# module: string
whitespace = " \t\n\r\v\f"
ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdef" + "ABCDEF"
octdigits = "01234567"
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"""
printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    return (sep or " ").join(word.capitalize() for word in s.split(sep))


class Template:
    def __init__(self, template):
        self.template = template

    def _replace(self, mapping, safe):
        out = []
        text = self.template
        i = 0
        while i < len(text):
            if text[i] != "$":
                out.append(text[i])
                i += 1
                continue
            if text[i + 1 : i + 2] == "$":
                out.append("$")
                i += 2
                continue
            braced = text[i + 1 : i + 2] == "{"
            start = i + 2 if braced else i + 1
            end = start
            while end < len(text) and (text[end].isalnum() or text[end] == "_"):
                end += 1
            name = text[start:end]
            stop = end + 1 if braced else end
            if name in mapping:
                out.append(str(mapping[name]))
            elif safe:
                out.append(text[i:stop])
            else:
                raise KeyError(name)
            i = stop
        return "".join(out)

    def substitute(self, mapping={}, /, **kws):
        return self._replace({**mapping, **kws}, False)

    def safe_substitute(self, mapping={}, /, **kws):
        return self._replace({**mapping, **kws}, True)


class Formatter:
    def format(self, format_string, /, *args, **kwargs):
        return format_string.format(*args, **kwargs)
