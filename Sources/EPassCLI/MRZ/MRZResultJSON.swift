// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMRZ

/// One result of `epass mrz` as JSON, schema `epass-mrz/1`. Absent keys stand for what there is not.
struct MRZResultJSON {
    static let schema = "epass-mrz/1"

    let result: MRZResult
    let reference: CalendarDate
    let showKey: Bool

    var value: JSONValue {
        let mrz = result.mrz
        var changes: [MRZRepair.Change]?
        if case .repaired(let repair) = result.outcome { changes = repair.changes }
        return .members(
            ("schema", .string(Self.schema)), ("record", result.record.map { .number($0.number) }),
            ("line", result.record.map { .number($0.line) }), ("result", .string(result.verdict.rawValue)),
            ("format", mrz.map { .string($0.format.rawValue) }), ("lines", mrz.map { Self.texts($0.lines) }),
            ("checkDigits", mrz.map { mrz in .array(mrz.checkDigits.all.map { Self.checkDigit($0, mrz.format) }) }),
            ("document", mrz.map(document)), ("deviations", mrz.map { Self.texts($0.deviations.map(\.rawValue)) }),
            ("normalisations", mrz.map { _ in Self.texts(result.normalisations.map(\.rawValue)) }),
            ("changes", changes.map(Self.changes)),
            ("candidates", result.candidates.isEmpty ? nil : .array(result.candidates.map(Self.candidate))),
            ("accessKey", showKey ? mrz.map(Self.key) : nil),
            ("error", result.problem.map { CLIError($0).json(in: $0) }))
    }

    private static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

    private static func text(_ octets: [UInt8]) -> JSONValue { .string(String(decoding: octets, as: UTF8.self)) }

    private static func checkDigit(_ digit: MRZCheckDigit, _ format: MRZFormat) -> JSONValue {
        let place = digit.offset.map(format.lineAndColumn(ofOffset:))
        return .members(
            ("field", .string(digit.field.rawValue)), ("result", .string(digit.outcome.rawValue)),
            ("expected", place.map { _ in text([digit.expected]) }), ("found", place.map { _ in text([digit.found]) }),
            ("line", place.map { .number($0.line) }), ("column", place.map { .number($0.column) }))
    }

    private static func changes(_ changes: [MRZRepair.Change]) -> JSONValue {
        .array(
            changes.map { change in
                .members(
                    ("kind", .string(change.kind.rawValue)), ("line", .number(change.line)),
                    ("column", .number(change.column)), ("field", change.field.map { .string($0.rawValue) }),
                    ("found", .string(change.found)), ("written", .string(change.written)))
            })
    }

    /// One of the zones that it may have been.
    private static func candidate(_ repair: MRZRepair) -> JSONValue {
        .members(
            ("format", .string(repair.mrz.format.rawValue)), ("lines", texts(repair.mrz.lines)),
            ("changes", changes(repair.changes)))
    }

    private func date(_ date: MRZDate, _ role: MRZDate.Role) -> JSONValue {
        .members(
            ("characters", .string(date.text)), ("state", .string(date.state.rawValue)),
            ("date", date.calendarDate(as: role, relativeTo: reference).map { .string($0.description) }),
            ("year", date.fullYear(as: role, relativeTo: reference).map { .number($0) }))
    }

    private func document(_ mrz: MRZ) -> JSONValue {
        let name = mrz.name
        return .members(
            ("documentCode", .string(mrz.documentCode)), ("issuer", .string(mrz.issuer.rawValue)),
            ("issuerName", mrz.issuer.name.map(JSONValue.string)), ("documentNumber", .string(mrz.documentNumber)),
            ("nationality", .string(mrz.nationality.rawValue)),
            ("nationalityName", mrz.nationality.name.map(JSONValue.string)),
            ("dateOfBirth", date(mrz.dateOfBirth, .birth)), ("sex", .string(mrz.sex.word)),
            ("dateOfExpiry", date(mrz.dateOfExpiry, .expiry)),
            ("optionalData", mrz.optionalData.isEmpty ? nil : .string(mrz.optionalData)),
            ("optionalData2", mrz.optionalData2.isEmpty ? nil : .string(mrz.optionalData2)),
            ("primary", .string(name.primary)), ("secondary", name.secondary.map(JSONValue.string)),
            ("nameTruncation", .string(name.truncation.rawValue)))
    }

    private static func key(_ mrz: MRZ) -> JSONValue {
        let fields = AccessKeyFields(mrz: mrz)
        return .members(
            ("documentNumber", text(fields.documentNumber)), ("dateOfBirth", text(fields.dateOfBirth)),
            ("dateOfExpiry", text(fields.dateOfExpiry)), ("mrzInformation", text(fields.mrzInformation(.printed))),
            ("mrzInformationComputed", text(fields.mrzInformation(.computed))))
    }
}

extension CLIError {
    /// An error of a machine readable zone.
    init(_ error: MRZError) { self.init(layer: error) }
}
