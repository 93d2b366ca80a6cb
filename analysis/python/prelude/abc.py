# module: abc


def _is_abstract(member):
    marked = getattr(member, "fget", None) if isinstance(member, property) else member
    return getattr(marked, "__isabstractmethod__", False)


class ABCMeta(type):
    @property
    def __abstractmethods__(cls):
        return frozenset(name for name in dir(cls) if _is_abstract(getattr(cls, name, None)))

    def register(cls, subclass):
        cls._abc_registry = cls.__dict__.get("_abc_registry", ()) + (subclass,)
        return subclass

    def __instancecheck__(cls, instance):
        return cls.__subclasscheck__(type(instance))

    def __subclasscheck__(cls, subclass):
        if cls in subclass.__mro__:
            return True
        hook = cls.__dict__.get("__subclasshook__")
        if hook is not None:
            answer = cls.__subclasshook__(subclass)
            if answer is not NotImplemented:
                return answer
        for registered in cls.__dict__.get("_abc_registry", ()):
            if registered in subclass.__mro__:
                return True
        return False


class ABC(metaclass=ABCMeta):
    __slots__ = ()


def abstractmethod(funcobj):
    funcobj.__isabstractmethod__ = True
    return funcobj


def abstractproperty(fget=None):
    return property(abstractmethod(fget))


def abstractclassmethod(callable):
    return classmethod(abstractmethod(callable))


def abstractstaticmethod(callable):
    return staticmethod(abstractmethod(callable))


def get_cache_token():
    return 0


def update_abstractmethods(cls):
    return cls
