// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassLDS
import EPassMessages
import EPassTLV

/// Every private key of a document as an unencrypted PKCS #8 file (RFC 5208, 5; RFC 7468, 10). They are synthetic and
/// protect nobody.
struct PrivateKeyFiles {
    private(set) var files: [(name: String, content: [UInt8])] = []

    /// - Parameters:
    ///   - issuer: those of the State.
    ///   - chip: those of active and chip authentication.
    ///   - offers: of which chip authentication mapping has keys.
    ///   - terminals: those of the authorization PKI.
    init(
        _ issuer: [(name: String, key: PrivateKey)], _ publication: IssuerPublication, _ chip: ChipKeyring,
        _ offers: [ChipPACEOffer], _ terminals: [(name: String, key: PrivateKey)]
    ) throws(SimulatorError) {
        for (name, key) in issuer + terminals { files.append(try Self.file(name, key)) }
        if let key = publication.masterListKey { files.append(try Self.file("mls", key)) }
        if let key = chip.activeAuthentication?.key { files.append(try Self.file("aa", key)) }
        for (index, key) in chip.chipAuthentication.enumerated() {
            add("ca", index, key.group, key.secret)
        }
        var seen: Set<KeyAgreementGroup> = []
        for offer in offers {
            guard let key = offer.staticKey, seen.insert(offer.group).inserted else { continue }
            add("cam", seen.count - 1, offer.group, key)
        }
    }

    private mutating func add(_ name: String, _ index: Int, _ group: KeyAgreementGroup, _ secret: ChipSecret) {
        let scalar = unsafe secret.octets.withUnsafeBytes { unsafe Array($0) }
        files.append(
            (name: "\(name)\(index == 0 ? "" : "-\(index + 1)").key.pem", content: Self.pem(Self.pkcs8(group, scalar))))
    }

    /// A key as the file of that name.
    static func file(_ name: String, _ key: PrivateKey) throws(SimulatorError) -> (name: String, content: [UInt8]) {
        do throws(CryptoError) {
            let encoded = try key.pkcs8()
            return (name: "\(name).key.pem", content: pem(unsafe encoded.withUnsafeBytes { unsafe Array($0) }))
        } catch {
            throw SimulatorError(.personalisationFailed, .personalisationTerminalKey(error: error.message))
        }
    }

    static func pem(_ octets: [UInt8]) -> [UInt8] {
        Array("-----BEGIN PRIVATE KEY-----\n\(Base64.lines(octets))\n-----END PRIVATE KEY-----\n".utf8)
    }

    /// PrivateKeyInfo of a scalar: ECPrivateKey (RFC 5915, 3), or an INTEGER for DH (PKCS #3).
    private static func pkcs8(_ group: KeyAgreementGroup, _ scalar: [UInt8]) -> [UInt8] {
        let algorithm: [UInt8]
        let key: [UInt8]
        switch group {
        case .ec(let curve):
            algorithm = DERWriter.info("1.2.840.10045.2.1", DERWriter.objectIdentifier(curve.objectIdentifier) ?? [])
            let padding = [UInt8](repeating: 0, count: max(0, group.elementLength - scalar.count))
            key = DERWriter.sequence([DERWriter.integer(1), DERWriter.octetString(padding + scalar)])
        case .dh(let listed):
            algorithm = dh(group.prime, listed.constants.generator)
            key = DERWriter.unsignedInteger(scalar)
        case .modp(let other):
            algorithm = dh(group.prime, other.generator)
            key = DERWriter.unsignedInteger(scalar)
        }
        return DERWriter.sequence([DERWriter.integer(0), algorithm, DERWriter.octetString(key)])
    }

    private static func dh(_ prime: [UInt8], _ generator: [UInt8]) -> [UInt8] {
        DERWriter.info(
            "1.2.840.113549.1.3.1",
            DERWriter.sequence([DERWriter.unsignedInteger(prime), DERWriter.unsignedInteger(generator)]))
    }
}
