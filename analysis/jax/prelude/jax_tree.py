# module: jax.tree
import dataclasses


def static(**options):
    """The field of a dataclass that belongs to the structure of its pytree."""
    metadata = {**(options.pop("metadata", None) or {}), "static": True}
    return dataclasses.field(metadata=metadata, **options)
