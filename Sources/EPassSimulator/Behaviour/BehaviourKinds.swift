// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassLDS
import EPassMessages
import EPassTLV

extension DescriptionKind<Int> {
    /// A number within bounds, which the error names.
    static func number(_ range: ClosedRange<Int>) -> Self {
        integer(range, .simulatorNumberRange(least: range.lowerBound, most: range.upperBound))
    }

    /// Milliseconds, ten minutes at most.
    static var milliseconds: Self { number(0...RuleDelay.longest) }

    /// How many octets, of what fits one answer.
    static var octetCount: Self { number(0...65_535) }
}

extension DescriptionKind<UInt16> {
    /// A status word: four hexadecimal digits.
    static var statusWord: Self {
        Self(
            schema: JSONSchema.text("^[0-9A-Fa-f]{4}$"),
            write: { .string(Hexadecimal.text([UInt8($0 >> 8), UInt8($0 & 0xFF)])) },
            read: { value in
                let octets = Hexadecimal.octets(try value.read(.string))
                guard let octets, octets.count == 2 else { throw value.invalid(.simulatorStatusWord) }
                return UInt16(octets[0]) << 8 | UInt16(octets[1])
            })
    }
}

extension DescriptionKind<TLVTag> {
    /// A tag: one to three octets in hexadecimal digits.
    static var tag: Self {
        Self(
            schema: JSONSchema.text("^([0-9A-Fa-f]{2}){1,3}$"), write: { .string($0.description) },
            read: { value in
                let octets = Hexadecimal.octets(try value.read(.string)) ?? []
                guard (1...3).contains(octets.count) else { throw value.invalid(.simulatorTag) }
                return TLVTag(octets.reduce(0) { $0 << 8 | UInt32($1) })
            })
    }
}

extension DescriptionKind<LDSFile> {
    /// A file by its name: `DG2`, `SOD`, `CardAccess`.
    static var fileName: Self { one(of: LDSFile.allCases, by: \.name) }
}

extension DescriptionKind<Set<LDSFile>> {
    /// Files by their names.
    static var fileNames: Self {
        Self(
            schema: JSONSchema.oneOrMore(of: DescriptionKind<LDSFile>.fileName.schema()),
            write: { DescriptionKind<[LDSFile]>.oneOrMore(of: .fileName).write($0.sorted()) },
            read: { Set(try $0.read(DescriptionKind<[LDSFile]>.oneOrMore(of: .fileName))) })
    }
}

extension DescriptionKind<[UInt8]> {
    /// Octets of an answer in hexadecimal digits, none too.
    static var answer: Self {
        Self(
            schema: JSONSchema.text("^([0-9A-Fa-f]{2})*$"), write: { .string(Hexadecimal.text($0)) },
            read: { value in
                let text = try value.read(.string)
                if text.isEmpty { return [] }
                guard text.utf8.count <= 2 * 65_000, let octets = Hexadecimal.octets(text) else {
                    throw value.invalid(.simulatorAnswerOctets)
                }
                return octets
            })
    }
}

extension DescriptionKind<OctetPattern> {
    /// Octets in hexadecimal digits; which bits of them count may stand behind a stroke: `80/E0`.
    static func pattern(_ count: ClosedRange<Int>) -> Self {
        Self(
            schema: JSONSchema.text("^([0-9A-Fa-f]{2})+(/([0-9A-Fa-f]{2})+)?$"),
            write: { pattern in
                .string(Hexadecimal.text(pattern.octets) + (pattern.mask.map { "/" + Hexadecimal.text($0) } ?? ""))
            },
            read: { value in
                let wrong = Message.simulatorPattern(most: count.upperBound)
                let text = try value.read(.string)
                guard text.utf8.count <= 4 * count.upperBound + 1 else { throw value.invalid(wrong) }
                let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
                    Hexadecimal.octets($0)
                }
                guard (1...2).contains(parts.count), let octets = parts[0], count.contains(octets.count) else {
                    throw value.invalid(wrong)
                }
                guard parts.count == 2 else { return OctetPattern(octets) }
                guard let mask = parts[1], mask.count == octets.count else { throw value.invalid(wrong) }
                return OctetPattern(octets, mask: mask)
            })
    }

    /// One octet.
    static var octet: Self { pattern(1...1) }
}

extension DescriptionKind {
    /// A number, or an object that says more.
    ///
    /// - Parameters:
    ///   - make: what the number alone means.
    ///   - number: the number alone that says the same; nil where it takes the object.
    static func numberOr(
        _ numbers: DescriptionKind<Int>, make: @escaping (Int) -> Value, number: @escaping (Value) -> Int?
    ) -> Self where Value: Described {
        Self(
            schema: JSONSchema.any([numbers.schema(), Value.schema]),
            write: { value in number(value).map(numbers.write) ?? value.json },
            read: { value in
                value.json.integer == nil ? try value.read(.object) : make(try value.read(numbers))
            })
    }
}

extension Occurrence: Described {
    package init() { self.init(from: 1) }

    static var members: [DescriptionMember<Self>] {
        [
            .value("from", \.from, .number(1...most)), .optional("to", \.to, .number(1...most)),
            .value("every", \.every, .number(1...most)),
        ]
    }
}

extension OctetSpan: Described {
    package init() { self.init(from: 0) }

    static var members: [DescriptionMember<Self>] {
        [.value("from", \.from, .number(0...most)), .optional("to", \.to, .number(0...most))]
    }
}

extension DescriptionKind<Occurrence> {
    /// `3` for the third, or `{"from": 2, "to": 9, "every": 3}`.
    static var occurrence: Self {
        numberOr(.number(1...Occurrence.most), make: Occurrence.only) {
            $0.from == $0.to && $0.every == 1 ? $0.from : nil
        }
    }
}

extension DescriptionKind<OctetSpan> {
    /// `4096`, or `{"from": 4096, "to": 8191}`.
    static var span: Self {
        numberOr(.number(0...OctetSpan.most), make: OctetSpan.only) { $0.from == $0.to ? $0.from : nil }
    }
}
