# module: unittest
# Tests as programs call them. What a test asserts about numbers is not known here, so assertions pass; what one expects
# to be raised is taken.
class SkipTest(Exception):
    pass


def skip(reason):
    def decorate(item):
        if isinstance(reason, str):
            item.__unittest_skip__ = True
        return item

    if callable(reason):
        reason.__unittest_skip__ = True
        return reason
    return decorate


def skipIf(condition, reason):
    return skip(reason) if condition else lambda item: item


def skipUnless(condition, reason):
    return lambda item: item if condition else skip(reason)(item)


def expectedFailure(item):
    item.__unittest_expecting_failure__ = True
    return item


class _Expected:
    _takes_exceptions = "all"

    msg = None

    def __init__(self, exceptions):
        self.exceptions = self.expected = exceptions
        self.exception = None

    def __enter__(self):
        return self

    def __exit__(self, cls, value, traceback):
        self.exception = value
        return cls is not None and issubclass(cls, self.exceptions)


class _Scope:
    """A context that only encloses."""

    records = ()
    output = ()

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        return False


def _accept(self, *args, **kwargs):
    return None


class TestCase:
    failureException = AssertionError
    longMessage = True
    maxDiff = None

    def __init__(self, methodName="runTest"):
        self._testMethodName = methodName

    def setUp(self):
        pass

    def tearDown(self):
        pass

    @classmethod
    def setUpClass(cls):
        pass

    @classmethod
    def tearDownClass(cls):
        pass

    def id(self):
        return self._testMethodName

    def shortDescription(self):
        return None

    def addCleanup(self, function, *args, **kwargs):
        pass

    def enterContext(self, context):
        return context.__enter__()

    def skipTest(self, reason):
        raise SkipTest(reason)

    def fail(self, msg=None):
        raise self.failureException(msg)

    def subTest(self, msg=None, **params):
        return _Scope()

    def assertRaises(self, exceptions, *args, **kwargs):
        expected = _Expected(exceptions)
        if not args:
            return expected
        with self.assertRaises(exceptions):
            args[0](*args[1:], **kwargs)
        return None

    def assertRaisesRegex(self, exceptions, regex, *args, **kwargs):
        return self.assertRaises(exceptions, *args, **kwargs)

    def assertWarns(self, warning, *args, **kwargs):
        if args:
            args[0](*args[1:], **kwargs)
        return _Scope()

    def assertWarnsRegex(self, warning, regex, *args, **kwargs):
        return self.assertWarns(warning, *args, **kwargs)

    def assertLogs(self, logger=None, level=None):
        return _Scope()

    def assertNoLogs(self, logger=None, level=None):
        return _Scope()

    assertEqual = assertNotEqual = assertTrue = assertFalse = assertIs = assertIsNot = assertIsNone = _accept
    assertIsNotNone = assertIn = assertNotIn = assertIsInstance = assertNotIsInstance = assertAlmostEqual = _accept
    assertNotAlmostEqual = assertGreater = assertGreaterEqual = assertLess = assertLessEqual = assertRegex = _accept
    assertNotRegex = assertCountEqual = assertMultiLineEqual = assertSequenceEqual = assertListEqual = _accept
    assertTupleEqual = assertSetEqual = assertDictEqual = _accept


class IsolatedAsyncioTestCase(TestCase):
    pass


class main:
    """The tests of the module that runs are run by whoever runs the module; what comes of them is not known."""

    def __init__(self, *args, exit=True, **kwargs):
        import _pallasd
        import _pallasd_tests

        _pallasd_tests.asked = True
        if exit:
            raise SystemExit(_pallasd.unknown("the result of unittest.main"))
        self.result = _pallasd.unknown("the result of unittest.main")


TestProgram = main
