# module: sympy
# Number theory by which programs choose block sizes.
def divisors(n, generator=False, proper=False):
    n = abs(int(n))
    found = [d for d in range(1, n + (0 if proper else 1)) if n % d == 0]
    return iter(found) if generator else found


def isprime(n):
    return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))


def primefactors(n):
    return [d for d in divisors(n) if isprime(d)]


def factorint(n):
    found = {}
    for prime in primefactors(n):
        while n % prime == 0:
            n //= prime
            found[prime] = found.get(prime, 0) + 1
    return found
