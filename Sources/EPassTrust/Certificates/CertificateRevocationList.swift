// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto
internal import EPassMessages
internal import EPassTLV

/// A certificate revocation list (RFC 5280, 5; profile: Doc 9303-12, 7.1.4), decoded and never trusted by that.
///
/// The octets are kept as they came; the entries are read once, one after the other, and then found by their serial
/// number without a decoded copy of them in memory. Whether the list is signed by whom it names, and is fresh, is for
/// path validation to judge.
public struct CertificateRevocationList: Sendable, Hashable, CustomStringConvertible {
    /// The whole list as it came.
    public let encoded: [UInt8]
    /// The octets that the issuer signed.
    public let tbsCertList: [UInt8]
    /// The version: 2 in the profile, 1 where none is stated.
    public let version: Int
    /// The algorithm that is signed; `signatureAlgorithm` must be the same (RFC 5280, 5.1.1.2).
    public let signature: AlgorithmIdentifier
    /// As stated; that the issuer signed it is shown by a verification only.
    public let issuer: DistinguishedName
    /// The time of issue, to the second.
    public let thisUpdate: Timestamp
    /// When the next one will have been issued; the profile demands it.
    public let nextUpdate: Timestamp?
    /// The signature algorithm beside the signature; it is not signed.
    public let signatureAlgorithm: AlgorithmIdentifier
    /// The octets of the bit string, as `Certificate.signatureValue` has them.
    public let signatureValue: [UInt8]
    /// The extensions of the list in their order, each with its octets.
    public let extensions: [Certificate.Extension]
    /// The identifier of the key that signed, where the list names it.
    public let authorityKeyIdentifier: [UInt8]?
    /// The content octets of the number of the list, as encoded.
    public let crlNumber: [UInt8]?
    /// The critical extensions, of the list or of an entry, that are not understood here: the list does not say what it
    /// seems to (RFC 5280, 5.2). `2.5.29.28` (a list of a part only), `2.5.29.27` (of changes only) and `2.5.29.29` (of
    /// other issuers) are among them.
    public let unknownCritical: [String]
    /// The object identifiers of extensions that entries carry.
    public let entryExtensions: Set<String>
    /// Whether the list of revoked certificates is there, with or without entries.
    public let statesRevokedCertificates: Bool
    /// Whether all lengths were in the form of DER.
    public let isDistinguished: Bool

    private let entries: RevokedEntries

    /// The longest list that is read, in octets.
    public static let maximumLength = 64 << 20

    /// Decodes one list that fills the octets.
    ///
    /// - Parameter encoded: at most `maximumLength` octets of DER, or of BER.
    /// - Throws: `TrustError` that names the element and its position. Success proves nothing about any signature.
    public init(encoded: [UInt8]) throws(TrustError) {
        guard encoded.count <= Self.maximumLength else {
            throw TrustError(
                .tooLarge, element: "CertificateList",
                .certificateListTooLong(count: encoded.count, maximum: Self.maximumLength))
        }
        var outer = TLVFields(
            encoded, "CertificateList", maximumLength: Self.maximumLength,
            maximumElements: RevokedEntries.maximumCount)
        var list = try outer.members(of: try outer.next("list", 0x30), "CertificateList")
        try outer.finish()
        let tbs = try list.next("tbsCertList", 0x30)
        signatureAlgorithm = try Self.algorithm(
            try list.next("signatureAlgorithm", 0x30), "CertificateList.signatureAlgorithm")
        let signatureNode = try list.next("signature", 0x03)
        guard signatureNode.content.first == 0 else {
            throw signatureNode.malformed("CertificateList.signature", .asn1BitStringOpen)
        }
        signatureValue = Array(signatureNode.content.dropFirst())
        try list.finish()

        var fields = try list.members(of: tbs, "tbsCertList")
        version = try Self.version(&fields)
        signature = try Self.algorithm(try fields.next("signature", 0x30), "tbsCertList.signature")
        issuer = try Self.name(try fields.next("issuer", 0x30), "tbsCertList.issuer")
        thisUpdate = try fields.next("thisUpdate").time("tbsCertList.thisUpdate")
        let next = try fields.peekTag()
        nextUpdate =
            next == 0x17 || next == 0x18 ? try fields.next("nextUpdate").time("tbsCertList.nextUpdate") : nil
        let revoked = try fields.optional(0x30)
        entries = try RevokedEntries(revoked, fields)
        statesRevokedCertificates = revoked != nil
        extensions = try Self.extensions(&fields)
        try fields.finish()

        authorityKeyIdentifier = Self.keyIdentifier(extensions)
        crlNumber = Self.number(extensions)
        let understood: Set<String> = [OID.authorityKeyIdentifier, OID.crlNumber, OID.issuerAltName]
        unknownCritical =
            extensions.filter { $0.isCritical && !understood.contains($0.objectIdentifier) }.map(\.objectIdentifier)
            + entries.unknownCritical.sorted()
        entryExtensions = entries.extensions
        isDistinguished =
            outer.isDistinguished && list.isDistinguished && fields.isDistinguished && entries.isDistinguished
        self.encoded = encoded
        tbsCertList = Array(tbs.encoded)
    }

    /// The number of revoked certificates.
    public var revokedCount: Int { entries.count }

    /// The entry of that certificate, or nil where the list does not name it.
    ///
    /// - Parameter serialNumber: the content octets of the serial number; compared without zeros in front, so that
    ///   neither padding nor a missing zero makes a difference.
    public func revocation(ofSerialNumber serialNumber: [UInt8]) -> RevokedCertificate? {
        entries.find(serialNumber, in: encoded)
    }

    /// Every entry, in the order of their serial numbers; each is decoded when it is asked for.
    public var revokedCertificates: some Sequence<RevokedCertificate> {
        let octets = encoded
        let entries = entries
        return (0..<entries.count).lazy.compactMap { entries.entry($0, in: octets) }
    }

    /// Verifies the signature of the list under the key of a certificate.
    ///
    /// That alone says nothing of the right of that key to revoke, nor of the age of the list.
    ///
    /// - Throws: `TrustError` with code `unsupportedAlgorithm` or `cryptography`.
    public func verifySignature(under issuer: Certificate) throws(TrustError) -> SignatureVerdict {
        let algorithm = try signatureAlgorithm.signatureAlgorithm()
        let verification = Verification.verify(
            signatureValue, over: tbsCertList, algorithm: algorithm, under: issuer)
        switch verification {
        case .valid: return .valid
        case .invalid: return .invalid
        case .refused(let reason, let message):
            throw TrustError(reason == .unsupportedAlgorithm ? .unsupportedAlgorithm : .cryptography, message)
        }
    }

    /// SHA-256 over the whole list.
    ///
    /// - Throws: `TrustError` with code `cryptography` where the library cannot hash.
    public func fingerprint() throws(TrustError) -> [UInt8] {
        do { return try HashAlgorithm.sha256.hash(encoded) } catch { throw TrustError(error) }
    }

    /// Equal octets make equal lists.
    public static func == (left: Self, right: Self) -> Bool { left.encoded == right.encoded }

    /// Hashes what is signed by its signature, which is short.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(signatureValue)
        hasher.combine(encoded.count)
    }

    /// Issuer, date and number of entries.
    public var description: String { "CRL of \(issuer), \(thisUpdate), \(revokedCount) revoked" }
}

extension CertificateRevocationList {
    private static func version(_ fields: inout TLVFields) throws(TrustError) -> Int {
        guard let number = try fields.optional(0x02) else { return 1 }
        guard number.content.count == 1, let value = number.content.first, value <= 1 else {
            throw number.malformed("tbsCertList.version", .certificateNoSuchVersion)
        }
        return Int(value) + 1
    }

    private static func algorithm(_ node: TLVElement, _ element: String) throws(TrustError) -> AlgorithmIdentifier {
        let tree = try ASN1Parser.parse(Array(node.encoded), maximumLength: 4_096, element: element)
        return try AlgorithmIdentifier(tree.node, element)
    }

    private static func name(_ node: TLVElement, _ element: String) throws(TrustError) -> DistinguishedName {
        let tree = try ASN1Parser.parse(Array(node.encoded), maximumLength: 16_384, element: element)
        return try DistinguishedName(tree.node, element)
    }

    private static func extensions(_ fields: inout TLVFields) throws(TrustError) -> [Certificate.Extension] {
        let element = "tbsCertList.crlExtensions"
        guard let tagged = try fields.optional(0xA0) else { return [] }
        var inner = try fields.members(of: tagged, element)
        let sequence = try inner.next("extensions", 0x30)
        try inner.finish()
        return try decode(sequence, inner, element)
    }

    static func decode(
        _ sequence: TLVElement, _ parent: TLVFields, _ element: String
    ) throws(TrustError) -> [Certificate.Extension] {
        var members = try parent.members(of: sequence, element)
        var extensions: [Certificate.Extension] = []
        while !members.isAtEnd {
            let node = try members.next("extension", 0x30)
            let tree = try ASN1Parser.parse(
                Array(node.encoded), maximumLength: Certificate.maximumLength, element: element)
            let entry = try Certificate.Extension(tree.node)
            guard !extensions.contains(where: { $0.objectIdentifier == entry.objectIdentifier }) else {
                throw TrustError(
                    .doubledExtension, element: "\(element).\(entry.objectIdentifier)", offset: node.offset,
                    .certificateExtensionTwice)
            }
            guard extensions.count < 64 else {
                throw TrustError(
                    .limitExceeded, element: element, offset: node.offset, .asn1MoreThan(maximum: 64))
            }
            extensions.append(entry)
        }
        return extensions
    }

    private static func keyIdentifier(_ extensions: [Certificate.Extension]) -> [UInt8]? {
        let decoded = try? Certificate.DecodedExtensions(
            extensions.filter { $0.objectIdentifier == OID.authorityKeyIdentifier })
        return decoded?.authorityKeyIdentifier?.keyIdentifier
    }

    private static func number(_ extensions: [Certificate.Extension]) -> [UInt8]? {
        guard let entry = extensions.first(where: { $0.objectIdentifier == OID.crlNumber }) else { return nil }
        let tree = try? ASN1Parser.parse(entry.value, maximumLength: 128, element: "cRLNumber")
        return try? tree?.node.integerOctets("cRLNumber")
    }
}
