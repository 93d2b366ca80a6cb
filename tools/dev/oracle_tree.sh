#!/bin/sh
# Prints where the tree of real JAX and libtpu is (made by ./dev oracle): outside every clone, in a folder named after what
# lock/dependencies.lock pins for it, so that clones with different locks don't share one. PALLASD_ORACLE overrides it.
lock=$(dirname -- "$0")/../../lock/dependencies.lock
key=$(awk '$1 == "tree" { print $3, $4 }' "$lock" | sha256sum | cut -c1-12)
echo "${PALLASD_ORACLE:-${PALLASD_CACHE:-$HOME/.cache/pallasd}/oracle-$key}"
