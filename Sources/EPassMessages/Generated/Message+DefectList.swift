// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let defectListOfState = MessageKey("defectList.ofState", "the {list, select, masterList {master list} deviationList {deviation list} defectList {defect list} documentSignerList {document signer list} other {{list}}} of {state, country}")
    static let defectListFromFile = MessageKey("defectList.fromFile", "the {list, select, masterList {master list} deviationList {deviation list} defectList {defect list} documentSignerList {document signer list} other {{list}}} {source}")
    static let defectListList = MessageKey("defectList.list", "the {list} {source}")
    static let defectListEntry = MessageKey("defectList.entry", "{name}, entry {entry, number} of the {list} {source}")
    static let defectListEntriesUndecodable = MessageKey("defectList.entriesUndecodable", "{count, plural, one {# entry} other {# entries}} of {publication, message} cannot be decoded.")
    static let defectListListUndecodable = MessageKey("defectList.listUndecodable", "The content of {publication, message} cannot be decoded.")
    static let defectListEntriesLost = MessageKey("defectList.entriesLost", "{count, plural, one {# entry} other {# entries}} cannot be decoded; the first: {place}: {error, message}.")
    static let defectListGapLeaves = MessageKey("defectList.gapLeaves", "{gap, message}, which leaves {check} {result, select, successful {successful} failed {failed} undetermined {undetermined} notSupported {notSupported} aborted {aborted} other {{result}}}.")
    static let defectListSignerRevoked = MessageKey("defectList.signerRevoked", "The document signer is revoked by {publication, message}.")
    static let defectListNotGranted = MessageKey("defectList.notGranted", "The document is spoken against by {publication, message} ({name}), which was granted nothing about its State.")
    static let defectListExcused = MessageKey("defectList.excused", "What failed in {check} is excused by {publication, message} ({name}).")
    static let defectListLeaves = MessageKey("defectList.leaves", "What {publication, message} says ({name}) leaves {check} {result, select, successful {successful} failed {failed} undetermined {undetermined} notSupported {notSupported} aborted {aborted} other {{result}}}.")
    static let defectListChanged = MessageKey("defectList.changed", "{check} was {before, select, successful {successful} failed {failed} undetermined {undetermined} notSupported {notSupported} aborted {aborted} other {{before}}} and is {result, select, successful {successful} failed {failed} undetermined {undetermined} notSupported {notSupported} aborted {aborted} other {{result}}}: {entry, message}")
    static let defectListKnown = MessageKey("defectList.known", "known: {entry, message}")
    static let defectListNotApplied = MessageKey("defectList.notApplied", "not applied ({reason}): {entry, message}")
    static let defectListMore = MessageKey("defectList.more", "and {count, number} more")

    static let ofDefectList: [MessageKey] = [
        .defectListOfState,
        .defectListFromFile,
        .defectListList,
        .defectListEntry,
        .defectListEntriesUndecodable,
        .defectListListUndecodable,
        .defectListEntriesLost,
        .defectListGapLeaves,
        .defectListSignerRevoked,
        .defectListNotGranted,
        .defectListExcused,
        .defectListLeaves,
        .defectListChanged,
        .defectListKnown,
        .defectListNotApplied,
        .defectListMore,
    ]
}

extension Message {
    package static func defectListOfState(list: String, state: String) -> Message {
        Message(.defectListOfState, [.init("list", .text(list)), .init("state", .country(state))])
    }
    package static func defectListFromFile(list: String, source: some CustomStringConvertible) -> Message {
        Message(.defectListFromFile, [.init("list", .text(list)), .init("source", .text(source.description))])
    }
    package static func defectListList(list: some CustomStringConvertible, source: some CustomStringConvertible) -> Message {
        Message(.defectListList, [.init("list", .text(list.description)), .init("source", .text(source.description))])
    }
    package static func defectListEntry(name: some CustomStringConvertible, entry: Int, list: some CustomStringConvertible, source: some CustomStringConvertible) -> Message {
        Message(.defectListEntry, [.init("name", .text(name.description)), .init("entry", .number(entry)), .init("list", .text(list.description)), .init("source", .text(source.description))])
    }
    package static func defectListEntriesUndecodable(count: Int, publication: Message) -> Message {
        Message(.defectListEntriesUndecodable, [.init("count", .number(count)), .init("publication", .message(publication))])
    }
    package static func defectListListUndecodable(publication: Message) -> Message {
        Message(.defectListListUndecodable, [.init("publication", .message(publication))])
    }
    package static func defectListEntriesLost(count: Int, place: some CustomStringConvertible, error: Message) -> Message {
        Message(.defectListEntriesLost, [.init("count", .number(count)), .init("place", .text(place.description)), .init("error", .message(error))])
    }
    package static func defectListGapLeaves(gap: Message, check: some CustomStringConvertible, result: String) -> Message {
        Message(.defectListGapLeaves, [.init("gap", .message(gap)), .init("check", .text(check.description)), .init("result", .text(result))])
    }
    package static func defectListSignerRevoked(publication: Message) -> Message {
        Message(.defectListSignerRevoked, [.init("publication", .message(publication))])
    }
    package static func defectListNotGranted(publication: Message, name: some CustomStringConvertible) -> Message {
        Message(.defectListNotGranted, [.init("publication", .message(publication)), .init("name", .text(name.description))])
    }
    package static func defectListExcused(check: some CustomStringConvertible, publication: Message, name: some CustomStringConvertible) -> Message {
        Message(.defectListExcused, [.init("check", .text(check.description)), .init("publication", .message(publication)), .init("name", .text(name.description))])
    }
    package static func defectListLeaves(publication: Message, name: some CustomStringConvertible, check: some CustomStringConvertible, result: String) -> Message {
        Message(.defectListLeaves, [.init("publication", .message(publication)), .init("name", .text(name.description)), .init("check", .text(check.description)), .init("result", .text(result))])
    }
    package static func defectListChanged(check: some CustomStringConvertible, before: String, result: String, entry: Message) -> Message {
        Message(.defectListChanged, [.init("check", .text(check.description)), .init("before", .text(before)), .init("result", .text(result)), .init("entry", .message(entry))])
    }
    package static func defectListKnown(entry: Message) -> Message {
        Message(.defectListKnown, [.init("entry", .message(entry))])
    }
    package static func defectListNotApplied(reason: some CustomStringConvertible, entry: Message) -> Message {
        Message(.defectListNotApplied, [.init("reason", .text(reason.description)), .init("entry", .message(entry))])
    }
    package static func defectListMore(count: Int) -> Message {
        Message(.defectListMore, [.init("count", .number(count))])
    }
}
