// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@Suite("LDS2 records: vectors", .timed)
struct LDS2VectorTests {
    /// A vector file: each case is a record or file in hexadecimal digits, and how decoding it ends.
    struct VectorFile: Decodable {
        struct Case: Decodable, Sendable, CustomTestStringConvertible {
            var id: String
            var file: String
            var octets: String
            var result: String
            var path: String?
            var offset: Int?
            var testDescription: String { id }
        }

        var lds2: [Case]
    }

    static let cases: [VectorFile.Case] = EPassVectors.files(in: "lds2", external: "lds2", fileExtension: "json")
        .compactMap { try? JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: $0)) }.flatMap(\.lds2)

    /// What is written again, and the deviations.
    static func decode(
        _ octets: [UInt8], _ name: String, _ profile: DecodingProfile
    ) throws(LDSError) -> (written: [UInt8], deviations: [LDSDeviation]) {
        func records<Record: LDS2Record>(_: Record.Type, _ file: LDS2File) throws(LDSError) -> ([UInt8], [LDSDeviation])
        {
            let decoded = try LDS2RecordFile<Record>(decoding: octets, as: file, profile: profile)
            return (decoded.encoded(), decoded.deviations)
        }
        switch name {
        case "EntryRecords": return try records(TravelRecord.self, .entryRecords)
        case "ExitRecords": return try records(TravelRecord.self, .exitRecords)
        case "VisaRecords": return try records(VisaRecord.self, .visaRecords)
        case "Certificates": return try records(LDS2CertificateRecord.self, .certificates(.travelRecords))
        default:
            let file = try AdditionalBiometrics(decoding: octets, profile: profile)
            return (file.encoded(), file.deviations)
        }
    }

    @Test("there are vectors of every kind of file")
    func count() {
        #expect(
            Set(Self.cases.map(\.file)).isSuperset(of: [
                "EntryRecords", "ExitRecords", "VisaRecords", "Certificates", "Biometrics1",
            ]))
        #expect(Self.cases.count >= 20)
    }

    @Test("a vector decodes to the same octets, or ends in its error or deviation", arguments: cases)
    func vector(vector: VectorFile.Case) throws {
        let file = try #require(octets(vector.octets))
        switch vector.result {
        case "decoded":
            let (written, deviations) = try Self.decode(file, vector.file, .strict)
            #expect(written == file)
            #expect(deviations.isEmpty)
        case let name where LDSDeviation(rawValue: name) != nil:
            #expect(try Self.decode(file, vector.file, .default).deviations.map(\.rawValue) == [name])
            let error = #expect(throws: LDSError.self) { try Self.decode(file, vector.file, .strict) }
            #expect(error?.deviation?.rawValue == name)
        default:
            let error = #expect(throws: LDSError.self) { try Self.decode(file, vector.file, .default) }
            #expect(error?.code.rawValue == vector.result)
            #expect(error?.lds2File?.name == vector.file)
            if let path = vector.path { #expect(error?.path == path) }
            if let offset = vector.offset { #expect(error?.offset == offset) }
        }
    }

    @Test(
        "the files of the synthetic document decode under the strict profile, and are written again to the same octets")
    func files() throws {
        var count = 0
        for name in ["EF.EntryRecords", "EF.ExitRecords", "EF.VisaRecords", "EF.Biometrics1"]
            + LDS2Application.allCases.map({ "EF.Certificates.\($0.rawValue)" })
        {
            let octets = Array(try Data(contentsOf: EPassVectors.folder("lds2").appendingPathComponent(name)))
            let kind = name.split(separator: ".")[1]
            #expect(try Self.decode(octets, String(kind), .strict).written == octets)
            count += 1
        }
        #expect(count == 7)
    }
}
