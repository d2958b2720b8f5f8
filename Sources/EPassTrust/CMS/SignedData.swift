// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// How much of a SignedData is parsed. Size is checked before anything else.
package struct SignedDataLimits: Sendable, Hashable {
    /// In octets, of the whole structure.
    package var maximumLength: Int
    /// Certificates kept.
    package var maximumCertificates: Int
    /// Signers.
    package var maximumSigners: Int
    /// Attributes of one signer, and values of one attribute.
    package var maximumAttributes: Int

    /// These limits.
    package init(
        maximumLength: Int = 1 << 20, maximumCertificates: Int = 16, maximumSigners: Int = 8,
        maximumAttributes: Int = 64
    ) {
        self.maximumLength = maximumLength
        self.maximumCertificates = maximumCertificates
        self.maximumSigners = maximumSigners
        self.maximumAttributes = maximumAttributes
    }

    /// For EF.SOD and EF.CardSecurity: 1 MiB, 16 certificates, 8 signers, 64 attributes.
    package static let securityObject = SignedDataLimits()
}

/// A CMS SignedData (RFC 5652, 5.1) with the octets that were hashed and signed; nothing is encoded again (F-31).
///
/// Decoding verifies nothing: `PassiveAuthentication` does.
package struct SignedData: Sendable, Hashable {
    /// The syntax version; Doc 9303-10 demands 3.
    package let version: Int
    /// The digest algorithms announced before the content; they are not signed and decide nothing.
    package let digestAlgorithms: [AlgorithmIdentifier]
    /// The type of the content in dots: `2.23.136.1.1.1` for an LDS security object.
    package let eContentType: String
    /// The octets of the content, without tag and length; nil where the signature is detached.
    package let eContent: [UInt8]?
    /// Where the content begins in the file, in octets; where it is in several pieces, where the first one does.
    package let eContentOffset: Int
    /// Whether the content is in several pieces (BER), so that its octets have no places of their own in the file.
    let isContentInPieces: Bool
    /// The certificates that could be decoded, in their order.
    package let certificates: [Certificate]
    /// Why the others could not be decoded; choices that are no certificate of X.509 among them.
    package let undecodedCertificates: [TrustError]
    /// The element of the revocation lists inside, with its tag; nil where there is none. Only an import looks into it.
    let encodedRevocationLists: [UInt8]?
    /// Whether there is that element; no signature is judged by what is in it.
    package var hasRevocationLists: Bool { encodedRevocationLists != nil }
    /// The signers in their order.
    package let signerInfos: [SignerInfo]
    /// Whether lengths, strings and version numbers were in the form of DER (F-30).
    package let isDistinguished: Bool

    /// Decodes a `ContentInfo` that holds a SignedData and fills the octets.
    ///
    /// - Parameter position: where the octets begin in the file that they are of, in octets; positions in errors count
    ///   from the beginning of that file.
    /// - Throws: `TrustError` that names the element and its position; `unexpectedContent` for a ContentInfo of another
    ///   type.
    package init(
        contentInfo: [UInt8], limits: SignedDataLimits = .securityObject, at position: Int = 0
    ) throws(TrustError) {
        do throws(TrustError) { try self.init(contentInfo, limits, position) } catch { throw error.moved(by: position) }
    }

    private init(_ contentInfo: [UInt8], _ limits: SignedDataLimits, _ position: Int) throws(TrustError) {
        let tree = try ASN1Parser.parse(contentInfo, maximumLength: limits.maximumLength, element: "ContentInfo")
        var info = try ASN1Fields(tree.node, "ContentInfo")
        let typeNode = try info.next("contentType")
        let type = try typeNode.objectIdentifier("ContentInfo.contentType")
        guard type == OID.signedData else {
            throw TrustError(
                .unexpectedContent, element: "ContentInfo.contentType", offset: typeNode.startIndex,
                .signedObjectNotSignedData(type: type))
        }
        var wrapper = try ASN1Fields(try info.next("content"), "ContentInfo.content", as: .context(0))
        try info.finish()
        let body = try wrapper.next("SignedData")
        try wrapper.finish()

        var fields = try ASN1Fields(body, "SignedData")
        let versionNode = try fields.next("version")
        version = try versionNode.number("SignedData.version", or: .signedObjectVersionOutOfRange)
        var digests = try ASN1Fields(try fields.next("digestAlgorithms"), "SignedData.digestAlgorithms", as: .set)
        digestAlgorithms = try digests.rest("digestAlgorithm", maximum: limits.maximumAttributes) {
            node throws(TrustError) in try AlgorithmIdentifier(node, "SignedData.digestAlgorithms")
        }
        let content = try Self.content(try fields.next("encapContentInfo"))
        (eContentType, eContent) = (content.type, content.octets)
        eContentOffset = position + content.offset
        isContentInPieces = content.isInPieces
        (certificates, undecodedCertificates) = try Self.certificates(
            fields.optional(.context(0)), limits, position)
        encodedRevocationLists = fields.optional(.context(1)).map { Array($0.encodedBytes) }
        var signers = try ASN1Fields(try fields.next("signerInfos"), "SignedData.signerInfos", as: .set)
        signerInfos = try signers.rest("signerInfo", maximum: limits.maximumSigners) { node throws(TrustError) in
            try SignerInfo(node, limits)
        }
        try fields.finish()
        isDistinguished =
            tree.isDistinguished && !versionNode.isPadded && !signerInfos.contains(where: \.isVersionPadded)
    }

    private static func content(
        _ node: ASN1Node
    ) throws(TrustError) -> (type: String, octets: [UInt8]?, offset: Int, isInPieces: Bool) {
        var fields = try ASN1Fields(node, "encapContentInfo")
        let type = try fields.next("eContentType").objectIdentifier("encapContentInfo.eContentType")
        guard let tagged = fields.optional(.context(0)) else {
            try fields.finish()
            return (type, nil, node.startIndex, false)
        }
        try fields.finish()
        var inner = try ASN1Fields(tagged, "encapContentInfo.eContent", as: .context(0))
        let content = try inner.next("eContent")
        let octets = try content.octetString("encapContentInfo.eContent")
        try inner.finish()
        guard let whole = content.primitiveContent else { return (type, octets, content.startIndex, true) }
        return (type, octets, whole.startIndex, false)
    }

    private static func certificates(
        _ node: ASN1Node?, _ limits: SignedDataLimits, _ position: Int
    ) throws(TrustError) -> ([Certificate], [TrustError]) {
        guard let node else { return ([], []) }
        var set = try ASN1Fields(node, "SignedData.certificates", as: .context(0))
        var certificates: [Certificate] = []
        var errors: [TrustError] = []
        while let member = try set.member("certificate", maximum: limits.maximumCertificates) {
            if let known = KnownSigners.certificate(encoded: member.encodedBytes) {
                certificates.append(known)
                continue
            }
            do throws(TrustError) {
                certificates.append(try Certificate(encoded: Array(member.encodedBytes)))
            } catch {
                errors.append(error.moved(by: position + member.startIndex))
            }
        }
        return (certificates, errors)
    }
}
