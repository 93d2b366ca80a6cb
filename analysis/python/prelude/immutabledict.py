# module: immutabledict
# A mapping that can be hashed.
from collections.abc import Mapping


class immutabledict(Mapping):
    def __init__(self, *args, **kwargs):
        self._dict = dict(*args, **kwargs)

    @classmethod
    def fromkeys(cls, *args, **kwargs):
        return cls(dict.fromkeys(*args, **kwargs))

    def __getitem__(self, key):
        return self._dict[key]

    def __contains__(self, key):
        return key in self._dict

    def __iter__(self):
        return iter(self._dict)

    def __len__(self):
        return len(self._dict)

    def __hash__(self):
        return hash(frozenset(self._dict.items()))

    def __or__(self, other):
        return type(self)({**self._dict, **other})

    def __repr__(self):
        return f"{type(self).__name__}({self._dict!r})"

    def copy(self, **changes):
        return type(self)({**self._dict, **changes}) if changes else self

    def set(self, key, value):
        return type(self)({**self._dict, key: value})

    def delete(self, key):
        return type(self)({k: v for k, v in self._dict.items() if k != key})

    def update(self, changes):
        return type(self)({**self._dict, **changes})
