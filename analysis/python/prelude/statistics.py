# module: statistics
import math


class StatisticsError(ValueError):
    pass


def _numbers(data):
    data = list(data)
    if not data:
        raise StatisticsError("at least one value is needed")
    return data


def fmean(data):
    data = _numbers(data)
    return math.fsum(data) / len(data)


def mean(data):
    data = _numbers(data)
    total = sum(data)
    exact = all(isinstance(x, int) for x in data) and total % len(data) == 0
    return total // len(data) if exact else total / len(data)


def median(data):
    data = sorted(_numbers(data))
    middle = len(data) // 2
    return data[middle] if len(data) % 2 else (data[middle - 1] + data[middle]) / 2


def median_low(data):
    data = sorted(_numbers(data))
    return data[(len(data) - 1) // 2]


def median_high(data):
    data = sorted(_numbers(data))
    return data[len(data) // 2]


def mode(data):
    data = _numbers(data)
    return max(dict.fromkeys(data), key=data.count)


def pvariance(data, mu=None):
    data = _numbers(data)
    mu = fmean(data) if mu is None else mu
    return math.fsum((x - mu) ** 2 for x in data) / len(data)


def variance(data, xbar=None):
    data = list(data)
    if len(data) < 2:
        raise StatisticsError("at least two values are needed")
    xbar = fmean(data) if xbar is None else xbar
    return math.fsum((x - xbar) ** 2 for x in data) / (len(data) - 1)


def pstdev(data, mu=None):
    return math.sqrt(pvariance(data, mu))


def stdev(data, xbar=None):
    return math.sqrt(variance(data, xbar))
