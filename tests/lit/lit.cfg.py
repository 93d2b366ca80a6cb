# The lit suite: textual tests of the `tpu` dialect through build/bin/pallasd-opt.
# `ctest -R lit` runs it; `lit-22 -v build/tests/lit -a --filter NAME` one test.
import os
import shutil

import lit.formats

config.name = "pallasd"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = config.pallasd_obj_root
config.environment["PATH"] = os.pathsep.join(
    [config.pallasd_tools_dir, config.llvm_tools_dir, config.environment.get("PATH", "")]
)
# lit replaces a plain `diff` by a script of its own, which takes longer than most tests.
config.substitutions.append(("%diff", f"{shutil.which('diff')} -u"))
