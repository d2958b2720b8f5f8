// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages
internal import Glibc

/// Folders in which the kernel shows itself (`/proc`, `/sys`): what looks like a file there may be memory, or never
/// end.
package enum SystemFolder {
    /// Why nothing is read there.
    package static var message: Message { .trustFileSystemFolder }

    /// Whether the folder is one.
    package static func contains(_ path: String) -> Bool {
        guard let device = Self.device(of: path), let root = Self.device(of: "/") else { return false }
        return ["/proc", "/sys"].contains { name in
            let own = Self.device(of: name)
            return own == device && own != root
        }
    }

    private static func device(of path: String) -> dev_t? {
        var information = stat()
        return unsafe stat(path, &information) == 0 ? information.st_dev : nil
    }
}
