// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// A question at the terminal that has to be answered with yes before the store is changed.
enum Confirmation {
    /// Asks.
    ///
    /// - Throws: `CLIError` of the code `cli.confirmationNeeded` where nobody can be asked, `cli.notConfirmed` where
    ///   the answer is anything but yes.
    ///
    /// - Parameter isImport: whether files are to be taken, and not something changed that is there.
    static func ask(_ question: Message, isImport: Bool = true) throws(CLIError) {
        guard Terminal.canAsk else { throw nobody(isImport: isImport) }
        guard isYes(Terminal.ask(question) ?? "") else {
            throw CLIError(.notConfirmed, isImport ? .trustImportNotConfirmed : .trustRemoveNotConfirmed)
        }
    }

    /// That nobody can be asked.
    static func nobody(isImport: Bool) -> CLIError {
        isImport
            ? CLIError(.confirmationNeeded, .trustImportNobodyToConfirm)
            : CLIError(.confirmationNeeded, .trustRemoveNobodyToConfirm, remedy: .trustRemoveConfirmByYes)
    }

    /// Whether an answer is one of those that the language has for yes; the English ones hold in every language.
    static func isYes(_ answer: String) -> Bool {
        let words = Words.say(.trustImportAnswersYes).lowercased().split { !$0.isLetter }
        let answer = answer.lowercased().filter { !$0.isWhitespace }
        return ["y", "yes"].contains(answer) || words.contains { $0 == answer }
    }
}
