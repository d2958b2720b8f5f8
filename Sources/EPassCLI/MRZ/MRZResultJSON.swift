// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
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
            ("schema", .string(Self.schema)), ("record", .number(result.record?.number)),
            ("line", .number(result.record?.line)), ("result", .string(result.verdict.rawValue)),
            ("format", .text(mrz?.format.rawValue)), ("lines", Self.texts(mrz?.lines ?? [])),
            (
                "checkDigits",
                .array(mrz.map { mrz in mrz.checkDigits.all.map { Self.checkDigit($0, mrz.format) } } ?? [])
            ),
            ("document", mrz.map(document) ?? .null),
            ("deviations", Self.texts((mrz?.deviations ?? []).map(\.rawValue))),
            ("normalisations", Self.texts(mrz == nil ? [] : result.normalisations.map(\.rawValue))),
            ("changes", Self.changes(changes ?? [])),
            ("candidates", .array(result.candidates.map(Self.candidate))),
            ("accessKey", showKey ? mrz.map(Self.key) ?? .null : nil),
            ("error", result.problem.map { CLIError($0).json(in: $0) } ?? .null))
    }

    private static func texts(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

    private static func text(_ octets: [UInt8]) -> JSONValue { .string(String(decoding: octets, as: UTF8.self)) }

    private static func checkDigit(_ digit: MRZCheckDigit, _ format: MRZFormat) -> JSONValue {
        let place = digit.offset.map(format.lineAndColumn(ofOffset:))
        return .members(
            ("field", .string(digit.field.rawValue)), ("result", .string(digit.outcome.rawValue)),
            ("expected", place.map { _ in text([digit.expected]) } ?? .null),
            ("found", place.map { _ in text([digit.found]) } ?? .null),
            ("line", .number(place?.line)), ("column", .number(place?.column)))
    }

    private static func changes(_ changes: [MRZRepair.Change]) -> JSONValue {
        .array(
            changes.map { change in
                .members(
                    ("kind", .string(change.kind.rawValue)), ("line", .number(change.line)),
                    ("column", .number(change.column)), ("field", .text(change.field?.rawValue)),
                    ("found", .string(change.found)), ("written", .string(change.written)))
            })
    }

    /// One of the zones that it may have been.
    private static func candidate(_ repair: MRZRepair) -> JSONValue {
        .members(
            ("format", .string(repair.mrz.format.rawValue)), ("lines", texts(repair.mrz.lines)),
            ("changes", changes(repair.changes)))
    }

    /// The day, or the six characters where it is none: as a report has it.
    private func day(_ date: MRZDate, _ role: MRZDate.Role) -> JSONValue {
        .string(date.calendarDate(as: role, relativeTo: reference)?.description ?? date.text)
    }

    private func date(_ field: String, _ date: MRZDate, _ role: MRZDate.Role) -> JSONValue {
        .members(
            ("field", .string(field)), ("characters", .string(date.text)), ("state", .string(date.state.rawValue)),
            ("date", .text(date.calendarDate(as: role, relativeTo: reference)?.description)),
            ("year", .number(date.fullYear(as: role, relativeTo: reference))))
    }

    private func document(_ mrz: MRZ) -> JSONValue {
        let name = mrz.name
        return .members(
            ("documentCode", .string(mrz.documentCode)), ("issuer", .string(mrz.issuer.rawValue)),
            ("issuerName", .text(mrz.issuer.name)), ("documentNumber", .string(mrz.documentNumber)),
            ("primaryIdentifier", .string(name.primary)), ("secondaryIdentifier", .text(name.secondary)),
            ("nameTruncation", .string(name.truncation.rawValue)),
            ("nationality", .string(mrz.nationality.rawValue)), ("nationalityName", .text(mrz.nationality.name)),
            ("dateOfBirth", day(mrz.dateOfBirth, .birth)), ("sex", .string(mrz.sex.word)),
            ("dateOfExpiry", day(mrz.dateOfExpiry, .expiry)), ("optionalData", .known(mrz.optionalData)),
            ("optionalData2", .known(mrz.optionalData2)),
            (
                "dates",
                .array([
                    date("dateOfBirth", mrz.dateOfBirth, .birth), date("dateOfExpiry", mrz.dateOfExpiry, .expiry),
                ])
            ))
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
