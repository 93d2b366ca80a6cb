"""The canonical text of a jaxpr, written from real JAX objects.

docs/jaxpr.md defines the text; analysis/jax/jaxpr_text.cpp writes and parses the same text in C++. Every value that a
parameter can hold is spelled out structurally: operands that JAX hides in a tree definition are numbers of the
equation's operands, enums are `Class.MEMBER`, named tuples are dictionaries. What cannot be spelled raises Unspelled,
so that nothing is written that the other side would misread.
"""
import dataclasses
import enum
import json

import numpy as np

import jax
from jax import tree_util
from jax._src import core, dtypes, hashable_array
from jax._src.pallas import core as pl_core
from jax._src.pallas.mosaic import core as tc_core
from jax._src.state import indexing, types as state_types
from jax._src.tree_util import PyTreeDef

try:
    from jax._src.pallas.mosaic import sc_core
except ImportError:  # releases before the SparseCore
    sc_core = None


class Absent:
    """Stands for types that a release does not have yet; nothing is an instance of it."""


AccMemorySpace = getattr(tc_core, "AccMemorySpace", Absent)
AccessAssumptionTransform = getattr(tc_core, "AccessAssumptionTransform", Absent)
MemorySpaceCastTransform = getattr(state_types, "MemorySpaceCastTransform", Absent)


class Unspelled(Exception):
    """A value that the canonical text has no spelling for."""


class Operand:
    """Stands for operand `number` of an equation while its tree definitions are unflattened."""

    def __init__(self, number, is_ref):
        self.number, self.is_ref = number, is_ref

    def __str__(self):
        return f"{'&' if self.is_ref else '$'}{self.number}"


# Parameters that say nothing about what is computed.
DROPPED_ALWAYS = {
    "jit": ("in_layouts", "out_layouts", "in_shardings", "out_shardings", "ctx_mesh"),
    "scan": ("ft_in", "ft_out"),  # written as num_consts and num_carry
    "custom_vjp_call": ("out_trees",),
    "debug_print": ("np_printoptions", "logging_record"),
    "check": ("err_tree",),
}
SHARDINGS = ("sharding", "out_sharding")  # dropped if they shard nothing
# Tree definitions over some of the operands: how many operands come before those in the tree.
FIRST_OPERAND = {"get": 1, "swap": 2, "addupdate": 2, "load": 1, "matmul_acc_lhs": 2, "matmul_pop": 1}


def variable_name(number):
    digits = ""
    while True:
        number, digit = divmod(number, 26)
        digits = chr(ord("a") + digit) + digits
        if not number:
            return digits


def memory_space_text(space):
    if isinstance(space, pl_core.CoreMemorySpace):
        return f"{memory_space_text(space.memory_space)}@{space.mesh.core_type.value}"
    if isinstance(space, AccMemorySpace):
        return f"acc.{space.mxu_id}"
    if isinstance(space, core.MemorySpace):
        return space.name.lower()
    return str(space.value)


def dtype_short_name(dtype):
    return dtypes.short_dtype_name(dtype) if not dtypes.issubdtype(dtype, dtypes.extended) else str(dtype)


def array_text(aval):
    dims = ",".join("?" if not isinstance(d, (int, np.integer)) else str(d) for d in aval.shape)
    space = getattr(aval, "memory_space", None)
    at = "" if space in (None, core.MemorySpace.Device) else f"<{memory_space_text(space)}>"
    return f"{'~' if getattr(aval, 'weak_type', False) else ''}{dtype_short_name(aval.dtype)}{at}[{dims}]"


def aval_text(aval):
    if isinstance(aval, state_types.AbstractRef):
        space = "" if aval.memory_space is None else f"<{memory_space_text(aval.memory_space)}>"
        return f"Ref{space}{{{aval_text(aval.inner_aval)}}}"
    if isinstance(aval, core.ShapedArray):
        return array_text(aval)
    if isinstance(aval, core.AbstractToken):
        return "token"
    raise Unspelled(f"aval {type(aval).__name__}")


def number_text(value):
    value = value.item() if isinstance(value, (np.generic, np.ndarray)) else value
    if isinstance(value, float):
        return {"inf": "inf", "-inf": "-inf", "nan": "nan"}.get(repr(value), repr(value))
    return repr(value)


def literal_text(literal):
    value, aval = literal.val, literal.aval
    if dtypes.issubdtype(aval.dtype, dtypes.extended):
        raise Unspelled(f"literal of {aval.dtype}")
    value = np.asarray(getattr(value, "val", value)).astype(aval.dtype)
    if value.ndim:
        raise Unspelled("literal of rank above 0")
    if np.issubdtype(value.dtype, np.complexfloating):
        text = f"({number_text(float(value.real))}, {number_text(float(value.imag))})"
    elif dtypes.issubdtype(aval.dtype, np.floating):
        text = number_text(float(value))
    elif aval.dtype == np.bool_:
        text = repr(bool(value))
    else:
        text = repr(int(value))
    return f"{text}:{aval_text(aval)}"


def enum_text(value):
    if isinstance(value, (pl_core.MemorySpace, tc_core.MemorySpace, core.MemorySpace)):
        return memory_space_text(value)
    return f"{type(value).__name__}.{value.name}"


def dtype_of(value):
    """The dtype that a parameter names, or None if it is not a dtype."""
    if isinstance(value, (np.dtype, dtypes.ExtendedDType)):
        return value
    if isinstance(value, type) and issubclass(value, np.generic) or type(value).__name__ == "_ScalarMeta":
        return np.dtype(value)
    return None


def is_transform(value):
    return hasattr(value, "transform_type") and not isinstance(value, state_types.TransformedRef)


class Writer:
    def __init__(self, indent):
        self.indent, self.names, self.in_transforms = indent, {}, False

    def name(self, var):
        if var not in self.names:
            self.names[var] = variable_name(len(self.names))
        return self.names[var]

    def binders(self, variables):
        return " ".join(f"{self.name(v)}:{aval_text(v.aval)}" for v in variables)

    def atom(self, atom):
        if isinstance(atom, core.Literal):
            return literal_text(atom)
        if atom not in self.names:
            raise Unspelled("a variable of an enclosing jaxpr")
        return self.names[atom]

    def jaxpr(self, jaxpr):
        pad = "  " * self.indent
        consts = f" {self.binders(jaxpr.constvars)}" if jaxpr.constvars else ""
        ins = f" {self.binders(jaxpr.invars)}" if jaxpr.invars else ""
        lines = [f"{{ lambda{consts} ;{ins} . let"]
        lines += [f"{pad}    {self.equation(e)}" for e in jaxpr.eqns]
        lines.append(f"{pad}  in ({', '.join(self.atom(a) for a in jaxpr.outvars)}) }}")
        return "\n".join(lines)

    def equation(self, eqn):
        ins = "".join(f" {self.atom(a)}" for a in eqn.invars)
        params = [f"{k}={v}" for k, v in sorted(self.parameters(eqn).items())]
        outs = []
        for v in eqn.outvars:  # a dropped variable is new each time, though JAX may reuse the object
            if isinstance(v, core.DropVar):
                self.names.pop(v, None)
                self.names[object()] = text = variable_name(len(self.names))
                outs.append(f"{text}:{aval_text(v.aval)}")
            else:
                outs.append(f"{self.name(v)}:{aval_text(v.aval)}")
        left = " ".join(outs) + (" = " if outs else "")
        return f"{left}{primitive_text(eqn.primitive)}{'[' + ', '.join(params) + ']' if params else ''}{ins}"

    def parameters(self, eqn):
        primitive, out = eqn.primitive.name, {}
        if primitive == "scan" and "ft_in" in eqn.params:
            consts, carry, _ = eqn.params["ft_in"].unpack()
            out.update(num_consts=str(len(consts)), num_carry=str(len(carry)))
        for key, value in eqn.params.items():
            if key in DROPPED_ALWAYS.get(primitive, ()) or (key in SHARDINGS and is_trivial_sharding(value)):
                continue
            if isinstance(value, PyTreeDef):
                value = self.operand_tree(eqn, value)
            if is_callable(value):
                continue
            self.in_transforms = holds_transforms(eqn, key)
            try:
                if primitive == "run_scoped" and key == "ref_transforms" and not value:
                    self.in_transforms = False
                out[key] = self.value(value, eqn)
            except Unspelled as e:
                raise Unspelled(f"{primitive}.{key}: {e}") from None
        return out

    def operand_tree(self, eqn, tree):
        first = FIRST_OPERAND.get(eqn.primitive.name, 0)
        if eqn.primitive.name == "swap" and "compress" in eqn.params:
            first = 2
        if "refs_tree" in eqn.params:
            raise Unspelled("nested operand trees")
        numbers = range(first, first + tree.num_leaves)
        if numbers.stop > len(eqn.invars):
            raise Unspelled("a tree of more leaves than operands")
        return tree_util.tree_unflatten(
            tree, [Operand(i, isinstance(eqn.invars[i].aval, state_types.AbstractRef)) for i in numbers])

    def value(self, value, eqn):
        spell = lambda v: self.value(v, eqn)
        if value is None or isinstance(value, (bool, np.bool_)):
            return repr(None if value is None else bool(value))
        if isinstance(value, enum.Enum):
            return enum_text(value)
        if isinstance(value, (int, float, np.integer, np.floating)) or (
                isinstance(value, (np.ndarray, hashable_array.HashableArray)) and np.shape(value) == ()):
            return number_text(getattr(value, "val", value))
        if isinstance(value, str):
            return json.dumps(value, ensure_ascii=False)
        if isinstance(value, Operand):
            return str(value)
        if is_jaxpr(value):
            return Writer(self.indent + 2).jaxpr(open_jaxpr(value))
        if dtype_of(value) is not None:
            return str(dtype_of(value))
        if isinstance(value, state_types.TransformedRef):
            return self.transformed_ref(value, eqn)
        if type(value).__name__ == "PRNGImpl":
            return f"PRNGImpl.{value.tag}"
        if isinstance(value, tuple) and any(map(is_transform, value)):
            return self.transforms(value, eqn)
        if is_transform(value):
            return self.transforms((value,), eqn)
        if isinstance(value, tuple) and not value and self.in_transforms:
            return "."
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            return "{" + ", ".join(f"{k}: {spell(getattr(value, k))}" for k in value._fields) + "}"
        if isinstance(value, (tuple, list)):
            return "(" + ", ".join(map(spell, value)) + ("," if len(value) == 1 else "") + ")"
        if isinstance(value, (set, frozenset)):
            return spell(tuple(sorted(value)))
        if isinstance(value, dict) or hasattr(value, "items") and hasattr(value, "keys"):
            return "{" + ", ".join(f"{self.key(k)}: {spell(v)}" for k, v in value.items()) + "}"
        if isinstance(value, (core.ShapedArray, state_types.AbstractRef)):
            return aval_text(value)
        return self.object(value, eqn)

    def key(self, key):
        if isinstance(key, tuple):
            return json.dumps(",".join(map(str, key)))
        return key if isinstance(key, str) and key.isidentifier() else json.dumps(str(key))

    def object(self, value, eqn):
        kind = type(value).__name__
        if isinstance(value, (pl_core.CoreMemorySpace, AccMemorySpace)):
            return memory_space_text(value)
        if kind in ("Mesh", "AbstractMesh"):
            return self.value(tuple(dict(value.shape).items()), eqn)
        if kind == "Tolerance":
            return self.value(dict(atol=float(value.atol), rtol=float(value.rtol), ulps=int(value.ulps)), eqn)
        if kind.endswith("Effect"):
            return kind
        if dataclasses.is_dataclass(value):
            return self.value({f.name: getattr(value, f.name) for f in dataclasses.fields(value)}, eqn)
        raise Unspelled(kind)

    def number(self, value):
        if isinstance(value, (Operand, int, np.integer)):
            return str(value)
        raise Unspelled(f"index {type(value).__name__}")

    def dimension(self, index, eqn):
        if isinstance(index, indexing.Slice):
            return f"{self.number(index.start)}:{self.number(index.size)}:{self.number(index.stride)}"
        if sc_core and isinstance(index, sc_core.Indices):
            skip = "" if index.ignored_value is None else f"~{index.ignored_value}"
            return self.dimension(index.values, eqn) + skip
        if isinstance(index, state_types.TransformedRef):
            return self.transformed_ref(index, eqn)
        if isinstance(index, Operand) and eqn.invars[index.number].aval.shape and not index.is_ref:
            return f"array {index}"
        return self.number(index)

    def transforms(self, transforms, eqn):
        return "".join(self.transform(t, eqn) for t in transforms) or "."

    def transform(self, t, eqn):
        if isinstance(t, indexing.NDIndexer):
            shape = tuple(t.int_indexer_shape)
            dims = ", ".join(self.dimension(i, eqn) for i in t.indices)
            return f".at[{dims}{' ; ' + self.value(shape, eqn) if shape else ''}]"
        if isinstance(t, state_types.ReshapeTransform):
            return f".reshape{self.value(tuple(t.shape), eqn)}"
        if isinstance(t, state_types.BitcastTransform):
            return f".bitcast({t.dtype})"
        if isinstance(t, state_types.TransposeTransform):
            return f".transpose{self.value(tuple(t.permutation), eqn)}"
        if isinstance(t, MemorySpaceCastTransform):
            return f".memory_space_cast({memory_space_text(t.memory_space)})"
        if isinstance(t, AccessAssumptionTransform):
            flags = {f.name: getattr(t.assumption, f.name) for f in dataclasses.fields(t.assumption)}
            return f".annotate{self.value(dict(sorted(flags.items())), eqn)}"
        if type(t).__name__ == "SharedMemRefSliceTransform":
            return ".subcore_slice()"
        raise Unspelled(f"transform {type(t).__name__}")

    def transformed_ref(self, ref, eqn):
        if ref.multiref:
            choices = ", ".join(self.ref(r, eqn) for r in ref.ref)
            return f"&select({self.number(ref.transforms[0].idx)}, {choices})"
        own = "".join(self.transform(t, eqn) for t in ref.transforms)
        return self.ref(ref.ref, eqn) + own

    def ref(self, ref, eqn):
        return self.transformed_ref(ref, eqn) if isinstance(ref, state_types.TransformedRef) else str(ref)


def is_trivial_sharding(value):
    return value is None or all(axis is None for axis in getattr(value, "spec", (1,)))


def holds_transforms(eqn, key):
    """Whether an empty tuple in this parameter is an empty list of transforms, not an empty tuple of values."""
    return (eqn.primitive.name in ("get", "swap", "addupdate", "load", "matmul_acc_lhs", "matmul_pop", "masked_load",
                                   "masked_swap", "semaphore_signal", "semaphore_wait", "semaphore_read",
                                   "sc_fetch_and_add", "run_scoped") or eqn.primitive in SPARSE_CORE_NAMESAKES) and (
        key in ("tree", "args_tree", "acc_transforms_tree", "ref_transforms"))


def is_jaxpr(value):
    """An open or a closed one: a class of its own before JAX 0.11."""
    return isinstance(value, core.Jaxpr) or type(value).__name__ == "ClosedJaxpr"


def open_jaxpr(jaxpr):
    if isinstance(jaxpr, core.Jaxpr):
        return jaxpr
    if jaxpr.consts:
        raise Unspelled("a closed jaxpr with constants")
    return jaxpr.jaxpr


def is_callable(value):
    if isinstance(value, type) or dtype_of(value) is not None or isinstance(value, enum.Enum) or is_jaxpr(value):
        return False
    return callable(value) and not dataclasses.is_dataclass(value) or type(value).__name__ == "WrappedFun"


def primitive_text(primitive):
    """`gather` and `swap` each name two primitives; SparseCore's own carry a mark."""
    return primitive.name + (":sc" if primitive in SPARSE_CORE_NAMESAKES else "")


def _sparse_core_namesakes():
    from jax._src.pallas.mosaic import sc_primitives
    return {getattr(sc_primitives, n) for n in ("gather_p", "swap_p", "scatter_p") if hasattr(sc_primitives, n)}


SPARSE_CORE_NAMESAKES = _sparse_core_namesakes()


def canonical_text(jaxpr):
    """The canonical text of a jaxpr (closed or open)."""
    return Writer(0).jaxpr(jaxpr if isinstance(jaxpr, core.Jaxpr) else jaxpr.jaxpr)


def equations(jaxpr):
    """Every equation in the order of the text: each before those of its inner jaxprs."""
    for eqn in jaxpr.eqns:
        yield eqn
        for _, value in sorted(eqn.params.items()):
            for inner in value if isinstance(value, tuple) else (value,):
                if is_jaxpr(inner):
                    yield from equations(open_jaxpr(inner))
