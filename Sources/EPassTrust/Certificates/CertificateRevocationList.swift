// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
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
    package let extensions: [Certificate.Extension]
    /// The identifier of the key that signed, where the list names it.
    public let authorityKeyIdentifier: [UInt8]?
    /// The content octets of the number of the list, as encoded.
    public let crlNumber: [UInt8]?
    /// The critical extensions, of the list or of an entry, that are not understood here: the list does not say what it
    /// seems to (RFC 5280, 5.2). `2.5.29.28` (a list of a part only), `2.5.29.27` (of changes only) and `2.5.29.29` (of
    /// other issuers) are among them.
    public let unknownCritical: [String]
    /// The object identifiers of extensions that entries carry.
    package let entryExtensions: Set<String>
    /// Whether the list of revoked certificates is there, with or without entries.
    package let statesRevokedCertificates: Bool
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
        let whole = try TLVFields(
            sequence: encoded, "CertificateList", "list", maximumLength: Self.maximumLength,
            maximumElements: RevokedEntries.maximumCount)
        var list = whole
        let tbs = try list.read(.sequence, "tbsCertList")
        signatureAlgorithm = try list.decoded(
            try list.read(.sequence, "signatureAlgorithm"), "signatureAlgorithm", maximumLength: 4_096,
            AlgorithmIdentifier.init)
        let bits = try list.read(.bitString, "signature")
        guard bits.content.first == 0 else { throw list.malformed(bits, "signature", .asn1BitStringOpen) }
        signatureValue = Array(bits.content.dropFirst())
        try list.end()

        let body = try whole.members(of: tbs, at: .name(.root, "tbsCertList"))
        var fields = body
        version = try Self.version(&fields)
        signature = try fields.decoded(
            try fields.read(.sequence, "signature"), "signature", maximumLength: 4_096, AlgorithmIdentifier.init)
        issuer = try fields.decoded(
            try fields.read(.sequence, "issuer"), "issuer", maximumLength: 16_384, DistinguishedName.init)
        thisUpdate = try fields.time("thisUpdate")
        let next = try fields.peek()
        nextUpdate = next == .utcTime || next == .generalizedTime ? try fields.time("nextUpdate") : nil
        let revoked = try fields.optional(.sequence)
        entries = try RevokedEntries(revoked, fields)
        statesRevokedCertificates = revoked != nil
        extensions = try Self.extensions(&fields)
        try fields.end()

        authorityKeyIdentifier = Self.keyIdentifier(extensions)
        crlNumber = Self.number(extensions)
        let understood: Set<String> = [OID.authorityKeyIdentifier, OID.crlNumber, OID.issuerAltName]
        unknownCritical =
            extensions.filter { $0.isCritical && !understood.contains($0.objectIdentifier) }.map(\.objectIdentifier)
            + entries.unknownCritical.sorted()
        entryExtensions = entries.extensions
        isDistinguished =
            whole.element?.isDistinguished == true && whole.isDistinguished && body.isDistinguished
            && entries.isDistinguished
        self.encoded = encoded
        tbsCertList = Array(tbs.encoded)
    }

    /// The number of revoked certificates.
    public var revokedCount: Int { entries.count }

    /// The entry of that certificate, or nil where the list does not name it (RFC 5280, 5.1.2.6).
    ///
    /// An answer is worth what the list is worth: neither is its signature verified here, nor that it is of the
    /// certificate's issuer, nor that it is fresh. Nil does not say that a certificate is good.
    /// - Parameter serialNumber: the content octets of the serial number, as ``Certificate/serialNumber`` has them;
    ///   compared without zeros in front, so that neither padding nor a missing zero makes a difference.
    public func revocation(ofSerialNumber serialNumber: [UInt8]) -> RevokedCertificate? {
        entries.find(serialNumber, in: encoded)
    }

    /// Every entry, in the order of their serial numbers; each is decoded when it is asked for.
    package var revokedCertificates: some Sequence<RevokedCertificate> {
        let octets = encoded
        let entries = entries
        return (0..<entries.count).lazy.compactMap { entries.entry($0, in: octets) }
    }

    /// Verifies the signature of the list under the key of a certificate.
    ///
    /// That alone says nothing of the right of that key to revoke, nor of the age of the list.
    ///
    /// - Throws: `TrustError` with code `unsupportedAlgorithm` or `cryptography`.
    package func verifySignature(under issuer: Certificate) throws(TrustError) -> SignatureVerdict {
        try Verification.verify(self, under: issuer).verdict()
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
        guard let number = try fields.optional(.integer) else { return 1 }
        guard number.content.count == 1, let value = number.content.first, value <= 1 else {
            throw fields.malformed(number, "version", .certificateNoSuchVersion)
        }
        return Int(value) + 1
    }

    private static func extensions(_ fields: inout TLVFields) throws(TrustError) -> [Certificate.Extension] {
        guard let tagged = try fields.optional(0xA0) else { return [] }
        var inner = try fields.members(of: tagged, "crlExtensions")
        let sequence = try inner.read(.sequence, "extensions")
        try inner.end()
        return try decode(try inner.members(of: sequence, at: inner.path))
    }

    static func decode(_ members: TLVFields) throws(TrustError) -> [Certificate.Extension] {
        var members = members
        var extensions: [Certificate.Extension] = []
        while !members.isAtEnd {
            let start = members
            let member = try members.read(.sequence, "extension")
            let entry: Certificate.Extension
            do throws(TrustError) {
                let tree = try ASN1Parser.parse(
                    Array(member.encoded), maximumLength: Certificate.maximumLength, element: members.name())
                entry = try Certificate.Extension(tree.node, at: member.offset)
            } catch {
                throw error.moved(by: member.offset)
            }
            guard !extensions.contains(where: { $0.objectIdentifier == entry.objectIdentifier }) else {
                throw start.refused(.doubledExtension, .certificateExtensionTwice, entry.objectIdentifier)
            }
            guard extensions.count < 64 else { throw start.refused(.limitExceeded, .asn1MoreThan(maximum: 64)) }
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
