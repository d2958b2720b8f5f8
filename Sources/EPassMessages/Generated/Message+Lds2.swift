// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let lds2Appended = MessageKey("lds2.appended", "Appended to {file} as record {number, number}, and read back.")
    static let lds2AppendedUnread = MessageKey("lds2.appendedUnread", "Appended to {file}. The terminal may not read it, so that the record was not read back.")
    static let lds2AppendedUnreadable = MessageKey("lds2.appendedUnreadable", "The chip says that it appended the record to {file}. It was not read back: the chip does not give the records of the file as it should; its last answer was {word}.")
    static let lds2AppendedNotLooked = MessageKey("lds2.appendedNotLooked", "The chip says that it appended the record to {file}. It was not read back, since the chip could not be read any more.")
    static let lds2AppendedDespite = MessageKey("lds2.appendedDespite", "Appended to {file} as record {number, number}, and read back, although the chip answered {word}.")
    static let lds2AppendNotFound = MessageKey("lds2.appendNotFound", "The chip said that it took the record into {file} (9000). It was looked for there, and not found.")
    static let lds2AppendOther = MessageKey("lds2.appendOther", "In {file} another record stands where the one that was sent should be.")
    static let lds2AppendUnknown = MessageKey("lds2.appendUnknown", "Whether the record is in {file} is not known: the chip answered {word}, which leaves it open, and the file could not be looked into.")
    static let lds2FileFull = MessageKey("lds2.fileFull", "{file} is full: the chip has no more room there ({word}).")
    static let lds2FileFullRemedy = MessageKey("lds2.fileFullRemedy", "Nothing can be removed from such a file. Take another document, or another file where there are several.")
    static let lds2RefusedByChipRemedy = MessageKey("lds2.refusedByChipRemedy", "Try once more. A chip that answers so each time does not take it; the status word says why.")
    static let lds2AppendRefused = MessageKey("lds2.appendRefused", "The chip did not take the record into {file}: {meaning, message} ({word}).")
    static let lds2ApplicationRefused = MessageKey("lds2.applicationRefused", "The chip did not let the application be selected: {meaning, message} ({word}).")
    static let lds2AppendWithoutRight = MessageKey("lds2.appendWithoutRight", "The terminal has no right to append to {file}; nothing was sent.")
    static let lds2AppendRefusedRemedy = MessageKey("lds2.appendRefusedRemedy", "Ask who issued the certificates of the terminal for this right; epass inspect shows what they allow.")
    static let lds2AppendTooLong = MessageKey("lds2.appendTooLong", "The record is longer than what reader and chip pass on; nothing was sent.")
    static let lds2AppendTooLongRemedy = MessageKey("lds2.appendTooLongRemedy", "Use a reader that passes commands with extended length on.")
    static let lds2Written = MessageKey("lds2.written", "Written to {file}, and read back. It is not activated.")
    static let lds2Activated = MessageKey("lds2.activated", "Written to {file}, read back, and activated: it cannot be changed any more.")
    static let lds2WriteRefused = MessageKey("lds2.writeRefused", "The chip refused to have {file} written or activated: {meaning, message} ({word}).")
    static let lds2WriteWithoutRight = MessageKey("lds2.writeWithoutRight", "The terminal has no right to write {file}; nothing was sent.")
    static let lds2NoRoom = MessageKey("lds2.noRoom", "{file} has room for {count, plural, one {# octet} other {# octets}} and no more; nothing was written.")
    static let lds2NoRoomRemedy = MessageKey("lds2.noRoomRemedy", "Take another file of biometrics, or make this one smaller.")
    static let lds2OtherOctets = MessageKey("lds2.otherOctets", "The chip took what was to be written to {file}, and gives something else back. It was not activated.")
    static let lds2OtherOctetsRemedy = MessageKey("lds2.otherOctetsRemedy", "Try again; a chip that does so each time is broken.")
    static let lds2ActivationOpen = MessageKey("lds2.activationOpen", "{file} was written and read back; whether it is activated is not known, since no answer came that may be believed.")
    static let lds2ActivationOpenRemedy = MessageKey("lds2.activationOpenRemedy", "Try again: a file that is activated refuses to be written (6982).")
    static let lds2SignerUnknown = MessageKey("lds2.signerUnknown", "The certificate of the record's signer is not known.")
    static let lds2NoSuchCertificate = MessageKey("lds2.noSuchCertificate", "The record refers to certificate {number, number}; EF.Certificates has {count, number}.")
    static let lds2OtherCertificate = MessageKey("lds2.otherCertificate", "The record refers to certificate {number, number} of EF.Certificates, and certificate {other, number} verifies it: the reference may be damaged.")
    static let lds2CertificateFound = MessageKey("lds2.certificateFound", "Record {number, number} of EF.Certificates holds the certificate.")
    static let lds2NoCertificate = MessageKey("lds2.noCertificate", "Record {number, number} of EF.Certificates holds no certificate. {error, message}.")
    static let lds2NameOfOtherCountry = MessageKey("lds2.nameOfOtherCountry", "The record of the certificate is named after {stated, country}, not {country, country}.")
    static let lds2NameNotOfIssuer = MessageKey("lds2.nameNotOfIssuer", "The record of the certificate is named after {stated, country}, not its issuer.")
    static let lds2NameOfOtherNumber = MessageKey("lds2.nameOfOtherNumber", "The record of the certificate is named after another serial number.")
    static let lds2NameMatches = MessageKey("lds2.nameMatches", "The record of the certificate is named after its country and serial number.")
    static let lds2NoSearchCopy = MessageKey("lds2.noSearchCopy", "Additional biometrics have no copy for searching.")
    static let lds2SearchCopyMatches = MessageKey("lds2.searchCopyMatches", "The State outside of the signed data is the one inside.")
    static let lds2SearchCopyDiffers = MessageKey("lds2.searchCopyDiffers", "The record is found under {found, country}, and what was signed names {signed, country}.")
    static let lds2NoHolder = MessageKey("lds2.noHolder", "The record names no passport.")
    static let lds2HolderNotGiven = MessageKey("lds2.holderNotGiven", "No document was given to compare the record with.")
    static let lds2HolderUnknown = MessageKey("lds2.holderUnknown", "Whether the record belongs to this document is not known: DG1 was not read, or cannot be decoded.")
    static let lds2HolderUnconfirmed = MessageKey("lds2.holderUnconfirmed", "Whether the record belongs to this document is not known: the hash of DG1 does not show that it is the signed one.")
    static let lds2HolderNotComparable = MessageKey("lds2.holderNotComparable", "Whether the record belongs to this document is not known: the document number in DG1 is not one of one to nine characters, which are all that a record has.")
    static let lds2HolderDiffers = MessageKey("lds2.holderDiffers", "The record is of another passport: it names {found}, this one is {document}.")
    static let lds2HolderBornOtherwise = MessageKey("lds2.holderBornOtherwise", "The record is of another holder: it gives {found} as the date of birth (YYMMDD), DG1 gives {document}.")
    static let lds2HolderMatches = MessageKey("lds2.holderMatches", "The record names this passport.")
    static let lds2NoDate = MessageKey("lds2.noDate", "Additional biometrics have no date.")
    static let lds2DateOutsideValidity = MessageKey("lds2.dateOutsideValidity", "The record is of {when, date}, the certificate of its signer is valid from {first, date} to {last, date}.")
    static let lds2DateToCome = MessageKey("lds2.dateToCome", "The record is of {when, date}, which is to come.")
    static let lds2DateInValidity = MessageKey("lds2.dateInValidity", "The record is of {when, date}, in the validity period of its signer's certificate.")
    static let lds2NoState = MessageKey("lds2.noState", "Additional biometrics name no State.")
    static let lds2StateMatches = MessageKey("lds2.stateMatches", "The record is of {state, country}, and so is its signer.")
    static let lds2StateDiffers = MessageKey("lds2.stateDiffers", "The record is of {state, country}, its signer of {signer, country}.")
    static let lds2StateOfUnknown = MessageKey("lds2.stateOfUnknown", "The record is of {state, country}, its signer of another State.")
    static let lds2StateUnknown = MessageKey("lds2.stateUnknown", "The State of the record or that of its signer is not in the table of codes.")
    static let lds2HashUnknown = MessageKey("lds2.hashUnknown", "With which hash the record was signed is not known.")
    static let lds2KeyNotECDSA = MessageKey("lds2.keyNotECDSA", "The key of the signer is {key}; such records are signed with ECDSA.")
    static let lds2SignatureValid = MessageKey("lds2.signatureValid", "The signature verifies, {key} with {hash}, {form, select, plain {plain} other {DER}}.")
    static let lds2SignatureInvalid = MessageKey("lds2.signatureInvalid", "The signature does not verify under the key of the certificate.")
    static let lds2Signer = MessageKey("lds2.signer", "The certificate is one of an {signer}.")
    static let lds2ProfileKept = MessageKey("lds2.profileKept", "The certificate keeps to its profile.")
    static let lds2KeyOutsideProfile = MessageKey("lds2.keyOutsideProfile", "The key is {key}, and it must be one for ECDSA.")
    static let lds2PeriodTooShort = MessageKey("lds2.periodTooShort", "It is valid from {first, date} to {last, date}, less than ten years.")
    static let lds2SubjectWithoutCountry = MessageKey("lds2.subjectWithoutCountry", "The subject names no country by two letters.")
    static let lds2SubjectCommonNames = MessageKey("lds2.subjectCommonNames", "The subject has not one common name.")
    static let lds2SubjectNameTooLong = MessageKey("lds2.subjectNameTooLong", "The common name has {count, plural, one {# character} other {# characters}}; {maximum, number} are the most.")
    static let lds2SubjectOtherAttributes = MessageKey("lds2.subjectOtherAttributes", "The subject has attributes other than country and common name.")
    static let lds2IssuerKeyNotNamed = MessageKey("lds2.issuerKeyNotNamed", "It does not name the key of its issuer.")
    static let lds2IssuerKeyCritical = MessageKey("lds2.issuerKeyCritical", "The identifier of the issuer's key is critical.")
    static let lds2NoPurpose = MessageKey("lds2.noPurpose", "It does not say what it is for.")
    static let lds2PurposeNotCritical = MessageKey("lds2.purposeNotCritical", "What it is for is not critical.")
    static let lds2FurtherExtensions = MessageKey("lds2.furtherExtensions", "It has further extensions: {identifiers, list}.")
    static let lds2RightsLength = MessageKey("lds2.rightsLength", "The rights have {count, plural, one {# octet} other {# octets}}; {expected, plural, one {# is} other {# are}} right.")

    static let ofLds2: [MessageKey] = [
        .lds2Activated,
        .lds2ActivationOpen,
        .lds2ActivationOpenRemedy,
        .lds2AppendNotFound,
        .lds2AppendOther,
        .lds2AppendRefused,
        .lds2AppendRefusedRemedy,
        .lds2AppendTooLong,
        .lds2AppendTooLongRemedy,
        .lds2AppendUnknown,
        .lds2AppendWithoutRight,
        .lds2Appended,
        .lds2AppendedDespite,
        .lds2AppendedNotLooked,
        .lds2AppendedUnread,
        .lds2AppendedUnreadable,
        .lds2ApplicationRefused,
        .lds2CertificateFound,
        .lds2DateInValidity,
        .lds2DateOutsideValidity,
        .lds2DateToCome,
        .lds2FileFull,
        .lds2FileFullRemedy,
        .lds2FurtherExtensions,
        .lds2HashUnknown,
        .lds2HolderBornOtherwise,
        .lds2HolderDiffers,
        .lds2HolderMatches,
        .lds2HolderNotComparable,
        .lds2HolderNotGiven,
        .lds2HolderUnconfirmed,
        .lds2HolderUnknown,
        .lds2IssuerKeyCritical,
        .lds2IssuerKeyNotNamed,
        .lds2KeyNotECDSA,
        .lds2KeyOutsideProfile,
        .lds2NameMatches,
        .lds2NameNotOfIssuer,
        .lds2NameOfOtherCountry,
        .lds2NameOfOtherNumber,
        .lds2NoCertificate,
        .lds2NoDate,
        .lds2NoHolder,
        .lds2NoPurpose,
        .lds2NoRoom,
        .lds2NoRoomRemedy,
        .lds2NoSearchCopy,
        .lds2NoState,
        .lds2NoSuchCertificate,
        .lds2OtherCertificate,
        .lds2OtherOctets,
        .lds2OtherOctetsRemedy,
        .lds2PeriodTooShort,
        .lds2ProfileKept,
        .lds2PurposeNotCritical,
        .lds2RefusedByChipRemedy,
        .lds2RightsLength,
        .lds2SearchCopyDiffers,
        .lds2SearchCopyMatches,
        .lds2SignatureInvalid,
        .lds2SignatureValid,
        .lds2Signer,
        .lds2SignerUnknown,
        .lds2StateDiffers,
        .lds2StateMatches,
        .lds2StateOfUnknown,
        .lds2StateUnknown,
        .lds2SubjectCommonNames,
        .lds2SubjectNameTooLong,
        .lds2SubjectOtherAttributes,
        .lds2SubjectWithoutCountry,
        .lds2WriteRefused,
        .lds2WriteWithoutRight,
        .lds2Written,
    ]
}

extension Message {
    package static func lds2Appended(file: some CustomStringConvertible, number: Int) -> Message {
        Message(.lds2Appended, [.init("file", .text(file.description)), .init("number", .number(number))])
    }
    package static func lds2AppendedUnread(file: some CustomStringConvertible) -> Message {
        Message(.lds2AppendedUnread, [.init("file", .text(file.description))])
    }
    package static func lds2AppendedUnreadable(file: some CustomStringConvertible, word: some CustomStringConvertible) -> Message {
        Message(.lds2AppendedUnreadable, [.init("file", .text(file.description)), .init("word", .text(word.description))])
    }
    package static func lds2AppendedNotLooked(file: some CustomStringConvertible) -> Message {
        Message(.lds2AppendedNotLooked, [.init("file", .text(file.description))])
    }
    package static func lds2AppendedDespite(file: some CustomStringConvertible, number: Int, word: some CustomStringConvertible) -> Message {
        Message(.lds2AppendedDespite, [.init("file", .text(file.description)), .init("number", .number(number)), .init("word", .text(word.description))])
    }
    package static func lds2AppendNotFound(file: some CustomStringConvertible) -> Message {
        Message(.lds2AppendNotFound, [.init("file", .text(file.description))])
    }
    package static func lds2AppendOther(file: some CustomStringConvertible) -> Message {
        Message(.lds2AppendOther, [.init("file", .text(file.description))])
    }
    package static func lds2AppendUnknown(file: some CustomStringConvertible, word: some CustomStringConvertible) -> Message {
        Message(.lds2AppendUnknown, [.init("file", .text(file.description)), .init("word", .text(word.description))])
    }
    package static func lds2FileFull(file: some CustomStringConvertible, word: some CustomStringConvertible) -> Message {
        Message(.lds2FileFull, [.init("file", .text(file.description)), .init("word", .text(word.description))])
    }
    package static var lds2FileFullRemedy: Message { Message(.lds2FileFullRemedy) }
    package static var lds2RefusedByChipRemedy: Message { Message(.lds2RefusedByChipRemedy) }
    package static func lds2AppendRefused(file: some CustomStringConvertible, meaning: Message, word: some CustomStringConvertible) -> Message {
        Message(.lds2AppendRefused, [.init("file", .text(file.description)), .init("meaning", .message(meaning)), .init("word", .text(word.description))])
    }
    package static func lds2ApplicationRefused(meaning: Message, word: some CustomStringConvertible) -> Message {
        Message(.lds2ApplicationRefused, [.init("meaning", .message(meaning)), .init("word", .text(word.description))])
    }
    package static func lds2AppendWithoutRight(file: some CustomStringConvertible) -> Message {
        Message(.lds2AppendWithoutRight, [.init("file", .text(file.description))])
    }
    package static var lds2AppendRefusedRemedy: Message { Message(.lds2AppendRefusedRemedy) }
    package static var lds2AppendTooLong: Message { Message(.lds2AppendTooLong) }
    package static var lds2AppendTooLongRemedy: Message { Message(.lds2AppendTooLongRemedy) }
    package static func lds2Written(file: some CustomStringConvertible) -> Message {
        Message(.lds2Written, [.init("file", .text(file.description))])
    }
    package static func lds2Activated(file: some CustomStringConvertible) -> Message {
        Message(.lds2Activated, [.init("file", .text(file.description))])
    }
    package static func lds2WriteRefused(file: some CustomStringConvertible, meaning: Message, word: some CustomStringConvertible) -> Message {
        Message(.lds2WriteRefused, [.init("file", .text(file.description)), .init("meaning", .message(meaning)), .init("word", .text(word.description))])
    }
    package static func lds2WriteWithoutRight(file: some CustomStringConvertible) -> Message {
        Message(.lds2WriteWithoutRight, [.init("file", .text(file.description))])
    }
    package static func lds2NoRoom(file: some CustomStringConvertible, count: Int) -> Message {
        Message(.lds2NoRoom, [.init("file", .text(file.description)), .init("count", .number(count))])
    }
    package static var lds2NoRoomRemedy: Message { Message(.lds2NoRoomRemedy) }
    package static func lds2OtherOctets(file: some CustomStringConvertible) -> Message {
        Message(.lds2OtherOctets, [.init("file", .text(file.description))])
    }
    package static var lds2OtherOctetsRemedy: Message { Message(.lds2OtherOctetsRemedy) }
    package static func lds2ActivationOpen(file: some CustomStringConvertible) -> Message {
        Message(.lds2ActivationOpen, [.init("file", .text(file.description))])
    }
    package static var lds2ActivationOpenRemedy: Message { Message(.lds2ActivationOpenRemedy) }
    package static var lds2SignerUnknown: Message { Message(.lds2SignerUnknown) }
    package static func lds2NoSuchCertificate(number: Int, count: Int) -> Message {
        Message(.lds2NoSuchCertificate, [.init("number", .number(number)), .init("count", .number(count))])
    }
    package static func lds2OtherCertificate(number: Int, other: Int) -> Message {
        Message(.lds2OtherCertificate, [.init("number", .number(number)), .init("other", .number(other))])
    }
    package static func lds2CertificateFound(number: Int) -> Message {
        Message(.lds2CertificateFound, [.init("number", .number(number))])
    }
    package static func lds2NoCertificate(number: Int, error: Message) -> Message {
        Message(.lds2NoCertificate, [.init("number", .number(number)), .init("error", .message(error))])
    }
    package static func lds2NameOfOtherCountry(stated: String, country: String) -> Message {
        Message(.lds2NameOfOtherCountry, [.init("stated", .country(stated)), .init("country", .country(country))])
    }
    package static func lds2NameNotOfIssuer(stated: String) -> Message {
        Message(.lds2NameNotOfIssuer, [.init("stated", .country(stated))])
    }
    package static var lds2NameOfOtherNumber: Message { Message(.lds2NameOfOtherNumber) }
    package static var lds2NameMatches: Message { Message(.lds2NameMatches) }
    package static var lds2NoSearchCopy: Message { Message(.lds2NoSearchCopy) }
    package static var lds2SearchCopyMatches: Message { Message(.lds2SearchCopyMatches) }
    package static func lds2SearchCopyDiffers(found: String, signed: String) -> Message {
        Message(.lds2SearchCopyDiffers, [.init("found", .country(found)), .init("signed", .country(signed))])
    }
    package static var lds2NoHolder: Message { Message(.lds2NoHolder) }
    package static var lds2HolderNotGiven: Message { Message(.lds2HolderNotGiven) }
    package static var lds2HolderUnknown: Message { Message(.lds2HolderUnknown) }
    package static var lds2HolderUnconfirmed: Message { Message(.lds2HolderUnconfirmed) }
    package static var lds2HolderNotComparable: Message { Message(.lds2HolderNotComparable) }
    package static func lds2HolderDiffers(found: some CustomStringConvertible, document: some CustomStringConvertible) -> Message {
        Message(.lds2HolderDiffers, [.init("found", .text(found.description)), .init("document", .text(document.description))])
    }
    package static func lds2HolderBornOtherwise(found: some CustomStringConvertible, document: some CustomStringConvertible) -> Message {
        Message(.lds2HolderBornOtherwise, [.init("found", .text(found.description)), .init("document", .text(document.description))])
    }
    package static var lds2HolderMatches: Message { Message(.lds2HolderMatches) }
    package static var lds2NoDate: Message { Message(.lds2NoDate) }
    package static func lds2DateOutsideValidity(when: String, first: String, last: String) -> Message {
        Message(.lds2DateOutsideValidity, [.init("when", .date(when)), .init("first", .date(first)), .init("last", .date(last))])
    }
    package static func lds2DateToCome(when: String) -> Message {
        Message(.lds2DateToCome, [.init("when", .date(when))])
    }
    package static func lds2DateInValidity(when: String) -> Message {
        Message(.lds2DateInValidity, [.init("when", .date(when))])
    }
    package static var lds2NoState: Message { Message(.lds2NoState) }
    package static func lds2StateMatches(state: String) -> Message {
        Message(.lds2StateMatches, [.init("state", .country(state))])
    }
    package static func lds2StateDiffers(state: String, signer: String) -> Message {
        Message(.lds2StateDiffers, [.init("state", .country(state)), .init("signer", .country(signer))])
    }
    package static func lds2StateOfUnknown(state: String) -> Message {
        Message(.lds2StateOfUnknown, [.init("state", .country(state))])
    }
    package static var lds2StateUnknown: Message { Message(.lds2StateUnknown) }
    package static var lds2HashUnknown: Message { Message(.lds2HashUnknown) }
    package static func lds2KeyNotECDSA(key: some CustomStringConvertible) -> Message {
        Message(.lds2KeyNotECDSA, [.init("key", .text(key.description))])
    }
    package static func lds2SignatureValid(key: some CustomStringConvertible, hash: some CustomStringConvertible, form: String) -> Message {
        Message(.lds2SignatureValid, [.init("key", .text(key.description)), .init("hash", .text(hash.description)), .init("form", .text(form))])
    }
    package static var lds2SignatureInvalid: Message { Message(.lds2SignatureInvalid) }
    package static func lds2Signer(signer: some CustomStringConvertible) -> Message {
        Message(.lds2Signer, [.init("signer", .text(signer.description))])
    }
    package static var lds2ProfileKept: Message { Message(.lds2ProfileKept) }
    package static func lds2KeyOutsideProfile(key: some CustomStringConvertible) -> Message {
        Message(.lds2KeyOutsideProfile, [.init("key", .text(key.description))])
    }
    package static func lds2PeriodTooShort(first: String, last: String) -> Message {
        Message(.lds2PeriodTooShort, [.init("first", .date(first)), .init("last", .date(last))])
    }
    package static var lds2SubjectWithoutCountry: Message { Message(.lds2SubjectWithoutCountry) }
    package static var lds2SubjectCommonNames: Message { Message(.lds2SubjectCommonNames) }
    package static func lds2SubjectNameTooLong(count: Int, maximum: Int) -> Message {
        Message(.lds2SubjectNameTooLong, [.init("count", .number(count)), .init("maximum", .number(maximum))])
    }
    package static var lds2SubjectOtherAttributes: Message { Message(.lds2SubjectOtherAttributes) }
    package static var lds2IssuerKeyNotNamed: Message { Message(.lds2IssuerKeyNotNamed) }
    package static var lds2IssuerKeyCritical: Message { Message(.lds2IssuerKeyCritical) }
    package static var lds2NoPurpose: Message { Message(.lds2NoPurpose) }
    package static var lds2PurposeNotCritical: Message { Message(.lds2PurposeNotCritical) }
    package static func lds2FurtherExtensions(identifiers: [String]) -> Message {
        Message(.lds2FurtherExtensions, [.init("identifiers", .list(identifiers))])
    }
    package static func lds2RightsLength(count: Int, expected: Int) -> Message {
        Message(.lds2RightsLength, [.init("count", .number(count)), .init("expected", .number(expected))])
    }
}
