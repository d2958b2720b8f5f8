// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let defectListEntry = MessageKey("defectList.entry", "{name, message}, entry {entry, number} of {list, message}")
    static let defectListEntriesUndecodable = MessageKey("defectList.entriesUndecodable", "{count, plural, one {# undecodable entry} other {# undecodable entries}} of {publication, message}")
    static let defectListListUndecodable = MessageKey("defectList.listUndecodable", "the undecodable content of {publication, message}")
    static let defectListEntriesLost = MessageKey("defectList.entriesLost", "{count, plural, one {# entry} other {# entries}} cannot be decoded (the first: {place}). {error, message}.")
    static let defectListSignerRevoked = MessageKey("defectList.signerRevoked", "The {signer, select, document {document signer} seal {seal signer} other {{signer}}} is revoked by {publication, message}.")
    static let defectListAuthorityRevoked = MessageKey("defectList.authorityRevoked", "The CSCA certificate {subject} is revoked by {publication, message}.")
    static let defectListNotGranted = MessageKey("defectList.notGranted", "The document is doubted by {publication, message} ({name, message}), which has no grant for its State.")
    static let defectListExcused = MessageKey("defectList.excused", "This failed, and is excused by {publication, message} ({name, message}): {check, message}.")
    static let defectListLeaves = MessageKey("defectList.leaves", "This is {result, select, successful {successful} failed {failed} undetermined {undetermined} notSupported {not supported} other {aborted}} because of {cause, message}: {check, message}.")
    static let defectListChanged = MessageKey("defectList.changed", "{check, message}: {before, select, successful {successful} failed {failed} undetermined {undetermined} notSupported {not supported} other {aborted}} before, now {result, select, successful {successful} failed {failed} undetermined {undetermined} notSupported {not supported} other {aborted}} by {entry, message}")
    static let defectListKnown = MessageKey("defectList.known", "known: {entry, message}")
    static let defectListNotApplied = MessageKey("defectList.notApplied", "not applied ({reason, message}): {entry, message}")
    static let defectListMore = MessageKey("defectList.more", "and {count, number} more")
    static let defectListNameCertificateRevoked = MessageKey("defectList.name.certificateRevoked", "a revocation of a certificate")
    static let defectListNameCertificateReplaced = MessageKey("defectList.name.certificateReplaced", "a certificate of the document signer that cannot be decoded")
    static let defectListNameChipAuthenticationKeyCompromised = MessageKey("defectList.name.chipAuthenticationKeyCompromised", "compromised keys of chip authentication")
    static let defectListNameActiveAuthenticationKeyCompromised = MessageKey("defectList.name.activeAuthenticationKeyCompromised", "compromised keys of active authentication")
    static let defectListNameAuthenticationProtocolFailure = MessageKey("defectList.name.authenticationProtocolFailure", "an authentication protocol that fails")
    static let defectListNameValidityPeriodIncorrect = MessageKey("defectList.name.validityPeriodIncorrect", "a wrong validity period")
    static let defectListNameDataGroupMalformed = MessageKey("defectList.name.dataGroupMalformed", "wrongly encoded data groups")
    static let defectListNameSecurityObjectInvalid = MessageKey("defectList.name.securityObjectInvalid", "an EF.SOD that cannot be validated")
    static let defectListNameComSODDiscrepancy = MessageKey("defectList.name.comSODDiscrepancy", "wrong lists of data groups in EF.COM and EF.SOD")
    static let defectListNameWrongSignerIdentifier = MessageKey("defectList.name.wrongSignerIdentifier", "a wrong signer named in EF.SOD")
    static let defectListNameIssuingCountry = MessageKey("defectList.name.issuingCountry", "a missing or wrong country of the document signer")
    static let defectListNameEIDDataGroupMalformed = MessageKey("defectList.name.eIDDataGroupMalformed", "wrongly encoded data groups of the eID application")
    static let defectListNameEIDIntegrityUncertain = MessageKey("defectList.name.eIDIntegrityUncertain", "data groups of the eID application whose integrity is not certain")
    static let defectListNameCardSecurityMalformed = MessageKey("defectList.name.cardSecurityMalformed", "a wrongly encoded EF.CardSecurity")
    static let defectListNameChipSecurityMalformed = MessageKey("defectList.name.chipSecurityMalformed", "a wrongly encoded EF.ChipSecurity")
    static let defectListNamePowerDownRequired = MessageKey("defectList.name.powerDownRequired", "a chip that must be powered down between two authentications")
    static let defectListNameDocumentSignerMalformed = MessageKey("defectList.name.documentSignerMalformed", "a wrongly encoded certificate of the document signer")
    static let defectListNameUnknown = MessageKey("defectList.name.unknown", "a fault of a type that is not known")
    static let defectListNameCertificateOrKey = MessageKey("defectList.name.certificateOrKey", "a deviation in a certificate or key")
    static let defectListNameDocumentSignerSignature = MessageKey("defectList.name.documentSignerSignature", "a wrong signature of the document signer's certificate")
    static let defectListNameDocumentSignerEncoding = MessageKey("defectList.name.documentSignerEncoding", "a wrongly encoded field in the document signer's certificate")
    static let defectListNameCscaEncoding = MessageKey("defectList.name.cscaEncoding", "a wrongly encoded field in the CSCA certificate")
    static let defectListNameLogicalDataStructure = MessageKey("defectList.name.logicalDataStructure", "a deviation in the files of the chip")
    static let defectListNameDataGroupHashWrong = MessageKey("defectList.name.dataGroupHashWrong", "a wrong hash in EF.SOD")
    static let defectListNameSecurityObjectSignatureWrong = MessageKey("defectList.name.securityObjectSignatureWrong", "a wrong signature of EF.SOD")
    static let defectListNameComInconsistent = MessageKey("defectList.name.comInconsistent", "an EF.COM that contradicts EF.SOD")
    static let defectListNameMachineReadableZone = MessageKey("defectList.name.machineReadableZone", "a deviation in the machine readable zone")
    static let defectListNameMrzDataWrong = MessageKey("defectList.name.mrzDataWrong", "wrong data in the machine readable zone")
    static let defectListNameMrzCheckDigitWrong = MessageKey("defectList.name.mrzCheckDigitWrong", "a wrong check digit in the machine readable zone")
    static let defectListNameChip = MessageKey("defectList.name.chip", "a deviation of the chip")
    static let defectListNameNationalUse = MessageKey("defectList.name.nationalUse", "a deviation of a type for national use")
    static let defectListRefusedListNotTrusted = MessageKey("defectList.refused.listNotTrusted", "nobody known stands behind the list")
    static let defectListRefusedOtherState = MessageKey("defectList.refused.otherState", "a deviation list may speak of its own State's documents only")
    static let defectListRefusedNotGranted = MessageKey("defectList.refused.notGranted", "the publisher of the list has no grant for this State")
    static let defectListRefusedNoExcuses = MessageKey("defectList.refused.noExcuses", "the policy takes no excuses")
    static let defectListRefusedOverBroad = MessageKey("defectList.refused.overBroad", "its bounds are so wide that it would speak of every document")
    static let defectListRefusedNotComparable = MessageKey("defectList.refused.notComparable", "its bounds cannot be compared with this document")
    static let defectListRefusedMalformed = MessageKey("defectList.refused.malformed", "what it says cannot be read")
    static let defectListListLost = MessageKey("defectList.listLost", "The content of the list cannot be decoded ({place}). {error, message}.")
    static let defectListStated = MessageKey("defectList.stated", "{name, message} ({publication, message})")

    static let ofDefectList: [MessageKey] = [
        .defectListAuthorityRevoked,
        .defectListChanged,
        .defectListEntriesLost,
        .defectListEntriesUndecodable,
        .defectListEntry,
        .defectListExcused,
        .defectListKnown,
        .defectListLeaves,
        .defectListListLost,
        .defectListListUndecodable,
        .defectListMore,
        .defectListNameActiveAuthenticationKeyCompromised,
        .defectListNameAuthenticationProtocolFailure,
        .defectListNameCardSecurityMalformed,
        .defectListNameCertificateOrKey,
        .defectListNameCertificateReplaced,
        .defectListNameCertificateRevoked,
        .defectListNameChip,
        .defectListNameChipAuthenticationKeyCompromised,
        .defectListNameChipSecurityMalformed,
        .defectListNameComInconsistent,
        .defectListNameComSODDiscrepancy,
        .defectListNameCscaEncoding,
        .defectListNameDataGroupHashWrong,
        .defectListNameDataGroupMalformed,
        .defectListNameDocumentSignerEncoding,
        .defectListNameDocumentSignerMalformed,
        .defectListNameDocumentSignerSignature,
        .defectListNameEIDDataGroupMalformed,
        .defectListNameEIDIntegrityUncertain,
        .defectListNameIssuingCountry,
        .defectListNameLogicalDataStructure,
        .defectListNameMachineReadableZone,
        .defectListNameMrzCheckDigitWrong,
        .defectListNameMrzDataWrong,
        .defectListNameNationalUse,
        .defectListNamePowerDownRequired,
        .defectListNameSecurityObjectInvalid,
        .defectListNameSecurityObjectSignatureWrong,
        .defectListNameUnknown,
        .defectListNameValidityPeriodIncorrect,
        .defectListNameWrongSignerIdentifier,
        .defectListNotApplied,
        .defectListNotGranted,
        .defectListRefusedListNotTrusted,
        .defectListRefusedMalformed,
        .defectListRefusedNoExcuses,
        .defectListRefusedNotComparable,
        .defectListRefusedNotGranted,
        .defectListRefusedOtherState,
        .defectListRefusedOverBroad,
        .defectListSignerRevoked,
        .defectListStated,
    ]
}

extension Message {
    package static func defectListEntry(name: Message, entry: Int, list: Message) -> Message {
        Message(.defectListEntry, [.init("name", .message(name)), .init("entry", .number(entry)), .init("list", .message(list))])
    }
    package static func defectListEntriesUndecodable(count: Int, publication: Message) -> Message {
        Message(.defectListEntriesUndecodable, [.init("count", .number(count)), .init("publication", .message(publication))])
    }
    package static func defectListListUndecodable(publication: Message) -> Message {
        Message(.defectListListUndecodable, [.init("publication", .message(publication))])
    }
    package static func defectListEntriesLost(count: Int, place: some CustomStringConvertible, error: Message) -> Message {
        Message(.defectListEntriesLost, [.init("count", .number(count)), .init("place", .text(place.description)), .init("error", .message(error))])
    }
    package static func defectListSignerRevoked(signer: String, publication: Message) -> Message {
        Message(.defectListSignerRevoked, [.init("signer", .text(signer)), .init("publication", .message(publication))])
    }
    package static func defectListAuthorityRevoked(subject: some CustomStringConvertible, publication: Message) -> Message {
        Message(.defectListAuthorityRevoked, [.init("subject", .text(subject.description)), .init("publication", .message(publication))])
    }
    package static func defectListNotGranted(publication: Message, name: Message) -> Message {
        Message(.defectListNotGranted, [.init("publication", .message(publication)), .init("name", .message(name))])
    }
    package static func defectListExcused(publication: Message, name: Message, check: Message) -> Message {
        Message(.defectListExcused, [.init("publication", .message(publication)), .init("name", .message(name)), .init("check", .message(check))])
    }
    package static func defectListLeaves(result: String, cause: Message, check: Message) -> Message {
        Message(.defectListLeaves, [.init("result", .text(result)), .init("cause", .message(cause)), .init("check", .message(check))])
    }
    package static func defectListChanged(check: Message, before: String, result: String, entry: Message) -> Message {
        Message(.defectListChanged, [.init("check", .message(check)), .init("before", .text(before)), .init("result", .text(result)), .init("entry", .message(entry))])
    }
    package static func defectListKnown(entry: Message) -> Message {
        Message(.defectListKnown, [.init("entry", .message(entry))])
    }
    package static func defectListNotApplied(reason: Message, entry: Message) -> Message {
        Message(.defectListNotApplied, [.init("reason", .message(reason)), .init("entry", .message(entry))])
    }
    package static func defectListMore(count: Int) -> Message {
        Message(.defectListMore, [.init("count", .number(count))])
    }
    package static var defectListNameCertificateRevoked: Message { Message(.defectListNameCertificateRevoked) }
    package static var defectListNameCertificateReplaced: Message { Message(.defectListNameCertificateReplaced) }
    package static var defectListNameChipAuthenticationKeyCompromised: Message { Message(.defectListNameChipAuthenticationKeyCompromised) }
    package static var defectListNameActiveAuthenticationKeyCompromised: Message { Message(.defectListNameActiveAuthenticationKeyCompromised) }
    package static var defectListNameAuthenticationProtocolFailure: Message { Message(.defectListNameAuthenticationProtocolFailure) }
    package static var defectListNameValidityPeriodIncorrect: Message { Message(.defectListNameValidityPeriodIncorrect) }
    package static var defectListNameDataGroupMalformed: Message { Message(.defectListNameDataGroupMalformed) }
    package static var defectListNameSecurityObjectInvalid: Message { Message(.defectListNameSecurityObjectInvalid) }
    package static var defectListNameComSODDiscrepancy: Message { Message(.defectListNameComSODDiscrepancy) }
    package static var defectListNameWrongSignerIdentifier: Message { Message(.defectListNameWrongSignerIdentifier) }
    package static var defectListNameIssuingCountry: Message { Message(.defectListNameIssuingCountry) }
    package static var defectListNameEIDDataGroupMalformed: Message { Message(.defectListNameEIDDataGroupMalformed) }
    package static var defectListNameEIDIntegrityUncertain: Message { Message(.defectListNameEIDIntegrityUncertain) }
    package static var defectListNameCardSecurityMalformed: Message { Message(.defectListNameCardSecurityMalformed) }
    package static var defectListNameChipSecurityMalformed: Message { Message(.defectListNameChipSecurityMalformed) }
    package static var defectListNamePowerDownRequired: Message { Message(.defectListNamePowerDownRequired) }
    package static var defectListNameDocumentSignerMalformed: Message { Message(.defectListNameDocumentSignerMalformed) }
    package static var defectListNameUnknown: Message { Message(.defectListNameUnknown) }
    package static var defectListNameCertificateOrKey: Message { Message(.defectListNameCertificateOrKey) }
    package static var defectListNameDocumentSignerSignature: Message { Message(.defectListNameDocumentSignerSignature) }
    package static var defectListNameDocumentSignerEncoding: Message { Message(.defectListNameDocumentSignerEncoding) }
    package static var defectListNameCscaEncoding: Message { Message(.defectListNameCscaEncoding) }
    package static var defectListNameLogicalDataStructure: Message { Message(.defectListNameLogicalDataStructure) }
    package static var defectListNameDataGroupHashWrong: Message { Message(.defectListNameDataGroupHashWrong) }
    package static var defectListNameSecurityObjectSignatureWrong: Message { Message(.defectListNameSecurityObjectSignatureWrong) }
    package static var defectListNameComInconsistent: Message { Message(.defectListNameComInconsistent) }
    package static var defectListNameMachineReadableZone: Message { Message(.defectListNameMachineReadableZone) }
    package static var defectListNameMrzDataWrong: Message { Message(.defectListNameMrzDataWrong) }
    package static var defectListNameMrzCheckDigitWrong: Message { Message(.defectListNameMrzCheckDigitWrong) }
    package static var defectListNameChip: Message { Message(.defectListNameChip) }
    package static var defectListNameNationalUse: Message { Message(.defectListNameNationalUse) }
    package static var defectListRefusedListNotTrusted: Message { Message(.defectListRefusedListNotTrusted) }
    package static var defectListRefusedOtherState: Message { Message(.defectListRefusedOtherState) }
    package static var defectListRefusedNotGranted: Message { Message(.defectListRefusedNotGranted) }
    package static var defectListRefusedNoExcuses: Message { Message(.defectListRefusedNoExcuses) }
    package static var defectListRefusedOverBroad: Message { Message(.defectListRefusedOverBroad) }
    package static var defectListRefusedNotComparable: Message { Message(.defectListRefusedNotComparable) }
    package static var defectListRefusedMalformed: Message { Message(.defectListRefusedMalformed) }
    package static func defectListListLost(place: some CustomStringConvertible, error: Message) -> Message {
        Message(.defectListListLost, [.init("place", .text(place.description)), .init("error", .message(error))])
    }
    package static func defectListStated(name: Message, publication: Message) -> Message {
        Message(.defectListStated, [.init("name", .message(name)), .init("publication", .message(publication))])
    }
}
