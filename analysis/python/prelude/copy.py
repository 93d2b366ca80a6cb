# module: copy


class Error(Exception):
    pass


error = Error
_atomic = (int, float, bool, complex, str, bytes, type(None), type(Ellipsis), type(NotImplemented), type, range)


def copy(x):
    cls = type(x)
    if isinstance(x, _atomic) and cls in _atomic:
        return x
    hook = getattr(cls, "__copy__", None)
    if hook is not None:
        return hook(x)
    if cls is list:
        return x[:]
    if cls in (dict, set):
        return x.copy()
    if cls in (tuple, frozenset):
        return x
    if hasattr(x, "copy") and isinstance(x, (dict, list, set)):
        made = cls.__new__(cls)
        if isinstance(x, dict):
            made.update(x)
        elif isinstance(x, list):
            made.extend(x)
        else:
            made.update(x)
        if hasattr(x, "__dict__"):
            made.__dict__.update(x.__dict__)
        return made
    return _instance(x, lambda value: value)


def _instance(x, convert):
    cls = type(x)
    if callable(x) and not hasattr(x, "__dict__") or not _is_plain_instance(x):
        return x
    made = cls.__new__(cls)
    for name, value in x.__dict__.items():
        object.__setattr__(made, name, convert(value))
    return made


def deepcopy(x, memo=None):
    if memo is None:
        memo = {}
    cls = type(x)
    if cls in _atomic:
        return x
    key = id(x)
    if key in memo:
        return memo[key]
    hook = getattr(cls, "__deepcopy__", None)
    if hook is not None:
        made = hook(x, memo)
    elif cls is list:
        made = []
        memo[key] = made
        for item in x:
            made.append(deepcopy(item, memo))
    elif cls is tuple:
        made = tuple([deepcopy(item, memo) for item in x])
        if all(a is b for a, b in zip(made, x)):
            made = x
    elif isinstance(x, tuple) and hasattr(x, "_make"):
        made = cls._make([deepcopy(item, memo) for item in x])
    elif isinstance(x, dict):
        made = x.copy()
        made.clear()
        memo[key] = made
        for k, v in x.items():
            made[deepcopy(k, memo)] = deepcopy(v, memo)
    elif cls in (set, frozenset):
        made = cls([deepcopy(item, memo) for item in x])
    elif _is_plain_instance(x):
        made = cls.__new__(cls)
        memo[key] = made
        for name, value in x.__dict__.items():
            object.__setattr__(made, name, deepcopy(value, memo))
    else:
        made = x
    memo[key] = made
    return made


def replace(obj, /, **changes):
    return obj.__replace__(**changes) if hasattr(obj, "__replace__") else _dataclass_replace(obj, changes)


def _dataclass_replace(obj, changes):
    import dataclasses

    return dataclasses.replace(obj, **changes)
