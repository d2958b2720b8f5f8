// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
public import EPassMessages
import EPassTrust

extension ReportOutline {
    /// One datum of the document, as it is printed and as the chip has it.
    public struct Datum: Sendable, Hashable {
        /// Whether two forms of it agree.
        public enum Agreement: String, Sendable, Hashable, CaseIterable {
            /// They say the same, as far as both go.
            case same
            /// They contradict each other.
            case differs
        }

        /// What it is.
        public let label: Message
        /// As it is printed; nil where that is not known.
        public let printed: Message?
        /// How it compares with what is printed; nil where it was not compared.
        public let agreement: Agreement?
        /// Whether that is what the evidence says, and nobody compared it now.
        public let isRecorded: Bool
        /// As EF.DG1 has it; nil where it is empty.
        public let chip: Message?
        /// As EF.DG11 has it; nil where it does not.
        public let full: Message?
        /// How EF.DG11 compares with EF.DG1; nil where nothing follows.
        public let fullAgreement: Agreement?
    }
}

extension InspectionReport {
    /// The data of EF.DG1, field by field. What was printed is known only to whoever has it at hand: evidence keeps how
    /// it compared, and nothing of it.
    func data(printed zone: AccessInput.Zone) -> [ReportOutline.Datum] {
        guard let document else { return [] }
        let isRecorded = check(.mrzMatchesDG1)?.isRecorded == true
        return Self.order.compactMap { field in
            guard let chip = value(of: field, in: document) else { return nil }
            let outcomes = self.printed.fields.filter { $0.field == field || field.isWhole(with: $0.field) }.map(
                \.outcome)
            let agreement: ReportOutline.Datum.Agreement? =
                outcomes.contains(.different) ? .differs : outcomes.isEmpty ? nil : .same
            let detail = field.detail.flatMap { wanted in document.comparisons.first { $0.field == wanted } }
            let given = agreement == .same ? chip : agreement == nil ? nil : self.given(field, in: zone)
            return ReportOutline.Datum(
                label: field.message, printed: zone.isGiven ? given : nil, agreement: agreement,
                isRecorded: isRecorded && agreement != nil, chip: chip.isEmptyText ? nil : chip,
                full: detail.flatMap { full(of: $0.field, in: document) },
                fullAgreement: detail.flatMap(\.agreement))
        }.filter { $0.chip != nil || $0.printed != nil || $0.full != nil || $0.agreement == .differs }
    }

    /// As people look for it: who, which document, how long.
    private static let order: [MRZField] = [
        .name, .dateOfBirth, .sex, .nationality, .documentNumber, .dateOfExpiry, .issuer, .documentCode, .optionalData,
    ]

    /// Nil for what is told with another field.
    private func value(of field: MRZField, in document: DocumentSummary) -> Message? {
        switch field {
        case .documentCode: .plainText(text: document.documentCode)
        case .issuer: Self.state(document.issuer, document.issuerName)
        case .documentNumber: .plainText(text: document.documentNumber)
        case .nationality: Self.state(document.nationality, CountryCode(rawValue: document.nationality).name)
        case .dateOfBirth: .pageDay(day: document.dateOfBirth)
        case .sex: .pageSex(sex: document.sex)
        case .dateOfExpiry: .pageDay(day: document.dateOfExpiry)
        case .optionalData: .plainText(text: document.optionalData)
        case .optionalData2: nil
        case .name: .plainText(text: document.name)
        }
    }

    private static func state(_ code: String, _ name: String?) -> Message {
        name.map { .pageStateNamed(state: code, name: $0) } ?? .pageState(state: code)
    }

    /// A field as it was given, where it differs from that of the chip.
    private func given(_ field: MRZField, in zone: AccessInput.Zone) -> Message? {
        switch zone {
        case .none: return nil
        case .triple(let fields):
            func text(_ octets: [UInt8]) -> String {
                String(decoding: octets.filter { $0 != UInt8(ascii: "<") }, as: UTF8.self)
            }
            switch field {
            case .documentNumber: return .plainText(text: text(fields.documentNumber))
            case .dateOfBirth: return .plainText(text: text(fields.dateOfBirth))
            case .dateOfExpiry: return .plainText(text: text(fields.dateOfExpiry))
            default: return nil
            }
        case .lines(let mrz): return given(field, in: mrz)
        }
    }

    private func given(_ field: MRZField, in mrz: MRZ) -> Message {
        func day(_ date: MRZDate, _ role: MRZDate.Role) -> Message {
            let known = time.flatMap { date.calendarDate(as: role, relativeTo: $0.day) }
            return known.map { .pageDay(day: $0.description) } ?? .plainText(text: date.text)
        }
        switch field {
        case .documentCode: return .plainText(text: mrz.documentCode)
        case .issuer: return Self.state(mrz.issuer.rawValue, mrz.issuer.name)
        case .documentNumber: return .plainText(text: mrz.documentNumber)
        case .nationality: return Self.state(mrz.nationality.rawValue, mrz.nationality.name)
        case .dateOfBirth: return day(mrz.dateOfBirth, .birth)
        case .sex: return .pageSex(sex: mrz.sex.word)
        case .dateOfExpiry: return day(mrz.dateOfExpiry, .expiry)
        case .optionalData, .optionalData2:
            return .plainText(
                text: [mrz.optionalData, mrz.optionalData2].filter { !$0.isEmpty }.joined(separator: " "))
        case .name:
            return .plainText(
                text: [mrz.name.primary, mrz.name.secondary ?? ""].filter { !$0.isEmpty }.joined(separator: ", "))
        }
    }

    private func full(of field: DetailComparison.Field, in document: DocumentSummary) -> Message? {
        switch field {
        case .name: document.fullName.map { .plainText(text: $0) }
        case .dateOfBirth: document.fullDateOfBirth.map { .pageDay(day: $0) }
        case .personalNumber: document.personalNumber.map { .plainText(text: $0) }
        }
    }
}

extension MRZField {
    /// The field of EF.DG11 that says the same in full.
    fileprivate var detail: DetailComparison.Field? {
        switch self {
        case .name: .name
        case .dateOfBirth: .dateOfBirth
        case .optionalData: .personalNumber
        case .documentCode, .issuer, .documentNumber, .nationality, .sex, .dateOfExpiry, .optionalData2: nil
        }
    }

    /// Both parts of the optional data are told in one line.
    fileprivate func isWhole(with other: MRZField) -> Bool { self == .optionalData && other == .optionalData2 }
}

extension DetailComparison {
    fileprivate var agreement: ReportOutline.Datum.Agreement? {
        switch outcome {
        case .equal, .equalByAlternative, .equalAsFarAsKnown: .same
        case .different: .differs
        case .notComparable: nil
        }
    }
}

extension AccessInput.Zone {
    fileprivate var isGiven: Bool {
        switch self {
        case .none: false
        case .lines, .triple: true
        }
    }
}

extension Message {
    /// Whether it is data of no characters.
    fileprivate var isEmptyText: Bool { arguments.count == 1 && arguments[0].value == .text("") }
}
