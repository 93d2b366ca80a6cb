"""CPython's ast in the dump that syntax_dump.cpp prints, and the pipe to that program.

One function is generated for each node class, so that the dump of the standard library takes seconds.
"""
import ast
import io
import struct
import subprocess
import sys
import tokenize

sys.setrecursionlimit(20000)
if hasattr(sys, "set_int_max_str_digits"):
    sys.set_int_max_str_digits(0)

CONTEXTS = {ast.Load: "L", ast.Store: "S", ast.Del: "D"}
SKIPPED = {"type_comment", "type_ignores"}
EXTRA = {"type_params"}  # printed only when there are any: releases before 3.12 lack the field
POSITIONED = (ast.stmt, ast.expr, ast.excepthandler, ast.arg, ast.keyword, ast.alias, ast.pattern)


def dump_scalar(value):
    if value is None:
        return "-"
    if value is True or value is False:
        return "1" if value else "0"
    return str(value)


def dump_constant(value):
    if value is None or value is True or value is False:
        return str(value)
    kind = type(value)
    if value is Ellipsis:
        return "Ellipsis"
    if kind is str:
        return "s" + value.encode("utf-8", "surrogatepass").hex()
    if kind is bytes:
        return "b" + value.hex()
    if kind is float:
        return "f" + struct.pack(">d", value).hex()
    if kind is complex:
        return "j" + struct.pack(">d", value.imag).hex()
    return str(value)


def dump_list(values, inside):
    return "[" + "".join([dump(value, inside) + " " for value in values]) + "]"


DUMPERS = {type(None): lambda value, inside: "-", str: lambda value, inside: value,
           int: lambda value, inside: str(value), bool: lambda value, inside: "1" if value else "0", list: dump_list}


def make_dumper(cls):
    if issubclass(cls, (ast.operator, ast.unaryop, ast.boolop, ast.cmpop)):
        return lambda node, inside, name=cls.__name__: name
    if issubclass(cls, ast.expr_context):
        return lambda node, inside, name=CONTEXTS[cls]: name
    parts = []
    for field in cls._fields:
        if field in SKIPPED:
            continue
        if field in EXTRA and cls.__name__ != "TypeAlias":
            parts.append(f"(dump(node.{field}, inside) + ' ' if getattr(node, '{field}', None) else '')")
        elif field == "kind":
            parts.append("('u ' if node.kind == 'u' else '- ')")
        elif cls in (ast.Constant, ast.MatchSingleton) and field == "value":
            parts.append("dump_constant(node.value) + ' '")
        elif field == "is_async" or field == "simple" or field == "level":
            parts.append(f"str(int(node.{field} or 0)) + ' '")
        else:
            within = "True" if cls is ast.JoinedStr else "inside"
            parts.append(f"dump(getattr(node, '{field}', None), {within}) + ' '")
    positioned = issubclass(cls, POSITIONED) or cls.__name__ in ("TypeVar", "ParamSpec", "TypeVarTuple")
    at = "('' if inside else f'@{node.lineno}:{node.col_offset}-{node.end_lineno}:{node.end_col_offset}')"
    head = f"'{cls.__name__}' + {at if positioned else repr('')} + '('"
    source = "def dumper(node, inside):\n    return " + " + ".join([head] + parts) + " + ')'\n"
    scope = {"dump": dump, "dump_constant": dump_constant}
    exec(source, scope)
    return scope["dumper"]


def dump(value, inside):
    cls = value.__class__
    try:
        return DUMPERS[cls](value, inside)
    except KeyError:
        DUMPERS[cls] = make_dumper(cls)
        return DUMPERS[cls](value, inside)


def dump_module(module):
    return "".join([dump(statement, False) + "\n" for statement in module.body])


def decode(source):
    """The text of a file's bytes by PEP 263, without a byte order mark; raises SyntaxError as CPython does."""
    encoding, _ = tokenize.detect_encoding(io.BytesIO(source).readline)
    return source.decode(encoding)


class Dumper:
    """The program that dumps our tree, one text after the other."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def dump(self, text):
        data = text.encode("utf-8", "surrogatepass")
        self.process.stdin.write(b"%d\n" % len(data) + data)
        self.process.stdin.flush()
        length = int(self.process.stdout.readline())
        return self.process.stdout.read(length).decode("utf-8", "surrogatepass")

    def close(self):
        self.process.stdin.close()
        self.process.wait()
