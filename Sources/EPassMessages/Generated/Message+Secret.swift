// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let secretOptionEmpty = MessageKey("secret.optionEmpty", "The value of {option} is empty. Leave it out to be asked, or give - for standard input.")
    static let secretNotTyped = MessageKey("secret.notTyped", "No {kind, select, mrz {MRZ} can {card access number} puk {PUK} other {PIN}} was typed.")
    static let secretStandardInputEmpty = MessageKey("secret.standardInputEmpty", "Standard input holds no {kind, select, mrz {MRZ} can {card access number} puk {PUK} other {PIN}}.")
    static let secretSendIt = MessageKey("secret.sendIt", "Send it there, for example:  epass read {option} - < FILE")
    static let secretInArguments = MessageKey("secret.inArguments", "{kind, select, mrz {an MRZ} can {a card access number} puk {a PUK} other {a PIN}} in the arguments shows in ps and in the shell's history; {option} alone asks for it.")
    static let secretNoTerminal = MessageKey("secret.noTerminal", "There is no terminal to ask on.")
    static let secretTerminalShows = MessageKey("secret.terminalShows", "The terminal cannot be set to hide what is typed.")
    static let secretGiveOnStandardInput = MessageKey("secret.giveOnStandardInput", "Give the value on standard input:  epass read {option} - < FILE")
    static let secretOthersCanRead = MessageKey("secret.othersCanRead", "others can read the {kind, select, pin {PIN} signingKey {signing key} other {terminal's key}}: chmod 600 {file}")
    static let secretNoPIN = MessageKey("secret.noPIN", "{file} does not hold a PIN on a line of its own.")
    static let secretTokenWantsPIN = MessageKey("secret.tokenWantsPIN", "The token wants a PIN. {error, message}.")
    static let secretWritePINFile = MessageKey("secret.writePINFile", "Write it into a file that only you can read, and name that with --terminal-pin-file.")
    static let secretNamePINSource = MessageKey("secret.namePINSource", "Write it into a file that only you can read, and name that in the URI with pin-source.")
    static let secretTypePIN = MessageKey("secret.typePIN", "Type the PIN of the token, or give --terminal-pin-file.")

    static let ofSecret: [MessageKey] = [
        .secretGiveOnStandardInput,
        .secretInArguments,
        .secretNamePINSource,
        .secretNoPIN,
        .secretNoTerminal,
        .secretNotTyped,
        .secretOptionEmpty,
        .secretOthersCanRead,
        .secretSendIt,
        .secretStandardInputEmpty,
        .secretTerminalShows,
        .secretTokenWantsPIN,
        .secretTypePIN,
        .secretWritePINFile,
    ]
}

extension Message {
    package static func secretOptionEmpty(option: some CustomStringConvertible) -> Message {
        Message(.secretOptionEmpty, [.init("option", .text(option.description))])
    }
    package static func secretNotTyped(kind: String) -> Message {
        Message(.secretNotTyped, [.init("kind", .text(kind))])
    }
    package static func secretStandardInputEmpty(kind: String) -> Message {
        Message(.secretStandardInputEmpty, [.init("kind", .text(kind))])
    }
    package static func secretSendIt(option: some CustomStringConvertible) -> Message {
        Message(.secretSendIt, [.init("option", .text(option.description))])
    }
    package static func secretInArguments(kind: String, option: some CustomStringConvertible) -> Message {
        Message(.secretInArguments, [.init("kind", .text(kind)), .init("option", .text(option.description))])
    }
    package static var secretNoTerminal: Message { Message(.secretNoTerminal) }
    package static var secretTerminalShows: Message { Message(.secretTerminalShows) }
    package static func secretGiveOnStandardInput(option: some CustomStringConvertible) -> Message {
        Message(.secretGiveOnStandardInput, [.init("option", .text(option.description))])
    }
    package static func secretOthersCanRead(kind: String, file: some CustomStringConvertible) -> Message {
        Message(.secretOthersCanRead, [.init("kind", .text(kind)), .init("file", .text(file.description))])
    }
    package static func secretNoPIN(file: some CustomStringConvertible) -> Message {
        Message(.secretNoPIN, [.init("file", .text(file.description))])
    }
    package static func secretTokenWantsPIN(error: Message) -> Message {
        Message(.secretTokenWantsPIN, [.init("error", .message(error))])
    }
    package static var secretWritePINFile: Message { Message(.secretWritePINFile) }
    package static var secretNamePINSource: Message { Message(.secretNamePINSource) }
    package static var secretTypePIN: Message { Message(.secretTypePIN) }
}
