// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let traceWrong = MessageKey("trace.wrong", "{error, message} (line {line, number} of {file}).")
    static let traceMember = MessageKey("trace.member", "{error, message} ({member}).")
    static let traceSchemaUnknown = MessageKey("trace.schemaUnknown", "The first line is not that of a trace of the schema {schema}.")
    static let traceNoJSON = MessageKey("trace.noJSON", "{error, message} (octet {offset, number} of the line).")
    static let traceTooManyLines = MessageKey("trace.tooManyLines", "A trace has at most {limit, number} lines.")
    static let traceLineTooLong = MessageKey("trace.lineTooLong", "A line has at most {limit, number} octets.")
    static let traceNumber = MessageKey("trace.number", "The number of the command is not the next one.")
    static let traceContradictory = MessageKey("trace.contradictory", "Members contradict each other.")
    static let traceOctetsInRedacted = MessageKey("trace.octetsInRedacted", "The line has octets, and the first line says that there are none.")
    static let traceTitle = MessageKey("trace.title", "Trace of {moment, date}, {tool} {version}")
    static let traceTitleWithoutTime = MessageKey("trace.titleWithoutTime", "Trace, {tool} {version}")
    static let traceUnsafe = MessageKey("trace.unsafe", "It has every octet, and is not fit to be passed on; --redact writes one that is.")
    static let traceReader = MessageKey("trace.reader", "Reader {reader} ({transport}), ATR {answer}")
    static let traceReaderUnknown = MessageKey("trace.readerUnknown", "No reader ({transport}), ATR {answer}")
    static let traceHeadNumber = MessageKey("trace.headNumber", "NO")
    static let traceHeadTime = MessageKey("trace.headTime", "AT S")
    static let traceHeadTook = MessageKey("trace.headTook", "TOOK MS")
    static let traceHeadCommand = MessageKey("trace.headCommand", "COMMAND")
    static let traceHeadAnswer = MessageKey("trace.headAnswer", "ANSWER")
    static let traceHeadStep = MessageKey("trace.headStep", "STEP")
    static let traceHeadCommands = MessageKey("trace.headCommands", "COMMANDS")
    static let traceHeadOctets = MessageKey("trace.headOctets", "OCTETS")
    static let traceParts = MessageKey("trace.parts", "{parts, messages}")
    static let traceApplication = MessageKey("trace.application", "application {name}")
    static let traceApplicationUnknown = MessageKey("trace.applicationUnknown", "an application")
    static let traceMasterFile = MessageKey("trace.masterFile", "master file")
    static let traceFileNamed = MessageKey("trace.fileNamed", "file {identifier} ({file})")
    static let traceFileIdentifier = MessageKey("trace.fileIdentifier", "file {identifier}")
    static let traceFilePath = MessageKey("trace.filePath", "path {path}")
    static let traceFileUnknown = MessageKey("trace.fileUnknown", "a file")
    static let traceShortEF = MessageKey("trace.shortEF", "short EF {number, number} ({file})")
    static let traceShortEFUnknown = MessageKey("trace.shortEFUnknown", "short EF {number, number}")
    static let traceOffset = MessageKey("trace.offset", "offset {offset, number}")
    static let traceUpTo = MessageKey("trace.upTo", "up to {count, plural, one {# octet} other {# octets}}")
    static let traceDataSent = MessageKey("trace.dataSent", "{count, plural, one {# octet} other {# octets}} of data")
    static let tracePassword = MessageKey("trace.password", "password {password}")
    static let traceProtected = MessageKey("trace.protected", "protected")
    static let traceChained = MessageKey("trace.chained", "more of the chain follows")
    static let traceExtended = MessageKey("trace.extended", "extended length")
    static let traceMalformed = MessageKey("trace.malformed", "lengths do not fit the octets")
    static let traceInstruction = MessageKey("trace.instruction", "INS {instruction}")
    static let traceReset = MessageKey("trace.reset", "reset of the chip")
    static let traceRestore = MessageKey("trace.restore", "wait for the chip")
    static let traceData = MessageKey("trace.data", "{count, plural, one {# octet} other {# octets}}")
    static let traceStatus = MessageKey("trace.status", "{status} {meaning, message}")
    static let traceProtectedStatus = MessageKey("trace.protectedStatus", "{status} under protection, {meaning, message}")
    static let traceNoStatus = MessageKey("trace.noStatus", "no status bytes")
    static let traceNoAnswer = MessageKey("trace.noAnswer", "{error, message} ({code})")
    static let traceDone = MessageKey("trace.done", "done")
    static let traceAnswerToReset = MessageKey("trace.answerToReset", "ATR {answer}")
    static let traceSent = MessageKey("trace.sent", "sent: {object, message}")
    static let traceReceived = MessageKey("trace.received", "received: {object, message}")
    static let traceObject = MessageKey("trace.object", "DO {tag}, {name, message}, {count, plural, one {# octet} other {# octets}}")
    static let traceObjectPlain = MessageKey("trace.objectPlain", "plain value")
    static let traceObjectCryptogram = MessageKey("trace.objectCryptogram", "cryptogram")
    static let traceObjectPaddedCryptogram = MessageKey("trace.objectPaddedCryptogram", "padding indicator and cryptogram")
    static let traceObjectChecksum = MessageKey("trace.objectChecksum", "cryptographic checksum")
    static let traceObjectLe = MessageKey("trace.objectLe", "protected Le")
    static let traceObjectStatus = MessageKey("trace.objectStatus", "protected status bytes")
    static let traceObjectMechanism = MessageKey("trace.objectMechanism", "cryptographic mechanism")
    static let traceObjectReference = MessageKey("trace.objectReference", "reference of a password or public key")
    static let traceObjectParameters = MessageKey("trace.objectParameters", "reference of a private key or of domain parameters")
    static let traceObjectEphemeralKey = MessageKey("trace.objectEphemeralKey", "ephemeral public key")
    static let traceObjectAuthentication = MessageKey("trace.objectAuthentication", "dynamic authentication data")
    static let traceObjectNonce = MessageKey("trace.objectNonce", "encrypted nonce")
    static let traceObjectMappingTerminal = MessageKey("trace.objectMappingTerminal", "mapping data of the terminal")
    static let traceObjectMappingChip = MessageKey("trace.objectMappingChip", "mapping data of the chip")
    static let traceObjectKeyTerminal = MessageKey("trace.objectKeyTerminal", "ephemeral public key of the terminal")
    static let traceObjectKeyChip = MessageKey("trace.objectKeyChip", "ephemeral public key of the chip")
    static let traceObjectTokenTerminal = MessageKey("trace.objectTokenTerminal", "authentication token of the terminal")
    static let traceObjectTokenChip = MessageKey("trace.objectTokenChip", "authentication token of the chip")
    static let traceObjectAuthority = MessageKey("trace.objectAuthority", "certification authority reference")
    static let traceObjectChipData = MessageKey("trace.objectChipData", "encrypted chip authentication data")
    static let traceObjectCertificate = MessageKey("trace.objectCertificate", "certificate body")
    static let traceObjectSignature = MessageKey("trace.objectSignature", "signature")
    static let traceObjectOffset = MessageKey("trace.objectOffset", "offset")
    static let traceObjectData = MessageKey("trace.objectData", "octets of the file")
    static let traceSummary = MessageKey("trace.summary", "{commands, plural, one {# command} other {# commands}}; {sent, plural, one {# octet} other {# octets}} sent, {received, plural, one {# octet} other {# octets}} received; {waited} s of {whole} s waiting for the chip")
    static let traceSummaryEvents = MessageKey("trace.summaryEvents", "{resets, plural, one {# reset} other {# resets}}, {restores, plural, one {# wait} other {# waits}} for the chip, {failures, plural, one {# error} other {# errors}} of the channel")
    static let traceSummaryWord = MessageKey("trace.summaryWord", "{status} {meaning, message}: {count, number}")
    static let traceSummarySteps = MessageKey("trace.summarySteps", "Steps")
    static let traceSummarySlowest = MessageKey("trace.summarySlowest", "Slowest")
    static let traceSummaryWords = MessageKey("trace.summaryWords", "Status words")

    static let ofTrace: [MessageKey] = [
        .traceAnswerToReset,
        .traceApplication,
        .traceApplicationUnknown,
        .traceChained,
        .traceContradictory,
        .traceData,
        .traceDataSent,
        .traceDone,
        .traceExtended,
        .traceFileIdentifier,
        .traceFileNamed,
        .traceFilePath,
        .traceFileUnknown,
        .traceHeadAnswer,
        .traceHeadCommand,
        .traceHeadCommands,
        .traceHeadNumber,
        .traceHeadOctets,
        .traceHeadStep,
        .traceHeadTime,
        .traceHeadTook,
        .traceInstruction,
        .traceLineTooLong,
        .traceMalformed,
        .traceMasterFile,
        .traceMember,
        .traceNoAnswer,
        .traceNoJSON,
        .traceNoStatus,
        .traceNumber,
        .traceObject,
        .traceObjectAuthentication,
        .traceObjectAuthority,
        .traceObjectCertificate,
        .traceObjectChecksum,
        .traceObjectChipData,
        .traceObjectCryptogram,
        .traceObjectData,
        .traceObjectEphemeralKey,
        .traceObjectKeyChip,
        .traceObjectKeyTerminal,
        .traceObjectLe,
        .traceObjectMappingChip,
        .traceObjectMappingTerminal,
        .traceObjectMechanism,
        .traceObjectNonce,
        .traceObjectOffset,
        .traceObjectPaddedCryptogram,
        .traceObjectParameters,
        .traceObjectPlain,
        .traceObjectReference,
        .traceObjectSignature,
        .traceObjectStatus,
        .traceObjectTokenChip,
        .traceObjectTokenTerminal,
        .traceOctetsInRedacted,
        .traceOffset,
        .traceParts,
        .tracePassword,
        .traceProtected,
        .traceProtectedStatus,
        .traceReader,
        .traceReaderUnknown,
        .traceReceived,
        .traceReset,
        .traceRestore,
        .traceSchemaUnknown,
        .traceSent,
        .traceShortEF,
        .traceShortEFUnknown,
        .traceStatus,
        .traceSummary,
        .traceSummaryEvents,
        .traceSummarySlowest,
        .traceSummarySteps,
        .traceSummaryWord,
        .traceSummaryWords,
        .traceTitle,
        .traceTitleWithoutTime,
        .traceTooManyLines,
        .traceUnsafe,
        .traceUpTo,
        .traceWrong,
    ]
}

extension Message {
    package static func traceWrong(error: Message, line: Int, file: some CustomStringConvertible) -> Message {
        Message(.traceWrong, [.init("error", .message(error)), .init("line", .number(line)), .init("file", .text(file.description))])
    }
    package static func traceMember(error: Message, member: some CustomStringConvertible) -> Message {
        Message(.traceMember, [.init("error", .message(error)), .init("member", .text(member.description))])
    }
    package static func traceSchemaUnknown(schema: some CustomStringConvertible) -> Message {
        Message(.traceSchemaUnknown, [.init("schema", .text(schema.description))])
    }
    package static func traceNoJSON(error: Message, offset: Int) -> Message {
        Message(.traceNoJSON, [.init("error", .message(error)), .init("offset", .number(offset))])
    }
    package static func traceTooManyLines(limit: Int) -> Message {
        Message(.traceTooManyLines, [.init("limit", .number(limit))])
    }
    package static func traceLineTooLong(limit: Int) -> Message {
        Message(.traceLineTooLong, [.init("limit", .number(limit))])
    }
    package static var traceNumber: Message { Message(.traceNumber) }
    package static var traceContradictory: Message { Message(.traceContradictory) }
    package static var traceOctetsInRedacted: Message { Message(.traceOctetsInRedacted) }
    package static func traceTitle(moment: String, tool: some CustomStringConvertible, version: some CustomStringConvertible) -> Message {
        Message(.traceTitle, [.init("moment", .date(moment)), .init("tool", .text(tool.description)), .init("version", .text(version.description))])
    }
    package static func traceTitleWithoutTime(tool: some CustomStringConvertible, version: some CustomStringConvertible) -> Message {
        Message(.traceTitleWithoutTime, [.init("tool", .text(tool.description)), .init("version", .text(version.description))])
    }
    package static var traceUnsafe: Message { Message(.traceUnsafe) }
    package static func traceReader(reader: some CustomStringConvertible, transport: some CustomStringConvertible, answer: some CustomStringConvertible) -> Message {
        Message(.traceReader, [.init("reader", .text(reader.description)), .init("transport", .text(transport.description)), .init("answer", .text(answer.description))])
    }
    package static func traceReaderUnknown(transport: some CustomStringConvertible, answer: some CustomStringConvertible) -> Message {
        Message(.traceReaderUnknown, [.init("transport", .text(transport.description)), .init("answer", .text(answer.description))])
    }
    package static var traceHeadNumber: Message { Message(.traceHeadNumber) }
    package static var traceHeadTime: Message { Message(.traceHeadTime) }
    package static var traceHeadTook: Message { Message(.traceHeadTook) }
    package static var traceHeadCommand: Message { Message(.traceHeadCommand) }
    package static var traceHeadAnswer: Message { Message(.traceHeadAnswer) }
    package static var traceHeadStep: Message { Message(.traceHeadStep) }
    package static var traceHeadCommands: Message { Message(.traceHeadCommands) }
    package static var traceHeadOctets: Message { Message(.traceHeadOctets) }
    package static func traceParts(parts: [Message]) -> Message {
        Message(.traceParts, [.init("parts", .messages(parts))])
    }
    package static func traceApplication(name: some CustomStringConvertible) -> Message {
        Message(.traceApplication, [.init("name", .text(name.description))])
    }
    package static var traceApplicationUnknown: Message { Message(.traceApplicationUnknown) }
    package static var traceMasterFile: Message { Message(.traceMasterFile) }
    package static func traceFileNamed(identifier: some CustomStringConvertible, file: some CustomStringConvertible) -> Message {
        Message(.traceFileNamed, [.init("identifier", .text(identifier.description)), .init("file", .text(file.description))])
    }
    package static func traceFileIdentifier(identifier: some CustomStringConvertible) -> Message {
        Message(.traceFileIdentifier, [.init("identifier", .text(identifier.description))])
    }
    package static func traceFilePath(path: some CustomStringConvertible) -> Message {
        Message(.traceFilePath, [.init("path", .text(path.description))])
    }
    package static var traceFileUnknown: Message { Message(.traceFileUnknown) }
    package static func traceShortEF(number: Int, file: some CustomStringConvertible) -> Message {
        Message(.traceShortEF, [.init("number", .number(number)), .init("file", .text(file.description))])
    }
    package static func traceShortEFUnknown(number: Int) -> Message {
        Message(.traceShortEFUnknown, [.init("number", .number(number))])
    }
    package static func traceOffset(offset: Int) -> Message {
        Message(.traceOffset, [.init("offset", .number(offset))])
    }
    package static func traceUpTo(count: Int) -> Message {
        Message(.traceUpTo, [.init("count", .number(count))])
    }
    package static func traceDataSent(count: Int) -> Message {
        Message(.traceDataSent, [.init("count", .number(count))])
    }
    package static func tracePassword(password: some CustomStringConvertible) -> Message {
        Message(.tracePassword, [.init("password", .text(password.description))])
    }
    package static var traceProtected: Message { Message(.traceProtected) }
    package static var traceChained: Message { Message(.traceChained) }
    package static var traceExtended: Message { Message(.traceExtended) }
    package static var traceMalformed: Message { Message(.traceMalformed) }
    package static func traceInstruction(instruction: some CustomStringConvertible) -> Message {
        Message(.traceInstruction, [.init("instruction", .text(instruction.description))])
    }
    package static var traceReset: Message { Message(.traceReset) }
    package static var traceRestore: Message { Message(.traceRestore) }
    package static func traceData(count: Int) -> Message {
        Message(.traceData, [.init("count", .number(count))])
    }
    package static func traceStatus(status: some CustomStringConvertible, meaning: Message) -> Message {
        Message(.traceStatus, [.init("status", .text(status.description)), .init("meaning", .message(meaning))])
    }
    package static func traceProtectedStatus(status: some CustomStringConvertible, meaning: Message) -> Message {
        Message(.traceProtectedStatus, [.init("status", .text(status.description)), .init("meaning", .message(meaning))])
    }
    package static var traceNoStatus: Message { Message(.traceNoStatus) }
    package static func traceNoAnswer(error: Message, code: some CustomStringConvertible) -> Message {
        Message(.traceNoAnswer, [.init("error", .message(error)), .init("code", .text(code.description))])
    }
    package static var traceDone: Message { Message(.traceDone) }
    package static func traceAnswerToReset(answer: some CustomStringConvertible) -> Message {
        Message(.traceAnswerToReset, [.init("answer", .text(answer.description))])
    }
    package static func traceSent(object: Message) -> Message {
        Message(.traceSent, [.init("object", .message(object))])
    }
    package static func traceReceived(object: Message) -> Message {
        Message(.traceReceived, [.init("object", .message(object))])
    }
    package static func traceObject(tag: some CustomStringConvertible, name: Message, count: Int) -> Message {
        Message(.traceObject, [.init("tag", .text(tag.description)), .init("name", .message(name)), .init("count", .number(count))])
    }
    package static var traceObjectPlain: Message { Message(.traceObjectPlain) }
    package static var traceObjectCryptogram: Message { Message(.traceObjectCryptogram) }
    package static var traceObjectPaddedCryptogram: Message { Message(.traceObjectPaddedCryptogram) }
    package static var traceObjectChecksum: Message { Message(.traceObjectChecksum) }
    package static var traceObjectLe: Message { Message(.traceObjectLe) }
    package static var traceObjectStatus: Message { Message(.traceObjectStatus) }
    package static var traceObjectMechanism: Message { Message(.traceObjectMechanism) }
    package static var traceObjectReference: Message { Message(.traceObjectReference) }
    package static var traceObjectParameters: Message { Message(.traceObjectParameters) }
    package static var traceObjectEphemeralKey: Message { Message(.traceObjectEphemeralKey) }
    package static var traceObjectAuthentication: Message { Message(.traceObjectAuthentication) }
    package static var traceObjectNonce: Message { Message(.traceObjectNonce) }
    package static var traceObjectMappingTerminal: Message { Message(.traceObjectMappingTerminal) }
    package static var traceObjectMappingChip: Message { Message(.traceObjectMappingChip) }
    package static var traceObjectKeyTerminal: Message { Message(.traceObjectKeyTerminal) }
    package static var traceObjectKeyChip: Message { Message(.traceObjectKeyChip) }
    package static var traceObjectTokenTerminal: Message { Message(.traceObjectTokenTerminal) }
    package static var traceObjectTokenChip: Message { Message(.traceObjectTokenChip) }
    package static var traceObjectAuthority: Message { Message(.traceObjectAuthority) }
    package static var traceObjectChipData: Message { Message(.traceObjectChipData) }
    package static var traceObjectCertificate: Message { Message(.traceObjectCertificate) }
    package static var traceObjectSignature: Message { Message(.traceObjectSignature) }
    package static var traceObjectOffset: Message { Message(.traceObjectOffset) }
    package static var traceObjectData: Message { Message(.traceObjectData) }
    package static func traceSummary(commands: Int, sent: Int, received: Int, waited: some CustomStringConvertible, whole: some CustomStringConvertible) -> Message {
        Message(.traceSummary, [.init("commands", .number(commands)), .init("sent", .number(sent)), .init("received", .number(received)), .init("waited", .text(waited.description)), .init("whole", .text(whole.description))])
    }
    package static func traceSummaryEvents(resets: Int, restores: Int, failures: Int) -> Message {
        Message(.traceSummaryEvents, [.init("resets", .number(resets)), .init("restores", .number(restores)), .init("failures", .number(failures))])
    }
    package static func traceSummaryWord(status: some CustomStringConvertible, meaning: Message, count: Int) -> Message {
        Message(.traceSummaryWord, [.init("status", .text(status.description)), .init("meaning", .message(meaning)), .init("count", .number(count))])
    }
    package static var traceSummarySteps: Message { Message(.traceSummarySteps) }
    package static var traceSummarySlowest: Message { Message(.traceSummarySlowest) }
    package static var traceSummaryWords: Message { Message(.traceSummaryWords) }
}
