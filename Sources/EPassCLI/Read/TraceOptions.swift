// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassISO7816
import EPassMessages
import EPassTrust

/// Whether what goes over the channel is written down.
struct TraceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            .helpTraceOptionsTrace,
            valueName: .helpValueFile),
        completion: .file())
    var trace: String?

    @Option(
        help: ArgumentHelp(
            .helpTraceOptionsTraceUnsafe,
            valueName: .helpValueFile),
        completion: .file())
    var traceUnsafe: String?

    mutating func validate() throws {
        guard trace == nil || traceUnsafe == nil else { throw ValidationError(.outputTraces) }
    }

    /// Makes the file, before anything is asked or read.
    ///
    /// - Parameter others: the other outputs, by their options, which have names of their own.
    /// - Returns: nil where no trace was asked for.
    /// - Throws: `CLIError` where it cannot be made.
    func start(beside others: [(option: String, path: String?)]) throws(CLIError) -> TraceFile? {
        guard let path = traceUnsafe ?? trace else { return nil }
        for other in others {
            guard let otherPath = other.path, OutputFile.areSame(path, otherPath) else { continue }
            throw CLIError(
                .usage,
                .outputSameFileTrace(
                    trace: traceUnsafe == nil ? "--trace" : "--trace-unsafe", option: other.option, file: path),
                remedy: .outputGiveEachItsName)
        }
        let file = TraceFile(try GrowingFile(path), isUnsafe: traceUnsafe != nil)
        if file.isUnsafe { Terminal.warn(.noteTraceUnsafe(file: path)) }
        return file
    }
}

/// The file of a trace while a reading goes on.
struct TraceFile: Sendable {
    let isUnsafe: Bool
    private let file: GrowingFile

    init(_ file: GrowingFile, isUnsafe: Bool) {
        self.file = file
        self.isUnsafe = isUnsafe
    }

    /// Begins the trace of a channel.
    func writer(for properties: ChannelProperties) -> TraceWriter {
        TraceWriter(
            isUnsafe: isUnsafe, properties: properties, tool: ToolVersion.identity, startedAt: Clock.now()
        ) { [file] line in file.append(line) }
    }

    /// Ends it.
    ///
    /// - Returns: why not everything was written; nil where it was.
    func finish() -> CLIError? {
        file.removeIfIncomplete()
        return file.error
    }
}
