#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Sends what nobody should: the service answers with the right status or closes, goes on, and tells nobody of it.

usage: hostile.py EPASS-SERVICE SAMPLES
"""
import base64
import gzip
import json
import os
import socket
import sys
import tempfile
import threading
import time

from service_rig import PORT, Service, ask

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


def main():
    program, samples = sys.argv[1], os.path.abspath(sys.argv[2])
    with open(os.path.join(samples, "phone.json"), encoding="utf-8") as file:
        upload = file.read()
    with tempfile.TemporaryDirectory() as folder:
        service = Service(program, folder, samples, server={"bodySeconds": 3, "idleSeconds": 3},
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
        expect("a body that stops", raw(head("/v1/verify", key, json_type, "Content-Length: 1000") + b"{", 20), 0)
        expect("and is not waited for", time.monotonic() - start < 10, True)
        expect("a slow head", raw(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: ", 20, dribble(8)), 0, 400, 408)
        bomb = gzip.compress(b" " * (50 << 20))
        expect("a compressed body",
               raw(head("/v1/verify", key, json_type, "Content-Encoding: gzip", f"Content-Length: {len(bomb)}") + bomb),
               415)
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
        for path in ("/v1/transactions/" + "0" * 32, "/v1/transactions/%00", "/v1/transactions/CANARY@x", "/CANARY"):
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
        threads = [threading.Thread(target=lambda: ask("POST", "/v1/verify", key, upload)) for _ in range(40)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        expect("it runs", ask("GET", "/healthz")[0], 200)
        after = memory(service.process)
        expect("memory stays", after - before < 150, True)
        print(f"memory {before} MB, then {after} MB")
        metrics = raw(head("/metrics", key, method="GET"))
        expect("metrics", metrics, 200)
        service.process.terminate()
        expect("it ends when it is told to", service.process.wait(30), 0)
        for name in os.listdir(folder):
            with open(os.path.join(folder, name), "rb") as file:
                content = file.read()
            for word in CANARIES:
                for form in (word.encode(), base64.b64encode(word.encode())[:-4], word.encode().hex().encode()):
                    if len(form) > 5 and form in content:
                        wrong.append(f"{name} holds {word}")
            for secret in (key.split("_")[2],):
                if secret.encode() in content:
                    wrong.append(f"{name} holds a key")
    for text in wrong:
        print("WRONG", text)
    return 1 if wrong else 0


sys.exit(main())
