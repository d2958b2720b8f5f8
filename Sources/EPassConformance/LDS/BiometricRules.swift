// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTrust

/// EF.DG2, EF.DG3 and EF.DG4 beside what the decoders have names for: headers and images (Doc 9303-10, 4.7.2 to 4.7.4).
enum BiometricRules {
    static var rules: [LDSFile: [LDSRule]] {
        [
            .dataGroup(.dg2): group(
                .dg2, DataGroup2.self, type: 0x02, formats: [.jpeg, .jpeg2000, .jpeg2000Codestream]
            ) { $0.templates.map(\.header) },
            .dataGroup(.dg3): group(
                .dg3, DataGroup3.self, type: 0x08,
                formats: [.wsq, .jpeg, .jpeg2000, .jpeg2000Codestream, .png, .raw]
            ) { $0.templates.map(\.header) },
            .dataGroup(.dg4): group(
                .dg4, DataGroup4.self, type: 0x10, formats: [.jpeg, .jpeg2000, .jpeg2000Codestream, .png, .raw]
            ) { $0.templates.map(\.header) },
        ]
    }

    /// The lengths of the elements of a header (Doc 9303-10, Tables 44 and 47).
    private static let lengths: [UInt32: ClosedRange<Int>] = [
        0x80: 2...2, 0x81: 1...3, 0x82: 1...1, 0x83: 7...7, 0x85: 8...8, 0x86: 4...4, 0x87: 2...2, 0x88: 2...2,
    ]

    private static func group<Content: DecodableFile>(
        _ number: DataGroupNumber, _ type: Content.Type, type code: UInt8, formats: [ImageFormat],
        _ headers: @escaping @Sendable (Content) -> [BiometricHeader?]
    ) -> [LDSRule] {
        let file = LDSFile.dataGroup(number)
        let tables = "Doc 9303-10, 4.7.\(number.rawValue).1"
        func rule(
            _ word: String, _ title: String,
            _ found: @escaping @Sendable (Int, BiometricHeader) -> [ConformanceFinding]
        ) -> LDSRule {
            LDSRule(file, word, title, clause: tables) { subject in
                subject.judge(file, as: type) { content in
                    RuleVerdict(
                        headers(content).enumerated().flatMap { index, header in
                            header.map { found(index + 1, $0) } ?? []
                        })
                }
            }
        }
        @Sendable func finding(_ index: Int, _ tag: String, _ expected: String, _ observed: String)
            -> ConformanceFinding
        {
            ConformanceFinding(
                file: "\(file)", path: "7F60[\(index)]/A1/\(tag)", expected: expected, observed: observed)
        }
        return [
            rule("headerType", "A header that names a biometric type names that of the file.") { index, header in
                guard let stated = header.biometricType, stated.last != code else { return [] }
                return [
                    finding(
                        index, "81", FileRules.hexadecimal(code),
                        stated.map { octet in FileRules.hexadecimal(octet) }.joined())
                ]
            },
            rule("headerVersion", "A header that states its version states 0101.") { index, header in
                guard let stated = header.headerVersion, stated != 0x0101 else { return [] }
                return [finding(index, "80", "0101", String(stated, radix: 16, uppercase: true))]
            },
            rule("headerLengths", "Each element of a header has its length.") { index, header in
                header.elements.compactMap { element in
                    guard let length = lengths[element.tag.rawValue], !length.contains(element.value.count) else {
                        return nil
                    }
                    let expected =
                        length.count == 1
                        ? "\(length.lowerBound) octets" : "\(length.lowerBound) to \(length.upperBound)"
                    return finding(index, "\(element.tag)", expected, "\(element.value.count)")
                }
            },
            LDSRule(file, "imageFormats", "Each image is of a format that is allowed there.", clause: tables) {
                subject in
                subject.judge(file) { parsed in
                    guard FileDecoding.error(of: parsed) == nil else { return LDSSubject.undecodable(file) }
                    return RuleVerdict(
                        parsed.images.enumerated().compactMap { index, image in
                            // What no signature shows is a departure that has a name.
                            guard image.format != .unknown, !formats.contains(image.format) else { return nil }
                            return ConformanceFinding(
                                file: "\(file)", path: "image \(index + 1)",
                                expected: formats.map(\.rawValue).joined(separator: ", "),
                                observed: image.format.rawValue)
                        })
                }
            },
        ]
    }
}
