#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Fills a disk of 3 MB: what was acknowledged is there, what is to be deleted is deleted, and then it goes on.

    Service/Tests/disk.py PROGRAM SAMPLES     needs to be allowed to mount a tmpfs; says so where it is not
"""
import json
import os
import subprocess
import sys
import tempfile
import time

from service_rig import Service, ask

PROGRAM, SAMPLES = sys.argv[1:3]
REQUEST = json.dumps({"policy": "kyc", "purpose": "test"})
with open(os.path.join(SAMPLES, "phone.json"), encoding="utf-8") as file:
    PHONE = file.read()


def expect(holds, *words):
    if not holds:
        raise SystemExit(" ".join(["disk.py:", *map(str, words)]))


def unavailable(status, body):
    """Whether an answer says that the service cannot do it now, and nothing worse."""
    return status == 503 and body["code"] == "service.unavailable"


def fill(service):
    """Opens and uploads until the disk is full.

    Returns the transactions that were acknowledged as judged, and those as opened alone.
    """
    done, opened, refused = [], [], 0
    while refused < 20:
        expect(len(done) < 200, "the disk does not fill")
        status, body = ask("POST", "/v1/transactions", service.key, REQUEST)
        if status != 201:
            expect(unavailable(status, body), "opening", status, body)
            refused += 1
            continue
        path = f"/v1/transactions/{body['transaction']}"
        status, answer = ask("PUT", path + "/evidence", service.key, PHONE)
        (done if status == 200 else opened).append(path)
        expect(status == 200 or unavailable(status, answer), "upload", status, answer)
    return done, opened


def look(service, done, opened):
    for path in done + opened:
        status, body = ask("GET", path, service.key)
        expect(status == 200, path, status, body)
        expect(body["state"] == "done" or path in opened, path, body["state"])


def delete(service, paths):
    for path in paths:
        status, body = ask("DELETE", path, service.key)
        expect(status == 200 and body["receipt"], "deletion", status, body)
        expect(ask("GET", path, service.key)[0] == 404, path, "is still there")


def run(service):
    service.start()
    done, opened = fill(service)
    expect(len(done) >= 5, "only", len(done), "fit")
    # An answer stands for some seconds.
    for _ in range(15):
        status, body = ask("GET", "/readyz")
        if status == 503:
            break
        time.sleep(1)
    expect(status == 503 and body["checks"]["database"] == "bad", "ready on a full disk", body)
    look(service, done, opened)
    service.kill()
    service.start()
    look(service, done, opened)
    half = len(done) // 2
    delete(service, done[:half])
    look(service, done[half:], opened)
    delete(service, done[half:] + opened)
    # What deletions freed comes back to the disk bit by bit.
    for _ in range(30):
        if ask("GET", "/readyz")[0] == 200:
            break
        time.sleep(1)
    again, left = fill(service)
    expect(len(again) >= len(done) // 2, "after deletions only", len(again), "fit, and", len(done), "before")
    look(service, again, left)
    service.kill()
    service.run("audit", "verify", "--", "--config", service.config)
    with open(service.log, encoding="utf-8") as file:
        log = file.read()
    expect("SQLITE_FULL" in log, "the log does not say that the disk was full")
    expect("service.internal" not in log, "something was answered with 500")
    print(f"disk.py: full after {len(done)} transactions; {len(done) + len(opened)} were there after SIGKILL, and were "
          f"deleted with receipts; then {len(again)} fitted again")


def main():
    with tempfile.TemporaryDirectory() as folder, tempfile.NamedTemporaryFile() as log:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m,mode=700", "tmpfs", folder],
                                 capture_output=True, text=True, check=False)
        if mounted.returncode != 0:
            print(f"disk.py: SKIPPED, a tmpfs cannot be mounted here: {mounted.stderr.strip()}")
            return
        try:
            service = Service(PROGRAM, folder, SAMPLES, storage={"retentionHours": 24},
                              limits={"uploadKibioctets": 256})
            # Beside the disk, which it would fill as well.
            service.log = log.name
            try:
                run(service)
            finally:
                service.kill()
        finally:
            subprocess.run(["umount", "-l", folder], check=True)


main()
