// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages

/// Where a certificate, revocation list or list came from.
public struct TrustSource: Sendable, Hashable {
    /// What kind of thing it was taken from. The order of the cases is that of their octets in an index.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A file of one certificate, or a PEM bundle of certificates, that the operator named.
        case certificateFile
        /// A CSCA master list (Doc 9303-12, 9).
        case masterList
        /// A download of the ICAO PKD (LDIF).
        case ldif
        /// A file of a certificate revocation list.
        case revocationList
        /// A deviation list (Doc 9303-12, 10).
        case deviationList
        /// A defect list (BSI TR-03129-2, 7).
        case defectList
        /// A list of document signers (BSI TR-03129-3, A).
        case documentSignerList
    }

    /// How it was read: a certificate of a list has the kind of the list.
    public let kind: Kind
    /// What it is called: a path, with the place inside it. Hostile where it comes from inside a file: escape it on
    /// terminals.
    public private(set) var name: String
    /// SHA-256 of the signed list; empty where it is no list.
    public let digest: [UInt8]
    /// The country and name of the CSCA that the list's signer chains to, or of the signer itself; nil where there is
    /// none.
    public let signer: String?
    /// When the list says it was signed.
    public let signingTime: Timestamp?
    /// The time that the caller gave for the import; nil outside a store.
    public internal(set) var importedAt: Timestamp?
    /// Who stands behind the list, in the snapshot that this was taken from; nil where it is no list.
    public internal(set) var publisher: TrustPublisher?

    /// A source. Names and signers longer than 1,024 characters are cut.
    package init(
        kind: Kind, name: String, digest: [UInt8] = [], signer: String? = nil, signingTime: Timestamp? = nil,
        importedAt: Timestamp? = nil, publisher: TrustPublisher? = nil
    ) {
        self.kind = kind
        self.name = String(name.prefix(Self.maximumName))
        self.digest = digest
        self.signer = signer.map { String($0.prefix(Self.maximumName)) }
        self.signingTime = signingTime
        self.importedAt = importedAt
        self.publisher = publisher
    }

    /// A certificate file, or a certificate in a bundle, that the operator named.
    public static func certificateFile(_ name: String) -> TrustSource {
        TrustSource(kind: .certificateFile, name: name)
    }

    /// Where the anchors of the simulated chip are from.
    package static let simulator = certificateFile("simulator")

    private static let maximumName = 1_024

    /// Leaves what stands behind the last slash of the name.
    mutating func hideFolder() { name = name.split(separator: "/").last.map(String.init) ?? "" }
}

extension TrustSource.Kind {
    /// The kind in words: `master list`.
    package var message: Message { .named("store", rawValue) }

    /// The kind of list that it is; nil where it is none.
    public var list: SignedListKind? { SignedListKind(rawValue: rawValue) }

    /// The kind of source that a list is.
    init(_ kind: SignedListKind) { self = Self(rawValue: kind.rawValue) ?? .masterList }
}
