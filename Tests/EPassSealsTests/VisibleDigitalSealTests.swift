// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
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
}

@Suite("VisibleDigitalSeal, Doc 9303-13, 2", .timed)
struct VisibleDigitalSealTests {
    @Test(
        "a country has one encoding, Doc 9303-13, 2.2: D is padded to three characters; what is signed is what was read",
        arguments: [[0xFE, 0x45], [0x6A, 0xB9]] as [[UInt8]])
    func country(_ other: [UInt8]) throws {
        let seals = try SyntheticSeals()
        let seal = try seals.visa(country: "D")
        let encoded = seal.encoded()
        #expect(Array(encoded[2..<4]) == [0x6A, 0xBC])
        let decoded = try VisibleDigitalSeal(decoding: encoded)
        #expect(decoded == seal && decoded.encoded() == encoded)
        #expect(encoded.starts(with: decoded.signedOctets) && encoded[decoded.signedOctets.count] == 0xFF)
        #expect {
            try VisibleDigitalSeal(decoding: Array(encoded.prefix(2)) + other + Array(encoded.dropFirst(4)))
        } throws: {
            ($0 as? SealError)?.code == .invalidC40 && ($0 as? SealError)?.element == "header.issuingCountry"
        }
    }

    @Test("every seal that is decoded is written to the octets that were read", arguments: SealVector.all)
    func octetsAreKept(_ vector: SealVector) throws {
        for index in vector.octets.indices {
            for bit in 0..<8 {
                var changed = vector.octets
                changed[index] ^= 1 << UInt8(bit)
                guard let seal = try? VisibleDigitalSeal(decoding: changed) else { continue }
                #expect(seal.encoded() == changed)
                #expect(changed.starts(with: seal.signedOctets))
                let again = try VisibleDigitalSeal(
                    header: seal.header, features: seal.features, signature: seal.signature)
                #expect(again == seal)
            }
        }
    }

    @Test("there are seals to test with")
    func count() {
        #expect(SealVector.all.count >= 1)
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
        if let signed = vector.json["sig_date"]?.integer {
            let date = header.dateOfSignature
            #expect(signed == Int64(date.month * 1_000_000 + date.day * 10_000 + date.year))
        }
        if let definition = vector.json["feature_ref"]?.string {
            #expect(hex([header.featureDefinition]) == definition)
        }
        if let category = vector.json["type_cat"]?.string { #expect(hex([header.documentCategory]) == category) }
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

    /// The values of a worked example, in the order of its figure.
    private func built(_ example: JSONValue, signature: [UInt8]) throws -> VisibleDigitalSeal {
        func date(_ name: String) throws -> CalendarDate {
            let number = try Int(#require(example[name]?.integer))
            return try #require(
                CalendarDate(year: number % 10_000, month: number / 1_000_000, day: number / 10_000 % 100))
        }
        func octet(_ name: String) throws -> UInt8 {
            try #require(example[name]?.string.flatMap { UInt8($0, radix: 16) })
        }
        // Country, signer, the length of the reference, and it.
        let reference = Array(try #require(example["signer_cert_ref"]?.string))
        let version = try #require(example["version_byte"]?.integer.flatMap(UInt8.init(exactly:)))
        return try VisibleDigitalSeal(
            header: SealHeader(
                version: #require(SealHeader.Version(rawValue: version)),
                issuingCountry: CountryCode(rawValue: #require(example["issuer"]?.string)),
                signer: SealSignerReference(
                    country: String(reference[0..<2]), signer: String(reference[2..<4]),
                    certificate: String(reference[6...])),
                dateOfIssue: date("issue_date"), dateOfSignature: date("sig_date"),
                featureDefinition: octet("feature_ref"), documentCategory: octet("type_cat")),
            features: #require(example["features"]?.array).map { feature in
                let value = try #require(feature["value"]?.string.flatMap { EPassTestSupport.octets($0) })
                if let text = feature["text"]?.string { #expect(try C40.encode(text) == value) }
                return SealFeature(
                    tag: try #require(feature["tag"]?.string.flatMap { UInt8($0, radix: 16) }), value: value)
            }, signature: signature)
    }

    @Test("the worked examples are made from their values, octet by octet, and the printed signature verifies")
    func workedExamples() throws {
        let files = EPassVectors.files(in: "vds", external: nil, fileExtension: "json")
        var count = 0
        for file in files {
            let root = try JSONValue(parsing: Array(try Data(contentsOf: file)))
            // The example of a visa prints the private key and the signature in DER, too.
            let printed = try root["privateKey"]?.string.flatMap { EPassTestSupport.octets($0) }
                .map { try PrivateKey(pkcs8: $0) }
            for example in root["seals"]?.array ?? [] {
                let octets = try #require(example["hex"]?.string.flatMap { EPassTestSupport.octets($0) })
                let seal = try VisibleDigitalSeal(decoding: octets)
                #expect(seal.encoded() == octets)
                #expect(try built(example, signature: seal.signature) == seal)
                #expect(seal.documentKind?.rawValue == example["kind"]?.string)
                let values = try #require(example["values"])
                #expect(seal.mrz.map { String(decoding: $0.characters, as: UTF8.self) } == values["mrz"]?.string)
                #expect(seal.mrz?.checkDigits.wrong.isEmpty == true)
                #expect(seal.passportNumber == values["passportNumber"]?.string)
                #expect(seal.durationOfStay?.description == values["durationOfStay"]?.string)
                #expect(seal.numberOfEntries.map(Int64.init) == values["numberOfEntries"]?.integer)
                let key = try #require(root["publicKey"]?.string.flatMap { EPassTestSupport.octets($0) })
                let verdict = try PublicKey(subjectPublicKeyInfo: key).verifyPlain(
                    signature: seal.signature, over: seal.signedOctets, hash: .sha256)
                #expect(verdict == .valid)
                if let der = root["signatureDER"]?.string {
                    #expect(ECDSASignature(plain: seal.signature).map { hex($0.der) } == der)
                    #expect(try printed?.subjectPublicKeyInfo(explicitParameters: false) == key)
                }
                count += 1
            }
        }
        #expect(count == 2)
    }

    @Test("random seals of both versions go both ways")
    func random() throws {
        var generator = SeededGenerator(seed: 9303)
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let digits = Array("0123456789ABCDEF")
        func text(_ from: [Character], _ count: ClosedRange<Int>) -> String {
            String(
                (0..<Int.random(in: count, using: &generator)).map { _ in
                    from[Int.random(in: from.indices, using: &generator)]
                })
        }
        for _ in 0..<1_000 {
            let version: SealHeader.Version = Bool.random(using: &generator) ? .version3 : .version4
            let reference = version == .version3 ? 5...5 : 1...80
            let header = try SealHeader(
                version: version, issuingCountry: CountryCode(rawValue: text(letters, 1...3)),
                signer: SealSignerReference(
                    country: text(letters, 2...2), signer: text(letters + digits, 2...2),
                    certificate: text(digits, reference)),
                dateOfIssue: CalendarDate(daysSince1970: Int.random(in: 0...40_000, using: &generator)),
                dateOfSignature: CalendarDate(daysSince1970: Int.random(in: 0...40_000, using: &generator)),
                featureDefinition: UInt8.random(in: 1...254, using: &generator),
                documentCategory: UInt8.random(in: .min ... .max, using: &generator))
            let tags = Array(
                Set(
                    (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                        UInt8.random(in: 0...254, using: &generator)
                    }))
            let features = tags.map { tag in
                SealFeature(
                    tag: tag,
                    value: (0..<Int.random(in: 0...(version == .version3 ? 255 : 400), using: &generator)).map { _ in
                        UInt8.random(in: .min ... .max, using: &generator)
                    })
            }
            let signature = (0..<2 * Int.random(in: 1...80, using: &generator)).map { _ in
                UInt8.random(in: .min ... .max, using: &generator)
            }
            let seal = try VisibleDigitalSeal(header: header, features: features, signature: signature)
            #expect(try VisibleDigitalSeal(decoding: seal.encoded()) == seal)
        }
    }
}
