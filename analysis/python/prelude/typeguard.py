# module: typeguard
# Checks of types while a program runs: of a program that is right they see nothing.
class TypeCheckError(Exception):
    pass


def typechecked(target=None, **settings):
    return (lambda target: target) if target is None else target


def check_type(value, expected_type, **settings):
    return value


def suppress_type_checks(target=None):
    import contextlib

    return contextlib.nullcontext() if target is None else target


def typeguard_ignore(target):
    return target


def install_import_hook(*args, **kwargs):
    pass
