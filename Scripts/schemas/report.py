# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""What `epass read` and `epass verify` print."""
from schemas.common import (BASES, DEFINITIONS, KNOWN_APPLICATIONS, LDS2, LISTS, TRUST, access, check_id, names,
                            reason, result, words)
from schemas.shape import (BASE64, FURTHER, HEX, NAME, day, digest, document, flag, many, number, one, ref, some, status_word,
                           table, text, thing, time, used)

HEADLINES = ["verified", "verifiedWithFindings", "genuineButExpired", "genuineButExpiredWithFindings", "notGenuine",
             "failed", "undetermined", "aborted"]
ASSURANCES = ["dataGenuine", "documentCurrent", "holderPrintMatches", "chipOriginal", "chipOriginalShownToVerifier",
              "fresh"]
OUTCOMES = ["accept", "review", "reject"]
FILE_STATES = ["identical", "notIdentical", "read", "presentNotRead", "absent", "accessDenied", "nonConformant",
               "tooLarge", "aborted"]
ONE_FILE = text("The file by its name: DG1 to DG16, COM, SOD, CardAccess, CardSecurity, DIR, ATRInfo, CVCA.", NAME)
KNOWN = some("What it is known as; null for one that is not known.", KNOWN_APPLICATIONS, True)
IDENTIFIER = text("The application identifier: hexadecimal digits.", HEX)
PERFORMER = one("Who ran the protocol with the chip: who judges, or a terminal before; null where it was not run, and "
                "of checks that are about no protocol.",
                ["verifier", "terminal"], True)

DEFECT = {
    "list": one("The kind of list.", LISTS), "source": text("The name of its file."), "sha256": digest("Of the list."),
    "signer": text("The subject of the CSCA behind the list; null where none is known.", null=True),
    "state": text("The State that published it; null where that is not known.", null=True),
    "entry": number("The number of the entry in the list, from 0."),
    "type": text("The object identifier of the defect or deviation."),
    "name": text("Its name in the standard."), "text": text("What the list says of it; null where it says nothing.",
                                                            null=True)}

OWN = {
    "check": thing("A check.", {
        **DEFINITIONS["finding"]["properties"],
        "role": one("What it counts for under the policy.", ["mandatory", "optional", "evaluatory"]),
        "recorded": flag("Whether the result rests on what the evidence says and octets cannot show."),
        "performedBy": PERFORMER,
        "transferable": flag("Whether the evidence convinces who judges though he was not there; null of checks that "
                             "are about no protocol.", True),
        "before": thing("How it had ended before an entry of a list changed it; null where none did.", {
            "result": result(), "reason": reason()}, null=True),
        "appliedDefect": ref("defect", "The entry of a list that changed it; null where none did.", True)}),
    "defect": thing("An entry of a deviation list or defect list.", DEFECT),
    "knownDefect": thing("An entry that speaks of the document.", {**DEFECT, "refused": some(
        "Why it was held back; null where it was not.", [
            "listNotTrusted", "otherState", "notGranted", "noExcuses", "overBroad", "notComparable", "malformed"],
        True)}),
    "readerOfReport": {**DEFINITIONS["reader"], "properties": {
        **DEFINITIONS["reader"]["properties"],
        "atr": text("The answer to reset: hexadecimal digits, at most 64 octets; null where there is none.", HEX, True),
        "protocol": text("The transmission protocol, for example T=1; null where nothing was read.", null=True)}},
    "assurance": thing("A statement that the evidence carries or does not: Docs/assurance.md.", {
        "assurance": one("Which one.", ASSURANCES), "given": flag("Whether it is given."),
        "word": one("chipOriginal: by whose word; null where it is not given, and of all others.",
                    ["observed", "verifier", "terminal"], True),
        "restsOn": many("The statements that it needs.", one("One of them.", ASSURANCES)),
        "basis": many("The checks that bear it; empty where it is not given.", check_id("A check by its name.")),
        "missing": many("What it lacks; empty where it is given.", thing("One thing.", {
            "assurance": one("A statement that it needs; null where it is a check.", ASSURANCES, True),
            "check": {**check_id("A check by its name; null where it is a statement."), "type": ["string", "null"]},
            "result": result("How that check ended; null where it is a statement.", True), "reason": reason(),
            "recorded": flag("Whether the check rests on what the evidence says.")}))}),
    "summary": thing("What is trusted, and the anchor of this document.", {
        **TRUST, "anchor": ref("anchor", "The anchor of this document; null where none was reached.", True),
        "revocationList": ref("revocationList", "The revocation list that decided, or the newest of the country; null "
                              "for none.", True)}),
    "anchor": thing("The CSCA certificate that the document leads to.", {
        "subject": text("Its subject."), "country": text("Its country; null where it names none.", null=True),
        "sha256": digest("Of the certificate."), "basis": one("Why it is trusted.", BASES),
        "vouchedBy": ref("voucher"),
        "generation": number("The number of its key among those of its country, oldest first, from 1; null where it "
                             "names no country.", 1, True),
        "generationCount": number("How many keys its country has; null where it names none.", 1, True),
        "links": words("The subjects of link certificates between document signer and anchor."),
        "sources": words("The names of the files that the anchor came in."),
        "lists": many("Those of them that are signed lists, newest first.", thing("A list.", {
            "kind": one("What list.", LISTS), "name": text("Its name."), "sha256": digest("Of the list."),
            "signer": text("The CSCA behind its signer; null where none is known.", null=True),
            "signingTime": time("When; null where it does not say.", True)}))}),
    "document": thing("What DG1 says, and DG11 and DG12 where they were read. As good as the checks of their hashes.", {
        "format": one("The format of the zone.", ["TD1", "TD2", "TD3"]), "documentCode": text("For example P or ID."),
        "issuer": text("The issuing State as it stands there, for example UTO or D."),
        "issuerName": text("Its English name; null where the code is in no table.", null=True),
        "documentNumber": text("The number without fillers."), "name": text("The name for people."),
        "primaryIdentifier": text("The surname as in the zone, with spaces."),
        "secondaryIdentifier": text("The given names; null where there are none.", null=True),
        "nationality": text("As it stands there."),
        "nationalityName": text("Its English name; null where the code is in no table.", null=True),
        "dateOfBirth": text("YYYY-MM-DD; with unknown parts as it stands, YYMMDD."),
        "sex": some("What the zone says.", ["female", "male", "unspecified"]),
        "dateOfExpiry": text("YYYY-MM-DD; as it stands, YYMMDD, where the century is open."),
        "optionalData": text("The optional data; null where there is none.", null=True),
        "fullName": text("The name of DG11; null where it has none.", null=True),
        "otherNames": words("Other names of DG11."),
        "fullDateOfBirth": text("The date of DG11, YYYY-MM-DD, ? for unknown digits; null where it has none.",
                                null=True),
        "placeOfBirth": text("The place of DG11; null where it has none.", null=True),
        "personalNumber": text("The personal number of DG11; null where it has none.", null=True),
        "dateOfIssue": text("The date of DG12, as fullDateOfBirth; null where it has none.", null=True),
        "issuingAuthority": text("The authority of DG12; null where it has none.", null=True),
        "comparisons": many("How DG11 compares with DG1.", thing("A field.", {
            "field": one("Which.", ["name", "dateOfBirth", "personalNumber"]),
            "outcome": one("How.", ["equal", "equalByAlternative", "equalAsFarAsKnown", "different",
                                    "notComparable"])}))}),
    "evidence": thing("Where the evidence comes from.", {
        "origin": one("What this program knows: read here, a bundle, files, or a bundle that a named witness signed.",
                      ["chip", "bundle", "files", "witness"]),
        "stated": one("What the evidence says of itself; null where it does not.", ["chip", "told", "given"], True),
        "tool": ref("tool", "What read it, as it says."),
        "claims": many("What its reader claims and nothing shows.", some("A protocol.", [
            "passiveAuthentication", "activeAuthentication", "chipAuthentication", "chipAuthenticationMapping"])),
        "signedBy?": text("The key that the bundle says it was signed with; left out where it is not signed."),
        "witness?": text("The thumbprint of the named witness whose signature was verified; left out without one.")}),
    "file": thing("A file of the document.", {
        "file": ONE_FILE, "state": one("How it was found: Docs/report.md.", FILE_STATES),
        "length": number("How many octets; null where it was not read.", null=True), "statusWord": status_word()}),
    "applications": thing("Which application was read, and which ones there are.", {
        "read": thing("The application in which the document was looked for.",
                      {"identifier": IDENTIFIER, "known": KNOWN}),
        "listed": many("What EF.DIR lists, in its order; null where it was not read or does not decode.", thing(
            "An application.", {"identifier": IDENTIFIER, "label": text("What the chip calls it, or null.", null=True),
                                "known": KNOWN}), True),
        "raw": many("What was read as it is; no check is about it.", thing("An application.", {
            "identifier": IDENTIFIER, "name": text("What the caller calls it."), "known": KNOWN,
            "present": flag("Whether the chip has it."), "filesRead": number("How many files were read."),
            "octets": number("How many octets of them.")}))}),
    "exchange": thing("How much was exchanged with the chip.", {
        "commandCount": number("How many commands."), "octetsSent": number("Octets of commands."),
        "octetsReceived": number("Octets of responses."), "milliseconds": number("How long it took."),
        "octetsPerSecond": number("Of responses; null where no time was seen to pass (F-23).", null=True)}),
    "ended": thing("Why the reading or the command ended early.", {
        **DEFINITIONS["error"]["properties"],
        "statusWord": status_word(),
        "triesLeft": number("How many tries the chip says are left; null where it does not.", null=True, most=15)}),
    "seal": thing("What a seal says.", {
        "format": one("VDS (Doc 9303-13) or VDS-NC; null where the octets are no seal.", ["VDS", "VDS-NC"], True),
        "kind": text("What it is on, for example visa, or the type of the message; null if unknown.", null=True),
        "version": number("Of header or message; null where the octets are no seal.", null=True),
        "issuer": text("The issuing State that it names, or null.", null=True),
        "signer": text("The signer as it names him, or null.", null=True),
        "dateOfIssue": day("When the document was issued; null where it does not say.", True),
        "dateOfSignature": day("When it was signed; null where it does not say.", True),
        "features": many("What it says.", thing("A feature.", {
            "name": text("Its name, or feature and its tag."), "text": text("What it says, as text.")})),
        "status": one("By Doc 9303-13, Appendix D.", ["VALID", "INVALID"]),
        "subIndications": many("Why, by the same.", one("The standard's word.", [
            "WRONG_FORMAT", "UNKNOWN_FEATURE", "UNKNOWN_CERTIFICATE", "UNTRUSTED_CERTIFICATE", "INVALID_DOCUMENTTYPE",
            "EXPIRED_CERTIFICATE", "REVOKED_CERTIFICATE", "INVALID_SIGNATURE", "INVALID_SEAL_MRZ",
            "SEAL_DOCUMENT_MISMATCH", "SEAL_PASSPORT_MISMATCH"])),
        "trustLevel": one("By the same.", ["trustable", "mediumFraudPotential", "highFraudPotential"])}),
    "lds2": thing("An LDS2 application.", {
        "application": one("Which.", LDS2), "state": one("How it was found.", FILE_STATES), "statusWord": status_word(),
        "files": many("Its files.", thing("A file.", {
            "file": text("Its name.", NAME), "state": one("How it was found.", FILE_STATES),
            "statusWord": status_word(), "records": many("Its records, in order.", ref("record"))}))}),
    "record": thing("A record of an LDS2 application.", {
        "number": number("From 1.", 1), "length": number("How many octets."),
        "result": result("The worst of its checks; null where it has none.", True),
        "content": {"description": "What it says; null where it cannot be read.", "anyOf": [
            ref("stamp"), ref("visa"), ref("biometrics"), ref("certificate"), {"type": "null"}]},
        "signer": text("The subject of who signed it; null where that is not known.", null=True),
        "checks": many("Its checks.", ref("finding")),
        "problem": ref("message", "Why it cannot be read; null where it can.", True),
        "deviations": names("Departures from the standard that were tolerated.")}),
    "stamp": thing("An entry or exit stamp.", {
        "state": text("The State of it."), "date": day("When."), "inspectionAuthority": text("Who."),
        "inspectionLocation": text("Where."), "inspectorReference": text("By whom."),
        "visaStatus": text("Null where it says nothing.", null=True),
        "result": text("What came of the inspection; null where it says nothing.", null=True),
        "mode": text("The means of travel; null where it says nothing.", null=True),
        "daysOfStay": number("How many days the holder may stay; null where it says nothing.", null=True),
        "conditions": text("Null where there are none.", null=True)}),
    "visa": thing("A visa.", {
        "issuer": text("The State of it."), "documentType": text("Of its zone."), "documentNumber": text("Its number."),
        "placeOfIssue": text("Where."), "effectiveDate": day("The first day."), "expirationDate": day("The last day."),
        "name": text("Of the holder."), "dateOfBirth": text("As it stands."), "sex": text("As it stands."),
        "nationality": text("As it stands."), "passportNumber": text("Null where it says nothing.", null=True)}),
    "biometrics": thing("Additional biometrics.", {"length": number("How many octets.")}),
    "certificate": thing("A certificate of a signer of records.", {
        "country": text("The country in front of it."),
        "serialNumber": text("The serial number in front of it: hexadecimal digits.", HEX)}),
}

REPORT = thing("", {
    "overall": one("By the policy's rule: Docs/policies.md.", ["successful", "failed", "undetermined", "aborted"]),
    "headline": one("The word of the first line; the exit status follows from overall alone.", HEADLINES),
    "test": flag("true where a synthetic anchor was used: success then says nothing about a real document."),
    "time": time("The time judged at; null where nothing could be judged.", True),
    "policy": thing("What it was judged by; null where nothing could be judged.", {
        "name": text("Of the policy."), "sha256": digest("Over what it says."),
        "exception": text("Which of its exceptions held; null where none did.", null=True)}, null=True),
    "decision": thing("What the policy's own rules make of it; null where it has none.", {
        "outcome": one("What to do.", OUTCOMES),
        "rule": text("The name of the rule; null where none held and the default counts.", null=True),
        "basis": table("What the rule found, by the members that it names.", words("What was found.")),
        "statusAsked": flag("Whether a source was asked whether the document is reported as lost, stolen or cancelled; "
                            "without one nobody knows.")}, null=True),
    "trust": ref("summary", "What is trusted; null where nothing could be judged.", True),
    "checks": many("Every check that was made, in the order of the catalogue.", ref("check")),
    "assurances": many("Six statements; empty over a seal, and where no reading began.", ref("assurance")),
    "document": ref("document", "What the document says; null where DG1 was not read or is none.", True),
    "evidence": ref("evidence", "Where it comes from; null where nothing was read.", True),
    "access": ref("access"), "files": many("Every file that was attempted or is listed.", ref("file")),
    "applications": ref("applications"),
    "exchange": ref("exchange", "How much was exchanged; null where the evidence does not say.", True),
    "recoveries": many("What was disturbed and tried again, in order.", ref("recovery")),
    "reader": ref("readerOfReport", "The reader; null where there was none.", True),
    "deviations": names("Every departure from the standard that was tolerated, each once."),
    "ways": names("How chip and reader had to be served that no standard forbids, each once."),
    "knownDefects": many("Entries of deviation lists and defect lists about the document.", ref("knownDefect")),
    "knownDefectsLeftOutCount": number("How many more there are."),
    "tool": ref("tool", "What judged."),
    "error": ref("ended", "Why it ended early; null where it did not.", True),
    "seal": ref("seal", "What a seal says; null where a document was judged.", True),
    "lds2": many("The LDS2 applications in which the terminal has rights.", ref("lds2")),
    "images": many("The portrait of EF.DG2 and what EF.DG7 shows; as good as the checks of their hashes.", thing(
        "An image.", {
            "kind": one("What it shows.", ["portrait", "signature"]), "file": ONE_FILE,
            "mediaType": text("By its first octets, for example image/jp2.", "^[a-z]+/[a-z0-9.+-]+$"),
            "length": number("How many octets."), "sha256": digest("Of them."),
            "octets?": text("With --with-images the image as the chip has it, in base64.", BASE64)})),
    "input?": text("With epass verify --batch what was judged: a path, the archive with the path in it, -:LINE on "
                   "standard input."),
    "entry?": number("With epass verify --batch and an archive, which document of it that is, from 1: two folders in it "
                     "can have one name.", 1),
    "sequence?": number("With epass read --watch the number of the document in this run, from 1.", 1),
})

POOL = {**DEFINITIONS, **access(True), **OWN}
SCHEMAS = {"epass-report-2": document(
    "epass-report", 2, "A report of epass (epass-report/2)",
    "What epass read --json and epass verify --json print, epass read --watch --json and epass verify --batch line by "
    "line; also where "
    "nothing could be judged: Docs/report.md. " + FURTHER, used(REPORT, POOL), REPORT)}
