# module: jax._src.pallas.mosaic
# The folder of Pallas' own files for TPUs.
