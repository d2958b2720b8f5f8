// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// The codes of the command line itself. Those of the layers below stay as they are.
enum CLICode: String, ErrorCode {
    /// Options that do not go together, two outputs of one name, an empty name of a file or folder.
    case usage = "cli.usage"
    /// The language that was asked for cannot be had.
    case language = "cli.language"
    /// An input cannot be read, or is empty.
    case noInput = "cli.noInput"
    /// An input is larger than anything of its kind.
    case tooLarge = "cli.tooLarge"
    /// There is no terminal to ask on, or it cannot hide what is typed.
    case noTerminal = "cli.noTerminal"
    /// A file holds no PIN on a line of its own.
    case noPIN = "cli.noPIN"
    /// What was to be judged is something else.
    case notEvidence = "cli.notEvidence"
    /// A file, or a symbolic link, is there already.
    case fileExists = "cli.fileExists"
    /// A folder holds something already.
    case folderNotEmpty = "cli.folderNotEmpty"
    /// A file, a folder or standard output cannot be written.
    case cannotWrite = "cli.cannotWrite"
    /// A program that is needed is not installed.
    case noProgram = "cli.noProgram"
    /// Nothing in the trust material is of that kind, country and basis.
    case nothingToExport = "cli.nothingToExport"
    /// There is no trust store yet.
    case noStore = "cli.noStore"
    /// Nothing in the trust material is what was asked for.
    case notInStore = "cli.notInStore"
    /// An import needs a confirmation, and nobody could be asked.
    case confirmationNeeded = "cli.confirmationNeeded"
    /// The answer to the question of an import was no.
    case notConfirmed = "cli.notConfirmed"
    /// A country that nobody is called by.
    case country = "cli.country"
    /// A program that was to bring files failed.
    case commandFailed = "cli.commandFailed"
    /// A digest that was named is that of nothing in what was given.
    case pinNotMet = "cli.pinNotMet"
    /// The user interrupted.
    case interrupted = "cli.interrupted"
    /// Something that was not foreseen.
    case internalError = "cli.internal"
    /// Documents or cards lie on several readers.
    case severalReaders = "reader.several"

    /// Phase and exit status.
    var facts: ErrorFacts {
        switch self {
        case .usage, .language: .init(.input, .usage)
        case .noInput, .noTerminal: .init(.input, .noInput)
        case .tooLarge, .noPIN, .notEvidence: .init(.input, .badData)
        case .cannotWrite, .fileExists, .folderNotEmpty: .init(.output, .cannotWrite)
        case .noProgram: .init(.output, .unavailable, isLasting: true)
        case .nothingToExport: .init(.output, .noInput)
        case .noStore, .notInStore: .init(.trust, .noInput)
        case .country: .init(.input, .usage)
        case .commandFailed: .init(.trust, .unavailable)
        case .confirmationNeeded: .init(.trust, .usage)
        case .notConfirmed: .init(.trust, .interrupted)
        case .pinNotMet: .init(.trust, .badData)
        case .interrupted: .init(.input, .interrupted)
        case .internalError: .init(.input, .internalError)
        case .severalReaders: .init(.connect, .unavailable)
        }
    }
}
