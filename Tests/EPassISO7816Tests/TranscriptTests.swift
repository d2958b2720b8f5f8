// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassMessages
import EPassTestSupport
import Synchronization
import Testing

@Suite("Transcript of a conversation with a chip", .timed)
struct TranscriptTests {
    static let text = """
        # a synthetic chip
        > 00A4040C07A0000002471001
        < 9000

        > 00 84 00 00 08
        < 4608F91988702212 9000
        ! reset
        """

    @Test("is read and written")
    func roundTrip() throws {
        let transcript = try UnsafeTranscript(parsing: Self.text)
        #expect(transcript.entries.count == 6)
        #expect(transcript.entries.last == .reset)
        #expect(try UnsafeTranscript(parsing: transcript.text) == transcript)
        #expect(try UnsafeTranscript(parsing: Self.text.split(separator: "\n").joined(separator: "\r\n")) == transcript)
    }

    @Test("redacted, keeps headers, lengths and status bytes, and no data")
    func redaction() throws {
        let redacted = try UnsafeTranscript(parsing: Self.text).redacted()
        #expect(redacted.contains("> 00A4040C [7 octets]"))
        #expect(redacted.contains("> 00840000 [0 octets, Ne 8]"))
        #expect(redacted.contains("< [8 octets] 9000"))
        #expect(!redacted.contains("4608") && !redacted.contains("A000") && !redacted.contains("synthetic"))
        let error = #expect(throws: TranscriptError.self) { try UnsafeTranscript(parsing: redacted) }
        #expect(error?.code == .redacted)
        #expect(error?.line == 1)
    }

    @Test(
        "says which line is wrong",
        arguments: [
            ("> 0", 1, "transcript.invalidHexadecimal"), ("> 00\nhello", 2, "transcript.syntax"),
            ("\n\n< 9G", 3, "transcript.invalidHexadecimal"), ("! wipe", 1, "transcript.syntax"),
        ])
    func wrong(_ text: String, _ line: Int, _ code: String) {
        let error = #expect(throws: TranscriptError.self) { try UnsafeTranscript(parsing: text) }
        #expect(error?.line == line)
        #expect(error?.code.rawValue == code)
    }

    @Test("is bounded")
    func bounded() {
        let text = String(repeating: "> 00A40000\n", count: UnsafeTranscript.maximumEntries + 1)
        let error = #expect(throws: TranscriptError.self) { try UnsafeTranscript(parsing: text) }
        #expect(error?.code == .tooLong)
    }

    @Test("a comment cannot forge a line")
    func comment() throws {
        let transcript = UnsafeTranscript(entries: [.comment("one\n> 00A40000")])
        #expect(try UnsafeTranscript(parsing: transcript.text).entries.count == 1)
    }
}

@Suite("Recording and playing back", .timed)
struct PlaybackChannelTests {
    @Test("what was recorded plays back")
    func recorded() async throws {
        let transcript = try UnsafeTranscript(parsing: TranscriptTests.text)
        let recorder = RecordingChannel(PlaybackChannel(transcript))
        recorder.comment("a synthetic chip")
        let select = try await recorder.transmit(
            CommandAPDU.selectApplication([0xA0, 0, 0, 2, 0x47, 0x10, 1]).encoded())
        #expect(select == [0x90, 0x00])
        let challenge = try await recorder.transmit(CommandAPDU.getChallenge().encoded())
        #expect(challenge.count == 10)
        try await recorder.reset()
        #expect(recorder.transcript == transcript)
        #expect(recorder.properties.protocolName == "transcript")
    }

    /// Keeps the limits that it was given, and is restored by another way than by a reset.
    private final class LimitedChannel: CardChannel {
        let properties = ChannelProperties(protocolName: "limits")
        let limits = Mutex<[Duration]>([])

        func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
            limits.withLock { $0.append(limit) }
            return [0x90, 0x00]
        }

        func reset() async throws(CardChannelError) { throw CardChannelError(.cardRemoved) }

        func restore(within limit: Duration) async throws(CardChannelError) {
            limits.withLock { $0.append(limit) }
        }
    }

    @Test("limits and restoring go to the channel beneath; a restoring plays back as the reset that it is to the chip")
    func limits() async throws {
        let base = LimitedChannel()
        let recorder = RecordingChannel(base)
        _ = try await recorder.transmit([0x00, 0x84, 0x00, 0x00], within: .seconds(3))
        try await recorder.restore(within: .seconds(7))
        _ = try await recorder.transmit([0x00, 0x84, 0x00, 0x00])
        #expect(base.limits.withLock { $0 } == [.seconds(3), .seconds(7), .seconds(20)])
        #expect(LimitedChannel.defaultLimit == .seconds(20))
        let playback = PlaybackChannel(recorder.transcript)
        _ = try await playback.transmit([0x00, 0x84, 0x00, 0x00])
        try await playback.restore(within: .seconds(7))
        _ = try await playback.transmit([0x00, 0x84, 0x00, 0x00])
        try playback.finish()
    }

    @Test("refuses an unexpected, an additional and a missing command")
    func strict() async throws {
        let transcript = try UnsafeTranscript(parsing: "> 00840000\n< 9000\n> 00B00000\n")
        let channel = PlaybackChannel(transcript)
        let unexpected = await #expect(throws: CardChannelError.self) { try await channel.transmit([0, 1, 2, 3]) }
        #expect(unexpected?.code == .scriptMismatch)
        _ = try await channel.transmit([0x00, 0x84, 0x00, 0x00])
        let reset = await #expect(throws: CardChannelError.self) { try await channel.reset() }
        #expect(reset?.code == .scriptMismatch)
        let missing = #expect(throws: CardChannelError.self) { try channel.finish() }
        #expect(missing?.code == .scriptMismatch)
        let unanswered = await #expect(throws: CardChannelError.self) {
            try await channel.transmit([0x00, 0xB0, 0x00, 0x00])
        }
        #expect(unanswered?.code == .cardRemoved)
        let additional = await #expect(throws: CardChannelError.self) {
            try await channel.transmit([0x00, 0xB0, 0x00, 0x00])
        }
        #expect(additional?.code == .scriptMismatch)
        try channel.finish()
    }

    @Test("what failed plays back as it failed, and a wait for the chip as one")
    func failures() async throws {
        let text = "> 00840000\n! card.transmissionFailed\n! restore\n> 00840000\n< 9000\n! reset\n! card.removed\n"
        let transcript = try UnsafeTranscript(parsing: text)
        #expect(transcript.text == text && transcript.redacted().contains("! card.transmissionFailed"))
        let recorder = RecordingChannel(PlaybackChannel(transcript))
        let lost = await #expect(throws: CardChannelError.self) { try await recorder.transmit([0, 0x84, 0, 0]) }
        #expect(lost?.code == .transmissionFailed)
        try await recorder.restore(within: .seconds(1))
        #expect(try await recorder.transmit([0, 0x84, 0, 0]) == [0x90, 0x00])
        let gone = await #expect(throws: CardChannelError.self) { try await recorder.reset() }
        #expect(gone?.code == .cardRemoved)
        #expect(recorder.transcript == transcript)
    }

    private final class Steps: Sendable {
        let all = Mutex<[UnsafeTranscript.Step]>([])
    }

    @Test("each step is handed on with its times, in order, and nothing is kept")
    func steps() async throws {
        let steps = Steps()
        let channel = RecordingChannel(PlaybackChannel(try UnsafeTranscript(parsing: TranscriptTests.text))) { step in
            steps.all.withLock { $0.append(step) }
        }
        _ = try await channel.transmit(CommandAPDU.selectApplication([0xA0, 0, 0, 2, 0x47, 0x10, 1]).encoded())
        _ = try await channel.transmit(CommandAPDU.getChallenge().encoded())
        try await channel.reset()
        await #expect(throws: CardChannelError.self) { try await channel.transmit([0, 0x84, 0, 0]) }
        let seen = steps.all.withLock { $0 }
        #expect(seen.count == 4 && seen[2].event == .reset && seen[3].failure == .scriptMismatch)
        #expect(seen[3].event == .command([0, 0x84, 0, 0], response: nil))
        #expect(seen.allSatisfy { $0.start <= $0.end } && zip(seen, seen.dropFirst()).allSatisfy { $0.end <= $1.start })
        #expect(channel.transcript.entries.isEmpty)
    }

    @Test("an error names headers, never data")
    func quiet() async throws {
        let channel = PlaybackChannel(try UnsafeTranscript(parsing: "> 0082000003AABBCC\n< 9000"))
        let error = await #expect(throws: CardChannelError.self) {
            try await channel.transmit([0, 0x82, 0, 0, 2, 0xDD, 0xEE])
        }
        let words = try #require(error?.description)
        #expect(!words.contains("AABB") && !words.contains("DDEE"))
    }
}
