#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Does what README.md says under "Over HTTP": starts the demonstration, and runs the lines that stand there as they
stand, with the key and the transaction that it printed.

usage: newcomer.py EPASS-SERVICE [EPASS]
Without EPASS, or where it was not built, the last line (epass result verify) is left out, and this is said. Ends with 1
where a line fails, a file of it is empty, or all of it takes two minutes.
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time

from service_rig import PORT

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SECONDS = 120


def lines():
    """The commands of the section, behind the one that serves."""
    section = re.search(r"^## Over HTTP\n(.*?)^## ", (ROOT / "README.md").read_text(), re.M | re.S).group(1)
    block = [line[4:] for line in section.splitlines() if line.startswith("    ")]
    return block[next(number for number, line in enumerate(block) if line.startswith("KEY=")):]


def main():
    service = pathlib.Path(sys.argv[1]).resolve()
    epass = pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else None
    has_epass = epass is not None and os.access(epass, os.X_OK)
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        # As `epass serve` finds it: in PATH, if nowhere else.
        environment = os.environ | {"PATH": f"{service.parent}:{os.environ['PATH']}"}
        command = [epass, "serve", "--demo"] if has_epass else [service, "demo"]
        demo = subprocess.Popen([*command, "--port", str(PORT)], stdout=subprocess.PIPE, text=True, env=environment)
        # A demonstration that never speaks must not keep this waiting.
        watch = threading.Timer(SECONDS, demo.kill)
        watch.start()
        try:
            said = ""
            while not ("key: epk_" in said and "opened transaction " in said):
                line = demo.stdout.readline()
                if not line:
                    sys.exit(f"newcomer: the demonstration ended, and had said: {said}")
                said += line
            key = re.search(r"key: (epk_\S+)", said).group(1)
            transaction = re.search(r"opened transaction ([^ ,]+)", said).group(1)
            script = []
            for line in lines():
                if line.startswith("epass ") and not has_epass:
                    print("newcomer: epass was not built, so this is left out: " + line)
                    continue
                line = line.replace("KEY=epk_...", f"KEY={key}").replace("TXN=...", f"TXN={transaction}")
                script.append(line.replace("127.0.0.1:8480", f"127.0.0.1:{PORT}").replace("curl -s", "curl -fs"))
            assert sum("curl " in line for line in script) == 5, script
            if has_epass:
                environment["PATH"] = f"{epass.parent}:{environment['PATH']}"
            done = subprocess.run(["bash", "-eu"], input="\n".join(script), cwd=folder, env=environment, text=True,
                                  capture_output=True, timeout=SECONDS)
            if done.returncode:
                sys.exit(f"newcomer: a line ended with {done.returncode}: {done.stdout}{done.stderr}")
            for name in ("report.html", "result.jws", "jwks.json"):
                if not pathlib.Path(folder, name).stat().st_size:
                    sys.exit(f"newcomer: {name} is empty")
            print(done.stdout[-900:] if has_epass else "")
        finally:
            watch.cancel()
            demo.terminate()
            demo.wait(timeout=30)
    seconds = time.monotonic() - begin
    print(f"newcomer: {seconds:.1f} s from the start of the demonstration to the result")
    if seconds >= SECONDS:
        sys.exit("newcomer: that is two minutes and more")


if __name__ == "__main__":
    main()
