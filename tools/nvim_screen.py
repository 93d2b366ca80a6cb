#!/usr/bin/env python3
"""Draws the screen of a real Neovim that shows a broken kernel's diagnostic, for the README.

usage: nvim_screen.py NVIM PALLASD FILE OUT.svg

Neovim runs in a pseudo-terminal with the server attached; when the diagnostic has arrived it writes its own screen as
text, which is drawn as SVG.
"""

import fcntl
import html
import os
import pathlib
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios
import threading

COLUMNS, ROWS = 118, 24
CHARACTER, LINE = 8.4, 18

SCRIPT = """
vim.o.number = true
vim.o.swapfile = false
vim.o.laststatus = 0
vim.diagnostic.config({{ virtual_lines = true }})
vim.cmd.edit('{file}')
vim.lsp.start({{ name = 'pallasd', cmd = {{ '{binary}', 'lsp' }}, root_dir = vim.fs.dirname('{file}') }})
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 20)
vim.defer_fn(function()
  vim.cmd.redraw()
  vim.api.nvim__screenshot('{screen}')
  vim.cmd('qa!')
end, 800)
"""


def screen_of(nvim, binary, file):
    with tempfile.TemporaryDirectory() as folder:
        screen, script = os.path.join(folder, "screen.txt"), os.path.join(folder, "session.lua")
        pathlib.Path(script).write_text(SCRIPT.format(file=file, binary=binary, screen=screen))
        main, side = pty.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        process = subprocess.Popen(
            [nvim, "-u", "NONE", "-i", "NONE", "-S", script],
            stdin=side, stdout=side, stderr=side, env={**os.environ, "TERM": "xterm-256color"}, start_new_session=True,
        )
        os.close(side)
        threading.Thread(target=drain, args=(main,), daemon=True).start()
        process.wait(60)
        return pathlib.Path(screen).read_text().splitlines()


def drain(terminal):
    try:
        while os.read(terminal, 1 << 16):
            pass
    except OSError:
        pass


def plain(line):
    """The text of a screen line; Neovim writes colours as escape sequences."""
    return re.sub(r"\x1b(\[[0-9;:?]*[A-Za-z]|\([A-Z])", "", line).rstrip()


def svg(lines):
    width, height = COLUMNS * CHARACTER + 24, len(lines) * LINE + 24
    rows = [
        f'<text x="12" y="{24 + index * LINE}" fill="{"#e06c75" if "└" in line or "│" in line else "#d7dae0"}" '
        f'xml:space="preserve">{html.escape(line)}</text>'
        for index, line in enumerate(lines)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" '
        f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">\n'
        f'<rect width="100%" height="100%" rx="8" fill="#1e2127"/>\n' + "\n".join(rows) + "\n</svg>\n"
    )


def main(nvim, binary, file, out):
    lines = [plain(line) for line in screen_of(nvim, os.path.abspath(binary), os.path.abspath(file))]
    lines = [line for line in lines[1:] if line != "~" and not line.lstrip().startswith("1,1 ")]
    if not any("signed" in line for line in lines):
        raise SystemExit("the screen shows no diagnostic:\n" + "\n".join(lines))
    pathlib.Path(out).write_text(svg(lines))


if __name__ == "__main__":
    main(*sys.argv[1:])
