// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// One entry of a deviation list: which documents, and what is wrong with them (Doc 9303-12, 10.2).
package struct Deviation: Sendable, Hashable {
    /// Which documents are meant. All bounds that are stated have to hold together; there is no "or" (Doc 9303-12, 10).
    package struct Documents: Sendable, Hashable {
        /// The document code of the MRZ, for example `P`; filler stays as stated.
        package var documentType: String?
        /// The document signer.
        package var signer: Signer?
        /// The first and the last date of issue, both included.
        package var issued: ClosedRange<Timestamp>?
        /// The document numbers; an empty list names no document.
        package var documentNumbers: [String]?

        /// These bounds; what is left out does not bound.
        package init(
            documentType: String? = nil, signer: Signer? = nil, issued: ClosedRange<Timestamp>? = nil,
            documentNumbers: [String]? = nil
        ) {
            self.documentType = documentType
            self.signer = signer
            self.issued = issued
            self.documentNumbers = documentNumbers
        }

        /// Whether nothing is stated, so that the entry would speak of every document of the State.
        package var isUnbounded: Bool {
            documentType == nil && signer == nil && issued == nil && documentNumbers == nil
        }
    }

    /// How a document signer is named.
    package enum Signer: Sendable, Hashable {
        /// By its issuer and serial number.
        case issuerAndSerialNumber(DistinguishedName, serialNumber: [UInt8])
        /// By the identifier of its key.
        case subjectKeyIdentifier([UInt8])
        /// By the digest of its certificate, with the list's digest algorithm.
        case certificateDigest([UInt8])
    }

    /// One thing that is wrong.
    package struct Description: Sendable, Hashable {
        /// What the issuer says about it; not to be shown unescaped.
        package let text: String?
        /// The object identifier of the type in dots.
        package let type: String
        /// The type with its parameters. Unknown types are kept.
        package let kind: DeviationKind
        /// The encoded parameters, or nil where there are none.
        package let parameters: [UInt8]?
        /// The encoded value for the issuer's own use, or nil.
        package let nationalUse: [UInt8]?
    }

    /// Its number in the list, from 0.
    package let index: Int
    /// Where it begins, in octets from the beginning of the list's content.
    package let offset: Int
    /// Which documents.
    package let documents: Documents
    /// What is wrong with them.
    package let descriptions: [Description]
    /// Why other descriptions could not be decoded: a bad one does not take its neighbours along.
    package let undecoded: [TrustError]

    init(_ fields: TLVFields, _ index: Int, _ offset: Int, _ budget: inout Int) throws(TrustError) {
        var fields = fields
        documents = try Documents(try fields.template(.sequence, "documents"), budget: &budget)
        var set = try fields.template(.set, "descriptions")
        try fields.end()
        (descriptions, undecoded) = try set.each(
            "description", budget: &budget, or: .asn1TooManyDescriptions, Description.init)
        self.index = index
        self.offset = offset
    }

    /// The documents of an entry that cannot be decoded as a whole; nil where they cannot be read.
    static func statedDocuments(_ fields: TLVFields) -> Documents? {
        var fields = fields
        var budget = 262_144
        guard let bounds = try? fields.template(.sequence, "documents") else { return nil }
        return try? Documents(bounds, budget: &budget)
    }
}

extension Deviation.Documents {
    // IMPLICIT tags by the module; lists that tag explicitly are read as well.
    init(_ fields: TLVFields, budget: inout Int) throws(TrustError) {
        self.init()
        var fields = fields
        if let type = try fields.optional(0x80, 0xA0, as: "documentType") {
            documentType = try fields.taggedText(type, "documentType")
        }
        signer = try Deviation.Signer(&fields)
        if let period = try fields.optional(0xA4, as: "issuingDate") {
            var times = try fields.members(of: period, "issuingDate").unwrapped(.sequence, "period")
            let first = try Self.time(&times, "firstIssued")
            let last = try Self.time(&times, "lastIssued")
            try times.end()
            guard first <= last else { throw fields.malformed(period, "issuingDate", .asn1PeriodReversed) }
            issued = first...last
        }
        if let numbers = try fields.optional(0xA5, as: "documentNumbers") {
            var set = try fields.members(of: numbers, "documentNumbers").unwrapped(.set, "numbers")
            var texts: [String] = []
            while !set.isAtEnd {
                budget -= 1
                guard budget > 0 else { throw set.refused(.limitExceeded, .asn1TooManyNumbers) }
                texts.append(try set.text(try set.next("documentNumber"), "documentNumber"))
            }
            documentNumbers = texts
        }
        try fields.end()
    }

    private static func time(_ times: inout TLVFields, _ name: String) throws(TrustError) -> Timestamp {
        try times.decoded(try times.next(name), name, maximumLength: 64, Timestamp.init)
    }
}

extension Deviation.Signer {
    fileprivate init?(_ fields: inout TLVFields) throws(TrustError) {
        if let pair = try fields.optional(0xA1, as: "dscIdentifier") {
            let (issuer, serialNumber) = try fields.issuerAndSerialNumber(pair, "dscIdentifier")
            self = .issuerAndSerialNumber(issuer, serialNumber: serialNumber)
        } else if let key = try fields.optional(0x82, 0xA2, as: "dscIdentifier") {
            self = .subjectKeyIdentifier(try fields.octets(key, "dscIdentifier"))
        } else if let digest = try fields.optional(0x83, 0xA3, as: "dscIdentifier") {
            self = .certificateDigest(try fields.octets(digest, "dscIdentifier"))
        } else {
            return nil
        }
    }
}

extension Deviation.Description {
    fileprivate init(in set: TLVFields, _ member: TLVElement) throws(TrustError) {
        guard member.tag == .sequence else { throw set.malformed(member, "description", .asn1NoDescription) }
        var fields = try set.members(of: member, "description")
        if let tag = fields.tag, tag != .objectIdentifier {
            text = try fields.text(try fields.next("description"), "description")
        } else {
            text = nil
        }
        type = try fields.objectIdentifier(try fields.read(.objectIdentifier, "deviationType"), "deviationType")
        let stated = try fields.optional(0xA0, 0x80, as: "parameters")
        parameters = stated.map { Array($0.content) }
        nationalUse = try fields.optional(0xA1, 0x81, as: "nationalUse").map { Array($0.content) }
        try fields.end()
        kind = DeviationKind(
            type: type,
            parameters: try stated.map { member throws(TrustError) in
                try fields.members(of: member, "parameters")
            })
    }
}
