# module: threading


class Lock:
    def __init__(self):
        self._held = False

    def acquire(self, blocking=True, timeout=-1):
        self._held = True
        return True

    def release(self):
        self._held = False

    def locked(self):
        return self._held

    def __enter__(self):
        self.acquire()
        return True

    def __exit__(self, *exc_info):
        self.release()


class RLock(Lock):
    pass


class Condition(Lock):
    def __init__(self, lock=None):
        super().__init__()

    def notify(self, n=1):
        pass

    def notify_all(self):
        pass


class Semaphore(Lock):
    def __init__(self, value=1):
        super().__init__()


BoundedSemaphore = Semaphore


class Event:
    def __init__(self):
        self._flag = False

    def is_set(self):
        return self._flag

    def set(self):
        self._flag = True

    def clear(self):
        self._flag = False


class local:
    pass


class Thread:
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        self.name = name or "Thread"
        self.daemon = daemon

    def start(self):
        pass

    def join(self, timeout=None):
        pass

    def is_alive(self):
        return False


_main = Thread(name="MainThread")


def current_thread():
    return _main


def main_thread():
    return _main


def get_ident():
    return 1


def active_count():
    return 1
