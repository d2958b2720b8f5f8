// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
package import EPassLDS
import EPassTLV

/// What a reading would take on a real field, by what it is about, and what would be better.
package struct LinkReport: Sendable, Hashable {
    /// What several commands are about.
    package enum Part: Sendable, Hashable {
        /// Selecting, and what else is not about a file.
        case selection
        /// Basic Access Control or PACE.
        case access
        /// Chip authentication.
        case chipAuthentication
        /// Active authentication.
        case activeAuthentication
        /// Terminal authentication.
        case terminalAuthentication
        /// A file.
        case file(LDSFile)
    }

    /// What the commands of one part take.
    package struct Row: Sendable, Hashable {
        /// What they are about.
        package let part: Part
        /// How many there are.
        package internal(set) var commands = 0
        /// Octets of commands and answers together.
        package internal(set) var octets = 0
        /// Milliseconds on the air, in the chip, in the reader.
        package internal(set) var air = 0.0
        package internal(set) var chip = 0.0
        package internal(set) var reader = 0.0

        /// All the milliseconds.
        package var total: Double { air + chip + reader }

        fileprivate mutating func add(_ exchange: LinkMeter.Exchange) {
            commands += 1
            octets += exchange.sent + exchange.received
            air += exchange.air
            chip += exchange.chip
            reader += exchange.reader
        }
    }

    /// What reading the same files with another number of octets a command would take.
    package struct Blocks: Sendable, Hashable {
        /// How many octets of a file a command asks for.
        package let length: Int
        /// Milliseconds for all files.
        package let time: Double
    }

    /// The parts in the order of the reading.
    package private(set) var rows: [Row] = []
    /// Milliseconds until a file was read, in that order.
    package private(set) var milestones: [(file: LDSFile, time: Double)] = []
    /// What the files would take with some lengths of blocks, from the shortest.
    package private(set) var blocks: [Blocks] = []
    /// The length that the reading used most.
    package private(set) var usedLength: Int?

    /// The report of a reading.
    ///
    /// - Parameter longestAnswer: the most octets of an answer that reader and chip take, status bytes included.
    package init(_ exchanges: [LinkMeter.Exchange], model: LinkModel, longestAnswer: Int) {
        var time = 0.0
        var done: [LDSFile: Double] = [:]
        for exchange in exchanges {
            let part = Part(exchange)
            if !rows.contains(where: { $0.part == part }) { rows.append(Row(part: part)) }
            for index in rows.indices where rows[index].part == part { rows[index].add(exchange) }
            time += exchange.total
            if exchange.step == .read, let file = exchange.file { done[file] = time }
        }
        milestones = done.sorted { $0.value < $1.value }.map { ($0.key, $0.value) }
        let reads = exchanges.filter { $0.step == .read && $0.data > 0 }
        usedLength =
            Dictionary(grouping: reads.map(\.data)) { $0 }
            .max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.key
        let sizes = Self.sizes(exchanges)
        blocks = Self.compare(sizes, model, longestAnswer)
        used = usedLength.map { Blocks(length: $0, time: Self.time(of: sizes, by: $0, model)) }
    }

    /// All the milliseconds.
    package var total: Double { rows.reduce(0) { $0 + $1.total } }

    /// What the length that the reading used takes.
    package private(set) var used: Blocks?

    /// The length of blocks that takes least.
    package var best: Blocks? { blocks.min { $0.time < $1.time } }

    /// The files that were read, in the order in which the mean time until one of them is there is least: the quickest
    /// first.
    package var bestOrder: [LDSFile] {
        rows.compactMap { row in if case .file(let file) = row.part { (file, row.total) } else { nil } }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }

    /// How long a protected answer is: `DO'87'` with its padding, `DO'99'`, `DO'8E'`, status bytes (Doc 9303-11,
    /// 9.8.4).
    private static func answer(to octets: Int) -> Int {
        let cryptogram = (octets / 16 + 1) * 16 + 1
        return 1 + TLVWriter.length(cryptogram).count + cryptogram + 4 + 10 + 2
    }

    /// How many octets of each file were read.
    private static func sizes(_ exchanges: [LinkMeter.Exchange]) -> [Int] {
        var sizes: [LDSFile: Int] = [:]
        for read in exchanges where read.step == .read {
            if let file = read.file { sizes[file, default: 0] += read.data }
        }
        return Array(sizes.values)
    }

    private static func compare(_ sizes: [Int], _ model: LinkModel, _ longestAnswer: Int) -> [Blocks] {
        // Whole blocks of the cipher, less the octet that padding takes at the least.
        let lengths = (4...1024).map { 16 * $0 - 1 }.filter { answer(to: $0) <= longestAnswer }
        return lengths.map { Blocks(length: $0, time: time(of: sizes, by: $0, model)) }
    }

    private static func time(of sizes: [Int], by length: Int, _ model: LinkModel) -> Double {
        sizes.reduce(0) { $0 + time(of: $1, by: max(1, length), model) }
    }

    /// What a file takes by blocks of a length, protected with AES-128.
    private static func time(of size: Int, by length: Int, _ model: LinkModel) -> Double {
        let whole = size / length
        let rest = size % length
        func block(_ octets: Int) -> Double {
            // Header, Lc, DO'97', DO'8E', Le.
            let (sent, received) = (19, answer(to: octets))
            let operations: [ChipOperation] = [
                .checksum(.aes128, octets: sent), .cipher(.aes128, octets: octets + 16),
                .checksum(.aes128, octets: received),
            ]
            return model.air(sent: sent, received: received) + model.computing(operations)
                + model.readerTime(sent: sent, received: received)
        }
        return Double(whole) * block(length) + (rest > 0 ? block(rest) : 0)
    }

    /// Whether they say the same.
    package static func == (left: LinkReport, right: LinkReport) -> Bool {
        left.rows == right.rows && left.blocks == right.blocks && left.usedLength == right.usedLength
    }

    /// Hashes the parts.
    package func hash(into hasher: inout Hasher) { hasher.combine(rows) }
}

extension LinkReport.Part {
    fileprivate init(_ exchange: LinkMeter.Exchange) {
        switch exchange.step {
        case .paceSelection, .paceNonce, .paceMapping, .paceAgreement, .paceToken, .bacChallenge,
            .bacAuthentication:
            self = .access
        case .chipSelection, .chipAgreement: self = .chipAuthentication
        case .activeAuthentication: self = .activeAuthentication
        case .terminalAuthority, .terminalCertificate, .terminalSelection, .terminalChallenge,
            .terminalAuthentication:
            self = .terminalAuthentication
        case .selectFile, .read: self = exchange.file.map(LinkReport.Part.file) ?? .selection
        case .selectMasterFile, .selectApplication, .readRecord, .appendRecord, .searchRecord, .fileMemory,
            .updateBinary, .activate, .getResponse, .other:
            self = .selection
        }
    }
}
