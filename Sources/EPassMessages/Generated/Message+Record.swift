// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let recordStamp = MessageKey("record.stamp", "{kind, select, exit {Exit} other {Entry}} {when, date}, {state, country}, {place}.")
    static let recordVisa = MessageKey("record.visa", "Visa {number} of {state, country}, {first, date} to {last, date}.")
    static let recordBiometrics = MessageKey("record.biometrics", "Biometric data of {count, plural, one {# octet} other {# octets}}.")
    static let recordCertificate = MessageKey("record.certificate", "The certificate of a signer of {state, country}.")
    static let recordSignedBy = MessageKey("record.signedBy", "Signed by {signer}.")
    static let recordMalformed = MessageKey("record.malformed", "Record {number, number} cannot be decoded.")
    static let recordUndecodable = MessageKey("record.undecodable", "Nothing is known of its signature.")
    static let recordNone = MessageKey("record.none", "It has no record.")
    static let recordStateRead = MessageKey("record.state.read", "It was read.")
    static let recordStateAbsent = MessageKey("record.state.absent", "The chip does not have it.")
    static let recordStateAccessDenied = MessageKey("record.state.accessDenied", "The chip denied access.")
    static let recordStateNonConformant = MessageKey("record.state.nonConformant", "What the chip gave next is no record.")
    static let recordStateTooLarge = MessageKey("record.state.tooLarge", "The next record is longer than what can be read of it.")
    static let recordStateAborted = MessageKey("record.state.aborted", "The reading ended before it was read whole.")
    static let recordApplicationTravelRecords = MessageKey("record.application.travelRecords", "travel records")
    static let recordApplicationVisaRecords = MessageKey("record.application.visaRecords", "visa records")
    static let recordApplicationAdditionalBiometrics = MessageKey("record.application.additionalBiometrics", "additional biometrics")

    static let ofRecord: [MessageKey] = [
        .recordApplicationAdditionalBiometrics,
        .recordApplicationTravelRecords,
        .recordApplicationVisaRecords,
        .recordBiometrics,
        .recordCertificate,
        .recordMalformed,
        .recordNone,
        .recordSignedBy,
        .recordStamp,
        .recordStateAborted,
        .recordStateAbsent,
        .recordStateAccessDenied,
        .recordStateNonConformant,
        .recordStateRead,
        .recordStateTooLarge,
        .recordUndecodable,
        .recordVisa,
    ]
}

extension Message {
    package static func recordStamp(kind: String, when: String, state: String, place: some CustomStringConvertible) -> Message {
        Message(.recordStamp, [.init("kind", .text(kind)), .init("when", .date(when)), .init("state", .country(state)), .init("place", .text(place.description))])
    }
    package static func recordVisa(number: some CustomStringConvertible, state: String, first: String, last: String) -> Message {
        Message(.recordVisa, [.init("number", .text(number.description)), .init("state", .country(state)), .init("first", .date(first)), .init("last", .date(last))])
    }
    package static func recordBiometrics(count: Int) -> Message {
        Message(.recordBiometrics, [.init("count", .number(count))])
    }
    package static func recordCertificate(state: String) -> Message {
        Message(.recordCertificate, [.init("state", .country(state))])
    }
    package static func recordSignedBy(signer: some CustomStringConvertible) -> Message {
        Message(.recordSignedBy, [.init("signer", .text(signer.description))])
    }
    package static func recordMalformed(number: Int) -> Message {
        Message(.recordMalformed, [.init("number", .number(number))])
    }
    package static var recordUndecodable: Message { Message(.recordUndecodable) }
    package static var recordNone: Message { Message(.recordNone) }
    package static var recordStateRead: Message { Message(.recordStateRead) }
    package static var recordStateAbsent: Message { Message(.recordStateAbsent) }
    package static var recordStateAccessDenied: Message { Message(.recordStateAccessDenied) }
    package static var recordStateNonConformant: Message { Message(.recordStateNonConformant) }
    package static var recordStateTooLarge: Message { Message(.recordStateTooLarge) }
    package static var recordStateAborted: Message { Message(.recordStateAborted) }
    package static var recordApplicationTravelRecords: Message { Message(.recordApplicationTravelRecords) }
    package static var recordApplicationVisaRecords: Message { Message(.recordApplicationVisaRecords) }
    package static var recordApplicationAdditionalBiometrics: Message { Message(.recordApplicationAdditionalBiometrics) }
}
