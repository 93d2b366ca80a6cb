# module: collections.abc


class _AbcMeta(type):
    def __instancecheck__(cls, instance):
        return cls.__subclasscheck__(type(instance))

    def __subclasscheck__(cls, other):
        if cls in other.__mro__:
            return True
        if not cls.__dict__.get("_is_abc", False):
            return False
        for registered in cls.__dict__.get("_registry", ()):
            if registered in other.__mro__:
                return True
        needed = cls.__dict__.get("_needs")
        if needed is None:
            return False
        return all(_defines(other, name) for name in needed)

    def register(cls, subclass):
        cls._registry = cls.__dict__.get("_registry", ()) + (subclass,)
        return subclass


def _defines(cls, name):
    for base in cls.__mro__:
        if name in base.__dict__:
            return base.__dict__[name] is not None
    return False


def _abc(needs=None, registry=()):
    def decorate(cls):
        cls._is_abc = True
        cls._needs = needs
        cls._registry = registry
        return cls

    return decorate


class _Base(metaclass=_AbcMeta):
    def __class_getitem__(cls, params):
        return _alias(cls, params)


@_abc(("__hash__",))
class Hashable(_Base):
    pass


@_abc(("__await__",))
class Awaitable(_Base):
    pass


@_abc(("send", "throw", "close", "__await__"))
class Coroutine(Awaitable):
    pass


@_abc(("__aiter__",))
class AsyncIterable(_Base):
    pass


@_abc(("__anext__", "__aiter__"))
class AsyncIterator(AsyncIterable):
    pass


@_abc(("__iter__",), (range, type({}.keys()), type({}.values()), type({}.items())))
class Iterable(_Base):
    pass


@_abc(("__iter__", "__next__"))
class Iterator(Iterable):
    def __iter__(self):
        return self


@_abc(("__iter__", "__next__", "send", "throw", "close"))
class Generator(Iterator):
    pass


@_abc(("__reversed__", "__iter__"), (tuple, str, bytes))
class Reversible(Iterable):
    pass


@_abc(("__len__",), (type({}.keys()), type({}.values()), type({}.items())))
class Sized(_Base):
    pass


@_abc(("__contains__",))
class Container(_Base):
    pass


@_abc(("__len__", "__iter__", "__contains__"))
class Collection(Sized, Iterable, Container):
    pass


@_abc(("__call__",), (type(len), type(lambda: 0), type([].append)))
class Callable(_Base):
    pass


@_abc(None, (set, frozenset, type({}.keys()), type({}.items())))
class Set(Collection):
    def __le__(self, other):
        return all(e in other for e in self)

    def __and__(self, other):
        return self._from_iterable(e for e in other if e in self)

    def __or__(self, other):
        return self._from_iterable(e for s in (self, other) for e in s)

    def __sub__(self, other):
        return self._from_iterable(e for e in self if e not in other)

    def isdisjoint(self, other):
        return not any(e in self for e in other)

    @classmethod
    def _from_iterable(cls, it):
        return cls(it)


@_abc(None, (set,))
class MutableSet(Set):
    pass


@_abc(None, (dict, type(type.__dict__)))
class Mapping(Collection):
    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def keys(self):
        return {k: None for k in self}.keys()

    def values(self):
        return [self[k] for k in self]

    def items(self):
        return {k: self[k] for k in self}.items()

    def __eq__(self, other):
        if not isinstance(other, Mapping):
            return NotImplemented
        return dict(self.items()) == dict(other.items())

    __hash__ = None


@_abc(None, (dict,))
class MutableMapping(Mapping):
    def pop(self, key, *default):
        try:
            value = self[key]
        except KeyError:
            if default:
                return default[0]
            raise
        del self[key]
        return value

    def popitem(self):
        for key in self:
            value = self[key]
            del self[key]
            return key, value
        raise KeyError

    def clear(self):
        for key in list(self):
            del self[key]

    def update(self, other=(), /, **kwds):
        if isinstance(other, Mapping) or hasattr(other, "keys"):
            for key in other.keys():
                self[key] = other[key]
        else:
            for key, value in other:
                self[key] = value
        for key, value in kwds.items():
            self[key] = value

    def setdefault(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            self[key] = default
        return default


@_abc(None, (type({}.keys()),))
class KeysView(Set):
    pass


@_abc(None, (type({}.items()),))
class ItemsView(Set):
    pass


@_abc(None, (type({}.values()),))
class ValuesView(Collection):
    pass


@_abc(None, (tuple, str, range, bytes, list))
class Sequence(Reversible, Collection):
    def __iter__(self):
        i = 0
        try:
            while True:
                yield self[i]
                i += 1
        except IndexError:
            return

    def __contains__(self, value):
        return any(v is value or v == value for v in self)

    def __reversed__(self):
        for i in reversed(range(len(self))):
            yield self[i]

    def index(self, value, start=0, stop=None):
        for i in range(start, len(self) if stop is None else stop):
            if self[i] is value or self[i] == value:
                return i
        raise ValueError

    def count(self, value):
        return sum(1 for v in self if v is value or v == value)


@_abc(None, (bytes,))
class ByteString(Sequence):
    pass


@_abc(None, (list,))
class MutableSequence(Sequence):
    def append(self, value):
        self.insert(len(self), value)

    def extend(self, values):
        for v in values:
            self.append(v)

    def pop(self, index=-1):
        v = self[index]
        del self[index]
        return v

    def remove(self, value):
        del self[self.index(value)]

    def clear(self):
        while len(self):
            self.pop()

    def reverse(self):
        n = len(self)
        for i in range(n // 2):
            self[i], self[n - i - 1] = self[n - i - 1], self[i]

    def __iadd__(self, values):
        self.extend(values)
        return self


@_abc(None, (bytes,))
class Buffer(_Base):
    pass
