// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// How the entries of a list name a document signer, and what else they write under context tags.
extension TLVReader where Origin == TrustOrigin {
    /// IssuerAndSerialNumber (RFC 5652, 10.2.4) in a member, with or without a SEQUENCE of its own.
    func issuerAndSerialNumber(
        _ member: TLVElement, _ name: String
    ) throws(TrustError) -> (DistinguishedName, [UInt8]) {
        var pair = try members(of: member, name)
        let encoded = try pair.read(.sequence, "issuer")
        let issuer = try pair.decoded(encoded, "issuer", maximumLength: 16_384, DistinguishedName.init)
        let serial = try pair.read(.integer, "serialNumber")
        guard !serial.content.isEmpty, serial.content.count <= 1_024 else {
            throw pair.malformed(serial, "serialNumber", .certificateSerialNumberMalformed)
        }
        try pair.end()
        return (issuer, Array(serial.content))
    }

    /// The octets of an OCTET STRING under an implicit tag, or of one under an explicit tag.
    func octets(_ member: TLVElement, _ name: String) throws(TrustError) -> [UInt8] {
        var content = member.content
        if member.isConstructed {
            var inner = try members(of: member, name)
            content = try inner.read(.octetString).content
            try inner.end()
        }
        guard !content.isEmpty, content.count <= 1_024 else {
            throw malformed(member, name, .certificateIdentifierLength)
        }
        return Array(content)
    }

    /// A string under an implicit tag, or under an explicit one.
    func taggedText(_ member: TLVElement, _ name: String) throws(TrustError) -> String {
        guard member.isConstructed else { return try self.text(member, name) }
        var inner = try members(of: member, name)
        let found = try inner.text(try inner.next("text"), "")
        try inner.end()
        return found
    }

    /// A CMS SignerIdentifier (RFC 5652, 5.3), if the next member is one.
    mutating func signerIdentifier(_ name: String) throws(TrustError) -> SignerInfo.Identifier? {
        if let pair = try optional(.sequence, as: name) {
            let (issuer, serialNumber) = try issuerAndSerialNumber(pair, name)
            return .issuerAndSerialNumber(issuer, serialNumber: serialNumber)
        }
        guard let key = try optional(0x80, 0xA0, as: name) else { return nil }
        return .subjectKeyIdentifier(try octets(key, name))
    }
}
