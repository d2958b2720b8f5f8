// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What goes wrong in one reading, and when.
public struct FaultPlan: Sendable, Hashable, CustomStringConvertible {
    /// One fault.
    public struct Fault: Sendable, Hashable {
        /// The command that it happens to, from 1; counted over the whole reading, GET RESPONSE and what follows a
        /// reopening included. What is sent while no chip is there is not counted.
        public let number: Int
        /// What happens to it.
        public let kind: FaultKind
        /// How long it goes on.
        public let span: Span

        /// A fault as given.
        public init(_ number: Int, _ kind: FaultKind, span: Span = .once) {
            self.number = number
            self.kind = kind
            self.span = span
        }
    }

    /// How long a fault goes on.
    public enum Span: String, Sendable, Hashable, CaseIterable {
        case once = ""
        /// To every command from there on.
        case lasting = "+"
        /// To the same command, each time that it comes again.
        case always = "="
    }

    /// When another chip takes the place of the first.
    public enum Swap: Sendable, Hashable {
        /// With the first fault.
        case withFault
        /// When the chip is waited for or reset for the n-th time after the first fault, from 1.
        case atReopening(Int)
    }

    /// The faults; of two at one command the first counts.
    public var faults: [Fault]
    /// Nil where there is one chip.
    public var swap: Swap?
    /// Which bits are flipped follows from it.
    public var seed: Int

    /// A plan as given; without faults nothing goes wrong.
    public init(_ faults: [Fault] = [], swap: Swap? = nil, seed: Int = 0) {
        self.faults = faults
        self.swap = swap
        self.seed = seed
    }

    /// Faults as the command line has them, `12:drop,40:flip`, `12+:flip` for one that lasts, `12=:flip` for one that
    /// comes with that command each time; nil for others.
    public init?(parsing text: String, swap: Swap? = nil, seed: Int = 0) {
        var faults: [Fault] = []
        for part in text.split(separator: ",") {
            let sides = part.split(separator: ":", maxSplits: 1)
            guard sides.count == 2, let kind = FaultKind(name: String(sides[1])) else { return nil }
            let span = Span.allCases.last { sides[0].hasSuffix($0.rawValue) } ?? .once
            guard let number = Int(sides[0].dropLast(span.rawValue.count)), number > 0 else { return nil }
            faults.append(Fault(number, kind, span: span))
        }
        guard !faults.isEmpty else { return nil }
        self.init(faults, swap: swap, seed: seed)
    }

    /// The faults as ``init(parsing:swap:seed:)`` takes them.
    public var description: String {
        faults.map { "\($0.number)\($0.span.rawValue):\($0.kind.name)" }.joined(separator: ",")
    }

    /// What happens to that command.
    func fault(at number: Int) -> Fault? {
        faults.first { $0.number == number || ($0.span == .lasting && $0.number < number) }
    }
}
