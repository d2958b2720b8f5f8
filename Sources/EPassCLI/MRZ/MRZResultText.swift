// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ

/// One result of `epass mrz` for people.
struct MRZResultText {
    private let result: MRZResult
    private let reference: CalendarDate
    private let showKey: Bool

    init(_ result: MRZResult, reference: CalendarDate, showKey: Bool) {
        self.result = result
        self.reference = reference
        self.showKey = showKey
    }

    // MARK: one of several

    /// One line: number, format, outcome and what the zone says.
    var line: String {
        let number = result.record.map { "\($0.number) (line \($0.line))" } ?? ""
        guard let mrz = result.mrz else {
            if !result.candidates.isEmpty { return "\(number)  not read  \(proposals)" }
            let error = result.error.map { "\($0.code): \($0.reason)" } ?? ""
            return "\(number)  not read  \(error)"
        }
        var text = "\(number)  \(mrz.format.rawValue)  \(verdict(mrz))  \(mrz.documentNumber)  \(mrz.issuer.rawValue)  "
        text += "\(mrz.name.text)  \(birth(mrz))  \(mrz.sex.rawValue)  \(expiry(mrz))"
        if case .repaired(let repair) = result.outcome, !repair.changes.isEmpty {
            text += "  repaired: " + repair.changes.map(describe).joined(separator: "; ")
        }
        if !result.candidates.isEmpty { text += "  \(proposals)" }
        return text
    }

    private var proposals: String {
        let proposed = result.candidates.prefix(Self.maximumInLine).map {
            $0.mrz.documentNumber + ": " + $0.changes.map(describe).joined(separator: "; ")
        }
        let more = result.candidates.count - proposed.count
        return "may be " + proposed.joined(separator: ", or ") + (more > 0 ? ", or \(more) others" : "")
    }

    private static let maximumInLine = 4

    private func verdict(_ mrz: MRZ) -> String {
        let wrong = mrz.checkDigits.wrong
        return wrong.isEmpty ? "right" : "wrong: " + wrong.map { words($0.field) }.joined(separator: ", ")
    }

    // MARK: the only one

    /// Everything the zone says, line by line.
    var block: String {
        guard let mrz = result.mrz else {
            return result.candidates.isEmpty ? line : (["Not read as it stands."] + repairLines).joined(separator: "\n")
        }
        var lines = mrz.lines + [""]
        let name = mrz.name
        var rows: [(String, String)] = [
            ("Format", "\(mrz.format.rawValue)\(documentKind(mrz))"), ("Document code", mrz.documentCode),
            ("Issuer", country(mrz.issuer)), ("Primary", name.primary),
        ]
        if let secondary = name.secondary { rows.append(("Secondary", secondary)) }
        if name.truncation == .possible { rows.append(("", "the name may be truncated")) }
        rows += [
            ("Number", mrz.documentNumber), ("Nationality", country(mrz.nationality)), ("Born", birth(mrz)),
            ("Sex", mrz.sex.word), ("Expires", expiry(mrz)),
        ]
        if !mrz.optionalData.isEmpty {
            rows.append((mrz.format == .td3 ? "Personal number" : "Optional data", mrz.optionalData))
        }
        if !mrz.optionalData2.isEmpty { rows.append(("Optional data 2", mrz.optionalData2)) }
        lines += rows.map { row($0.0, $0.1) }
        lines += ["", "Check digits"] + mrz.checkDigits.all.map { checkDigit($0, mrz.format) }
        if !mrz.deviations.isEmpty {
            lines += ["", "Departures from the standard: " + mrz.deviations.map(\.rawValue).joined(separator: ", ")]
        }
        if !result.normalisations.isEmpty {
            lines += ["", "Brought into shape: " + result.normalisations.map(\.rawValue).joined(separator: ", ")]
        }
        lines += repairLines
        if showKey { lines += keyLines(mrz) }
        return lines.joined(separator: "\n")
    }

    private var repairLines: [String] {
        switch result.outcome {
        case .repaired(let repair) where repair.changes.isEmpty: ["", "Nothing had to be repaired."]
        case .repaired(let repair):
            ["", "Repaired; compare with the document:"] + repair.changes.map { "  " + describe($0) }
        case .proposed(_, let repairs):
            ["", "Not repaired. It may be one of these, or none; compare with the document:"] + repairs.flatMap(lines)
        case .unrepaired(_, let error): ["", "Not repaired (\(error.code)): \(error.reason)"]
        default: []
        }
    }

    private func lines(_ repair: MRZRepair) -> [String] {
        [""] + repair.mrz.lines.map { "  " + $0 } + repair.changes.map { "    " + describe($0) }
    }

    private func keyLines(_ mrz: MRZ) -> [String] {
        let fields = AccessKeyFields(mrz: mrz)
        let printed = String(decoding: fields.mrzInformation(.printed), as: UTF8.self)
        let computed = String(decoding: fields.mrzInformation(.computed), as: UTF8.self)
        var lines = ["", row("MRZ information", printed)]
        if computed != printed { lines.append(row("as computed", computed)) }
        return lines
    }

    private func row(_ label: String, _ value: String) -> String {
        label + String(repeating: " ", count: max(1, 17 - label.count)) + value
    }

    private func checkDigit(_ digit: MRZCheckDigit, _ format: MRZFormat) -> String {
        let found = String(decoding: [digit.found], as: UTF8.self)
        let label = row(words(digit.field), "")
        switch digit.outcome {
        case .correct: return "  \(Terminal.usesUnicode ? "✓" : "ok   ") \(label) \(found)"
        case .absent: return "  \(Terminal.usesUnicode ? "–" : "-    ") \(label) none in \(format.rawValue)"
        case .wrong:
            let expected = String(decoding: [digit.expected], as: UTF8.self)
            let place = format.lineAndColumn(ofOffset: digit.offset ?? 0)
            return "  \(Terminal.usesUnicode ? "✗" : "WRONG") \(label) \(found), expected \(expected)"
                + " (line \(place.line), column \(place.column))"
        }
    }

    private func describe(_ change: MRZRepair.Change) -> String {
        let place = "line \(change.line), column \(change.column)"
        let field = change.field.map { " (\($0.rawValue))" } ?? " (check digit)"
        switch change.kind {
        case .replaced: return "\(place)\(field): \(change.found) to \(change.written)"
        case .inserted: return "\(place)\(field): \(change.written) put in"
        case .removed: return "\(place)\(field): \(change.found) taken out"
        }
    }

    private func words(_ field: MRZCheckDigit.Field) -> String {
        switch field {
        case .documentNumber: "document number"
        case .dateOfBirth: "birth"
        case .dateOfExpiry: "expiry"
        case .optionalData: "optional data"
        case .composite: "composite"
        }
    }

    private func documentKind(_ mrz: MRZ) -> String {
        switch mrz.format {
        case .td3: ", passport"
        case .td1, .td2: ", official travel document"
        case .mrvA, .mrvB: ", visa"
        }
    }

    private func country(_ code: CountryCode) -> String {
        code.name.map { "\(code.rawValue), \($0)" } ?? "\(code.rawValue), a code of no table"
    }

    private func birth(_ mrz: MRZ) -> String { date(mrz.dateOfBirth, .birth) }

    private func expiry(_ mrz: MRZ) -> String { date(mrz.dateOfExpiry, .expiry) }

    private func date(_ date: MRZDate, _ role: MRZDate.Role) -> String {
        switch date.state {
        case .complete:
            return date.calendarDate(as: role, relativeTo: reference)?.description ?? date.text
        case .partial:
            let year = date.fullYear(as: role, relativeTo: reference).map(String.init) ?? "unknown year"
            return "\(date.text) (\(year), not fully known)"
        case .unknown: return "unknown"
        case .invalid: return "\(date.text) (no date)"
        }
    }
}
