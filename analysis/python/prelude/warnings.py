# module: warnings


def warn(message, category=None, stacklevel=1, source=None, *, skip_file_prefixes=()):
    pass


def warn_explicit(*args, **kwargs):
    pass


def filterwarnings(*args, **kwargs):
    pass


def simplefilter(*args, **kwargs):
    pass


def resetwarnings():
    pass


def showwarning(*args, **kwargs):
    pass


class catch_warnings:
    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
        self._record = record

    def __enter__(self):
        return [] if self._record else None

    def __exit__(self, *exc_info):
        pass


def deprecated(message, /, *, category=None, stacklevel=1):
    return lambda arg: arg
