// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let trustFileNotOpened = MessageKey("trustFile.notOpened", "The file cannot be opened.")
    static let trustFileNotExamined = MessageKey("trustFile.notExamined", "The file cannot be examined.")
    static let trustFileNotRegular = MessageKey("trustFile.notRegular", "This is no regular file.")
    static let trustFileTooLong = MessageKey("trustFile.tooLong", "The file is longer than {maximum, number} octets.")
    static let trustFileNotWhole = MessageKey("trustFile.notWhole", "The file could not be read whole.")
    static let trustFileNotHashed = MessageKey("trustFile.notHashed", "The file could not be hashed.")
    static let trustFileSystemFolder = MessageKey("trustFile.systemFolder", "This folder shows the state of the system and holds no files of documents or issuers.")
    static let trustFileNoName = MessageKey("trustFile.noName", "The name of the file or folder is empty.")
    static let trustFileNotReached = MessageKey("trustFile.notReached", "The file or folder cannot be reached by this user.")
    static let trustFileNameNotText = MessageKey("trustFile.nameNotText", "The name of the file is not UTF-8; give it another one.")
    static let trustFileNotThere = MessageKey("trustFile.notThere", "There is no such file or folder.")
    static let trustFileFolderNotRead = MessageKey("trustFile.folderNotRead", "The folder cannot be read.")
    static let trustFileTooManyNames = MessageKey("trustFile.tooManyNames", "The folders hold more than {maximum, number} names.")
    static let trustFileTooManyFiles = MessageKey("trustFile.tooManyFiles", "There are more than {maximum, number} files in the folder.")
    static let trustFileLinkToFolder = MessageKey("trustFile.linkToFolder", "This is a symbolic link to a folder; name that folder itself.")
    static let trustFileLink = MessageKey("trustFile.link", "This is a symbolic link, and is not followed in a folder; name the file itself.")
    static let trustFileTooDeep = MessageKey("trustFile.tooDeep", "Folders are entered {maximum, number} deep; name this one itself.")
    static let trustFileEmpty = MessageKey("trustFile.empty", "The file is empty.")
    static let trustFileCompressed = MessageKey("trustFile.compressed", "The file is an archive, or compressed; unpack it first.")
    static let trustFileNothingKnown = MessageKey("trustFile.nothingKnown", "The file holds no certificate, neither in DER nor in PEM, no list and no LDIF.")
    static let trustFileEmptyLDIF = MessageKey("trustFile.emptyLDIF", "The LDIF holds no certificate, no revocation list and no signed list.")
    static let trustFileNoText = MessageKey("trustFile.noText", "The file is neither PEM nor base64.")
    static let trustFileOtherPEM = MessageKey("trustFile.otherPEM", "The file holds PEM, but neither certificates nor lists.")
    static let trustFileTooManyObjects = MessageKey("trustFile.tooManyObjects", "The file holds more than {maximum, number} objects.")
    static let trustFileOtherObject = MessageKey("trustFile.otherObject", "This is neither a certificate, nor a revocation list, nor a signed list.")
    static let trustFileNoBase64 = MessageKey("trustFile.noBase64", "A character is not base64.")
    static let trustFileBase64Cut = MessageKey("trustFile.base64Cut", "The base64 is cut off.")
    static let trustFileSectionOpen = MessageKey("trustFile.sectionOpen", "The section does not end.")
    static let trustFileSectionTooLong = MessageKey("trustFile.sectionTooLong", "The section is longer than {maximum, number} octets.")
    static let trustFileFoldsNothing = MessageKey("trustFile.foldsNothing", "A folded line continues nothing.")
    static let trustFileNoColon = MessageKey("trustFile.noColon", "The line has no colon behind an attribute's name.")
    static let trustFileAddress = MessageKey("trustFile.address", "The value is given by an address; nothing is fetched from one.")
    static let trustFileBehindPadding = MessageKey("trustFile.behindPadding", "Base64 goes on behind its padding.")
    static let trustFileValueCut = MessageKey("trustFile.valueCut", "The base64 of the value is cut off.")
    static let trustFileValueTooLong = MessageKey("trustFile.valueTooLong", "The value is longer than {maximum, number} octets.")
    static let trustFileNameTooLong = MessageKey("trustFile.nameTooLong", "The name is longer than {maximum, number} octets.")
    static let trustFileRecordWithoutName = MessageKey("trustFile.recordWithoutName", "The record does not begin with its name (dn).")
    static let trustFileRemovalNotCarriedOut = MessageKey("trustFile.removalNotCarriedOut", "The record takes something away; that was not carried out. What is to go is named to epass trust remove.")

    static let ofTrustFile: [MessageKey] = [
        .trustFileAddress,
        .trustFileBase64Cut,
        .trustFileBehindPadding,
        .trustFileCompressed,
        .trustFileEmpty,
        .trustFileEmptyLDIF,
        .trustFileFolderNotRead,
        .trustFileFoldsNothing,
        .trustFileLink,
        .trustFileLinkToFolder,
        .trustFileNameNotText,
        .trustFileNameTooLong,
        .trustFileNoBase64,
        .trustFileNoColon,
        .trustFileNoName,
        .trustFileNoText,
        .trustFileNotExamined,
        .trustFileNotHashed,
        .trustFileNotOpened,
        .trustFileNotReached,
        .trustFileNotRegular,
        .trustFileNotThere,
        .trustFileNotWhole,
        .trustFileNothingKnown,
        .trustFileOtherObject,
        .trustFileOtherPEM,
        .trustFileRecordWithoutName,
        .trustFileRemovalNotCarriedOut,
        .trustFileSectionOpen,
        .trustFileSectionTooLong,
        .trustFileSystemFolder,
        .trustFileTooDeep,
        .trustFileTooLong,
        .trustFileTooManyFiles,
        .trustFileTooManyNames,
        .trustFileTooManyObjects,
        .trustFileValueCut,
        .trustFileValueTooLong,
    ]
}

extension Message {
    package static var trustFileNotOpened: Message { Message(.trustFileNotOpened) }
    package static var trustFileNotExamined: Message { Message(.trustFileNotExamined) }
    package static var trustFileNotRegular: Message { Message(.trustFileNotRegular) }
    package static func trustFileTooLong(maximum: Int) -> Message {
        Message(.trustFileTooLong, [.init("maximum", .number(maximum))])
    }
    package static var trustFileNotWhole: Message { Message(.trustFileNotWhole) }
    package static var trustFileNotHashed: Message { Message(.trustFileNotHashed) }
    package static var trustFileSystemFolder: Message { Message(.trustFileSystemFolder) }
    package static var trustFileNoName: Message { Message(.trustFileNoName) }
    package static var trustFileNotReached: Message { Message(.trustFileNotReached) }
    package static var trustFileNameNotText: Message { Message(.trustFileNameNotText) }
    package static var trustFileNotThere: Message { Message(.trustFileNotThere) }
    package static var trustFileFolderNotRead: Message { Message(.trustFileFolderNotRead) }
    package static func trustFileTooManyNames(maximum: Int) -> Message {
        Message(.trustFileTooManyNames, [.init("maximum", .number(maximum))])
    }
    package static func trustFileTooManyFiles(maximum: Int) -> Message {
        Message(.trustFileTooManyFiles, [.init("maximum", .number(maximum))])
    }
    package static var trustFileLinkToFolder: Message { Message(.trustFileLinkToFolder) }
    package static var trustFileLink: Message { Message(.trustFileLink) }
    package static func trustFileTooDeep(maximum: Int) -> Message {
        Message(.trustFileTooDeep, [.init("maximum", .number(maximum))])
    }
    package static var trustFileEmpty: Message { Message(.trustFileEmpty) }
    package static var trustFileCompressed: Message { Message(.trustFileCompressed) }
    package static var trustFileNothingKnown: Message { Message(.trustFileNothingKnown) }
    package static var trustFileEmptyLDIF: Message { Message(.trustFileEmptyLDIF) }
    package static var trustFileNoText: Message { Message(.trustFileNoText) }
    package static var trustFileOtherPEM: Message { Message(.trustFileOtherPEM) }
    package static func trustFileTooManyObjects(maximum: Int) -> Message {
        Message(.trustFileTooManyObjects, [.init("maximum", .number(maximum))])
    }
    package static var trustFileOtherObject: Message { Message(.trustFileOtherObject) }
    package static var trustFileNoBase64: Message { Message(.trustFileNoBase64) }
    package static var trustFileBase64Cut: Message { Message(.trustFileBase64Cut) }
    package static var trustFileSectionOpen: Message { Message(.trustFileSectionOpen) }
    package static func trustFileSectionTooLong(maximum: Int) -> Message {
        Message(.trustFileSectionTooLong, [.init("maximum", .number(maximum))])
    }
    package static var trustFileFoldsNothing: Message { Message(.trustFileFoldsNothing) }
    package static var trustFileNoColon: Message { Message(.trustFileNoColon) }
    package static var trustFileAddress: Message { Message(.trustFileAddress) }
    package static var trustFileBehindPadding: Message { Message(.trustFileBehindPadding) }
    package static var trustFileValueCut: Message { Message(.trustFileValueCut) }
    package static func trustFileValueTooLong(maximum: Int) -> Message {
        Message(.trustFileValueTooLong, [.init("maximum", .number(maximum))])
    }
    package static func trustFileNameTooLong(maximum: Int) -> Message {
        Message(.trustFileNameTooLong, [.init("maximum", .number(maximum))])
    }
    package static var trustFileRecordWithoutName: Message { Message(.trustFileRecordWithoutName) }
    package static var trustFileRemovalNotCarriedOut: Message { Message(.trustFileRemovalNotCarriedOut) }
}
