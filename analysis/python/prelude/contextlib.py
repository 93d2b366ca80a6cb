# module: contextlib
import abc
import functools


class AbstractContextManager(abc.ABC):
    def __class_getitem__(cls, params):
        return _alias(cls, params)

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        return None


class ContextDecorator:
    def _fresh(self):
        """The manager for one call of a decorated function; one that works only once gives another."""
        return self

    def __call__(self, function):
        @functools.wraps(function)
        def decorated(*args, **keywords):
            with self._fresh():
                return function(*args, **keywords)

        return decorated


_nothing = object()


class _OnePass(ContextDecorator):
    """A generator as a context: entering runs it to its yield, leaving to its end."""

    def __init__(self, start):
        self._start = start
        self.gen = start()

    def _fresh(self):
        return _OnePass(self._start)

    def __enter__(self):
        value = next(self.gen, _nothing)
        if value is _nothing:
            raise RuntimeError("generator didn't yield")
        return value

    def __exit__(self, kind, error, traceback):
        if kind is None:
            if next(self.gen, _nothing) is _nothing:
                return False
            raise RuntimeError("generator didn't stop")
        error = kind() if error is None else error
        try:
            self.gen.throw(error)
        except BaseException as left:
            # A StopIteration that leaves a generator comes out as the cause of a RuntimeError.
            hidden = isinstance(left, RuntimeError) and isinstance(error, StopIteration) and left.__cause__ is error
            if left is error or hidden:
                return False
            if isinstance(left, StopIteration):
                return True
            raise
        raise RuntimeError("generator didn't stop after throw()")


def contextmanager(func):
    @functools.wraps(func)
    def manager(*args, **keywords):
        return _OnePass(lambda: func(*args, **keywords))

    return manager


class closing:
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


class nullcontext:
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass


class suppress:
    _takes_exceptions = "some"

    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, exctype, excinst, exctb):
        return exctype is not None and issubclass(exctype, self._exceptions)


class redirect_stdout:
    def __init__(self, new_target):
        self._new_target = new_target

    def __enter__(self):
        return self._new_target

    def __exit__(self, exctype, excinst, exctb):
        pass


class redirect_stderr(redirect_stdout):
    pass


class chdir:
    def __init__(self, path):
        self.path = path

    def __enter__(self):
        pass

    def __exit__(self, *excinfo):
        pass


class ExitStack:
    def __init__(self):
        self._exit_callbacks = []

    def pop_all(self):
        new_stack = type(self)()
        new_stack._exit_callbacks = self._exit_callbacks
        self._exit_callbacks = []
        return new_stack

    def push(self, exit):
        if hasattr(exit, "__exit__"):
            self._exit_callbacks.append(exit.__exit__)
        else:
            self._exit_callbacks.append(exit)
        return exit

    def enter_context(self, cm):
        result = cm.__enter__()
        self._exit_callbacks.append(cm.__exit__)
        return result

    def callback(self, callback, /, *args, **kwds):
        def run(exc_type, exc, tb):
            callback(*args, **kwds)

        self._exit_callbacks.append(run)
        return callback

    def close(self):
        self.__exit__(None, None, None)

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc, tb):
        pending = exc
        swallowed = False
        while self._exit_callbacks:
            callback = self._exit_callbacks.pop()
            try:
                if callback(None if pending is None else type(pending), pending, None):
                    swallowed = True
                    pending = None
            except BaseException as raised:
                pending = raised
        if pending is not None and pending is not exc:
            raise pending
        return swallowed and pending is None and exc is not None
