// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassLDS
import EPassMRZ
import EPassTLV
import EPassTrust

/// EF.DG1: the machine readable zone (Doc 9303-10, 4.7.1; Doc 9303-3, 4).
enum ZoneRules {
    private static let file = LDSFile.dataGroup(.dg1)

    static var rules: [LDSRule] {
        [
            raw("zoneLength", "The zone has 90, 72 or 88 characters.", clause: "Doc 9303-10, 4.7.1") { zone in
                [72, 88, 90].contains(zone.content.count)
                    ? [] : [finding(zone.offset, "90, 72 or 88 characters", "\(zone.content.count)")]
            },
            raw(
                "zoneAlphabet", "The zone has capital letters, digits and fillers only.", clause: "Doc 9303-3, 4.3"
            ) { zone in
                let strange = zone.content.indices.filter { !isOfZone(zone.content[$0]) }
                guard let first = strange.first else { return [] }
                return [
                    finding(
                        first - zone.content.startIndex + zone.contentOffset, "A to Z, 0 to 9, <",
                        "\(strange.count) other characters")
                ]
            },
        ]
            + MRZCheckDigit.Field.allCases.map(checkDigit) + [
                LDSRule(
                    file, "issuer", "The issuing State is that of the document signer.",
                    clause: "BSI TR-03135-1, 5.6.4.5", check: .issuerMatchesSigner)
            ]
    }

    private static func isOfZone(_ octet: UInt8) -> Bool {
        (0x41...0x5A).contains(octet) || (0x30...0x39).contains(octet) || octet == 0x3C
    }

    private static func finding(_ offset: Int, _ expected: String, _ observed: String) -> ConformanceFinding {
        ConformanceFinding(file: "EF.DG1", path: "5F1F", offset: offset, expected: expected, observed: observed)
    }

    /// The value of 5F1F where it stands, also where its characters are no zone.
    private struct Zone {
        let offset: Int
        let contentOffset: Int
        let content: ArraySlice<UInt8>

        init?(_ octets: [UInt8]) {
            var file = TLVCursor(octets)
            guard let outer = try? file.read(0x61), var inner = try? file.children(of: outer),
                let element = try? inner.read(0x5F1F)
            else { return nil }
            offset = element.offset
            contentOffset = element.offset + element.headerLength
            content = element.content
        }
    }

    private static func raw(
        _ word: String, _ title: String, clause: String, _ found: @escaping @Sendable (Zone) -> [ConformanceFinding]
    ) -> LDSRule {
        LDSRule(file, word, title, clause: clause) { subject in
            subject.judge(file) { parsed in
                guard let zone = Zone(parsed.octets) else { return LDSSubject.undecodable(file) }
                return RuleVerdict(found(zone))
            }
        }
    }

    private static func checkDigit(_ field: MRZCheckDigit.Field) -> LDSRule {
        LDSRule(
            file, "checkDigit.\(field.rawValue)", "The check digit is that of its field: \(words(field)).",
            clause: "Doc 9303-3, 4.9"
        ) { subject in
            subject.judge(file, as: DataGroup1.self) { group in
                guard let digit = group.mrz.checkDigits.all.first(where: { $0.field == field }),
                    digit.outcome != .absent
                else { return .notApplicable("the format has no such check digit") }
                guard digit.outcome == .wrong else { return .pass }
                let start = Zone(group.octets)?.contentOffset ?? 0
                return .fail([
                    finding(
                        start + (digit.offset ?? 0), character(digit.expected), character(digit.found))
                ])
            }
        }
    }

    private static func character(_ octet: UInt8) -> String { String(UnicodeScalar(octet)) }

    private static func words(_ field: MRZCheckDigit.Field) -> String {
        switch field {
        case .documentNumber: "the document number"
        case .dateOfBirth: "the date of birth"
        case .dateOfExpiry: "the date of expiry"
        case .optionalData: "the optional data"
        case .composite: "all of them together"
        }
    }
}
