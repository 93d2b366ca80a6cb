"""Compares our typed tree with CPython's ast over the standard library of the Python that runs this.

usage: compare_ast.py SYNTAX_DUMP [FILE...]

Trees, constants and positions must be equal (positions inside f-strings aside: they changed in 3.12), a file that
compile() refuses must be refused, and locals, cells and free names of every scope must be those of the code object that
CPython makes of it (before 3.12, where comprehensions have none of their own). Prints counts and the first difference
of each file that differs.
"""
import ast
import collections
import multiprocessing
import pathlib
import sys
import sysconfig
import time
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import ast_dump  # noqa: E402

DUMPER = None
HAS_SCOPES = sys.version_info < (3, 12)


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


def different_scopes(ours, code):
    """CPython drops scopes that cannot be reached and locals that are annotated only, so ours may have more of them."""
    by_head = collections.defaultdict(list)
    for head, *names in ours:
        by_head[head].append(names)
    wrong = []
    for head, names, cells, free in ast_dump.scopes_of(code):
        same = [scope for scope in by_head[head] if scope[0] >= names and scope[1:] == [cells, free]]
        if same:
            by_head[head].remove(same[0])
        else:
            wrong.append(f"  theirs {head} {names} {cells} {free}\n  ours   {by_head[head]}")
    return wrong


def verdict(path):
    """(kind, report, scopes compared): equal, refused by both, or what is wrong."""
    source = pathlib.Path(path).read_bytes()
    try:
        text = ast_dump.decode(source)
    except (SyntaxError, UnicodeDecodeError):
        return "undecodable", "", 0
    try:
        tree = ast.parse(source)
        code = compile(source, str(path), "exec", dont_inherit=True)
        theirs, reason = ast_dump.dump_module(tree), ""
    except (SyntaxError, ValueError) as error:
        theirs, reason = None, str(error)
    ours, scopes = DUMPER.dump(text)
    if ours.startswith("ERROR"):
        return ("refused", "", 0) if theirs is None else ("valid file refused", f"  {ours}", 0)
    if theirs is None:
        return "refused by CPython only", f"  {reason}", 0
    if ours != theirs:
        return "different tree", first_difference(ours, theirs), 0
    wrong = different_scopes(scopes, code) if HAS_SCOPES else []
    return ("different scopes", "\n".join(wrong), 0) if wrong else ("equal", "", len(scopes) if HAS_SCOPES else 0)


def main():
    dumper, files = sys.argv[1], [pathlib.Path(name) for name in sys.argv[2:]] or standard_library()
    begin = time.monotonic()
    counts, failed, scopes = {}, False, 0
    with multiprocessing.Pool(2, start, (dumper,)) as pool:
        for path, (kind, report, compared) in zip(files, pool.imap(verdict, files, chunksize=8)):
            counts[kind] = counts.get(kind, 0) + 1
            scopes += compared
            if kind not in ("equal", "refused", "undecodable"):
                failed = True
                print(f"{path}: {kind}\n{report}")
    summary = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
    print(f"Python {sys.version.split()[0]}, {len(files)} files: {summary}; {scopes} scopes equal; {time.monotonic() - begin:.0f} s")
    return 1 if failed or not counts.get("equal") else 0


if __name__ == "__main__":
    sys.exit(main())
