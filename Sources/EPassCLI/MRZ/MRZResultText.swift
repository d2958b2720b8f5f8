// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// One result of `epass mrz` for people.
struct MRZResultText {
    let result: MRZResult
    let reference: CalendarDate
    let showKey: Bool

    // MARK: one of several

    /// Prints one line: number, format, outcome and what the zone says.
    func showLine() { Terminal.show(columns.joined(separator: "  "), indent: 4) }

    private var columns: [String] {
        let number = result.record.map { Words.say(.mrzTextRecord(number: $0.number, line: $0.line)) } ?? ""
        guard let mrz = result.mrz else {
            let reason =
                result.candidates.isEmpty
                ? result.error.map { Words.say($0.message) } ?? "" : Words.say(proposals)
            return [number, Words.say(.mrzTextNotRead), reason]
        }
        var columns = [
            number, mrz.format.rawValue, Words.say(verdict(mrz)), mrz.documentNumber, mrz.issuer.rawValue,
            mrz.name.text, birth(mrz), mrz.sex.rawValue, expiry(mrz),
        ]
        if case .repaired(let repair) = result.outcome, let changes = joined(repair.changes) {
            columns.append(Words.say(.mrzTextRepairedTo(changes: changes)))
        }
        if !result.candidates.isEmpty { columns.append(Words.say(proposals)) }
        return columns
    }

    private var proposals: Message {
        let most = 4
        var proposed = result.candidates.prefix(most).map { candidate in
            let number = candidate.mrz.documentNumber
            return joined(candidate.changes).map { Message.mrzTextProposal(documentNumber: number, changes: $0) }
                ?? .plainText(text: number)
        }
        let more = result.candidates.count - proposed.count
        if more > 0 { proposed.append(.mrzTextOthers(count: more)) }
        return .mrzTextMayBe(proposals: proposed)
    }

    /// The changes in one message; nil where there are none.
    private func joined(_ changes: [MRZRepair.Change]) -> Message? { changes.map(describe).asClauses }

    private func verdict(_ mrz: MRZ) -> Message {
        let wrong = mrz.checkDigits.wrong
        return wrong.isEmpty ? .mrzTextRight : .mrzTextWrong(fields: wrong.map { $0.field.message })
    }

    // MARK: the only one

    /// A line of the text, and where its words go on if the line is broken.
    private struct Line {
        let text: String
        let indent: Int

        init(_ text: String, indent: Int = 0) {
            self.text = text
            self.indent = indent
        }
    }

    /// Prints everything the zone says, line by line.
    func show() {
        for line in block { Terminal.show(line.text, indent: line.indent) }
    }

    private var block: [Line] {
        guard let mrz = result.mrz else {
            return result.candidates.isEmpty
                ? [Line(columns.joined(separator: "  "))] : [said(.mrzTextNotReadAsItStands)] + repairLines
        }
        var lines = mrz.lines.map { Line($0) } + [Line("")]
        let name = mrz.name
        lines += [
            row(.mrzTextFormat, Words.say(format(mrz))), row(.mrzTextDocumentCode, mrz.documentCode),
            row(.mrzTextIssuer, country(mrz.issuer)), row(.mrzTextPrimary, name.primary),
        ]
        if let secondary = name.secondary { lines.append(row(.mrzTextSecondary, secondary)) }
        if name.truncation == .possible { lines.append(row(nil, Words.say(.mrzTextMayBeTruncated))) }
        lines += [
            row(.mrzTextNumber, mrz.documentNumber), row(.mrzTextNationality, country(mrz.nationality)),
            row(.mrzTextBorn, birth(mrz)), row(.mrzTextSex, Words.say(.mrzTextSexOf(sex: mrz.sex.word))),
            row(.mrzTextExpires, expiry(mrz)),
        ]
        if !mrz.optionalData.isEmpty {
            lines.append(row(mrz.format == .td3 ? .mrzTextPersonalNumber : .mrzTextOptionalData, mrz.optionalData))
        }
        if !mrz.optionalData2.isEmpty { lines.append(row(.mrzTextOptionalData2, mrz.optionalData2)) }
        lines += [Line(""), said(.mrzTextCheckDigits)] + mrz.checkDigits.all.map { checkDigit($0, mrz.format) }
        if !mrz.deviations.isEmpty {
            lines += [Line(""), said(.mrzTextDepartures)] + mrz.deviations.map { said($0.message, margin: 2) }
        }
        if !result.normalisations.isEmpty {
            lines += [Line(""), said(.mrzTextNormalised(normalisations: result.normalisations.map(\.message)))]
        }
        lines += repairLines
        if showKey { lines += keyLines(mrz) }
        return lines
    }

    private func said(_ message: Message, margin: Int = 0) -> Line {
        Line(String(repeating: " ", count: margin) + Words.say(message), indent: margin)
    }

    private var repairLines: [Line] {
        switch result.outcome {
        case .repaired(let repair) where repair.changes.isEmpty: [Line(""), said(.mrzTextNothingRepaired)]
        case .repaired(let repair):
            [Line(""), said(.mrzTextRepaired)] + repair.changes.map { said(describe($0), margin: 2) }
        case .proposed(_, let repairs): [Line(""), said(.mrzTextProposed)] + repairs.flatMap(lines)
        case .unrepaired(_, let error):
            [Line(""), said(.mrzTextNotRepaired(error: error.message))]
        // What may have been misread is known, and only --repair says it.
        case .zone(let mrz) where !mrz.checkDigits.wrong.isEmpty: [Line(""), said(.mrzTextTryRepair)]
        case .zone, .unreadable: []
        }
    }

    private func lines(_ repair: MRZRepair) -> [Line] {
        [Line("")] + repair.mrz.lines.map { Line("  " + $0) } + repair.changes.map { said(describe($0), margin: 4) }
    }

    private func keyLines(_ mrz: MRZ) -> [Line] {
        let fields = AccessKeyFields(mrz: mrz)
        let printed = String(decoding: fields.mrzInformation(.printed), as: UTF8.self)
        let computed = String(decoding: fields.mrzInformation(.computed), as: UTF8.self)
        var lines = [Line(""), row(.mrzTextInformation, printed)]
        if computed != printed { lines.append(row(.mrzTextComputed, computed)) }
        return lines
    }

    /// The longest label, and two spaces: the values stand below one another in every language.
    private static let labelWidth: Int = {
        let labels: [Message] =
            [
                .mrzTextFormat, .mrzTextDocumentCode, .mrzTextIssuer, .mrzTextPrimary, .mrzTextSecondary,
                .mrzTextNumber, .mrzTextNationality, .mrzTextBorn, .mrzTextSex, .mrzTextExpires,
                .mrzTextPersonalNumber, .mrzTextOptionalData, .mrzTextOptionalData2, .mrzTextInformation,
                .mrzTextComputed,
            ] + MRZCheckDigit.Field.allCases.map(\.message)
        return (labels.map { Words.say($0).count }.max() ?? 0) + 2
    }()

    private func row(_ label: Message?, _ value: String) -> Line {
        Line(DisplayText.padded(label.map(Words.say) ?? "", to: Self.labelWidth) + value, indent: Self.labelWidth)
    }

    private func checkDigit(_ digit: MRZCheckDigit, _ format: MRZFormat) -> Line {
        let found = String(decoding: [digit.found], as: UTF8.self)
        let value: String
        switch digit.outcome {
        case .correct: value = found
        case .absent: value = Words.say(.mrzTextNoDigit(format: format.rawValue))
        case .wrong:
            let expected = String(decoding: [digit.expected], as: UTF8.self)
            let place = format.lineAndColumn(ofOffset: digit.offset ?? 0)
            value = Words.say(
                .mrzTextWrongDigit(found: found, expected: expected, line: place.line, column: place.column))
        }
        let start =
            "  \(mark(digit.outcome)) \(DisplayText.padded(Words.say(digit.field.message), to: Self.labelWidth)) "
        return Line(start + value, indent: start.count)
    }

    private func mark(_ outcome: MRZCheckDigit.Outcome) -> String {
        let (right, wrong) = (Words.say(.mrzTextMarkOK), Words.say(.mrzTextMarkWrong))
        let (sign, word) =
            switch outcome {
            case .correct: ("✓", right)
            case .absent: ("–", "-")
            case .wrong: ("✗", wrong)
            }
        return Terminal.usesUnicode ? sign : DisplayText.padded(word, to: max(right.count, wrong.count))
    }

    private func describe(_ change: MRZRepair.Change) -> Message {
        let field = change.field?.message ?? .mrzTextCheckDigit
        let (line, column) = (change.line, change.column)
        return switch change.kind {
        case .replaced:
            .mrzTextReplaced(line: line, column: column, field: field, found: change.found, written: change.written)
        case .inserted: .mrzTextInserted(line: line, column: column, field: field, written: change.written)
        case .removed: .mrzTextRemoved(line: line, column: column, field: field, found: change.found)
        }
    }

    private func format(_ mrz: MRZ) -> Message {
        let kind =
            switch mrz.format {
            case .td3: "passport"
            case .td1, .td2: "card"
            case .mrvA, .mrvB: "visa"
            }
        return .mrzTextFormatOf(format: mrz.format.rawValue, kind: kind)
    }

    private func country(_ code: CountryCode) -> String {
        guard let english = code.name else { return Words.say(.mrzTextCountryUnknown(code: code.rawValue)) }
        // The names of Doc 9303-3, section 5, are longer than those that a language has.
        let own = Words.current.language == "en" ? code.rawValue : Words.current.name(ofCountry: code.rawValue)
        return Words.say(.mrzTextCountry(code: code.rawValue, name: own == code.rawValue ? english : own))
    }

    private func birth(_ mrz: MRZ) -> String { date(mrz.dateOfBirth, .birth) }

    private func expiry(_ mrz: MRZ) -> String { date(mrz.dateOfExpiry, .expiry) }

    private func date(_ date: MRZDate, _ role: MRZDate.Role) -> String {
        switch date.state {
        case .complete:
            let day = date.calendarDate(as: role, relativeTo: reference)?.description
            return day.map { Words.say(.dateAlone(day: $0)) } ?? date.text
        case .partial:
            let year = date.fullYear(as: role, relativeTo: reference)
            return Words.say(
                year.map { Message.mrzTextDatePartial(characters: date.text, year: $0) }
                    ?? .mrzTextDateYearUnknown(characters: date.text))
        case .unknown: return Words.say(.mrzTextDateUnknown)
        case .invalid: return Words.say(.mrzTextDateInvalid(characters: date.text))
        }
    }
}
