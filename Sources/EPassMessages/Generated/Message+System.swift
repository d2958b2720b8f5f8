// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let systemNotFound = MessageKey("system.notFound", "No such file or directory")
    static let systemDenied = MessageKey("system.denied", "Permission denied")
    static let systemNotPermitted = MessageKey("system.notPermitted", "Operation not permitted")
    static let systemIsFolder = MessageKey("system.isFolder", "Is a directory")
    static let systemNotFolder = MessageKey("system.notFolder", "Not a directory")
    static let systemExists = MessageKey("system.exists", "File exists")
    static let systemNoSpace = MessageKey("system.noSpace", "No space left on device")
    static let systemQuota = MessageKey("system.quota", "Disk quota exceeded")
    static let systemReadOnly = MessageKey("system.readOnly", "Read-only file system")
    static let systemNameTooLong = MessageKey("system.nameTooLong", "File name too long")
    static let systemLinks = MessageKey("system.links", "Too many levels of symbolic links")
    static let systemTooManyOpen = MessageKey("system.tooManyOpen", "Too many open files")
    static let systemInputOutput = MessageKey("system.inputOutput", "Input/output error")
    static let systemNoMemory = MessageKey("system.noMemory", "Cannot allocate memory")
    static let systemNoProgram = MessageKey("system.noProgram", "Exec format error")
    static let systemAddressInUse = MessageKey("system.addressInUse", "Address already in use")

    static let ofSystem: [MessageKey] = [
        .systemAddressInUse,
        .systemDenied,
        .systemExists,
        .systemInputOutput,
        .systemIsFolder,
        .systemLinks,
        .systemNameTooLong,
        .systemNoMemory,
        .systemNoProgram,
        .systemNoSpace,
        .systemNotFolder,
        .systemNotFound,
        .systemNotPermitted,
        .systemQuota,
        .systemReadOnly,
        .systemTooManyOpen,
    ]
}

extension Message {
    package static var systemNotFound: Message { Message(.systemNotFound) }
    package static var systemDenied: Message { Message(.systemDenied) }
    package static var systemNotPermitted: Message { Message(.systemNotPermitted) }
    package static var systemIsFolder: Message { Message(.systemIsFolder) }
    package static var systemNotFolder: Message { Message(.systemNotFolder) }
    package static var systemExists: Message { Message(.systemExists) }
    package static var systemNoSpace: Message { Message(.systemNoSpace) }
    package static var systemQuota: Message { Message(.systemQuota) }
    package static var systemReadOnly: Message { Message(.systemReadOnly) }
    package static var systemNameTooLong: Message { Message(.systemNameTooLong) }
    package static var systemLinks: Message { Message(.systemLinks) }
    package static var systemTooManyOpen: Message { Message(.systemTooManyOpen) }
    package static var systemInputOutput: Message { Message(.systemInputOutput) }
    package static var systemNoMemory: Message { Message(.systemNoMemory) }
    package static var systemNoProgram: Message { Message(.systemNoProgram) }
    package static var systemAddressInUse: Message { Message(.systemAddressInUse) }
}
