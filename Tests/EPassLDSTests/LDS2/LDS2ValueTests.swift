// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTLV
import EPassTestSupport
import Testing

@Suite("Values of LDS2 records, Doc 9303-10, Tables 83, 86, 90 and 93", .timed)
struct LDS2ValueTests {
    @Test("the signed octets are the template with tag and length, as they stand")
    func signedOctets() throws {
        let travel = try TravelRecord(decoding: LDS2Samples.travel().octets)
        #expect(Array(travel.signedOctets) == (try LDS2Samples.travelContent().encoded()))
        #expect(travel.signedOctets.first == 0x73)
        let visa = try VisaRecord(decoding: LDS2Samples.visa().octets)
        #expect(Array(visa.signedOctets) == (try LDS2Samples.visaContent().encoded()))
        #expect(visa.signedOctets.first == 0x71)
        let biometrics = try AdditionalBiometrics(decoding: LDS2Samples.biometrics().octets)
        #expect(Array(biometrics.signedOctets.prefix(4)) == [0x5F, 0x2E, 0x82, 0x01])
        // A length that is not the shortest is signed as it stands.
        let content = try LDS2RoundTripTests.elements(LDS2Samples.travelContent().encoded()[...])[0].content
        let long = [0x73, 0x82, 0x00, UInt8(content.count)] + content
        let record = try TravelRecord(
            decoding: TLVWriter.encode(0x5F44, Array("USA".utf8)) + long
                + TLVWriter.encode(0x5F37, [1]) + [0x5F, 0x38, 1, 1])
        #expect(Array(record.signedOctets) == long)
    }

    @Test("the values of the examples in Table 86")
    func travel() throws {
        let record = try TravelRecord(decoding: LDS2Samples.travel().octets)
        #expect(record.content.date == CalendarDate(year: 2012, month: 8, day: 14))
        #expect(record.content.daysOfStay == 255)
        #expect(record.content.mode == .air)
        #expect(record.signedState == "USA")
        #expect(record.searchCopy == "USA")
        #expect(hex(record.octets.prefix(8)) == "5F440355534173" + hex([record.octets[7]]))
    }

    @Test("a visa refers to an EF.Biometrics by its identifier")
    func reference() throws {
        let octets = try LDS2Samples.visa().octets
        let at = try #require(octets.firstRange(of: [0x5F, 0x40, 2, 2, 1]))
        var changed = octets
        changed[at.upperBound - 1] = 0x40
        #expect(try VisaRecord(decoding: changed).content.biometrics?.rawValue == 64)
        changed[at.upperBound - 1] = 0x41
        let error = #expect(throws: LDSError.self) { try VisaRecord(decoding: changed) }
        #expect(error?.code == .invalidValue)
        #expect(error?.path == "71/5F40")
        #expect(error?.offset == at.lowerBound)
    }

    /// One change of a travel record's content that Table 86 does not allow.
    struct Fault: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var change: @Sendable (inout TravelRecordContent) -> Void

        init(_ name: String, _ change: @escaping @Sendable (inout TravelRecordContent) -> Void) {
            testDescription = name
            self.change = change
        }

        static let all: [Fault] = [
            Fault("a State of two letters") { $0.state = "DE" }, Fault("a State with a digit") { $0.state = "US1" },
            Fault("an empty authority") { $0.inspectionAuthority = "" },
            Fault("an authority of eleven") { $0.inspectionAuthority = "ABCDEFGHIJK" },
            Fault("an authority with a space") { $0.inspectionAuthority = "C B" },
            Fault("a reference of 21") { $0.inspectorReference = String(repeating: "1", count: 21) },
            Fault("a result of 51 characters") { $0.result = String(repeating: "é", count: 51) },
            Fault("an empty result") { $0.result = "" },
            Fault("a mode of two letters") { $0.mode = .init(rawValue: "AS") },
            Fault("a stay of three octets") { $0.durationOfStay = [1, 2, 3] },
            Fault("a further element with a tag of the table") {
                $0.otherElements = [LDS2Element(tag: 0x5F44, content: [])]
            },
        ]
    }

    @Test("what the table does not allow is not written", arguments: Fault.all)
    func unwritable(fault: Fault) throws {
        var content = try LDS2Samples.travelContent()
        fault.change(&content)
        let error = #expect(throws: LDSError.self) { try content.encoded() }
        #expect(error?.code == .notEncodable)
    }

    @Test("50 characters of four octets each are 50 characters")
    func longText() throws {
        var content = try LDS2Samples.travelContent()
        content.result = String(repeating: "🙂", count: 50)
        let record = try TravelRecord(content: content, signature: [1], certificateReference: 1)
        #expect(try TravelRecord(decoding: record.octets).content.result?.utf8.count == 200)
    }

    /// A travel record of these elements inside 73 in place of one of the sample's.
    static func travel(_ tag: TLVTag, _ value: [UInt8]) throws -> [UInt8] {
        let sample = try LDS2Samples.travel().octets
        let outer = try LDS2RoundTripTests.elements(sample[...])
        let inner = try LDS2RoundTripTests.elements(outer[1].content).flatMap { element in
            element.tag == tag ? TLVWriter.encode(tag, value) : Array(element.encoded)
        }
        return outer[0].encoded + TLVWriter.encode(0x73, inner) + outer[2].encoded + outer[3].encoded
    }

    @Test(
        "values outside of the table are refused with the element",
        arguments: [
            (0x5F45, "20120230"), (0x5F45, "00000101"), (0x5F45, "2012081"), (0x5F45, "2012<814"), (0x5F44, "U-A"),
            (0x5F4B, ""), (0x5F46, "SAN FRANCISCO"), (0x5F4A, "é"), (0x5F49, "1"), (0x5F48, "123"),
        ] as [(UInt32, String)])
    func refused(tag: UInt32, text: String) throws {
        let octets = try Self.travel(TLVTag(tag), Array(text.utf8))
        let error = #expect(throws: LDSError.self) { try TravelRecord(decoding: octets) }
        #expect(error?.code == .invalidValue)
        #expect(error?.path == "73/\(TLVTag(tag))")
    }

    @Test("text that is no UTF-8 is refused", arguments: [[0xFF], [0xC3], [0xC0, 0x80]] as [[UInt8]])
    func invalidText(octets: [UInt8]) throws {
        let record = try Self.travel(0x5F4D, octets)
        #expect(throws: LDSError.self) { try TravelRecord(decoding: record) }
    }

    @Test(
        "a reference is a number of EF.Certificates",
        arguments: [(0, 0), (1, 1), (64, 64), (65, 0), (254, 0), (255, 0)] as [(UInt8, UInt8)])
    func references(value: UInt8, ofBiometrics: UInt8) throws {
        var octets = try LDS2Samples.biometrics().octets
        octets[octets.count - 1] = value
        #expect((try? AdditionalBiometrics(decoding: octets))?.certificateReference ?? 0 == ofBiometrics)
        var record = try LDS2Samples.travel().octets
        record[record.count - 1] = value
        let expected: UInt8 = (1...254).contains(value) ? value : 0
        #expect((try? TravelRecord(decoding: record))?.certificateReference ?? 0 == expected)
    }

    @Test("a proprietary element behind those of the table is kept, and named")
    func otherElements() throws {
        var content = try LDS2Samples.travelContent()
        content.otherElements = [LDS2Element(tag: 0xDF20, content: [1, 2])]
        let octets = try TravelRecord(content: content, signature: [1], certificateReference: 1).octets
        let record = try TravelRecord(decoding: octets)
        #expect(record.deviations == [.unknownElement])
        #expect(record.content.otherElements == content.otherElements)
        #expect(record.encoded() == octets)
        let error = #expect(throws: LDSError.self) { try TravelRecord(decoding: octets, profile: .strict) }
        #expect(error?.deviation == .unknownElement)
        #expect(error?.path == "73/DF20")
    }

    @Test("the name of a certificate begins with two letters, and has 3 to 22 octets")
    func certificateName() throws {
        func record(_ name: [UInt8]) -> [UInt8] { TLVWriter.encode(0x5F3A, name) + TLVWriter.encode(0x72, [0x30, 0]) }
        #expect(try LDS2CertificateRecord(decoding: record([0x55, 0x54, 9])).serialNumber == [9])
        for name in [[0x55, 0x54], [0x55, 0x31, 9], [0x55, 0x54] + [UInt8](repeating: 1, count: 21)] as [[UInt8]] {
            let error = #expect(throws: LDSError.self) { try LDS2CertificateRecord(decoding: record(name)) }
            #expect(error?.code == .invalidValue)
            #expect(error?.path == "5F3A")
        }
    }
}

@Suite("LDS2RecordFile, Doc 9303-10, 3.7.2", .timed)
struct LDS2RecordFileTests {
    @Test("records one behind the other, numbered from 1")
    func several() throws {
        var generator = SeededGenerator(seed: 7)
        var records: [TravelRecord] = []
        for _ in 0..<254 { records.append(try generator.travel()) }
        let made = try LDS2RecordFile(records, as: .exitRecords)
        let read = try LDS2RecordFile<TravelRecord>(decoding: made.octets, as: .exitRecords)
        #expect(read.records.count == 254)
        #expect(read.encoded() == made.octets)
        #expect(read.record(1)?.octets == records.first?.octets)
        #expect(read.record(254)?.octets == records.last?.octets)
        #expect(read.record(0) == nil)
        #expect(read.record(255) == nil)
        #expect(read.deviations == [.unknownElement])
    }

    @Test("a file without records is one")
    func empty() throws {
        #expect(try LDS2RecordFile<VisaRecord>(decoding: [], as: .visaRecords).records.isEmpty)
    }

    @Test("more records than the file can have are refused before they are decoded", arguments: [64, 254])
    func limit(count: Int) throws {
        let file = LDS2File.certificates(count == 64 ? .additionalBiometrics : .travelRecords)
        let record = try LDS2Samples.certificate()
        let octets = [UInt8]([[UInt8]](repeating: record.octets, count: count + 1).joined())
        let error = #expect(throws: LDSError.self) {
            try LDS2RecordFile<LDS2CertificateRecord>(decoding: octets, as: file)
        }
        #expect(error?.code == .limitExceeded)
        #expect(error?.offset == count * record.octets.count)
        #expect(throws: LDSError.self) {
            try LDS2RecordFile([LDS2CertificateRecord](repeating: record, count: count + 1), as: file)
        }
    }

    @Test("the error of a record says which one, and where in the file")
    func place() throws {
        let good = try LDS2Samples.travel().octets
        var bad = good
        bad[bad.count - 1] = 0
        let error = #expect(throws: LDSError.self) {
            try LDS2RecordFile<TravelRecord>(decoding: good + bad, as: .entryRecords)
        }
        #expect(error?.path == "[2]/5F38")
        #expect(error?.offset == 2 * good.count - 4)
        #expect(error.map { "\($0)" }?.hasPrefix("EntryRecords/[2]/5F38 @ ") == true)
    }

    @Test("zero octets behind the last record are tolerated by name; other octets are a record")
    func trailing() throws {
        let good = try LDS2Samples.visa().octets
        let file = try LDS2RecordFile<VisaRecord>(decoding: good + [0, 0, 0], as: .visaRecords)
        #expect(file.deviations == [.trailingOctets])
        #expect(file.records.count == 1)
        #expect(throws: LDSError.self) {
            try LDS2RecordFile<VisaRecord>(decoding: good + [0], as: .visaRecords, profile: .strict)
        }
        #expect(throws: LDSError.self) { try LDS2RecordFile<VisaRecord>(decoding: good + [0, 1], as: .visaRecords) }
    }

    @Test("EF.Biometrics has no records")
    func transparent() {
        let error = #expect(throws: LDSError.self) {
            try LDS2RecordFile<TravelRecord>(decoding: [], as: .biometrics(.first))
        }
        #expect(error?.code == .unexpectedTag)
    }
}
