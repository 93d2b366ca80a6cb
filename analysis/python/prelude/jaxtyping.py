# module: jaxtyping
# Annotations: what they say of shapes is read off the text; at run time they are only handed about.
import _pallasd


class _Meta(type):
    def __getitem__(cls, item):
        return cls

    def __instancecheck__(cls, value):
        return _pallasd.unknown("isinstance with a jaxtyping annotation")


class AbstractArray(metaclass=_Meta):
    dtype = None


class Shaped(AbstractArray):
    pass


Array = Bool = Key = Num = Real = Inexact = Float = Complex = Integer = Int = UInt = Shaped
Float16 = Float32 = Float64 = BFloat16 = Float8e4m3fn = Float8e5m2 = Float8e4m3b11fnuz = Shaped
Float8e4m3fnuz = Float8e5m2fnuz = Complex64 = Complex128 = Shaped
Int2 = Int4 = Int8 = Int16 = Int32 = Int64 = UInt2 = UInt4 = UInt8 = UInt16 = UInt32 = UInt64 = Shaped
ArrayLike = PyTree = PyTreeDef = PRNGKeyArray = Scalar = ScalarLike = Shaped


def jaxtyped(fn=None, *, typechecker=None):
    # What a type checker complains about is no matter of the kernel's.
    return (lambda fn: fn) if fn is None else fn


class _Hook:
    def __enter__(self):
        return self

    def __exit__(self, *failure):
        pass

    def uninstall(self):
        pass


def install_import_hook(modules, typechecker):
    return _Hook()


class TypeCheckError(TypeError):
    pass


class AnnotationError(Exception):
    pass
