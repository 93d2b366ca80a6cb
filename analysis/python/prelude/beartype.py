# module: beartype
# Checks of types while a program runs: of a program that is right they see nothing.
class BeartypeConf:
    def __init__(self, **settings):
        pass


class BeartypeStrategy:
    O0 = O1 = Ologn = On = None


def beartype(obj=None, *, conf=None):
    return (lambda obj: obj) if obj is None else obj


typed = beartype
