# module: argparse
SUPPRESS = "==SUPPRESS=="
OPTIONAL = "?"
ZERO_OR_MORE = "*"
ONE_OR_MORE = "+"
REMAINDER = "..."


class ArgumentError(Exception):
    pass


class ArgumentTypeError(Exception):
    pass


class Namespace:
    def __init__(self, **kwargs):
        for name, value in kwargs.items():
            setattr(self, name, value)

    def __contains__(self, key):
        return key in self.__dict__

    def __eq__(self, other):
        return isinstance(other, Namespace) and self.__dict__ == other.__dict__

    __hash__ = None

    def __repr__(self):
        return f"Namespace({', '.join(f'{k}={v!r}' for k, v in self.__dict__.items())})"


class HelpFormatter:
    def __init__(self, *args, **kwargs):
        pass


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    pass


class RawDescriptionHelpFormatter(HelpFormatter):
    pass


class RawTextHelpFormatter(RawDescriptionHelpFormatter):
    pass


class Action:
    def __init__(self, option_strings=(), dest=None, **kwargs):
        self.option_strings = option_strings
        self.dest = dest


class BooleanOptionalAction(Action):
    pass


class _Group:
    def __init__(self, parser):
        self._parser = parser

    def add_argument(self, *names, **options):
        return self._parser.add_argument(*names, **options)

    def add_argument_group(self, *args, **kwargs):
        return self

    def add_mutually_exclusive_group(self, **kwargs):
        return self


class _SubParsers:
    def add_parser(self, name, **kwargs):
        return ArgumentParser()


class ArgumentParser:
    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=(), **kwargs):
        self.prog = prog
        self.description = description
        self._values = {}
        for parent in parents:
            self._values.update(parent._values)

    def add_argument(self, *names, **options):
        action = options.get("action", "store")
        long_names = [n for n in names if n.startswith("--")]
        short_names = [n for n in names if n.startswith("-")]
        positional = not short_names
        if "dest" in options:
            dest = options["dest"]
        elif positional:
            dest = names[0] if names else ""
        else:
            dest = (long_names or short_names)[0].lstrip("-").replace("-", "_")
        if action in ("help", "version"):
            return Action(names, dest)
        default = options.get("default")
        if action == "store_true":
            value = options.get("default", False)
        elif action == "store_false":
            value = options.get("default", True)
        elif action == "count":
            value = default
        elif (positional and options.get("nargs") not in ("?", "*")) or options.get("required", False):
            value = _required(dest)
        elif positional and options.get("nargs") == "*" and default is None:
            value = []
        else:
            value = default
            convert = options.get("type")
            if isinstance(value, str) and convert is not None:
                value = convert(value)
        if default != SUPPRESS:
            self._values[dest] = value
        return Action(names, dest)

    def add_argument_group(self, *args, **kwargs):
        return _Group(self)

    def add_mutually_exclusive_group(self, **kwargs):
        return _Group(self)

    def add_subparsers(self, **kwargs):
        if "dest" in kwargs:
            self._values[kwargs["dest"]] = _required(kwargs["dest"])
        return _SubParsers()

    def set_defaults(self, **kwargs):
        self._values.update(kwargs)

    def get_default(self, dest):
        return self._values.get(dest)

    def parse_args(self, args=None, namespace=None):
        if args:
            return _required("command line")
        result = namespace if namespace is not None else Namespace()
        for name, value in self._values.items():
            setattr(result, name, value)
        return result

    def parse_known_args(self, args=None, namespace=None):
        return self.parse_args(args, namespace), []

    def print_help(self, file=None):
        pass

    def print_usage(self, file=None):
        pass

    def format_help(self):
        return ""

    def error(self, message):
        raise SystemExit(2)

    def exit(self, status=0, message=None):
        raise SystemExit(status)
