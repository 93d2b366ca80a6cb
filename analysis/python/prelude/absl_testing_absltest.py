# module: absl.testing.absltest
from unittest import SkipTest, expectedFailure, main, skip, skipIf, skipUnless
import unittest


class TestLoader:
    pass


class TestCase(unittest.TestCase):
    def enter_context(self, manager):
        return manager.__enter__()

    assertEmpty = assertNotEmpty = assertLen = assertStartsWith = assertEndsWith = unittest._accept
    assertBetween = assertSequenceAlmostEqual = assertContainsSubset = assertSameElements = unittest._accept
    assertSameStructure = assertNoCommonElements = assertRaisesWithLiteralMatch = unittest._accept

    def create_tempdir(self, *args, **kwargs):
        import _pallasd_tests

        return _pallasd_tests.unknown_directory()
