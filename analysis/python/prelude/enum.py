# module: enum


class auto:
    """Its value is known once its name is; until then operators on it are kept for later."""

    def __init__(self, value=None):
        self.value = value
        self.later = None

    def _defer(self, other, combine):
        made = auto()
        made.later = lambda: combine(_resolve(self), _resolve(other))
        return made

    def __or__(self, other):
        return self._defer(other, lambda a, b: a | b)

    def __and__(self, other):
        return self._defer(other, lambda a, b: a & b)

    def __xor__(self, other):
        return self._defer(other, lambda a, b: a ^ b)

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__

    def __invert__(self):
        return self._defer(None, lambda a, b: ~a)


def _resolve(value):
    if not isinstance(value, auto):
        return value
    return value.later() if value.later is not None else value.value


class member:
    def __init__(self, value):
        self.value = value


class nonmember:
    def __init__(self, value):
        self.value = value


def _is_descriptor(value):
    return hasattr(value, "__get__") or hasattr(value, "__set__") or hasattr(value, "__delete__")


def _is_private(cls_name, name):
    return name.startswith(f"_{cls_name}__") and not name.endswith("__")


def _find_data_type(bases):
    for base in bases:
        for cls in base.__mro__:
            if cls is object or isinstance(cls, EnumType):
                continue
            if cls in (int, float, str, bytes, tuple, complex, list, dict):
                return cls
    return object


def _find_new(namespace, bases):
    new = namespace.get("__new__")
    if new is not None:
        return new.__func__ if isinstance(new, staticmethod) else new
    for base in bases:
        for cls in base.__mro__:
            if cls is not object and "_user_new_" in cls.__dict__:
                return cls.__dict__["_user_new_"]
    return None


class EnumType(type):
    def __new__(metacls, name, bases, namespace, boundary=None, _simple=False, **kwds):
        if name == "Enum" and not bases:
            return super().__new__(metacls, name, bases, dict(namespace))
        ignore = namespace.get("_ignore_", [])
        if isinstance(ignore, str):
            ignore = ignore.replace(",", " ").split()
        candidates = {}
        rest = {}
        for key, value in namespace.items():
            dunder = key.startswith("__") and key.endswith("__")
            sunder = key.startswith("_") and key.endswith("_") and not dunder
            if isinstance(value, nonmember):
                rest[key] = value.value
            elif isinstance(value, member):
                candidates[key] = value.value
            elif dunder or sunder or key in ignore or _is_private(name, key) or _is_descriptor(value):
                rest[key] = value
            else:
                candidates[key] = value
        for base in bases:
            if isinstance(base, EnumType) and base.__dict__.get("_member_map_"):
                raise TypeError(f"<enum {base.__name__!r}> cannot extend <enum {name!r}>")
        data_type = _find_data_type(bases)
        user_new = _find_new(rest, bases)
        rest["_member_map_"] = {}
        rest["_member_names_"] = []
        rest["_value2member_map_"] = {}
        rest["_member_type_"] = data_type
        if "__new__" in rest:
            rest["_user_new_"] = user_new
            del rest["__new__"]
        cls = super().__new__(metacls, name, bases, rest, **kwds)
        enum_base = [base for base in bases if isinstance(base, EnumType)][-1]
        for method in ("__repr__", "__str__", "__format__"):
            found = getattr(cls, method)
            if method not in namespace and (found is getattr(data_type, method) or found is getattr(object, method)):
                type.__setattr__(cls, method, getattr(enum_base, method))
        generate = cls._generate_next_value_
        last_values = []
        is_flag = any(base.__name__ == "Flag" for base in cls.__mro__)
        for key, value in candidates.items():
            if isinstance(value, auto):
                if value.later is None:
                    value.value = generate(key, 1, len(last_values), list(last_values))
                value = _resolve(value)
            elif isinstance(value, tuple) and any(isinstance(v, auto) for v in value):
                value = tuple(generate(key, 1, len(last_values), list(last_values)) if isinstance(v, auto) else v for v in value)
            args = value if isinstance(value, tuple) else (value,)
            if data_type is tuple:
                args = (value,)
            if user_new is not None:
                obj = user_new(cls, *args)
                if not hasattr(obj, "_value_"):
                    obj._value_ = value if data_type is object else data_type(*args)
            elif data_type is object:
                obj = object.__new__(cls)
                obj._value_ = value
            else:
                obj = data_type.__new__(cls, *args)
                obj._value_ = value if len(args) == 1 and isinstance(value, data_type) else data_type(*args)
            value = obj._value_
            last_values.append(value)
            canonical = None
            for known in cls._member_map_.values():
                if known._value_ == value and type(known._value_) == type(value) or known._value_ == value:
                    canonical = known
                    break
            if canonical is None:
                obj._name_ = key
                obj.__objclass__ = cls
                obj._sort_order_ = len(cls._member_names_)
                if "__init__" in rest or any("__init__" in b.__dict__ and isinstance(b, EnumType) for b in cls.__mro__):
                    obj.__init__(*args)
                canonical = obj
                if not is_flag or (isinstance(value, int) and value > 0 and value & (value - 1) == 0):
                    cls._member_names_.append(key)
                try:
                    cls._value2member_map_[value] = canonical
                except TypeError:
                    pass
            cls._member_map_[key] = canonical
            type.__setattr__(cls, key, canonical)
        return cls

    def __init__(cls, *args, **kwds):
        pass

    def __call__(cls, value=None, names=None, *, module=None, qualname=None, type=None, start=1, boundary=None):
        if names is None and cls._member_map_:
            return cls.__lookup(value)
        if names is None:
            return cls.__lookup(value)
        return cls._create_(value, names, start, type)

    def _create_(cls, class_name, names, start=1, type=None):
        bases = (cls,) if type is None else (type, cls)
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        namespace = {}
        if isinstance(names, dict):
            namespace.update(names)
        else:
            values = []
            for i, item in enumerate(names):
                if isinstance(item, str):
                    value = cls._generate_next_value_(item, start, i, list(values))
                    values.append(value)
                    namespace[item] = value
                else:
                    namespace[item[0]] = item[1]
                    values.append(item[1])
        return EnumType.__new__(EnumType, class_name, bases, namespace)

    def __lookup(cls, value):
        if isinstance(value, cls):
            return value
        try:
            if value in cls._value2member_map_:
                return cls._value2member_map_[value]
        except TypeError:
            pass
        for known in cls._member_map_.values():
            if known._value_ == value:
                return known
        result = cls._missing_(value)
        if isinstance(result, cls):
            return result
        if result is None:
            raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        raise TypeError(f"error in {cls.__name__}._missing_: returned {result!r} instead of None or a valid member")

    def __contains__(cls, value):
        if isinstance(value, cls):
            return value._name_ in cls._member_map_ or any(m is value for m in cls._value2member_map_.values())
        try:
            return value in cls._value2member_map_
        except TypeError:
            return any(m._value_ == value for m in cls._member_map_.values())

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        return iter([cls._member_map_[name] for name in cls._member_names_])

    def __reversed__(cls):
        return iter([cls._member_map_[name] for name in reversed(cls._member_names_)])

    def __len__(cls):
        return len(cls._member_names_)

    def __bool__(cls):
        return True

    def __repr__(cls):
        return f"<{'flag' if any(b.__name__ == 'Flag' for b in cls.__mro__) else 'enum'} {cls.__name__!r}>"

    @property
    def __members__(cls):
        import types

        return types.MappingProxyType(cls._member_map_)

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get("_member_map_", {}):
            raise AttributeError(f"cannot reassign member {name!r}")
        super().__setattr__(name, value)


EnumMeta = EnumType


class Enum(metaclass=EnumType):
    _member_map_ = {}
    _member_names_ = []
    _value2member_map_ = {}
    _member_type_ = object

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start
        numbers = [v for v in last_values if isinstance(v, int)]
        if not numbers:
            raise TypeError("unable to sort non-numeric values")
        return max(numbers) + 1

    @classmethod
    def _missing_(cls, value):
        return None

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_

    def __repr__(self):
        return f"<{self.__class__.__name__}.{self._name_}: {self._value_!r}>"

    def __str__(self):
        return f"{self.__class__.__name__}.{self._name_}"

    def __format__(self, spec):
        return str.__format__(str(self), spec)

    def __hash__(self):
        return hash(self._name_)

    def __reduce_ex__(self, proto):
        return (self.__class__, (self._value_,))

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __dir__(self):
        return ["__class__", "__doc__", "__eq__", "__hash__", "__module__", "name", "value"]


class ReprEnum(Enum):
    pass


class IntEnum(int, ReprEnum):
    def __str__(self):
        return int.__repr__(self._value_)

    def __format__(self, spec):
        return int.__format__(int(self), spec)


class StrEnum(str, ReprEnum):
    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        return name.lower()

    def __str__(self):
        return self._value_

    def __format__(self, spec):
        return str.__format__(self._value_, spec)


class Flag(Enum):
    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return 1
        return 1 << max(last_values).bit_length()

    @classmethod
    def _missing_(cls, value):
        if not isinstance(value, int):
            raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        known = 0
        for m in cls._member_map_.values():
            known |= m._value_
        if value < 0:
            value = known & ~(~value)
        if value & ~known:
            raise ValueError(f"{value!r} is not a valid {cls.__qualname__}")
        if cls._member_type_ is object:
            made = object.__new__(cls)
        else:
            made = int.__new__(cls, value)
        parts = [m._name_ for m in cls if m._value_ & value]
        made._name_ = "|".join(parts) if parts else None
        made._value_ = value
        cls._value2member_map_[value] = made
        return made

    def _coerce(self, other):
        if isinstance(other, self.__class__):
            return other._value_
        if self._member_type_ is not object and isinstance(other, int):
            return int(other)
        return NotImplemented

    def __or__(self, other):
        value = self._coerce(other)
        return value if value is NotImplemented else self.__class__(self._value_ | value)

    def __and__(self, other):
        value = self._coerce(other)
        return value if value is NotImplemented else self.__class__(self._value_ & value)

    def __xor__(self, other):
        value = self._coerce(other)
        return value if value is NotImplemented else self.__class__(self._value_ ^ value)

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__

    def __invert__(self):
        known = 0
        for m in self.__class__._member_map_.values():
            known |= m._value_
        return self.__class__(known & ~self._value_)

    def __contains__(self, other):
        if not isinstance(other, self.__class__):
            raise TypeError(f"unsupported operand type(s) for 'in': {type(other).__qualname__!r} and {self.__class__.__qualname__!r}")
        return other._value_ & self._value_ == other._value_

    def __iter__(self):
        return iter([m for m in self.__class__ if m._value_ & self._value_])

    def __len__(self):
        return self._value_.bit_count()

    def __bool__(self):
        return bool(self._value_)

    def __repr__(self):
        if self._name_ is None:
            return f"<{self.__class__.__name__}: {self._value_!r}>"
        return f"<{self.__class__.__name__}.{self._name_}: {self._value_!r}>"

    def __str__(self):
        if self._name_ is None:
            return f"{self.__class__.__name__}({self._value_!r})"
        return f"{self.__class__.__name__}.{self._name_}"

    def __hash__(self):
        return hash(self._value_)


class IntFlag(int, ReprEnum, Flag):
    def __str__(self):
        return int.__repr__(self._value_)

    def __format__(self, spec):
        return int.__format__(int(self), spec)


class FlagBoundary(StrEnum):
    STRICT = auto()
    CONFORM = auto()
    EJECT = auto()
    KEEP = auto()


STRICT, CONFORM, EJECT, KEEP = FlagBoundary


class EnumCheck(StrEnum):
    CONTINUOUS = "no skipped integer values"
    NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
    UNIQUE = "one name per value"


CONTINUOUS, NAMED_FLAGS, UNIQUE = EnumCheck
property = property


def unique(enumeration):
    duplicates = [(name, m._name_) for name, m in enumeration._member_map_.items() if name != m._name_]
    if duplicates:
        details = ", ".join(f"{alias} -> {name}" for alias, name in duplicates)
        raise ValueError(f"duplicate values found in {enumeration!r}: {details}")
    return enumeration


class verify:
    def __init__(self, *checks):
        self.checks = checks

    def __call__(self, enumeration):
        return enumeration


def global_enum(cls, update_str=False):
    return cls
