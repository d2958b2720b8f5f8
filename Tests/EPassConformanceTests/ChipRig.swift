// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import EPassLDS
import EPassMRZ
import EPassSimulator

/// A simulated chip under test.
struct ChipRig {
    let setting: ChipTestSetting
    let access: AccessInput
    let authorities: [TestAuthority]
    let channel: SimulatedChipChannel

    /// The chip of a profile, with a changed behaviour.
    init(_ profile: String, _ change: (inout ChipBehaviour) -> Void = { _ in }) throws {
        let document = try SimulatorProfile.named(profile).document.makeDocument(seed: 0)
        var behaviour = document.behaviour
        change(&behaviour)
        channel = SimulatedChipChannel(try SimulatedChip(document: document, behaviour: behaviour))
        var access = (try? AccessInput.parse(document.printedMRZ)) ?? .none
        if !document.passwords.contains(.mrz), document.passwords.contains(.can) {
            access = try access.with(can: document.cardAccessNumber)
        }
        self.access = access
        authorities = ChipTestSetting.authorities(of: document)
        setting = ChipTestSetting(
            access: access, authorities: authorities, runsDestructive: true, simulated: document)
    }

    /// Runs cases of those names, or all of them.
    func results(_ campaign: ChipCampaign, _ names: [String] = []) async throws -> [ConformanceResult] {
        try await results(campaign, try campaign.cases(named: names, ofUnits: []))
    }

    /// Runs cases.
    func results(_ campaign: ChipCampaign, _ cases: [ChipCase]) async throws -> [ConformanceResult] {
        let run = ChipCampaignRun(campaign)
        let known = try await run.explore(channel, setting: setting)
        return await run.run(cases, on: channel, setting: known)
    }
}

/// A chip with one thing wrong, for tests of what finds it.
struct BrokenChip: Sendable {
    let about: String
    let profile: String
    let change: @Sendable (inout ChipBehaviour) -> Void

    init(_ about: String, profile: String = "eac", _ change: @escaping @Sendable (inout ChipBehaviour) -> Void) {
        (self.about, self.profile, self.change) = (about, profile, change)
    }

    private init(_ about: String, _ omission: ChipOmission, profile: String = "eac") {
        self.init(about, profile: profile) { $0.omits = [omission] }
    }

    /// Twenty and some more.
    static let all: [BrokenChip] = [
        BrokenChip("The checksum of a command is not compared", .messageChecksum),
        BrokenChip("The counter may be that of the command before", .messageCounter),
        BrokenChip("The padding of a command is not looked at", .messagePadding),
        BrokenChip("A plain command is carried out in the secure channel, which stays", .messagePlain),
        BrokenChip("An error of the protection is told in the channel, which stays", .messageErrorEnds),
        BrokenChip("The checksum of Basic Access Control is not compared", .basicChecksum),
        BrokenChip("A challenge of Basic Access Control serves more than once", .basicChallenge),
        BrokenChip("The token of PACE is not compared", .paceToken),
        BrokenChip("The terminal's key in PACE is not looked at", .paceKey),
        BrokenChip("The terminal's key in chip authentication is not looked at", .agreementKey),
        BrokenChip("The signature of the terminal is not verified", .terminalSignature),
        BrokenChip("The terminal may sign without a challenge", .terminalChallenge),
        BrokenChip("The signature of a certificate is not verified", .certificateSignature),
        BrokenChip("An expired certificate is accepted", .certificateExpiry),
        BrokenChip("Any certificate may certify any other", .certificateRole),
        BrokenChip("The rights of the document verifier are not looked at", .certificateRights),
        BrokenChip("The date does not advance", .dateAdvance),
        BrokenChip("A terminal of a foreign document verifier advances the date", .dateForeign),
        BrokenChip("An expired trust point goes on certifying", .trustPointExpiry),
        BrokenChip("Imported keys outlive a reset", .importedKeys),
        BrokenChip("EF.DG3 is read without terminal authentication", .dataGroup3Right),
        BrokenChip("The rights of a terminal outlive its channel", .rightsEnd),
        BrokenChip("Errors are told without protection, and end the channel") { $0.sendsErrorsPlain = true },
        BrokenChip("EF.DG1 is read before the application is opened") { $0.plainFiles = [.dataGroup(.dg1)] },
        BrokenChip("The checksum of an answer is wrong") { $0.secureMessagingFault = .wrongChecksum },
        BrokenChip("Chip authentication is said to have succeeded, and the old keys stay") {
            $0.chipAuthenticationFault = .neverSwitches
        },
        BrokenChip("Active authentication signs another challenge", profile: "default") {
            $0.activeAuthenticationFault = .otherChallenge
        },
        BrokenChip("A wrong password is answered with 9000", profile: "bac") { $0.wrongPasswordWord = 0x9000 },
        BrokenChip("A short identifier leads to another file", profile: "default") {
            $0.shortIdentifiers = .swapped(.dataGroup(.dg1), .com)
        },
    ]
}
