// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("EF.Biometrics written and activated by a terminal with the right, Doc 9303-10, 3.8", .timed)
struct LDS2WritingTests {
    /// A chip that stays, and its document.
    private struct Chip {
        let simulated: SimulatedDocument
        let chip: SimulatedChip
        /// What the synthetic State signed for another number.
        let octets: [UInt8]

        init(_ profile: String = "lds2-biometrics-open", _ change: (inout LDS2Description) -> Void = { _ in }) throws {
            simulated = try LDS2Run.document(profile, change)
            chip = try SimulatedChip(document: simulated.document)
            octets = try #require(simulated.document.lds2).biometrics.octets
        }

        func write(
            _ octets: [UInt8]? = nil, to number: Int = 2, activates: Bool = true,
            fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault? = { _, _ in nil }
        ) async throws -> BiometricsWriting {
            let done = await PassportReader.write(
                octets ?? self.octets, to: try #require(AdditionalBiometricsNumber(rawValue: number)),
                activates: activates, on: SimulatedChipChannel(chip, fault: fault), access: try simulated.lines,
                options: try LDS2Run.options(simulated))
            let bundle = done.evidence.json().octets()
            #expect(try Evidence(parsing: bundle).json().octets() == bundle)
            return done
        }

        func records(_ number: Int = 2) async throws -> [[UInt8]] {
            let file = LDS2File.biometrics(try #require(AdditionalBiometricsNumber(rawValue: number)))
            let evidence = await PassportReader.read(
                on: SimulatedChipChannel(chip), access: try simulated.lines, plan: ProtocolRun.small,
                options: try LDS2Run.options(simulated))
            return evidence.lds2.first { $0.application == file.application }?.entry(file)?.records ?? []
        }
    }

    @Test("a file is written, read back and activated; the next reading reads and judges it, and it stays as it is")
    func written() async throws {
        let chip = try Chip()
        let log = Log<[UInt8]>()
        let open = try await chip.write(activates: false) { _, command in
            log.append(Array(command.prefix(2)))
            return nil
        }
        #expect(open.outcome == .written && open.evidence.failure == nil)
        // The size is told once, in the class that goes with it, behind a question for room.
        #expect(log.all.count { $0 == [0x8C, 0xD7] } == 1 && log.all.count { $0 == [0x8C, 0x5F] } == 1)
        #expect(!log.all.contains([0x0C, 0x44]))
        #expect(try await chip.write().outcome == .activated)
        #expect(try await chip.records() == [chip.octets])
        #expect(try await chip.write().outcome == .refused(.securityStatusNotSatisfied))
        #expect(try await chip.records() == [chip.octets])
    }

    @Test("more octets than a short offset reaches are written and read back")
    func long() async throws {
        let chip = try Chip { $0.biometricsRoom = 60_000 }
        let content = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
        let octets: [UInt8] = [0x7F, 0x2E, 0x82, 0x9C, 0x40] + content
        #expect(try await chip.write(octets).outcome == .activated)
        #expect(try await chip.records() == [octets])
    }

    @Test("without the right, with the rights of an activated file, without the file: nothing is sent or it is refused")
    func withoutRight() async throws {
        let log = Log<UInt8>()
        for profile in ["lds2-records", "lds2-read-only", "lds2-verifier-without-rights"] {
            let done = try await Chip(profile) { $0.openBiometrics = [2] }.write { _, command in
                log.append(command[1])
                return nil
            }
            #expect(done.outcome == .withoutRight, "\(profile)")
        }
        #expect(!log.all.contains(0xD7) && !log.all.contains(0x44))
        let chip = try Chip { $0.rights.writeBiometrics = [1, 2, 9] }
        #expect(try await chip.write(to: 9).outcome == .refused(.fileNotFound))
        // Number 1 was activated by the issuer: the right to write is none there, and that to read lets it be selected.
        #expect(try await chip.write(to: 1).outcome == .refused(.securityStatusNotSatisfied))
    }

    @Test("what does not fit is not begun")
    func room() async throws {
        let chip = try Chip { $0.biometricsRoom = 100 }
        #expect(try await chip.write().outcome == .noRoom(octets: 100))
        // Of a chip that does not know FILE AND MEMORY MANAGEMENT the word for it comes with UPDATE BINARY.
        let silent = try await chip.write(fault: Self.plain([0x6E, 0x00], to: 0x5F))
        #expect(silent.outcome == .refused(.notEnoughMemory))
        #expect(try await chip.records().isEmpty)
    }

    /// A protected answer cannot be made up: the chip is asked for what it does not know instead.
    private static func plain(
        _ octets: [UInt8], to instruction: UInt8
    ) -> @Sendable (Int, [UInt8]) -> ChannelFault? {
        { _, command in command.count > 1 && command[1] == instruction ? .replacement(octets) : nil }
    }

    @Test(
        "chips that do it in another way",
        arguments: [
            (LDS2ChipFault.fileSizeRefused, BiometricsWriting.Outcome.activated),
            (.updatesLost, .refused(.wrongOffset)),
            (.updatesChanged, .otherOctets), (.activationRefused, .refused(.conditionsNotSatisfied)),
        ])
    func faults(fault: LDS2ChipFault, outcome: BiometricsWriting.Outcome) async throws {
        let chip = try Chip { $0.chipFault = fault }
        #expect(try await chip.write().outcome == outcome)
        // Nothing that failed closed the file.
        if fault == .activationRefused { #expect(try await chip.write(activates: false).outcome == .written) }
    }

    @Test("a file that is open may be written again, with fewer octets and with more")
    func again() async throws {
        let chip = try Chip()
        let octets = [
            chip.octets, [0x7F, 0x2E, 0x01, 0x00], [0x7F, 0x2E, 0x81, 0x80] + Array(repeating: 7, count: 128),
        ]
        for octets in octets { #expect(try await chip.write(octets, activates: false).outcome == .written) }
        #expect(try await chip.write(octets[1]).outcome == .activated)
        #expect(try await chip.records() == [octets[1]])
    }

    @Test(
        "an interruption at any command of the writing: it is carried out in the end, and once", .long(),
        arguments: [ChannelFault.reset, .transmissionFailure, .truncation(3), .replacement([0x6F, 0x00])])
    func interrupted(fault: ChannelFault) async throws {
        let quiet = try Chip()
        let counted = try await quiet.write()
        let commands = try #require(counted.evidence.exchange?.commands)
        let start = Log<Int>()
        _ = try await Chip().write { index, command in
            if command.count > 1, command[1] == 0x5F { start.append(index) }
            return nil
        }
        let first = try #require(start.all.first)
        for number in first..<commands {
            let chip = try Chip()
            let done = try await chip.write { index, _ in index == number ? fault : nil }
            #expect(done.outcome == .activated, "\(number)")
            #expect(done.evidence.failure == nil && done.evidence.recoveries.count == 1, "\(number)")
            #expect(try await chip.records() == [chip.octets], "\(number)")
        }
    }

    @Test("a chip that is pulled out in the middle is not activated, or it is said that nobody knows")
    func pulledOut() async throws {
        for instruction in [0xD7, 0x44] as [UInt8] {
            let chip = try Chip()
            let done = try await chip.write(fault: EPassTests.Disturbance.fault(.removal, to: instruction))
            #expect(done.outcome == (instruction == 0x44 ? .activationUnknown : .notReached))
            #expect(done.evidence.failure != nil)
            #expect(try await chip.write(activates: false).outcome == .written)
        }
    }

    @Test("a word that comes without protection each time is the chip's, and the file is open still")
    func refusedEachTime() async throws {
        let chip = try Chip()
        let done = try await chip.write { _, command in
            command.count > 1 && command[1] == 0x44 ? .replacement([0x69, 0x85]) : nil
        }
        // The chip did it, though its answer was another one: what the file says counts.
        #expect(done.outcome == .activated)
        let other = try Chip { $0.chipFault = .activationRefused }
        let refused = try await other.write { _, command in
            command.count > 1 && command[1] == 0x44 ? .replacement([0x69, 0x85]) : nil
        }
        #expect(refused.outcome == .refused(.conditionsNotSatisfied))
    }
}
