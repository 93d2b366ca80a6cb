# module: typing
from collections.abc import (
    AsyncIterable,
    AsyncIterator,
    Awaitable,
    ByteString,
    Callable,
    Collection,
    Container,
    Coroutine,
    Generator,
    Hashable,
    ItemsView,
    Iterable,
    Iterator,
    KeysView,
    Mapping,
    MutableMapping,
    MutableSequence,
    MutableSet,
    Reversible,
    Sequence,
    Set as AbstractSet,
    Sized,
    ValuesView,
)
from collections import ChainMap, Counter, OrderedDict, defaultdict as DefaultDict, deque as Deque
from contextlib import AbstractContextManager as ContextManager


class Generic:
    def __class_getitem__(cls, params):
        return _alias(cls, params)


# Names of a protocol's body that it does not ask for.
_NO_MEMBERS = {"__abstractmethods__", "__annotations__", "__dict__", "__doc__", "__init__", "__module__", "__new__",
               "__slots__", "__subclasshook__", "__weakref__", "__class_getitem__", "__match_args__", "__parameters__",
               "__orig_bases__", "__qualname__", "__type_params__", "__static_attributes__", "__firstlineno__",
               "__annotate__", "__annotate_func__", "_is_protocol", "_is_runtime_protocol"}


class _ProtocolMeta(type):
    def __instancecheck__(cls, instance):
        if cls in type(instance).__mro__:
            return True
        if not cls.__dict__.get("_is_protocol", False):
            return False
        return all(getattr(instance, name, None) is not None or name not in vars(type(instance)) and
                   hasattr(instance, name) for name in cls._protocol_attrs())

    def __subclasscheck__(cls, other):
        if cls in other.__mro__:
            return True
        return cls.__dict__.get("_is_protocol", False) and all(_defines(other, name) for name in cls._protocol_attrs())

    def _protocol_attrs(cls):
        names = []
        for base in cls.__mro__:
            if base is not object and base.__dict__.get("_is_protocol", False):
                names += [name for name in list(base.__dict__) + list(base.__dict__.get("__annotations__", {}))
                          if name not in _NO_MEMBERS and not name.startswith("_abc_")]
        return names


def _defines(cls, name):
    """Whether a class has a member; one that is None says that it has not."""
    for base in cls.__mro__:
        if name in base.__dict__:
            return base.__dict__[name] is not None
    return False


class Protocol(Generic, metaclass=_ProtocolMeta):
    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        cls._is_protocol = Protocol in cls.__bases__


class SupportsInt(Protocol):
    def __int__(self): ...


class SupportsFloat(Protocol):
    def __float__(self): ...


class SupportsIndex(Protocol):
    def __index__(self): ...


class SupportsAbs(Protocol):
    def __abs__(self): ...


class _NamedTupleMeta(type):
    def __new__(metacls, name, bases, namespace):
        if "_is_root" in namespace:
            return super().__new__(metacls, name, bases, namespace)
        annotations = namespace.get("__annotations__", {})
        defaults = []
        for field in annotations:
            if field in namespace:
                defaults.append(namespace[field])
            elif defaults:
                raise TypeError(f"non-default namedtuple field {field} cannot follow default field")
        made = _make_named_tuple(name, list(annotations), defaults, namespace.get("__module__", ""))
        made.__annotations__ = annotations
        for key, value in namespace.items():
            if key not in annotations and key not in ("__module__", "__qualname__", "__annotations__", "__dict__"):
                setattr(made, key, value)
        if "__qualname__" in namespace:
            made.__qualname__ = namespace["__qualname__"]
        return made

    def __call__(cls, typename, fields=(), **kwargs):
        pairs = list(fields) or list(kwargs.items())
        made = _make_named_tuple(typename, [n for n, _ in pairs], [], "")
        made.__annotations__ = dict(pairs)
        return made


class NamedTuple(metaclass=_NamedTupleMeta):
    _is_root = True


class _TypedDictMeta(type):
    def __new__(metacls, name, bases, namespace, total=True):
        made = super().__new__(metacls, name, (dict,), {k: v for k, v in namespace.items() if k != "_is_root"})
        made.__total__ = total
        return made

    def __call__(cls, *args, **kwargs):
        if cls.__name__ == "TypedDict":
            return type(args[0], (dict,), {"__annotations__": dict(args[1]) if len(args) > 1 else kwargs})
        return dict(*args, **kwargs)


class TypedDict(metaclass=_TypedDictMeta):
    _is_root = True


class TypeAliasType:
    def __init__(self, name, value, *, type_params=()):
        self.__name__ = name
        self.__value__ = value
        self.__type_params__ = type_params

    def __repr__(self):
        return self.__name__


class ForwardRef:
    def __init__(self, arg):
        self.__forward_arg__ = arg


class IO(Generic):
    pass


class TextIO(IO):
    pass


class BinaryIO(IO):
    pass


def get_overloads(func):
    return []


def is_typeddict(tp):
    return isinstance(tp, _TypedDictMeta)


def assert_never(arg, /):
    raise AssertionError(f"Expected code to be unreachable, but got: {arg!r}")
