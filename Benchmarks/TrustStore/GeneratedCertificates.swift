// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTrust

/// Synthetic certificates by number: CSCA certificates of their own names and key identifiers, and document signers
/// under them.
struct GeneratedCertificates {
    private let key: PrivateKey
    private let subjectPublicKeyInfo: [UInt8]
    private let notBefore = Timestamp(secondsSince1970: 1_700_000_000)
    private let notAfter = Timestamp(secondsSince1970: 2_000_000_000)

    init() throws {
        key = try PrivateKey.generate(.ec(.p256))
        subjectPublicKeyInfo = try key.subjectPublicKeyInfo(explicitParameters: true)
    }

    static func octets(_ number: Int) -> [UInt8] {
        [1, 2, 3].map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }

    static func name(_ number: Int) throws -> DistinguishedName {
        try DistinguishedName(country: "UT", organization: "Utopia", commonName: "CSCA \(number)")
    }

    func anchor(_ number: Int) throws -> Certificate { try anchor(number, identifier: number) }

    private func anchor(_ number: Int, identifier: Int) throws -> Certificate {
        var builder = CertificateBuilder(
            serialNumber: [1] + Self.octets(identifier), issuer: try Self.name(number), subject: try Self.name(number),
            notBefore: notBefore, notAfter: notAfter)
        builder.set(.basicConstraints(isAuthority: true, pathLength: 0))
        builder.set(.keyUsage([.keyCertSign, .crlSign]))
        builder.set(.subjectKeyIdentifier([0xCA] + Self.octets(identifier)))
        builder.set(.authorityKeyIdentifier([0xCA] + Self.octets(identifier)))
        return try builder.issue(
            subjectPublicKeyInfo: subjectPublicKeyInfo, signedBy: key, algorithm: .ecdsa(.sha256))
    }

    /// One of many that call themselves the same authority, each by another key identifier, and whose signature is no
    /// key's: every one may have issued every other.
    func impostor(_ number: Int) throws -> Certificate {
        var octets = try anchor(0, identifier: number).encoded
        octets[octets.count - 1] ^= 1
        return try Certificate(encoded: octets)
    }

    func signer(_ number: Int, of anchor: Int) throws -> Certificate {
        var builder = CertificateBuilder(
            serialNumber: [2] + Self.octets(number), issuer: try Self.name(anchor),
            subject: try DistinguishedName(country: "UT", organization: "Utopia", commonName: "DS \(number)"),
            notBefore: notBefore, notAfter: notAfter)
        builder.set(.keyUsage(.digitalSignature))
        builder.set(.subjectKeyIdentifier([0xD5] + Self.octets(number)))
        builder.set(.authorityKeyIdentifier([0xCA] + Self.octets(anchor)))
        return try builder.issue(
            subjectPublicKeyInfo: subjectPublicKeyInfo, signedBy: key, algorithm: .ecdsa(.sha256))
    }
}
