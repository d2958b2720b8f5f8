// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Dispatch
import EPassTrust
import Foundation
import Logging
import Synchronization

/// Writes lines of the log on a thread of its own: where nobody reads them, the service goes on, and lines are lost.
final class LogWriter: Sendable {
    private struct State {
        /// How many octets wait to be written.
        var waiting = 0
        var lost = 0
    }

    /// Of standard error.
    static let standard = LogWriter(descriptor: STDERR_FILENO)
    /// How many octets may wait.
    private static let limit = 1 << 20

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "epass.log")
    private let state = Mutex(State())

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// Writes a line soon, and returns at once.
    func write(_ line: String) {
        let octets = Array(line.utf8) + [0x0A]
        let isTaken = state.withLock { state in
            guard state.waiting + octets.count <= Self.limit else {
                state.lost += 1
                return false
            }
            state.waiting += octets.count
            return true
        }
        guard isTaken else { return }
        queue.async { [self] in
            put(octets)
            let lost = state.withLock { state in
                state.waiting -= octets.count
                defer { state.lost = 0 }
                return state.lost
            }
            if lost > 0 { put(Array("\(lost) lines of the log are lost: nobody read them\n".utf8)) }
        }
    }

    /// Waits until what there is has been written, for so long at most.
    func finish(milliseconds: Int) {
        let group = DispatchGroup()
        queue.async(group: group) {}
        _ = group.wait(timeout: .now() + .milliseconds(milliseconds))
    }

    private func put(_ octets: [UInt8]) {
        var rest = octets[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else {
                if errno == EINTR { continue }
                return
            }
            rest = rest.dropFirst(count)
        }
    }
}

/// A line for each event: time, level, label, what it is about, and the message.
struct LineLog: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info
    let label: String
    let writer: LogWriter

    init(label: String, writer: LogWriter = .standard) {
        self.label = label
        self.writer = writer
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let words = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
            .map { "\($0.key)=\($0.value) " }.joined()
        let text = "\(Timestamp.now) \(event.level) \(label): \(words)[\(event.source)] \(event.message)"
        // One event is one line, whatever is in it.
        writer.write(String(text.map { $0.isNewline ? " " : $0 }))
    }
}
