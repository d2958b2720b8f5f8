// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// Reads how the entries of a list name a document signer.
enum ListedSigner {
    /// IssuerAndSerialNumber (RFC 5652, 10.2.4), with or without a SEQUENCE of its own.
    static func issuerAndSerialNumber(
        _ fields: inout TLVFields
    ) throws(TrustError) -> (DistinguishedName, [UInt8]) {
        let name = fields.path("issuer")
        let issuer = try fields.next("issuer", .sequence).decoded(name, maximumLength: 16_384) {
            node throws(TrustError) in
            try DistinguishedName(node, name)
        }
        let serial = try fields.next("serialNumber", .integer)
        guard !serial.content.isEmpty, serial.content.count <= 1_024 else {
            throw serial.malformed(fields.path("serialNumber"), .certificateSerialNumberMalformed)
        }
        try fields.finish()
        return (issuer, Array(serial.content))
    }

    /// The octets of an OCTET STRING under an implicit tag, or of one under an explicit tag.
    static func octets(_ member: TLVElement, in fields: TLVFields, _ name: String) throws(TrustError) -> [UInt8] {
        var content = member.content
        if member.isConstructed {
            var inner = try fields.inside(member, name)
            content = try inner.next("", .octetString).content
            try inner.finish()
        }
        guard !content.isEmpty, content.count <= 1_024 else {
            throw member.malformed(fields.path(name), .certificateIdentifierLength)
        }
        return Array(content)
    }

    /// A CMS SignerIdentifier (RFC 5652, 5.3), if the next member is one.
    static func optional(_ fields: inout TLVFields, _ name: String) throws(TrustError) -> SignerInfo.Identifier? {
        if let pair = try fields.optional(.sequence, as: name) {
            var members = try fields.inside(pair, name)
            let (issuer, serialNumber) = try issuerAndSerialNumber(&members)
            return .issuerAndSerialNumber(issuer, serialNumber: serialNumber)
        }
        guard let key = try fields.optional(0x80, 0xA0, as: name) else { return nil }
        return .subjectKeyIdentifier(try octets(key, in: fields, name))
    }
}

/// Reads texts under context tags.
enum ListText {
    /// A string under an implicit tag, or under an explicit one.
    static func value(_ member: TLVElement, in fields: TLVFields, _ name: String) throws(TrustError) -> String {
        guard member.isConstructed else { return try member.text(fields.path(name)) }
        var inner = try fields.inside(member, name)
        let text = try inner.next("text").text(fields.path(name))
        try inner.finish()
        return text
    }
}
