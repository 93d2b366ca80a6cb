# Given to `python -c`: loads modules of pallasd's from the first argument, a JSON list of [name, text], so that nothing
# has to be written to disk. The last one is what is run; its own arguments follow.
import json
import linecache
import sys
import types


def load(name, text):
    file = f"<pallasd {name}>"
    module = types.ModuleType(name)
    module.__file__ = file
    linecache.cache[file] = (len(text), None, text.splitlines(True), file)
    sys.modules[name] = module
    exec(compile(text, file, "exec"), module.__dict__)


sources = json.loads(sys.argv.pop(1))
for name, text in sources:
    load(name, text)
