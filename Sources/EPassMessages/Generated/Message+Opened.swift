// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let openedPlain = MessageKey("opened.plain", "no access control: everybody may read its files")
    static let openedSimulatedReader = MessageKey("opened.simulatedReader", "simulated chip")
    static let openedBac = MessageKey("opened.bac", "Basic Access Control, {cipher}")
    static let openedPace = MessageKey("opened.pace", "PACE")
    static let openedPaceWith = MessageKey("opened.paceWith", "PACE with the {password, select, mrz {MRZ} can {CAN} pin {PIN} other {PUK}}")
    static let openedBy = MessageKey("opened.by", "{opening, message}, {details, messages}")
    static let openedGeneric = MessageKey("opened.generic", "generic mapping")
    static let openedIntegrated = MessageKey("opened.integrated", "integrated mapping")
    static let openedParameters = MessageKey("opened.parameters", "parameters {id, number}")
    static let openedSeconds = MessageKey("opened.seconds", "{seconds, message} s")
    static let openedOctets = MessageKey("opened.octets", "{count, number} B")
    static let openedKilooctets = MessageKey("opened.kilooctets", "{size, message} KB")
    static let openedFile = MessageKey("opened.file", "{file} {size, message}")
    static let openedFiles = MessageKey("opened.files", "{files, messages}")
    static let openedFilesCounted = MessageKey("opened.filesCounted", "{files, messages}; {time, message}, {commands, plural, one {# command} other {# commands}}")
    static let openedNothing = MessageKey("opened.nothing", "none of what was tried opened the chip")
    static let openedUsing = MessageKey("opened.using", "{attempt, message} with the {password, select, mrz {MRZ} can {CAN} pin {PIN} other {PUK}}")
    static let openedUsingComputed = MessageKey("opened.usingComputed", "{attempt, message} with the MRZ, its check digits computed")
    static let openedGroupNamed = MessageKey("opened.groupNamed", "{attempt, message}, the group named")
    static let openedEnded = MessageKey("opened.ended", "{attempt, message}: {outcome, select, established {established} refused {refused} other {failed}}")
    static let openedAt = MessageKey("opened.at", "{attempt, message} at {step, message}")
    static let openedWord = MessageKey("opened.word", "{attempt, message} ({word})")
    static let openedTimes = MessageKey("opened.times", "{attempt, message}, {count, plural, one {once} other {# times}}")
    static let openedSlower = MessageKey("opened.slower", "the chip answers more slowly after each wrong password: {first, message}, then {last, message}")
    static let openedSlow = MessageKey("opened.slow", "the chip took {last, message} to refuse the password, as after several wrong ones")
    static let openedReaderLimits = MessageKey("opened.readerLimits", "its model passes on commands of {command, number} and responses of {response, number} octets")
    static let openedBefore = MessageKey("opened.before", "before: {attempt, message}")
    static let openedLeftOut = MessageKey("opened.leftOut", "left out: {offer, message}, {reason, message} ({name})")
    static let openedDomainParametersNotTrusted = MessageKey("opened.domainParametersNotTrusted", "which is over a group that is not standardised")
    static let openedDomainParametersUnknown = MessageKey("opened.domainParametersUnknown", "which names a reserved group, or none")
    static let openedVersionNotSupported = MessageKey("opened.versionNotSupported", "which is of another version than 2")
    static let openedMappingNotAllowed = MessageKey("opened.mappingNotAllowed", "whose mapping does not go with its group or cipher")
    static let openedAlgorithmMismatch = MessageKey("opened.algorithmMismatch", "which does not go with its group")
    static let openedProtocolUnknown = MessageKey("opened.protocolUnknown", "which is of a protocol that the standard does not define")
    static let openedMalformed = MessageKey("opened.malformed", "which cannot be decoded")
    static let openedReaderTooShort = MessageKey("opened.readerTooShort", "whose keys are too long for this reader")
    static let openedWithoutAccessControl = MessageKey("opened.withoutAccessControl", "without access control")

    static let ofOpened: [MessageKey] = [
        .openedAlgorithmMismatch,
        .openedAt,
        .openedBac,
        .openedBefore,
        .openedBy,
        .openedDomainParametersNotTrusted,
        .openedDomainParametersUnknown,
        .openedEnded,
        .openedFile,
        .openedFiles,
        .openedFilesCounted,
        .openedGeneric,
        .openedGroupNamed,
        .openedIntegrated,
        .openedKilooctets,
        .openedLeftOut,
        .openedMalformed,
        .openedMappingNotAllowed,
        .openedNothing,
        .openedOctets,
        .openedPace,
        .openedPaceWith,
        .openedParameters,
        .openedPlain,
        .openedProtocolUnknown,
        .openedReaderLimits,
        .openedReaderTooShort,
        .openedSeconds,
        .openedSimulatedReader,
        .openedSlow,
        .openedSlower,
        .openedTimes,
        .openedUsing,
        .openedUsingComputed,
        .openedVersionNotSupported,
        .openedWithoutAccessControl,
        .openedWord,
    ]
}

extension Message {
    package static var openedPlain: Message { Message(.openedPlain) }
    package static var openedSimulatedReader: Message { Message(.openedSimulatedReader) }
    package static func openedBac(cipher: some CustomStringConvertible) -> Message {
        Message(.openedBac, [.init("cipher", .text(cipher.description))])
    }
    package static var openedPace: Message { Message(.openedPace) }
    package static func openedPaceWith(password: String) -> Message {
        Message(.openedPaceWith, [.init("password", .text(password))])
    }
    package static func openedBy(opening: Message, details: [Message]) -> Message {
        Message(.openedBy, [.init("opening", .message(opening)), .init("details", .messages(details))])
    }
    package static var openedGeneric: Message { Message(.openedGeneric) }
    package static var openedIntegrated: Message { Message(.openedIntegrated) }
    package static func openedParameters(id: Int) -> Message {
        Message(.openedParameters, [.init("id", .number(id))])
    }
    package static func openedSeconds(seconds: Message) -> Message {
        Message(.openedSeconds, [.init("seconds", .message(seconds))])
    }
    package static func openedOctets(count: Int) -> Message {
        Message(.openedOctets, [.init("count", .number(count))])
    }
    package static func openedKilooctets(size: Message) -> Message {
        Message(.openedKilooctets, [.init("size", .message(size))])
    }
    package static func openedFile(file: some CustomStringConvertible, size: Message) -> Message {
        Message(.openedFile, [.init("file", .text(file.description)), .init("size", .message(size))])
    }
    package static func openedFiles(files: [Message]) -> Message {
        Message(.openedFiles, [.init("files", .messages(files))])
    }
    package static func openedFilesCounted(files: [Message], time: Message, commands: Int) -> Message {
        Message(.openedFilesCounted, [.init("files", .messages(files)), .init("time", .message(time)), .init("commands", .number(commands))])
    }
    package static var openedNothing: Message { Message(.openedNothing) }
    package static func openedUsing(attempt: Message, password: String) -> Message {
        Message(.openedUsing, [.init("attempt", .message(attempt)), .init("password", .text(password))])
    }
    package static func openedUsingComputed(attempt: Message) -> Message {
        Message(.openedUsingComputed, [.init("attempt", .message(attempt))])
    }
    package static func openedGroupNamed(attempt: Message) -> Message {
        Message(.openedGroupNamed, [.init("attempt", .message(attempt))])
    }
    package static func openedEnded(attempt: Message, outcome: String) -> Message {
        Message(.openedEnded, [.init("attempt", .message(attempt)), .init("outcome", .text(outcome))])
    }
    package static func openedAt(attempt: Message, step: Message) -> Message {
        Message(.openedAt, [.init("attempt", .message(attempt)), .init("step", .message(step))])
    }
    package static func openedWord(attempt: Message, word: some CustomStringConvertible) -> Message {
        Message(.openedWord, [.init("attempt", .message(attempt)), .init("word", .text(word.description))])
    }
    package static func openedTimes(attempt: Message, count: Int) -> Message {
        Message(.openedTimes, [.init("attempt", .message(attempt)), .init("count", .number(count))])
    }
    package static func openedSlower(first: Message, last: Message) -> Message {
        Message(.openedSlower, [.init("first", .message(first)), .init("last", .message(last))])
    }
    package static func openedSlow(last: Message) -> Message {
        Message(.openedSlow, [.init("last", .message(last))])
    }
    package static func openedReaderLimits(command: Int, response: Int) -> Message {
        Message(.openedReaderLimits, [.init("command", .number(command)), .init("response", .number(response))])
    }
    package static func openedBefore(attempt: Message) -> Message {
        Message(.openedBefore, [.init("attempt", .message(attempt))])
    }
    package static func openedLeftOut(offer: Message, reason: Message, name: some CustomStringConvertible) -> Message {
        Message(.openedLeftOut, [.init("offer", .message(offer)), .init("reason", .message(reason)), .init("name", .text(name.description))])
    }
    package static var openedDomainParametersNotTrusted: Message { Message(.openedDomainParametersNotTrusted) }
    package static var openedDomainParametersUnknown: Message { Message(.openedDomainParametersUnknown) }
    package static var openedVersionNotSupported: Message { Message(.openedVersionNotSupported) }
    package static var openedMappingNotAllowed: Message { Message(.openedMappingNotAllowed) }
    package static var openedAlgorithmMismatch: Message { Message(.openedAlgorithmMismatch) }
    package static var openedProtocolUnknown: Message { Message(.openedProtocolUnknown) }
    package static var openedMalformed: Message { Message(.openedMalformed) }
    package static var openedReaderTooShort: Message { Message(.openedReaderTooShort) }
    package static var openedWithoutAccessControl: Message { Message(.openedWithoutAccessControl) }
}
