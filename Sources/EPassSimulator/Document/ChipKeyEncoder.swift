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
        let bits = [0x00] + (group.isElliptic ? publicKey : DERNumber.encode(publicKey))
        return TLVWriter.encode(0x30, algorithmIdentifier + TLVWriter.encode(0x03, bits))
    }

    private var algorithmIdentifier: [UInt8] {
        switch (encoding, group) {
        case (.named, .ec(let curve)):
            return algorithm("1.2.840.10045.2.1", Self.objectIdentifier(curve.objectIdentifier))
        case (.standardized, _):
            return algorithm("0.4.0.127.0.7.1.2", DERNumber.encode([UInt8(truncatingIfNeeded: group.parameterID ?? 0)]))
        case (.pkcs3, .dh), (.pkcs3, .modp):
            // DHParameter ::= SEQUENCE { prime INTEGER, base INTEGER, privateValueLength INTEGER OPTIONAL } (PKCS #3,
            // 9).
            let numbers = [prime ?? group.prime, generator]
            return algorithm(
                "1.2.840.113549.1.3.1", TLVWriter.encode(0x30, numbers.flatMap(DERNumber.encode)))
        case (.x942, .dh), (.x942, .modp):
            // DomainParameters ::= SEQUENCE { p, g, q INTEGER, ... } (RFC 3279, 2.3.3).
            let numbers = [prime ?? group.prime, generator, group.order]
            return algorithm("1.2.840.10046.2.1", TLVWriter.encode(0x30, numbers.flatMap(DERNumber.encode)))
        default:
            return group.explicitAlgorithmIdentifier
        }
    }

    /// The generator of a group of GF(p).
    private var generator: [UInt8] {
        switch group {
        case .dh(let listed): listed.constants.generator
        case .modp(let other): other.generator
        case .ec: []
        }
    }

    private func algorithm(_ identifier: String, _ parameters: [UInt8]) -> [UInt8] {
        TLVWriter.encode(0x30, Self.objectIdentifier(identifier) + parameters)
    }

    static func objectIdentifier(_ text: String) -> [UInt8] {
        TLVWriter.encode(0x06, ObjectIdentifierText.content(of: text) ?? [])
    }
}
