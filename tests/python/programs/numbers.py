# --- integer arithmetic
for a in (-7, -1, 0, 1, 3, 8, 10**20, -10**20, 2**63 - 1, -2**63):
    for b in (-3, -1, 1, 2, 7, 10**19, 2**62):
        print(a, b, a + b, a - b, a * b, a // b, a % b, divmod(a, b), a / b, a & b, a | b, a ^ b, a < b, a == b)
# --- powers and shifts
print(2**10, 2**-1, (-2)**3, (-8)**(1/3), 0**0, 0.0**0, 10**30, (-1)**100, 2**0.5, 7**2**2, pow(3, 200, 13), pow(3, -1, 7), 1 << 100, -1 << 70, (1 << 100) >> 98, -5 >> 1, -1 >> 100, 5 << 0, 2**63, -2**63, 2**64 - 1)
for f in (lambda: 0**-1, lambda: 0.0**-1, lambda: pow(2, 3, 0), lambda: 10.0**400, lambda: 1 << -1, lambda: int(1e400), lambda: int(float("nan")), lambda: 2**5000 * 1.0):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
# --- float arithmetic
for a in (-7.5, 0.0, 3.25, 1e300):
    for b in (-2.0, 0.3, 1e300):
        print(a + b, a - b, a * b, a / b, a // b, a % b, divmod(a, b))
print(7 // 2.0, -7 // 2.0, 7 % -2.5, -0.0, 0.0 == -0.0, 1e308 * 10, float("inf") - float("inf"), 3.0 == 3, 0.1 + 0.2 == 0.3, 1 / 3)
# --- rounding
for v in (0.5, 1.5, 2.5, -0.5, 2.675, 1.005, 1234.5678, 1e20, -1.5): print(round(v), round(v, 1), round(v, 2), round(v, -2))
print(round(5), round(15, -1), round(25, -1), round(-15, -1), round(1234, -2), round(True), round(2.0, None), type(round(2.5)), type(round(2.5, 0)))
import math
print(math.floor(-1.5), math.ceil(-1.5), math.trunc(-1.5), math.floor(3), math.ceil(2.0000001), int(-1.5), abs(-3), abs(-2.5), abs(-10**30))
# --- comparisons of mixed numbers
print(1 == 1.0, 1 < 1.5, 2**53 == float(2**53), 2**53 + 1 == float(2**53), 10**400 > 1e308, float("nan") == float("nan"), float("inf") > 10**400, True == 1, True + True, False < True, 1 <= True, 2**64 > 1.8e19)
print(max(1, 2.5), min(3, 1.0), sorted([3, 1.5, -2, True]), sum([1, 2.5]), sum([0.1] * 3), max([1, 5, 3], key=lambda v: -v), min("b", "a"), max((1, 2), (1, 3)))
# --- bool
print(True & False, True | False, True ^ True, ~True, not True, True * 3, -True, isinstance(True, int), bool([]), bool(0.0), bool("0"), True // 1, int(True), str(True), {True: "a"}[1])
# --- bit methods
print((255).bit_length(), (0).bit_length(), (-8).bit_length(), (7).bit_count(), (1024).to_bytes(2, "big"), int.from_bytes(b"\x04\x00", "big"), int.from_bytes(b"\xff", "little", signed=True), (5).as_integer_ratio(), (0.75).as_integer_ratio(), (3.0).is_integer(), (3.5).is_integer(), (10).conjugate(), (3).real, (3).imag, (3).numerator, (3.5).hex(), float.fromhex("0x1.8p+1"))
# --- big numbers
a = 2**200; b = 3**100
print(a * b, a // b, a % b, a - b, -a // b, -a % b, a ^ b, a & -b, a | -b, ~a, a >> 100, int(str(a)) == a, len(str(a)), hash(a) == hash(2**200), a / b, float(a), hex(a), math.isqrt(a), math.gcd(a, 2**50 * 3))
print(10**25 // 10**5, (10**25 + 1) % 10, 123456789**5, -(10**20), 10**20 == 1e20, int(1e20), 10**18 * 10, 9223372036854775807 + 1, -9223372036854775808 - 1, 3037000500**2)
# --- math module
for f, args in ((math.sqrt, (2,)), (math.exp, (1,)), (math.log, (10,)), (math.log, (8, 2)), (math.log2, (8,)), (math.log10, (1000,)), (math.sin, (1,)), (math.cos, (1,)), (math.tan, (1,)), (math.atan2, (1, 2)), (math.hypot, (3, 4)), (math.pow, (2, 0.5)), (math.fmod, (7, 3)), (math.copysign, (1, -0.0)), (math.degrees, (math.pi,)), (math.radians, (180,)), (math.factorial, (20,)), (math.comb, (10, 3)), (math.perm, (5, 2)), (math.gcd, (12, 18)), (math.lcm, (4, 6)), (math.prod, ([1, 2, 3, 4],)), (math.fsum, ([0.1] * 10,)), (math.isclose, (0.1 + 0.2, 0.3)), (math.frexp, (8.0,)), (math.ldexp, (0.5, 4)), (math.modf, (2.5,)), (math.isqrt, (17,)), (math.cbrt, (27,)), (math.ceil, (1.2,)), (math.dist, ((0, 0), (3, 4)))):
    print(f.__name__, f(*args))
for f, args in ((math.sqrt, (-1,)), (math.log, (0,)), (math.exp, (1000,)), (math.factorial, (-1,)), (math.acos, (2,)), (math.fmod, (1, 0))):
    try: print(f(*args))
    except (ValueError, OverflowError) as e: print(type(e).__name__, e)
print(math.pi, math.e, math.inf, math.nan, math.tau, math.isnan(math.nan), math.isinf(-math.inf), math.isfinite(1.0))
# --- range
r = range(2, 20, 3)
print(list(r), len(r), r[2], r[-1], r[1:3], 8 in r, 9 in r, r.index(11), r == range(2, 19, 3), list(range(5, 0, -2)), range(3), repr(range(1, 2)), range(0).stop, bool(range(0)), list(range(-3)), range(10)[::-2], max(range(5)), sum(range(101)), r.count(5), list(reversed(range(4))), 2.0 in range(3))
# --- chained and odd comparisons
x = 5
print(1 < x < 10, 1 < x > 3, x == 5 == 5.0, not x == 5, 1 < 2 < 2, (1 < 2) < 2, 1 in [1] == True, "a" < "b" < "c", [1, 2] < [1, 3] < [2], (1, "a") < (1, "b"), [] < [0], {1} < {1, 2}, {1, 2} <= {1, 2}, {3} < {1, 2})
# --- hash equalities
print(hash(1) == hash(1.0) == hash(True), hash(-1), hash(0.5), hash(2**61 - 1), hash(1e300) == hash(int(1e300)), hash((1, 2)) == hash((1, 2)), hash(None) == hash(None), hash(float("inf")), hash(3.7), hash(-2), hash((1, 2, 3)), hash(()), hash((1.5, -1)))
