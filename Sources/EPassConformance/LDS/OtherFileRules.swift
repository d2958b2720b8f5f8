// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassMessages
import EPassTLV
import EPassTrust

/// EF.DG11, EF.DG12, EF.DG15, and the files of the master file that nobody signs.
enum OtherFileRules {
    static var details: [LDSFile: [LDSRule]] {
        [
            .dataGroup(.dg11): [
                LDSRule(
                    .dataGroup(.dg11), "sameAsDG1", "Name and date of birth are those of the zone.",
                    clause: "Doc 9303-10, 4.7.11; Doc 9303-3, 6", check: .personalDetailsMatchDG1)
            ],
            .dataGroup(.dg12): [
                LDSRule(
                    .dataGroup(.dg12), "sameAsDG1", "The date of issue lies between those of birth and of expiry.",
                    clause: "Doc 9303-10, 4.7.12", check: .documentDetailsMatchDG1)
            ],
            .dataGroup(.dg15): [activeKey],
        ]
    }

    private static var activeKey: LDSRule {
        let file = LDSFile.dataGroup(.dg15)
        return LDSRule(
            file, "key", "The key is one for RSA or ECDSA that signatures can be verified with.",
            clause: "Doc 9303-11, 6.1"
        ) { subject in
            subject.judge(file, as: DataGroup15.self) { group in
                func fail(_ observed: String) -> RuleVerdict {
                    .fail([
                        ConformanceFinding(
                            file: "EF.DG15", path: "subjectPublicKeyInfo", offset: 2,
                            expected: "a key for RSA or ECDSA", observed: observed)
                    ])
                }
                do throws(CryptoError) {
                    let key = try PublicKey(subjectPublicKeyInfo: group.subjectPublicKeyInfo)
                    return key.kind.family == .dsa ? fail("\(key)") : .pass
                } catch {
                    return [.curveUnsupported, .explicitCurveUnknown].contains(error.code)
                        ? .inconclusive(error.message.english) : fail(error.message.english)
                }
            }
        }
    }

    static var directory: [LDSRule] {
        [
            LDSRule(.dir, "eMRTD", "EF.DIR lists the travel document.", clause: "Doc 9303-10, 3.11.2, Table 31") {
                subject in
                subject.judge(.dir, as: EFDIR.self) { file in
                    guard !file.applicationIdentifiers.contains(LDSFile.applicationIdentifier) else { return .pass }
                    return .fail([
                        ConformanceFinding(
                            file: "EF.DIR", path: "61/4F", expected: "A0000002471001",
                            observed: "\(file.applications.count) other applications")
                    ])
                }
            },
            LDSRule(
                .dir, "sameAsSigned", "EF.DIR is the copy in EF.CardSecurity.", clause: "Doc 9303-11, 9.2.10"
            ) { subject in
                subject.judge(.dir) { parsed in
                    let copies = subject.infos(.cardSecurity)?.efDIRInfos.map(\.efDIR) ?? []
                    guard !copies.isEmpty else { return .notApplicable("EF.CardSecurity has no copy") }
                    guard !copies.allSatisfy({ $0 == parsed.octets }) else { return .pass }
                    return .fail([
                        ConformanceFinding(
                            file: "EF.DIR", expected: "the octets of the EFDIRInfo", observed: "others")
                    ])
                }
            },
        ]
    }

    static var atrInfo: [LDSRule] {
        func rule(
            _ word: String, _ title: String, clause: String = "Doc 9303-10, 3.11.1, Table 29",
            _ judge: @escaping @Sendable (EFATRInfo) -> RuleVerdict
        ) -> LDSRule {
            LDSRule(.atrInfo, word, title, clause: clause) { $0.judge(.atrInfo, as: EFATRInfo.self, judge) }
        }
        @Sendable func finding(_ path: String, _ expected: String, _ observed: String) -> RuleVerdict {
            .fail([ConformanceFinding(file: "EF.ATR/INFO", path: path, expected: expected, observed: observed)])
        }
        return [
            rule("wellFormed", "The file consists of data objects to its end.") { info in
                info.isWellFormed ? .pass : finding("", "data objects", "octets that are none")
            },
            rule("sizes", "The sizes of command and response are stated, both.") { info in
                guard let stated = sizes(of: info) else {
                    // A file with capabilities alone that do not announce sizes has none to state.
                    return info.capabilities?.hasExtendedLengthInformation == false
                        ? .notApplicable("it announces no sizes") : finding("7F66", "two sizes", "none")
                }
                return stated.count == 2 ? .pass : finding("7F66", "2 sizes", "\(stated.count)")
            },
            rule("sizeBounds", "Each size is positive and below 65,545.") { info in
                guard let stated = sizes(of: info) else { return .notApplicable("no sizes are stated") }
                let wrong = stated.filter { !(1...65_544).contains($0) }
                return wrong.isEmpty ? .pass : finding("7F66/02", "1 to 65544", "\(wrong[0])")
            },
            rule("announced", "Sizes that are stated are announced in the capabilities.") { info in
                guard let capabilities = info.capabilities, sizes(of: info) != nil else {
                    return .notApplicable("capabilities or sizes are not stated")
                }
                return capabilities.hasExtendedLengthInformation && capabilities.supportsExtendedLength
                    ? .pass : finding("47", "bits 7 and 6 of the third octet", "not both")
            },
        ]
    }

    /// The numbers of 7F66 as they stand; nil where there is no such template.
    private static func sizes(of info: EFATRInfo) -> [Int]? {
        sizeIntegers(of: info)?.map { content in
            let digits = content.drop { $0 == 0 }
            return digits.count <= 4 ? digits.reduce(0) { $0 << 8 | Int($1) } : Int.max
        }
    }

    /// The contents of the INTEGERs of 7F66, in order; nil where there is no such template.
    static func sizeIntegers(of info: EFATRInfo) -> [ArraySlice<UInt8>]? {
        var cursor = TLVCursor(
            info.octets, limits: TLVLimits(maximumDepth: 4, maximumElements: 64, maximumLength: 1 << 12))
        while let element = try? cursor.read() {
            guard element.tag == 0x7F66, var inner = try? cursor.children(of: element) else { continue }
            var sizes: [ArraySlice<UInt8>] = []
            while let size = try? inner.read() {
                if size.tag == 0x02 { sizes.append(size.content) }
            }
            return sizes
        }
        return nil
    }
}
