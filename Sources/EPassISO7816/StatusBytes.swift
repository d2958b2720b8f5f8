// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
package import EPassMessages

/// The status bytes SW1 SW2 of a response, exactly as the chip sent them (ISO/IEC 7816-4, 5.6).
///
/// The value is kept, because chips use the same word for different things.
public struct StatusBytes: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// SW1 in the high octet, SW2 in the low one.
    public let rawValue: UInt16

    /// Status bytes from SW1 · 256 + SW2.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Status bytes from SW1 · 256 + SW2.
    public init(_ rawValue: UInt16) { self.rawValue = rawValue }

    /// Status bytes from the two octets.
    public init(sw1: UInt8, sw2: UInt8) { self.rawValue = UInt16(sw1) << 8 | UInt16(sw2) }

    /// The first status byte.
    public var sw1: UInt8 { UInt8(truncatingIfNeeded: rawValue >> 8) }
    /// The second status byte.
    public var sw2: UInt8 { UInt8(truncatingIfNeeded: rawValue) }

    /// Normal processing, 9000.
    public static let success = StatusBytes(0x9000)
    /// End of file reached before Ne octets were read, 6282.
    public static let endOfFile = StatusBytes(0x6282)
    /// Selected file deactivated, 6283. Some chips answer SELECT with it and go on to work (F-15).
    public static let fileDeactivated = StatusBytes(0x6283)
    /// Authentication failed, 6300.
    public static let authenticationFailed = StatusBytes(0x6300)
    /// Wrong length, 6700.
    public static let wrongLength = StatusBytes(0x6700)
    /// Security status not satisfied, 6982.
    public static let securityStatusNotSatisfied = StatusBytes(0x6982)
    /// Authentication method blocked, 6983.
    public static let authenticationMethodBlocked = StatusBytes(0x6983)
    /// Conditions of use not satisfied, 6985.
    public static let conditionsNotSatisfied = StatusBytes(0x6985)
    /// Expected secure messaging data objects missing, 6987.
    public static let secureMessagingObjectsMissing = StatusBytes(0x6987)
    /// Incorrect secure messaging data objects, 6988.
    public static let secureMessagingObjectsIncorrect = StatusBytes(0x6988)
    /// Incorrect parameters in the command data field, 6A80.
    public static let incorrectData = StatusBytes(0x6A80)
    /// File or application not found, 6A82.
    public static let fileNotFound = StatusBytes(0x6A82)
    /// Incorrect parameters P1-P2, 6A86.
    public static let incorrectParameters = StatusBytes(0x6A86)
    /// Referenced data not found, 6A88.
    public static let referencedDataNotFound = StatusBytes(0x6A88)
    /// Wrong parameters P1-P2: the offset lies outside the file, 6B00.
    public static let wrongOffset = StatusBytes(0x6B00)
    /// Instruction code not supported or invalid, 6D00.
    public static let instructionNotSupported = StatusBytes(0x6D00)
    /// Class not supported, 6E00.
    public static let classNotSupported = StatusBytes(0x6E00)
    /// No precise diagnosis, 6F00.
    public static let noDiagnosis = StatusBytes(0x6F00)

    /// Whether processing was normal: 9000, or 61xx with more octets waiting.
    public var isNormal: Bool { self == .success || sw1 == 0x61 }

    /// Whether processing ended with a warning: 62xx or 63xx.
    public var isWarning: Bool { sw1 == 0x62 || sw1 == 0x63 }

    /// How many octets wait for GET RESPONSE: SW2 of 61xx, where 00 means 256 or more; otherwise nil.
    public var octetsWaiting: Int? { sw1 == 0x61 ? (sw2 == 0 ? 256 : Int(sw2)) : nil }

    /// The Le that the chip wants instead: SW2 of 6Cxx, where 00 means 256; otherwise nil.
    public var correctedLength: Int? { sw1 == 0x6C ? (sw2 == 0 ? 256 : Int(sw2)) : nil }

    /// The remaining tries that 63Cx states; otherwise nil.
    public var triesLeft: Int? { rawValue & 0xFFF0 == 0x63C0 ? Int(rawValue & 0xF) : nil }

    /// Four upper-case hexadecimal digits: `6A82`.
    public var description: String { Hexadecimal.text([sw1, sw2]) }

    /// What ISO/IEC 7816-4, 5.6 says the status bytes mean, in a few words without a full stop.
    package var message: Message {
        if let waiting = octetsWaiting { return .apduStatusOctetsWait(count: waiting) }
        if let length = correctedLength { return .apduStatusCorrectedLength(count: length) }
        if let tries = triesLeft { return .apduStatusTriesLeft(count: tries) }
        // What is said of this word, or else of every word with this SW1.
        let names = ["status\(self)", "status\(Hexadecimal.text([sw1]))xx"]
        guard let known = names.first(where: { MessageKey.named("apdu.\($0)") != nil }) else {
            return .apduStatusUnknown
        }
        return .named("apdu", known)
    }
}
