# --- string methods
s = "Hello, World"
print(s.upper(), s.lower(), s.swapcase(), s.title(), "abc def".capitalize(), s.casefold())
print(s.find("o"), s.rfind("o"), s.find("z"), s.index("W"), s.count("l"), s.count(""), s.find("o", 5), s.find("o", 5, 6))
print(s.startswith("He"), s.endswith(("x", "ld")), s.startswith("lo", 3), s.replace("l", "L"), s.replace("l", "", 2), "aaa".replace("", "-"))
print("  a b ".strip() + "|", "xxaxx".strip("x"), "  a".lstrip(), "a  ".rstrip() + "|", "abcabc".strip("ab"), "www.x.com".lstrip("w."))
print("a,b,,c".split(","), " a  b ".split(), "a b c".split(None, 1), "a-b-c".rsplit("-", 1), "".split(), "".split(","), "a\nb\r\nc".splitlines(), "a\nb\n".splitlines(True))
print("-".join(["a", "b"]), "".join(c for c in "xyz"), "a=b=c".partition("="), "a=b=c".rpartition("="), "abc".partition("z"))
print("ab".center(7, "*"), "ab".ljust(5) + "|", "ab".rjust(5), "42".zfill(5), "-42".zfill(5), "a\tb".expandtabs(4))
print("abc".isalpha(), "ab1".isalnum(), "12".isdigit(), " ".isspace(), "Ab".istitle(), "AB".isupper(), "ab".islower(), "".isalpha(), "a_1".isidentifier(), "1a".isidentifier(), "abc".isascii())
print("prefix-x".removeprefix("prefix-"), "x.py".removesuffix(".py"), "abc".removesuffix(""), "abc"[::-1], "abc"[1:], "abc"[-2], "abcdef"[1:5:2], "abc"[5:], "abc" * 2, 3 * "ab", "a" in "abc")
print("hello".translate(str.maketrans("el", "ip")), "hello".translate({ord("l"): None}), "abc".translate(str.maketrans({"a": "1", "b": None})))
print("abc" < "abd", "a" < "B", "" < "a", "abc" == "abc", max("hello"), min("hello"), sorted("hello"), list("ab"), tuple("ab"), len("héllo"), "héllo"[1], "héllo".find("l"), "日本"[::-1])
# --- repr of strings
for s in ["a", "it's", 'say "x"', 'both \' and "', "a\nb\t\\", "\x00\x1f\x7f", "é", "日本", "\u200b", "\U0001f600", "\ud800", ""]: print(repr(s), ascii(s))
print(repr(b"a\x00'\xff"), b"abc"[1], b"abc"[1:], b"a" + b"b", list(b"ab"), b"abc".decode(), "é".encode(), b"\xc3\xa9".decode("utf-8"), bytes([1, 2]), bytes(3), "a".encode("ascii"), b"ab".hex(), b"a,b".split(b","), b"x" * 3, b"a" in b"abc", 97 in b"abc")
# --- format spec strings
for spec in ["", ">6", "<6", "^6", "*^7", "6.2", ".1", "06", "s", "-<5"]:
    try: print(spec, "|" + format("abc", spec) + "|")
    except ValueError as e: print(spec, "ValueError")
# --- format spec ints
for v in (0, 5, -5, 1234567, 255, -255):
    for spec in ["d", "5d", "<5d", "^9d", "+d", " d", "05d", ",", "_", "x", "X", "#x", "o", "#o", "b", "#b", "08b", "#010x", "e", ".2f", "g", "%", "_x", "n", "=+7d", "*>+8,d"]:
        print(v, spec, format(v, spec))
# --- format spec floats
for v in (0.0, 1.0, -1.5, 3.14159265, 1e10, 1.23e-5, 1e100, 123456789.123, 0.1, 2.5, 1e16, 1e15, float("inf"), float("-inf"), float("nan"), -0.0, 99999.5):
    for spec in ["", "f", ".0f", ".2f", "e", ".3e", "g", ".3g", "G", "10.2f", "<10.1f", "+.1f", "010.3f", ",.2f", "%", ".1%", ".4", "#.3g", "_.1f", " .2e", "z.1f"]:
        print(v, spec, format(v, spec))
# --- float repr
for v in (0.1, 1/3, 1e22, 1e21, 1e16, 123456789012345680.0, 1.0, 100.0, 1e-4, 1e-5, 0.00012345, 5e-324, 1.7976931348623157e308, 2.0**60, 0.1 + 0.2, 1e300 * 10, 4.35, 1.005, 3.0e-7): print(v, repr(v), str(-v))
# --- complex
print(1j, 1 + 2j, (1 + 2j) * (3 - 1j), (1 + 2j) / (1 - 1j), abs(3 + 4j), (2j) ** 2, complex(1, -0.0), complex("1+2j"), (1 + 2j).real, (1 + 2j).conjugate(), -(1 + 1j), 1j == 1j, 2 + 0j == 2, complex(3), complex("j"))
# --- f-strings
x, y, name = 3, 2.5, "bob"
w = 8
print(f"{x}+{y}={x + y}", f"{name!r:>8}|", f"{x:0{w}d}", f"{{}}", f"{x=}", f"{x + 1 = }", f"{name=!s}", f"{'a' if x else 'b'}", f"{[i for i in range(3)]}", f"{x:{'>'}{w}}", f"{y:.{x}f}", f"{x!s:^5}|", f"{name:.2}", f"{(lambda v: v * 2)(x)}")
print(f"a" "b" f"{x}", f"{'nested ' + f'{x}'}", f"{x:,}", f"{1000000:,}", f"""multi
{x}""", f"{x:}", rf"\n{x}", f"{d['k']}" if (d := {"k": 1}) else "")
# --- str.format
print("{} {}".format(1, "a"), "{1} {0}".format(1, 2), "{a} {b}".format(a=1, b=2), "{0:>5}|{0:<5}|".format(7), "{:.2f}".format(3.14159), "{!r}".format("q"), "{0[1]} {1.real}".format([1, 2], 5), "{a[k]}".format(a={"k": "v"}), "{{{}}}".format(1), "{:{}}".format("x", 4) + "|", "{:{w}.{p}f}".format(2.5, w=8, p=3))
for fmt, args in (("{", ()), ("}", ()), ("{0} {}", (1,)), ("{a}", ()), ("{2}", (1,))):
    try: print(fmt.format(*args))
    except (ValueError, IndexError, KeyError) as e: print(type(e).__name__)
print("{a} {b}".format_map({"a": 1, "b": 2}))
# --- percent
print("%d %i %s %r %f %.2f %5d|%-5d|%05d %x %X %o %e %g %%" % (1, 2, "s", "r", 1.5, 2.567, 42, 42, 42, 255, 255, 8, 12345.678, 0.0001))
print("%(a)s %(b)d" % {"a": 1, "b": 2}, "%s" % (1,), "%s" % [1, 2], "%5s|%-5s|" % ("a", "b"), "%+d % d" % (3, 4), "%#x %#o" % (255, 8), "%*d" % (5, 3), "%.3s" % "abcdef", "%c%c" % ("a", 98), "%s %s" % ("a", None))
for fmt, args in (("%d", "x"), ("%s %s", (1,)), ("%s", (1, 2)), ("%z", 1), ("%(a)s", 1)):
    try: print(fmt % args)
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
# --- conversions
for s in ["1", " 42 ", "-7", "+5", "0x1f", "1_000", "1__0", "", "1.5", "٣"[:0], "0b1"]:
    for base in (10, 0, 16):
        try: print(repr(s), base, int(s, base))
        except ValueError: print(repr(s), base, "ValueError")
for s in ["1.5", "1e3", " inf ", "-Infinity", "nan", "1_0.5", ".5", "5.", "", "1e", "0x1", "1e400", "-1e-400"]:
    try: print(repr(s), float(s))
    except ValueError as e: print(e)
print(str(1), str(1.0), str(None), str([1, "a"]), str(b"x"), repr(1.0), int(3.9), int(-3.9), int(True), float(3), bool("False"), bool(""), hex(255), oct(8), bin(-5), chr(97), ord("é"), int("ff", 16), int("z", 36))
