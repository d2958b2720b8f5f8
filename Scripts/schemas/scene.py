# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""What the runs of Scripts/check-schemas have in common."""
import pathlib

VECTORS = pathlib.Path(__file__).resolve().parent.parent.parent / "Vectors"
ERROR = ["code", "phase", "message", "messageKey", "arguments", "remedy", "remedyKey", "remedyArguments", "retryable"]
MRZ = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F3404159ZE184226B<<<<<16\n"
OTHER_MRZ = MRZ.replace("L898902C36", "L898902D49").replace("B<<<<<16", "B<<<<<18")
# What the program reads: nobody expects to see all of it.
READ = ["epass-document/2", "epass-terminal-chain/1", "epass-files/1", "epass-policy/1", "epass-conformance/1"]
POLICIES = ["read", "border", "strict", "kyc", "inspection"]
REPORT, EVIDENCE = "epass-report/2", "epass-evidence/2"


def export(check, profile, folder):
    """The files of a document of seed 0, with its issuer."""
    if not folder.exists():
        check.quiet("simulate", profile, "--seed", "0", "--export", folder)
