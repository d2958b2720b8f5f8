// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTestSupport
import EPassTrust
import Testing

@testable import EPassSimulator

@Suite("Personaliser: EF.CardAccess, EF.DG14, EF.CardSecurity and EF.DIR, Doc 9303-11, 9.2.11", .timed)
struct AccessFilesTests {
    private func files(_ profile: String) throws -> [LDSFile: [UInt8]] {
        try SimulatorProfile.named(profile).makeDocument(seed: 8).files
    }

    private func cardAccess(_ files: [LDSFile: [UInt8]]) throws -> SecurityInfos {
        try EFCardAccess(decoding: #require(files[.cardAccess])).securityInfos
    }

    private func dataGroup14(_ files: [LDSFile: [UInt8]]) throws -> SecurityInfos {
        try DataGroup14(decoding: #require(files[.dataGroup(.dg14)])).securityInfos
    }

    @Test("EF.CardAccess of the default document is the PACEInfo of the standard's first example")
    func standard() throws {
        let files = try files("no-chip-authentication")
        #expect(hex(try #require(files[.cardAccess])) == "31143012060A04007F0007020204020202010202010D")
        #expect(try dataGroup14(files).entries.map(\.encoded) == cardAccess(files).entries.map(\.encoded))
        #expect(try self.files("default")[.cardAccess] == files[.cardAccess])
    }

    @Test(
        "EF.DG14 has every entry of EF.CardAccess octet for octet, and no deviation",
        arguments: SimulatorProfile.access.map(\.name))
    func confirmed(profile: String) throws {
        let files = try files(profile)
        guard profile != "bac" else {
            #expect(files[.cardAccess] == nil && files[.dataGroup(.dg14)] == nil)
            return
        }
        let open = try cardAccess(files)
        let signed = try dataGroup14(files)
        #expect(!open.paceInfos.isEmpty)
        #expect(open.deviations.isEmpty && signed.deviations.isEmpty)
        #expect(Set(open.entries.map(\.encoded)).isSubset(of: Set(signed.entries.map(\.encoded))))
    }

    @Test("documents that do not fit together differ in just that")
    func defects() throws {
        #expect(try files("pace-hidden")[.cardAccess] == nil)
        #expect(try dataGroup14(files("pace-hidden")).paceInfos.count == 1)
        let added = try files("pace-cardaccess-changed")
        #expect(try cardAccess(added).paceInfos.count == 2)
        #expect(try dataGroup14(added).paceInfos.count == 1)
        let stripped = try files("pace-stripped")
        #expect(try cardAccess(stripped).paceInfos.map(\.paceProtocol.cipher) == [.aes128])
        #expect(try dataGroup14(stripped).paceInfos.map(\.paceProtocol.cipher) == [.aes128, .aes256])
        #expect(try dataGroup14(files("pace-not-signed")).paceInfos.isEmpty)
    }

    @Test("explicit domain parameters are those of the group, or those with another generator, which no group has")
    func explicitParameters() throws {
        func parameters(_ profile: String) throws -> [UInt8] {
            let infos = try cardAccess(files(profile))
            #expect(infos.paceInfos.first?.parameterID == nil)
            let entry = infos.entries.compactMap { entry -> PACEDomainParameterInfo? in
                if case .paceDomainParameter(let info) = entry.info { info } else { nil }
            }
            return try #require(entry.first).domainParameter
        }
        #expect(
            try KeyAgreementGroup.matching(algorithmIdentifier: parameters("pace-explicit")) == .ec(.brainpoolP256r1))
        let changed = try parameters("pace-explicit-untrusted")
        #expect(throws: CryptoError.self) { try KeyAgreementGroup.matching(algorithmIdentifier: changed) }
    }

    @Test("EF.CardSecurity is signed by the document signer and holds EF.CardAccess, the keys of the chip and EF.DIR")
    func cardSecurity() throws {
        let document = try SimulatorProfile.named("pace-cam").makeDocument(seed: 8)
        let file = try EFCardSecurity(decoding: #require(document.files[.cardSecurity]))
        let signed = try SignedData(contentInfo: file.contentInfo)
        #expect(signed.eContentType == "0.4.0.127.0.7.3.2.1")
        let infos = try SecurityInfos(
            decoding: #require(signed.eContent), file: .cardSecurity)
        let open = try cardAccess(document.files)
        #expect(Set(open.entries.map(\.encoded)).isSubset(of: Set(infos.entries.map(\.encoded))))
        let keys = infos.entries.compactMap { entry -> ChipAuthenticationPublicKeyInfo? in
            if case .chipAuthenticationPublicKey(let info) = entry.info { info } else { nil }
        }
        #expect(keys.map(\.keyID) == [13])
        let key = try KeyAgreementGroup.publicKey(
            subjectPublicKeyInfo: try #require(keys.first).subjectPublicKeyInfo)
        #expect(key.group == .ec(.brainpoolP256r1))
        let directory = infos.entries.compactMap { entry -> EFDIRInfo? in
            if case .efDIR(let info) = entry.info { info } else { nil }
        }
        #expect(directory.map(\.efDIR) == [document.files[.dir]])
    }

    @Test(
        "the same seed gives the same octets, keys of the chip included",
        arguments: ["default", "pace-cam", "pace-pin"])
    func reproducible(profile: String) throws {
        let profile = try SimulatorProfile.named(profile)
        #expect(try profile.makeDocument(seed: 3).exportedFiles == profile.makeDocument(seed: 3).exportedFiles)
        #expect(try profile.makeDocument(seed: 3).exportedFiles != profile.makeDocument(seed: 4).exportedFiles)
    }

    @Test("every combination has a profile of its name, and no other name has one")
    func combinations() throws {
        #expect(PACECombination.all.count == 141)
        for offer in PACECombination.all {
            #expect(try SimulatorProfile.named("pace-\(offer.profileName)").document.pace.contains(offer))
        }
        for name in ["pace-im-p-224-aes-128", "pace-cam-p-256-3des", "pace-cam-modp-1024-160-aes-128", "pace-gm-p-256"]
        {
            #expect(throws: SimulatorError.self) { try SimulatorProfile.named(name) }
        }
    }

    @Test("a group whose keys fit no short command makes the chip state extended length (9.3.1.1)")
    func extendedLength() throws {
        for (name, isExtended) in [("modp-2048-256", true), ("modp-1024-160", false), ("p-521", false)] {
            let profile = try SimulatorProfile.named("pace-gm-\(name)-aes-128")
            let chip = try profile.makeChip(holding: profile.makeDocument(seed: 1))
            #expect((chip.behaviour.extendedLength != nil) == isExtended)
            let answer = try TestTerminal(chip).send("00B0810004")
            #expect(answer.hasSuffix("9000") == isExtended)
        }
    }
}

@Suite("SimulatedChip: EF.CardAccess and what is closed, Doc 9303-10, 3.11 and Doc 9303-11, 4.4.2", .timed)
struct ChipMasterFileTests {
    private func terminal(_ profile: String = "default") throws -> TestTerminal {
        let profile = try SimulatorProfile.named(profile)
        return TestTerminal(try profile.makeChip(holding: profile.makeDocument(seed: 2)))
    }

    @Test(
        "EF.CardAccess is read after any form of selection, as often as one likes",
        arguments: [
            ["00A4020C02011C"], ["00A4000C02011C"], ["00A4000C", "00A4020C02011C"],
            ["00A4000C023F00", "00A4020C02011C"],
            ["00A40000", "00A4000C02011C"], ["00A40000023F0000", "00A4020C02011C"], ["00A4020002011C00"],
            ["00A4040C07A0000002471001", "00A4000C", "00A4020C02011C"],
        ])
    func selected(commands: [String]) throws {
        let terminal = try terminal()
        for _ in 0..<3 {
            for command in commands { #expect(try terminal.send(command).hasSuffix("9000"), "\(command)") }
            #expect(try terminal.send("00B0000016") == "31143012060A04007F0007020204020202010202010D9000")
            #expect(try terminal.send("00A4000C") == "9000")
            #expect(try terminal.send("00B09C0016") == "31143012060A04007F0007020204020202010202010D9000")
        }
    }

    @Test(
        "what is guarded answers 6982 before PACE",
        arguments: [
            ("00A4040C07A0000002471001", "00A4020C02011E"), ("00A4040C07A0000002471001", "00A4020C020101"),
            ("00A4040C07A0000002471001", "00B0810008"), ("00A4040C07A0000002471001", "00A4020C020105"),
            ("00A4000C", "00A4020C02011D"), ("00A4000C", "00B09D0008"),
        ])
    func guarded(selection: String, command: String) throws {
        for profile in ["pace-cam", "pace-only"] where profile == "pace-cam" || selection != "00A4000C" {
            let terminal = try terminal(profile)
            #expect(try terminal.send(selection) == "9000")
            #expect(try terminal.send(command) == "6982")
        }
    }

    @Test("EF.CardSecurity opens to PACE and stays closed to Basic Access Control")
    func cardSecurity() throws {
        let profile = try SimulatorProfile.named("pace-cam")
        let document = try profile.makeDocument(seed: 2)
        var basic = TestTerminal(try profile.makeChip(holding: document))
        try basic.authenticate(document.mrzInformation)
        _ = try basic.exchange(.selectMasterFile())
        #expect(try basic.exchange(.selectFile(0x011D)).statusBytes == .securityStatusNotSatisfied)
        #expect(try basic.exchange(.selectFile(0x011C)).statusBytes == .success)
        let offer = try #require(PACECombination(.generic, .ec(.brainpoolP256r1), .aes128))
        var channel = try PACETestTerminal(profile.makeChip(holding: document), offer).run()
        #expect(try channel.exchange(.selectFile(0x011D)).statusBytes == .success)
        #expect(try channel.exchange(.readBinary(shortEF: 0x1E, expectedLength: 2)).data == [0x61, 0x09])
    }

    @Test("a chip with PACE alone gives a challenge and refuses the authentication with 6A88 (F-1)")
    func withoutBasic() throws {
        let terminal = try terminal("pace-only")
        _ = try terminal.send("00A4040C07A0000002471001")
        #expect(try terminal.send("0084000008").count == 20)
        let data = String(repeating: "00", count: 40)
        #expect(try terminal.send("0082000028\(data)28") == "6A88")
    }

    @Test("after a run of PACE that failed a sticky chip refuses Basic Access Control until a reset (F-8)")
    func sticky() throws {
        let profile = try SimulatorProfile.named("pace-sticky")
        let document = try profile.makeDocument(seed: 2)
        let chip = try profile.makeChip(holding: document)
        let offer = try #require(PACECombination(.generic, .ec(.brainpoolP256r1), .aes128))
        let pace = PACETestTerminal(chip, offer)
        _ = try pace.select()
        _ = try pace.nonce()
        #expect(try pace.step([0x81, 0x01, 0x04]).statusBytes == .incorrectData)
        let terminal = TestTerminal(chip)
        _ = try terminal.send("00A4040C07A0000002471001")
        #expect(try terminal.send("0084000008") == "6985")
        chip.reset()
        var again = TestTerminal(chip)
        try again.authenticate(document.mrzInformation)
        #expect(try again.exchange(.selectFile(0x011E)).statusBytes == .success)
    }
}
