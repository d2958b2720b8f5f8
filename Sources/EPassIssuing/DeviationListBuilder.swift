// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassTLV
package import EPassTrust

/// Makes the content of a deviation list (Doc 9303-12, 10.2).
package struct DeviationListBuilder: Sendable {
    /// One deviation to state.
    package struct Entry: Sendable, Hashable {
        /// Which documents.
        package var documents: Deviation.Documents
        /// What is wrong, in words or not.
        package var descriptions: [Description]

        /// A deviation of these documents.
        package init(_ documents: Deviation.Documents, _ descriptions: [Description]) {
            self.documents = documents
            self.descriptions = descriptions
        }
    }

    /// One thing that is wrong.
    package struct Description: Sendable, Hashable {
        /// The type and its parameters.
        package var kind: DeviationKind
        /// Words about it, or nil.
        package var text: String?
        /// The encoded value for the issuer's own use, or nil.
        package var nationalUse: [UInt8]?

        /// A deviation of that kind.
        package init(_ kind: DeviationKind, text: String? = nil, nationalUse: [UInt8]? = nil) {
            self.kind = kind
            self.text = text
            self.nationalUse = nationalUse
        }
    }

    /// The version: 0 in the standard.
    package var version = 0
    /// The algorithm of certificate digests, or nil for none.
    package var digestAlgorithm: HashAlgorithm?
    /// The deviations.
    package var entries: [Entry]

    /// A list of these deviations.
    package init(digestAlgorithm: HashAlgorithm? = .sha256, entries: [Entry]) {
        self.digestAlgorithm = digestAlgorithm
        self.entries = entries
    }

    /// The encoded content.
    ///
    /// - Throws: `TrustError` with code `issuingFailed` where an object identifier is none.
    package func content() throws(TrustError) -> [UInt8] {
        var members: [[UInt8]] = []
        for entry in entries { members.append(try Self.encoded(entry)) }
        return DERWriter.sequence([
            DERWriter.integer(version),
            try digestAlgorithm.map { hash throws(TrustError) in
                try AlgorithmIdentifier(hash).encoded()
            } ?? [],
            DERWriter.set(members),
        ])
    }

    private static func encoded(_ entry: Entry) throws(TrustError) -> [UInt8] {
        var descriptions: [[UInt8]] = []
        for description in entry.descriptions {
            descriptions.append(
                DERWriter.sequence([
                    description.text.map(DERWriter.printable) ?? [],
                    try DERWriter.identifier(description.kind.objectIdentifier),
                    try parameters(description.kind).map { DERWriter.element(0xA0, $0) } ?? [],
                    description.nationalUse.map { DERWriter.element(0xA1, $0) } ?? [],
                ]))
        }
        return DERWriter.sequence([documents(entry.documents), DERWriter.set(descriptions)])
    }

    private static func documents(_ documents: Deviation.Documents) -> [UInt8] {
        let signer: [UInt8] =
            switch documents.signer {
            case .issuerAndSerialNumber(let issuer, let serialNumber)?:
                DERWriter.element(0xA1, DERWriter.certificate(issuer, serialNumber))
            case .subjectKeyIdentifier(let identifier)?: DERWriter.element(0x82, identifier)
            case .certificateDigest(let digest)?: DERWriter.element(0x83, digest)
            case nil: []
            }
        return DERWriter.sequence([
            documents.documentType.map { DERWriter.element(0x80, $0.utf8) } ?? [], signer,
            documents.issued.map { period in
                DERWriter.element(
                    0xA4,
                    DERWriter.element(.generalizedTime, DERWriter.generalizedText(period.lowerBound))
                        + DERWriter.element(.generalizedTime, DERWriter.generalizedText(period.upperBound)))
            } ?? [],
            documents.documentNumbers.map { numbers in
                let members = numbers.map(DERWriter.printable)
                return DERWriter.element(0xA5, Array(members.sorted { $0.lexicographicallyPrecedes($1) }.joined()))
            } ?? [],
        ])
    }

    private static func parameters(_ kind: DeviationKind) throws(TrustError) -> [UInt8]? {
        switch kind {
        case .documentSignerEncoding(let field), .cscaEncoding(let field):
            switch field {
            case .body(let number)?: DERWriter.integer(number)
            case .extension(let identifier)?: try DERWriter.identifier(identifier)
            case nil: nil
            }
        case .dataGroupMalformed(let file), .dataGroupHashWrong(let file): file.map { DERWriter.integer($0.rawValue) }
        case .mrzDataWrong(let field), .mrzCheckDigitWrong(let field): field.map { DERWriter.integer($0.rawValue) }
        case .certificateOrKey, .documentSignerSignature, .activeAuthenticationKeyCompromised, .logicalDataStructure,
            .securityObjectSignatureWrong, .comInconsistent, .machineReadableZone, .chip, .nationalUse, .unknown:
            nil
        }
    }
}
