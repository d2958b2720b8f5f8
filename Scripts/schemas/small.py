# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""What the smaller commands print, and the error that all of them print."""
from schemas.common import CODE, DEFINITIONS, ERROR, KEY, names, remedy, said, words
from schemas.shape import (DAY, FURTHER, HEX, NAME, day, digest, document, flag, many, number, one, ref, some, status_word,
                           table, text, thing, time, true, used)

FORMATS = ["TD1", "TD2", "TD3", "MRV-A", "MRV-B"]
FIELDS = ["documentCode", "issuer", "documentNumber", "nationality", "dateOfBirth", "sex", "dateOfExpiry",
          "optionalData", "optionalData2", "name"]
LINES = many("The lines of the zone.", text("A line.", "^[A-Z0-9<]+$"))
PLACE = {"line": number("The line, from 1.", 1), "column": number("The column, from 1.", 1)}

ZONE_ERROR = thing("Why a zone cannot be read.", {
    **ERROR, "line": number("The line of the zone, from 1; null where it is not known.", 1, True),
    "column": number("The column, from 1; null where it is not known.", 1, True),
    "field": one("The field; null where it is not known.", FIELDS, True)})
MRZ_DATE = thing("A date of the zone.", {
    "field": one("Which date.", ["dateOfBirth", "dateOfExpiry"]), "characters": text("As it stands, YYMMDD."),
    "state": one("Whether all of it is known.", ["complete", "partial", "unknown", "invalid"]),
    "date": text("The day, YYYY-MM-DD; null where it is none.", DAY, True),
    "year": number("The year; null where it is not known.", null=True)})
MRZ_OWN = {
    "zoneError": ZONE_ERROR, "date": MRZ_DATE,
    "change": thing("A character that a repair wrote.", {
        "kind": one("What was done.", ["replaced", "inserted", "removed"]), **PLACE,
        "field": one("The field; null where it is in none.", FIELDS, True), "found": text("What stood there."),
        "written": text("What stands there now.")}),
    "zone": thing("A zone.", {
        "record": number("Of zones that were read the number of this one, from 1; null for none.", 1, True),
        "line": number("The line of the input on which it begins, from 1; null for none.", 1, True),
        "result": one("Whether it is right: undetermined where a person has to decide between repairs, aborted where "
                      "it cannot be read.", ["successful", "failed", "undetermined", "aborted"]),
        "format": one("The format; null where it cannot be read.", FORMATS, True), "lines": LINES,
        "checkDigits": many("Its check digits.", thing("A check digit.", {
            "field": one("Of which field.", ["documentNumber", "dateOfBirth", "dateOfExpiry", "optionalData",
                                             "composite"]),
            "result": one("Whether it is right; absent: the format has none there.", ["correct", "wrong", "absent"]),
            "expected": text("What should stand there; null for absent.", "^.$", True),
            "found": text("What stands there; null for absent.", "^.$", True),
            "line": number("The line, from 1; null for absent.", 1, True),
            "column": number("The column, from 1; null for absent.", 1, True)})),
        "document": thing("What it says, named as in a report; null where it cannot be read.", {
            "documentCode": text("For example P."), "issuer": text("The issuing State as it stands there."),
            "issuerName": text("Its English name; null where the code is in no table.", null=True),
            "documentNumber": text("Without fillers."), "primaryIdentifier": text("The surname, with spaces."),
            "secondaryIdentifier": text("The given names; null where there are none.", null=True),
            "nameTruncation": one("Whether the name may be cut.", ["none", "possible"]),
            "nationality": text("As it stands there."),
            "nationalityName": text("Its English name; null where the code is in no table.", null=True),
            "dateOfBirth": text("YYYY-MM-DD; the six characters where that is not known."),
            "sex": some("What the zone says.", ["female", "male", "unspecified"]),
            "dateOfExpiry": text("YYYY-MM-DD; the six characters where that is not known."),
            "optionalData": text("Null where there is none.", null=True),
            "optionalData2": text("Null where there is none.", null=True),
            "dates": many("The two dates in their parts.", ref("date"))}, null=True),
        "deviations": names("Departures from the standard."),
        "normalisations": names("What was made of the input before it was read."),
        "changes": many("With --repair what was changed.", ref("change")),
        "candidates": many("With --repair the zones that it may have been.", thing("A zone.", {
            "format": one("The format.", FORMATS), "lines": LINES, "changes": many("What was changed.",
                                                                                  ref("change"))})),
        "accessKey?": thing("With --show-key what the access keys of the chip are made from.", {
            "documentNumber": text("As it counts."), "dateOfBirth": text("YYMMDD."), "dateOfExpiry": text("YYMMDD."),
            "mrzInformation": text("With the printed check digits."),
            "mrzInformationComputed": text("With the computed ones.")}, null=True),
        "error": ref("zoneError", "Why it cannot be read, or not be repaired; null where it can.", True)}),
}
READER = thing("A reader.", {
    "name": text("Its exact name; text of its driver."),
    "state": one("What is in it.", ["empty", "present", "inUse", "exclusive", "mute", "unavailable"]),
    "atr": text("The answer to reset: hexadecimal digits; null where there is none.", HEX, True),
    "technology": some("What the answer to reset says of the chip; null where it says nothing.",
                       ["iso14443A", "iso14443B", "storageCard"], True),
    "model": thing("What is known of the model; null where nothing is.", {
        "id": text("USB vendor and product."),
        "maximumCommandLength": number("How many octets of a command it passes on; null if unknown.", null=True),
        "maximumResponseLength": number("How many octets of a response; null if unknown.", null=True),
        "sources": words("What that is known from.")}, null=True)})
OBJECT = {
    "tag": text("The tag: hexadecimal digits."), "name?": text("Its name; left out where it is not known."),
    "type?": text("Its ASN.1 type; left out where it is not known."), "offset": number("Where it begins, from 0."),
    "headerLength": number("Octets of tag and length."), "length": number("Octets of its content."),
    "truncated?": true("Left out where false: it is longer than the file."),
    "indefinite?": true("Left out where false: it has the indefinite length."),
    "objectIdentifier?": text("What an object identifier says."),
    "objects?": many("The objects in it; left out where there are none.", ref("object")),
    "fault?": ref("fault", "Why it cannot be read further; left out where it can.")}
POLICY = thing("A policy.", {"name": text("Its name."), "sha256": digest("Over what it says.")})
OVERALL = ["successful", "failed", "undetermined", "aborted"]
PER_MILLION = number("Of a million documents.", most=1_000_000)
SHARE = thing("How many.", {"count": number("How many documents."), "perMillion": PER_MILLION})
CASE = "^[A-Za-z0-9._/-]+$"
OUTCOME = ["pass", "fail", "notApplicable", "inconclusive"]
OUTCOMES = thing("How many ended so.", {word: number("How many.") for word in OUTCOME})
VALUE = {"description": "What stands there; null where nothing does."}

SHAPES = {
    "epass-inspect": ("What epass inspect --json prints", "What is in files: Docs/inspect.md.", thing("", {
        "files": many("Each file.", thing("A file.", {
            "path": text("Its path."), "kind": text("What it is, in English."),
            "file": text("The file of the logical data structure; null where it is none.", NAME, True),
            "length": number("How many octets."), "nodes": many("What is in it.", ref("node")),
            "deviations": names("Departures from the standard."),
            "problem": text("Why it cannot be read further, in English; null where it can.", null=True),
            "remedy": text("What to do, in English; null where there is nothing.", null=True),
            "outline?": ref("outline", "With --offsets where each data object stands.")})),
        "documents": many("Folders of files of one document.", thing("A document.", {
            "path": text("The folder."), "files": words("The files in it."),
            "missing": words("The files that its EF.SOD lists and that are not there.")})),
        "error": ref("error", "What went wrong beside it; null where nothing did.", True)}), {
            "object": thing("A data object.", OBJECT),
            "fault": thing("Why it cannot be read further.", {"offset": number("Where, from 0."),
                                                              "message": text("Why, in English.")}),
            "outline": thing("Where each data object stands.", {
                "objects": many("The objects.", ref("object")),
                "fault": ref("fault", "Why it cannot be read further; null where it can.", True),
                "cut": flag("Whether there are more than are shown.")})}),
    "epass-schemas": ("What epass schema --json prints", "The formats that have a JSON Schema: Docs/schemas.md.",
                      thing("", {"schemas": many("Each format.", thing("A format.", {
                          "name": text("Its name and version.", r"^epass-[a-z0-9-]+/[0-9]+$"),
                          "about": text("What it is, in English.")}))}), {}),
    "epass-profiles": ("What epass simulate --list --json prints", "The simulated documents: Docs/simulator.md.",
                       thing("", {"groups": many("Each group.", thing("A group.", {
                           "name": text("Its name."), "title": text("What it is about, in English."),
                           "profiles": many("Its documents.", thing("A document.", {
                               "name": text("Its name.", "^[a-z0-9][a-z0-9.-]*$"),
                               "about": text("What it is, in English."),
                               "numbers": words("The field notes and threats that it stands for, for example F-23.")
                           }))}))}), {}),
    "epass-document-check": ("What epass simulate --check --json prints", "What is wrong in a description.",
                             thing("", {
                                 "valid": flag("Whether it can be made."),
                                 "errors": many("What is wrong.", thing("One thing.", {
                                     "member": text("Where; null for the whole.", null=True),
                                     "code": text("What, area.code: Docs/errors.md.", CODE),
                                     **said("The same")})),
                                 "hints": many("What is not wrong, and hardly meant.", thing("One thing.", {
                                     "member": text("Where."), **said("What")}))}), {}),
    "epass-policy-list": ("What epass policy list --json prints", "Policies and groups of States: Docs/policies.md.",
                          thing("", {
                              "policies": many("Those that are built in.", thing("A policy.", {
                                  **POLICY["properties"], "about": text("What it is for, in English.")})),
                              "groupsDate": text("The day of the groups, YYYY-MM-DD.", DAY),
                              "groups": many("Groups of States.", thing("A group.", {
                                  "name": text("Its name."), "title": text("The same in words."),
                                  "countries": words("Their codes.", "^[A-Z]{1,3}$")}))}), {}),
    "epass-policy-lint": ("What epass policy lint --json prints", "What is wrong in a policy: Docs/policies.md.",
                          thing("", {
                              "policy": {**POLICY, "type": ["object", "null"], "description": "Null where it is none."},
                              "valid": flag("Whether it is a policy."),
                              "errors": many("Why it is none.", thing("One thing.", {
                                  "code": text("What, area.code: Docs/errors.md.", CODE), "member": text("Where."),
                                  "line": number("The line, from 1."), "column": number("The column, from 1."),
                                  **said("What"), **remedy()})),
                              "findings": many("What there is to say.", thing("A finding.", {
                                  "code": some("What.", ["nothingTaken", "ruleHidden", "weaker"]),
                                  "weight": one("How much it weighs.", ["fault", "weakness"]),
                                  "member": text("Where."), **said("What")}))}), {}),
    "epass-policy-diff": ("What epass policy diff --json prints", "What two policies differ in: Docs/policies.md.",
                          thing("", {"old": POLICY, "new": POLICY, "differences": many("Each.", thing("A difference.", {
                              "member": text("Where."), "before": VALUE, "after": VALUE}))}), {}),
    "epass-policy-explain": ("What epass policy explain --json prints", "A policy in sentences: Docs/policies.md.",
                             thing("", {"policy": POLICY, "sentences": many("Each sentence.", ref("message"))}), {}),
    "epass-conformance-results": (
        "What epass conform reader, chip, lds and pki print with --json and write with --out", "What came of cases of conformance: "
        "Docs/conformance.md.", thing("", {
            "campaign": one("Which cases.", ("reader", "chip", "lds", "pki")), "subject": text("What was tested."),
            "policy": {"description": "The policy that took the place of the inspection system; null for another "
                       "reader.", "anyOf": [POLICY, {"type": "null"}]},
            "counts": OUTCOMES, "units": many("Each unit.", thing("A unit.", {
                "unit": text("Its name.", CASE), **{word: number("How many.") for word in OUTCOME}})),
            "results": many("Each case, in order.", thing("A case.", {
                "case": text("Its name.", CASE), "unit": text("The unit that it belongs to.", CASE),
                "kind": one("Where it comes from.", ("guideline", "clause")), "title": text("What is special about it."),
                "clause": text("The clause that says what has to come of it."),
                "outcome": one("How it ended.", OUTCOME),
                "expected": one("What is expected.", ("successful", "failed", "either")),
                "observed": one("What was answered; null where nothing was.", ("successful", "failed"), True),
                "overall": some("The overall result; null where none is told.", OVERALL, True),
                "because": many("Why it has to fail: one of these has to be among reasons.", text("A reason.")),
                "otherReason": flag("Whether it failed, and for none of these."),
                "reasons": many("What kept it from a success, or from being run.", text("A reason.")),
                "read": many("The data groups that were read.", text("A data group.", NAME)),
                "misread": many("What may not be read and was, or has to be and was not.", text("A data group.", NAME)),
                "differs": text("Why it differs by choice; null where it does not.", null=True),
                "steps": many("What came of each step of a case for chips.", thing("A step.", {
                    "number": number("Its number in its run."),
                    "way": text("By what the chip was opened: bac, pace, or nothing."),
                    "what": text("What was done."), "expected": many("The answers that are right.", text("A word.")),
                    "observed": text("What came."),
                    "outcome": one("How it ended.", ("pass", "fail", "skipped"))})),
                "findings?": many("Of a rule for files: where it is broken.", thing("A place.", {
                    "file": text("The file, or the place in a file of trust material."),
                    "path": text("The element inside of it; empty for the file as a whole."),
                    "offset": number("Its position in octets; null where that is not known.", null=True),
                    "expected": text("What has to be there."), "observed": text("What is."),
                    "advice": flag("Whether it is only recommended.")})),
                "milliseconds": number("How long it took."),
                "trace": many("What went over the channel.", text("A line of epass-trace/1."))}))}), {}),
    "epass-conformance-cases": (
        "What epass conform reader and epass conform chip print with --list --json", "Cases of conformance: Docs/conformance.md.", thing("", {
            "cases": many("Each case, in order.", thing("A case.", {
                "case": text("Its name.", CASE), "unit": text("The unit that it belongs to.", CASE),
                "kind": one("Where it comes from.", ("guideline", "clause")), "title": text("What is special about it."),
                "clause": text("The clause that says what has to come of it."),
                "expected": one("What is expected.", ("successful", "failed", "either"))}))}), {}),
    "epass-conformance-diff": (
        "What epass conform diff --json prints", "Cases that came out otherwise in a second run: Docs/conformance.md.",
        thing("", {"differences": many("Each.", thing("A case.", {
            "case": text("Its name.", CASE),
            "before": one("How it ended first; null where it was not run.", OUTCOME, True),
            "after": one("How it ended then; null where it was not run.", OUTCOME, True)}))}), {}),
    "epass-lds2": ("What epass lds2 append and epass lds2 write print with --json", "What came of a change of an LDS2 "
                   "application: Docs/lds2.md.", thing("", {
                       "application": text("Which.", NAME), "file": text("Which file.", NAME),
                       "number?": number("Appended: the number of the record; null where that is not known.", 1, True),
                       "statusWord?": status_word("Appended: the answer of the chip; null where there was none."),
                       "readBack?": some("Appended: what reading it back showed; null where nobody looked.", [], True),
                       "readBackStatusWord?": status_word("Appended: the answer to that; null where all is well."),
                       "activated?": flag("Written: whether the file is activated; null where nobody knows.", True),
                       "error": ref("error", "Why it did not come to its end; null where it did.", True)}), {}),
    "epass-batch-summary": (
        "What epass verify --batch --summary writes", "How many documents came out how: Docs/scaling.md. It holds "
        "nothing of a person.", thing("", {
            "complete": flag("Whether the end of the input was reached, and all of it written."),
            "time": time("The time judged at."), "policy": POLICY, "threadCount": number("How many threads judged.", 1),
            "milliseconds": number("How long it took by the clock."),
            "resumedCount": number("How many inputs were passed over because their lines stood in the file."),
            "documentCount": number("How many lines were written; all that follows is of these."),
            "passedOverCount": number("How many files that were found are results of epass, and no documents."),
            "overall": thing("By overall result.", {
                **{word: SHARE for word in OVERALL}, "unread": SHARE}),
            "decisions?": thing("By decision; left out where the policy decides nothing.", {
                word: SHARE for word in ("accept", "review", "reject")}),
            "countries": many("By issuing State, in the order of their names; those after the first 1000 are one, "
                              "without a name.", thing("A State.", {
                                  "country": text("As it stands in DG1; null where that was not read.", null=True),
                                  "documentCount": number("How many."), **{word: SHARE for word in OVERALL}})),
            "reasons": many("Checks that were not successful, most frequent first.", thing("One of them.", {
                "check": text("The check by its name: Docs/checks.md.", KEY),
                "result": one("How it ended.", ["failed", "undetermined", "aborted"]),
                "reason": text("Why: Docs/checks.md; null where it says no more.", null=True),
                "count": number("In how many documents."), "perMillion": PER_MILLION})),
            "errors": many("Why inputs could not be read.", thing("An error.", {
                "code": text("Which, area.code: Docs/errors.md.", CODE), "count": number("How many inputs."),
                "perMillion": PER_MILLION}))}), {}),
    "epass-result-verification": (
        "What epass result verify --json prints", "Who signed a result of the verification service, and whether it is "
        "the one that was expected: Docs/service.md. It holds nothing of a person.", thing("", {
            "outcome": one("verified: the signature is valid and all that was compared fits. It is of the token, and "
                           "not of the document.", ["verified", "failed"]),
            "signature": thing("The signature.", {
                "valid": flag("Whether it is of one of the keys given."),
                "reason": one("Why not; null where it is.", ["keyUnknown", "otherAlgorithm", "signatureWrong"], True),
                "algorithm": one("As the header names it.", ["ES256", "EdDSA"]),
                "keyId": text("Which key, as the header names it."),
                "thumbprint": text("The key's thumbprint (RFC 7638); null where it is not valid.",
                                   "^[A-Za-z0-9_-]{43}$", True)}),
            "comparisons": many("What was compared, and what was not; none where the signature is not valid.", thing(
                "One of them.", {
                    "member": one("What.", ["audience", "transaction", "nonce", "evidence", "policy", "trust", "age"]),
                    "outcome": one("What came of it.", ["met", "unmet", "notCompared"]),
                    "expected": text("What was expected, of the age the most seconds; null where it was not compared.",
                                     null=True),
                    "found": text("What the result says, of the age the seconds since it was signed; null for nothing.",
                                  null=True)})),
            "result": thing("What was signed; null where the signature is not valid.", {
                "issuer": text("Who signed, as it calls itself."), "audience": text("Whom it is for."),
                "signedTime": time("When it was signed."), "identifier": text("Of this token alone."),
                "nonce": text("What the transaction was opened with; null for nothing.", null=True),
                "transaction": text("The transaction."), "overall": one("The overall result.", OVERALL),
                "test": flag("Whether it rests on a synthetic issuer."),
                "assurances": many("What is assured.", one("A statement: Docs/assurance.md.", [
                    "dataGenuine", "documentCurrent", "holderPrintMatches", "chipOriginal",
                    "chipOriginalShownToVerifier", "fresh"])),
                "decision": thing("What the policy decides; null where it decides nothing.", {
                    "outcome": one("What.", ["accept", "review", "reject"]),
                    "rule": text("By which rule; null where none fits.", null=True)}, null=True),
                "policy": {**POLICY, "type": ["object", "null"], "description": "The policy judged by; null for none."},
                "trustSHA256": digest("Of the trust material."),
                "evidenceSHA256": digest("Of the evidence, in the canonical form of its bundle.")}, null=True)}), {}),
    "epass-doctor": ("What epass doctor --json prints", "What a machine has for reading documents: Docs/doctor.md. It "
                     "holds nothing of a person.", thing("", {
                         "tool": ref("tool"), "time": time("When."), "system": thing("The system.", {
                             "distribution": text("Its name, for example debian, or null.", null=True),
                             "release": text("Its number, or null.", null=True), "kernel": text("The kernel's number."),
                             "architecture": one("Of the processor.", ["x86_64", "aarch64", "other"]),
                             "systemd": flag("Whether it runs."), "container": flag("Whether it is one."),
                             "remoteSession": flag("Whether the session is from elsewhere."),
                             "usbReaders": many("Readers on USB.", thing("A reader.", {
                                 "vendor": text("Four hexadecimal digits."),
                                 "product": text("Four hexadecimal digits."),
                                 "name": text("Its name."), "module": text("The kernel's driver; null for none.",
                                                                           null=True)}))}),
                         "checks": many("What was looked at.", thing("A check.", {
                             "id": text("Which.", KEY),
                             "outcome": one("How it ended.", ["ok", "warning", "problem", "unknown", "notApplicable"]),
                             **said("What was seen"), **remedy(True),
                             "command": text("The command that does it; null for none.", null=True)})),
                         "readers": many("Readers of PC/SC.", thing("A reader.", {
                             "model": text("Its model."),
                             "state": READER["properties"]["state"]})),
                         "document": table("What of a document may leave the machine (Docs/doctor.md); null where "
                                           "none was asked for.", {}) | {"type": ["object", "null"]},
                         "trace": {"description": "The place of a trace; null.", "type": "null"}}), {}),
}

FAILURE = {name: DEFINITIONS[name] for name in ("error", "message", "argument")}
SCHEMAS = {
    "epass-error-1": {
        "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "epass-error-1.schema.json",
        "title": "What every command of epass prints with --json where it could not be carried out",
        "description": "The error of each command: the object that every other format has as error. The name in schema "
                       "is that of the command's own format, or epass-error/1 where the command line was not "
                       "understood; epass read, verify and inspect have other members beside it. " + FURTHER,
        "type": "object", "required": ["schema", "error"],
        "properties": {"schema": text("The format of the command.", r"^epass-[a-z0-9-]+/[0-9]+$"),
                       "error": ref("error")},
        "$defs": FAILURE},
    "epass-readers-1": document(
        "epass-readers", 1, "What epass readers --json prints (epass-readers/1)",
        "The smart-card readers: Docs/readers.md. " + FURTHER, {"reader": READER, **FAILURE},
        thing("", {"readers": many("Each reader; empty where they could not be listed.", ref("reader")),
                   "error": ref("error", "Why they could not be listed; null where they were.", True)})),
    "epass-readers-event-1": document(
        "epass-readers-event", 1, "What epass readers --watch --json prints, line by line (epass-readers-event/1)",
        "What happens on the readers: Docs/readers.md. " + FURTHER, {"reader": READER, **FAILURE},
        thing("", {"event": one("What happened; error is the last one.", ["added", "changed", "removed", "error"]),
                   "reader": ref("reader", "The reader; null in an error.", True),
                   "error": ref("error", "Why it ends; null in what is no error.", True)})),
}
_stated = {"schema": {"description": "The name and version of the format.", "const": "epass-mrz/1"}}
_zone = MRZ_OWN.pop("zone")
_zone["required"].insert(0, "schema")
_zone["properties"] = {**_stated, **_zone["properties"]}
SCHEMAS["epass-mrz-1"] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "epass-mrz-1.schema.json",
    "title": "What epass mrz --json prints (epass-mrz/1)",
    "description": "A machine readable zone; of several zones their results and how many came out how. With "
                   "--json-lines one zone a line. " + FURTHER,
    "type": "object", "required": ["schema"], "if": {"required": ["results"]}, "then": ref("several"),
    "else": ref("one"), "$defs": {
        "one": {"if": {"required": ["result"]}, "then": ref("zone"), "else": ref("failure")},
        "failure": thing("What is printed where no zone could be looked at.", {**_stated, "error": ref("error")}),
        **FAILURE, "zone": _zone, **MRZ_OWN,
        "several": thing("Several zones.", {
            **_stated, "results": many("Each zone, in order.", ref("zone")),
            "zoneCount": number("How many there are."), "failedCount": number("How many are wrong."),
            "undeterminedCount": number("How many somebody has to decide."),
            "unreadableCount": number("How many cannot be read.")})}}
for _name, (_title, _about, _shape, _own) in SHAPES.items():
    # The others look at what is in the program, or say what is wrong in members of their own.
    _fails = _name not in ("epass-profiles", "epass-document-check", "epass-policy-list", "epass-batch-summary",
                         "epass-schemas", "epass-conformance-cases")
    SCHEMAS[f"{_name}-1"] = document(
        _name, 1, f"{_title} ({_name}/1)", f"{_about} " + FURTHER,
        used([_shape, _own, ref("error")] if _fails else [_shape, _own], {**DEFINITIONS, **_own}), _shape, failing=_fails)
_row = {
    "id": text("The number, or the name.", CASE),
    "title": text("What is special."), "clause": text("The clause that says what has to come of it."),
    "profiles?": many("The features that a reader has to claim.", text("A feature.", CASE)),
    "configuration?": text("The description that is read, by its name.", CASE),
    "document?": table("A description of its own: the members of epass-document/2 without schema.", {}),
    "notMade?": text("Why there is none."), "changes?": table("Members in the place of those of the configuration.", {}),
    "password?": one("What opens the chip.", ("mrz", "can")),
    "credentials?": flag("Whether the terminal holds certificates and a key."),
    "knowsSigner?": flag("Whether the certificate of the document signer is at hand beside the CSCA's."),
    "expected": one("What has to be answered.", ("successful", "failed", "either")),
    "because?": many("Why it has to fail, of which one at least has to be met.", text("A check with its result and "
                     "reason, a code of an error, or a deviation.")),
    "read?": many("Data groups that have to be read.", text("A data group.", "^DG[0-9]+$")),
    "unread?": many("Data groups that may not be.", text("A data group.", "^DG[0-9]+$")),
    "reading?": text("How a text is read that contradicts itself or a standard."),
    "differs?": text("Why this reader answers otherwise by choice.")}
_moved = thing("A row that went elsewhere.", {"id": text("Its number.", CASE), "movedTo": text("Where to.", CASE)}, True)
_deleted = thing("A row that was deleted.", {"id": text("Its number.", CASE), "deletedIn": text("When.")}, True)
SCHEMAS["epass-conformance-1"] = document(
    "epass-conformance", 1, "A file of cases of conformance for readers, as epass conform reader reads it "
    "(epass-conformance/1)", "The cases of one unit: Docs/conformance.md. A member that is not named is refused.", {},
    thing("", {
        "campaign": one("Which cases.", ("reader",)), "unit": text("The name of the unit.", CASE),
        "title": text("What it is about."), "kind?": one("Where they come from.", ("guideline", "clause")),
        "source": thing("What they come from.", {
            "document": text("The document."), "edition": text("Its edition."), "day?": day("Its day.")}, True),
        "at": day("When the documents are read."),
        "cases": many("The rows.", {"anyOf": [thing("A case.", _row, True), _moved, _deleted]}, maxItems=1000)}, True))
