// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import FoundationEssentials
import Glibc

/// A folder for a moment that nobody else can enter, in TMPDIR or /tmp.
struct PrivateFolder: Sendable {
    let path: String

    /// Makes it.
    ///
    /// - Throws: `CLIError` where it cannot be made.
    init() throws(CLIError) {
        let stated = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
        let parent = stated.hasPrefix("/") ? stated : "/tmp"
        var template = Array("\(parent)/epass-XXXXXX".utf8CString)
        let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
            unsafe buffer.baseAddress.flatMap { unsafe mkdtemp($0) }.flatMap { unsafe String(validatingCString: $0) }
        }
        guard let made else {
            throw CLIError(
                .cannotWrite, .outputPrivateFolderNotMade(folder: parent, error: .system(errno)),
                remedy: .outputPrivateFolderRemedy)
        }
        path = made
    }

    /// Hands it and what lies in it to another user.
    ///
    /// - Returns: whether the system took it.
    func give(to user: uid_t, _ group: gid_t, files: [String]) -> Bool {
        ([path] + files).allSatisfy { unsafe lchown($0, user, group) == 0 }
    }

    /// Takes it away with everything in it. Links are not followed.
    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
