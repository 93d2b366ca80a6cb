"""The released binary is one file that needs the C library and nothing else."""

import os
import re
import subprocess
import sys
import unittest

C_LIBRARY = {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}


class Binary(unittest.TestCase):
    def test_needs_only_the_c_library(self):
        table = subprocess.run(
            ["objdump", "-p", os.environ["PALLASD"]], check=True, capture_output=True, text=True
        ).stdout
        self.assertLessEqual(set(re.findall(r"NEEDED\s+(\S+)", table)), C_LIBRARY)


if __name__ == "__main__":
    sys.exit(unittest.main())
