# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""A pcscd of one's own with virtual readers, and chips that are laid on them: for Scripts/check-pcsc.

The daemon is the system's, its readers are vpcd's. As in `EPassPCSCRig` it gets its socket from here (descriptor 3, as
systemd hands it over) and is loaded with the library of Tests/CEPassPCSCDShim, so that the system's own pcscd is left
alone; each reader has a copy of the driver of Tests/CEPassPCSCDDriver, which can be unplugged.

    python3 Scripts/pcsc_rig.py grab READER SECONDS [HOLD]    another program, which connects and resets over and over
"""

import ctypes
import fcntl
import os
import random
import shutil
import signal
import socket
import struct
import subprocess
import sys
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
DAEMON = "/usr/sbin/pcscd"
VPCD = "/usr/lib/pcsc/drivers/serial/libifdvpcd.so"
# What a plan makes of a command.
PASS, LIFT, SILENT = "pass", "lift", "silent"


def receive(link):
    """One message: a length of two octets and as many octets; None where the other side is gone."""
    def take(count):
        octets = b""
        while len(octets) < count:
            piece = link.recv(count - len(octets))
            if not piece:
                return None
            octets += piece
            # vpcd sends length and body apart: without an acknowledgement at once the body waits for 40 ms.
            if link.family == socket.AF_INET:
                link.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)
        return octets
    try:
        length = take(2)
        return take(struct.unpack(">H", length)[0]) if length else None
    except OSError:
        return None


def send(link, octets):
    """Sends one message; False where the other side is gone."""
    try:
        link.sendall(struct.pack(">H", len(octets)) + octets)
        return True
    except OSError:
        return False


def connect(port, seconds=20):
    """A connection to a port of this machine, once somebody listens there."""
    end = time.monotonic() + seconds
    while True:
        try:
            link = socket.create_connection(("127.0.0.1", port))
            link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            return link
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


def compiled(folder):
    """The two libraries of C, built into a folder: (shim, driver)."""
    names = [os.environ.get("CC"), "cc", "clang", "gcc"]
    compiler = next((name for name in names if name and shutil.which(name)), None)
    if not compiler:
        raise SystemExit("pcsc_rig: there is no C compiler")
    made = []
    for target, source in (("CEPassPCSCDShim", "shim.c"), ("CEPassPCSCDDriver", "driver.c")):
        library = os.path.join(folder, target + ".so")
        subprocess.run(
            [compiler, "-shared", "-fPIC", "-O1", "-o", library, os.path.join(ROOT, "Tests", target, source), "-ldl",
             "-lpthread"], check=True)
        made.append(library)
    return made


def free_pair():
    """Two ports in a row that nobody listens on: vpcd takes both. Below those that connections are given."""
    while True:
        port = random.randrange(20_000, 32_000, 2)
        try:
            for number in (port, port + 1):
                with socket.socket() as probe:
                    probe.bind(("0.0.0.0", number))
            return port
        except OSError:
            continue


class Service:
    """A pcscd with readers of its own, which may be stopped and started again under the same name."""

    def __init__(self, folder, libraries, readers=1, poll=None):
        """`poll`: milliseconds between two looks for a chip; None for pcscd's own 400."""
        self.folder, self.poll = folder, poll
        self.shim, driver = libraries
        os.makedirs(os.path.join(folder, "run"))
        os.makedirs(os.path.join(folder, "conf"))
        self.names, self.ports, self.libraries = [], [], []
        for index in range(readers):
            port, library = free_pair(), os.path.join(folder, f"reader{index}.so")
            shutil.copyfile(driver, library)
            shutil.copyfile(VPCD, library + ".vpcd")
            with open(os.path.join(folder, "conf", f"reader{index}"), "w", encoding="ascii") as entry:
                entry.write(f'FRIENDLYNAME "Check {index}"\nDEVICENAME /dev/null:{port}\nLIBPATH {library}\n'
                            f'CHANNELID {port}\n')
            self.names.append(f"Check {index} 00 00")
            self.ports.append(port)
            self.libraries.append(library)
        self.process = None
        self.start()

    @property
    def environment(self):
        return {"PCSCLITE_CSOCK_NAME": os.path.join(self.folder, "pcscd.comm")}

    def start(self):
        """Starts the daemon; whoever connects is answered as soon as it is there."""
        path = self.environment["PCSCLITE_CSOCK_NAME"]
        if os.path.exists(path):
            os.remove(path)
        # High numbers, so that 3 and 4 are free for what the daemon gets.
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path)
            made.listen(64)
            listener = fcntl.fcntl(made.fileno(), fcntl.F_DUPFD, 20)
        ours, theirs = socket.socketpair()
        pipe = fcntl.fcntl(theirs.fileno(), fcntl.F_DUPFD, 20)
        theirs.close()
        # It ends with this program, however that ends.
        self.pipe = ours
        poll = f"EPASS_RIG_POLL_MS={self.poll} " if self.poll else ""
        command = (f"exec 3<&{listener} 4<&{pipe} {listener}<&- {pipe}<&-; LISTEN_PID=$$ LISTEN_FDS=1 "
                   f"LD_PRELOAD='{self.shim}' EPASS_RIG_RUN='{self.folder}/run' EPASS_RIG_PIPE=4 {poll}"
                   f"exec {DAEMON} --foreground --info -c '{self.folder}/conf' "
                   # From 2.0 on pcscd asks polkit, which refuses even root where there is no D-Bus.
                   f"$({DAEMON} --help 2>&1 | grep -o -- --disable-polkit)")
        with open(os.path.join(self.folder, "log"), "ab") as log:
            self.process = subprocess.Popen(["bash", "-c", command], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                            pass_fds=(listener, pipe))
        os.close(listener)
        os.close(pipe)

    def stop(self, number=signal.SIGTERM):
        """Ends the daemon and waits for it."""
        if self.process:
            self.process.send_signal(number)
            self.process.send_signal(signal.SIGCONT)
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None
            self.pipe.close()

    def pause(self):
        """The daemon answers nobody."""
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self):
        self.process.send_signal(signal.SIGCONT)

    def unplug(self, index=0):
        with open(self.libraries[index] + ".unplugged", "w", encoding="ascii"):
            pass

    def plug_in(self, index=0):
        os.remove(self.libraries[index] + ".unplugged")


class Chips:
    """The chips that are played by epass simulate, each as long as this is open. They connect here, not to a reader."""

    def __init__(self, epass):
        self.epass, self.processes = epass, []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.listener.settimeout(60)
        self.lock = threading.Lock()

    def make(self, *arguments):
        """Starts a chip and gives the connection to it."""
        with self.lock:
            self.processes.append(subprocess.Popen(
                [self.epass, "simulate", *arguments, "--connect", f"127.0.0.1:{self.listener.getsockname()[1]}"],
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            link, _ = self.listener.accept()
        link.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return link

    def close(self):
        for process in self.processes:
            process.terminate()
            process.wait()
        self.listener.close()


class Place:
    """A virtual reader and what lies on it: stands between vpcd and the chip, and does what a plan says.

    A plan is called before each command is passed on, with the command's number from 1 on over all that were laid, and
    says what becomes of the command: PASS, LIFT (the chip is gone before it answers) or SILENT (no answer before
    `speak`). It may put another chip in the place of the first by `chip`.
    """

    def __init__(self, port):
        self.port, self.plan = port, None
        self.chip, self.link, self.thread = None, None, None
        self.commands = 0
        self.words = threading.Event()
        self.lock = threading.Lock()

    def lay(self, chip):
        """Lays a chip on the reader. It is there when pcscd looks the next time."""
        self.lift()
        self.chip, self.link = chip, connect(self.port)
        self.thread = threading.Thread(target=self.pass_on, args=(self.link,), daemon=True)
        self.thread.start()

    def lift(self):
        """Takes away what lies there."""
        link, thread = self.link, self.thread
        if link:
            self.words.set()
            try:
                link.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            if thread and thread is not threading.current_thread():
                thread.join()
            self.link = None

    def lay_later(self, chip, seconds):
        """Lays a chip there after a while; in the plan, where the thread that is asked has to end first."""
        def later():
            time.sleep(seconds)
            self.lay(chip)
        thread = threading.Thread(target=later, daemon=True)
        thread.start()
        return thread

    def speak(self):
        """Lets a silent chip answer."""
        self.words.set()

    def pass_on(self, link):
        # Whatever was before: it has no power yet.
        with self.lock:
            send(self.chip, b"\0")
            while (message := receive(link)) is not None:
                if len(message) > 1:
                    self.commands += 1
                    fate = self.plan(self.commands) if self.plan else PASS
                    if fate == LIFT:
                        break
                    if fate == SILENT:
                        self.words.clear()
                        self.words.wait()
                chip = self.chip
                if not send(chip, message):
                    break
                if len(message) > 1 or message[0] == 4:
                    answer = receive(chip)
                    if answer is None or not send(link, answer):
                        break
            link.close()


# MARK: Another program

def grab(reader, seconds, hold):
    """Connects to the chip as often as it can be had, keeps it for a while and resets it; says how often it had it."""
    library = ctypes.CDLL("libpcsclite.so.1")
    # Handles are as wide as `long`, statuses are 32 bits in it.
    context, end, had, refused = ctypes.c_long(), time.monotonic() + seconds, 0, 0
    if library.SCardEstablishContext(2, None, None, ctypes.byref(context)):
        return 1
    while time.monotonic() < end:
        card, protocol = ctypes.c_long(), ctypes.c_ulong()
        status = library.SCardConnect(
            context, reader.encode(), ctypes.c_ulong(2), ctypes.c_ulong(3), ctypes.byref(card), ctypes.byref(protocol))
        if status:
            refused += 1
        else:
            had += 1
            time.sleep(hold)
            library.SCardDisconnect(card, ctypes.c_ulong(1))
        time.sleep(0.02)
    library.SCardReleaseContext(context)
    print(had, refused)
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 4 or sys.argv[1] != "grab":
        sys.exit(__doc__)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(grab(sys.argv[2], float(sys.argv[3]), float(sys.argv[4]) if len(sys.argv) > 4 else 0.05))
