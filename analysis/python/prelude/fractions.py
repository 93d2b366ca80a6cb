# module: fractions
import math
import numbers


class Fraction(numbers.Rational):
    __slots__ = ("_numerator", "_denominator")

    def __new__(cls, numerator=0, denominator=None):
        self = super().__new__(cls)
        if denominator is None:
            if isinstance(numerator, str):
                top, _, bottom = numerator.strip().partition("/")
                return cls(int(top), int(bottom)) if bottom else cls(*float(top).as_integer_ratio())
            if isinstance(numerator, float):
                return cls(*numerator.as_integer_ratio())
            if isinstance(numerator, Fraction):
                return cls(numerator.numerator, numerator.denominator)
            denominator = 1
        if isinstance(numerator, Fraction) or isinstance(denominator, Fraction):
            return cls(numerator) / cls(denominator)
        if denominator == 0:
            raise ZeroDivisionError(f"Fraction({numerator}, 0)")
        divisor = math.gcd(numerator, denominator) * (1 if denominator > 0 else -1)
        self._numerator = numerator // divisor
        self._denominator = denominator // divisor
        return self

    @property
    def numerator(self):
        return self._numerator

    @property
    def denominator(self):
        return self._denominator

    def as_integer_ratio(self):
        return (self._numerator, self._denominator)

    def limit_denominator(self, max_denominator=1000000):
        if self._denominator <= max_denominator:
            return Fraction(self)
        # Convergents of the continued fraction as (numerator, denominator), up to the last that fits.
        older, newer = (0, 1), (1, 0)
        rest, unit = self._numerator, self._denominator
        while True:
            whole, remainder = divmod(rest, unit)
            following = tuple(o + whole * n for o, n in zip(older, newer))
            if following[1] > max_denominator:
                break
            older, newer, rest, unit = newer, following, unit, remainder
        steps = (max_denominator - older[1]) // newer[1]
        between = Fraction(*(o + steps * n for o, n in zip(older, newer)))
        convergent = Fraction(*newer)
        return convergent if abs(convergent - self) <= abs(between - self) else between

    def _with(self, other, exact, inexact):
        if isinstance(other, int):
            other = Fraction(other)
        if isinstance(other, Fraction):
            return exact(other)
        if isinstance(other, float):
            return inexact(float(self), other)
        return NotImplemented

    def __add__(self, other):
        a, b = self._numerator, self._denominator
        return self._with(
            other, lambda o: Fraction(a * o._denominator + o._numerator * b, b * o._denominator), lambda x, y: x + y
        )

    __radd__ = __add__

    def __neg__(self):
        return Fraction(-self._numerator, self._denominator)

    def __pos__(self):
        return Fraction(self)

    def __abs__(self):
        return Fraction(abs(self._numerator), self._denominator)

    def __sub__(self, other):
        a, b = self._numerator, self._denominator
        return self._with(
            other, lambda o: Fraction(a * o._denominator - o._numerator * b, b * o._denominator), lambda x, y: x - y
        )

    def __rsub__(self, other):
        return -self + other

    def __mul__(self, other):
        a, b = self._numerator, self._denominator
        return self._with(other, lambda o: Fraction(a * o._numerator, b * o._denominator), lambda x, y: x * y)

    __rmul__ = __mul__

    def __truediv__(self, other):
        a, b = self._numerator, self._denominator
        return self._with(other, lambda o: Fraction(a * o._denominator, b * o._numerator), lambda x, y: x / y)

    def __rtruediv__(self, other):
        return Fraction(self._denominator, self._numerator) * other

    def __floordiv__(self, other):
        a, b = self._numerator, self._denominator
        return self._with(other, lambda o: (a * o._denominator) // (b * o._numerator), lambda x, y: x // y)

    def __mod__(self, other):
        return self._with(other, lambda o: self - o * (self // o), lambda x, y: x % y)

    def __pow__(self, power):
        if not isinstance(power, int):
            return float(self) ** float(power)
        if power >= 0:
            return Fraction(self._numerator**power, self._denominator**power)
        return Fraction(self._denominator**-power, self._numerator**-power)

    def __eq__(self, other):
        return self._with(other, lambda o: self.as_integer_ratio() == o.as_integer_ratio(), lambda x, y: x == y)

    def __lt__(self, other):
        a, b = self._numerator, self._denominator
        return self._with(other, lambda o: a * o._denominator < o._numerator * b, lambda x, y: x < y)

    def __le__(self, other):
        a, b = self._numerator, self._denominator
        return self._with(other, lambda o: a * o._denominator <= o._numerator * b, lambda x, y: x <= y)

    def __gt__(self, other):
        a, b = self._numerator, self._denominator
        return self._with(other, lambda o: a * o._denominator > o._numerator * b, lambda x, y: x > y)

    def __ge__(self, other):
        a, b = self._numerator, self._denominator
        return self._with(other, lambda o: a * o._denominator >= o._numerator * b, lambda x, y: x >= y)

    def __hash__(self):
        return hash(self._numerator) if self._denominator == 1 else hash(float(self))

    def __bool__(self):
        return self._numerator != 0

    def __float__(self):
        return self._numerator / self._denominator

    def __int__(self):
        return self.__trunc__()

    def __trunc__(self):
        whole = abs(self._numerator) // self._denominator
        return whole if self._numerator >= 0 else -whole

    def __floor__(self):
        return self._numerator // self._denominator

    def __ceil__(self):
        return -(-self._numerator // self._denominator)

    def __round__(self, ndigits=None):
        if ndigits is not None:
            shift = 10 ** abs(ndigits)
            scaled = round(self * shift) if ndigits > 0 else round(self / shift)
            return Fraction(scaled, shift) if ndigits > 0 else Fraction(scaled * shift)
        whole, rest = divmod(self._numerator, self._denominator)
        twice = rest * 2
        if twice < self._denominator or (twice == self._denominator and whole % 2 == 0):
            return whole
        return whole + 1

    def __repr__(self):
        return f"Fraction({self._numerator}, {self._denominator})"

    def __str__(self):
        return str(self._numerator) if self._denominator == 1 else f"{self._numerator}/{self._denominator}"
