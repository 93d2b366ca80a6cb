# module: jax._src.source_info_util
# Which files count as the user's: an installed kernel's files do.


def register_exclusion(path):
    pass


def register_inclusion(path):
    pass
