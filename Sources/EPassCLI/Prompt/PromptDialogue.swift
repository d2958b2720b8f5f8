// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// The dialogue at which a password is typed: what the person does goes in, what is to be shown comes out. It knows no
/// terminal and no chip.
///
/// What was typed is kept, in memory that is wiped, until the dialogue is let go: after a refusal of the chip one line
/// or one field is corrected, and the rest stays.
final class PromptDialogue {
    /// What is being asked.
    enum Step {
        /// The line of that index.
        case line(Int)
        /// The upper line, where the lower one is there and enough.
        case upperLine
        case key(KeyField)
        case password
        /// Whether a repair is used, or which of several.
        case repairs([MRZRepair])
        /// Whether a line that was filled up or cut is used, for the line of that index.
        case fill([UInt8], Int)
        /// Whether ten characters are a document number.
        case longNumber(SecretText)
        /// Whether the check digit that is computed stands behind a field that was corrected.
        case digit(KeyField, UInt8)
        /// Whether a card access number of another length is used.
        case canLength
        case menu
        /// Whether the same is tried again.
        case again
    }

    /// The words that answer a question in the language of the person, beside y and n.
    struct Answers {
        let yes: String
        let no: String
        let end: String
    }

    let request: PromptRequest
    let answers: Answers
    var step: Step
    var draft = ZoneDraft()
    var isShown: Bool
    /// What is being typed.
    let typed = SecretText()
    /// The password that is no zone.
    var password = SecretText()
    /// What came of it; nil while the dialogue goes on.
    var answer: PromptAnswer?
    /// Whether the chip had a try already.
    var wasRefused = false
    /// What the menu offers, in its order.
    var offers: [MenuOffer] = []

    init(_ request: PromptRequest, isShown: Bool, answers: Answers = Answers(yes: "y", no: "n", end: "q")) {
        self.request = request
        self.isShown = isShown
        self.answers = answers
        switch request {
        case .zone: step = .line(0)
        case .keys:
            step = .key(.number)
            draft.isOfKeys = true
        case .can, .pin, .puk, .tokenPIN: step = .password
        }
    }

    /// What is said before anything is asked.
    var introduction: [Message] {
        let instruction: Message =
            switch request {
            case .zone: .promptZoneInstruction
            case .keys: .promptKeysInstruction
            case .can: .promptCanWhere
            case .pin: .promptChipPINWhere
            case .puk: .promptChipPUKWhere
            case .tokenPIN: .promptTokenWhere
            }
        return [instruction, isShown ? .promptShown : .promptHidden]
    }

    /// Takes what the person did.
    func take(_ event: PromptEvent) -> [PromptEffect] {
        switch event {
        case .text(let scalar):
            guard typed.append(scalar) else {
                typed.clear()
                return [.commit, .say(.promptTooLong)]
            }
            return []
        case .backspace: typed.removeLast()
        case .clearWord: typed.removeWord()
        case .clearLine: typed.clear()
        case .toggle: isShown.toggle()
        case .redraw: break
        case .end:
            // As in a shell: at the end of the input what stands in the row counts, and an empty row ends it.
            guard typed.isEmpty else { return entered() }
            answer = draftIsEmpty ? .nothing : .ended
            return [.commit]
        case .enter: return entered()
        }
        return []
    }

    private func entered() -> [PromptEffect] {
        defer { typed.clear() }
        if !step.isSecret, isEnd {
            answer = .ended
            return [.commit]
        }
        return [.commit]
            + {
                switch step {
                case .line(let index): takeLine(index)
                case .upperLine: takeUpperLine()
                case .key(let field): takeKey(field)
                case .password: takePassword()
                case .repairs(let repairs): choose(repairs)
                case .fill(let line, let index): decide(line, index)
                case .longNumber(let number): decide(longNumber: number)
                case .digit(let key, let digit): decide(digit, of: key)
                case .canLength: decideLength()
                case .menu: takeChoice()
                case .again: takeAgain()
                }
            }()
    }

    /// Whether a zone or the fields of one are asked for; a card access number only in their place.
    var isOfZone: Bool {
        switch request {
        case .zone, .keys: true
        case .can, .pin, .puk, .tokenPIN: false
        }
    }

    private var draftIsEmpty: Bool {
        draft.lines.isEmpty && draft.lower == nil && draft.keys.isEmpty && password.isEmpty
    }

    // MARK: The row

    /// The row in which something is typed now.
    var row: PromptRow {
        let count = typed.isEmpty ? "" : String(typed.text.unicodeScalars.count)
        // A scanner does not wait for an answer: what it sends into a question is no more shown than in its place.
        let shown = isShown || !step.isSecret && typed.count <= Self.longestAnswer
        return PromptRow(label: label, typed: shown ? typed.text : (tellsLength ? count : ""))
    }

    /// The most characters of an answer to a question; more are a line.
    static let longestAnswer = 5

    /// How long a PIN is, is nobody's business; lines and dates have a length that everybody knows.
    private var tellsLength: Bool {
        switch request {
        case .zone, .keys, .can: true
        case .pin, .puk, .tokenPIN: false
        }
    }

    private var label: Message {
        let shown = isShown ? "yes" : "no"
        return switch step {
        case .line(let index): .promptLine(line: index + 1, isShown: shown)
        case .upperLine: .promptUpperLine(isShown: shown)
        case .key(let field): field.label(isShown: isShown)
        case .password:
            switch request {
            case .pin: .promptChipPIN(isShown: shown)
            case .puk: .promptChipPUK(isShown: shown)
            case .tokenPIN: .promptTokenPIN(isShown: shown)
            case .can, .zone, .keys: .promptCanLabel(isShown: shown)
            }
        case .repairs(let repairs): repairs.count == 1 ? .promptUseIt : .promptWhich
        case .fill: .promptUseIt
        case .longNumber, .canLength: .promptUseAnyway
        case .digit(_, let digit): .promptUseDigit(expected: String(decoding: [digit], as: UTF8.self))
        case .menu: .promptChoice
        case .again: .promptAgain
        }
    }

    // MARK: Answers

    /// Whether what stands in the row means yes; nil where it means neither.
    func isYes(orElse byDefault: Bool) -> Bool? {
        let word = typed.text.lowercased().filter { !$0.isWhitespace }
        if word.isEmpty { return byDefault }
        if ["y", "yes", answers.yes.lowercased()].contains(word) { return true }
        if ["n", "no", answers.no.lowercased()].contains(word) { return false }
        return nil
    }

    /// Whether what stands in the row means that the person ends it.
    var isEnd: Bool {
        let word = typed.text.lowercased().filter { !$0.isWhitespace }
        return ["q", "quit", answers.end.lowercased()].contains(word)
    }

    /// Says again what was asked: the answer was none.
    func notUnderstood() -> [PromptEffect] { [.say(.promptNotUnderstood)] }
}

extension PromptDialogue.Step {
    /// Whether what is typed is secret, and not the answer to a question.
    var isSecret: Bool {
        switch self {
        case .line, .upperLine, .key, .password: true
        case .repairs, .fill, .longNumber, .digit, .canLength, .menu, .again: false
        }
    }
}
