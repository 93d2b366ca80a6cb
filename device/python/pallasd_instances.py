"""What JAX knows of a kernel, in the fields of KernelInstance (analysis/kernel/instance.h), from the parameters of its
lowered equation.

For whoever records kernels under real JAX: the worker (pallasd_tracing) and the dumper of the tests
(tests/oracle/dump_jaxpr.py). What each of them says besides (places, texts, device meshes) comes from its own
function `recorded(jaxpr)`.
"""
import dataclasses
import json

from jax._src import core as jcore

from pallasd_canonical import aval_text, canonical_text, memory_space_text


def block_dim(dim):
    low, high = getattr(dim, "padding", (0, 0))
    return dict(kind=type(dim).__name__, size=int(getattr(dim, "block_size", 1)), padLow=int(low), padHigh=int(high))


def pipeline_mode(mode):
    if mode is None:
        return None
    count = mode.buffer_count if isinstance(mode.buffer_count, int) else max(mode.buffer_count)
    revisit = getattr(mode, "revisit", None)
    return dict(bufferCount=count, useLookahead=mode.use_lookahead, revisit=revisit.name.lower() if revisit else "")


def block(mapping, user_name):
    aval = mapping.block_aval
    space = memory_space_text(aval.memory_space) if aval.memory_space is not None else ""
    return dict(origin=str(mapping.origin), userName=user_name, block=[block_dim(d) for d in mapping.block_shape],
                array=aval_text(mapping.array_aval), ref=aval_text(mapping.ref_aval), space=space.partition("@")[0],
                spaceMesh=space.partition("@")[2], hasWindow=not mapping.has_trivial_window(),
                indexMap=canonical_text(mapping.index_map_jaxpr), pipelineMode=pipeline_mode(mapping.pipeline_mode))


def compiler_params(params):
    out, other = dict(dimensionSemantics=[], vmemLimitBytes=None, collectiveId=None), []
    names = dict(dimension_semantics="dimensionSemantics", vmem_limit_bytes="vmemLimitBytes",
                 collective_id="collectiveId")
    for field in getattr(params, "__dataclass_fields__", {}):
        value = getattr(params, field)
        if value == getattr(type(params)(), field):
            continue
        if field == "dimension_semantics":
            value = [str(getattr(s, "value", s)) for s in value]
        if field in names:
            out[names[field]] = value
        else:
            other.append([field, str(value)])
    return dict(out, other=sorted(other))


def with_call(compiler, params):
    """What the call itself says of its compilation, beside the compiler parameters."""
    cost, metadata = params.get("cost_estimate"), params.get("metadata")
    further = []
    if cost is not None:
        further.append(["cost_estimate", json.dumps({k: int(v) for k, v in dataclasses.asdict(cost).items()}, sort_keys=True)])
    if metadata:
        further.append(["metadata", json.dumps(dict(metadata), sort_keys=True)])
    return dict(compiler, other=sorted(compiler["other"] + further))


def common_fields(ctx, params):
    aliases = params.get("input_output_aliases") or ()
    aliases = aliases.items() if hasattr(aliases, "items") else aliases
    return dict(aliases=[[int(i), int(o)] for i, o in aliases],
                compilerParams=with_call(compiler_params(params.get("compiler_params")), params),
                inAvals=[aval_text(a) for a in ctx.avals_in], outAvals=[aval_text(a) for a in params["out_avals"]])


def mesh_fields(mesh):
    core = getattr(mesh, "core_type", None)
    return dict(axes=[[str(k), int(v)] for k, v in mesh.shape.items()], core=getattr(core, "value", "tc"))


def pallas_call_instance(ctx, params, recorded):
    jaxpr, grid = open_jaxpr(params["jaxpr"]), params["grid_mapping"]
    names = list(jaxpr.debug_info.arg_names or ()) or [""] * len(jaxpr.invars)
    names = names[grid.num_index_operands:]
    bounds = [int(g) if isinstance(g, int) or hasattr(g, "dtype") else "dynamic" for g in grid.grid]
    mesh = params.get("mesh")
    return dict(
        common_fields(ctx, params), **recorded(jaxpr), core="tc", grid=bounds,
        gridNames=[str(n) for n in grid.grid_names or ()], vmappedDims=list(grid.vmapped_dims),
        numScalarPrefetch=grid.num_index_operands, numInputs=grid.num_inputs,
        blocks=[block(b, n) for b, n in zip(grid.block_mappings, names)],
        scratch=[aval_text(a) for a in grid.scratch_avals], mesh=None if mesh is None else mesh_fields(mesh))


def mpmd_instance(ctx, params, mesh, jaxpr, recorded):
    scratch = [v.aval for v in jaxpr.invars[len(ctx.avals_in) + len(ctx.avals_out):]]
    others = [m for m in (*params["meshes"], *params["external_meshes"]) if m is not mesh]
    return dict(common_fields(ctx, params), **recorded(jaxpr), core=mesh.core_type.value,
                grid=[], gridNames=[], vmappedDims=[], numScalarPrefetch=0, numInputs=len(ctx.avals_in), blocks=[],
                scratch=[aval_text(a) for a in scratch], mesh=mesh_fields(mesh),
                otherMeshes=[mesh_fields(m) for m in others])


def open_jaxpr(jaxpr):
    return jaxpr if isinstance(jaxpr, jcore.Jaxpr) else jaxpr.jaxpr


def instances(ctx, params, recorded):
    """One for each mesh of an mpmd_map, else one."""
    if "jaxprs" in params:
        return [mpmd_instance(ctx, params, m, open_jaxpr(j), recorded)
                for m, j in zip(params["meshes"], params["jaxprs"])]
    return [pallas_call_instance(ctx, params, recorded)]
