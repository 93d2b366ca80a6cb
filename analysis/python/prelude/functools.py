# module: functools
from collections import namedtuple

_CacheInfo = namedtuple("CacheInfo", ["hits", "misses", "maxsize", "currsize"])


def total_ordering(cls):
    own = [n for n in ("__lt__", "__le__", "__gt__", "__ge__") if getattr(cls, n, None) is not getattr(object, n, None)]
    if not own:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    root = max(own)

    def answer(self, other, wanted):
        known = getattr(type(self), root)(self, other)
        if known is NotImplemented:
            return known
        same = self == other
        if root == "__lt__" or root == "__le__":
            less = known if root == "__lt__" else known and not same
        else:
            greater = known if root == "__gt__" else known and not same
            less = not greater and not same
        return {"__lt__": less, "__le__": less or same, "__gt__": not less and not same, "__ge__": not less}[wanted]

    def define(name):
        def method(self, other):
            return answer(self, other, name)

        method.__name__ = name
        setattr(cls, name, method)

    for name in ("__lt__", "__le__", "__gt__", "__ge__"):
        if name not in own:
            define(name)
    return cls


def cmp_to_key(mycmp):
    def compared(holds):
        return lambda self, other: holds(mycmp(self.obj, other.obj))

    class KeyWrapper:
        __slots__ = ("obj",)
        __hash__ = None

        def __init__(self, obj):
            self.obj = obj

        __lt__ = compared(lambda order: order < 0)
        __le__ = compared(lambda order: order <= 0)
        __eq__ = compared(lambda order: order == 0)
        __ge__ = compared(lambda order: order >= 0)
        __gt__ = compared(lambda order: order > 0)

    return KeyWrapper


def singledispatch(func):
    registry = {object: func}

    def dispatch(cls):
        for base in cls.__mro__:
            if base in registry:
                return registry[base]
        for base in registry:
            if base is not object and issubclass(cls, base):
                return registry[base]
        return func

    def register(cls, function=None):
        if function is not None:
            registry[cls] = function
            return function
        if isinstance(cls, type):
            return lambda f: register(cls, f)
        annotations = getattr(cls, "__annotations__", {})
        for annotation in annotations.values():
            registry[annotation] = cls
            break
        return cls

    def wrapper(*args, **kw):
        if not args:
            raise TypeError(f"{func.__name__} requires at least 1 positional argument")
        return dispatch(args[0].__class__)(*args, **kw)

    wrapper.register = register
    wrapper.dispatch = dispatch
    wrapper.registry = registry
    update_wrapper(wrapper, func)
    return wrapper


class singledispatchmethod:
    def __init__(self, func):
        self.dispatcher = singledispatch(func)
        self.func = func

    def register(self, cls, method=None):
        return self.dispatcher.register(cls, method)

    def __get__(self, obj, cls=None):
        def method(*args, **kwargs):
            return self.dispatcher.dispatch(args[0].__class__).__get__(obj, cls)(*args, **kwargs)

        return method


class partialmethod:
    def __init__(self, func, /, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __get__(self, obj, cls=None):
        get = getattr(self.func, "__get__", None)
        bound = get(obj, cls) if get is not None else self.func
        if obj is None:
            return partial(bound, *self.args, **self.keywords)
        return partial(bound, *self.args, **self.keywords)
