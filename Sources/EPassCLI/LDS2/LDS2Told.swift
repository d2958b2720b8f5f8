// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages

/// What a change of an LDS2 application has to say: the sentence or the error, and the members of a JSON object beside
/// it.
struct LDS2Told {
    let file: LDS2File
    let members: [(name: String, value: JSONValue)]
    let result: Result<Message, CLIError>
}

extension CLIError {
    /// The chip refused a change, with what helps against that word: a file that is full, or a chip that does not work,
    /// is no question of rights.
    ///
    /// - Parameters:
    ///   - file: what was to be changed.
    ///   - message: which step it refused, in which words.
    static func refusal(_ word: StatusBytes, of file: LDS2File, _ message: Message) -> CLIError {
        if word == .notEnoughMemory {
            return CLIError(.tooLarge, .lds2FileFull(file: file, word: word), remedy: .lds2FileFullRemedy)
        }
        let isOfRights = [StatusBytes.securityStatusNotSatisfied, .conditionsNotSatisfied].contains(word)
        return CLIError(
            code: ReadError.OwnCode.chipRefused, message: message,
            remedy: isOfRights ? .lds2AppendRefusedRemedy : .lds2RefusedByChipRemedy)
    }

    /// The terminal has no right to the change, or lost it on the way.
    static func withoutRight(_ message: Message) -> CLIError {
        CLIError(code: ReadError.OwnCode.chipRefused, message: message, remedy: .lds2AppendRefusedRemedy)
    }
}

extension JSONValue {
    /// A status word in four digits, null for none.
    init(_ word: StatusBytes?) { self = word.map { .string($0.description) } ?? .null }
}
