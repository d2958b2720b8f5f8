#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Sets the clock of the service (libfaketime) 40 days forward and back while requests run, with transactions in every
state, and starts it with a wrong clock: nothing is lost, nothing expires too early, and it goes on by itself.

    Service/Tests/clock.py PROGRAM SAMPLES     needs libfaketime and a C compiler; says so where one is missing
"""
import base64
import glob
import http.client
import http.server
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

from service_rig import HOOK, PORT, Service, ask

PROGRAM, SAMPLES = sys.argv[1], os.path.abspath(sys.argv[2])
# Maintenance runs every 10 seconds: a short jump is seen by requests alone, a long one by maintenance, too.
JUMPS = [("+40d", 3), ("-40d", 3), ("+40d", 12), ("-40d", 12)]
COMPILER = shutil.which("cc") or shutil.which("clang") or shutil.which("gcc")
REQUEST = {"policy": "kyc", "purpose": "test"}
with open(os.path.join(SAMPLES, "phone.json"), encoding="utf-8") as file:
    PHONE = file.read()
# libfaketime moves timers of the monotonic clock as well, although it leaves that clock alone (0.9.10): what sleeps
# while the clock is 40 days back would sleep for 40 days.
TIMERS = """
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <unistd.h>
int timerfd_settime(int file, int flags, const void *value, void *before) {
    return syscall(SYS_timerfd_settime, file, flags, value, before);
}
"""
JOSE, PAGE = {"Accept": "application/jose"}, {"Accept": "text/html"}


def expect(holds, *words):
    if not holds:
        raise SystemExit(" ".join(["clock.py:", *map(str, words)]))


class Hook(http.server.BaseHTTPRequestHandler):
    """Takes each letter at the second attempt, so that letters are pending; refuses old ones, as receivers do."""
    seen, taken, skewed = set(), {}, []

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        name, off = self.headers["webhook-id"], int(self.headers["webhook-timestamp"]) - time.time()
        if abs(off) > 300:
            self.skewed.append(off)
            self.answer(400)
        elif name in self.seen:
            self.taken.setdefault(body["transaction"], []).append(name)
            self.answer(200)
        else:
            self.seen.add(name)
            self.answer(503)

    def answer(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


class Receiver(http.server.ThreadingHTTPServer):
    # As many letters come at once as have waited together.
    request_queue_size = 128


class Clock:
    """The clock of the programs that have its environment."""

    def __init__(self, library, folder):
        self.file = os.path.join(folder, "clock")
        self.set("+0")
        timers = os.path.join(folder, "timers.so")
        subprocess.run([COMPILER, "-shared", "-fPIC", "-x", "c", "-", "-o", timers], input=TIMERS, text=True, check=True)
        # The monotonic clock is nobody's to set, and sleeping goes by it; files keep their times. Where FAKETIME_SHARED
        # is missing, the library sets it, the environment moves, and Swift's runtime finds no arguments beside it.
        self.environment = os.environ | {
            "LD_PRELOAD": f"{timers}:{library}", "FAKETIME_TIMESTAMP_FILE": self.file, "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1", "NO_FAKE_STAT": "1", "FAKETIME_SHARED": "no such"}

    def set(self, offset):
        with open(self.file + ".new", "w", encoding="ascii") as file:
            file.write(offset + "\n")
        os.rename(self.file + ".new", self.file)


class Upload:
    """Half an upload; the other half is sent later."""

    def __init__(self, opened):
        self.connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=60)
        self.connection.putrequest("PUT", f"{path(opened)}/evidence")
        for name, value in (("Authorization", "Bearer " + opened["token"]), ("Content-Type", "application/json"),
                            ("Content-Length", str(len(PHONE.encode())))):
            self.connection.putheader(name, value)
        octets = PHONE.encode()
        self.rest = octets[len(octets) // 2:]
        self.connection.endheaders(octets[:len(octets) // 2])

    def end(self):
        self.connection.send(self.rest)
        answer = self.connection.getresponse()
        answer.read()
        self.connection.close()
        return answer.status


class Traffic(threading.Thread):
    """Opens and uploads again and again; notes what was opened, and whether the upload was acknowledged."""

    def __init__(self, key):
        super().__init__(daemon=True)
        self.key, self.ended, self.opened, self.refused, self.wrong = key, threading.Event(), [], 0, []

    def run(self):
        while not self.ended.wait(0.02):
            try:
                status, opened = ask("POST", "/v1/transactions", self.key, json.dumps(REQUEST))
                if status == 201:
                    status, answer = ask("PUT", f"{path(opened)}/evidence", opened["token"], PHONE)
                    self.opened.append((opened, status == 200))
                    if status not in (200, 503):
                        self.wrong.append((status, answer))
                elif status != 503:
                    self.wrong.append((status, opened))
                self.refused += status == 503
            except OSError as error:
                self.wrong.append(repr(error))

    def check(self):
        """Each upload that was acknowledged is done, and each other transaction can still be answered."""
        self.ended.set()
        self.join()
        expect(not self.wrong, "traffic:", self.wrong[:3])
        for opened, is_done in self.opened:
            if is_done:
                done(self.key, opened)
            else:
                upload(self.key, opened)
        return [opened for opened, _ in self.opened]


def path(opened):
    return f"/v1/transactions/{opened['transaction']}"


def begin(key, **more):
    headers = {"Idempotency-Key": more.pop("idempotency")} if "idempotency" in more else {}
    status, body = ask("POST", "/v1/transactions", key, json.dumps(REQUEST | more), headers)
    expect(status in (200, 201), "opening", status, body)
    return body


def upload(key, opened):
    status, body = ask("PUT", f"{path(opened)}/evidence", opened["token"], PHONE)
    expect(status == 200, "upload", status, body)
    done(key, opened)
    return opened


def done(key, opened):
    status, body = ask("GET", path(opened), key)
    expect(status == 200 and body["state"] == "done", path(opened), status, body)


def is_unavailable(answer):
    return answer[0] == 503 and answer[1]["code"] == "service.unavailable"


def claims(token):
    text = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))


class Scene:
    """A transaction in each state, and what is known of it."""

    def __init__(self, key, number):
        self.key, self.name = key, f"clock-{number:08}"
        self.opened = begin(key)
        self.challenged = begin(key, nfc="required", idempotency=self.name)
        expect(self.challenged["challenge"], "no challenge")
        self.early, self.late, self.leaving = begin(key), begin(key), begin(key)
        self.judged, self.fetched = (upload(key, begin(key)) for _ in range(2))
        self.report, self.result = self.look(self.fetched)
        self.deleted = upload(key, begin(key))
        status, body = ask("DELETE", path(self.deleted), key)
        expect(status == 200, "deletion", status, body)
        self.receipt = body["receipt"]
        self.uploads = None

    def look(self, opened):
        """The report and the signed result; the page is made from the evidence that is kept."""
        answers = [ask("GET", f"{path(opened)}/report", self.key, headers=form) for form in ({}, JOSE, PAGE)]
        expect(all(status == 200 for status, _ in answers), "a report", [status for status, _ in answers])
        return answers[0][1], answers[1][1]

    def begin_uploads(self):
        self.uploads = [Upload(self.early), Upload(self.late)]

    def untouched(self):
        """What holds at any time, whatever the clock says."""
        for opened in (self.opened, self.challenged):
            status, body = ask("GET", path(opened), self.key)
            expect(status == 200 and body["state"] == "open", path(opened), status, body)
        for opened in (self.judged, self.fetched):
            done(self.key, opened)
        expect(self.look(self.fetched) == (self.report, self.result), "the result is another one")
        self.look(self.judged)
        expect(ask("GET", path(self.deleted), self.key)[0] == 404, "what was deleted is there")
        status, body = ask("DELETE", path(self.deleted), self.key)
        expect(status == 200 and claims(body["receipt"]) == claims(self.receipt), "the receipt is another one")

    def wrong(self):
        """What is not begun by a clock that is in doubt, and what is done all the same."""
        self.untouched()
        expect(is_unavailable(ask("PUT", f"{path(self.challenged)}/evidence", self.challenged["token"], PHONE)),
               "an upload was taken by a wrong clock")
        expect(is_unavailable(ask("POST", "/v1/verify?policy=kyc", self.key, PHONE)), "verified by a wrong clock")
        status, body = ask("DELETE", path(self.leaving), self.key)
        expect(status == 200, "deletion by a wrong clock", status, body)
        expect(abs(claims(body["receipt"])["iat"] - time.time()) < 60, "a receipt of another time", body)
        if self.uploads:
            status = self.uploads[0].end()
            expect(status == 503, "an upload that ended by a wrong clock", status)

    def right(self):
        """Goes on from each state: challenges are good and not used up.

        Returns the transactions that have ended.
        """
        self.untouched()
        if self.uploads:
            status = self.uploads[1].end()
            expect(status == 200, "an upload that waited for the clock", status)
        else:
            upload(self.key, self.late)
        again = begin(self.key, nfc="required", idempotency=self.name)
        expect(again["challenge"] == self.challenged["challenge"], "the challenge is another one")
        for opened in (self.opened, self.challenged, self.early):
            upload(self.key, opened)
        return [self.opened, self.challenged, self.early, self.late, self.judged, self.fetched]


def see(is_wrong, service):
    """Waits until the service has seen the clock: nothing is opened by a wrong one."""
    for _ in range(40):
        answer = ask("POST", "/v1/transactions", service.key, json.dumps(REQUEST))
        if is_unavailable(answer) if is_wrong else answer[0] == 201:
            return
        time.sleep(0.05)
    expect(False, "the clock was set, and the service does not see it", answer)


def keys(month, old):
    """A key that has days to live is good, and one that has ended is not, whatever the clock says."""
    expect(ask("GET", "/v1/webhooks/dead", month)[0] == 200, "a key ended too early")
    expect(ask("GET", "/v1/webhooks/dead", old)[0] == 401, "a key that has ended is good again")


def run(service, clock, month, old):
    """Returns the transactions that have ended, and how many requests were refused meanwhile."""
    ended, refused, number = [], 0, 0
    for offset, seconds in JUMPS:
        number += 1
        scene, traffic = Scene(service.key, number), Traffic(service.key)
        traffic.start()
        scene.begin_uploads()
        time.sleep(0.5)
        until = time.monotonic() + seconds
        clock.set(offset)
        see(True, service)
        scene.wrong()
        keys(month, old)
        time.sleep(max(0, until - time.monotonic()))
        scene.untouched()
        clock.set("+0")
        see(False, service)
        keys(month, old)
        ended += scene.right() + traffic.check()
        refused += traffic.refused
        print(f"clock.py: {offset} for {seconds} s: {len(traffic.opened)} transactions beside, {traffic.refused} "
              "requests refused", flush=True)
    # The service is stopped, and starts, by a wrong clock.
    for offset in ("+40d", "-40d"):
        number += 1
        scene = Scene(service.key, number)
        service.kill()
        clock.set(offset)
        service.start()
        see(True, service)
        scene.wrong()
        keys(month, old)
        clock.set("+0")
        see(False, service)
        ended += scene.right()
        print(f"clock.py: {offset} at the start", flush=True)
    return ended, refused


def waiting(service, opened):
    """What the database has of the letters of a transaction."""
    with sqlite3.connect(os.path.join(service.folder, "db")) as database:
        return database.execute("SELECT state, attempts, lastStatus, nextAt, unixepoch() FROM delivery WHERE txn = ?",
                                [opened["transaction"]]).fetchall()


def check_letters(service, ended):
    for _ in range(600):
        if all(opened["transaction"] in Hook.taken for opened in ended):
            break
        time.sleep(0.1)
    expect(not Hook.skewed, len(Hook.skewed), "letters with a wrong time:", Hook.skewed[:3])
    for opened in ended:
        names = Hook.taken.get(opened["transaction"], [])
        expect(len(set(names)) == 1, path(opened), "has", len(set(names)), "letters:", waiting(service, opened))
    status, body = ask("GET", "/v1/webhooks/dead", service.key)
    expect(status == 200 and not body["deliveries"], "dead letters", body)


def main():
    found = glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")
    if not found or not COMPILER:
        print("clock.py: SKIPPED, libfaketime or a C compiler is not there (apt install faketime gcc)")
        return
    hook = Receiver(("127.0.0.1", HOOK), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as folder:
        service = Service(PROGRAM, folder, SAMPLES, storage={"retentionHours": 24}, server={"bodySeconds": 60})
        clock = Clock(found[0], folder)
        service.environment = clock.environment
        # Made ten days ago for one.
        clock.set("-10d")
        old = service.run("keys", "add", "acme", "webhooks", "1", "--", "--config", service.config)
        clock.set("+0")
        month = service.run("keys", "add", "acme", "webhooks", "30", "--", "--config", service.config)
        service.start()
        try:
            ended, refused = run(service, clock, month, old)
            expect(refused, "nothing was asked for by a wrong clock")
            check_letters(service, ended)
        finally:
            service.kill()
        service.run("audit", "verify", "--", "--config", service.config)
        entries = [json.loads(line) for line in service.run("audit", "export", "--", "--config",
                                                            service.config).splitlines()]
        for action in ("expired", "purged", "removed", "interrupted"):
            expect(not any(entry["action"] == action for entry in entries), "an entry of the audit log:", action)
    print(f"clock.py: {len(JUMPS)} jumps and two starts by a wrong clock; {len(ended)} transactions are done, each with "
          f"one letter; {refused} requests were refused meanwhile")


main()
