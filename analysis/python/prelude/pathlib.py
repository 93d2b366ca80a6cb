# module: pathlib
import os


class PurePath:
    def __init__(self, *parts):
        text = os.path.join(*[os.fspath(p) for p in parts]) if parts else "."
        absolute = text.startswith("/")
        pieces = [p for p in text.split("/") if p not in ("", ".")]
        self._path = ("/" if absolute else "") + "/".join(pieces) or ("/" if absolute else ".")

    def __fspath__(self):
        return self._path

    def __str__(self):
        return self._path

    def __repr__(self):
        return f"{self.__class__.__name__}({self._path!r})"

    def __truediv__(self, other):
        return self.__class__(self._path, other)

    def __rtruediv__(self, other):
        return self.__class__(other, self._path)

    def __eq__(self, other):
        return isinstance(other, PurePath) and self._path == other._path

    def __lt__(self, other):
        return self._path < other._path

    def __hash__(self):
        return hash(self._path)

    @property
    def parts(self):
        pieces = tuple(p for p in self._path.split("/") if p)
        return ("/",) + pieces if self._path.startswith("/") else pieces

    @property
    def name(self):
        return self.parts[-1] if self.parts and self.parts[-1] != "/" else ""

    @property
    def suffix(self):
        name = self.name
        i = name.rfind(".")
        return name[i:] if 0 < i < len(name) - 1 else ""

    @property
    def suffixes(self):
        return ["." + s for s in self.name.lstrip(".").split(".")[1:]]

    @property
    def stem(self):
        return self.name[: len(self.name) - len(self.suffix)]

    @property
    def parent(self):
        head = os.path.dirname(self._path)
        return self.__class__(head) if head or self._path != "/" else self

    @property
    def parents(self):
        found = []
        current = self
        while current.parent != current:
            current = current.parent
            found.append(current)
        return tuple(found)

    @property
    def anchor(self):
        return "/" if self._path.startswith("/") else ""

    def joinpath(self, *others):
        return self.__class__(self._path, *others)

    def is_absolute(self):
        return self._path.startswith("/")

    def as_posix(self):
        return self._path

    def with_name(self, name):
        return self.parent / name

    def with_suffix(self, suffix):
        return self.parent / (self.stem + suffix)

    def with_stem(self, stem):
        return self.parent / (stem + self.suffix)

    def relative_to(self, other):
        base = str(self.__class__(other))
        if self._path == base:
            return self.__class__(".")
        prefix = base if base.endswith("/") else base + "/"
        if not self._path.startswith(prefix):
            raise ValueError(f"{self._path!r} is not in the subpath of {base!r}")
        return self.__class__(self._path[len(prefix) :])


class PurePosixPath(PurePath):
    pass


class Path(PurePath):
    def __getattr__(self, name):
        return os._world(f"pathlib.Path.{name}")

    def resolve(self, strict=False):
        return self.__class__(os.path.abspath(self._path))

    def absolute(self):
        return self.resolve()

    def expanduser(self):
        return self

    def mkdir(self, mode=0o777, parents=False, exist_ok=False):
        pass

    def touch(self, *args, **kwargs):
        pass

    @classmethod
    def cwd(cls):
        return cls(os.getcwd())

    @classmethod
    def home(cls):
        return cls(os.path.expanduser("~"))


PosixPath = Path
