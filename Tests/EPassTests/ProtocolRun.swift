// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTrust
import Testing

/// One reading of a simulated chip, with the protocols that come after access control, and its conversation.
struct ProtocolRun {
    let simulated: SimulatedDocument
    let evidence: Evidence
    let events: [ReadEvent]
    let entries: [UnsafeTranscript.Entry]

    /// DG1 and what the protocols need: enough for most tests, and quick.
    static let small = ReadPlan(requested: [.dg1])

    init(
        _ profile: String, plan: ReadPlan = small, takesExtendedLength: Bool = true,
        options: PassportReader.Options = .init(), change: (inout DocumentDescription) -> Void = { _ in },
        fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault? = { _, _ in nil }
    ) async throws {
        try await self.init(
            SimulatedDocument(profile, change), plan: plan, takesExtendedLength: takesExtendedLength, options: options,
            fault: fault)
    }

    init(
        _ simulated: SimulatedDocument, plan: ReadPlan = small, takesExtendedLength: Bool = true,
        options: PassportReader.Options = .init(),
        fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault? = { _, _ in nil },
        during: (ReadEvent) -> Void = { _ in }
    ) async throws {
        self.simulated = simulated
        let channel = RecordingChannel(
            try simulated.channel(takesExtendedLength: takesExtendedLength, fault: fault))
        var events: [ReadEvent] = []
        evidence = await PassportReader.read(
            on: channel, access: try simulated.lines, plan: plan, options: options
        ) {
            events.append($0)
            during($0)
        }
        self.events = events
        entries = channel.transcript.entries
        // Whatever happened, the bundle says it, and says it the same when it is read again.
        let bundle = evidence.json().octets()
        #expect(try Evidence(parsing: bundle).json().octets() == bundle)
    }

    var chip: ChipEvidence { evidence.chip }

    /// How often access control succeeded.
    var openings: Int { evidence.access.attempts.count { $0.outcome == .established } }

    /// The secure channel that a file was read in; nil where it was not read.
    func channel(of number: DataGroupNumber) -> Int? {
        evidence.entry(.dataGroup(number)).flatMap { $0.state == .read ? $0.channel : nil }
    }

    /// How many commands of that instruction went out through secure messaging.
    func protected(_ instruction: UInt8) -> Int {
        entries.count { entry in
            if case .command(let octets) = entry { octets.starts(with: [0x0C, instruction]) } else { false }
        }
    }

    /// Whether each file that was read is the document's, and none was begun twice. EF.ATR/INFO is the chip's own.
    var isFaithful: Bool {
        evidence.files.allSatisfy {
            $0.file == .atrInfo || $0.octets == nil || $0.octets == simulated.document.files[$0.file]
        } && Set(evidence.files.map(\.file)).count == evidence.files.count
    }
}

/// A command that the channel does not carry as it should, once or each time.
enum Disturbance {
    /// A protected command of that instruction is answered by this word alone; `first` times.
    static func word(
        _ word: UInt16, to instruction: UInt8, first count: Int = .max
    ) -> @Sendable (Int, [UInt8]) -> ChannelFault? {
        fault(.replacement([UInt8(word >> 8), UInt8(word & 0xFF)]), to: instruction, first: count)
    }

    /// The same with another fault.
    static func fault(
        _ fault: ChannelFault, to instruction: UInt8, first count: Int = .max
    ) -> @Sendable (Int, [UInt8]) -> ChannelFault? {
        let seen = Log<Void>()
        return { _, command in
            guard command.count > 1, command[0] & 0x0C == 0x0C, command[1] == instruction, seen.all.count < count else {
                return nil
            }
            seen.append(())
            return fault
        }
    }
}
