# module: pydantic
# Models whose fields are checked and converted. Arguments are taken as they are, as those of a program that is right
# mostly are.
import dataclasses as _dataclasses

import _pallasd

_MISSING = object()


class ValidationError(ValueError):
    pass


class FieldInfo:
    def __init__(self, default, default_factory, options):
        self.default, self.default_factory, self.options = default, default_factory, options

    @property
    def has_default(self):
        return self.default is not _MISSING or self.default_factory is not None

    def as_field(self):
        if self.default_factory is not None:
            return _dataclasses.field(default_factory=self.default_factory)
        return _dataclasses.field(default=self.default)


def Field(default=_MISSING, *, default_factory=None, **options):
    return FieldInfo(_MISSING if default is ... else default, default_factory, options)


def ConfigDict(**settings):
    return settings


PositiveInt = NonNegativeInt = NegativeInt = StrictInt = int
PositiveFloat = NonNegativeFloat = StrictFloat = float
StrictBool, StrictStr = bool, str


def conint(**constraints):
    return int


def confloat(**constraints):
    return float


class _Marker:
    def __init__(self, *args, **kwargs):
        pass


AfterValidator = BeforeValidator = PlainValidator = WrapValidator = PlainSerializer = WrapSerializer = _Marker


def _decorator(*args, **kwargs):
    return lambda function: function


field_validator = model_validator = field_serializer = model_serializer = _decorator


def validate_call(func=None, **options):
    return (lambda func: func) if func is None else func


class _ModelMeta(type):
    def __new__(mcs, name, bases, namespace, **options):
        namespace.pop("model_config", None)
        fields = {}
        for base in bases:
            fields.update(getattr(base, "model_fields", {}))
        for field in namespace.get("__annotations__", {}):
            if not field.startswith("_"):
                fields[field] = namespace.pop(field, _MISSING)
        cls = super().__new__(mcs, name, bases, namespace)
        cls.model_fields = fields
        return cls


class BaseModel(metaclass=_ModelMeta):
    def __init__(self, **values):
        for name, default in self.model_fields.items():
            if name in values:
                setattr(self, name, values.pop(name))
            elif isinstance(default, FieldInfo) and default.has_default:
                made = default.default if default.default_factory is None else default.default_factory()
                setattr(self, name, made)
            elif default is _MISSING or isinstance(default, FieldInfo):
                raise ValidationError(f"{name}: Field required")
            else:
                setattr(self, name, default)
        post = getattr(self, "model_post_init", None)
        if post is not None:
            post(None)

    def model_copy(self, *, update=None, deep=False):
        values = {name: getattr(self, name) for name in self.model_fields}
        return type(self)(**{**values, **(update or {})})

    def model_dump(self, **options):
        return {name: getattr(self, name) for name in self.model_fields}

    def __eq__(self, other):
        return type(self) is type(other) and self.model_dump() == other.model_dump()

    def __hash__(self):
        return hash(tuple(self.model_dump().values()))
