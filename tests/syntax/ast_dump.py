"""CPython's ast in the dump that syntax_dump.cpp prints, and the pipe to that program.

One function is generated for each node class, so that the dump of the standard library takes seconds.
"""
import ast
import io
import re
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


INLINED = re.compile(r"<(?:list|set|dict)comp>\.")  # frames of their own until 3.12 (PEP 709)


def scopes_of(code):
    """(head, locals, cells, free names) of the scopes of a code object, the module's excepted."""
    for constant in code.co_consts:
        if not hasattr(constant, "co_code"):
            continue
        cells = set(constant.co_cellvars)
        yield (f"{constant.co_firstlineno} {INLINED.sub('', constant.co_qualname)}", cells | set(constant.co_varnames),
               cells, set(constant.co_freevars))
        yield from scopes_of(constant)


def read_scope(line):
    head, *parts = line.split(";")
    return (head, *[set(part.split()) for part in parts])


def decode(source):
    """The text of a file's bytes by PEP 263, without a byte order mark; raises SyntaxError as CPython does."""
    encoding, _ = tokenize.detect_encoding(io.BytesIO(source).readline)
    return source.decode(encoding)


class Dumper:
    """The program that dumps our tree, one text after the other."""

    def __init__(self, path):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def dump(self, text):
        """(tree, scopes); the tree of a refused text begins with ERROR and has no scopes."""
        data = text.encode("utf-8", "surrogatepass")
        self.process.stdin.write(b"%d\n" % len(data) + data)
        self.process.stdin.flush()
        length = int(self.process.stdout.readline())
        tree, _, scopes = self.process.stdout.read(length).decode("utf-8", "surrogatepass").rpartition("SCOPES\n")
        if scopes.startswith("ERROR"):
            return scopes, []
        return tree, [read_scope(line) for line in scopes.splitlines()]

    def close(self):
        self.process.stdin.close()
        self.process.wait()
