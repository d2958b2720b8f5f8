#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Loads the service over loopback with wrk: judgements as a share of what the library does on the same cores,
transactions as a share of bare commits of SQLite, the 99th percentile at full and at half load, good answers where most
are refused, transactions beside what is open, letters of a thousand transactions a second, memory over many
requests.

usage: load.py EPASS-SERVICE EPASS-SERVICE-BENCH [REQUESTS] [SECONDS]
Both built with -c release; the second with EPASS_SERVICE_EXTRAS=bench (make service-extras). REQUESTS: for the memory
(1000000); 0: no memory. SECONDS: how long each measurement takes (10); 0: memory alone. Needs wrk.
"""
import asyncio
import json
import os
import re
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

from service_rig import HOOK, PORT, Service, ask

BASE = f"http://127.0.0.1:{PORT}"
CORES = len(os.sched_getaffinity(0))
LIMITS = {"addressPerSecond": 1_000_000, "keyPerSecond": 1_000_000, "waiting": 10_000}

VERIFY = """
local file = io.open("{upload}", "rb")
wrk.method, wrk.body = "POST", file:read("*a")
wrk.headers["Content-Type"], wrk.headers["Authorization"] = "application/json", "Bearer {key}"
"""

OPEN = """
wrk.method, wrk.body = "POST", '{{"policy": "kyc", "purpose": "load"}}'
wrk.headers["Content-Type"], wrk.headers["Authorization"] = "application/json", "Bearer {key}"
"""

# Each connection waits so long that all of them together ask so often: wrk has no rate of its own.
PACE = """
function delay() return math.floor(-math.log(1 - math.random()) * {mean}) end
"""

TRANSACTIONS = """
local file = io.open("{upload}", "rb")
local upload, opened = file:read("*a"), {{}}
file:close()
local backend = {{["Content-Type"] = "application/json", ["Authorization"] = "Bearer {key}"}}
local body = '{{"policy": "kyc", "purpose": "load"}}'
function request()
    local next = table.remove(opened)
    if not next then return wrk.format("POST", "/v1/transactions", backend, body) end
    return wrk.format("PUT", "/v1/transactions/" .. next.id .. "/evidence",
        {{["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. next.token}}, upload)
end
function response(status, headers, text)
    if status == 201 then
        table.insert(opened, {{id = text:match('"transaction":"(%x+)"'), token = text:match('"token":"([^"]+)"')}})
    end
end
"""

MIXED = """
local all
function init()
    local key = {{["Authorization"] = "Bearer {key}"}}
    local json = {{["Content-Type"] = "application/json", ["Authorization"] = "Bearer {key}"}}
    all = {{
        wrk.format("GET", "/healthz"), wrk.format("GET", "/.well-known/jwks.json"),
        wrk.format("GET", "/v1/policies", key), wrk.format("GET", "/v1/trust/snapshot", key),
        wrk.format("GET", "/v1/transactions/{id}", key),
        wrk.format("GET", "/v1/transactions/" .. string.rep("0", 32), key), wrk.format("GET", "/nothing/here"),
        wrk.format("POST", "/v1/verify", json, '{{"files": {{}}}}'), wrk.format("POST", "/v1/transactions", json, '{{'),
        wrk.format("GET", "/v1/policies", {{["Authorization"] = "Bearer epk_wrong"}}),
    }}
end
local number = 0
function request()
    number = number + 1
    return all[number % #all + 1]
end
"""


def wrk(script, path, seconds, connections):
    """Answers a second, the 99th percentile in milliseconds, answers in all, and how many were no success."""
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
        file.write(script)
        file.flush()
        done = subprocess.run(
            ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s", "--latency", "-s", file.name,
             BASE + path], check=True, capture_output=True, text=True).stdout
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", done).group(1))
    number, unit = re.search(r"99%\s+([\d.]+)(us|ms|s|m)\b", done).groups()
    p99 = float(number) * {"us": 0.001, "ms": 1, "s": 1000, "m": 60_000}[unit]
    count = int(re.search(r"(\d+) requests in", done).group(1))
    refused = re.search(r"Non-2xx or 3xx responses: (\d+)", done)
    errors = re.search(r"Socket errors: (.*)", done)
    if errors:
        print("  socket errors:", errors.group(1))
    return rate, p99, count, int(refused.group(1)) if refused else 0


def resident(process):
    with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) / 1024


def processor(process):
    """Seconds of the processor that a process took: what other programs take changes little of them."""
    with open(f"/proc/{process.pid}/stat", encoding="ascii") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def judge(bench, upload, trust, seconds):
    """Judgements a second of the library, and milliseconds of the processor for each."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    rate = float(subprocess.run([bench, "judge", upload, trust, str(CORES), str(seconds)], check=True,
                                capture_output=True, text=True).stdout)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return rate, (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / rate / seconds * 1000


def start(program, folder, trust, **more):
    settings = {"trust": {"path": trust}, "limits": LIMITS, "log": {"level": "error"}, **more}
    service = Service(program, folder, folder, **settings)
    service.start()
    return service


def judged(program, bench, documents, seconds, wrong):
    for name in ("p256", "rsa2048"):
        upload, trust = f"{documents}/{name}.json", f"{documents}/{name}.der"
        with tempfile.TemporaryDirectory() as folder:
            service = start(program, folder, trust)
            script = VERIFY.format(upload=upload, key=service.key)
            wrk(script, "/v1/verify", 2, 8)
            # In turns, so that what else the machine does meets both.
            served, bare, costs, slowest = [], [], [], []
            for _ in range(3):
                before = processor(service.process)
                rate, p99, count, refused = wrk(script, "/v1/verify", seconds, 8)
                slowest.append(p99)
                cost = (processor(service.process) - before) / count * 1000
                if refused:
                    wrong.append(f"{name}: {refused} were refused")
                served.append(rate)
                rate, own = judge(bench, upload, trust, seconds)
                bare.append(rate)
                costs.append((own / cost, cost, own))
            ratios = sorted(one / other for one, other in zip(served, bare))
            half = sorted(served)[1] / 2
            _, p99, count, _ = wrk(script + PACE.format(mean=16 / half * 1000), "/v1/verify", seconds * 2, 16)
            print(f"verify {name} ({os.path.getsize(upload)} octets): {sorted(served)[1]:.0f}/s, the library "
                  f"{sorted(bare)[1]:.0f}/s on {CORES} threads, ratio {ratios[1]:.2f} "
                  f"({ratios[0]:.2f} to {ratios[2]:.2f}); p99 {sorted(slowest)[1]:.1f} ms, {p99:.1f} ms at "
                  f"{count / seconds / 2:.0f}/s", flush=True)
            share, cost, own = sorted(costs)[1]
            print(f"  of the processor: {cost:.2f} ms a judgement, the library {own:.2f} ms, ratio {share:.2f}",
                  flush=True)
            service.process.terminate()
            service.process.wait(30)


def commits(folder, seconds):
    """Commits a second of one row each, durable as the service's."""
    database = sqlite3.connect(os.path.join(folder, "bare"), isolation_level=None)
    for text in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA secure_delete = ON",
                 "CREATE TABLE one (id TEXT PRIMARY KEY, octets BLOB) WITHOUT ROWID"):
        database.execute(text)
    count, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        database.execute("INSERT INTO one VALUES (?, ?)", (f"{count:032x}", bytes(500)))
        count += 1
    database.close()
    return count / seconds


def transactions(program, documents, seconds, wrong):
    with tempfile.TemporaryDirectory() as folder:
        service = start(program, folder, f"{documents}/p256.der",
                        transactions={"openQuota": 10_000_000, "dailyQuota": 100_000_000})
        script = TRANSACTIONS.format(upload=f"{documents}/p256.json", key=service.key)
        wrk(script, "/", 2, 16)
        served, bare = [], []
        for _ in range(3):
            rate, _, _, refused = wrk(script, "/", seconds, 16)
            if refused:
                wrong.append(f"transactions: {refused} were refused")
            # Two requests each: opened, answered.
            served.append(rate / 2)
            bare.append(commits(tempfile.mkdtemp(dir=folder), seconds))
        ratios = sorted(one / other for one, other in zip(served, bare))
        print(f"transactions: {sorted(served)[1]:.0f}/s of 3 commits each, judged; bare commits {sorted(bare)[1]:.0f}"
              f"/s; ratio {ratios[1]:.2f} ({ratios[0]:.2f} to {ratios[2]:.2f}), of commits {3 * ratios[1]:.2f}",
              flush=True)
        service.process.terminate()
        service.process.wait(30)


def saturated(program, upload, trust, seconds, wrong):
    """Good answers at 200 connections, of which most are refused, beside those at 8."""
    with tempfile.TemporaryDirectory() as folder:
        service = start(program, folder, trust, limits={**LIMITS, "waiting": 64})
        script = VERIFY.format(upload=upload, key=service.key)
        wrk(script, "/v1/verify", 2, 8)
        rates = {8: [], 200: []}
        for _ in range(3):
            for connections, found in rates.items():
                _, _, count, refused = wrk(script, "/v1/verify", seconds, connections)
                found.append((count - refused) / seconds)
        few, many = (sorted(found)[1] for found in rates.values())
        print(f"good answers: {few:.0f}/s at 8 connections, {many:.0f}/s at 200: {many / few * 100:.0f} percent",
              flush=True)
        if many < few * 0.9:
            wrong.append("refusals cost more than a tenth of the answers")
        service.process.terminate()
        service.process.wait(30)


def copied(service, table, number, **changed):
    """Stops a service and puts rows into a table of its database, copies of one that is there but for some columns."""
    service.process.terminate()
    service.process.wait(30)
    database = sqlite3.connect(os.path.join(service.folder, "db"))
    copy(database, table, number, **changed)
    database.close()


def copy(database, table, number, **changed):
    names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    # As the service makes them: the second, and random digits.
    made = {"id": "substr(id, 1, 10) || lower(hex(randomblob(11)))", **changed}
    values = ", ".join(made.get(name, name) for name in names)
    database.execute("WITH RECURSIVE counter(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM counter "
                     f"WHERE value < {number}) INSERT INTO {table} SELECT {values} FROM counter, "
                     f"(SELECT * FROM {table} ORDER BY id LIMIT 1)")
    database.commit()


def opened(program, documents, seconds, wrong):
    """What is opened, and what is opened and answered, in a second where few are open, and where other tenants or the
    same one have many."""
    # The script, its path, and how many requests one of them is.
    kinds = {"opened": (OPEN, "/v1/transactions", 1), "opened and answered": (TRANSACTIONS, "/", 2)}
    other = "'other' || (value % 100)"
    beside = {"100 of others": (100, other), "100,000 of others": (100_000, other),
              "50,000 of its own": (50_000, "tenant")}
    with tempfile.TemporaryDirectory() as folder:
        services, found = {}, {kind: {name: [] for name in beside} for kind in kinds}
        for name, (number, tenant) in beside.items():
            place = tempfile.mkdtemp(dir=folder)
            service = start(program, place, f"{documents}/p256.der",
                            transactions={"openQuota": 10_000_000, "dailyQuota": 100_000_000, "lifetimeSeconds": 900})
            ask("POST", "/v1/transactions", service.key, json.dumps({"policy": "kyc", "purpose": "t"}))
            copied(service, "txn", number, tenant=tenant)
            services[name] = service
        # In turns, so that what else the machine does meets all.
        for _ in range(5):
            for name, service in services.items():
                service.start()
                for kind, (script, path, requests) in kinds.items():
                    script = script.format(upload=f"{documents}/p256.json", key=service.key)
                    wrk(script, path, 1, 8)
                    before = processor(service.process)
                    rate, p99, count, refused = wrk(script, path, seconds, 8)
                    cost = (processor(service.process) - before) / count * 1000
                    found[kind][name].append((rate / requests, cost * requests, p99))
                    if refused:
                        wrong.append(f"{kind}: {refused} were refused")
                service.process.terminate()
                service.process.wait(30)
    for kind, columns in found.items():
        few = columns["100 of others"]
        for name, rows in columns.items():
            ratios = sorted(other[0] / one[0] for one, other in zip(few, rows))
            rate, cost, p99 = (sorted(column)[2] for column in zip(*rows))
            print(f"{kind} beside {name}: {rate:.0f}/s, ratio {ratios[2]:.2f} ({ratios[0]:.2f} to {ratios[4]:.2f}); "
                  f"{cost:.2f} ms of the processor each, p99 {p99:.1f} ms", flush=True)
            if ratios[2] < 0.9:
                wrong.append(f"{kind}: {name} slow it")


class Letters(asyncio.Protocol):
    """Answers each letter at once, and notes when it came."""
    came = {}

    def connection_made(self, transport):
        self.transport, self.octets = transport, b""

    def data_received(self, data):
        self.octets += data
        while b"\r\n\r\n" in self.octets:
            head, rest = self.octets.split(b"\r\n\r\n", 1)
            length = int(re.search(rb"content-length: *(\d+)", head, re.I).group(1))
            if len(rest) < length:
                return
            self.octets = rest[length:]
            name = re.search(rb"webhook-id: *(\w+)", head, re.I).group(1).decode()
            Letters.came.setdefault(name, []).append(time.monotonic())
            self.transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")


def receive():
    async def serve():
        server = await asyncio.get_running_loop().create_server(Letters, "127.0.0.1", HOOK, backlog=1024)
        await server.serve_forever()
    threading.Thread(target=lambda: asyncio.run(serve()), daemon=True).start()


def letters(program, trust, seconds, wrong):
    """Letters to a receiver that answers at once: a thousand a second as they come, and those that have waited."""
    receive()
    with tempfile.TemporaryDirectory() as folder:
        service = start(program, folder, trust)
        opened = ask("POST", "/v1/transactions", service.key, json.dumps({"policy": "kyc", "purpose": "t"}))[1]
        ask("PUT", f"/v1/transactions/{opened['transaction']}/notCompleted", service.key, '{"reason": "timeout"}')
        waiting = 20_000
        copied(service, "delivery", waiting, state="'pending'", attempts="0", lastStatus="NULL",
               nextAt="strftime('%s', 'now')")
        Letters.came.clear()
        service.start()
        while len(Letters.came) < waiting:
            time.sleep(0.01)
        times = sorted(first for first, *_ in Letters.came.values())
        rate = (len(times) - 1) / (times[-1] - times[0])
        cost = processor(service.process) / len(times) * 1000
        # Those that were on their way in a commit each tenth of a second.
        database = sqlite3.connect(os.path.join(folder, "db"), timeout=30)
        database.execute("PRAGMA synchronous = FULL")
        time.sleep(3)
        Letters.came.clear()
        written, begun = {}, time.monotonic()
        for turn in range(seconds * 10):
            time.sleep(max(0, begun + turn / 10 - time.monotonic()))
            copy(database, "delivery", 100, id=f"'{turn:010x}' || lower(hex(randomblob(11)))", state="'pending'",
                 attempts="0", lastStatus="NULL", nextAt="strftime('%s', 'now')")
            written[f"{turn:010x}"] = time.monotonic()
        end = time.monotonic() + 60
        while len(Letters.came) < seconds * 1000 and time.monotonic() < end:
            time.sleep(0.05)
        lags = sorted(first - written[name[:10]] for name, (first, *_) in Letters.came.items())
        twice = sum(len(times) > 1 for times in Letters.came.values())
        print(f"letters: {waiting} that waited went at {rate:.0f}/s, {cost:.2f} ms of the processor each; of "
              f"{seconds * 1000} at 1,000/s {len(lags)} came, {lags[len(lags) // 2]:.2f} s after their commit, the "
              f"99th percentile {lags[len(lags) * 99 // 100]:.2f} s, {twice} came twice", flush=True)
        if len(lags) < seconds * 1000 or lags[len(lags) * 99 // 100] > 5:
            wrong.append("letters of 1,000 transactions a second wait")
        database.close()
        service.process.terminate()
        service.process.wait(30)


def memory(program, documents, requests, wrong):
    with tempfile.TemporaryDirectory() as folder:
        service = start(program, folder, f"{documents}/p256.der", transactions={"lifetimeSeconds": 900})
        opened = ask("POST", "/v1/transactions", service.key, json.dumps({"policy": "kyc", "purpose": "t"}))[1]
        script = MIXED.format(key=service.key, id=opened["transaction"])
        sizes, total = [(0, resident(service.process))], 0
        rate, _, count, _ = wrk(script, "/", 3, 16)
        total += count
        while total < requests:
            _, _, count, _ = wrk(script, "/", max(1, round(requests / 10 / rate)), 16)
            total += count
            sizes.append((total, resident(service.process)))
        print("memory: " + ", ".join(f"{size:.0f} MB after {count}" for count, size in sizes), flush=True)
        # The first requests fill caches and threads: what comes after them must not grow.
        if sizes[-1][1] > sizes[1][1] * 1.2 + 5:
            wrong.append("memory grows")
        service.process.terminate()
        service.process.wait(30)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    if not shutil.which("wrk"):
        print("wrk is not installed: apt-get install wrk", file=sys.stderr)
        return 69
    program, bench = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    requests = int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000
    seconds = int(sys.argv[4]) if len(sys.argv) > 4 else 10
    wrong = []
    with tempfile.TemporaryDirectory() as documents:
        subprocess.run([bench, "make", documents], check=True)
        print(f"{CORES} cores, load {os.getloadavg()[0]:.1f} at the start", flush=True)
        if seconds:
            judged(program, bench, documents, seconds, wrong)
            transactions(program, documents, seconds, wrong)
            saturated(program, f"{documents}/p256.json", f"{documents}/p256.der", seconds, wrong)
            opened(program, documents, seconds, wrong)
            letters(program, f"{documents}/p256.der", seconds, wrong)
        if requests:
            memory(program, documents, requests, wrong)
    for text in wrong:
        print("WRONG", text)
    return 1 if wrong else 0


sys.exit(main())
