// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import FoundationEssentials
import Glibc

/// Programs of the machine.
enum InstalledProgram {
    /// The path of a program: the name itself where it has a slash, else the first of its name in the folders of PATH;
    /// nil where there is none that can be run.
    static func path(of name: String) -> String? {
        guard !name.utf8.contains(UInt8(ascii: "/")) else { return isProgram(name) ? name : nil }
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/bin:/usr/bin"
        return folders.split(separator: ":").lazy.map { "\($0)/\(name)" }.first(where: isProgram)
    }

    private static func isProgram(_ path: String) -> Bool {
        guard InputFile.isRegular(path) else { return false }
        return unsafe access(path, X_OK) == 0
    }
}
