"""A real sshd on a port of its own, for one test session: own keys, own configuration, nothing of the user's."""
import contextlib
import getpass
import os
import pathlib
import shutil
import socket
import subprocess
import time

SSHD = shutil.which("sshd") or ("/usr/sbin/sshd" if os.path.exists("/usr/sbin/sshd") else None)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Loopback:
    def __init__(self, folder):
        self.folder, self.port, self.user = pathlib.Path(folder), free_port(), getpass.getuser()
        self.temporary = self.folder / "remote-tmp"
        self.temporary.mkdir()
        for name in ("host", "user"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.folder / name], check=True)
        shutil.copy(self.folder / "user.pub", self.folder / "authorized")
        host_key = (self.folder / "host.pub").read_text()
        (self.folder / "known").write_text(f"[127.0.0.1]:{self.port} {host_key}")
        (self.folder / "sshd_config").write_text(
            f"Port {self.port}\nListenAddress 127.0.0.1\nHostKey {self.folder}/host\nPidFile {self.folder}/pid\n"
            f"AuthorizedKeysFile {self.folder}/authorized\nPasswordAuthentication no\nUsePAM no\nStrictModes no\n"
            f"PermitRootLogin yes\nSetEnv TMPDIR={self.temporary}\nLogLevel ERROR\n")
        (self.folder / "ssh_config").write_text(
            f"Host *\n  IdentityFile {self.folder}/user\n  IdentitiesOnly yes\n  UserKnownHostsFile {self.folder}/known\n")
        os.makedirs("/run/sshd", exist_ok=True)  # sshd's, as its service makes it
        self.process = subprocess.Popen([SSHD, "-D", "-e", "-f", self.folder / "sshd_config"],
                                        stderr=(self.folder / "log").open("w"))
        self.wait()

    def wait(self):
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.1)
        raise RuntimeError((self.folder / "log").read_text())

    def url(self, folder=""):
        return f"ssh://{self.user}@127.0.0.1:{self.port}{folder}"

    @property
    def options(self):
        return ["--ssh", f"ssh -F {self.folder}/ssh_config"]

    def close(self):
        self.process.terminate()
        self.process.wait(10)
