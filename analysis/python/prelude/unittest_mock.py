# module: unittest.mock
# Attributes that are replaced for a while. What a mock object gives is not known; nor is what JAX or numpy do once
# they are patched.
import functools
import importlib
import inspect

import _pallasd

DEFAULT = object()
ANY = _pallasd.unknown("unittest.mock.ANY")


def Mock(*args, side_effect=None, **kwargs):
    if not (inspect.isfunction(side_effect) or inspect.isbuiltin(side_effect)):
        return _pallasd.unknown("unittest.mock.Mock")

    def effective(*args, **kwargs):
        made = side_effect(*args, **kwargs)
        return _pallasd.unknown("unittest.mock.Mock") if made is DEFAULT else made
    return effective


MagicMock = NonCallableMock = PropertyMock = AsyncMock = create_autospec = mock_open = Mock


class _Replacement:
    def __init__(self, find, name, new, settings):
        self.find, self.name, self.new, self.settings = find, name, new, settings

    def __enter__(self):
        target = self.find()
        new = Mock(**self.settings) if self.new is DEFAULT else self.new
        owner = getattr(target, "__name__", "")
        if isinstance(owner, str) and owner.split(".")[0] in ("jax", "numpy"):
            new = _pallasd.unknown(f"{owner}.{self.name}, which is patched")
        self.target, self.had = target, self.name in vars(target)
        self.before = getattr(target, self.name, None)
        setattr(target, self.name, new)
        return new

    def __exit__(self, *failure):
        if self.had:
            setattr(self.target, self.name, self.before)
        else:
            delattr(self.target, self.name)

    start = __enter__

    def stop(self):
        self.__exit__()

    def __call__(self, item):
        if isinstance(item, type):
            for name, method in list(vars(item).items()):
                if name.startswith("test"):
                    setattr(item, name, self(method))
            return item

        @functools.wraps(item)
        def patched(*args, **kwargs):
            with self as new:
                return item(*args, *((new,) if self.new is DEFAULT else ()), **kwargs)
        return patched


class _ReplacedItems:
    def __init__(self, target, values, clear):
        self.target, self.values, self.clear = target, values, clear

    def __enter__(self):
        self.before = dict(self.target)
        if self.clear:
            self.target.clear()
        self.target.update(self.values)
        return self.target

    def __exit__(self, *failure):
        self.target.clear()
        self.target.update(self.before)

    start = __enter__

    def stop(self):
        self.__exit__()

    def __call__(self, function):
        @functools.wraps(function)
        def patched(*args, **kwargs):
            with self:
                return function(*args, **kwargs)
        return patched


class _Patch:
    def __call__(self, target, new=DEFAULT, **kwargs):
        module, _, name = target.rpartition(".")

        def find():
            try:
                return importlib.import_module(module)
            except ImportError:
                outer, _, inner = module.rpartition(".")
                return getattr(importlib.import_module(outer), inner)

        return _Replacement(find, name, new, kwargs)

    def object(self, target, attribute, new=DEFAULT, **kwargs):
        return _Replacement(lambda: target, attribute, new, kwargs)

    def dict(self, in_dict, values=(), clear=False, **kwargs):
        return _ReplacedItems(in_dict, {**dict(values), **kwargs}, clear)


patch = _Patch()
