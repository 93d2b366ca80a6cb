# module: jax._src.pallas
# The folder of Pallas' own files.
