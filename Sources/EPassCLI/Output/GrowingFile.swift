// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import Glibc
import Synchronization

/// A new file that is written while the program works, so that it has what happened until then, whatever ends the
/// program. The rules are those of ``OutputFile``.
final class GrowingFile: Sendable {
    private struct State {
        var isEmpty = true
        /// Why something could not be written, as `errno`. Nothing is written after it.
        var failure: Int32?
    }

    let path: String
    private let descriptor: Int32
    private let state = Mutex(State())

    /// Makes the file.
    ///
    /// - Throws: `CLIError` where it exists or cannot be made.
    init(_ path: String) throws(CLIError) {
        descriptor = try OutputFile.create(path)
        self.path = path
    }

    deinit { close(descriptor) }

    /// Writes octets behind those that are there; an error is kept for ``error``.
    func append(_ octets: [UInt8]) {
        state.withLock { state in
            guard state.failure == nil else { return }
            state.isEmpty = false
            state.failure = OutputFile.failure(writing: octets, to: descriptor)
        }
    }

    /// Why not everything was written; nil where it was.
    var error: CLIError? {
        state.withLock { $0.failure }.map { OutputFile.unwritable(path, $0, remedy: .outputMakeRoom) }
    }

    /// Takes the file away where nothing was written to it, or not everything: half of one would look whole.
    func removeIfIncomplete() {
        if state.withLock({ $0.isEmpty || $0.failure != nil }) { unsafe unlink(path) }
    }
}
