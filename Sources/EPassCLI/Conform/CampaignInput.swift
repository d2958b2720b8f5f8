// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassConformance
import EPassMessages

/// The cases that are run, of files.
struct CampaignInput<Unit: Sendable>: Sendable {
    /// The units of the files, in the order of their names.
    let units: [Unit]
    /// What the paths of files that these name begin with.
    let folder: String

    /// - Parameters:
    ///   - paths: files of cases, and folders of such files.
    ///   - unit: reads one.
    /// - Throws: `CLIError` with the file and the place in it.
    init(_ paths: [String], unit: ([UInt8]) throws(ConformanceError) -> Unit) throws(CLIError) {
        var units: [Unit] = []
        for path in paths {
            for file in try Self.files(path) {
                let octets = try InputFile.read(file, limit: 8 << 20)
                do throws(ConformanceError) { units.append(try unit(octets)) } catch {
                    throw CLIError(error, file: file)
                }
            }
        }
        self.units = units
        let first = paths.first ?? ""
        let end = first.utf8.lastIndex(of: UInt8(ascii: "/"))
        folder = InputFile.isFolder(first) ? first + "/" : end.map { String(first[...$0]) } ?? ""
    }

    private static func files(_ path: String) throws(CLIError) -> [String] {
        guard InputFile.isFolder(path) else { return [path] }
        let names = (InputFile.entries(of: path) ?? []).filter { $0.hasSuffix(".json") }.sorted()
        guard !names.isEmpty else {
            throw CLIError(
                code: ConformanceError.Code.fileInvalid, message: .conformanceNoFiles(folder: path),
                remedy: .conformanceNoFilesRemedy)
        }
        return names.prefix(1024).map { "\(path)/\($0)" }
    }
}

extension CLIError {
    /// What a campaign says of itself, as the program says it.
    static func of<Value>(_ make: () throws(ConformanceError) -> Value) throws(CLIError) -> Value {
        do throws(ConformanceError) { return try make() } catch { throw CLIError(error) }
    }
}
