# module: numbers
import abc


class Number(metaclass=abc.ABCMeta):
    __hash__ = None


class Complex(Number):
    pass


class Real(Complex):
    pass


class Rational(Real):
    pass


class Integral(Rational):
    pass


for _cls, _types in ((Number, (int, float, complex, bool)), (Complex, (int, float, complex, bool)), (Real, (int, float, bool)), (Rational, (int, bool)), (Integral, (int, bool))):
    for _type in _types:
        _cls.register(_type)
