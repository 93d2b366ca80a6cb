# module: einops
# Patterns such as "b (h d) -> b h d": split, reorder, reduce or repeat, join.
import jax.numpy as jnp


class EinopsError(RuntimeError):
    pass


def _side(text):
    """Axes of one side as a list of groups, each a list of names; numbers stay text."""
    groups, open_group = [], None
    for word in text.replace("(", " ( ").replace(")", " ) ").replace("...", " ... ").split():
        if word == "(":
            if open_group is not None:
                raise EinopsError(f"nested parentheses in {text!r}")
            open_group = []
        elif word == ")":
            groups.append(open_group)
            open_group = None
        elif open_group is not None:
            open_group.append(word)
        else:
            groups.append([word])
    return groups


def _with_ellipsis(left, right, rank):
    """`...` as so many axes as the array has beyond the named ones."""
    if not any(group == ["..."] for group in left):
        return left, right
    count = rank - (len(left) - 1)
    names = [f"...{n}" for n in range(count)]

    def spread(groups):
        found = []
        for group in groups:
            if group == ["..."]:
                found += [[name] for name in names]
            else:
                found.append([part for name in group for part in (names if name == "..." else [name])])
        return found

    return spread(left), spread(right)


def _sizes(left, shape, known):
    if len(left) != len(shape):
        raise EinopsError(f"the pattern has {len(left)} axes, the array {len(shape)}")
    sizes = dict(known)
    for group, size in zip(left, shape):
        open_names, product = [], 1
        for name in group:
            if name.isdigit():
                sizes[name] = int(name)
            if name in sizes:
                product *= sizes[name]
            else:
                open_names.append(name)
        if len(open_names) > 1:
            raise EinopsError(f"cannot tell the sizes of {open_names}")
        if size % product or (not open_names and size != product):
            raise EinopsError(f"an axis of size {size} is no {group}")
        if open_names:
            sizes[open_names[0]] = size // product
    return sizes


def _apply(x, pattern, reduction, known):
    if isinstance(x, (list, tuple)):
        x = jnp.stack(x)
    halves = pattern.split("->")
    if len(halves) != 2:
        raise EinopsError(f"{pattern!r} has no single ->")
    left, right = _with_ellipsis(_side(halves[0]), _side(halves[1]), x.ndim)
    sizes = _sizes(left, x.shape, known)
    names = [name for group in left for name in group]
    wanted = [name for group in right for name in group]
    new = [name for name in wanted if name not in names]
    lost = [name for name in names if name not in wanted and not (name.isdigit() and int(name) == 1)]
    if reduction is None and lost:
        raise EinopsError(f"{lost} stand on one side only")
    for name in new:
        if name.isdigit():
            sizes[name] = int(name)
        elif name not in sizes:
            raise EinopsError(f"the size of {name} is not given")
    if any(len(group) != 1 for group in left):
        x = jnp.reshape(x, [sizes[name] for name in names])
    kept = [name for name in wanted if name in names]
    gone = [name for name in names if name not in kept]
    order = [names.index(name) for name in kept + gone]
    if order != list(range(len(order))):
        x = jnp.transpose(x, order)
    if gone:
        axes = tuple(range(len(kept), len(kept) + len(gone)))
        x = getattr(jnp, reduction)(x, axis=axes) if reduction else jnp.reshape(x, x.shape[:len(kept)])
    if new:
        x = jnp.reshape(x, [sizes[name] if name in names else 1 for name in wanted])
        x = jnp.tile(x, [1 if name in names else sizes[name] for name in wanted])
    if any(len(group) != 1 for group in right):
        shape = []
        for group in right:
            product = 1
            for name in group:
                product *= sizes[name]
            shape.append(product)
        x = jnp.reshape(x, shape)
    return x


def rearrange(tensor, pattern, **axes_lengths):
    return _apply(tensor, pattern, None, axes_lengths)


def repeat(tensor, pattern, **axes_lengths):
    return _apply(tensor, pattern, None, axes_lengths)


def reduce(tensor, pattern, reduction, **axes_lengths):
    return _apply(tensor, pattern, reduction, axes_lengths)


def einsum(*tensors_and_pattern):
    *tensors, pattern = tensors_and_pattern
    letters = {}

    def letter(name):
        return letters.setdefault(name, "abcdefghijklmnopqrstuvwxyz"[len(letters)])

    left, right = pattern.split("->")
    parts = ["".join(letter(name) for name in part.split()) for part in left.split(",")]
    return jnp.einsum(",".join(parts) + "->" + "".join(letter(name) for name in right.split()), *tensors)


def parse_shape(x, pattern):
    return {name: size for name, size in zip(pattern.split(), x.shape) if name != "_"}


def asnumpy(tensor):
    import numpy

    return numpy.asarray(tensor)
