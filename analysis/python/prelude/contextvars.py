# module: contextvars
class Token:
    MISSING = object()

    def __init__(self, var, old_value):
        self.var = var
        self.old_value = old_value


class ContextVar:
    def __init__(self, name, **default):
        self.name = name
        self._default = default
        self._value = Token.MISSING

    def __class_getitem__(cls, item):
        return cls

    def get(self, *default):
        if self._value is not Token.MISSING:
            return self._value
        if default:
            return default[0]
        if "default" in self._default:
            return self._default["default"]
        raise LookupError(self)

    def set(self, value):
        token = Token(self, self._value)
        self._value = value
        return token

    def reset(self, token):
        self._value = token.old_value


class Context:
    def run(self, function, *args, **kwargs):
        return function(*args, **kwargs)


def copy_context():
    return Context()
