// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// The originals: octets one after the other, found by position and length, which only ever grow.
struct TrustPack: Sendable {
    /// One stretch of the pack.
    private struct Part: Sendable {
        enum Storage: Sendable {
            case memory([UInt8])
            case file(OpenFile)
        }

        let start: UInt64
        let end: UInt64
        let storage: Storage
    }

    private var parts: [Part] = []
    /// How many octets there are, headers and all.
    private(set) var length: UInt64 = 0

    /// An empty pack in memory.
    init() {}

    /// The first octets of a file.
    init(_ file: OpenFile, length: UInt64) {
        parts = [Part(start: 0, end: length, storage: .file(file))]
        self.length = length
    }

    private static let chunk = 1 << 20

    /// Appends octets in memory.
    mutating func append(_ octets: [UInt8]) {
        let start = length
        length += UInt64(octets.count)
        if let last = parts.last, case .memory(var chunk) = last.storage, chunk.count + octets.count <= Self.chunk {
            // Taken out first, so that the octets are not copied.
            parts.removeLast()
            chunk += octets
            parts.append(Part(start: last.start, end: length, storage: .memory(chunk)))
        } else {
            parts.append(Part(start: start, end: length, storage: .memory(octets)))
        }
    }

    /// Makes what was appended to the file behind the pack part of it.
    mutating func grow(by count: Int) {
        guard let last = parts.popLast() else { return }
        length += UInt64(count)
        parts.append(Part(start: last.start, end: length, storage: last.storage))
    }

    /// Octets of the pack.
    ///
    /// - Throws: `storeDamaged` where they are not all there.
    func read(_ position: UInt64, _ count: Int) throws(TrustError) -> [UInt8] {
        guard let part = part(at: position), UInt64(count) <= part.end - position else {
            throw Self.damaged(.storePackEndsEarly, position)
        }
        switch part.storage {
        case .memory(let octets):
            let start = Int(position - part.start)
            return Array(octets[start..<(start + count)])
        case .file(let file):
            guard let octets = file.read(position, count) else { throw Self.damaged(.storePackEndsEarly, position) }
            return octets
        }
    }

    /// The first octets of the pack.
    ///
    /// - Throws: `storeDamaged` where they are not all there.
    func first(_ count: UInt64) throws(TrustError) -> [UInt8] {
        var octets: [UInt8] = []
        for part in parts where part.start < count {
            octets += try read(part.start, Int(min(part.end, count) - part.start))
        }
        return octets
    }

    /// The octets of an object, which must have the digest that the index says.
    ///
    /// - Throws: `storeDamaged`.
    func object(_ record: TrustRecord) throws(TrustError) -> [UInt8] {
        guard Int(record.length) <= SignedList.maximumLength else {
            throw Self.damaged(.storePackObjectTooLong, record.offset)
        }
        let octets = try read(record.offset, Int(record.length))
        guard try TrustDigest(hashing: octets[...]) == record.digest else {
            throw Self.damaged(.storePackObjectChanged, record.offset)
        }
        return octets
    }

    private func part(at position: UInt64) -> Part? {
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if parts[middle].end <= position { low = middle + 1 } else { high = middle }
        }
        guard parts.indices.contains(low), parts[low].start <= position else { return nil }
        return parts[low]
    }

    private static func damaged(_ fault: Message, _ position: UInt64) -> TrustError {
        TrustError(.storeDamaged, element: "pack", offset: Int(clamping: position), .storePackDamaged(fault: fault))
    }
}
