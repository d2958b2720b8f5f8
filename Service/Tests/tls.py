#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""TLS of the service: 1.2 at least, and certificates of clients where they are asked for.

usage: tls.py EPASS-SERVICE SAMPLES
"""
import os
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import warnings

from service_rig import PORT, Service

wrong = []
# What is tried is what is out of date.
warnings.simplefilter("ignore", DeprecationWarning)


def openssl(*arguments):
    subprocess.run(["openssl", *arguments], check=True, capture_output=True)


def request(context):
    try:
        with socket.create_connection(("127.0.0.1", PORT), 5) as plain, \
                context.wrap_socket(plain, server_hostname="localhost") as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return connection.recv(4096)[9:12].decode() + " " + (connection.version() or "")
    except (ssl.SSLError, OSError) as error:
        return type(error).__name__


def expect(name, found, isWanted):
    print(f"{name}: {found}")
    if not isWanted:
        wrong.append(name)


def main():
    program, samples = sys.argv[1], os.path.abspath(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        for name in ("server", "client"):
            openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
                    "-subj", f"/CN={name}", "-addext", "subjectAltName=DNS:localhost",
                    "-keyout", f"{folder}/{name}.key", "-out", f"{folder}/{name}.crt")
        tls = {"certificateFile": f"{folder}/server.crt", "keyFile": f"{folder}/server.key"}
        for needs_client in (False, True):
            if needs_client:
                tls["clientRootsFile"] = f"{folder}/client.crt"
            inner = os.path.join(folder, str(needs_client))
            os.mkdir(inner)
            service = Service(program, inner, samples, tls=tls)
            log = open(os.path.join(inner, "log"), "ab")
            service.process = subprocess.Popen([program, "serve", "--config", service.config], stdout=log, stderr=log)
            for _ in range(200):
                try:
                    socket.create_connection(("127.0.0.1", PORT), 1).close()
                    break
                except OSError:
                    time.sleep(0.05)
            context = ssl.create_default_context(cafile=f"{folder}/server.crt")
            found = request(context)
            expect("without a certificate", found, found.startswith("200") != needs_client)
            if needs_client:
                context.load_cert_chain(f"{folder}/client.crt", f"{folder}/client.key")
                found = request(context)
                expect("with one", found, found.startswith("200"))
                context.load_cert_chain(f"{folder}/server.crt", f"{folder}/server.key")
                found = request(context)
                expect("with another", found, not found.startswith("200"))
            old = ssl.create_default_context(cafile=f"{folder}/server.crt")
            old.minimum_version = ssl.TLSVersion.TLSv1
            old.maximum_version = ssl.TLSVersion.TLSv1_1
            old.set_ciphers("ALL:@SECLEVEL=0")
            found = request(old)
            expect("TLS 1.1", found, not found.startswith("200"))
            service.process.terminate()
            service.process.wait(30)
            log.close()
    return 1 if wrong else 0


sys.exit(main())
