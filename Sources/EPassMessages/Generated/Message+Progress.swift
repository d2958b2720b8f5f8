// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let progressApplication = MessageKey("progress.application", "Selecting the application ...")
    static let progressAccess = MessageKey("progress.access", "Opening the chip ...")
    static let progressAccessBy = MessageKey("progress.accessBy", "Opening the chip by {method} ...")
    static let progressActiveAuthentication = MessageKey("progress.activeAuthentication", "Active authentication ...")
    static let progressChipAuthentication = MessageKey("progress.chipAuthentication", "Chip authentication ...")
    static let progressChipAuthenticationMapping = MessageKey("progress.chipAuthenticationMapping", "Chip authentication mapping ...")
    static let progressTerminalAuthentication = MessageKey("progress.terminalAuthentication", "Terminal authentication ...")
    static let progressFile = MessageKey("progress.file", "Reading {file} ...")
    static let progressVirtualChip = MessageKey("progress.virtualChip", "Waiting for a virtual chip on 127.0.0.1:{port} ...")
    static let progressDocument = MessageKey("progress.document", "Put the document on the reader ...")
    static let progressOctets = MessageKey("progress.octets", "{done} of {total} KB")
    static let progressSpeed = MessageKey("progress.speed", "{speed} KB/s")
    static let progressTimeLeft = MessageKey("progress.timeLeft", "{time} left")
    static let progressLayDownAgain = MessageKey("progress.layDownAgain", "Lay the document down again ({time} left)")

    static let ofProgress: [MessageKey] = [
        .progressAccess,
        .progressAccessBy,
        .progressActiveAuthentication,
        .progressApplication,
        .progressChipAuthentication,
        .progressChipAuthenticationMapping,
        .progressDocument,
        .progressFile,
        .progressLayDownAgain,
        .progressOctets,
        .progressSpeed,
        .progressTerminalAuthentication,
        .progressTimeLeft,
        .progressVirtualChip,
    ]
}

extension Message {
    package static var progressApplication: Message { Message(.progressApplication) }
    package static var progressAccess: Message { Message(.progressAccess) }
    package static func progressAccessBy(method: some CustomStringConvertible) -> Message {
        Message(.progressAccessBy, [.init("method", .text(method.description))])
    }
    package static var progressActiveAuthentication: Message { Message(.progressActiveAuthentication) }
    package static var progressChipAuthentication: Message { Message(.progressChipAuthentication) }
    package static var progressChipAuthenticationMapping: Message { Message(.progressChipAuthenticationMapping) }
    package static var progressTerminalAuthentication: Message { Message(.progressTerminalAuthentication) }
    package static func progressFile(file: some CustomStringConvertible) -> Message {
        Message(.progressFile, [.init("file", .text(file.description))])
    }
    package static func progressVirtualChip(port: some CustomStringConvertible) -> Message {
        Message(.progressVirtualChip, [.init("port", .text(port.description))])
    }
    package static var progressDocument: Message { Message(.progressDocument) }
    package static func progressOctets(done: some CustomStringConvertible, total: some CustomStringConvertible) -> Message {
        Message(.progressOctets, [.init("done", .text(done.description)), .init("total", .text(total.description))])
    }
    package static func progressSpeed(speed: some CustomStringConvertible) -> Message {
        Message(.progressSpeed, [.init("speed", .text(speed.description))])
    }
    package static func progressTimeLeft(time: some CustomStringConvertible) -> Message {
        Message(.progressTimeLeft, [.init("time", .text(time.description))])
    }
    package static func progressLayDownAgain(time: some CustomStringConvertible) -> Message {
        Message(.progressLayDownAgain, [.init("time", .text(time.description))])
    }
}
