// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTLV

/// Writes a public key of chip authentication in the ways that occur. The numbers are the library's; how they are
/// written is the simulator's own.
struct ChipKeyEncoder {
    let group: KeyAgreementGroup
    let encoding: ChipAuthenticationDescription.Encoding
    /// Another prime than that of the group: a defect.
    var prime: [UInt8]?

    /// The SubjectPublicKeyInfo of a public key: an uncompressed point, or the octets of y.
    func subjectPublicKeyInfo(_ publicKey: [UInt8]) -> [UInt8] {
        DERWriter.sequence([
            algorithmIdentifier,
            DERWriter.bitString(group.isElliptic ? publicKey : DERWriter.unsignedInteger(publicKey)),
        ])
    }

    private var algorithmIdentifier: [UInt8] {
        switch (encoding, group) {
        case (.named, .ec(let curve)):
            DERWriter.info("1.2.840.10045.2.1", DERWriter.objectIdentifier(curve.objectIdentifier) ?? [])
        case (.standardized, _): DERWriter.info("0.4.0.127.0.7.1.2", DERWriter.integer(group.parameterID ?? 0))
        // DHParameter ::= SEQUENCE { prime INTEGER, base INTEGER, privateValueLength INTEGER OPTIONAL } (PKCS #3, 9).
        case (.pkcs3, .dh), (.pkcs3, .modp): DERWriter.info("1.2.840.113549.1.3.1", numbers([generator]))
        // DomainParameters ::= SEQUENCE { p, g, q INTEGER, ... } (RFC 3279, 2.3.3).
        case (.x942, .dh), (.x942, .modp): DERWriter.info("1.2.840.10046.2.1", numbers([generator, group.order]))
        default: group.explicitAlgorithmIdentifier
        }
    }

    /// A SEQUENCE of the prime and other numbers.
    private func numbers(_ others: [[UInt8]]) -> [UInt8] {
        DERWriter.sequence(([prime ?? group.prime] + others).map { DERWriter.unsignedInteger($0) })
    }

    /// The generator of a group of GF(p).
    private var generator: [UInt8] {
        switch group {
        case .dh(let listed): listed.constants.generator
        case .modp(let other): other.generator
        case .ec: []
        }
    }
}
