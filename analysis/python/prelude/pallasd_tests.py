# module: _pallasd_tests
# Finds the tests of a module: functions and methods as pytest, unittest and absl find them, each case one test.
import contextlib
import inspect
import itertools
import pytest
import unittest

import _pallasd
from absl.testing import parameterized

asked = False  # main() of a test framework was called
classes_set_up = []
PER_TEST = 6  # cases of one test that are looked at


def unknown_directory():
    return _pallasd.unknown("a temporary directory")


def spread(cases):
    """At most PER_TEST of the cases, the first, the last and some between."""
    cases = list(cases)
    if len(cases) <= PER_TEST:
        return cases
    last = len(cases) - 1
    return [cases[i * last // (PER_TEST - 1)] for i in range(PER_TEST)]


def marks_of(*items):
    found = []
    for item in items:
        mark = getattr(item, "pytestmark", ())
        found += list(mark) if isinstance(mark, (list, tuple)) else [mark]
    return found


def is_skipped(marks):
    for mark in marks:
        if mark.name == "skip":
            return True
        if mark.name == "skipif" and mark.args and mark.args[0] is True:
            return True
    return False


def names_of(argument):
    return [name.strip() for name in argument.split(",")] if isinstance(argument, str) else list(argument)


def parametrized(marks):
    """Every combination of parametrize marks: (keywords, expected to fail)."""
    choices = []
    for mark in marks:
        if mark.name != "parametrize":
            continue
        names, values = names_of(mark.args[0]), mark.args[1] if len(mark.args) > 1 else mark.kwargs["argvalues"]
        cases = []
        for value in values:
            fails = skipped = False
            if isinstance(value, pytest.Param):
                skipped = is_skipped(value.marks)
                fails = any(mark.name == "xfail" for mark in value.marks)
                value = value.values if len(names) > 1 else value.values[0]
            if not skipped:
                cases.append((dict(zip(names, value if len(names) > 1 else (value,))), fails))
        choices.append(cases)
    combined = []
    for combination in itertools.product(*choices):
        keywords = {}
        for part, _ in combination:
            keywords.update(part)
        combined.append((keywords, any(fails for _, fails in combination)))
    return combined


def fixtures_in(namespace):
    found = {}
    for value in list(vars(namespace).values()):
        if _pallasd.is_known(value) and isinstance(value, pytest.Fixture):
            found[value.name] = value
    return found


# Fixtures of pytest itself: what makes each.
BUILT_IN = {
    "request": lambda: pytest.Request(None),
    "monkeypatch": pytest.MonkeyPatch,
    "tmp_path": unknown_directory,
    "tmpdir": unknown_directory,
    "capsys": lambda: _pallasd.unknown("pytest's capsys"),
    "caplog": lambda: _pallasd.unknown("pytest's caplog"),
}


class Fixtures:
    def __init__(self, module, owner=None):
        self.known = fixtures_in(module)
        for base in reversed(owner.__mro__ if owner else ()):
            self.known.update(fixtures_in(base))
        self.module = module

    def of(self, owner):
        """Those of a class beside those of its module."""
        return Fixtures(self.module, owner) if owner else self

    def automatic(self):
        return [name for name, fixture in self.known.items() if fixture.autouse]

    def has(self, name):
        return name in self.known or name in BUILT_IN

    def value(self, name, choice, instance):
        if name not in self.known:
            return BUILT_IN[name]()
        fixture = self.known[name]
        keywords = {}
        for parameter in inspect.signature(fixture.function).parameters:
            if parameter == "request":
                keywords[parameter] = pytest.Request(choice.get(name))
            elif parameter == "self":
                keywords[parameter] = instance
            else:
                keywords[parameter] = self.value(parameter, choice, instance)
        made = fixture.function(**keywords)
        return next(made) if inspect.isgeneratorfunction(fixture.function) else made

    def choices(self, names):
        """Every combination of the parameters of the fixtures that a test uses."""
        used, open_names = [], list(names)
        while open_names:
            name = open_names.pop()
            if name in self.known and name not in used:
                used.append(name)
                open_names += list(inspect.signature(self.known[name].function).parameters)
        varied = [name for name in used if self.known[name].params]
        for combination in itertools.product(*[self.known[name].params for name in varied]):
            yield dict(zip(varied, combination))


def pytest_cases(label, function, fixtures, owner):
    marks = marks_of(function, owner) if owner else marks_of(function)
    if is_skipped(marks):
        return []
    fails = any(mark.name == "xfail" for mark in marks)
    fixtures = fixtures.of(owner)
    names = [name for name in inspect.signature(function).parameters if not (owner and name == "self")]
    automatic = [name for name in fixtures.automatic() if name not in names]
    for mark in marks:
        if mark.name == "usefixtures":
            automatic += [name for name in mark.args if name not in names]
    cases = []
    for keywords, case_fails in parametrized(marks):
        asked_for = [name for name in names if name not in keywords]
        if not all(fixtures.has(name) for name in asked_for):
            continue
        for choice in fixtures.choices(automatic + asked_for):
            cases.append((keywords, choice, fails or case_fails))

    def runner(keywords, choice):
        def run():
            instance = owner() if owner else None
            if owner and hasattr(instance, "setup_method"):
                instance.setup_method()
            while pytest.MonkeyPatch.opened:  # by the test before, which may have ended early
                pytest.MonkeyPatch.opened.pop().undo()
            for name in automatic:
                if fixtures.has(name):
                    fixtures.value(name, choice, instance)
            given = {name: fixtures.value(name, choice, instance) for name in names if name not in keywords}
            function(*([instance] if owner else []), **keywords, **given)

        return run

    return [(label, runner(keywords, choice), fails) for keywords, choice, fails in spread(cases)]


def settings_of(cls):
    """The configuration of JAX that a test class asks for, as a context."""
    settings = getattr(cls, "_settings", None)
    if not settings:
        return contextlib.nullcontext()
    from jax._src import test_util

    return test_util.Settings(settings)


def unittest_cases(cls, name, method):
    if getattr(method, "__unittest_skip__", False):
        return []
    fails = getattr(method, "__unittest_expecting_failure__", False)

    def runner(function, positional, keywords):
        def run():
            with settings_of(cls):
                if cls not in classes_set_up:
                    classes_set_up.append(cls)
                    cls.setUpClass()
                instance = cls(name)
                instance.setUp()
                function(instance, *positional, **keywords)

        return run

    return [
        (f"{cls.__name__}.{name}", runner(function, positional, keywords), fails)
        for _, function, positional, keywords in spread(parameterized.expand(method))
        if not getattr(function, "__unittest_skip__", False)
    ]


def method_names(cls):
    names = []
    for base in reversed(cls.__mro__):
        names += [name for name in vars(base) if name.startswith("test") and name not in names]
    return names


def collect(module, fixtures, name, value):
    """[(label, function without parameters, expected to fail)] of one name of a module."""
    if inspect.isfunction(value):
        return pytest_cases(name, value, fixtures, None) if name.startswith("test") else []
    if not inspect.isclass(value) or value.__module__ != module.__name__:
        return []
    if getattr(value, "__unittest_skip__", False):
        return []
    is_case = issubclass(value, unittest.TestCase)
    if not is_case and not name.startswith("Test"):
        return []
    found = []
    for method_name in method_names(value):
        method = getattr(value, method_name)
        if is_case:
            found += unittest_cases(value, method_name, method)
        else:
            found += pytest_cases(f"{name}.{method_name}", method, fixtures, value)
    return found
