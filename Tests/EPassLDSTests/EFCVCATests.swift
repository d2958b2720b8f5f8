// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@Suite("EFCVCA, Doc 9303-11 K.2", .timed)
struct EFCVCATests {
    private static let first = Array("UTCVCAEPASS00002".utf8)
    private static let second = Array("UTCVCAEPASS00001".utf8)

    private static func file(_ references: [[UInt8]], length: Int = 36) -> [UInt8] {
        let objects: [UInt8] = references.flatMap { (value: [UInt8]) -> [UInt8] in [0x42, UInt8(value.count)] + value }
        return objects + [UInt8](repeating: 0, count: max(0, length - objects.count))
    }

    @Test("one or two references, the most recent first, with zeros up to 36 octets")
    func references() throws {
        let both = try EFCVCA(decoding: Self.file([Self.first, Self.second]))
        #expect(both.references == [Self.first, Self.second])
        #expect(both.deviations.isEmpty)
        #expect(both.octets.count == 36)
        let one = try EFCVCA(decoding: Self.file([Array("DECVCA00001".utf8)]), profile: .strict)
        #expect(one.references == [Array("DECVCA00001".utf8)])
    }

    @Test("what is written is read again", arguments: [[first], [first, second], [[0x41]], [second, [0x42]]])
    func roundTrip(references: [[UInt8]]) throws {
        let made = try EFCVCA(references: references)
        #expect(made.octets.count == 36)
        let read = try EFCVCA(decoding: made.encoded(), profile: .strict)
        #expect(read.references == references)
        #expect(read.octets == made.octets)
    }

    @Test(
        "another length than 36 is tolerated by name, and refused by the strict profile",
        arguments: [18, 20, 35, 37, 64])
    func length(count: Int) throws {
        let octets = Self.file([Self.first], length: count)
        #expect(try EFCVCA(decoding: octets).deviations == [.cvcaLength])
        #expect(throws: LDSError.self) { try EFCVCA(decoding: octets, profile: .strict) }
    }

    private static func padded(_ text: String) -> [UInt8] {
        let start = octets(text) ?? []
        return start + [UInt8](repeating: 0, count: max(0, 36 - start.count))
    }

    @Test(
        "what is no such file is refused with its kind and position",
        arguments: [
            ("", .missingElement, 0), ("00", .missingElement, 0), ("4300", .unexpectedTag, 0),
            ("4200", .invalidValue, 0),
            ("42114141414141414141414141414141414141", .invalidValue, 0),
            ("420141420142420143", .duplicateElement, 6), ("4201410000000001", .invalidValue, 7),
            ("4225", .truncated, 0),
        ] as [(String, LDSError.Code, Int)])
    func refused(text: String, code: LDSError.Code, offset: Int) throws {
        let file = text.isEmpty ? [] : Self.padded(text)
        let error = try #require(throws: LDSError.self) { try EFCVCA(decoding: file) }
        #expect(error.code == code, "\(error)")
        #expect(error.offset == offset || code == .truncated, "\(error)")
        #expect(error.file == .cvca)
    }

    @Test(
        "every truncation and every changed octet of the structure is read or refused, and never holds more than two references"
    )
    func mutations() {
        let whole = Self.file([Self.first, Self.second])
        var refused = 0
        for position in whole.indices {
            for value: UInt8 in [0x00, 0x01, 0x42, 0x7F, 0x80, 0x81, 0xFF] {
                var changed = whole
                changed[position] = value
                do { #expect(try EFCVCA(decoding: changed).references.count <= 2) } catch { refused += 1 }
            }
            if (try? EFCVCA(decoding: Array(whole.prefix(position)))) == nil { refused += 1 }
        }
        #expect(refused > 40)
    }

    @Test(
        "none, three, empty and long references cannot be written",
        arguments: [[], [[0x41], [0x42], [0x43]], [[]], [[UInt8](repeating: 0x41, count: 17)]])
    func notEncodable(references: [[UInt8]]) {
        #expect(throws: LDSError.self) { try EFCVCA(references: references) }
    }
}
