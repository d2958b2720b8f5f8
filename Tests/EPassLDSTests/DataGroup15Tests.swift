// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@Suite("DataGroup15, Doc 9303-10, 4.7.15", .timed)
struct DataGroup15Tests {
    private struct VectorFile: Decodable {
        struct Vector: Decodable {
            let id, dg15, algorithm, result: String
        }
        let activeAuthentication: [Vector]
    }

    /// The files of the vectors of active authentication.
    static func files() throws -> [[UInt8]] {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let vectors = EPassVectors.files(in: "doc9303-11", external: nil, fileExtension: "json").flatMap { url in
            (try? decoder.decode(VectorFile.self, from: Data(contentsOf: url)))?.activeAuthentication ?? []
        }
        return Set(vectors.filter { $0.result == "confirmed" }.compactMap { octets($0.dg15) }).sorted {
            $0.lexicographicallyPrecedes($1)
        }
    }

    static let rsa = TLV.template(
        0x30,
        [
            TLV.template(0x30, [[0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01], [0x05, 0x00]]),
            [0x03, 0x03, 0x00, 0x30, 0x00],
        ])

    @Test("a file is taken apart and written again octet by octet", arguments: try files())
    func roundTrip(octets: [UInt8]) throws {
        let file = try DataGroup15(decoding: octets, profile: .strict)
        #expect(file.octets == octets)
        #expect(file.encoded() == octets)
        #expect(octets.suffix(file.subjectPublicKeyInfo.count).elementsEqual(file.subjectPublicKeyInfo))
        #expect(["1.2.840.113549.1.1.1", "1.2.840.10045.2.1"].contains(file.algorithm))
        #expect(try DataGroup15(subjectPublicKeyInfo: file.subjectPublicKeyInfo) == file)
    }

    @Test("there are files with RSA keys and with keys on curves")
    func count() throws {
        let algorithms = try Self.files().map { try DataGroup15(decoding: $0).algorithm }
        #expect(Set(algorithms).count == 2)
        #expect(algorithms.count >= 19)
    }

    @Test("every truncation is an error, every changed octet a value or an error")
    func damage() throws {
        let file = TLV.template(0x6F, [Self.rsa])
        expectNoSurprise(of: file, file: .dataGroup(.dg15)) { octets throws(LDSError) in
            try DataGroup15(decoding: octets)
        }
    }

    @Test(
        "octets behind the file, and elements behind the key, are tolerated by name and refused under the strict profile"
    )
    func deviations() throws {
        let cases: [([UInt8], LDSDeviation)] = [
            (TLV.template(0x6F, [Self.rsa]) + [0x00, 0x00], .trailingOctets),
            (TLV.template(0x6F, [Self.rsa, [0x04, 0x01, 0xAA]]), .unknownElement),
        ]
        for (octets, deviation) in cases {
            let file = try DataGroup15(decoding: octets)
            #expect(file.deviations == [deviation])
            #expect(file.subjectPublicKeyInfo == Self.rsa)
            #expect(file.encoded() == TLV.template(0x6F, [Self.rsa]))
            let error = #expect(throws: LDSError.self) { try DataGroup15(decoding: octets, profile: .strict) }
            #expect(error?.code == .deviationRefused)
            #expect(error?.deviation == deviation)
        }
    }

    @Test("what is no key is refused with its code")
    func refused() {
        let identifier = TLV.template(0x30, [[0x06, 0x03, 0x2A, 0x03, 0x04]])
        let bits: [UInt8] = [0x03, 0x02, 0x00, 0x01]
        let cases: [([UInt8], LDSError.Code)] = [
            ([], .truncated),
            ([0x6F, 0x00], .missingElement),
            (TLV.template(0x6E, [Self.rsa]), .unexpectedTag),
            (TLV.template(0x6F, [[0x31] + Self.rsa.dropFirst()]), .unexpectedTag),
            (TLV.template(0x6F, [[0x30, 0x00]]), .missingElement),
            (TLV.template(0x6F, [TLV.template(0x30, [identifier])]), .missingElement),
            (TLV.template(0x6F, [TLV.template(0x30, [bits, identifier])]), .unexpectedTag),
            (TLV.template(0x6F, [TLV.template(0x30, [identifier, bits, bits])]), .invalidValue),
            (TLV.template(0x6F, [TLV.template(0x30, [identifier, identifier])]), .unexpectedTag),
            (TLV.template(0x6F, [[0x30, 0x81, 0x0B] + identifier + bits]), .invalidEncoding),
            ([0x6F, 0x84, 0xFF, 0xFF, 0xFF, 0xFF, 0x30], .limitExceeded),
            ([0x6F, 0x80] + Self.rsa + [0x00, 0x00], .invalidEncoding),
            (
                TLV.template(
                    0x6F,
                    [
                        TLV.template(
                            0x30, [TLV.template(0x30, [[0x06, 0x01, 0x2A], [0x05, 0x00], [0x05, 0x00]]), bits])
                    ]),
                .invalidValue
            ),
        ]
        for (octets, code) in cases {
            let error = #expect(throws: LDSError.self) { try DataGroup15(decoding: octets) }
            #expect(error?.code == code, "\(hex(octets)): \(error.map { "\($0)" } ?? "")")
            #expect(error?.file == .dataGroup(.dg15))
        }
        #expect(throws: LDSError.self) { try DataGroup15(subjectPublicKeyInfo: [0x30, 0x00]) }
        #expect(throws: LDSError.self) { try DataGroup15(subjectPublicKeyInfo: Self.rsa + [0x00]) }
    }
}
