// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// One entry of a defect list: a document signer and what is wrong with its documents (BSI TR-03129-2, 7.1).
package struct Defect: Sendable, Hashable {
    /// One known defect.
    package struct Known: Sendable, Hashable {
        /// The object identifier of the type in dots.
        package let type: String
        /// The type with its parameters. Unknown types are kept.
        package let kind: DefectKind
        /// The encoded parameters, or nil where there are none.
        package let parameters: [UInt8]?
        /// What the list says about it in words (version 2); not to be shown unescaped.
        package let text: String?
    }

    /// Its number in the list, from 0.
    package let index: Int
    /// Where it begins, in octets from the beginning of the list's content.
    package let offset: Int
    /// The document signer; version 1 always states it.
    package let signer: SignerInfo.Identifier?
    /// The hash of the document signer's certificate, with the list's hash algorithm.
    package let certificateHash: [UInt8]?
    /// What is wrong.
    package let known: [Known]
    /// Why other members of what is wrong could not be decoded: a bad one does not take its neighbours along.
    package let undecoded: [TrustError]
    /// What the list says about the defect in words (version 2); not to be shown unescaped.
    package let text: String?

    init(_ fields: TLVFields, _ index: Int, _ offset: Int, _ budget: inout Int) throws(TrustError) {
        var fields = fields
        signer = try fields.signerIdentifier("signerIdentifier")
        certificateHash = try fields.optional(.octetString, as: "certificateHash").map { Array($0.content) }
        var set = try fields.template(.set, "knownDefects")
        text = try fields.optional(.utf8String, as: "description").map { member throws(TrustError) in
            try fields.text(member, "description")
        }
        try fields.end()
        (known, undecoded) = try set.each("knownDefect", budget: &budget, or: .asn1TooManyDefects, Known.init)
        self.index = index
        self.offset = offset
    }

    /// Whether the entry names no signer at all, so that it fits nothing.
    package var isUnbounded: Bool { signer == nil && certificateHash == nil }

    /// The signer of an entry that cannot be decoded as a whole; nil where it cannot be read, or is not stated.
    static func statedSigner(_ fields: TLVFields) -> SignerInfo.Identifier? {
        var fields = fields
        return try? fields.signerIdentifier("signerIdentifier")
    }
}

extension Defect.Known {
    // Version 1 writes a SEQUENCE, version 2 the same under [0], whose tagging the guideline leaves open.
    fileprivate init(in set: TLVFields, _ member: TLVElement) throws(TrustError) {
        let isTagged = member.tag == 0xA0
        guard isTagged || member.tag == .sequence else {
            throw set.malformed(member, "knownDefect", .asn1NoKnownDefect)
        }
        var fields = try set.members(of: member, "knownDefect")
        if isTagged, fields.tag == .sequence {
            let inner = try fields.next("knownDefectV2")
            try fields.end()
            fields = try fields.members(of: inner, at: fields.path)
        }
        type = try fields.objectIdentifier(try fields.read(.objectIdentifier, "defectType"), "defectType")
        var stated: DefectParameters?
        if isTagged {
            if let tagged = try fields.optional(0xA0, as: "parameters") {
                stated = DefectParameters(
                    encoded: Array(tagged.content), fields: try fields.members(of: tagged, "parameters"))
            }
            text = try fields.optional(0x81, 0xA1, as: "description").map { member throws(TrustError) in
                try fields.taggedText(member, "description")
            }
        } else {
            let rest = fields
            if !fields.isAtEnd {
                stated = DefectParameters(encoded: Array(try fields.next("parameters").encoded), fields: rest)
            }
            text = nil
        }
        try fields.end()
        parameters = stated?.encoded
        kind = DefectKind(type: type, parameters: stated)
    }
}

/// The parameters of a known defect, as octets and as the fields they stand in.
struct DefectParameters {
    let encoded: [UInt8]
    let fields: TLVFields

    /// The one member that the parameters consist of.
    var single: TLVElement? { fields.single }
}
