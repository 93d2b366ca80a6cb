"""The part of a script that reaches one kernel.

Everything runs as written, in its order, except what only serves other kernels: a statement of the module (or of its
`if __name__ == "__main__":` block) that uses a function through which another kernel is reached, and neither one
through which this kernel is reached nor a result of this kernel; and what needs a result that is left out that way. A
result that the remaining statements need is computed after all. A function runs whole or not at all.
"""
import ast

LAUNCHERS = {"pallas_call", "core_map", "mpmd_map"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
DEFINITIONS = (*FUNCTIONS, ast.ClassDef, ast.Import, ast.ImportFrom)


def bound_by(statement):
    """Names that a statement binds in its own scope, and those of inner scopes: too many do no harm."""
    if isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
        return {statement.name}
    names = set()
    for node in ast.walk(statement):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.alias):
            names.add((node.asname or node.name).split(".")[0])
        elif isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            names.add(node.name)
    return names


def used_by(statement):
    names = {n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
    if isinstance(statement, ast.AugAssign) and isinstance(statement.target, ast.Name):
        names.add(statement.target.id)
    return names


def defines(statement, kernel):
    """A function of that name at any depth, or a call that gives that name to a kernel."""
    for node in ast.walk(statement):
        if isinstance(node, FUNCTIONS) and node.name == kernel:
            return True
        if isinstance(node, ast.Call) and any(
                k.arg == "name" and isinstance(k.value, ast.Constant) and k.value.value == kernel
                for k in node.keywords):
            return True
    return False


def pallas_names(tree):
    """What the file calls the modules of Pallas."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and "pallas" in f"{node.module}." + ".".join(a.name for a in node.names):
            names |= {a.asname or a.name for a in node.names}
    return names


def launches(statement, modules):
    for node in ast.walk(statement):
        if isinstance(node, ast.Attribute) and (node.attr in LAUNCHERS or node.attr == "kernel" and isinstance(
                node.value, ast.Name) and node.value.id in modules):
            return True
        if isinstance(node, ast.Name) and node.id in LAUNCHERS:
            return True
    return False


def is_main_guard(statement):
    return isinstance(statement, ast.If) and ast.unparse(statement.test) in (
        "__name__ == '__main__'", "'__main__' == __name__")


def spread(names, definitions):
    """The names and those of all definitions that use one of them, however indirectly."""
    names, size = set(names), -1
    while size != len(names):
        size = len(names)
        for definition in definitions:
            if used_by(definition) & names:
                names |= bound_by(definition)
    return names


def statements_of(tree):
    found = []
    for statement in tree.body:
        found += statement.body if is_main_guard(statement) else [statement]
    return found


def one_pass(statements, mine, others, launching, forced, kernel):
    """Statements to leave out, and those of them that are needed after all."""
    ours, missing, left_out, needed = set(), {}, [], []
    for statement in statements:
        if isinstance(statement, DEFINITIONS):
            for name in bound_by(statement):
                ours.discard(name)
                missing.pop(name, None)
            continue
        uses, binds = used_by(statement), bound_by(statement)
        about = bool(uses & (mine | ours)) or defines(statement, kernel)
        if about or statement in forced:
            needed += [missing[name] for name in uses & missing.keys()]
        if not about and statement not in forced and (
                uses & (others | missing.keys()) or statement in launching):
            left_out.append(statement)
            missing.update(dict.fromkeys(binds, statement))
            ours -= binds
            continue
        for name in binds:
            missing.pop(name, None)
        ours = ours | binds if about else ours - binds
    return left_out, needed


def select(tree, kernel):
    """Removes from the tree what only serves other kernels; how many statements that were, or None if the file has no
    such kernel."""
    statements = statements_of(tree)
    if not any(defines(s, kernel) for s in statements):
        return None
    modules = pallas_names(tree)
    definitions = [s for s in statements if isinstance(s, (*FUNCTIONS, ast.ClassDef))]
    mine = spread({kernel}.union(*(bound_by(d) for d in definitions if defines(d, kernel))), definitions)
    others = spread(set().union(*(bound_by(d) for d in definitions if launches(d, modules))), definitions) - mine
    launching = [s for s in statements if launches(s, modules)]
    forced = []
    while True:
        left_out, needed = one_pass(statements, mine, others, launching, forced, kernel)
        if not needed:
            break
        forced += needed
    for body in [tree.body] + [s.body for s in tree.body if is_main_guard(s)]:
        body[:] = [s for s in body if s not in left_out] or [ast.copy_location(ast.Pass(), body[0])]
    return len(left_out)
