# module: jax.debug
# jax.debug: prints are equations, callbacks are not modelled.
import _pallasd


def print(fmt, *args, ordered=False, partitioned=False, skip_format_check=False, _use_logging=False, **kwargs):
    _pallasd.debug_print(fmt, args, ordered, kwargs)
