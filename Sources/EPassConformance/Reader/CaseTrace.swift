// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassTrust
import Synchronization

/// The trace of a case: lines of `epass-trace/1`, kept.
final class CaseTrace: Sendable {
    private let kept: Kept
    /// Writes them.
    let writer: TraceWriter

    private final class Kept: Sendable {
        let lines = Mutex<[String]>([])
    }

    init(_ properties: ChannelProperties, tool: ToolIdentity, startedAt time: Timestamp) {
        let kept = Kept()
        self.kept = kept
        writer = TraceWriter(properties: properties, tool: tool, startedAt: time) { line in
            kept.lines.withLock { $0.append(String(decoding: line.dropLast(), as: UTF8.self)) }
        }
    }

    /// The lines so far.
    var lines: [String] { kept.lines.withLock { $0 } }
}
