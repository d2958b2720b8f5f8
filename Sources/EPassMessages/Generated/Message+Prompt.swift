// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let promptMrzInstruction = MessageKey("prompt.mrzInstruction", "Type the lines at the foot of the data page (or on the back of the card). What you type is not shown.")
    static let promptCanInstruction = MessageKey("prompt.canInstruction", "Type the card access number, the six digits beside the MRZ or on the front of the card. What you type is not shown.")
    static let promptPinInstruction = MessageKey("prompt.pinInstruction", "Type the PIN of the token; it is not shown.")
    static let promptZoneInstruction = MessageKey("prompt.zoneInstruction", "Type the lines at the foot of the data page, or on the back of the card.")
    static let promptKeysInstruction = MessageKey("prompt.keysInstruction", "Type the document number and both dates as they stand in the machine readable zone.")
    static let promptCanWhere = MessageKey("prompt.canWhere", "Type the card access number: the six digits beside the MRZ or on the front of the card.")
    static let promptChipPINWhere = MessageKey("prompt.chipPINWhere", "Type the PIN of the document. A few wrong ones block it.")
    static let promptChipPUKWhere = MessageKey("prompt.chipPUKWhere", "Type the PUK of the document. After a few wrong ones it does not work any more.")
    static let promptTokenWhere = MessageKey("prompt.tokenWhere", "Type the PIN of the token.")
    static let promptHidden = MessageKey("prompt.hidden", "What you type is not shown. Ctrl-R shows it, Ctrl-U clears the row, Ctrl-C ends.")
    static let promptShown = MessageKey("prompt.shown", "What you type is shown. Ctrl-R hides it, Ctrl-U clears the row, Ctrl-C ends.")
    static let promptLine = MessageKey("prompt.line", "{isShown, select, yes {MRZ, line {line, number}:} other {MRZ, line {line, number} (not shown):}}")
    static let promptUpperLine = MessageKey("prompt.upperLine", "{isShown, select, yes {Line 1, or Enter to go on without it:} other {Line 1, or Enter to go on without it (not shown):}}")
    static let promptNumber = MessageKey("prompt.number", "{isShown, select, yes {Document number:} other {Document number (not shown):}}")
    static let promptBirth = MessageKey("prompt.birth", "{isShown, select, yes {Date of birth, YYMMDD:} other {Date of birth, YYMMDD (not shown):}}")
    static let promptExpiry = MessageKey("prompt.expiry", "{isShown, select, yes {Date of expiry, YYMMDD:} other {Date of expiry, YYMMDD (not shown):}}")
    static let promptCanLabel = MessageKey("prompt.canLabel", "{isShown, select, yes {CAN:} other {CAN (not shown):}}")
    static let promptChipPIN = MessageKey("prompt.chipPIN", "{isShown, select, yes {PIN:} other {PIN (not shown):}}")
    static let promptChipPUK = MessageKey("prompt.chipPUK", "{isShown, select, yes {PUK:} other {PUK (not shown):}}")
    static let promptTokenPIN = MessageKey("prompt.tokenPIN", "{isShown, select, yes {PIN of the token:} other {PIN of the token (not shown):}}")
    static let promptUseIt = MessageKey("prompt.useIt", "Use it? [Y/n]")
    static let promptUseAnyway = MessageKey("prompt.useAnyway", "Use it anyway? [y/N]")
    static let promptWhich = MessageKey("prompt.which", "Which one? Its number, or Enter for none:")
    static let promptChoice = MessageKey("prompt.choice", "Your choice:")
    static let promptAgain = MessageKey("prompt.again", "Try again? [Y/n]")
    static let promptYes = MessageKey("prompt.yes", "y")
    static let promptNo = MessageKey("prompt.no", "n")
    static let promptEnd = MessageKey("prompt.end", "q")
    static let promptTooLong = MessageKey("prompt.tooLong", "That is more than belongs here; it was wiped. Type it again.")
    static let promptNotUnderstood = MessageKey("prompt.notUnderstood", "That is not one of the answers.")
    static let promptAnswerFirst = MessageKey("prompt.answerFirst", "Answer this first; the line that came was not used.")
    static let promptLineMissing = MessageKey("prompt.lineMissing", "Line {line, number} is still missing; Ctrl-C ends.")
    static let promptFieldMissing = MessageKey("prompt.fieldMissing", "The {field, message} is still missing; Ctrl-C ends.")
    static let promptAgainBecause = MessageKey("prompt.againBecause", "{error, message}. Type it again.")
    static let promptTakenCAN = MessageKey("prompt.takenCAN", "Six digits: they are taken as the card access number.")
    static let promptCharacter = MessageKey("prompt.character", "Line {line, number}, column {column, number}: an MRZ has only A to Z, 0 to 9 and <. Type the line again.")
    static let promptLength = MessageKey("prompt.length", "This line has {count, plural, one {# character} other {# characters}}; a line has 44 or 36, or 30 where there are three. Type it again.")
    static let promptOnlyLower = MessageKey("prompt.onlyLower", "This is line 2. It is enough to open the chip; with line 1 the whole MRZ is compared.")
    static let promptOnlyMiddle = MessageKey("prompt.onlyMiddle", "This is line 2 of a card. Type line 1 first.")
    static let promptSameLine = MessageKey("prompt.sameLine", "This line was typed already. Type line {line, number}.")
    static let promptLineTaken = MessageKey("prompt.lineTaken", "Line {line, number} is complete.")
    static let promptDigitsRight = MessageKey("prompt.digitsRight", "The check digits are right.")
    static let promptDigitsRightAll = MessageKey("prompt.digitsRightAll", "All check digits are right. Compare what you typed with the document: the MRZ may be another document's.")
    static let promptFilled = MessageKey("prompt.filled", "Line {line, number} has {count, plural, one {# character} other {# characters}}. With {missing, number} more < at its end it has {length, number}.")
    static let promptCut = MessageKey("prompt.cut", "Line {line, number} has {count, plural, one {# character} other {# characters}}. With {surplus, number} fewer < at its end it has {length, number}.")
    static let promptReplaced = MessageKey("prompt.replaced", "Position {position, number} of the {field, message}: {found} should be {written}, then the check digits fit.")
    static let promptReplacedDigit = MessageKey("prompt.replacedDigit", "Line {line, number}, column {column, number}, a place for a digit: {found} should be {written}.")
    static let promptInserted = MessageKey("prompt.inserted", "Line {line, number}, column {column, number}: {written} is missing, then the check digits fit.")
    static let promptRemoved = MessageKey("prompt.removed", "Line {line, number}, column {column, number}: {found} is too much, then the check digits fit.")
    static let promptReplacedBriefly = MessageKey("prompt.replacedBriefly", "{field, message}: {found} → {written}")
    static let promptInsertedBriefly = MessageKey("prompt.insertedBriefly", "line {line, number}, column {column, number}: {written} is missing")
    static let promptRemovedBriefly = MessageKey("prompt.removedBriefly", "line {line, number}, column {column, number}: {found} is too much")
    static let promptSeveral = MessageKey("prompt.several", "The check digits fit if one of these is changed:")
    static let promptCandidate = MessageKey("prompt.candidate", "{number, number}: {changes, messages}")
    static let promptWrongDigit = MessageKey("prompt.wrongDigit", "The check digit of the {field, message} does not fit: {found} in line {line, number}, column {column, number}; {expected} is computed.")
    static let promptWrongComposite = MessageKey("prompt.wrongComposite", "The last check digit, which is over several fields, does not fit: {found} in line {line, number}, column {column, number}; {expected} is computed.")
    static let promptNewDigit = MessageKey("prompt.newDigit", "The check digit of the {field, message} was typed as {found}; {expected} is computed.")
    static let promptUseDigit = MessageKey("prompt.useDigit", "Use {expected}? [Y/n]")
    static let promptCorrect = MessageKey("prompt.correct", "What is to be corrected?")
    static let promptOffer = MessageKey("prompt.offer", "{number, number}: {isWrong, select, yes {{what, message} (its check digit is wrong)} other {{what, message}}}")
    static let promptLineName = MessageKey("prompt.lineName", "line {line, number}")
    static let promptCanInstead = MessageKey("prompt.canInstead", "the card access number instead")
    static let promptEnterAgain = MessageKey("prompt.enterAgain", "Enter: try again as it stands. q: end.")
    static let promptEnterAsIs = MessageKey("prompt.enterAsIs", "Enter: use it as it stands. q: end.")
    static let promptAnotherOrEnd = MessageKey("prompt.anotherOrEnd", "Type it again; Enter alone ends.")
    static let promptTriesLeft = MessageKey("prompt.triesLeft", "{count, plural, =0 {By the chip's word no try is left.} one {By the chip's word # try is left.} other {By the chip's word # tries are left.}}")
    static let promptTenCharacters = MessageKey("prompt.tenCharacters", "A document number has nine characters and its check digit, which does not fit. Only cards have longer ones.")
    static let promptKeyDigit = MessageKey("prompt.keyDigit", "The check digit behind it does not fit: {found}, {expected} is computed. Type it again, with or without the check digit.")
    static let promptCanDigits = MessageKey("prompt.canDigits", "A card access number has digits only. Type it again.")
    static let promptCanCount = MessageKey("prompt.canCount", "A card access number has six digits; this one has {count, number}.")
    static let promptOwnZone = MessageKey("prompt.ownZone", "The chip is opened with the simulated document's own MRZ; --mrz or --can takes another.")
    static let promptOwnCAN = MessageKey("prompt.ownCAN", "The chip is opened with the simulated document's own card access number; --mrz or --can takes another.")
    static let promptOwnPIN = MessageKey("prompt.ownPIN", "The chip is opened with the simulated document's own PIN; --pin takes another.")
    static let promptNotRead = MessageKey("prompt.notRead", "The chip was not opened.")
    static let promptZone = MessageKey("prompt.zone", "Type the lines of the zone, then Ctrl-D:")

    static let ofPrompt: [MessageKey] = [
        .promptAgain,
        .promptAgainBecause,
        .promptAnotherOrEnd,
        .promptAnswerFirst,
        .promptBirth,
        .promptCanCount,
        .promptCanDigits,
        .promptCanInstead,
        .promptCanInstruction,
        .promptCanLabel,
        .promptCanWhere,
        .promptCandidate,
        .promptCharacter,
        .promptChipPIN,
        .promptChipPINWhere,
        .promptChipPUK,
        .promptChipPUKWhere,
        .promptChoice,
        .promptCorrect,
        .promptCut,
        .promptDigitsRight,
        .promptDigitsRightAll,
        .promptEnd,
        .promptEnterAgain,
        .promptEnterAsIs,
        .promptExpiry,
        .promptFieldMissing,
        .promptFilled,
        .promptHidden,
        .promptInserted,
        .promptInsertedBriefly,
        .promptKeyDigit,
        .promptKeysInstruction,
        .promptLength,
        .promptLine,
        .promptLineMissing,
        .promptLineName,
        .promptLineTaken,
        .promptMrzInstruction,
        .promptNewDigit,
        .promptNo,
        .promptNotRead,
        .promptNotUnderstood,
        .promptNumber,
        .promptOffer,
        .promptOnlyLower,
        .promptOnlyMiddle,
        .promptOwnCAN,
        .promptOwnPIN,
        .promptOwnZone,
        .promptPinInstruction,
        .promptRemoved,
        .promptRemovedBriefly,
        .promptReplaced,
        .promptReplacedBriefly,
        .promptReplacedDigit,
        .promptSameLine,
        .promptSeveral,
        .promptShown,
        .promptTakenCAN,
        .promptTenCharacters,
        .promptTokenPIN,
        .promptTokenWhere,
        .promptTooLong,
        .promptTriesLeft,
        .promptUpperLine,
        .promptUseAnyway,
        .promptUseDigit,
        .promptUseIt,
        .promptWhich,
        .promptWrongComposite,
        .promptWrongDigit,
        .promptYes,
        .promptZone,
        .promptZoneInstruction,
    ]
}

extension Message {
    package static var promptMrzInstruction: Message { Message(.promptMrzInstruction) }
    package static var promptCanInstruction: Message { Message(.promptCanInstruction) }
    package static var promptPinInstruction: Message { Message(.promptPinInstruction) }
    package static var promptZoneInstruction: Message { Message(.promptZoneInstruction) }
    package static var promptKeysInstruction: Message { Message(.promptKeysInstruction) }
    package static var promptCanWhere: Message { Message(.promptCanWhere) }
    package static var promptChipPINWhere: Message { Message(.promptChipPINWhere) }
    package static var promptChipPUKWhere: Message { Message(.promptChipPUKWhere) }
    package static var promptTokenWhere: Message { Message(.promptTokenWhere) }
    package static var promptHidden: Message { Message(.promptHidden) }
    package static var promptShown: Message { Message(.promptShown) }
    package static func promptLine(line: Int, isShown: String) -> Message {
        Message(.promptLine, [.init("line", .number(line)), .init("isShown", .text(isShown))])
    }
    package static func promptUpperLine(isShown: String) -> Message {
        Message(.promptUpperLine, [.init("isShown", .text(isShown))])
    }
    package static func promptNumber(isShown: String) -> Message {
        Message(.promptNumber, [.init("isShown", .text(isShown))])
    }
    package static func promptBirth(isShown: String) -> Message {
        Message(.promptBirth, [.init("isShown", .text(isShown))])
    }
    package static func promptExpiry(isShown: String) -> Message {
        Message(.promptExpiry, [.init("isShown", .text(isShown))])
    }
    package static func promptCanLabel(isShown: String) -> Message {
        Message(.promptCanLabel, [.init("isShown", .text(isShown))])
    }
    package static func promptChipPIN(isShown: String) -> Message {
        Message(.promptChipPIN, [.init("isShown", .text(isShown))])
    }
    package static func promptChipPUK(isShown: String) -> Message {
        Message(.promptChipPUK, [.init("isShown", .text(isShown))])
    }
    package static func promptTokenPIN(isShown: String) -> Message {
        Message(.promptTokenPIN, [.init("isShown", .text(isShown))])
    }
    package static var promptUseIt: Message { Message(.promptUseIt) }
    package static var promptUseAnyway: Message { Message(.promptUseAnyway) }
    package static var promptWhich: Message { Message(.promptWhich) }
    package static var promptChoice: Message { Message(.promptChoice) }
    package static var promptAgain: Message { Message(.promptAgain) }
    package static var promptYes: Message { Message(.promptYes) }
    package static var promptNo: Message { Message(.promptNo) }
    package static var promptEnd: Message { Message(.promptEnd) }
    package static var promptTooLong: Message { Message(.promptTooLong) }
    package static var promptNotUnderstood: Message { Message(.promptNotUnderstood) }
    package static var promptAnswerFirst: Message { Message(.promptAnswerFirst) }
    package static func promptLineMissing(line: Int) -> Message {
        Message(.promptLineMissing, [.init("line", .number(line))])
    }
    package static func promptFieldMissing(field: Message) -> Message {
        Message(.promptFieldMissing, [.init("field", .message(field))])
    }
    package static func promptAgainBecause(error: Message) -> Message {
        Message(.promptAgainBecause, [.init("error", .message(error))])
    }
    package static var promptTakenCAN: Message { Message(.promptTakenCAN) }
    package static func promptCharacter(line: Int, column: Int) -> Message {
        Message(.promptCharacter, [.init("line", .number(line)), .init("column", .number(column))])
    }
    package static func promptLength(count: Int) -> Message {
        Message(.promptLength, [.init("count", .number(count))])
    }
    package static var promptOnlyLower: Message { Message(.promptOnlyLower) }
    package static var promptOnlyMiddle: Message { Message(.promptOnlyMiddle) }
    package static func promptSameLine(line: Int) -> Message {
        Message(.promptSameLine, [.init("line", .number(line))])
    }
    package static func promptLineTaken(line: Int) -> Message {
        Message(.promptLineTaken, [.init("line", .number(line))])
    }
    package static var promptDigitsRight: Message { Message(.promptDigitsRight) }
    package static var promptDigitsRightAll: Message { Message(.promptDigitsRightAll) }
    package static func promptFilled(line: Int, count: Int, missing: Int, length: Int) -> Message {
        Message(.promptFilled, [.init("line", .number(line)), .init("count", .number(count)), .init("missing", .number(missing)), .init("length", .number(length))])
    }
    package static func promptCut(line: Int, count: Int, surplus: Int, length: Int) -> Message {
        Message(.promptCut, [.init("line", .number(line)), .init("count", .number(count)), .init("surplus", .number(surplus)), .init("length", .number(length))])
    }
    package static func promptReplaced(position: Int, field: Message, found: some CustomStringConvertible, written: some CustomStringConvertible) -> Message {
        Message(.promptReplaced, [.init("position", .number(position)), .init("field", .message(field)), .init("found", .text(found.description)), .init("written", .text(written.description))])
    }
    package static func promptReplacedDigit(line: Int, column: Int, found: some CustomStringConvertible, written: some CustomStringConvertible) -> Message {
        Message(.promptReplacedDigit, [.init("line", .number(line)), .init("column", .number(column)), .init("found", .text(found.description)), .init("written", .text(written.description))])
    }
    package static func promptInserted(line: Int, column: Int, written: some CustomStringConvertible) -> Message {
        Message(.promptInserted, [.init("line", .number(line)), .init("column", .number(column)), .init("written", .text(written.description))])
    }
    package static func promptRemoved(line: Int, column: Int, found: some CustomStringConvertible) -> Message {
        Message(.promptRemoved, [.init("line", .number(line)), .init("column", .number(column)), .init("found", .text(found.description))])
    }
    package static func promptReplacedBriefly(field: Message, found: some CustomStringConvertible, written: some CustomStringConvertible) -> Message {
        Message(.promptReplacedBriefly, [.init("field", .message(field)), .init("found", .text(found.description)), .init("written", .text(written.description))])
    }
    package static func promptInsertedBriefly(line: Int, column: Int, written: some CustomStringConvertible) -> Message {
        Message(.promptInsertedBriefly, [.init("line", .number(line)), .init("column", .number(column)), .init("written", .text(written.description))])
    }
    package static func promptRemovedBriefly(line: Int, column: Int, found: some CustomStringConvertible) -> Message {
        Message(.promptRemovedBriefly, [.init("line", .number(line)), .init("column", .number(column)), .init("found", .text(found.description))])
    }
    package static var promptSeveral: Message { Message(.promptSeveral) }
    package static func promptCandidate(number: Int, changes: [Message]) -> Message {
        Message(.promptCandidate, [.init("number", .number(number)), .init("changes", .messages(changes))])
    }
    package static func promptWrongDigit(field: Message, found: some CustomStringConvertible, line: Int, column: Int, expected: some CustomStringConvertible) -> Message {
        Message(.promptWrongDigit, [.init("field", .message(field)), .init("found", .text(found.description)), .init("line", .number(line)), .init("column", .number(column)), .init("expected", .text(expected.description))])
    }
    package static func promptWrongComposite(found: some CustomStringConvertible, line: Int, column: Int, expected: some CustomStringConvertible) -> Message {
        Message(.promptWrongComposite, [.init("found", .text(found.description)), .init("line", .number(line)), .init("column", .number(column)), .init("expected", .text(expected.description))])
    }
    package static func promptNewDigit(field: Message, found: some CustomStringConvertible, expected: some CustomStringConvertible) -> Message {
        Message(.promptNewDigit, [.init("field", .message(field)), .init("found", .text(found.description)), .init("expected", .text(expected.description))])
    }
    package static func promptUseDigit(expected: some CustomStringConvertible) -> Message {
        Message(.promptUseDigit, [.init("expected", .text(expected.description))])
    }
    package static var promptCorrect: Message { Message(.promptCorrect) }
    package static func promptOffer(number: Int, what: Message, isWrong: String) -> Message {
        Message(.promptOffer, [.init("number", .number(number)), .init("what", .message(what)), .init("isWrong", .text(isWrong))])
    }
    package static func promptLineName(line: Int) -> Message {
        Message(.promptLineName, [.init("line", .number(line))])
    }
    package static var promptCanInstead: Message { Message(.promptCanInstead) }
    package static var promptEnterAgain: Message { Message(.promptEnterAgain) }
    package static var promptEnterAsIs: Message { Message(.promptEnterAsIs) }
    package static var promptAnotherOrEnd: Message { Message(.promptAnotherOrEnd) }
    package static func promptTriesLeft(count: Int) -> Message {
        Message(.promptTriesLeft, [.init("count", .number(count))])
    }
    package static var promptTenCharacters: Message { Message(.promptTenCharacters) }
    package static func promptKeyDigit(found: some CustomStringConvertible, expected: some CustomStringConvertible) -> Message {
        Message(.promptKeyDigit, [.init("found", .text(found.description)), .init("expected", .text(expected.description))])
    }
    package static var promptCanDigits: Message { Message(.promptCanDigits) }
    package static func promptCanCount(count: Int) -> Message {
        Message(.promptCanCount, [.init("count", .number(count))])
    }
    package static var promptOwnZone: Message { Message(.promptOwnZone) }
    package static var promptOwnCAN: Message { Message(.promptOwnCAN) }
    package static var promptOwnPIN: Message { Message(.promptOwnPIN) }
    package static var promptNotRead: Message { Message(.promptNotRead) }
    package static var promptZone: Message { Message(.promptZone) }
}
