// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassTestSupport
import EPassTrust
import Testing

@Suite("EF.CardAccess and the protocol against what was signed, Doc 9303-11 4.2", .timed)
struct CardAccessCheckTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: [String]
        let edit: @Sendable (inout TestChip) -> Void

        init(_ name: String, _ expected: [String], _ edit: @escaping @Sendable (inout TestChip) -> Void) {
            testDescription = name
            self.expected = expected
            self.edit = edit
        }
    }

    static func both(_ state: String) -> [String] {
        ["cardAccess.authenticity \(state)", "protocol.downgrade \(state)"]
    }

    static var foreign: TestDocument {
        var document = TestDocument()
        (document.cscaCountry, document.signerCountry) = ("SE", "SE")
        (document.cscaKind, document.cscaAlgorithm) = (.ec(.p384), .ecdsa(.sha384))
        return document
    }

    // What each situation changes, against a chip with one PACEInfo in EF.CardAccess and in DG14, opened by PACE.
    static let confirmed: [Case] = [
        Case("identical", []) { _ in },
        Case("DG14 holds more", []) { $0.dataGroup14 = [TestChip.key, TestChip.pace, TestChip.unknown] },
        Case("another order of the SET", []) { chip in
            chip.offered = [TestChip.strongerPACE, TestChip.unknown, TestChip.pace]
            chip.dataGroup14 = [TestChip.pace, TestChip.unknown, TestChip.strongerPACE]
        },
        Case("an entry doubled", []) { $0.offered = [TestChip.pace, TestChip.pace] },
        Case("an entry doubled in DG14", []) { $0.dataGroup14 = [TestChip.pace, TestChip.pace] },
        Case("an entry that only EF.CardSecurity has", []) { chip in
            chip.offered = [TestChip.pace, TestChip.unknown]
            chip.cardSecurity = [TestChip.pace, TestChip.unknown]
        },
        Case("EF.CardSecurity alone, the document has no DG14", []) { chip in
            (chip.dataGroup14, chip.cardSecurity) = (nil, [TestChip.pace, TestChip.key])
        },
        Case("EF.CardSecurity alone, DG14 was not read", []) { chip in
            chip.editFile14 = { $0 = nil }
            chip.cardSecurity = [TestChip.pace, TestChip.key]
        },
        Case("EF.CardSecurity is not authenticated, DG14 is", []) { chip in
            chip.cardSecurity = [TestChip.pace]
            chip.cardSecurityDocument.editSOD = { $0.defects = [.wrongSignature] }
        },
    ]

    static let failing: [Case] = [
        Case("an entry more than was signed", ["cardAccess.authenticity failed (cardAccessNotConfirmed)"]) {
            $0.offered = [TestChip.pace, TestChip.unknown]
        },
        Case(
            "an entry more than DG14 has, EF.CardSecurity is not authenticated",
            ["cardAccess.authenticity failed (cardAccessNotConfirmed)"]
        ) { chip in
            (chip.offered, chip.cardSecurity) = ([TestChip.pace, TestChip.unknown], [TestChip.pace, TestChip.unknown])
            chip.cardSecurityDocument.editSOD = { $0.defects = [.wrongSignature] }
        },
        Case("a PACEInfo more than was signed", ["cardAccess.authenticity failed (cardAccessNotConfirmed)"]) {
            $0.offered = [TestChip.pace, TestChip.strongerPACE]
        },
        Case(
            "another PACEInfo than was signed",
            [
                "cardAccess.authenticity failed (cardAccessNotConfirmed)",
                "protocol.downgrade failed (paceInfoHidden)",
            ]
        ) { $0.offered = [TestChip.strongerPACE] },
        Case("a signed PACEInfo that EF.CardAccess lacks", ["protocol.downgrade failed (paceInfoHidden)"]) {
            $0.dataGroup14 = [TestChip.pace, TestChip.strongerPACE]
        },
        Case("a PACEInfo of EF.CardSecurity that EF.CardAccess lacks", ["protocol.downgrade failed (paceInfoHidden)"]) {
            $0.cardSecurity = [TestChip.pace, TestChip.strongerPACE]
        },
        Case("BAC was used", ["protocol.downgrade failed (paceNotUsed)"]) { $0.opening = .bac },
        Case("the chip refused PACE and proved itself", ["protocol.downgrade undetermined (paceFailed)"]) {
            $0.opening = .bacAfterPACE(isProven: true)
        },
        Case("the chip refused PACE and proved nothing", ["protocol.downgrade undetermined (channelNotProven)"]) {
            $0.opening = .bacAfterPACE(isProven: false)
        },
        Case(
            "the chip refused PACE, and EF.CardAccess has an entry that is not signed",
            ["cardAccess.authenticity failed (cardAccessNotConfirmed)", "protocol.downgrade failed (paceNotUsed)"]
        ) { chip in
            (chip.offered, chip.opening) = ([TestChip.pace, TestChip.strongerPACE], .bacAfterPACE(isProven: true))
        },
        Case(
            "BAC was used, and of two PACEInfos one names no domain parameters",
            ["protocol.downgrade failed (paceNotUsed)"]
        ) { chip in
            (chip.offered, chip.dataGroup14) = (
                [TestChip.unnamedPACE, TestChip.pace], [TestChip.pace, TestChip.unnamedPACE]
            )
            chip.opening = .bac
        },
        Case("BAC was used, and domain parameters are written out", ["protocol.downgrade failed (paceNotUsed)"]) {
            chip in
            let infos = [TestChip.unnamedPACE, TestChip.explicitParameters]
            (chip.offered, chip.dataGroup14, chip.opening) = (infos, infos, .bac)
        },
        Case(
            "a PACEInfo without domain parameters is hidden",
            ["cardAccess.authenticity undetermined (absent)", "protocol.downgrade failed (paceInfoHidden)"]
        ) { chip in (chip.offered, chip.dataGroup14, chip.opening) = (nil, [TestChip.unnamedPACE], .bac) },
        Case("the files were read plain", ["protocol.downgrade failed (paceNotUsed)"]) { $0.opening = .plain },
        Case(
            "EF.CardAccess is hidden",
            ["cardAccess.authenticity undetermined (absent)", "protocol.downgrade failed (paceInfoHidden)"]
        ) { ($0.offered, $0.opening) = (nil, .bac) },
        Case(
            "EF.CardAccess is denied",
            ["cardAccess.authenticity undetermined (accessDenied)", "protocol.downgrade failed (paceInfoHidden)"]
        ) { ($0.offered, $0.cardAccess, $0.opening) = (nil, .withheld(.accessDenied), .bac) },
        Case(
            "EF.CardAccess cannot be decoded",
            ["cardAccess.authenticity failed (malformed)", "protocol.downgrade failed (paceInfoHidden)"]
        ) { chip in
            chip.editCardAccess = { $0 = [0x02, 0x01, 0x30] }
            chip.opening = .bac
        },
        Case(
            "EF.CardAccess is empty",
            ["cardAccess.authenticity failed (empty)", "protocol.downgrade failed (paceInfoHidden)"]
        ) { chip in chip.editCardAccess = { $0 = [] } },
        Case("EF.CardAccess has no entry", ["protocol.downgrade failed (paceInfoHidden)"]) { $0.offered = [] },
        Case(
            "EF.CardAccess was not read, and BAC was used",
            [
                "cardAccess.authenticity undetermined (notRead)", "protocol.downgrade failed (paceNotUsed)",
            ]
        ) { ($0.offered, $0.cardAccess, $0.opening) = (nil, .unknown(.undetermined, .notRead), .bac) },
    ]

    static let open: [Case] = [
        Case("DG14 was not read", both("undetermined (notRead)")) { chip in chip.editFile14 = { $0 = nil } },
        Case("DG14 changed", both("undetermined (hashMismatch)")) { chip in
            chip.editFile14 = { $0?[4] ^= 1 }
        },
        Case("DG14 is not hashed", both("undetermined (notInSecurityObject)")) { chip in
            chip.dataGroup14 = nil
            chip.editFile14 = { $0 = [0x6E, 0x02, 0x31, 0x00] }
        },
        Case("EF.SOD has no anchor", both("undetermined (noAnchor)")) { $0.trusts = (false, false) },
        Case("EF.SOD's signature is wrong", both("undetermined (signatureInvalid)")) { chip in
            chip.document.editSOD = { $0.defects = [.wrongSignature] }
        },
        Case("EF.SOD's digest is wrong", both("undetermined (messageDigestMismatch)")) { chip in
            chip.document.editSOD = { $0.defects = [.wrongMessageDigest] }
        },
        Case("EF.SOD without a signer", both("undetermined (noSigner)")) { chip in
            chip.document.editSOD = { $0.defects = [.noSigner] }
        },
        Case("EF.SOD without an anchor and no DG14", both("undetermined (noAnchor)")) { chip in
            (chip.dataGroup14, chip.trusts) = (nil, (false, false))
        },
        Case("no PACEInfo in DG14", both("undetermined (paceInfoNotSigned)")) { $0.dataGroup14 = [TestChip.key] },
        Case("no PACEInfo in DG14, and BAC used", both("undetermined (paceInfoNotSigned)")) { chip in
            (chip.dataGroup14, chip.opening) = ([TestChip.key], .bac)
        },
        Case("no PACEInfo in DG14 nor EF.CardSecurity", both("undetermined (paceInfoNotSigned)")) { chip in
            (chip.dataGroup14, chip.cardSecurity) = ([TestChip.key], [TestChip.key])
        },
        Case("the document has no DG14", both("undetermined (paceInfoNotSigned)")) { $0.dataGroup14 = nil },
        Case("no PACEInfo in DG14, EF.CardSecurity not authenticated", both("undetermined (signatureInvalid)")) {
            chip in
            (chip.dataGroup14, chip.cardSecurity) = ([TestChip.key], [TestChip.pace])
            chip.cardSecurityDocument.editSOD = { $0.defects = [.wrongSignature] }
        },
        Case("no DG14, EF.CardSecurity's signature is wrong", both("undetermined (signatureInvalid)")) { chip in
            (chip.dataGroup14, chip.cardSecurity) = (nil, [TestChip.pace])
            chip.cardSecurityDocument.editSOD = { $0.defects = [.wrongSignature] }
        },
        Case("no DG14, EF.CardSecurity of a foreign State", both("undetermined (countryMismatch)")) { chip in
            (chip.dataGroup14, chip.cardSecurity) = (nil, [TestChip.pace])
            chip.cardSecurityDocument = foreign
        },
        Case("DG14 not read, EF.CardSecurity of another content type", both("undetermined (wrongContentType)")) {
            chip in
            chip.editFile14 = { $0 = nil }
            chip.cardSecurity = [TestChip.pace]
            chip.cardSecurityDocument.editSOD = { $0.contentType = "2.23.136.1.1.1" }
        },
        Case(
            "the one PACEInfo names no domain parameters, and BAC was used",
            ["protocol.downgrade undetermined (malformed)"]
        ) {
            chip in
            (chip.offered, chip.dataGroup14, chip.opening) = ([TestChip.unnamedPACE], [TestChip.unnamedPACE], .bac)
        },
        Case(
            "an entry that EF.CardSecurity lacks, DG14 was not read", ["cardAccess.authenticity undetermined (notRead)"]
        ) { chip in
            chip.editFile14 = { $0 = nil }
            (chip.offered, chip.cardSecurity) = ([TestChip.pace, TestChip.unknown], [TestChip.pace])
        },
        Case(
            "a PACEInfo that EF.CardSecurity lacks, DG14 changed",
            ["cardAccess.authenticity undetermined (hashMismatch)"]
        ) { chip in
            chip.editFile14 = { $0?[4] ^= 1 }
            (chip.offered, chip.cardSecurity) = ([TestChip.pace, TestChip.strongerPACE], [TestChip.pace])
        },
        Case("EF.CardAccess was not read", both("undetermined (notRead)")) { chip in
            (chip.offered, chip.cardAccess) = (nil, .unknown(.undetermined, .notRead))
        },
        Case("the reading ended before EF.CardAccess did", both("aborted (readFailed)")) { chip in
            (chip.offered, chip.cardAccess) = (nil, .unknown(.aborted, .readFailed))
        },
        Case("how the chip was opened is not recorded", ["protocol.downgrade undetermined (evidenceNotRecorded)"]) {
            $0.opening = .notRecorded
        },
        Case("the chip was not opened", ["protocol.downgrade aborted (cancelled)"]) {
            $0.opening = .notOpened(.cancelled)
        },
    ]

    static let withoutPACE: [Case] = [
        Case("no DG14 and no EF.CardAccess", both("notSupported (notOffered)")) { chip in
            (chip.offered, chip.dataGroup14, chip.opening) = (nil, nil, .bac)
        },
        Case("no PACEInfo in DG14 and no EF.CardAccess", both("notSupported (notOffered)")) { chip in
            (chip.offered, chip.dataGroup14, chip.opening) = (nil, [TestChip.key], .bac)
        },
        Case("plain", both("notSupported (notOffered)")) { chip in
            (chip.offered, chip.dataGroup14, chip.opening) = (nil, nil, .plain)
        },
        Case("EF.CardAccess without any entry, and no signed file", both("notSupported (notOffered)")) { chip in
            (chip.offered, chip.dataGroup14, chip.opening) = ([], nil, .bac)
        },
        Case("EF.CardAccess without a PACEInfo", ["protocol.downgrade notSupported (notOffered)"]) { chip in
            (chip.offered, chip.dataGroup14, chip.opening) = ([TestChip.unknown], [TestChip.unknown], .bac)
        },
        Case(
            "EF.CardAccess without a PACEInfo, not confirmed",
            [
                "cardAccess.authenticity failed (cardAccessNotConfirmed)",
                "protocol.downgrade notSupported (notOffered)",
            ]
        ) { chip in (chip.offered, chip.dataGroup14, chip.opening) = ([TestChip.unknown], nil, .bac) },
        Case(
            "EF.CardAccess that cannot be decoded where no PACEInfo was signed",
            ["cardAccess.authenticity undetermined (malformed)", "protocol.downgrade notSupported (notOffered)"]
        ) { chip in
            (chip.dataGroup14, chip.opening) = (nil, .bac)
            chip.editCardAccess = { $0 = [0x02, 0x01, 0x00] }
        },
        Case("no EF.CardAccess known, no PACEInfo signed", both("undetermined (evidenceNotRecorded)")) { chip in
            (chip.offered, chip.dataGroup14, chip.opening) = (nil, nil, .notRecorded)
            chip.cardAccess = .unknown(.undetermined, .evidenceNotRecorded)
        },
    ]

    static let directory: [Case] = [
        Case("EF.DIR as signed", ["dir.authenticity successful"]) { chip in
            (chip.cardSecurity, chip.dir) = ([TestChip.pace, TestChip.copy], .read(TestChip.directory))
        },
        Case("EF.DIR with another application", ["dir.authenticity failed (dirNotConfirmed)"]) { chip in
            (chip.cardSecurity, chip.dir) = (
                [TestChip.pace, TestChip.copy], .read(TestChip.directory + [0x61, 0x03, 0x4F, 0x01, 0xA0])
            )
        },
        Case("EF.DIR cut", ["dir.authenticity undetermined (truncated)"]) { chip in
            (chip.cardSecurity, chip.dir) = ([TestChip.pace, TestChip.copy], .read(TestChip.directory.dropLast()))
        },
        Case("EF.DIR without any octet", ["dir.authenticity undetermined (empty)"]) { chip in
            (chip.cardSecurity, chip.dir) = ([TestChip.pace, TestChip.copy], .read([]))
        },
        Case("EF.DIR with octets behind it", ["dir.authenticity successful"]) { chip in
            (chip.cardSecurity, chip.dir) = ([TestChip.pace, TestChip.copy], .read(TestChip.directory + [0xFF, 0xFF]))
        },
        Case("EF.DIR with zeros and another application", ["dir.authenticity failed (dirNotConfirmed)"]) { chip in
            (chip.cardSecurity, chip.dir) = (
                [TestChip.pace, TestChip.copy], .read(TestChip.directory + [0, 0, 0x61, 0x03, 0x4F, 0x01, 0xA0])
            )
        },
        Case("EF.DIR with another octet", ["dir.authenticity failed (dirNotConfirmed)"]) { chip in
            (chip.cardSecurity, chip.dir) = (
                [TestChip.pace, TestChip.copy], .read(TestChip.directory.dropLast() + [0x09])
            )
        },
        Case("two copies that differ", ["dir.authenticity failed (dirNotConfirmed)"]) { chip in
            let other = SecurityInfo.efDIR(EFDIRInfo(efDIR: []))
            (chip.cardSecurity, chip.dir) = ([TestChip.pace, TestChip.copy, other], .read(TestChip.directory))
        },
        Case("no copy was signed", ["dir.authenticity notSupported (notOffered)"]) { chip in
            (chip.cardSecurity, chip.dir) = ([TestChip.pace], .read(TestChip.directory))
        },
        Case("EF.CardSecurity was not read", ["dir.authenticity undetermined (notRead)"]) {
            $0.dir = .read(TestChip.directory)
        },
        Case("EF.CardSecurity is not authenticated", ["dir.authenticity undetermined (signatureInvalid)"]) { chip in
            (chip.cardSecurity, chip.dir) = ([TestChip.pace, TestChip.copy], .read(TestChip.directory))
            chip.cardSecurityDocument.editSOD = { $0.defects = [.wrongSignature] }
        },
        Case("signed and absent", ["dir.authenticity undetermined (absent)"]) { chip in
            (chip.cardSecurity, chip.dir) = ([TestChip.pace, TestChip.copy], .withheld(.absent))
        },
        Case("signed and not read", ["dir.authenticity undetermined (notRead)"]) {
            $0.cardSecurity = [TestChip.pace, TestChip.copy]
        },
        Case("signed, and the reading ended", ["dir.authenticity aborted (readFailed)"]) { chip in
            (chip.cardSecurity, chip.dir) = ([TestChip.pace, TestChip.copy], .unknown(.aborted, .readFailed))
        },
        Case("not read, and EF.CardSecurity forged", []) { chip in
            chip.cardSecurity = [TestChip.pace, TestChip.copy]
            chip.cardSecurityDocument.editSOD = { $0.defects = [.wrongSignature] }
        },
    ]

    @Test(
        "each situation changes exactly the findings of its row",
        arguments: confirmed + failing + open + withoutPACE + directory)
    func row(_ row: Case) throws {
        var chip = TestChip()
        row.edit(&chip)
        let judged = try chip.judge()
        #expect(judged.departures == row.expected)
        #expect(judged.check.findings.map(\.id) == [.cardAccessAuthenticity, .protocolDowngrade, .dirAuthenticity])
        #expect(judged.check.findings.allSatisfy { $0.detail?.hasSuffix(".") == true && $0.clause.contains("4.2") })
        let named: [String: TrustDeviation] = [
            "(paceInfoNotSigned)": .paceInfoNotSigned, "(paceFailed)": .paceFailed, "(channelNotProven)": .paceFailed,
        ]
        let deviations = named.filter { word, _ in row.expected.contains { $0.hasSuffix(word) } }.map(\.value)
        #expect(judged.check.deviations == deviations)
    }

    @Test("octets behind EF.DIR are a deviation that strict refuses")
    func directoryTail() throws {
        for tail: [UInt8] in [[0, 0, 0], [0xFF], [0x90, 0x00]] {
            var chip = TestChip()
            (chip.cardSecurity, chip.dir) = ([TestChip.pace, TestChip.copy], .read(TestChip.directory + tail))
            #expect(try chip.judge().check.ldsDeviations == [.trailingOctets])
            #expect(try chip.judge(profile: .strict).departures == ["dir.authenticity failed (deviationRefused)"])
        }
    }

    @Test("EF.CardAccess whose lengths were written anew holds what was signed", arguments: [true, false])
    func rewritten(isOuter: Bool) throws {
        var chip = TestChip()
        chip.editCardAccess = { octets in
            let count = UInt8(octets.count)
            octets =
                isOuter
                ? [0x31, 0x81] + octets.dropFirst() : [0x31, count - 1, 0x30, 0x81] + octets.dropFirst(3)
        }
        let judged = try chip.judge()
        #expect(judged.departures.isEmpty, "\(judged.departures)")
        #expect(judged.check.deviations == [.berEncoding])
        #expect(try chip.judge(profile: .strict).departures == ["cardAccess.authenticity failed (malformed)"])
        chip.dataGroup14 = [TestChip.strongerPACE]
        #expect(
            try chip.judge().departures == [
                "cardAccess.authenticity failed (cardAccessNotConfirmed)", "protocol.downgrade failed (paceInfoHidden)",
            ])
    }

    @Test("9.2.11: an entry that EF.CardSecurity lacks and DG14 has is tolerated by name, and refused under strict")
    func lackingEntry() throws {
        var chip = TestChip()
        chip.offered = [TestChip.pace, TestChip.strongerPACE]
        chip.dataGroup14 = [TestChip.key, TestChip.pace, TestChip.strongerPACE]
        chip.cardSecurity = [TestChip.key, TestChip.pace]
        let judged = try chip.judge()
        #expect(judged.departures.isEmpty && judged.check.deviations == [.cardSecurityEntryMissing])
        #expect(
            try chip.judge(profile: .strict).departures == ["cardAccess.authenticity failed (cardAccessNotConfirmed)"])
        // More entries than EF.CardAccess has are right.
        chip.cardSecurity = [TestChip.key, TestChip.pace, TestChip.strongerPACE, TestChip.unknown]
        #expect(try chip.judge().check.deviations.isEmpty)
    }

    // EF.CardSecurity of another document of the same State, of which nothing shows that it is this one's.
    static let unbound: [Case] = [
        Case(
            "an entry that only EF.CardSecurity has", ["cardAccess.authenticity failed (cardAccessNotConfirmed)"]
        ) { chip in
            (chip.offered, chip.cardSecurity) = ([TestChip.pace, TestChip.unknown], [TestChip.pace, TestChip.unknown])
        },
        Case("a PACEInfo that EF.CardAccess lacks", []) { $0.cardSecurity = [TestChip.pace, TestChip.strongerPACE] },
        Case("the document has no DG14", both("undetermined (otherChannel)")) { chip in
            (chip.dataGroup14, chip.cardSecurity) = (nil, [TestChip.pace, TestChip.key])
        },
        Case("DG14 has no PACEInfo", both("undetermined (otherChannel)")) { chip in
            (chip.dataGroup14, chip.cardSecurity) = ([TestChip.unknown], [TestChip.pace, TestChip.key])
        },
        Case("DG14 was not read", both("undetermined (otherChannel)")) { chip in
            chip.editFile14 = { $0 = nil }
            chip.cardSecurity = [TestChip.pace, TestChip.key]
        },
        Case("EF.DIR as in the copy", ["dir.authenticity undetermined (otherChannel)"]) { chip in
            (chip.cardSecurity, chip.dir) = ([TestChip.pace, TestChip.copy], .read(TestChip.directory))
        },
        Case("EF.DIR otherwise than the copy", ["dir.authenticity undetermined (otherChannel)"]) { chip in
            (chip.cardSecurity, chip.dir) = ([TestChip.pace, TestChip.copy], .read(TestChip.directory + [0x61, 0]))
        },
        Case("EF.DIR, and DG14 has a key of EF.CardSecurity", ["dir.authenticity successful"]) { chip in
            chip.dataGroup14 = [TestChip.pace, TestChip.key]
            (chip.cardSecurity, chip.dir) = (
                [TestChip.pace, TestChip.key, TestChip.copy], .read(TestChip.directory)
            )
        },
    ]

    @Test("an EF.CardSecurity that the chip did not prove to be its own confirms nothing", arguments: unbound)
    func ofAnotherDocument(row: Case) throws {
        var chip = TestChip()
        chip.isCardSecurityProven = false
        row.edit(&chip)
        let judged = try chip.judge()
        #expect(judged.cardSecurity?.authenticity.result == .successful)
        #expect(judged.departures == row.expected)
    }

    @Test("each of the findings fails alone in some row")
    func alone() {
        for id in ["cardAccess.authenticity", "protocol.downgrade", "dir.authenticity"] {
            let rows = (Self.failing + Self.directory).filter { row in
                row.expected.count == 1 && row.expected[0].hasPrefix(id + " failed")
            }
            #expect(!rows.isEmpty, "\(id)")
        }
    }

    @Test("no changed octet of EF.CardAccess stays unnoticed, and no truncation")
    func everyOctet() throws {
        let chip = TestChip()
        let judged = try chip.judge()
        let octets = EFCardAccess(securityInfos: try SecurityInfos([TestChip.pace])).encoded()
        let group = DataGroup14(securityInfos: try SecurityInfos([TestChip.pace])).encoded()
        let authenticity = FileAuthenticity(ofDataGroup: .dg14, in: judged.passive.findings)
        #expect(authenticity.result == .successful)
        func judge(_ changed: [UInt8], _ profile: TrustProfile) -> CardAccessCheck {
            CardAccessCheck.judge(
                .init(
                    cardAccess: .read(changed), opening: .pace, dataGroup14: group,
                    dataGroup14Authenticity: authenticity), profile: profile)
        }
        func fails(_ check: CardAccessCheck) -> Bool { check.findings.contains { $0.result == .failed } }
        // What ends before its own length says nothing.
        func isCut(_ check: CardAccessCheck) -> Bool {
            check.findings.prefix(2).allSatisfy { $0.result == .undetermined && $0.reason == .truncated }
        }
        #expect(judge(octets, .strict).findings.prefix(2).allSatisfy { $0.result == .successful })
        for index in octets.indices {
            for bit in 0..<8 {
                var changed = octets
                changed[index] ^= 1 << bit
                let strict = judge(changed, .strict)
                #expect(fails(strict) || isCut(strict), "octet \(index), bit \(bit)")
                let tolerant = judge(changed, .default)
                // A SEQUENCE around the entries instead of a SET is tolerated by name (F-15).
                #expect(
                    fails(tolerant) || isCut(tolerant) || !tolerant.ldsDeviations.isEmpty, "octet \(index), bit \(bit)")
            }
            let cut = judge(Array(octets.prefix(index)), .default)
            #expect(index == 0 ? fails(cut) : isCut(cut))
        }
    }

    @Test("a deviation in the encoding is reported; under strict the check that reads the file does not succeed")
    func decoding() throws {
        var chip = TestChip()
        chip.editCardAccess = { $0 += [0, 0] }
        let tolerated = try chip.judge()
        #expect(tolerated.departures.isEmpty)
        #expect(tolerated.check.ldsDeviations == [.trailingOctets])
        #expect(try chip.judge(profile: .strict).departures == ["cardAccess.authenticity failed (malformed)"])

        var other = TestChip()
        other.document.hashed[14] = nil
        let group = DataGroup14(securityInfos: try SecurityInfos([TestChip.pace])).encoded() + [0]
        let authentic = FileAuthenticity(result: .successful, reason: nil)
        let access = EFCardAccess(securityInfos: try SecurityInfos([TestChip.pace])).encoded()
        for profile in [TrustProfile.default, .strict] {
            let check = CardAccessCheck.judge(
                .init(
                    cardAccess: .read(access), opening: .pace, dataGroup14: group, dataGroup14Authenticity: authentic),
                profile: profile)
            #expect(check.ldsDeviations == [.trailingOctets])
            let isStrict = profile == .strict
            #expect(check.findings.prefix(2).allSatisfy { $0.result == (isStrict ? .undetermined : .successful) })
            #expect(check.findings.prefix(2).allSatisfy { $0.reason == (isStrict ? .malformed : nil) })
        }
    }

    @Test(
        "a DG14 that was signed and cannot be decoded confirms nothing", arguments: [[0x6E, 0x02], [], [0x61, 0x00]])
    func malformedDataGroup14(octets: [UInt8]) throws {
        let access = EFCardAccess(securityInfos: try SecurityInfos([TestChip.pace])).encoded()
        let check = CardAccessCheck.judge(
            .init(
                cardAccess: .read(access), opening: .pace, dataGroup14: octets,
                dataGroup14Authenticity: FileAuthenticity(result: .successful, reason: nil)))
        #expect(check.findings.prefix(2).allSatisfy { $0.result == .undetermined && $0.reason == .malformed })
    }

    @Test("without any finding nothing is authentic")
    func noFindings() {
        #expect(FileAuthenticity(ofDataGroup: .dg14, in: []).result == .undetermined)
        #expect(FileAuthenticity(ofCardSecurityIn: []).result == .undetermined)
    }

    @Test("without one of the findings that it takes nothing is authentic")
    func missingFinding() throws {
        var chip = TestChip()
        chip.cardSecurity = [TestChip.pace]
        let judged = try chip.judge()
        let (passive, cardSecurity) = (judged.passive.findings, try #require(judged.cardSecurity).findings)
        // Who made it: validity and revocation are apart from that.
        let object = CheckID.all.filter {
            $0.check.cardSecurityCounterpart != nil && [.form, .signature, .path].contains($0.check.aspect)
        }
        #expect(object.contains(.sodSignature) && object.contains(.dsSignature))
        for id in object {
            let findings = passive.filter { $0.id != id }
            #expect(FileAuthenticity(ofDataGroup: .dg14, in: findings).result == .undetermined)
            #expect(FileAuthenticity(ofDataGroup: .dg15, in: findings).result == .undetermined)
        }
        let file = object.compactMap(\.check.cardSecurityCounterpart)
        #expect(FileAuthenticity(ofCardSecurityIn: cardSecurity).result == .successful)
        for id in file {
            let findings = cardSecurity.filter { $0.id != id }
            #expect(FileAuthenticity(ofCardSecurityIn: findings).result == .undetermined)
        }
    }
}
