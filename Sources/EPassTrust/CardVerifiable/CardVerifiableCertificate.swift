// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
public import EPassLDS
public import EPassMRZ
internal import EPassMessages
internal import EPassTLV

/// A card-verifiable certificate (Doc 9303-12, 7.2.2; BSI TR-03110-3, C.1): the key of a terminal, of its document
/// verifier, or of the authority that a chip trusts, in a form that a chip can read.
///
/// Reading one proves nothing about who issued it: see ``verifySignature(by:algorithm:)`` and ``CardVerifiableChain``.
public struct CardVerifiableCertificate: Sendable, Hashable {
    /// The certificate, 7F21.
    public let encoded: [UInt8]
    /// The certificate body, 7F4E with its length: what is signed, and what is sent to the chip.
    public let body: [UInt8]
    /// The signature without tag and length.
    public let signature: [UInt8]
    /// The version of the format; 0 is version 1, the only one.
    public var profileIdentifier: Int { content.profileIdentifier }
    /// The name of the key that signed (CAR).
    public var authorityReference: CertificateReference { content.authorityReference }
    /// The name of the key in this certificate (CHR).
    public var holderReference: CertificateReference { content.holderReference }
    /// The key.
    package var publicKey: CardVerifiablePublicKey { content.publicKey }
    /// Role and rights (CHAT).
    package var authorization: HolderAuthorization { content.authorization }
    /// The day on which it was issued.
    public var effectiveDate: CalendarDate { content.effectiveDate }
    /// The last day on which it is valid.
    public var expirationDate: CalendarDate { content.expirationDate }
    /// The extensions in their order.
    package var extensions: [CardVerifiableExtension] { content.extensions }

    private let content: CardVerifiableBody

    /// Departures from the profile that were tolerated.
    public let deviations: Set<Deviation>

    /// A departure from the profile that is tolerated by name.
    public enum Deviation: String, CaseIterable, Sendable, Hashable {
        /// The length of the certificate is not as short as DER has it: certificates of German services had
        /// `7F218200E7`. It is neither signed nor sent to a chip.
        case outerLengthNotMinimal
    }

    /// The longest certificate that is read, in octets.
    public static let maximumLength = 8_192

    /// The role of the holder (Doc 9303-11, K.1; BSI TR-03110-3, C.1.5), as the certificate states it.
    public var role: CardVerifiableRole { authorization.role }
    /// The data groups of sensitive biometrics that the certificate lets its holder read, or grant below it: DG3, DG4,
    /// both or none (Doc 9303-11, 7.1.4.3.6 and K.1; BSI TR-03110-3, C.1.5). Only inspection systems have such rights.
    ///
    /// No more than what this certificate says: a chip gives what all certificates from its own trust point to the
    /// terminal's have in common, if it accepts them.
    public var readableDataGroups: Set<DataGroupNumber> {
        var groups: Set<DataGroupNumber> = []
        if authorization.canReadDG3 { groups.insert(.dg3) }
        if authorization.canReadDG4 { groups.insert(.dg4) }
        return groups
    }
    /// Whether it names the same key as signer and as holder, as the first certificate of a CVCA does.
    public var isSelfSigned: Bool { authorityReference == holderReference }
    /// Whether a CVCA certifies its next key with it: role CVCA, signed by another key than its own (Doc 9303-11,
    /// 7.1.4.3.2).
    public var isLink: Bool { role == .cvca && !isSelfSigned }

    /// Reads one certificate: 7F21, or body and signature without it (7F4E, 5F37).
    ///
    /// - Throws: `TrustError` with element and offset of the fault: `malformed`, `tooLarge`, `limitExceeded`,
    ///   `unsupportedAlgorithm` for a public key that is none of Terminal Authentication, `unexpectedContent` for a
    ///   certificate request.
    public init(encoded: [UInt8]) throws(TrustError) {
        try self.init(encoded[...])
    }

    /// Reads certificates that stand one behind the other; at most 64.
    ///
    /// - Throws: as ``init(encoded:)``; `noCertificate` where there are no octets. Offsets count from the beginning of
    ///   all of them.
    public static func list(encoded: [UInt8]) throws(TrustError) -> [CardVerifiableCertificate] {
        guard encoded.count <= 64 * maximumLength else { throw Self.tooLarge(encoded.count) }
        var found: [CardVerifiableCertificate] = []
        var fields = TLVFields(cardVerifiable: encoded[...])
        while !fields.isAtEnd {
            guard found.count < 64 else {
                throw fields.refused(.limitExceeded, .cvcTooManyCertificates(maximum: 64), "certificate")
            }
            found.append(try CardVerifiableCertificate(&fields))
        }
        guard !found.isEmpty else { throw TrustError(.noCertificate, element: "certificate", .cvcNoOctets) }
        return found
    }

    private init(_ octets: ArraySlice<UInt8>) throws(TrustError) {
        guard octets.count <= Self.maximumLength else { throw Self.tooLarge(octets.count) }
        var fields = TLVFields(cardVerifiable: octets)
        try self.init(&fields)
        try fields.noObject()
    }

    private static func tooLarge(_ count: Int) -> TrustError {
        TrustError(.tooLarge, element: "certificate", .cvcTooLong(count: count))
    }

    /// Reads the next certificate of the fields.
    private init(_ fields: inout TLVFields) throws(TrustError) {
        let tag = try fields.peek()
        if tag == 0x67 { throw fields.refused(.unexpectedContent, .cvcAuthenticatedRequest, "certificate") }
        var certificate: TLVElement?
        var members = fields
        if tag != 0x7F4E {
            if let tag, tag != 0x7F21 { throw fields.refused(.malformed, .cvcNoCertificate(tag: tag), "certificate") }
            fields.cursor.rules = .definite
            let found = try fields.next("certificate")
            fields.cursor.rules = .der
            guard found.encoded.count <= Self.maximumLength else { throw Self.tooLarge(found.encoded.count) }
            members = try fields.members(of: found, "certificate")
            certificate = found
        }
        let bodyElement = try members.object(0x7F4E, "body")
        let signatureElement = try members.object(0x5F37, "signature")
        if certificate == nil { fields = members } else { try members.noObject() }
        let bodyFields = try members.members(of: bodyElement, "body")
        encoded =
            certificate.map { Array($0.encoded) }
            ?? TLVWriter.encode(0x7F21, Array(bodyElement.encoded) + signatureElement.encoded)
        guard encoded.count <= Self.maximumLength else { throw Self.tooLarge(encoded.count) }
        deviations = certificate?.isDistinguished == false ? [.outerLengthNotMinimal] : []
        guard (20...1_024).contains(signatureElement.content.count) else {
            throw TrustError(
                .malformed, element: "certificate.signature", offset: signatureElement.offset,
                .cvcSignatureLength(count: signatureElement.content.count))
        }
        body = Array(bodyElement.encoded)
        signature = Array(signatureElement.content)
        content = try CardVerifiableBody(bodyFields)
    }

    /// Whether the certificate was signed by this key.
    ///
    /// - Parameter algorithm: the one that the issuer's certificate states for its key: a certificate does not say by
    ///   what it was signed.
    /// - Throws: `TrustError` with code `cryptography` where the key is of another kind.
    package func verifySignature(
        by issuer: PublicKey, algorithm: TerminalAuthenticationAlgorithm
    ) throws(TrustError) -> SignatureVerdict {
        try algorithm.verify(signature, over: body, by: issuer)
    }

    /// Equal octets make equal certificates.
    public static func == (left: Self, right: Self) -> Bool { left.encoded == right.encoded }

    /// Hashes the octets.
    public func hash(into hasher: inout Hasher) { hasher.combine(encoded) }
}
