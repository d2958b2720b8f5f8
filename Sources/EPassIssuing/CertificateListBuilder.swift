// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// Makes the content of a master list or of a list of document signers (Doc 9303-12, 9.2; BSI TR-03129-2, 8.1), or one
/// with chosen defects.
package struct CertificateListBuilder: Sendable {
    /// A single departure from the structure.
    package enum Defect: String, Sendable, Hashable, CaseIterable {
        /// The version is 1.
        case wrongVersion
        /// The version is left out.
        case noVersion
        /// The first certificate is one octet short inside its own length.
        case damagedCertificate
        /// A number stands among the certificates.
        case foreignElement
        /// The last certificate announces more octets than there are.
        case truncatedCertificate
        /// The certificates stand in a SEQUENCE.
        case sequenceForSet
        /// The first certificate is there twice.
        case doubledCertificate
        /// The order is the one given, not that of DER.
        case unsorted
        /// An element follows the set of certificates.
        case trailingElement
    }

    /// The encoded certificates.
    package var certificates: [[UInt8]]
    /// What is wrong with it.
    package var defects: Set<Defect> = []

    /// A list of these certificates.
    package init(certificates: [[UInt8]]) {
        self.certificates = certificates
    }

    /// The encoded content.
    package func content() -> [UInt8] {
        var members = certificates
        if !defects.contains(.unsorted) { members.sort { $0.lexicographicallyPrecedes($1) } }
        if let first = members.first {
            if defects.contains(.doubledCertificate) { members.insert(first, at: 0) }
            if defects.contains(.damagedCertificate) { members[0] = Self.damaged(first) }
        }
        if defects.contains(.foreignElement) { members.insert(DERWriter.integer(7), at: 0) }
        if defects.contains(.truncatedCertificate), let last = members.popLast() {
            members.append(Array(last.dropLast(8)))
        }
        let set = DERWriter.element(defects.contains(.sequenceForSet) ? .sequence : .set, Array(members.joined()))
        return DERWriter.sequence([
            defects.contains(.noVersion) ? [] : DERWriter.integer(defects.contains(.wrongVersion) ? 1 : 0), set,
            defects.contains(.trailingElement) ? DERWriter.integer(0) : [],
        ])
    }

    /// The certificate with the tag of its first inner element changed: the length still fits, the content does not.
    private static func damaged(_ certificate: [UInt8]) -> [UInt8] {
        guard let index = certificate.dropFirst().firstIndex(of: 0x30) else { return certificate }
        var octets = certificate
        octets[index] = 0x04
        return octets
    }
}
