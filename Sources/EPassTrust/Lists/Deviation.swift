// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// One entry of a deviation list: which documents, and what is wrong with them (Doc 9303-12, 10.2).
public struct Deviation: Sendable, Hashable {
    /// Which documents are meant. All bounds that are stated have to hold together; there is no "or" (Doc 9303-12, 10).
    public struct Documents: Sendable, Hashable {
        /// The document code of the MRZ, for example `P`; filler stays as stated.
        public var documentType: String?
        /// The document signer.
        public var signer: Signer?
        /// The first and the last date of issue, both included.
        public var issued: ClosedRange<Timestamp>?
        /// The document numbers; an empty list names no document.
        public var documentNumbers: [String]?

        /// These bounds; what is left out does not bound.
        public init(
            documentType: String? = nil, signer: Signer? = nil, issued: ClosedRange<Timestamp>? = nil,
            documentNumbers: [String]? = nil
        ) {
            self.documentType = documentType
            self.signer = signer
            self.issued = issued
            self.documentNumbers = documentNumbers
        }

        /// Whether nothing is stated, so that the entry would speak of every document of the State.
        public var isUnbounded: Bool {
            documentType == nil && signer == nil && issued == nil && documentNumbers == nil
        }
    }

    /// How a document signer is named.
    public enum Signer: Sendable, Hashable {
        /// By its issuer and serial number.
        case issuerAndSerialNumber(DistinguishedName, serialNumber: [UInt8])
        /// By the identifier of its key.
        case subjectKeyIdentifier([UInt8])
        /// By the digest of its certificate, with the list's digest algorithm.
        case certificateDigest([UInt8])
    }

    /// One thing that is wrong.
    public struct Description: Sendable, Hashable {
        /// What the issuer says about it; not to be shown unescaped.
        public let text: String?
        /// The object identifier of the type in dots.
        public let type: String
        /// The type with its parameters. Unknown types are kept.
        public let kind: DeviationKind
        /// The encoded parameters, or nil where there are none.
        public let parameters: [UInt8]?
        /// The encoded value for the issuer's own use, or nil.
        public let nationalUse: [UInt8]?
    }

    /// Its number in the list, from 0.
    public let index: Int
    /// Where it begins, in octets from the beginning of the list's content.
    public let offset: Int
    /// Which documents.
    public let documents: Documents
    /// What is wrong with them.
    public let descriptions: [Description]
    /// Why other descriptions could not be decoded: a bad one does not take its neighbours along.
    public let undecoded: [TrustError]

    init(_ fields: TLVFields, _ index: Int, _ offset: Int, _ budget: inout Int) throws(TrustError) {
        var fields = fields
        documents = try Documents(
            try fields.inside(try fields.next("documents", .sequence), "documents"), budget: &budget)
        var set = try fields.inside(try fields.next("descriptions", .set), "descriptions")
        try fields.finish()
        var descriptions: [Description] = []
        var undecoded: [TrustError] = []
        while !set.isAtEnd {
            budget -= 1
            guard budget > 0 else {
                throw TrustError(
                    .limitExceeded, element: set.element, offset: set.offset, .asn1TooManyDescriptions)
            }
            // A member whose own length is damaged ends the set: nothing behind it can be found.
            let member: TLVElement
            do throws(TrustError) { member = try set.next("description") } catch {
                guard error.code != .limitExceeded else { throw error }
                undecoded.append(error)
                break
            }
            do throws(TrustError) {
                guard member.tag == .sequence else {
                    throw member.malformed(
                        set.path("description"), .asn1NoDescription)
                }
                descriptions.append(try Description(try set.inside(member, "description")))
            } catch {
                guard error.code != .limitExceeded else { throw error }
                undecoded.append(error)
            }
        }
        self.descriptions = descriptions
        self.undecoded = undecoded
        self.index = index
        self.offset = offset
    }

    /// The documents of an entry that cannot be decoded as a whole; nil where they cannot be read.
    static func statedDocuments(_ fields: TLVFields) -> Documents? {
        var fields = fields
        var budget = 262_144
        guard let member = try? fields.next("documents", .sequence),
            let bounds = try? fields.inside(member, "documents")
        else { return nil }
        return try? Documents(bounds, budget: &budget)
    }
}

extension Deviation.Documents {
    // IMPLICIT tags by the module; lists that tag explicitly are read as well.
    init(_ fields: TLVFields, budget: inout Int) throws(TrustError) {
        self.init()
        var fields = fields
        if let type = try fields.optional(0x80, 0xA0, as: "documentType") {
            documentType = try ListText.value(type, in: fields, "documentType")
        }
        signer = try Deviation.Signer(&fields)
        if let period = try fields.optional(0xA4, as: "issuingDate") {
            var times = try fields.inside(period, "issuingDate")
            if times.tag == .sequence { times = try times.inside(try times.next("period")) }
            let first = try Self.time(try times.next("firstIssued"), "firstIssued")
            let last = try Self.time(try times.next("lastIssued"), "lastIssued")
            try times.finish()
            guard first <= last else {
                throw period.malformed(fields.path("issuingDate"), .asn1PeriodReversed)
            }
            issued = first...last
        }
        if let numbers = try fields.optional(0xA5, as: "documentNumbers") {
            var set = try fields.inside(numbers, "documentNumbers")
            if set.tag == .set { set = try set.inside(try set.next("numbers")) }
            var texts: [String] = []
            while !set.isAtEnd {
                budget -= 1
                guard budget > 0 else {
                    throw TrustError(
                        .limitExceeded, element: set.element, offset: set.offset, .asn1TooManyNumbers)
                }
                texts.append(try set.next("documentNumber").text(set.path("documentNumber")))
            }
            documentNumbers = texts
        }
        try fields.finish()
    }

    private static func time(_ member: TLVElement, _ name: String) throws(TrustError) -> Timestamp {
        let element = "DeviationList.deviations.documents.issuingDate.\(name)"
        return try member.decoded(element, maximumLength: 64) { node throws(TrustError) in
            try Timestamp(node, element)
        }
    }
}

extension Deviation.Signer {
    fileprivate init?(_ fields: inout TLVFields) throws(TrustError) {
        if let pair = try fields.optional(0xA1, as: "dscIdentifier") {
            var members = try fields.inside(pair, "dscIdentifier")
            let (issuer, serialNumber) = try ListedSigner.issuerAndSerialNumber(&members)
            self = .issuerAndSerialNumber(issuer, serialNumber: serialNumber)
        } else if let key = try fields.optional(0x82, 0xA2, as: "dscIdentifier") {
            self = .subjectKeyIdentifier(try ListedSigner.octets(key, in: fields, "dscIdentifier"))
        } else if let digest = try fields.optional(0x83, 0xA3, as: "dscIdentifier") {
            self = .certificateDigest(try ListedSigner.octets(digest, in: fields, "dscIdentifier"))
        } else {
            return nil
        }
    }
}

extension Deviation.Description {
    fileprivate init(_ fields: TLVFields) throws(TrustError) {
        var fields = fields
        if let tag = fields.tag, tag != .objectIdentifier {
            text = try fields.next("description").text(fields.path("description"))
        } else {
            text = nil
        }
        type = try fields.next("deviationType", .objectIdentifier)
            .objectIdentifierText(fields.path("deviationType"))
        let stated = try fields.optional(0xA0, 0x80, as: "parameters")
        parameters = stated.map { Array($0.content) }
        nationalUse = try fields.optional(0xA1, 0x81, as: "nationalUse").map { Array($0.content) }
        try fields.finish()
        kind = DeviationKind(
            type: type,
            parameters: try stated.map { member throws(TrustError) in
                try fields.inside(member, "parameters")
            })
    }
}
