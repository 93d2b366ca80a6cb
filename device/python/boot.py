# Given to `python -c`: makes modules of pallasd's importable from the first argument, a JSON list of [name, text], so
# that nothing has to be written to disk, and runs the last of them. Its own arguments follow.
import importlib.machinery
import importlib.util
import json
import linecache
import sys


class Sources:
    """Finder and loader of the modules in the argument."""

    def __init__(self, texts):
        self.texts = texts

    def find_spec(self, name, path=None, target=None):
        return importlib.util.spec_from_loader(name, self) if name in self.texts else None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        name = module.__name__
        file, text = f"<pallasd {name}>", self.texts[name]
        linecache.cache[file] = (len(text), None, text.splitlines(True), file)
        exec(compile(text, file, "exec"), module.__dict__)


sources = json.loads(sys.argv.pop(1))
sys.meta_path.insert(0, Sources(dict(sources)))
importlib.import_module(sources[-1][0])
