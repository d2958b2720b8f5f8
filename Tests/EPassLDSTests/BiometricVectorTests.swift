// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// A file of EF.DG3 or EF.DG4 with its images (label, format, octets) and the deviations it shows, or the error it ends
/// in.
struct BiometricVector: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var file: String
    var hex: String
    var images: [[String]]?
    var deviations: [String]?
    var error: String?

    var testDescription: String { id }

    var octets: [UInt8]? { EPassTestSupport.octets(hex) }

    /// What a file of either kind decodes to.
    struct Decoded {
        var images: [BiometricImage]
        var deviations: [LDSDeviation]
        var encoded: [UInt8]
    }

    func decode(_ octets: [UInt8], _ profile: DecodingProfile = .default) throws(LDSError) -> Decoded {
        if file == "DG3" {
            let group = try DataGroup3(decoding: octets, profile: profile)
            return Decoded(images: group.images, deviations: group.deviations, encoded: group.encoded())
        }
        let group = try DataGroup4(decoding: octets, profile: profile)
        return Decoded(images: group.images, deviations: group.deviations, encoded: group.encoded())
    }

    private struct VectorFile: Decodable {
        var name: String
        var decoded: [BiometricVector]
        var refused: [BiometricVector]
    }

    private static let files: [VectorFile] = EPassVectors.files(in: "lds", external: "lds", fileExtension: "json")
        .compactMap { try? JSONDecoder().decode(VectorFile.self, from: Data(contentsOf: $0)) }
        .filter { $0.name == "EF.DG3 and EF.DG4" }

    static let decoded: [BiometricVector] = files.flatMap(\.decoded)
    static let refused: [BiometricVector] = files.flatMap(\.refused)
}

@Suite("Vectors of EF.DG3 and EF.DG4, Doc 9303-10 4.5.6, 4.7.3 and 4.7.4", .timed)
struct BiometricVectorTests {
    @Test("the vectors are there")
    func count() {
        #expect(BiometricVector.decoded.count >= 35)
        #expect(BiometricVector.refused.count >= 15)
    }

    @Test("a file gives its images and deviations, and comes back octet by octet", arguments: BiometricVector.decoded)
    func decoded(vector: BiometricVector) throws {
        let octets = try #require(vector.octets)
        let group = try vector.decode(octets)
        let images = group.images.map { [$0.label, $0.format.rawValue, hex(Array($0.octets))] }
        #expect(images == vector.images)
        #expect(group.deviations.map(\.rawValue) == vector.deviations)
        for image in group.images { #expect(octets[image.octets.indices] == image.octets) }
        // Written again in DER; everything else comes back as it stood.
        if group.deviations != [.biometricBlockNotDER] { #expect(group.encoded == octets) }
        #expect(try vector.decode(group.encoded).encoded == group.encoded)
    }

    @Test(
        "a deviation is refused under the strict profile, a file without one is not", arguments: BiometricVector.decoded
    )
    func strict(vector: BiometricVector) throws {
        let octets = try #require(vector.octets)
        guard let deviation = vector.deviations?.first else {
            #expect(try vector.decode(octets, .strict).deviations.isEmpty)
            return
        }
        let error = #expect(throws: LDSError.self) { try vector.decode(octets, .strict) }
        #expect(error?.deviation?.rawValue == deviation)
    }

    @Test("a file that is none ends in its error, with a place", arguments: BiometricVector.refused)
    func refused(vector: BiometricVector) throws {
        let octets = try #require(vector.octets)
        let error = #expect(throws: LDSError.self) { try vector.decode(octets) }
        #expect(error?.code.rawValue == vector.error)
        #expect(error?.file?.name == vector.file)
        #expect((error?.offset ?? -1) > 0)
    }

    @Test("every truncation and change of a vector ends in a value or in an error with a place")
    func damage() throws {
        for vector in BiometricVector.decoded {
            let file = try #require(LDSFile(name: vector.file))
            expectNoSurprise(of: try #require(vector.octets), file: file) { octets throws(LDSError) in
                try vector.decode(octets)
            }
        }
    }
}
