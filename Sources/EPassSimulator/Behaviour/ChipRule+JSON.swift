// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages
import EPassTLV

extension ChipRule: Described {
    static var members: [DescriptionMember<Self>] {
        [.value("note", \.note, .text), .value("when", \.when, .object), .value("then", \.then, .object)]
    }
}

extension RuleCondition: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .optional("command", \.command, .occurrence), .value("sinceReset", \.sinceReset, .boolean),
            .value("step", \.steps, .oneOrMore(of: .word)), .value("file", \.files, .oneOrMore(of: .fileName)),
            .optional("offset", \.offset, .span), .optional("length", \.length, .span),
            .optional("class", \.classByte, .octet), .optional("instruction", \.instruction, .octet),
            .optional("p1", \.p1, .octet), .optional("p2", \.p2, .octet), .optional("data", \.data, .pattern(1...256)),
            .optional("protected", \.isProtected, .boolean), .value("after", \.after, .oneOrMore(of: .word)),
            .value("before", \.before, .oneOrMore(of: .word)), .optional("nth", \.nth, .occurrence),
        ]
    }
}

extension RuleEffect: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .optional("executed", \.isExecuted, .boolean), .optional("status", \.status, .statusWord),
            .optional("data", \.data, .answer), .optional("random", \.random, .octetCount),
            .optional("cutData", \.cutData, .cut), .optional("flipData", \.flipData, .place),
            .value("objects", \.objects, .changes), .value("protectedObjects", \.protectedObjects, .changes),
            .optional("padding", \.padding, .word), .optional("protection", \.protection, .word),
            .optional("cut", \.cut, .cut), .optional("flip", \.flip, .place), .optional("octets", \.octets, .answer),
            .optional("delay", \.delay, .delay), .value("silent", \.isSilent, .boolean),
            .optional("leaves", \.departure, .object), .value("losesPower", \.losesPower, .boolean),
            .value("endsSession", \.endsSession, .boolean), .value("tries", \.tries, .tries),
        ]
    }
}

extension ObjectChange: Described {
    /// The most changes of one rule.
    static let most = 32

    package init() { self.init(.drop, 0x99) }

    static var members: [DescriptionMember<Self>] {
        [
            .required("object", \.object, .tag), .required("change", \.kind, .word), .optional("as", \.tag, .tag),
            .optional("value", \.value, .answer), .optional("octets", \.count, .octetCount),
            .optional("bit", \.place, .place),
        ]
    }

    func finish(_ object: DescriptionValue) throws {
        for name in ["object", "change"] where !object.has(name) { throw Self.missing(name, in: object) }
        switch kind {
        case .retag where tag == nil: throw Self.missing("as", in: object)
        case .replace where value == nil: throw Self.missing("value", in: object)
        default: return
        }
    }

    private static func missing(_ name: String, in object: DescriptionValue) -> SimulatorError {
        SimulatorError(.valueInvalid, member: object.place(name), .simulatorMemberMissing)
    }
}

extension RuleEffect.Departure: Described {
    package init() { self.init(milliseconds: nil) }

    static var members: [DescriptionMember<Self>] {
        [.optional("for", \.milliseconds, .milliseconds), .value("late", \.isLate, .boolean)]
    }
}

extension RuleDelay: Described {
    package init() { self.init(milliseconds: 0) }

    static var members: [DescriptionMember<Self>] {
        [
            .value("first", \.milliseconds, .milliseconds), .value("growth", \.growth, .milliseconds),
            .value("factor", \.factor, .number(1...1000)), .value("most", \.most, .milliseconds),
        ]
    }
}

extension BitPlace: Described {
    package init() { self.init(octet: 0) }

    static var members: [DescriptionMember<Self>] {
        [.value("octet", \.octet, .number(-65_536...65_535)), .value("bit", \.bit, .number(0...7))]
    }
}

extension PasswordDelay: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .value("first", \.first, .milliseconds), .value("factor", \.factor, .number(1...1000)),
            .value("most", \.most, .milliseconds),
        ]
    }
}

/// What is written for a cut: `{"to": 10}` or `{"by": 2}`.
private struct DescribedCut: Described {
    var to: Int?
    var by: Int?

    static var members: [DescriptionMember<Self>] {
        [.optional("to", \.to, .octetCount), .optional("by", \.by, .octetCount)]
    }

    func finish(_ object: DescriptionValue) throws {
        guard (to == nil) != (by == nil) else { throw object.invalid(.simulatorCut) }
    }
}

extension DescriptionKind<OctetCut> {
    /// `{"to": 10}` keeps the first ten octets, `{"by": 2}` takes the last two away.
    static var cut: Self {
        Self(
            schema: DescribedCut.schema,
            write: { cut in
                switch cut {
                case .to(let count): DescribedCut { $0.to = count }.json
                case .by(let count): DescribedCut { $0.by = count }.json
                }
            },
            read: { value in
                let read = try value.object(DescribedCut())
                return read.to.map(OctetCut.to) ?? .by(read.by ?? 0)
            })
    }
}

extension DescriptionKind<BitPlace> {
    /// The number of an octet, whose least bit is meant, or `{"octet": -1, "bit": 7}`.
    static var place: Self {
        numberOr(.number(-65_536...65_535), make: { BitPlace(octet: $0) }, number: { $0.bit == 0 ? $0.octet : nil })
    }
}

extension DescriptionKind<RuleDelay> {
    /// Milliseconds, or an object that says how they grow.
    static var delay: Self {
        numberOr(
            .milliseconds, make: { RuleDelay(milliseconds: $0) },
            number: { $0 == RuleDelay(milliseconds: $0.milliseconds) ? $0.milliseconds : nil })
    }
}

extension DescriptionKind<[ObjectChange]> {
    /// Changes of data objects, one or a list.
    static var changes: Self {
        oneOrMore(of: .object).confirmed(.simulatorChangeCount) { $0.count <= ObjectChange.most }
    }
}

extension DescriptionKind<[ChipRule]> {
    /// The rules of a chip.
    static var rules: Self {
        let rules = list(of: .object)
        return Self(
            schema: JSONSchema.list(of: ChipRule.schema, 0...ChipRule.most), write: rules.write,
            read: { value in
                guard value.json.array?.count ?? 0 <= ChipRule.most else { throw value.invalid(.simulatorRuleCount) }
                return try rules.read(value)
            })
    }
}

/// How many tries of each password are left.
private struct DescribedTries: Described {
    var tries: [PasswordKind: Int] = [:]

    static var members: [DescriptionMember<Self>] {
        PasswordKind.allCases.map { kind in .optional(kind.rawValue, \.tries[kind], .number(0...15)) }
    }
}

extension DescriptionKind<[PasswordKind: Int]> {
    /// `{"PIN": 2}`.
    static var tries: Self {
        Self(
            schema: DescribedTries.schema, write: { tries in DescribedTries { $0.tries = tries }.json },
            read: { try $0.object(DescribedTries()).tries })
    }
}
