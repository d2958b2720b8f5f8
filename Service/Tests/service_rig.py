# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Starts and stops the service over a folder of its own, and asks it."""
import atexit
import base64
import http.client
import json
import os
import signal
import subprocess
import time

# Two ports; others where several of these programs run at once.
PORT = int(os.environ.get("EPASS_TEST_PORT", "18480"))
HOOK = PORT + 1


class Service:
    def __init__(self, program, folder, samples, **more):
        self.program, self.folder = program, folder
        # Of what is started from now on; None: as this program has it.
        self.environment = None
        self.log = os.path.join(folder, "log")

        def write(name, text):
            path = os.path.join(folder, name)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(path, 0o600)
            return path

        subprocess.run(["openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out",
                        os.path.join(folder, "signing.pem")], check=True, capture_output=True)
        hooks = {"webhooks": [{"tenant": "acme", "url": f"http://127.0.0.1:{HOOK}/",
                               "secret": base64.b64encode(bytes(32)).decode()}]}
        settings = {
            "server": {"port": PORT}, "log": {"level": "warning"},
            "storage": {"path": os.path.join(folder, "db"), "keyFile": write("key", "5a" * 32)},
            "signing": {"keyFile": os.path.join(folder, "signing.pem")},
            "trust": {"path": os.path.join(samples, "csca.der")},
            "webhooks": {"file": write("hooks", json.dumps(hooks))},
            "limits": {"addressPerSecond": 10000, "keyPerSecond": 10000},
        }
        for name, value in more.items():
            settings.setdefault(name, {}).update(value)
        self.config = write("config.json", json.dumps(settings))
        self.key = self.run("keys", "add", "acme", "verify,transactions:write,transactions:read,transactions:delete,"
                            "reports:read,webhooks", "--", "--config", self.config)
        self.operator = self.run("keys", "add", "operator", "metrics,reload,audit", "--", "--config", self.config)

    def run(self, *arguments):
        done = subprocess.run([self.program, *arguments], check=True, capture_output=True, text=True,
                              env=self.environment)
        return done.stdout.strip()

    def start(self):
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen([self.program, "serve", "--config", self.config], stdout=log, stderr=log,
                                            env=self.environment)
        # Where a program falls, its service would answer the next one.
        atexit.register(self.process.kill)
        for _ in range(400):
            try:
                if ask("GET", "/healthz")[0] == 200:
                    return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the service does not start")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def ask(method, path, key=None, body=None, headers=None):
    """Status and content of an answer: JSON as it was parsed, anything else as text, None for nothing."""
    connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=20)
    fields = {"Content-Type": "application/json", **(headers or {})}
    if key:
        fields["Authorization"] = "Bearer " + key
    connection.request(method, path, body, fields)
    answer = connection.getresponse()
    text = answer.read()
    if text and "json" not in answer.getheader("Content-Type", ""):
        return answer.status, text.decode()
    return answer.status, json.loads(text) if text else None


def metrics(key, by_series=False):
    """The counters: sums over their labels, or each by its own."""
    connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=20)
    connection.request("GET", "/metrics", headers={"Authorization": "Bearer " + key})
    found = {}
    for line in connection.getresponse().read().decode().splitlines():
        if line and not line.startswith("#"):
            name, value = line.rsplit(" ", 1)
            name = name if by_series else name.split("{")[0]
            found[name] = found.get(name, 0) + float(value)
    return found


def holders(folder, words, skip=()):
    """The files that hold a word: as it is, in hexadecimal digits, or in base64 at any of its three places."""
    found = []
    for name in sorted(os.listdir(folder)):
        if name in skip:
            continue
        with open(os.path.join(folder, name), "rb") as file:
            content = file.read()
        for word in words:
            octets = word.encode()
            # What stands before and after a word changes the digits at its ends.
            coded = [base64.b64encode(bytes(shift) + octets)[4 if shift else 0:-4] for shift in range(3)]
            if any(len(form) > 5 and form in content for form in (octets, octets.hex().encode(), *coded)):
                found.append((name, word))
    return found
