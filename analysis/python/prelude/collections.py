# module: collections


class Counter(dict):
    def __init__(self, iterable=None, /, **kwds):
        super().__init__()
        self.update(iterable, **kwds)

    def __missing__(self, key):
        return 0

    def update(self, iterable=None, /, **kwds):
        if iterable is not None:
            if isinstance(iterable, dict):
                for key, count in iterable.items():
                    self[key] = self.get(key, 0) + count
            else:
                for key in iterable:
                    self[key] = self.get(key, 0) + 1
        if kwds:
            self.update(kwds)

    def subtract(self, iterable=None, /, **kwds):
        if iterable is not None:
            if isinstance(iterable, dict):
                for key, count in iterable.items():
                    self[key] = self.get(key, 0) - count
            else:
                for key in iterable:
                    self[key] = self.get(key, 0) - 1
        if kwds:
            self.subtract(kwds)

    def most_common(self, n=None):
        ranked = sorted(self.items(), key=lambda pair: pair[1], reverse=True)
        return ranked if n is None else ranked[:n]

    def elements(self):
        for key, count in self.items():
            for _ in range(count):
                yield key

    def total(self):
        return sum(self.values())

    def copy(self):
        return self.__class__(self)

    def __delitem__(self, key):
        if key in self:
            super().__delitem__(key)

    def __eq__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return all(self[key] == other[key] for both in (self, other) for key in both)

    def __ne__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return not self == other

    def __add__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return _positive(_merge(self, other, lambda a, b: a + b))

    def __sub__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return _positive(_merge(self, other, lambda a, b: a - b))

    def __or__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return _positive(_merge(self, other, max))

    def __and__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return _positive(_merge(self, other, min))

    def __pos__(self):
        return _positive(self)

    def __neg__(self):
        return _positive(Counter({key: -count for key, count in self.items()}))

    def __repr__(self):
        if not self:
            return f"{self.__class__.__name__}()"
        inside = ", ".join(f"{key!r}: {count!r}" for key, count in self.most_common())
        return f"{self.__class__.__name__}({{{inside}}})"


def _merge(a, b, combine):
    result = Counter()
    for key in a:
        result[key] = combine(a[key], b[key])
    for key in b:
        if key not in a:
            result[key] = combine(0, b[key])
    return result


def _positive(counter):
    result = Counter()
    for key, count in counter.items():
        if count > 0:
            result[key] = count
    return result


class ChainMap:
    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __getitem__(self, key):
        for mapping in self.maps:
            if key in mapping:
                return mapping[key]
        raise KeyError(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def _merged(self):
        merged = {}
        for mapping in reversed(self.maps):
            merged.update(mapping)
        return merged

    def __len__(self):
        return len(self._merged())

    def __iter__(self):
        return iter(self._merged())

    def __contains__(self, key):
        return any(key in mapping for mapping in self.maps)

    def __bool__(self):
        return any(self.maps)

    def keys(self):
        return self._merged().keys()

    def values(self):
        return self._merged().values()

    def items(self):
        return self._merged().items()

    def new_child(self, m=None, **kwargs):
        if m is None:
            m = kwargs
        elif kwargs:
            m.update(kwargs)
        return self.__class__(m, *self.maps)

    @property
    def parents(self):
        return self.__class__(*self.maps[1:])

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        if key not in self.maps[0]:
            raise KeyError(f"Key not found in the first mapping: {key!r}")
        del self.maps[0][key]

    def pop(self, key, *args):
        return self.maps[0].pop(key, *args)

    def update(self, *args, **kw):
        self.maps[0].update(*args, **kw)

    def __eq__(self, other):
        return self._merged() == dict(other.items())

    __hash__ = None

    def __repr__(self):
        return f"{self.__class__.__name__}({', '.join(map(repr, self.maps))})"


class UserDict:
    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        if dict is not None:
            self.update(dict)
        if kwargs:
            self.update(kwargs)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, key):
        if key in self.data:
            return self.data[key]
        if hasattr(self.__class__, "__missing__"):
            return self.__class__.__missing__(self, key)
        raise KeyError(key)

    def __setitem__(self, key, item):
        self.data[key] = item

    def __delitem__(self, key):
        del self.data[key]

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, key):
        return key in self.data

    def __repr__(self):
        return repr(self.data)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def keys(self):
        return self.data.keys()

    def values(self):
        return self.data.values()

    def items(self):
        return self.data.items()

    def pop(self, key, *args):
        return self.data.pop(key, *args)

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def update(self, other=(), /, **kwds):
        for key, value in dict(other, **kwds).items():
            self[key] = value

    def __eq__(self, other):
        return self.data == (other.data if isinstance(other, UserDict) else other)

    __hash__ = None
