#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Sends requests that schemathesis (PyPI) makes from the OpenAPI description: no 500, no status, type or content that
is not described, and nothing of what was sent in an error, a metric, a log, or a file of the database after deletion.

usage: schemathesis_run.py EPASS-SERVICE SAMPLES [REQUESTS]
SAMPLES: Docs/samples. REQUESTS: how many at least (10000).
SCHEMATHESIS in the environment: the program, where it is not in PATH. SEED: the first one (1).
"""
import collections
import http.client
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

HEADER, REFERENCE, PATH = "CANARYHEADER", "CANARYREFERENCE", "CANARYPATH"
# Of what this program sends, and of the passport in Docs/samples/phone.json.
CANARIES = [HEADER, REFERENCE, PATH, "ERIKSSON", "L898902C", "ANNA<MARIA", "7408122"]
# Files of the operator.
SECRETS = ("signing.pem", "config.json", "key", "hooks")
CHECKS = ("not_a_server_error,status_code_conformance,content_type_conformance,response_headers_conformance,"
          "response_schema_conformance,negative_data_rejection,missing_required_header,ignored_auth")


def hooks():
    """In the process of schemathesis: what it makes goes to transactions that there are, with evidence that is some."""
    import schemathesis

    from service_rig import ask

    with open(os.environ["EPASS_STATE"], encoding="utf-8") as file:
        state = json.load(file)
    numbers, lock = itertools.count(), threading.Lock()
    record = open(state["record"], "a", encoding="utf-8")

    def note(**what):
        with lock:
            record.write(json.dumps(what) + "\n")
            record.flush()

    def own(*arguments):
        note(own=True)
        return ask(*arguments)

    def opened():
        body = {"policy": "kyc", "purpose": "test", "reference": REFERENCE}
        status, answer = own("POST", "/v1/transactions", state["key"], json.dumps(body))
        if status != 201:
            return None
        note(transaction=answer["transaction"])
        return answer

    @schemathesis.hook
    def before_call(context, case, kwargs):
        number = next(numbers)
        case.headers["X-Canary"] = HEADER
        # Two of three go where there is something; what is in them stays as it was made.
        if "{transaction}" in case.path and number % 3:
            transaction = opened()
            if transaction:
                case.path_parameters["transaction"] = transaction["transaction"]
                if number % 2 and not case.path.endswith("/report"):
                    case.headers["Authorization"] = "Bearer " + transaction["token"]
                if number % 4 == 1 and case.path.endswith("/report"):
                    own("PUT", f"/v1/transactions/{transaction['transaction']}/evidence", transaction["token"],
                        state["upload"])
        elif "{transaction}" in case.path and number % 5 == 0:
            case.path_parameters["transaction"] = PATH
        name = str((case.path_parameters or {}).get("transaction", ""))
        if case.path.endswith("/events") and re.fullmatch("[0-9a-f]{32}", name):
            # Else the stream stays open, as it should.
            own("PUT", f"/v1/transactions/{name}/notCompleted", state["key"], '{"reason": "timeout"}')
        if number % 7 == 0 and case.media_type == "application/json" and case.path.endswith(("/verify", "/evidence")):
            case.body = json.loads(state["upload"])

    @schemathesis.hook
    def after_call(context, case, response):
        text = response.content or b""
        what = {"status": response.status_code, "route": f"{case.method} {case.path}"}
        if response.status_code == 201:
            what["transaction"] = json.loads(text)["transaction"]
        if response.status_code >= 400:
            found = [word for word in CANARIES if word.encode() in text]
            if found:
                what["canary"] = found
        note(**what)


def run(program, service, folder, upload, wanted):
    state = os.path.join(folder, "state.json")
    record = os.path.join(folder, "record")
    with open(state, "w", encoding="utf-8") as file:
        json.dump({"key": service.key, "record": record, "upload": upload}, file)
    description = os.path.join(folder, "openapi.json")
    with open(description, "w", encoding="utf-8") as file:
        connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=20)
        connection.request("GET", "/openapi.json")
        file.write(connection.getresponse().read().decode())
    # Also what is too long, too slow or too late is refused.
    with open(os.path.join(folder, "schemathesis.toml"), "w", encoding="utf-8") as file:
        file.write('[checks.negative_data_rejection]\nexpected-statuses = ["4xx"]\n')
    failures = 0
    environment = {**os.environ, "EPASS_STATE": state, "SCHEMATHESIS_HOOKS": os.path.abspath(__file__)}
    first = int(os.environ.get("SEED", "1"))
    for seed in range(first, first + 40):
        done = subprocess.run(
            [program, "run", description, "--url", f"http://127.0.0.1:{PORT}", "-H",
             f"Authorization: Bearer {service.key}", "--checks", CHECKS, "--continue-on-failure", "--no-shrink",
             "--seed", str(seed), "--max-examples", "60", "-w", "1", "--warnings", "off", "--request-timeout", "60",
             "--suppress-health-check", "all"],
            env=environment, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            failures += 1
            print(done.stdout[-6000:], done.stderr[-3000:])
        entries = read(record)
        count = sum("status" in entry for entry in entries)
        print(f"seed {seed}: {count} requests, status {done.returncode}", flush=True)
        if done.returncode and failures >= 3 or count >= wanted:
            break
    return entries, failures


def read(path):
    with open(path, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def main():
    arguments = sys.argv[1:]
    if len(arguments) not in (2, 3):
        sys.exit(__doc__)
    program = os.environ.get("SCHEMATHESIS") or shutil.which("schemathesis")
    if not program:
        print("schemathesis is not installed: python3 -m venv DIR && DIR/bin/pip install schemathesis, and give "
              "SCHEMATHESIS=DIR/bin/schemathesis", file=sys.stderr)
        return 69
    wanted = int(arguments[2]) if len(arguments) > 2 else 10_000
    with open(os.path.join(arguments[1], "phone.json"), encoding="utf-8") as file:
        upload = file.read()
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        inner = os.path.join(folder, "service")
        os.mkdir(inner)
        service = Service(
            arguments[0], inner, os.path.abspath(arguments[1]), log={"level": "trace"},
            storage={"retentionHours": 1}, server={"bodySeconds": 5},
            limits={"addressPerSecond": 1_000_000, "keyPerSecond": 1_000_000, "waiting": 1_000},
            transactions={"openQuota": 10_000_000, "dailyQuota": 10_000_000, "lifetimeSeconds": 900})
        service.start()
        entries, failures = run(program, service, folder, upload, wanted)
        if failures:
            wrong.append(f"{failures} runs of schemathesis found something")
        statuses = collections.Counter(entry["status"] for entry in entries if "status" in entry)
        if any(status >= 500 for status in statuses):
            wrong.append("there were server errors")
        wrong += [f"{entry['route']} {entry['status']} quotes {entry['canary']}" for entry in entries
                  if "canary" in entry]
        transactions = {entry["transaction"] for entry in entries if "transaction" in entry}
        counters = metrics(service.operator)
        counted = counters["epass_http_requests_total"] + counters.get("epass_http_unreadable_total", 0)
        sent = sum("status" in entry or "own" in entry for entry in entries)
        # Schemathesis asks some things again by itself, which is not seen here.
        if counted < sent:
            wrong.append(f"{sent} were sent, and {counted:.0f} were counted")
        held = holders(inner, [REFERENCE], SECRETS)
        for name in transactions:
            status = ask("DELETE", f"/v1/transactions/{name}", service.key)[0]
            if status not in (200, 404):
                wrong.append(f"DELETE gives {status}")
        connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=20)
        connection.request("GET", "/metrics", headers={"Authorization": "Bearer " + service.operator})
        with open(os.path.join(inner, "metrics"), "wb") as file:
            file.write(connection.getresponse().read())
        service.process.terminate()
        if service.process.wait(60):
            wrong.append("it does not end as it should")
        if not held:
            wrong.append("the canaries were nowhere before: this looks for nothing")
        wrong += [f"{name} holds {word}" for name, word in holders(inner, CANARIES, SECRETS)]
        print(f"{sum(statuses.values())} requests: {dict(sorted(statuses.items()))}; {sent} sent in all and "
              f"{counted:.0f} counted; {len(transactions)} transactions opened and deleted")
    for text in wrong[:50]:
        print("WRONG", text)
    return 1 if wrong else 0


if __name__ == "__main__":
    from service_rig import PORT, Service, ask, holders, metrics

    sys.exit(main())
elif "EPASS_STATE" in os.environ:
    hooks()
