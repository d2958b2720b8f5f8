// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Chips that find or guard their files in ways of their own, F-67 and F-68", .timed)
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
        arguments: [
            "open-sod", "open-com", "open-all-but-dg1", "open-sod-6a82", "open-dg1", "sfi-unprotected-6a82", "default",
        ])
    func demanded(_ profile: String) async throws {
        let evidence = try await read(SimulatedDocument(profile), by: .bac)
        #expect(evidence.access.established == .bac && evidence.failure == nil)
        #expect(evidence.applicationFiles.allSatisfy { $0.octets == nil || $0.isProtected })
    }

    @Test(
        "a chip that knows none is read as it is, with an MRZ and without, and an error where Basic Access Control is demanded",
        arguments: [
            "plain", "sfi-falls-to-master-file-plain", "sfi-6982-plain", "sfi-6985-plain", "sfi-dg1-6982-plain",
            "sfi-dg2-6982-plain", "select-p2-00-plain",
        ])
    func plain(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        for evidence in [try await read(simulated), try await read(simulated, AccessInput.none)] {
            #expect(evidence.failure == nil && evidence.access.established == AccessEvidence.AccessProtocol.none)
            for number in [DataGroupNumber.dg1, .dg2] {
                #expect(try simulated.judge(evidence).check(.dataGroupHash(number))?.result == .successful)
            }
        }
        let demanded = try await read(simulated, by: .bac)
        #expect(demanded.failure?.code.rawValue == "access.notSupported")
        #expect(demanded.failure?.remedy.english.contains("--access auto") == true)
        #expect(demanded.applicationFiles.isEmpty && demanded.access.established == nil)
        let nothing = try await read(simulated, AccessInput.none, by: .bac)
        #expect(nothing.failure?.code == .own(.mrzRequired) && nothing.applicationFiles.isEmpty)
    }

    @Test(
        "a file that is guarded, though DG1 is not, has the chip opened, and all is read again in the channel",
        arguments: [("open-dg1", 0x6982), ("open-dg1-6a82", 0x6A82), ("open-all-but-dg2", 0x6985)])
    func openedLate(_ profile: String, _ word: Int) async throws {
        let simulated = try SimulatedDocument(profile)
        let evidence = try await read(simulated)
        #expect(evidence.failure == nil && evidence.access.established == .bac && evidence.access.cipher == "3DES")
        #expect(evidence.access.attempts.map(\.accessProtocol) == [.none, .bac])
        #expect(evidence.access.attempts.map(\.outcome) == [.refused, .established])
        #expect(evidence.access.attempts.first?.statusBytes?.rawValue == UInt16(word))
        #expect(evidence.applicationFiles.allSatisfy { $0.state == .read && $0.isProtected })
        let bundle = evidence.json().octets()
        #expect(try Evidence(parsing: bundle).json().octets() == bundle)
        // With nothing that would open it the reading stands, and says what is missing.
        let nothing = try await read(simulated, AccessInput.none)
        #expect(nothing.failure == nil && nothing.access.established == AccessEvidence.AccessProtocol.none)
        #expect(nothing.octets(of: .dataGroup(.dg1)) != nil && nothing.octets(of: .dataGroup(.dg2)) == nil)
        #expect(try simulated.judge(nothing).overall != .successful)
        // A wrong MRZ ends it; what was read stays.
        let other = try await read(simulated, try simulated.access("other"))
        #expect(other.failure?.code.rawValue == "access.wrongPassword")
        #expect(other.octets(of: .dataGroup(.dg1)) != nil)
        #expect(try Evidence(parsing: other.json().octets()).access == other.access)
    }

    @Test(
        "a plain chip that denies a file stays plain, whatever it answers to Basic Access Control before a key is sent",
        arguments: [
            [0x6D, 0x00], [0x69, 0x82], [0x69, 0x85], [0x6E, 0x00], [0x6F, 0x00], [0x67, 0x00], [0x90, 0x00],
        ])
    func staysPlain(_ answer: [UInt8]) async throws {
        let simulated = try SimulatedDocument("plain")
        let channel = try simulated.channel { _, command in
            if command[1] == CommandAPDU.Instruction.getChallenge { return .replacement(answer) }
            let isFile = command[2] == 0x8B || command.starts(with: [0x00, 0xA4, 0x02]) && command.suffix(1) == [0x0B]
            return isFile ? .replacement([0x69, 0x82]) : nil
        }
        let evidence = await PassportReader.read(on: channel, access: try simulated.lines)
        #expect(evidence.failure == nil && evidence.access.established == AccessEvidence.AccessProtocol.none)
        // That the command is not known is no accident.
        let isKnown = ![[0x6D, 0x00], [0x6E, 0x00]].contains(answer)
        let tried: [AccessEvidence.AccessProtocol] = isKnown ? [.bac, .bac] : [.bac]
        #expect(evidence.access.attempts.map(\.accessProtocol) == tried + [.none])
        #expect(evidence.applicationFiles.filter { $0.state != .read }.map(\.file) == [.dataGroup(.dg11)])
        #expect(evidence.entry(.dataGroup(.dg11))?.state == .accessDenied)
        #expect(try Evidence(parsing: evidence.json().octets()).access == evidence.access)
    }

    @Test("P2 = 00 is tried once, and remembered", arguments: ["select-p2-00", "select-p2-00-sfi-6a82"])
    func selectWithAnswer(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let evidence = try await read(simulated)
        let isFull = profile != "select-p2-00"
        // The one command that was refused; and before it the file that the chip does not find by its short identifier.
        let usual = try await read(SimulatedDocument(isFull ? "sfi-6a82" : "default"))
        #expect(evidence.exchange?.commands == (usual.exchange?.commands ?? 0) + 2)
        #expect(evidence.deviations.contains("selectWithAnswer") && !usual.deviations.contains("selectWithAnswer"))
    }

    @Test(
        "without an MRZ a chip that guards DG1 asks for one, whatever it leaves open",
        arguments: ["open-sod", "open-sod-6a82"])
    func nothingGiven(_ profile: String) async throws {
        let evidence = try await read(SimulatedDocument(profile), AccessInput.none)
        #expect(evidence.failure?.code == .own(.mrzRequired))
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
