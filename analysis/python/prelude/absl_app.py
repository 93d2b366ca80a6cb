# module: absl.app
import sys


class UsageError(Exception):
    pass


def run(main, argv=None, flags_parser=None):
    main(list(sys.argv) if argv is None else argv)


def call_after_init(callback):
    callback()
