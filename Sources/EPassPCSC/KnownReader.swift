// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import CEPassFiles
internal import EPassEncodings
internal import EPassJSON
internal import EPassMessages

/// A reader model and what is known of it, each fact with its source (`KnownReaders.json`; F-19, F-20).
package struct KnownReader: Sendable, Hashable {
    /// At which level the reader takes commands: `dwFeatures` of its CCID descriptor (CCID 1.1, 5.1).
    enum Exchange: String, Sendable {
        /// The driver makes the frames of T=1, and sends as long a command as it likes.
        case tpdu
        /// Commands with short length fields only.
        case short
        /// Commands with short and with extended length fields.
        case extended
    }

    /// What it does that a session or a person has to live with.
    enum Habit: String, Sendable, CaseIterable {
        /// A command that takes more than one message between driver and reader is lost.
        case losesChainedCommands
        /// Answers are lost now and then.
        case losesAnswers
        /// libccid does not serve it: it needs its maker's driver.
        case ownDriver
        /// A chip is not powered up now and then.
        case powerUpFails
        /// It takes a second or so to say that no chip is there.
        case slowWhenEmpty
        /// It takes a third of a second to say whether a chip is there.
        case slowStatus
        /// It falls silent until it is plugged in again.
        case stopsAnswering
        /// Answers have wrong numbers now and then, which a driver may refuse.
        case wrongSequence
    }

    /// What is said to the person in front of it.
    enum Advice: String, Sendable, CaseIterable {
        case acr122 = "ACR122"
        case powerUpFails
        case shortLengths
        case slowWhenEmpty
        case stopsAnswering

        var message: Message {
            switch self {
            case .acr122: .readerACR122
            case .powerUpFails: .readerPowerUpFails
            case .shortLengths: .readerShortLengths
            case .slowWhenEmpty: .readerSlowWhenEmpty
            case .stopsAnswering: .readerStopsAnswering
            }
        }
    }

    /// Vendor and product by which a USB device names itself.
    struct USBIdentifier: Sendable, Hashable {
        let vendor: UInt16
        let product: UInt16
    }

    /// The name of the entry.
    package let id: String
    /// Parts of the names that PC/SC gives such readers.
    let names: [String]
    let usb: [USBIdentifier]
    private(set) var exchange: Exchange?
    /// `dwMaxCCIDMessageLength`: the octets of a message between driver and reader, its header of ten among them.
    private(set) var messageLength: Int?
    private(set) var maximumCommandLength: Int?
    private(set) var maximumResponseLength: Int?
    /// The oldest firmware that the driver serves: `2.06`.
    private(set) var minimumFirmware: String?
    private(set) var habits: Set<Habit> = []
    /// Where the facts are from, in their order.
    package private(set) var sources: [String] = []
    let advice: Advice?

    private static let headerOfMessage = 10
    private static let shortCommand = 261
    private static let shortResponse = 258

    /// The longest command that it passes on; nil where nothing is known.
    package var longestCommand: Int? {
        [
            maximumCommandLength, exchange == .short ? Self.shortCommand : nil,
            habits.contains(.losesChainedCommands) ? messageLength.map { $0 - Self.headerOfMessage } : nil,
        ].compactMap { $0 }.min()
    }

    /// The longest response with status bytes that it passes on; nil where nothing is known.
    package var longestResponse: Int? {
        [maximumResponseLength, exchange == .short ? Self.shortResponse : nil].compactMap { $0 }.min()
    }

    // MARK: The table

    /// All models, in the order of the file. A table that is damaged is none.
    static let all: [KnownReader] = parse(EmbeddedFiles(epass_files_known_readers())["KnownReaders.json"]) ?? []

    /// The model of a reader: by what its driver states of the USB device, which nobody can choose as freely as a name,
    /// else the first that has a part of its name, in any case of letters.
    static func model(named name: String, usb: USBIdentifier? = nil, in table: [KnownReader] = all) -> KnownReader? {
        if let usb, let known = table.first(where: { $0.usb.contains(usb) }) { return known }
        // No name in PC/SC is longer than 128 octets (MAX_READERNAME of pcsc-lite).
        let name = Array(name.utf8.prefix(256)).map(Self.lowercased)
        return table.first { $0.names.contains { name.contains($0.utf8.map(Self.lowercased)) } }
    }

    private static func lowercased(_ octet: UInt8) -> UInt8 { (0x41...0x5A).contains(octet) ? octet | 0x20 : octet }

    /// The models that a table has; nil where anything in it is not as it has to be.
    static func parse(_ octets: [UInt8]) -> [KnownReader]? {
        let limits = JSONLimits(maximumDepth: 8, maximumLength: 1 << 20, maximumElements: 20_000)
        guard let table = try? JSONValue(parsing: octets, limits: limits),
            table.hasOnly(["schema", "readers"]), table["schema"]?.word == "epass-known-readers/1",
            let entries = table["readers"]?.array
        else { return nil }
        let readers = entries.compactMap(KnownReader.init)
        let usb = readers.flatMap(\.usb)
        guard readers.count == entries.count, Set(readers.map(\.id)).count == readers.count,
            Set(usb).count == usb.count
        else { return nil }
        return readers
    }

    private init?(_ entry: JSONValue) {
        guard entry.hasOnly(["id", "names", "usb", "facts", "advice"]), let id = entry["id"]?.word, !id.isEmpty,
            let names = entry["names"]?.array?.map(\.word), !names.isEmpty,
            let usb = entry["usb"]?.array?.map(USBIdentifier.init), let facts = entry["facts"]?.array, !facts.isEmpty
        else { return nil }
        self.id = id
        self.names = names.compactMap { $0 }
        self.usb = usb.compactMap { $0 }
        advice = entry["advice"]?.word.flatMap(Advice.init)
        guard self.names.count == names.count, self.names.allSatisfy({ $0.utf8.count >= 4 }),
            self.usb.count == usb.count, (advice == nil) == (entry["advice"] == nil)
        else { return nil }
        for fact in facts { guard take(fact) else { return nil } }
    }

    /// Takes a fact; false where it is malformed, says what was said before, or has no source.
    private mutating func take(_ fact: JSONValue) -> Bool {
        guard let members = fact.object, let source = fact["source"]?.word, source.utf8.starts(with: "https://".utf8)
        else { return false }
        sources.append(source)
        for member in members {
            let value = member.value
            let isTaken =
                switch member.name {
                case "source", "note": value.string != nil
                case "exchange": set(\.exchange, value.word.flatMap(Exchange.init))
                case "messageLength": set(\.messageLength, Self.length(value))
                case "maximumCommandLength": set(\.maximumCommandLength, Self.length(value))
                case "maximumResponseLength": set(\.maximumResponseLength, Self.length(value))
                case "minimumFirmware": set(\.minimumFirmware, value.word)
                case "habit": value.word.flatMap(Habit.init).map { habits.insert($0).inserted } ?? false
                default: false
                }
            guard isTaken else { return false }
        }
        return members.contains { !["source", "note"].contains($0.name) }
    }

    private mutating func set<Value>(_ path: WritableKeyPath<KnownReader, Value?>, _ value: Value?) -> Bool {
        guard let value, self[keyPath: path] == nil else { return false }
        self[keyPath: path] = value
        return true
    }

    /// A length that can be: not shorter than the header of a command with some data.
    private static func length(_ value: JSONValue) -> Int? {
        value.integer.flatMap { (32...1 << 20).contains($0) ? Int($0) : nil }
    }
}

extension KnownReader.USBIdentifier {
    /// `072F:2200`.
    fileprivate init?(_ value: JSONValue) {
        guard let parts = value.word?.split(separator: ":", omittingEmptySubsequences: false), parts.count == 2,
            parts.allSatisfy({ $0.utf8.count == 4 && $0.allSatisfy(\.isHexDigit) }),
            let vendor = UInt16(parts[0], radix: 16), let product = UInt16(parts[1], radix: 16)
        else { return nil }
        self.init(vendor: vendor, product: product)
    }
}

extension JSONValue {
    /// Whether it is an object that has no members but those.
    fileprivate func hasOnly(_ names: [String]) -> Bool {
        object.map { members in members.allSatisfy { member in names.contains { member.isNamed($0) } } } ?? false
    }
}
