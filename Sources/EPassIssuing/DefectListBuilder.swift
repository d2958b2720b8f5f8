// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassTLV
package import EPassTrust

/// Makes the content of a defect list, version 1 or 2 (BSI TR-03129-2, 7.1).
package struct DefectListBuilder: Sendable {
    /// One document signer and what is wrong with its documents.
    package struct Entry: Sendable, Hashable {
        /// The document signer; version 1 demands it.
        package var signer: SignerInfo.Identifier?
        /// The hash of the document signer's certificate, or nil.
        package var certificateHash: [UInt8]?
        /// What is wrong.
        package var known: [DefectKind]
        /// Words about it; version 2 only.
        package var text: String?

        /// An entry about that signer.
        package init(
            signer: SignerInfo.Identifier? = nil, certificateHash: [UInt8]? = nil, known: [DefectKind],
            text: String? = nil
        ) {
            self.signer = signer
            self.certificateHash = certificateHash
            self.known = known
            self.text = text
        }
    }

    /// 1 or 2; encoded as one less.
    package var version: Int
    /// The algorithm of the certificate hashes.
    package var hashAlgorithm: HashAlgorithm = .sha256
    /// Whether the fields of version 2 under context tags are tagged explicitly; the guideline leaves that open.
    package var usesExplicitTags = false
    /// The entries.
    package var entries: [Entry]

    /// A list of these entries.
    package init(version: Int = 2, entries: [Entry]) {
        self.version = version
        self.entries = entries
    }

    /// The encoded content.
    ///
    /// - Throws: `TrustError` with code `issuingFailed` where an object identifier is none.
    package func content() throws(TrustError) -> [UInt8] {
        var members: [[UInt8]] = []
        for entry in entries { members.append(try encoded(entry)) }
        return DERWriter.sequence([
            DERWriter.integer(version - 1), try DERWriter.identifier(hashAlgorithm.objectIdentifier),
            DERWriter.set(members),
        ])
    }

    private func encoded(_ entry: Entry) throws(TrustError) -> [UInt8] {
        var known: [[UInt8]] = []
        for kind in entry.known {
            let type = try DERWriter.identifier(kind.objectIdentifier)
            let parameters = Self.parameters(kind)
            if version == 1 {
                known.append(DERWriter.sequence([type, parameters ?? []]))
            } else {
                let fields = type + (parameters.map { DERWriter.element(0xA0, $0) } ?? [])
                known.append(DERWriter.element(0xA0, usesExplicitTags ? DERWriter.sequence([fields]) : fields))
            }
        }
        return DERWriter.sequence([
            entry.signer.map(Self.identifier) ?? [], entry.certificateHash.map { DERWriter.octetString($0) } ?? [],
            DERWriter.set(known), entry.text.map { DERWriter.element(.utf8String, $0.utf8) } ?? [],
        ])
    }

    private static func identifier(_ signer: SignerInfo.Identifier) -> [UInt8] {
        switch signer {
        case .issuerAndSerialNumber(let issuer, let serialNumber):
            DERWriter.sequence([DERWriter.certificate(issuer, serialNumber)])
        case .subjectKeyIdentifier(let identifier): DERWriter.element(0x80, identifier)
        }
    }

    private static func enumerated(_ code: Int) -> [UInt8] {
        [0x0A] + DERWriter.integer(code).dropFirst()
    }

    private static func numbers(_ numbers: [Int]) -> [UInt8] { DERWriter.set(numbers.map(DERWriter.integer)) }

    private static func parameters(_ kind: DefectKind) -> [UInt8]? {
        switch kind {
        case .certificateRevoked(let status): status.map { enumerated($0.rawValue) }
        case .certificateReplaced(let certificate): certificate.map { DERWriter.octetString($0) }
        case .authenticationProtocolFailure(let failing): failing?.code.map(enumerated)
        case .validityPeriodIncorrect(let fault): fault.map { enumerated($0.rawValue) }
        case .dataGroupMalformed(let groups), .eIDDataGroupMalformed(let groups): numbers(groups)
        case .securityObjectInvalid(let fault): fault.map { enumerated($0.rawValue) }
        case .comSODDiscrepancy(let inCOM?, let inSOD?): DERWriter.sequence([numbers(inCOM), numbers(inSOD)])
        case .wrongSignerIdentifier(let signer): signer.map(identifier)
        case .issuingCountry(let country): country.map(DERWriter.printable)
        case .cardSecurityMalformed(let object): object
        case .documentSignerMalformed(let fault): fault.map { enumerated($0.rawValue) }
        case .comSODDiscrepancy, .chipAuthenticationKeyCompromised, .activeAuthenticationKeyCompromised,
            .eIDIntegrityUncertain, .chipSecurityMalformed, .powerDownRequired, .unknown:
            nil
        }
    }
}
