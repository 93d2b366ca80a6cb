# module: jax.debug
# jax.debug: prints and callbacks are equations; nobody calls what is called back.
import _pallasd


def print(fmt, *args, ordered=False, partitioned=False, skip_format_check=False, _use_logging=False, **kwargs):
    _pallasd.debug_print(fmt, args, ordered, kwargs)


def callback(callback=None, *args, ordered=False, partitioned=False, **kwargs):
    from jax import tree
    if callback is None:
        def call_back(callback, *args, **kwargs):
            _bind_callback(callback, tree.leaves((args, kwargs)), ordered, partitioned)
        return call_back
    _bind_callback(callback, tree.leaves((args, kwargs)), ordered, partitioned)


def _bind_callback(callback, leaves, ordered, partitioned):
    """Operands are what has a type in a jaxpr; the rest is the callback's own."""
    if not callable(callback):
        _pallasd.refuse("TypeError", "operand-mismatch", "jax.debug.callback takes a function first")
    operands = [leaf for leaf in leaves if not isinstance(leaf, (str, bytes)) and not callable(leaf)]
    _pallasd.debug_callback(operands, ordered, partitioned)
