// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a rule makes of a command. What is not said stays as it would be.
package struct RuleEffect: Sendable, Hashable {
    /// Whether the chip does what the command asks for; nil for what the rest says (``executes``).
    package var isExecuted: Bool?
    /// The status word.
    package var status: UInt16?
    /// The data, before it is protected.
    package var data: [UInt8]?
    /// So many random octets as data.
    package var random: Int?
    /// What stays of the data.
    package var cutData: OctetCut?
    /// Which bit of the data is another one.
    package var flipData: BitPlace?
    /// What becomes of the data objects in `DO'7C'`.
    package var objects: [ObjectChange] = []
    /// What becomes of those that protect the answer: `DO'87'`, `DO'85'`, `DO'99'` under a right checksum, and
    /// `DO'8E'`.
    package var protectedObjects: [ObjectChange] = []
    /// How the data is padded before it is enciphered.
    package var padding: Padding?
    /// How the answer is protected.
    package var protection: Protection?
    /// What stays of the whole answer, status bytes included.
    package var cut: OctetCut?
    /// Which bit of the whole answer is another one.
    package var flip: BitPlace?
    /// The whole answer, status bytes included.
    package var octets: [UInt8]?
    /// How long the answer takes.
    package var delay: RuleDelay?
    /// The chip never answers.
    package var isSilent = false
    /// The chip leaves the field.
    package var departure: Departure?
    /// The chip loses its power for a moment before the command, and answers it as if it had just come.
    package var losesPower = false
    /// The chip forgets its session keys behind the answer.
    package var endsSession = false
    /// How many tries of a password are left from then on.
    package var tries: [PasswordKind: Int] = [:]

    /// How a chip pads what it enciphers.
    package enum Padding: String, CaseIterable, Sendable, Hashable {
        /// Not with 80 and zeros but with zeros alone.
        case zeros
        /// By one block more than is needed.
        case blockMore
    }

    /// How an answer in the secure channel is protected.
    package enum Protection: String, CaseIterable, Sendable, Hashable {
        /// Not at all: data and status word come as they are. The keys stay.
        case none
        /// One bit of the checksum is wrong.
        case wrongChecksum
        /// The answer before comes once more.
        case replayed
    }

    /// A chip that is not there.
    package struct Departure: Sendable, Hashable {
        /// For how many milliseconds; nil for good. With 0 it is back at once, and has lost its power.
        package var milliseconds: Int?
        /// Whether it did what the command asked for before it left.
        package var isLate: Bool

        /// A departure as given.
        package init(milliseconds: Int? = nil, isLate: Bool = false) {
            self.milliseconds = milliseconds
            self.isLate = isLate
        }
    }

    /// Nothing changes.
    package init() {}

    /// Nothing but this changes.
    package init(_ change: (inout RuleEffect) -> Void) {
        self.init()
        change(&self)
    }

    /// Another status word.
    package static func word(_ word: UInt16) -> RuleEffect { RuleEffect { $0.status = word } }

    /// Whether the chip does what the command asks for: not where a word of an error is all that comes.
    var executes: Bool {
        if let isExecuted { return isExecuted }
        guard let status, data == nil, random == nil else { return true }
        return status == 0x9000 || (0x61...0x62).contains(status >> 8)
    }

    /// What two rules say of one command: where both say the same thing, the later; times and changes of data objects
    /// add up.
    mutating func merge(_ later: RuleEffect) {
        isExecuted = later.isExecuted ?? isExecuted
        status = later.status ?? status
        data = later.data ?? data
        random = later.random ?? random
        cutData = later.cutData ?? cutData
        flipData = later.flipData ?? flipData
        objects += later.objects
        protectedObjects += later.protectedObjects
        padding = later.padding ?? padding
        protection = later.protection ?? protection
        cut = later.cut ?? cut
        flip = later.flip ?? flip
        octets = later.octets ?? octets
        if let other = later.delay { delay = RuleDelay(milliseconds: (delay?.milliseconds ?? 0) + other.milliseconds) }
        isSilent = isSilent || later.isSilent
        departure = later.departure ?? departure
        losesPower = losesPower || later.losesPower
        endsSession = endsSession || later.endsSession
        tries.merge(later.tries) { $1 }
    }
}

/// How long an answer takes, and how that grows.
package struct RuleDelay: Sendable, Hashable {
    /// The longest time: ten minutes.
    static let longest = 600_000

    /// Milliseconds of the first answer.
    package var milliseconds: Int
    /// So many milliseconds more each time.
    package var growth: Int
    /// So many times as long each time, after the growth.
    package var factor: Int
    /// Never longer than this.
    package var most: Int

    /// A time as given.
    package init(milliseconds: Int, growth: Int = 0, factor: Int = 1, most: Int = longest) {
        self.milliseconds = milliseconds
        self.growth = growth
        self.factor = factor
        self.most = most
    }

    /// The time of the n-th answer, counted from 1.
    func time(ofNumber number: Int) -> Int {
        let bound = min(max(most, 0), Self.longest)
        var time = min(milliseconds, bound)
        guard factor > 1 else {
            let added = max(growth, 0).multipliedReportingOverflow(by: max(number, 1) - 1)
            return added.overflow ? bound : min(time + min(added.partialValue, bound), bound)
        }
        // At least doubled each time, or not growing at all: this ends soon.
        for _ in 1..<max(number, 1) {
            let next = min((time + max(growth, 0)) * min(factor, 1000), bound)
            if next == time { break }
            time = next
        }
        return time
    }
}

/// What stays of octets: the first so many, or all but the last so many.
package enum OctetCut: Sendable, Hashable {
    /// The first so many.
    case to(Int)
    /// All but the last so many.
    case by(Int)

    func applied(to octets: [UInt8]) -> [UInt8] {
        switch self {
        case .to(let count): Array(octets.prefix(max(0, count)))
        case .by(let count): Array(octets.dropLast(max(0, count)))
        }
    }
}

/// One bit of some octets.
package struct BitPlace: Sendable, Hashable {
    /// Which octet, from 0; from -1 backwards, from the end.
    package var octet: Int
    /// Which bit, from 0, the least.
    package var bit: Int

    /// A place as given.
    package init(octet: Int, bit: Int = 0) {
        self.octet = octet
        self.bit = bit
    }

    /// The octets with that bit changed; as they are where there is no such octet.
    func applied(to octets: [UInt8]) -> [UInt8] {
        let index = octet < 0 ? octets.count + octet : octet
        guard octets.indices.contains(index) else { return octets }
        var changed = octets
        changed[index] ^= 1 << UInt8(truncatingIfNeeded: bit & 7)
        return changed
    }
}
