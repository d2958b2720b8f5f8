// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassMessages
import EPassSimulator

/// What one reading of a simulated chip brought: evidence, events and the conversation.
struct AccessRun {
    let evidence: Evidence
    let events: [ReadEvent]
    let entries: [UnsafeTranscript.Entry]

    init(
        _ profile: String, _ input: AccessInput? = nil, method: AccessMethod = .auto, takesExtendedLength: Bool = true,
        plan: ReadPlan = ReadPlan(requested: [.dg1])
    ) async throws {
        try await self.init(
            profile, input, method: method, takesExtendedLength: takesExtendedLength, plan: plan, change: { _ in },
            fault: { _, _ in nil })
    }

    init(
        _ profile: String, _ input: AccessInput? = nil, method: AccessMethod = .auto, takesExtendedLength: Bool = true,
        plan: ReadPlan = ReadPlan(requested: [.dg1]), change: (inout DocumentDescription) -> Void
    ) async throws {
        try await self.init(
            profile, input, method: method, takesExtendedLength: takesExtendedLength, plan: plan, change: change,
            fault: { _, _ in nil })
    }

    init(
        _ profile: String, _ input: AccessInput? = nil, method: AccessMethod = .auto,
        plan: ReadPlan = ReadPlan(requested: [.dg1]),
        fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault?
    ) async throws {
        try await self.init(profile, input, method: method, plan: plan, change: { _ in }, fault: fault)
    }

    init(
        _ profile: String, _ input: AccessInput? = nil, method: AccessMethod = .auto, takesExtendedLength: Bool = true,
        plan: ReadPlan = ReadPlan(requested: [.dg1]), change: (inout DocumentDescription) -> Void,
        fault: @escaping @Sendable (Int, [UInt8]) -> ChannelFault?
    ) async throws {
        let simulated = try SimulatedDocument(profile) { description in
            // Access is what is looked at: no chip or active authentication, whose commands are like some of PACE.
            (description.activeAuthentication, description.chipAuthentication) = (nil, [])
            change(&description)
        }
        let channel = RecordingChannel(
            try simulated.channel(takesExtendedLength: takesExtendedLength, fault: fault))
        var options = PassportReader.Options()
        options.accessMethod = method
        var events: [ReadEvent] = []
        evidence = await PassportReader.read(
            on: channel, access: try input ?? simulated.lines, plan: plan, options: options
        ) { events.append($0) }
        self.events = events
        entries = channel.transcript.entries
    }

    var access: AccessEvidence { evidence.access }
    var attempts: [AccessAttempt] { evidence.access.attempts }
    var code: String? { evidence.failure?.code.rawValue }

    /// The instruction codes of the commands that went out without protection, `FF` for a reset.
    var plainInstructions: [UInt8] {
        entries.compactMap { entry in
            switch entry {
            case .command(let octets): octets.first == 0x0C ? nil : octets.dropFirst().first
            case .reset: 0xFF
            case .response, .restore, .failure, .comment: nil
            }
        }
    }

    /// How many commands of that instruction went out without protection.
    func count(_ instruction: UInt8) -> Int { plainInstructions.filter { $0 == instruction }.count }
}
