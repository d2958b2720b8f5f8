#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Sends what nobody should: the service answers with the right status or closes, goes on, and tells nobody of it.

usage: hostile.py EPASS-SERVICE SAMPLES
"""
import gzip
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
import zlib

from service_rig import PORT, Service, ask, holders, metrics

# Of the passport in Docs/samples/phone.json, and of what is sent here.
CANARIES = ["ERIKSSON", "L898902C", "ANNA<MARIA", "7408122", "CANARY"]
wrong = []


def expect(name, found, *wanted):
    print(f"{name}: {found}")
    if found not in wanted:
        wrong.append(f"{name}: {found} instead of {wanted}")


def raw(octets, patience=10.0, rest=None):
    """The status of the first answer to octets; 0 where the connection ended without one."""
    with socket.create_connection(("127.0.0.1", PORT), timeout=patience) as connection:
        answer = b""
        try:
            connection.sendall(octets)
            if rest:
                for chunk in rest:
                    connection.sendall(chunk)
        except OSError:
            pass
        try:
            while b"\r\n" not in answer:
                more = connection.recv(4096)
                if not more:
                    break
                answer += more
        except (TimeoutError, socket.timeout):
            return -1
        except OSError:
            pass
    parts = answer.split(b" ")
    return int(parts[1]) if len(parts) > 1 and parts[1].isdigit() else 0


def head(path, key, *fields, method="POST"):
    lines = [f"{method} {path} HTTP/1.1", "Host: x", f"Authorization: Bearer {key}", *fields, "", ""]
    return "\r\n".join(lines).encode()


def memory(process):
    with open(f"/proc/{process.pid}/status", encoding="ascii") as file:
        for line in file:
            if line.startswith("VmRSS"):
                return int(line.split()[1]) // 1024
    return 0


def dribble(seconds):
    for _ in range(int(seconds * 5)):
        yield b" "
        time.sleep(0.2)


def others(service):
    """A second tenant, and the client of another transaction, find nothing of the first's."""
    stranger = service.run("keys", "add", "other", "verify,transactions:write,transactions:read,transactions:delete,"
                           "reports:read,webhooks", "--", "--config", service.config)
    first, second = (ask("POST", "/v1/transactions", service.key, json.dumps({"policy": "kyc", "purpose": "t"}))[1]
                     for _ in range(2))
    for key, wanted in ((stranger, 404), (second["token"], 404), (first["token"][:-2] + "AA", 404), (None, 401)):
        for method, end in (("GET", ""), ("DELETE", ""), ("PUT", "/evidence"), ("PUT", "/notCompleted"),
                            ("GET", "/report"), ("GET", "/events")):
            body = '{"reason": "timeout"}' if method == "PUT" else None
            status, problem = ask(method, f"/v1/transactions/{first['transaction']}{end}", key, body)
            if status != wanted or problem["code"] not in ("transaction.notFound", "access.unauthenticated"):
                wrong.append(f"another's {method} {end}: {status} {problem}")
    expect("it is untouched", ask("GET", f"/v1/transactions/{first['transaction']}", service.key)[1]["state"], "open")
    # One key cannot be taken for another's because two are sent.
    two = [f"Authorization: Bearer {service.key}"]
    expect("two keys", raw(head("/v1/policies", stranger, *two, method="GET")), 401)


def race(service, upload):
    """200 uploads with one challenge."""
    opened = ask("POST", "/v1/transactions", service.key, json.dumps({"policy": "kyc", "purpose": "t"}))[1]
    statuses, lock, start = [], threading.Lock(), threading.Barrier(200)

    def answer():
        start.wait()
        status = ask("PUT", f"/v1/transactions/{opened['transaction']}/evidence", opened["token"], upload)[0]
        with lock:
            statuses.append(status)

    threads = [threading.Thread(target=answer) for _ in range(200)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print("a race of 200 uploads:", {status: statuses.count(status) for status in sorted(set(statuses))})
    expect("one is judged", statuses.count(200), 1)
    # Who is turned away is told so, or to come back later; or a later one was on its way.
    expect("and no other", all(status in (200, 408, 409, 503) for status in statuses) and len(statuses) == 200, True)


def half(octets):
    """The status where the client ends its side before the request ends."""
    with socket.create_connection(("127.0.0.1", PORT), timeout=10) as connection:
        connection.sendall(octets)
        connection.shutdown(socket.SHUT_WR)
        parts = connection.recv(4096).split(b" ")
    return int(parts[1]) if len(parts) > 1 else 0


def broken(service):
    """Bodies that are no HTTP, and connections that are lost, are nothing that the service does wrong."""
    before = metrics(service.operator, by_series=True)
    opened = ask("POST", "/v1/transactions", service.key, json.dumps({"policy": "kyc", "purpose": "t"}))[1]
    path = f"/v1/transactions/{opened['transaction']}"
    json_type = "Content-Type: application/json"
    for method, where, key in (("PUT", path + "/evidence", opened["token"]),
                               ("PUT", path + "/notCompleted", opened["token"]),
                               ("POST", "/v1/verify", service.key)):
        chunked = head(where, key, json_type, "Transfer-Encoding: chunked", method=method)
        for chunk in (b"ZZ\r\n", b"2\n{}", b"F" * 17 + b"\r\n"):
            expect(f"a chunk of {chunk[:4]} to {where[-9:]}", raw(chunked + chunk), 400)
        coded = head(where, key, json_type, "Transfer-Encoding: xchunked", method=method)
        expect("chunks of another kind", raw(coded + b"2\r\n{}\r\n0\r\n\r\n"), 400)
        stated = head(where, key, json_type, "Content-Length: 1000", method=method) + b"{"
        expect("half an upload", half(stated), 400)
        with socket.create_connection(("127.0.0.1", PORT), timeout=10) as connection:
            connection.sendall(stated)
        # Of a transaction one is on its way: the first is to be lost before the second takes its place.
        time.sleep(0.3)
        with socket.create_connection(("127.0.0.1", PORT), timeout=10) as connection:
            connection.sendall(stated)
            # Ends it with a reset.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
    time.sleep(0.5)
    after = metrics(service.operator, by_series=True)
    failed = [name for name in after if 'status="5' in name and after[name] != before.get(name, 0)]
    expect("no failure is counted", failed, [])
    name = "epass_http_aborted_total"
    expect("lost connections are", after.get(name, 0) - before.get(name, 0), 9)
    expect("nothing was answered", ask("GET", path, opened["token"])[1]["state"], "open")


def second(service):
    """Another process begins neither with this one's database nor at its port."""
    def begin(*flags):
        done = subprocess.run([service.program, "serve", "--config", service.config, *flags], capture_output=True,
                              text=True, timeout=60)
        print(done.stderr.strip())
        return done.returncode

    expect("the same database", begin(), 75)
    other = os.path.join(service.folder, "other")
    expect("the same port", begin("--storage-path", other), 69)
    expect("no such host", begin("--storage-path", other, "--server-host", "nonsense.invalid"), 78)


def ends(service):
    """The service ends when it is told to, whoever watches or is slow."""
    opened = ask("POST", "/v1/transactions", service.key, json.dumps({"policy": "kyc", "purpose": "t"}))[1]
    path = f"/v1/transactions/{opened['transaction']}"
    with socket.create_connection(("127.0.0.1", PORT), timeout=60) as watcher, \
            socket.create_connection(("127.0.0.1", PORT), timeout=60) as slow:
        watcher.sendall(head(path + "/events", opened["token"], method="GET"))
        expect("events", watcher.recv(4096)[:12], b"HTTP/1.1 200")
        slow.sendall(head(path + "/evidence", opened["token"], "Content-Type: application/json",
                          "Content-Length: 1000", method="PUT") + b"{")
        start = time.monotonic()
        service.process.terminate()
        expect("it ends when it is told to", service.process.wait(60), 0)
        print(f"it took {time.monotonic() - start:.1f} s")
        expect("soon", time.monotonic() - start < 25, True)


def counted(service):
    """Each request is counted once, whatever becomes of it."""
    key = service.key
    before = metrics(service.operator)
    sent = [
        head("/healthz", key, method="GET"), head("/v1/policies", "epk_wrong", method="GET"),
        head("/v1/policies", key, method="PATCH"), head("/v1/verify", key, method="TRACE"),
        head("/nothing", key, method="GET"), head("/v1//policies", key, method="GET"),
        head("/v1/%2e%2e/x", key, method="GET"), head("/" + "a" * 2_000, key, method="GET"),
        head("/v1/verify", key, "Content-Type: application/json", "Content-Length: 1") + b"{",
        head("/healthz", key, "X: a\0b", method="GET"), head("/healthz", key, "X: a\x7fb", method="GET"),
        head("/v1/verify", key, "Content-Length: -1"), head("/healthz", key, "X" * 20_000 + ": a", method="GET"),
        head("/healthz", key, *["X: a"] * 100, method="GET"), head("/healthz", key, method="NO/METHOD"),
        head("/healthz", key, "No colon", method="GET"), b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        head("/v1/verify", key, "Transfer-Encoding: chunked") + b"zz\r\n",
        head("/healthz", key, "Host: y", method="GET"), head("*", key, method="OPTIONS"),
        head("http://x/healthz", key, method="GET"), head("/healthz?a=b", key, method="HEAD"),
    ]
    statuses = [raw(octets) for octets in sent]
    time.sleep(0.5)
    after = metrics(service.operator)
    names = ("epass_http_requests_total", "epass_http_unreadable_total")
    found = [after[name] - before.get(name, 0) for name in names]
    print("counted:", dict(zip(names, found)), "of", len(sent), "and one for the metrics; statuses", statuses)
    # The first look at the metrics is counted when it was answered.
    expect("every request is counted", sum(found), len(sent) + 1)


def main():
    global wrong
    program, samples = sys.argv[1], os.path.abspath(sys.argv[2])
    with open(os.path.join(samples, "phone.json"), encoding="utf-8") as file:
        upload = file.read()
    with tempfile.TemporaryDirectory() as folder:
        service = Service(program, folder, samples, server={"bodySeconds": 3, "idleSeconds": 4},
                          log={"level": "trace"})
        service.start()
        key, json_type = service.key, "Content-Type: application/json"
        ask("POST", "/v1/verify", key, upload)
        before = memory(service.process)
        gigabyte = (b" " * (1 << 20) for _ in range(1024))
        expect("1 GB, stated", raw(head("/v1/verify", key, json_type, f"Content-Length: {1 << 30}"), 30, gigabyte), 413)
        chunk = b"100000\r\n" + b" " * (1 << 20) + b"\r\n"
        expect("1 GB, in chunks",
               raw(head("/v1/verify", key, json_type, "Transfer-Encoding: chunked"), 30,
                   (chunk for _ in range(1024))), 413)
        expect("a slow body", raw(head("/v1/verify", key, json_type, "Content-Length: 1000"), 20, dribble(6)), 408)
        start = time.monotonic()
        expect("a body that stops", raw(head("/v1/verify", key, json_type, "Content-Length: 1000") + b"{", 20), 408)
        expect("and is not waited for", time.monotonic() - start < 10, True)
        expect("a slow head", raw(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: ", 20, dribble(8)), 0, 400, 408)
        bomb = gzip.compress(b" " * (50 << 20))
        expect("a compressed body",
               raw(head("/v1/verify", key, json_type, "Content-Encoding: gzip", f"Content-Length: {len(bomb)}") + bomb),
               415)
        for name, coding in (("deflate", "deflate"), ("x-gzip", "x-gzip"), ("twice", "gzip, gzip"), ("br", "br")):
            content = zlib.compress(b" " * (50 << 20))
            expect(f"compressed, {name}", raw(head("/v1/verify", key, json_type, f"Content-Encoding: {coding}",
                                                   f"Content-Length: {len(content)}") + content), 415)
        expect("compressed on the way",
               raw(head("/v1/verify", key, json_type, "Transfer-Encoding: gzip, chunked") + b"1\r\n{\r\n0\r\n\r\n"),
               400, 415, 422, 501, 0)
        expect("a chunk of 2^64", raw(head("/v1/verify", key, json_type, "Transfer-Encoding: chunked")
                                      + b"ffffffffffffffff\r\n{"), 400, 408, 413, 0)
        for name in ("X-HTTP-Method-Override: DELETE", "X-Original-URL: /v1/policies", "X-Rewrite-URL: /v1/policies",
                     "X-Forwarded-For: 127.0.0.1", "X-Forwarded-Host: CANARY", "Forwarded: for=CANARY"):
            expect(name[:30], raw(head("/v1/policies", "epk_wrong", name, method="GET")), 401)
        deep = b"[" * 200_000
        expect("deep JSON", raw(head("/v1/verify", key, json_type, f"Content-Length: {len(deep)}") + deep), 422)
        expect("two lengths", raw(head("/v1/verify", key, json_type, "Content-Length: 1", "Content-Length: 2") + b"{}"),
               400, 0)
        expect("length and chunks",
               raw(head("/v1/verify", key, json_type, "Content-Length: 5", "Transfer-Encoding: chunked")
                   + b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"), 400, 0, 422)
        expect("a negative length", raw(head("/v1/verify", key, json_type, "Content-Length: -1")), 400, 0)
        expect("no HTTP", raw(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"), 400, 0)
        expect("a head of 1 MB", raw(head("/healthz", key, "X: " + "a" * (1 << 20), method="GET"), 10), 400, 431, 0)
        expect("10,000 fields", raw(head("/healthz", key, *["X: a"] * 10_000, method="GET"), 10), 400, 431, 0)
        expect("a path of 100 KB", raw(head("/" + "a" * 100_000, key, method="GET")), 404, 400, 414, 0)
        expect("another method", raw(head("/v1/verify", key, method="CANARY")), 404, 405, 400)
        for path in ("/v1/transactions/" + "0" * 32, "/v1/transactions/%00", "/v1/transactions/CANARY@x", "/CANARY",
                     "/v1/./policies", "/v1/policies/", "/v1/policies;x", "/v1/policies%20", "/v1/%70olicies",
                     "/v1\\policies", "/V1/POLICIES", "/v1/transactions/../policies", "/%2e%2e/%2e%2e/etc/passwd",
                     "/v1/transactions/" + "0" * 31 + "G", "/v1/transactions/" + "0" * 32 + "/report/x"):
            expect(f"no such address {path[:24]}", raw(head(path, key, method="GET")), 404)
        for wrong_key in ("CANARY", "epk_" + "0" * 12 + "_" + "A" * 43, key[:-2] + "AA", "ept_" + "A" * 43):
            expect("a wrong key", raw(head("/v1/policies", wrong_key, method="GET")), 401, 404)
        # Evidence with a canary, whole and wrong, sealed wrongly, and deleted.
        for text in (upload, upload.replace('"SOD"', '"CANARY"'), '{"files": {"DG1": "CANARY"}}', upload[:-9]):
            opened = ask("POST", "/v1/transactions", key, json.dumps({"policy": "kyc", "purpose": "t"}))[1]
            status = ask("PUT", f"/v1/transactions/{opened['transaction']}/evidence", opened["token"], text)
            expect("evidence", status[0], 200, 422)
            if any(word in json.dumps(status[1]) for word in CANARIES):
                wrong.append("a problem quotes what was sent")
            expect("deleted", ask("DELETE", f"/v1/transactions/{opened['transaction']}", key)[0], 200)
        broken(service)
        others(service)
        race(service, upload)
        counted(service)
        threads = [threading.Thread(target=lambda: ask("POST", "/v1/verify", key, upload)) for _ in range(40)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        expect("it runs", ask("GET", "/healthz")[0], 200)
        after = memory(service.process)
        expect("memory stays", after - before < 150, True)
        print(f"memory {before} MB, then {after} MB")
        with open(os.path.join(folder, "metrics"), "w", encoding="utf-8") as file:
            json.dump(metrics(service.operator, by_series=True), file)
        second(service)
        ends(service)
        wrong += [f"{name} holds {word}" for name, word in holders(folder, CANARIES + [key.split("_")[2]])]
    for text in wrong:
        print("WRONG", text)
    return 1 if wrong else 0


sys.exit(main())
