"""Writes unicode_tables.h: what identifiers need of the Unicode Character Database that Python carries.

usage: python3.13 make_unicode_tables.py > unicode_tables.h

Identifiers are XID_Start XID_Continue* (PEP 3131) and compared in NFKC; of the decompositions only those of characters
that identifiers can hold are kept. Hangul syllables are composed by rule and left out.
"""
import sys
import unicodedata

LAST = 0x110000
HANGUL = range(0xAC00, 0xD7A4)


def ranges(accepts):
    found, begin = [], None
    for code in range(0x80, LAST + 1):
        inside = code < LAST and not 0xD800 <= code < 0xE000 and accepts(chr(code))
        if inside and begin is None:
            begin = code
        elif not inside and begin is not None:
            found.append((begin, code - 1))
            begin = None
    return found


def is_part(character):
    return ("a" + character).isidentifier()


def lines(texts):
    line = "   "
    for text in texts:
        if len(line) + len(text) + 2 > 118:
            yield line
            line = "   "
        line += f" {text},"
    yield line


def table(comment, declaration, texts):
    print(f"/// {comment}\n{declaration} = {{")
    print("\n".join(lines(texts)))
    print("};\n")


def main():
    print(f"""//===- unicode_tables.h - Tables for identifiers ----------------*- C++ -*-===//
//
// Made by make_unicode_tables.py from Unicode {unicodedata.unidata_version}; not to be edited.
//
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>

namespace pallasd::unicode_tables {{

struct CodeRange {{
  uint32_t first, last;
}};
struct Decomposition {{
  uint32_t code;
  uint16_t offset, length; ///< in `decompositionCodes`
}};
struct Composition {{
  uint32_t first, second, composed;
}};
struct CombiningClass {{
  uint32_t code;
  uint8_t value;
}};

// clang-format off
""")
    for name, accepts in (("start", str.isidentifier), ("part", is_part)):
        found = [f"{{0x{a:X},0x{b:X}}}" for a, b in ranges(accepts)]
        table(f"Beyond ASCII: characters that can be the {name} of an identifier.",
              f"inline constexpr CodeRange {name}Ranges[]", found)
    parts = [chr(c) for a, b in ranges(is_part) for c in range(a, b + 1) if c not in HANGUL]
    decompositions, codes = [], []
    for character in parts:
        decomposed = unicodedata.normalize("NFKD", character)
        if decomposed != character:
            decompositions.append(f"{{0x{ord(character):X},{len(codes)},{len(decomposed)}}}")
            codes += [f"0x{ord(c):X}" for c in decomposed]
    table("Full compatibility decompositions, by code.", "inline constexpr Decomposition decompositions[]", decompositions)
    table("What the decompositions consist of.", "inline constexpr uint32_t decompositionCodes[]", codes)
    pairs = []
    for code in range(LAST):
        mapping = unicodedata.decomposition(chr(code)) if not 0xD800 <= code < 0xE000 else ""
        pair = mapping.split()
        if len(pair) != 2 or mapping.startswith("<"):
            continue
        first, second = (int(part, 16) for part in pair)
        if unicodedata.normalize("NFC", chr(first) + chr(second)) == chr(code):
            pairs.append((first, second, code))
    table("Primary compositions, by their parts.", "inline constexpr Composition compositions[]",
          [f"{{0x{a:X},0x{b:X},0x{c:X}}}" for a, b, c in sorted(pairs)])
    classes = [(c, unicodedata.combining(chr(c))) for c in range(LAST)]
    table("Combining classes that are not 0, by code.", "inline constexpr CombiningClass combiningClasses[]",
          [f"{{0x{code:X},{value}}}" for code, value in classes if value])
    print("// clang-format on\n\n} // namespace pallasd::unicode_tables")


if __name__ == "__main__":
    sys.exit(main())
