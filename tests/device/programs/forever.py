"""Never ends by itself."""
import time

while True:
    time.sleep(1)
