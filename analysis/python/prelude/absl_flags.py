# module: absl.flags
# Flags hold the defaults that the program declares: nothing was given on a command line.
class Error(Exception):
    pass


class FlagHolder:
    def __init__(self, name, default):
        self.name = name
        self.default = default

    def __class_getitem__(cls, item):
        return cls

    @property
    def value(self):
        return getattr(FLAGS, self.name)

    @property
    def _flagvalues(self):
        return FLAGS


class FlagValues:
    def __call__(self, argv, known_only=False):
        return list(argv)

    def mark_as_parsed(self):
        pass

    def is_parsed(self):
        return True

    def __getitem__(self, name):
        return FlagHolder(name, getattr(self, name))

    def __contains__(self, name):
        return hasattr(self, name)


FLAGS = FlagValues()


def _define(name, default, *args, **kwargs):
    setattr(FLAGS, name, default)
    return FlagHolder(name, default)


DEFINE_string = DEFINE_integer = DEFINE_float = DEFINE_alias = _define


def DEFINE_bool(name, default, *args, **kwargs):
    return _define(name, None if default is None else default in (True, 1, "true", "True", "1"))


DEFINE_boolean = DEFINE_bool


def DEFINE_enum(name, default, enum_values, help=None, **kwargs):
    return _define(name, default)


def DEFINE_enum_class(name, default, enum_class, help=None, **kwargs):
    return _define(name, enum_class[default] if isinstance(default, str) else default)


def DEFINE_list(name, default, *args, **kwargs):
    return _define(name, default.split(",") if isinstance(default, str) else default)


def DEFINE_spaceseplist(name, default, *args, **kwargs):
    return _define(name, default.split() if isinstance(default, str) else default)


def DEFINE_multi_string(name, default, *args, **kwargs):
    return _define(name, [default] if isinstance(default, (str, int, float)) else default)


DEFINE_multi_integer = DEFINE_multi_float = DEFINE_multi_string


def mark_flag_as_required(name):
    pass


def mark_flags_as_required(names):
    pass


def register_validator(*args, **kwargs):
    pass


def validator(*args, **kwargs):
    return lambda function: function
