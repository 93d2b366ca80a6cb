# module: jax.typing
# Names for annotations.
from typing import Any

import numpy as _np

import jax as _jax

ArrayLike = _jax.Array | _np.ndarray | _np.bool | _np.number | bool | int | float | complex
DTypeLike = str | type[Any] | _np.dtype
