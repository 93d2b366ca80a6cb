# module: absl.logging
DEBUG = 1
INFO = 0
WARNING = WARN = -1
ERROR = -2
FATAL = -3


def _log(*args, **kwargs):
    pass


debug = info = warning = warn = error = exception = log = log_first_n = log_every_n = log_if = vlog = _log
set_verbosity = set_stderrthreshold = use_absl_handler = _log


def vlog_is_on(level):
    return False


def level_debug():
    return False


level_info = level_debug
