// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

/// One commit to a store: when, by what, and what it came to.
package struct TrustChange: Sendable, Hashable {
    /// How much of each kind a change added, or took out of force.
    package struct Counts: Sendable, Hashable {
        package internal(set) var addedAnchors = 0
        package internal(set) var removedAnchors = 0
        /// Anchors behind which something else stands than before.
        package internal(set) var changedAnchors = 0
        package internal(set) var addedLists = 0
        package internal(set) var removedLists = 0
        package internal(set) var addedRevocationLists = 0
        package internal(set) var removedRevocationLists = 0
        package internal(set) var addedSigners = 0
        package internal(set) var removedSigners = 0
        package internal(set) var addedGrants = 0
        package internal(set) var removedGrants = 0
        package internal(set) var addedBlocks = 0
        package internal(set) var removedBlocks = 0

        /// Each count under the name that it has in an index.
        fileprivate static let names: [(name: String, path: any WritableKeyPath<Counts, Int> & Sendable)] = [
            ("+anchors", \.addedAnchors), ("-anchors", \.removedAnchors), ("~anchors", \.changedAnchors),
            ("+lists", \.addedLists), ("-lists", \.removedLists), ("+crls", \.addedRevocationLists),
            ("-crls", \.removedRevocationLists), ("+signers", \.addedSigners), ("-signers", \.removedSigners),
            ("+grants", \.addedGrants), ("-grants", \.removedGrants), ("+blocks", \.addedBlocks),
            ("-blocks", \.removedBlocks),
        ]
    }

    /// The number of the commit, from 1 on.
    package let generation: UInt64
    /// The time that the caller gave.
    package let time: Timestamp
    /// What the caller called it: `import DE_ML.ml`. It may hold names of files: escape it on terminals.
    package let command: String
    package let counts: Counts
    /// The anchors in force afterwards.
    package let anchors: Int
    /// The hash of the snapshot afterwards; empty only until it is written.
    package internal(set) var snapshotHash: [UInt8]
    /// The commit whose state this one brought back; nil where it made a state of its own.
    package let restored: UInt64?

    /// The most changes that an index tells of; the oldest go first.
    static let maximum = 128
    private static let maximumCommand = 200
    /// The most octets of a history that are read.
    private static let maximumLength = 128 << 10

    init(
        generation: UInt64, time: Timestamp, command: String, counts: Counts, anchors: Int,
        snapshotHash: [UInt8] = [], restored: UInt64? = nil
    ) {
        self.generation = generation
        self.time = time
        self.command = String(command.prefix(Self.maximumCommand))
        self.counts = counts
        self.anchors = anchors
        self.snapshotHash = snapshotHash
        self.restored = restored
    }
}

// The form in an index: a line each, its parts separated by tabs.
extension TrustChange {
    /// The text of these changes.
    ///
    /// - Parameter snapshotHash: the hash of the state that the last one led to.
    static func octets(of changes: [TrustChange], snapshotHash: [UInt8]) -> [UInt8] {
        var text = ""
        for change in changes.suffix(maximum) {
            let hash = change.snapshotHash.isEmpty ? snapshotHash : change.snapshotHash
            var counts = Counts.names.compactMap { name, path in
                change.counts[keyPath: path] == 0 ? nil : "\(name)=\(change.counts[keyPath: path])"
            }
            counts.append("anchors=\(change.anchors)")
            if let restored = change.restored { counts.append("restored=\(restored)") }
            let command = change.command.unicodeScalars.map { $0.value < 0x20 ? " " : String($0) }.joined()
            text +=
                [
                    "\(change.generation)", "\(change.time.secondsSince1970)", Hexadecimal.lowercaseText(hash),
                    counts.joined(separator: " "), command,
                ].joined(separator: "\t") + "\n"
        }
        return Array(text.utf8)
    }

    /// The changes of such a text; a line that is none is passed over.
    static func changes(in octets: some Collection<UInt8>) -> [TrustChange] {
        guard octets.count <= maximumLength else { return [] }
        return octets.split(separator: UInt8(ascii: "\n")).suffix(maximum).compactMap {
            TrustChange(line: String(decoding: $0, as: UTF8.self))
        }
    }

    private init?(line: String) {
        let parts = line.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, let generation = UInt64(parts[0]), let seconds = Int64(parts[1]),
            let hash = Hexadecimal.octets(parts[2])
        else { return nil }
        var values: [String: UInt64] = [:]
        for word in parts[3].split(separator: " ") {
            guard let sign = word.firstIndex(of: "="), let value = UInt64(word[word.index(after: sign)...]) else {
                return nil
            }
            values[String(word[..<sign])] = value
        }
        var counts = Counts()
        for (name, path) in Counts.names { counts[keyPath: path] = Int(clamping: values[name] ?? 0) }
        self.init(
            generation: generation, time: Timestamp(secondsSince1970: seconds), command: parts[4], counts: counts,
            anchors: Int(clamping: values["anchors"] ?? 0), snapshotHash: hash, restored: values["restored"])
    }
}

extension TrustChange.Counts {
    /// Whether the change was one of blocks, with what it made of the standing of others.
    var areOfBlocks: Bool { addedBlocks + removedBlocks > 0 }

    /// What a difference comes to.
    init(_ difference: TrustDifference) {
        addedAnchors = difference.addedAnchors.count
        removedAnchors = difference.removedAnchors.count
        changedAnchors = difference.upgradedBasis.count + difference.weakenedBasis.count
        addedLists = difference.addedLists.count
        removedLists = difference.removedLists.count
        addedRevocationLists = difference.addedRevocationLists.count
        removedRevocationLists = difference.removedRevocationLists.count
        addedSigners = difference.addedSigners.values.reduce(0, +)
        removedSigners = difference.removedSigners.values.reduce(0, +)
        addedGrants = difference.addedGrants.count
        removedGrants = difference.removedGrants.count
        addedBlocks = difference.addedBlocks.count
        removedBlocks = difference.removedBlocks.count
    }
}
