// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One object of trust material as an import found it: decoded, and proving nothing yet.
public struct ImportedObject: Sendable {
    /// What it is.
    public enum Content: Sendable {
        /// A certificate: of a CSCA, of a signer, or of anything else.
        case certificate(Certificate)
        /// A revocation list.
        case revocationList(CertificateRevocationList)
        /// A signed list: of CSCA certificates, deviations, defects or document signers.
        case list(SignedList)
    }

    /// The decoded object; no signature was verified.
    public let content: Content
    /// Its octets as they came.
    public let octets: [UInt8]
    /// Where it stood: `de.pem#3` for the third object of a file, `download.ldif: c=DE,o=dsc` for a record of LDIF.
    public let place: String
    /// The file it came in.
    public let origin: ImportOrigin
    /// The position in the file that it begins at, in octets; for text that of its first line.
    public let offset: Int
    /// The attribute that held it, in LDIF: `userCertificate;binary`. A hint only; what it is is decided by its octets
    /// (F-46).
    public let attribute: String?
    /// What stands beside it. Looked for only of certificates that may sign certificates, and of signed
    /// lists: nothing else is worth more or less by its file.
    var company = ImportCompany.none

    /// Whether it is a certificate that becomes an anchor where its file is named.
    var isAuthority: Bool {
        if case .certificate(let certificate) = content { certificate.maySignCertificates } else { false }
    }
}

/// A file that objects came in.
public struct ImportOrigin: Sendable, Hashable {
    /// What kind of file it is.
    public enum Container: String, Sendable, CaseIterable {
        /// One object in DER or BER, or several behind each other.
        case der
        /// Sections of PEM (RFC 7468), or base64 without armour.
        case pem
        /// LDIF (RFC 2849).
        case ldif
    }

    /// The path as it was given or found, or the name that the caller gave.
    public let path: String
    /// How the file was read, by its octets.
    public let container: Container
    /// Length of the whole file in octets.
    public let length: Int
    /// SHA-256 over the whole file.
    public let digest: [UInt8]
}

/// Something that was not imported, and why. Whatever stood beside it was.
public struct ImportSkipped: Sendable, Hashable {
    /// The file, the position of the object in it, or the record.
    public let place: String
    /// The position in the file in octets, where it is known.
    public let offset: Int?
    /// Why; an offset in it counts from the beginning of the object.
    public let reason: TrustError

    package init(place: String, offset: Int?, reason: TrustError) {
        (self.place, self.offset, self.reason) = (place, offset, reason)
    }
}
