// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let simulateVpcdAndConnect = MessageKey("simulate.vpcdAndConnect", "--vpcd and --connect exclude one another: a chip lies in one reader.")
    static let simulateListAlone = MessageKey("simulate.listAlone", "--list, --show, --check and --pages take no option that makes a document, and exclude one another.")
    static let simulateJsonAlone = MessageKey("simulate.jsonAlone", "--json belongs to --list and --check; --show prints JSON anyway.")
    static let simulateNothingWrong = MessageKey("simulate.nothingWrong", "Nothing is wrong with the description.")
    static let simulateTrustUnreadable = MessageKey("simulate.trustUnreadable", "{file} cannot be decoded, and a reading does without it. {error, message}")
    static let simulateSayWhat = MessageKey("simulate.sayWhat", "Say what to do with the simulated passport.")
    static let simulateWays = MessageKey("simulate.ways", "--vpcd puts it into a virtual reader, --export FOLDER writes its files, --list shows the profiles; epass read --simulate reads one at once.")
    static let simulatePrintedMRZ = MessageKey("simulate.printedMRZ", "The printed MRZ, for --mrz -:")
    static let simulateCardAccessNumber = MessageKey("simulate.cardAccessNumber", "The CAN, for --can -; the MRZ does not open this chip:")
    static let simulateUnmetRule = MessageKey("simulate.unmetRule", "No command met rule {number, number} of the behaviour (behaviour.rules[{place, number}]).")
    static let simulateUnmetRuleNamed = MessageKey("simulate.unmetRuleNamed", "No command met rule {number, number} of the behaviour (behaviour.rules[{place, number}]): {note}")
    static let simulateReaderClosed = MessageKey("simulate.readerClosed", "The reader was closed.")
    static let simulateChipLost = MessageKey("simulate.chipLost", "The chip left the field, as its profile says.")
    static let simulateWaiting = MessageKey("simulate.waiting", "Waiting for a virtual reader at {address} ...")
    static let simulateConnected = MessageKey("simulate.connected", "The passport lies in the virtual reader at {address}. Read it from another terminal:")
    static let simulateTakeOut = MessageKey("simulate.takeOut", "Interrupt with Ctrl-C to take it out.")
    static let simulateUsed = MessageKey("simulate.used", "A program is using the chip.")
    static let simulateReset = MessageKey("simulate.reset", "The chip was reset.")
    static let simulateNoAddress = MessageKey("simulate.noAddress", "{address} is no address of a virtual reader.")
    static let simulateGiveAddress = MessageKey("simulate.giveAddress", "Write it as HOST:PORT, for example 127.0.0.1:35963.")
    static let simulateCombinations = MessageKey("simulate.combinations", "{pattern} names every combination that Doc 9303-11 allows: gm, im or cam; a group as above; 3des, aes-128, aes-192 or aes-256. For example pace-im-p-521-aes-256, pace-gm-modp-2048-256-3des.")

    static let ofSimulate: [MessageKey] = [
        .simulateCardAccessNumber,
        .simulateChipLost,
        .simulateCombinations,
        .simulateConnected,
        .simulateGiveAddress,
        .simulateJsonAlone,
        .simulateListAlone,
        .simulateNoAddress,
        .simulateNothingWrong,
        .simulatePrintedMRZ,
        .simulateReaderClosed,
        .simulateReset,
        .simulateSayWhat,
        .simulateTakeOut,
        .simulateTrustUnreadable,
        .simulateUnmetRule,
        .simulateUnmetRuleNamed,
        .simulateUsed,
        .simulateVpcdAndConnect,
        .simulateWaiting,
        .simulateWays,
    ]
}

extension Message {
    package static var simulateVpcdAndConnect: Message { Message(.simulateVpcdAndConnect) }
    package static var simulateListAlone: Message { Message(.simulateListAlone) }
    package static var simulateJsonAlone: Message { Message(.simulateJsonAlone) }
    package static var simulateNothingWrong: Message { Message(.simulateNothingWrong) }
    package static func simulateTrustUnreadable(file: some CustomStringConvertible, error: Message) -> Message {
        Message(.simulateTrustUnreadable, [.init("file", .text(file.description)), .init("error", .message(error))])
    }
    package static var simulateSayWhat: Message { Message(.simulateSayWhat) }
    package static var simulateWays: Message { Message(.simulateWays) }
    package static var simulatePrintedMRZ: Message { Message(.simulatePrintedMRZ) }
    package static var simulateCardAccessNumber: Message { Message(.simulateCardAccessNumber) }
    package static func simulateUnmetRule(number: Int, place: Int) -> Message {
        Message(.simulateUnmetRule, [.init("number", .number(number)), .init("place", .number(place))])
    }
    package static func simulateUnmetRuleNamed(number: Int, place: Int, note: some CustomStringConvertible) -> Message {
        Message(.simulateUnmetRuleNamed, [.init("number", .number(number)), .init("place", .number(place)), .init("note", .text(note.description))])
    }
    package static var simulateReaderClosed: Message { Message(.simulateReaderClosed) }
    package static var simulateChipLost: Message { Message(.simulateChipLost) }
    package static func simulateWaiting(address: some CustomStringConvertible) -> Message {
        Message(.simulateWaiting, [.init("address", .text(address.description))])
    }
    package static func simulateConnected(address: some CustomStringConvertible) -> Message {
        Message(.simulateConnected, [.init("address", .text(address.description))])
    }
    package static var simulateTakeOut: Message { Message(.simulateTakeOut) }
    package static var simulateUsed: Message { Message(.simulateUsed) }
    package static var simulateReset: Message { Message(.simulateReset) }
    package static func simulateNoAddress(address: some CustomStringConvertible) -> Message {
        Message(.simulateNoAddress, [.init("address", .text(address.description))])
    }
    package static var simulateGiveAddress: Message { Message(.simulateGiveAddress) }
    package static func simulateCombinations(pattern: some CustomStringConvertible) -> Message {
        Message(.simulateCombinations, [.init("pattern", .text(pattern.description))])
    }
}
