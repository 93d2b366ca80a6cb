"""Holds our verdict to compile()'s on a generated set of programs.

usage: refused.py SYNTAX_DUMP [--count N] [--seed S]

Starts from snippets.py: its refused programs, then random changes of its valid ones (a token removed, doubled, moved,
replaced or inserted, an indentation changed). At least 99 % of N programs that compile() refuses must be refused, and
none that it accepts; of those the trees must be equal as well. Programs with f-strings are not changed at random: what
3.11 refuses in them is valid since 3.12.
"""
import argparse
import ast
import io
import pathlib
import random
import sys
import tokenize
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import ast_dump  # noqa: E402
import snippets  # noqa: E402

EXTRA_TOKENS = ["(", ")", "[", "]", "{", "}", ",", ":", ";", ".", "=", ":=", "==", "+", "-", "*", "**", "/", "@", "->", "~",
                "not", "in", "is", "and", "or", "if", "else", "for", "while", "def", "class", "lambda", "return", "yield",
                "await", "async", "import", "from", "as", "with", "try", "except", "finally", "raise", "del", "global",
                "nonlocal", "pass", "break", "continue", "assert", "None", "True", "...", "x", "f()", "1", "0x1F", "1.5",
                "'s'", "b'b'", "match", "case", "_", "print", "elif", "!", "$", "+=", "//", "<<", "<", "!=", "x.y", "x[0]"]


def spans(text):
    """(begin, end) offsets of the tokens that carry text."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER,
                          tokenize.COMMENT):
            continue
        found.append((starts[token.start[0] - 1] + token.start[1], starts[token.end[0] - 1] + token.end[1]))
    return found


def change(rng, text, places):
    """One random change of a program."""
    begin, end = rng.choice(places)
    kind = rng.randrange(7)
    if kind == 0:
        return text[:begin] + text[end:]
    if kind == 1:
        return text[:end] + " " + text[begin:end] + text[end:]
    if kind == 2:
        return text[:begin] + rng.choice(EXTRA_TOKENS) + text[end:]
    if kind == 3:
        return text[:begin] + rng.choice(EXTRA_TOKENS) + " " + text[begin:]
    if kind == 4:
        other_begin, other_end = rng.choice(places)
        first, second = sorted([(begin, end), (other_begin, other_end)])
        return (text[:first[0]] + text[second[0]:second[1]] + text[first[1]:second[0]] + text[first[0]:first[1]]
                + text[second[1]:]) if first[1] <= second[0] else text
    lines = text.splitlines(keepends=True)
    row = rng.randrange(len(lines))
    if kind == 5:
        lines[row] = " " * rng.randrange(1, 5) + lines[row]
    else:
        lines[row] = lines[row].lstrip() if rng.random() < 0.5 else lines[row].rstrip("\n") + " "
    return "".join(lines)


def programs(seed):
    """Without end: first what is known to be refused, then random changes."""
    yield from snippets.VALID
    yield from snippets.REFUSED
    rng = random.Random(seed)
    sources = [(text, spans(text)) for text in snippets.VALID if "f'" not in text]
    seen = set()
    while True:
        text, places = rng.choice(sources)
        changed = change(rng, text, places)
        if changed not in seen:
            seen.add(changed)
            yield changed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dumper")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=2026)
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    dumper = ast_dump.Dumper(args.dumper)
    refused, missed, accepted, wrong = 0, [], 0, []
    for text in programs(args.seed):
        if refused == args.count:
            break
        try:
            tree = ast.parse(text)
            compile(text, "<program>", "exec", dont_inherit=True)
        except (SyntaxError, ValueError) as error:
            refused += 1
            if not dumper.dump(text)[0].startswith("ERROR"):
                missed.append((text, str(error)))
            continue
        accepted += 1
        ours, _ = dumper.dump(text)
        if ours != ast_dump.dump_module(tree):
            wrong.append((text, ours if ours.startswith("ERROR") else "another tree"))
    dumper.close()
    for text, reason in missed:
        print(f"--- accepted, but compile() says: {reason}\n{text}")
    for text, reason in wrong:
        print(f"--- valid, but {reason}\n{text}")
    print(f"{refused - len(missed)} of {refused} programs that compile() refuses are refused; "
          f"{accepted - len(wrong)} of {accepted} that it accepts have an equal tree")
    return 1 if len(missed) > refused // 100 or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
