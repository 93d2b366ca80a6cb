# module: inspect
import functools
from collections import OrderedDict
from types import MappingProxyType


class _empty:
    pass


class _ParameterKind(int):
    def __new__(cls, value, name):
        made = int.__new__(cls, value)
        made._name_ = name
        return made

    @property
    def name(self):
        return self._name_

    @property
    def description(self):
        return {"POSITIONAL_ONLY": "positional-only", "POSITIONAL_OR_KEYWORD": "positional or keyword", "VAR_POSITIONAL": "variadic positional", "KEYWORD_ONLY": "keyword-only", "VAR_KEYWORD": "variadic keyword"}[self._name_]

    def __str__(self):
        return self._name_

    def __repr__(self):
        return f"<_ParameterKind.{self._name_}: {int(self)}>"


_KINDS = [_ParameterKind(i, name) for i, name in enumerate(["POSITIONAL_ONLY", "POSITIONAL_OR_KEYWORD", "VAR_POSITIONAL", "KEYWORD_ONLY", "VAR_KEYWORD"])]


class Parameter:
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = _KINDS
    empty = _empty

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        self.name = name
        self.kind = _KINDS[kind]
        self.default = default
        self.annotation = annotation

    def replace(self, *, name=_empty, kind=_empty, default=_empty, annotation=_empty):
        return Parameter(
            self.name if name is _empty else name,
            self.kind if kind is _empty else kind,
            default=self.default if default is _empty else default,
            annotation=self.annotation if annotation is _empty else annotation,
        )

    def __str__(self):
        text = self.name
        if self.annotation is not _empty:
            text += f": {formatannotation(self.annotation)}"
        if self.default is not _empty:
            text += f" = {self.default!r}" if self.annotation is not _empty else f"={self.default!r}"
        if self.kind == 2:
            text = "*" + text
        elif self.kind == 4:
            text = "**" + text
        return text

    def __repr__(self):
        return f'<Parameter "{self}">'

    def __eq__(self, other):
        return isinstance(other, Parameter) and (self.name, self.kind, self.default, self.annotation) == (other.name, other.kind, other.default, other.annotation)

    def __hash__(self):
        return hash((self.name, self.kind))


def formatannotation(annotation, base_module=None):
    if isinstance(annotation, type):
        if annotation.__module__ in ("builtins", base_module):
            return annotation.__qualname__
        return annotation.__module__ + "." + annotation.__qualname__
    return repr(annotation)


class BoundArguments:
    def __init__(self, signature, arguments):
        self.signature = signature
        self.arguments = arguments

    @property
    def args(self):
        found = []
        for name, param in self.signature.parameters.items():
            if param.kind in (3, 4) or name not in self.arguments:
                break
            if param.kind == 2:
                found.extend(self.arguments[name])
            else:
                found.append(self.arguments[name])
        return tuple(found)

    @property
    def kwargs(self):
        found = {}
        behind = False
        for name, param in self.signature.parameters.items():
            if not behind and (param.kind in (3, 4) or name not in self.arguments):
                behind = True
            if not behind or name not in self.arguments:
                continue
            if param.kind == 4:
                found.update(self.arguments[name])
            elif param.kind != 2:
                found[name] = self.arguments[name]
        return found

    def apply_defaults(self):
        filled = {}
        for name, param in self.signature.parameters.items():
            if name in self.arguments:
                filled[name] = self.arguments[name]
            elif param.default is not _empty:
                filled[name] = param.default
            elif param.kind == 2:
                filled[name] = ()
            elif param.kind == 4:
                filled[name] = {}
        self.arguments = filled

    def __repr__(self):
        inside = ", ".join(f"{k}={v!r}" for k, v in self.arguments.items())
        return f"<BoundArguments ({inside})>"


class Signature:
    empty = _empty

    def __init__(self, parameters=None, *, return_annotation=_empty):
        self.parameters = MappingProxyType(OrderedDict((p.name, p) for p in parameters or ()))
        self.return_annotation = return_annotation

    @classmethod
    def from_callable(cls, obj, *, follow_wrapped=True):
        return signature(obj, follow_wrapped=follow_wrapped)

    def replace(self, *, parameters=_empty, return_annotation=_empty):
        return Signature(
            self.parameters.values() if parameters is _empty else parameters,
            return_annotation=self.return_annotation if return_annotation is _empty else return_annotation,
        )

    def _bind(self, args, kwargs, partial):
        arguments = {}
        rest = list(args)
        kwargs = dict(kwargs)
        for name, param in self.parameters.items():
            if param.kind == 2:
                if rest:
                    arguments[name] = tuple(rest)
                    rest = []
                continue
            if param.kind == 4:
                continue
            if param.kind in (0, 1) and rest:
                if name in kwargs and param.kind == 1:
                    raise TypeError(f"multiple values for argument {name!r}")
                arguments[name] = rest.pop(0)
            elif param.kind != 0 and name in kwargs:
                arguments[name] = kwargs.pop(name)
            elif param.default is _empty and not partial:
                raise TypeError(f"missing a required argument: {name!r}")
        if rest:
            raise TypeError("too many positional arguments")
        for name, param in self.parameters.items():
            if param.kind == 4 and kwargs:
                arguments[name] = kwargs
                kwargs = {}
        if kwargs:
            raise TypeError(f"got an unexpected keyword argument {next(iter(kwargs))!r}")
        return BoundArguments(self, arguments)

    def bind(self, /, *args, **kwargs):
        return self._bind(args, kwargs, False)

    def bind_partial(self, /, *args, **kwargs):
        return self._bind(args, kwargs, True)

    def __str__(self):
        pieces = []
        seen_keyword = False
        last = None
        for param in self.parameters.values():
            if last == 0 and param.kind != 0:
                pieces.append("/")
            if param.kind == 2:
                seen_keyword = True
            elif param.kind == 3 and not seen_keyword:
                pieces.append("*")
                seen_keyword = True
            pieces.append(str(param))
            last = param.kind
        if last == 0:
            pieces.append("/")
        text = f"({', '.join(pieces)})"
        if self.return_annotation is not _empty:
            text += f" -> {formatannotation(self.return_annotation)}"
        return text

    def __repr__(self):
        return f"<Signature {self}>"

    def __eq__(self, other):
        return isinstance(other, Signature) and list(self.parameters.values()) == list(other.parameters.values()) and self.return_annotation == other.return_annotation

    def __hash__(self):
        return hash(tuple(self.parameters))


def signature(obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False):
    if not callable(obj):
        raise TypeError(f"{obj!r} is not a callable object")
    own = getattr(obj, "__signature__", None)
    if own is not None:
        return own
    modelled = vars(obj).get("__pallasd_signature__") if isinstance(obj, type) else None
    described = _parameters(obj if modelled is None else modelled, follow_wrapped)
    if described is None:
        raise ValueError(f"no signature found for builtin {obj!r}")
    params = []
    for name, kind, default, has_default, annotation, has_annotation in described:
        params.append(Parameter(name, kind, default=default if has_default else _empty, annotation=annotation if has_annotation else _empty))
    described_by = unwrap(obj) if follow_wrapped else obj
    while isinstance(described_by, functools.partial):
        described_by = described_by.func
    annotations = getattr(described_by, "__annotations__", {})
    returns = annotations.get("return", _empty) if isinstance(annotations, dict) and not isinstance(obj, type) else _empty
    return Signature(params, return_annotation=returns)


class FullArgSpec:
    pass


def getfullargspec(func):
    sig = signature(func, follow_wrapped=False)
    spec = FullArgSpec()
    spec.args = [p.name for p in sig.parameters.values() if p.kind in (0, 1)]
    spec.varargs = next((p.name for p in sig.parameters.values() if p.kind == 2), None)
    spec.varkw = next((p.name for p in sig.parameters.values() if p.kind == 4), None)
    spec.defaults = tuple(p.default for p in sig.parameters.values() if p.kind in (0, 1) and p.default is not _empty) or None
    spec.kwonlyargs = [p.name for p in sig.parameters.values() if p.kind == 3]
    spec.kwonlydefaults = {p.name: p.default for p in sig.parameters.values() if p.kind == 3 and p.default is not _empty} or None
    spec.annotations = getattr(func, "__annotations__", {})
    return spec


def getmembers(object, predicate=None):
    found = []
    for name in dir(object):
        try:
            value = getattr(object, name)
        except AttributeError:
            continue
        if predicate is None or predicate(value):
            found.append((name, value))
    return sorted(found, key=lambda pair: pair[0])


def cleandoc(doc):
    import textwrap

    lines = doc.expandtabs().split("\n")
    rest = textwrap.dedent("\n".join(lines[1:])).split("\n")
    return "\n".join([lines[0].lstrip()] + rest).strip("\n")


def getattr_static(obj, attr, default=_empty):
    for holder in (obj.__dict__ if hasattr(obj, "__dict__") else {},) + tuple(c.__dict__ for c in type(obj).__mro__):
        if attr in holder:
            return holder[attr]
    if default is _empty:
        raise AttributeError(attr)
    return default
