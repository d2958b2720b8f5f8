// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let sealUndecodable = MessageKey("seal.undecodable", "The seal cannot be decoded ({place}, {code}). {error, message}.")
    static let sealNone = MessageKey("seal.none", "There is no seal to judge.")
    static let sealCurveDiffers = MessageKey("seal.curveDiffers", "The key of the seal's signer is on another curve than the algorithm of the seal has.")
    static let sealKeyRefused = MessageKey("seal.keyRefused", "The key of the seal's signer is refused. {error, message}.")
    static let sealKeyNotOnCurve = MessageKey("seal.keyNotOnCurve", "The key of the seal's signer is {key}; seals are signed with ECDSA.")
    static let sealSignatureInvalid = MessageKey("seal.signatureInvalid", "The signature does not verify under the key of the seal's signer.")
    static let sealNoSigner = MessageKey("seal.noSigner", "The certificate of the seal's signer is not at hand.")
    static let sealStateUnknown = MessageKey("seal.stateUnknown", "The State of the seal is named by a text that is in no table of codes.")
    static let sealSignerOfState = MessageKey("seal.signerOfState", "The seal is of {state, country}, and so is its signer.")
    static let sealSignerOfOtherState = MessageKey("seal.signerOfOtherState", "The seal is of {state, country}, its signer of {country, country}.")
    static let sealSignerOfNoState = MessageKey("seal.signerOfNoState", "The seal is of {state, country}, and the certificate of its signer names no country.")
    static let sealSignerStateNotKnown = MessageKey("seal.signerStateNotKnown", "Whether the State of the seal, {state, country}, is that of its signer, {country, country}, is not known.")
    static let sealNoZone = MessageKey("seal.noZone", "The seal holds no machine readable zone.")
    static let sealCheckDigitsWrong = MessageKey("seal.checkDigitsWrong", "Check digits of the zone in the seal are wrong: {fields, messages}.")
    static let sealCheckDigitsRight = MessageKey("seal.checkDigitsRight", "The check digits of the zone in the seal are right.")
    static let sealZoneOfState = MessageKey("seal.zoneOfState", "The zone in the seal is of {state, country}, as its header is.")
    static let sealZoneOfSameState = MessageKey("seal.zoneOfSameState", "The zone in the seal is of {zone, country}, its header of {header, country}: the same State.")
    static let sealZoneOfOtherState = MessageKey("seal.zoneOfOtherState", "The zone in the seal is of {zone, country}, its header of {header, country}.")
    static let sealZoneStateNotKnown = MessageKey("seal.zoneStateNotKnown", "Whether {zone, country} in the zone is the State of the header, {header, country}, is not known.")
    static let sealZoneOfNoState = MessageKey("seal.zoneOfNoState", "The zone in the seal names no State, its header {header, country}.")
    static let sealExpiryContradicts = MessageKey("seal.expiryContradicts", "The date of expiry in the seal is before the day of issue, or a hundred years later.")
    static let sealExpiryUnreadable = MessageKey("seal.expiryUnreadable", "The date of expiry in the seal cannot be read.")
    static let sealPrintedNotGiven = MessageKey("seal.printedNotGiven", "No printed zone was given to compare with.")
    static let sealPrintedDiffers = MessageKey("seal.printedDiffers", "The printed zone is not the one in the seal.")
    static let sealPrintedMatches = MessageKey("seal.printedMatches", "The printed zone is the one in the seal.")
    static let sealNoPassport = MessageKey("seal.noPassport", "The seal names no passport.")
    static let sealPassportNotGiven = MessageKey("seal.passportNotGiven", "No zone of a passport was given to compare with.")
    static let sealPassportDiffers = MessageKey("seal.passportDiffers", "The passport is not the one that the seal names.")
    static let sealPassportMatches = MessageKey("seal.passportMatches", "The passport is the one that the seal names.")
    static let sealNoDateOfIssue = MessageKey("seal.noDateOfIssue", "The seal does not say when its document was issued.")
    static let sealIssuedLater = MessageKey("seal.issuedLater", "The seal says that its document was issued {issued, date}, which is to come.")
    static let sealIssuedAfterExpiry = MessageKey("seal.issuedAfterExpiry", "The seal says that its document was issued {issued, date}, after the date of expiry in its zone.")
    static let sealSignedMuchLater = MessageKey("seal.signedMuchLater", "The seal says that its document was issued {issued, date}, and was signed {signed, date}, more than a year later.")
    static let sealIssued = MessageKey("seal.issued", "The document was issued {issued, date}.")
    static let sealAttestsLater = MessageKey("seal.attestsLater", "The seal attests something of the day {day, date}, which is to come.")
    static let sealNoDay = MessageKey("seal.noDay", "The seal states no day.")
    static let sealDaysUnreadable = MessageKey("seal.daysUnreadable", "The days that the seal states cannot be read.")
    static let sealDayUnreadable = MessageKey("seal.dayUnreadable", "A day that the seal states cannot be read.")
    static let sealAttests = MessageKey("seal.attests", "What the seal attests is of {day, date} or before.")
    static let sealStructure = MessageKey("seal.structure", "The seal has a header of version {version, number}, {features, plural, one {# feature} other {# features}} and a signature of {octets, plural, one {# octet} other {# octets}}.")
    static let sealKindUnknown = MessageKey("seal.kindUnknown", "What features a document of category {category, number} and definition {definition, number} has is not known here.")
    static let sealFeatureMalformed = MessageKey("seal.featureMalformed", "The feature {feature, message} is not as the profile has it ({kind, message}, {clause}).")
    static let sealKindWithoutZone = MessageKey("seal.kindWithoutZone", "The seal holds no machine readable zone, which its profile has ({kind, message}, {clause}).")
    static let sealKindWithTwoZones = MessageKey("seal.kindWithTwoZones", "The seal holds two machine readable zones ({kind, message}, {clause}).")
    static let sealFeatureMissing = MessageKey("seal.featureMissing", "The seal lacks the feature {feature, message} ({kind, message}, {clause}).")
    static let sealFeatures = MessageKey("seal.features", "The seal has the features of its profile ({kind, message}).")
    static let sealFeaturesAndFurther = MessageKey("seal.featuresAndFurther", "The seal has the features of its profile ({kind, message}) and further ones, which do not speak against it.")
    static let sealCertificateMissing = MessageKey("seal.certificateMissing", "No certificate of C={country}, CN={name} with the serial number {number} is at hand.")
    static let sealCertificateFound = MessageKey("seal.certificateFound", "The certificate is that of C={country}, CN={name} with the serial number {number}.")
    static let sealCertificateInside = MessageKey("seal.certificateInside", "The seal carries the certificate of its signer.")
    static let sealVdsnc = MessageKey("seal.vdsnc", "The seal is a VDS-NC of type {type}, version {version}.")
    static let sealVdsncOfUnknownType = MessageKey("seal.vdsncOfUnknownType", "The seal is a VDS-NC of a type that is not known, version {version}.")
    static let sealUnsignedMembers = MessageKey("seal.unsignedMembers", "Not signed, and not read: {members, messages}. {what, message}.")
    static let sealMembersBeside = MessageKey("seal.membersBeside", "{count, plural, one {# member} other {# members}} beside data and sig")
    static let sealMembersInside = MessageKey("seal.membersInside", "{count, plural, one {# member} other {# members}} in sig")
    static let sealTypeUnknown = MessageKey("seal.typeUnknown", "What members a message of this type has is not known here.")
    static let sealVersionUnknown = MessageKey("seal.versionUnknown", "What members version {version} of a message of the type {type} has is not known here.")
    static let sealMemberMalformed = MessageKey("seal.memberMalformed", "The member {member} is not as the type {type} has it.")
    static let sealMembers = MessageKey("seal.members", "The message has the members of the type {type}.")
    static let sealKindVisa = MessageKey("seal.kind.visa", "visa")
    static let sealKindEmergencyTravelDocument = MessageKey("seal.kind.emergencyTravelDocument", "emergency travel document")
    static let sealKindArrivalAttestation = MessageKey("seal.kind.arrivalAttestation", "arrival attestation document")
    static let sealKindSocialInsuranceCard = MessageKey("seal.kind.socialInsuranceCard", "social insurance card")
    static let sealKindResidencePermit = MessageKey("seal.kind.residencePermit", "residence permit")
    static let sealKindSupplementarySheet = MessageKey("seal.kind.supplementarySheet", "supplementary sheet of a residence permit")
    static let sealKindAddressSticker = MessageKey("seal.kind.addressSticker", "address sticker of an identity card")
    static let sealKindResidenceSticker = MessageKey("seal.kind.residenceSticker", "place of residence sticker of a passport")
    static let sealKindAdministrativeDocument = MessageKey("seal.kind.administrativeDocument", "administrative document")
    static let sealStayUntilExpiry = MessageKey("seal.stay.untilExpiry", "until the date of expiry")
    static let sealStayDecidedAtEntry = MessageKey("seal.stay.decidedAtEntry", "decided at entry")
    static let sealStayTransitOnly = MessageKey("seal.stay.transitOnly", "transit without entry")
    static let sealStayPeriod = MessageKey("seal.stay.period", "{parts, messages}")
    static let sealStayYears = MessageKey("seal.stay.years", "{count, plural, one {# year} other {# years}}")
    static let sealStayMonths = MessageKey("seal.stay.months", "{count, plural, one {# month} other {# months}}")
    static let sealStayDays = MessageKey("seal.stay.days", "{count, plural, one {# day} other {# days}}")

    static let ofSeal: [MessageKey] = [
        .sealAttests,
        .sealAttestsLater,
        .sealCertificateFound,
        .sealCertificateInside,
        .sealCertificateMissing,
        .sealCheckDigitsRight,
        .sealCheckDigitsWrong,
        .sealCurveDiffers,
        .sealDayUnreadable,
        .sealDaysUnreadable,
        .sealExpiryContradicts,
        .sealExpiryUnreadable,
        .sealFeatureMalformed,
        .sealFeatureMissing,
        .sealFeatures,
        .sealFeaturesAndFurther,
        .sealIssued,
        .sealIssuedAfterExpiry,
        .sealIssuedLater,
        .sealKeyNotOnCurve,
        .sealKeyRefused,
        .sealKindAddressSticker,
        .sealKindAdministrativeDocument,
        .sealKindArrivalAttestation,
        .sealKindEmergencyTravelDocument,
        .sealKindResidencePermit,
        .sealKindResidenceSticker,
        .sealKindSocialInsuranceCard,
        .sealKindSupplementarySheet,
        .sealKindVisa,
        .sealKindUnknown,
        .sealKindWithTwoZones,
        .sealKindWithoutZone,
        .sealMemberMalformed,
        .sealMembers,
        .sealMembersBeside,
        .sealMembersInside,
        .sealNoDateOfIssue,
        .sealNoDay,
        .sealNoPassport,
        .sealNoSigner,
        .sealNoZone,
        .sealNone,
        .sealPassportDiffers,
        .sealPassportMatches,
        .sealPassportNotGiven,
        .sealPrintedDiffers,
        .sealPrintedMatches,
        .sealPrintedNotGiven,
        .sealSignatureInvalid,
        .sealSignedMuchLater,
        .sealSignerOfNoState,
        .sealSignerOfOtherState,
        .sealSignerOfState,
        .sealSignerStateNotKnown,
        .sealStateUnknown,
        .sealStayDays,
        .sealStayDecidedAtEntry,
        .sealStayMonths,
        .sealStayPeriod,
        .sealStayTransitOnly,
        .sealStayUntilExpiry,
        .sealStayYears,
        .sealStructure,
        .sealTypeUnknown,
        .sealUndecodable,
        .sealUnsignedMembers,
        .sealVdsnc,
        .sealVdsncOfUnknownType,
        .sealVersionUnknown,
        .sealZoneOfNoState,
        .sealZoneOfOtherState,
        .sealZoneOfSameState,
        .sealZoneOfState,
        .sealZoneStateNotKnown,
    ]
}

extension Message {
    package static func sealUndecodable(place: some CustomStringConvertible, code: some CustomStringConvertible, error: Message) -> Message {
        Message(.sealUndecodable, [.init("place", .text(place.description)), .init("code", .text(code.description)), .init("error", .message(error))])
    }
    package static var sealNone: Message { Message(.sealNone) }
    package static var sealCurveDiffers: Message { Message(.sealCurveDiffers) }
    package static func sealKeyRefused(error: Message) -> Message {
        Message(.sealKeyRefused, [.init("error", .message(error))])
    }
    package static func sealKeyNotOnCurve(key: some CustomStringConvertible) -> Message {
        Message(.sealKeyNotOnCurve, [.init("key", .text(key.description))])
    }
    package static var sealSignatureInvalid: Message { Message(.sealSignatureInvalid) }
    package static var sealNoSigner: Message { Message(.sealNoSigner) }
    package static var sealStateUnknown: Message { Message(.sealStateUnknown) }
    package static func sealSignerOfState(state: String) -> Message {
        Message(.sealSignerOfState, [.init("state", .country(state))])
    }
    package static func sealSignerOfOtherState(state: String, country: String) -> Message {
        Message(.sealSignerOfOtherState, [.init("state", .country(state)), .init("country", .country(country))])
    }
    package static func sealSignerOfNoState(state: String) -> Message {
        Message(.sealSignerOfNoState, [.init("state", .country(state))])
    }
    package static func sealSignerStateNotKnown(state: String, country: String) -> Message {
        Message(.sealSignerStateNotKnown, [.init("state", .country(state)), .init("country", .country(country))])
    }
    package static var sealNoZone: Message { Message(.sealNoZone) }
    package static func sealCheckDigitsWrong(fields: [Message]) -> Message {
        Message(.sealCheckDigitsWrong, [.init("fields", .messages(fields))])
    }
    package static var sealCheckDigitsRight: Message { Message(.sealCheckDigitsRight) }
    package static func sealZoneOfState(state: String) -> Message {
        Message(.sealZoneOfState, [.init("state", .country(state))])
    }
    package static func sealZoneOfSameState(zone: String, header: String) -> Message {
        Message(.sealZoneOfSameState, [.init("zone", .country(zone)), .init("header", .country(header))])
    }
    package static func sealZoneOfOtherState(zone: String, header: String) -> Message {
        Message(.sealZoneOfOtherState, [.init("zone", .country(zone)), .init("header", .country(header))])
    }
    package static func sealZoneStateNotKnown(zone: String, header: String) -> Message {
        Message(.sealZoneStateNotKnown, [.init("zone", .country(zone)), .init("header", .country(header))])
    }
    package static func sealZoneOfNoState(header: String) -> Message {
        Message(.sealZoneOfNoState, [.init("header", .country(header))])
    }
    package static var sealExpiryContradicts: Message { Message(.sealExpiryContradicts) }
    package static var sealExpiryUnreadable: Message { Message(.sealExpiryUnreadable) }
    package static var sealPrintedNotGiven: Message { Message(.sealPrintedNotGiven) }
    package static var sealPrintedDiffers: Message { Message(.sealPrintedDiffers) }
    package static var sealPrintedMatches: Message { Message(.sealPrintedMatches) }
    package static var sealNoPassport: Message { Message(.sealNoPassport) }
    package static var sealPassportNotGiven: Message { Message(.sealPassportNotGiven) }
    package static var sealPassportDiffers: Message { Message(.sealPassportDiffers) }
    package static var sealPassportMatches: Message { Message(.sealPassportMatches) }
    package static var sealNoDateOfIssue: Message { Message(.sealNoDateOfIssue) }
    package static func sealIssuedLater(issued: String) -> Message {
        Message(.sealIssuedLater, [.init("issued", .date(issued))])
    }
    package static func sealIssuedAfterExpiry(issued: String) -> Message {
        Message(.sealIssuedAfterExpiry, [.init("issued", .date(issued))])
    }
    package static func sealSignedMuchLater(issued: String, signed: String) -> Message {
        Message(.sealSignedMuchLater, [.init("issued", .date(issued)), .init("signed", .date(signed))])
    }
    package static func sealIssued(issued: String) -> Message {
        Message(.sealIssued, [.init("issued", .date(issued))])
    }
    package static func sealAttestsLater(day: String) -> Message {
        Message(.sealAttestsLater, [.init("day", .date(day))])
    }
    package static var sealNoDay: Message { Message(.sealNoDay) }
    package static var sealDaysUnreadable: Message { Message(.sealDaysUnreadable) }
    package static var sealDayUnreadable: Message { Message(.sealDayUnreadable) }
    package static func sealAttests(day: String) -> Message {
        Message(.sealAttests, [.init("day", .date(day))])
    }
    package static func sealStructure(version: Int, features: Int, octets: Int) -> Message {
        Message(.sealStructure, [.init("version", .number(version)), .init("features", .number(features)), .init("octets", .number(octets))])
    }
    package static func sealKindUnknown(category: Int, definition: Int) -> Message {
        Message(.sealKindUnknown, [.init("category", .number(category)), .init("definition", .number(definition))])
    }
    package static func sealFeatureMalformed(feature: Message, kind: Message, clause: some CustomStringConvertible) -> Message {
        Message(.sealFeatureMalformed, [.init("feature", .message(feature)), .init("kind", .message(kind)), .init("clause", .text(clause.description))])
    }
    package static func sealKindWithoutZone(kind: Message, clause: some CustomStringConvertible) -> Message {
        Message(.sealKindWithoutZone, [.init("kind", .message(kind)), .init("clause", .text(clause.description))])
    }
    package static func sealKindWithTwoZones(kind: Message, clause: some CustomStringConvertible) -> Message {
        Message(.sealKindWithTwoZones, [.init("kind", .message(kind)), .init("clause", .text(clause.description))])
    }
    package static func sealFeatureMissing(feature: Message, kind: Message, clause: some CustomStringConvertible) -> Message {
        Message(.sealFeatureMissing, [.init("feature", .message(feature)), .init("kind", .message(kind)), .init("clause", .text(clause.description))])
    }
    package static func sealFeatures(kind: Message) -> Message {
        Message(.sealFeatures, [.init("kind", .message(kind))])
    }
    package static func sealFeaturesAndFurther(kind: Message) -> Message {
        Message(.sealFeaturesAndFurther, [.init("kind", .message(kind))])
    }
    package static func sealCertificateMissing(country: some CustomStringConvertible, name: some CustomStringConvertible, number: some CustomStringConvertible) -> Message {
        Message(.sealCertificateMissing, [.init("country", .text(country.description)), .init("name", .text(name.description)), .init("number", .text(number.description))])
    }
    package static func sealCertificateFound(country: some CustomStringConvertible, name: some CustomStringConvertible, number: some CustomStringConvertible) -> Message {
        Message(.sealCertificateFound, [.init("country", .text(country.description)), .init("name", .text(name.description)), .init("number", .text(number.description))])
    }
    package static var sealCertificateInside: Message { Message(.sealCertificateInside) }
    package static func sealVdsnc(type: some CustomStringConvertible, version: some CustomStringConvertible) -> Message {
        Message(.sealVdsnc, [.init("type", .text(type.description)), .init("version", .text(version.description))])
    }
    package static func sealVdsncOfUnknownType(version: some CustomStringConvertible) -> Message {
        Message(.sealVdsncOfUnknownType, [.init("version", .text(version.description))])
    }
    package static func sealUnsignedMembers(members: [Message], what: Message) -> Message {
        Message(.sealUnsignedMembers, [.init("members", .messages(members)), .init("what", .message(what))])
    }
    package static func sealMembersBeside(count: Int) -> Message {
        Message(.sealMembersBeside, [.init("count", .number(count))])
    }
    package static func sealMembersInside(count: Int) -> Message {
        Message(.sealMembersInside, [.init("count", .number(count))])
    }
    package static var sealTypeUnknown: Message { Message(.sealTypeUnknown) }
    package static func sealVersionUnknown(version: some CustomStringConvertible, type: some CustomStringConvertible) -> Message {
        Message(.sealVersionUnknown, [.init("version", .text(version.description)), .init("type", .text(type.description))])
    }
    package static func sealMemberMalformed(member: some CustomStringConvertible, type: some CustomStringConvertible) -> Message {
        Message(.sealMemberMalformed, [.init("member", .text(member.description)), .init("type", .text(type.description))])
    }
    package static func sealMembers(type: some CustomStringConvertible) -> Message {
        Message(.sealMembers, [.init("type", .text(type.description))])
    }
    package static var sealKindVisa: Message { Message(.sealKindVisa) }
    package static var sealKindEmergencyTravelDocument: Message { Message(.sealKindEmergencyTravelDocument) }
    package static var sealKindArrivalAttestation: Message { Message(.sealKindArrivalAttestation) }
    package static var sealKindSocialInsuranceCard: Message { Message(.sealKindSocialInsuranceCard) }
    package static var sealKindResidencePermit: Message { Message(.sealKindResidencePermit) }
    package static var sealKindSupplementarySheet: Message { Message(.sealKindSupplementarySheet) }
    package static var sealKindAddressSticker: Message { Message(.sealKindAddressSticker) }
    package static var sealKindResidenceSticker: Message { Message(.sealKindResidenceSticker) }
    package static var sealKindAdministrativeDocument: Message { Message(.sealKindAdministrativeDocument) }
    package static var sealStayUntilExpiry: Message { Message(.sealStayUntilExpiry) }
    package static var sealStayDecidedAtEntry: Message { Message(.sealStayDecidedAtEntry) }
    package static var sealStayTransitOnly: Message { Message(.sealStayTransitOnly) }
    package static func sealStayPeriod(parts: [Message]) -> Message {
        Message(.sealStayPeriod, [.init("parts", .messages(parts))])
    }
    package static func sealStayYears(count: Int) -> Message {
        Message(.sealStayYears, [.init("count", .number(count))])
    }
    package static func sealStayMonths(count: Int) -> Message {
        Message(.sealStayMonths, [.init("count", .number(count))])
    }
    package static func sealStayDays(count: Int) -> Message {
        Message(.sealStayDays, [.init("count", .number(count))])
    }
}
