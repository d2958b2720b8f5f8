// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let applicationNamed = MessageKey("application.named", "{name, message} ({identifier})")
    static let applicationName = MessageKey("application.name", "{application, select, eMRTD {eMRTD (LDS1)} travelRecords {travel records (LDS2)} visaRecords {visa records (LDS2)} additionalBiometrics {additional biometrics (LDS2)} eID {eID (TR-03110)} eSign {eSign} cryptographicInformation {CIA (ISO/IEC 7816-15)} drivingLicence {driving licence (ISO/IEC 18013-2)} europeanDrivingLicence {driving licence (EU)} mobileDocument {mobile driving licence (ISO/IEC 18013-5)} other {card manager (GlobalPlatform)}}")
    static let applicationUnknown = MessageKey("application.unknown", "{identifier}")
    static let applicationRead = MessageKey("application.read", "{application, message}: read as the travel document")
    static let applicationRaw = MessageKey("application.raw", "{application, message}: {count, plural, one {# file} other {# files}} read as it is, {octets, number} octets, about which nothing is said")
    static let applicationAbsent = MessageKey("application.absent", "{application, message}: not on the chip")
    static let applicationCount = MessageKey("application.count", "the chip lists {count, plural, one {# application} other {# applications}}")
    static let applicationListMalformed = MessageKey("application.listMalformed", "EF.DIR, which lists them, cannot be decoded")
    static let applicationListAbsent = MessageKey("application.listAbsent", "the chip has no EF.DIR, which would list them")
    static let applicationListNotGiven = MessageKey("application.listNotGiven", "the chip did not give EF.DIR, which lists them")
    static let applicationOfOtherBundle = MessageKey("application.ofOtherBundle", "The reading to go on from is one of the application {identifier}, and {wanted} was asked for.")
    static let applicationOfOtherBundleRemedy = MessageKey("application.ofOtherBundleRemedy", "Go on with the application of the bundle, or read anew.")

    static let ofApplication: [MessageKey] = [
        .applicationAbsent,
        .applicationCount,
        .applicationListAbsent,
        .applicationListMalformed,
        .applicationListNotGiven,
        .applicationName,
        .applicationNamed,
        .applicationOfOtherBundle,
        .applicationOfOtherBundleRemedy,
        .applicationRaw,
        .applicationRead,
        .applicationUnknown,
    ]
}

extension Message {
    package static func applicationNamed(name: Message, identifier: some CustomStringConvertible) -> Message {
        Message(.applicationNamed, [.init("name", .message(name)), .init("identifier", .text(identifier.description))])
    }
    package static func applicationName(application: String) -> Message {
        Message(.applicationName, [.init("application", .text(application))])
    }
    package static func applicationUnknown(identifier: some CustomStringConvertible) -> Message {
        Message(.applicationUnknown, [.init("identifier", .text(identifier.description))])
    }
    package static func applicationRead(application: Message) -> Message {
        Message(.applicationRead, [.init("application", .message(application))])
    }
    package static func applicationRaw(application: Message, count: Int, octets: Int) -> Message {
        Message(.applicationRaw, [.init("application", .message(application)), .init("count", .number(count)), .init("octets", .number(octets))])
    }
    package static func applicationAbsent(application: Message) -> Message {
        Message(.applicationAbsent, [.init("application", .message(application))])
    }
    package static func applicationCount(count: Int) -> Message {
        Message(.applicationCount, [.init("count", .number(count))])
    }
    package static var applicationListMalformed: Message { Message(.applicationListMalformed) }
    package static var applicationListAbsent: Message { Message(.applicationListAbsent) }
    package static var applicationListNotGiven: Message { Message(.applicationListNotGiven) }
    package static func applicationOfOtherBundle(identifier: some CustomStringConvertible, wanted: some CustomStringConvertible) -> Message {
        Message(.applicationOfOtherBundle, [.init("identifier", .text(identifier.description)), .init("wanted", .text(wanted.description))])
    }
    package static var applicationOfOtherBundleRemedy: Message { Message(.applicationOfOtherBundleRemedy) }
}
