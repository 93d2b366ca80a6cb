# module: absl.testing.parameterized
# A decorated test stands for one test for each case; the collector expands it.
import itertools
from absl.testing import absltest


class Cases:
    """A test function with its cases: (label, positional, keywords)."""

    def __init__(self, function, cases):
        self.function = function
        self.cases = cases
        self.__name__ = getattr(function, "__name__", "test")


def _case(case, named):
    label = ""
    if named:
        if isinstance(case, dict):
            case = dict(case)
            label = case.pop("testcase_name")
        else:
            label, *case = case
            case = tuple(case)
    if isinstance(case, dict):
        return label, (), case
    if isinstance(case, (tuple, list)):
        return label, tuple(case), {}
    return label, (case,), {}


def _expand(arguments, named):
    if len(arguments) == 1 and not isinstance(arguments[0], (tuple, dict, str)) and hasattr(arguments[0], "__iter__"):
        arguments = arguments[0]
    elif len(arguments) == 1 and isinstance(arguments[0], tuple) and arguments[0] and not named:
        if all(isinstance(one, (tuple, dict)) for one in arguments[0]):
            arguments = arguments[0]
    cases = [_case(one, named) for one in arguments]
    return lambda function: Cases(function, cases)


def parameters(*testcases):
    return _expand(testcases, False)


def named_parameters(*testcases):
    return _expand(testcases, True)


def product(*kwargs_seqs, **testgrid):
    choices = [[dict(one) for one in group] for group in kwargs_seqs]
    choices += [[{name: value} for value in values] for name, values in testgrid.items()]
    cases = []
    for combination in itertools.product(*choices):
        merged = {}
        for part in combination:
            merged.update(part)
        cases.append(("", (), merged))
    return lambda function: Cases(function, cases)


def expand(function):
    """[(label, callable, positional, keywords)] of a test, cases of cases multiplied."""
    if not isinstance(function, Cases):
        return [("", function, (), {})]
    expanded = []
    for label, positional, keywords in function.cases:
        for inner, callee, more, others in expand(function.function):
            expanded.append((label or inner, callee, (*positional, *more), {**others, **keywords}))
    return expanded


class TestGeneratorMetaclass(type):
    pass


class TestCase(absltest.TestCase):
    pass


def CoopTestCase(other):
    return TestCase
