// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let archiveIn = MessageKey("archive.in", "{file} cannot be read. {error, message}.")
    static let archiveNoTarHeader = MessageKey("archive.noTarHeader", "What should be the header of a file in a tar archive is none.")
    static let archiveCut = MessageKey("archive.cut", "The archive ends early.")
    static let archiveGoesOn = MessageKey("archive.goesOn", "Something follows behind the end of the archive.")
    static let archiveNoZipDirectory = MessageKey("archive.noZipDirectory", "The directory of a ZIP archive is not there, or is damaged.")
    static let archiveSeveralParts = MessageKey("archive.severalParts", "The archive is one of several parts.")
    static let archiveUnsafeName = MessageKey("archive.unsafeName", "The name leads out of the archive, or has characters that no path needs.")
    static let archiveNoFile = MessageKey("archive.noFile", "It is a link or a device, and no file.")
    static let archiveSparse = MessageKey("archive.sparse", "It is stored in a way that is not read here.")
    static let archiveEncrypted = MessageKey("archive.encrypted", "It is encrypted.")
    static let archiveMethod = MessageKey("archive.method", "It is compressed by method {number, number}; stored files and DEFLATE are read.")
    static let archiveEntryTooLarge = MessageKey("archive.entryTooLarge", "It has more than {limit, number} octets.")
    static let archiveEntryDamaged = MessageKey("archive.entryDamaged", "It is damaged, or the archive says two things of it.")
    static let archiveInArchive = MessageKey("archive.inArchive", "It is an archive in an archive, and is not opened.")
    static let archiveDuplicatePath = MessageKey("archive.duplicatePath", "Its path stands in the archive more than once, or the files of its folder do not stand together: the order would decide what is judged.")

    static let ofArchive: [MessageKey] = [
        .archiveCut,
        .archiveDuplicatePath,
        .archiveEncrypted,
        .archiveEntryDamaged,
        .archiveEntryTooLarge,
        .archiveGoesOn,
        .archiveIn,
        .archiveInArchive,
        .archiveMethod,
        .archiveNoFile,
        .archiveNoTarHeader,
        .archiveNoZipDirectory,
        .archiveSeveralParts,
        .archiveSparse,
        .archiveUnsafeName,
    ]
}

extension Message {
    package static func archiveIn(file: some CustomStringConvertible, error: Message) -> Message {
        Message(.archiveIn, [.init("file", .text(file.description)), .init("error", .message(error))])
    }
    package static var archiveNoTarHeader: Message { Message(.archiveNoTarHeader) }
    package static var archiveCut: Message { Message(.archiveCut) }
    package static var archiveGoesOn: Message { Message(.archiveGoesOn) }
    package static var archiveNoZipDirectory: Message { Message(.archiveNoZipDirectory) }
    package static var archiveSeveralParts: Message { Message(.archiveSeveralParts) }
    package static var archiveUnsafeName: Message { Message(.archiveUnsafeName) }
    package static var archiveNoFile: Message { Message(.archiveNoFile) }
    package static var archiveSparse: Message { Message(.archiveSparse) }
    package static var archiveEncrypted: Message { Message(.archiveEncrypted) }
    package static func archiveMethod(number: Int) -> Message {
        Message(.archiveMethod, [.init("number", .number(number))])
    }
    package static func archiveEntryTooLarge(limit: Int) -> Message {
        Message(.archiveEntryTooLarge, [.init("limit", .number(limit))])
    }
    package static var archiveEntryDamaged: Message { Message(.archiveEntryDamaged) }
    package static var archiveInArchive: Message { Message(.archiveInArchive) }
    package static var archiveDuplicatePath: Message { Message(.archiveDuplicatePath) }
}
