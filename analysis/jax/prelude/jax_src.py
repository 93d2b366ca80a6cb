# module: jax._src
# Internals of JAX that kernels shipped with it use.
