// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// One thing that the menu offers to correct.
enum MenuOffer: Equatable {
    case key(KeyField)
    case line(Int)
    /// The card access number in place of what the chip refused.
    case can
}

/// What is done about something wrong: a repair that check digits speak for, or a field or line typed again.
extension PromptDialogue {
    /// Asks whether a repair is used, or which of several.
    func ask(_ repairs: [MRZRepair], about mrz: MRZ) -> [PromptEffect] {
        step = .repairs(repairs)
        func changes(_ repair: MRZRepair) -> [Message] {
            repair.changes.map { change in
                let (line, shift) = draft.place(line: change.line)
                return change.message(in: repair.mrz, line: line, column: shift, isBrief: repairs.count > 1)
            }
        }
        guard repairs.count > 1 else {
            return repairs.first.map(changes)?.map { .say($0) } ?? []
        }
        return [.say(.promptSeveral)]
            + repairs.enumerated().map { index, repair in
                .say(.promptCandidate(number: index + 1, changes: changes(repair)))
            }
    }

    /// Takes the answer about repairs.
    func choose(_ repairs: [MRZRepair]) -> [PromptEffect] {
        if typed.count > Self.longestAnswer { return [.say(.promptAnswerFirst)] }
        let chosen: MRZRepair?
        if repairs.count == 1 {
            guard let yes = isYes(orElse: true) else { return notUnderstood() }
            chosen = yes ? repairs.first : nil
        } else {
            let word = typed.text.filter { !$0.isWhitespace }
            let number = Int(word) ?? 0
            guard word.isEmpty || isYes(orElse: false) == false || (1...repairs.count).contains(number) else {
                return notUnderstood()
            }
            chosen = (1...repairs.count).contains(number) ? repairs[number - 1] : nil
        }
        guard let chosen else { return draft.judged.map(explain) ?? askLastLineAgain() }
        // A line of a wrong length is not among the lines yet.
        if draft.judged == nil { draft.takeWhole(chosen.mrz) } else { draft.take(chosen.mrz) }
        return goOn([])
    }

    private func askLastLineAgain() -> [PromptEffect] {
        step = .line(draft.lines.count)
        return []
    }

    // MARK: The menu

    /// Offers what can be corrected; a field whose check digit is wrong is marked.
    func openMenu() -> [PromptEffect] {
        let mrz = draft.isOfKeys ? nil : draft.judged
        var offers: [MenuOffer] = []
        if draft.isOfKeys {
            offers = KeyField.allCases.map(MenuOffer.key)
        } else {
            // The rest of a long number stands elsewhere: its line is typed again. Of a card whose middle line is not
            // there yet only the number is known.
            if mrz?.hasLongDocumentNumber == false { offers.append(.key(.number)) }
            if draft.isWhole || draft.lower != nil || draft.lines.count == 2 {
                offers += [.key(.birth), .key(.expiry)]
            }
            offers += draft.lower == nil ? draft.lines.indices.map(MenuOffer.line) : [.line(1)]
        }
        if wasRefused { offers.append(.can) }
        self.offers = offers
        step = .menu
        let wrong = Set(mrz?.checkDigits.wrong.map(\.field) ?? [])
        let rows = offers.enumerated().map { index, offer -> PromptEffect in
            switch offer {
            case .key(let key):
                .say(
                    .promptOffer(
                        number: index + 1, what: key.field.message,
                        isWrong: wrong.contains(key.checked) ? "yes" : "no"))
            case .line(let line):
                .say(.promptOffer(number: index + 1, what: .promptLineName(line: line + 1), isWrong: "no"))
            case .can: .say(.promptOffer(number: index + 1, what: .promptCanInstead, isWrong: "no"))
            }
        }
        return [.say(.promptCorrect)] + rows + [.say(wasRefused ? .promptEnterAgain : .promptEnterAsIs)]
    }

    func takeChoice() -> [PromptEffect] {
        let word = typed.text.filter { !$0.isWhitespace }
        if word.isEmpty {
            // As it stands: a document may be printed with a wrong check digit.
            if !draft.isOfKeys, draft.lower == nil, !draft.isWhole { return goOn([]) }
            return finish()
        }
        // Who has the number at hand types it where the choice is asked for.
        if offers.contains(.can), word.count == 6, word.utf8.allSatisfy(ZoneLines.isDigit) {
            password = SecretText(word.utf8)
            answer = .can(password)
            return [.say(.promptTakenCAN)]
        }
        guard let number = Int(word), offers.indices.contains(number - 1) else { return notUnderstood() }
        switch offers[number - 1] {
        case .key(let field): step = .key(field)
        case .line(let index):
            if draft.lower != nil { return askLowerAgain() }
            step = .line(index)
        case .can:
            step = .password
            return [.say(.promptCanWhere)]
        }
        return []
    }

    private func askLowerAgain() -> [PromptEffect] {
        draft.lower = nil
        step = .line(1)
        return []
    }

    // MARK: After the chip had its say

    /// Begins anew with what is there, after the chip refused it.
    ///
    /// - Parameter said: what happened, told before anything is asked.
    func afterRefusal(_ said: [Message]) -> [PromptEffect] {
        answer = nil
        wasRefused = true
        let effects = said.map(PromptEffect.say)
        switch request {
        case .zone, .keys:
            guard draft.isOfKeys || draft.judged != nil else {
                step = .line(0)
                wasRefused = false
                return effects
            }
            // Nothing is said of a zone that the chip was not asked about.
            let saysRight = password.isEmpty && !draft.isOfKeys && wrongDigits().isEmpty
            password.clear()
            return effects + (saysRight ? [.say(.promptDigitsRightAll)] : []) + openMenu()
        case .can, .pin, .puk, .tokenPIN:
            step = .password
            return effects + [.say(.promptAnotherOrEnd)]
        }
    }

    /// Asks whether the same is tried again: the chip was lost, and nothing is wrong with what was typed.
    func afterLoss(_ said: [Message]) -> [PromptEffect] {
        answer = nil
        step = .again
        return said.map(PromptEffect.say)
    }

    func takeAgain() -> [PromptEffect] {
        if isYes(orElse: true) == false {
            answer = .ended
            return []
        }
        guard isYes(orElse: true) == true else { return notUnderstood() }
        switch request {
        case .zone, .keys:
            guard password.isEmpty else {
                answer = .can(password)
                return []
            }
            return finish()
        case .can: answer = .can(password)
        case .pin, .puk, .tokenPIN: answer = .text(password)
        }
        return []
    }
}
