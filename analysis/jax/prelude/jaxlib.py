# module: jaxlib
__version__ = ".".join(str(part) for part in jax_release[:3])
