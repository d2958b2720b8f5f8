// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
import EPassLDS
public import EPassTrust
import Synchronization

/// Writes down what goes over a channel, step by step, as a trace (`epass-trace/1`): lines of JSON, each handed on as
/// soon as the step is over, so that what was written is there whatever happens next.
///
/// Of each command and each answer a trace has the head, the lengths, the tags and lengths of the data objects, the
/// status bytes and the times; of SELECT what it names, which is public. No nonce, key, password or content of a file
/// is in it (T23), and no serial number of the reader. An unsafe trace has every octet in addition: from one of Basic
/// Access Control the document number and the dates can be found by trying, and with them everything that was read.
///
/// It listens to a ``RecordingChannel``, and to the events of a reading for its phases and files.
public final class TraceWriter: Sendable {
    private struct State {
        var commands = 0
        var phase: ReadPhase?
        var file: LDSFile?
    }

    private let isUnsafe: Bool
    private let start: ContinuousClock.Instant
    private let output: @Sendable ([UInt8]) -> Void
    private let state = Mutex(State())

    /// Begins a trace: its first line is handed on at once.
    ///
    /// - Parameters:
    ///   - isUnsafe: whether every octet of commands and answers is written.
    ///   - properties: of the channel that is listened to.
    ///   - tool: the program that reads.
    ///   - startedAt: the time, as the caller's clock has it.
    ///   - output: takes whole lines, in order and one call after the other.
    public init(
        isUnsafe: Bool = false, properties: ChannelProperties, tool: ToolIdentity = .library,
        startedAt: Timestamp? = nil, output: @escaping @Sendable (_ line: [UInt8]) -> Void
    ) {
        self.isUnsafe = isUnsafe
        self.output = output
        start = .now
        let head = TraceHead(tool: tool, startedAt: startedAt, isUnsafe: isUnsafe, properties: properties)
        output(head.traceHeadLine)
    }

    /// Writes a step of the channel.
    public func record(_ step: UnsafeTranscript.Step) {
        var line = TraceStep(step, after: start, keepsOctets: isUnsafe)
        state.withLock { state in
            if line.event == .command {
                state.commands += 1
                line.number = state.commands
            }
            line.phase = state.phase
            line.file = state.file
            output(line.traceLine)
        }
    }

    /// Remembers what a reading is at, for the lines that follow.
    public func note(_ event: ReadEvent) {
        state.withLock { state in
            switch event {
            case .phase(let phase): (state.phase, state.file) = (phase, nil)
            case .protocolStarted: (state.phase, state.file) = (.chip, nil)
            case .protocolFinished: state.phase = .files
            case .fileStarted(let file): state.file = file
            case .fileFinished, .recordsStarted: state.file = nil
            default: break
            }
        }
    }
}
