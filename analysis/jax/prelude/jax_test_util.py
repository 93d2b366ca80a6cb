# module: jax._src.test_util
# The parts of JAX's own test support that decide which kernels a test calls, for a TPU of the configured chip.
import contextlib
import functools
import unittest

import _pallasd
import jax
import numpy as np
from absl.testing import absltest, parameterized


def test_device_matches(device_types):
    return "tpu" in device_types


def device_under_test():
    return "tpu"


def get_tpu_version():
    from jax.experimental.pallas import tpu

    return tpu.get_tpu_info().generation


def is_device_tpu(version=None, variant=""):
    if version is None:
        return True
    return get_tpu_version() == version and variant in ("", jax.devices()[0].device_kind[-1:])


def is_device_tpu_at_least(version):
    return get_tpu_version() >= version


def is_cloud_tpu():
    return True


def is_device_rocm():
    return False


is_device_cuda = is_asan = is_sanitized = is_test_rbe = is_device_rocm


def is_cuda_compute_capability_at_least(capability):
    return False


is_cuda_compute_capability_equal = is_cuda_version_at_least = is_cuda_compute_capability_at_least


def _same(item):
    return item


def thread_unsafe_test(*args, **kwargs):
    return _same


thread_unsafe_test_class = skip_under_pytest = ignore_warning = thread_unsafe_test


def with_config(**settings):
    def decorate(item):
        if isinstance(item, type):
            item._settings = {**getattr(item, "_settings", {}), **settings}
            return item

        @functools.wraps(item)
        def configured(*args, **kwargs):
            with Settings(settings):
                return item(*args, **kwargs)
        return configured

    return decorate


class Settings:
    """JAX's configuration while a test runs."""

    def __init__(self, settings):
        self.settings = settings

    def __enter__(self):
        self.before = {name: jax.config.read(name) for name in self.settings}
        for name, value in self.settings.items():
            jax.config.update(name, value)

    def __exit__(self, *failure):
        for name, value in self.before.items():
            jax.config.update(name, value)


def run_on_devices(*devices):
    return _same if "tpu" in devices else unittest.skip("another device")


def skip_on_devices(*devices, skip_reason=None):
    return unittest.skip("this device") if "tpu" in devices else _same


def sample_product(*args, **kwargs):
    return parameterized.product(*args, **kwargs)


def parameterized_filterable(*, kwargs, testcase_name=None, one_containing=None):
    return lambda function: parameterized.Cases(function, [("", (), dict(one)) for one in kwargs])


def request_cpu_devices(count):
    pass


@contextlib.contextmanager
def set_env(**variables):
    yield


class JaxTestLoader(absltest.TestLoader):
    pass


class JaxTestCase(parameterized.TestCase):
    def rng(self):
        return np.random.RandomState(0)

    def assertAllClose(self, *args, **kwargs):
        pass

    assertArraysEqual = assertArraysAllClose = assertDtypesMatch = assertIdentical = assertAllClose

    def enter_context(self, manager):
        return manager.__enter__()


def capture_stdout():
    return _pallasd.unknown("captured output")


capture_stderr = capture_stdout
