# module: pydantic.dataclasses
# Dataclasses whose fields are checked: of arguments that are right the check sees nothing.
import dataclasses as _dataclasses
import functools as _functools

from pydantic import FieldInfo as _FieldInfo


def dataclass(_cls=None, *, config=None, validate_on_init=None, **options):
    if _cls is None:
        return _functools.partial(dataclass, **options)
    for name in getattr(_cls, "__annotations__", {}):
        value = vars(_cls).get(name)
        if isinstance(value, _FieldInfo):
            if value.has_default:
                setattr(_cls, name, value.as_field())
            else:
                delattr(_cls, name)
    return _dataclasses.dataclass(**options)(_cls)


def is_pydantic_dataclass(cls):
    return _dataclasses.is_dataclass(cls)


def rebuild_dataclass(cls, **kwargs):
    return None
