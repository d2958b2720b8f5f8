// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassMRZ
import EPassMessages

/// What is asked for one reading: a dialogue for each password that is typed, kept until the reading is over, so that
/// one line or field can be corrected after the chip refused it.
actor PromptSession {
    /// What was given without a dialogue.
    private let given: AccessInput
    private let dialogues: [PromptDialogue]
    private let options: [String]
    /// Whether the passwords were asked for: then a chip that needs none does not end the questions.
    nonisolated let isWanted: Bool
    private var wasAsked = false

    /// - Parameters:
    ///   - given: what needs no question.
    ///   - requests: what is asked for, with the option of each.
    ///   - isWanted: whether somebody asked for it, or the chip alone may.
    init(given: AccessInput, requests: [(request: PromptRequest, option: String)], isShown: Bool, isWanted: Bool) {
        self.given = given
        self.isWanted = isWanted
        dialogues = requests.map { PromptDialogue($0.request, isShown: isShown, answers: .current) }
        options = requests.map(\.option)
    }

    /// Asks for everything.
    ///
    /// - Throws: `CLIError` where there is no terminal, nothing was typed, or Ctrl-C was.
    func ask() throws(CLIError) -> AccessInput {
        wasAsked = true
        for (dialogue, option) in zip(dialogues, options) {
            try PromptTerminal.hold(dialogue, saying: dialogue.introduction.map(PromptEffect.say), option: option)
        }
        return try input()
    }

    /// Asks again after the chip refused what was given.
    ///
    /// - Returns: nil where the person does not want to go on.
    func askAgain(after failure: ReadError) throws(CLIError) -> AccessInput? {
        // The one that was tried first: a card access number goes before a zone.
        guard wasAsked, let index = dialogues.indices.last else { return nil }
        var said = [failure.message]
        // Where nothing says that the password is the wrong one, another kind of it may help; one that a few wrong
        // tries block is not typed again lightly.
        let isLimited = [.pin, .puk].contains(dialogues[index].request)
        if failure.code != .access(.wrongPassword) || isLimited { said.append(failure.remedy) }
        if let tries = failure.triesLeft { said.append(.promptTriesLeft(count: tries)) }
        return try hold(index, dialogues[index].afterRefusal(said))
    }

    /// Asks whether the same is tried again: the chip was lost.
    ///
    /// - Returns: nil where the person does not want to go on.
    func askAgain(afterLoss message: Message, remedy: Message) throws(CLIError) -> AccessInput? {
        guard wasAsked, let index = dialogues.indices.last else { return nil }
        return try hold(index, dialogues[index].afterLoss([message, remedy]))
    }

    private func hold(_ index: Int, _ effects: [PromptEffect]) throws(CLIError) -> AccessInput? {
        try PromptTerminal.hold(dialogues[index], saying: effects, option: options[index])
        switch dialogues[index].answer {
        case nil, .ended?, .nothing?: return nil
        case .zone?, .fields?, .can?, .text?: return try input()
        }
    }

    private func input() throws(CLIError) -> AccessInput {
        var input = given
        for dialogue in dialogues {
            input = try Self.adding(dialogue, to: input)
        }
        return input
    }

    /// What was given and what was typed in one: the zone comes first, and the other password is beside it.
    private static func adding(
        _ dialogue: PromptDialogue, to input: AccessInput
    ) throws(CLIError) -> AccessInput {
        switch dialogue.answer {
        case .zone(let mrz)?: return input.replacing(zone: .lines(mrz))
        case .fields(let fields)?: return input.replacing(zone: .triple(fields))
        case .can(let can)?: return try AccessOptions.adding(can.text, .can, to: input)
        case .text(let text)?: return try AccessOptions.adding(text.text, dialogue.request, to: input)
        case .ended?: throw CLIError(.interrupted, .terminalInterrupted)
        case .nothing?, nil:
            let kind = dialogue.request.kind
            throw CLIError(.noInput, .secretNotTyped(kind: kind.word), remedy: kind.instruction)
        }
    }
}

extension PromptDialogue.Answers {
    /// Those of the language of the process.
    static var current: Self {
        Self(yes: Words.phrase(.promptYes), no: Words.phrase(.promptNo), end: Words.phrase(.promptEnd))
    }
}

extension PromptRequest {
    /// What messages say of it.
    var kind: SecretInput.Kind {
        switch self {
        case .zone, .keys: .mrz
        case .can: .can
        case .pin: .pin
        case .puk: .puk
        case .tokenPIN: .terminalPIN
        }
    }
}
