// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

/// One kind of record or file, with the ways to decode and write it.
struct LDS2Kind: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var file: LDS2File
    var sample: @Sendable () throws -> [UInt8]
    /// Decodes and gives what is written again, and the deviations.
    var decode: @Sendable ([UInt8], DecodingProfile) throws(LDSError) -> (written: [UInt8], deviations: [LDSDeviation])
    /// A random value, written, and whether decoding what was written gave it back.
    var random: @Sendable (inout SeededGenerator) throws -> (octets: [UInt8], isSame: Bool, hasOthers: Bool)

    static let all: [LDS2Kind] = [
        LDS2Kind(
            testDescription: "travel record", file: .entryRecords, sample: { try LDS2Samples.travel().octets },
            decode: { octets, profile throws(LDSError) in
                let record = try TravelRecord(decoding: octets, profile: profile)
                return (record.encoded(), record.deviations)
            },
            random: { generator in
                let record = try generator.travel()
                let read = try TravelRecord(decoding: record.octets)
                return (
                    record.octets, read.content == record.content && read.searchCopy == record.searchCopy,
                    !record.content.otherElements.isEmpty
                )
            }),
        LDS2Kind(
            testDescription: "visa record", file: .visaRecords, sample: { try LDS2Samples.visa().octets },
            decode: { octets, profile throws(LDSError) in
                let record = try VisaRecord(decoding: octets, profile: profile)
                return (record.encoded(), record.deviations)
            },
            random: { generator in
                let record = try generator.visa()
                let read = try VisaRecord(decoding: record.octets)
                return (
                    record.octets, read.content == record.content && read.searchCopy == record.searchCopy,
                    !record.content.otherElements.isEmpty
                )
            }),
        LDS2Kind(
            testDescription: "certificate record", file: .certificates(.travelRecords),
            sample: { try LDS2Samples.certificate().octets },
            decode: { octets, profile throws(LDSError) in
                let record = try LDS2CertificateRecord(decoding: octets, profile: profile)
                return (record.encoded(), record.deviations)
            },
            random: { generator in
                let record = try generator.certificate()
                return (record.octets, try LDS2CertificateRecord(decoding: record.octets) == record, false)
            }),
        LDS2Kind(
            testDescription: "additional biometrics", file: .biometrics(.first),
            sample: { try LDS2Samples.biometrics().octets },
            decode: { octets, profile throws(LDSError) in
                let file = try AdditionalBiometrics(decoding: octets, profile: profile)
                return (file.encoded(), file.deviations)
            },
            random: { generator in
                let file = try generator.biometrics()
                let read = try AdditionalBiometrics(decoding: file.octets)
                return (file.octets, Array(read.data) == Array(file.data) && read.signature == file.signature, false)
            }),
    ]
}

@Suite("Records of the LDS2 applications, Doc 9303-10, 5: both ways", .timed)
struct LDS2RoundTripTests {
    @Test("decoding and writing gives the same octets", arguments: LDS2Kind.all)
    func sample(kind: LDS2Kind) throws {
        let octets = try kind.sample()
        let (written, deviations) = try kind.decode(octets, .strict)
        #expect(written == octets)
        #expect(deviations.isEmpty)
    }

    @Test("600 random values go both ways", arguments: LDS2Kind.all)
    func random(kind: LDS2Kind) throws {
        var generator = SeededGenerator(seed: 2_026)
        var count = 0
        for _ in 0..<600 {
            let (octets, isSame, hasOthers) = try kind.random(&generator)
            let (written, deviations) = try kind.decode(octets, .default)
            if !isSame || written != octets || deviations != (hasOthers ? [.unknownElement] : []) {
                Issue.record("value \(count) does not come back: \(hex(octets))")
            }
            count += 1
        }
        #expect(count == 600)
    }

    @Test("each truncation and each changed octet ends in a value or in an error with a place", arguments: LDS2Kind.all)
    func damage(kind: LDS2Kind) throws {
        let octets = try kind.sample()
        var outcomes = 0
        for (index, damaged) in (Damage.truncations(of: octets) + Damage.flips(of: octets)).enumerated() {
            do throws(LDSError) {
                _ = try kind.decode(damaged, .default)
                if index < octets.count { Issue.record("The first \(index) octets decode.") }
            } catch {
                if error.lds2File != kind.file || error.file != nil || !(0...damaged.count).contains(error.offset)
                    || error.reason.isEmpty
                {
                    Issue.record("The error has no place: \(error)")
                }
            }
            outcomes += 1
        }
        #expect(outcomes == octets.count * 4)
    }

    @Test("octets behind are tolerated by name and refused under strict", arguments: LDS2Kind.all)
    func trailing(kind: LDS2Kind) throws {
        let octets = try kind.sample() + [0x00, 0x00]
        #expect(try kind.decode(octets, .default).deviations == [.trailingOctets])
        let error = #expect(throws: LDSError.self) { try kind.decode(octets, .strict) }
        #expect(error?.code == .deviationRefused)
        #expect(error?.deviation == .trailingOctets)
        #expect(error?.offset == octets.count - 2)
    }

    @Test("lengths that are not the shortest are read, and written as the shortest", arguments: LDS2Kind.all)
    func longLengths(kind: LDS2Kind) throws {
        let octets = try kind.sample()
        var cursor = TLVCursor(octets)
        let first = try cursor.read()
        let long =
            first.tag.octets + [
                0x83, UInt8(first.content.count >> 16), UInt8(first.content.count >> 8 & 0xFF),
                UInt8(first.content.count & 0xFF),
            ] + first.content + cursor.remaining
        #expect(try kind.decode(long, .strict).written == octets)
    }

    /// The elements of a template, its header aside.
    static func elements(_ octets: ArraySlice<UInt8>) throws -> [TLVElement] {
        var cursor = TLVCursor(octets)
        var found: [TLVElement] = []
        while !cursor.isAtEnd { found.append(try cursor.read()) }
        return found
    }

    @Test(
        "an element that is missing where it must be, doubled, or out of its order is refused", arguments: LDS2Kind.all)
    func structure(kind: LDS2Kind) throws {
        let octets = try kind.sample()
        var outer = try Self.elements(octets[...])
        var prefix: [UInt8] = []
        var suffix: [[UInt8]] = []
        var tag: TLVTag?
        func whole(_ parts: [[UInt8]]) -> [UInt8] {
            guard let tag else { return Array(parts.joined()) }
            return prefix + TLVWriter.encode(tag, Array(parts.joined())) + Array(suffix.joined())
        }
        var refused = 0
        for level in 0..<2 {
            if level == 1 {
                guard let index = outer.firstIndex(where: { [0x71, 0x73, 0x7F2E].contains($0.tag) }) else { break }
                prefix = outer[..<index].flatMap { Array($0.encoded) }
                suffix = outer[(index + 1)...].map { Array($0.encoded) }
                tag = outer[index].tag
                outer = try Self.elements(outer[index].content)
            }
            let parts = outer.map { Array($0.encoded) }
            #expect(try kind.decode(whole(parts), .strict).written == octets)
            for index in parts.indices {
                var without = parts
                without.remove(at: index)
                let isOptional = level == 1 && Self.optional.contains(outer[index].tag)
                if (try? kind.decode(whole(without), .strict)) != nil {
                    #expect(isOptional, "\(outer[index].tag) may be missing")
                } else {
                    #expect(!isOptional, "\(outer[index].tag) may not be missing")
                    refused += 1
                }
                var doubled = parts
                doubled.insert(parts[index], at: index)
                let error = #expect(throws: LDSError.self) { try kind.decode(whole(doubled), .strict) }
                #expect(error?.code == .unexpectedTag || error?.deviation == .trailingOctets)
                guard index + 1 < parts.count else { continue }
                var swapped = parts
                swapped.swapAt(index, index + 1)
                #expect(throws: LDSError.self) { try kind.decode(whole(swapped), .strict) }
            }
        }
        #expect(refused >= 2)
    }

    /// The elements marked O in Tables 86 and 90.
    private static let optional: Set<TLVTag> = [
        0x5F4C, 0x5F4D, 0x5F49, 0x5F48, 0x5F4E, 0x5F71, 0x5F72, 0x5F73, 0x5F74, 0x5F75, 0x5F76, 0x5F77, 0x5F32, 0x5F40,
    ]
}
