#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""TLS of the service: 1.2 at least, and certificates and pinned keys of clients where they are asked for.

usage: tls.py EPASS-SERVICE SAMPLES
"""
import base64
import hashlib
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
            answer = connection.recv(4096)
            return answer[9:12].decode() + " " + (connection.version() or "") if answer else "nothing"
    except (ssl.SSLError, OSError) as error:
        return type(error).__name__


def pin(certificate, form):
    key = subprocess.run(["openssl", "x509", "-in", certificate, "-pubkey", "-noout"], check=True, capture_output=True)
    der = subprocess.run(["openssl", "pkey", "-pubin", "-outform", "DER"], input=key.stdout, check=True,
                         capture_output=True).stdout
    digest = hashlib.sha256(der).digest()
    return digest.hex() if form == "hex" else base64.b64encode(digest).decode()


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
        # One CA with two clients, and a certificate that one of them gave itself in the CA's name.
        openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj",
                "/CN=ca", "-keyout", f"{folder}/ca.key", "-out", f"{folder}/ca.crt")
        for name in ("one", "two"):
            openssl("req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-subj",
                    f"/CN={name}", "-keyout", f"{folder}/{name}.key", "-out", f"{folder}/{name}.csr")
            openssl("x509", "-req", "-in", f"{folder}/{name}.csr", "-CA", f"{folder}/ca.crt", "-CAkey",
                    f"{folder}/ca.key", "-CAcreateserial", "-days", "2", "-out", f"{folder}/{name}.crt")
        openssl("req", "-x509", "-new", "-key", f"{folder}/one.key", "-subj", "/CN=ca", "-days", "2", "-out",
                f"{folder}/self.crt")
        hexadecimal, coded = pin(f"{folder}/one.crt", "hex"), pin(f"{folder}/client.crt", "base64")
        colons = ":".join(hexadecimal[place:place + 2].upper() for place in range(0, 64, 2))
        ca, client = f"{folder}/ca.crt", f"{folder}/client.crt"
        everyone = {"none", "client", "one", "two", "server", "self"}
        cases = [
            ("no clients' certificates", {}, everyone),
            ("roots", {"clientRootsFile": client}, {"client"}),
            ("roots of a CA", {"clientRootsFile": ca}, {"one", "two"}),
            ("roots and pins", {"clientRootsFile": ca, "clientPins": [colons, coded]}, {"one"}),
            # The key is the one that is pinned, whoever signed for it.
            ("pins alone", {"clientPins": ["sha256//" + coded, hexadecimal]}, {"client", "one", "self"}),
            ("one pin", {"clientPins": [coded]}, {"client"}),
        ]
        for number, (name, more, wanted) in enumerate(cases):
            inner = os.path.join(folder, str(number))
            os.mkdir(inner)
            tls = {"certificateFile": f"{folder}/server.crt", "keyFile": f"{folder}/server.key", **more}
            service = Service(program, inner, samples, tls=tls)
            log = open(os.path.join(inner, "log"), "ab")
            service.process = subprocess.Popen([program, "serve", "--config", service.config], stdout=log, stderr=log)
            for _ in range(200):
                try:
                    socket.create_connection(("127.0.0.1", PORT), 1).close()
                    break
                except OSError:
                    time.sleep(0.05)
            for version in (ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3):
                for who in sorted(everyone):
                    context = ssl.create_default_context(cafile=f"{folder}/server.crt")
                    context.minimum_version = context.maximum_version = version
                    if who != "none":
                        key = "one" if who == "self" else who
                        context.load_cert_chain(f"{folder}/{who}.crt", f"{folder}/{key}.key")
                    found = request(context)
                    expect(f"{name}: {who}", found, found.startswith("200") == (who in wanted))
            old = ssl.create_default_context(cafile=f"{folder}/server.crt")
            old.minimum_version = ssl.TLSVersion.TLSv1
            old.maximum_version = ssl.TLSVersion.TLSv1_1
            old.set_ciphers("ALL:@SECLEVEL=0")
            found = request(old)
            expect(f"{name}: TLS 1.1", found, not found.startswith("200"))
            service.process.terminate()
            service.process.wait(30)
            log.close()
        for bad in ("", "00" * 31, "x" * 64, coded[:-2]):
            inner = os.path.join(folder, "wrong")
            os.makedirs(inner, exist_ok=True)
            tls = {"certificateFile": f"{folder}/server.crt", "keyFile": f"{folder}/server.key", "clientPins": [bad]}
            done = subprocess.run([program, "check", "--config", Service(program, inner, samples, tls=tls).config],
                                  capture_output=True, text=True)
            expect(f"the pin {bad[:8]}", done.returncode, done.returncode == 78 and "tls.clientPins" in done.stderr)
    return 1 if wrong else 0


sys.exit(main())
