// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// A signed list of one of the four kinds, as it came: a CMS SignedData around a content that is decoded apart from it.
///
/// Decoding proves nothing. Nothing in the list may be believed before ``SignedListVerification`` has judged its
/// signer.
public struct SignedList: Sendable, Hashable {
    /// What the list says.
    public let kind: SignedListKind
    /// The whole list as it came.
    public let encoded: [UInt8]
    /// The signature around the content. One certificate in it that cannot be decoded does not spoil the rest.
    package let signedData: SignedData
    /// The latest time at which a signer states to have signed; nil where it is missing or unreadable. Anybody can add
    /// a signer: ``SignedListVerification/signingTime`` is that of the one whose signature holds.
    public let signingTime: Timestamp?

    /// The longest list that is parsed, in octets: 64 MiB.
    public static let maximumLength = 64 << 20

    /// Decodes a list that fills the octets, and not yet its content.
    ///
    /// - Parameter contentInfo: at most `maximumLength` octets of DER, or of BER.
    /// - Throws: `TrustError` with code `unexpectedContent` where the octets hold a SignedData of another content type,
    ///   otherwise with the element and its position.
    public init(contentInfo: [UInt8]) throws(TrustError) {
        let data = try SignedData(contentInfo: contentInfo, limits: .signedList)
        guard let kind = SignedListKind(contentType: data.eContentType) else {
            throw TrustError(
                .unexpectedContent, element: "encapContentInfo.eContentType",
                .asn1NoSignedList(type: data.eContentType))
        }
        guard data.eContent != nil else {
            throw TrustError(.malformed, element: "encapContentInfo.eContent", .asn1ListWithoutContent)
        }
        self.kind = kind
        encoded = contentInfo
        signedData = data
        signingTime = data.signerInfos.compactMap(\.signingTime).max()
    }

    /// The one signer, or the first of several; nil where nobody signed.
    package var signer: SignerInfo? { signedData.signerInfos.first }

    /// The octets of the content that was signed.
    public var content: [UInt8] { signedData.eContent ?? [] }

    /// SHA-256 over the whole list: what a pin of the file names.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public func fingerprint() throws(TrustError) -> [UInt8] {
        do { return try HashAlgorithm.sha256.hash(encoded) } catch { throw TrustError(error) }
    }

    /// Equal octets make equal lists.
    public static func == (left: Self, right: Self) -> Bool { left.encoded == right.encoded }

    /// Hashes the signature's octets, not the whole list.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(encoded.count)
        hasher.combine(signedData.signerInfos.first?.signature)
    }
}

extension SignedList {
    /// What a list says, decoded.
    package enum Content: Sendable {
        /// CSCA certificates.
        case masterList(MasterList)
        /// Deviations of a State's own documents.
        case deviationList(DeviationList)
        /// Defects of anybody's documents.
        case defectList(DefectList)
        /// Trusted document signers.
        case documentSignerList(DocumentSignerList)
    }

    /// Decodes the content by its kind; it is decoded anew each time.
    ///
    /// - Throws: `TrustError` with the element and its position in the content.
    package func decodedContent() throws(TrustError) -> Content {
        switch kind {
        case .masterList: .masterList(try MasterList(content: content))
        case .deviationList: .deviationList(try DeviationList(content: content))
        case .defectList: .defectList(try DefectList(content: content))
        case .documentSignerList: .documentSignerList(try DocumentSignerList(content: content, of: kind))
        }
    }
}

extension SignedDataLimits {
    /// For signed lists: 64 MiB, 64 certificates beside those of the content, 8 signers, 64 attributes.
    package static let signedList = SignedDataLimits(
        maximumLength: SignedList.maximumLength, maximumCertificates: 64, maximumSigners: 8, maximumAttributes: 64)
}

extension SignerInfo {
    /// The signing time among the signed attributes (RFC 5652, 11.3); nil where it is missing, doubled or unreadable.
    package var signingTime: Timestamp? {
        guard case .success(let value)? = signedAttrs?.single(OID.signingTime),
            let node = ASN1Parser.distinguished(value)
        else {
            return nil
        }
        return try? Timestamp(node, "signingTime")
    }
}
