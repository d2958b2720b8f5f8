// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMRZ
import EPassMessages
import FoundationEssentials

/// One result of `epass mrz` as JSON, schema `epass-mrz/1`. Absent keys stand for what there is not.
struct MRZResultJSON: Encodable {
    static let schema = "epass-mrz/1"

    struct CheckDigit: Encodable {
        let field: String
        let result: String
        let expected: String?
        let found: String?
        let line: Int?
        let column: Int?
    }

    struct DateValue: Encodable {
        let characters: String
        let state: String
        let date: String?
        let year: Int?
    }

    struct Document: Encodable {
        let documentCode: String
        let issuer: String
        let issuerName: String?
        let documentNumber: String
        let nationality: String
        let nationalityName: String?
        let dateOfBirth: DateValue
        let sex: String
        let dateOfExpiry: DateValue
        let optionalData: String?
        let optionalData2: String?
        let primary: String
        let secondary: String?
        let nameTruncation: String
    }

    struct Change: Encodable {
        let kind: String
        let line: Int
        let column: Int
        let field: String?
        let found: String
        let written: String

        init(_ change: MRZRepair.Change) {
            kind = change.kind.rawValue
            line = change.line
            column = change.column
            field = change.field?.rawValue
            found = change.found
            written = change.written
        }
    }

    /// One of the zones that it may have been.
    struct Candidate: Encodable {
        let format: String
        let lines: [String]
        let changes: [Change]

        init(_ repair: MRZRepair) {
            format = repair.mrz.format.rawValue
            lines = repair.mrz.lines
            changes = repair.changes.map(Change.init)
        }
    }

    struct Key: Encodable {
        let documentNumber: String
        let dateOfBirth: String
        let dateOfExpiry: String
        let mrzInformation: String
        let mrzInformationComputed: String
    }

    let schema = MRZResultJSON.schema
    let record: Int?
    let line: Int?
    let result: String
    let format: String?
    let lines: [String]?
    let checkDigits: [CheckDigit]?
    let document: Document?
    let deviations: [String]?
    let normalisations: [String]?
    let changes: [Change]?
    let candidates: [Candidate]?
    let accessKey: Key?
    let error: ErrorJSON?

    init(_ result: MRZResult, reference: CalendarDate, showKey: Bool) {
        record = result.record?.number
        line = result.record?.line
        self.result = result.verdict.rawValue
        let mrz = result.mrz
        format = mrz?.format.rawValue
        lines = mrz?.lines
        checkDigits = mrz.map { mrz in mrz.checkDigits.all.map { MRZResultJSON.checkDigit($0, mrz.format) } }
        document = mrz.map { MRZResultJSON.document($0, reference) }
        deviations = mrz?.deviations.map(\.rawValue)
        normalisations = mrz == nil ? nil : result.normalisations.map(\.rawValue)
        if case .repaired(let repair) = result.outcome {
            changes = repair.changes.map(Change.init)
        } else {
            changes = nil
        }
        candidates = result.candidates.isEmpty ? nil : result.candidates.map(Candidate.init)
        accessKey = showKey ? mrz.map(MRZResultJSON.key) : nil
        switch result.outcome {
        case .unreadable(let error), .unrepaired(_, let error): self.error = MRZResultJSON.error(error)
        default: error = nil
        }
    }

    func text(pretty: Bool) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return DisplayText.escapedInJSON(String(decoding: try encoder.encode(self), as: UTF8.self))
    }

    /// The error as in every command, and its place in the zone.
    private static func error(_ error: MRZError) -> ErrorJSON {
        var told = ErrorJSON(CLIError(error))
        told.line = error.line
        told.column = error.column
        told.field = error.field?.rawValue
        return told
    }

    private static func checkDigit(_ digit: MRZCheckDigit, _ format: MRZFormat) -> CheckDigit {
        guard let offset = digit.offset else {
            return CheckDigit(
                field: digit.field.rawValue, result: digit.outcome.rawValue, expected: nil, found: nil, line: nil,
                column: nil)
        }
        let place = format.lineAndColumn(ofOffset: offset)
        return CheckDigit(
            field: digit.field.rawValue, result: digit.outcome.rawValue,
            expected: String(decoding: [digit.expected], as: UTF8.self),
            found: String(decoding: [digit.found], as: UTF8.self), line: place.line, column: place.column)
    }

    private static func document(_ mrz: MRZ, _ reference: CalendarDate) -> Document {
        func date(_ date: MRZDate, _ role: MRZDate.Role) -> DateValue {
            DateValue(
                characters: date.text, state: date.state.rawValue,
                date: date.calendarDate(as: role, relativeTo: reference)?.description,
                year: date.fullYear(as: role, relativeTo: reference))
        }
        let name = mrz.name
        return Document(
            documentCode: mrz.documentCode, issuer: mrz.issuer.rawValue, issuerName: mrz.issuer.name,
            documentNumber: mrz.documentNumber, nationality: mrz.nationality.rawValue,
            nationalityName: mrz.nationality.name, dateOfBirth: date(mrz.dateOfBirth, .birth), sex: mrz.sex.word,
            dateOfExpiry: date(mrz.dateOfExpiry, .expiry),
            optionalData: mrz.optionalData.isEmpty ? nil : mrz.optionalData,
            optionalData2: mrz.optionalData2.isEmpty ? nil : mrz.optionalData2, primary: name.primary,
            secondary: name.secondary, nameTruncation: name.truncation.rawValue)
    }

    private static func key(_ mrz: MRZ) -> Key {
        let fields = AccessKeyFields(mrz: mrz)
        func text(_ octets: [UInt8]) -> String { String(decoding: octets, as: UTF8.self) }
        return Key(
            documentNumber: text(fields.documentNumber), dateOfBirth: text(fields.dateOfBirth),
            dateOfExpiry: text(fields.dateOfExpiry), mrzInformation: text(fields.mrzInformation(.printed)),
            mrzInformationComputed: text(fields.mrzInformation(.computed)))
    }
}

extension CLIError {
    /// An error of a machine readable zone.
    init(_ error: MRZError) { self.init(layer: error) }
}
