# module: jax.tree_util
# The keys of which a path to a leaf consists.
import dataclasses


@dataclasses.dataclass(frozen=True)
class SequenceKey:
    idx: int

    def __str__(self):
        return f"[{self.idx!r}]"


@dataclasses.dataclass(frozen=True)
class DictKey:
    key: object

    def __str__(self):
        return f"[{self.key!r}]"


@dataclasses.dataclass(frozen=True)
class GetAttrKey:
    name: str

    def __str__(self):
        return f".{self.name}"


@dataclasses.dataclass(frozen=True)
class FlattenedIndexKey:
    key: int

    def __str__(self):
        return f"[<flat index {self.key}>]"


def _plain(key):
    for kind, field in ((SequenceKey, "idx"), (DictKey, "key"), (GetAttrKey, "name"), (FlattenedIndexKey, "key")):
        if isinstance(key, kind):
            return str(getattr(key, field))
    return str(key)


def keystr(keys, *, simple=False, separator=""):
    return separator.join([_plain(key) if simple else str(key) for key in keys])
