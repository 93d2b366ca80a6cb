# module: jax._src.state
# Internals of JAX that kernels use.
