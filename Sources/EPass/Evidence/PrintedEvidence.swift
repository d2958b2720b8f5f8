// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS
public import EPassMRZ

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
        /// The card access number only.
        case cardAccessNumber = "can"
    }

    /// How one field compared.
    public struct Field: Sendable, Hashable {
        /// Of the data elements of Doc 9303-4 to -7, 4.2.2, the one that was compared.
        public internal(set) var field: MRZField
        /// Whether print and chip agree.
        public internal(set) var outcome: MRZFieldComparison.Outcome

        /// Nothing is checked: what belongs together is looked at where a bundle is read.
        package init(field: MRZField, outcome: MRZFieldComparison.Outcome) {
            self.field = field
            self.outcome = outcome
        }
    }

    /// The form of the lines that were given, apart from what they say.
    public struct Form: Sendable, Hashable {
        /// Their layout.
        public let format: MRZFormat
        /// The check digits in them that are wrong, in the order of the standard.
        public let wrongCheckDigits: [MRZCheckDigit.Field]

        /// Nothing is checked: what belongs together is looked at where a bundle is read.
        package init(format: MRZFormat, wrongCheckDigits: [MRZCheckDigit.Field]) {
            self.format = format
            self.wrongCheckDigits = wrongCheckDigits
        }
    }

    /// Which fields there can be follows from it: with lines all, with number and dates these three.
    public package(set) var source: Source
    /// One entry a field; empty where DG1 was not read or cannot be decoded.
    public package(set) var fields: [Field]
    /// The form of the lines; nil where none were given, or a version before this member wrote the bundle.
    public package(set) var form: Form?

    /// Nothing given, nothing compared.
    package init(source: Source = .none, fields: [Field] = [], form: Form? = nil) {
        self.source = source
        self.fields = fields
        self.form = form
    }

    /// Compares what was given with DG1, field by field (BSI TR-03135-1, 5.7.2). Whether DG1 is genuine is not asked:
    /// that is the check of its hash.
    ///
    /// - Parameters:
    ///   - input: the printed zone, or number and dates of it. A card access number alone compares with nothing.
    ///   - dataGroup1: nil where it was not read or cannot be decoded; it compares with nothing.
    public init(comparing input: AccessInput, with dataGroup1: DataGroup1?) {
        let chip = dataGroup1?.mrz
        switch input.zone {
        case .none: self.init(source: input.password?.kind == .can ? .cardAccessNumber : .none)
        case .lines(let mrz):
            self.init(.lines, chip.map { MRZ.compare(printed: mrz, with: $0) })
            form = Form(format: mrz.format, wrongCheckDigits: mrz.checkDigits.wrong.map(\.field))
        case .triple(let fields): self.init(.triple, chip.map { MRZ.compare(printed: fields, with: $0) })
        }
    }

    private init(_ source: Source, _ comparison: [MRZFieldComparison]?) {
        self.init(source: source, fields: (comparison ?? []).map { Field(field: $0.field, outcome: $0.outcome) })
    }
}

extension PrintedEvidence.Source {
    /// The fields that a comparison with a zone of that layout is about, as `MRZ.compare` makes it.
    func fields(of format: MRZFormat) -> Set<MRZField> {
        switch self {
        case .none, .cardAccessNumber: []
        case .triple: [.documentNumber, .dateOfBirth, .dateOfExpiry]
        case .lines: Set(MRZField.allCases).subtracting(format == .td1 ? [] : [.optionalData2])
        }
    }
}
