// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
import EPassJSON
import EPassMessages

/// What went over a channel, as a ``TraceWriter`` wrote it down.
///
/// A trace is read as hostile: bounded, strict, each line by itself. What it says of times, phases and files proves
/// nothing.
public struct Trace: Sendable {
    /// The member `schema` of the first line.
    public static let schema = "epass-trace/1"
    /// The most lines that are read: the first one, and as many steps as a transcript has.
    public static let maximumLines = 1 + UnsafeTranscript.maximumEntries
    /// The most octets of a command or an answer.
    package static let maximumOctets = 65_544
    /// The most octets of a line: command and answer in hexadecimal, and the rest.
    private static let maximumLineLength = 4 * maximumOctets + 16_384

    /// Who wrote it when, and over what.
    package let head: TraceHead
    /// The steps, in order.
    package let steps: [TraceStep]
    /// Whether the last line is there in part only, as where the program that wrote it was killed. It is left out.
    public let isCut: Bool

    /// Whether every octet is in it, so that it can be played back.
    public var isUnsafe: Bool { head.isUnsafe }

    /// Reads a trace.
    ///
    /// - Throws: `TraceError` with the line's number.
    public init(parsing octets: [UInt8]) throws(TraceError) {
        var lines = octets.split(separator: 0x0A, maxSplits: Self.maximumLines, omittingEmptySubsequences: false)
        guard lines.count <= Self.maximumLines || lines.last?.isEmpty == true else {
            throw TraceError(.tooLong, line: lines.count, .traceTooManyLines(limit: Self.maximumLines))
        }
        // Behind the last line feed stands nothing, or as much of a line as was written.
        let end = lines.last ?? []
        let isCut = lines.count > 1 && !end.isEmpty && (try? Self.value(end, line: lines.count)) == nil
        if end.isEmpty || isCut { lines.removeLast() }
        guard let first = lines.first, let value = try? Self.value(first, line: 1),
            value["schema"]?.word == Self.schema
        else { throw TraceError(.schemaUnknown, line: 1, .traceSchemaUnknown(schema: Self.schema)) }
        do { head = try TraceHead(MemberReader(value, path: "")) } catch { throw TraceError(error, line: 1) }
        var steps: [TraceStep] = []
        var commands = 0
        for (index, line) in lines.enumerated().dropFirst() {
            let step = try Self.step(line, line: index + 1, isUnsafe: head.isUnsafe)
            if step.event == .command {
                commands += 1
                guard step.number == commands else { throw TraceError(.inconsistent, line: index + 1, .traceNumber) }
            }
            steps.append(step)
        }
        self.steps = steps
        self.isCut = isCut
    }

    /// The conversation, for a ``PlaybackChannel``.
    ///
    /// - Throws: `TraceError` with the code `redacted` where the octets are not in the trace.
    public func transcript() throws(TraceError) -> UnsafeTranscript {
        var transcript = UnsafeTranscript()
        for (index, step) in steps.enumerated() {
            guard isUnsafe, let event = step.recorded else { throw TraceError(.redacted, line: index + 2) }
            transcript.append(event, failure: step.failure)
        }
        return transcript
    }

    /// A channel that answers as the chip did, to the same commands in the same order.
    ///
    /// - Throws: `TraceError` with the code `redacted` where the octets are not in the trace.
    public func playback() throws(TraceError) -> PlaybackChannel {
        PlaybackChannel(try transcript(), properties: head.properties)
    }

    /// The same trace without the octets, as a file.
    package func redacted() -> [UInt8] {
        var head = head
        head.isUnsafe = false
        return steps.reduce(into: head.traceHeadLine) { $0 += $1.redacted.traceLine }
    }

    private static func value(_ octets: ArraySlice<UInt8>, line: Int) throws(TraceError) -> JSONValue {
        guard octets.count <= maximumLineLength else {
            throw TraceError(.tooLong, line: line, .traceLineTooLong(limit: maximumLineLength))
        }
        do {
            return try JSONValue(
                parsing: Array(octets),
                limits: JSONLimits(maximumDepth: 8, maximumLength: maximumLineLength, maximumElements: 4096))
        } catch {
            throw TraceError(.syntax, line: line, .traceNoJSON(error: error.message, offset: error.offset))
        }
    }

    private static func step(
        _ octets: ArraySlice<UInt8>, line: Int, isUnsafe: Bool
    ) throws(TraceError) -> TraceStep {
        let value = try Self.value(octets, line: line)
        let step: TraceStep
        do { step = try TraceStep(MemberReader(value, path: "")) } catch { throw TraceError(error, line: line) }
        guard step.isConsistent else { throw TraceError(.inconsistent, line: line, .traceContradictory) }
        guard isUnsafe || (step.command?.octets == nil && step.answer?.octets == nil) else {
            throw TraceError(.inconsistent, line: line, .traceOctetsInRedacted)
        }
        return step
    }
}

extension TraceHead {
    /// The first line, with every member that it has.
    var traceHeadLine: [UInt8] { Array(recordedJSON.line().utf8) + [0x0A] }
}

extension TraceStep {
    /// Whether its members go together, and are those of the octets where there are any.
    fileprivate var isConsistent: Bool {
        guard event == .command else { return number == nil && command == nil && answer == nil }
        guard answerToReset == nil, let command, (answer == nil) == (failure != nil) else { return false }
        guard let octets = command.octets else { return answer?.octets == nil }
        guard TracedCommand(octets, keepsOctets: true) == command else { return false }
        guard let answer else { return true }
        guard let response = answer.octets else { return false }
        return TracedAnswer(response, to: command, keepsOctets: true) == answer
    }
}
