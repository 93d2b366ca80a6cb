# module: beartype.typing
# The names of typing and of collections.abc under one roof.
from typing import *
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any, Dict, List, Optional, Set, Tuple, Type, Union
