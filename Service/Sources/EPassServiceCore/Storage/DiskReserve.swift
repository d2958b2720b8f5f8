// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import Synchronization

/// Room on the disk of the database that only deletions are given: SQLite needs some for its log before it can delete.
final class DiskReserve: Sendable {
    private struct State {
        /// 0: none is kept.
        var octets = 0
        var isThere = true
        /// Whether something did not fit since it was last seen that things do.
        var isShort = false
    }

    /// Nil for a database in memory.
    private let path: String?
    private let state = Mutex(State())

    init(besides database: String?) { path = database.map { $0 + ".reserve" } }

    /// Whether there is as much room as is to be kept.
    var isThere: Bool { state.withLock(\.isThere) }

    /// Whether something did not fit on the disk, and it is not known yet that things do again.
    var isShort: Bool {
        get { state.withLock(\.isShort) }
        set { state.withLock { $0.isShort = newValue } }
    }

    /// The octets that are kept; 0: none.
    var octets: Int { state.withLock(\.octets) }

    /// Keeps so much from now on.
    func keep(octets: Int) {
        state.withLock { $0 = State(octets: octets, isThere: false) }
        restore()
    }

    /// Takes the room again, where it was given back and the disk has it.
    ///
    /// - Returns: whether there is as much as is to be kept.
    @discardableResult
    func restore() -> Bool {
        state.withLock { state in
            if !state.isThere { state.isThere = path.map { Self.take($0, octets: state.octets) } ?? true }
            return state.isThere
        }
    }

    /// Gives the room back.
    func release() {
        state.withLock { state in
            guard state.octets > 0, let path else { return }
            unlink(path)
            state.isThere = false
        }
    }

    private static func take(_ path: String, octets: Int) -> Bool {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        guard ftruncate(descriptor, off_t(octets)) == 0, posix_fallocate(descriptor, 0, off_t(octets)) == 0 else {
            unlink(path)
            return false
        }
        return true
    }
}

extension VerificationService.Options {
    /// What the deletion of the longest upload needs: its pages are overwritten, and the log holds them once more.
    var reserve: Int { max(512 << 10, longestUpload * 2) }
}
