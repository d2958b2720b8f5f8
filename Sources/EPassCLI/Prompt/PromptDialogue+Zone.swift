// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// The lines of a zone, each looked at as it comes.
extension PromptDialogue {
    /// Takes what was typed as the line of that index.
    func takeLine(_ index: Int) -> [PromptEffect] {
        let line = ZoneLines.characters(typed)
        guard !line.isEmpty else {
            guard index > 0 || wasRefused else {
                answer = .nothing
                return []
            }
            // Of a line that is there already nothing is to be changed after all.
            return draft.lines.indices.contains(index) ? openMenu() : [.say(.promptLineMissing(line: index + 1))]
        }
        if index == 0, !wasRefused, let taken = takeOtherForm(line) { return taken }
        if let length = draft.lineLength, index > 0 { return take(line, index, length) }
        return takeUpper(line)
    }

    /// What stands in the place of the first line: number and dates with commas, a card access number, or all lines in
    /// one; nil where it is none of these.
    private func takeOtherForm(_ line: [UInt8]) -> [PromptEffect]? {
        if line.contains(UInt8(ascii: ",")) {
            do throws(MRZError) {
                let fields = try AccessKeyFields.parse(typed.text)
                draft.isOfKeys = true
                draft.keys = [
                    .number: SecretText(fields.documentNumber), .birth: SecretText(fields.dateOfBirth),
                    .expiry: SecretText(fields.dateOfExpiry),
                ]
                return finish()
            } catch {
                return [.say(.promptAgainBecause(error: error.message))]
            }
        }
        if case .zone(orCAN: true) = request, line.count == 6, line.allSatisfy(ZoneLines.isDigit) {
            password = SecretText(line)
            answer = .can(password)
            return [.say(.promptTakenCAN)]
        }
        guard line.count > 50, let mrz = try? MRZScanner.scan(typed.text).mrz else { return nil }
        draft.takeWhole(mrz)
        return judge()
    }

    private func takeUpper(_ line: [UInt8]) -> [PromptEffect] {
        if let column = ZoneLines.foreignColumn(line) { return [.say(.promptCharacter(line: 1, column: column))] }
        if ZoneLines.looksLower(line) {
            draft.lines = []
            draft.lower = SecretText(line)
            return judge()
        }
        if ZoneLines.looksMiddle(line) { return [.say(.promptOnlyMiddle)] }
        guard ZoneLines.lengths.contains(line.count) else {
            if let length = ZoneLines.likelyLength(line), let filled = ZoneLines.filled(line, to: length) {
                return propose(filled, instead: line, 0)
            }
            return [.say(.promptLength(count: line.count))]
        }
        let hasOthers = draft.lower != nil || draft.lines.count > 1 && draft.lines.last?.count == line.count
        if hasOthers { return replace(line, 0) }
        draft.lines = [SecretText(line)]
        return judge()
    }

    /// A line behind the first one.
    private func take(_ line: [UInt8], _ index: Int, _ length: Int) -> [PromptEffect] {
        if let column = ZoneLines.foreignColumn(line) {
            return [.say(.promptCharacter(line: index + 1, column: column))]
        }
        if index > draft.lines.count - 1, draft.lines.contains(where: { $0.characters == line }) {
            return [.say(.promptSameLine(line: index + 1))]
        }
        // A scanner may send the lines that are left in one.
        let left = ZoneLines.lineCount(ofLength: length) - index
        if left > 1, line.count == left * length {
            draft.lines += stride(from: 0, to: line.count, by: length).map {
                SecretText(line[$0..<($0 + length)])
            }
            return judge()
        }
        guard line.count == length else { return refuse(line, index, length) }
        return replace(line, index)
    }

    /// A line of another length than the first one: of a name fillers are missing, elsewhere check digits tell where.
    private func refuse(_ line: [UInt8], _ index: Int, _ length: Int) -> [PromptEffect] {
        let wrong: Message = .mrzLineLength(line: index + 1, count: line.count, expected: length)
        let isName = length == 30 ? index == 2 : index == 0
        if isName, let filled = ZoneLines.filled(line, to: length) { return propose(filled, instead: line, index) }
        let isLast = index == ZoneLines.lineCount(ofLength: length) - 1
        if !isName, isLast, draft.lines.count == index,
            let repairs = try? MRZRepair.candidates(
                for: (draft.lines.map(\.text) + [String(decoding: line, as: UTF8.self)]).joined(separator: "\n")),
            let only = repairs.first, repairs.count == 1
        {
            return [.say(wrong)] + ask(repairs, about: only.mrz)
        }
        return [.say(.promptAgainBecause(error: wrong))]
    }

    /// Puts a whole line into its place.
    func replace(_ line: [UInt8], _ index: Int) -> [PromptEffect] {
        if let lower = draft.lower, index == 0 {
            guard lower.count == line.count else {
                return [
                    .say(
                        .promptAgainBecause(
                            error: .mrzLineLength(line: 1, count: line.count, expected: lower.count)))
                ]
            }
            draft.lines = [SecretText(line), lower]
            draft.lower = nil
        } else if index < draft.lines.count {
            draft.lines[index] = SecretText(line)
        } else {
            draft.lines.append(SecretText(line))
        }
        return judge()
    }

    private func propose(_ filled: [UInt8], instead line: [UInt8], _ index: Int) -> [PromptEffect] {
        step = .fill(filled, index)
        let count = filled.count - line.count
        return [
            .say(
                count > 0
                    ? .promptFilled(line: index + 1, count: line.count, missing: count, length: filled.count)
                    : .promptCut(line: index + 1, count: line.count, surplus: -count, length: filled.count))
        ]
    }

    func decide(_ line: [UInt8], _ index: Int) -> [PromptEffect] {
        guard let yes = isYes(orElse: true) else {
            return typed.count > Self.longestAnswer ? [.say(.promptAnswerFirst)] : notUnderstood()
        }
        step = .line(index)
        guard yes else { return [] }
        return index == 0 && draft.lower == nil && draft.lines.count <= 1
            ? takeUpper(line) : replace(line, index)
    }

    /// The upper line beside the lower one that is there; nothing where that one is enough.
    func takeUpperLine() -> [PromptEffect] {
        let line = ZoneLines.characters(typed)
        guard !line.isEmpty else { return finish() }
        if let column = ZoneLines.foreignColumn(line) { return [.say(.promptCharacter(line: 1, column: column))] }
        if let lower = draft.lower, line.count != lower.count,
            let filled = ZoneLines.filled(line, to: lower.count)
        {
            return propose(filled, instead: line, 0)
        }
        return replace(line, 0)
    }

    // MARK: Check digits

    /// The check digits that are wrong in what is there.
    func wrongDigits() -> [MRZCheckDigit] { draft.judged?.checkDigits.wrong ?? [] }

    /// Looks at the check digits of what is there, and asks for the next line, or for what is to be done.
    func judge() -> [PromptEffect] {
        guard let mrz = draft.judged else { return goOn([]) }
        let repairs = (try? MRZRepair.candidates(for: mrz)) ?? []
        // Letters and digits where the field has none of them are mended although no check digit is about them; in a
        // line that was made up there is nothing to mend.
        let isMade = draft.lower != nil || !draft.isWhole
        if mrz.checkDigits.wrong.isEmpty, isMade || repairs.count != 1 || repairs.first?.changes.isEmpty != false {
            return hasPossibleDates(mrz) ? goOn([.say(.promptDigitsRight)]) : impossibleDates(mrz)
        }
        guard !repairs.isEmpty, repairs.count <= 5 else { return explain(mrz) }
        return ask(repairs, about: mrz)
    }

    private func hasPossibleDates(_ mrz: MRZ) -> Bool { (try? AccessKeyFields.requirePossibleDates(of: mrz)) != nil }

    private func impossibleDates(_ mrz: MRZ) -> [PromptEffect] {
        do throws(MRZError) {
            try AccessKeyFields.requirePossibleDates(of: mrz)
            return []
        } catch {
            return [.say(error.message)] + openMenu()
        }
    }

    /// Says which check digits are wrong, and offers what may be corrected.
    func explain(_ mrz: MRZ) -> [PromptEffect] {
        // The composite digit is over the others: where one of these is wrong, it says nothing more.
        let wrong = mrz.checkDigits.wrong
        let single = wrong.filter { $0.field != .composite }
        let said = (single.isEmpty ? wrong : single).map { digit -> PromptEffect in
            let inZone = mrz.format.lineAndColumn(ofOffset: digit.offset ?? 0)
            let (line, shift) = draft.place(line: inZone.line)
            let (found, expected) = (
                String(decoding: [digit.found], as: UTF8.self), String(decoding: [digit.expected], as: UTF8.self)
            )
            let column = inZone.column + shift
            return .say(
                digit.field == .composite
                    ? .promptWrongComposite(found: found, line: line, column: column, expected: expected)
                    : .promptWrongDigit(
                        field: digit.field.message, found: found, line: line, column: column, expected: expected))
        }
        return said + openMenu()
    }

    /// The next line, or the end.
    func goOn(_ effects: [PromptEffect]) -> [PromptEffect] {
        if draft.lower != nil, !wasRefused {
            step = .upperLine
            return effects + [.say(.promptOnlyLower)]
        }
        if draft.lower == nil, !draft.isWhole {
            step = .line(draft.lines.count)
            return [.say(.promptLineTaken(line: draft.lines.count))]
        }
        return effects + finish()
    }

    /// Ends with what is there.
    func finish() -> [PromptEffect] {
        do throws(MRZError) {
            answer = try draft.answer()
            return []
        } catch {
            return [.say(error.message)] + openMenu()
        }
    }
}
