// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassTLV
package import EPassTrust

/// Issues revocation lists for the simulated world, by the profile of Doc 9303-12, 7.1.4 or with chosen defects.
package struct CertificateRevocationListBuilder: Sendable {
    /// A single departure. Everything else stays right, and what is signed is signed as it then stands.
    package enum Defect: String, Sendable, Hashable, CaseIterable {
        /// One bit of the signature is changed.
        case wrongSignature
        /// The version is left out (version 1).
        case wrongVersion
        /// There is no nextUpdate.
        case noNextUpdate
        /// There is no authorityKeyIdentifier.
        case noAuthorityKeyIdentifier
        /// The authorityKeyIdentifier names another key.
        case wrongAuthorityKeyIdentifier
        /// There is no cRLNumber.
        case noNumber
        /// There are no extensions at all.
        case noExtensions
        /// A critical extension says that the list is one of changes only.
        case deltaList
        /// A critical extension says that the list covers a part only.
        case partialList
        /// A critical extension that nobody knows.
        case unknownCriticalExtension
        /// The entries name certificates of another issuer, by a critical extension.
        case indirectEntries
        /// The list of revoked certificates is there and empty, where there are none.
        case emptyList
        /// Entries carry a reasonCode, which the profile forbids.
        case reasonCodes
        /// The algorithm inside what is signed is another one than beside it.
        case innerAlgorithm
    }

    /// One certificate to be revoked.
    package struct Entry: Sendable, Hashable {
        /// The serial number as octets of a positive integer.
        package var serialNumber: [UInt8]
        /// To the second; encoded as UTCTime up to 2049, then as GeneralizedTime.
        package var revocationDate: Timestamp

        /// Of one certificate, whose serial number is written as those octets.
        package init(serialNumber: [UInt8], revocationDate: Timestamp) {
            self.serialNumber = serialNumber
            self.revocationDate = revocationDate
        }
    }

    /// The subject of the authority whose key signs.
    package var issuer: DistinguishedName
    /// The time of issue, to the second.
    package var thisUpdate: Timestamp
    /// When the next list is due: at most 90 days later by the profile (Doc 9303-12, 7.1.4).
    package var nextUpdate: Timestamp
    /// The subject key identifier of the authority's certificate; empty where that states none.
    package var authorityKeyIdentifier: [UInt8]
    /// The content of cRLNumber: each list of an authority has a greater one (RFC 5280, 5.2.3).
    package var number: Int
    /// What is revoked, in this order.
    package var entries: [Entry]
    /// More extensions of the list.
    package var extensions: [Certificate.Extension] = []
    /// What is wrong with it.
    package var defects: Set<Defect> = []

    /// A list by the profile.
    ///
    /// - Parameters:
    ///   - csca: its subject issues; its subject key identifier, if it has one, is named.
    package init(
        csca: Certificate, thisUpdate: Timestamp, nextUpdate: Timestamp, number: Int, entries: [Entry] = []
    ) {
        issuer = csca.subject
        self.thisUpdate = thisUpdate
        self.nextUpdate = nextUpdate
        authorityKeyIdentifier = csca.decodedExtensions.subjectKeyIdentifier ?? []
        self.number = number
        self.entries = entries
    }

    /// Signs the list.
    ///
    /// - Parameters:
    ///   - key: the key of the authority, or another one for a test.
    ///   - algorithm: one of that key.
    /// - Throws: `TrustError` with code `issuingFailed` or `cryptography`.
    package func issue(
        signedBy key: PrivateKey, algorithm: SignatureAlgorithm
    ) throws(TrustError) -> CertificateRevocationList {
        try CertificateRevocationList(encoded: encoded(by: IssuingSigner(key, algorithm)))
    }

    /// The octets of the list, whether or not anybody could read them: see ``issue(signedBy:algorithm:)``.
    package func encoded(by signer: IssuingSigner) throws(TrustError) -> [UInt8] {
        let identifier = try signer.identifier.encoded()
        let tbs = try tbsCertList(identifier)
        var signature = try signer.signature(over: tbs, element: "signature")
        if defects.contains(.wrongSignature), let last = signature.popLast() { signature.append(last ^ 1) }
        return DERWriter.sequence([tbs, identifier, DERWriter.bitString(signature)])
    }

    private func tbsCertList(_ identifier: [UInt8]) throws(TrustError) -> [UInt8] {
        var members: [[UInt8]] = []
        if !defects.contains(.wrongVersion) { members.append(DERWriter.integer(1)) }
        members.append(
            defects.contains(.innerAlgorithm) ? try AlgorithmIdentifier(.rsaPKCS1(.sha512)).encoded() : identifier)
        members += [issuer.encoded, DERWriter.time(thisUpdate)]
        if !defects.contains(.noNextUpdate) { members.append(DERWriter.time(nextUpdate)) }
        if !entries.isEmpty || defects.contains(.emptyList) {
            var list: [[UInt8]] = []
            for entry in entries { list.append(try encoded(entry)) }
            members.append(DERWriter.sequence(list))
        }
        let extensions = try encodedExtensions()
        if !extensions.isEmpty, !defects.contains(.noExtensions) {
            members.append(DERWriter.element(0xA0, DERWriter.sequence(extensions)))
        }
        return DERWriter.sequence(members)
    }

    private func encoded(_ entry: Entry) throws(TrustError) -> [UInt8] {
        var extensions: [[UInt8]] = []
        if defects.contains(.reasonCodes) {
            extensions.append(try Self.encoded(OID.reasonCode, DERWriter.element(.enumerated, [1])))
        }
        if defects.contains(.indirectEntries) {
            let names = DERWriter.sequence([DERWriter.element(0xA4, issuer.encoded)])
            extensions.append(try Self.encoded(OID.certificateIssuer, isCritical: true, names))
        }
        return DERWriter.sequence([
            DERWriter.unsignedInteger(entry.serialNumber), DERWriter.time(entry.revocationDate),
            extensions.isEmpty ? [] : DERWriter.sequence(extensions),
        ])
    }

    private func encodedExtensions() throws(TrustError) -> [[UInt8]] {
        var list: [[UInt8]] = []
        if !defects.contains(.noAuthorityKeyIdentifier) {
            let isWrong = defects.contains(.wrongAuthorityKeyIdentifier)
            let identifier = isWrong ? authorityKeyIdentifier.map { ~$0 } : authorityKeyIdentifier
            list.append(try Certificate.Extension.authorityKeyIdentifier(identifier).encoded())
        }
        if !defects.contains(.noNumber) { list.append(try Self.encoded(OID.crlNumber, DERWriter.integer(number))) }
        if defects.contains(.deltaList) {
            list.append(try Self.encoded(OID.deltaCRLIndicator, isCritical: true, DERWriter.integer(number)))
        }
        if defects.contains(.partialList) {
            let value = DERWriter.sequence([DERWriter.element(0x82, [0xFF])])
            list.append(try Self.encoded(OID.issuingDistributionPoint, isCritical: true, value))
        }
        if defects.contains(.unknownCriticalExtension) {
            list.append(try Self.encoded("2.999.1", isCritical: true, DERWriter.null))
        }
        for entry in extensions { list.append(try entry.encoded()) }
        return list
    }

    private static func encoded(
        _ type: String, isCritical: Bool = false, _ value: [UInt8]
    ) throws(TrustError) -> [UInt8] {
        try Certificate.Extension(objectIdentifier: type, isCritical: isCritical, value: value).encoded()
    }
}
