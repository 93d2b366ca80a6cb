# module: logging
CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0


class Filter:
    def __init__(self, name=""):
        self.name = name


class Formatter:
    def __init__(self, *args, **kwargs):
        pass


class Handler:
    def __init__(self, *args, **kwargs):
        self.level = NOTSET

    def setLevel(self, level):
        self.level = level

    def setFormatter(self, fmt):
        pass

    def addFilter(self, filter):
        pass

    def flush(self):
        pass

    def close(self):
        pass


class StreamHandler(Handler):
    pass


class FileHandler(StreamHandler):
    pass


class NullHandler(Handler):
    pass


class Logger:
    def __init__(self, name, level=NOTSET):
        self.name = name
        self.level = level
        self.handlers = []
        self.propagate = True
        self.disabled = False
        self.parent = None

    def setLevel(self, level):
        self.level = level

    def getEffectiveLevel(self):
        return self.level or WARNING

    def isEnabledFor(self, level):
        return isinstance(level, int) and level >= self.getEffectiveLevel()

    def _log(self, *args, **kwargs):
        pass

    debug = info = warning = warn = error = critical = fatal = exception = log = _log

    def addHandler(self, handler):
        self.handlers.append(handler)

    def removeHandler(self, handler):
        if handler in self.handlers:
            self.handlers.remove(handler)

    def hasHandlers(self):
        return bool(self.handlers)

    def addFilter(self, filter):
        pass

    def getChild(self, suffix):
        return getLogger(self.name + "." + suffix)


class LoggerAdapter(Logger):
    def __init__(self, logger, extra=None):
        Logger.__init__(self, logger.name)


root = Logger("root", WARNING)
_loggers = {}


def getLogger(name=None):
    if not name:
        return root
    if name not in _loggers:
        _loggers[name] = Logger(name)
    return _loggers[name]


def basicConfig(**kwargs):
    pass


def _quiet(*args, **kwargs):
    pass


debug = info = warning = warn = error = critical = fatal = exception = log = disable = captureWarnings = shutdown = _quiet


def getLevelName(level):
    return {50: "CRITICAL", 40: "ERROR", 30: "WARNING", 20: "INFO", 10: "DEBUG", 0: "NOTSET"}.get(level, f"Level {level}")


def addLevelName(level, name):
    pass
