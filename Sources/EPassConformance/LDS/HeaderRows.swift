// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

/// The rows about the headers of fingers and irises, which the guideline has for both alike: number, owner and type of
/// the format, wrong and missing.
struct HeaderRows<Content: DecodableFile>: Sendable {
    /// What the rows ask of a file.
    struct Facts {
        let count: Int?
        let headers: [(header: BiometricHeader?, tag: UInt32)]

        init(_ count: Int?, _ headers: [(BiometricHeader?, UInt32)]) {
            self.count = count
            self.headers = headers.map { (header: $0.0, tag: $0.1) }
        }
    }

    private let file: LDSFile
    private let type: Content.Type
    private let clause: String
    private let formats: [UInt16]
    private let facts: @Sendable (Content) -> Facts

    /// - Parameter formats: the types that the data may have.
    init(
        _ file: LDSFile, _ type: Content.Type, _ clause: String, formats: [UInt16],
        facts: @escaping @Sendable (Content) -> Facts
    ) {
        self.file = file
        self.type = type
        self.clause = clause
        self.formats = formats
        self.facts = facts
    }

    /// The five rows, by their numbers.
    func rules(_ ids: [String]) -> [LDSRule] {
        let rows: [(title: String, found: @Sendable (Facts) -> [ConformanceFinding])] = [
            ("The number of templates is stated.", { $0.count == nil ? [finding("7F61/02", "a number", "none")] : [] }),
            (
                "Each owner of a format is 0101.",
                { facts in
                    headers(facts) { index, header in
                        guard let owner = header.formatOwner, owner != 0x0101 else { return nil }
                        return finding("7F60[\(index)]/A1/87", "0101", hexadecimal(owner))
                    }
                }
            ),
            (
                "Each header names the owner of its format.",
                { facts in
                    headers(facts) { index, header in
                        header.formatOwner == nil ? finding("7F60[\(index)]/A1/87", "0101", "nothing") : nil
                    }
                }
            ),
            (
                "Each type of a format is that of the data.",
                { facts in
                    headers(facts) { index, header in
                        guard let type = header.formatType, !formats.contains(type) else { return nil }
                        let expected = formats.map(hexadecimal).joined(separator: " or ")
                        return finding("7F60[\(index)]/A1/88", expected, hexadecimal(type))
                    }
                }
            ),
            (
                "Each header names its format.",
                { facts in
                    headers(facts) { index, header in
                        header.formatType == nil ? finding("7F60[\(index)]/A1/88", "a type", "nothing") : nil
                    }
                }
            ),
        ]
        return zip(ids, rows).map { id, row in
            LDSRows.row(id, row.title, clause) { subject in
                subject.judge(file, as: type) { RuleVerdict(row.found(facts($0))) }
            }
        }
    }

    private func headers(
        _ facts: Facts, _ judge: (Int, BiometricHeader) -> ConformanceFinding?
    ) -> [ConformanceFinding] {
        facts.headers.enumerated().compactMap { index, entry in entry.header.flatMap { judge(index + 1, $0) } }
    }

    private func finding(_ path: String, _ expected: String, _ observed: String) -> ConformanceFinding {
        ConformanceFinding(file: "\(file)", path: path, expected: expected, observed: observed)
    }

    private func hexadecimal(_ number: UInt16) -> String {
        FileRules.hexadecimal(UInt8(number >> 8)) + FileRules.hexadecimal(UInt8(number & 0xFF))
    }
}
