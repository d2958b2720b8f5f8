// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let linkHeading = MessageKey("link.heading", "On a field of {rate, number} kbit/s, with a chip like {chip}, this reading would take {seconds, message} seconds.")
    static let linkRow = MessageKey("link.row", "{part, message}: {total} ms for {commands, plural, one {# command} other {# commands}} ({air} on the air, {inChip} in the chip, {inReader} in the reader)")
    static let linkSelection = MessageKey("link.selection", "Selecting")
    static let linkAccess = MessageKey("link.access", "Access control")
    static let linkChipAuthentication = MessageKey("link.chipAuthentication", "Chip authentication")
    static let linkActiveAuthentication = MessageKey("link.activeAuthentication", "Active authentication")
    static let linkTerminalAuthentication = MessageKey("link.terminalAuthentication", "Terminal authentication")
    static let linkMilestones = MessageKey("link.milestones", "{file} is there after {first} ms, the last file after {last} ms.")
    static let linkBlocks = MessageKey("link.blocks", "The files would take {used} ms by blocks of {usedLength, number} octets, as they were read, and {best} ms by blocks of {bestLength, number} octets, which take least.")
    static let linkOrder = MessageKey("link.order", "In this order the files would be there soonest on the whole: {files, list}.")
    static let linkSources = MessageKey("link.sources", "Docs/link.md says where each figure is from, and which are assumed.")

    static let ofLink: [MessageKey] = [
        .linkAccess,
        .linkActiveAuthentication,
        .linkBlocks,
        .linkChipAuthentication,
        .linkHeading,
        .linkMilestones,
        .linkOrder,
        .linkRow,
        .linkSelection,
        .linkSources,
        .linkTerminalAuthentication,
    ]
}

extension Message {
    package static func linkHeading(rate: Int, chip: some CustomStringConvertible, seconds: Message) -> Message {
        Message(.linkHeading, [.init("rate", .number(rate)), .init("chip", .text(chip.description)), .init("seconds", .message(seconds))])
    }
    package static func linkRow(part: Message, total: some CustomStringConvertible, commands: Int, air: some CustomStringConvertible, inChip: some CustomStringConvertible, inReader: some CustomStringConvertible) -> Message {
        Message(.linkRow, [.init("part", .message(part)), .init("total", .text(total.description)), .init("commands", .number(commands)), .init("air", .text(air.description)), .init("inChip", .text(inChip.description)), .init("inReader", .text(inReader.description))])
    }
    package static var linkSelection: Message { Message(.linkSelection) }
    package static var linkAccess: Message { Message(.linkAccess) }
    package static var linkChipAuthentication: Message { Message(.linkChipAuthentication) }
    package static var linkActiveAuthentication: Message { Message(.linkActiveAuthentication) }
    package static var linkTerminalAuthentication: Message { Message(.linkTerminalAuthentication) }
    package static func linkMilestones(file: some CustomStringConvertible, first: some CustomStringConvertible, last: some CustomStringConvertible) -> Message {
        Message(.linkMilestones, [.init("file", .text(file.description)), .init("first", .text(first.description)), .init("last", .text(last.description))])
    }
    package static func linkBlocks(used: some CustomStringConvertible, usedLength: Int, best: some CustomStringConvertible, bestLength: Int) -> Message {
        Message(.linkBlocks, [.init("used", .text(used.description)), .init("usedLength", .number(usedLength)), .init("best", .text(best.description)), .init("bestLength", .number(bestLength))])
    }
    package static func linkOrder(files: [String]) -> Message {
        Message(.linkOrder, [.init("files", .list(files))])
    }
    package static var linkSources: Message { Message(.linkSources) }
}
