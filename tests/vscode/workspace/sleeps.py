"""Runs until it is stopped."""

import time

print("asleep", flush=True)
time.sleep(600)
