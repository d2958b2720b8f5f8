// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let readerTimeout = MessageKey("reader.timeout", "The reader{named, select, yes { \"{name}\"} other {}} did not answer in time.")
    static let readerUnknownName = MessageKey("reader.unknownName", "There is no reader{named, select, yes { \"{name}\"} other {}}.")
    static let readerUnplugged = MessageKey("reader.unplugged", "The reader{named, select, yes { \"{name}\"} other {}} was unplugged, or its driver ended.")
    static let readerHeld = MessageKey("reader.held", "Another program holds the reader{named, select, yes { \"{name}\"} other {}} or its chip.")
    static let readerEmpty = MessageKey("reader.empty", "No chip is on the reader{named, select, yes { \"{name}\"} other {}}.")
    static let readerChipLeft = MessageKey("reader.chipLeft", "The chip left the reader{named, select, yes { \"{name}\"} other {}}.")
    static let readerChipReset = MessageKey("reader.chipReset", "Another program reset the chip, or the reader{named, select, yes { \"{name}\"} other {}} took its power away.")
    static let readerMute = MessageKey("reader.mute", "Something is on the reader{named, select, yes { \"{name}\"} other {}} and does not answer as a chip.")
    static let readerNotPassedOn = MessageKey("reader.notPassedOn", "The reader{named, select, yes { \"{name}\"} other {}} could not pass the command on, or lost the response.")
    static let readerNoProtocol = MessageKey("reader.noProtocol", "Chip and reader{named, select, yes { \"{name}\"} other {}} do not speak T=0 or T=1 with each other.")
    static let readerIncapable = MessageKey("reader.incapable", "The reader{named, select, yes { \"{name}\"} other {}}, its driver or the chip cannot do what was asked.")
    static let readerResponseTooLong = MessageKey("reader.responseTooLong", "The response is longer than any response may be.")
    static let readerServiceRefused = MessageKey("reader.serviceRefused", "The smart-card service (pcscd) refused: it is of another release than libpcsclite, or about to end.")
    static let readerServiceFailed = MessageKey("reader.serviceFailed", "The smart-card service failed in itself.")
    static let readerServiceFailedRemedy = MessageKey("reader.serviceFailedRemedy", "See the log of pcscd (`journalctl -u pcscd`), start it again and repeat.")
    static let readerServiceSilent = MessageKey("reader.serviceSilent", "The smart-card service (pcscd) does not answer.")
    static let readerSocketDeniedRemedy = MessageKey("reader.socketDeniedRemedy", "Run epass doctor, which says how the socket is made anew, or ask whoever looks after this computer.")
    static let readerServiceSilentRemedy = MessageKey("reader.serviceSilentRemedy", "Start it again (`systemctl restart pcscd`) and repeat; where that does not help, unplug the reader before: its driver may hang.")
    static let readerCallsLeft = MessageKey("reader.callsLeft", "The smart-card service (pcscd) has not answered {count, plural, one {# call} other {# calls}}; no more is begun.")
    static let readerNotBuilt = MessageKey("reader.notBuilt", "This build of epass has no PC/SC.")
    static let readerNotBuiltRemedy = MessageKey("reader.notBuiltRemedy", "Build it with the trait PCSC (the default), or read through `--vpcd-listen` or `--simulate`.")
    static let readerNoneNamed = MessageKey("reader.noneNamed", "No reader has \"{name}\" in its name.")
    static let readerSeveralNamed = MessageKey("reader.severalNamed", "More than one reader has \"{name}\" in its name.")
    static let readerGiveName = MessageKey("reader.giveName", "Give one of these: {names, list}.")
    static let readerPowerUpFails = MessageKey("reader.powerUpFails", "It does not power each chip up: where nothing happens, lift the document and lay it down again.")
    static let readerShortLengths = MessageKey("reader.shortLengths", "It passes on short length fields only: reading takes longer, and keys of 2,048 bits and more may be too long for it.")
    static let readerSlowWhenEmpty = MessageKey("reader.slowWhenEmpty", "It takes up to a second to notice a document: leave it there.")
    static let readerStopsAnswering = MessageKey("reader.stopsAnswering", "It stops answering now and then: plug it in again where it does.")
    static let readerStorageCard = MessageKey("reader.storageCard", "On the reader \"{reader}\" lies a tag with a memory only, as in tickets and key fobs: it is not the chip of a document.")
    static let readerStorageCardRemedy = MessageKey("reader.storageCardRemedy", "Take it away and lay the document down; other cards near it are seen in its place.")
    static let readerACR122 = MessageKey("reader.ACR122", "The ACR122 passes on short frames only and often loses passports: a wrong-key error or a time-out here may be the reader's, not the document's.")
    static let readerMuteRemedy = MessageKey("reader.muteRemedy", "Something lies on the reader \"{reader}\" and does not answer. Turn the document or open it at the data page, take other cards away, and see that it has a chip (the symbol on its cover).")

    static let ofReader: [MessageKey] = [
        .readerACR122,
        .readerCallsLeft,
        .readerChipLeft,
        .readerChipReset,
        .readerEmpty,
        .readerGiveName,
        .readerHeld,
        .readerIncapable,
        .readerMute,
        .readerMuteRemedy,
        .readerNoProtocol,
        .readerNoneNamed,
        .readerNotBuilt,
        .readerNotBuiltRemedy,
        .readerNotPassedOn,
        .readerPowerUpFails,
        .readerResponseTooLong,
        .readerServiceFailed,
        .readerServiceFailedRemedy,
        .readerServiceRefused,
        .readerServiceSilent,
        .readerServiceSilentRemedy,
        .readerSeveralNamed,
        .readerShortLengths,
        .readerSlowWhenEmpty,
        .readerSocketDeniedRemedy,
        .readerStopsAnswering,
        .readerStorageCard,
        .readerStorageCardRemedy,
        .readerTimeout,
        .readerUnknownName,
        .readerUnplugged,
    ]
}

extension Message {
    package static func readerTimeout(name: some CustomStringConvertible, named: String) -> Message {
        Message(.readerTimeout, [.init("name", .text(name.description)), .init("named", .text(named))])
    }
    package static func readerUnknownName(name: some CustomStringConvertible, named: String) -> Message {
        Message(.readerUnknownName, [.init("name", .text(name.description)), .init("named", .text(named))])
    }
    package static func readerUnplugged(name: some CustomStringConvertible, named: String) -> Message {
        Message(.readerUnplugged, [.init("name", .text(name.description)), .init("named", .text(named))])
    }
    package static func readerHeld(name: some CustomStringConvertible, named: String) -> Message {
        Message(.readerHeld, [.init("name", .text(name.description)), .init("named", .text(named))])
    }
    package static func readerEmpty(name: some CustomStringConvertible, named: String) -> Message {
        Message(.readerEmpty, [.init("name", .text(name.description)), .init("named", .text(named))])
    }
    package static func readerChipLeft(name: some CustomStringConvertible, named: String) -> Message {
        Message(.readerChipLeft, [.init("name", .text(name.description)), .init("named", .text(named))])
    }
    package static func readerChipReset(name: some CustomStringConvertible, named: String) -> Message {
        Message(.readerChipReset, [.init("name", .text(name.description)), .init("named", .text(named))])
    }
    package static func readerMute(name: some CustomStringConvertible, named: String) -> Message {
        Message(.readerMute, [.init("name", .text(name.description)), .init("named", .text(named))])
    }
    package static func readerNotPassedOn(name: some CustomStringConvertible, named: String) -> Message {
        Message(.readerNotPassedOn, [.init("name", .text(name.description)), .init("named", .text(named))])
    }
    package static func readerNoProtocol(name: some CustomStringConvertible, named: String) -> Message {
        Message(.readerNoProtocol, [.init("name", .text(name.description)), .init("named", .text(named))])
    }
    package static func readerIncapable(name: some CustomStringConvertible, named: String) -> Message {
        Message(.readerIncapable, [.init("name", .text(name.description)), .init("named", .text(named))])
    }
    package static var readerResponseTooLong: Message { Message(.readerResponseTooLong) }
    package static var readerServiceRefused: Message { Message(.readerServiceRefused) }
    package static var readerServiceFailed: Message { Message(.readerServiceFailed) }
    package static var readerServiceFailedRemedy: Message { Message(.readerServiceFailedRemedy) }
    package static var readerServiceSilent: Message { Message(.readerServiceSilent) }
    package static var readerSocketDeniedRemedy: Message { Message(.readerSocketDeniedRemedy) }
    package static var readerServiceSilentRemedy: Message { Message(.readerServiceSilentRemedy) }
    package static func readerCallsLeft(count: Int) -> Message {
        Message(.readerCallsLeft, [.init("count", .number(count))])
    }
    package static var readerNotBuilt: Message { Message(.readerNotBuilt) }
    package static var readerNotBuiltRemedy: Message { Message(.readerNotBuiltRemedy) }
    package static func readerNoneNamed(name: some CustomStringConvertible) -> Message {
        Message(.readerNoneNamed, [.init("name", .text(name.description))])
    }
    package static func readerSeveralNamed(name: some CustomStringConvertible) -> Message {
        Message(.readerSeveralNamed, [.init("name", .text(name.description))])
    }
    package static func readerGiveName(names: [String]) -> Message {
        Message(.readerGiveName, [.init("names", .list(names))])
    }
    package static var readerPowerUpFails: Message { Message(.readerPowerUpFails) }
    package static var readerShortLengths: Message { Message(.readerShortLengths) }
    package static var readerSlowWhenEmpty: Message { Message(.readerSlowWhenEmpty) }
    package static var readerStopsAnswering: Message { Message(.readerStopsAnswering) }
    package static func readerStorageCard(reader: some CustomStringConvertible) -> Message {
        Message(.readerStorageCard, [.init("reader", .text(reader.description))])
    }
    package static var readerStorageCardRemedy: Message { Message(.readerStorageCardRemedy) }
    package static var readerACR122: Message { Message(.readerACR122) }
    package static func readerMuteRemedy(reader: some CustomStringConvertible) -> Message {
        Message(.readerMuteRemedy, [.init("reader", .text(reader.description))])
    }
}
