#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Drives epass as a process: reads a document, keeps the evidence, judges it again by another policy.

    printf '%s\\n' LINE1 LINE2 | Examples/drive_epass.py [--epass EPASS] [--trust PATH] [--simulate] [--seconds N]

Prints what it learned, and ends as epass did: 0 successful, 1 failed, 2 undetermined, else why there is no verdict
(`epass help exit-codes`); 75 where epass took too long, 70 where it printed what this script does not know.
Needs nothing but Python 3.9.
"""
import argparse
import dataclasses
import enum
import json
import pathlib
import subprocess
import sys
import tempfile

# The format that this script knows. Members that it does not know are passed over: some may be added under the same
# number (Docs/schemas.md).
REPORT = "epass-report/2"


class Overall(enum.Enum):
    """The closed set of results. It is no Boolean: `undetermined` is neither yes nor no, `aborted` says nothing."""
    SUCCESSFUL = "successful"
    FAILED = "failed"
    UNDETERMINED = "undetermined"
    ABORTED = "aborted"

    def __bool__(self):
        raise TypeError("ask which result it is: there is no true and no false among them")


class Unexpected(Exception):
    """What came out of epass is not what this script knows."""


class TooLong(Exception):
    """epass did not end in time; it was asked to stop."""


@dataclasses.dataclass(frozen=True)
class Outcome:
    status: int
    overall: Overall
    report: dict

    def assured(self, kind):
        """Whether the report gives that assurance: True, False, or None where it says nothing of it."""
        given = [each["given"] for each in self.report["assurances"] if each["assurance"] == kind]
        return given[0] if given else None


# The exit status that each result has; an aborted one has that of its error.
STATUS = {Overall.SUCCESSFUL: {0}, Overall.FAILED: {1}, Overall.UNDETERMINED: {2},
          Overall.ABORTED: {65, 66, 69, 70, 73, 74, 75, 77, 130}}


def run(epass, *arguments, stdin="", seconds):
    """Runs a command that gives a report. Secrets go by standard input: other users see arguments."""
    command = [str(epass), *map(str, arguments), "--json"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          text=True, encoding="utf-8") as process:
        try:
            printed, told = process.communicate(stdin, timeout=seconds)
        except subprocess.TimeoutExpired:
            process.terminate()  # It stops within a second, and lets the chip go.
            try:
                process.communicate(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
            raise TooLong(f"epass took more than {seconds} seconds") from None
    if process.returncode == 64:
        raise Unexpected(f"a mistake in the command line: {told.strip()}")
    if process.returncode < 0:
        raise Unexpected(f"epass was ended by signal {-process.returncode}")
    try:
        report = json.loads(printed)
        if report["schema"] != REPORT:
            raise Unexpected(f"{report['schema']} in place of {REPORT}: another version of epass")
        outcome = Outcome(process.returncode, Overall(report["overall"]), report)
    except (ValueError, KeyError, TypeError) as error:
        raise Unexpected(f"no report ({error}): {told.strip()}") from None
    # Two ways to the same word have to agree, or something stands between epass and this script.
    if outcome.status not in STATUS[outcome.overall]:
        raise Unexpected(f"{outcome.overall.value} with exit status {outcome.status}")
    return outcome


def tell(what, outcome):
    print(f"{what}: {outcome.overall.value}, {outcome.report['headline']}")
    if outcome.report["error"]:
        # One word of a list for programs, and sentences for people.
        error = outcome.report["error"]
        print(f"  {error['code']}: {error['message']} {error['remedy']}")
    for check in outcome.report["checks"]:
        if check["result"] in ("failed", "undetermined") and check["role"] != "evaluatory":
            print(f"  {check['id']} {check['result']} {check['reason'] or ''}".rstrip())
    for assurance in outcome.report["assurances"]:
        print(f"  {assurance['assurance']}: {'given' if assurance['given'] else 'not given'}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--epass", default="epass")
    parser.add_argument("--trust", help="a store, a list or certificates; the store of this user without it")
    parser.add_argument("--simulate", action="store_true", help="a simulated document in place of a reader")
    parser.add_argument("--seconds", type=float, default=120, help="how long a command may take")
    options = parser.parse_args()
    trust = ["--trust", options.trust] if options.trust else []
    zone = sys.stdin.read()
    try:
        with tempfile.TemporaryDirectory() as folder:  # It is readable by this user alone, and is gone at the end.
            bundle = pathlib.Path(folder, "document.epass")
            source = ["--simulate"] if options.simulate else ["--wait", "30"]
            read = run(options.epass, "read", *source, "--mrz", "-", "--out", bundle, *trust,
                       stdin=zone, seconds=options.seconds)
            tell("read", read)
            if bundle.exists():
                again = run(options.epass, "verify", bundle, "--policy", "kyc", *trust, seconds=options.seconds)
                tell("judged again by kyc", again)
            return read.status
    except TooLong as error:
        print(error, file=sys.stderr)
        return 75
    except (Unexpected, OSError) as error:
        print(error, file=sys.stderr)
        return 70


if __name__ == "__main__":
    sys.exit(main())
