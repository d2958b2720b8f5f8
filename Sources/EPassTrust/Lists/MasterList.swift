// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The content of a CSCA master list (Doc 9303-12, 9.2): certificates that its signer vouches for.
///
/// What the list says is worth what its signer is worth: see ``SignedListVerification``.
public struct MasterList: Sendable, Hashable {
    /// One certificate of the list.
    public typealias Entry = ListedCertificate

    /// The version; the standard has 0 only.
    public let version: Int
    /// The certificates in their order, those that cannot be decoded among them.
    public let entries: [Entry]

    /// Decodes the content: at most 64 MiB and 65,536 certificates. The certificates themselves are decoded when asked
    /// for.
    ///
    /// - Throws: `TrustError` where the structure around the certificates is damaged. A damaged certificate is an entry
    ///   that says so.
    public init(content: [UInt8]) throws(TrustError) {
        let decoded = try CertificateListContent.decode(content, "CscaMasterList")
        version = decoded.version
        entries = decoded.entries
    }

    /// Goes through the certificates of a content without keeping a list of them.
    ///
    /// - Returns: the version.
    /// - Throws: as `init(content:)`; entries before the fault were handed out.
    @discardableResult
    public static func forEach(in content: [UInt8], _ body: (Entry) -> Void) throws(TrustError) -> Int {
        try CertificateListContent.forEach(content, "CscaMasterList", body)
    }
}

/// The content of a list of trusted document signers (BSI TR-03129-2, 8.1).
///
/// A document signer in it is trusted by its signer's word, without a path to a CSCA.
public struct DocumentSignerList: Sendable, Hashable {
    /// One certificate of the list.
    public typealias Entry = ListedCertificate

    /// The version; the guideline has 0 only.
    public let version: Int
    /// The certificates in their order, those that cannot be decoded among them.
    public let entries: [Entry]

    /// Decodes the content: at most 64 MiB and 65,536 certificates. The certificates themselves are decoded when asked
    /// for.
    ///
    /// - Throws: `TrustError` where the structure around the certificates is damaged. A damaged certificate is an entry
    ///   that says so.
    public init(content: [UInt8]) throws(TrustError) {
        let decoded = try CertificateListContent.decode(content, "DocumentSignerList")
        version = decoded.version
        entries = decoded.entries
    }

    /// Goes through the certificates of a content without keeping a list of them.
    ///
    /// - Returns: the version.
    /// - Throws: as `init(content:)`; entries before the fault were handed out.
    @discardableResult
    public static func forEach(in content: [UInt8], _ body: (Entry) -> Void) throws(TrustError) -> Int {
        try CertificateListContent.forEach(content, "DocumentSignerList", body)
    }
}
