// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// One signer of a SignedData (RFC 5652, 5.3), with the attributes as they were signed.
package struct SignerInfo: Sendable, Hashable {
    /// How the signer's certificate is named.
    package enum Identifier: Sendable, Hashable {
        /// By issuer and serial number.
        case issuerAndSerialNumber(DistinguishedName, serialNumber: [UInt8])
        /// By the identifier of its key.
        case subjectKeyIdentifier([UInt8])
    }

    /// One signed attribute.
    package struct Attribute: Sendable, Hashable {
        /// The object identifier of its type in dots.
        package let type: String
        /// The values in DER, however they came; exactly one where RFC 5652 defines the attribute.
        package let values: [[UInt8]]

        fileprivate init(_ node: ASN1Node, _ limits: SignedDataLimits) throws(TrustError) {
            var pair = try ASN1Fields(node, "SignerInfo.signedAttrs", "attribute")
            type = try pair.next("attrType").objectIdentifier("SignerInfo.signedAttrs.attrType")
            var members = try ASN1Fields(try pair.next("attrValues"), "SignerInfo.signedAttrs.attrValues", as: .set)
            try pair.finish()
            values = try members.rest("value", maximum: limits.maximumAttributes) { $0.distinguished }
        }
    }

    /// The signed attributes.
    package struct SignedAttributes: Sendable, Hashable {
        /// The attributes in their order, which need not be that of DER (F-31).
        package let attributes: [Attribute]
        /// The octets that the signature is over: the attributes as they came, with the tag of a SET in place of `[0]`
        /// (RFC 5652, 5.4).
        package let signedOctets: [UInt8]
        /// Whether they stand in the order of DER.
        package let isInOrder: Bool
        /// What the signature may be over, each once: the attributes as they came, in DER, which is what is signed
        /// however they are written on their way (RFC 5652, 5.4), and as they came with the length of the SET in DER,
        /// as issuers have signed them in another order (F-31).
        var writings: [[UInt8]] {
            guard let node = ASN1Node(whole: signedOctets) else { return [signedOctets] }
            let framed = TLVWriter.encode(0x31, Array(node.members.map(\.encodedBytes).joined()))
            return [node.distinguished, framed].reduce(into: [signedOctets]) { known, octets in
                if !known.contains(octets) { known.append(octets) }
            }
        }
    }

    /// The syntax version: 1 with issuer and serial number, 3 with a key identifier.
    package let version: Int
    /// The signer.
    package let sid: Identifier
    /// The algorithm of the content's digest; not that of the signature's hash (F-48).
    package let digestAlgorithm: AlgorithmIdentifier
    /// The signed attributes, or nil where the signature is over the content itself.
    package let signedAttrs: SignedAttributes?
    /// The algorithm of the signature, with its parameters.
    package let signatureAlgorithm: AlgorithmIdentifier
    /// The signature.
    package let signature: [UInt8]
    /// Whether there are unsigned attributes; they are not used.
    package let hasUnsignedAttributes: Bool
    /// Whether the version is written with zeros in front.
    let isVersionPadded: Bool

    init(_ node: ASN1Node, _ limits: SignedDataLimits) throws(TrustError) {
        var fields = try ASN1Fields(node, "SignerInfo")
        let versionNode = try fields.next("version")
        version = try versionNode.number("SignerInfo.version", or: .signedObjectVersionOutOfRange)
        isVersionPadded = versionNode.isPadded
        sid = try Self.identifier(try fields.next("sid"))
        digestAlgorithm = try AlgorithmIdentifier(try fields.next("digestAlgorithm"), "SignerInfo.digestAlgorithm")
        signedAttrs = try fields.optional(.context(0)).map { node throws(TrustError) in
            try Self.attributes(node, limits)
        }
        signatureAlgorithm = try AlgorithmIdentifier(
            try fields.next("signatureAlgorithm"), "SignerInfo.signatureAlgorithm")
        signature = try fields.next("signature").octetString("SignerInfo.signature")
        hasUnsignedAttributes = fields.optional(.context(1)) != nil
        try fields.finish()
    }

    private static func identifier(_ node: ASN1Node) throws(TrustError) -> Identifier {
        if node.identifier == .context(0) {
            return .subjectKeyIdentifier(try node.octetString("SignerInfo.sid", as: .context(0)))
        }
        var pair = try ASN1Fields(node, "SignerInfo.sid")
        let issuer = try DistinguishedName(try pair.next("issuer"), "SignerInfo.sid.issuer")
        let serial = try pair.next("serialNumber").integerOctets("SignerInfo.sid.serialNumber")
        try pair.finish()
        return .issuerAndSerialNumber(issuer, serialNumber: serial)
    }

    private static func attributes(
        _ node: ASN1Node, _ limits: SignedDataLimits
    ) throws(TrustError) -> SignedAttributes {
        var set = try ASN1Fields(node, "SignerInfo.signedAttrs", as: .context(0))
        var attributes: [Attribute] = []
        var isInOrder = true
        var previous: ArraySlice<UInt8> = []
        while let member = try set.member("attribute", maximum: limits.maximumAttributes) {
            isInOrder = isInOrder && !member.encodedBytes.lexicographicallyPrecedes(previous)
            previous = member.encodedBytes
            attributes.append(try Attribute(member, limits))
        }
        return SignedAttributes(
            attributes: attributes, signedOctets: [0x31] + node.encodedBytes.dropFirst(), isInOrder: isInOrder)
    }

    /// Whether the certificate is the one that the signer names: names compared by structure, serial numbers without
    /// zeros in front.
    package func names(_ certificate: Certificate) -> Bool { sid.names(certificate) }
}

extension SignerInfo.Identifier {
    /// Whether the certificate is the one that is named: names compared by structure, serial numbers without zeros in
    /// front.
    package func names(_ certificate: Certificate) -> Bool {
        switch self {
        case .issuerAndSerialNumber(let issuer, let serialNumber):
            certificate.issuer.matches(issuer) && SerialNumber.isSame(certificate.serialNumber, serialNumber)
        case .subjectKeyIdentifier(let identifier):
            certificate.decodedExtensions.subjectKeyIdentifier == identifier
        }
    }

    /// Whether what is said of the signer that is named is said of this certificate: as ``names(_:)``, and a country is
    /// the same however the issuer spells it, a key the same where the certificate does not state its identifier.
    ///
    /// For what lists say of a signer that is known already. Who signed is found by ``names(_:)`` and a signature.
    func denotes(_ certificate: Certificate) -> Bool {
        switch self {
        case .issuerAndSerialNumber(let issuer, let serialNumber):
            SerialNumber.isSame(certificate.serialNumber, serialNumber)
                && certificate.issuer.isSameIssuer(as: issuer)
        case .subjectKeyIdentifier(let identifier): certificate.keyIdentifier == identifier
        }
    }

    /// Whether both name one certificate: names compared by structure, a country however it is spelled, serial numbers
    /// without zeros in front.
    func isSame(as other: Self) -> Bool {
        switch (self, other) {
        case (.issuerAndSerialNumber(let issuer, let number), .issuerAndSerialNumber(let name, let serialNumber)):
            SerialNumber.isSame(number, serialNumber) && issuer.isSameIssuer(as: name)
        case (.subjectKeyIdentifier(let one), .subjectKeyIdentifier(let two)): one == two
        default: false
        }
    }
}
