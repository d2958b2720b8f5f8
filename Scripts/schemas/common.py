# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""What several formats have in common."""
from schemas.shape import (COUNTRY, HEX, NAME, OID, WORD, digest, flag, many, number, one, ref, status_word,
                           table, text, thing, time)

RESULTS = ["successful", "failed", "undetermined", "notSupported", "aborted"]
BASES = ["named", "pinned", "verified", "linked", "listed", "unpinned"]
LISTS = ["masterList", "deviationList", "defectList", "documentSignerList"]
SOURCES = ["certificateFile", "masterList", "ldif", "revocationList", "deviationList", "defectList",
           "documentSignerList"]
PHASES = ["input", "connect", "application", "access", "files", "chip", "judgement", "trust", "output"]
KNOWN_APPLICATIONS = ["eMRTD", "travelRecords", "visaRecords", "additionalBiometrics", "eID", "eSign",
                      "cryptographicInformation", "drivingLicence", "europeanDrivingLicence", "mobileDocument",
                      "cardManager"]
LDS2 = ["travelRecords", "visaRecords", "additionalBiometrics"]
CIPHERS = ["3DES", "AES-128", "AES-192", "AES-256"]
MAPPINGS = ["GM", "IM", "CAM"]
PASSWORDS = ["mrz", "can", "pin", "puk"]
CODE = r"^[A-Za-z0-9]+(\.[A-Za-z0-9]+)+$"
KEY = r"^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$"
STATES = r"^(\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"


def check_id(about="The name of the check, by parts: Docs/checks.md. Later versions add some."):
    return text(about, r"^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$")


def result(about="How it ended.", null=False):
    return one(about, RESULTS, null)


def reason(about="Why it ended so: Docs/checks.md. Null where there is nothing to say. Later versions add some."):
    return text(about, WORD, True)


def names(about):
    return many(about, text("A name; the set is open.", WORD))


def words(about, pattern=None):
    return many(about, text("One of them.", pattern))


ARGUMENTS = table("The arguments by their names; empty where there are none.", ref("argument"))


def said(about, null=False):
    """The three members by which every format says something."""
    return {"message": text(f"{about}, in one English sentence" + ("; null where there is nothing to say." if null
                                                                   else "."), null=null),
            "messageKey": text("The same as a key of Languages/en.json; later versions add some." +
                               (" Null where the sentence is." if null else ""), KEY, null),
            "arguments": ARGUMENTS}


def remedy(null=False):
    """What to do next."""
    return {"remedy": text("What to do next, in English" + ("; null for nothing." if null else "."), null=null),
            "remedyKey": text("The same as a key of Languages/en.json" + ("; null for nothing." if null else "."), KEY,
                              null),
            "remedyArguments": table("The arguments of that message by their names.", ref("argument"))}


ERROR = {
    "code": text("What went wrong, area.code: Docs/errors.md. Later versions add some.", CODE),
    "phase": one("How far it had come.", PHASES),
    **said("What happened"), **remedy(),
    "retryable": flag("Whether the same command may succeed later."),
}

TRUST = {
    "name": text("What it is called: the path of the store, folder or file; null where nothing is trusted.", null=True),
    "sha256": digest("Over everything in it that can change a verdict."),
    "anchorCount": number("How many CSCA certificates it has."),
    "countryCount": number("Of how many countries."),
}

DEFINITIONS = {
    "error": thing("Why a command could not be carried out.", ERROR),
    "argument": {
        "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; "
                       "another message, or several.",
        "anyOf": [{"type": "string"}, {"type": "integer"}, ref("message"),
                  {"type": "array", "items": {"anyOf": [{"type": "string"}, ref("message")]}}]},
    "message": thing("A message.", said("What it says")),
    "tool": thing("The program.", {"name": text("What it is called."), "version": text("Its version.")}),
    "trust": thing("The trust material that was looked at.", TRUST),
    "voucher": thing("Who vouches for a certificate or list.", {
        "kind": one("What stands behind it.", ["named", "pin", "pinnedList", "ownState", "grant", "link", "list",
                                                "linkUnderList", "nothing"]),
        "list": text("The name of the list; null where it is none.", null=True),
        "publisher": text("The State that published the list; null where there is none, or it is not known.",
                          COUNTRY, True),
        "publisherSHA256": digest("The CSCA certificate of that State; null where it is not known.", True),
        "pinned": flag("Whether the operator pinned the list; null where there is none.", True),
        "granted": text("About which States the publisher may speak by the operator's grant: codes with commas, * for "
                        "all; null for none.", STATES, True)}),
    "source": thing("A file that something came in.", {
        "kind": one("What file it is.", SOURCES), "name": text("Its name."),
        "sha256": digest("Of the file; null where it is not known.", True),
        "signer": text("Of a list the CSCA behind its signer, or the signer itself; null where none is known.",
                       null=True),
        "signingTime": time("When it was signed; null where it does not say.", True),
        "importTime": time("When it came into the store, or was loaded; null where that is not known.", True),
        "publisher": text("The State that published the list, or null.", COUNTRY, True),
        "publisherSHA256": digest("The CSCA certificate of that State, or null.", True),
        "granted": text("About which States it may speak by grant; null for none, and where it is no list.", STATES,
                        True)}),
    "block": thing("What the operator blocked.", {
        "sha256": digest("The certificate or key that is blocked; null for a series or a number.", True),
        "keySHA256": digest("The key of that certificate; null for a series, and as long as it was not met.", True),
        "issued": text("A certificate by its serial number in hexadecimal, @ and its issuer; null for a digest or a "
                       "series.", null=True),
        "series": text("A range of document numbers, STATE:TYPE:FROM-TO; null for a certificate.", null=True),
        "operatorReason": text("Why, in the operator's words."), "sinceTime": time("Since when."),
        "untilDate": text("The last day of it, YYYY-MM-DD; null where it has no end.", null=True),
        "inForce": flag("Whether it holds today.")}),
    "revocationList": thing("A certificate revocation list.", {
        "issuer": text("Who issued it: the subject."), "thisUpdate": time("When it was issued."),
        "nextUpdate": time("When the next one is due; null where it does not say.", True),
        "ageDays": number("Whole days since it was issued; negative where it lies ahead.", None)}),
    "finding": thing("What a check found.", {
        "id": check_id(), "result": result(), "reason": reason(),
        "clause": text("The clause of the standard that it stands on; several with semicolons."),
        **said("What was found", True)}),
    "node": thing("A line of what epass inspect shows, and what stands beneath it.", {
        "name": text("What it is, in lowerCamelCase: Docs/inspect.md. The set is open.", WORD),
        "label?": text("The name as text has it, where data is in it: a number, a tag, an object identifier."),
        "hidden?": {"description": "Left out where false: true where personal data is not shown without --reveal.",
                    "const": True},
        "value?": {"description": "What it says: text, a number or a truth value; left out where it is hidden, is "
                                  "octets, or has only lines beneath it.", "type": ["string", "integer", "boolean"]},
        "unit?": text("Of a number: octets, bits and the like; left out where it has none."),
        "octets?": text("In place of a value: hexadecimal digits, of at most 4096 octets.", HEX),
        "length?": number("How many octets there are, where they are more than that."),
        "children?": many("The lines beneath it; left out where there are none.", ref("node"))}),
    # Of an offer of PACE; the same in evidence and report.
    "skipped": thing("An entry of EF.CardAccess that was not used.", {
        "objectIdentifier": text("Of the protocol.", OID),
        "protocolName?": text("Its name in the standard; null for an unknown one.", null=True),
        "mapping?": one("How the nonce is mapped; null for an unknown protocol.", MAPPINGS, True),
        "parameterId?": number("The id of the domain parameters; null where they have none.", None, True),
        "parameterName?": text("The name of curve or group; null where it is not known.", null=True),
        "cipher?": one("Of the secure channel; null for an unknown protocol.", CIPHERS, True),
        "reason": one("Why it was not used.", [
            "domainParametersNotTrusted", "domainParametersUnknown", "versionNotSupported", "mappingNotAllowed",
            "algorithmMismatch", "protocolUnknown", "malformed", "readerTooShort"])}),
    "reader": thing("The reader.", {
        "name": text("Its name; text of its driver. Null where there is none.", null=True),
        "atr": text("The answer to reset: hexadecimal digits, at most 64 octets.", HEX),
        "protocol": text("The transmission protocol, for example T=1; empty where nothing was read."),
        "maximumCommandLength?": number("How many octets of a command it was taken to pass on; null if unknown.",
                                        null=True),
        "maximumResponseLength?": number("How many octets of a response; null if unknown.", null=True),
        "limitSource?": one("Whether the reader stated them, its model is known, or they were assumed, or null.",
                            ["stated", "knownModel", "assumed"], True)}),
    "recovery": thing("What was disturbed and tried again.", {
        "command": number("The number of the command, from 1."),
        "step": one("In which step.", ["access", "application", "file", "chipAuthentication", "terminalAuthentication",
                                       "activeAuthentication", "record", "appending", "writing", "continuity",
                                       "otherApplication"]),
        "file?": text("Which file, by its name; null for no file.", NAME, True),
        "offset?": number("From which octet of it; null for no file.", null=True),
        "code?": text("The error, area.code; null where there was a status word alone.", CODE, True),
        "statusWord?": status_word(),
        "action": one("What was done.", ["repeated", "reopened", "readAgain"])}),
}


def access(report):
    """How the chip was opened; in a report nothing is left out."""
    def may(name):
        return name if report else name + "?"

    def offer(about):
        return {
            may("mapping"): one(f"With PACE how the nonce is mapped; {about}", MAPPINGS, True),
            may("objectIdentifier"): text(f"With PACE the object identifier of the protocol; {about}", OID, True),
            may("protocolName"): text(f"With PACE its name in the standard; {about}", null=True),
            may("parameterId"): number("The id of the domain parameters (Doc 9303-11, 9.5.1); null without PACE, or "
                                       "where the chip gives them none.", None, True),
            may("parameterName"): text(f"The name of curve or group; {about}", null=True)}

    protocols = ["none", "BAC", "PACE"]
    attempt = thing("An attempt to open the chip.", {
        "protocol": one("By which protocol.", protocols),
        may("password"): one("The kind of password; null where none was used.", PASSWORDS, True),
        "checkDigits": one("Which check digits of the MRZ its key was made with.", ["none", "printed", "computed"]),
        **offer("null without PACE."), may("cipher"): one("Of the offer; 3DES with BAC, else null.", CIPHERS, True),
        may("parameterReference"): flag("Whether MSE:Set AT named the domain parameters (F-4); null without PACE.",
                                        True),
        "outcome": one("How it ended.", ["established", "refused", "failed"]),
        may("code"): text("The error, area.code; null where there was none.", CODE, True),
        may("step"): text("At which step it ended, for example GENERAL AUTHENTICATE 3; null on success.", null=True),
        may("statusWord"): status_word(),
        may("triesLeft"): number("How many tries the chip says are left; null where it does not.", null=True, most=15),
        may("milliseconds"): number("How long it took; null where no clock ran.", null=True)}, closed=not report)
    skipped = DEFINITIONS["skipped"]
    return {
        "access": thing("How the chip was opened.", {
            may("protocol"): one("none: the files are read plain; null where it was not opened.", protocols, True),
            may("method"): one("Which protocols were allowed; null in bundles that do not say.",
                               ["auto", "pace", "bac"], True),
            **offer("else null."),
            may("cipher"): one("Of the secure channel; null where there is none.", CIPHERS, True),
            may("password"): one("The kind of password that opened it, never the password; null for none.", PASSWORDS,
                                 True),
            may("milliseconds"): number("How long the attempt took that opened it; null where none did.", null=True),
            "attempts": many("Every attempt, in order.", ref("attempt")),
            may("skipped"): many("The entries of EF.CardAccess that were not used.", ref("skipped"))},
            closed=not report),
        "attempt": attempt,
        "skipped": skipped if not report else
        {**skipped, "required": list(skipped["properties"])},
    }


def strictly(shape):
    """The same object, of which the program takes no member that is not named."""
    return {**shape, "additionalProperties": False}
