# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""What `epass trust` prints."""
from schemas.common import BASES, CODE, DEFINITIONS, LISTS, SOURCES, STATES, TRUST, said, words
from schemas.shape import (COUNTRY, FURTHER, WORD, digest, document, flag, many, number, one, ref, some, table,
                           text, thing, time, used)

SELF_SIGNATURES = ["verified", "wrong", "cannotBeVerified"]
KINDS = ["anchor", "signer", "revocationList", "list"]
GRANTS = ["master", "defect", "documentSigner"]
COUNTS = {"description": "How many.", "type": "integer", "minimum": 1}


def of_country(about="Its country; null where it names none."):
    return text(about, null=True)


def counts(about, names):
    """An object of counts; what there is none of is left out."""
    return thing(about, {f"{name}?": number("How many; left out where there is none.", 1) for name in names})


def kept(about):
    return many(about, text("A country.", null=False))


def change(about):
    return many(about, ref("anchorChange"))


CERTIFICATE = {
    "subject": text("The subject."), "issuer": text("The issuer."),
    "serialNumber": text("The serial number: hexadecimal digits.")}
VALID = {"notBefore": time("The beginning of its validity."), "notAfter": time("Its end.")}

TIMES = {"notAfter": time("The end of a certificate; null of a list.", True),
         "listTime": time("When a list was issued; null where it does not say, and of a certificate.", True)}
OWN = {
    "anchorChange": thing("A CSCA certificate that came, went or changed.", {
        "country": of_country(), "subject": text("Its subject."),
        "sha256": digest("Of the certificate."), "basis": one("Why it is trusted.", BASES),
        "before": one("Why it was trusted before; null where that did not change.", BASES, True)}),
    "signerCount": thing("Copies of document signers, counted.", {
        "country": of_country("Their country; null where they name none."), "count": number("How many.", 1)}),
    "crlChange": thing("A revocation list that came or went.", {
        "country": of_country(), "issuer": text("Its issuer."),
        "thisUpdate": time("When it was issued."), "revokedCount": number("How many certificates it revokes."),
        "verified": flag("Whether its signature verifies with an anchor.")}),
    "listChange": thing("A signed list that came, went or changed.", {
        "kind": one("What list.", LISTS), "name": text("The name of its file."),
        "signer": text("The CSCA behind its signer, or the signer itself; null where none is known.", null=True),
        "signingTime": time("When; null where it does not say.", True), "basis": one("Why it is trusted.", BASES),
        "sha256": digest("Of the file."),
        "signerSHA256": digest("The CSCA certificate that its signer leads to; null where there is none.", True),
        "publisher": text("The State that published it; null where that is not known.", COUNTRY, True),
        "publisherSHA256": digest("The CSCA certificate of that State; null where it is not known.", True),
        "pinned": flag("Whether the operator pinned it."),
        "granted": text("About which States it may speak by grant: codes with commas, * for all; null for none.",
                        STATES, True)}),
    "grant": thing("A grant: about which States the lists of a publisher may speak.", {
        "sha256": digest("The CSCA certificate of the publisher."), "kind": one("Which lists.", GRANTS),
        "states": many("The States.", text("The code of one; * for all.", r"^(\*|[A-Z]{1,3})$")),
        "publisher": text("The subject of that certificate; null where the store lacks it.", null=True),
        "country": of_country("Its country; null where the store lacks it.")}),
    "refusal": thing("An object that was refused.", {
        "name": text("Its place or name."), "code": text("Why, area.code: Docs/errors.md.", CODE),
        **said("The same")}),
    "difference": thing("What changes, or would change, in the store.", {
        "newCountries": kept("Countries of which there was nothing."),
        "addedAnchors": change("CSCA certificates that are new."),
        "replacedKeys": change("Those of them that take the place of another key of the same name."),
        "removedAnchors": change("Those that go."),
        "upgradedBasis": change("Those that are better trusted than before."),
        "weakenedBasis": change("Those that are less trusted than before."),
        "addedSigners": many("Copies of signers that are new, by country.", ref("signerCount")),
        "addedRevocationLists": many("Revocation lists that are new.", ref("crlChange")),
        "addedLists": many("Signed lists that are new.", ref("listChange")),
        "upgradedLists": many("Those that are better trusted than before.", ref("listChange")),
        "weakenedLists": many("Those that are less trusted than before.", ref("listChange")),
        "removedLists": many("Those that go.", ref("listChange")),
        "removedRevocationLists": many("Revocation lists that go.", ref("crlChange")),
        "removedSigners": many("Copies of signers that go, by country.", ref("signerCount")),
        "addedGrants": many("Grants that are new.", ref("grant")),
        "removedGrants": many("Grants that go.", ref("grant")),
        "addedBlocks": many("Blocks that are new.", ref("block")),
        "removedBlocks": many("Blocks that go.", ref("block")),
        "unmetPins": many("Pins that nothing was found for.", digest("A pin.")),
        "refused": many("Objects that were refused.", ref("refusal")),
        "unchangedCount": number("How many objects the store had already."),
        "heldOutCount": number("How many stay out of force because something newer or the operator stands against them."),
        "confirmations": many("What somebody has to confirm.", ref("message"))}),
    "skip": thing("An entry that was skipped.", {
        "place": text("The file, and the place in it."),
        "offset": number("The octet, from 0; null for none.", null=True),
        "code": text("Why, area.code: Docs/errors.md.", CODE), **said("The same")}),
    "anchor": thing("A CSCA certificate that is trusted.", {
        "country": of_country(),
        "generation": number("The number of its key among those of its country, oldest first, from 1.", 0),
        "generationCount": number("How many keys its country has."),
        "kind": one("Its own key signed it, or that of a generation before.", ["root", "link"]), **CERTIFICATE, **VALID,
        "signsUntilTime": time("The end of its private key's usage period; null where it does not say.", True),
        "key": text("Its key, for example RSA, 4096 bits; null where it cannot be used.", null=True),
        "keyIdentifier": text("The identifier of its key: hexadecimal digits; null for none.", null=True),
        "sha256": digest("Of the certificate."), "basis": one("Why it is trusted.", BASES),
        "vouchedBy": ref("voucher"),
        "selfSignature": one("What its own key says of a root's signature; null for a link.", SELF_SIGNATURES, True),
        "test": flag("Whether it is a synthetic one."),
        "block": ref("block", "The operator's word against it; null where there is none.", True),
        "sources": many("The files that it came in.", ref("source"))}),
    "object": thing("An object of the store.", {
        "kind": one("What it is.", KINDS), "sha256": digest("Of the object."), "length": number("How many octets."),
        "country": of_country(), "subject": text("Its subject; null where it names none.", null=True),
        "basis": one("Why it is trusted.", BASES),
        "vouchedBy": ref("voucher", "Who vouches for it; null for what is no anchor in force.", True),
        "selfSignature": one("What a root's own key says of its signature; null for all others.", SELF_SIGNATURES,
                             True),
        **TIMES,
        "inForce": flag("Whether anything may rest on it."), "test": flag("Whether it is a synthetic one."),
        "block": ref("block", "The operator's word against it; null where there is none.", True),
        "sources": many("The files that it came in.", ref("source")),
        "content": many("What is in it, as epass inspect shows it.", ref("node")),
        "problem": text("Why it cannot be read further, in English; null where it can.", null=True)}),
    "differing": thing("An object that one of the two has and the other has not.", {
        "kind": one("What it is.", KINDS), "sha256": digest("Of the object."), "country": of_country(),
        "subject": text("Its subject; null where it names none.", null=True), "basis": one("Why it is trusted.", BASES),
        **TIMES}),
}

STORE = {"store": text("The path of the store."), "dryRun": flag("Whether nothing was to be changed."),
         "committed": flag("Whether the store was changed.")}
COMMITTED = {"anchorCount": number("How many CSCA certificates it has now; null where nothing was committed.",
                                   null=True),
             "sha256": digest("Of the store now; null where nothing was committed.", True)}
BLOCKS = many("What the operator blocked.", ref("block"))
CHANGED = thing("", {**STORE, "difference": ref("difference"), **COMMITTED})
BLOCKED = {"trust": ref("trust"), "blocks": BLOCKS}

CHECK = many("The checks of it.", ref("finding"))
DIAGNOSED = {
    "signer": thing("The document signer; null where there is none.", {
        "subject": text("Its subject, or null.", null=True), "issuer": text("Its issuer, or null.", null=True),
        "serialNumber": text("Its serial number: hexadecimal digits; or null.", null=True), "country": of_country(),
        "notBefore": time("The beginning of its validity; null where it is not there.", True),
        "notAfter": time("Its end; null where it is not there.", True),
        "key": text("Its key, for example RSA, 2048 bits; null where it cannot be used.", null=True),
        "authorityKeyIdentifier": text("The key that signed it: hexadecimal digits; null where it does not say.",
                                       null=True),
        "subjectKeyIdentifier": text("Its own key: hexadecimal digits; null where it does not say.", null=True),
        "revocationListAddresses": words("Where it says that revocation lists are.")}, null=True),
    "trust": thing("The trust material.", {
        **TRUST,
        "newestListTime": time("The date of the newest list in it; null for none.", True),
        "newestListAgeDays": number("Whole days since; null for none.", None, True)}),
    "anchors": many("The CSCA certificates of the country.", thing("A certificate.", {
        "generation": number("The number of its key, from 1; null where it is not in force.", 1, True),
        "subject": text("Its subject."),
        "sha256": digest("Of the certificate."),
        "keyIdentifier": text("The identifier of its key: hexadecimal digits; null for none.", null=True),
        "key": text("Its key, for example RSA, 4096 bits."), **VALID,
        "signsUntilTime": time("The end of its private key's usage period; null where it does not say.", True),
        "link": flag("Whether it is a link certificate."), "basis": one("Why it is trusted.", BASES),
        "vouchedBy": ref("voucher"), "listTime": time("The date of the list that it came in; null for none.", True),
        "namedKey": flag("Whether it has the key that the signer names."),
        "namedSubject": flag("Whether it has the name that the signer names."),
        "issuer": flag("Whether it issued the signer.")})),
    "statements": many("What there is to say.", thing("A statement.", {
        "code": some("What it is about: Docs/trust.md.", [
            "noSecurityObject", "securityObjectInvalid", "signerNotFound", "storeEmpty", "countryNotInStore",
            "keyNotInStore", "olderGeneration", "newerGeneration", "certificateNotTrusted", "linkMissing",
            "sameNameOtherKey", "listOlderThanSigner", "storeOld", "anchorUnpinned", "anchorListed",
            "publisherNotGranted", "blocked", "signatureInvalid", "signerRefused", "algorithmUnknown", "deviation",
            "validity", "usagePeriod", "country", "revoked", "revocationListMissing", "revocationListStale",
            "revocationListUnusable", "notRevoked", "defectApplied", "chains", "test"]),
        "weight": one("How much it weighs.", ["against", "obstacle", "notice", "well"]),
        **said("The same")})),
    "steps": many("What to do, in order.", thing("A step.", {
        **said("What to do"), "command": text("The command that does it; null for none.", null=True)})),
}
STANDING = one("Whether the signer leads to what is trusted.", ["chains", "open", "broken"])
HISTORY = {f"{verb}{what[:-1]}Count": number("How many.") for what, verbs in [
    ("Anchors", ("added", "removed", "changed")), ("Lists", ("added", "removed")),
    ("RevocationLists", ("added", "removed")), ("Signers", ("added", "removed")), ("Grants", ("added", "removed")),
    ("Blocks", ("added", "removed"))] for verb in verbs}
CHAIN_CERTIFICATE = thing("A certificate.", {**CERTIFICATE, **VALID, "sha256": digest("Of it, or null.", True)})

SHAPES = {
    "import": ("What an import or an update came to.", thing("", {
        **STORE, "objectCount": number("How many objects were looked at."),
        "skippedCount": number("How many entries were skipped."),
        "skipped": many("The first 200 of them.", ref("skip"), maxItems=200),
        "passedOverCount": number("In an update how many followed nothing in the store."),
        "difference": ref("difference", "What changes; null where it did not come so far.", True), **COMMITTED,
        "error": ref("error", "What was refused, or why it ended early; null where all is well.", True)})),
    "audit": ("What there is of each country, and what somebody should look after.", thing("", {
        "time": time("The time that ages are counted to."), "trust": ref("trust"),
        "countries": many("Each country.", thing("A country.", {
            "country": text("Its code; null for what names none.", null=True),
            "vouchedBy": many("Who vouches for its anchors.", thing("One.", {
                **said("Who"), "anchorCount": number("For how many.", 1)})),
            "anchorCount": number("How many CSCA certificates."), "generationCount": number("How many keys."),
            "expiredCount": number("How many of the certificates have expired."),
            "keys": table("How many certificates by the kind of key, for example RSA 4096.", COUNTS),
            "bases": counts("How many by why they are trusted.", BASES),
            "selfSignatures": counts("How many roots by what their own key says.", SELF_SIGNATURES),
            "lastExpiryTime": time("When the last one expires; null where there is none.", True),
            "lastSigningTime": time("When the last private key may sign; null where none says so.", True),
            "signerCount": number("How many copies of document signers."), "test": flag("Whether any is synthetic."),
            "revocationLists": many("Its revocation lists, newest first.", {
                **DEFINITIONS["revocationList"],
                "required": [*DEFINITIONS["revocationList"]["required"], "revokedCount"],
                "properties": {**DEFINITIONS["revocationList"]["properties"],
                               "revokedCount": number("How many certificates it revokes.")}})})),
        "concerns": many("What to look after.", ref("message")), "blocks": BLOCKS,
        "older?": many("With --fail-older the lists that are too old.", thing("A list.", {
            "kind": one("What it is.", [*LISTS, "list", "revocationList"]), "country": of_country(),
            "name": text("Its name or issuer."), "sha256": digest("Of the file."),
            "listTime": time("When it was issued; null where it does not say.", True),
            "ageDays": number("Whole days since; null where it does not say when.", None, True)}))})),
    "list": ("The CSCA certificates that are trusted.", thing("", {
        "trust": ref("trust"), "anchors": many("By country, generation and date.", ref("anchor")), "blocks": BLOCKS})),
    "show": ("Objects of the store.", thing("", {
        "trust": ref("trust"), "objects": many("What has that digest, key or country.", ref("object")),
        "blocks": many("The block that was asked for, where no object is found.", ref("block"))})),
    "diff": ("What two sets of trust material do not have in common.", thing("", {
        "old": ref("trust"), "new": ref("trust"), "newCountries": kept("Countries that only the new one has."),
        "goneCountries": kept("Countries that only the old one has."),
        "added": many("What only the new one has.", ref("differing")),
        "removed": many("What only the old one has.", ref("differing")),
        "changedBasis": many("CSCA certificates that are trusted for another reason.", thing("A certificate.", {
            "sha256": digest("Of it."), "country": of_country(), "subject": text("Its subject."),
            "before": one("Why in the old one.", BASES), "after": one("Why in the new one.", BASES)})),
        "addedBlocks": many("Blocks that only the new one has.", ref("block")),
        "removedBlocks": many("Blocks that only the old one has.", ref("block"))})),
    "doctor": ("Why the signer of a document does or does not lead to what is trusted.", thing("", {
        "standing": STANDING, "time": time("The time judged at."), "policy": text("The name of the policy."),
        "issuingState": text("The State of the document; null where it is not known.", null=True), **DIAGNOSED,
        "checks": CHECK})),
    "chain": ("The way from a document signer to a CSCA certificate.", thing("", {
        "trust": ref("trust"), "standing": STANDING, "signer": CHAIN_CERTIFICATE,
        "anchor": thing("Where it ends; null where it does not.", {
            "certificate": CHAIN_CERTIFICATE, "basis": one("Why it is trusted.", BASES), "vouchedBy": ref("voucher"),
            "test": flag("Whether it is a synthetic one."),
            "sources": many("The files that it came in.", ref("source"))}, null=True),
        "path": many("The certificates between, from the signer's issuer on.", CHAIN_CERTIFICATE),
        "revocation": one("Whether it is revoked.", ["unrevoked", "revoked", "undetermined"]),
        "revocationTime": time("Since when; null where it is not.", True),
        "revocationListTime": time("The date of the list that says so; null for none.", True),
        "deviations": many("Departures that were tolerated.", text("A name; the set is open.", WORD)),
        "checks": CHECK})),
    "history": ("The changes of the store.", thing("", {
        "store": text("The path of the store."), "current": number("The number of the state in force."),
        "kept": many("The states that epass trust undo can bring back.", number("A number.")),
        "changes": many("Each change, oldest first.", thing("A change.", {
            "number": number("Of the state that it made."), "time": time("When."),
            "command": text("What made it; null where that is not known.", null=True),
            "sha256": digest("Of the store then."), "anchorCount": number("How many CSCA certificates it had."),
            "restored": number("The state that it brought back; null where it brought back none.", null=True),
            "kept": flag("Whether that state is still there."), **HISTORY}))})),
    "grant": ("The grants of the store.", thing("", {
        "trust": ref("trust"), "grants": many("All grants.", ref("grant")),
        "difference": ref("difference", "What was changed; null where nothing was to be.", True)})),
    "remove": ("What was removed from the store.", CHANGED),
    "undo": ("What was taken back.", CHANGED),
    "unblock": ("What the operator no longer blocks.", CHANGED),
    "setup": ("Where lists are published, as epass trust setup --list knows it.", thing("", {
        "lists": many("Each.", thing("A list.", {
            "id": text("A short name."), "state": text("Of which State or organisation."), "publisher": text("Who."),
            "kind": one("What.", SOURCES), "page": text("The address of the page."),
            "fingerprintPage": text("Where its fingerprint stands; null where it does not.", null=True),
            "fingerprintAlgorithm": one("Of the fingerprint; null for none.", ["SHA-1", "SHA-256"], True),
            "packed": flag("Whether it has to be unpacked."),
            "note": some("What to mind; null for nothing.", ["terms", "plainHTTP", "outdated"], True),
            "lookedDate": text("When somebody last looked, YYYY-MM-DD."),
            "sources": words("What that is known from.")}))})),
}

SCHEMAS = {}
for _name, (_about, _shape) in SHAPES.items():
    SCHEMAS[f"epass-trust-{_name}-1"] = document(
        f"epass-trust-{_name}", 1, f"What epass trust {_name} --json prints (epass-trust-{_name}/1)",
        f"{_about} Docs/trust-store.md. " + FURTHER,
        used([_shape, ref("error")], {**DEFINITIONS, **OWN}), _shape, failing=_name != "setup")
# Without an argument it shows what is blocked, with one it changes that.
_whole = document(
    "epass-trust-block", 1, "What epass trust block --json prints (epass-trust-block/1)",
    "What the operator blocks. Docs/trust-store.md. " + FURTHER,
    used([CHANGED, BLOCKED, ref("error")], {**DEFINITIONS, **OWN}), CHANGED, failing=True)
_stated = {"schema": _whole["$defs"]["result"]["properties"]["schema"]}
_whole["$defs"]["shown"] = thing("What is blocked.", {**_stated, **BLOCKED})
_whole["else"] = {"if": {"required": ["blocks"]}, "then": ref("shown"), "else": ref("failure")}
SCHEMAS["epass-trust-block-1"] = _whole
SCHEMAS["epass-trust-setup-1"]["title"] = "What epass trust setup --list --json prints (epass-trust-setup/1)"
