"""`python -m pallasd`: becomes the binary, so that signals and exit codes are its own."""

import os
import sys

from pallasd import binary

path = binary()
os.execv(path, [path, *sys.argv[1:]])
