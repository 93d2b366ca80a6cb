"""Ends in a traceback."""


def tile():
    raise ValueError("no such tile")


tile()
