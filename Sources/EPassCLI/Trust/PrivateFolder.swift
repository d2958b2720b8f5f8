// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import FoundationEssentials
import Glibc

/// An empty folder for this user alone, for the files of one run.
struct PrivateFolder: Sendable {
    let path: String

    /// Makes it, in the folder for temporary files.
    ///
    /// - Throws: `CLIError` of the code `cli.cannotWrite`.
    init() throws(CLIError) {
        let parent = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        var template = Array((parent + "/epass-XXXXXX").utf8CString)
        let isMade = unsafe template.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return false }
            return unsafe mkdtemp(start) != nil
        }
        guard isMade else {
            throw CLIError(.cannotWrite, .trustUpdateNoFolder(error: OutputFile.systemMessage(errno)))
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Removes it with everything in it; no link in it is followed.
    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
