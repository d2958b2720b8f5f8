#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Crowds of clients that want everything, and an honest one beside them, which must keep what it gets alone.

usage: crowd.py EPASS-SERVICE SAMPLES
What the honest client gets of each crowd is printed; it fails below 70 percent, since other programs may run here. The
listener of /healthz and /readyz must answer throughout.
"""
import asyncio
import http.client
import json
import os
import resource
import subprocess
import sys
import tempfile
import threading
import time

from service_rig import PORT, Service, ask, metrics

HEALTH = PORT + 2
PLACES = 300
# Of this machine, all of them: several addresses, as far as the service can tell.
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 10)]
SECONDS, RATE = 3, 10


# The crowds: they run in a process of their own, which costs the honest client nothing.
async def connected(address, octets, more, pause, ends):
    """Sends some octets, and then a piece again and again; comes back when it is thrown out."""
    while time.monotonic() < ends:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=(address, 0))
            writer.write(octets)
            while time.monotonic() < ends:
                await asyncio.sleep(pause)
                if reader.at_eof():
                    break
                writer.write(more)
                await writer.drain()
            writer.close()
        except OSError:
            pass
        # Whoever is thrown out comes again, and not faster than a machine of its own could.
        await asyncio.sleep(0.2)


async def asking(address, octets, ends, found):
    """Asks, and asks again, as fast as answers come."""
    while time.monotonic() < ends:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=(address, 0))
            while time.monotonic() < ends:
                writer.write(octets)
                head = await reader.readuntil(b"\r\n\r\n")
                fields = dict(line.split(": ", 1) for line in head.decode().lower().split("\r\n")[1:-2])
                await reader.readexactly(int(fields["content-length"]))
                status = head[9:12].decode()
                found[status] = found.get(status, 0) + 1
        except (OSError, asyncio.IncompleteReadError):
            pass
        await asyncio.sleep(0.2)


def request(method, path, key, length=None):
    lines = [f"{method} {path} HTTP/1.1", "Host: x", f"Authorization: Bearer {key}"]
    if length is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {length}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def crowd(kind, key, transaction, token, upload, seconds):
    ends, found = time.monotonic() + seconds, {}
    path = f"/v1/transactions/{transaction}"
    sent = {"idle": (b"", b"", 1), "slow heads": (b"GET / HTTP/1.1\r\n", b"X: y\r\n", 1),
            "slow bodies": (request("POST", "/v1/verify", key, 100_000) + b"{", b" ", 1),
            "one token": (request("PUT", path + "/evidence", token, 100_000) + b"{", b" ", 1),
            "event streams": (request("GET", path + "/events", token), b"", 1)}
    if kind in sent:
        await asyncio.gather(*(connected(address, *sent[kind], ends) for address in ADDRESSES for _ in range(60)))
    else:
        octets = request("POST", "/v1/verify", key, len(upload)) + upload
        await asyncio.gather(*(asking(ADDRESSES[0], octets, ends, found) for _ in range(200)))
    print(json.dumps(found))


class Probe(threading.Thread):
    """Asks the listener of its own, again and again."""

    def __init__(self):
        super().__init__(daemon=True)
        self.ended, self.count, self.longest, self.wrong = threading.Event(), 0, 0.0, []

    def run(self):
        while not self.ended.wait(0.1):
            for path in ("/healthz", "/readyz"):
                start = time.monotonic()
                try:
                    connection = http.client.HTTPConnection("127.0.0.1", HEALTH, timeout=30)
                    connection.request("GET", path)
                    status = connection.getresponse().status
                    connection.close()
                except OSError as error:
                    status = repr(error)
                self.count += 1
                self.longest = max(self.longest, time.monotonic() - start)
                if status != 200:
                    self.wrong.append(f"{path}: {status}")


def pace(key, upload):
    """How many a second the honest client asks for: half of what it gets one after another, so that it gets all of them
    alone. Where it asks for more than the machine has, chance decides what is answered in time."""
    begun, count = time.monotonic(), 0
    while time.monotonic() < begun + SECONDS:
        count += ask("POST", "/v1/verify", key, upload)[0] == 200
    return max(0.2, min(RATE, count / (time.monotonic() - begun) / 2))


def honest(key, upload, wanted):
    """Good answers a second, of so many that are asked for, and how long they took: each on a connection of its own."""
    times, lock = [], threading.Lock()
    seconds = lasting(wanted)

    def once():
        begun = time.monotonic()
        try:
            if ask("POST", "/v1/verify", key, upload)[0] == 200:
                with lock:
                    times.append(time.monotonic() - begun)
        except (OSError, http.client.HTTPException):
            pass

    start, threads = time.monotonic(), []
    for number in range(round(seconds * wanted)):
        time.sleep(max(0, start + number / wanted - time.monotonic()))
        threads.append(threading.Thread(target=once, daemon=True))
        threads[-1].start()
    # What is no answer after so long is none.
    for thread in threads:
        thread.join(max(0, start + seconds + max(2, 4 / wanted) - time.monotonic()))
    with lock:
        found = sorted(times)
    return len(found) / seconds, found[len(found) // 2] * 1000 if found else float("nan")


def lasting(wanted):
    """How many seconds that takes: ten answers at least."""
    return max(SECONDS, 10 / wanted)


def main():
    program, samples = sys.argv[1], os.path.abspath(sys.argv[2])
    # One file for each connection, here and in the service.
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    with open(os.path.join(samples, "phone.json"), encoding="utf-8") as file:
        upload = file.read()
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        service = Service(program, folder, samples, server={"maxConnections": PLACES, "healthPort": HEALTH},
                          log={"level": "error"})
        service.start()
        key = service.run("keys", "add", "honest", "verify", "--", "--config", service.config)
        opened = ask("POST", "/v1/transactions", service.key, json.dumps({"policy": "kyc", "purpose": "t"}))[1]
        pace(key, upload)
        wanted = pace(key, upload)
        alone, usual = honest(key, upload, wanted)
        print(f"alone: {alone:.1f} good answers a second of {wanted:.1f}, {usual:.0f} ms", flush=True)
        probe = Probe()
        probe.start()
        for kind in ("idle", "slow heads", "slow bodies", "one token", "event streams", "200 at once"):
            for turn in range(3):
                # What a busy machine takes it takes from one who is alone, too.
                if turn:
                    wanted = pace(key, upload)
                    alone, _ = honest(key, upload, wanted)
                others = subprocess.Popen(
                    [sys.executable, os.path.abspath(__file__), "crowd", kind, service.key, opened["transaction"],
                     opened["token"], os.path.join(samples, "phone.json"),
                     str(lasting(wanted) + 1.5)], stdout=subprocess.PIPE, text=True)
                time.sleep(0.7)
                rate, middle = honest(key, upload, wanted)
                said = others.communicate(timeout=120)[0].strip()
                share = rate / max(alone, 0.01)
                print(f"{kind}: {share * 100:.0f} percent of that, {middle:.0f} ms; {said}", flush=True)
                if others.returncode:
                    wrong.append(f"the crowd of {kind} fell")
                if rate > 0 and share >= 0.7:
                    break
            else:
                wrong.append(f"{kind}: {rate:.1f} instead of {alone:.1f} a second")
        probe.ended.set()
        probe.join()
        print(f"{probe.count} looks at its own listener, the longest {probe.longest * 1000:.0f} ms")
        wrong += probe.wrong
        found = metrics(service.operator)
        print(f"connections refused: {found.get('epass_connections_refused_total', 0):.0f}")
        if not found.get("epass_connections_refused_total"):
            wrong.append("no connection was refused")
        service.process.terminate()
        service.process.wait(40)
    for text in wrong:
        print("WRONG", text)
    return 1 if wrong else 0


if sys.argv[1] == "crowd":
    with open(sys.argv[6], "rb") as content:
        asyncio.run(crowd(*sys.argv[2:6], content.read(), float(sys.argv[7])))
else:
    sys.exit(main())
