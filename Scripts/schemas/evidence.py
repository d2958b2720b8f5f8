# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""A bundle of evidence: what `epass read --out` writes and `epass verify` takes."""
from schemas.common import CODE, DEFINITIONS, KEY, LDS2, access, strictly
from schemas.shape import (BASE64, HEX, NAME, OID, document, flag, many, number, one, ref, status_word, table, text,
                           thing, time, true, used)

PROTOCOLS = ["activeAuthentication", "chipAuthentication", "chipAuthenticationMapping", "terminalAuthentication"]
OUTCOMES = ["completed", "refused", "lost", "aborted", "notRun"]
STATES = ["read", "absent", "accessDenied", "nonConformant", "tooLarge", "aborted"]
ORIGINS = ["chip", "told", "given"]
FILES = [f"DG{number}" for number in range(1, 17)] + [
    "COM", "SOD", "CardAccess", "CardSecurity", "DIR", "ATRInfo", "CVCA"]


def hexadecimal(about, null=False, most=None):
    shape = text(about + " Hexadecimal digits.", HEX, null)
    return {**shape, "maxLength": 2 * most} if most else shape


def base64(about, null=False):
    return text(about + " Base64.", BASE64, null)


def channel(null=False):
    about = "The number of the secure channel, from 1; 0 for none." + (" Null where it opened none." if null else "")
    return number(about, 0, null, 1000)


def own(about, members):
    return thing(about, members, closed=True)


ORIGIN = one("How these octets came here; left out where it is not known.", ORIGINS)
ERROR_CODE = text("The error, area.code; null where there was none.", CODE, True)
LENGTH = {"null": True, "most": 65536}

OWN = {
    "file": own("A file that was attempted.", {
        "file": one("The file by its name.", FILES), "state": one("How it was found.", STATES),
        "statusWord?": status_word(), "protected": flag("Whether it came through secure messaging."),
        "channel": channel(), "octets?": base64("What was read; null unless the state is read.", True),
        "trailing?": base64("Octets behind a data group, which its hash counts; null where there are none.", True),
        "partial?": base64("What had come of a file that was aborted; null where nothing had.", True),
        "resumed?": true("Left out where false: a part of it is from a reading before."), "origin?": ORIGIN}),
    "chip": own("What came of the protocols of the chip; null where one did not begin.", {
        "activeAuthentication?": ref("activeAuthentication", null=True),
        "chipAuthentication?": ref("chipAuthentication", null=True), "mapping?": ref("mapping", null=True),
        "terminalAuthentication?": ref("terminalAuthentication", null=True),
        "skipped": many("The protocols that were left out, each once.", one("A protocol.", PROTOCOLS),
                        uniqueItems=True)}),
    "activeAuthentication": own("Active Authentication; the signature is computed again by who judges.", {
        "challenge": text("What the chip was given: 8 octets, hexadecimal digits.", "^[0-9A-Fa-f]{16}$"),
        "challengeSource": one("Who chose it: the terminal, or the one who judges.", ["terminal", "verifier"]),
        "outcome": one("How it ended.", OUTCOMES),
        "response?": hexadecimal("What the chip answered; null unless completed.", True),
        "statusWord?": status_word(), "channel": channel(),
        "expectedLength": number("Le, in octets.", most=65536),
        "limitedTo?": number("For how many octets there was room, where the answer does not fit; else null.", **LENGTH),
        "code?": ERROR_CODE, "origin?": ORIGIN}),
    "chipAuthentication": own("Chip Authentication; it leaves no proof behind.", {
        "outcome": one("How it ended; mismatch: the answer under the new keys does not verify.",
                       ["completed", "mismatch", "refused", "lost", "aborted", "notRun"]),
        "protocolIdentifier?": text("The object identifier; null where it was not run.", OID, True),
        "keyId?": number("The id of the key; null where it has none.", None, True),
        "variant?": one("By MSE:Set KAT, or by MSE:Set AT and GENERAL AUTHENTICATE; null where it was not run.",
                        ["keyAgreementTemplate", "authenticationTemplate"], True),
        "stated": flag("Whether DG14 has a ChipAuthenticationInfo (F-58)."), "statusWord?": status_word(),
        "channel?": channel(True),
        "notRunReason?": one("Why it was not run; null where it was.", ["noUsableKey", "readerTooShort"], True),
        "attempts": many("Every attempt, in order.", ref("agreement"), maxItems=24),
        "masterFile?": true("Left out where false: with a key of EF.CardSecurity, in the master file.")}),
    "agreement": own("An attempt of Chip Authentication.", {
        "protocolIdentifier": text("The object identifier.", OID),
        "keyId?": number("The id of the key; null where it has none.", None, True),
        "variant": one("By which commands.", ["keyAgreementTemplate", "authenticationTemplate"]),
        "keyReference": flag("Whether the commands named the key."),
        "outcome": one("How it ended.", ["completed", "mismatch", "refused", "lost", "aborted"]),
        "statusWord?": status_word(), "code?": ERROR_CODE, "channel?": channel(True)}),
    "mapping": own("What PACE with chip authentication mapping brought.", {
        "parameterId?": number("The id of the domain parameters; null where they have none.", None, True),
        "groupName": text("The name of the curve."), "mappingPublicKey": hexadecimal("The chip's.", most=1024),
        "chipAuthenticationData?": hexadecimal("Decrypted; null where it cannot be.", True, 1024),
        "encryptedData": hexadecimal("As it came.", most=1024), "channel": channel()}),
    "terminalAuthentication": own("Terminal Authentication.", {
        "outcome": one("How it ended.", OUTCOMES),
        "references": many("The chip's trust points.", text("A name."), maxItems=8),
        "certificates": many("The holders of the certificates that the chip accepted.", text("A name."), maxItems=64),
        "grantedRights": many("The data groups that may be read.", number("A number.", 1, most=16), maxItems=16),
        "lds2Rights?": many("Rights in LDS2 applications; left out where there are none.", own("A right.", {
            "application": one("Where.", LDS2), "rights": hexadecimal("The bits.", most=17)}), maxItems=3),
        "step?": text("At which step it ended; null on success.", null=True), "statusWord?": status_word(),
        "reason?": one("Why it was not run; null where it was.", [
            "credentialsNotHeld", "chipNotAuthenticated", "chipNotVerified", "noChain", "signerFailed", "noRights",
            "noTrustPoint", "readerTooShort"], True),
        "signerError?": text("The code of the signer's error; left out where there was none."),
        "channel?": channel(True),
        "unverifiedChip?": flag("Whether it was run with a chip that had not shown itself genuine.")}),
    "application": own("An application that was read as it is.", {
        "identifier": hexadecimal("The application identifier.", most=16), "name": text("What the caller calls it."),
        "selection?": status_word("The answer to SELECT; null where there was none."),
        "files": many("Its files.", own("A file, by its identifier, its short one or both.", {
            "fileIdentifier?": text("Four hexadecimal digits, or null.", "^[0-9A-F]{4}$", True),
            "shortEF?": number("1 to 30, or null.", 1, True, 30),
            "tag?": hexadecimal("The tag that its content begins with, or null.", True, 4),
            "state": one("How it was found.", STATES), "statusWord?": status_word(), "channel": channel(),
            "octets?": base64("What was read; null unless the state is read.", True)}))}),
    "lds2": own("An LDS2 application.", {
        "application": one("Which.", LDS2), "state": one("How it was found.", STATES), "statusWord?": status_word(),
        "files": many("Its files.", own("A file.", {
            "file": text("Its name.", NAME), "state": one("How it was found.", STATES), "statusWord?": status_word(),
            "channel": channel(), "records": many("Its records, in order.", base64("A record."))}))}),
    "printed": own("How the printed zone compared with DG1; never what is printed.", {
        "source": one("What was given.", ["none", "lines", "triple", "can"]),
        "fields": many("How each field compared.", own("A field.", {
            "field": one("Which.", ["documentCode", "issuer", "documentNumber", "nationality", "dateOfBirth", "sex",
                                    "dateOfExpiry", "optionalData", "optionalData2", "name"]),
            "outcome": one("How.", ["equal", "different"])}), maxItems=16),
        "format?": one("Of lines; else null.", ["TD1", "TD2", "TD3", "MRV-A", "MRV-B"], True),
        "wrongCheckDigits?": many("Of lines the check digits that are wrong; else null.", one("Of which field.", [
            "documentNumber", "dateOfBirth", "dateOfExpiry", "optionalData", "composite"]), True)}),
    "exchange": own("How much was exchanged with the chip.", {
        "commands": number("How many commands."), "bytesSent": number("Octets of commands."),
        "bytesReceived": number("Octets of responses."), "milliseconds": number("How long it took.")}),
    "typed": {
        "description": "An argument of a message under the name of its type.", "type": "object",
        "additionalProperties": False, "minProperties": 1, "maxProperties": 1,
        "properties": {
            "text": text("Data."), "number": number("A count.", None), "date": text("A day or a moment."),
            "country": text("The code of a State."), "message": ref("message"),
            "list": many("Several pieces of data.", text("One.")),
            "messages": many("Several messages.", ref("message"))}},
    "message": own("A message by its key.", {
        "key": text("In Languages/en.json.", KEY), "arguments?": table("Its arguments by their names.", ref("typed"))}),
    "failure": own("Why the reading ended early.", {
        "code": text("What went wrong, area.code: Docs/errors.md.", CODE),
        "phase": one("How far it had come.", ["connect", "application", "access", "files", "chip", "judgement"]),
        "statusWord?": status_word(), "message": text("What happened, in English."),
        "remedy": text("What to do next, in English."),
        "triesLeft?": number("How many tries the chip says are left; null where it does not.", null=True, most=15),
        "messageKey?": text("The message as a key; left out where there are words alone.", KEY),
        "arguments?": table("Its arguments by their names.", ref("typed")),
        "remedyKey?": text("The remedy as a key; left out where there are words alone.", KEY),
        "remedyArguments?": table("Its arguments by their names.", ref("typed"))}),
}

EVIDENCE = own("", {
    "origin?": one("How the octets came here, as the bundle says: read by the program that wrote it, told by another "
                   "one, or given by somebody. Left out where it is not known.", ORIGINS),
    "tool": ref("tool", "What read."),
    "claims?": many("What the reader claims and nothing shows; left out where it claims nothing.", one("A protocol.", [
        "passiveAuthentication", "activeAuthentication", "chipAuthentication", "chipAuthenticationMapping"])),
    "startedAt?": time("When the reading began; null where it has no clock.", True),
    "reader?": ref("reader", "The reader; null where there was none.", True), "access": ref("access"),
    "chip?": ref("chip"), "application?": hexadecimal("The identifier of the document's application.", most=16),
    "files": many("Every file that was attempted, each once, in order.", ref("file"), maxItems=64),
    "applications?": many("What was read raw.", ref("application")),
    "lds2?": many("LDS2 applications; left out where none was attempted.", ref("lds2"), maxItems=3),
    "printed": ref("printed"), "exchange?": ref("exchange", "How much was exchanged; null if unknown.", True),
    "recoveries?": many("What was disturbed and tried again, in order.", ref("recovery")),
    "deviations": many("Departures that were tolerated.", text("A name; the set is open.", "^[A-Za-z0-9]{1,64}$"),
                       maxItems=256),
    "ways?": many("Ways that no standard forbids.", text("A name; the set is open.", "^[A-Za-z0-9]{1,64}$"),
                  maxItems=256),
    "error?": ref("failure", "Why the reading ended early; null where it did not.", True),
    "signature?": text("A detached JWS over the bundle without this member, in canonical form (RFC 7515, Appendix F; "
                       "RFC 8785); left out where nobody signed.", "^[A-Za-z0-9_-]+[.][.][A-Za-z0-9_-]+$"),
})

POOL = {**{name: strictly(DEFINITIONS[name]) for name in ("tool", "reader", "recovery", "skipped")}, **access(False),
        **OWN}
POOL["skipped"] = strictly(POOL["skipped"])
SCHEMAS = {"epass-evidence-2": document(
    "epass-evidence", 2, "A bundle of evidence of epass (epass-evidence/2)",
    "What epass read --out and epass evidence make write, and epass verify reads: Docs/evidence.md and Docs/report.md. "
    "A member that is not named here is refused, and so are members that no reading can have brought together, which "
    "no schema can say. It holds personal data.", used(EVIDENCE, POOL), EVIDENCE)}

OCTETS = {"description": "Octets: hexadecimal digits or base64, or a list of numbers.", "anyOf": [
    {"type": "string"}, {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 255}}]}
GIVEN = own("", {
    "files": {**table("The files by their names (EF.SOD, DG1 and others: Docs/evidence.md), octet for octet as the "
                      "chip sent them; null for one that was not read.",
                      {**OCTETS, "anyOf": [*OCTETS["anyOf"], {"type": "null"}]}), "minProperties": 1},
    "printedMRZ?": text("The lines of the printed zone with line feeds between them, NUMBER,DATE,DATE, or the 24 "
                        "characters of the key; needed where the password is mrz."),
    "activeAuthentication?": own("Challenge and answer of Active Authentication.", {
        "challenge": {**OCTETS, "description": "What the chip was given, 8 octets, in these forms."},
        "response": {**OCTETS, "description": "What it answered, without status bytes, in these forms."}}),
    "reader?": own("What the program that read says of itself.", {
        "name?": text("What it is called."), "version?": text("Its version."),
        "opened?": one("How it opened the chip: recorded.", ["none", "BAC", "PACE"]),
        "password?": one("The kind of password: recorded.", ["mrz", "can", "pin", "puk"]),
        "succeeded?": many("What it says went well; shown, and counted by no check.", one("A protocol.", [
            "passiveAuthentication", "activeAuthentication", "chipAuthentication", "chipAuthenticationMapping"]))})})
SCHEMAS["epass-files-1"] = document(
    "epass-files", 1, "Files of a document in one JSON text, as another program gives them (epass-files/1)",
    "What epass verify and epass evidence make read of other programs: Docs/evidence.md. A member that is not named "
    "here is refused.", {}, GIVEN)
# A text without it is of this form, too.
SCHEMAS["epass-files-1"]["required"].remove("schema")
SCHEMAS["epass-files-1"].update({
    "if": {"required": ["reader"], "properties": {"reader": {
        "required": ["opened", "password"], "properties": {"password": {"const": "mrz"}}}}},
    "then": {"required": ["printedMRZ"]}})
