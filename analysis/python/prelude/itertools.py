# module: itertools


def groupby(iterable, key=None):
    groups = []
    for item in iterable:
        k = item if key is None else key(item)
        if groups and groups[-1][0] == k:
            groups[-1][1].append(item)
        else:
            groups.append((k, [item]))
    return iter([(k, iter(items)) for k, items in groups])
