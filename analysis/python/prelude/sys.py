# module: sys
from collections import namedtuple
from types import SimpleNamespace

_VersionInfo = namedtuple("version_info", ["major", "minor", "micro", "releaselevel", "serial"])
version_info = _VersionInfo(3, 13, 0, "final", 0)
version = "3.13.0"
hexversion = 0x030D00F0
implementation = SimpleNamespace(name="cpython", version=version_info, cache_tag="cpython-313")
_FloatInfo = namedtuple("float_info", ["max", "max_exp", "max_10_exp", "min", "min_exp", "min_10_exp", "dig", "mant_dig", "epsilon", "radix", "rounds"])
float_info = _FloatInfo(1.7976931348623157e308, 1024, 308, 2.2250738585072014e-308, -1021, -307, 15, 53, 2.220446049250313e-16, 2, 1)
flags = SimpleNamespace(optimize=0, debug=0, interactive=0, verbose=0)


class _Stream:
    encoding = "utf-8"

    def write(self, text):
        return len(text)

    def writelines(self, lines):
        pass

    def flush(self):
        pass

    def isatty(self):
        return False


class _Output(_Stream):
    def write(self, text):
        print(text, end="")
        return len(text)


stdout = __stdout__ = _Output()
stderr = __stderr__ = _Stream()
