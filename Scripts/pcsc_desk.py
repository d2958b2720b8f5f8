# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""What the scenarios of Scripts/check-pcsc share: documents, a reader with a chip, and runs of the program."""

import glob
import json
import os
import signal
import subprocess
import sys
import time

import pcsc_rig as rig
from pcsc_rig import PASS

ZONE = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F3404159ZE184226B<<<<<16\n"
OTHER_ZONE = ["P<UTODOE<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "D231458907UTO7506308M3306173<<<<<<<<<<<<<<06"]
# What a recovery changes by right.
IGNORED = {"exchange", "attempts", "milliseconds", "recoveries", "channel", "time", "reader", "startedAt"}
# What a busy machine may add to a bound of time, in seconds.
SLACK = 4


class Reading:
    """A run of the program; it may be left alone until its end is asked for."""

    def __init__(self, desk, service, *arguments, typed="", limit=120):
        self.limit, self.begin = limit, time.monotonic()
        environment = dict(os.environ, HOME=desk.folder, XDG_CONFIG_HOME=desk.folder, XDG_DATA_HOME=desk.folder,
                           **(service.environment if service else {}))
        self.process = subprocess.Popen(
            [desk.epass, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=environment)
        self.process.stdin.write(typed)
        self.process.stdin.close()
        self.process.stdin = None
        self.is_hanging, self.seconds, self.output, self.errors = False, 0.0, "", ""

    def end(self):
        """Waits for the end, and ends what does not."""
        try:
            self.output, self.errors = self.process.communicate(timeout=self.limit)
        except subprocess.TimeoutExpired:
            self.is_hanging = True
            self.process.kill()
            self.output, self.errors = self.process.communicate()
        self.seconds = time.monotonic() - self.begin
        return self

    def interrupt(self):
        """Ctrl-C; how long the program lives on."""
        begin = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        self.limit = 30
        self.end()
        return time.monotonic() - begin

    @property
    def exit(self):
        return self.process.returncode

    @property
    def report(self):
        try:
            return json.loads(self.output)
        except ValueError:
            return None

    @property
    def error(self):
        return ((self.report or {}).get("error") or {}).get("code")

    def __str__(self):
        if self.is_hanging:
            return f"does not end within {self.limit} s"
        return f"exit {self.exit}, {(self.report or {}).get('headline')}, {self.error}, {self.seconds:.1f} s"


def comparable(value):
    """A report without what a recovery changes."""
    if isinstance(value, dict):
        return {name: comparable(inner) for name, inner in value.items() if name not in IGNORED}
    return [comparable(inner) for inner in value] if isinstance(value, list) else value


class Desk:
    """What every scenario needs: the program, documents, a service with one reader, a reading without faults."""

    def __init__(self, epass, folder, is_short, is_verbose):
        self.epass, self.folder, self.is_short, self.is_verbose = epass, folder, is_short, is_verbose
        self.libraries = rig.compiled(folder)
        self.trust = os.path.join(folder, "trust")
        os.makedirs(self.trust)
        self.chips = rig.Chips(epass)
        with open(os.path.join(folder, "other.json"), "w", encoding="ascii") as description:
            json.dump({"schema": "epass-document/1", "mrz": OTHER_ZONE}, description)
        # Arguments of epass simulate. Seeds make keys: another one is another document with the same printed lines.
        self.documents = {
            "document": ["default", "--seed", "0"],
            "anew": ["default", "--seed", "1"],
            "anew-pace": ["pace-gm-p-384-aes-128", "--seed", "2"],
            "other": ["default", "--seed", "3", "--document", os.path.join(folder, "other.json")],
            "copy": ["clone", "--seed", "0"],
        }
        self.files = {name: self.export(name) for name in self.documents}
        self.services = 0
        self.service = self.make_service()
        self.place = rig.Place(self.service.ports[0])
        self.chip = self.chips.make(*self.documents["document"])
        self.place.lay(self.chip)
        self.reference = self.read()
        if self.reference.exit != 0:
            sys.exit(f"check-pcsc: without faults: {self.reference}\n{self.reference.errors}")
        self.count = self.place.commands
        # The middle of EF.DG2, which comes last.
        self.middle = self.count - 30

    def export(self, name):
        """Writes a document's files, has its issuer trusted, and gives them."""
        folder = os.path.join(self.folder, "export-" + name)
        subprocess.run([self.epass, "simulate", *self.documents[name], "--export", folder], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.rename(os.path.join(folder, "csca.der"), os.path.join(self.trust, name + ".der"))
        files = {}
        for path in glob.glob(os.path.join(folder, "EF.*")):
            with open(path, "rb") as file:
                files[os.path.basename(path)[3:]] = file.read()
        return files

    def make_service(self, readers=1, poll=None):
        self.services += 1
        return rig.Service(os.path.join(self.folder, f"service{self.services}"), self.libraries, readers, poll)

    def start(self, *options, reader=None, service=None, limit=120, can=False):
        """Begins to read."""
        service = service or self.service
        password = ["--can", "123456"] if can else ["--mrz", "-"]
        return Reading(self, service, "read", "--reader", reader or service.names[0], *password, "--trust", self.trust,
                       "--json", *options, typed="" if can else ZONE, limit=limit)

    def read(self, *options, **rest):
        self.place.commands = 0
        return self.start(*options, **rest).end()

    def plan(self, number, action):
        """Does something once, at that command, and says what becomes of it; the list has a member afterwards."""
        begun, done = [], []

        def decide(command):
            if command != number or begun:
                return PASS
            begun.append(True)
            try:
                return action()
            finally:
                done.append(True)
        self.place.commands = 0
        self.place.plan = decide
        return done

    def renew(self):
        """A chip that works lies on a reader that works, whatever was before."""
        self.place.plan = None
        self.take_away()
        self.place.lay(self.chip)

    def take_away(self):
        """Nothing lies on the reader, and pcscd has noticed: it looks every 0.4 seconds."""
        self.place.lift()
        time.sleep(0.6)

    def complete(self, found, what):
        """What is wrong with a reading that has to end with the whole document."""
        if found.report and comparable(found.report) == comparable(self.reference.report):
            return [] if found.report["recoveries"] or not what else [f"{what}: no recovery is told"]
        return [f"{what or 'a reading without faults'}: {found}"]

    def ended(self, found, what, seconds, codes=(69, 74)):
        """What is wrong with a reading that has to end with an error, in time, without a word about the document."""
        wrong = []
        failed = [check["id"] for check in (found.report or {}).get("checks", []) if check["result"] == "failed"]
        if 74 in codes and not self.place.commands:
            wrong.append(f"{what}: ended before the first command: {found}")
        elif found.is_hanging or found.exit not in codes or failed or (found.report or {}).get("error") is None:
            wrong.append(f"{what}: {found} {failed or ''}")
        elif found.seconds > seconds + SLACK:
            wrong.append(f"{what}: ended after {found.seconds:.1f} s, not {seconds}")
        return wrong

    def usable(self, what):
        """What is wrong with the reader afterwards."""
        self.place.plan = None
        found = self.read("--wait", "10")
        return [] if found.exit == 0 else [f"after {what} the reader is of no use: {found}"]


def worst(readings):
    return max((reading.seconds for reading in readings), default=0.0)
