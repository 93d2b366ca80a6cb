# module: hypothesis
# Tests of properties draw their arguments at random: what they would call is not known, so they are passed over.
import unittest

import _pallasd

strategies = _pallasd.unknown("hypothesis.strategies")


def given(*args, **kwargs):
    return unittest.skip("arguments drawn at random")


def _same(item):
    return item


def example(*args, **kwargs):
    return _same


seed = reproduce_failure = example


def assume(condition):
    return True


def note(value):
    pass


target = event = note


class settings:
    def __init__(self, *args, **kwargs):
        pass

    def __call__(self, item):
        return item

    @staticmethod
    def register_profile(*args, **kwargs):
        pass

    load_profile = get_profile = register_profile


class _Members(type):
    def __getattr__(cls, name):
        return name


class HealthCheck(metaclass=_Members):
    @staticmethod
    def all():
        return []


class Verbosity(metaclass=_Members):
    pass


class Phase(metaclass=_Members):
    pass
