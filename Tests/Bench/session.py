"""A program on a pseudo-terminal, with what it costs."""

import contextlib
import fcntl
import os
import pty
import select
import shutil
import struct
import tempfile
import termios
import time

QUIET_SECONDS = 0.01
PATIENCE_SECONDS = 5


class Session:
    """A program that has a terminal and a home folder of its own, until the `with` ends."""

    def __init__(self, command, rows, columns):
        self.command, self.size = command, (rows, columns)
        self.output = b""

    def __enter__(self):
        self.home = tempfile.mkdtemp(prefix="sixteen-bench-")
        self.terminal, slave = pty.openpty()
        self.resize(*self.size)
        environment = {
            "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8",
            "HOME": self.home, "PATH": os.environ["PATH"],
        }
        name = os.ttyname(slave)
        actions = [(os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0)]
        actions += [(os.POSIX_SPAWN_DUP2, 0, descriptor) for descriptor in (1, 2)]
        self.started = time.monotonic()
        self.process = os.posix_spawn(
            self.command[0], self.command, environment, file_actions=actions, setsid=True)
        os.close(slave)
        return self

    def __exit__(self, *_):
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process, 9)
        os.waitpid(self.process, 0)
        os.close(self.terminal)
        shutil.rmtree(self.home)

    def resize(self, rows, columns):
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def fact(self, name):
        with open(f"/proc/{self.process}/{name}", encoding="utf-8") as file:
            return file.read()

    def cpu(self):
        """Milliseconds on a processor up to now."""
        return int(self.fact("schedstat").split()[0]) / 1e6

    def turns(self):
        """How often it was given a processor."""
        return int(self.fact("schedstat").split()[2])

    def peak(self):
        """KiB of memory at most up to now."""
        return int(self.fact("status").split("VmHWM:")[1].split()[0])

    def is_asleep(self):
        return self.fact("stat").rpartition(")")[2].split()[0] == "S"

    def settle(self):
        """Reads until the program has shown something and sleeps again.
        Returns the bytes and the time of the last of them."""
        output, last = b"", time.monotonic()
        deadline = last + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            if select.select([self.terminal], [], [], QUIET_SECONDS)[0]:
                try:
                    output += os.read(self.terminal, 1 << 16)
                except OSError:
                    raise RuntimeError(f"{self.command} ended: {output!r}") from None
                last = time.monotonic()
            elif output and self.is_asleep():
                break
        else:
            raise RuntimeError(f"{self.command} shows nothing")
        self.output += output
        return output, last

    def press(self, key):
        """What a key costs: milliseconds on a processor, bytes, milliseconds until the last
        of them."""
        return self.cost(lambda: os.write(self.terminal, key))

    def cost(self, action):
        before, started = self.cpu(), time.monotonic()
        action()
        output, last = self.settle()
        return self.cpu() - before, len(output), (last - started) * 1e3
