"""Where the pallasd binary of this wheel is. Everything else is the binary's: see `pallasd --help`."""

import os
import sys
import sysconfig

__all__ = ["binary"]


def _script_folders():
    yield sysconfig.get_path("scripts")
    # pip install --user, and --target or --prefix, put scripts elsewhere.
    yield sysconfig.get_path("scripts", scheme=sysconfig.get_preferred_scheme("user"))
    package = os.path.dirname(os.path.abspath(__file__))
    yield os.path.join(os.path.dirname(package), "bin")
    yield os.path.join(os.path.dirname(package), "..", "..", "..", "bin")
    yield os.path.join(sys.base_prefix, "bin")


def binary():
    """The path of the binary; FileNotFoundError if this package lies apart from it."""
    looked = []
    for folder in _script_folders():
        path = os.path.normpath(os.path.join(folder, "pallasd"))
        if os.access(path, os.X_OK):
            return path
        looked.append(path)
    raise FileNotFoundError("the pallasd binary is in none of " + ", ".join(looked))
