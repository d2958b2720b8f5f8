// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let sealDataCharactersNotC40 = MessageKey("sealData.charactersNotC40", "C40 is for A to Z, 0 to 9 and space only.")
    static let sealDataStringTooLong = MessageKey("sealData.stringTooLong", "The string is too long.")
    static let sealDataOddC40 = MessageKey("sealData.oddC40", "C40 has an even number of octets.")
    static let sealDataCharacterOutsideC40 = MessageKey("sealData.characterOutsideC40", "Only one last character stands outside C40.")
    static let sealDataOctetsNotC40 = MessageKey("sealData.octetsNotC40", "These two octets are no characters of C40.")
    static let sealDataTextTooLong = MessageKey("sealData.textTooLong", "The text is longer than that of any seal.")
    static let sealDataNotASeal = MessageKey("sealData.notASeal", "This is neither a seal (first octet DC) nor the JSON text of a VDS-NC.")
    static let sealDataTextBroken = MessageKey("sealData.textBroken", "The text begins as a seal in {encoding, select, latin1 {ISO 8859-1} hexadecimal {hexadecimal} base64 {base64} other {{encoding}}}, and is not {encoding, select, latin1 {ISO 8859-1} hexadecimal {hexadecimal} base64 {base64} other {{encoding}}} to its end.")
    static let sealDataIsIDB = MessageKey("sealData.isIDB", "This is an ICAO datastructure for bar codes (IDB), which is another standard and is not read here.")
    static let sealDataEndsHere = MessageKey("sealData.endsHere", "The seal ends here.")
    static let sealDataEndsInElement = MessageKey("sealData.endsInElement", "The seal ends before the element does.")
    static let sealDataNoDay = MessageKey("sealData.noDay", "These octets are no day of the calendar.")
    static let sealDataLengthOfLength = MessageKey("sealData.lengthOfLength", "A length has one to five octets.")
    static let sealDataLengthNotShortest = MessageKey("sealData.lengthNotShortest", "The length is not in its shortest form.")
    static let sealDataCountryNotCapitals = MessageKey("sealData.countryNotCapitals", "A country has one to three capital letters.")
    static let sealDataCertificateNotFiveDigits = MessageKey("sealData.certificateNotFiveDigits", "In version 3 the reference of the certificate has five digits.")
    static let sealDataReferenceTooLong = MessageKey("sealData.referenceTooLong", "The reference has more than 99 digits.")
    static let sealDataDefinitionOutOfRange = MessageKey("sealData.definitionOutOfRange", "A feature definition is a number from 1 to 254.")
    static let sealDataNoMagic = MessageKey("sealData.noMagic", "A seal begins with the octet DC.")
    static let sealDataVersionUnknown = MessageKey("sealData.versionUnknown", "The header has version {version, number}; 3 and 4 are known.")
    static let sealDataCountryNotPadded = MessageKey("sealData.countryNotPadded", "The country is not padded to three characters.")
    static let sealDataCountryNotLetters = MessageKey("sealData.countryNotLetters", "A country has one to three letters.")
    static let sealDataHeaderNotCanonical = MessageKey("sealData.headerNotCanonical", "The header is not encoded as the standard has it.")
    static let sealDataSignerMissing = MessageKey("sealData.signerMissing", "A signer and a certificate must stand here.")
    static let sealDataReferenceLengthNone = MessageKey("sealData.referenceLengthNone", "The length of the certificate's reference is no number.")
    static let sealDataReferenceLengthWrong = MessageKey("sealData.referenceLengthWrong", "The certificate's reference is not as long as it says.")
    static let sealDataReferenceParts = MessageKey("sealData.referenceParts", "A reference has two letters, two letters or digits, and the digits of a certificate.")
    static let sealDataKeyNotOnCurve = MessageKey("sealData.keyNotOnCurve", "Seals are signed with keys on a curve.")
    static let sealDataNotSigned = MessageKey("sealData.notSigned", "The key did not sign. {error, message}.")
    static let sealDataZoneFormat = MessageKey("sealData.zoneFormat", "A seal holds a zone of TD2, MRV-A or MRV-B.")
    static let sealDataNoJSONObject = MessageKey("sealData.noJSONObject", "The text is no JSON object.")
    static let sealDataNumberTooLarge = MessageKey("sealData.numberTooLarge", "A number is larger than its canonical form can be.")
    static let sealDataVersionNoNumber = MessageKey("sealData.versionNoNumber", "The version must be a number.")
    static let sealDataAlgorithmUnknown = MessageKey("sealData.algorithmUnknown", "The algorithm must be ES256, ES384 or ES512.")
    static let sealDataCertificateUndecodable = MessageKey("sealData.certificateUndecodable", "The certificate cannot be decoded. {error, message}.")
    static let sealDataSignatureNotHalved = MessageKey("sealData.signatureNotHalved", "A signature must be two numbers of equal length.")
    static let sealDataMemberNoObject = MessageKey("sealData.memberNoObject", "The member must be an object.")
    static let sealDataMemberNoText = MessageKey("sealData.memberNoText", "The member must be a text of 1 to 64,000 octets.")
    static let sealDataMemberNoBase64 = MessageKey("sealData.memberNoBase64", "The member must be base64url.")
    static let sealDataSealTooLong = MessageKey("sealData.sealTooLong", "The seal is too long.")
    static let sealDataTagOrLength = MessageKey("sealData.tagOrLength", "The tag is reserved, or the value is too long for the version.")
    static let sealDataTagTwice = MessageKey("sealData.tagTwice", "The tag stands twice.")
    static let sealDataNoSignature = MessageKey("sealData.noSignature", "The seal ends without a signature.")

    static let ofSealData: [MessageKey] = [
        .sealDataAlgorithmUnknown,
        .sealDataCertificateNotFiveDigits,
        .sealDataCertificateUndecodable,
        .sealDataCharacterOutsideC40,
        .sealDataCharactersNotC40,
        .sealDataCountryNotCapitals,
        .sealDataCountryNotLetters,
        .sealDataCountryNotPadded,
        .sealDataDefinitionOutOfRange,
        .sealDataEndsHere,
        .sealDataEndsInElement,
        .sealDataHeaderNotCanonical,
        .sealDataIsIDB,
        .sealDataKeyNotOnCurve,
        .sealDataLengthNotShortest,
        .sealDataLengthOfLength,
        .sealDataMemberNoBase64,
        .sealDataMemberNoObject,
        .sealDataMemberNoText,
        .sealDataNoDay,
        .sealDataNoJSONObject,
        .sealDataNoMagic,
        .sealDataNoSignature,
        .sealDataNotASeal,
        .sealDataNotSigned,
        .sealDataNumberTooLarge,
        .sealDataOctetsNotC40,
        .sealDataOddC40,
        .sealDataReferenceLengthNone,
        .sealDataReferenceLengthWrong,
        .sealDataReferenceParts,
        .sealDataReferenceTooLong,
        .sealDataSealTooLong,
        .sealDataSignatureNotHalved,
        .sealDataSignerMissing,
        .sealDataStringTooLong,
        .sealDataTagOrLength,
        .sealDataTagTwice,
        .sealDataTextBroken,
        .sealDataTextTooLong,
        .sealDataVersionNoNumber,
        .sealDataVersionUnknown,
        .sealDataZoneFormat,
    ]
}

extension Message {
    package static var sealDataCharactersNotC40: Message { Message(.sealDataCharactersNotC40) }
    package static var sealDataStringTooLong: Message { Message(.sealDataStringTooLong) }
    package static var sealDataOddC40: Message { Message(.sealDataOddC40) }
    package static var sealDataCharacterOutsideC40: Message { Message(.sealDataCharacterOutsideC40) }
    package static var sealDataOctetsNotC40: Message { Message(.sealDataOctetsNotC40) }
    package static var sealDataTextTooLong: Message { Message(.sealDataTextTooLong) }
    package static var sealDataNotASeal: Message { Message(.sealDataNotASeal) }
    package static func sealDataTextBroken(encoding: String) -> Message {
        Message(.sealDataTextBroken, [.init("encoding", .text(encoding))])
    }
    package static var sealDataIsIDB: Message { Message(.sealDataIsIDB) }
    package static var sealDataEndsHere: Message { Message(.sealDataEndsHere) }
    package static var sealDataEndsInElement: Message { Message(.sealDataEndsInElement) }
    package static var sealDataNoDay: Message { Message(.sealDataNoDay) }
    package static var sealDataLengthOfLength: Message { Message(.sealDataLengthOfLength) }
    package static var sealDataLengthNotShortest: Message { Message(.sealDataLengthNotShortest) }
    package static var sealDataCountryNotCapitals: Message { Message(.sealDataCountryNotCapitals) }
    package static var sealDataCertificateNotFiveDigits: Message { Message(.sealDataCertificateNotFiveDigits) }
    package static var sealDataReferenceTooLong: Message { Message(.sealDataReferenceTooLong) }
    package static var sealDataDefinitionOutOfRange: Message { Message(.sealDataDefinitionOutOfRange) }
    package static var sealDataNoMagic: Message { Message(.sealDataNoMagic) }
    package static func sealDataVersionUnknown(version: Int) -> Message {
        Message(.sealDataVersionUnknown, [.init("version", .number(version))])
    }
    package static var sealDataCountryNotPadded: Message { Message(.sealDataCountryNotPadded) }
    package static var sealDataCountryNotLetters: Message { Message(.sealDataCountryNotLetters) }
    package static var sealDataHeaderNotCanonical: Message { Message(.sealDataHeaderNotCanonical) }
    package static var sealDataSignerMissing: Message { Message(.sealDataSignerMissing) }
    package static var sealDataReferenceLengthNone: Message { Message(.sealDataReferenceLengthNone) }
    package static var sealDataReferenceLengthWrong: Message { Message(.sealDataReferenceLengthWrong) }
    package static var sealDataReferenceParts: Message { Message(.sealDataReferenceParts) }
    package static var sealDataKeyNotOnCurve: Message { Message(.sealDataKeyNotOnCurve) }
    package static func sealDataNotSigned(error: Message) -> Message {
        Message(.sealDataNotSigned, [.init("error", .message(error))])
    }
    package static var sealDataZoneFormat: Message { Message(.sealDataZoneFormat) }
    package static var sealDataNoJSONObject: Message { Message(.sealDataNoJSONObject) }
    package static var sealDataNumberTooLarge: Message { Message(.sealDataNumberTooLarge) }
    package static var sealDataVersionNoNumber: Message { Message(.sealDataVersionNoNumber) }
    package static var sealDataAlgorithmUnknown: Message { Message(.sealDataAlgorithmUnknown) }
    package static func sealDataCertificateUndecodable(error: Message) -> Message {
        Message(.sealDataCertificateUndecodable, [.init("error", .message(error))])
    }
    package static var sealDataSignatureNotHalved: Message { Message(.sealDataSignatureNotHalved) }
    package static var sealDataMemberNoObject: Message { Message(.sealDataMemberNoObject) }
    package static var sealDataMemberNoText: Message { Message(.sealDataMemberNoText) }
    package static var sealDataMemberNoBase64: Message { Message(.sealDataMemberNoBase64) }
    package static var sealDataSealTooLong: Message { Message(.sealDataSealTooLong) }
    package static var sealDataTagOrLength: Message { Message(.sealDataTagOrLength) }
    package static var sealDataTagTwice: Message { Message(.sealDataTagTwice) }
    package static var sealDataNoSignature: Message { Message(.sealDataNoSignature) }
}
