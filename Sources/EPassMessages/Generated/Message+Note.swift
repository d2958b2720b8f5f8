// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let notePassedOver = MessageKey("note.passedOver", "passed over, as no files of a document: {files, list}{more, plural, =0 {} other { and # more}}.")
    static let noteBundleMade = MessageKey("note.bundleMade", "wrote {file}: {files, list}.")
    static let noteChallengeShowsNothing = MessageKey("note.challengeShowsNothing", "the document has no active authentication: nothing was signed over the challenge, and it shows nothing.")
    static let noteServedUnverifiedChip = MessageKey("note.servedUnverifiedChip", "the chip was not shown to be genuine, and saw the terminal's certificates all the same.")
    static let noteTerminalNotSigned = MessageKey("note.terminalNotSigned", "the terminal's key did not sign. {error, message}. {remedy, message}.")
    static let noteCertificatesNotShown = MessageKey("note.certificatesNotShown", "the terminal's certificates were not shown: no trusted CSCA vouches for this chip, or something stands against it; the report says what, in the lines issuer, security object and chip.")
    static let noteTerminalCertificate = MessageKey("note.terminalCertificate", "certificate {reference} of the terminal's chain is at fault. {finding, message}.")
    static let noteReader = MessageKey("note.reader", "take care with the reader {reader}. {advice, message}.")
    static let noteTraceUnsafe = MessageKey("note.traceUnsafe", "{file} gets every octet that terminal and chip say to each other: whoever has it can find out what opens the chip, and with it all that was read. Keep it as you keep the document, and delete it when it is not needed any more.")
    static let noteTraceCut = MessageKey("note.traceCut", "the last line of {file} is there in part only: whoever wrote it was stopped. It is left out.")

    static let ofNote: [MessageKey] = [
        .noteBundleMade,
        .noteCertificatesNotShown,
        .noteChallengeShowsNothing,
        .notePassedOver,
        .noteReader,
        .noteServedUnverifiedChip,
        .noteTerminalCertificate,
        .noteTerminalNotSigned,
        .noteTraceCut,
        .noteTraceUnsafe,
    ]
}

extension Message {
    package static func notePassedOver(files: [String], more: Int) -> Message {
        Message(.notePassedOver, [.init("files", .list(files)), .init("more", .number(more))])
    }
    package static func noteBundleMade(file: some CustomStringConvertible, files: [String]) -> Message {
        Message(.noteBundleMade, [.init("file", .text(file.description)), .init("files", .list(files))])
    }
    package static var noteChallengeShowsNothing: Message { Message(.noteChallengeShowsNothing) }
    package static var noteServedUnverifiedChip: Message { Message(.noteServedUnverifiedChip) }
    package static func noteTerminalNotSigned(error: Message, remedy: Message) -> Message {
        Message(.noteTerminalNotSigned, [.init("error", .message(error)), .init("remedy", .message(remedy))])
    }
    package static var noteCertificatesNotShown: Message { Message(.noteCertificatesNotShown) }
    package static func noteTerminalCertificate(reference: some CustomStringConvertible, finding: Message) -> Message {
        Message(.noteTerminalCertificate, [.init("reference", .text(reference.description)), .init("finding", .message(finding))])
    }
    package static func noteReader(reader: some CustomStringConvertible, advice: Message) -> Message {
        Message(.noteReader, [.init("reader", .text(reader.description)), .init("advice", .message(advice))])
    }
    package static func noteTraceUnsafe(file: some CustomStringConvertible) -> Message {
        Message(.noteTraceUnsafe, [.init("file", .text(file.description))])
    }
    package static func noteTraceCut(file: some CustomStringConvertible) -> Message {
        Message(.noteTraceCut, [.init("file", .text(file.description))])
    }
}
