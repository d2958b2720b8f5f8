// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
public import EPassMRZ

/// What a person gave to open the chip, as far as it is printed in the booklet.
public enum AccessInput: Sendable {
    /// Nothing.
    case none
    /// The lines of the machine readable zone.
    case lines(MRZ)
    /// Document number and two dates.
    case triple(AccessKeyFields)
    /// Only the card access number, which says nothing about DG1.
    case cardAccessNumber

    /// From what a person gives: lines in any form that `MRZScanner` takes, or `NUMBER,YYMMDD,YYMMDD`. Nothing is repaired.
    ///
    /// - Throws: `MRZError`.
    public static func parse(_ text: String) throws(MRZError) -> AccessInput {
        if text.utf8.contains(UInt8(ascii: ",")) { return .triple(try AccessKeyFields.parse(text)) }
        return .lines(try MRZScanner.scan(text).mrz)
    }

    /// The fields of the access key; nil where there are none.
    var accessKeyFields: AccessKeyFields? {
        switch self {
        case .none, .cardAccessNumber: nil
        case .lines(let mrz): AccessKeyFields(mrz: mrz)
        case .triple(let fields): fields
        }
    }
}

/// How the printed MRZ compared with DG1: the outcome per field, never the fields.
public struct PrintedEvidence: Sendable, Hashable {
    /// What was given.
    public enum Source: String, Sendable, Hashable, CaseIterable {
        /// Nothing.
        case none
        /// All lines.
        case lines
        /// Number and dates.
        case triple
        /// The card access number.
        case cardAccessNumber = "can"
    }

    /// How one field compared.
    public struct Field: Sendable, Hashable {
        /// The field.
        public let field: MRZField
        /// Whether print and chip agree.
        public let outcome: MRZFieldComparison.Outcome

        /// An entry as given.
        public init(field: MRZField, outcome: MRZFieldComparison.Outcome) {
            self.field = field
            self.outcome = outcome
        }
    }

    /// What was given.
    public var source: Source
    /// One entry a field; empty where DG1 was not read or cannot be decoded.
    public var fields: [Field]

    /// Nothing given, nothing compared.
    public init(source: Source = .none, fields: [Field] = []) {
        self.source = source
        self.fields = fields
    }

    /// Compares what was given with DG1. A DG1 that is absent or cannot be decoded compares with nothing.
    public init(comparing input: AccessInput, withDataGroup1 octets: [UInt8]?) {
        let chip = octets.flatMap { try? DataGroup1(decoding: $0) }?.mrz
        switch input {
        case .none: self.init()
        case .cardAccessNumber: self.init(source: .cardAccessNumber)
        case .lines(let mrz): self.init(.lines, chip.map { MRZ.compare(printed: mrz, with: $0) })
        case .triple(let fields): self.init(.triple, chip.map { MRZ.compare(printed: fields, with: $0) })
        }
    }

    private init(_ source: Source, _ comparison: [MRZFieldComparison]?) {
        self.init(source: source, fields: (comparison ?? []).map { Field(field: $0.field, outcome: $0.outcome) })
    }
}
