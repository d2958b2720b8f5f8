// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let apduDataTooLong = MessageKey("apdu.dataTooLong", "The data field has {count, plural, one {# octet} other {# octets}}; 65535 are the most.")
    static let apduExpectedLengthOutOfRange = MessageKey("apdu.expectedLengthOutOfRange", "Ne is {length, number}; it lies between 1 and 65536.")
    static let apduCommandTruncated = MessageKey("apdu.commandTruncated", "A command has at least four octets.")
    static let apduExtendedLengthField = MessageKey("apdu.extendedLengthField", "An extended length field has three octets.")
    static let apduDataAfterZero = MessageKey("apdu.dataAfterZero", "Lc is zero and data follows.")
    static let apduLengthMismatch = MessageKey("apdu.lengthMismatch", "Lc is {length, number}; {count, plural, one {# octet follows} other {# octets follow}} it.")
    static let apduResponseTruncated = MessageKey("apdu.responseTruncated", "A response ends with two status bytes.")
    static let apduResponseTooLong = MessageKey("apdu.responseTooLong", "A response has at most 65538 octets.")
    static let apduTranscriptTooLong = MessageKey("apdu.transcriptTooLong", "A transcript has at most {count, number} lines.")
    static let apduTranscriptLine = MessageKey("apdu.transcriptLine", "A line begins with \">\", \"<\" or \"#\", or is \"! reset\", \"! restore\" or \"!\" and the code of an error.")
    static let apduTranscriptRedacted = MessageKey("apdu.transcriptRedacted", "A redacted transcript cannot be played back.")
    static let apduTranscriptDigits = MessageKey("apdu.transcriptDigits", "Octets are pairs of hexadecimal digits.")
    static let apduStatus9000 = MessageKey("apdu.status9000", "normal")
    static let apduStatus6200 = MessageKey("apdu.status6200", "warning; no information")
    static let apduStatus6281 = MessageKey("apdu.status6281", "part of the data may be corrupted")
    static let apduStatus6282 = MessageKey("apdu.status6282", "end of file before Ne octets")
    static let apduStatus6283 = MessageKey("apdu.status6283", "selected file deactivated")
    static let apduStatus6285 = MessageKey("apdu.status6285", "selected file in termination state")
    static let apduStatus6300 = MessageKey("apdu.status6300", "authentication failed")
    static let apduStatus6400 = MessageKey("apdu.status6400", "execution error")
    static let apduStatus6581 = MessageKey("apdu.status6581", "memory failure")
    static let apduStatus6700 = MessageKey("apdu.status6700", "wrong length")
    static let apduStatus6881 = MessageKey("apdu.status6881", "logical channel not supported")
    static let apduStatus6882 = MessageKey("apdu.status6882", "secure messaging not supported")
    static let apduStatus6883 = MessageKey("apdu.status6883", "last command of the chain expected")
    static let apduStatus6884 = MessageKey("apdu.status6884", "command chaining not supported")
    static let apduStatus6981 = MessageKey("apdu.status6981", "command incompatible with file structure")
    static let apduStatus6982 = MessageKey("apdu.status6982", "security status not satisfied")
    static let apduStatus6983 = MessageKey("apdu.status6983", "authentication method blocked")
    static let apduStatus6984 = MessageKey("apdu.status6984", "reference data not usable")
    static let apduStatus6985 = MessageKey("apdu.status6985", "conditions of use not satisfied")
    static let apduStatus6986 = MessageKey("apdu.status6986", "command not allowed: no current file")
    static let apduStatus6987 = MessageKey("apdu.status6987", "secure messaging data objects missing")
    static let apduStatus6988 = MessageKey("apdu.status6988", "secure messaging data objects incorrect")
    static let apduStatus6A80 = MessageKey("apdu.status6A80", "incorrect parameters in the data field")
    static let apduStatus6A81 = MessageKey("apdu.status6A81", "function not supported")
    static let apduStatus6A82 = MessageKey("apdu.status6A82", "file or application not found")
    static let apduStatus6A83 = MessageKey("apdu.status6A83", "record not found")
    static let apduStatus6A84 = MessageKey("apdu.status6A84", "not enough memory")
    static let apduStatus6A86 = MessageKey("apdu.status6A86", "incorrect parameters P1-P2")
    static let apduStatus6A87 = MessageKey("apdu.status6A87", "Lc inconsistent with P1-P2")
    static let apduStatus6A88 = MessageKey("apdu.status6A88", "referenced data not found")
    static let apduStatus6B00 = MessageKey("apdu.status6B00", "offset outside the file")
    static let apduStatus6D00 = MessageKey("apdu.status6D00", "instruction not supported")
    static let apduStatus6E00 = MessageKey("apdu.status6E00", "class not supported")
    static let apduStatus6F00 = MessageKey("apdu.status6F00", "no precise diagnosis")
    static let apduStatusOctetsWait = MessageKey("apdu.statusOctetsWait", "normal; {count, plural, one {# octet waits} other {# octets wait}}")
    static let apduStatusCorrectedLength = MessageKey("apdu.statusCorrectedLength", "wrong Le; {count, plural, one {# octet is} other {# octets are}} there")
    static let apduStatusTriesLeft = MessageKey("apdu.statusTriesLeft", "verification failed; {count, plural, one {# try} other {# tries}} left")
    static let apduStatus62xx = MessageKey("apdu.status62xx", "warning; memory unchanged")
    static let apduStatus63xx = MessageKey("apdu.status63xx", "warning; memory changed")
    static let apduStatus64xx = MessageKey("apdu.status64xx", "execution error; memory unchanged")
    static let apduStatus65xx = MessageKey("apdu.status65xx", "execution error; memory changed")
    static let apduStatus66xx = MessageKey("apdu.status66xx", "security-related error")
    static let apduStatus68xx = MessageKey("apdu.status68xx", "function in CLA not supported")
    static let apduStatus69xx = MessageKey("apdu.status69xx", "command not allowed")
    static let apduStatus6Axx = MessageKey("apdu.status6Axx", "wrong parameters P1-P2")
    static let apduStatusUnknown = MessageKey("apdu.statusUnknown", "unknown status")

    static let ofApdu: [MessageKey] = [
        .apduCommandTruncated,
        .apduDataAfterZero,
        .apduDataTooLong,
        .apduExpectedLengthOutOfRange,
        .apduExtendedLengthField,
        .apduLengthMismatch,
        .apduResponseTooLong,
        .apduResponseTruncated,
        .apduStatus6200,
        .apduStatus6281,
        .apduStatus6282,
        .apduStatus6283,
        .apduStatus6285,
        .apduStatus62xx,
        .apduStatus6300,
        .apduStatus63xx,
        .apduStatus6400,
        .apduStatus64xx,
        .apduStatus6581,
        .apduStatus65xx,
        .apduStatus66xx,
        .apduStatus6700,
        .apduStatus6881,
        .apduStatus6882,
        .apduStatus6883,
        .apduStatus6884,
        .apduStatus68xx,
        .apduStatus6981,
        .apduStatus6982,
        .apduStatus6983,
        .apduStatus6984,
        .apduStatus6985,
        .apduStatus6986,
        .apduStatus6987,
        .apduStatus6988,
        .apduStatus69xx,
        .apduStatus6A80,
        .apduStatus6A81,
        .apduStatus6A82,
        .apduStatus6A83,
        .apduStatus6A84,
        .apduStatus6A86,
        .apduStatus6A87,
        .apduStatus6A88,
        .apduStatus6Axx,
        .apduStatus6B00,
        .apduStatus6D00,
        .apduStatus6E00,
        .apduStatus6F00,
        .apduStatus9000,
        .apduStatusCorrectedLength,
        .apduStatusOctetsWait,
        .apduStatusTriesLeft,
        .apduStatusUnknown,
        .apduTranscriptDigits,
        .apduTranscriptLine,
        .apduTranscriptRedacted,
        .apduTranscriptTooLong,
    ]
}

extension Message {
    package static func apduDataTooLong(count: Int) -> Message {
        Message(.apduDataTooLong, [.init("count", .number(count))])
    }
    package static func apduExpectedLengthOutOfRange(length: Int) -> Message {
        Message(.apduExpectedLengthOutOfRange, [.init("length", .number(length))])
    }
    package static var apduCommandTruncated: Message { Message(.apduCommandTruncated) }
    package static var apduExtendedLengthField: Message { Message(.apduExtendedLengthField) }
    package static var apduDataAfterZero: Message { Message(.apduDataAfterZero) }
    package static func apduLengthMismatch(length: Int, count: Int) -> Message {
        Message(.apduLengthMismatch, [.init("length", .number(length)), .init("count", .number(count))])
    }
    package static var apduResponseTruncated: Message { Message(.apduResponseTruncated) }
    package static var apduResponseTooLong: Message { Message(.apduResponseTooLong) }
    package static func apduTranscriptTooLong(count: Int) -> Message {
        Message(.apduTranscriptTooLong, [.init("count", .number(count))])
    }
    package static var apduTranscriptLine: Message { Message(.apduTranscriptLine) }
    package static var apduTranscriptRedacted: Message { Message(.apduTranscriptRedacted) }
    package static var apduTranscriptDigits: Message { Message(.apduTranscriptDigits) }
    package static var apduStatus9000: Message { Message(.apduStatus9000) }
    package static var apduStatus6200: Message { Message(.apduStatus6200) }
    package static var apduStatus6281: Message { Message(.apduStatus6281) }
    package static var apduStatus6282: Message { Message(.apduStatus6282) }
    package static var apduStatus6283: Message { Message(.apduStatus6283) }
    package static var apduStatus6285: Message { Message(.apduStatus6285) }
    package static var apduStatus6300: Message { Message(.apduStatus6300) }
    package static var apduStatus6400: Message { Message(.apduStatus6400) }
    package static var apduStatus6581: Message { Message(.apduStatus6581) }
    package static var apduStatus6700: Message { Message(.apduStatus6700) }
    package static var apduStatus6881: Message { Message(.apduStatus6881) }
    package static var apduStatus6882: Message { Message(.apduStatus6882) }
    package static var apduStatus6883: Message { Message(.apduStatus6883) }
    package static var apduStatus6884: Message { Message(.apduStatus6884) }
    package static var apduStatus6981: Message { Message(.apduStatus6981) }
    package static var apduStatus6982: Message { Message(.apduStatus6982) }
    package static var apduStatus6983: Message { Message(.apduStatus6983) }
    package static var apduStatus6984: Message { Message(.apduStatus6984) }
    package static var apduStatus6985: Message { Message(.apduStatus6985) }
    package static var apduStatus6986: Message { Message(.apduStatus6986) }
    package static var apduStatus6987: Message { Message(.apduStatus6987) }
    package static var apduStatus6988: Message { Message(.apduStatus6988) }
    package static var apduStatus6A80: Message { Message(.apduStatus6A80) }
    package static var apduStatus6A81: Message { Message(.apduStatus6A81) }
    package static var apduStatus6A82: Message { Message(.apduStatus6A82) }
    package static var apduStatus6A83: Message { Message(.apduStatus6A83) }
    package static var apduStatus6A84: Message { Message(.apduStatus6A84) }
    package static var apduStatus6A86: Message { Message(.apduStatus6A86) }
    package static var apduStatus6A87: Message { Message(.apduStatus6A87) }
    package static var apduStatus6A88: Message { Message(.apduStatus6A88) }
    package static var apduStatus6B00: Message { Message(.apduStatus6B00) }
    package static var apduStatus6D00: Message { Message(.apduStatus6D00) }
    package static var apduStatus6E00: Message { Message(.apduStatus6E00) }
    package static var apduStatus6F00: Message { Message(.apduStatus6F00) }
    package static func apduStatusOctetsWait(count: Int) -> Message {
        Message(.apduStatusOctetsWait, [.init("count", .number(count))])
    }
    package static func apduStatusCorrectedLength(count: Int) -> Message {
        Message(.apduStatusCorrectedLength, [.init("count", .number(count))])
    }
    package static func apduStatusTriesLeft(count: Int) -> Message {
        Message(.apduStatusTriesLeft, [.init("count", .number(count))])
    }
    package static var apduStatus62xx: Message { Message(.apduStatus62xx) }
    package static var apduStatus63xx: Message { Message(.apduStatus63xx) }
    package static var apduStatus64xx: Message { Message(.apduStatus64xx) }
    package static var apduStatus65xx: Message { Message(.apduStatus65xx) }
    package static var apduStatus66xx: Message { Message(.apduStatus66xx) }
    package static var apduStatus68xx: Message { Message(.apduStatus68xx) }
    package static var apduStatus69xx: Message { Message(.apduStatus69xx) }
    package static var apduStatus6Axx: Message { Message(.apduStatus6Axx) }
    package static var apduStatusUnknown: Message { Message(.apduStatusUnknown) }
}
