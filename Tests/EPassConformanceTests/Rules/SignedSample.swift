// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTLV
import EPassTestSupport
import EPassTrust
import Testing

/// A document of an issuer of its own: every part of EF.SOD and of its signer can be changed before it is signed.
struct SignedSample {
    var editSigner: (inout CertificateBuilder) throws -> Void = { _ in }
    var editSOD: (inout SignedDataBuilder) throws -> Void = { _ in }
    var editObject: (inout [[UInt8]]) throws -> Void = { _ in }
    var signerKind = PrivateKey.KeyKind.ec(.p256)
    var algorithm = SignatureAlgorithm.ecdsa(.sha256)
    var hash = HashAlgorithm.sha256
    var version: LDSSecurityObject.VersionInfo?
    var issuerOfSigner: DistinguishedName?
    var cscaCountry = "UT"
    /// Which key signs the certificate of the signer; that of `csca` is trusted.
    var issuingRole = "csca"
    var issued = "2026-01-01"

    private func date(_ text: String) throws -> Timestamp { try #require(Timestamp(iso8601: text)) }

    func make() throws -> LDSSample {
        let keys = SyntheticKeys.shared
        let cscaKey = try keys.key(.ec(.p256), "csca")
        let cscaInfo = try cscaKey.subjectPublicKeyInfo(explicitParameters: true)
        let csca = try CertificateBuilder.csca(
            subject: try DistinguishedName(country: cscaCountry, organization: "Utopia", commonName: "CSCA UT"),
            icaoCountry: "UTO", serialNumber: [1], notBefore: date("2025-01-01"), notAfter: date("2040-01-01"),
            privateKeyNotAfter: date("2028-01-01"), keyIdentifier: try CertificateBuilder.keyIdentifier(of: cscaInfo)
        ).issue(subjectPublicKeyInfo: cscaInfo, signedBy: cscaKey, algorithm: .ecdsa(.sha256))
        let key = try keys.key(signerKind, "ds")
        let info = try key.subjectPublicKeyInfo(explicitParameters: true)
        var builder = try CertificateBuilder.documentSigner(
            csca: csca, subject: try DistinguishedName(country: "UT", organization: "Utopia", commonName: "DS 3"),
            icaoCountry: "UTO", documentTypes: ["P"], serialNumber: [0x12, 0x34], notBefore: date("2025-12-01"),
            notAfter: date("2036-06-01"), privateKeyNotAfter: date("2026-02-01"),
            keyIdentifier: try CertificateBuilder.keyIdentifier(of: info))
        if let issuerOfSigner { builder.issuer = issuerOfSigner }
        try editSigner(&builder)
        let signer = try builder.issue(
            subjectPublicKeyInfo: info, signedBy: try keys.key(.ec(.p256), issuingRole), algorithm: .ecdsa(.sha256))
        var files = try SimulatorProfile.required("plain").makeDocument(seed: 3).files
        let hashes = try files.compactMap { file, octets in
            try file.dataGroupNumber.map {
                LDSSecurityObject.DataGroupHash(dataGroup: $0, hash: try hash.hash(octets))
            }
        }.sorted { $0.dataGroup < $1.dataGroup }
        let object = try LDSSecurityObject(
            hashAlgorithmOID: hash.objectIdentifier, dataGroupHashes: hashes, ldsVersionInfo: version)
        var members = try Octets.members(try object.encoded())
        try editObject(&members)
        var signed = SignedDataBuilder(
            content: Octets.sequence(members), digest: .sha256, certificates: [signer.encoded])
        signed.signingTime = try date(issued)
        try editSOD(&signed)
        files[.sod] = EFSOD(
            contentInfo: try signed.contentInfo(signedBy: key, certificate: signer, algorithm: algorithm)
        ).encoded()
        let anchor = try TrustAnchor(certificate: csca, sources: [.certificateFile("test")], isTest: true)
        return LDSSample(files: files, trust: try TrustSnapshot(anchors: [anchor]))
    }
}

/// Octets of ASN.1 that tests put together and take apart.
enum Octets {
    static func element(_ tag: UInt32, _ content: some Collection<UInt8>) -> [UInt8] {
        TLVWriter.encode(TLVTag(tag), Array(content))
    }

    static func sequence(_ members: [[UInt8]]) -> [UInt8] { element(0x30, Array(members.joined())) }

    /// The encoded members of a constructed data object.
    static func members(_ octets: [UInt8]) throws -> [[UInt8]] {
        let limits = TLVLimits(maximumDepth: 8, maximumElements: 1 << 20, maximumLength: 1 << 26)
        var cursor = TLVCursor(octets, limits: limits)
        var inner = try cursor.children(of: try cursor.read())
        var members: [[UInt8]] = []
        while !inner.isAtEnd { members.append(Array(try inner.read().encoded)) }
        return members
    }

    /// The data object with more members behind its own.
    static func appending(_ more: [UInt8], to octets: [UInt8]) throws -> [UInt8] {
        var cursor = TLVCursor(octets)
        let element = try cursor.read()
        return TLVWriter.encode(element.tag, Array(element.content) + more)
    }

    /// The data object with what is inside of it at the end of a way changed, and every length around it.
    static func editing(
        _ octets: [UInt8], at path: [UInt32], _ edit: ([UInt8]) throws -> [UInt8]
    ) throws -> [UInt8] {
        var cursor = TLVCursor(
            octets, limits: TLVLimits(maximumDepth: 16, maximumElements: 1 << 12, maximumLength: 1 << 24))
        let element = try cursor.read()
        guard let next = path.first else { return try edit(octets) }
        var members = try members(octets)
        let index = try #require(members.firstIndex { $0.starts(with: TLVTag(next).octets) })
        members[index] = try editing(members[index], at: Array(path.dropFirst()), edit)
        return TLVWriter.encode(element.tag, Array(members.joined()))
    }

    /// The octets with the last occurrence of some others replaced.
    static func replacingLast(_ old: String, by new: String, in octets: [UInt8]) throws -> [UInt8] {
        let reversed = { (text: String) in hex(try digits(text).reversed()) }
        return Array(
            try replacing(try reversed(old), by: try reversed(new), in: octets.reversed()).reversed())
    }

    /// Octets written as digits.
    static func digits(_ text: String) throws -> [UInt8] {
        let found = octets(text)
        return try #require(found)
    }

    /// The octets with the first occurrence of some others replaced.
    static func replacing(_ old: String, by new: String, in octets: [UInt8]) throws -> [UInt8] {
        let (old, new) = (try digits(old), try digits(new))
        let found = octets.indices.dropLast(old.count - 1).first { octets[$0...].starts(with: old) }
        let start = try #require(found)
        return Array(octets[..<start]) + new + Array(octets[(start + old.count)...])
    }
}
