# module: types


class SimpleNamespace:
    def __init__(self, /, **kwargs):
        self.__dict__.update(kwargs)

    def __repr__(self):
        inside = ", ".join(f"{k}={v!r}" for k, v in self.__dict__.items())
        name = type(self).__name__
        return f"{'namespace' if name == 'SimpleNamespace' else name}({inside})"

    def __eq__(self, other):
        if isinstance(other, SimpleNamespace):
            return self.__dict__ == other.__dict__
        return NotImplemented

    __hash__ = None


def new_class(name, bases=(), kwds=None, exec_body=None):
    namespace = {}
    if exec_body is not None:
        exec_body(namespace)
    kwds = dict(kwds or {})
    metaclass = kwds.pop("metaclass", type)
    return metaclass(name, bases, namespace, **kwds)


def coroutine(func):
    return func


class DynamicClassAttribute(property):
    pass
