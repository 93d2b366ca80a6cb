# module: pytest
# Marks are kept on the function, fixtures are functions with a mark; the collector puts the two together.
import contextlib
import inspect
import os
from unittest import SkipTest, _Expected, _Scope, mock


class Skipped(SkipTest):
    pass


class Failed(Exception):
    pass


def skip(reason="", *, allow_module_level=False, msg=None):
    raise Skipped(reason)


skip.Exception = Skipped


def fail(reason="", pytrace=True, msg=None):
    raise Failed(reason)


def xfail(reason=""):
    raise Skipped(reason)


def exit(reason="", returncode=None):
    raise SystemExit(returncode)


def importorskip(modname, minversion=None, reason=None):
    import importlib

    return importlib.import_module(modname)


def raises(expected_exception, *args, match=None, **kwargs):
    if args:
        try:
            args[0](*args[1:], **kwargs)
        except expected_exception:
            pass
        return None
    return _Expected(expected_exception)


def warns(*args, **kwargs):
    return _Scope()


def deprecated_call(*args, **kwargs):
    return _Scope()


def approx(expected, rel=None, abs=None, nan_ok=False):
    return expected


class Param:
    def __init__(self, values, marks, id):
        self.values = values
        self.marks = marks if isinstance(marks, (tuple, list)) else (marks,)
        self.id = id


def param(*values, marks=(), id=None):
    return Param(values, marks, id)


class Mark:
    def __init__(self, name, args, kwargs):
        self.name = name
        self.args = args
        self.kwargs = kwargs

    def __call__(self, *args, **kwargs):
        if len(args) == 1 and not kwargs and (inspect.isclass(args[0]) or inspect.isfunction(args[0])):
            item = args[0]
            item.pytestmark = [self, *getattr(item, "pytestmark", [])]
            return item
        return Mark(self.name, args, kwargs)


class _Marks:
    def __getattr__(self, name):
        return Mark(name, (), {})


mark = _Marks()


class Fixture:
    def __init__(self, function, params, name, autouse):
        self.function = function
        self.params = params
        self.name = name or function.__name__
        self.autouse = autouse


def fixture(function=None, *, scope="function", params=None, autouse=False, ids=None, name=None):
    if function is not None:
        return Fixture(function, params, name, autouse)
    return lambda function: Fixture(function, params, name, autouse)


class MonkeyPatch:
    """Attributes, items and variables that a test replaces, until it is undone."""

    opened = []

    def __init__(self):
        self.undoing = []
        MonkeyPatch.opened.append(self)

    def _enter(self, replacement):
        replacement.start()
        self.undoing.append(replacement.stop)

    def setattr(self, target, name, value=None, raising=True):
        if isinstance(target, str):
            self._enter(mock.patch(target, name))
        else:
            self._enter(mock.patch.object(target, name, value))

    def setitem(self, dic, name, value):
        self._enter(mock.patch.dict(dic, {name: value}))

    def delitem(self, dic, name, raising=True):
        self._enter(mock.patch.dict(dic))
        dic.pop(name, None)

    def setenv(self, name, value, prepend=None):
        self.setitem(os.environ, name, str(value))

    def delenv(self, name, raising=True):
        self.delitem(os.environ, name)

    def syspath_prepend(self, path):
        pass

    chdir = syspath_prepend

    def undo(self):
        for stop in reversed(self.undoing):
            stop()
        self.undoing.clear()

    @classmethod
    @contextlib.contextmanager
    def context(cls):
        patch = cls()
        yield patch
        patch.undo()


class Request:
    """What a fixture sees of the test that asks for it."""

    def __init__(self, param):
        self.param = param

    def addfinalizer(self, function):
        pass


def main(*args, **kwargs):
    import _pallasd_tests

    _pallasd_tests.asked = True
    return 0
