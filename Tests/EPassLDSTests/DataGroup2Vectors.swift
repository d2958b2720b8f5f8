// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// A file of EF.DG2 with its images and the deviations it shows.
struct DataGroup2Vector: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var hex: String
    /// The encoding of the first template.
    var encoding: String
    var images: [String]
    var deviations: [String]

    var testDescription: String { id }

    var octets: [UInt8]? { EPassTestSupport.octets(hex) }

    /// The only deviation, for those that show one.
    var deviation: LDSDeviation? { deviations.first.flatMap(LDSDeviation.init(rawValue:)) }

    static let all: [DataGroup2Vector] = VectorFile.all.flatMap(\.decoded)

    /// A file that ends in an error.
    struct Refused: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var hex: String
        var code: String
        var path: String
        var offset: Int

        var testDescription: String { id }

        var octets: [UInt8]? { EPassTestSupport.octets(hex) }

        static let all: [Refused] = VectorFile.all.flatMap(\.refused)
    }

    private struct VectorFile: Decodable {
        var name: String
        var decoded: [DataGroup2Vector]
        var refused: [Refused]

        static let all: [VectorFile] = EPassVectors.files(in: "lds", external: "lds", fileExtension: "json")
            .compactMap { try? JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: $0)) }
            .filter { $0.name == "EF.DG2" }
    }
}

/// Samples of ISO/IEC 39794-5 of others: whole files of EF.DG2, and data blocks with or without data object A1 around
/// them.
enum FaceDataSamples {
    static let all: [(name: String, file: [UInt8])] = ["bin", "dat", "der"].flatMap { fileExtension in
        EPassVectors.files(in: nil, external: "chips/iso39794_and_misc", fileExtension: fileExtension)
    }
    .compactMap { url in
        guard let data = try? Data(contentsOf: url) else { return nil }
        let octets = [UInt8](data)
        let file: [UInt8]
        switch octets.first {
        case 0x75: file = octets
        case 0xA1: file = framed(octets)
        case 0x65: file = framed(TLV.template(0xA1, [octets]))
        default: return nil
        }
        return (url.lastPathComponent, file)
    }

    /// A file with this value of data object 7F2E.
    static func framed(_ value: [UInt8]) -> [UInt8] {
        let header: [UInt8] = [0xA1, 0x08, 0x87, 0x02, 0x01, 0x01, 0x88, 0x02, 0x00, 0x2A]
        return HandMadeRecord.file([TLV.template(0x7F60, [header, TLV.template(0x7F2E, [value])])])
    }
}

@Suite("Vectors of EF.DG2, Doc 9303-10 4.5.6 and 4.7.2", .timed)
struct DataGroup2VectorTests {
    @Test("both encodings, every deviation and refusals are there")
    func count() {
        #expect(DataGroup2Vector.all.count >= 47)
        #expect(DataGroup2Vector.Refused.all.count >= 34)
        #expect(Set(DataGroup2Vector.all.map(\.encoding)) == ["19794-5", "39794-5"])
    }

    @Test("the images come out whole and the fields go in again, octet by octet", arguments: DataGroup2Vector.all)
    func decoded(vector: DataGroup2Vector) throws {
        let file = try #require(vector.octets)
        let group = try DataGroup2(decoding: file)
        #expect(group.deviations.map(\.rawValue) == vector.deviations)
        #expect(group.images.map { hex(Array($0.octets)) } == vector.images)
        for image in group.images {
            #expect(Array(file[image.octets.startIndex..<image.octets.endIndex]) == Array(image.octets))
            #expect(image.label == "face")
        }
        let first = try #require(group.templates.first)
        switch first.data {
        case .iso19794: #expect(vector.encoding == "19794-5")
        case .iso39794: #expect(vector.encoding == "39794-5")
        }
        if vector.deviations.isEmpty { #expect(try DataGroup2(decoding: file, profile: .strict) == group) }
        // These alone lose octets that no field holds.
        let lossy: [LDSDeviation] = [.biometricBlockNotDER, .unknownElement, .trailingOctets]
        if !lossy.contains(where: group.deviations.contains) { expectEqual(group.encoded(), file) }
        let again = try DataGroup2(decoding: group.encoded())
        #expect(again.content == group.content)
    }

    @Test("what is none is refused with its field and its place", arguments: DataGroup2Vector.Refused.all)
    func refused(vector: DataGroup2Vector.Refused) throws {
        let file = try #require(vector.octets)
        let error = #expect(throws: LDSError.self) { try DataGroup2(decoding: file) }
        #expect(error?.code.rawValue == vector.code, "\(String(describing: error))")
        #expect(error?.path == vector.path)
        #expect(error?.offset == vector.offset)
        #expect(error?.file == .dataGroup(.dg2))
    }

    @Test("every truncation is an error, every changed octet a value or an error", arguments: DataGroup2Vector.all)
    func robust(vector: DataGroup2Vector) throws {
        let file = try #require(vector.octets)
        // What follows the outermost element may be missing, and what does not fit inside it is an error.
        let isTrailing = vector.deviation == .trailingOctets
        expectNoSurprise(of: file, file: .dataGroup(.dg2), truncationsMayDecode: isTrailing) {
            octets throws(LDSError) in
            let group = try DataGroup2(decoding: octets)
            let again = try DataGroup2(decoding: group.encoded())
            if again.images.map({ Array($0.octets) }) != group.images.map({ Array($0.octets) }) {
                Issue.record("The images changed on the way.")
            }
            return group
        }
    }
}

@Suite("Samples of ISO/IEC 39794-5 from elsewhere", .externalVectors(if: !FaceDataSamples.all.isEmpty), .timed)
struct FaceDataSampleTests {
    @Test("each goes both ways octet by octet", arguments: FaceDataSamples.all.map(\.name))
    func sample(name: String) throws {
        let file = try #require(FaceDataSamples.all.first { $0.name == name }).file
        let group = try DataGroup2(decoding: file)
        expectEqual(group.encoded(), file)
        let image = try #require(group.images.first)
        // Of two files the signature of the image is broken on purpose.
        #expect((image.format == .unknown) == name.contains("InvalidImage"))
        #expect(group.deviations == (image.format == .unknown ? [.unknownImageFormat] : []))
        #expect(!image.octets.isEmpty)
    }
}
