"""Compares our typed tree with CPython's ast over the standard library of the Python that runs this.

usage: compare_ast.py SYNTAX_DUMP [FILE...]

Trees, constants and positions must be equal (positions inside f-strings aside: they changed in 3.12), and a file that
compile() refuses must be refused. Prints counts and the first difference of each file that differs.
"""
import ast
import multiprocessing
import pathlib
import sys
import sysconfig
import time
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import ast_dump  # noqa: E402

DUMPER = None


def start(path):
    global DUMPER
    DUMPER = ast_dump.Dumper(path)
    warnings.simplefilter("ignore")


def standard_library():
    root = pathlib.Path(sysconfig.get_paths()["stdlib"])
    return sorted(path for path in root.rglob("*.py") if "site-packages" not in path.parts)


def first_difference(ours, theirs):
    place = next((i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), min(len(ours), len(theirs)))
    begin = max(0, place - 150)
    return f"  ours   …{ours[begin:place + 150]!r}\n  theirs …{theirs[begin:place + 150]!r}"


def verdict(path):
    """(kind, report): equal, refused by both, or what is wrong."""
    source = pathlib.Path(path).read_bytes()
    try:
        text = ast_dump.decode(source)
    except (SyntaxError, UnicodeDecodeError):
        return "undecodable", ""
    try:
        tree = ast.parse(source)
        compile(source, str(path), "exec", dont_inherit=True)
        theirs, reason = ast_dump.dump_module(tree), ""
    except (SyntaxError, ValueError) as error:
        theirs, reason = None, str(error)
    ours = DUMPER.dump(text)
    if ours.startswith("ERROR"):
        return ("refused", "") if theirs is None else ("valid file refused", f"  {ours}")
    if theirs is None:
        return "refused by CPython only", f"  {reason}"
    return ("equal", "") if ours == theirs else ("different tree", first_difference(ours, theirs))


def main():
    dumper, files = sys.argv[1], [pathlib.Path(name) for name in sys.argv[2:]] or standard_library()
    begin = time.monotonic()
    counts, failed = {}, False
    with multiprocessing.Pool(2, start, (dumper,)) as pool:
        for path, (kind, report) in zip(files, pool.imap(verdict, files, chunksize=8)):
            counts[kind] = counts.get(kind, 0) + 1
            if kind not in ("equal", "refused", "undecodable"):
                failed = True
                print(f"{path}: {kind}\n{report}")
    summary = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
    print(f"Python {sys.version.split()[0]}, {len(files)} files: {summary}; {time.monotonic() - begin:.0f} s")
    return 1 if failed or not counts.get("equal") else 0


if __name__ == "__main__":
    sys.exit(main())
