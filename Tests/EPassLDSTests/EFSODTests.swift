// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@Suite("EF.SOD, the wrapper, Doc 9303-10 4.6.2", .timed)
struct EFSODTests {
    /// A ContentInfo with the content type of signed data and a SEQUENCE in which nothing is.
    static let contentInfo = TLV.template(
        0x30, [octets("06092A864886F70D010702") ?? [], TLV.template(0xA0, [TLV.template(0x30, [[0x02, 0x01, 0x03]])])])

    static var example: [UInt8] { TLV.template(0x77, [contentInfo]) }

    @Test("the ContentInfo is taken out as it stands and goes in again")
    func roundTrip() throws {
        let sod = try EFSOD(decoding: Self.example, profile: .strict)
        #expect(sod.contentInfo == Self.contentInfo)
        #expect(sod.deviations.isEmpty)
        #expect(EFSOD(contentInfo: sod.contentInfo).octets == Self.example)
        #expect(sod.encoded() == Self.example)
    }

    @Test(
        "indefinite lengths are read, named and refused under the strict profile",
        arguments: [
            "77803010060" + "92A864886F70D010702A0053003020103" + "0000",
            "7714" + "3080" + "06092A864886F70D010702" + "A0053003020103" + "0000" + "",
            "7716" + "3080" + "06092A864886F70D010702" + "A0803003020103" + "0000" + "0000",
            "7718" + "3080" + "06092A864886F70D010702" + "A0803080020103" + "0000" + "0000" + "0000",
        ])
    func indefinite(text: String) throws {
        var file = try #require(octets(text))
        if file[1] != 0x80 { file[1] = UInt8(file.count - 2) } else { file[3] = UInt8(file.count - 6) }
        let sod = try EFSOD(decoding: file)
        #expect(sod.deviations == [.sodIndefiniteLength])
        #expect(sod.contentInfo == Array(file[1] == 0x80 ? file.dropFirst(2).dropLast(2) : file.dropFirst(2)))
        #expect(sod.octets == file)
        let error = #expect(throws: LDSError.self) { try EFSOD(decoding: file, profile: .strict) }
        #expect(error?.deviation == .sodIndefiniteLength)
    }

    @Test(
        "a wrapper around nothing, around no SEQUENCE, or of another tag is an error",
        arguments: [("7700", LDSError.Code.missingElement), ("77020500", .unexpectedTag), ("30023000", .unexpectedTag)])
    func damaged(text: String, code: LDSError.Code) throws {
        let file = try #require(octets(text))
        let error = #expect(throws: LDSError.self) { try EFSOD(decoding: file) }
        #expect(error?.code == code)
        #expect(error?.file == .sod)
    }

    @Test("every truncation is an error, every changed octet a value or an error")
    func robust() {
        expectNoSurprise(of: Self.example, file: .sod) { octets throws(LDSError) in try EFSOD(decoding: octets) }
    }
}

@Suite("LDSSecurityObject, Doc 9303-10 4.6.2.3 and D.2", .timed)
struct LDSSecurityObjectTests {
    static let sha256 = "2.16.840.1.101.3.4.2.1"
    static let hashes = [
        LDSSecurityObject.DataGroupHash(dataGroup: .dg1, hash: [UInt8](repeating: 0x11, count: 4)),
        LDSSecurityObject.DataGroupHash(dataGroup: .dg14, hash: [UInt8](repeating: 0x14, count: 4)),
    ]
    /// The algorithm identifier of SHA-256 without parameters.
    static let algorithm = "300B0609608648016503040201"
    static let list = "3016" + "3009020101040411111111" + "300902010E040414141414"
    static let v0 = "3028" + "020100" + algorithm + list
    static let v1 = "3038" + "020101" + algorithm + list + "300E" + "130430313038" + "1306303430303030"

    @Test("V0 is written as the standard's module says, and decodes", arguments: [false, true])
    func version0(hasNull: Bool) throws {
        let object = try LDSSecurityObject(
            hashAlgorithmOID: Self.sha256, hashAlgorithmHasNullParameters: hasNull, dataGroupHashes: Self.hashes)
        if !hasNull { #expect(hex(object.octets) == Self.v0) }
        let decoded = try LDSSecurityObject(derEncoded: object.octets, profile: .strict)
        #expect(decoded == object)
        #expect(decoded.version == 0)
        #expect(decoded.hashAlgorithmHasNullParameters == hasNull)
        #expect(decoded.ldsVersionInfo == nil)
        #expect(decoded.dataGroupHashes.map(\.number) == [1, 14])
        #expect(decoded.hash(of: .dg14) == [0x14, 0x14, 0x14, 0x14])
        #expect(decoded.hash(of: .dg2) == nil)
        #expect(try decoded.encoded() == object.octets)
    }

    @Test("V1 carries the versions")
    func version1() throws {
        let object = try LDSSecurityObject(
            hashAlgorithmOID: Self.sha256, dataGroupHashes: Self.hashes,
            ldsVersionInfo: .init(ldsVersion: "0108", unicodeVersion: "040000"))
        #expect(hex(object.octets) == Self.v1)
        let decoded = try LDSSecurityObject(derEncoded: object.octets, profile: .strict)
        #expect(decoded.version == 1)
        #expect(decoded.ldsVersionInfo?.ldsVersion == "0108")
        #expect(decoded.ldsVersionInfo?.unicodeVersion == "040000")
        #expect(try decoded.encoded() == object.octets)
    }

    @Test(
        "BER that is not DER is read, named and refused under the strict profile",
        arguments: [
            // Indefinite lengths outside and of the list; a length that is too long; an OCTET STRING in two pieces.
            "3080" + "020100" + algorithm + list + "0000",
            "3080" + "020100" + algorithm + "3080" + "3009020101040411111111" + "300902010E040414141414" + "0000"
                + "0000",
            "308128" + "020100" + algorithm + list,
            "302C" + "020100" + algorithm + "301A" + "300D020101" + "2408040211110402" + "1111"
                + "300902010E040414141414",
            "3029" + "02020000" + algorithm + list,
            // Deeper inside: the number of a data group with a needless zero, lengths of an identifier and a hash.
            "3029" + "020100" + algorithm + "3017" + "300A02020001040411111111" + "300902010E040414141414",
            "3029" + "020100" + "300C068109608648016503040201" + list,
            "3029" + "020100" + algorithm + "3017" + "300A02010104810411111111" + "300902010E040414141414",
        ])
    func ber(text: String) throws {
        let file = try #require(octets(text))
        let object = try LDSSecurityObject(derEncoded: file)
        #expect(object.deviations == [.securityObjectNotDER])
        #expect(object.dataGroupHashes == Self.hashes)
        #expect(hex(try object.encoded()) == Self.v0)
        #expect(object.octets == file)
        let error = #expect(throws: LDSError.self) { try LDSSecurityObject(derEncoded: file, profile: .strict) }
        #expect(error?.deviation == .securityObjectNotDER)
    }

    @Test(
        "BER in what may be left out is named, too, after what else departs",
        arguments: [
            // NULL, and a version of V1, with a length that is too long.
            (
                "302B" + "020100" + "300E0609608648016503040201058100" + list,
                "302A" + "020100" + "300D06096086480165030402010500" + list, [.securityObjectNotDER]
            ),
            (
                "3039" + "020101" + algorithm + list + "300F" + "13810430313038" + "1306303430303030", v1,
                [.securityObjectNotDER]
            ),
            // V1 without versions, of indefinite length, with octets after it.
            (
                "3080" + "020101" + algorithm + list + "0000" + "FF", "3028" + "020101" + algorithm + list,
                [.trailingOctets, .securityObjectVersionInfo, .securityObjectNotDER]
            ),
        ] as [(String, String, [LDSDeviation])])
    func berInside(text: String, der: String, deviations: [LDSDeviation]) throws {
        let object = try LDSSecurityObject(derEncoded: try #require(octets(text)))
        #expect(object.deviations == deviations)
        let plain = try LDSSecurityObject(derEncoded: try #require(octets(der)))
        #expect(plain.deviations == deviations.filter { $0 == .securityObjectVersionInfo })
        #expect(plain.dataGroupHashes == object.dataGroupHashes)
        #expect(plain.hashAlgorithmHasNullParameters == object.hashAlgorithmHasNullParameters)
        #expect(plain.ldsVersionInfo == object.ldsVersionInfo)
    }

    @Test(
        "what no reader may accept is an error with its field",
        arguments: [
            ("3028" + "020102" + algorithm + list, LDSError.Code.unsupportedVersion, "LDSSecurityObject/version"),
            ("3029" + "020200FF" + algorithm + list, .unsupportedVersion, "LDSSecurityObject/version"),
            ("3028" + "0201FF" + algorithm + list, .invalidValue, "LDSSecurityObject/version"),
            (
                "3028" + "020100" + algorithm + "3016" + "3009020101040411111111" + "3009020101040414141414",
                .duplicateElement, "LDSSecurityObject/dataGroupHashValues/1/dataGroupNumber"
            ),
            (
                "3027" + "020100" + algorithm + "3015" + "3009020101040411111111" + "30080200040414141414",
                .invalidValue,
                "LDSSecurityObject/dataGroupHashValues/1/dataGroupNumber"
            ),
            ("3010" + "020100" + algorithm, .missingElement, "LDSSecurityObject/dataGroupHashValues"),
            ("3025" + algorithm + list, .unexpectedTag, "LDSSecurityObject/version"),
            (
                "302B" + "020100" + "300E0609608648016503040201" + "020100" + list, .unexpectedTag,
                "LDSSecurityObject/hashAlgorithm/parameters"
            ),
            ("302A" + "020100" + algorithm + list + "0500", .unexpectedTag, "LDSSecurityObject/ldsVersionInfo"),
            ("301D" + "020100" + "3000" + list, .missingElement, "LDSSecurityObject/hashAlgorithm/algorithm"),
            ("301F" + "020100" + "30020600" + list, .invalidValue, "LDSSecurityObject/hashAlgorithm/algorithm"),
        ])
    func refused(text: String, code: LDSError.Code, path: String) throws {
        let file = try #require(octets(text))
        let error = #expect(throws: LDSError.self) { try LDSSecurityObject(derEncoded: file) }
        #expect(error?.code == code)
        #expect(error?.path == path)
        #expect(error?.file == .sod)
    }

    @Test("object identifiers with large arcs survive", arguments: ["2.999.3", "1.2.840.113549.2.5", "0.39", "2.48.1"])
    func identifiers(text: String) throws {
        let object = try LDSSecurityObject(hashAlgorithmOID: text, dataGroupHashes: Self.hashes)
        #expect(try LDSSecurityObject(derEncoded: object.octets, profile: .strict).hashAlgorithmOID == text)
    }

    @Test(
        "a text that is no object identifier cannot be written",
        arguments: ["", "1", "3.1", "1.40", "1..2", "1.2.x", "1.-2", "1.2.99999999999999999999"])
    func noIdentifier(text: String) {
        let error = #expect(throws: LDSError.self) {
            try LDSSecurityObject(hashAlgorithmOID: text, dataGroupHashes: Self.hashes)
        }
        #expect(error?.code == .notEncodable)
    }

    @Test("every truncation is an error, every changed octet a value or an error", arguments: [v0, v1])
    func robust(text: String) throws {
        let file = try #require(octets(text))
        expectNoSurprise(of: file, file: .sod) { octets throws(LDSError) in
            try LDSSecurityObject(derEncoded: octets)
        }
    }
}
