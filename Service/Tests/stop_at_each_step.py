#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Kills the service (SIGKILL) at moments spread over a transaction, starts it again, and looks whether anything was
lost or done twice.

usage: stop_at_each_step.py EPASS-SERVICE SAMPLES [PLACES] [TIMES]
SAMPLES: Docs/samples. PLACES: how many moments (20). TIMES: how often each (5).
"""
import http.client
import http.server
import json
import os
import sys
import tempfile
import threading
import time

from service_rig import HOOK, Service, ask

letters = {}


class Hook(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        letters.setdefault(json.loads(body)["transaction"], set()).add(self.headers["webhook-id"])
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_):
        pass


def transaction(service, upload, seen):
    """A whole transaction; notes in `seen` what was answered, as far as it came."""
    try:
        seen["open"] = ask("POST", "/v1/transactions", service.key, json.dumps({"policy": "kyc", "purpose": "t"}),
                           {"Idempotency-Key": seen["name"]})
        opened = seen["open"][1]
        seen["put"] = ask("PUT", f"/v1/transactions/{opened['transaction']}/evidence", opened["token"], upload)
        seen["report"] = ask("GET", f"/v1/transactions/{opened['transaction']}/report", service.key)
    except (OSError, http.client.HTTPException, ValueError):
        pass


def main():
    program, samples = sys.argv[1], os.path.abspath(sys.argv[2])
    places = int(sys.argv[3]) if len(sys.argv) > 3 else 20
    times = int(sys.argv[4]) if len(sys.argv) > 4 else 5
    with open(os.path.join(samples, "phone.json"), encoding="utf-8") as file:
        upload = file.read()
    hook = http.server.ThreadingHTTPServer(("127.0.0.1", HOOK), Hook)
    threading.Thread(target=hook.serve_forever, daemon=True).start()
    wrong, ended, reached = [], [], {}
    with tempfile.TemporaryDirectory() as folder:
        service = Service(program, folder, samples)
        service.start()
        warm = {"name": "warm-up-0001"}
        transaction(service, upload, warm)
        start = time.monotonic()
        timed = {"name": "timing-0001"}
        transaction(service, upload, timed)
        length = time.monotonic() - start
        ended += [warm["open"][1]["transaction"], timed["open"][1]["transaction"]]
        for place in range(places):
            for turn in range(times):
                seen = {"name": f"stop-{place:04}-{turn:04}"}
                thread = threading.Thread(target=transaction, args=(service, upload, seen))
                thread.start()
                time.sleep(length * 1.1 * (place + 0.5) / places)
                service.kill()
                thread.join()
                service.start()
                # The backend asks again: the same transaction, whatever it had heard.
                again = ask("POST", "/v1/transactions", service.key, json.dumps({"policy": "kyc", "purpose": "t"}),
                            {"Idempotency-Key": seen["name"]})
                opened = again[1]
                if "open" in seen and seen["open"][1]["transaction"] != opened["transaction"]:
                    wrong.append(f"{seen['name']}: opened twice")
                for _ in range(100):
                    state = ask("GET", f"/v1/transactions/{opened['transaction']}", service.key)[1]["state"]
                    if state != "judging":
                        break
                    time.sleep(0.05)
                step = "answered" if "put" in seen else "done" if state == "done" else "opened" if "open" in seen \
                    else "asked"
                reached[step] = reached.get(step, 0) + 1
                put = ask("PUT", f"/v1/transactions/{opened['transaction']}/evidence", opened["token"], upload)
                if (put[0] == 200) != (state == "open"):
                    wrong.append(f"{seen['name']}: {state}, and then {put}")
                if "put" in seen and seen["put"][0] == 200 and state != "done":
                    wrong.append(f"{seen['name']}: answered as done, and is {state}")
                ended.append(opened["transaction"])
        for _ in range(100):
            if all(name in letters for name in ended):
                break
            time.sleep(0.1)
        service.kill()
        for name in ended:
            if len(letters.get(name, ())) != 1:
                wrong.append(f"{name}: {len(letters.get(name, ()))} webhooks")
        entries = [json.loads(line) for line in service.run("audit", "export", "--", "--config",
                                                            service.config).splitlines()]
        for action in ("transactionCreated", "evidenceReceived", "judged"):
            subjects = [entry["subject"] for entry in entries if entry["action"] == action]
            if len(subjects) != len(set(subjects)) or len(subjects) != len(ended):
                wrong.append(f"{action}: {len(subjects)} of {len(set(subjects))} for {len(ended)}")
        print(service.run("audit", "verify", "--", "--config", service.config))
    for text in wrong:
        print(text)
    print(f"{places} places, {times} times each, {len(ended)} transactions of {length * 1000:.0f} ms; "
          f"killed after: {reached}; wrong: {len(wrong)}")
    return 1 if wrong else 0


sys.exit(main())
