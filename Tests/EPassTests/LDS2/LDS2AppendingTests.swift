// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("APPEND RECORD by a terminal with the right, Doc 9303-10, 3.7.1", .timed)
struct LDS2AppendingTests {
    /// A chip that stays, and its document.
    private struct Chip {
        let simulated: SimulatedDocument
        let chip: SimulatedChip
        let made: SyntheticLDS2

        init(
            _ profile: String = "lds2-records", chains: Bool = false,
            _ change: (inout LDS2Description) -> Void = { _ in }
        ) throws {
            simulated = try LDS2Run.document(profile, change)
            var behaviour = ChipBehaviour()
            behaviour.chainsCommands = chains
            chip = try SimulatedChip(document: simulated.document, behaviour: behaviour)
            made = try #require(simulated.document.lds2)
        }

        func append(
            _ record: [UInt8], to file: LDS2File, takesExtendedLength: Bool = true,
            fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault? = { _, _ in nil }
        ) async throws -> RecordAppending {
            await PassportReader.append(
                record, to: file,
                on: SimulatedChipChannel(chip, takesExtendedLength: takesExtendedLength, fault: fault),
                access: try simulated.lines, options: try LDS2Run.options(simulated))
        }

        func read() async throws -> Evidence {
            await PassportReader.read(
                on: SimulatedChipChannel(chip), access: try simulated.lines, plan: ProtocolRun.small,
                options: try LDS2Run.options(simulated))
        }

        func records(_ file: LDS2File) async throws -> [[UInt8]] {
            try await read().lds2.first { $0.application == file.application }?.entry(file)?.records ?? []
        }
    }

    @Test("a record is appended, read back, and read and judged by the next reading")
    func appended() async throws {
        let chip = try Chip()
        let record = try #require(chip.made.exitRecords.record(1)).octets
        let done = try await chip.append(record, to: .exitRecords)
        #expect(done.outcome == .appended(number: 2) && done.evidence.failure == nil)
        let evidence = try await chip.read()
        #expect(evidence.lds2.first?.entry(.exitRecords)?.records == [record, record])
        let report = try chip.simulated.judge(evidence)
        let entries = report.lds2.first?.files.first { $0.file == .exitRecords }?.records ?? []
        #expect(entries.map(\.result) == [.successful, .successful])
        // A certificate, in another application.
        let certificate = try #require(chip.made.certificates[.visaRecords]?.record(1)).octets
        #expect(try await chip.append(certificate, to: .certificates(.visaRecords)).outcome == .appended(number: 2))
        #expect(try await chip.records(.certificates(.visaRecords)) == [certificate, certificate])
    }

    @Test("without the right nothing is sent")
    func withoutRight() async throws {
        for profile in ["lds2-read-only", "lds2-visas-only", "lds2-verifier-without-rights"] {
            let chip = try Chip(profile)
            let sent = Log<UInt8>()
            let done = try await chip.append([0x5F, 0x44, 0x00], to: .entryRecords) { _, command in
                sent.append(command[1])
                return nil
            }
            #expect(done.outcome == .withoutRight)
            #expect(!sent.all.contains(0xE2))
        }
        #expect(try await Chip().append([0x7F, 0x2E, 0x00], to: .biometrics(.first)).outcome == .withoutRight)
    }

    @Test("who may append and not read does so, and the number is not known")
    func blind() async throws {
        let chip = try Chip {
            $0.rights = .none
            $0.rights.travelRecords = [.appendRecords]
        }
        let record = try #require(chip.made.entryRecords.record(1)).octets
        #expect(try await chip.append(record, to: .entryRecords).outcome == .appendedUnread)
        // No answer that may be believed: whether the record is there nobody knows, and it is not sent again.
        let sent = Log<Void>()
        let open = try await chip.append(record, to: .entryRecords) { _, command in
            guard command.count > 1, command[1] == 0xE2 else { return nil }
            sent.append(())
            return .truncation(3)
        }
        #expect(open.outcome == .unknown && sent.all.count == 1)
    }

    @Test("a full file, and a record that is too long, are refused in the chip's words")
    func refused() async throws {
        let record: [UInt8] = [0x5F, 0x44, 0x03, 0x55, 0x54, 0x4F]
        let full = try Chip { $0.octets.visaRecords = Array(repeating: record, count: 254) }
        #expect(try await full.append(record, to: .visaRecords).outcome == .refused(.notEnoughMemory))
        let long = [UInt8](repeating: 0x30, count: 1600)
        #expect(try await full.append(long, to: .entryRecords).outcome == .refused(.wrongLength))
        let short = try await Chip(chains: true).append(long, to: .entryRecords, takesExtendedLength: false)
        #expect(short.outcome == .tooLong)
    }

    @Test(
        "an answer that got lost: the record is looked for, and not appended twice",
        arguments: [ChannelFault.truncation(3), .replacement([0x90, 0x00])])
    func answerLost(fault: ChannelFault) async throws {
        let chip = try Chip()
        let record = try #require(chip.made.entryRecords.record(2)).octets
        let sent = Log<Void>()
        let done = try await chip.append(record, to: .entryRecords) { _, command in
            guard command.count > 1, command[1] == 0xE2 else { return nil }
            sent.append(())
            return fault
        }
        #expect(done.outcome == .appended(number: 3) && sent.all.count == 1)
        #expect(done.evidence.recoveries.map(\.step) == [.appending])
        #expect(try await chip.records(.entryRecords).count == 3)
    }

    @Test("a command that got lost is sent again, once the chip showed that it brought nothing")
    func commandLost() async throws {
        let chip = try Chip()
        let record = try #require(chip.made.entryRecords.record(2)).octets
        let done = try await chip.append(
            record, to: .entryRecords, fault: EPassTests.Disturbance.fault(.transmissionFailure, to: 0xE2, first: 1))
        #expect(done.outcome == .appended(number: 3))
        #expect(try await chip.records(.entryRecords).count == 3)
    }

    @Test(
        "an interruption at any command of the appending: the record is there once", .long(),
        arguments: [ChannelFault.reset, .transmissionFailure, .truncation(3), .replacement([0x6F, 0x00])])
    func interrupted(fault: ChannelFault) async throws {
        let quiet = try Chip()
        let record = try #require(quiet.made.entryRecords.record(2)).octets
        let start = Log<Int>()
        let counted = try await quiet.append(record, to: .entryRecords) { index, command in
            if command.count > 1, command[1] == 0xB2 { start.append(index) }
            return nil
        }
        #expect(counted.outcome == .appended(number: 3))
        for number in try #require(start.all.first)..<(counted.evidence.exchange?.commands ?? 0) {
            let chip = try Chip()
            let done = try await chip.append(record, to: .entryRecords) { index, _ in
                index == number ? fault : nil
            }
            #expect(done.outcome == .appended(number: 3) && done.evidence.failure == nil, "\(number)")
            #expect(try await chip.records(.entryRecords).count == 3, "\(number)")
        }
    }

    @Test("a chip that is pulled out over the appending: nobody knows, and the error stands beside that")
    func pulledOut() async throws {
        let chip = try Chip()
        let record = try #require(chip.made.entryRecords.record(2)).octets
        let done = try await chip.append(
            record, to: .entryRecords, fault: EPassTests.Disturbance.fault(.removal, to: 0xE2))
        #expect(done.outcome == .unknown && done.evidence.failure != nil)
        #expect(try await chip.records(.entryRecords).count == 2)
    }

    @Test("a terminal that cannot look any more leaves it at that, and sends nothing again")
    func blindAfterwards() async throws {
        let chip = try Chip()
        let record = try #require(chip.made.entryRecords.record(2)).octets
        let sent = Log<UInt8>()
        let done = try await chip.append(record, to: .entryRecords) { _, command in
            guard command.count > 1 else { return nil }
            if command[1] == 0xE2 {
                sent.append(0xE2)
                return .truncation(3)
            }
            return command[1] == 0xB2 && !sent.all.isEmpty ? .replacement([0x69, 0x82]) : nil
        }
        #expect(done.outcome == .unknown && sent.all.count == 1)
        #expect(try await chip.records(.entryRecords).count == 3)
    }

    @Test("a reading that ends on the way appends nothing")
    func notReached() async throws {
        let chip = try Chip()
        let done = try await chip.append(
            [0x5F, 0x44, 0x00], to: .entryRecords, fault: EPassTests.Disturbance.fault(.removal, to: 0x2A))
        #expect(done.outcome == .notReached && done.evidence.failure != nil)
    }
}
