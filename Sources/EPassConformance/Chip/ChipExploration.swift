// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassTrust

/// Finds out what a chip offers: by EF.CardAccess, EF.ATR/INFO, EF.COM, EF.DG14 and EF.DG15, and by what opens it.
struct ChipExploration<Channel: CardChannel> {
    private let channel: Channel
    private var setting: ChipTestSetting
    private var profiles: Set<String> = []

    init(_ channel: Channel, _ setting: ChipTestSetting) {
        self.channel = channel
        self.setting = setting
    }

    /// The setting with what was found out; a statement that was given stays.
    ///
    /// - Throws: `conformance.chipNotOpened` where nothing that was given opens the chip.
    static func explored(_ channel: Channel, _ setting: ChipTestSetting) async throws(ConformanceError)
        -> ChipTestSetting
    {
        var exploration = ChipExploration(channel, setting)
        do throws(TesterStop) {
            try await exploration.explore()
        } catch {
            if case .channel(let cause) = error { throw ConformanceError(.chipNotOpened, cause.message) }
            throw ConformanceError(.chipNotOpened, .conformanceChipNotOpened(answer: error.word))
        }
        return exploration.setting
    }

    private mutating func explore() async throws(TesterStop) {
        try await exploreMasterFile()
        var refusal = "-"
        if setting.facts.paceCandidate != nil { refusal = try await tryPACE() ?? refusal }
        if setting.access.accessKeyFields != nil { refusal = try await tryBAC() ?? refusal }
        if setting.facts.ways.isEmpty { try await tryPlain(refusal) }
        try await exploreApplication()
        if setting.statement.profiles.isEmpty { setting.statement.profiles = profiles.union(setting.alsoClaimed) }
        for authority in setting.authorities {
            let word = authority.certificate.publicKey.algorithm.isPlain ? "ECDSA" : "RSA"
            setting.statement.profiles.insert(word)
        }
    }

    private func tester() -> ChipTester<Channel> { ChipTester(channel, setting: setting) }

    private mutating func exploreMasterFile() async throws(TesterStop) {
        let tester = tester()
        try await tester.reset()
        if try await tester.send(.selectMasterFile()).status == .success { profiles.insert("MF") }
        let files: [(LDSFile, String)] = [(.cardAccess, "CardAccess"), (.atrInfo, "EFATR"), (.dir, "EFDIR")]
        for (file, word) in files {
            guard let octets = try await tester.read(file).octets, !octets.isEmpty else { continue }
            profiles.insert(word)
            switch file {
            case .cardAccess: setting.facts.cardAccess = try? EFCardAccess(decoding: octets).securityInfos
            case .atrInfo:
                if let capabilities = EFATRInfo(decoding: octets).capabilities { note(capabilities) }
            default: break
            }
        }
        let historical = channel.properties.atr.dropFirst(4).dropLast()
        if let capabilities = CardCapabilities(historicalBytes: historical) { note(capabilities) }
        guard let candidate = setting.facts.paceCandidate else { return }
        profiles.insert(candidate.group.isElliptic ? "PACE-ECDH" : "PACE-DH")
        switch candidate.mapping {
        case .generic: profiles.insert("PACE-GM")
        case .integrated: profiles.insert("PACE-IM")
        case .chipAuthentication: profiles.insert("PACE-CAM")
        }
    }

    private mutating func note(_ capabilities: CardCapabilities) {
        if capabilities.supportsExtendedLength { profiles.insert("EXT") }
        if capabilities.supportsCommandChaining { profiles.insert("CHAIN") }
    }

    /// - Returns: how the chip refused; nil where it did not.
    private mutating func tryPACE() async throws(TesterStop) -> String? {
        var refusal: String?
        for opensByZone in [true, false] {
            if opensByZone ? setting.access.accessKeyFields == nil : setting.access.password == nil { continue }
            setting.facts.opensByZone = opensByZone
            let tester = tester()
            try await tester.reset()
            do throws(TesterStop) {
                let countsTries = try await tester.countsTries()
                let answer = try await tester.runPACE(nil)
                guard answer.status == .success else {
                    refusal = "PACE: \(answer.said)"
                    continue
                }
                profiles.formUnion(["PACE", opensByZone ? "MRZ" : "CAN"])
                setting.facts.ways.append(.pace)
                setting.facts.countsTries = countsTries
                return nil
            } catch {
                if case .channel = error { throw error }
                refusal = "PACE: \(error.word)"
            }
        }
        return refusal
    }

    private mutating func tryBAC() async throws(TesterStop) -> String? {
        let tester = tester()
        try await tester.reset()
        do throws(TesterStop) {
            let answer = try await tester.runBAC(nil)
            guard answer.status == .success else { return "BAC: \(answer.said)" }
            profiles.insert("BAC")
            setting.facts.ways.append(.bac)
            return nil
        } catch {
            if case .channel = error { throw error }
            return "BAC: \(error.word)"
        }
    }

    private mutating func tryPlain(_ refusal: String) async throws(TesterStop) {
        let tester = tester()
        try await tester.reset()
        try await tester.selectApplication()
        let answer = try await tester.read(.com).last
        guard answer.status == .success else { throw .notPrepared(refusal) }
        profiles.insert("PLAIN")
    }

    private mutating func exploreApplication() async throws(TesterStop) {
        let tester = tester()
        try await tester.reset()
        try await tester.prepare(.open, way: setting.facts.ways.first)
        for (file, word) in [(LDSFile.com, "COM"), (.sod, "SOD")] {
            if try await tester.read(file).octets != nil { profiles.insert(word) }
        }
        // EF.COM may be missing or name too few: what EF.SOD signs is there, too, and what the maker claims may be.
        let listed = tester.files[.com].flatMap { try? EFCOM(decoding: $0).dataGroups } ?? []
        let object = tester.files[.sod].flatMap { try? EFSOD(decoding: $0).securityObject() }
        var named = Set(listed).union(object?.dataGroupHashes.map(\.dataGroup) ?? [])
        for group in named { profiles.insert(group.description) }
        let claimed = setting.statement.profiles
        if !claimed.isDisjoint(with: ["DG14", "CA", "TA"]) { named.insert(.dg14) }
        if !claimed.isDisjoint(with: ["DG15", "AA"]) { named.insert(.dg15) }
        if named.contains(.dg14), let octets = try await tester.read(.dataGroup(.dg14)).octets,
            let group = try? DataGroup14(decoding: octets)
        {
            note(group.securityInfos)
        }
        if named.contains(.dg15), let octets = try await tester.read(.dataGroup(.dg15)).octets {
            setting.facts.dataGroup15 = octets
            profiles.insert("AA")
        }
        let odd = CommandAPDU(
            instruction: CommandAPDU.Instruction.readBinaryOdd, p1: 0, p2: LDSFile.com.shortEF,
            data: [0x54, 0x01, 0x00], expectedLength: 7)
        if try await tester.send(odd).status == .success { profiles.insert("OddIns") }
    }

    private mutating func note(_ infos: SecurityInfos) {
        setting.facts.securityInfos = infos
        setting.facts.trustPointFile = infos.terminalAuthenticationInfos.lazy.compactMap(\.efCVCA).first
        let candidates = ChipAuthenticationOffer.of(infos).candidates
        if let candidate = candidates.first {
            profiles.formUnion(["CA", candidate.key.group.isElliptic ? "CA-ECDH" : "CA-DH"])
        }
        for candidate in candidates {
            for variant in candidate.variants {
                profiles.insert(variant == .keyAgreementTemplate ? "CA-KAT" : "CA-AT")
            }
        }
        let isMapped = setting.facts.paceCandidate?.mapping == .chipAuthentication
        if infos.terminalAuthenticationInfos.isEmpty || candidates.isEmpty && !isMapped { return }
        profiles.formUnion(["TA", "CVCA"])
    }
}
