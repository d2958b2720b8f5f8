// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassSimulator

/// The description of a simulated document in a file, and the files that it names beside it.
struct DocumentFile {
    private let octets: [UInt8]
    private let folder: String

    /// Reads the file, or standard input where the path is `-`; what it names lies beside it, or in the current folder.
    ///
    /// - Throws: `CLIError` where it cannot be read.
    init(_ path: String) throws(CLIError) {
        octets = try InputFile.read(path, limit: 8 << 20)
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        folder = path == "-" ? "" : end.map { String(path[...$0]) } ?? ""
    }

    /// The description.
    ///
    /// - Parameter profile: what its members replace.
    func description(replacing profile: DocumentDescription) throws(SimulatorError) -> DocumentDescription {
        try DocumentDescription(json: octets, replacing: profile, files: read)
    }

    /// All that is wrong with it.
    func faults(replacing profile: DocumentDescription) -> [SimulatorError] {
        DocumentDescription.faults(json: octets, replacing: profile, files: read)
    }

    /// Of a file in which there is more than a description takes, only that there is more.
    private func read(_ path: String) throws -> [UInt8] { try InputFile.read(folder + path, limit: 1 << 20) }
}
