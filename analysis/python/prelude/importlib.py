# module: importlib


def import_module(name, package=None):
    if name.startswith("."):
        level = len(name) - len(name.lstrip("."))
        base = package.split(".")
        name = ".".join(base[: len(base) - level + 1] + [name.lstrip(".")])
    return _import_module(name)


def reload(module):
    return module


def invalidate_caches():
    pass
