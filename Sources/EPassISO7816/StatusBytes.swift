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
    /// Record not found, 6A83.
    public static let recordNotFound = StatusBytes(0x6A83)
    /// Not enough memory space in the file, 6A84.
    public static let notEnoughMemory = StatusBytes(0x6A84)
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
        if let text = Self.meanings[rawValue] { return text }
        if let waiting = octetsWaiting { return .apduStatusOctetsWait(count: waiting) }
        if let length = correctedLength { return .apduStatusCorrectedLength(count: length) }
        if let tries = triesLeft { return .apduStatusTriesLeft(count: tries) }
        return switch sw1 {
        case 0x62: .apduStatus62xx
        case 0x63: .apduStatus63xx
        case 0x64: .apduStatus64xx
        case 0x65: .apduStatus65xx
        case 0x66: .apduStatus66xx
        case 0x68: .apduStatus68xx
        case 0x69: .apduStatus69xx
        case 0x6A: .apduStatus6Axx
        default: .apduStatusUnknown
        }
    }

    private static let meanings: [UInt16: Message] = [
        0x9000: .apduStatus9000,
        0x6200: .apduStatus6200,
        0x6281: .apduStatus6281,
        0x6282: .apduStatus6282,
        0x6283: .apduStatus6283,
        0x6285: .apduStatus6285,
        0x6300: .apduStatus6300,
        0x6400: .apduStatus6400,
        0x6581: .apduStatus6581,
        0x6700: .apduStatus6700,
        0x6881: .apduStatus6881,
        0x6882: .apduStatus6882,
        0x6883: .apduStatus6883,
        0x6884: .apduStatus6884,
        0x6981: .apduStatus6981,
        0x6982: .apduStatus6982,
        0x6983: .apduStatus6983,
        0x6984: .apduStatus6984,
        0x6985: .apduStatus6985,
        0x6986: .apduStatus6986,
        0x6987: .apduStatus6987,
        0x6988: .apduStatus6988,
        0x6A80: .apduStatus6A80,
        0x6A81: .apduStatus6A81,
        0x6A82: .apduStatus6A82,
        0x6A83: .apduStatus6A83,
        0x6A84: .apduStatus6A84,
        0x6A86: .apduStatus6A86,
        0x6A87: .apduStatus6A87,
        0x6A88: .apduStatus6A88,
        0x6B00: .apduStatus6B00,
        0x6D00: .apduStatus6D00,
        0x6E00: .apduStatus6E00,
        0x6F00: .apduStatus6F00,
    ]
}
