// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassSimulator
import EPassTrust
import Testing

@Suite("Chips that find or guard their files in ways of their own, F-64 and F-65")
struct ReadingHabitsTests {
    private func read(
        _ simulated: SimulatedDocument, _ access: AccessInput? = nil, by method: AccessMethod = .auto
    ) async throws -> Evidence {
        await PassportReader.read(
            on: try simulated.channel(), access: try access ?? simulated.lines,
            options: PassportReader.Options(accessMethod: method))
    }

    @Test(
        "each gives every file that it has, as it is, and the report is successful", arguments: SimulatorProfile.reading
    )
    func whole(_ profile: SimulatorProfile) async throws {
        let simulated = try SimulatedDocument(profile.name)
        let evidence = try await read(simulated)
        #expect(evidence.failure == nil)
        let missing = profile.behaviour.missingFiles
        for (file, octets) in simulated.document.files where file.application == .eMRTD {
            #expect(evidence.octets(of: file) == (missing.contains(file) ? nil : octets), "\(file)")
            if missing.contains(file) { #expect(evidence.entry(file)?.state == .absent) }
        }
        let isGuarded = profile.document.accessControl != .none
        // What is read in a chip with access control is read in the channel that it opened.
        #expect(evidence.applicationFiles.allSatisfy { $0.octets == nil || $0.isProtected == isGuarded })
        #expect(evidence.exchange?.commands ?? 1000 < 250)
        #expect(try simulated.judge(evidence).overall == .successful)
    }

    @Test(
        "Basic Access Control is run where it is demanded, whatever else is open",
        arguments: ["open-sod", "open-com", "open-all-but-dg1", "open-sod-6a82", "sfi-unprotected-6a82", "default"])
    func demanded(_ profile: String) async throws {
        let evidence = try await read(SimulatedDocument(profile), by: .bac)
        #expect(evidence.access.established == .bac && evidence.failure == nil)
        #expect(evidence.applicationFiles.allSatisfy { $0.octets == nil || $0.isProtected })
    }

    @Test("a chip that knows none is read as it is, demanded or not")
    func plain() async throws {
        for profile in ["plain", "sfi-falls-to-master-file-plain"] {
            let simulated = try SimulatedDocument(profile)
            for evidence in [
                try await read(simulated, by: .bac), try await read(simulated, AccessInput.none, by: .bac),
                try await read(simulated, AccessInput.none),
            ] {
                #expect(evidence.failure == nil && evidence.access.established == AccessEvidence.AccessProtocol.none)
                #expect(try simulated.judge(evidence).check(.dataGroupHash(.dg1))?.result == .successful)
            }
        }
    }

    @Test(
        "without an MRZ a chip that guards DG1 asks for one, whatever it leaves open",
        arguments: ["open-sod", "open-sod-6a82"])
    func nothingGiven(_ profile: String) async throws {
        let evidence = try await read(SimulatedDocument(profile), AccessInput.none)
        #expect(evidence.failure?.code == .mrzRequired)
        #expect(evidence.applicationFiles.isEmpty)
    }

    @Test(
        "behind chip authentication, too, and with what the terminal has rights to",
        arguments: [
            ChipBehaviour.ShortIdentifiers.fallToMasterFile, .meanMasterFile, .refused(0x6A82), .refused(0x6D00),
            .empty,
            .swapped(.dataGroup(.dg3), .dataGroup(.dg1)),
        ], [false, true])
    func guarded(_ shortIdentifiers: ChipBehaviour.ShortIdentifiers, sendsErrorsPlain: Bool) async throws {
        let simulated = try SimulatedDocument("eac")
        var behaviour = simulated.profile.behaviour
        behaviour.shortIdentifiers = shortIdentifiers
        behaviour.sendsErrorsPlain = sendsErrorsPlain
        let chip = try SimulatedChip(document: simulated.document, behaviour: behaviour)
        let evidence = await PassportReader.read(
            on: SimulatedChipChannel(chip), access: try simulated.lines,
            options: try simulated.terminalOptions(try simulated.terminalCredentials))
        #expect(evidence.failure == nil)
        #expect(evidence.chip.chipAuthentication?.outcome == .completed)
        #expect(evidence.chip.terminalAuthentication?.outcome == .completed)
        for number in [DataGroupNumber.dg1, .dg2, .dg3, .dg4, .dg14] {
            let file = LDSFile.dataGroup(number)
            #expect(evidence.octets(of: file) == simulated.document.files[file])
        }
        #expect(try simulated.judge(evidence).overall == .successful)
    }
}
