// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMRZ
import EPassSeals
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// One seal of a vector file, with what others read in it.
struct SealVector: CustomTestStringConvertible, Sendable {
    let name: String
    let octets: [UInt8]
    let json: JSONValue
    /// The certificates of the file, by name.
    let certificates: [String: [UInt8]]

    var testDescription: String { name }

    /// Every seal of every file in the repository's folder and in the external collections.
    static let all: [SealVector] = {
        let files = EPassVectors.files(in: "vds", external: "vds", fileExtension: "json")
        return files.flatMap { file -> [SealVector] in
            guard let data = try? Data(contentsOf: file), let root = try? JSONValue(parsing: Array(data)),
                let seals = root["seals"]?.array
            else { return [] }
            var certificates: [String: [UInt8]] = [:]
            for member in root["certificates"]?.object ?? [] {
                certificates[member.name] = member.value.string.flatMap { Data(base64Encoded: $0) }.map(Array.init)
            }
            return seals.compactMap { seal in
                guard let octets = seal["hex"]?.string.flatMap({ EPassTestSupport.octets($0) }),
                    let name = seal["name"]?.string
                else {
                    return nil
                }
                return SealVector(
                    name: "\(file.lastPathComponent)/\(name)", octets: octets, json: seal, certificates: certificates)
            }
        }
    }()

    /// Whether the external collection is there.
    static var hasExternal: Bool {
        !EPassVectors.files(in: nil, external: "vds", fileExtension: "json").isEmpty
    }
}

@Suite("VisibleDigitalSeal, Doc 9303-13, 2")
struct VisibleDigitalSealTests {
    @Test("there are seals to test with")
    func count() {
        #expect(SealVector.all.count >= 1)
        #expect(!SealVector.hasExternal || SealVector.all.count >= 9)
    }

    @Test("each seal decodes to what its vector says and encodes to the same octets", arguments: SealVector.all)
    func roundTrip(_ vector: SealVector) throws {
        let seal = try VisibleDigitalSeal(decoding: vector.octets)
        #expect(seal.encoded() == vector.octets)
        #expect(try VisibleDigitalSeal(header: seal.header, features: seal.features, signature: seal.signature) == seal)
        // The vector file read the one German seal whose length is decimal by the other rule.
        guard vector.json["parse_note"] == nil else { return }
        let header = seal.header
        if let version = vector.json["version_byte"]?.integer { #expect(Int64(header.version.rawValue) == version) }
        if let issuer = vector.json["issuer"]?.string {
            #expect(header.issuingCountry.rawValue == issuer.trimmingCharacters(in: .whitespaces))
        }
        if let issued = vector.json["issue_date"]?.integer {
            let date = header.dateOfIssue
            #expect(issued == Int64(date.month * 1_000_000 + date.day * 10_000 + date.year))
        }
        if let features = vector.json["features"]?.array {
            #expect(features.map { octets($0["tag"]?.string ?? "") } == seal.features.map { [$0.tag] })
            #expect(features.map { octets($0["value"]?.string ?? "") } == seal.features.map(\.value))
        }
        if let length = vector.json["signature_len"]?.integer { #expect(Int64(seal.signature.count) == length) }
    }

    @Test("each truncation and each flipped octet ends in a seal or in an error", arguments: SealVector.all)
    func damage(_ vector: SealVector) {
        for count in vector.octets.indices {
            #expect(throws: SealError.self) { try VisibleDigitalSeal(decoding: Array(vector.octets.prefix(count))) }
        }
        for index in vector.octets.indices {
            for mask in [0x01, 0x80, 0xFF] as [UInt8] {
                var damaged = vector.octets
                damaged[index] ^= mask
                guard let seal = try? VisibleDigitalSeal(decoding: damaged) else { continue }
                #expect(seal.encoded() == damaged)
                #expect(seal.definedFeatures.count == seal.features.count)
            }
        }
        #expect { try VisibleDigitalSeal(decoding: vector.octets + [0]) } throws: {
            ($0 as? SealError)?.code == .trailingOctets
        }
    }

    @Test("a doubled feature is refused, swapped ones are another seal")
    func structure() throws {
        let vector = try #require(SealVector.all.first)
        let seal = try VisibleDigitalSeal(decoding: vector.octets)
        let first = try #require(seal.features.first)
        #expect {
            try VisibleDigitalSeal(header: seal.header, features: seal.features + [first], signature: seal.signature)
        } throws: {
            ($0 as? SealError)?.code == .duplicateFeature
        }
        let swapped = try VisibleDigitalSeal(
            header: seal.header, features: seal.features.reversed(), signature: seal.signature)
        #expect(try VisibleDigitalSeal(decoding: swapped.encoded()) == swapped)
    }

    @Test("every error code has an entry in Docs/errors.md")
    func documented() throws {
        #expect(try ErrorPage.missing(SealError.Code.all.map(\.description)).isEmpty)
    }
}
