# module: heapq
# Heaps in lists; the order of what is inside follows the usual sifting, as programs may print it.


def _rise(heap, start, place):
    item = heap[place]
    while place > start:
        parent = (place - 1) >> 1
        if not item < heap[parent]:
            break
        heap[place] = heap[parent]
        place = parent
    heap[place] = item


def _sink(heap, place):
    """Smaller children move up to the bottom, then the item rises to where it belongs."""
    start, end, item = place, len(heap), heap[place]
    child = 2 * place + 1
    while child < end:
        if child + 1 < end and not heap[child] < heap[child + 1]:
            child += 1
        heap[place] = heap[child]
        place = child
        child = 2 * place + 1
    heap[place] = item
    _rise(heap, start, place)


def heappush(heap, item):
    heap.append(item)
    _rise(heap, 0, len(heap) - 1)


def heappop(heap):
    last = heap.pop()
    if not heap:
        return last
    first, heap[0] = heap[0], last
    _sink(heap, 0)
    return first


def heapify(x):
    for place in reversed(range(len(x) // 2)):
        _sink(x, place)


def heapreplace(heap, item):
    first, heap[0] = heap[0], item
    _sink(heap, 0)
    return first


def heappushpop(heap, item):
    if heap and heap[0] < item:
        item, heap[0] = heap[0], item
        _sink(heap, 0)
    return item


def nlargest(n, iterable, key=None):
    return sorted(iterable, key=key, reverse=True)[:n]


def nsmallest(n, iterable, key=None):
    return sorted(iterable, key=key)[:n]


def merge(*iterables, key=None, reverse=False):
    items = []
    for iterable in iterables:
        items.extend(iterable)
    yield from sorted(items, key=key, reverse=reverse)
